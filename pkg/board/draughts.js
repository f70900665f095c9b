/** @import { Painter } from "./painters.js" */
/** @import { Colours } from "./disc.js" */
/** @import { Cell } from "./geometry.js" */
import { paintDisc, paintGroove } from "./disc.js";
import { areEnlarged, leastSize, paintNumbers } from "./numbers.js";
import { fillWood, paintFrame } from "./wood.js";

const THICKNESS = 0.13;
const NUMBERS = { size: 0.165, corner: true };
/** Numbers larger than this would leave nothing to be seen of a man. */
const LARGEST_ON_MEN = 0.36;

/** @type {Painter} */
export const draughts = {
  margin: 0.2,
  numbersInside: true,
  radius: 0.4,

  paintBoard(context, geometry, palette) {
    const { cells, width, height } = geometry;
    paintFrame(context, geometry, palette, { seed: 1, spacing: 0.07 });
    fillWood(context, { x: 0, y: 0, width, height }, { base: palette.paleWood, grain: palette.grain, seed: 2, spacing: 0.16 });

    let seed = 3;
    for (const { box } of cells.values()) {
      fillWood(context, box, { base: palette.darkWood, grain: palette.grain, seed: seed++, spacing: 0.1, upright: true });
    }
  },

  /** Enlarged numbers would be half under the men: then only those of empty squares are written. */
  paintNumbers(context, { cells }, palette, { occupied, last }) {
    const written = [...cells.values()].filter(({ name }) => !(occupied.has(name) && areEnlarged(context, NUMBERS.size)));
    paintNumbers(context, written.map((cell) => inCorner(cell, last.has(cell.name) ? palette.labelOnLast : palette.labelOnDark)), NUMBERS);
  },

  paintHiddenNumbers(context, { cells }, palette, covered) {
    if (!areEnlarged(context, NUMBERS.size) || leastSize(context) > LARGEST_ON_MEN) return;
    const hidden = [...cells.values()].filter(({ name }) => covered.has(name));
    paintNumbers(context, hidden.map((cell) => inCorner(cell, palette.labelOnDark)), { ...NUMBERS, halo: palette.darkWood });
  },

  paintPiece(context, { player, piece }, palette) {
    const colours = palette[player];
    paintDisc(context, colours, { cast: palette.cast, thickness: THICKNESS });
    if (piece === "king") {
      context.translate(0, -2 * THICKNESS);
      paintDisc(context, colours, { cast: null, thickness: 2 * THICKNESS - 0.06 });
      paintGroove(context, colours, 0.76);
      paintCrown(context, colours);
    } else {
      paintGroove(context, colours, 0.72);
      paintGroove(context, colours, 0.42);
    }
  },
};

/**
 * @param {Cell} cell
 * @param {string} colour
 */
function inCorner({ name, box }, colour) {
  return { text: name, x: box.x + 0.05, y: box.y + 0.05, colour };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 */
function paintCrown(context, { emblem }) {
  context.fillStyle = emblem;
  context.strokeStyle = emblem;
  context.lineJoin = "round";
  context.lineWidth = 0.08;
  context.beginPath();
  context.moveTo(-0.4, 0.24);
  context.lineTo(-0.48, -0.24);
  context.lineTo(-0.2, 0);
  context.lineTo(0, -0.38);
  context.lineTo(0.2, 0);
  context.lineTo(0.48, -0.24);
  context.lineTo(0.4, 0.24);
  context.closePath();
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(-0.4, 0.38);
  context.lineTo(0.4, 0.38);
  context.stroke();
}
