// Ultima: positions with everything that is known of them, and what is its own in the API.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "tablier";
import { fixture } from "./fixtures.mjs";

const LETTERS = {
  pincer: "p", coordinator: "r", "long-leaper": "n", chameleon: "b", withdrawer: "q", king: "k", immobiliser: "m",
};
/** Leaves counted for one position at most: the deeper counts are checked natively. */
const MAX_LEAVES = 3_000_000;

/** Letter and square of the man on a cell. */
function man(game, cell) {
  const { player, piece } = game.board().find((one) => one.cell === cell);
  const letter = LETTERS[piece];
  return `${player === "white" ? letter.toUpperCase() : letter}${cell}`;
}

for (const { id, position, rules, perft, moves, check, frozen, outcome } of fixture("ultima.json").fixtures) {
  test(`ultima.json ${id}`, () => {
    const game = new Game("ultima", { position, rules });
    assert.equal(game.position(), position);
    const counts = (perft ?? []).filter((count) => count <= MAX_LEAVES);
    assert.deepEqual(counts.map((_, index) => game.perft(index + 1)), counts);
    if (!moves) return;
    const found = game.moves({ verbose: true }).map(({ from, to, captures }) => [
      from + to, captures.map(({ cell }) => man(game, cell)).sort(),
    ]);
    assert.deepEqual(Object.fromEntries(found.sort()), moves);
    const marks = game.marks();
    assert.equal(marks.check.length > 0, check);
    assert.deepEqual(marks.frozen.map((cell) => man(game, cell)).sort(), frozen);
    assert.deepEqual((marks.frozenBy ?? []).map(({ cell }) => cell), marks.frozen);
    assert.deepEqual(game.outcome(), outcome ?? null);
  });
}

test("a start drawn by lot comes again with its number", () => {
  for (const start of ["random", "symmetric"]) {
    const position = (seed) => new Game("ultima", { rules: { start, seed } }).position();
    assert.equal(position(5), position(5));
    assert.notEqual(position(5), position(6));
    assert.equal(Game.fromJSON(new Game("ultima", { rules: { start, seed: 5 } }).toJSON()).position(), position(5));
  }
});

test("a move is entered by its two squares, and taken back whole", () => {
  const game = new Game("ultima", { position: "k2q4/3B4/3n4/8/3n4/1Pp1pP1r/3p4/3P3K w" });
  const before = game.position();
  assert.ok(game.input(["d7"]).next.includes("d3"));
  const { complete } = game.input(["d7", "d3"]);
  assert.equal(complete.captures.length, 7);
  game.play(complete);
  assert.deepEqual(game.marks().lastMove.captures.length, 7);
  game.undo();
  assert.equal(game.position(), before);
});
