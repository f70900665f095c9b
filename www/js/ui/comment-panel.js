/** @import { Node } from "../game-tree.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
import { byId } from "../dom.js";
import { confirm } from "./confirm.js";

/** The comment on the current move, and what can be done with the variation that it is in. */
export class CommentPanel {
  #session;
  #i18n;
  #phrases;
  #label = byId("comment-label");
  #text = /** @type {HTMLTextAreaElement} */ (byId("comment-text"));
  /** The move commented on: it stays while somebody writes. @type {Node} */ #node;

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n, phrases) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    session.addEventListener("change", (event) => {
      const { type } = /** @type {CustomEvent} */ (event).detail;
      const isWriting = document.activeElement === this.#text && (type === "move" || type === "note");
      this.show(isWriting);
    });
    this.#text.addEventListener("input", () => session.comment(this.#text.value, this.#node));
    this.#text.addEventListener("blur", () => this.show());
    byId("promote").addEventListener("click", () => session.promote());
    byId("remove-branch").addEventListener("click", () => this.#askRemove());
  }

  /** @param {boolean} [isWriting] Whether the text is being written. */
  show(isWriting = false) {
    const { tree, info } = this.#session;
    byId("branch-tools").hidden = tree.current.branch === null;
    if (isWriting) return;
    this.#node = tree.current;
    const { move, comment } = this.#node;
    this.#label.textContent = move
      ? this.#i18n.t("comment.on", { player: this.#phrases.player(info, move.player), move: this.#phrases.move(move) })
      : this.#i18n.t("comment.onStart");
    if (this.#text.value !== comment) this.#text.value = comment;
  }

  async #askRemove() {
    const { t } = this.#i18n;
    const { branch } = this.#session.tree.current;
    if (!branch?.move) return;
    const question = t("branch.confirm", { move: this.#phrases.move(branch.move) });
    if (await confirm(question, t("branch.remove"))) this.#session.removeBranch();
  }
}
