/** @import { GameId, PieceOnCell, PlayerId } from "../../../pkg/tablier.js" */
/** @import { Key } from "../i18n.js" */
/** @import { Cell, Geometry } from "./geometry.js" */
/** @import { Palette } from "./palette.js" */
import { bulltricker } from "./bulltricker.js";
import { charret } from "./charret.js";
import { draughts } from "./draughts.js";

/**
 * How a family of games looks. All drawing is in board units.
 * @typedef {object} Painter
 * @property {number} margin Room around the board for its frame.
 * @property {number} radius Of a piece, in cells.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette) => void} paintBoard
 * @property {(context: CanvasRenderingContext2D, piece: { player: PlayerId, piece: string, upright: boolean }, palette: Palette) => void} paintPiece
 *   Centred on the origin, in a circle of radius 1 and up to 0.3 above and below; `upright` on a cell higher than wide.
 * @property {(context: CanvasRenderingContext2D, cell: Cell) => void} [traceRing] The path of a mark around the piece on a
 *   cell, where it is no circle.
 * @property {number} [dot] Radius of the mark on a cell that may be entered, in cells.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, pieces: PieceOnCell[]) => void} [paintState]
 *   What the pieces do to each other, over them and under the marks.
 * @property {(piece: PieceOnCell, geometry: Geometry, pieces: PieceOnCell[]) => { key: Key, values: Record<string, string | number> } | null} [describe]
 *   The same in words, for one piece.
 */

/** @type {Record<GameId, Painter>} */
export const PAINTERS = {
  draughts,
  "spanish-draughts": draughts,
  charret,
  bulltricker,
};
