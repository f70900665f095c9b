/** @import { GameId, RecordedGame, RecordError } from "../../../pkg/tablier.js" */
import { readRecords } from "../../../pkg/tablier.js";

/** @typedef {{ games: RecordedGame[], errors: RecordError[] }} Reading */

/**
 * Reads a text as one of a certain game where it does not tell of which, or of another one where more can be played
 * then: moves that are pasted while another game is on the table.
 * @param {string} text
 * @param {GameId} [game]
 * @returns {Reading}
 */
export function readBest(text, game) {
  const wished = game && readRecords(text, { game });
  if (wished && isSound(wished)) return wished;
  const told = readRecords(text);
  return wished && plies(wished) >= plies(told) ? wished : told;
}

/** @param {Reading} reading */
function isSound({ games, errors }) {
  return games.length > 0 && errors.every(({ severity }) => severity === "warning");
}

/** @param {Reading} reading */
function plies({ games }) {
  return games.reduce((sum, { moves }) => sum + moves.length, 0);
}
