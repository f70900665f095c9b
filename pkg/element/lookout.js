/** @import { Game, SearchInfo, SearchLimits } from "../tablier.js" */
/** @import { EngineHost } from "./engine-host.js" */

/** Looks at one position at a time, for whoever asked last. */
export class Lookout {
  #host;
  /** @type {AbortController | null} */ #current = null;

  /** @param {EngineHost} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {Game} game Is read at once.
   * @param {Pick<SearchLimits, "timeMs" | "multiPv">} limits
   * @param {(info: SearchInfo) => void} onInfo Not called once this is stopped, or another position looked at.
   * @returns {{ stop: () => void, ended: Promise<boolean> }} `ended`: whether the limits were reached. It fails as a
   * search does.
   */
  look(game, limits, onInfo) {
    this.#current?.abort();
    const search = (this.#current = new AbortController());
    const { signal } = search;
    const seen = game.clone();
    const ended = this.#host.ask(async (engine) => {
      if (signal.aborted) return false;
      for await (const info of engine.analyse(seen, { ...limits, signal })) {
        if (signal.aborted) return false;
        onInfo(info);
      }
      return !signal.aborted;
    });
    const free = () => seen.free();
    ended.then(free, free);
    return { stop: () => search.abort(), ended };
  }
}
