// The exercises of a game, and which of them is today's.

/** @import { GameId } from "../../../pkg/tablier.js" */

/**
 * An exercise, as `tablier exercises make` writes it (docs/exercises.md). `line`: moves of both, the solver's first. `also`:
 * other last moves of the solver that do as well. `moves`: those of the solver. `gain`: men that a shot wins. `rules`: where
 * they are not the usual ones.
 * @typedef {{ id: string, kind: "win" | "trick" | "shot" | "endgame" | "draw" | "save" | "best", moves: number,
 *   gain?: number, difficulty: number, position: string, line: string[], also?: string[], rules?: any }} Exercise
 */

const DAY_MS = 86_400_000;
/** Share of a collection between one day's exercise and the next: far from simple fractions, so that days differ. */
const GOLDEN = 0.618;

/** @type {Map<GameId, Promise<Exercise[]>>} */
const loading = new Map();

/**
 * @param {GameId} game
 * @returns {Promise<Exercise[]>} The easiest first. Loaded once; tried again after a failure.
 */
export function exercisesOf(game) {
  let exercises = loading.get(game);
  if (!exercises) {
    exercises = load(game);
    loading.set(game, exercises);
    exercises.catch(() => loading.delete(game));
  }
  return exercises;
}

/** @param {GameId} game */
async function load(game) {
  const response = await fetch(new URL(`../../exercises/${game}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return /** @type {Exercise[]} */ ((await response.json()).exercises);
}

/** @returns {number} The number of the day, by the visitor's own calendar. */
export function today(now = new Date()) {
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
}

/**
 * @template T
 * @param {readonly T[]} exercises
 * @param {number} day
 * @returns {T} Each comes once before one comes again.
 */
export function exerciseOfDay(exercises, day) {
  const { length } = exercises;
  let step = Math.max(1, Math.round(length * GOLDEN));
  while (greatestCommonDivisor(step, length) > 1) step++;
  return exercises[(day * step) % length];
}

/**
 * @param {number} a
 * @param {number} b
 * @returns {number}
 */
function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
