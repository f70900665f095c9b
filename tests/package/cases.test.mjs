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

// Those of Ultima are in a test of their own: there is more in them.
for (const file of ["draughts.json", "charret.json", "bulltricker.json", "tumblingdown.json"]) {
  for (const subject of fixture(file).fixtures) {
    test(`${file} ${subject.id}`, () => {
      const game = gameOf(subject);
      if (subject.perft) {
        const counts = subject.perft.filter((count) => count <= MAX_LEAVES);
        assert.deepEqual(counts.map((_, index) => game.perft(index + 1)), counts);
      }
      if (subject.count !== undefined) assert.equal(game.moves().length, subject.count);
      if (subject.texts) assert.deepEqual(game.moves().sort(), subject.texts);
      if (subject.kings) assert.equal(kings(game), subject.kings);
      for (const text of subject.illegal ?? []) assert.equal(game.isLegal(text), false, text);
      for (const text of subject.spelled ?? subject.line ?? []) game.play(text);
      if (subject.spelled) assert.deepEqual(game.history(), subject.line);
      if (subject.moves) checkMoves(game, subject);
      if (subject.after) assert.equal(game.hash(), gameOf({ ...subject, position: subject.after }).hash());
      if (subject.kingsAfter) assert.equal(kings(game), subject.kingsAfter);
      if (subject.moves || subject.outcome !== undefined) assert.deepEqual(game.outcome(), subject.outcome ?? null);
      game.free();
    });
  }
}

/** The moves; where the file tells more than their texts, each with its captures and the position after it. */
function checkMoves(game, { moves, ...subject }) {
  assert.deepEqual(game.moves().sort(), moves.map((move) => move.text ?? move).sort());
  for (const { text, captures, after } of moves.filter((move) => typeof move === "object")) {
    const next = game.clone();
    const move = next.play(text);
    assert.deepEqual(move.captures.map(({ cell }) => Number(cell)).sort((a, b) => a - b), captures, text);
    const hash = gameOf({ ...subject, position: after }).hash();
    assert.equal(next.hash(), hash, `${text} leads to ${after}, not ${next.position()}`);
  }
}

/** Height and cells of the stacks that are kings, as the files of Tumblingdown write them: `w4:F8 b4:C1`. */
function kings(game) {
  const board = game.board();
  const marked = game.marks().kings.toSorted();
  const piecesOn = (cell) => board.filter((piece) => piece.cell === cell);
  return ["white", "black"].map((player) => {
    const own = marked.filter((cell) => piecesOn(cell)[0].player === player);
    return `${player[0]}${piecesOn(own[0]).length}:${own.join(",")}`;
  }).join(" ");
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
