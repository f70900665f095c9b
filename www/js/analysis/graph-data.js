// The evaluation of a game as points of a graph.

/** @import { GameId } from "../../../pkg/tablier.js" */
/** @import { Judgement, Mistake, Value } from "./judgement.js" */
import { expectation } from "../../../pkg/element/evaluation.js";

/** Where a position stands: `x` from 0, the start, to 1; `share` of the game for the first player. @typedef {{ ply: number, x: number, share: number }} Point */

/**
 * @param {GameId} id
 * @param {Value[]} values
 * @returns {Point[]}
 */
export function pointsOf(id, values) {
  const last = Math.max(1, values.length - 1);
  return values.map(({ score }, ply) => ({ ply, x: ply / last, share: expectation(id, score) }));
}

/**
 * @param {Point[]} points
 * @param {number} x From 0 to 1.
 * @returns {number} The ply that is nearest.
 */
export function plyAt(points, x) {
  return Math.max(0, Math.min(points.length - 1, Math.round(x * (points.length - 1))));
}

/**
 * @param {Judgement[]} judgements
 * @param {Value[]} values
 * @returns {Record<"first" | "second", Record<Mistake, number>>} How many of each kind each player made.
 */
export function countMistakes(judgements, values) {
  const none = () => ({ inaccuracy: 0, mistake: 0, blunder: 0, missedWin: 0 });
  const counts = { first: none(), second: none() };
  for (const { ply, mistake } of judgements) {
    if (mistake) counts[values[ply - 1].sign === 1 ? "first" : "second"][mistake]++;
  }
  return counts;
}
