/** @import { Cell, Geometry } from "./geometry.js" */
/** @import { Palette } from "./palette.js" */
import { circle } from "./disc.js";

/** @typedef {"green" | "red" | "blue" | "yellow"} AnnotationColour */
/** @typedef {"ring" | "dot" | "cross" | "square"} MarkShape */
/** A marked cell: a green ring unless it says otherwise. @typedef {{ cell: string, shape?: MarkShape, colour?: AnnotationColour }} Mark */
/**
 * An arrow between the centres of two cells, green unless it says otherwise; `breadth`: of its shaft, as a share of the usual one.
 * @typedef {{ from: string, to: string, colour?: AnnotationColour, breadth?: number }} Arrow
 */

/**
 * What an author draws on a diagram, `shadow` being cells under a veil; and the cells that show why a move was refused.
 * @typedef {{ marks?: Mark[], arrows?: Arrow[], shadow?: string[], refused?: string[] }} Annotations
 */

/** @type {Record<AnnotationColour, string>} */
export const ANNOTATION_COLOURS = { green: "#1b8a4b", red: "#cc2a1e", blue: "#2364c4", yellow: "#e59c00" };
/** @type {MarkShape[]} */
export const MARK_SHAPES = ["ring", "dot", "cross", "square"];

const VEIL = "rgb(16 10 6 / 0.5)";
const RIM = "rgb(255 255 255 / 0.75)";
/** In cells: the breadth of lines, how much of them the rim adds on both sides together. */
const LINE = 0.085;
const RIM_WIDTH = 0.06;
/** In cells: half the breadth of an arrow's shaft, half that of its head, the head's length, and how far from the centre
 * of its first cell it starts. */
const ARROW = { shaft: 0.065, head: 0.19, length: 0.36, start: 0.1 };
/** In cells, around one that shows why a move was refused: how far the brackets reach along its edges, and half the
 * breadth of the square that they hold on a board of points. */
const BRACKET = { arm: 0.34, half: 0.5 };

/**
 * Paints the annotations over the pieces, in board units. All cells must be on the board.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {Annotations} annotations
 */
export function paintAnnotations(context, geometry, palette, { marks = [], arrows = [], shadow = [], refused = [] }) {
  context.save();
  context.lineJoin = "round";
  context.lineCap = "round";
  context.fillStyle = VEIL;
  for (const name of new Set(shadow)) {
    const cell = geometry.cell(name);
    if (geometry.kind === "squares") outline(context, cell);
    else circle(context, cell.x, cell.y, 0.48 * geometry.unit);
    context.fill();
  }
  for (const mark of marks) paintMark(context, geometry, mark);
  for (const arrow of arrows) paintArrow(context, geometry, arrow);
  for (const cell of new Set(refused)) paintRefused(context, geometry, geometry.cell(cell));
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Mark} mark
 */
function paintMark(context, geometry, { cell: name, shape = "ring", colour = "green" }) {
  const cell = geometry.cell(name);
  const { unit } = geometry;
  const { x, y, box } = cell;
  context.beginPath();
  if (shape === "ring") {
    circle(context, x, y, 0.42 * unit);
  } else if (shape === "dot") {
    circle(context, x, y, 0.17 * unit);
  } else if (shape === "square") {
    const inset = (0.5 * (LINE + RIM_WIDTH) + 0.01) * unit;
    context.rect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
  } else {
    const half = 0.24 * unit;
    context.moveTo(x - half, y - half);
    context.lineTo(x + half, y + half);
    context.moveTo(x + half, y - half);
    context.lineTo(x - half, y + half);
  }
  const line = shape === "dot" ? 0 : LINE;
  context.strokeStyle = RIM;
  context.lineWidth = (line + RIM_WIDTH) * unit;
  context.stroke();
  if (shape === "dot") {
    context.fillStyle = ANNOTATION_COLOURS[colour];
    context.fill();
  } else {
    context.strokeStyle = ANNOTATION_COLOURS[colour];
    context.lineWidth = line * unit;
    context.stroke();
  }
}

/**
 * Brackets in two corners, which nothing else on a board has; numbers of cells stand in the other two.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Cell} cell
 */
function paintRefused(context, { kind, unit }, { x, y, box }) {
  const half = (/** @type {number} */ breadth) => (kind === "squares" ? breadth / 2 : BRACKET.half * unit) - (LINE + RIM_WIDTH) / 2 * unit;
  const [across, down] = [half(box.width), half(box.height)];
  const arm = BRACKET.arm * unit;
  context.beginPath();
  for (const [right, below] of [[1, -1], [-1, 1]]) {
    const [cornerX, cornerY] = [x + right * across, y + below * down];
    context.moveTo(cornerX, cornerY - below * arm);
    context.lineTo(cornerX, cornerY);
    context.lineTo(cornerX - right * arm, cornerY);
  }
  context.strokeStyle = RIM;
  context.lineWidth = (LINE + RIM_WIDTH) * unit;
  context.stroke();
  context.strokeStyle = ANNOTATION_COLOURS.red;
  context.lineWidth = LINE * unit;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Arrow} arrow
 */
function paintArrow(context, geometry, { from, to, colour = "green", breadth = 1 }) {
  const { unit } = geometry;
  const start = geometry.cell(from);
  const end = geometry.cell(to);
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  if (distance === 0) return;
  const [ux, uy] = [(end.x - start.x) / distance, (end.y - start.y) / distance];
  const point = (/** @type {number} */ along, /** @type {number} */ aside) => {
    context.lineTo(start.x + along * ux - aside * uy, start.y + along * uy + aside * ux);
  };
  const shaft = breadth * ARROW.shaft * unit;
  const neck = distance - ARROW.length * unit;
  context.beginPath();
  point(ARROW.start * unit, -shaft);
  point(neck, -shaft);
  point(neck, -ARROW.head * unit);
  point(distance, 0);
  point(neck, ARROW.head * unit);
  point(neck, shaft);
  point(ARROW.start * unit, shaft);
  context.closePath();
  context.globalAlpha = 0.9;
  context.strokeStyle = RIM;
  context.lineWidth = RIM_WIDTH * unit;
  context.stroke();
  context.fillStyle = ANNOTATION_COLOURS[colour];
  context.fill();
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Cell} cell
 */
function outline(context, { polygon }) {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}
