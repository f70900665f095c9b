/** @import { I18n } from "../i18n.js" */
/** @import { Session } from "../session.js" */
/** @import { FinishDialog } from "./finish-dialog.js" */
import { byId } from "../dom.js";

/** The toolbar, except for the new game. */
export class Controls {
  #session;
  #i18n;
  #undo = /** @type {HTMLButtonElement} */ (byId("undo"));
  #finish = /** @type {HTMLButtonElement} */ (byId("finish"));

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {FinishDialog} finishDialog
   */
  constructor(session, i18n, finishDialog) {
    this.#session = session;
    this.#i18n = i18n;
    this.#undo.addEventListener("click", () => session.undo());
    byId("flip").addEventListener("click", () => session.flip());
    this.#finish.addEventListener("click", () => finishDialog.open());
    session.addEventListener("activity", () => this.show());
  }

  show() {
    const { setup, canUndo, canFinish, canReopen, canGoForward, drawClaim, awaitsMove } = this.#session;
    // Elsewhere it would do what Back does.
    this.#undo.hidden = setup.mode !== "computer";
    this.#undo.disabled = !canUndo;
    this.#finish.disabled = !canFinish && !canReopen;
    this.#finish.title = this.#i18n.t(canGoForward ? "finish.atEnd" : "finish");
    this.#finish.classList.toggle("claimable", canFinish && drawClaim !== null && awaitsMove);
  }
}
