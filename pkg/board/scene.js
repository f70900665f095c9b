/** @import { PieceOnCell } from "../tablier.js" */
/** @import { Geometry } from "./geometry.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Painter } from "./painters.js" */
/** @import { Palette } from "./palette.js" */
import { paintOver, paintUnder } from "./marks.js";

/**
 * A board as it is seen; `coordinates`: with the names or numbers of its cells, unless they are said to be missing;
 * `numbered`: with those that would be under pieces on them.
 * @typedef {{ geometry: Geometry, painter: Painter, palette: Palette, coordinates?: boolean, numbered?: boolean }} Scene
 */

/**
 * What lies between the board and the pieces.
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {Scene} scene
 * @param {PieceOnCell[]} pieces
 * @param {Highlights} highlights
 */
export function paintBelowPieces(context, { geometry, painter, palette, coordinates = true }, pieces, highlights) {
  context.save();
  paintUnder(context, geometry, palette, highlights);
  painter.paintUnder?.(context, geometry, palette, highlights, pieces);
  if (coordinates) {
    const last = new Set(highlights.last.filter((cell) => cell !== highlights.selected));
    const occupied = new Set(pieces.map(({ cell }) => cell));
    painter.paintNumbers(context, geometry, palette, { occupied, last });
  }
  context.restore();
}

/**
 * What lies on the pieces.
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {Scene} scene
 * @param {PieceOnCell[]} pieces
 * @param {Highlights} highlights
 */
export function paintAbovePieces(context, { geometry, painter, palette }, pieces, highlights) {
  context.save();
  paintOver(context, geometry, palette, highlights, painter);
  painter.paintOver?.(context, geometry, palette, highlights, pieces);
  context.restore();
}

/**
 * The numbers of cells that pieces and marks hide, over all of these, where they are wanted.
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {Scene} scene
 * @param {{ cell: string }[]} hiding Pieces and marks.
 */
export function paintHiddenNumbers(context, { geometry, painter, palette, coordinates = true, numbered = false }, hiding) {
  if (coordinates && numbered) painter.paintHiddenNumbers?.(context, geometry, palette, new Set(hiding.map(({ cell }) => cell)));
}
