/** @import { PieceOnCell } from "../tablier.js" */

/**
 * The shorthand of diagrams on rules pages, `fen:POSITION MARKS ORIENTATION SHADOW`, with a colon at its end or without.
 * What is left out is empty, or "-".
 */

/** What stands before a diagram in shorthand. */
const PREFIX = "fen:";
/** Letters for the player at the bottom. */
const ORIENTATIONS = new Map([["w", "white"], ["b", "black"]]);

/** `rest`: what stands behind its last part. @typedef {{ position: string, marks: string, orientation: string, shadow: string, rest: string }} Shorthand */

/**
 * @param {string} text
 * @returns {Shorthand | null} `null` for a position that is written otherwise.
 */
export function readShorthand(text) {
  const trimmed = text.trim();
  if (!trimmed.startsWith(PREFIX)) return null;
  const fields = trimmed.slice(PREFIX.length).replace(/:$/, "").trim().split(/\s+/);
  const [position, marks, orientation, shadow] = [0, 1, 2, 3].map((index) => (fields[index] === "-" ? "" : fields[index] ?? ""));
  return { position, marks, orientation: ORIENTATIONS.get(orientation) ?? orientation, shadow, rest: fields.slice(4).join(" ") };
}

const SIDE = 8;
/** @type {Record<string, PieceOnCell<"ultima">["piece"]>} */
const MEN = {
  p: "pincer", r: "coordinator", n: "long-leaper", b: "chameleon", q: "withdrawer", k: "king", m: "immobiliser", i: "immobiliser",
};

/**
 * The men of a placement of Ultima that is no position of the game: one without kings, or with ranks that are cut short.
 * @param {string} text Ranks from the top, letters and numbers of empty squares.
 * @returns {PieceOnCell[] | null} `null` where it is no placement either.
 */
export function readPlacement(text) {
  const ranks = text.split("/");
  if (ranks.length !== SIDE) return null;
  /** @type {PieceOnCell[]} */ const men = [];
  for (const [row, rank] of ranks.entries()) {
    let file = 0;
    for (const character of rank) {
      const piece = MEN[character.toLowerCase()];
      if (/[1-8]/.test(character)) file += Number(character);
      else if (piece === undefined) return null;
      else men.push({ cell: "abcdefgh"[file++] + (SIDE - row), player: character < "a" ? "white" : "black", piece });
    }
    if (file > SIDE) return null;
  }
  return men;
}
