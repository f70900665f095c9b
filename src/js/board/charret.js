/** @import { Painter } from "./painters.js" */
import { circle, paintDisc, paintGroove } from "./disc.js";
import { paintNumbers } from "./numbers.js";
import { fillWood } from "./wood.js";

const LINE_WIDTH = 0.05;
const POINT_RADIUS = 0.09;
const NUMBERS = { size: 0.15 };

/** @type {Painter} */
export const charret = {
  margin: 0.12,
  numbersInside: true,
  radius: 0.41,

  /** In the middle, where no line is. */
  hand({ width, height }, index) {
    return { x: width / 2 - 0.24, y: height / 2 + (index === 0 ? -0.3 : 0.3), radius: 0.23 };
  },

  paintBoard(context, { cells, lines, view, framed }, palette) {
    fillWood(context, view, { base: palette.plank, grain: palette.grain, seed: 5, spacing: 0.13 });
    if (framed) {
      context.strokeStyle = palette.frame;
      context.lineWidth = 0.09;
      context.strokeRect(view.x, view.y, view.width, view.height);
    }

    context.strokeStyle = palette.ink;
    context.lineWidth = LINE_WIDTH;
    context.lineCap = "round";
    context.beginPath();
    for (const { x1, y1, x2, y2 } of lines) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();

    context.fillStyle = palette.ink;
    for (const { x, y } of cells.values()) {
      circle(context, x, y, POINT_RADIUS);
      context.fill();
    }
  },

  paintNumbers(context, { labels }, palette) {
    paintNumbers(context, labels.map((label) => ({ ...label, colour: palette.labelOnPale })), NUMBERS);
  },

  paintPiece(context, { player }, palette) {
    const colours = palette[player];
    paintDisc(context, colours, { cast: palette.cast, thickness: 0.12 });
    paintGroove(context, colours, 0.6);
    const dimple = context.createRadialGradient(0, 0.22, 0.05, 0, 0, 0.56);
    dimple.addColorStop(0, colours.shine);
    dimple.addColorStop(0.5, colours.face);
    dimple.addColorStop(1, colours.groove);
    context.globalAlpha *= 0.55;
    context.fillStyle = dimple;
    circle(context, 0, 0, 0.56);
    context.fill();
  },
};
