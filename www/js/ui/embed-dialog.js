/** @import { I18n, Key } from "../i18n.js" */
/** @import { Wanted } from "../embed-code.js" */
/** @import { Session } from "../session.js" */
import { isTurned } from "../../../pkg/board/geometry.js";
import { LOOKS } from "../../../pkg/board/palette.js";
import { byId } from "../dom.js";
import { attributesFor, frameCode, tagCode } from "../embed-code.js";
import { copy } from "./give.js";

const DONE_MS = 1800;
/** Levels of the computer. */
const LEVELS = 10;

/** Writes HTML that shows the position or the game on another site: as a tag with a script, or as a frame. */
export class EmbedDialog {
  #session;
  #i18n;
  #dialog = /** @type {HTMLDialogElement} */ (byId("embed-dialog"));
  #content = /** @type {HTMLSelectElement} */ (byId("embed-content"));
  #level = /** @type {HTMLSelectElement} */ (byId("embed-level"));
  #form = /** @type {HTMLSelectElement} */ (byId("embed-form"));
  #lang = /** @type {HTMLSelectElement} */ (byId("embed-lang"));
  #theme = /** @type {HTMLSelectElement} */ (byId("embed-theme"));
  #look = /** @type {HTMLSelectElement} */ (byId("embed-look"));
  #caption = /** @type {HTMLInputElement} */ (byId("embed-caption"));
  #code = /** @type {HTMLTextAreaElement} */ (byId("embed-code"));

  /**
   * @param {Session} session
   * @param {I18n} i18n
   */
  constructor(session, i18n) {
    this.#session = session;
    this.#i18n = i18n;
    for (const select of [this.#content, this.#level, this.#form, this.#lang, this.#theme, this.#look]) select.addEventListener("change", () => this.#write());
    this.#caption.addEventListener("input", () => this.#write());
    byId("embed-open").addEventListener("click", () => {
      this.#lang.value = i18n.language;
      const levels = Array.from({ length: LEVELS }, (_, index) => new Option(i18n.t(/** @type {Key} */ (`level.${index + 1}`)), String(index + 1)));
      const looks = LOOKS.map((look) => new Option(i18n.t(/** @type {Key} */ (`settings.look.${look}`)), look));
      refill(this.#level, [new Option(i18n.t("embed.two"), ""), ...levels]);
      refill(this.#look, looks);
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
    byId("embed-level-field").hidden = this.#content.value !== "play";
    const attributes = attributesFor({
      content: /** @type {Wanted["content"]} */ (this.#content.value), level: this.#level.value,
      caption: this.#caption.value.trim(), theme: this.#theme.value, look: this.#look.value, lang: this.#lang.value,
    }, shown);
    const home = new URL(".", location.href).href;
    const title = info.names[/** @type {"fr" | "en"} */ (this.#lang.value)];
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

/**
 * Puts options in the language of the page, and keeps the choice.
 * @param {HTMLSelectElement} select
 * @param {HTMLOptionElement[]} options
 */
function refill(select, options) {
  const { value } = select;
  select.replaceChildren(...options);
  if (options.some((option) => option.value === value)) select.value = value;
}
