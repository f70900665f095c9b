// What the service worker of the page keeps: all that the page needs is there without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const list = new URL("../../www/precache.js", import.meta.url);
const { files } = JSON.parse(/TABLIER_PRECACHE = ([^]*);/.exec(readFileSync(list, "utf8"))[1]);

/** What is found in pages and scripts; `base` is where an address in `www/app/` starts from. */
const LOADED = {
  html: [/<(?:script|link|img)\b[^>]* (?:src|href)="(?<target>[^":]+)"/g],
  js: [
    /^(?:import|export)\b[^"'(]*?["'](?<target>\.[^"']+)["']/gm,
    /\bawait import\("(?<target>\.[^"]+)"\)/g,
    /new URL\(["'](?<target>[^"']+\.\w+)["'], (?:new URL\("(?<base>[^"]+)", import\.meta\.url\)\.href|import\.meta\.url\)(?!\.href))/g,
  ],
};
const SERVICE_WORKER = new URL("sw.js", list).href;

test("what a page or a script of the list loads is in the list", () => {
  const listed = new Set([...files.map((path) => new URL(path, list).href), SERVICE_WORKER]);
  const seen = new Map();
  for (const path of files) {
    const patterns = LOADED[/\.(\w+)$/.exec(path)?.[1]] ?? [];
    const file = new URL(path, list);
    const text = patterns.length > 0 ? readFileSync(file, "utf8") : "";
    for (const pattern of patterns) {
      for (const { groups: { target, base = "" } } of text.matchAll(pattern)) {
        assert.ok(listed.has(new URL(target, new URL(base, file)).href), `${path} loads ${target}`);
        seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
      }
    }
  }
  for (const pattern of Object.values(LOADED).flat()) assert.ok(seen.get(pattern) > 1, String(pattern));
});
