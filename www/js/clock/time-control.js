/**
 * How long the players have: `seconds` for each move; or `seconds` for the whole game and `increment` seconds more for
 * each move made.
 * @typedef {{ kind: "none" } | { kind: "move", seconds: number } | { kind: "game", seconds: number, increment: number }} TimeControl
 */

/** @type {TimeControl} */
export const NO_CLOCK = { kind: "none" };
/** Seconds that can be chosen, for a move and for a game, and the increments. */
export const MOVE_SECONDS = [5, 10, 20, 30, 60, 120, 300];
export const GAME_SECONDS = [60, 120, 180, 300, 600, 900, 1200, 1800, 3600];
export const INCREMENTS = [0, 1, 2, 3, 5, 10, 20, 30];

const LONGEST = 24 * 3600;

/**
 * @param {unknown} value Of unknown origin.
 * @returns {TimeControl} No clock where it is none.
 */
export function asTimeControl(value) {
  const { kind, seconds, increment } = /** @type {any} */ (value) ?? {};
  if (!isWithin(seconds, 1)) return NO_CLOCK;
  if (kind === "move") return { kind, seconds };
  return kind === "game" && isWithin(increment, 0) ? { kind, seconds, increment } : NO_CLOCK;
}

/**
 * @param {unknown} value
 * @param {number} least
 */
function isWithin(value, least) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= LONGEST;
}

/**
 * @param {TimeControl} control
 * @returns {string | null} As the tag TimeControl of PGN has it: "600+5", "1/30"; `null` without a clock.
 */
export function timeControlTag(control) {
  if (control.kind === "none") return null;
  if (control.kind === "move") return `1/${control.seconds}`;
  return control.increment > 0 ? `${control.seconds}+${control.increment}` : String(control.seconds);
}

/**
 * @param {TimeControl} control
 * @returns {number} Milliseconds from which on time is short.
 */
export function shortTime(control) {
  if (control.kind === "none") return 0;
  const [share, least, most] = control.kind === "move" ? [0.25, 2, 10] : [0.125, 10, 60];
  return 1000 * Math.min(Math.max(share * control.seconds, least), most);
}
