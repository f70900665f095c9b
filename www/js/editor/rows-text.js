/** @import { GameInfo, Layout, PieceId } from "../../../pkg/tablier.js" */
/** @import { Draft, Piece } from "./draft.js" */
/** @import { Field, Format } from "./formats.js" */

/**
 * Texts that write a board row by row: `<rows between "/"> <w|b> <numbers>`, a number for so many empty cells.
 */

/**
 * How what stands on a cell is written; `token` finds one cell's text or one number.
 * @typedef {{ token: RegExp, write: (pieces: readonly Piece[]) => string, read: (text: string) => Piece[], stacks: boolean }} Rows
 */

const SIDES = /** @type {const} */ ({ w: "white", b: "black" });

/**
 * One letter a piece, upper case for White.
 * @param {Record<string, PieceId>} kinds By their letters.
 * @returns {Rows}
 */
export function pieceRows(kinds) {
  const letters = Object.fromEntries(Object.entries(kinds).map(([letter, piece]) => [piece, letter]));
  return {
    token: new RegExp(`[1-9]\\d*|[${Object.keys(kinds).join("")}]`, "gi"),
    write: ([{ player, piece }]) => (player === "white" ? letters[piece] : letters[piece].toLowerCase()),
    read: (text) => [{ player: text < "a" ? "white" : "black", piece: kinds[text.toUpperCase()] }],
    stacks: false,
  };
}

/** Stacks from bottom to top, the topmost piece in upper case. @type {Rows} */
export const stackRows = {
  token: /[1-8]|[wb]*[WB]/g,
  write: (pieces) => {
    const letters = pieces.map(({ player }) => player[0]).join("");
    return letters.slice(0, -1) + letters.slice(-1).toUpperCase();
  },
  read: (text) => [...text.toLowerCase()].map((letter) => ({ player: SIDES[/** @type {"w" | "b"} */ (letter)], piece: "piece" })),
  stacks: true,
};

/**
 * @param {GameInfo} info
 * @param {Layout} layout
 * @param {{ rows: Rows, fields: Field[] }} options `fields`: the numbers behind the side to move, in their order.
 * @returns {Format}
 */
export function rowsFormat({ players }, { cells }, { rows, fields }) {
  /** @type {string[][]} */ const names = [];
  for (const { name, row } of [...cells].sort((a, b) => a.row - b.row || a.column - b.column)) (names[row] ??= []).push(name);
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  return {
    fields,
    empty,
    stacks: rows.stacks,
    fits: () => true,
    write: ({ cells, turn, fields: values }) => {
      const placement = names.map((row) => row.map((name) => cells.get(name)));
      const texts = placement.map((row) => writeRow(row.map((pieces) => (pieces ? rows.write(pieces) : null))));
      const numbers = fields.map(({ name }) => values[name] || "-");
      while (["-", "0"].includes(numbers[numbers.length - 1]) && (numbers.length > 1 || numbers[0] === "-")) numbers.pop();
      return [texts.join("/"), turn[0], ...numbers].join(" ");
    },
    read: (text) => {
      const [placement, side, ...numbers] = text.split(/\s+/);
      const texts = placement.split("/");
      const turn = players.find(({ id }) => id[0] === side?.toLowerCase())?.id;
      if (texts.length !== names.length || !turn || numbers.length > fields.length) return null;
      if (numbers.some((number) => !/^(\d{1,9}|-)$/.test(number))) return null;
      /** @type {Map<string, Piece[]>} */ const read = new Map();
      const whole = texts.every((row, index) => readRow(row, names[index], rows, read));
      if (!whole) return null;
      const given = fields.map(({ name }, index) => [name, (numbers[index] ?? "-").replace("-", "")]);
      return { cells: read, turn, fields: Object.fromEntries(given) };
    },
  };
}

/** @param {(string | null)[]} row */
function writeRow(row) {
  let text = "";
  let free = 0;
  for (const standing of [...row, ""]) {
    if (standing === null) {
      free++;
      continue;
    }
    text += (free || "") + standing;
    free = 0;
  }
  return text;
}

/**
 * @param {string} text
 * @param {string[]} names
 * @param {Rows} rows
 * @param {Map<string, Piece[]>} cells To be filled.
 * @returns {boolean} Whether the text is a row of so many cells.
 */
function readRow(text, names, rows, cells) {
  const parts = text.match(rows.token) ?? [];
  let column = 0;
  for (const part of parts) {
    if (/^\d/.test(part)) {
      column += Number(part);
    } else {
      if (column >= names.length) return false;
      cells.set(names[column++], rows.read(part));
    }
  }
  return parts.join("") === text && column === names.length;
}
