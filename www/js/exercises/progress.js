// What has been solved, and on how many days in a row: kept on this device.

/** @import { GameId } from "../../../pkg/tablier.js" */
import * as storage from "../storage.js";

const KEY = "daily";

/** How an exercise was solved: by oneself, or with a hint or a second try. @typedef {"alone" | "helped"} Way */

/** Days in a row on which an exercise of the day was solved. @typedef {{ day: number, length: number, longest: number }} Streak */

/** @type {readonly Way[]} */
const WAYS = ["alone", "helped"];

/**
 * @param {GameId} game
 * @returns {Map<string, Way>} By the ids of its exercises.
 */
export function solvedOf(game) {
  const entries = Object.entries(asRecord(asRecord(stored().solved)[game]));
  return new Map(/** @type {[string, Way][]} */ (entries.filter(([, way]) => WAYS.includes(/** @type {Way} */ (way)))));
}

/**
 * Keeps that an exercise is solved: what was once solved alone stays so.
 * @param {GameId} game
 * @param {string} id
 * @param {Way} way
 * @returns {boolean} Whether it is kept.
 */
export function keepSolved(game, id, way) {
  const now = stored();
  const solved = asRecord(now.solved);
  const ways = solvedOf(game);
  ways.set(id, ways.get(id) === "alone" ? "alone" : way);
  return storage.write(KEY, { ...now, solved: { ...solved, [game]: Object.fromEntries(ways) } });
}

/**
 * @param {number} day Today.
 * @returns {{ length: number, longest: number }} A day that is not over yet breaks no streak.
 */
export function streakOn(day) {
  const { day: last, length, longest } = storedStreak();
  return { length: last >= day - 1 ? length : 0, longest };
}

/** @param {number} day On which an exercise of the day was solved. */
export function keepDay(day) {
  const streak = storedStreak();
  if (streak.day >= day) return;
  const length = streak.day === day - 1 ? streak.length + 1 : 1;
  storage.write(KEY, { ...stored(), streak: { day, length, longest: Math.max(length, streak.longest) } });
}

/** @returns {Streak} */
function storedStreak() {
  const { day, length, longest } = asRecord(stored().streak);
  const isSound = [day, length, longest].every((value) => Number.isSafeInteger(value) && Number(value) >= 0);
  return isSound ? /** @type {Streak} */ ({ day, length, longest }) : { day: 0, length: 0, longest: 0 };
}

/** @returns {Record<string, unknown>} */
function stored() {
  return asRecord(storage.read(KEY));
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function asRecord(value) {
  return value && typeof value === "object" && !Array.isArray(value) ? /** @type {any} */ (value) : {};
}
