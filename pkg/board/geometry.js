/** @import { GameInfo, Layout, LayoutCell, PlayerId } from "../tablier.js" */

/** @typedef {LayoutCell & { box: { x: number, y: number, width: number, height: number }, upright: boolean }} Cell */

/** Games whose diagrams show the first player's side at the top. */
const FIRST_AT_TOP = ["tumblingdown"];

/**
 * Whether a player who is to see their own side below sees the layout turned by half a turn. Boards of points keep the
 * orientation of their printed numbering.
 * @param {GameInfo} info
 * @param {Layout} layout
 * @param {PlayerId} bottom
 */
export function isTurned(info, layout, bottom) {
  const isOther = bottom !== info.players[0].id;
  return layout.kind === "squares" && isOther !== FIRST_AT_TOP.includes(info.id);
}

/** Where things are on the board as the viewer sees it: the layout of a game, turned by half a turn or not. */
export class Geometry {
  /** @type {Map<string, Cell>} */ cells = new Map();
  /** Size of a cell. */
  unit = 1;

  /**
   * @param {Layout} layout
   * @param {boolean} rotated
   * @param {number} margin Room around the board, in board units.
   * @param {boolean} [framed] Whether there is a frame in this room.
   */
  constructor(layout, rotated, margin, framed = true) {
    this.framed = framed;
    this.kind = layout.kind;
    this.width = layout.width;
    this.height = layout.height;
    this.view = { x: -margin, y: -margin, width: layout.width + 2 * margin, height: layout.height + 2 * margin };

    const turnX = (/** @type {number} */ x) => (rotated ? layout.width - x : x);
    const turnY = (/** @type {number} */ y) => (rotated ? layout.height - y : y);
    const lastRow = Math.max(...layout.cells.map((cell) => cell.row));
    const lastColumn = Math.max(...layout.cells.map((cell) => cell.column));
    for (const cell of layout.cells) {
      const polygon = /** @type {[number, number][]} */ (cell.polygon.map(([x, y]) => [turnX(x), turnY(y)]));
      const box = boundingBox(polygon);
      this.cells.set(cell.name, {
        name: cell.name,
        x: turnX(cell.x),
        y: turnY(cell.y),
        polygon,
        row: rotated ? lastRow - cell.row : cell.row,
        column: rotated ? lastColumn - cell.column : cell.column,
        box,
        upright: box.height > box.width * 1.05,
      });
    }
    this.unit = Math.min(...[...this.cells.values()].map(({ box }) => Math.min(box.width, box.height)));
    this.lines = layout.lines.map(({ x1, y1, x2, y2 }) => ({ x1: turnX(x1), y1: turnY(y1), x2: turnX(x2), y2: turnY(y2) }));
    this.labels = layout.labels.map(({ text, x, y }) => ({ text, x: turnX(x), y: turnY(y) }));
  }

  /** @param {string} name */
  cell(name) {
    return /** @type {Cell} */ (this.cells.get(name));
  }

  /**
   * @param {number} row
   * @param {number} column
   * @returns {Cell | undefined} The cell in a row and column as the viewer sees them.
   */
  cellIn(row, column) {
    return [...this.cells.values()].find((cell) => cell.row === row && cell.column === column);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {Cell | null} The cell at a point in board units; the nearest where outlines overlap.
   */
  cellAt(x, y) {
    let best = null;
    let bestDistance = Infinity;
    for (const cell of this.cells.values()) {
      const distance = Math.hypot(cell.x - x, cell.y - y);
      if (distance < bestDistance && contains(cell.polygon, x, y)) {
        best = cell;
        bestDistance = distance;
      }
    }
    return best;
  }

  /**
   * The cell that a finger means: the one at the point if it is wanted, else the nearest wanted one within reach.
   * @param {number} x
   * @param {number} y
   * @param {string[]} wanted
   * @param {number} reach In board units.
   */
  cellNear(x, y, wanted, reach) {
    const at = this.cellAt(x, y);
    if (at && wanted.includes(at.name)) return at;
    const near = wanted
      .map((name) => ({ cell: this.cell(name), distance: distanceTo(this.cell(name).box, x, y) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance);
    return near[0]?.cell ?? at;
  }

  /** @returns {Cell[][]} Rows from the top, each from the left. */
  rows() {
    /** @type {Map<number, Cell[]>} */ const rows = new Map();
    for (const cell of this.cells.values()) {
      const row = rows.get(cell.row);
      if (row) row.push(cell);
      else rows.set(cell.row, [cell]);
    }
    return [...rows.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, cells]) => cells.sort((a, b) => a.column - b.column));
  }
}

/** @param {[number, number][]} polygon */
function boundingBox(polygon) {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * @param {Cell["box"]} box
 * @param {number} x
 * @param {number} y
 */
function distanceTo(box, x, y) {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/**
 * Even-odd rule.
 * @param {[number, number][]} polygon
 * @param {number} x
 * @param {number} y
 */
function contains(polygon, x, y) {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i];
    const [xj, yj] = polygon[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
