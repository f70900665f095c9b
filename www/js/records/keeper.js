/** @import { Change, Session } from "../session.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Fault } from "./entry.js" */
/** @import { Library } from "./library.js" */
import { timeControlTag } from "../clock/time-control.js";
import { Later } from "../later.js";
import * as storage from "../storage.js";
import { checkedFault } from "./entry.js";
import { dateTags } from "./stamps.js";

const KEY = "keeping";
/** A game left for a new one before this many moves is not worth keeping; nobody was asked where another one was opened. */
const FEWEST_PLIES = { play: 4, link: 1, view: 1, library: 1 };
/** Changes that alter nothing in the game itself. */
const LOOKING = ["start", "open", "jump", "flip", "undo", "back", "forward"];

/**
 * The game on the table: whether it was only looked at so far, whether the library has it, and whether the library has
 * to get it as it is now. `fault`: what cut it off, if it was opened from a text.
 * @typedef {{ key: string, isViewed: boolean, isKept: boolean, isDue: boolean, fault: Fault | null }} State
 */

/** @type {State} */
const NOTHING = { key: "", isViewed: false, isKept: false, isDue: false, fault: null };

/**
 * Has the library keep what is played: a game that ends, with whatever is changed in it afterwards, and a game that is
 * left for another one. A game that was opened only to look at it is not kept again.
 */
export class Keeper {
  #session;
  #library;
  #i18n;
  #state = NOTHING;
  #keeping = new Later(() => void this.keep());
  /** What the next game is opened from. @type {keyof typeof FEWEST_PLIES} */ #opening = "play";
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
    if (this.#isWorthKeeping("view")) await this.keep();
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
    const isDue = this.#state.isDue || this.#isWorthKeeping(this.#opening);
    this.#keeping.drop();
    if (isDue && !this.#session.isOutdated) void this.#put();
  }

  /** @param {string} key Of another game than before. */
  #take(key) {
    this.#keeping.drop();
    const stored = readState();
    if (stored.key === key) {
      // Taken up again, or taken over from another tab, which keeps what was there before.
      this.#state = stored;
      if (stored.isDue) this.#keepLater();
      return;
    }
    const isPlayed = this.#opening === "play" || this.#opening === "link";
    this.#state = { ...NOTHING, key, isViewed: !isPlayed, isKept: this.#opening === "library", fault: this.#fault };
    storage.write(KEY, this.#state);
    if (isPlayed) queueMicrotask(() => this.#sign(key));
  }

  #keepLater() {
    this.#remember({ isDue: true });
    this.#keeping.ask();
  }

  /** @returns {Promise<boolean>} Whether the library has the game on the table. */
  #put() {
    return this.#library.put(this.#state.key, this.#session.toRecord(), { fault: this.#state.fault });
  }

  /** @param {keyof typeof FEWEST_PLIES} opening What it is left for. */
  #isWorthKeeping(opening) {
    return !this.#state.isViewed && this.#session.toRecord().moves.length >= FEWEST_PLIES[opening];
  }

  /** @param {Partial<State>} change */
  #remember(change) {
    const before = JSON.stringify(this.#state);
    this.#state = { ...this.#state, ...change };
    if (JSON.stringify(this.#state) !== before) storage.write(KEY, this.#state);
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

/** @returns {State} */
function readState() {
  const { key, isViewed, isKept, isDue, fault } = /** @type {any} */ (storage.read(KEY)) ?? {};
  if (typeof key !== "string") return NOTHING;
  return { key, isViewed: isViewed === true, isKept: isKept === true, isDue: isDue === true, fault: checkedFault(fault) };
}
