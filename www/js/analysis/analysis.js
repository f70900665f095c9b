/** @import { EngineHost } from "../../../pkg/element/engine-host.js" */
/** @import { Game, SearchInfo, TableValue } from "../../../pkg/tablier.js" */
/** @import { Session } from "../session.js" */
import { Lookout } from "../../../pkg/element/lookout.js";
import * as storage from "../storage.js";
import { tableValue } from "./oracle.js";

const KEY = "analysis";
export const MOST_LINES = 5;
const DEFAULT_LINES = 3;
/** How long a position is looked at, and how long once more is asked for. */
const LOOK_MS = 30_000;
const LONGER_MS = 300_000;

/**
 * What the engine and the tables hold of the position on the board, while that is asked for: not while the computer plays in
 * a game that is not over. Fires "change", and "switch" when it is turned on or off.
 */
export class Analysis extends EventTarget {
  #session;
  #lookout;
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
    const stored = /** @type {any} */ (storage.read(KEY));
    if (Number.isInteger(stored?.lines) && stored.lines >= 1 && stored.lines <= MOST_LINES) this.#lines = stored.lines;
    this.#isOn = stored?.isOn === true;
    this.#hasArrows = stored?.arrows !== false;
    session.addEventListener("change", () => {
      // The computer plays: a game was begun against it.
      if (this.#isOn && session.setup.mode !== "two") this.turnOff();
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
    const look = (this.#look = this.#lookout.look(game, { multiPv: this.#lines, timeMs }, (info) => {
      this.#info = info;
      this.#tell();
    }));
    try {
      const isDone = await look.ended;
      if (this.#look !== look) return;
      this.#isResting = isDone;
    } catch (error) {
      if (this.#look !== look) return;
      console.error(error);
      this.#hasFailed = true;
    }
    this.#tell();
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
    this.#node = null;
  }

  #keep() {
    storage.write(KEY, { isOn: this.#isOn, lines: this.#lines, arrows: this.#hasArrows });
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
