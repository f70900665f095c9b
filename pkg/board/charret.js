/** @import { PieceOnCell } from "../tablier.js" */
/** @import { Cell, Geometry } from "./geometry.js" */
/** @import { Painter } from "./painters.js" */
import { circle, paintDisc, paintGroove } from "./disc.js";
import { paintNumbers } from "./numbers.js";
import { fillWood } from "./wood.js";

const LINE_WIDTH = 0.05;
const POINT_RADIUS = 0.09;
/** Of the bar that joins the tokens of a mill, and of its core. */
const MILL = { breadth: 0.2, core: 0.11 };
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
      context.strokeStyle = palette.frameEdge;
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

  /** A bar in their colour joins the tokens of a closed mill. */
  paintUnder(context, geometry, palette, highlights, pieces) {
    context.lineCap = "butt";
    for (const { cells: [from, , to], player } of closedMills(geometry, pieces)) {
      for (const [breadth, colour] of /** @type {const} */ ([[MILL.breadth, palette.mill], [MILL.core, palette[player].face]])) {
        context.strokeStyle = colour;
        context.lineWidth = breadth;
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
        context.stroke();
      }
    }
  },

  describe({ cell }, geometry, pieces) {
    const mills = closedMills(geometry, pieces).map(({ cells }) => cells.map(({ name }) => name)).filter((names) => names.includes(cell));
    if (mills.length === 0) return null;
    return { key: "board.cell.mill", values: { cells: mills.map((names) => names.join("-")).join(", ") } };
  },

  paintPiece(context, { player }, palette) {
    const colours = palette[player];
    paintDisc(context, colours, { cast: palette.cast, thickness: 0.12 });
    paintGroove(context, colours, 0.6);
    if (colours.shine === colours.face) return;
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

/**
 * @param {Geometry} geometry
 * @param {PieceOnCell[]} pieces
 * @returns {{ cells: Cell[], player: PieceOnCell["player"] }[]} Lines whose three points are held by one player, with these
 *   points in their order.
 */
function closedMills({ lines, cells }, pieces) {
  const owners = new Map(pieces.map(({ cell, player }) => [cell, player]));
  return lines.flatMap(({ x1, y1, x2, y2 }) => {
    const points = [...cells.values()]
      .filter(({ x, y }) => (x - x1) * (y2 - y1) === (y - y1) * (x2 - x1) && (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0)
      .sort((a, b) => a.x - b.x || a.y - b.y);
    const player = owners.get(points[0].name);
    const isMill = player !== undefined && points.length === 3 && points.every(({ name }) => owners.get(name) === player);
    return isMill ? [{ cells: points, player }] : [];
  });
}
