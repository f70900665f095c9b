/** @import { OwnExercise } from "../exercises/own.js" */
/** @import { Fault, KeptRecord } from "./entry.js" */
import { checkedFault, isDictionary } from "./entry.js";

const FORMAT = "tablier-library";
const VERSION = 1;

/** @typedef {{ record: KeptRecord, saved: string, source: string, fault?: Fault }} Exported */

/**
 * @param {string} text
 * @returns {boolean} Whether it is meant as a file that {@link writeLibrary} wrote.
 */
export function isLibrary(text) {
  return /^\s*\{/.test(text) && text.includes(`"${FORMAT}"`);
}

/**
 * @param {Exported[]} games
 * @param {OwnExercise[]} [exercises]
 */
export function writeLibrary(games, exercises = []) {
  const lines = games.map(({ record, saved, source, fault }) => JSON.stringify({ saved, source, fault, record }));
  const tasks = exercises.length > 0 ? `,"exercises":[\n${exercises.map((one) => JSON.stringify(one)).join(",\n")}\n]` : "";
  return `{"format":"${FORMAT}","version":${VERSION},"games":[\n${lines.join(",\n")}\n]${tasks}}\n`;
}

/**
 * @param {string} text
 * @returns {{ games: { record: unknown, saved: string, source: string, fault?: Fault }[], exercises: unknown[] } | null} All
 * still to be checked; `null` if this is no such file.
 */
export function readLibrary(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isDictionary(file) || file.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.games)) return null;
  const games = file.games.map((/** @type {any} */ game) => {
    const fault = checkedFault(game?.fault);
    return {
      record: game?.record,
      saved: dateOf(game?.saved),
      source: typeof game?.source === "string" ? game.source : "",
      ...(fault ? { fault } : {}),
    };
  });
  return { games, exercises: Array.isArray(file.exercises) ? file.exercises : [] };
}

/**
 * @param {unknown} value
 * @returns {string} Now, where it is no date.
 */
function dateOf(value) {
  const date = new Date(typeof value === "string" ? value : NaN);
  return (Number.isNaN(date.getTime()) ? new Date() : date).toISOString();
}
