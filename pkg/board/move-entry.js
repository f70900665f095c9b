/** @import { InputState, Move, PieceId, PlayerId } from "../tablier.js" */
/** @import { Table } from "./board.js" */

/**
 * Why a cell cannot be entered: no move can be; no piece is chosen yet; several captures end there; or a rule, which
 * `Game.explain` tells of.
 * @typedef {"over" | "computer" | "choose" | "way" | "rule"} Refusal
 */

/**
 * A piece as the cells entered so far have moved it: `route` are those on which it stood, `at` the last of them.
 * @typedef {{ player: PlayerId, piece: PieceId, from: string | null, route: string[], at: string }} Carried
 */

/** @type {InputState} */
const NOTHING = { next: [], moves: [], complete: null };

/** A move being entered, cell by cell. Fires "change" when the cells change. */
export class MoveEntry extends EventTarget {
  #table;
  /** @type {string[]} */ #cells = [];
  /** @type {InputState} */ #state = NOTHING;
  /** @type {string[]} */ #starts = [];

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }

  get cells() { return this.#cells; }
  get state() { return this.#state; }

  /** Cells that begin some move. */
  get starts() { return this.#starts; }

  /**
   * @param {string} cell That was refused.
   * @param {boolean} [dropped] Whether a piece was dropped there.
   * @returns {string[]} The cells that `Game.explain` is to be asked about: another piece of one's own that is clicked stands
   *   for itself.
   */
  question(cell, dropped = false) {
    const isChosen = !dropped && this.#pieceOn(cell)?.player === this.#table.game.turn() && !this.#awaitsCapture();
    return isChosen ? [...this.#huffed, cell] : [...this.#cells, cell];
  }

  /** Forgets the cells entered and looks at the game afresh. */
  reset() {
    this.#starts = this.#table.awaitsMove ? this.#table.game.input([]).next : [];
    this.#set([]);
  }

  /**
   * @param {string} cell
   * @param {boolean} [dropped] Whether a piece was dropped there, which chooses no other one.
   * @returns {Refusal | null} Why the cell cannot be entered.
   */
  enter(cell, dropped = false) {
    const refusal = this.#refusedOutright();
    if (refusal) return refusal;
    if (this.#state.next.includes(cell)) {
      this.#advance(cell);
    } else if (this.#cells.includes(cell)) {
      this.#set([]);
    } else if (!dropped && this.#starts.includes(cell) && this.#pieceOn(cell)) {
      this.#startWith(cell);
    } else {
      return this.#reasonAgainst(cell);
    }
    return null;
  }

  /**
   * A drag of a piece that was not grabbed: it may not move, or a click on it would have meant something else.
   * @param {string} from
   * @param {string} to
   * @returns {{ reason: Refusal, question: string[] } | null} Why there is no such move; `null` where it was made, or where
   *   nothing was dragged.
   */
  drag(from, to) {
    if (!this.#pieceOn(from) || this.#cells.includes(from)) return null;
    const outright = this.#refusedOutright();
    if (outright) return { reason: outright, question: [from, to] };
    if (this.#starts.includes(from)) {
      this.#startWith(from);
      const question = this.question(to, true);
      const reason = this.enter(to, true);
      return reason && { reason, question };
    }
    if (!this.#awaitsCapture()) return { reason: "rule", question: [...this.#huffed, from, to] };
    return this.#state.next.includes(from) ? null : { reason: "rule", question: this.question(from) };
  }

  /**
   * Takes hold of a piece that begins a move, unless the cell means something else by now.
   * @param {string} cell
   * @returns {boolean} Whether the cell was entered.
   */
  grab(cell) {
    if (this.#state.next.includes(cell) && this.#cells.length > 0) return false;
    if (this.#cells.includes(cell) || !this.#starts.includes(cell) || !this.#pieceOn(cell)) return false;
    this.#startWith(cell);
    return true;
  }

  /** @returns {string[]} Pieces that may be huffed before the move, or the one that is. */
  get huffable() {
    const { moves } = this.#state;
    const huffed = this.#huffed;
    return huffed.length > 0 || this.#cells.length > 0 ? huffed : [...new Set(moves.flatMap(({ huff }) => huff ?? []))];
  }

  /** @returns {Carried | null} The piece that is being moved, where it stands by now. */
  get carried() {
    const [move] = this.#state.moves;
    if (!move || this.#cells.length === 0) return null;
    const { player, piece, from } = move;
    const start = from === null ? 0 : this.#cells.indexOf(from);
    if (start < 0) return null;
    const route = this.#cells.filter((cell, i) => i === start || (i > start && (cell === from || !this.#pieceOn(cell))));
    return { player, piece, from, route, at: route[route.length - 1] };
  }

  /** @returns {string[]} Pieces that leave the board in any case. */
  get doomed() {
    const [first, ...others] = this.#state.moves.map(taken);
    if (!first || this.#cells.length === 0) return [];
    return first.filter((cell) => others.every((cells) => cells.includes(cell)) && this.#isSettled(cell));
  }

  /** @returns {string[]} The piece that has been entered to be huffed. */
  get #huffed() {
    const [first] = this.#cells;
    return this.#state.moves.some(({ huff }) => huff !== undefined && huff === first) ? [first] : [];
  }

  /**
   * Begins the move anew with another piece; what is huffed stays so.
   * @param {string} cell
   */
  #startWith(cell) {
    this.#cells = this.#huffed;
    if (!this.#table.game.input(this.#cells).next.includes(cell)) this.#cells = [];
    this.#advance(cell);
  }

  /** @param {string} cell */
  #advance(cell) {
    const cells = [...this.#cells, cell];
    const state = this.#table.game.input(cells);
    if (state.complete) this.#table.play(state.complete.text);
    else this.#set(cells, state);
  }

  /**
   * @param {string[]} cells
   * @param {InputState} [state]
   */
  #set(cells, state) {
    this.#cells = cells;
    this.#state = state ?? (this.#table.awaitsMove ? this.#table.game.input(cells) : NOTHING);
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Whether the loss of a piece follows from the cells entered, not from there being no choice.
   * @param {string} cell
   */
  #isSettled(cell) {
    return this.#cells.length > 1 || this.#cells[0] === cell;
  }

  /** @returns {Refusal | null} */
  #refusedOutright() {
    if (this.#table.outcome) return "over";
    return this.#table.awaitsMove && !this.#table.thinking ? null : "computer";
  }

  /**
   * @param {string} cell
   * @returns {Refusal}
   */
  #reasonAgainst(cell) {
    if (this.#cells.length === 0) return this.#pieceOn(cell) ? "rule" : "choose";
    return this.#state.moves.filter(({ to }) => to === cell).length > 1 ? "way" : "rule";
  }

  /** Whether only pieces of the other side may be entered next. */
  #awaitsCapture() {
    const turn = this.#table.game.turn();
    return this.#cells.length > 0 && this.#state.next.every((cell) => {
      const piece = this.#pieceOn(cell);
      return piece && piece.player !== turn;
    });
  }

  /** @param {string} cell The top piece of a stack. */
  #pieceOn(cell) {
    return this.#table.game.board().findLast((piece) => piece.cell === cell);
  }
}

/**
 * @param {Move} move
 * @returns {string[]} Cells of the pieces that it removes.
 */
function taken({ captures, huff }) {
  const cells = captures.map(({ cell }) => cell);
  return huff === undefined ? cells : [huff, ...cells];
}
