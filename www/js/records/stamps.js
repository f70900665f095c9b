/** @import { GameId, RecordFormat } from "../../../pkg/tablier.js" */

/** @type {Record<RecordFormat, string>} */
const EXTENSIONS = { clip: "txt", moves: "txt", pdn: "pdn", pgn: "pgn", sgf: "sgf" };

/**
 * @param {GameId | "tablier"} game
 * @param {RecordFormat} format
 * @param {Date} [now]
 */
export function recordFileName(game, format, now = new Date()) {
  return `${game}-${stamp(now)}.${EXTENSIONS[format]}`;
}

/**
 * @param {GameId} game
 * @param {"svg" | "png"} format
 * @param {Date} [now]
 */
export function pictureFileName(game, format, now = new Date()) {
  return `${game}-${stamp(now)}.${format}`;
}

/** @param {Date} [now] */
export function libraryFileName(now = new Date()) {
  return `tablier-${stamp(now)}.json`;
}

/** @param {Date} [now] */
export function dateTags(now = new Date()) {
  return {
    Date: [now.getFullYear(), padded(now.getMonth() + 1), padded(now.getDate())].join("."),
    Time: [now.getHours(), now.getMinutes(), now.getSeconds()].map(padded).join(":"),
  };
}

/** @param {Date} now */
function stamp(now) {
  const day = [now.getFullYear(), padded(now.getMonth() + 1), padded(now.getDate())].join("");
  return `${day}-${padded(now.getHours())}${padded(now.getMinutes())}`;
}

/** @param {number} number */
function padded(number) {
  return String(number).padStart(2, "0");
}
