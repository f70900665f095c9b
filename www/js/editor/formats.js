/** @import { GameInfo, Layout, PlayerId } from "../../../pkg/tablier.js" */
/** @import { Draft, Piece } from "./draft.js" */
import { Game } from "../../../pkg/tablier.js";
import { charretFormat } from "./charret-text.js";
import { draughtsFormat } from "./draughts-text.js";
import { pieceRows, rowsFormat, stackRows } from "./rows-text.js";

/**
 * Position texts of drafts (docs/notation.md). `Game` reads positions only; an editor also writes and reads what is none
 * yet, such as a board without kings. So these know the form of a text and nothing of the rules.
 */

/**
 * What a text holds besides the board and the side to move: a number up to `max`, or cells between commas.
 * @typedef {{ name: string, kind: "number", min: number, max: number, player?: PlayerId } | { name: string, kind: "cells" }} Field
 */

/**
 * @typedef {object} Format
 * @property {Field[]} fields
 * @property {Draft["fields"]} empty The fields of a cleared board.
 * @property {(text: string) => Draft | null} read `null` for a text of another form.
 * @property {(draft: Draft) => string} write
 * @property {(draft: Draft) => Draft} [adjust] Brings the fields in line with an edited board.
 * @property {(draft: Draft, map: Map<string, string>) => Draft} [swap] Brings the fields in line once the players have
 *   changed places, each cell going where `map` tells.
 * @property {boolean} stacks Whether several pieces may stand on a cell.
 * @property {(cell: string, piece: Piece) => boolean} fits Whether a piece of this kind can lie on a cell.
 */

/** Of two letters for a kind the last one is written. */
const ULTIMA_LETTERS = /** @type {const} */ ({
  P: "pincer", R: "coordinator", N: "long-leaper", B: "chameleon", Q: "withdrawer", K: "king", I: "immobiliser", M: "immobiliser",
});

/** A game as its formats need to know it. @typedef {{ info: GameInfo, layout: Layout, rules: Record<string, unknown> }} Kind */

/**
 * @param {Kind} kind
 * @returns {Format}
 */
export function formatOf(kind) {
  const { info, layout, rules } = kind;
  /** @type {Field} */ const quiet = { name: "quiet", kind: "number", min: 0, max: 65535 };
  const limited = typeof rules.noCaptureLimit === "number" ? [quiet] : [];
  switch (info.id) {
    case "draughts":
    case "spanish-draughts":
      return draughtsFormat(kind);
    case "charret":
      return charretFormat(info, limited);
    case "ultima":
      return rowsFormat(info, layout, {
        rows: pieceRows(ULTIMA_LETTERS),
        fields: [{ name: "ply", kind: "number", min: 0, max: 9999 }, ...limited],
      });
    case "tumblingdown":
      return rowsFormat(info, layout, { rows: stackRows, fields: [{ name: "ply", kind: "number", min: 1, max: 9999 }] });
    case "bulltricker": {
      const royal = new Set(layout.cells.filter(isRoyal).map(({ name }) => name));
      return {
        ...rowsFormat(info, layout, { rows: pieceRows({ K: "king", Q: "queen", P: "pawn" }), fields: [] }),
        fits: (cell, { piece }) => royal.has(cell) === (piece === "king"),
      };
    }
  }
}

/** @param {Layout["cells"][number]} cell */
function isRoyal({ polygon }) {
  const [width, height] = [0, 1].map((axis) => {
    const values = polygon.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.abs(width - height) < 0.05;
}

/**
 * Reads a text in any spelling that the game knows, and in the canonical one also what is no position.
 * @param {string} text
 * @param {Kind} kind
 * @returns {Draft | null} `null` where nothing can be shown.
 */
export function readDraft(text, kind) {
  const { info: { id }, rules } = kind;
  let canonical = text;
  try {
    const game = new Game(id, { position: text, rules });
    canonical = game.position();
    game.free();
  } catch {
    // No position: maybe a draft of one.
  }
  return formatOf(kind).read(canonical.trim());
}
