// What a move was worth, by what its player could expect before and after it.

/** @import { GameId } from "../../../pkg/tablier.js" */
import { expectation, isProved } from "../../../pkg/element/evaluation.js";

/**
 * What the engine holds of a position. `score` and `mate` are for the first player, in hundredths of a man and plies to the end; `sign`: 1 where the
 * first player is to move, −1 where the other one is. `best`: its line. `second`: the score without the first move of it, `null`
 * where there is no other. `isProved`: a draw too can be, by a table.
 * @typedef {{ sign: 1 | -1, score: number, mate: number | null, isProved: boolean, best: string[], second: number | null }} Value
 */

/** "missedWin": a proved win that is no longer one. @typedef {"inaccuracy" | "mistake" | "blunder" | "missedWin"} Mistake */

/** @typedef {{ ply: number, loss: number, mistake: Mistake | null }} Judgement `ply`: of the move, from 1. */

/** Shares of a game that a move gives away at least, the largest first. @type {[Mistake, number][]} */
const LOSSES = [["blunder", 0.25], ["mistake", 0.15], ["inaccuracy", 0.08]];
/** From this loss on something is said of a move. */
export const LEAST_LOSS = LOSSES[LOSSES.length - 1][1];

/** How far the second move must be behind for the first to be the only good one. */
const CLEAR = 0.25;
/** What the only good move must hold, so that it is one. */
const WORTH_FINDING = 0.4;

/** As records mark them: ?!, ?, ??, ?. @type {Record<Mistake, number>} */
export const NAGS = { inaccuracy: 6, mistake: 2, blunder: 4, missedWin: 2 };

/**
 * @param {GameId} id
 * @param {Value} before
 * @param {Value} after
 * @param {string} played
 * @returns {Omit<Judgement, "ply">} A loss from 0 to 1.
 */
export function judge(id, before, after, played) {
  const had = expectation(id, before.sign * before.score);
  const has = expectation(id, before.sign * after.score);
  // The only move there is, or the best one, costs nothing that was known.
  const isBest = before.best[0] === played || before.second === null;
  const loss = isBest ? 0 : Math.max(0, had - has);
  if (loss < LEAST_LOSS) return { loss, mistake: null };
  const hadWon = isProved(before.score) && before.sign * before.score > 0;
  if (hadWon && !isProved(after.score)) return { loss, mistake: "missedWin" };
  const [mistake] = /** @type {[Mistake, number]} */ (LOSSES.find(([, least]) => loss >= least));
  return { loss, mistake };
}

/**
 * @param {GameId} id
 * @param {Value[]} values Of the position at the start and after each move.
 * @param {string[]} moves
 * @returns {Judgement[]} One for each move that is followed by a value.
 */
export function judgeGame(id, values, moves) {
  return moves.slice(0, Math.max(0, values.length - 1)).map((move, index) => ({
    ply: index + 1, ...judge(id, values[index], values[index + 1], move),
  }));
}

/**
 * @param {GameId} id
 * @param {Value} value
 * @returns {boolean} Whether one move is clearly better than all others, and good.
 */
export function hasOneGoodMove(id, { sign, score, best, second }) {
  if (second === null || best.length === 0) return false;
  const first = expectation(id, sign * score);
  return first >= WORTH_FINDING && first - expectation(id, sign * second) >= CLEAR;
}
