/** @import { Geometry } from "./geometry.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Painter } from "./painters.js" */
/** @import { Palette } from "./palette.js" */
import { circle } from "./disc.js";
import { paintNumbers } from "./numbers.js";
import { paintMan } from "./ultima-men.js";
import { fillWood, paintFrame } from "./wood.js";

const MARGIN = 0.36;
const NUMBERS = { size: 0.2, leastPixels: 8 };

/** What is held: the veil over a man and its badge, and the lines to those that hold it. */
const ICE = { veil: "rgb(120 190 235 / 0.42)", badge: "#1b6fae", crystal: "#ffffff", line: "rgb(20 110 180 / 0.9)" };

/** @type {Painter} */
export const ultima = {
  margin: MARGIN,
  radius: 0.44,
  previews: true,

  paintBoard(context, geometry, palette) {
    const { cells } = geometry;
    paintFrame(context, geometry, palette, { seed: 1, spacing: 0.07 });
    let seed = 2;
    for (const { row, column, box } of cells.values()) {
      const dark = (row + column) % 2 === 1;
      const base = dark ? palette.darkWood : palette.paleWood;
      fillWood(context, box, { base, grain: palette.grain, seed: seed++, spacing: 0.12, upright: dark });
    }
  },

  /** The names of files and ranks stay at the left and the bottom, however the board is turned. */
  paintNumbers(context, { cells, height }, palette) {
    const colour = palette.labelOnFrame;
    const names = [...cells.values()].flatMap(({ name, row, column, x, y }) => [
      ...(row === 7 ? [{ text: name[0], x, y: height + MARGIN / 2 + 0.03, colour }] : []),
      ...(column === 0 ? [{ text: name[1], x: -MARGIN / 2 - 0.02, y, colour }] : []),
    ]);
    paintNumbers(context, names, NUMBERS);
  },

  paintPiece(context, { player, piece }, palette) {
    context.translate(0, 0.02);
    paintMan(context, piece, palette[player], palette.cast);
  },

  /** A ring would hide the figures: a line under the foot. */
  traceMovable(context, { x, y }) {
    context.beginPath();
    context.moveTo(x - 0.24, y + 0.445);
    context.lineTo(x + 0.24, y + 0.445);
  },

  paintUnder(context, geometry, palette, { lastTaken }) {
    context.save();
    context.globalAlpha = 0.7;
    for (const name of lastTaken) cross(context, geometry, name, 0.2, palette.capturable, 0.07);
    context.restore();
  },

  paintOver(context, geometry, palette, highlights) {
    paintIce(context, geometry, highlights);
    paintHolders(context, geometry, highlights);
    for (const { cell } of highlights.frozen) paintCrystal(context, geometry, cell);
    paintTakingTargets(context, geometry, palette, highlights);
    for (const name of highlights.doomed) {
      cross(context, geometry, name, 0.19, palette.targetRim, 0.13);
      cross(context, geometry, name, 0.19, palette.capturable, 0.075);
    }
  },
};

/**
 * Ice over frozen men.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Highlights} highlights
 */
function paintIce(context, geometry, { frozen }) {
  context.fillStyle = ICE.veil;
  for (const { cell } of frozen) {
    const { box } = geometry.cell(cell);
    context.fillRect(box.x, box.y, box.width, box.height);
  }
}

/**
 * A crystal in the corner of a frozen man's square.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {string} name
 */
function paintCrystal(context, geometry, name) {
  const { x, y } = geometry.cell(name);
  const centre = { x: x + 0.3, y: y - 0.3 };
  context.fillStyle = ICE.badge;
  circle(context, centre.x, centre.y, 0.17);
  context.fill();
  context.strokeStyle = ICE.crystal;
  context.lineWidth = 0.035;
  context.lineCap = "round";
  context.beginPath();
  for (let arm = 0; arm < 3; arm++) {
    const dx = 0.12 * Math.cos((arm * Math.PI) / 3 + Math.PI / 6);
    const dy = 0.12 * Math.sin((arm * Math.PI) / 3 + Math.PI / 6);
    context.moveTo(centre.x - dx, centre.y - dy);
    context.lineTo(centre.x + dx, centre.y + dy);
  }
  context.stroke();
}

/**
 * Lines between frozen men and those that hold them, for the men pointed at and selected, held or holding.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Highlights} highlights
 */
function paintHolders(context, geometry, { frozen, pointed, selected }) {
  context.strokeStyle = ICE.line;
  context.fillStyle = ICE.line;
  for (const { cell, by } of frozen) {
    for (const holder of by) {
      if (![cell, holder].some((name) => name === pointed || name === selected)) continue;
      const from = geometry.cell(holder);
      const to = geometry.cell(cell);
      context.lineWidth = 0.09;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
      circle(context, to.x, to.y, 0.1);
      context.fill();
      context.lineWidth = 0.07;
      circle(context, from.x, from.y, 0.46);
      context.stroke();
    }
  }
}

/**
 * Targets on which something is taken, with the number of victims.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {Highlights} highlights
 */
function paintTakingTargets(context, geometry, palette, { targets, takes, pointed }) {
  const counts = [];
  for (const name of targets) {
    const victims = takes.get(name) ?? [];
    if (victims.length === 0) continue;
    const { x, y } = geometry.cell(name);
    context.fillStyle = palette.capturable;
    circle(context, x, y, name === pointed ? 0.28 : 0.22);
    context.fill();
    context.strokeStyle = palette.targetRim;
    context.lineWidth = 0.035;
    context.stroke();
    counts.push({ text: String(victims.length), x, y: y + 0.015, colour: "#fff" });
  }
  paintNumbers(context, counts, { size: 0.28, leastPixels: 10 });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {string} name
 * @param {number} half
 * @param {string} colour
 * @param {number} width
 */
function cross(context, geometry, name, half, colour, width) {
  const { x, y } = geometry.cell(name);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
  context.stroke();
}
