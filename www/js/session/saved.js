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

/** By which local storage has the game played last, of whatever tab, and the storage of each tab its own. */
export const KEY = "session";

/**
 * What is kept of a session for the next visit. `played`: where the game is being played; elsewhere it is looked at.
 * `given`: how many moves came with a record.
 * @typedef {{
 *   setup: Setup, tree: GameTree, tags: Record<string, string>, view: any, held: boolean, key: string,
 *   clock: ClockState | null, played: Node, given?: number,
 * }} Saved
 */

/**
 * How a game is played, besides its record: what is needed to go on as it was left. `front`: how many moves have been
 * played, if the game is being played on the line of `place`.
 * @typedef {{ setup: Setup, place: Place, front: number, view: any, held: boolean, clock?: ClockState, given?: number }} Play
 */

/**
 * @param {Saved} session
 * @returns {Play}
 */
export function playOf({ setup, tree, view, held, clock, played, given }) {
  // The number of moves says where the game is, if it is on the line that is looked at.
  const front = tree.line[played.ply - 1] === played ? played.ply : tree.ply;
  return { setup, place: tree.place, front, view, held, ...(clock && { clock }), ...(given && { given }) };
}

/**
 * @param {any} stored A {@link Play} with a record and a key, of unknown origin.
 * @param {GameInfo[]} catalog
 * @returns {Saved | null} It, if it can be played.
 */
export function readPlay(stored, catalog) {
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
    const given = Number.isInteger(stored.given) ? stored.given : 0;
    return {
      setup: { ...setup, rules: tree.game.rules() }, tree, tags, view: stored.view, held: stored.held === true, key, clock, played, given,
    };
  } catch {
    return null;
  }
}

/**
 * The game of this tab as it is stored. Two tabs are two games, unless both have the same one: then each takes up what the
 * other has saved of it.
 */
export class SavedGame {
  #catalog;
  /** What local storage held when this tab has written or read it last. @type {string | null} */ #known = null;
  /** What another tab has saved of the same game since, though a third one has saved another game meanwhile. @type {string | null} */
  #heard = null;

  /** @param {GameInfo[]} catalog */
  constructor(catalog) {
    this.#catalog = catalog;
  }

  /**
   * @param {string} key Of the game of this tab.
   * @returns {string | null} What another tab has saved of it since.
   */
  newer(key) {
    const last = storage.text(KEY);
    return last !== null && last !== this.#known && !isOfAnother(last, key) ? last : this.#heard;
  }

  /**
   * @param {string} text Saved by another tab.
   * @param {string} key Of the game of this tab.
   * @returns {boolean} Whether it is of the same game.
   */
  hear(text, key) {
    if (isOfAnother(text, key)) return false;
    if (text !== this.#known && storage.text(KEY) !== this.#known) this.#heard = text;
    return true;
  }

  /**
   * @param {string} key Of the game of this tab; "" where there is none yet.
   * @returns {Saved | null} The game to go on with: this tab's own, else the one played last, if it can be played. What
   * cannot is forgotten.
   */
  read(key) {
    const [own, last] = [storage.textOfTab(KEY), storage.text(KEY)];
    const ownKey = keyOf(own);
    const text = this.newer(key) ?? (last !== null && ownKey !== null && isOfAnother(last, ownKey) ? own : last);
    const saved = readPlay(storage.parsed(text), this.#catalog);
    if (!saved && text !== null && text === last) storage.remove(KEY);
    storage.writeOfTab(KEY, saved ? text : null);
    this.#heard = null;
    this.#known = storage.text(KEY);
    return saved;
  }

  /**
   * @param {Saved} session
   * @returns {boolean} Whether it is stored.
   */
  write(session) {
    const { key, tree, tags } = session;
    // The key comes first: by it a text is known without being read.
    const text = JSON.stringify({ key, ...playOf(session), record: toRecord(tree, tags, { allEnds: true }) });
    const isStored = storage.writeText(KEY, text);
    storage.writeOfTab(KEY, text);
    this.#heard = null;
    this.#known = storage.text(KEY);
    return isStored;
  }
}

/**
 * @param {string | null} text
 * @returns {string | null}
 */
function keyOf(text) {
  return text?.match(/^\{"key":"([^"]*)"/)?.[1] ?? null;
}

/**
 * @param {string} text
 * @param {string} key
 * @returns {boolean} Whether it is a game of another key; an older version saved none.
 */
function isOfAnother(text, key) {
  const other = keyOf(text);
  return other !== null && other !== key;
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
