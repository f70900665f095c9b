// The game on a tag: its line of moves, and where it stands in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, games } from "tablier";
import { GameTable, stillLife } from "../../pkg/element/table.js";

const TERMS = { mode: "play", playable: false, level: null, bottom: "white" };

/** A table with a game of which some moves have been played, and others taken back. */
function tableOf(id, { moves = [], ply = moves.length, position, ...terms } = {}) {
  const game = new Game(id, { position });
  for (const move of moves) game.play(move);
  for (let count = moves.length; count > ply; count--) game.undo();
  const info = games().find((info) => info.id === id);
  const table = new GameTable(game, info, { ...TERMS, bottom: info.players[0].id, ...terms });
  table.heard = [];
  table.addEventListener("change", ({ detail }) => table.heard.push(detail.type));
  return table;
}
const texts = ({ line }) => line.map(({ text }) => text);
const LINE = ["32-28", "19-23", "28x19", "14x23"];

test("a replay goes along its line and leaves it whole", () => {
  const table = tableOf("draughts", { mode: "replay", moves: LINE, ply: 0 });
  assert.deepEqual([texts(table), table.ply, table.awaitsMove], [LINE, 0, false]);
  table.forward();
  table.goTo(Infinity);
  table.goTo(3);
  table.back();
  table.goTo(2);
  table.reset();
  assert.deepEqual(table.heard, ["forward", "jump", "back", "back", "jump"]);
  assert.deepEqual([texts(table), table.ply], [LINE, 0]);
});

test("a move beside the line takes the place of the rest of it", () => {
  const table = tableOf("draughts", { mode: "analyse", moves: LINE, ply: 1 });
  table.play("20-24");
  assert.deepEqual(texts(table), ["32-28", "20-24"]);
  assert.throws(() => table.play("nonsense"), { code: "bad-notation" });
  assert.deepEqual([texts(table), table.ply], [["32-28", "20-24"], 2]);
});

test("a diagram takes one move, and it is put back", () => {
  const table = tableOf("draughts", { mode: "diagram", playable: true, moves: LINE.slice(0, 2) });
  assert.equal(table.awaitsMove, true);
  table.play("28x19");
  assert.deepEqual([table.awaitsMove, table.added], [false, 1]);
  table.reset();
  assert.deepEqual([table.awaitsMove, table.added, table.ply], [true, 0, 2]);
  assert.deepEqual(table.heard, ["move", "back"]);
  assert.equal(tableOf("draughts", { mode: "diagram" }).awaitsMove, false);
});

test("against the computer its answer is taken back too, and its first move is not", () => {
  const table = tableOf("draughts", { level: 1, moves: LINE.slice(0, 2) });
  assert.equal(table.undo(), true);
  assert.equal(table.ply, 0);
  assert.equal(table.undo(), false);
  const second = tableOf("draughts", { level: 1, bottom: "black", moves: LINE.slice(0, 1) });
  assert.equal(second.undo(), false);
  assert.equal(second.ply, 1);
});

test("a draw that is claimed ends the game", () => {
  // Red on 3, 5, 17, 19, Yellow on 8, 12, 21, 22.
  const table = tableOf("charret", { mode: "play", position: "..1.1..2...2....1.1.22.. 1 0 0" });
  const circle = ["3-15", "22-10", "15-3", "10-22"];
  for (let ply = 0; !table.game.drawClaim(); ply++) table.play(circle[ply % 4]);
  assert.equal(table.game.drawClaim(), "repetition");
  table.claimDraw();
  assert.equal(table.heard.at(-1), "end");
  assert.deepEqual(table.outcome, { winner: null, reason: "repetition" });
  assert.equal(table.awaitsMove, false);
});

test("pieces that are no position are only looked at", () => {
  const game = new Game("ultima");
  const pieces = [{ cell: "d2", player: "white", piece: "immobiliser" }];
  const table = new GameTable(stillLife(game, pieces), games().find(({ id }) => id === "ultima"), { ...TERMS, mode: "diagram" });
  assert.deepEqual(table.game.board(), pieces);
  assert.deepEqual([table.ply, table.line, table.outcome, table.awaitsMove], [0, [], null, false]);
  assert.throws(() => table.play("Md3"), { code: "illegal-move" });
});
