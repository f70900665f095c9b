/** @import { Change, Session } from "../session.js" */
/** @import { GameTree } from "../game-tree.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Fault } from "./entry.js" */
/** @import { Library } from "./library.js" */
import { Game } from "../../../pkg/tablier.js";
import { timeControlTag } from "../clock/time-control.js";
import { Later } from "../later.js";
import * as storage from "../storage.js";
import { checkedFault } from "./entry.js";
import { dateTags } from "./stamps.js";

const KEY = "keeping";
/** Moves from which on a game that the computer plays alone is worth keeping. */
const FEWEST_ALONE = 4;
/** Changes that alter nothing in the game itself. */
const LOOKING = ["start", "open", "jump", "flip", "back", "forward"];
/** What a game is opened from. @typedef {"play" | "view" | "library" | "link"} Opening */

/**
 * The game on the table: whether it was only looked at so far, whether the library has it, and whether the library has
 * to get it as it is now. `fault`: what cut it off, if it was opened from a text.
 * @typedef {{ key: string, isViewed: boolean, isKept: boolean, isDue: boolean, fault: Fault | null }} State
 */

/** @type {State} */
const NOTHING = { key: "", isViewed: false, isKept: false, isDue: false, fault: null };

/**
 * Has the library keep what is played, with what is needed to go on with it: a game that ends, with whatever is changed in
 * it afterwards, and a game that is left for another one after a person has moved in it or set it up. A game that was
 * opened only to look at it is not kept again.
 */
export class Keeper {
  #session;
  #library;
  #i18n;
  #state = NOTHING;
  #keeping = new Later(() => void this.keep());
  /** What the next game is opened from. @type {Opening} */ #opening = "play";
  /** The game that was kept last on leaving it. */ #left = "";
  /** What cut off the next game. @type {Fault | null} */ #fault = null;

  /**
   * @param {Session} session
   * @param {Library} library
   * @param {I18n} i18n
   */
  constructor(session, library, i18n) {
    this.#session = session;
    this.#library = library;
    this.#i18n = i18n;
    session.addEventListener("change", (event) => this.#follow(/** @type {CustomEvent<Change>} */ (event).detail));
    session.addEventListener("leaving", () => this.#leave());
  }

  /**
   * @param {"view" | "library" | "link"} from
   * @param {() => void} open Opens a game on the table; what it throws goes through.
   * @param {Fault | null} [fault] What cut it off.
   */
  opening(from, open, fault = null) {
    this.#opening = from;
    this.#fault = fault;
    try {
      open();
    } finally {
      this.#opening = "play";
      this.#fault = null;
    }
  }

  /** Keeps the game on the table as it is now. */
  async keep() {
    this.#keeping.drop();
    const { key } = this.#state;
    this.#remember({ isViewed: false, isKept: true, isDue: true });
    const isStored = await this.#put();
    if (isStored && this.#state.key === key && !this.#keeping.isPending) this.#remember({ isDue: false });
    return isStored;
  }

  /** Keeps what is still to be kept. */
  async flush() {
    if (this.#keeping.isPending) await this.keep();
  }

  /** Keeps the game on the table where it would be kept on leaving it. */
  async keepIfPlayed() {
    if (this.#isWorthKeeping && !this.#session.isOutdated) await this.keep();
  }

  /**
   * @param {string} key Of a game that was on the table.
   * @returns {boolean} Whether it went to the library when it was left.
   */
  hasLeft(key) {
    return key !== "" && key === this.#left;
  }

  /** The game on the table is no longer what it was when it was opened or last kept. */
  changed() {
    this.#remember({ isViewed: false });
    if (this.#state.isKept || this.#session.outcome) this.#keepLater();
  }

  /** @param {string} key Of a game that the library has no longer. */
  forget(key) {
    if (key !== this.#state.key) return;
    this.#keeping.drop();
    this.#remember({ isViewed: true, isKept: false, isDue: false });
  }

  /** @param {Change} change */
  #follow({ type }) {
    const { key } = this.#session;
    if (key !== this.#state.key) this.#take(key);
    else if (!LOOKING.includes(type)) this.changed();
  }

  /** What an outdated page still shows goes on elsewhere. */
  #leave() {
    const isDue = this.#state.isDue || this.#isWorthKeeping;
    this.#keeping.drop();
    if (!isDue || this.#session.isOutdated) return;
    this.#left = this.#state.key;
    void this.#put();
  }

  /** @param {string} key Of another game than before. */
  #take(key) {
    this.#keeping.drop();
    const stored = readState(key);
    if (stored) {
      // Taken up again, or taken over from another tab, which keeps what was there before.
      this.#state = stored;
      if (stored.isDue) this.#keepLater();
      return;
    }
    const isPlayed = this.#opening === "play" || this.#opening === "link";
    this.#state = { ...NOTHING, key, isViewed: !isPlayed, isKept: this.#opening === "library", fault: this.#fault };
    this.#store();
    if (isPlayed) queueMicrotask(() => this.#sign(key));
  }

  #keepLater() {
    this.#remember({ isDue: true });
    this.#keeping.ask();
  }

  /** @returns {Promise<boolean>} Whether the library has the game on the table. */
  #put() {
    const record = { ...this.#session.toRecord(), play: this.#session.manner };
    return this.#library.put(this.#state.key, record, { fault: this.#state.fault });
  }

  get #isWorthKeeping() {
    if (this.#state.isViewed) return false;
    const { tree, setup } = this.#session;
    const moves = tree.mainLine;
    if (moves.length >= FEWEST_ALONE || moves.some(({ move }) => move && !this.#session.isComputer(move.player))) return true;
    return !setup.handicap && isSetUp(tree.start);
  }

  /** @param {Partial<State>} change */
  #remember(change) {
    const before = JSON.stringify(this.#state);
    this.#state = { ...this.#state, ...change };
    if (JSON.stringify(this.#state) !== before) this.#store();
  }

  #store() {
    storage.write(KEY, this.#state);
    storage.writeOfTab(KEY, JSON.stringify(this.#state));
  }

  /**
   * Writes who plays, and when, into the tags of a new game.
   * @param {string} newGame Its key.
   */
  #sign(newGame) {
    const { info, setup, key } = this.#session;
    const { t } = this.#i18n;
    if (key !== newGame) return;
    const timeControl = setup.clock && timeControlTag(setup.clock);
    const names = info.players.map(({ id }) => (this.#session.isComputer(id) ? t("record.computer", { level: this.#session.levelOf(id) }) : t("record.human")));
    this.#session.tags = {
      ...dateTags(),
      ...(setup.mode === "two" ? {} : { White: names[0], Black: names[1] }),
      ...(timeControl && { TimeControl: timeControl }),
      ...this.#session.tags,
    };
  }
}

/**
 * @param {string} key
 * @returns {State | null} What was kept of this game, by the tab that has had it on the table last.
 */
function readState(key) {
  for (const text of [storage.text(KEY), storage.textOfTab(KEY)]) {
    const stored = storage.parsed(text);
    if (stored?.key !== key) continue;
    const { isViewed, isKept, isDue, fault } = stored;
    return { key, isViewed: isViewed === true, isKept: isKept === true, isDue: isDue === true, fault: checkedFault(fault) };
  }
  return null;
}

/** @param {GameTree["start"]} start Whether the game begins with a position that somebody has set up. */
function isSetUp({ id, rules, position }) {
  const usual = new Game(id, { rules });
  const { position: first } = usual.toJSON();
  usual.free();
  return position !== first;
}
