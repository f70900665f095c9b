/** @import { AnnotationColour, Annotations, Arrow, Mark, MarkShape } from "./annotations.js" */
import { tablierError } from "../errors.js";
import { ANNOTATION_COLOURS, MARK_SHAPES } from "./annotations.js";

const COLOURS = /** @type {AnnotationColour[]} */ (Object.keys(ANNOTATION_COLOURS));
/** What a mark may be. */
const MARK = `a cell, with a shape and a colour if need be, of ${MARK_SHAPES.join(", ")}; ${COLOURS.join(", ")}`;

/**
 * Annotations as authors write them: a text, or a list of texts and objects.
 * @typedef {object} AnnotationTexts
 * @property {string | (string | Mark)[]} [marks] "d4,e5:cross,f6:dot:red"
 * @property {string | (string | Arrow)[]} [arrows] "d2-d8,a1-c3:blue"
 * @property {string | string[]} [shadow] Cells, files, ranks and ranges of them, by the names of the board: "a-c,5,e4,g1-h2", "31-35", "H5,V3"
 */

/**
 * @param {AnnotationTexts} texts
 * @param {string[]} cells Names of the cells of the board.
 * @returns {Annotations}
 * @throws {import("../tablier.js").TablierError} "unknown-cell", or "bad-option".
 */
export function readAnnotations({ marks, arrows, shadow }, cells) {
  const find = cellFinder(cells);
  return {
    marks: parts("marks", marks).map((part) => readMark(part, find)),
    arrows: parts("arrows", arrows).map((part) => readArrow(part, find)),
    shadow: parts("shadow", shadow).flatMap((part) => readShadow(part, cells)),
  };
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {any[]}
 */
function parts(name, value) {
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return value.replace(/\s*([:-])\s*/g, "$1").split(/[\s,]+/).filter(Boolean);
  if (Array.isArray(value)) return value;
  throw wrong(name, value, "a text or a list");
}

/** @typedef {(option: string, name: unknown) => string} Find The name of a cell as the board spells it. */

/**
 * @param {string[]} cells
 * @returns {Find}
 */
function cellFinder(cells) {
  const byName = new Map(cells.map((cell) => [cell.toLowerCase(), cell]));
  return (option, name) => {
    const cell = byName.get(String(name).toLowerCase());
    if (cell === undefined) throw unknownCell(option, name);
    return cell;
  };
}

/**
 * @param {unknown} part
 * @param {Find} find
 * @returns {Mark}
 */
function readMark(part, find) {
  if (typeof part === "string") {
    const [cell, ...words] = part.split(":");
    if (cell === "") throw wrong("marks", part, MARK);
    /** @type {Mark} */ const mark = { cell: find("marks", cell) };
    for (const word of words) {
      const shape = MARK_SHAPES.find((one) => one === word);
      const colour = COLOURS.find((one) => one === word);
      if (shape && !mark.shape) mark.shape = shape;
      else if (colour && !mark.colour) mark.colour = colour;
      else throw wrong("marks", part, MARK);
    }
    return mark;
  }
  const { cell, shape, colour } = record("marks", part);
  if (shape !== undefined && !MARK_SHAPES.includes(shape)) throw wrong("marks", shape, MARK_SHAPES.join(", "));
  return { cell: find("marks", cell), shape, colour: readColour("marks", colour) };
}

/**
 * @param {unknown} part
 * @param {Find} find
 * @returns {Arrow}
 */
function readArrow(part, find) {
  if (typeof part === "string") {
    const [, from, to, colour] = part.match(/^([^-:]+)-([^-:]+)(?::(.*))?$/) ?? [];
    if (from === undefined) throw wrong("arrows", part, `FROM-TO or FROM-TO:COLOUR, of ${COLOURS.join(", ")}`);
    return arrow({ from, to, colour }, find);
  }
  return arrow(record("arrows", part), find);
}

/**
 * @param {{ from: unknown, to: unknown, colour?: unknown }} ends
 * @param {Find} find
 * @returns {Arrow}
 */
function arrow(ends, find) {
  const [from, to] = [find("arrows", ends.from), find("arrows", ends.to)];
  if (from === to) throw wrong("arrows", `${from}-${to}`, "two different cells");
  return { from, to, colour: readColour("arrows", ends.colour) };
}

/**
 * @param {string} option
 * @param {unknown} colour
 */
function readColour(option, colour) {
  if (colour === undefined) return undefined;
  if (!COLOURS.includes(/** @type {AnnotationColour} */ (colour))) throw wrong(option, colour, COLOURS.join(", "));
  return /** @type {AnnotationColour} */ (colour);
}

/**
 * Where a cell is, or a file or a rank: numbers to compare; `null` for what a name does not tell.
 * @typedef {{ file: number | null, rank: number | null }} Place
 */

/**
 * How the cells of a board are named. `place` is `null` for what is no name; `expected` says what a shadow may be made of.
 * @typedef {{ place: (name: string) => Place | null, expected: (cells: string[]) => string }} Naming
 */

/** Cells that have a number. @type {Naming} */
const NUMBERS = {
  place: (name) => (/^\d+$/.test(name) ? { file: null, rank: Number(name) } : null),
  expected: (cells) => `cells (such as ${cells[0]}) and ranges of them (such as ${cells[0]}-${cells[4]})`,
};

/** Cells with a letter for the file and a number for the rank. @type {Naming} */
const SQUARES = {
  place(name) {
    const [, file, rank] = /^([a-z]?)(\d*)$/.exec(name) ?? [];
    return file || rank ? { file: file ? file.charCodeAt(0) : null, rank: rank ? Number(rank) : null } : null;
  },
  expected: ([first, second]) => `cells, files, ranks and ranges of them, such as ${first}, ${first[0]}, 1-2, ${first}-${second[0]}3`,
};

/** Rows H1 A H2 B … H8 and columns V1 1 V2 2 … V8 of Bulltricker. @type {Naming} */
const RECTANGLES = {
  place(name) {
    const [, row, column] = /^(h[1-8]|[a-g])?(v[1-8]|[1-7])?$/.exec(name) ?? [];
    if (!row && !column) return null;
    const rank = row ? (row[0] === "h" ? 2 * Number(row[1]) : 2 * (row.charCodeAt(0) - 96) + 1) : null;
    const file = column ? (column[0] === "v" ? 2 * Number(column[1]) : 2 * Number(column) + 1) : null;
    return { file, rank };
  },
  expected: () => "cells, files, ranks and ranges of them, such as H54, V3, 3, H5, D, A-B, H11-H22",
};

/** @param {string[]} cells */
function namingOf(cells) {
  if (cells.every((cell) => NUMBERS.place(cell))) return NUMBERS;
  return cells.every((cell) => /^[a-z]\d+$/i.test(cell)) ? SQUARES : RECTANGLES;
}

/**
 * @param {unknown} part
 * @param {string[]} cells
 * @returns {string[]}
 */
function readShadow(part, cells) {
  const name = String(part).toLowerCase();
  const naming = namingOf(cells);
  const [first, last = first, ...more] = name.split("-").map(naming.place);
  const found = cells.filter((cell) => {
    const { file, rank } = naming.place(cell.toLowerCase()) ?? {};
    return first && last && more.length === 0 && isBetween(file, first.file, last.file) && isBetween(rank, first.rank, last.rank);
  });
  if (found.length === 0) throw unknownCell("shadow", part, naming.expected(cells));
  return found;
}

/**
 * Whether a value lies between two ends, whichever is the greater; where neither end says anything, all do.
 * @param {number | null | undefined} value
 * @param {number | null} a
 * @param {number | null} b
 */
function isBetween(value, a, b) {
  if (a === null && b === null) return true;
  if (a === null || b === null || value === null || value === undefined) return false;
  return (a <= value && value <= b) || (b <= value && value <= a);
}

/**
 * @param {string} option
 * @param {unknown} value
 * @returns {any}
 */
function record(option, value) {
  if (value === null || typeof value !== "object") throw wrong(option, value, "a text or an object");
  return value;
}

/** @param {string} option @param {unknown} name @param {string} [expected] */
function unknownCell(option, name, expected) {
  const message = `${option}: there is no cell "${clipped(name)}" on this board`;
  return tablierError("unknown-cell", expected ? `${message}; expected ${expected}` : message, { found: clipped(name), ...(expected && { expected }) });
}

/** @param {string} option @param {unknown} value @param {string} expected */
function wrong(option, value, expected) {
  return tablierError("bad-option", `${option}: "${clipped(value)}" is not understood; expected: ${expected}`, { option, found: clipped(value), expected });
}

/** @param {unknown} value */
function clipped(value) {
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
