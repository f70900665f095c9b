/** @import { RecordNote } from "../tablier.js" */
/** @import { BoardPhrases } from "../board/phrases.js" */
/** @import { Texts } from "../board/texts.js" */
/** @import { GameTable } from "./table.js" */
import { nagText } from "../board/nags.js";
import { make } from "./dom.js";

/** The moves of a tag's game, in pairs; a click on one goes there. One stop of the Tab key: the move played last. */
export class MoveList {
  #table;
  #texts;
  #phrases;
  #notes;
  element;
  /** The start, and the moves. @type {HTMLButtonElement[]} */ #buttons = [];
  /** What is listed. */
  #shown = "";
  /** The moves that the notes are about. */
  #noted;

  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   * @param {RecordNote[]} notes
   */
  constructor(table, texts, phrases, notes) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    this.#notes = notes;
    this.#noted = table.line.map(({ text }) => text);
    this.element = make("ol", { part: "moves", class: "moves" });
    this.element.addEventListener("click", (event) => {
      const index = this.#buttons.findIndex((button) => event.composedPath().includes(button));
      if (index >= 0) table.goTo(index);
    });
  }

  show() {
    const { line, ply } = this.#table;
    const shown = line.map(({ text }) => text).join("|") + this.#texts.language;
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#build();
    }
    const hasFocus = this.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement ?? null);
    this.#buttons.forEach((button, index) => {
      const isCurrent = index === ply;
      button.tabIndex = isCurrent ? 0 : -1;
      button.classList.toggle("ahead", index > ply);
      button.part.toggle("current", isCurrent);
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    const current = this.#buttons[ply];
    if (!current) return;
    if (hasFocus) current.focus({ preventScroll: true });
    this.#reveal(current);
  }

  #build() {
    const { line, leader } = this.#table;
    const { t } = this.#texts;
    const info = this.#table.info;
    this.element.setAttribute("aria-label", t("board.moves"));
    const start = make("button", { type: "button", part: "move", class: "start" }, t("board.moves.start"));
    this.#buttons = [start];
    /** @type {HTMLElement[]} */ const rows = [make("li", {}, start)];
    let number = 0;
    line.forEach((move, index) => {
      if (move.player === leader || index === 0) {
        number++;
        const dots = move.player === leader ? "." : ".…";
        rows.push(make("li", {}, make("span", { class: "number" }, `${number}${dots}`)));
      }
      const text = this.#phrases.move(move) + (this.#noteOf(index + 1)?.nags ?? []).map(nagText).join("");
      const label = t("board.moves.ply", { number, player: this.#phrases.player(info, move.player), move: text });
      const button = make("button", { type: "button", part: "move", "aria-label": label }, text);
      this.#buttons.push(button);
      rows[rows.length - 1].append(button);
    });
    this.element.replaceChildren(...rows);
  }

  /** What is said about the move played last. */
  get comment() {
    return this.#noteOf(this.#table.ply)?.comment ?? "";
  }

  /** @param {number} ply */
  #noteOf(ply) {
    const isNoted = this.#table.line.slice(0, ply).every(({ text }, index) => text === this.#noted[index]);
    return isNoted ? this.#notes.find((note) => note.ply === ply) : undefined;
  }

  /**
   * Scrolls the list, not the page.
   * @param {HTMLElement} button
   */
  #reveal(button) {
    const { scrollTop, clientHeight } = this.element;
    const { offsetTop, offsetHeight } = button;
    if (offsetTop < scrollTop) this.element.scrollTop = offsetTop - 4;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) this.element.scrollTop = offsetTop + offsetHeight - clientHeight + 4;
  }
}
