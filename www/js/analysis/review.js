// A whole game looked at by the engine: every position once, and those that something will be said of a second time for longer.

/** @import { Game, PlayerId, SearchResult, TableValue } from "../../../pkg/tablier.js" */
/** @import { GameRecord } from "../recorded-tree.js" */
/** @import { Value } from "./judgement.js" */
import { isProved } from "../../../pkg/element/evaluation.js";
import { Game as Board } from "../../../pkg/tablier.js";
import { LEAST_LOSS, hasOneGoodMove, judgeGame } from "./judgement.js";

/**
 * A review as it is kept: of these moves, with one value more than there are moves. `isPart`: it was cut off.
 * @typedef {{ moves: string[], values: Value[], isPart?: boolean }} Review
 */

/**
 * Who looks: a search for so many milliseconds that tells two lines, and what tables know.
 * @typedef {{ search: (game: Game, timeMs: number) => Promise<SearchResult | null>, table: (game: Game) => Promise<TableValue | null> }} Eyes
 */

const FIRST_MS = 250;
export const SECOND_MS = 1000;
/** The score of an end that is on the board. */
const WON = 30_000;
/** Share of the work that looking at all positions once is. */
const ONCE = 0.75;

/**
 * @param {GameRecord} record
 * @param {PlayerId} first For whom scores are told.
 * @param {Eyes} eyes
 * @param {{
 *   signal: AbortSignal, onProgress: (share: number) => void, onPart?: (review: Review) => void, known?: Value[],
 * }} options `onPart` is given what there is so far. `known`: the first values, from a review that was cut off.
 * @returns {Promise<Review | null>} `null` where the signal ended it.
 */
export async function reviewGame({ id, rules, position, moves }, first, eyes, { signal, onProgress, onPart, known = [] }) {
  const game = new Board(id, /** @type {any} */ ({ rules, position }));
  /** @type {(Value | null)[]} */ const values = [];
  /** @type {(1 | -1)[]} */ const signs = [];
  try {
    for (let ply = 0; ply <= moves.length; ply++) {
      if (ply > 0) game.play(moves[ply - 1]);
      signs.push(signOf(game, first));
      // What comes after an only move tells more than a search that has nothing to choose.
      const isForced = ply < moves.length && game.moves().length === 1;
      values.push(known[ply] ?? (isForced ? null : await valueOf(game, first, eyes, FIRST_MS)));
      if (signal.aborted) return null;
      if (!isForced) onPart?.({ moves: moves.slice(0, ply), values: filled(values, signs, moves), isPart: true });
      onProgress((ONCE * (ply + 1)) / (moves.length + 1));
    }
    const doubtful = doubtfulPlies({ id, moves, values: filled(values, signs, moves) }).filter((ply) => values[ply] !== null);
    for (const [index, ply] of doubtful.entries()) {
      goTo(game, moves, ply);
      values[ply] = await valueOf(game, first, eyes, SECOND_MS);
      if (signal.aborted) return null;
      onProgress(ONCE + ((1 - ONCE) * (index + 1)) / doubtful.length);
    }
    onProgress(1);
    return { moves: [...moves], values: filled(values, signs, moves) };
  } finally {
    game.free();
  }
}

/**
 * @param {Game} game
 * @param {PlayerId} first
 * @param {Eyes} eyes
 * @param {number} timeMs
 * @returns {Promise<Value>}
 */
export async function valueOf(game, first, eyes, timeMs) {
  const sign = signOf(game, first);
  const outcome = game.outcome();
  if (outcome) {
    const score = outcome.winner === null ? 0 : outcome.winner === first ? WON : -WON;
    return { sign, score, mate: outcome.winner === null ? null : 0, isProved: true, best: [], second: null };
  }
  const [result, known] = [await eyes.search(game, timeMs), await eyes.table(game)];
  if (!result) return { sign, score: 0, mate: null, isProved: false, best: [], second: null };
  const [, other] = result.lines;
  return {
    sign,
    score: sign * result.score,
    mate: result.mate === null ? null : sign * result.mate,
    isProved: isProved(result.score) || (known?.value === "draw" && result.score === 0),
    best: result.pv,
    second: other ? sign * other.score : null,
  };
}

/**
 * @param {(Value | null)[]} values `null` where there was one move only.
 * @param {(1 | -1)[]} signs
 * @param {string[]} moves
 * @returns {Value[]}
 */
function filled(values, signs, moves) {
  /** @type {Value[]} */ const all = [];
  for (let ply = values.length - 1; ply >= 0; ply--) {
    const next = all[ply + 1];
    all[ply] = values[ply] ?? {
      sign: signs[ply],
      score: next.score,
      mate: next.mate === null ? null : next.mate + Math.sign(next.score),
      isProved: next.isProved,
      best: [moves[ply], ...next.best],
      second: null,
    };
  }
  return all;
}

/**
 * @param {Pick<GameRecord, "id"> & Review} review
 * @returns {number[]} Of positions that a mistake, or an exercise, hangs on.
 */
function doubtfulPlies({ id, moves, values }) {
  /** @type {Set<number>} */ const plies = new Set();
  for (const { ply, loss } of judgeGame(id, values, moves)) {
    if (loss >= LEAST_LOSS) plies.add(ply - 1).add(ply);
  }
  values.forEach((value, ply) => {
    if (hasOneGoodMove(id, value)) plies.add(ply);
  });
  return [...plies].sort((a, b) => a - b);
}

/**
 * @param {Game} game
 * @param {PlayerId} first
 * @returns {1 | -1}
 */
function signOf(game, first) {
  return game.turn() === first ? 1 : -1;
}

/**
 * @param {Game} game
 * @param {string[]} moves
 * @param {number} ply
 */
function goTo(game, moves, ply) {
  while (game.history().length > ply) game.undo();
  for (let at = game.history().length; at < ply; at++) game.play(moves[at]);
}
