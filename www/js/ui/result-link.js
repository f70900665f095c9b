/** @import { GameId } from "../../../pkg/tablier.js" */
/** @import { End } from "../game-tree.js" */

const END = "end";
const DRAWS = "draws";
/** What has a section of its own in the rules of a game. @type {Record<GameId, Record<string, string>>} */
const SECTIONS = {
  draughts: {},
  "spanish-draughts": {},
  charret: {},
  bulltricker: {
    mat: "mat", insufficiency: "insufficiency", immobilisation: "immobilisation", repetition: "repetition", agreement: END,
  },
  tumblingdown: { "king-captured": "capture", "own-king-captured": "own-king", agreement: END },
  ultima: {},
};

/**
 * @param {GameId} id
 * @param {End} end
 * @returns {string | null} The section of the rules that says that the game ends like this; none speaks of clocks, or of ends that are not told.
 */
export function resultSection(id, { winner, reason }) {
  if (reason === "timeout" || reason === "unknown") return null;
  return SECTIONS[id][reason] ?? (winner === null ? DRAWS : END);
}
