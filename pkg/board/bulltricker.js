/** @import { PieceOnCell } from "../tablier.js" */
/** @import { Colours } from "./disc.js" */
/** @import { Cell, Geometry } from "./geometry.js" */
/** @import { Painter } from "./painters.js" */
/** @import { Palette } from "./palette.js" */
import { circle, paintDisc, paintGroove } from "./disc.js";
import { paintNumbers } from "./numbers.js";
import { fillWood, paintFrame } from "./wood.js";

/** Half the length of a piece's circle in board units; a rectangle is 0.64 by 1. */
const RADIUS = 0.42;
const STRIP = 0.64;
/** Between a rectangle's wood and the outline of its cell. */
const GAP = 0.035;
const NAMES = { size: 0.27, leastPixels: 7 };
const THICKNESS = 0.14;
/** Half length, half breadth and corners of the pieces, in radii. */
const BAR = {
  pawn: { length: 0.86, breadth: 0.42, corner: 0.2 },
  queen: { length: 1, breadth: 0.58, corner: 0.24 },
};

/** @type {Painter} */
export const bulltricker = {
  margin: 0.62,
  radius: RADIUS / STRIP,
  dot: 0.2,
  previews: true,

  paintBoard(context, geometry, palette) {
    const { cells, width, height } = geometry;
    paintFrame(context, geometry, palette, { seed: 1, spacing: 0.09 });
    fillWood(context, { x: 0, y: 0, width, height }, { base: palette.paleWood, grain: palette.grain, seed: 2, spacing: 0.2 });

    let seed = 3;
    /** @type {Set<number>} */ const xs = new Set();
    /** @type {Set<number>} */ const ys = new Set();
    for (const { box, x, y, upright } of cells.values()) {
      if (isRoyal({ box })) {
        paintRoyalSquare(context, { x, y }, palette);
        continue;
      }
      (upright ? xs : ys).add(upright ? x : y);
      context.save();
      context.beginPath();
      context.roundRect(box.x + GAP, box.y + GAP, box.width - 2 * GAP, box.height - 2 * GAP, 0.07);
      context.clip();
      fillWood(context, box, { base: palette.darkWood, grain: palette.grain, seed: seed++, spacing: 0.1, upright });
      context.restore();
    }
    for (const y of ys) for (const x of xs) paintButee(context, { x, y }, palette);
  },

  paintNumbers(context, { labels }, palette) {
    paintNumbers(context, labels.map((label) => ({ ...label, colour: palette.labelOnFrame })), NAMES);
  },

  paintPiece(context, { player, piece, upright }, palette) {
    const colours = palette[player];
    if (piece === "king") {
      paintDisc(context, colours, { cast: palette.cast, thickness: THICKNESS });
      paintGroove(context, colours, 0.76);
      paintCrown(context, colours, 1);
      return;
    }
    const { length, breadth, corner } = piece === "queen" ? BAR.queen : BAR.pawn;
    const [w, h] = upright ? [breadth, length] : [length, breadth];
    paintBar(context, colours, { w, h, corner, cast: palette.cast });
    context.lineWidth = 0.07;
    context.strokeStyle = colours.groove;
    context.beginPath();
    context.roundRect(0.17 - w, 0.17 - h, 2 * w - 0.34, 2 * h - 0.34, corner * 0.5);
    context.stroke();
    if (piece === "queen") paintCrown(context, colours, 0.62);
  },

  traceRing(context, { x, y, box, upright }) {
    if (isRoyal({ box })) {
      circle(context, x, y, RADIUS + 0.02);
      return;
    }
    const [w, h] = upright ? [0.27, RADIUS + 0.03] : [RADIUS + 0.03, 0.27];
    context.beginPath();
    context.roundRect(x - w, y - h, 2 * w, 2 * h, 0.12);
  },

  paintOver(context, geometry, palette, highlights, pieces) {
    for (const king of pieces) {
      if (king.piece !== "king") continue;
      const { x, y } = geometry.cell(king.cell);
      const closed = closedSides(king, geometry, pieces);
      const mat = closed.length === 4 && closed.some(({ player }) => player !== king.player);
      if (mat) {
        context.save();
        context.globalAlpha = 0.32;
        context.fillStyle = palette.capturable;
        context.fillRect(x - 0.5, y - 0.5, 1, 1);
        context.restore();
      }
      context.lineCap = "round";
      for (const side of closed) {
        const [dx, dy] = [Math.sign(Math.round(side.cell.x - x)), Math.sign(Math.round(side.cell.y - y))];
        context.beginPath();
        context.moveTo(x + 0.46 * dx - 0.36 * dy, y + 0.46 * dy - 0.36 * dx);
        context.lineTo(x + 0.46 * dx + 0.36 * dy, y + 0.46 * dy + 0.36 * dx);
        context.lineWidth = 0.13;
        context.strokeStyle = palette.targetRim;
        context.stroke();
        context.lineWidth = 0.08;
        context.strokeStyle = side.player === king.player ? palette.ink : palette.capturable;
        context.stroke();
      }
    }
  },

  describe(piece, geometry, pieces) {
    if (piece.piece !== "king") return null;
    const cells = closedSides(piece, geometry, pieces).map(({ cell }) => cell.name);
    return cells.length === 0 ? null : { key: "board.cell.closedSides", values: { count: cells.length, cells: cells.join(", ") } };
  },
};

/** @param {Pick<Cell, "box">} cell */
function isRoyal({ box }) {
  return Math.abs(box.width - box.height) < 0.01;
}

/**
 * The occupied rectangles at the sides of a king, with who stands there.
 * @param {PieceOnCell} king
 * @param {Geometry} geometry
 * @param {PieceOnCell[]} pieces
 */
function closedSides(king, geometry, pieces) {
  const { x, y } = geometry.cell(king.cell);
  const beside = (1 + STRIP) / 2 + 0.01;
  return pieces
    .map(({ cell, player }) => ({ cell: geometry.cell(cell), player }))
    .filter(({ cell }) => cell.name !== king.cell && Math.abs(cell.x - x) + Math.abs(cell.y - y) < beside);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number }} centre
 * @param {Palette} palette
 */
function paintRoyalSquare(context, { x, y }, palette) {
  context.save();
  context.globalAlpha = 0.22;
  context.strokeStyle = palette.ink;
  context.lineWidth = 0.025;
  context.strokeRect(x - 0.42, y - 0.42, 0.84, 0.84);
  context.globalAlpha = 0.14;
  context.fillStyle = palette.ink;
  context.beginPath();
  for (const [dx, dy] of [[0, -0.14], [0.14, 0], [0, 0.14], [-0.14, 0]]) context.lineTo(x + dx, y + dy);
  context.fill();
  context.restore();
}

/**
 * A stop where strips cross: no cell.
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number }} centre
 * @param {Palette} palette
 */
function paintButee(context, { x, y }, palette) {
  const half = STRIP / 2 - GAP;
  context.fillStyle = palette.frame;
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.07);
  context.fill();
  context.fillStyle = palette.frameEdge;
  circle(context, x, y, 0.13);
  context.fill();
}

/**
 * A bar seen slightly from the front: shadow, side, face, rim.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {{ w: number, h: number, corner: number, cast: string }} bar Half its width and height.
 */
function paintBar(context, { face, side, groove, shine, rim, edge }, { w, h, corner, cast }) {
  const box = (/** @type {number} */ down, /** @type {number} */ inset) => {
    context.beginPath();
    context.roundRect(inset - w, inset - h + down, 2 * (w - inset), 2 * (h - inset), Math.max(corner - inset, 0.05));
  };
  context.save();
  context.shadowColor = cast;
  context.shadowBlur = 0.16 * context.getTransform().a;
  context.shadowOffsetY = 0.05 * context.getTransform().a;
  context.fillStyle = side;
  box(THICKNESS, 0);
  context.fill();
  context.restore();

  context.fillStyle = face;
  if (shine !== face) {
    const light = context.createLinearGradient(-0.4 * w, -h, 0.4 * w, h);
    light.addColorStop(0, shine);
    light.addColorStop(0.3, face);
    light.addColorStop(0.8, face);
    light.addColorStop(1, groove);
    context.fillStyle = light;
  }
  box(0, 0);
  context.fill();
  context.fillStyle = face;
  box(0, 0.09);
  context.fill();
  if (edge > 0) {
    context.lineWidth = edge;
    context.strokeStyle = rim;
    box(0, edge / 2);
    context.stroke();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {number} scale
 */
function paintCrown(context, { emblem }, scale) {
  context.save();
  context.scale(scale, scale);
  context.fillStyle = emblem;
  context.strokeStyle = emblem;
  context.lineJoin = "round";
  context.lineWidth = 0.08;
  context.beginPath();
  context.moveTo(-0.4, 0.3);
  context.lineTo(-0.48, -0.22);
  context.lineTo(-0.2, 0.02);
  context.lineTo(0, -0.38);
  context.lineTo(0.2, 0.02);
  context.lineTo(0.48, -0.22);
  context.lineTo(0.4, 0.3);
  context.closePath();
  context.fill();
  context.stroke();
  context.restore();
}
