/** @import { Analysis } from "../analysis/analysis.js" */
/** @import { Move } from "../../../pkg/tablier.js" */
/** @import { Annotations } from "../../../pkg/board/annotations.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Change, Session } from "../session.js" */
/** @import { Status } from "./status.js" */
import { byId } from "../dom.js";

/** Changes after which the position is the same. */
const STILL = ["flip", "note", "tree"];

/** What the computer would play, shown on the board and said, and not played. */
export class Hint {
  #session;
  #analysis;
  #draw;
  #i18n;
  #phrases;
  #status;
  #button = /** @type {HTMLButtonElement} */ (byId("hint"));
  #isShown = false;

  /**
   * @param {Session} session
   * @param {Analysis} analysis While it is on there are no hints: it shows more.
   * @param {(part: Annotations) => void} draw On the board.
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Status} status
   */
  constructor(session, analysis, draw, i18n, phrases, status) {
    this.#session = session;
    this.#analysis = analysis;
    this.#draw = draw;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#status = status;
    this.#button.addEventListener("click", () => this.#ask());
    session.addEventListener("change", (event) => {
      const { type } = /** @type {CustomEvent<Change>} */ (event).detail;
      if (this.#isShown && !STILL.includes(type)) this.#mark(null);
      this.show();
    });
    session.addEventListener("activity", () => this.show());
    analysis.addEventListener("switch", () => {
      if (this.#isShown) this.#mark(null);
      this.show();
    });
  }

  show() {
    const { setup, awaitsMove, thinking } = this.#session;
    this.#button.hidden = setup.mode === "auto" || this.#analysis.isOn;
    // Not disabled: that would take the focus from it while the computer looks.
    this.#button.setAttribute("aria-disabled", String(!awaitsMove || thinking));
  }

  async #ask() {
    if (this.#button.getAttribute("aria-disabled") === "true") return;
    const move = await this.#session.hint();
    if (!move) return;
    this.#mark(move);
    this.#status.remark(this.#i18n.t("play.hint.move", { move: this.#phrases.move(move) }));
  }

  /** @param {Move | null} move */
  #mark(move) {
    this.#isShown = move !== null;
    this.#draw(move ? drawn(move) : {});
  }
}

/**
 * @param {Move} move
 * @returns {Annotations} Its way, where it ends, and what it captures.
 */
function drawn({ path, from, to, captures }) {
  const way = from !== null && path[0] !== from ? [from, ...path] : path;
  const arrows = way.slice(1).map((cell, index) => ({ from: way[index], to: cell, colour: /** @type {const} */ ("blue") }));
  const taken = captures.map(({ cell }) => ({ cell, shape: /** @type {const} */ ("cross"), colour: /** @type {const} */ ("red") }));
  const goal = to === "" ? [] : [{ cell: to, colour: /** @type {const} */ ("blue") }];
  return { arrows, marks: [...goal, ...taken.filter(({ cell }) => cell !== to)] };
}
