/** @import { GameId, GameInfo, RecordedGame, RecordError, TablierError } from "../../../pkg/tablier.js" */
/** @import { Session } from "../session.js" */
/** @import { Play } from "../session/saved.js" */
/** @import { Fault, KeptRecord } from "./entry.js" */
/** @import { Keeper } from "./keeper.js" */
/** @import { Linked, LinkedPosition } from "./link.js" */
/** @import { Reading } from "./reading.js" */
import { Game } from "../../../pkg/tablier.js";
import { SEED_RULE } from "../setup.js";
import { farther, readOnwards, seemsOnward, unquoted } from "./continuation.js";
import { checkedFault, contentOf } from "./entry.js";
import { read } from "./reader.js";

/** A text without a game and without a fault, as one of comments only. @type {RecordError} */
const NOTHING = {
  severity: "error", code: "not-a-record", message: "no game", game: null, line: 1, column: 1, at: 0, found: "",
};

/** Where the moves of a link cannot be played on: after so many, by what was thrown. @typedef {{ played: number, move: string, error: unknown }} Break */

/** Puts records on the table. */
export class Opener {
  #session;
  #keeper;
  #catalog;
  /** Games that were read from the position on the board, with the key of the game that stood there. @type {WeakMap<object, string>} */
  #onwards = new WeakMap();

  /**
   * @param {Session} session
   * @param {Keeper} keeper
   * @param {GameInfo[]} catalog
   */
  constructor(session, keeper, catalog) {
    this.#session = session;
    this.#keeper = keeper;
    this.#catalog = catalog;
  }

  /**
   * @param {string} text
   * @returns {Promise<Reading>}
   */
  read(text) {
    return read(text, this.#session.setup.game);
  }

  /**
   * Reads what somebody has pasted: also the moves that go on from the board, and quoted ones.
   * @param {string} text
   * @returns {Promise<Reading>} The one that got farthest in the text.
   */
  async readPasted(text) {
    const { key, ply } = this.#session;
    const plain = unquoted(text);
    let reading = await this.read(text);
    if (plain !== text && !isSound(reading)) reading = farther(await this.read(plain), reading);
    if (isSound(reading) && !seemsOnward(plain, reading, ply)) return reading;
    const onwards = await readOnwards(plain, this.#session);
    if (!onwards) return reading;
    for (const game of onwards.games) this.#onwards.set(game, key);
    return farther(onwards, reading);
  }

  /**
   * @param {KeptRecord} record Stands at its end then. Throws a TablierError when it cannot be played.
   * @param {{ key?: string, fault?: Fault | null }} [options] `key`: of the library, where it comes from there. `fault`:
   * what cut it off.
   * @returns {boolean} Whether a game goes on, in its mode: the one that stood there, or one that was played here.
   */
  open(record, { key, fault = null } = {}) {
    if (key === undefined && this.#isContinued(record)) {
      this.#join(record);
      return true;
    }
    if (key !== undefined && key === this.#session.key && !this.#session.isOutdated) {
      this.#session.goTo(Infinity);
      return true;
    }
    const options = { ply: record.moves.length, ...(key === undefined ? {} : { key }) };
    let isTakenUp = false;
    this.#keeper.opening(key === undefined ? "view" : "library", () => {
      const { play } = record;
      isTakenUp = key !== undefined && play !== undefined && this.#session.takeUp(record, /** @type {Play} */ (play), key);
      if (!isTakenUp) this.#session.openRecord(record, options);
    }, fault);
    return isTakenUp && !this.#session.outcome;
  }

  /** @param {KeptRecord} record */
  #join(record) {
    const before = contentOf(this.#session.toRecord());
    const isMainLine = !this.#onwards.has(record) || this.#session.setup.mode !== "two";
    this.#session.join(record, { promote: isMainLine });
    if (contentOf(this.#session.toRecord()) !== before) this.#keeper.changed();
  }

  /**
   * Whether a record is the game on the table, perhaps with more moves, as when two people send each other the moves.
   * @param {KeptRecord} record
   */
  #isContinued(record) {
    const { key, line } = this.#session;
    if (this.#onwards.has(record)) return this.#onwards.get(record) === key;
    const here = this.#session.toRecord();
    if (record.id !== here.id || record.position !== here.position || rulesOf(record) !== rulesOf(here)) return false;
    if (here.ended && record.moves.length > here.moves.length) return false;
    const lines = [here.moves, line.map(({ text }) => text)];
    return lines.some((moves) => (
      (moves.length > 0 || record.moves.length === 0) && moves.every((move, index) => move === record.moves[index])
    ));
  }

  /**
   * Opens what a link holds, as far as it can be played. Throws an error where nothing can be.
   * @param {Linked} linked
   * @param {(game: GameId) => void} begin
   * @returns {Promise<{ broken?: Break | null, reading?: Reading }>} `broken`: what cut the moves off. `reading`: of a
   * record that is not one game without a fault, and was not opened.
   */
  async openLinked(linked, begin) {
    if ("chosen" in linked) {
      if (!this.#catalog.some(({ id }) => id === linked.chosen)) throw new Error("unknown game");
      this.#keeper.opening("link", () => begin(linked.chosen));
      return {};
    }
    if ("record" in linked) {
      const reading = await read(linked.record);
      const fault = faultOfNothing(reading);
      if (fault) throw new Error(fault.message);
      if (!isFaultless(reading)) return { reading };
      this.open(reading.games[0]);
      return {};
    }
    const { record, broken } = this.#played(linked);
    this.open(record, { fault: broken && faultOfBreak(broken) });
    return { broken };
  }

  /**
   * @param {LinkedPosition} linked
   * @returns {{ record: KeptRecord, broken: Break | null }}
   */
  #played({ game: id, position, moves, rules: options }) {
    if (!this.#catalog.some((info) => info.id === id)) throw new Error("unknown game");
    const game = new Game(id, { position, rules: options });
    try {
      const broken = breakIn(game, moves);
      const { rules, position: start, moves: played } = game.toJSON();
      return { record: { id, rules, position: start, moves: played, notes: [], tags: {}, ended: null }, broken };
    } finally {
      game.free();
    }
  }
}

/**
 * @param {Game} game Plays the moves, up to the first that it refuses.
 * @param {string[]} moves
 * @returns {Break | null}
 */
function breakIn(game, moves) {
  for (const [played, move] of moves.entries()) {
    try {
      game.play(move);
    } catch (error) {
      return { played, move, error };
    }
  }
  return null;
}

/**
 * @param {Break} broken
 * @returns {Fault | null} Without a line, which a link does not have.
 */
function faultOfBreak({ played, move, error }) {
  const { code, details } = /** @type {TablierError} */ (error);
  const known = details.fault === "no-such-cell" ? details.fault : code === "game-over" ? "after-end" : code;
  return checkedFault({ ...details, code: known, line: 0, column: 0, found: move, plies: played });
}

/**
 * @param {Reading} reading
 * @returns {boolean} Whether it is one game that can be opened at once.
 */
export function isFaultless(reading) {
  return reading.games.length === 1 && isSound(reading);
}

/** @param {Reading} reading */
function isSound({ games, errors }) {
  return games.length > 0 && errors.every(isWarning);
}

/**
 * @param {KeptRecord} record
 * @returns {string} Its rules, but for what its position tells.
 */
function rulesOf({ rules }) {
  return JSON.stringify({ ...rules, [SEED_RULE]: null });
}

/**
 * @param {Reading} reading
 * @returns {RecordError | null} What is wrong with a text in which nothing can be played.
 */
export function faultOfNothing({ games, errors }) {
  const fault = errors.find((error) => !isWarning(error));
  if (games.length === 0) return fault ?? NOTHING;
  return fault && games.every(({ moves }) => moves.length === 0) ? fault : null;
}

/** @param {RecordError} error */
function isWarning({ severity }) {
  return severity === "warning";
}
