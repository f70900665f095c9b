/** @import { Geometry } from "./geometry.js" */
/** @import { Painter } from "./painters.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Colours } from "./disc.js" */
/** @import { Landing } from "./stacks.js" */
import { circle, paintDisc, paintGroove } from "./disc.js";
import { paintNumbers, pixelRatio } from "./numbers.js";
import { gather, landings, readPicture, touchedByLastMove, TumbleAnimation } from "./stacks.js";
import { fillWood, paintFrame } from "./wood.js";

const LABELS = { size: 0.2, leastPixels: 8 };
const HEIGHTS = { size: 0.72, leastPixels: 10 };
/** How much of the dark wood every second cell has. */
const CHEQUER = 0.36;

/** Of a piece in a stack, in radii of the picture. */
const DISC = 0.84;
/** How much of a piece shows under the next one, and how much all of them together at most. */
const SLICE = 0.21;
const MOST_LIFT = 0.8;

/** A piece that would land: its size in cells, and how far the next one of a pile lies above it. */
const GHOST = 0.15;
const GHOST_STEP = 0.055;
/** Of a pile only so many pieces are drawn. */
const MOST_GHOSTS = 5;

/** A stack laid out from bottom to top, in cells. */
const SLAB = { width: 0.86, height: 0.17, gap: 0.03, padding: 0.12, title: 0.34 };

/** @type {Painter} */
export const tumblingdown = {
  margin: 0.38,
  radius: 0.41,
  dot: 0,
  previews: true,
  stacks: {
    gather: (board, marks) => gather(board, marks.kings),
    landings,
    touched: touchedByLastMove,
    Animation: TumbleAnimation,
  },

  paintBoard(context, geometry, palette) {
    const { cells, width, height } = geometry;
    paintFrame(context, geometry, palette, { seed: 31, spacing: 0.07 });
    fillWood(context, { x: 0, y: 0, width, height }, { base: palette.plank, grain: palette.grain, seed: 32, spacing: 0.16 });

    for (const { box, row, column } of cells.values()) {
      if ((row + column) % 2 === 0) continue;
      context.save();
      context.globalAlpha = CHEQUER;
      context.fillStyle = palette.darkWood;
      context.fillRect(box.x, box.y, box.width, box.height);
      context.restore();
    }
    context.strokeStyle = palette.grain || palette.ink;
    context.globalAlpha = 0.3;
    context.lineWidth = 0.02;
    context.beginPath();
    for (let line = 1; line < width; line++) {
      context.moveTo(line, 0);
      context.lineTo(line, height);
      context.moveTo(0, line);
      context.lineTo(width, line);
    }
    context.stroke();
    context.globalAlpha = 1;
  },

  paintNumbers(context, { labels }, palette) {
    paintNumbers(context, labels.map((label) => ({ ...label, colour: palette.labelOnFrame })), LABELS);
  },

  paintPiece(context, { piece }, palette) {
    const { pieces, king } = readPicture(piece);
    const lift = Math.min(SLICE, MOST_LIFT / Math.max(1, pieces.length - 1));
    const total = lift * (pieces.length - 1);
    context.translate(0, total / 2 + 0.02);
    pieces.forEach((player, level) => {
      context.save();
      context.translate(0, -lift * level);
      context.scale(DISC, DISC);
      paintDisc(context, palette[player], { cast: level === 0 ? palette.cast : null, thickness: 0.14 });
      if (level === pieces.length - 1) paintGroove(context, palette[player], 0.76);
      context.restore();
    });
    const top = palette[pieces[pieces.length - 1]];
    context.translate(0, -total);
    if (king) {
      paintKing(context, top);
      context.translate(0, 0.24);
    }
    const label = { text: String(pieces.length), x: 0, y: king ? 0.02 : 0.04, colour: top.emblem };
    paintNumbers(context, [label], { ...HEIGHTS, size: king ? 0.62 : HEIGHTS.size, weight: 700 });
  },

  paintOver(context, geometry, palette, { landings, targets, pointed }, pieces) {
    const strong = landings.some((landing) => landing.strong);
    for (const landing of landings) {
      if (strong && !landing.strong) continue;
      paintLanding(context, geometry, palette, landing, strong ? 1.6 : 1);
    }
    const stack = pieces.find(({ cell }) => cell === pointed);
    if (!stack || targets.includes(stack.cell)) return;
    const below = readPicture(stack.piece).pieces;
    if (below.length > 1) paintSideView(context, geometry, palette, { cell: stack.cell, pieces: below });
  },
};

/**
 * A king's crown in the upper half of the face.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 */
function paintKing(context, { emblem }) {
  context.save();
  context.translate(0, -0.33);
  context.scale(0.62, 0.5);
  context.fillStyle = emblem;
  context.strokeStyle = emblem;
  context.lineJoin = "round";
  context.lineWidth = 0.1;
  context.beginPath();
  context.moveTo(-0.42, 0.3);
  context.lineTo(-0.5, -0.22);
  context.lineTo(-0.22, 0.04);
  context.lineTo(0, -0.38);
  context.lineTo(0.22, 0.04);
  context.lineTo(0.5, -0.22);
  context.lineTo(0.42, 0.3);
  context.closePath();
  context.fill();
  context.stroke();
  context.restore();
}

/**
 * Small pieces on the cell where they would land.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {Landing} landing
 * @param {number} scale
 */
function paintLanding(context, geometry, palette, { cell, pieces }, scale) {
  const { x, y } = geometry.cell(cell);
  const { unit } = geometry;
  const radius = GHOST * scale * unit;
  const shown = pieces.slice(-MOST_GHOSTS);
  const step = GHOST_STEP * scale * unit;
  context.save();
  context.translate(x, y + (step * (shown.length - 1)) / 2);
  circle(context, 0, -(step * (shown.length - 1)) / 2, radius + 0.075 * unit + (step * (shown.length - 1)) / 2);
  context.fillStyle = palette.target;
  context.fill();
  context.strokeStyle = palette.targetRim;
  context.lineWidth = 0.025 * unit;
  context.stroke();
  shown.forEach((player, level) => {
    context.save();
    context.translate(0, -step * level);
    context.scale(radius, radius);
    paintDisc(context, palette[player], { cast: null, thickness: 0.16 });
    context.restore();
  });
  context.translate(0, -step * (shown.length - 1));
  if (pieces.length > 1) {
    const { emblem } = palette[pieces[pieces.length - 1]];
    const label = { text: String(pieces.length), x: 0, y: 0, colour: emblem };
    paintNumbers(context, [label], { size: 1.3 * radius, leastPixels: 8, weight: 700 });
  }
  context.restore();
}

/**
 * A stack from the side, on a card beside its cell: every piece from bottom to top.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {Landing} stack
 */
function paintSideView(context, geometry, palette, { cell, pieces }) {
  const { unit, width, height, view } = geometry;
  const place = geometry.cell(cell);
  const room = height - 2 * SLAB.padding - SLAB.title;
  const step = Math.min(SLAB.height + SLAB.gap, room / pieces.length) * unit;
  const slab = step * (SLAB.height / (SLAB.height + SLAB.gap));
  const card = {
    width: (SLAB.width + 2 * SLAB.padding) * unit,
    height: pieces.length * step + (2 * SLAB.padding + SLAB.title) * unit,
  };
  const onRight = place.x < width / 2;
  const x = onRight ? place.x + 0.6 * unit : place.x - 0.6 * unit - card.width;
  const least = view.y + 0.1;
  const most = view.y + view.height - card.height - 0.1;
  const y = Math.max(least, Math.min(place.y - card.height / 2, most));

  context.save();
  context.fillStyle = palette.card;
  context.strokeStyle = palette.frameEdge;
  context.lineWidth = 0.03 * unit;
  context.shadowColor = "rgb(0 0 0 / 0.45)";
  context.shadowBlur = 12 * pixelRatio(context);
  context.beginPath();
  context.roundRect(x, y, card.width, card.height, 0.12 * unit);
  context.fill();
  context.shadowColor = "transparent";
  context.stroke();
  const tip = onRight ? x : x + card.width;
  context.beginPath();
  context.moveTo(tip, place.y - 0.12 * unit);
  context.lineTo(place.x + (onRight ? 0.46 : -0.46) * unit, place.y);
  context.lineTo(tip, place.y + 0.12 * unit);
  context.fill();

  const title = {
    text: `${cell} · ${pieces.length}`,
    x: x + card.width / 2,
    y: y + (SLAB.padding + SLAB.title / 2 - 0.04) * unit,
    colour: palette.ink,
  };
  paintNumbers(context, [title], { size: 0.22 * unit, weight: 600 });
  const bottom = y + card.height - SLAB.padding * unit;
  pieces.forEach((player, level) => {
    const { face, side, shine } = palette[player];
    const top = bottom - (level + 1) * step;
    const light = context.createLinearGradient(x, 0, x + card.width, 0);
    light.addColorStop(0.12, side);
    light.addColorStop(0.35, shine);
    light.addColorStop(0.55, face);
    light.addColorStop(0.9, side);
    context.fillStyle = light;
    context.strokeStyle = palette.ink;
    context.lineWidth = 0.016 * unit;
    context.beginPath();
    context.roundRect(x + SLAB.padding * unit, top, SLAB.width * unit, slab, Math.min(slab / 2, 0.06 * unit));
    context.fill();
    context.stroke();
  });
  context.restore();
}
