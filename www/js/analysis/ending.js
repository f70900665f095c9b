// Endings that the engine solves on the spot, so that wins are told with their distance: the tables that are shipped tell who wins.

/** @import { EngineHost } from "../../../pkg/element/engine-host.js" */
/** @import { Game, GameId } from "../../../pkg/tablier.js" */

/** Men of both players together: with eight of Charret half a minute and 15 MB more; nine would take 70 MB. @type {Partial<Record<GameId, number>>} */
const MOST_MEN = { charret: 8 };

/** Has endings solved in the engine's worker, each once, while nothing else is asked there. */
export class Endings {
  #host;
  /** By game and rules, up to how many men all is solved. @type {Map<string, number>} */ #solved = new Map();

  /** @param {EngineHost} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {Game} game
   * @returns {boolean} Whether there is something to solve.
   */
  has(game) {
    const men = menOf(game);
    return men > 0 && men > (this.#solved.get(keyOf(game)) ?? 0);
  }

  /**
   * @param {Game} game Is read at once.
   * @param {AbortSignal} signal What was solved until then stays.
   * @param {(share: number) => void} onProgress
   */
  async solve(game, signal, onProgress) {
    const [key, men, seen] = [keyOf(game), menOf(game), game.clone()];
    try {
      const isSolved = await this.#host.ask(async (engine) => {
        if (signal.aborted) return false;
        return engine.solve(seen, { men, signal, onProgress }).catch(withoutTable);
      });
      if (isSolved !== false) this.#solved.set(key, isSolved === null ? Infinity : men);
    } finally {
      seen.free();
    }
  }
}

/**
 * @param {any} error
 * @returns {null} Where the rules are not those of the analysis.
 */
function withoutTable(error) {
  if (error?.code === "bad-table") return null;
  throw error;
}

/** @param {Game} game */
function keyOf(game) {
  return JSON.stringify([game.id(), game.rules()]);
}

/**
 * @param {Game} game
 * @returns {number} 0 where this is no ending.
 */
function menOf(game) {
  const most = MOST_MEN[game.id()] ?? 0;
  if (most === 0 || game.hands().some(({ count }) => count > 0)) return 0;
  const men = game.board().length;
  return men <= most ? men : 0;
}
