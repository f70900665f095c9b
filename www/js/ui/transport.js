/** @import { Session } from "../session.js" */
import { byId } from "../dom.js";

/** The four buttons that step through the game. */
export class Transport {
  #session;
  #start = /** @type {HTMLButtonElement} */ (byId("to-start"));
  #back = /** @type {HTMLButtonElement} */ (byId("back"));
  #forward = /** @type {HTMLButtonElement} */ (byId("forward"));
  #end = /** @type {HTMLButtonElement} */ (byId("to-end"));

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    this.#start.addEventListener("click", () => session.goTo(0));
    this.#back.addEventListener("click", () => session.back());
    this.#forward.addEventListener("click", () => session.forward());
    this.#end.addEventListener("click", () => session.goTo(Infinity));
    session.addEventListener("activity", () => this.show());
  }

  show() {
    const { canGoBack, canGoForward } = this.#session;
    for (const [button, can] of /** @type {const} */ ([
      [this.#start, canGoBack], [this.#back, canGoBack], [this.#forward, canGoForward], [this.#end, canGoForward],
    ])) {
      // A disabled button would lose the focus to nothing, and the keys with it.
      button.setAttribute("aria-disabled", String(!can));
    }
  }
}
