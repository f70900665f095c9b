/** @import { GameReview } from "../analysis/game-review.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Library } from "../records/library.js" */
/** @import { Change, Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
import { byId } from "../dom.js";

/** Changes after which the position is the same. */
const STILL = ["flip", "note", "tree"];

/** The button that keeps the position on the board as an exercise of one's own, if one move in it is clearly the best. */
export class KeepPosition {
  #review;
  #session;
  #library;
  #i18n;
  #announcer;
  #button = /** @type {HTMLButtonElement} */ (byId("analysis-keep"));
  /** What came of it. @type {Key | null} */ #said = null;

  /**
   * @param {GameReview} review
   * @param {Session} session
   * @param {Library} library
   * @param {I18n} i18n
   * @param {Announcer} announcer
   */
  constructor(review, session, library, i18n, announcer) {
    this.#review = review;
    this.#session = session;
    this.#library = library;
    this.#i18n = i18n;
    this.#announcer = announcer;
    this.#button.addEventListener("click", () => void this.#keep());
    review.addEventListener("change", () => this.show());
    session.addEventListener("change", (event) => {
      if (!STILL.includes(/** @type {CustomEvent<Change>} */ (event).detail.type)) this.#said = null;
      this.show();
    });
  }

  show() {
    this.#button.hidden = this.#session.outcome !== null;
    // Not disabled: that would take the focus from it while the engine looks.
    this.#button.setAttribute("aria-disabled", String(this.#review.isBusy));
    byId("analysis-kept").hidden = this.#said === null;
    byId("analysis-kept-text").textContent = this.#said ? this.#i18n.t(this.#said) : "";
    const link = /** @type {HTMLAnchorElement} */ (byId("analysis-kept-link"));
    link.hidden = this.#said !== "keep.done" && this.#said !== "keep.known";
    link.href = `exercises.html#${this.#session.info.id}/own`;
  }

  async #keep() {
    if (this.#review.isBusy) return;
    const node = this.#session.tree.current;
    const said = await this.#found();
    if (node !== this.#session.tree.current) return;
    this.#said = said;
    this.#announcer.say(this.#i18n.t(said));
    this.show();
  }

  /** @returns {Promise<Key>} */
  async #found() {
    try {
      const exercise = await this.#review.exerciseHere();
      if (!exercise) return "keep.none";
      return (await this.#library.addExercises([exercise])) > 0 ? "keep.done" : "keep.known";
    } catch (error) {
      console.error(error);
      return "board.engineFailed";
    }
  }
}
