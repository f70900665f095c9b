import type { Game, GameId, SearchInfo, SearchLimits, SearchResult } from "./tablier.js";

export interface EngineOptions {
  /** Address of the worker script; by default `worker.js` beside this module. */
  workerUrl?: string | URL;
}
export interface SearchOptions extends Omit<SearchLimits, "onInfo"> {
  /** Stops the search; what was found so far is the answer. */
  signal?: AbortSignal;
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
  static create(options?: EngineOptions): Promise<Engine>;
  /**
   * Best move, or `null` when the game is over. The game is read at the call: later changes do not matter.
   * On an aborted signal it answers within 50 ms with the best move so far.
   */
  bestMove<I extends GameId>(game: Game<I>, options?: SearchOptions): Promise<SearchResult | null>;
  /** Infos as the search deepens, until the limits are reached or the signal aborts. */
  analyse<I extends GameId>(game: Game<I>, options?: Omit<SearchOptions, "onInfo">): AsyncIterableIterator<SearchInfo>;
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
  /** Ends the worker. Searches under way are rejected with code "disposed". */
  dispose(): void;
}
