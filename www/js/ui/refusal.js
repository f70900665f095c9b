/** @import { Refused } from "../../../pkg/board/board.js" */
/** @import { WhyNot } from "../../../pkg/board/phrases.js" */
/** @import { Game, GameInfo } from "../../../pkg/tablier.js" */
/** @import { Phrases } from "../phrases.js" */

/** Why the last click or drag on a board was refused, until it is dropped. */
export class Refusal {
  #table;
  #phrases;
  /** @type {Refused | null} */ #refused = null;

  /**
   * @param {{ info: GameInfo, game: Game }} table What is on the board.
   * @param {Phrases} phrases
   */
  constructor(table, phrases) {
    this.#table = table;
    this.#phrases = phrases;
  }

  /** In the visitor's language; `null` where nothing was refused. @returns {WhyNot | null} */
  get why() {
    return this.#refused && this.#phrases.whyNot(this.#table.info, this.#table.game, this.#refused);
  }

  /** Whether it is about what cannot be done, and not about how to do it. */
  get isTrouble() {
    return this.#refused !== null && this.#refused.reason !== "way";
  }

  /**
   * @param {Refused} refused
   * @returns {boolean} Whether it is to be told: a click beside the pieces does not put a reason away that stands there.
   */
  hold(refused) {
    if (this.#refused && this.#refused.reason !== "choose" && refused.reason === "choose") return false;
    this.#refused = refused;
    return true;
  }

  /** @returns {boolean} Whether there was one. */
  drop() {
    const wasSome = this.#refused !== null;
    this.#refused = null;
    return wasSome;
  }
}
