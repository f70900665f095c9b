/** @import { TablierError } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */

/** The line under a text field that says what is wrong with the text; the text stays as it is. */
export class ErrorLine {
  #element;
  #field;
  #i18n;
  #phrases;

  /**
   * @param {HTMLElement} element
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(element, field, i18n, phrases) {
    this.#element = element;
    this.#field = field;
    this.#i18n = i18n;
    this.#phrases = phrases;
    element.setAttribute("role", "alert");
  }

  clear() {
    this.#element.hidden = true;
    this.#element.textContent = "";
    this.#field.removeAttribute("aria-invalid");
  }

  /**
   * @param {string} text
   * @param {number} maxLength
   * @returns {boolean} Whether the text is worth reading; else it is said why not.
   */
  accepts(text, maxLength) {
    if (text === "") this.say("empty", this.#i18n.t("error.empty"));
    else if (text.length > maxLength) this.say("too-long", this.#i18n.t("error.too-long", { length: text.length, max: maxLength }));
    else return true;
    return false;
  }

  /**
   * @param {unknown} error What the games threw; the place it names is selected in the field.
   */
  show(error) {
    const { code, details } = /** @type {TablierError} */ (error);
    this.say(code, this.#phrases.error(error));
    if (details?.at === undefined) return;
    const { value } = this.#field;
    const start = value.length - value.trimStart().length + details.at;
    const [word] = value.slice(start).match(/^\w+|^./) ?? [""];
    this.#field.focus();
    this.#field.setSelectionRange(start, start + word.length);
  }

  /**
   * @param {string} code
   * @param {string} text
   * @param {(string | Node)[]} [rest] What follows it.
   */
  say(code, text, rest = []) {
    this.#element.dataset.code = code;
    this.#element.replaceChildren(text, ...rest);
    this.#element.hidden = false;
    this.#field.setAttribute("aria-invalid", "true");
  }
}
