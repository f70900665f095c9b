// What the page says of a game: mistakes, the graph, exercises; and what is kept of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { expectation, isProved, movesOf } from "../../pkg/element/evaluation.js";
import { Game, games, initSync } from "../../pkg/tablier.js";
import { countMistakes, plyAt, pointsOf } from "../../www/js/analysis/graph-data.js";
import { hasOneGoodMove, judge, judgeGame } from "../../www/js/analysis/judgement.js";
import { reviewGame } from "../../www/js/analysis/review.js";
import { checkedExercise, isOwn, ownExercise } from "../../www/js/exercises/own.js";
import { GameTree } from "../../www/js/game-tree.js";
import { readLibrary, writeLibrary } from "../../www/js/records/library-file.js";

const GAMES = ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"];
/** White wins, but not after 1-23, which 45x18 answers. */
const WON = "W:WK1,K2:BK45";

before(() => initSync(readFileSync(new URL("../../pkg/tablier_bg.wasm", import.meta.url))));

/** A value of the first player's turn, or of the other one's. */
const value = (score, { sign = 1, best = ["a"], second = score, mate = null } = {}) =>
  ({ sign, score, mate, isProved: isProved(score), best, second });

/** The score that gives the first player this share of the game. */
function scoreFor(id, share) {
  let [low, high] = [-15_000, 15_000];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (expectation(id, middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

test("an expectation is half for an even score, grows with it, and is whole where a win is proved", () => {
  for (const id of GAMES) {
    assert.equal(expectation(id, 0), 0.5);
    assert.ok(Math.abs(expectation(id, 80) + expectation(id, -80) - 1) < 1e-12);
    let last = 0;
    for (let score = -19_000; score <= 19_000; score += 500) {
      const share = expectation(id, score);
      assert.ok(share >= last && share >= 0 && share <= 1);
      last = share;
    }
    assert.equal(expectation(id, 20_001), 1);
    assert.equal(expectation(id, -30_000), 0);
  }
});

test("a move is judged by the share of the game that it gives away, for either player", () => {
  for (const id of GAMES) {
    for (const sign of [1, -1]) {
      const had = 0.6;
      const worth = (share) => sign * scoreFor(id, share);
      const verdict = (loss) => judge(id, value(worth(had), { sign }), value(worth(had - loss)), "b").mistake;
      assert.deepEqual([-0.2, 0, 0.07, 0.09, 0.14, 0.16, 0.24, 0.26, 0.5].map(verdict),
        [null, null, null, "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]);
    }
  }
});

test("the best move and the only one are no mistakes, whatever a deeper look at what follows tells", () => {
  const before = value(100, { best: ["a"] });
  assert.equal(judge("draughts", before, value(-900), "a").mistake, null);
  assert.equal(judge("draughts", value(100, { second: null }), value(-900), "b").mistake, null);
});

test("a proved win that is let go is a missed win; one that takes longer is not", () => {
  const won = value(29_990, { mate: 10 });
  assert.equal(judge("draughts", won, value(0), "b").mistake, "missedWin");
  assert.equal(judge("draughts", won, value(-29_000, { mate: -5 }), "b").mistake, "blunder");
  assert.equal(judge("draughts", won, value(29_900, { mate: 40 }), "b").mistake, null);
  const lost = value(-29_990, { sign: -1, mate: -10 });
  assert.equal(judge("draughts", lost, value(0), "b").mistake, "missedWin");
});

test("one move is good where it is clearly before all others and worth something", () => {
  const id = "charret";
  const two = (first, second, sign = 1) => hasOneGoodMove(id, value(sign * scoreFor(id, first), { sign, second: sign * scoreFor(id, second) }));
  assert.equal(two(0.8, 0.5), true);
  assert.equal(two(0.8, 0.5, -1), true);
  assert.equal(two(0.8, 0.6), false);
  assert.equal(two(0.35, 0.05), false);
  assert.equal(hasOneGoodMove(id, value(500, { second: null })), false);
});

test("the graph has a point for each position, from the left to the right, and finds the nearest", () => {
  const values = [0, 100, -100, 25_000].map((score) => value(score));
  const points = pointsOf("ultima", values);
  assert.deepEqual(points.map(({ ply, x }) => [ply, x]), [[0, 0], [1, 1 / 3], [2, 2 / 3], [3, 1]]);
  assert.equal(points[0].share, 0.5);
  assert.ok(points[1].share > 0.5 && points[2].share < 0.5);
  assert.equal(points[3].share, 1);
  assert.deepEqual([-1, 0, 0.16, 0.17, 0.5, 0.99, 7].map((x) => plyAt(points, x)), [0, 0, 0, 1, 2, 3, 3]);
  assert.deepEqual(pointsOf("ultima", [value(0)]).map(({ x }) => x), [0]);
});

test("mistakes are counted for whoever made them", () => {
  const values = [value(0), value(-3000, { sign: -1 }), value(0), value(0, { sign: -1 })];
  const counts = countMistakes(judgeGame("draughts", values, ["b", "b", "b"]), values);
  assert.deepEqual(counts, {
    first: { inaccuracy: 0, mistake: 0, blunder: 1, missedWin: 0 },
    second: { inaccuracy: 0, mistake: 0, blunder: 1, missedWin: 0 },
  });
});

/** An engine that searches in place, the same on every machine. */
const eyes = {
  search: async (game) => game.search({ nodes: 20_000, multiPv: 2 }),
  table: async () => null,
};

/** A review of moves from a position. */
async function reviewed(id, position, moves, { signal = new AbortController().signal, onProgress = () => {}, by = eyes, onPart, known } = {}) {
  const game = new Game(id, { position });
  const record = { id, rules: game.rules(), position, moves, tags: {}, notes: [], ended: null };
  game.free();
  return reviewGame(record, games().find((info) => info.id === id).players[0].id, by, { signal, onProgress, onPart, known });
}

test("a review finds the win that was missed, and its better move can be played", async () => {
  const shares = [];
  const { moves, values } = await reviewed("draughts", WON, ["1-23", "45x18"], { onProgress: (share) => shares.push(share) });
  assert.equal(values.length, 3);
  assert.deepEqual(values.map(({ sign }) => sign), [1, -1, 1]);
  const [missed, forced] = judgeGame("draughts", values, moves);
  assert.equal(missed.mistake, "missedWin");
  assert.equal(forced.mistake, null);
  assert.ok(values[0].mate > 0 && values[0].isProved);
  const game = new Game("draughts", { position: WON });
  assert.ok(movesOf(game, values[0].best).length > 0);
  assert.equal(game.history().length, 0);
  assert.deepEqual(shares, [...shares].sort((a, b) => a - b));
  assert.equal(shares.at(-1), 1);
});

test("the value of an only move is that of what follows it", async () => {
  const asked = [];
  const by = {
    search: async (game) => {
      asked.push(game.history().length);
      return game.search({ nodes: 20_000, multiPv: 2 });
    },
    table: async () => null,
  };
  const { values } = await reviewed("draughts", "W:W31-50:B1-20", ["32-28", "19-23", "28x19"], { by });
  assert.ok(asked.includes(1) && !asked.includes(2));
  assert.equal(values[2].score, values[3].score);
  assert.equal(values[2].best[0], "28x19");
  assert.equal(values[2].second, null);
});

test("the end of a game is worth what it is, and a draw that a table knows is proved", async () => {
  const mated = await reviewed("draughts", "W:WK46:BK5", ["46-41", "5x46"]);
  const last = mated.values.at(-1);
  assert.deepEqual([last.isProved, last.score < -20_000, last.best], [true, true, []]);
  const by = { search: async (game) => ({ ...game.search({ nodes: 100, multiPv: 2 }), score: 0, mate: null }), table: async () => ({ value: "draw", plies: null, proved: true }) };
  const drawn = await reviewed("draughts", "W:WK1:BK2,K40", [], { by });
  assert.deepEqual(drawn.values.map(({ score, isProved }) => [score, isProved]), [[0, true]]);
});

test("what a review has found by the time it is cut off is kept, and not looked for again", async () => {
  const moves = ["32-28", "19-23", "28x19", "14x23", "37-32"];
  const parts = [];
  const whole = await reviewed("draughts", "W:W31-50:B1-20", moves, { onPart: (part) => parts.push(part) });
  assert.deepEqual(parts.map((part) => [part.moves.length, part.values.length, part.isPart]), [0, 1, 3, 4, 5].map((count) => [count, count + 1, true]));
  const known = parts[2].values;
  const asked = [];
  const by = { ...eyes, search: async (game) => (asked.push(game.history().length), eyes.search(game)) };
  const again = await reviewed("draughts", "W:W31-50:B1-20", moves, { by, known });
  assert.deepEqual(again.moves, whole.moves);
  assert.equal(again.values.length, 6);
  assert.deepEqual(asked.slice(0, 2), [4, 5]);
});

test("a review that is cancelled gives nothing, and one of what cannot be played is an error", async () => {
  const stopper = new AbortController();
  const signal = stopper.signal;
  assert.equal(await reviewed("draughts", WON, ["1-23"], { signal, onProgress: () => stopper.abort() }), null);
  await assert.rejects(reviewed("draughts", WON, ["nonsense"]), { name: "TablierError" });
});

test("a line is added beside the moves of a game without going there", () => {
  const tree = new GameTree(new Game("draughts"));
  for (const move of ["32-28", "19-23", "28x19", "14x23"]) tree.play(move);
  const [, second] = tree.mainLine;
  const { version } = tree;
  tree.addLine(second.parent, ["20-24", "37-32"]);
  assert.equal(tree.ply, 4);
  assert.deepEqual(second.parent.children.map(({ move }) => move.text), ["19-23", "20-24"]);
  assert.equal(second.parent.children[1].children[0].move.text, "37-32");
  assert.ok(tree.version > version);
  assert.throws(() => tree.addLine(second.parent, ["20-24", "1-2"]), { name: "TablierError" });
  assert.equal(second.parent.children.length, 2);
  tree.addLine(second.parent, ["20-24"]);
  assert.equal(second.parent.children.length, 2);
});

const found = (changes) => ownExercise({
  game: "draughts", rules: new Game("draughts").rules(), position: WON, move: "1-45", saved: "2026-01-02T03:04:05.000Z", from: "A – B", ...changes,
});

test("an own exercise has an id of its own for each position and move, in whatever order its rules are named", () => {
  const one = found({ move: "2-11" });
  assert.ok(isOwn(one.id));
  const { rules } = one;
  assert.equal(found({ move: "2-11", rules: Object.fromEntries(Object.entries(rules).reverse()) }).id, one.id);
  assert.notEqual(found({ move: "2-7" }).id, one.id);
});

test("exercises go into the file of the library and back, and what cannot be solved is left out", () => {
  const one = found({ move: "2-11" });
  const { exercises } = readLibrary(writeLibrary([], [one]));
  assert.deepEqual(exercises.map((read) => checkedExercise(Game, games(), read)), [one]);
  for (const bad of [null, 1, "x", [], {}, { ...one, game: "chess" }, { ...one, position: "nonsense" }, { ...one, position: "W".repeat(5000) },
    { ...one, line: [] }, { ...one, line: ["1-2"] }, { ...one, rules: { drawRules: "nonsense" } }, { ...one, rules: null }]) {
    assert.equal(checkedExercise(Game, games(), bad), null, JSON.stringify(bad)?.slice(0, 80));
  }
  const other = checkedExercise(Game, games(), { ...one, id: "<b>", kind: "win", saved: "never", from: 3, extra: 1 });
  assert.equal(other.id, one.id);
  assert.equal(other.kind, "best");
  assert.equal(other.from, "");
  assert.equal("extra" in other, false);
});
