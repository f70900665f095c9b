/** Milliseconds without a further wish after which it is done, and after which it is done in any case. */
const QUIET_MS = 150;
const LONGEST_MS = 700;
/** Milliseconds after which a page is not seen, or draws too slowly to be waited for. */
const UNSEEN_MS = 100;

/** Something that is to be done soon, once for many wishes, and not before the page has shown what has changed. */
export class Later {
  #task;
  #timer = 0;
  /** When it must be done. */
  #due = 0;

  /** @param {() => void} task */
  constructor(task) {
    this.#task = task;
  }

  get isPending() { return this.#due > 0; }

  ask() {
    const now = performance.now();
    this.#due ||= now + LONGEST_MS;
    clearTimeout(this.#timer);
    this.#timer = /** @type {any} */ (setTimeout(() => this.flush(), Math.min(QUIET_MS, this.#due - now)));
    // Timers of a page that is not seen may come much later, or never.
    if (globalThis.document?.visibilityState === "hidden") this.flush();
  }

  /** Does at once what is still to be done. */
  flush() {
    if (!this.isPending) return;
    this.drop();
    this.#task();
  }

  drop() {
    clearTimeout(this.#timer);
    this.#due = 0;
  }
}

/** Lets the browser draw and answer before what follows. */
export function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Lets the browser draw what has changed, where the page is seen. */
export function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
}

/**
 * Calls `task` when the page is left or hidden: what is not done then may never be.
 * @param {() => void} task
 */
export function onLeaving(task) {
  addEventListener("pagehide", task);
  addEventListener("blur", task);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") task();
  });
}
