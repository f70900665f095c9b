/** @import { PieceOnCell } from "../../../pkg/tablier.js" */
/** @import { Highlights } from "../../../pkg/board/marks.js" */
/** @import { Scene } from "../../../pkg/board/scene.js" */
import { AccessibleGrid } from "../../../pkg/board/accessible-grid.js";
import { BoardView } from "../../../pkg/board/board-view.js";

/** A press becomes a drag after this many CSS pixels. */
const DRAG_DISTANCE = 6;
/** A finger may miss a cell by this many CSS pixels. */
const TOUCH_REACH = 9;

/**
 * What a board is edited by.
 * @typedef {object} Hand
 * @property {(cell: string) => void} enter A click, a tap, or Enter.
 * @property {(cell: string) => void} erase The right button, or Delete.
 * @property {(lifted: string | null) => string[]} wanted Cells that a finger rather means: for the piece lifted from a
 *   cell, or for what is in hand.
 * @property {(cell: string) => boolean} lifts Whether a drag that begins here moves what stands here; else it is a stroke.
 * @property {(from: string, to: string | null) => void} move `null`: off the board.
 * @property {(cells: string[], isOver: boolean) => void} stroke The cells that a stroke has come over so far.
 */

/** What is shown. @typedef {{ pieces: PieceOnCell[], highlights: Highlights, lit: string[], name: string, label: (cell: string) => string }} Shown */

/** A board on which pieces are put and taken at will, by mouse, touch, pen and keyboard. */
export class EditorBoard {
  #element;
  #hand;
  #view;
  #grid;
  /** @type {Scene} */ #scene;
  /** @type {Shown} */ #shown;
  /** @type {{ id: number, cell: string, x: number, y: number, kind: "press" | "drag" | "stroke", cells: string[] } | null} */ #press = null;
  /** The cell under the pointer, and the one that the keyboard is on. @type {string | null} */ #hovered = null;
  /** @type {string | null} */ #focused = null;

  /**
   * @param {HTMLElement} element With a canvas inside.
   * @param {Hand} hand
   */
  constructor(element, hand) {
    this.#element = element;
    this.#hand = hand;
    this.#view = new BoardView(/** @type {HTMLCanvasElement} */ (element.querySelector("canvas")));
    this.#grid = new AccessibleGrid(element, (cell) => hand.enter(cell), (cell) => {
      this.#focused = cell;
      this.#paint();
    });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Delete" && event.key !== "Backspace") return;
      const { cell } = /** @type {HTMLElement} */ (event.target).dataset;
      if (cell === undefined) return;
      event.preventDefault();
      hand.erase(cell);
    });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#cancel();
      const { cell } = /** @type {HTMLElement} */ (event.target).dataset;
      if (cell !== undefined) hand.erase(cell);
    });
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.#cancel());
    element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.#hover(null);
    });
  }

  /** @param {Scene} scene */
  setScene(scene) {
    const { geometry } = scene;
    const isOther = this.#scene?.geometry !== geometry;
    this.#scene = scene;
    this.#element.style.setProperty("--ratio", String(geometry.view.width / geometry.view.height));
    this.#view.setScene(scene);
    if (!isOther) return;
    this.#hovered = this.#focused = null;
    this.#grid.build(geometry);
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    this.#view.annotate({ refused: shown.lit });
    this.#paint();
    const occupied = new Set(shown.pieces.map(({ cell }) => cell));
    this.#grid.label(shown.name, (cell) => ({
      label: shown.label(cell),
      selected: shown.highlights.selected === cell,
      movable: occupied.has(cell),
    }));
  }

  /**
   * @param {PointerEvent} event
   * @param {string[]} wanted Cells that a finger rather means.
   * @returns {string | null} The cell there.
   */
  cellAt(event, wanted) {
    const { x, y } = this.#view.locate(event);
    const { geometry } = this.#scene;
    const reach = (TOUCH_REACH * geometry.view.width) / this.#element.clientWidth;
    const cell = event.pointerType === "touch" ? geometry.cellNear(x, y, wanted, reach) : geometry.cellAt(x, y);
    return cell?.name ?? null;
  }

  #paint() {
    if (!this.#shown) return;
    const { pieces, highlights } = this.#shown;
    const { stacks } = this.#scene.painter;
    const marks = /** @type {any} */ ({ kings: highlights.kings });
    this.#view.show(stacks?.gather(pieces, marks) ?? pieces, { ...highlights, pointed: this.#hovered ?? this.#focused });
  }

  /** @param {string | null} cell */
  #hover(cell) {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#paint();
  }

  #cancel() {
    this.#press = null;
    this.#view.drag(null);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const cell = this.cellAt(event, this.#hand.wanted(null));
    this.#hover(cell);
    if (cell === null) return;
    this.#press = { id: event.pointerId, cell, x: event.clientX, y: event.clientY, kind: "press", cells: [cell] };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#hover(this.cellAt(event, []));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (event.buttons === 0) {
      this.#cancel();
      return;
    }
    const cell = this.#cellOf(event, press);
    if (press.kind === "press") {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= DRAG_DISTANCE) return;
      // A stroke begins where it leaves the cell: until then it is a click.
      if (this.#hand.lifts(press.cell)) press.kind = "drag";
      else if (cell !== press.cell) press.kind = "stroke";
      else return;
      this.#element.setPointerCapture(event.pointerId);
    }
    this.#hover(cell);
    if (press.kind === "drag") {
      this.#view.drag({ cell: press.cell, ...this.#view.locate(event) });
    } else if (cell !== null && !press.cells.includes(cell)) {
      press.cells.push(cell);
      this.#hand.stroke(press.cells, false);
    }
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.#cancel();
    const cell = this.#cellOf(event, press);
    if (press.kind === "drag") this.#hand.move(press.cell, cell);
    else if (press.kind === "stroke") this.#hand.stroke(press.cells, true);
    else if (cell === press.cell) this.#hand.enter(cell);
  }

  /**
   * @param {PointerEvent} event
   * @param {{ cell: string, kind: string }} press
   */
  #cellOf(event, { cell, kind }) {
    return this.cellAt(event, this.#hand.wanted(kind === "drag" ? cell : null));
  }
}
