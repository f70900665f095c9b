/** @import { Cell, Geometry } from "./geometry.js" */

/** They step through the game, unless the keyboard is on the board. */
const PAGE_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * The board for keyboard and screen reader: a grid of buttons over the canvas, one a cell. The arrow keys go along rows
 * and columns as they are seen. A click that a pointer made is left to the pointer's own events.
 */
export class AccessibleGrid {
  #element;
  /** @type {Cell[][]} */ #rows = [];
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map();
  /** @type {string | null} */ #current = null;
  /** Whether a pointer brought the focus here: then the keys of the page are left to the page. */
  #byPointer = false;
  /** Column that moves up and down keep to. */
  #column = 0;

  /**
   * @param {HTMLElement} parent
   * @param {(cell: string) => void} onEnter
   * @param {(cell: string | null) => void} onFocus The cell that the keyboard is on, or that it left the board.
   */
  constructor(parent, onEnter, onFocus) {
    this.#element = document.createElement("div");
    this.#element.className = "grid";
    this.#element.setAttribute("role", "grid");
    this.#element.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell && event.detail === 0) onEnter(cell);
    });
    this.#element.addEventListener("focusin", (event) => {
      const cell = cellOf(event.target);
      if (cell && cell !== this.#current) this.#setCurrent(cell);
      onFocus(cell && /** @type {Element} */ (event.target).matches(":focus-visible") ? cell : null);
    });
    this.#element.addEventListener("focusout", (event) => {
      onFocus(null);
      if (!this.#element.contains(/** @type {Node | null} */ (event.relatedTarget))) this.#byPointer = false;
    });
    this.#element.addEventListener("pointerdown", () => (this.#byPointer = true));
    this.#element.addEventListener("keydown", (event) => {
      if (this.#byPointer && PAGE_KEYS.includes(event.key)) return;
      this.#byPointer = false;
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.#walk(event.key)) event.preventDefault();
    });
    parent.append(this.#element);
  }

  /** @param {Geometry} geometry */
  build(geometry) {
    const hadFocus = this.#element.matches(":focus-within");
    this.#rows = geometry.rows();
    this.#buttons.clear();
    const { view } = geometry;
    this.#element.replaceChildren(
      ...this.#rows.map((cells) => {
        const row = document.createElement("div");
        row.setAttribute("role", "row");
        row.append(...cells.map((cell) => this.#buttonFor(cell, view)));
        return row;
      }),
    );
    const current = this.#current !== null && geometry.cells.has(this.#current) ? this.#current : this.#rows[0][0].name;
    this.#setCurrent(current);
    if (hadFocus) this.#buttons.get(current)?.focus();
  }

  /**
   * @param {string} name Of the whole board.
   * @param {(cell: string) => { label: string, selected: boolean, movable: boolean }} describe `movable`: a piece that
   *   a finger drags, where elsewhere it scrolls the page.
   */
  label(name, describe) {
    this.#element.setAttribute("aria-label", name);
    for (const [cell, button] of this.#buttons) {
      const { label, selected, movable } = describe(cell);
      // Of the many cells few change.
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      if (button.getAttribute("aria-selected") !== String(selected)) button.setAttribute("aria-selected", String(selected));
      button.classList.toggle("movable", movable);
    }
  }

  /**
   * @param {Cell} cell
   * @param {Geometry["view"]} view
   */
  #buttonFor({ name, box }, view) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("role", "gridcell");
    button.dataset.cell = name;
    button.tabIndex = -1;
    button.style.left = `${((box.x - view.x) / view.width) * 100}%`;
    button.style.top = `${((box.y - view.y) / view.height) * 100}%`;
    button.style.width = `${(box.width / view.width) * 100}%`;
    button.style.height = `${(box.height / view.height) * 100}%`;
    this.#buttons.set(name, button);
    return button;
  }

  /** @param {string} cell */
  #setCurrent(cell) {
    const previous = this.#current === null ? undefined : this.#buttons.get(this.#current);
    if (previous) previous.tabIndex = -1;
    this.#current = cell;
    const { row, column } = this.#placeOf(cell);
    this.#column = this.#rows[row][column].column;
    const button = this.#buttons.get(cell);
    if (button) button.tabIndex = 0;
  }

  /**
   * @param {string} key
   * @returns {boolean} Whether the key means a step on the board.
   */
  #walk(key) {
    if (this.#current === null) return false;
    const { row, column } = this.#placeOf(this.#current);
    const cells = this.#rows[row];
    switch (key) {
      case "ArrowLeft": this.#focus(cells[column - 1]); return true;
      case "ArrowRight": this.#focus(cells[column + 1]); return true;
      case "Home": this.#focus(cells[0]); return true;
      case "End": this.#focus(cells[cells.length - 1]); return true;
      case "ArrowUp": this.#focusInRow(row - 1); return true;
      case "ArrowDown": this.#focusInRow(row + 1); return true;
      default: return false;
    }
  }

  /** @param {number} row */
  #focusInRow(row) {
    const cells = this.#rows[row];
    if (!cells) return;
    const column = this.#column;
    const distance = (/** @type {Cell} */ cell) => Math.abs(cell.column - column);
    this.#focus(cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best)));
    this.#column = column;
  }

  /** @param {Cell | undefined} cell */
  #focus(cell) {
    if (cell) this.#buttons.get(cell.name)?.focus();
  }

  /** @param {string} name */
  #placeOf(name) {
    const row = this.#rows.findIndex((cells) => cells.some((cell) => cell.name === name));
    return { row, column: this.#rows[row].findIndex((cell) => cell.name === name) };
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {string | undefined}
 */
function cellOf(target) {
  return target instanceof HTMLElement ? target.dataset.cell : undefined;
}
