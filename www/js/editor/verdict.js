/** @import { GameId, Marks, Outcome, PlayerId, TablierError } from "../../../pkg/tablier.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Kind } from "./formats.js" */
import { Game } from "../../../pkg/tablier.js";
import { formatOf } from "./formats.js";

/**
 * What the game says of a position text.
 * @typedef {{ sound: true, turn: PlayerId, outcome: Outcome | null, marks: Marks } | { sound: false, error: TablierError }} Verdict
 */

/**
 * A sentence of the locale, whom it speaks of, and the cells to be looked at.
 * @typedef {{ key: string, values: Record<string, string | number>, player: PlayerId | null, cells: string[] }} Fault
 */

/** Faults that name cells, between commas. */
const ON_CELLS = [
  "man-on-crown", "not-huffable", "second-king", "other-king-in-check", "wrong-cell", "pawn-on-last-strip", "kings-too-close",
];
/** Faults of the whole board. */
const OF_BOARD = ["no-king", "too-many-pieces", "no-piece", "both-lost", "both-mat"];

/**
 * @param {GameId} id
 * @param {string} position
 * @param {Record<string, unknown>} rules
 * @returns {Verdict}
 */
export function judge(id, position, rules) {
  let game;
  try {
    game = new Game(id, { position, rules });
    return { sound: true, turn: game.turn(), outcome: game.outcome(), marks: game.marks() };
  } catch (error) {
    return { sound: false, error: /** @type {TablierError} */ (error) };
  } finally {
    game?.free();
  }
}

/**
 * @param {Draft} draft
 * @param {Kind} kind
 * @param {TablierError} error Of its text.
 * @returns {Fault | null} What is wrong with the draft, whatever its text looks like; `null` for other errors.
 */
export function faultOf(draft, kind, { code, details }) {
  const { fault = "", found = "" } = details ?? {};
  if (code !== "bad-position" || ![...ON_CELLS, ...OF_BOARD].includes(fault)) return null;
  const key = `editor.fault.${fault}`;
  const kings = (/** @type {PlayerId | null} */ owner) =>
    [...draft.cells].filter(([, [{ player, piece }]]) => piece === "king" && (owner === null || player === owner)).map(([cell]) => cell);
  if (fault === "no-king") return { key, values: {}, cells: [], player: /** @type {PlayerId} */ (found) };
  if (fault === "both-mat") return { key, values: {}, cells: kings(null), player: null };
  if (fault === "too-many-pieces") return { key, ...crowd(draft, kind), cells: [] };
  const named = ON_CELLS.includes(fault) ? found.split(/,\s*/).filter((cell) => kind.info.cells.includes(cell)) : [];
  const player = draft.cells.get(named[0])?.[0].player ?? null;
  const cells = fault === "second-king" ? kings(player) : named;
  return { key, values: { cells: cells.join(", "), count: cells.length }, cells, player };
}

/**
 * @param {Draft} draft
 * @param {Kind} kind
 * @returns {{ values: { count: number }, player: PlayerId | null }} Who has the most pieces, on the board and in hand, and
 *   how many; of stacks, which are made of both players' pieces, all of them.
 */
function crowd({ cells, fields }, kind) {
  const all = [...cells.values()].flat();
  if (formatOf(kind).stacks) return { values: { count: all.length }, player: null };
  const counts = kind.info.players.map(({ id }) => ({
    player: id,
    count: all.filter(({ player }) => player === id).length + Number(fields[`hand.${id}`] ?? 0),
  }));
  const { player, count } = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return { values: { count }, player };
}
