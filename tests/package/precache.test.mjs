// What the service worker of the page keeps: all that the page needs is there without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const list = new URL("../../www/precache.js", import.meta.url);
const { files } = JSON.parse(/TABLIER_PRECACHE = ([^]*);/.exec(readFileSync(list, "utf8"))[1]);

test("what a script of the list imports is in the list", () => {
  const scripts = files.filter((path) => path.endsWith(".js"));
  assert.ok(scripts.length > 20);
  const listed = new Set(files.map((path) => new URL(path, list).href));
  for (const path of scripts) {
    const script = new URL(path, list);
    const imports = readFileSync(script, "utf8").matchAll(/^(?:import|export)\b[^"'(]*?["'](\.[^"']+)["']/gm);
    for (const [, target] of imports) assert.ok(listed.has(new URL(target, script).href), `${path} imports ${target}`);
  }
});
