/** @import { GameId, PieceId, PlayerId } from "../../pkg/tablier.js" */
import { Game } from "../../pkg/tablier.js";

/**
 * A handicap: what the stronger player does without. `pieces` of one kind, in the order in which they are left out;
 * `tokens` are left out of the hand.
 * @typedef {{ id: string, piece: PieceId, count: number }} Handicap
 */

/** @type {Partial<Record<GameId, Handicap[]>>} */
const HANDICAPS = {
  draughts: several("man", 1, 2, 3),
  "spanish-draughts": several("man", 1, 2),
  charret: several("token", 1, 2, 3),
  bulltricker: several("queen", 1, 2, 3),
  ultima: [...several("pincer", 1, 2), ...several("long-leaper", 1, 2), ...several("immobiliser", 1)],
};
/** Squares of White's men that are left out, and the number that a square and the one opposite add up to. */
const MEN = {
  draughts: { squares: [48, 47, 49], sum: 51 },
  "spanish-draughts": { squares: [2, 3], sum: 33 },
};
/** Letters of pieces in position texts, and which of them are left out, counted along the rank from 0. */
const LETTERS = {
  bulltricker: { queen: { letter: "q", places: [0, 7, 1] } },
  ultima: { pincer: { letter: "p", places: [5, 2] }, "long-leaper": { letter: "n", places: [1, 0] }, immobiliser: { letter: "m", places: [0] } },
};

/**
 * @param {PieceId} piece
 * @param {number[]} counts
 * @returns {Handicap[]}
 */
function several(piece, ...counts) {
  return counts.map((count) => ({ id: `${piece}-${count}`, piece, count }));
}

/**
 * @param {GameId} game
 * @returns {readonly Handicap[]} Those that the game can be played with.
 */
export function handicapsOf(game) {
  return HANDICAPS[game] ?? [];
}

/**
 * @param {GameId} id
 * @param {object} rules
 * @param {string} handicap One of the game's.
 * @param {PlayerId} giver Who plays with less.
 * @returns {string} The position from which the game starts.
 */
export function handicapPosition(id, rules, handicap, giver) {
  const { piece, count } = /** @type {Handicap} */ (handicapsOf(id).find((one) => one.id === handicap));
  const game = new Game(id, { rules });
  try {
    const position = game.position();
    if (id === "charret") return withoutTokens(position, count, giver);
    if (id === "draughts" || id === "spanish-draughts") return withoutMen(game, MEN[id], count, giver);
    const { letter, places } = /** @type {any} */ (LETTERS)[id][piece];
    return withoutLetters(position, giver === "white" ? letter.toUpperCase() : letter, places.slice(0, count));
  } finally {
    game.free();
  }
}

/**
 * @param {string} position The cells, the side to move, and the tokens in the hands of both.
 * @param {number} count
 * @param {PlayerId} giver
 */
function withoutTokens(position, count, giver) {
  const [cells, turn, red, yellow] = position.split(" ");
  const hand = (/** @type {string} */ tokens, /** @type {PlayerId} */ player) => (player === giver ? Number(tokens) - count : tokens);
  return `${cells} ${turn} ${hand(red, "red")} ${hand(yellow, "yellow")}`;
}

/**
 * @param {Game} game At its start.
 * @param {{ squares: number[], sum: number }} men
 * @param {number} count
 * @param {PlayerId} giver
 */
function withoutMen(game, { squares, sum }, count, giver) {
  const left = squares.slice(0, count).map((square) => String(giver === "white" ? square : sum - square));
  const standing = (/** @type {PlayerId} */ player) => {
    const cells = game.board().filter((piece) => piece.player === player).map(({ cell }) => cell);
    return cells.filter((cell) => player !== giver || !left.includes(cell)).join(",");
  };
  return `W:W${standing("white")}:B${standing("black")}`;
}

/**
 * @param {string} position In ranks, with numbers for empty cells.
 * @param {string} letter
 * @param {number[]} places Which of its occurrences are left out.
 */
function withoutLetters(position, letter, places) {
  const [ranks, ...rest] = position.split(" ");
  const cells = ranks.replace(/\d+/g, (digits) => "1".repeat(Number(digits)));
  let seen = -1;
  const left = [...cells].map((cell) => {
    if (cell !== letter) return cell;
    seen++;
    return places.includes(seen) ? "1" : cell;
  });
  return [left.join("").replace(/1+/g, (empty) => String(empty.length)), ...rest].join(" ");
}
