/** @import { Game, GameInfo, Layout, Marks, PieceId, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { DiagramOptions } from "../diagram.js" */
/** @import { Annotations } from "./annotations.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Scene } from "./scene.js" */
import { tablierError } from "../errors.js";
import { readAnnotations } from "./annotation-text.js";
import { paintAnnotations } from "./annotations.js";
import { describe } from "./diagram-words.js";
import { Geometry, isTurned } from "./geometry.js";
import { restingHighlights } from "./marks.js";
import { paintNumbers } from "./numbers.js";
import { PAINTERS } from "./painters.js";
import { LOOKS, paletteFor, readThemeWords, THEMES } from "./palette.js";
import { paintAbovePieces, paintBelowPieces } from "./scene.js";
import { touchedBy } from "./stacks.js";
import { SvgContext } from "./svg-context.js";
import { FRAME_EDGE } from "./wood.js";

/**
 * A position to draw.
 * @typedef {object} Position
 * @property {GameInfo} info
 * @property {PlayerId | null} turn Who is to move; `null` once the game is over.
 * @property {Layout} layout
 * @property {PieceOnCell[]} board
 * @property {Hand[]} hands One for each player, or none where a game has no hands.
 * @property {Marks} marks
 * @property {PieceOnCell[] | null} before What stood on the board before the last move.
 * @property {boolean} [rotated] Whether the layout is seen turned by half a turn, where no option says who sits at the bottom;
 *   without it the first player does.
 */

/** Pieces that wait to be placed. @typedef {{ player: PlayerId, piece: PieceId, count: number }} Hand */

/** @typedef {{ scene: Scene, pieces: PieceOnCell[], hands: Hand[], highlights: Highlights, annotations: Annotations }} Picture */

/** @typedef {(piece: { player: PlayerId, piece: string }, place: { x: number, y: number, upright: boolean, radius: number }) => void} Stamp */

/** Width in pixels for which everything is laid out; other widths show the same, smaller or larger. */
const WIDTH = 640;
const WIDTHS = { min: 16, max: 8192 };

/**
 * @param {Game} game
 * @param {GameInfo} info Of this game.
 * @returns {Position} Where it stands.
 */
export function positionOf(game, info) {
  const marks = game.marks();
  const turn = game.outcome() ? null : game.turn();
  const before = marks.lastMove ? boardBefore(game) : null;
  return { info, turn, layout: game.layout(), board: game.board(), hands: game.hands(), marks, before };
}

/** @param {Game} game */
function boardBefore(game) {
  const earlier = game.clone();
  earlier.undo();
  const board = earlier.board();
  earlier.free();
  return board;
}

/**
 * @param {Position} position
 * @param {DiagramOptions} options
 * @param {Palette} [colours] Instead of those of the theme.
 * @returns {string} An SVG file.
 */
export function toSVG(position, options, colours) {
  const { lang = "en", width = WIDTH } = options;
  const picture = plan(position, options, colours);
  const { view } = picture.scene.geometry;
  const context = new SvgContext(WIDTH, (WIDTH * view.height) / view.width);
  const { painter, palette } = picture.scene;
  paint(/** @type {any} */ (context), WIDTH, picture, ({ player, piece }, { x, y, upright, radius }) => {
    context.stamp(`${player} ${piece} ${upright} ${radius}`, x, y, radius, () => {
      painter.paintPiece(/** @type {any} */ (context), { player, piece, upright }, palette);
    });
  });
  return context.write({ width, ...describe(position, picture.annotations, lang) });
}

/**
 * @param {Position} position
 * @param {DiagramOptions} options
 * @param {Palette} [colours] Instead of those of the theme.
 * @returns {Promise<Blob>} The same picture as a PNG file, `width` pixels wide.
 */
export async function toPNG(position, options, colours) {
  const canvas = toCanvas(position, options, colours);
  if ("convertToBlob" in canvas) return canvas.convertToBlob();
  return new Promise((resolve, reject) => {
    const failed = () => reject(tablierError("bad-option", "width: this browser makes no picture of this size"));
    canvas.toBlob((blob) => (blob ? resolve(blob) : failed()));
  });
}

/**
 * @param {Position} position
 * @param {DiagramOptions} options
 * @param {Palette} [colours]
 */
function toCanvas(position, options, colours) {
  const { width = WIDTH } = options;
  const picture = plan(position, options, colours);
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
 * @param {Palette} [colours]
 * @returns {Picture}
 */
function plan({ info, layout, board, hands, marks, before, rotated }, options, colours) {
  const { orientation, theme, look, coordinates, frame } = checked(options, info);
  const painter = PAINTERS[info.id];
  const numbersOutside = coordinates && !painter.numbersInside;
  const bare = !frame && !numbersOutside;
  const [first] = info.players;
  const turned = orientation === undefined && rotated !== undefined ? rotated : isTurned(info, layout, orientation ?? first.id);
  const geometry = new Geometry(layout, turned, bare ? Math.min(FRAME_EDGE, painter.margin) : painter.margin, frame);
  const palette = { ...(colours ?? paletteFor(theme, look)) };
  if (!frame) palette.labelOnFrame = theme === "dark" ? palette.labelOnDark : palette.labelOnPale;
  const { lastMove } = marks;
  const touched = painter.stacks ? (lastMove && before ? touchedBy(geometry, before, lastMove) : []) : null;
  return {
    scene: { geometry, painter, palette, coordinates },
    pieces: painter.stacks?.gather(board, marks) ?? board,
    hands,
    highlights: restingHighlights(marks, touched),
    annotations: readAnnotations(options, layout.cells.map(({ name }) => name)),
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} width In its pixels.
 * @param {Picture} picture
 * @param {Stamp} stamp Paints a piece of a radius around a point.
 */
function paint(context, width, { scene, pieces, hands, highlights, annotations }, stamp) {
  const { geometry, painter, palette } = scene;
  const { view } = geometry;
  context.scale(width / view.width, width / view.width);
  context.translate(-view.x, -view.y);
  context.save();
  painter.paintBoard(context, geometry, palette);
  context.restore();
  paintBelowPieces(context, scene, pieces, highlights);
  for (const piece of pieces) stamp(piece, { ...geometry.cell(piece.cell), radius: painter.radius * geometry.unit });
  paintHands(context, scene, hands, stamp);
  paintAbovePieces(context, scene, pieces, highlights);
  paintAnnotations(context, geometry, palette, annotations);
}

/**
 * One piece of each hand that is not empty, and the number of them.
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {Scene} scene
 * @param {Hand[]} hands
 * @param {Stamp} stamp
 */
function paintHands(context, { geometry, painter, palette }, hands, stamp) {
  for (const [index, { player, piece, count }] of hands.entries()) {
    const place = painter.hand?.(geometry, index);
    if (!place || count === 0) continue;
    const { x, y, radius } = place;
    stamp({ player, piece }, { x, y, radius, upright: false });
    const label = { text: String(count), x: x + 2.1 * radius, y, colour: palette.labelOnPale };
    paintNumbers(context, [label], { size: 1.7 * radius, weight: 600 });
  }
}

/**
 * @param {DiagramOptions} options
 * @param {GameInfo} info
 * @throws {import("../tablier.js").TablierError} "bad-option".
 */
function checked(options, info) {
  const players = info.players.map(({ id }) => id);
  const { orientation, theme = "light", coordinates = true, frame = true, lang = "en", width = WIDTH } = options;
  if (orientation !== undefined) oneOf("orientation", orientation, players);
  const words = typeof theme === "string" ? readThemeWords(theme) : null;
  if (!words) throw unexpected("theme", [...THEMES, ...LOOKS]);
  oneOf("lang", lang, ["fr", "en"]);
  oneOf("coordinates", coordinates, [true, false]);
  oneOf("frame", frame, [true, false]);
  if (typeof width !== "number" || !(width >= WIDTHS.min && width <= WIDTHS.max)) {
    const expected = `a number from ${WIDTHS.min} to ${WIDTHS.max}`;
    throw tablierError("bad-option", `width: expected ${expected}`, { expected });
  }
  return { orientation, theme: words.theme ?? "light", look: words.look ?? "wood", coordinates, frame };
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {unknown[]} values
 */
function oneOf(name, value, values) {
  if (!values.includes(value)) throw unexpected(name, values);
}

/**
 * @param {string} name
 * @param {unknown[]} values
 */
function unexpected(name, values) {
  const expected = values.join(", ");
  return tablierError("bad-option", `${name}: expected one of ${expected}`, { expected });
}
