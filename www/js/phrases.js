/** @import { Outcome } from "../../pkg/tablier.js" */
/** @import { End } from "./game-tree.js" */
/** @import { I18n } from "./i18n.js" */
/** @import { Session } from "./session.js" */
import { BoardPhrases } from "../../pkg/board/phrases.js";

export { quotable } from "../../pkg/board/phrases.js";

/** Sentences about games, in the visitor's language. */
export class Phrases extends BoardPhrases {
  #i18n;

  /** @param {I18n} i18n */
  constructor(i18n) {
    super(i18n);
    this.#i18n = i18n;
  }

  /** @param {Session} session */
  turn(session) {
    const player = this.player(session.info, session.game.turn());
    const alone = session.setup.mode === "computer" && session.awaitsMove;
    return this.#i18n.t(alone ? "board.turn.yours" : "board.turn", { player });
  }

  /**
   * @param {Session} session
   * @param {End} end
   */
  resultOf({ info, setup }, end) {
    return this.outcome(info, /** @type {Outcome} */ (end), setup.rules, setup.mode === "computer" ? setup.side : null);
  }
}
