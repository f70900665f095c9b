/** @import { PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { Table } from "./board.js" */

/**
 * A move entered while the computer thinks: the piece and the cell that it is to go to, or the one cell on which a piece
 * from the hand is to be put. Whether it is legal shows when its turn has come. Fires "change" when the cells change.
 */
export class Premove extends EventTarget {
  #table;
  #ontoOwn;
  /** @type {string[]} */ #cells = [];
  #isSet = false;

  /**
   * @param {Pick<Table, "game" | "isComputer" | "takesPremove">} table
   * @param {() => boolean} ontoOwn Whether pieces may be moved on those of one's own.
   */
  constructor(table, ontoOwn) {
    super();
    this.#table = table;
    this.#ontoOwn = ontoOwn;
  }

  /** The cells entered: none, the piece to be moved, or the whole move. */
  get cells() { return this.#cells; }

  /** Whether the move is whole and waits for its turn. */
  get isSet() { return this.#isSet; }

  /** The piece that has been chosen while its goal has not. @returns {string | null} */
  get chosen() { return this.#isSet ? null : (this.#cells[0] ?? null); }

  /**
   * Drops the move that waits, as any click does, and begins another with a piece of one's own.
   * @param {string} cell
   * @returns {boolean} Whether the cell meant something.
   */
  enter(cell) {
    if (!this.#table.takesPremove) return false;
    const { chosen } = this;
    if (cell === chosen) return this.clear();
    const goesThere = chosen !== null && (this.#ontoOwn() || !this.#isOwn(cell));
    if (goesThere) this.#set([chosen, cell], true);
    else if (this.#isOwn(cell)) this.#set([cell], false);
    else if (!this.#isSet && this.#mayDropOn(cell)) this.#set([cell], true);
    else return this.clear();
    return true;
  }

  /**
   * Takes hold of a piece of one's own, to be dragged.
   * @param {string} cell
   * @returns {boolean} Whether it was there to take.
   */
  grab(cell) {
    if (!this.#table.takesPremove || !this.#isOwn(cell) || cell === this.chosen) return false;
    if (this.chosen !== null && this.#ontoOwn()) return false;
    this.#set([cell], false);
    return true;
  }

  /** @returns {boolean} Whether there was something to drop. */
  clear() {
    const wasSome = this.#cells.length > 0;
    if (wasSome) this.#set([], false);
    return wasSome;
  }

  /** @returns {string[]} The move, if it is whole; it no longer waits. */
  take() {
    const cells = this.#isSet ? this.#cells : [];
    this.clear();
    return cells;
  }

  /** Pieces that may be chosen. @returns {string[]} */
  get starts() {
    if (!this.#table.takesPremove) return [];
    return [...new Set(this.#table.game.board().filter((piece) => this.#isMine(piece.player)).map(({ cell }) => cell))].filter((cell) => this.#isOwn(cell));
  }

  /** @param {string} cell */
  #isOwn(cell) {
    const top = this.#table.game.board().findLast((/** @type {PieceOnCell} */ piece) => piece.cell === cell);
    return top !== undefined && this.#isMine(top.player);
  }

  /** @param {string} cell */
  #mayDropOn(cell) {
    const { game } = this.#table;
    const isEmpty = game.board().every((/** @type {PieceOnCell} */ piece) => piece.cell !== cell);
    return isEmpty && game.hands().some(({ player, count }) => count > 0 && this.#isMine(player));
  }

  /** @param {PlayerId} player */
  #isMine(player) {
    return !this.#table.isComputer(player);
  }

  /**
   * @param {string[]} cells
   * @param {boolean} isSet
   */
  #set(cells, isSet) {
    this.#cells = cells;
    this.#isSet = isSet;
    this.dispatchEvent(new Event("change"));
  }
}
