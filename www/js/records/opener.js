/** @import { GameId, GameInfo, RecordedGame, RecordError } from "../../../pkg/tablier.js" */
/** @import { Session } from "../session.js" */
/** @import { KeptRecord } from "./entry.js" */
/** @import { Keeper } from "./keeper.js" */
/** @import { Linked } from "./link.js" */
/** @import { Reading } from "./reading.js" */
import { Game } from "../../../pkg/tablier.js";
import { read } from "./reader.js";

/** A text without a game and without a fault, as one of comments only. @type {RecordError} */
const NOTHING = {
  severity: "error", code: "not-a-record", message: "no game", game: null, line: 1, column: 1, at: 0, found: "",
};

/** Puts records on the table. */
export class Opener {
  #session;
  #keeper;
  #catalog;

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
   * @param {KeptRecord} record Stands at its end then. Throws a TablierError when it cannot be played.
   * @param {string} [key] Of the library, where it comes from there.
   */
  open(record, key) {
    const options = { ply: record.moves.length, ...(key === undefined ? {} : { key }) };
    if (key === undefined && this.#isContinued(record)) {
      const { key: same, tags } = this.#session;
      this.#session.openRecord({ ...record, tags: { ...tags, ...record.tags } }, { ...options, key: same });
      this.#keeper.refresh();
      return;
    }
    this.#keeper.opening(key === undefined ? "view" : "library", () => this.#session.openRecord(record, options));
  }

  /**
   * Whether a record is the game on the table with more moves, as when two people send each other the moves.
   * @param {KeptRecord} record
   */
  #isContinued({ id, rules, position, moves }) {
    const here = this.#session.toRecord();
    return (
      here.moves.length > 0 && here.notes.length === 0 && !here.ended &&
      id === here.id && position === here.position && JSON.stringify(rules) === JSON.stringify(here.rules) &&
      here.moves.every((move, index) => move === moves[index])
    );
  }

  /**
   * Opens what a link holds, or throws an error: there is no half a link.
   * @param {Linked} linked
   */
  async openLinked(linked) {
    if ("record" in linked) {
      const { games, errors } = await read(linked.record);
      if (!isFaultless({ games, errors })) throw new Error(errors[0]?.message ?? "not one game");
      this.open(games[0]);
      return;
    }
    this.open(this.#played(linked));
  }

  /**
   * @param {{ game: GameId, position?: string, moves: string[] }} linked
   * @returns {KeptRecord}
   */
  #played({ game: id, position, moves }) {
    if (!this.#catalog.some((info) => info.id === id)) throw new Error("unknown game");
    const game = new Game(id, position === undefined ? {} : { position });
    try {
      moves.forEach((move) => game.play(move));
      const { rules, position: start, moves: played } = game.toJSON();
      return { id, rules, position: start, moves: played, notes: [], tags: {}, ended: null };
    } finally {
      game.free();
    }
  }
}

/**
 * @param {Reading} reading
 * @returns {boolean} Whether it is one game that can be opened at once.
 */
export function isFaultless({ games, errors }) {
  return games.length === 1 && errors.every(isWarning);
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
