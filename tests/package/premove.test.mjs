// A move entered while the computer thinks: what of it is taken, changed and dropped.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "tablier";
import { MoveEntry } from "../../pkg/board/move-entry.js";
import { Premove } from "../../pkg/board/premove.js";

/** A table at which the second player is a computer that thinks. */
function tableOf(id, position) {
  const game = new Game(id, { position });
  const computer = game.turn();
  return { game, takesPremove: true, isComputer: (player) => player === computer };
}

function premoveOf(id, { position, ontoOwn = false } = {}) {
  const table = tableOf(id, position);
  const premove = new Premove(table, () => ontoOwn);
  let changes = 0;
  premove.addEventListener("change", () => changes++);
  return { table, premove, changes: () => changes };
}

const BLACK_TO_MOVE = "B:W31,32,33,37:B14,18,19";

test("two cells are a move; another click drops it", () => {
  const { premove, changes } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  assert.deepEqual(premove.starts.sort(), ["31", "32", "33", "37"]);
  assert.equal(premove.enter("32"), true);
  assert.deepEqual([premove.chosen, premove.isSet], ["32", false]);
  assert.equal(premove.enter("28"), true);
  assert.deepEqual([premove.cells, premove.chosen, premove.isSet], [["32", "28"], null, true]);
  assert.equal(premove.enter("1"), true);
  assert.deepEqual([premove.cells, premove.isSet], [[], false]);
  assert.equal(changes(), 3);
});

test("nothing begins on an empty cell, nor with a piece of the computer's", () => {
  const { premove, changes } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  for (const cell of ["28", "18", "1"]) assert.equal(premove.enter(cell), false);
  assert.deepEqual([premove.cells, changes()], [[], 0]);
});

test("another piece takes the place of the one chosen; the same one again is put back", () => {
  const { premove } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  premove.enter("32");
  premove.enter("33");
  assert.equal(premove.chosen, "33");
  premove.enter("33");
  assert.deepEqual(premove.cells, []);
});

test("a new move begins at once where one waits", () => {
  const { premove } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  for (const cell of ["32", "28", "33"]) premove.enter(cell);
  assert.deepEqual([premove.cells, premove.isSet], [["33"], false]);
});

test("a piece is dragged from where it stands", () => {
  const { premove } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  assert.equal(premove.grab("18"), false);
  assert.equal(premove.grab("32"), true);
  assert.equal(premove.enter("28"), true);
  assert.deepEqual(premove.take(), { cells: ["32", "28"], text: null });
  assert.deepEqual(premove.cells, []);
});

test("half a move is not taken for one", () => {
  const { premove } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  premove.enter("32");
  assert.equal(premove.take(), null);
});

test("where pieces are in hand, one cell is a move", () => {
  // Yellow is to put its first token.
  const table = new Game("charret");
  table.play("14");
  const { premove } = premoveOf("charret", { position: table.position() });
  assert.equal(premove.enter("14"), true, "a piece of one's own, as one that might be moved");
  assert.equal(premove.enter("5"), true);
  assert.deepEqual(premove.cells, ["14", "5"]);
  premove.clear();
  assert.equal(premove.enter("5"), true);
  assert.deepEqual([premove.cells, premove.isSet], [["5"], true]);
});

test("stacks go onto stacks of one's own", () => {
  const game = new Game("tumblingdown");
  game.play("H8-G8");
  const { premove } = premoveOf("tumblingdown", { position: game.position(), ontoOwn: true });
  premove.enter("G7");
  premove.enter("G6");
  assert.deepEqual(premove.cells, ["G7", "G6"]);
});

/** The piece and what it can do after each answer, by asking for whole moves where the premove asks for clicks. */
function goalsOf(id, position, from) {
  const game = new Game(id, { position });
  const goals = new Set();
  for (const answer of game.moves()) {
    game.play(answer);
    for (const move of game.moves({ verbose: true, from })) goals.add(move.to);
    game.undo();
  }
  return goals;
}

test("the goals of a piece are what it can do after one answer or another: it recaptures what is not there yet", () => {
  const position = "B:W28,38,43:B8,23";
  const { premove } = premoveOf("draughts", { position });
  premove.enter("38");
  assert.deepEqual(premove.targets, ["27"]);
  assert.deepEqual([...goalsOf("draughts", position, "38")], ["27"]);
  premove.clear();
  premove.enter("43");
  assert.deepEqual(premove.targets, [], "another one has to capture");
});

for (const [id, from, moves] of [["draughts", "33", ["32-28"]], ["tumblingdown", "G7", ["H8-G8"]], ["ultima", "b1", ["a2-a3"]], ["bulltricker", null, []], ["charret", "14", ["14"]]]) {
  test(`${id}: every goal of a piece is shown, in a moment`, () => {
    const game = new Game(id);
    moves.forEach((move) => game.play(move));
    const { premove } = premoveOf(id, { position: game.position(), ontoOwn: id === "tumblingdown" });
    const piece = from ?? premove.starts[0];
    premove.enter(piece);
    for (const goal of goalsOf(id, game.position(), piece)) assert.ok(premove.targets.includes(goal), `${piece} to ${goal}`);
  });
}

test("a typed move waits when an answer makes it legal, and is else not taken", () => {
  const { premove } = premoveOf("draughts", { position: "B:W28,38,43:B8,23" });
  assert.equal(premove.enterText("38x27"), true);
  assert.deepEqual([premove.cells, premove.isSet], [["38", "27"], true]);
  for (const text of ["43-33", "no move", "1-2"]) assert.equal(premove.enterText(text), false, text);
  assert.deepEqual(premove.take(), { cells: ["38", "27"], text: "38x27" });
});

test("nothing is taken while no computer thinks", () => {
  const { table, premove } = premoveOf("draughts", { position: BLACK_TO_MOVE });
  table.takesPremove = false;
  assert.deepEqual([premove.enter("32"), premove.grab("32"), premove.starts], [false, false, []]);
});

test("the last cell of a capture is enough where one way leads there, and else is asked for", () => {
  /** Enters cells as a board does once their turn has come. */
  const enter = (position, ...cells) => {
    const game = new Game("draughts", { position });
    const played = [];
    const entry = new MoveEntry({ game, awaitsMove: true, thinking: false, outcome: null, play: (text) => played.push(text) });
    entry.reset();
    return { refusals: cells.map((cell) => entry.enter(cell)), played };
  };
  assert.deepEqual(enter("W:W32,K46:B28,19,9", "32", "3"), { refusals: [null, null], played: ["32x3"] });
  assert.deepEqual(enter("W:W32:B28", "32", "27"), { refusals: [null, "rule"], played: [] });
});
