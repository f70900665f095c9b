/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { TimeControl } from "./time-control.js" */
import { asTimeControl } from "./time-control.js";

/** Moves of each player that bring no increment: those before the clocks run. */
const FREE_MOVES = 1;
/** What a player has left, in any case, after moves were taken back. */
const GRACE_MS = 10_000;
/** Of its time for a move the computer leaves this much, for what its answer needs to get here. */
const RESERVE = 0.2;
/** The part of its time for a game that the computer spends on a move, of the increment, and of all that it has. */
const SHARE = 1 / 40;
const INCREMENT_SHARE = 0.7;
const LARGEST_SHARE = 1 / 4;
const SHORTEST_MS = 10;

/**
 * What is kept of a clock: milliseconds left, and moves made, for each player; nothing for one that begins.
 * @typedef {{ control: TimeControl, left: Record<string, number>, moves: Record<string, number> }} ClockState
 */

/**
 * @param {TimeControl} [control]
 * @returns {ClockState | null} At the start of a game; `null` without a clock.
 */
export function freshState(control) {
  return !control || control.kind === "none" ? null : { control, left: {}, moves: {} };
}

/** The clocks of the two players. Knows no time by itself: `now` is in milliseconds since some moment. */
export class GameClock {
  #control;
  #players;
  /** When the running clock was started. @type {Record<string, number>} */ #left;
  /** @type {Record<string, number>} */ #moves;
  /** @type {PlayerId | null} */ #running = null;
  #since = 0;

  /**
   * @param {ClockState} state
   * @param {PlayerId[]} players
   */
  constructor({ control, left, moves }, players) {
    this.#control = control;
    this.#players = players;
    this.#left = Object.fromEntries(players.map((player) => [player, left[player] ?? this.#full]));
    this.#moves = Object.fromEntries(players.map((player) => [player, moves[player] ?? 0]));
  }

  get control() { return this.#control; }
  get running() { return this.#running; }

  get #full() {
    return this.#control.kind === "none" ? 0 : 1000 * this.#control.seconds;
  }

  /**
   * @param {PlayerId} player
   * @param {number} now
   * @returns {number} Milliseconds.
   */
  left(player, now) {
    const used = player === this.#running ? Math.max(0, now - this.#since) : 0;
    return Math.max(0, this.#left[player] - used);
  }

  /**
   * Has the clock of one player run, or none.
   * @param {PlayerId | null} player
   * @param {number} now
   */
  run(player, now) {
    if (player === this.#running) return;
    this.#settle(now);
    this.#running = player;
  }

  /**
   * The game stands where each player has made so many moves. A move made brings the increment, but for the first one; a
   * move taken back loses it; no time is given back.
   * @param {Record<string, number>} moves
   * @param {number} now
   */
  stand(moves, now) {
    if (this.#players.every((player) => moves[player] === this.#moves[player])) return;
    this.#settle(now);
    for (const player of this.#players) {
      const made = Math.max(FREE_MOVES, moves[player]) - Math.max(FREE_MOVES, this.#moves[player]);
      this.#left[player] = this.#afterMoves(this.#left[player], made);
    }
    this.#moves = { ...moves };
  }

  /**
   * @param {number} left
   * @param {number} made Moves that count; below zero where they were taken back.
   */
  #afterMoves(left, made) {
    if (this.#control.kind !== "game") return this.#full;
    const gain = 1000 * this.#control.increment * Math.min(made, 1);
    return gain >= 0 ? left + gain : Math.max(left + gain, Math.min(left, GRACE_MS));
  }

  /**
   * @param {number} now
   * @returns {PlayerId | null} Who has no time left.
   */
  flagged(now) {
    return this.#running !== null && this.left(this.#running, now) <= 0 ? this.#running : null;
  }

  /**
   * @param {PlayerId} player
   * @param {number} now
   * @returns {number} Milliseconds that the computer may think, if it plays this side.
   */
  budget(player, now) {
    const left = this.left(player, now);
    const control = this.#control;
    const share = control.kind === "game"
      ? Math.min(SHARE * left + INCREMENT_SHARE * 1000 * control.increment, LARGEST_SHARE * left)
      : (1 - RESERVE) * left;
    return Math.max(SHORTEST_MS, Math.floor(share));
  }

  /**
   * @param {number} now
   * @returns {ClockState}
   */
  state(now) {
    const left = Object.fromEntries(this.#players.map((player) => [player, Math.round(this.left(player, now))]));
    return { control: this.#control, left, moves: { ...this.#moves } };
  }

  /** @param {number} now */
  #settle(now) {
    if (this.#running !== null) this.#left[this.#running] = this.left(this.#running, now);
    this.#since = now;
  }
}

/**
 * @param {unknown} value Of unknown origin.
 * @param {PlayerId[]} players
 * @returns {ClockState | null} It, if it is what a clock has told of itself.
 */
export function asClockState(value, players) {
  const state = /** @type {any} */ (value);
  const control = asTimeControl(state?.control);
  if (control.kind === "none") return null;
  const isSound = players.every((player) => isAmount(state.left?.[player]) && isAmount(state.moves?.[player]));
  return isSound ? { control, left: state.left, moves: state.moves } : null;
}

/** @param {unknown} value */
function isAmount(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
