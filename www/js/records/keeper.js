/** @import { Change, Session } from "../session.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { KeptRecord } from "./entry.js" */
/** @import { Library } from "./library.js" */
import * as storage from "../storage.js";
import { dateTags } from "./stamps.js";

const KEY = "keeping";
/** A game left for a new one before this many moves is not worth keeping; nobody was asked where another one was opened. */
const FEWEST_PLIES = { play: 4, view: 1, library: 1 };
/** Changes that alter nothing in the game itself. */
const LOOKING = ["start", "open", "jump", "flip", "undo", "back", "forward"];

const NOTHING = { key: "", isViewed: false, isKept: false };

/**
 * Has the library keep what is played: a game that ends, with whatever is changed in it afterwards, and a game that is
 * left for another one. A game that was opened only to look at it is not kept again.
 */
export class Keeper {
  #session;
  #library;
  #i18n;
  /** The game on the table, whether it was only looked at so far, and whether the library has it. */
  #state = NOTHING;
  /** @type {KeptRecord | null} The game on the table as it was last. */ #last = null;
  /** What the next game is opened from. @type {"play" | "view" | "library"} */ #opening = "play";

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
  }

  /**
   * @param {"view" | "library"} from
   * @param {() => void} open Opens a game on the table; what it throws goes through.
   */
  opening(from, open) {
    this.#opening = from;
    try {
      open();
    } finally {
      this.#opening = "play";
    }
  }

  /** Keeps the game on the table as it is now. */
  async keep() {
    this.#last = this.#session.toRecord();
    this.#remember({ isViewed: false, isKept: true });
    return this.#library.put(this.#state.key, this.#last);
  }

  /** Keeps the game on the table where it would be kept on leaving it. */
  async keepIfPlayed() {
    if (this.#isWorthKeeping("view")) await this.keep();
  }

  /** What is said about the game has changed, as the names of its players. */
  refresh() {
    this.#last = this.#session.toRecord();
    if (this.#state.isKept) this.keep();
  }

  /** @param {string} key Of a game that the library has no longer. */
  forget(key) {
    if (key === this.#state.key) this.#remember({ isViewed: true, isKept: false });
  }

  /** @param {Change} change */
  #follow({ type }) {
    const { key } = this.#session;
    if (key !== this.#state.key) this.#take(key);
    else if (!LOOKING.includes(type)) this.#update();
    this.#last = this.#session.toRecord();
  }

  /** @param {string} key Of another game than before. */
  #take(key) {
    const stored = readState();
    if (stored.key === key) {
      // Taken up again, or taken over from another tab, which keeps what was there before.
      this.#state = stored;
      return;
    }
    // What an outdated page still shows goes on elsewhere.
    if (this.#last && this.#isWorthKeeping(this.#opening) && !this.#session.isOutdated) this.#library.put(this.#state.key, this.#last);
    this.#state = { key, isViewed: this.#opening !== "play", isKept: this.#opening === "library" };
    this.#remember({});
    if (this.#opening === "play") queueMicrotask(() => this.#sign(key));
  }

  #update() {
    this.#remember({ isViewed: false });
    if (this.#state.isKept || this.#session.outcome) this.keep();
  }

  /** @param {keyof typeof FEWEST_PLIES} opening What it is left for. */
  #isWorthKeeping(opening) {
    return this.#last !== null && !this.#state.isViewed && this.#last.moves.length >= FEWEST_PLIES[opening];
  }

  /** @param {Partial<{ isViewed: boolean, isKept: boolean }>} change */
  #remember(change) {
    this.#state = { ...this.#state, ...change };
    storage.write(KEY, this.#state);
  }

  /**
   * Writes who plays, and when, into the tags of a new game.
   * @param {string} newGame Its key.
   */
  #sign(newGame) {
    const { info, setup, key } = this.#session;
    const { t } = this.#i18n;
    if (key !== newGame) return;
    const computer = t("record.computer", { level: setup.level });
    const names = info.players.map(({ id }) => (this.#session.isComputer(id) ? computer : t("record.human")));
    this.#session.tags = {
      ...dateTags(),
      ...(setup.mode === "two" ? {} : { White: names[0], Black: names[1] }),
      ...this.#session.tags,
    };
  }
}

function readState() {
  const { key, isViewed, isKept } = /** @type {any} */ (storage.read(KEY)) ?? {};
  return typeof key === "string" ? { key, isViewed: isViewed === true, isKept: isKept === true } : NOTHING;
}
