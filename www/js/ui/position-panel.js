/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
import { byId } from "../dom.js";
import { ErrorLine } from "./error-line.js";

const MAX_LENGTH = 4000;
const COPIED_MS = 1600;

/**
 * The text of the position, to copy or to play from. It follows the game until it is edited, and again when
 * another game is on the table.
 */
export class PositionPanel {
  #session;
  #i18n;
  #announcer;
  #text = /** @type {HTMLTextAreaElement} */ (byId("position-text"));
  #copy = byId("position-copy");
  #error;
  #edited = false;
  /** Of the game that is shown. */
  #key = "";

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   */
  constructor(session, i18n, phrases, announcer) {
    this.#session = session;
    this.#i18n = i18n;
    this.#announcer = announcer;
    this.#error = new ErrorLine(byId("position-error"), this.#text, i18n, phrases);
    session.addEventListener("change", () => this.#follow());
    this.#text.addEventListener("input", () => {
      this.#edited = true;
      this.#error.clear();
    });
    this.#copy.addEventListener("click", () => this.#copyText());
    byId("position-reset").addEventListener("click", () => this.#reset());
    byId("position-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
  }

  show() {
    if (!this.#edited) this.#text.value = this.#session.game.position();
  }

  /** What was written here belongs to the game that was there then. */
  #follow() {
    const { key } = this.#session;
    if (key === this.#key) return this.show();
    this.#key = key;
    this.#reset();
  }

  #reset() {
    this.#edited = false;
    this.#error.clear();
    this.show();
  }

  #start() {
    const text = this.#text.value.trim();
    if (!this.#error.accepts(text, MAX_LENGTH)) return;
    try {
      this.#session.start(this.#session.setup, text);
      this.#reset();
    } catch (error) {
      this.#error.show(error);
    }
  }

  async #copyText() {
    try {
      await navigator.clipboard.writeText(this.#text.value);
    } catch {
      this.#text.select();
      return;
    }
    const copied = this.#i18n.t("copied");
    this.#copy.textContent = copied;
    this.#announcer.say(copied);
    setTimeout(() => (this.#copy.textContent = this.#i18n.t("copy")), COPIED_MS);
  }
}
