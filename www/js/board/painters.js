/** @import { GameId, PlayerId } from "../../../pkg/tablier.js" */
/** @import { Geometry } from "./geometry.js" */
/** @import { Palette } from "./palette.js" */
import { charret } from "./charret.js";
import { draughts } from "./draughts.js";

/**
 * How a family of games looks. All drawing is in board units.
 * @typedef {object} Painter
 * @property {number} margin Room around the board for its frame.
 * @property {number} radius Of a piece, in cells.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette) => void} paintBoard
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, state: { occupied: Set<string>,
 *   last: Set<string> }) => void} paintNumbers Over the board and its marks, under the pieces; `last` are the cells
 *   that are marked as those of the last move.
 * @property {(context: CanvasRenderingContext2D, piece: { player: PlayerId, piece: string }, palette: Palette) => void} paintPiece
 *   Centred on the origin, in a circle of radius 1 and up to 0.3 above and below.
 */

/** @type {Record<GameId, Painter>} */
export const PAINTERS = {
  draughts,
  "spanish-draughts": draughts,
  charret,
};
