// What a rules page says of a position, in a small language that a person reads and the engine checks (rules/README.md).

/** @import { Game, Move } from "../../../pkg/tablier.js" */

const NOTHING = "nothing";

/**
 * Claims of the form `SUBJECT = VALUE`: what the engine gives for the subject. A list is a set, whose order is free.
 * @type {Record<string, (game: Game, words: string[]) => string | string[]>}
 */
const SUBJECTS = {
  turn: (game) => game.turn(),
  position: (game) => game.position(),
  count: (game) => String(game.moves().length),
  moves: (game, [from, cell]) =>
    from === "from" ? game.moves({ verbose: true, from: cell }).map(({ to }) => to) : game.moves(),
  takes: (game, [move]) => find(game, move).captures.map(({ cell }) => cell),
  path: (game, [move]) => find(game, move).path.join(" "),
  promotes: (game, [move]) => find(game, move).promotion ?? NOTHING,
  frozen: (game) => game.marks().frozen,
  check: (game) => game.marks().check,
  kings: (game) => game.marks().kings,
  "must-move": (game) => game.marks().mustMove,
  threatened: (game) => game.marks().threatened,
  on: (game, [cell]) =>
    game.board().filter((one) => one.cell === cell).map(({ player, piece }) => `${player} ${piece}`).join(" + ") || NOTHING,
  hand: (game, [player]) => String(game.hands().find((hand) => hand.player === player)?.count ?? 0),
  outcome: (game) => {
    const outcome = game.outcome();
    return outcome ? `${outcome.winner ?? "draw"} ${outcome.reason}` : NOTHING;
  },
};

/**
 * @param {string} claim
 * @param {Game} game
 * @returns {string | null} `null` where it is true, else what is the case instead. Throws for what is no claim.
 */
export function refute(claim, game) {
  const line = /^after (.+?): (.+)$/.exec(claim);
  if (line) return refute(line[2], after(game, line[1].split(" ")));
  const [word, ...rest] = claim.split(" ");
  if (word === "legal") return refused(rest.filter((move) => fault(game, move) !== null), "not legal");
  if (word === "illegal") return refused(rest.filter((move) => fault(game, move) !== "illegal-move"), "legal, or no move");
  const equation = /^(\S+)(?: (.+?))? = (.+)$/.exec(claim);
  const subject = equation && SUBJECTS[equation[1]];
  if (!subject) throw new Error(`no claim: ${claim}`);
  const found = subject(game, equation[2]?.split(" ") ?? []);
  if (!Array.isArray(found)) return found === equation[3] ? null : found;
  const claimed = equation[3] === NOTHING ? [] : equation[3].split(" ");
  return sorted(found) === sorted(claimed) ? null : found.join(" ") || NOTHING;
}

/**
 * @param {string} goal `play MOVE...`, `capture N`, `win in N` (moves of the side to move), `then CLAIM`, or `parry`.
 * @param {Game} game
 * @returns {string[]} The moves that reach it, or begin to.
 */
export function solutions(goal, game) {
  const is = reaching(goal);
  return game.moves({ verbose: true }).filter((move) => is(game, move)).map(({ text }) => text);
}

/**
 * @param {string} goal
 * @returns {(game: Game, move: Move) => boolean}
 */
function reaching(goal) {
  if (goal === "parry") return (game, { text }) => !isLost(after(game, [text]), game.turn());
  const [, kind, rest] = /^(play|capture|win in|then) (.+)$/.exec(goal) ?? [];
  if (kind === "play") return (_, { text }) => rest.split(" ").includes(text);
  if (kind === "capture") return (_, { captures }) => captures.length === Number(rest);
  if (kind === "win in") return (game, { text }) => wins(game, text, Number(rest));
  if (kind === "then") return (game, { text }) => refute(rest, after(game, [text])) === null;
  throw new Error(`no goal: ${goal}`);
}

/**
 * Whether a move wins within so many moves of the player who makes it, whatever is answered.
 * @param {Game} game
 * @param {string} move
 * @param {number} depth
 * @returns {boolean}
 */
function wins(game, move, depth) {
  const player = game.turn();
  const then = after(game, [move]);
  const outcome = then.outcome();
  if (outcome || depth === 1) return outcome?.winner === player;
  return then.moves().every((reply) => {
    const next = after(then, [reply]);
    if (next.outcome()) return next.outcome()?.winner === player;
    return next.moves().some((answer) => wins(next, answer, depth - 1));
  });
}

/**
 * Whether a player has lost, or does by some answer.
 * @param {Game} game
 * @param {string} player
 */
function isLost(game, player) {
  const positions = [game, ...game.moves().map((reply) => after(game, [reply]))];
  return positions.some((position) => ![undefined, null, player].includes(position.outcome()?.winner));
}

/**
 * @param {Game} game
 * @param {string[]} moves
 * @returns {Game} A copy in which they have been played.
 */
function after(game, moves) {
  const copy = game.clone();
  for (const move of moves) copy.play(move);
  return copy;
}

/**
 * @param {Game} game
 * @param {string} text
 * @returns {Move}
 */
function find(game, text) {
  const move = game.moves({ verbose: true }).find((one) => one.text === text);
  if (!move) throw new Error(`no legal move: ${text}`);
  return move;
}

/**
 * @param {Game} game
 * @param {string} move
 * @returns {string | null} Code of the error that refuses it.
 */
function fault(game, move) {
  try {
    after(game, [move]).free();
    return null;
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code ?? "unknown";
  }
}

/** @param {string[]} moves @param {string} what */
function refused(moves, what) {
  return moves.length > 0 ? `${what}: ${moves.join(" ")}` : null;
}

/** @param {string[]} words */
function sorted(words) {
  return [...words].sort().join(" ");
}
