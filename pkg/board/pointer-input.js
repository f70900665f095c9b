/** @import { BoardView } from "./board-view.js" */
/** @import { Cell, Geometry } from "./geometry.js" */

/** A press becomes a drag after this many CSS pixels. */
const DRAG_DISTANCE = 6;
/** A finger may miss a cell by this many CSS pixels. */
const TOUCH_REACH = 9;

/**
 * @typedef {object} PointerTarget
 * @property {() => Geometry} geometry
 * @property {() => string[]} wanted Cells that may be entered.
 * @property {(cell: string) => boolean} grab Takes hold of a piece at once; whether there was one to take.
 * @property {(cell: string, dropped: boolean) => void} enter
 * @property {(from: string, to: string) => void} drag A drag between cells that carried no piece.
 * @property {(cell: string) => boolean} isCarried Whether the piece shown on the cell may be dragged.
 * @property {(cell: string | null) => void} hover
 */

/**
 * Mouse, pen and touch on a board: a click or a tap enters a cell, a drag enters the two cells at its ends. A finger that
 * scrolls the page is none of these: the browser cancels its press.
 */
export class PointerInput {
  #element;
  #view;
  #target;
  /** @type {{ id: number, cell: string, x: number, y: number, grabbed: boolean, dragging: boolean } | null} */ #press = null;

  /**
   * @param {HTMLElement} element
   * @param {BoardView} view
   * @param {PointerTarget} target
   */
  constructor(element, view, target) {
    this.#element = element;
    this.#view = view;
    this.#target = target;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.cancel());
    // A finger leaves the screen with every tap: what it pointed at stays, unless the tap entered it.
    element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") target.hover(null);
    });
  }

  get isDragging() { return this.#press?.dragging === true; }

  /** Lets go of what is held. */
  cancel() {
    this.#press = null;
    this.#view.drag(null);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#view.finish();
    const cell = this.#cellAt(event);
    this.#target.hover(cell?.name ?? null);
    if (!cell) return;
    const grabbed = this.#target.grab(cell.name);
    this.#press = { id: event.pointerId, cell: cell.name, x: event.clientX, y: event.clientY, grabbed, dragging: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#target.hover(this.#cellAt(event)?.name ?? null);
      return;
    }
    if (event.pointerId !== press.id) return;
    if (event.buttons === 0) {
      this.cancel();
      return;
    }
    if (!press.dragging && isFar(event, press) && this.#target.isCarried(press.cell)) {
      press.dragging = true;
      this.#element.setPointerCapture(event.pointerId);
    }
    if (press.dragging) {
      this.#view.drag({ cell: press.cell, ...this.#view.locate(event) });
      this.#target.hover(this.#cellAt(event)?.name ?? null);
    }
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.cancel();
    const cell = this.#cellAt(event);
    if (press.grabbed && event.pointerType !== "mouse") this.#target.hover(null);
    if (!cell) return;
    if (press.dragging) {
      if (cell.name !== press.cell) this.#target.enter(cell.name, true);
    } else if (cell.name === press.cell) {
      if (!press.grabbed) this.#target.enter(cell.name, false);
    } else if (isFar(event, press)) {
      this.#target.drag(press.cell, cell.name);
    }
  }

  /**
   * @param {PointerEvent} event
   * @returns {Cell | null}
   */
  #cellAt(event) {
    const { x, y } = this.#view.locate(event);
    const geometry = this.#target.geometry();
    if (event.pointerType !== "touch") return geometry.cellAt(x, y);
    const reach = (TOUCH_REACH * geometry.view.width) / this.#element.clientWidth;
    return geometry.cellNear(x, y, this.#target.wanted(), reach);
  }
}

/**
 * @param {PointerEvent} event
 * @param {{ x: number, y: number }} press
 * @returns {boolean} Whether the pointer has left the press behind: it drags.
 */
function isFar(event, { x, y }) {
  return Math.hypot(event.clientX - x, event.clientY - y) > DRAG_DISTANCE;
}
