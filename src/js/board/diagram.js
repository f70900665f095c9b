/** @import { GameInfo, Layout, Marks, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { DiagramOptions } from "../diagram.js" */
/** @import { Annotations } from "./annotations.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Scene } from "./scene.js" */
import { tablierError } from "../errors.js";
import { readAnnotations } from "./annotation-text.js";
import { paintAnnotations } from "./annotations.js";
import { describe } from "./diagram-words.js";
import { Geometry } from "./geometry.js";
import { restingHighlights } from "./marks.js";
import { PAINTERS } from "./painters.js";
import { paletteFor } from "./palette.js";
import { paintAbovePieces, paintBelowPieces } from "./scene.js";
import { touchedBy } from "./stacks.js";
import { SvgContext } from "./svg-context.js";
import { decimal } from "./svg-text.js";
import { FRAME_EDGE } from "./wood.js";

/**
 * A position to draw.
 * @typedef {object} Position
 * @property {GameInfo} info
 * @property {PlayerId | null} turn Who is to move; `null` once the game is over.
 * @property {Layout} layout
 * @property {PieceOnCell[]} board
 * @property {Marks} marks
 * @property {PieceOnCell[] | null} before What stood on the board before the last move.
 */

/** @typedef {{ scene: Scene, pieces: PieceOnCell[], highlights: Highlights, annotations: Annotations, numbers: boolean }} Picture */

/** Width in pixels for which everything is laid out; other widths show the same, smaller or larger. */
const WIDTH = 640;
const WIDTHS = { min: 16, max: 8192 };

/**
 * @param {Position} position
 * @param {DiagramOptions} options
 * @returns {string} An SVG file.
 */
export function toSVG(position, options) {
  const { lang = "en", width = WIDTH } = options;
  const picture = plan(position, options);
  const { view } = picture.scene.geometry;
  const context = new SvgContext(WIDTH, (WIDTH * view.height) / view.width);
  const { painter, palette } = picture.scene;
  paint(/** @type {any} */ (context), WIDTH, picture, ({ cell, player, piece }, { x, y, upright, radius }) => {
    context.stamp(`${player} ${piece} ${upright}`, x, y, radius, () => {
      painter.paintPiece(/** @type {any} */ (context), { player, piece, upright }, palette);
    });
  });
  return context.write({ width, ...describe(position, picture.annotations, lang) });
}

/**
 * @param {Position} position
 * @param {DiagramOptions} options
 * @returns {HTMLCanvasElement | OffscreenCanvas} The same picture, `width` pixels wide.
 */
export function toCanvas(position, options) {
  const { width = WIDTH } = options;
  const picture = plan(position, options);
  const { geometry, painter, palette } = picture.scene;
  const canvas = typeof document === "undefined" ? new OffscreenCanvas(1, 1) : document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round((canvas.width * geometry.view.height) / geometry.view.width);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  Object.assign(context, { pixelRatio: canvas.width / WIDTH });
  paint(context, canvas.width, picture, ({ player, piece }, { x, y, upright, radius }) => {
    context.save();
    context.translate(x, y);
    context.scale(radius, radius);
    painter.paintPiece(context, { player, piece, upright }, palette);
    context.restore();
  });
  return canvas;
}

/**
 * @param {Position} position
 * @param {DiagramOptions} options
 * @returns {Picture}
 */
function plan({ info, layout, board, marks, before }, options) {
  const { orientation, theme, coordinates, frame } = checked(options, info);
  const painter = PAINTERS[info.id];
  const rotated = orientation === info.players[1].id;
  const numbersOutside = coordinates && !painter.numbersInside;
  const bare = !frame && !numbersOutside;
  const geometry = new Geometry(layout, rotated, bare ? Math.min(FRAME_EDGE, painter.margin) : painter.margin, frame);
  const palette = { ...paletteFor(theme) };
  if (!frame) palette.labelOnFrame = theme === "dark" ? palette.labelOnDark : palette.labelOnPale;
  const { lastMove } = marks;
  const touched = painter.stacks ? (lastMove && before ? touchedBy(geometry, before, lastMove) : []) : null;
  return {
    scene: { geometry, painter, palette },
    pieces: painter.stacks?.gather(board, marks) ?? board,
    highlights: restingHighlights(marks, touched),
    annotations: readAnnotations(options, layout.cells.map(({ name }) => name)),
    numbers: coordinates,
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} width In its pixels.
 * @param {Picture} picture
 * @param {(piece: PieceOnCell, place: { x: number, y: number, upright: boolean, radius: number }) => void} stamp Paints a
 *   piece of a radius around a point.
 */
function paint(context, width, { scene, pieces, highlights, annotations, numbers }, stamp) {
  const { geometry, painter, palette } = scene;
  const { view } = geometry;
  context.scale(width / view.width, width / view.width);
  context.translate(-view.x, -view.y);
  context.save();
  painter.paintBoard(context, geometry, palette);
  context.restore();
  paintBelowPieces(context, scene, pieces, highlights, { numbers });
  for (const piece of pieces) stamp(piece, { ...geometry.cell(piece.cell), radius: painter.radius * geometry.unit });
  paintAbovePieces(context, scene, pieces, highlights);
  paintAnnotations(context, geometry, palette, annotations);
}

/**
 * @param {DiagramOptions} options
 * @param {GameInfo} info
 * @throws {import("../tablier.js").TablierError} "bad-option".
 */
function checked(options, info) {
  const players = info.players.map(({ id }) => id);
  const { orientation = players[0], theme = "light", coordinates = true, frame = true, lang = "en", width = WIDTH } = options;
  oneOf("orientation", orientation, players);
  oneOf("theme", theme, ["light", "dark"]);
  oneOf("lang", lang, ["fr", "en"]);
  oneOf("coordinates", coordinates, [true, false]);
  oneOf("frame", frame, [true, false]);
  if (typeof width !== "number" || !(width >= WIDTHS.min && width <= WIDTHS.max)) {
    const expected = `a number from ${WIDTHS.min} to ${WIDTHS.max}`;
    throw tablierError("bad-option", `width: expected ${expected}`, { expected });
  }
  return { orientation, theme, coordinates, frame };
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {unknown[]} values
 */
function oneOf(name, value, values) {
  if (values.includes(value)) return;
  const expected = values.join(", ");
  throw tablierError("bad-option", `${name}: expected one of ${expected}`, { expected });
}
