import type { Game, GameId, SearchInfo, SearchLimits, SearchResult } from "./tablier.js";

/** Options of `Engine.create`. */
export interface EngineOptions {
  /** Address of the worker script; by default `worker.js` beside this module. */
  workerUrl?: string | URL;
}

/** Limits of a search, and how to follow and to stop it. */
export interface SearchOptions extends Omit<SearchLimits, "onInfo"> {
  /** Stops the search; what was found so far is the answer. */
  signal?: AbortSignal;
  /** Told of each depth that is completed, the last ones of a fast search at once. An error thrown here rejects the promise. */
  onInfo?: (info: SearchInfo) => void;
}

export interface SolveOptions {
  /** Men of both players together: 4 at most in draughts, 3 in Spanish draughts, 9 in Charret. */
  men: number;
  /** Ends the analysis. */
  signal?: AbortSignal;
  /** Told at every hundredth of the positions: a share from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * A search in a Worker, behind promises. One search runs at a time; others wait their turn. When the worker fails, a new
 * one takes the search up from its beginning, and its infos come again; when that fails too, it is rejected with code
 * "engine-failed".
 */
export class Engine {
  /** By `Engine.create`. */
  private constructor();
  /**
   * Starts a worker; one engine serves a whole page. Rejects with "engine-failed" where none can be started, "bad-option".
   * @example const engine = await Engine.create();
   */
  static create(options?: EngineOptions): Promise<Engine>;
  /**
   * Best move, or `null` when the game is over; after a second where no limit is given. The game is read at the call: later
   * changes do not matter. On an aborted signal it answers within 50 ms with the best move so far; a search that had to wait
   * until then, or whose signal was aborted before, with any legal move and `depth` 0. Rejects with "bad-option", "disposed".
   * @example const answer = await engine.bestMove(game, { timeMs: 500, level: 4 });
   */
  bestMove<I extends GameId>(game: Game<I>, options?: SearchOptions): Promise<SearchResult | null>;
  /**
   * Infos as the search deepens, until the limits are reached, the signal aborts or the loop is left. Without limits it goes
   * on until it is stopped. A reader that is slow is given all of them; depths that are completed in an instant may be
   * skipped.
   * @example for await (const { depth, lines } of engine.analyse(game, { multiPv: 3, signal })) show(depth, lines);
   */
  analyse<I extends GameId>(
    game: Game<I>,
    options?: Omit<SearchOptions, "onInfo">,
  ): AsyncIterableIterator<SearchInfo> & { [Symbol.asyncDispose](): Promise<void> };
  /**
   * Solves all endings with up to `men` men together by retrograde analysis: as `Game.startSolving`, in the worker and
   * while nothing is searched there. What is solved, also by a call that is stopped, serves all later searches of this
   * game under its rules. True when all is solved, false when the signal aborted.
   *
   * Up to 9 men of Charret take 44 million positions and some 70 MB.
   */
  solve<I extends GameId>(game: Game<I>, options: SolveOptions): Promise<boolean>;
  /**
   * Gives the worker the bytes of a table, such as `tablier/tables/draughts-4.bin`, for its searches of this game. The
   * tables of few men it loads by itself. A worker that takes the place of another is given them again.
   */
  loadTable<I extends GameId>(game: Game<I>, bytes: Uint8Array): Promise<void>;
  /**
   * Gives the worker the bytes of weights, such as `tablier/weights/draughts.bin`, for its searches of this game: where it
   * cannot fetch them by itself, or to try others.
   */
  loadWeights<I extends GameId>(game: Game<I>, bytes: Uint8Array): Promise<void>;
  /** Ends the worker. Searches under way are rejected with code "disposed"; a second call does nothing. */
  dispose(): void;
  /** The same, for `using` and `await using`. */
  [Symbol.dispose](): void;
}
