/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { Status } from "./status.js" */
import { byId } from "../dom.js";
import { confirm } from "./confirm.js";

/** The toolbar, except for the new game. */
export class Controls {
  #session;
  #i18n;
  #phrases;
  #status;
  #undo = /** @type {HTMLButtonElement} */ (byId("undo"));
  #redo = /** @type {HTMLButtonElement} */ (byId("redo"));
  #draw = /** @type {HTMLButtonElement} */ (byId("draw"));
  #resign = /** @type {HTMLButtonElement} */ (byId("resign"));

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Status} status
   */
  constructor(session, i18n, phrases, status) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#status = status;
    this.#undo.addEventListener("click", () => session.undo());
    this.#redo.addEventListener("click", () => session.redo());
    byId("flip").addEventListener("click", () => session.flip());
    this.#draw.addEventListener("click", () => this.#askDraw());
    this.#resign.addEventListener("click", () => this.#askResign());
    session.addEventListener("activity", () => this.show());
  }

  show() {
    const { outcome, setup, drawClaim, awaitsMove, thinking } = this.#session;
    this.#draw.title = this.#i18n.t(drawClaim ? "draw.claim" : "draw");
    this.#draw.classList.toggle("claimable", drawClaim !== null && awaitsMove);
    this.#undo.disabled = !this.#session.canUndo;
    this.#redo.disabled = !this.#session.canRedo;
    this.#draw.disabled = !awaitsMove || thinking;
    this.#resign.disabled = outcome !== null || setup.mode === "auto";
  }

  async #askResign() {
    const { setup, info, game } = this.#session;
    const { t } = this.#i18n;
    const question = setup.mode === "two"
      ? t("confirm.resign.player", { player: this.#phrases.player(info, game.turn()) })
      : t("confirm.resign");
    if (await confirm(question, t("resign"))) this.#session.resign();
  }

  async #askDraw() {
    const session = this.#session;
    const { t } = this.#i18n;
    if (session.drawClaim) {
      if (await confirm(t("confirm.draw.claim"), t("confirm.draw.yes"))) session.claimDraw();
      return;
    }
    if (session.setup.mode === "two") {
      const [first, second] = session.info.players.map(({ id }) => this.#phrases.player(session.info, id));
      if (await confirm(t("confirm.draw.two", { first, second }), t("confirm.draw.yes"))) session.agreeDraw();
      return;
    }
    if (!(await confirm(t("confirm.draw.computer"), t("draw")))) return;
    if (!session.awaitsMove || session.thinking) return;
    if ((await session.offerDraw()) === false) this.#status.remark(t("draw.refused"));
  }
}
