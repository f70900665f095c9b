/** @import { Game, Move, PieceId, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { Sprite } from "./animation.js" */
/** @import { Geometry } from "./geometry.js" */

/**
 * Stacks of pieces. A game lists a stack as several pieces on one cell, from bottom to top; on the board it is one
 * picture, and a move drops its pieces one by one along a line, as many as are left on the last cell.
 */

/** What falls on a cell: from bottom to top. @typedef {{ cell: string, pieces: PlayerId[] }} Landing */

/** The name of a stack's picture: a letter a piece from bottom to top, and a star for a king. */
const KING = "*";

/**
 * @param {PieceOnCell[]} board
 * @param {string[]} kings Cells of stacks that bear the mark of a king.
 * @returns {PieceOnCell[]} One a cell, its owner's, with the whole stack as its kind.
 */
export function gather(board, kings) {
  return [...piecesByCell(board)].map(([cell, pieces]) => picture(cell, pieces, kings.includes(cell)));
}

/**
 * @param {string} piece The kind of a gathered piece.
 * @returns {{ pieces: PlayerId[], king: boolean }}
 */
export function readPicture(piece) {
  const letters = [...piece].filter((letter) => letter !== KING);
  return { pieces: letters.map((letter) => (letter === "w" ? "white" : "black")), king: piece.endsWith(KING) };
}

/**
 * @param {string} cell
 * @param {PlayerId[]} pieces
 * @param {boolean} king
 * @returns {PieceOnCell}
 */
function picture(cell, pieces, king) {
  const letters = pieces.map((player) => player[0]).join("");
  const piece = /** @type {PieceId} */ (king ? letters + KING : letters);
  return { cell, player: pieces[pieces.length - 1], piece };
}

/**
 * @param {PieceOnCell[]} board
 * @returns {Map<string, PlayerId[]>}
 */
function piecesByCell(board) {
  /** @type {Map<string, PlayerId[]>} */ const stacks = new Map();
  for (const { cell, player } of board) {
    const pieces = stacks.get(cell);
    if (pieces) pieces.push(player);
    else stacks.set(cell, [player]);
  }
  return stacks;
}

/**
 * @param {Geometry} geometry
 * @param {PieceOnCell[]} board Before the move.
 * @param {{ from: string | null, to: string }} move
 * @returns {Landing[]} Where each piece of the stack lands, in the order in which they fall.
 */
export function landings(geometry, board, { from, to }) {
  if (from === null) return [];
  const source = geometry.cell(from);
  const target = geometry.cell(to);
  const right = target.column - source.column;
  const down = target.row - source.row;
  const pieces = piecesByCell(board).get(from) ?? [];
  /** @type {Landing[]} */ const result = [];
  let [column, row] = [source.column, source.row];
  for (const player of pieces) {
    const next = geometry.cellIn(row + down, column + right);
    if (next) {
      [column, row] = [column + right, row + down];
      result.push({ cell: next.name, pieces: [player] });
    } else {
      result[result.length - 1]?.pieces.push(player);
    }
  }
  return result;
}

/**
 * @param {Game} game
 * @param {Geometry} geometry
 * @returns {string[]} Cells that the last move touched.
 */
export function touchedByLastMove(game, geometry) {
  const before = game.clone();
  const move = before.undo();
  const cells = move ? touchedBy(geometry, before.board(), move) : [];
  before.free();
  return cells;
}

/**
 * @param {Geometry} geometry
 * @param {PieceOnCell[]} before
 * @param {{ from: string | null, to: string }} move
 * @returns {string[]} Cells that a move touches.
 */
export function touchedBy(geometry, before, move) {
  return move.from ? [move.from, ...landings(geometry, before, move).map(({ cell }) => cell)] : [];
}

const STEP_MS = 150;
const LAST_STEP_MS = 190;

/** A stack on its way: it goes from cell to cell and leaves its lowest piece on each. */
export class TumbleAnimation {
  #geometry;
  #stacks;
  #backwards;
  #from;
  #lifted;
  #landings;

  /**
   * @param {Geometry} geometry
   * @param {PieceOnCell[]} before
   * @param {Move} move
   * @param {{ backwards?: boolean }} [options]
   */
  constructor(geometry, before, move, { backwards = false } = {}) {
    this.#geometry = geometry;
    this.#stacks = piecesByCell(before);
    this.#backwards = backwards;
    this.#from = /** @type {string} */ (move.from);
    this.#lifted = this.#stacks.get(this.#from) ?? [];
    this.#landings = landings(geometry, before, move);
    this.duration = Math.max(0, this.#landings.length - 1) * STEP_MS + LAST_STEP_MS;
  }

  /**
   * @param {number} elapsed
   * @returns {Sprite[]} From bottom to top.
   */
  sprites(elapsed) {
    const time = this.#backwards ? this.duration - elapsed : elapsed;
    const step = Math.max(0, Math.min(Math.floor(time / STEP_MS), this.#landings.length - 1));
    const isLast = step === this.#landings.length - 1;
    const progress = ease(Math.min(1, (time - step * STEP_MS) / (isLast ? LAST_STEP_MS : STEP_MS)));

    const stacks = new Map(this.#stacks);
    stacks.delete(this.#from);
    for (const { cell, pieces } of this.#landings.slice(0, step)) stacks.set(cell, [...(stacks.get(cell) ?? []), ...pieces]);
    const sprites = [...stacks].map(([cell, pieces]) => this.#sprite(picture(cell, pieces, false)));

    const from = this.#geometry.cell(step === 0 ? this.#from : this.#landings[step - 1].cell);
    const to = this.#geometry.cell(this.#landings[step].cell);
    const moving = this.#sprite(picture(this.#from, this.#lifted.slice(step), false));
    const x = from.x + (to.x - from.x) * progress;
    const hop = 0.22 * this.#geometry.unit * Math.sin(Math.PI * progress);
    return [...sprites, { ...moving, x, y: from.y + (to.y - from.y) * progress - hop, scale: 1.05 }];
  }

  /**
   * @param {PieceOnCell} piece
   * @returns {Sprite}
   */
  #sprite({ cell, player, piece }) {
    const { x, y } = this.#geometry.cell(cell);
    return { player, piece, x, y, turn: 0, alpha: 1, scale: 1 };
  }
}

/** @param {number} t */
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}
