/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { ClockState } from "../clock/game-clock.js" */
/** @import { GameTree, Node, Place } from "../game-tree.js" */
/** @import { GameRecord } from "../recorded-tree.js" */
/** @import { Setup } from "../setup.js" */
import { asClockState } from "../clock/game-clock.js";
import { fromRecord, toRecord } from "../recorded-tree.js";
import { newKey } from "../records/key.js";
import { asSetup } from "../setup.js";
import * as storage from "../storage.js";

const KEY = "session";

/**
 * What is kept of a session for the next visit. `played`: where the game is being played; elsewhere it is looked at.
 * @typedef {{
 *   setup: Setup, tree: GameTree, tags: Record<string, string>, view: any, held: boolean, key: string,
 *   clock: ClockState | null, played: Node,
 * }} Saved
 */

/** @returns {string | null} What is stored, as it is written. */
export function savedText() {
  return storage.text(KEY);
}

/**
 * @param {Saved} session
 * @returns {boolean} Whether it is stored.
 */
export function save({ setup, tree, tags, view, held, key, clock, played }) {
  const record = toRecord(tree, tags, { allEnds: true });
  // The number of moves says where the game is, if it is on the line that is looked at.
  const front = tree.line[played.ply - 1] === played ? played.ply : tree.ply;
  return storage.write(KEY, { key, setup, record, place: tree.place, front, view, held, ...(clock && { clock }) });
}

/**
 * @param {GameInfo[]} catalog
 * @returns {Saved | null} What was saved, if it can be played; what cannot is forgotten.
 */
export function readSaved(catalog) {
  const stored = /** @type {any} */ (storage.read(KEY));
  const setup = asSetup(stored?.setup, catalog);
  if (!setup) return null;
  try {
    const { record, place } = stored.record ? stored : fromGameState(stored.game);
    if (record.id !== setup.game) return null;
    const tree = fromRecord(record);
    tree.place = place;
    const tags = record.tags ?? {};
    const key = typeof stored.key === "string" ? stored.key : newKey();
    const played = tree.line[stored.front - 1] ?? tree.current;
    const players = catalog.find(({ id }) => id === setup.game)?.players ?? [];
    const clock = asClockState(stored.clock, players.map(({ id }) => id));
    return {
      setup: { ...setup, rules: tree.game.rules() }, tree, tags, view: stored.view, held: stored.held === true, key, clock, played,
    };
  } catch {
    storage.remove(KEY);
    return null;
  }
}

/**
 * The form in which a game was saved before it had variations.
 * @param {any} state
 * @returns {{ record: GameRecord, place: Place }}
 */
function fromGameState({ id, rules, position, moves, redo, ended }) {
  const record = { id, rules, position, ended, tags: {}, moves: [...moves, ...redo], notes: [] };
  return { record, place: { line: record.moves.map(() => 0), ply: moves.length } };
}
