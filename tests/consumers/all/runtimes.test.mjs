// Deno and Bun, by the npm packages that hold their programs.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { REPORT, install, printed } from "../harness.mjs";

test("Deno", () => {
  const folder = install("deno");
  assert.equal(printed(folder, join(folder, "node_modules/.bin/deno"), "run", "--quiet", "--allow-all", "console.js"), REPORT);
});

test("Bun", () => {
  const folder = install("bun");
  assert.equal(printed(folder, join(folder, "node_modules/.bin/bun"), "run", "console.js"), REPORT);
});
