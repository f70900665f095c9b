// Endgame tables: loaded, asked, solved in slices and in the engine's thread.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "tablier";
import { Engine } from "tablier/engine";

const file = (name) => new Uint8Array(readFileSync(new URL(`../../pkg/tables/${name}.bin`, import.meta.url)));
const TABLES = { draughts: file("draughts-3"), "spanish-draughts": file("spanish-draughts-3"), charret: file("charret-8") };
/** The player to move wins, by an independent solver in so many plies. */
const WON = { draughts: ["B:W28:BK26", 5], charret: ["11221.....2.2........... 1 0 0", 33] };

async function withEngine(body) {
  const engine = await Engine.create();
  try {
    await body(engine);
  } finally {
    engine.dispose();
  }
}

test("a table proves what a position is worth", () => {
  for (const [id, [position]] of Object.entries(WON)) {
    const game = new Game(id, { position });
    assert.equal(game.tableValue(), null);
    game.loadTable(TABLES[id]);
    assert.deepEqual(game.tableValue(), { value: "win", plies: null, proved: true });
    assert.deepEqual(game.clone().tableValue(), game.tableValue());
    assert.ok(game.search({ nodes: 20_000 }).score > 20_000);
    assert.equal(new Game(id, { position }).tableValue(), null, "tables are of one game");
    game.resign();
    assert.equal(game.tableValue(), null);
  }
  const drawn = new Game("draughts", { position: "W:WK2:BK26" });
  drawn.loadTable(TABLES.draughts);
  assert.equal(drawn.tableValue().value, "draw");
  assert.equal(drawn.search({ depth: 3 }).score, 0);
});

test("four pieces are in a file of their own, which adds to the other", () => {
  const game = new Game("draughts", { position: "W:WK1,K2,K3:BK45" });
  game.loadTable(TABLES.draughts);
  assert.equal(game.tableValue(), null);
  game.loadTable(file("draughts-4"));
  assert.equal(game.tableValue().value, "win");
  game.play(game.search({ nodes: 5000 }).move);
  assert.equal(game.tableValue().value, "loss");
});

test("other bytes, other games and other rules are refused", () => {
  const refused = (id, bytes, rules = {}) => {
    assert.throws(() => new Game(id, { rules }).loadTable(bytes), { name: "TablierError", code: "bad-table" });
  };
  refused("draughts", new Uint8Array(10));
  refused("draughts", "table");
  refused("draughts", undefined);
  refused("draughts", TABLES.charret);
  refused("draughts", TABLES.draughts.slice(0, -1));
  refused("draughts", TABLES.draughts.map((byte, i) => (i === 9000 ? byte ^ 1 : byte)));
  refused("ultima", TABLES.draughts);
  refused("charret", TABLES.charret, { doubleCapture: true });
  refused("spanish-draughts", TABLES["spanish-draughts"], { huffing: true });
  const solve = (id, men, rules = {}) => () => new Game(id, { rules }).startSolving({ men });
  for (const men of [undefined, 1, 5.5, 10, "6"]) assert.throws(solve("charret", men), { code: "bad-option" });
  assert.throws(solve("charret", 5), { code: "bad-option" });
  assert.throws(solve("draughts", 5), { code: "bad-option" });
  assert.throws(solve("charret", 6, { fly: false }), { code: "bad-table" });
  assert.throws(solve("bulltricker", 6), { code: "bad-table" });
  assert.throws(() => new Game("charret").startSolving({ men: 6, seconds: 1 }), { code: "bad-option" });
});

test("what is solved in slices the game knows with its plies", () => {
  const [position, plies] = WON.charret;
  const game = new Game("charret", { position });
  const solving = game.startSolving({ men: 7 });
  const shares = [solving.progress()];
  while (!solving.run(5)) shares.push(solving.progress());
  assert.ok(shares.length > 3 && shares[0] === 0 && solving.progress() === 1);
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
  solving.free();
  assert.deepEqual(game.tableValue(), { value: "win", plies, proved: true });
  const { mate, nodes } = game.search();
  assert.equal(mate, plies);
  assert.ok(nodes < 1000, "nothing is left to search");
  game.loadTable(TABLES.charret);
  assert.equal(game.tableValue().plies, plies, "plies are not forgotten for a table without");
});

test("a saved game takes the place of another, and the tables stay", () => {
  const [position] = WON.charret;
  const game = new Game("charret");
  game.loadTable(TABLES.charret);
  const saved = new Game("charret", { position });
  game.restore(saved.toJSON());
  assert.equal(game.position(), position);
  assert.equal(game.tableValue().value, "win");
  const otherwise = new Game("charret", { position, rules: { doubleCapture: true } });
  game.restore(otherwise.toJSON());
  assert.equal(game.tableValue(), null, "tables for other rules tell nothing");
  game.restore(saved.toJSON());
  assert.equal(game.tableValue().value, "win");
  assert.throws(() => game.restore(new Game("draughts").toJSON()), { code: "bad-state" });
  assert.throws(() => game.restore({}), { code: "bad-state" });
  assert.equal(game.position(), position);
});

test("the engine loads its tables by itself", () => withEngine(async (engine) => {
  for (const [id, [position]] of Object.entries(WON)) {
    const game = new Game(id, { position });
    assert.ok((await engine.bestMove(game, { nodes: 20_000 })).score > 20_000);
  }
  const otherwise = new Game("charret", { position: WON.charret[0], rules: { doubleCapture: true } });
  assert.ok((await engine.bestMove(otherwise, { depth: 2 })).score < 20_000);
  const four = new Game("draughts", { position: "W:W28,33,38:B6" });
  const limits = { depth: 1 };
  assert.ok((await engine.bestMove(four, limits)).score < 20_000);
  await engine.loadTable(four, file("draughts-4"));
  assert.ok((await engine.bestMove(four, limits)).score > 20_000);
  await assert.rejects(engine.loadTable(four, new Uint8Array(3)), { code: "bad-table" });
}));

test("the engine solves endings beside its searches", () => withEngine(async (engine) => {
  const [position, plies] = WON.charret;
  const game = new Game("charret", { position });
  const shares = [];
  const solved = engine.solve(game, { men: 7, onProgress: (share) => shares.push(share) });
  const meanwhile = await engine.bestMove(new Game("draughts"), { depth: 3 });
  assert.equal(meanwhile.depth, 3);
  assert.equal(await solved, true);
  assert.ok(shares.length > 3);
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
  assert.equal((await engine.bestMove(game)).mate, plies);
}));

test("an analysis can be stopped, and fails like a search", () => withEngine(async (engine) => {
  const game = new Game("charret");
  const stopper = new AbortController();
  assert.equal(await engine.solve(game, { men: 9, signal: stopper.signal, onProgress: () => stopper.abort() }), false);
  assert.equal(await engine.solve(game, { men: 9, signal: AbortSignal.abort() }), false);
  await assert.rejects(engine.solve(game, { men: 10 }), { code: "bad-option" });
  await assert.rejects(engine.solve(new Game("ultima"), { men: 6 }), { code: "bad-table" });
  await assert.rejects(engine.solve(game, { men: 6, onProgress: 1 }), { code: "bad-option" });
  const fault = new Error("of the listener");
  await assert.rejects(engine.solve(game, { men: 7, onProgress: () => { throw fault; } }), fault);
  const ended = engine.solve(game, { men: 9 });
  const rejected = assert.rejects(ended, { code: "disposed" });
  await engine.bestMove(game, { depth: 1 });
  engine.dispose();
  await rejected;
}));
