/** @import { Game, GameId, Marks, Move, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { Animation } from "./board-view.js" */
/** @import { Cell, Geometry } from "./geometry.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Landing } from "./stacks.js" */
import { bulltricker } from "./bulltricker.js";
import { charret } from "./charret.js";
import { draughts } from "./draughts.js";
import { tumblingdown } from "./tumblingdown.js";
import { ultima } from "./ultima.js";

/**
 * How a family of games looks. All drawing is in board units.
 * @typedef {object} Painter
 * @property {number} margin Room around the board for its frame.
 * @property {boolean} [numbersInside] Whether numbers or names of cells are written on the board, not on its frame.
 * @property {number} radius Of a piece, in cells.
 * @property {number} [dot] Radius of the mark on a cell that may be entered, in cells; 0 where `paintOver` marks it.
 * @property {boolean} [previews] What a move would do is shown before it is made.
 * @property {(geometry: Geometry, index: number) => { x: number, y: number, radius: number }} [hand] Where a picture shows
 *   a piece of the first or the second player's hand, in board units; right of it stands their number.
 * @property {StackGame} [stacks] Where several pieces stand on a cell.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette) => void} paintBoard
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, state: { occupied: Set<string>,
 *   last: Set<string> }) => void} paintNumbers Over the board and its marks, under the pieces; `last` are the cells
 *   that are marked as those of the last move.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, covered: Set<string>) => void} [paintHiddenNumbers]
 *   Over pieces and marks, those that the board is too small to show beside them.
 * @property {(context: CanvasRenderingContext2D, piece: { player: PlayerId, piece: string, upright: boolean }, palette: Palette) => void} paintPiece
 *   Centred on the origin, in a circle of radius 1 and up to 0.3 above and below; `upright` on a cell higher than wide.
 * @property {(context: CanvasRenderingContext2D, cell: Cell) => void} [traceRing] The path of a mark around the piece on a
 *   cell, where it is no circle.
 * @property {(context: CanvasRenderingContext2D, cell: Cell) => void} [traceMovable] The path of the mark of a piece that
 *   can move, where it is no ring.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, highlights: Highlights,
 *   pieces: PieceOnCell[]) => void} [paintUnder] Marks of its own under the pieces, over the common ones.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, highlights: Highlights,
 *   pieces: PieceOnCell[]) => void} [paintOver] Marks of its own over the pieces and the common ones.
 * @property {(piece: PieceOnCell, geometry: Geometry, pieces: PieceOnCell[]) => Note | null} [describe] What such marks say
 *   of a piece.
 */

/** A text of the locales and what fills its places. @typedef {{ key: string, values: Record<string, string | number> }} Note */

/**
 * What a game of stacks needs besides.
 * @typedef {object} StackGame
 * @property {(board: PieceOnCell[], marks: Marks) => PieceOnCell[]} gather One piece a cell, for `paintPiece`.
 * @property {(geometry: Geometry, board: PieceOnCell[], move: { from: string | null, to: string }) => Landing[]} landings
 * @property {(game: Game, geometry: Geometry) => string[]} touched Cells of the last move.
 * @property {new (geometry: Geometry, before: PieceOnCell[], move: Move, options?: { backwards?: boolean }) => Animation} Animation
 */

/** @type {Record<GameId, Painter>} */
export const PAINTERS = {
  draughts,
  "spanish-draughts": draughts,
  charret,
  bulltricker,
  tumblingdown,
  ultima,
};
