// The engine in a thread of Node, and its behaviour towards workers that fail.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { Game } from "tablier";
import { Engine } from "tablier/engine";
import { EngineCore } from "../../pkg/engine-core.js";
import { serve } from "../../pkg/worker-core.js";

const weights = (id) => new Uint8Array(readFileSync(new URL(`../../pkg/weights/${id}.bin`, import.meta.url)));
const WEIGHTS = { draughts: weights("draughts"), "spanish-draughts": weights("spanish-draughts"), charret: weights("charret") };
const ids = ["bulltricker", "charret", "draughts", "spanish-draughts", "tumblingdown", "ultima"];

/** Runs `body` with an engine that is ended afterwards. */
async function withEngine(body) {
  const engine = await Engine.create();
  try {
    await body(engine);
  } finally {
    engine.dispose();
  }
}

test("bestMove gives what a search in place gives", () => withEngine(async (engine) => {
  for (const id of ids) {
    const game = new Game(id);
    const { timeMs: _, ...there } = await engine.bestMove(game, { depth: 4 });
    if (id in WEIGHTS) game.loadWeights(WEIGHTS[id]);
    const { timeMs: __, ...here } = game.search({ depth: 4 });
    assert.deepEqual(there, here);
  }
}));

test("weights change what the engine thinks, of their game only, and nothing else is weights", () => {
  const game = new Game("draughts");
  ["32-28", "19-23", "28x19", "14x23"].forEach((move) => game.play(move));
  const plain = game.search({ depth: 4 });
  assert.throws(() => game.loadWeights(new Uint8Array(10)), { name: "TablierError", code: "bad-weights" });
  assert.throws(() => game.loadWeights("weights"), { code: "bad-weights" });
  for (const id of ["spanish-draughts", "charret"]) assert.throws(() => new Game(id).loadWeights(WEIGHTS.draughts), { code: "bad-weights" });
  assert.equal(game.search({ depth: 4 }).score, plain.score);
  game.loadWeights(WEIGHTS.draughts);
  assert.notEqual(game.search({ depth: 4 }).nodes, plain.nodes);
});

/** A search of draughts by a worker that loads its files like this; `given` are messages that come before. */
async function searchedWith(load, ...given) {
  const answers = [];
  const receive = serve(Game, (message) => answers.push(message), () => Promise.resolve(), load);
  const state = new Game("draughts").toJSON();
  for (const message of given) await receive({ id: 1, state, ...message });
  await receive({ type: "search", id: 2, state, limits: { depth: 4 } });
  assert.equal(answers.at(-1).type, "done");
  return answers.at(-1).result;
}

test("an engine that cannot load its files, or is given a page in their place, plays without", async () => {
  const { nodes, score } = new Game("draughts").search({ depth: 4 });
  const loads = [() => Promise.reject(new Error("not found")), () => Promise.resolve(new TextEncoder().encode("<!doctype html>"))];
  for (const load of loads) {
    const found = await searchedWith(load);
    assert.deepEqual([found.nodes, found.score], [nodes, score]);
  }
});

test("weights given by hand take the place of those that the worker loads", async () => {
  const tuned = new Game("draughts");
  tuned.loadWeights(WEIGHTS.draughts);
  const { nodes } = tuned.search({ depth: 4 });
  assert.notEqual(nodes, new Game("draughts").search({ depth: 4 }).nodes);
  const none = () => Promise.reject(new Error("not found"));
  assert.equal((await searchedWith(none, { type: "weights", bytes: WEIGHTS.draughts })).nodes, nodes);
  await withEngine(async (engine) => {
    const bad = { name: "TablierError", code: "bad-weights" };
    await assert.rejects(engine.loadWeights(tuned, new Uint8Array(9)), bad);
    await assert.rejects(engine.loadWeights(new Game("charret"), WEIGHTS.draughts), bad);
    await assert.rejects(engine.loadWeights(tuned, "weights"), bad);
    assert.equal(await engine.loadWeights(tuned, WEIGHTS.draughts), undefined);
    assert.equal((await engine.bestMove(new Game("draughts"), { depth: 4 })).nodes, nodes);
  });
});

test("the game is read at the call, with its history", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  game.play("32-28");
  const wanted = game.clone();
  const answer = engine.bestMove(game, { depth: 3 });
  game.play(game.moves()[0]);
  game.free();
  assert.ok(wanted.isLegal((await answer).move));
}));

test("a game that is over has no best move", () => withEngine(async (engine) => {
  const game = new Game("charret");
  game.resign();
  assert.equal(await engine.bestMove(game, { depth: 2 }), null);
  for await (const _ of engine.analyse(game, { depth: 2 })) assert.fail("an info of a game that is over");
}));

test("an abort stops the search with what it has found", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  const stopper = new AbortController();
  const result = await engine.bestMove(game, { depth: 100, signal: stopper.signal, onInfo: () => stopper.abort() });
  assert.ok(game.isLegal(result.move));
  assert.ok(result.depth < 100);
}));

test("a worker hears a stop, and goes on to serve", async () => {
  let workers = 0;
  class Counted extends Engine {
    static spawn(...options) {
      workers++;
      return super.spawn(...options);
    }
  }
  const engine = await Counted.create();
  const stopper = new AbortController();
  await engine.bestMove(new Game("draughts"), { depth: 100, signal: stopper.signal, onInfo: () => stopper.abort() });
  await engine.bestMove(new Game("draughts"), { depth: 1 });
  engine.dispose();
  assert.equal(workers, 1);
});

test("a search aborted before it begins is a short one", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  assert.ok(game.isLegal((await engine.bestMove(game, { depth: 100, signal: AbortSignal.abort() })).move));
  const stopper = new AbortController();
  const first = engine.bestMove(game, { depth: 100, signal: stopper.signal });
  const second = engine.bestMove(game, { depth: 100, signal: stopper.signal });
  stopper.abort();
  assert.ok(game.isLegal((await first).move));
  assert.ok(game.isLegal((await second).move));
}));

test("many searches under one signal end at its abort, without a search on this side and without a warning", () => withEngine(async (engine) => {
  const warnings = [];
  const warn = (warning) => warnings.push(warning.name);
  process.on("warning", warn);
  const game = new Game("draughts");
  const stopper = new AbortController();
  const first = engine.bestMove(game, { depth: 100, signal: stopper.signal, onInfo: () => stopper.abort() });
  const others = Array.from({ length: 40 }, () => engine.bestMove(game, { depth: 100, signal: stopper.signal }));
  assert.ok(game.isLegal((await first).move));
  for (const { move, depth, nodes } of await Promise.all([...others, engine.bestMove(game, { signal: stopper.signal })])) {
    assert.ok(game.isLegal(move) && depth === 0 && nodes <= 1, `${move} ${depth} ${nodes}`);
  }
  process.off("warning", warn);
  assert.deepEqual(warnings, []);
}));

test("options that do not exist are refused", () => withEngine(async (engine) => {
  const refused = (name) => ({ name: "TablierError", code: "bad-option", message: new RegExp(name) });
  const game = new Game("charret");
  await assert.rejects(Engine.create({ worker: "worker.js" }), refused("worker"));
  await assert.rejects(engine.solve(game, { men: 6, depth: 3 }), refused("depth"));
  await assert.rejects(engine.bestMove(game, { men: 6 }), refused("men"));
  assert.throws(() => engine.analyse(game, { onInfo() {} }), refused("onInfo"));
}));

test("an engine and its analyses can be disposed of by their blocks", { skip: !Symbol.dispose && "this version of Node has no Symbol.dispose" }, async () => {
  const engine = await Engine.create();
  const infos = engine.analyse(new Game("charret"));
  await infos.next();
  if (Symbol.asyncDispose) await infos[Symbol.asyncDispose]();
  else await infos.return();
  assert.deepEqual(await infos.next(), { done: true, value: undefined });
  engine[Symbol.dispose]();
  await assert.rejects(engine.bestMove(new Game("charret")), { code: "disposed" });
});

test("searches take their turn in the order of the calls", () => withEngine(async (engine) => {
  const order = [];
  const game = new Game("spanish-draughts");
  await Promise.all([5, 1, 3].map((depth) => engine.bestMove(game, { depth }).then(() => order.push(depth))));
  assert.deepEqual(order, [5, 1, 3]);
}));

test("infos come as the search deepens", () => withEngine(async (engine) => {
  const infos = [];
  const result = await engine.bestMove(new Game("charret"), { depth: 6, multiPv: 2, onInfo: (info) => infos.push(info) });
  assert.deepEqual(infos.at(-1), { ...result, timeMs: infos.at(-1).timeMs });
  assert.deepEqual(infos.map(({ depth }) => depth), infos.map(({ depth }) => depth).sort((a, b) => a - b));
  assert.equal(result.lines.length, 2);
}));

test("analyse ends at the limits, at a break and at an abort", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  let last;
  for await (const info of engine.analyse(game, { depth: 5 })) last = info;
  assert.equal(last.depth, 5);
  for await (const info of engine.analyse(game)) {
    assert.ok(game.isLegal(info.move));
    break;
  }
  const stopper = new AbortController();
  for await (const _ of engine.analyse(game, { signal: stopper.signal })) stopper.abort();
  const unread = engine.analyse(game);
  assert.deepEqual(await unread.return(), { done: true, value: undefined });
  assert.deepEqual(await unread.next(), { done: true, value: undefined });
  const waiting = engine.analyse(game);
  await waiting.next();
  const pending = waiting.next();
  await waiting.return();
  await pending;
  assert.equal((await engine.bestMove(game, { depth: 1 })).depth, 1);
}));

test("bad limits are refused, and the engine goes on", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  const refused = { name: "TablierError", code: "bad-option" };
  await assert.rejects(engine.bestMove(game, { depth: -1 }), refused);
  await assert.rejects(engine.bestMove(game, { depth: Symbol("depth") }), refused);
  await assert.rejects(engine.analyse(game, { level: 11 }).next(), refused);
  assert.equal((await engine.bestMove(game, { depth: 1 })).depth, 1);
}));

test("an error in onInfo is that of its search only", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  await assert.rejects(engine.bestMove(game, { depth: 60, onInfo() { throw new RangeError("mine"); } }), RangeError);
  assert.equal((await engine.bestMove(game, { depth: 2 })).depth, 2);
}));

test("dispose rejects what is under way, and what comes later", async () => {
  const engine = await Engine.create();
  const game = new Game("draughts");
  const disposed = { name: "TablierError", code: "disposed" };
  const answers = [engine.bestMove(game, { depth: 100 }), engine.bestMove(game), engine.analyse(game).next()];
  engine.dispose();
  engine.dispose();
  for (const answer of answers) await assert.rejects(answer, disposed);
  await assert.rejects(engine.bestMove(game), disposed);
});

test("a worker that cannot be loaded is an error of create", async () => {
  const failed = { name: "TablierError", code: "engine-failed" };
  await assert.rejects(Engine.create({ workerUrl: new URL("./no-such-worker.js", import.meta.url) }), failed);
  await assert.rejects(Engine.create({ workerUrl: "data:text/javascript,throw new Error('broken')" }), failed);
});

test("an idle engine does not keep a process of Node alive", async () => {
  const script = `
    import { Game } from "tablier";
    import { Engine } from "tablier/engine";
    const engine = await Engine.create();
    const stopper = new AbortController();
    const game = new Game("draughts");
    await engine.bestMove(game, { depth: 100, signal: stopper.signal, onInfo: () => stopper.abort() });
    console.log("done");`;
  const folder = new URL("../..", import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  assert.equal(stdout, "done\n");
});

/** An engine on workers that do as they are told: `script` gets each message and the port. */
function engineOn(script) {
  const ports = [];
  class Scripted extends EngineCore {
    static spawn() {
      const port = { terminated: false, onMessage: null, onError: null, terminate: () => void (port.terminated = true), keepAlive() {} };
      port.post = (message) => queueMicrotask(() => script(message, port, ports.length));
      ports.push(port);
      queueMicrotask(() => script({ type: "start" }, port, ports.length));
      return port;
    }
  }
  return { Scripted, ports };
}
const standIn = { toJSON: () => ({}) };

const crashes = {
  "a worker that fails": (port) => port.onError("unreachable"),
  "an error without a code": (port, id) => port.onMessage({ type: "error", id, error: { message: "unreachable" } }),
};
for (const [name, crash] of Object.entries(crashes)) {
  /** An engine whose first workers crash at their first search. */
  const crashing = (times) => engineOn((message, port, worker) => {
    if (message.type === "start") port.onMessage({ type: "ready" });
    else if (worker <= times) crash(port, message.id);
    else port.onMessage({ type: "done", id: message.id, result: "found" });
  });

  test(`${name}: a new worker is sent the search once more`, async () => {
    const { Scripted, ports } = crashing(1);
    const engine = await Scripted.create();
    assert.deepEqual(await Promise.all([engine.bestMove(standIn), engine.bestMove(standIn)]), ["found", "found"]);
    assert.deepEqual(ports.map(({ terminated }) => terminated), [true, false]);
  });

  test(`${name} twice: the search is rejected, and the next one has a worker of its own`, async () => {
    const { Scripted, ports } = crashing(2);
    const engine = await Scripted.create();
    const answers = [engine.bestMove(standIn), engine.bestMove(standIn)];
    await assert.rejects(answers[0], { name: "TablierError", code: "engine-failed" });
    assert.equal(await answers[1], "found");
    assert.deepEqual(ports.map(({ terminated }) => terminated), [true, true, false]);
  });

  test(`${name}: an analysis goes on with the infos of the new worker`, async () => {
    const { Scripted } = engineOn((message, port, worker) => {
      if (message.type === "start") return port.onMessage({ type: "ready" });
      const { id } = message;
      port.onMessage({ type: "info", id, info: { depth: worker } });
      if (worker === 1) return crash(port, id);
      port.onMessage({ type: "done", id, result: { depth: worker } });
    });
    const depths = [];
    for await (const { depth } of (await Scripted.create()).analyse(standIn)) depths.push(depth);
    assert.deepEqual(depths, [1, 2]);
  });
}

test("a new worker is given the tables and weights of the one before, then the search", async () => {
  const heard = [];
  const { Scripted } = engineOn((message, port, worker) => {
    if (message.type === "start") return port.onMessage({ type: "ready" });
    heard.push(`${worker} ${message.type} ${message.bytes?.[0] ?? ""}`.trim());
    if (message.type === "search" && worker === 1) port.onError("unreachable");
    else if (message.bytes?.[0] === 9) port.onMessage({ type: "error", id: message.id, error: { code: "bad-table", message: "" } });
    else port.onMessage({ type: "done", id: message.id, result: "found" });
  });
  const engine = await Scripted.create();
  const [first, second] = [Uint8Array.of(1), Uint8Array.of(2)];
  await engine.loadTable(standIn, first);
  await engine.loadWeights(standIn, first);
  await engine.loadTable(standIn, second);
  await engine.loadTable(standIn, first);
  await assert.rejects(engine.loadTable(standIn, Uint8Array.of(9)), { code: "bad-table" });
  await engine.loadWeights(standIn, second);
  assert.equal(await engine.bestMove(standIn), "found");
  assert.deepEqual(heard.slice(6), ["1 search", "2 table 2", "2 table 1", "2 weights 2", "2 search"]);
});

test("a search stopped as its worker crashes is not sent again", async () => {
  const stopper = new AbortController();
  const { Scripted, ports } = engineOn((message, port) => {
    if (message.type === "start") port.onMessage({ type: "ready" });
    else if (message.type === "search") stopper.abort();
    else port.onError("unreachable");
  });
  const game = new Game("charret");
  const { move } = await (await Scripted.create()).bestMove(game, { depth: 50, signal: stopper.signal });
  assert.ok(game.isLegal(move));
  assert.deepEqual(ports.map(({ terminated }) => terminated), [true, false]);
});

test("a thread of Node that ends in the middle of a search costs its caller nothing", async () => {
  const ports = [];
  class Fragile extends Engine {
    static spawn(...options) {
      ports.push(super.spawn(...options));
      return ports.at(-1);
    }
  }
  const engine = await Fragile.create();
  const game = new Game("draughts");
  const onInfo = () => ports.length === 1 && ports[0].terminate();
  const found = await engine.bestMove(game, { depth: 12, onInfo });
  assert.equal(found.depth, 12);
  assert.equal(ports.length, 2);
  engine.dispose();
});

test("a worker that does not answer a stop is ended, and the last info is the answer", async () => {
  const { Scripted, ports } = engineOn((message, port) => {
    if (message.type === "start") port.onMessage({ type: "ready" });
    else if (message.type === "search") port.onMessage({ type: "info", id: message.id, info: { depth: 3 } });
  });
  const engine = await Scripted.create();
  const stopper = new AbortController();
  const answer = await engine.bestMove(standIn, { signal: stopper.signal, onInfo: () => stopper.abort() });
  assert.deepEqual(answer, { depth: 3 });
  assert.equal(ports[0].terminated, true);
});

test("dispose during the start of a worker rejects create and ends the worker", async () => {
  const { Scripted, ports } = engineOn((message, port, worker) => {
    if (message.type === "start" && worker === 1) port.onMessage({ type: "ready" });
    else if (message.type === "search") port.onError("gone");
    else if (message.type === "start") engine.dispose();
  });
  const engine = await Scripted.create();
  await assert.rejects(engine.bestMove(standIn), { code: "disposed" });
  assert.equal(ports.at(-1).terminated, true);
});

test("a search aborted while another runs does not wait for it", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  const [running, waiting] = [new AbortController(), new AbortController()];
  let stillRunning = true;
  const first = engine.bestMove(game, { depth: 100, signal: running.signal }).finally(() => (stillRunning = false));
  const second = engine.bestMove(game, { depth: 100, signal: waiting.signal });
  waiting.abort();
  assert.ok(game.isLegal((await second).move));
  assert.ok(stillRunning);
  running.abort();
  await first;
}));

test("what is no game, signal or function is refused at once", () => withEngine(async (engine) => {
  const game = new Game("draughts");
  const refused = { name: "TablierError", code: "bad-option" };
  await assert.rejects(engine.bestMove(null), refused);
  await assert.rejects(engine.bestMove({}), refused);
  await assert.rejects(engine.bestMove(game, { signal: {} }), refused);
  await assert.rejects(engine.bestMove(game, { onInfo: 5 }), refused);
  await assert.rejects(engine.bestMove(game, { depth: "x", signal: AbortSignal.abort() }), refused);
  assert.throws(() => engine.analyse(undefined), refused);
  assert.ok(game.isLegal((await engine.bestMove(game, { depth: 1 })).move));
}));
