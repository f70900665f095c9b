// One list of error codes: that of docs/errors.md, of the types and of the sources, each thrown here.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { types } from "node:util";
import { Game, games, isTablierError, readRecords, writeRecord } from "tablier";
import { Engine } from "tablier/engine";
import { EngineCore } from "../../pkg/engine-core.js";
import * as unloaded from "../../pkg/glue.js?unloaded";
import { initFailed } from "../../pkg/errors.js";
import { played, random } from "./fixtures.mjs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, code]) => code).sort();
const documented = matches(read("docs/errors.md"), /^\| `([a-z-]+)` \|/gm);

/** What throws each code. */
const causes = {
  "not-initialised": () => unloaded.games(),
  // init.test.mjs has what leads to it.
  "init-failed"() {
    throw initFailed(new TypeError("no network"), "tablier.wasm");
  },
  "unknown-game": () => new Game("chess"),
  "unknown-player": () => new Game("charret").resign("white"),
  "unknown-cell": () => new Game("ultima").moves({ from: "j9" }),
  "bad-option": () => new Game("ultima", { rules: { leaper: "triple" } }),
  "bad-position": () => new Game("draughts", { position: "W:W99" }),
  "bad-notation": () => new Game("bulltricker").play("Z9-Z8"),
  "bad-state": () => Game.fromJSON({ ...new Game("draughts").toJSON(), moves: ["1-7"] }),
  "bad-record": () => readRecords(5),
  "bad-weights": () => new Game("draughts").loadWeights(new Uint8Array(4)),
  "bad-table": () => new Game("draughts").loadTable(new Uint8Array(4)),
  "illegal-move": () => new Game("tumblingdown").play("A1-B2"),
  "ambiguous-move": () => new Game("draughts", { position: "W:WK47:B14,19,29,31,42" }).play("47x36"),
  "game-over"() {
    const game = new Game("draughts");
    game.agreeDraw();
    game.play("32-28");
  },
  "no-claim": () => new Game("charret").claimDraw(),
  disposed() {
    const game = new Game("draughts");
    game.free();
    game.turn();
  },
  "in-use"() {
    const game = new Game("draughts");
    game.search({ depth: 1, onInfo: () => game.undo() });
  },
  "engine-failed": () => Engine.create({ workerUrl: "data:text/javascript,throw new Error('broken')" }),
};

for (const [code, cause] of Object.entries(causes)) {
  test(`${code} is thrown`, async () => {
    await assert.rejects(async () => cause(), (error) => {
      assert.ok(error instanceof Error);
      assert.deepEqual([error.name, error.code, typeof error.details], ["TablierError", code, "object"]);
      assert.ok(error.message.length > 0);
      return true;
    });
  });
}

test("the documents, the types, the sources and these tests have the same codes", () => {
  assert.deepEqual(Object.keys(causes).sort(), documented);
  const [, union] = /export type ErrorCode =([^]*?");/.exec(read("src/js/tablier.d.ts"));
  assert.deepEqual(matches(union, /"([a-z-]+)"/g), documented);
  const rust = matches(read("src/error.rs"), /Self::\w+ => "([a-z-]+)"/g);
  const scripts = ["errors.js", "engine-core.js"].flatMap((name) => matches(read(`src/js/${name}`), /tablierError\("([a-z-]+)"/g));
  assert.deepEqual([...new Set([...rust, ...scripts])].sort(), documented);
});

const trap = () => { throw new Error("a trap that throws"); };
const JUNK = [
  undefined, null, true, 0, -1, 1.5, NaN, Infinity, 2 ** 53, 65536, 10n, "", " ", "x", "1-2", "e4", "🎲", "\ud800", "__proto__", "9".repeat(5000),
  Symbol("s"), trap, class {}, {}, [], ["1"], [[]], Object.create(null), new Date(0), new Map(), /x/, new Uint8Array(5), new ArrayBuffer(8),
  new Proxy({}, { get: trap, ownKeys: trap }), new Proxy([], { get: trap }), new Proxy(() => {}, { get: trap }), { get text() { return trap(); } },
  { from: 1, to: 2 }, { from: "1", to: "2", captures: "3" }, { verbose: 1 }, { verbose: true, from: {} }, { depth: -1 }, { depth: 1, nodes: 1 },
  { length: 3 }, { toString: trap }, { position: 3 }, { moves: [3] }, { rules: [] }, { tags: { a: 1 } }, { format: "x" },
];
/** Methods that end the life of the game, and those whose time grows with a number that they are given. */
const APART = ["constructor", "free", "__destroy_into_raw"];
const methods = Object.getOwnPropertyNames(Game.prototype).filter((name) => !APART.includes(name));
const statics = { new: (...args) => new Game(...args), fromJSON: Game.fromJSON, validate: Game.validate, readRecords, writeRecord };
const describe = (value) => (typeof value === "object" || typeof value === "function" ? typeof value : String(value).slice(0, 40));

/** Calls with junk: a result, or an error of ours that left the game as it was. */
function callWith(game, call, where) {
  const before = JSON.stringify(game.toJSON());
  try {
    call();
  } catch (error) {
    assert.equal(error?.name, "TablierError", `${where}: ${error?.stack}`);
    assert.ok(documented.includes(error.code), `${where}: ${error.code}`);
    assert.equal(JSON.stringify(game.toJSON()), before, where);
  }
}

/** Junk without the numbers that ask for hours. */
const bearable = (name) => (name === "perft" ? JUNK.filter((value) => typeof value !== "number" || !(value > 4)) : JUNK);

for (const { id } of games()) {
  test(`${id}: any method with any junk gives a result or an error of ours, and the game works on`, () => {
    const game = played(id, 6, 5, { unfinished: true });
    const dice = random(23);
    for (const name of methods) {
      // Without limits of its own a search takes its second.
      if (name === "search") continue;
      for (const junk of bearable(name)) {
        const copy = game.clone();
        callWith(copy, () => copy[name](junk), `${id} ${name}(${describe(junk)})`);
        callWith(copy, () => copy[name](junk, dice.pick(bearable(name)), dice.pick(bearable(name))), `${id} ${name}(${describe(junk)}, ...)`);
        copy.free();
      }
    }
    for (const junk of JUNK) {
      for (const field of ["timeMs", "nodes", "depth", "multiPv", "level", "seed", "onInfo", "other"]) {
        if (field === "onInfo" && typeof junk === "function") continue;
        callWith(game, () => game.search({ nodes: 50, depth: 1, [field]: field === "depth" || field === "nodes" ? (junk ?? 1) : junk }), `${id} search ${field}`);
      }
    }
    assert.ok(game.moves().length > 0);
  });

  test(`${id}: random sequences of calls, good and bad, never leave the rules`, () => {
    const dice = random(29);
    const game = new Game(id);
    for (let step = 0; step < 1500; step++) {
      const name = dice.pick(methods.filter((method) => !["search", "perft", "startSearch", "clone"].includes(method)));
      const moves = game.moves();
      const argument = dice.below(2) && moves.length > 0 ? dice.pick([dice.pick(moves), dice.pick(game.movesPacked())]) : dice.pick(JUNK);
      callWith(game, () => game[name](argument), `${id} ${name}(${describe(argument)})`);
      if (step % 100 === 0) assert.deepEqual(Game.fromJSON(game.toJSON()).toJSON(), game.toJSON());
      if (game.outcome()) while (dice.below(4) && game.undo());
    }
    game.free();
  });
}

test("a state or a record without an id is bad-state", () => {
  for (const state of [{}, null, undefined, { id: 5 }, { moves: [] }]) {
    for (const take of [Game.fromJSON, (given) => new Game("draughts").restore(given), writeRecord]) {
      assert.throws(() => take(state), { name: "TablierError", code: "bad-state" });
    }
  }
  assert.throws(() => Game.fromJSON({ id: "draughts", colour: "red" }), ({ code, details }) => code === "bad-state" && details.expected.includes("moves"));
});

test("what can be solved is told by an error too", () => {
  for (const men of [1, 5, 10]) {
    assert.throws(() => new Game("draughts").startSolving({ men }), ({ code, details }) => code === "bad-option" && /^a whole number from 2 to \d$/.test(details.expected));
  }
});

test("isTablierError tells errors of the API from others", () => {
  assert.throws(() => new Game("chess"), isTablierError);
  for (const other of [undefined, null, "TablierError", new Error("x"), new TypeError("x"), { name: "TablierError" }]) assert.equal(isTablierError(other), false);
});

test("what makes games takes junk as well", () => {
  const witness = new Game("draughts");
  for (const [name, make] of Object.entries(statics)) {
    for (const junk of JUNK) {
      for (const other of JUNK) callWith(witness, () => make(junk, other), `${name}(${describe(junk)}, ${describe(other)})`);
      callWith(witness, () => make("draughts", junk, junk), `${name}("draughts", ${describe(junk)}, ...)`);
    }
  }
});

const freed = { name: "TablierError", code: "disposed" };

test("what was freed says so in every method, and may be freed again", () => {
  const game = new Game("draughts");
  for (const object of [game.startSearch({ depth: 1 }), game.startSolving({ men: 2 }), game]) {
    object.free();
    object.free();
    object[Symbol.dispose]?.();
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(object)).filter((method) => !APART.includes(method))) {
      assert.throws(() => object[name](), freed, name);
      assert.throws(() => Object.getPrototypeOf(object)[name].call({}), freed, name);
    }
  }
});

test("a game that its callback frees is freed when the call is done", () => {
  const game = new Game("draughts");
  const { move } = game.search({ depth: 4, onInfo: () => game.free() });
  assert.ok(new Game("draughts").isLegal(move));
  assert.throws(() => game.turn(), freed);
});

test("using frees a game at the end of its block", { skip: !Symbol.dispose && "this version of Node has no Symbol.dispose" }, () => {
  const game = new Game("draughts");
  game[Symbol.dispose]();
  assert.throws(() => game.moves(), { code: "disposed" });
});

test("junk to the engine is refused, and the engine works on", async () => {
  class Silent extends EngineCore {
    static spawn() {
      const port = { post() {}, terminate() {}, keepAlive() {}, onMessage: null, onError: null };
      queueMicrotask(() => port.onMessage({ type: "ready" }));
      return port;
    }
  }
  const engine = await Silent.create();
  // Errors of the caller's own proxies come out as they are; a date has a toJSON, and the worker would refuse it.
  for (const junk of JUNK.filter((value) => !types.isProxy(value) && !(value instanceof Date))) {
    await assert.rejects(async () => engine.bestMove(junk), { name: "TablierError", code: "bad-option" }, describe(junk));
    assert.throws(() => engine.analyse(junk), { name: "TablierError", code: "bad-option" }, describe(junk));
  }
  engine.dispose();
});
