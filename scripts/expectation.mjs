// node scripts/expectation.mjs [GAME…]: for each game, the score that makes three quarters of a game, by the logistic curve
// that fits games of the engine against itself best. Drawn games count a half; where nearly all are drawn at this speed, so
// that a lead would seem worth nothing, they are left out. What src/js/element/evaluation.js has is from here.
import { readFileSync } from "node:fs";
import { Game, games } from "tablier";

const DECIDED = 40;
const MOST_GAMES = 300;
/** Share of positions in drawn games beyond which these are left out. */
const MOSTLY_DRAWN = 0.75;
const RANDOM_PLIES = 6;
const NODES = 1500;
/** Games without an end after so many plies are left out. */
const LONGEST = 500;
/** Beyond this a score is proved, and no estimate. */
const PROVED = 20_000;
const WEIGHTED = ["draughts", "spanish-draughts", "charret"];

const wanted = process.argv.slice(2);
for (const { id, players } of games()) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const positions = [];
  let [played, decided] = [0, 0];
  while (decided < DECIDED && played < MOST_GAMES) {
    const found = playGame(id, players[0].id, ++played);
    if (found.length > 0 && found[0].share !== 0.5) decided++;
    positions.push(...found);
  }
  const won = positions.filter(({ share }) => share !== 0.5);
  const drawn = 1 - won.length / positions.length;
  const used = drawn > MOSTLY_DRAWN ? won : positions;
  console.log(`${id}: ${Math.round(fit(used))} (${played} games, ${Math.round(100 * drawn)} % of ${positions.length} positions in drawn ones)`);
}

/** The scores of a game, for the first player, and what it made of it; nothing of a game without an end: `{ score, share }[]`. */
function playGame(id, first, seed) {
  const game = new Game(id);
  if (WEIGHTED.includes(id)) game.loadWeights(readFileSync(new URL(`../data/weights/${id}.bin`, import.meta.url)));
  const random = generator(seed);
  const scores = [];
  while (!game.outcome() && game.history().length < LONGEST) {
    if (game.drawClaim()) game.claimDraw();
    else if (game.history().length < RANDOM_PLIES) game.play(pick(game.moves(), random));
    else {
      const { score, move } = game.search({ nodes: NODES });
      if (Math.abs(score) < PROVED) scores.push(game.turn() === first ? score : -score);
      game.play(move);
    }
  }
  const outcome = game.outcome();
  game.free();
  if (!outcome) return [];
  const share = outcome.winner === null ? 0.5 : outcome.winner === first ? 1 : 0;
  return scores.map((score) => ({ score, share }));
}

/** The scale of least cross entropy, by golden-section search over its logarithm. */
function fit(positions) {
  const entropy = (scale) => positions.reduce((sum, { score, share }) => {
    const expected = 1 / (1 + 3 ** (-score / scale));
    const bounded = Math.min(1 - 1e-9, Math.max(1e-9, expected));
    return sum - share * Math.log(bounded) - (1 - share) * Math.log(1 - bounded);
  }, 0);
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(10), Math.log(5000)];
  while (high - low > 1e-3) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)];
    if (entropy(Math.exp(left)) < entropy(Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

function pick(list, random) {
  return list[Math.floor(random() * list.length)];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
