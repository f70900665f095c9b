/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { TablierError } from "../../../pkg/tablier.js" */
import { byId } from "../dom.js";
import { ErrorLine } from "./error-line.js";
import { ruleLink } from "./rule-link.js";
import { playTyped } from "./typed-move.js";

const MAX_LENGTH = 200;
/** French words, and English ones of the same length for them: places in the text stay right. */
const WORDS = /** @type {const} */ ([[/^passe$/i, "pass "], [/^souffle\b/i, "huff   "], [/(?<=^huff\s+\w+),/i, " "]]);

/** The field in which a move is typed. Fires "refused" (detail: the cells that show why) when it is not legal. */
export class MoveField extends EventTarget {
  #session;
  #i18n;
  #phrases;
  #premove;
  #input = /** @type {HTMLInputElement} */ (byId("move-input"));
  #error;
  /** Whether cells are lit up for it. */
  #isRefused = false;
  /** Of the game on the table. */
  #key = "";

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {(text: string) => boolean} premove Takes a move that is to follow the computer's, if it may become legal.
   */
  constructor(session, i18n, phrases, premove) {
    super();
    this.#premove = premove;
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#error = new ErrorLine(byId("move-error"), this.#input, i18n, phrases);
    this.#input.addEventListener("input", () => this.clear());
    session.addEventListener("change", () => {
      this.clear();
      if (session.key !== this.#key) this.#input.value = "";
      this.#key = session.key;
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
      this.#submitPremove(inEnglish(text));
      return;
    }
    try {
      playTyped(inEnglish(text), this.#session.game, (move) => this.#session.play(move));
      this.#input.value = "";
    } catch (error) {
      this.#show(error);
    }
  }

  /** @param {string} text */
  #submitPremove(text) {
    const { takesPremove } = this.#session;
    if (takesPremove && this.#premove(text)) this.#input.value = "";
    else this.#error.say("computer", this.#i18n.t(takesPremove ? "play.premove.never" : "board.refused.computer"));
  }

  /** Forgets what is wrong with the move. */
  clear() {
    if (this.#isRefused) this.#light([]);
    this.#error.clear();
  }

  /** @param {unknown} error */
  #show(error) {
    const { code, details } = /** @type {TablierError} */ (error);
    if (!details?.refusal) return this.#error.show(error);
    const whyNot = this.#phrases.refusal(this.#session.info, details.refusal);
    this.#error.say(code, whyNot.sentence, ruleLink(this.#session.info, whyNot, this.#i18n));
    this.#light(whyNot.cells);
  }

  /** @param {string[]} cells */
  #light(cells) {
    this.#isRefused = cells.length > 0;
    this.dispatchEvent(new CustomEvent("refused", { detail: cells }));
  }
}

/** @param {string} text */
function inEnglish(text) {
  return WORDS.reduce((result, [word, english]) => result.replace(word, english), text);
}
