// publint and attw find nothing in the package as it would be published.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { install, printed, tarball } from "../harness.mjs";

let folder;
before(() => (folder = install("linters")));

const linter = (name, ...args) => printed(folder, join(folder, "node_modules/.bin", name), ...args);

test("publint", () => {
  assert.match(linter("publint", "run", "--strict", tarball.path), /All good!/);
});

test("attw", () => {
  // The wasm, weights, tables and package.json have no types.
  const untyped = ["--exclude-entrypoints", "tablier_bg.wasm", "weights/*", "tables/*", "package.json"];
  // Some entries are ES modules only, which Node lets `require` load; old resolvers know nothing of `exports`.
  const asWanted = ["--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"];
  // It fails where it finds a problem.
  assert.match(linter("attw", tarball.path, ...asWanted, ...untyped), /^"tablier\/engine"$/m);
});
