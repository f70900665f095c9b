/** @import { GameId } from "../../../pkg/tablier.js" */
/** @import { Reading } from "./reading.js" */
import { readBest } from "./reading.js";

const WORKER = new URL("../../records-worker.js", import.meta.url);
/** Texts up to this length are read at once. */
const SHORT = 30_000;

/**
 * Reads records; long texts in a worker, so that the page stays alive.
 * @param {string} text
 * @param {GameId} [game] Where the text does not tell.
 * @returns {Promise<Reading>}
 */
export async function read(text, game) {
  if (text.length > SHORT) {
    try {
      return await readApart(text, game);
    } catch (error) {
      console.warn("tablier: records are read without a worker", error);
    }
  }
  return readBest(text, game);
}

/**
 * @param {string} text
 * @param {GameId} [game]
 * @returns {Promise<Reading>}
 */
function readApart(text, game) {
  const worker = new Worker(WORKER, { type: "module" });
  /** @type {Promise<Reading>} */
  const answer = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.reading ? resolve(data.reading) : reject(new Error(data.message)));
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || "its script could not be loaded"));
    };
    worker.postMessage({ text, game });
  });
  return answer.finally(() => worker.terminate());
}
