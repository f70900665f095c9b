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

/** A search in a Worker, behind promises. One search runs at a time; others wait their turn. */
export class Engine {
  static create(options?: EngineOptions): Promise<Engine>;
  /**
   * Best move, or `null` when the game is over. The game is read at the call: later changes do not matter.
   * On an aborted signal it answers within 50 ms with the best move so far.
   */
  bestMove<I extends GameId>(game: Game<I>, options?: SearchOptions): Promise<SearchResult | null>;
  /** Infos as the search deepens, until the limits are reached or the signal aborts. */
  analyse<I extends GameId>(game: Game<I>, options?: Omit<SearchOptions, "onInfo">): AsyncIterableIterator<SearchInfo>;
  /** Ends the worker. Searches under way are rejected with code "disposed". */
  dispose(): void;
}
