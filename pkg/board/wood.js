/** @import { Geometry } from "./geometry.js" */
/** @import { Palette } from "./palette.js" */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Around the board, in board units. */
export const FRAME_EDGE = 0.05;

/**
 * The wood around a board and the edge between them; the edge alone where there is to be no frame.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {{ seed: number, spacing: number }} wood
 */
export function paintFrame(context, { view, width, height, framed }, palette, wood) {
  if (framed) fillWood(context, view, { base: palette.frame, grain: palette.grain, ...wood });
  context.fillStyle = palette.frameEdge;
  context.fillRect(-FRAME_EDGE, -FRAME_EDGE, width + 2 * FRAME_EDGE, height + 2 * FRAME_EDGE);
}

/**
 * Fills a box with wood: a base colour with fine wavy grain along its longer way. The same seed gives the same wood.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {{ base: string, grain: string, seed: number, spacing: number, upright?: boolean }} wood Spacing in board units.
 */
export function fillWood(context, box, { base, grain, seed, spacing, upright = false }) {
  const random = generator(seed);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = base;
  context.fill();
  if (grain === "") {
    context.restore();
    return;
  }

  context.globalAlpha = random() * 0.07;
  context.fillStyle = grain;
  context.fill();

  context.strokeStyle = grain;
  const length = upright ? box.height : box.width;
  const breadth = upright ? box.width : box.height;
  for (let across = -spacing; across < breadth + spacing; across += spacing * (0.5 + random())) {
    const bend = spacing * 1.6 * (random() - 0.5);
    const end = across + spacing * 0.8 * (random() - 0.5);
    const control = across + bend;
    context.globalAlpha = 0.02 + random() * 0.08;
    context.lineWidth = spacing * (0.08 + random() * 0.3);
    context.beginPath();
    if (upright) {
      context.moveTo(box.x + across, box.y);
      context.quadraticCurveTo(box.x + control, box.y + length / 2, box.x + end, box.y + length);
    } else {
      context.moveTo(box.x, box.y + across);
      context.quadraticCurveTo(box.x + length / 2, box.y + control, box.x + length, box.y + end);
    }
    context.stroke();
  }
  context.restore();
}

/**
 * Numbers in [0, 1) from a seed (mulberry32).
 * @param {number} seed
 */
function generator(seed) {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
