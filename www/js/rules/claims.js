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
  claim: (game) => game.drawClaim() ?? NOTHING,
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
 * @param {string} goal As `judge` reads it.
 * @param {Game} game
 * @returns {string[]} The moves that reach it, or begin to.
 */
export function solutions(goal, game) {
  return game.moves().filter((move) => judge(goal, game, move) === null);
}

/**
 * What is wrong with a move. `captured`: cells of the pieces that it takes. `answer`: one by which the goal is missed,
 * `null` where it is missed at once. `found`: what is the case instead of a claim.
 * @typedef {{ kind: "play" } | { kind: "capture", captured: string[] } | { kind: "then", found: string }
 *   | { kind: "win" | "parry" | "force", answer: string | null }} Fault
 */

/**
 * @param {string} goal `play MOVE...`, `capture N`, `force N`, `win in N` (moves of the side to move), `then CLAIM`, or `parry`.
 * @param {Game} game
 * @param {string} move A legal one, in its canonical text.
 * @returns {Fault | null} `null` where it reaches the goal, or begins to.
 */
export function judge(goal, game, move) {
  const { kind, rest } = readGoal(goal);
  if (kind === "play") return rest.split(" ").includes(move) ? null : { kind };
  if (kind === "capture") {
    const captured = find(game, move).captures.map(({ cell }) => cell);
    return captured.length === Number(rest) ? null : { kind, captured };
  }
  const then = after(game, [move]);
  try {
    if (kind === "then") {
      const found = refute(rest, then);
      return found === null ? null : { kind, found };
    }
    const answer = REFUTATIONS[kind](then, game.turn(), Number(rest));
    return answer === undefined ? null : { kind, answer };
  } finally {
    then.free();
  }
}

/**
 * @param {string} goal
 * @returns {{ kind: "play" | "capture" | "then" | keyof typeof REFUTATIONS, rest: string }}
 */
export function readGoal(goal) {
  const [, kind, rest = ""] = /^(play|capture|force|win in|then|parry)(?: (.+))?$/.exec(goal) ?? [];
  if (!kind || (rest === "") !== (kind === "parry")) throw new Error(`no goal: ${goal}`);
  return { kind: kind === "win in" ? "win" : /** @type {"play"} */ (kind), rest };
}

/**
 * For goals that hold whatever is answered: the answer by which they fail, `null` where they have failed already,
 * `undefined` where they hold. `then` stands behind the move of `player`, and stands there again afterwards.
 * @type {Record<"win" | "parry" | "force", (then: Game, player: string, count: number) => string | null | undefined>}
 */
const REFUTATIONS = {
  win(then, player, count) {
    const outcome = then.outcome();
    if (outcome?.winner === player) return undefined;
    if (outcome || count === 1) return null;
    return then.moves().find((answer) => !played(then, answer, () => wins(then, player, count - 1)));
  },
  parry(then, player) {
    const loses = () => ![undefined, null, player].includes(then.outcome()?.winner);
    return loses() ? null : then.moves().find((answer) => played(then, answer, loses));
  },
  force(then, _player, count) {
    if (then.outcome()) return null;
    const takes = () => then.moves({ verbose: true }).some(({ captures }) => captures.length >= count);
    return then.moves().find((answer) => !played(then, answer, takes));
  },
};

/**
 * Whether the player to move has won, or does with so many moves at most.
 * @param {Game} game
 * @param {string} player
 * @param {number} count
 * @returns {boolean}
 */
function wins(game, player, count) {
  const outcome = game.outcome();
  if (outcome) return outcome.winner === player;
  return game.moves().some((move) => played(game, move, () => REFUTATIONS.win(game, player, count) === undefined));
}

/**
 * @template T
 * @param {Game} game
 * @param {string} move Is played for `look`, and taken back.
 * @param {() => T} look
 * @returns {T}
 */
function played(game, move, look) {
  game.play(move);
  try {
    return look();
  } finally {
    game.undo();
  }
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
