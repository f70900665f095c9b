// The hand-written types name exactly what the package has.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as tablier from "tablier";
import * as inline from "tablier/inline";
import { Engine } from "tablier/engine";

const require = createRequire(import.meta.url);
const read = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url), "utf8");

/** Names of the members that the types declare: `{ methods, statics }`. */
function declared(types, className) {
  const body = new RegExp(`export class ${className}\\b[^{]*{\\n([\\s\\S]*?)\\n}`).exec(types)[1];
  const members = [...body.matchAll(/^ {2}(static )?(\w+|\[Symbol\.dispose\])[<(]/gm)];
  const names = (wanted) => [...new Set(members.filter(([, isStatic]) => Boolean(isStatic) === wanted).map(([, , name]) => name))];
  return { methods: names(false).sort(), statics: names(true).sort() };
}

function ownNames(object, hidden) {
  return Object.getOwnPropertyNames(object).filter((name) => !name.startsWith("__") && !hidden.includes(name)).sort();
}

for (const [file, classes] of [["tablier.d.ts", { Game: tablier.Game, Search: tablier.Search, Solving: tablier.Solving }]]) {
  for (const [name, actual] of Object.entries(classes)) {
    test(`${name} has the methods of ${file} and no others`, () => {
      const { methods, statics } = declared(read(file), name);
      const dispose = Symbol.dispose ? [] : ["[Symbol.dispose]"];
      const wanted = methods.filter((method) => !dispose.includes(method) && (name === "Game" || method !== "constructor"));
      const found = ownNames(actual.prototype, name === "Game" ? [] : ["constructor"]);
      if (Symbol.dispose in actual.prototype) found.unshift("[Symbol.dispose]");
      assert.deepEqual(found.sort(), wanted.sort());
      assert.deepEqual(ownNames(actual, ["length", "name", "prototype"]), statics);
    });
  }
}

test("Engine has the methods of engine.d.ts", () => {
  const { methods, statics } = declared(read("engine.d.ts"), "Engine");
  const names = methods.map((name) => (name === "[Symbol.dispose]" ? Symbol.dispose : name)).filter(Boolean);
  for (const name of names) assert.equal(typeof Engine.prototype[name], "function", String(name));
  for (const name of statics) assert.equal(typeof Engine[name], "function", name);
});

test("every entry of the package gives the same names", () => {
  const names = ["Game", "Search", "Solving", "default", "games", "initSync", "isTablierError", "readRecords", "version", "writeRecord"];
  assert.deepEqual(Object.keys(tablier).sort(), names);
  assert.deepEqual(Object.keys(inline).sort(), names);
  for (const umd of [require("tablier"), require("tablier/umd")]) {
    for (const name of names) assert.ok(name in umd, name);
    assert.equal(umd.version(), tablier.version());
  }
});

test("version is that of package.json", () => {
  assert.equal(tablier.version(), require("tablier/package.json").version);
});

test("the wasm names no folder of the machine that built it", () => {
  const wasm = readFileSync(new URL("../../pkg/tablier_bg.wasm", import.meta.url), "latin1");
  for (const part of ["/home/", "/root", "/tmp/", "/work", ".cargo", "index.crates.io"]) assert.ok(!wasm.includes(part), part);
});
