/** @import { Colours as PieceColours } from "./palette.js" */

/** @typedef {PieceColours} Colours */

const TURN = 2 * Math.PI;

/**
 * A turned disc of radius 1 seen slightly from the front: shadow, side, face, rim.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {{ cast: string | null, thickness: number }} look
 */
export function paintDisc(context, { face, side, groove, shine, rim, edge }, { cast, thickness }) {
  if (cast) {
    const shadow = context.createRadialGradient(0, thickness + 0.1, 0.7, 0, thickness + 0.1, 1.16);
    shadow.addColorStop(0, cast);
    shadow.addColorStop(1, "transparent");
    context.fillStyle = shadow;
    circle(context, 0, thickness + 0.1, 1.16);
    context.fill();
  }

  context.fillStyle = side;
  circle(context, 0, thickness, 0.98);
  context.fill();

  if (shine !== face) {
    const light = context.createLinearGradient(-0.5, -1, 0.5, 1);
    light.addColorStop(0, shine);
    light.addColorStop(0.28, face);
    light.addColorStop(0.8, face);
    light.addColorStop(1, groove);
    context.fillStyle = light;
    circle(context, 0, 0, 0.98);
    context.fill();
  }

  context.fillStyle = face;
  circle(context, 0, 0, shine === face ? 0.98 : 0.88);
  context.fill();
  if (edge > 0) {
    context.lineWidth = edge;
    context.strokeStyle = rim;
    circle(context, 0, 0, 0.98 - edge / 2);
    context.stroke();
  }
}

/**
 * A groove turned into the face.
 * @param {CanvasRenderingContext2D} context
 * @param {Colours} colours
 * @param {number} radius
 */
export function paintGroove(context, { face, groove, shine }, radius) {
  context.lineWidth = 0.075;
  context.strokeStyle = groove;
  circle(context, 0, 0, radius);
  context.stroke();
  if (shine === face) return;
  context.save();
  context.globalAlpha *= 0.5;
  context.lineWidth = 0.04;
  context.strokeStyle = shine;
  circle(context, 0, 0.03, radius - 0.05);
  context.stroke();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function circle(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
}
