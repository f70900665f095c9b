/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { GameTree, Place } from "../game-tree.js" */
/** @import { GameRecord } from "../recorded-tree.js" */
/** @import { Setup } from "../setup.js" */
import { fromRecord, toRecord } from "../recorded-tree.js";
import { newKey } from "../records/key.js";
import { asSetup } from "../setup.js";
import * as storage from "../storage.js";

const KEY = "session";

/**
 * What is kept of a session for the next visit.
 * @typedef {{ setup: Setup, tree: GameTree, tags: Record<string, string>, view: any, held: boolean, key: string }} Saved
 */

/** @returns {string | null} What is stored, as it is written. */
export function savedText() {
  return storage.text(KEY);
}

/**
 * @param {Saved} session
 * @returns {boolean} Whether it is stored.
 */
export function save({ setup, tree, tags, view, held, key }) {
  return storage.write(KEY, { key, setup, record: toRecord(tree, tags, { allEnds: true }), place: tree.place, view, held });
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
    return { setup: { ...setup, rules: tree.game.rules() }, tree, tags, view: stored.view, held: stored.held === true, key };
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
