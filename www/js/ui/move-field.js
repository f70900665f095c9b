/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
import { byId } from "../dom.js";
import { ErrorLine } from "./error-line.js";

const MAX_LENGTH = 200;
/** French words, and English ones of the same length for them: places in the text stay right. */
const WORDS = /** @type {const} */ ([[/^passe$/i, "pass "], [/^souffle\b/i, "huff   "], [/(?<=^huff\s+\w+),/i, " "]]);

/** The field in which a move is typed. */
export class MoveField {
  #session;
  #i18n;
  #phrases;
  #input = /** @type {HTMLInputElement} */ (byId("move-input"));
  #error;

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n, phrases) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#error = new ErrorLine(byId("move-error"), this.#input, i18n, phrases);
    this.#input.addEventListener("input", () => this.#error.clear());
    session.addEventListener("change", () => {
      this.#error.clear();
      this.show();
    });
    byId("move-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  /** An example of a move stands in the empty field. */
  show() {
    const example = this.#session.awaitsMove ? this.#session.game.input([]).moves[0] : undefined;
    this.#input.placeholder = example ? this.#i18n.t("moveExample", { move: this.#phrases.move(example) }) : "";
  }

  #submit() {
    const text = this.#input.value.trim();
    if (!this.#error.accepts(text, MAX_LENGTH)) return;
    if (!this.#session.outcome && !this.#session.awaitsMove) {
      this.#error.say("computer", this.#i18n.t("board.refused.computer"));
      return;
    }
    try {
      this.#session.play(inEnglish(text));
      this.#input.value = "";
    } catch (error) {
      this.#error.show(error, this.#hint(text));
    }
  }

  /**
   * @param {string} text A move that was refused.
   * @returns {string} The likely reason, if one is known.
   */
  #hint(text) {
    const mustCapture = this.#session.awaitsMove && this.#session.game.marks().mustMove.length > 0 && !text.includes("x");
    return mustCapture ? this.#i18n.t("board.must") : "";
  }
}

/** @param {string} text */
function inEnglish(text) {
  return WORDS.reduce((result, [word, english]) => result.replace(word, english), text);
}
