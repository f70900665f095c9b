/** @import { Game, Move, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { Table } from "./board.js" */

/**
 * A move entered while the computer thinks: the piece and the cell that it is to go to, or the one cell on which a piece
 * from the hand is to be put; or its text. Whether it is legal shows when its turn has come. Fires "change" when the cells
 * change.
 */
export class Premove extends EventTarget {
  #table;
  #ontoOwn;
  /** @type {string[]} */ #cells = [];
  #isSet = false;
  /** Of a move that was typed. @type {string | null} */ #text = null;
  /** @type {string[]} */ #targets = [];

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

  /** Where the chosen piece may go after one answer of the computer or another: what can be entered next then. */
  get targets() { return this.#targets; }

  /**
   * Takes a move that is typed, in any spelling, in place of the one that waits.
   * @param {string} text
   * @returns {boolean} Whether an answer of the computer would make it legal; else all stays as it was.
   */
  enterText(text) {
    if (!this.#table.takesPremove) return false;
    const move = this.#whatFits(text);
    if (!move) return false;
    this.#set([move.from ?? "", move.to].filter((cell) => cell !== ""), true, text);
    return true;
  }

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
    const wasSome = this.#cells.length > 0 || this.#isSet;
    if (wasSome) this.#set([], false);
    return wasSome;
  }

  /** @returns {{ cells: string[], text: string | null } | null} The move, if it is whole; it no longer waits. */
  take() {
    const move = this.#isSet ? { cells: this.#cells, text: this.#text } : null;
    this.clear();
    return move;
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
   * @param {string} text
   * @returns {Move | null} The move, after an answer that makes it legal.
   */
  #whatFits(text) {
    /** @type {Move | null} */ let move = null;
    this.#afterAnswers((game) => {
      if (move || !isLegal(game, text)) return;
      move = game.play(text);
      game.undo();
    });
    return move;
  }

  /** @param {string} from */
  #targetsOf(from) {
    /** @type {Set<string>} */ const targets = new Set();
    this.#afterAnswers((game) => {
      for (const cell of game.input([from]).next) targets.add(cell);
    });
    targets.delete(from);
    return [...targets];
  }

  /** @param {(game: Game) => void} look At the game after each move that the computer has; to be left as it is. */
  #afterAnswers(look) {
    const game = this.#table.game.clone();
    try {
      for (const answer of game.movesPacked()) {
        game.playPacked(answer);
        look(game);
        game.undo();
      }
    } finally {
      game.free();
    }
  }

  /**
   * @param {string[]} cells
   * @param {boolean} isSet
   * @param {string | null} [text]
   */
  #set(cells, isSet, text = null) {
    this.#cells = cells;
    this.#isSet = isSet;
    this.#text = text;
    this.#targets = this.chosen === null ? [] : this.#targetsOf(this.chosen);
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {Game} game
 * @param {string} text Maybe no move at all.
 */
function isLegal(game, text) {
  try {
    return game.isLegal(text);
  } catch {
    return false;
  }
}
