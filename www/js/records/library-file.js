/** @import { KeptRecord } from "./entry.js" */
import { isDictionary } from "./entry.js";

const FORMAT = "tablier-library";
const VERSION = 1;

/** @typedef {{ record: KeptRecord, saved: string, source: string }} Exported */

/**
 * @param {string} text
 * @returns {boolean} Whether it is meant as a file that {@link writeLibrary} wrote.
 */
export function isLibrary(text) {
  return /^\s*\{/.test(text) && text.includes(`"${FORMAT}"`);
}

/** @param {Exported[]} games */
export function writeLibrary(games) {
  const lines = games.map(({ record, saved, source }) => JSON.stringify({ saved, source, record }));
  return `{"format":"${FORMAT}","version":${VERSION},"games":[\n${lines.join(",\n")}\n]}\n`;
}

/**
 * @param {string} text
 * @returns {{ record: unknown, saved: string, source: string }[] | null} Games that are still to be checked; `null` if
 * this is no such file.
 */
export function readLibrary(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isDictionary(file) || file.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.games)) return null;
  return file.games.map((/** @type {any} */ game) => ({
    record: game?.record,
    saved: dateOf(game?.saved),
    source: typeof game?.source === "string" ? game.source : "",
  }));
}

/**
 * @param {unknown} value
 * @returns {string} Now, where it is no date.
 */
function dateOf(value) {
  const date = new Date(typeof value === "string" ? value : NaN);
  return (Number.isNaN(date.getTime()) ? new Date() : date).toISOString();
}
