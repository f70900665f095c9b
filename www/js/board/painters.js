/** @import { GameId, PlayerId } from "../../../pkg/tablier.js" */
/** @import { Geometry } from "./geometry.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
import { charret } from "./charret.js";
import { draughts } from "./draughts.js";
import { ultima } from "./ultima.js";

/**
 * How a family of games looks. All drawing is in board units.
 * @typedef {object} Painter
 * @property {number} margin Room around the board for its frame.
 * @property {number} radius Of a piece, in cells.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette) => void} paintBoard
 * @property {(context: CanvasRenderingContext2D, piece: { player: PlayerId, piece: string }, palette: Palette) => void} paintPiece
 *   Centred on the origin, in a circle of radius 1 and up to 0.3 above and below.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, highlights: Highlights) => void} [paintUnder]
 *   Marks of its own under the pieces, over the common ones.
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, palette: Palette, highlights: Highlights) => void} [paintOver]
 *   Marks of its own over the pieces and the common ones.
 * @property {boolean} [previews] What a move would capture is shown before it is made.
 */

/** @type {Record<GameId, Painter>} */
export const PAINTERS = {
  draughts,
  "spanish-draughts": draughts,
  charret,
  ultima,
};
