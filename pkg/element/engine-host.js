/** @import { EngineOptions } from "../engine.js" */
import { Engine } from "../engine.js";
import { PageEngine } from "./page-engine.js";

/** An engine in a worker, or in the page where none can be started; begun when first needed and again after a failure. */
export class EngineHost {
  #options;
  /** @type {Promise<Engine> | null} */ #engine = null;

  /** @param {EngineOptions} [options] */
  constructor(options) {
    this.#options = options;
  }

  /**
   * @template T
   * @param {(engine: Engine) => Promise<T>} question
   */
  async ask(question) {
    const starting = (this.#engine ??= Engine.create(this.#options).catch(() => /** @type {any} */ (PageEngine).create()));
    try {
      return await question(await starting);
    } catch (error) {
      if (this.#engine === starting) this.#engine = null;
      starting.then((engine) => engine.dispose(), () => {});
      throw error;
    }
  }
}
