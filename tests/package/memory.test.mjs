// Games that nobody frees are freed when the collector finds them: the memory of the wasm stays as it is.
import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Game, games } from "tablier";
import * as glue from "../../pkg/glue.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
/** What `initSync` of the glue gives once it is loaded: the exports of the wasm. */
const { memory } = glue.initSync();
/** Less than a hundred bytes for each of 10,000 games: what the collector leaves for later. */
const SLACK = 1_000_000;

function assertFlat(before) {
  const grown = memory.buffer.byteLength - before;
  assert.ok(grown < SLACK, `${grown} bytes more`);
}

test("10,000 games without free, with yields between them, need no more memory than the first five hundred", async () => {
  const ids = games().map(({ id }) => id);
  const playHundred = async (from) => {
    for (let i = from; i < from + 100; i++) {
      const game = new Game(ids[i % ids.length]);
      for (let ply = 0; ply < 10; ply++) game.play(game.moves()[0]);
      game.clone().undo();
    }
    collect();
    // Finalizers run between tasks.
    await setImmediate();
    await setImmediate();
  };
  for (let warm = 0; warm < 5; warm++) await playHundred(0);
  const before = memory.buffer.byteLength;
  for (let from = 0; from < 10_000; from += 100) await playHundred(from);
  assertFlat(before);
});

test("freed games give their memory back at once", () => {
  const playThousand = () => {
    for (let i = 0; i < 1000; i++) {
      const game = new Game("ultima");
      game.play(game.moves()[0]);
      game.free();
    }
  };
  playThousand();
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 10; i++) playThousand();
  assertFlat(before);
});

test("searches that are done hold little, though nobody frees them", () => {
  const game = new Game("draughts");
  const searched = (limits) => {
    const search = game.startSearch(limits);
    while (!search.run(5));
    return search;
  };
  searched({ depth: 1 }).free();
  const before = memory.buffer.byteLength;
  const held = Array.from({ length: 30 }, (_, i) => searched(i % 2 ? { depth: 1 } : { timeMs: 1 }));
  assert.ok(held.every((search) => search.info().move && search.run(0)));
  const grown = memory.buffer.byteLength - before;
  // Under way they hold 16 MB each.
  assert.ok(grown < 4 * 17_000_000, `${grown} bytes more`);
});

test("searches give their tables back", () => {
  const search = () => new Game("draughts").startSearch({ depth: 1 }).free();
  search();
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 50; i++) search();
  assertFlat(before);
});
