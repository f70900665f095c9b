// What a score of the engine means, and how it is written.

/** @import { Game, GameId, Move, SearchLine } from "../tablier.js" */
/** @import { Texts } from "../board/texts.js" */

/** Hundredths of a man; beyond this a score is proved: by a forced end that was searched, or by an endgame table. */
const PROVED = 20_000;

/** Hundredths of a man with which a player makes three quarters of the games: `node scripts/expectation.mjs`. @type {Record<GameId, number>} */
const THREE_QUARTERS = {
  draughts: 117,
  "spanish-draughts": 163,
  charret: 217,
  bulltricker: 61,
  tumblingdown: 299,
  ultima: 190,
};

/** By language: making one takes longer than using it a hundred times. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number} score */
export function isProved(score) {
  return Math.abs(score) > PROVED;
}

/**
 * @param {GameId} id
 * @param {number} score For a player.
 * @returns {number} What the player makes of such positions on average: 1 for each win, a half for each draw.
 */
export function expectation(id, score) {
  if (isProved(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + 3 ** (-score / THREE_QUARTERS[id]));
}

/**
 * @param {Pick<SearchLine, "score" | "mate">} line
 * @param {number} sign 1 to write it for the side to move, −1 for the other one.
 * @param {Texts<any>} texts
 */
export function scoreText({ score, mate }, sign, texts) {
  const own = sign * score;
  if (mate !== null) return texts.t(own > 0 ? "board.mate" : "board.mated", { count: Math.ceil(Math.abs(mate) / 2) });
  if (isProved(score)) return texts.t(own > 0 ? "board.wins" : "board.loses");
  const mark = own > 0 ? "+" : own < 0 ? "−" : "";
  return mark + formatOf(texts.language).format(Math.abs(own) / 100);
}

/** @param {string} language */
function formatOf(language) {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  return format;
}

/**
 * @param {Game} game Stays as it is.
 * @param {string[]} texts Moves from there.
 * @returns {Move[]}
 */
export function movesOf(game, texts) {
  const replay = game.clone();
  try {
    return texts.map((text) => replay.play(text));
  } finally {
    replay.free();
  }
}
