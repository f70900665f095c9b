/** @import { I18n } from "../i18n.js" */
/** @import { Content } from "../embed-code.js" */
/** @import { Session } from "../session.js" */
import { isTurned } from "../../../pkg/board/geometry.js";
import { byId } from "../dom.js";
import { attributesFor, frameCode, tagCode } from "../embed-code.js";
import { copy } from "./give.js";

const DONE_MS = 1800;

/** Writes HTML that shows the position or the game on another site: as a tag with a script, or as a frame. */
export class EmbedDialog {
  #session;
  #i18n;
  #dialog = /** @type {HTMLDialogElement} */ (byId("embed-dialog"));
  #content = /** @type {HTMLSelectElement} */ (byId("embed-content"));
  #form = /** @type {HTMLSelectElement} */ (byId("embed-form"));
  #code = /** @type {HTMLTextAreaElement} */ (byId("embed-code"));

  /**
   * @param {Session} session
   * @param {I18n} i18n
   */
  constructor(session, i18n) {
    this.#session = session;
    this.#i18n = i18n;
    for (const select of [this.#content, this.#form]) select.addEventListener("change", () => this.#write());
    byId("embed-open").addEventListener("click", () => {
      this.#write();
      this.#dialog.showModal();
    });
    byId("embed-close").addEventListener("click", () => this.#dialog.close());
    byId("embed-copy").addEventListener("click", () => this.#copy());
  }

  #write() {
    const { info, game, view } = this.#session;
    const [first] = info.players;
    const shown = {
      record: this.#session.toRecord(), position: game.position(), info,
      orientation: view.rotated === isTurned(info, game.layout(), first.id) ? null : this.#session.opponentOf(first.id),
    };
    const attributes = attributesFor(/** @type {Content} */ (this.#content.value), shown);
    attributes.lang = this.#i18n.language;
    const home = new URL(".", location.href).href;
    const title = this.#i18n.name(info.names);
    const text = `${title} – ${shown.position}`;
    this.#code.value = this.#form.value === "tag" ? tagCode(attributes, home, text) : frameCode(attributes, home, title);
    byId("embed-hint").textContent = this.#i18n.t(this.#form.value === "tag" ? "embed.tag.hint" : "embed.frame.hint");
  }

  async #copy() {
    const button = byId("embed-copy");
    if (!(await copy(this.#code.value))) {
      this.#code.focus();
      this.#code.select();
      return;
    }
    button.textContent = this.#i18n.t("copied");
    setTimeout(() => (button.textContent = this.#i18n.t("copy")), DONE_MS);
  }
}
