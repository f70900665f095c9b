// What a release must hold: one version, a note for each data file, licences, and a package that is small.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { filesUnder } from "../../scripts/freshness.mjs";
import { root } from "../../scripts/root.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const manifest = JSON.parse(read("package.json"));

test("the version is that of Cargo.toml, and the newest of the changelog", () => {
  assert.equal(/^version = "(.*)"$/m.exec(read("Cargo.toml"))[1], manifest.version);
  assert.equal(/^## (\S+?),? /m.exec(read("CHANGELOG.md"))[1], manifest.version);
});

test("the changelog has semantic versions, newest first, each with its kinds of change", () => {
  const [, ...releases] = read("CHANGELOG.md").split(/^## /m);
  const versions = releases.map((release) => /^(\d+)\.(\d+)\.(\d+), (unreleased|\d{4}-\d{2}-\d{2})\n/.exec(release));
  assert.ok(versions.every(Boolean), "each heading is VERSION, DATE");
  const numbers = versions.map(([, ...parts]) => parts.slice(0, 3).reduce((sum, part) => sum * 1000 + Number(part), 0));
  assert.deepEqual(numbers, numbers.toSorted((a, b) => b - a));
  for (const release of releases) {
    for (const [, kind] of release.matchAll(/^### (.*)$/gm)) assert.ok(["Breaking", "Fixed", "New", "Other"].includes(kind), kind);
  }
});

test("each data file has a note on where it comes from", () => {
  const files = filesUnder("data").filter((file) => !file.endsWith("README.md"));
  assert.ok(files.length > 0);
  for (const file of files) {
    const notes = join(dirname(file), "README.md");
    assert.ok(existsSync(join(root, notes)), notes);
    assert.ok(read(notes).includes(file.slice(dirname(file).length + 1)), `${file} in ${notes}`);
  }
});

test("licences are collected of each crate that the wasm names as a dependency", () => {
  const licences = read("pkg/LICENCES.txt");
  const forWasm = /^\[target\.'cfg\(target_arch = "wasm32"\)'\.dependencies\]\n([^]*?)\n\[/m.exec(read("Cargo.toml"))[1];
  const crates = [...forWasm.matchAll(/^([\w-]+) =/gm)].map(([, crate]) => crate);
  assert.ok(crates.length > 3);
  for (const crate of [...crates, "serde", "thiserror"]) assert.match(licences, new RegExp(`^${crate} \\d`, "m"));
});

test("a crate that uses this one has nothing of JavaScript in its wasm", () => {
  // `npm test -- crate` and `--locked` hold this list to the manifests.
  const crates = [...read("tests/consumers/rust/Cargo.lock").matchAll(/^name = "(.*)"$/gm)].map(([, crate]) => crate);
  assert.ok(crates.includes("tablier") && crates.includes("serde"));
  assert.deepEqual(crates.filter((crate) => /wasm|js|web/.test(crate)), []);
});

test("what a page loads at once is 400 KB by brotli at most, all that it can load 3 MB", () => {
  const sizes = (files) => files.map((file) => brotliCompressSync(readFileSync(join(root, file))).length);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const atOnce = ["tablier.js", "glue.js", "border.js", "errors.js", "tablier_bg.wasm"].map((name) => `pkg/${name}`);
  const isLater = (file) => (file.endsWith(".bin") || /^pkg\/(engine|worker)[\w-]*\.js$/.test(file)) && !atOnce.includes(file);
  const first = sum(sizes(atOnce));
  assert.ok(first <= 400_000, `${first} bytes`);
  const all = first + sum(sizes(filesUnder("pkg").filter(isLater)));
  assert.ok(all <= 3_000_000, `${all} bytes`);
});
