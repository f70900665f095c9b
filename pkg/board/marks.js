/** @import { Marks, Move } from "../tablier.js" */
/** @import { Cell, Geometry } from "./geometry.js" */
/** @import { Painter } from "./painters.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Landing } from "./stacks.js" */
import { circle } from "./disc.js";

/** What the rim of a ring adds to its breadth, in cells. */
const RING_RIM = 0.04;
/** Of the ring at a goal of a premove: by how much it is wider than a dot, in cells, and how many dashes it has. */
const PREMOVE_ROOM = 0.03;
const PREMOVE_DASHES = 8;

/**
 * What a player should see on the board, as cells.
 * @typedef {object} Highlights
 * @property {string[]} last Cells of the last move, in the order of its path.
 * @property {string[]} movable Pieces that may move.
 * @property {string[]} must Pieces that must capture.
 * @property {string[]} threatened Pieces that can be captured on this turn.
 * @property {string[]} targets Empty cells that may be entered next.
 * @property {string[]} capturable Pieces that may be entered next, to be captured.
 * @property {string[]} huffable Pieces that may be entered next, to be huffed.
 * @property {string | null} selected
 * @property {string | null} pointed The cell under the pointer, or with the keyboard's focus.
 * @property {string[]} doomed Pieces that the move entered so far captures, or the one pointed at would.
 * @property {Map<string, Move["captures"]>} takes What the moves to the cells that may be entered next capture.
 * @property {(Landing & { strong: boolean })[]} landings Pieces of the selected stack where they would land; strong in
 *   the direction that is pointed at.
 * @property {string[]} lastTaken Cells on which the last move captured.
 * @property {string[]} kings Stacks that bear the mark of a king.
 * @property {string[]} check Kings of the player to move that can be captured.
 * @property {{ cell: string, by: string[] }[]} frozen Pieces that are held, with those that hold them.
 * @property {string[]} premove Cells of a move that is to be played when its turn comes.
 * @property {string[]} premoveTargets Cells to which the piece chosen for such a move may go then.
 * @property {string[]} marked Cells that an author has marked; drawn with the other annotations.
 */

/** @type {Highlights} */
export const NO_HIGHLIGHTS = {
  last: [], movable: [], must: [], threatened: [], targets: [], capturable: [], huffable: [], selected: null, pointed: null,
  doomed: [], takes: new Map(), landings: [], lastTaken: [], kings: [], check: [], frozen: [], premove: [],
  premoveTargets: [], marked: [],
};

/**
 * What is marked while nobody is at a move.
 * @param {Marks} marks
 * @param {string[] | null} touched Cells of the last move in a game of stacks.
 * @returns {Highlights}
 */
export function restingHighlights({ lastMove, check, frozenBy, kings }, touched) {
  const last = lastMove ? [...lastMove.path, ...(lastMove.from ? [lastMove.from] : [])] : [];
  return {
    ...NO_HIGHLIGHTS,
    last: touched ?? last,
    lastTaken: lastMove?.captures ?? [],
    check,
    frozen: frozenBy ?? [],
    kings: touched ? kings : [],
  };
}

/**
 * The marks under the pieces.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {Highlights} highlights
 */
export function paintUnder(context, geometry, palette, { last, selected, check, premove }) {
  for (const name of new Set(last)) {
    const cell = geometry.cell(name);
    if (geometry.kind === "squares") {
      context.fillStyle = palette.lastMove;
      outline(context, cell.polygon);
      context.fill();
      if (name !== selected) border(context, cell, palette.lastMoveLine, 0.035 * geometry.unit);
    } else {
      context.strokeStyle = palette.ink;
      context.lineWidth = 0.045 * geometry.unit;
      circle(context, cell.x, cell.y, 0.45 * geometry.unit);
      context.stroke();
    }
  }
  if (selected !== null) {
    const cell = geometry.cell(selected);
    context.save();
    context.globalAlpha = 0.75;
    context.fillStyle = palette.selected;
    if (geometry.kind === "squares") outline(context, cell.polygon);
    else circle(context, cell.x, cell.y, 0.47 * geometry.unit);
    context.fill();
    context.restore();
    if (geometry.kind === "squares") border(context, cell, palette.targetRim, 0.045 * geometry.unit);
  }
  for (const name of check) {
    const cell = geometry.cell(name);
    const { x, y } = cell;
    const glow = context.createRadialGradient(x, y, 0.3 * geometry.unit, x, y, 0.68 * geometry.unit);
    glow.addColorStop(0, palette.capturable);
    glow.addColorStop(1, `${palette.capturable}00`);
    context.fillStyle = glow;
    circle(context, x, y, 0.68 * geometry.unit);
    context.fill();
    border(context, cell, palette.targetRim, 0.13 * geometry.unit);
    border(context, cell, palette.capturable, 0.085 * geometry.unit);
  }
  for (const name of premove) {
    const cell = geometry.cell(name);
    context.save();
    context.globalAlpha = 0.62;
    context.fillStyle = palette.premove;
    if (geometry.kind === "squares") outline(context, cell.polygon);
    else circle(context, cell.x, cell.y, 0.47 * geometry.unit);
    context.fill();
    context.restore();
    context.save();
    context.setLineDash([0.14 * geometry.unit, 0.1 * geometry.unit]);
    if (geometry.kind === "squares") border(context, cell, palette.targetRim, 0.055 * geometry.unit);
    context.restore();
  }
}

/**
 * A line along the inner side of a cell's edge.
 * @param {CanvasRenderingContext2D} context
 * @param {Cell} cell
 * @param {string} colour
 * @param {number} breadth In board units.
 */
function border(context, { box }, colour, breadth) {
  context.strokeStyle = colour;
  context.lineWidth = breadth;
  context.strokeRect(box.x + breadth / 2, box.y + breadth / 2, box.width - breadth, box.height - breadth);
}

/**
 * The marks over the pieces.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {Highlights} highlights
 * @param {Painter} painter
 */
export function paintOver(context, geometry, palette, highlights, painter) {
  const { movable, must, threatened, targets, capturable, huffable, selected, premoveTargets } = highlights;
  const unit = geometry.unit;
  /** @type {(names: string[], colour: string, width: number, rim?: string) => void} */
  const ring = (names, colour, width, rim = palette.targetRim) => {
    for (const name of names) {
      if (name === selected) continue;
      const cell = geometry.cell(name);
      if (names === movable && painter.traceMovable) painter.traceMovable(context, cell);
      else if (painter.traceRing) painter.traceRing(context, cell);
      else circle(context, cell.x, cell.y, (painter.radius + 0.025) * unit);
      // On one wood or the other the colour alone is hard to see.
      context.strokeStyle = rim;
      context.lineWidth = (width + RING_RIM) * unit;
      context.stroke();
      context.strokeStyle = colour;
      context.lineWidth = width * unit;
      context.stroke();
    }
  };
  ring(movable, palette.movable, 0.03);
  ring(must, palette.must, 0.08, palette.mustRim);
  ring(capturable, palette.capturable, 0.075);
  ring(huffable, palette.capturable, 0.075);

  context.save();
  context.setLineDash([0.12 * unit, 0.1 * unit]);
  ring(threatened, palette.capturable, 0.055);
  context.restore();

  const { dot = 0.15 } = painter;
  for (const name of dot === 0 ? [] : targets) {
    const { x, y } = geometry.cell(name);
    circle(context, x, y, dot * unit);
    context.fillStyle = palette.target;
    context.fill();
    context.strokeStyle = palette.targetRim;
    context.lineWidth = 0.03 * unit;
    context.stroke();
  }
  // Around stacks, which bear numbers.
  const radius = dot === 0 ? painter.radius : dot + PREMOVE_ROOM;
  for (const name of premoveTargets) paintPremoveTarget(context, geometry, palette, name, radius);
}

/**
 * Hollow and dashed: where a piece may go is not yet sure.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {Palette} palette
 * @param {string} name
 * @param {number} radius In cells.
 */
function paintPremoveTarget(context, geometry, palette, name, radius) {
  const { unit } = geometry;
  const dash = (2 * Math.PI * radius * unit) / PREMOVE_DASHES;
  const { x, y } = geometry.cell(name);
  context.save();
  circle(context, x, y, radius * unit);
  context.strokeStyle = palette.targetRim;
  context.lineWidth = (0.07 + RING_RIM) * unit;
  context.stroke();
  context.setLineDash([0.65 * dash, 0.35 * dash]);
  context.strokeStyle = palette.premove;
  context.lineWidth = 0.07 * unit;
  context.stroke();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number][]} polygon
 */
function outline(context, polygon) {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}
