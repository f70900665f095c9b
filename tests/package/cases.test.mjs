// Positions with known move lists and leaf counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "tablier";
import { fixture } from "./fixtures.mjs";

/** Leaves counted for one case at most: the deeper counts are checked natively. */
const MAX_LEAVES = 3_000_000;

function gameOf({ game, position, rules }) {
  return new Game(game, { rules, position: position === "start" ? undefined : position });
}

for (const file of ["draughts.json", "charret.json"]) {
  for (const subject of fixture(file).fixtures) {
    test(`${file} ${subject.id}`, () => {
      const game = gameOf(subject);
      if (subject.perft) {
        const counts = subject.perft.filter((count) => count <= MAX_LEAVES);
        assert.deepEqual(counts.map((_, index) => game.perft(index + 1)), counts);
      }
      for (const text of subject.line ?? []) game.play(text);
      if (subject.moves) checkMoves(game, subject);
      if (subject.after) assert.equal(game.hash(), gameOf({ ...subject, position: subject.after }).hash());
      if (subject.outcome !== undefined) assert.deepEqual(game.outcome(), subject.outcome);
      game.free();
    });
  }
}

/** Each move with its captures, and the position after it. */
function checkMoves(game, { moves, ...subject }) {
  assert.deepEqual(game.moves().sort(), moves.map(({ text }) => text).sort());
  for (const { text, captures, after } of moves) {
    const next = game.clone();
    const move = next.play(text);
    assert.deepEqual(move.captures.map(({ cell }) => Number(cell)).sort((a, b) => a - b), captures, text);
    const hash = gameOf({ ...subject, position: after }).hash();
    assert.equal(next.hash(), hash, `${text} leads to ${after}, not ${next.position()}`);
  }
}

test("perft from the start", () => {
  assert.equal(new Game("draughts").perft(6), 167140);
  assert.equal(new Game("spanish-draughts").perft(6), 36473);
  assert.equal(new Game("charret").perft(4), 255024);
  assert.equal(new Game("tumblingdown").perft(3), 885000);
});

for (const { game, position, depth, nodes, move } of fixture("signatures.json")) {
  test(`search of ${game} ${position ?? "start"} to depth ${depth} is the native one`, () => {
    const result = gameOf({ game, position }).search({ depth });
    assert.deepEqual({ nodes: result.nodes, move: result.move }, { nodes, move });
  });
}
