// Loading of the wasm, each time in a process of its own: a module is loaded once.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

const url = (path) => JSON.stringify(new URL(`../../pkg/${path}`, import.meta.url).href);

/** Runs a module in a new process. `load` gives bytes of the wasm; `init`, `initSync`, `api` are those of tablier.js. */
async function inNewProcess(body) {
  const script = `
    import assert from "node:assert/strict";
    import { readFileSync } from "node:fs";
    import init, * as api from ${url("tablier.js")};
    const { initSync, Game, games, version } = api;
    const bytes = readFileSync(new URL(${url("tablier_bg.wasm")}));
    const notInitialised = { name: "TablierError", code: "not-initialised", details: {} };
    ${body}`;
  const { stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  assert.equal(stderr, "");
}

const sources = {
  bytes: "bytes",
  "an ArrayBuffer": "bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)",
  "a module": "new WebAssembly.Module(bytes)",
  "a response": 'new Response(bytes, { headers: { "Content-Type": "application/wasm" } })',
  "a promise of bytes": "Promise.resolve(bytes)",
  "a promise of an address": 'Promise.resolve(`data:application/wasm;base64,${bytes.toString("base64")}`)',
  "an address as text": '`data:application/wasm;base64,${bytes.toString("base64")}`',
  "a URL": 'new URL(`data:application/wasm;base64,${bytes.toString("base64")}`)',
  "a request": 'new Request(`data:application/wasm;base64,${bytes.toString("base64")}`)',
};
for (const [name, source] of Object.entries(sources)) {
  test(`init takes ${name}`, () => inNewProcess(`
    assert.equal(await init(${source}), undefined);
    assert.ok(games().length > 0);`));
}

test("initSync takes bytes or a module, and may be called again", () => inNewProcess(`
  assert.equal(initSync(new WebAssembly.Module(bytes)), undefined);
  initSync(bytes);
  await init();
  assert.ok(games().length > 0);`));

test("before init, the API says that it is not loaded", () => inNewProcess(`
  for (const use of [games, version, () => new Game("draughts"), () => Game.fromJSON({}), () => Game.validate("draughts", "")]) {
    assert.throws(use, notInitialised);
  }
  await init(bytes);
  assert.ok(new Game("draughts"));`));

test("init can be called twice, and at the same time", () => inNewProcess(`
  await Promise.all([init(bytes), init(bytes), init()]);
  const game = new Game("draughts");
  await init(bytes);
  assert.equal(game.id(), "draughts");`));

test("a failed init can be tried again", () => inNewProcess(`
  const refused = (message, cause = Error) => (error) => {
    assert.deepEqual([error.name, error.code, error.details], ["TablierError", "init-failed", {}]);
    assert.match(error.message, message);
    assert.ok(error.cause instanceof cause);
    return true;
  };
  await assert.rejects(init(new Response("", { status: 404 })), refused(/404/));
  await assert.rejects(init("data:broken"), refused(/from data:broken: /, TypeError));
  await assert.rejects(init(new URL("data:broken")), refused(/from data:broken: /, TypeError));
  await assert.rejects(init(new Request("data:broken")), refused(/from data:broken: /, TypeError));
  await assert.rejects(init(), refused(/tablier_bg\.wasm: /, TypeError));
  await assert.rejects(init(new Uint8Array([1, 2, 3])), refused(/wasm/, WebAssembly.CompileError));
  await assert.rejects(init(Promise.reject(new Error("no network"))), refused(/no network/));
  assert.throws(() => initSync(new Uint8Array([1, 2, 3])), refused(/wasm/, WebAssembly.CompileError));
  assert.throws(() => initSync(5), refused(/5|source|argument/i, TypeError));
  assert.throws(games, notInitialised);
  await init(bytes);
  assert.ok(games().length > 0);`));
