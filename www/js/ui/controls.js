/** @import { Session } from "../session.js" */
/** @import { FinishDialog } from "./finish-dialog.js" */
import { byId } from "../dom.js";

/** The toolbar, except for the new game. */
export class Controls {
  #session;
  #finishDialog;
  #undo = /** @type {HTMLButtonElement} */ (byId("undo"));
  #finish = /** @type {HTMLButtonElement} */ (byId("finish"));

  /**
   * @param {Session} session
   * @param {FinishDialog} finishDialog
   */
  constructor(session, finishDialog) {
    this.#session = session;
    this.#finishDialog = finishDialog;
    this.#undo.addEventListener("click", () => session.undo());
    byId("flip").addEventListener("click", () => session.flip());
    this.#finish.addEventListener("click", () => finishDialog.open());
    session.addEventListener("activity", () => this.show());
  }

  show() {
    const { setup, canUndo, canFinish, drawClaim, awaitsMove } = this.#session;
    // The computer's moves on both sides are only looked at: there is Back.
    this.#undo.hidden = setup.mode === "auto";
    this.#undo.disabled = !canUndo;
    this.#finish.disabled = !this.#finishDialog.isOfUse;
    this.#finish.classList.toggle("claimable", canFinish && drawClaim !== null && awaitsMove);
  }
}
