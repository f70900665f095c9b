/** @import { Opponent } from "./opponent.js" */

/** One question at a time to the computer; a new one, or `halt`, drops the one before. */
export class Thinker {
  #opponent;
  #onActivity;
  /** @type {AbortController | null} */ #search = null;
  /** Why the last question had no answer. @type {unknown} */ failure = null;

  /**
   * @param {Opponent} opponent
   * @param {() => void} onActivity Called when it begins to think, or fails.
   */
  constructor(opponent, onActivity) {
    this.#opponent = opponent;
    this.#onActivity = onActivity;
  }

  get isBusy() { return this.#search !== null; }

  /** Drops the question; its answer no longer matters. */
  halt() {
    this.#search?.abort();
    this.#search = null;
  }

  /** Has the question answered at once, as well as it can be. */
  hurry() {
    this.#search?.abort();
  }

  /**
   * @template T
   * @param {(opponent: Opponent, signal: AbortSignal) => Promise<T>} question
   * @returns {Promise<T | null>} `null` where it was dropped or failed.
   */
  async ask(question) {
    this.halt();
    const search = new AbortController();
    this.#search = search;
    this.#onActivity();
    try {
      const answer = await question(this.#opponent, search.signal);
      if (this.#search !== search) return null;
      this.#search = null;
      return answer;
    } catch (error) {
      if (this.#search === search) this.#fail(error);
      return null;
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.failure = error;
    this.#search = null;
    this.#onActivity();
  }
}
