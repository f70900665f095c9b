/** @import { EngineHost } from "../../../pkg/element/engine-host.js" */
/** @import { Game, SearchInfo, TableValue } from "../../../pkg/tablier.js" */
/** @import { Session } from "../session.js" */
import { Lookout } from "../../../pkg/element/lookout.js";
import * as storage from "../storage.js";
import { Endings } from "./ending.js";
import { tableValue } from "./oracle.js";

const KEY = "analysis";
export const MOST_LINES = 5;
const DEFAULT_LINES = 3;
/** How long a position is looked at, and how long once more is asked for. */
const LOOK_MS = 30_000;
const LONGER_MS = 300_000;
/** And before an ending is solved. */
const BEFORE_SOLVING_MS = 1000;

/**
 * What the engine and the tables hold of the position on the board, while that is asked for: not while the computer plays in
 * a game that is not over. Fires "change", and "switch" when it is turned on or off.
 */
export class Analysis extends EventTarget {
  #session;
  #lookout;
  #endings;
  #isOn = false;
  #isPaused = false;
  #lines = DEFAULT_LINES;
  #hasArrows = true;
  /** @type {ReturnType<Lookout["look"]> | null} */ #look = null;
  /** What is looked at: a node of a tree. @type {object | null} */ #node = null;
  /** @type {Game | null} */ #game = null;
  /** @type {SearchInfo | null} */ #info = null;
  /** @type {TableValue | null} */ #known = null;
  #isResting = false;
  /** @type {AbortController | null} */ #solving = null;
  /** @type {number | null} */ #solved = null;
  /** Whether the engine could not look. */
  #hasFailed = false;

  /**
   * @param {Session} session
   * @param {EngineHost} host
   */
  constructor(session, host) {
    super();
    this.#session = session;
    this.#lookout = new Lookout(host);
    this.#endings = new Endings(host);
    const stored = /** @type {any} */ (storage.read(KEY));
    if (Number.isInteger(stored?.lines) && stored.lines >= 1 && stored.lines <= MOST_LINES) this.#lines = stored.lines;
    this.#isOn = stored?.isOn === true;
    this.#hasArrows = stored?.arrows !== false;
    session.addEventListener("change", () => {
      // A game was begun against the computer, or one with clocks.
      if (this.#isOn && session.isContested) this.turnOff();
      else if (session.tree.current !== this.#node || session.outcome) this.#begin();
    });
  }

  get isOn() { return this.#isOn; }
  get isPaused() { return this.#isPaused; }
  /** The position that the rest is about. */
  get game() { return this.#game; }
  get info() { return this.#info; }
  /** What an endgame table proves of it. */
  get known() { return this.#known; }
  /** While the ending is being solved, how much of it is: from 0 to 1. */
  get solved() { return this.#solved; }
  /** Whether it has been looked at for the time that there is. */
  get isResting() { return this.#isResting; }
  get hasFailed() { return this.#hasFailed; }

  /** @returns {1 | -1} −1 where scores, which are for the side to move, are to be turned round for the first player. */
  get sign() {
    return this.#game?.turn() === this.#session.info.players[0].id ? 1 : -1;
  }

  get lines() { return this.#lines; }
  set lines(lines) {
    this.#lines = lines;
    this.#keep();
    this.#begin();
  }

  /** Whether the lines are drawn on the board too. */
  get hasArrows() { return this.#hasArrows; }
  set hasArrows(hasArrows) {
    this.#hasArrows = hasArrows;
    this.#keep();
    this.#tell();
  }

  turnOn() {
    this.#isOn = true;
    this.#keep();
    this.#begin();
    this.dispatchEvent(new Event("switch"));
  }

  turnOff() {
    this.#isOn = false;
    this.#keep();
    this.#stop();
    this.#tell();
    this.dispatchEvent(new Event("switch"));
  }

  /** @param {boolean} isPaused Whether the engine is needed for something else. */
  pause(isPaused) {
    this.#isPaused = isPaused;
    if (isPaused) this.#stop();
    else this.#begin();
  }

  /** Looks for longer at what has been looked at. */
  goOn() {
    this.#begin(LONGER_MS);
  }

  /** @param {number} [timeMs] */
  #begin(timeMs = LOOK_MS) {
    if (!this.#isOn || this.#isPaused) return;
    const isSame = this.#node === this.#session.tree.current;
    this.#stop();
    this.#node = this.#session.tree.current;
    this.#game?.free();
    const game = (this.#game = this.#session.game.clone());
    if (!isSame) this.#info = this.#known = null;
    this.#isResting = this.#hasFailed = false;
    this.#tell();
    if (this.#session.outcome) return;
    void this.#watch(game, timeMs);
    void this.#askTable(game);
  }

  /**
   * @param {Game} game
   * @param {number} timeMs
   */
  async #watch(game, timeMs) {
    const isCurrent = () => this.#game === game && this.#node !== null;
    try {
      if (this.#endings.has(game)) {
        if (!(await this.#see(game, BEFORE_SOLVING_MS)) || !isCurrent()) return;
        await this.#solve(game);
        if (!isCurrent()) return;
      }
      const isDone = await this.#see(game, timeMs);
      if (!isCurrent()) return;
      this.#isResting = isDone;
    } catch (error) {
      if (!isCurrent()) return;
      console.error(error);
      this.#hasFailed = true;
    }
    this.#tell();
  }

  /**
   * @param {Game} game
   * @param {number} timeMs
   * @returns {Promise<boolean>} Whether it has been looked at for so long.
   */
  #see(game, timeMs) {
    const look = this.#lookout.look(game, { multiPv: this.#lines, timeMs }, (info) => {
      this.#info = info;
      this.#tell();
    });
    this.#look = look;
    return look.ended;
  }

  /** @param {Game} game */
  async #solve(game) {
    const solving = (this.#solving = new AbortController());
    const tell = (/** @type {number | null} */ share) => {
      if (this.#solving !== solving) return;
      this.#solved = share;
      this.#tell();
    };
    tell(0);
    try {
      await this.#endings.solve(game, solving.signal, tell);
    } finally {
      tell(null);
    }
  }

  /** @param {Game} game */
  async #askTable(game) {
    const known = await tableValue(game);
    if (this.#game !== game || !known) return;
    this.#known = known;
    this.#tell();
  }

  #stop() {
    this.#look?.stop();
    this.#look = null;
    this.#solving?.abort();
    this.#solving = this.#solved = null;
    this.#node = null;
  }

  #keep() {
    storage.write(KEY, { isOn: this.#isOn, lines: this.#lines, arrows: this.#hasArrows });
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
