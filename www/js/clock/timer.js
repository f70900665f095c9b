/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { ClockState } from "./game-clock.js" */
import { GameClock } from "./game-clock.js";

/**
 * Where time comes from.
 * @typedef {{ now: () => number, wait: (task: () => void, ms: number) => unknown, drop: (waiting: any) => void }} Time
 */

/** @type {Time} */
const REAL_TIME = {
  now: () => performance.now(),
  wait: (task, ms) => setTimeout(task, ms),
  drop: (waiting) => clearTimeout(waiting),
};

/** The clocks of the game on the table, if it has any: they run, stand while the page is out of sight, and run out. */
export class Timer {
  #onFlag;
  #time;
  /** @type {GameClock | null} */ #clock = null;
  /** Whose clock would run if nothing paused it. @type {PlayerId | null} */ #due = null;
  #isPaused = false;
  /** @type {unknown} */ #waiting = null;

  /**
   * @param {(player: PlayerId) => void} onFlag Called when a player has no time left.
   * @param {Time} [time]
   */
  constructor(onFlag, time = REAL_TIME) {
    this.#onFlag = onFlag;
    this.#time = time;
  }

  get isOn() { return this.#clock !== null; }
  get control() { return this.#clock?.control ?? null; }
  get running() { return this.#clock?.running ?? null; }

  /**
   * @param {PlayerId[]} players
   * @param {ClockState | null} state `null` plays without clocks.
   */
  start(players, state) {
    this.#clock = state && new GameClock(state, players);
    this.#due = null;
    this.#run();
  }

  /**
   * @param {Record<string, number>} moves Made by each player so far.
   * @param {PlayerId | null} runs Whose clock is to run.
   */
  follow(moves, runs) {
    this.#clock?.stand(moves, this.#time.now());
    this.#due = runs;
    this.#run();
  }

  pause() {
    this.#isPaused = true;
    this.#run();
  }

  resume() {
    this.#isPaused = false;
    this.#run();
  }

  /**
   * @param {PlayerId} player
   * @returns {number} Milliseconds; infinite without a clock.
   */
  left(player) {
    return this.#clock ? this.#clock.left(player, this.#time.now()) : Infinity;
  }

  /**
   * @param {PlayerId} player
   * @returns {number | null} Milliseconds that the computer may think; `null` without a clock.
   */
  budget(player) {
    return this.#clock && this.#clock.budget(player, this.#time.now());
  }

  /** @returns {ClockState | null} */
  get state() {
    return this.#clock && this.#clock.state(this.#time.now());
  }

  #run() {
    this.#time.drop(this.#waiting);
    const clock = this.#clock;
    if (!clock) return;
    const now = this.#time.now();
    const runs = this.#isPaused ? null : this.#due;
    clock.run(runs, now);
    if (runs !== null) this.#waiting = this.#time.wait(() => this.#look(), Math.ceil(clock.left(runs, now)));
  }

  /** Timers may come early. */
  #look() {
    const flagged = this.#clock?.flagged(this.#time.now()) ?? null;
    if (flagged === null) return this.#run();
    this.#due = null;
    this.#run();
    this.#onFlag(flagged);
  }
}
