/** @import { EngineOptions, SearchOptions } from "../engine.js" */
/** @import { Game, Level, SearchResult } from "../tablier.js" */
import { EngineHost } from "./engine-host.js";

/** Without a clock. */
const THINK_MS = 1000;
const JUDGE_MS = 400;
/** It agrees to a draw when it does not hold itself better off than this, in hundredths of a man. */
const CONTENT_WITH_DRAW = 5;
/** In the opening it plays on unless it is worse off by this much. */
const OPENING_PLIES = 20;
const RELIEVED_BY_DRAW = -30;

/** The computer as a player. */
export class Opponent {
  #host;

  /** @param {EngineOptions} [options] */
  constructor(options) {
    this.#host = new EngineHost(options);
  }

  /**
   * @param {Game} game
   * @param {Level} level
   * @param {AbortSignal} signal
   * @param {number} [timeMs]
   * @returns {Promise<SearchResult | null>}
   */
  think(game, level, signal, timeMs = THINK_MS) {
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#search(game, { level, timeMs, seed, signal });
  }

  /**
   * @param {Game} game With the other side to move.
   * @param {AbortSignal} signal
   */
  async acceptsDraw(game, signal) {
    const { length } = game.history();
    const result = await this.#search(game, { timeMs: JUDGE_MS, signal });
    return acceptsDraw(-(result?.score ?? 0), length);
  }

  /**
   * @param {Game} game Is read at once: it may be gone before there is an engine.
   * @param {SearchOptions} options
   */
  async #search(game, options) {
    const seen = game.clone();
    try {
      return await this.#host.ask((engine) => engine.bestMove(seen, options));
    } finally {
      seen.free();
    }
  }
}

/**
 * @param {number} score The computer's own, in hundredths of a man.
 * @param {number} ply Moves played.
 */
export function acceptsDraw(score, ply) {
  return score <= (ply < OPENING_PLIES ? RELIEVED_BY_DRAW : CONTENT_WITH_DRAW);
}
