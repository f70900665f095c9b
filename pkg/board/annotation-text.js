/** @import { AnnotationColour, Annotations, Arrow, Mark, MarkShape } from "./annotations.js" */
import { tablierError } from "../errors.js";
import { ANNOTATION_COLOURS, MARK_SHAPES } from "./annotations.js";

const COLOURS = /** @type {AnnotationColour[]} */ (Object.keys(ANNOTATION_COLOURS));

/**
 * Annotations as authors write them: a text, or a list of texts and objects.
 * @typedef {object} AnnotationTexts
 * @property {string | (string | Mark)[]} [marks] "d4,e5:cross,f6:dot:red"
 * @property {string | (string | Arrow)[]} [arrows] "d2-d8,a1-c3:blue"
 * @property {string | string[]} [shadow] Cells, files, ranks and ranges of them: "a-c,5,e4,g1-h2"
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
  if (typeof value === "string") return value.split(/[\s,]+/).filter(Boolean);
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
    /** @type {Mark} */ const mark = { cell: find("marks", cell) };
    for (const word of words) {
      if (MARK_SHAPES.includes(/** @type {MarkShape} */ (word))) mark.shape = /** @type {MarkShape} */ (word);
      else if (COLOURS.includes(/** @type {AnnotationColour} */ (word))) mark.colour = /** @type {AnnotationColour} */ (word);
      else throw wrong("marks", part, `${MARK_SHAPES.join(", ")}, ${COLOURS.join(", ")}`);
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
    if (from === undefined) throw wrong("arrows", part, "FROM-TO or FROM-TO:COLOUR");
    return { from: find("arrows", from), to: find("arrows", to), colour: readColour("arrows", colour) };
  }
  const { from, to, colour } = record("arrows", part);
  return { from: find("arrows", from), to: find("arrows", to), colour: readColour("arrows", colour) };
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
 * @param {unknown} part
 * @param {string[]} cells
 * @returns {string[]}
 */
function readShadow(part, cells) {
  const name = String(part).toLowerCase();
  const single = cells.filter((cell) => cell.toLowerCase() === name);
  if (single.length > 0) return single;
  const [first, last = first, ...more] = name.split("-").map(nameParts);
  const ends = [first, last];
  const found = cells.filter((cell) => {
    const { file, rank } = nameParts(cell.toLowerCase()) ?? { file: cell, rank: "" };
    return ends.every(Boolean) && more.length === 0 &&
      isBetween(file, ends.map((end) => end?.file ?? "")) && isBetween(rank, ends.map((end) => end?.rank ?? ""));
  });
  if (found.length === 0) throw unknownCell("shadow", part);
  return found;
}

/** @typedef {{ file: string, rank: number | "" }} NameParts */

/**
 * @param {string} name
 * @returns {NameParts | null} Letters and number of a cell; only the one for a file or a rank.
 */
function nameParts(name) {
  const [, file, rank] = name.match(/^([a-z]*)(\d*)$/) ?? [];
  return file || rank ? { file, rank: rank === "" ? "" : Number(rank) } : null;
}

/**
 * Whether a value lies between two ends, whichever is the greater; where neither end says anything, all do.
 * @param {string | number} value
 * @param {(string | number)[]} ends
 */
function isBetween(value, [a, b]) {
  if (a === "" && b === "") return true;
  if (a === "" || b === "") return false;
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

/** @param {string} option @param {unknown} name */
function unknownCell(option, name) {
  return tablierError("unknown-cell", `${option}: there is no cell "${clipped(name)}" on this board`, { found: clipped(name) });
}

/** @param {string} option @param {unknown} value @param {string} expected */
function wrong(option, value, expected) {
  return tablierError("bad-option", `${option}: "${clipped(value)}" is not understood; expected: ${expected}`, { found: clipped(value), expected });
}

/** @param {unknown} value */
function clipped(value) {
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
