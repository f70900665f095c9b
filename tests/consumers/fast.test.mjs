// The consumers that need nothing from the registry; `npm run test:consumers` runs all of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { filesUnder } from "../../scripts/freshness.mjs";
import { root } from "../../scripts/root.mjs";
import { BROWSERS } from "../browser/browsers.mjs";
import { REPORT, install, printed, servedTitle, tarball } from "./harness.mjs";

test("Node, ES module", () => {
  assert.equal(printed(install("node-esm"), process.execPath, "main.js"), `${REPORT}, inline 24`);
});

test("Node, require", () => {
  assert.equal(printed(install("node-cjs"), process.execPath, "main.js"), `${REPORT}, umd true`);
});

test("TypeScript", () => {
  const folder = install("typescript");
  const options = [join(root, "node_modules/typescript/lib/tsc.js"), "--strict", "--noEmit", "--target", "esnext"];
  printed(folder, process.execPath, ...options, "--module", "nodenext", "main.ts", "main.cts");
  printed(folder, process.execPath, ...options, "--module", "esnext", "--moduleResolution", "bundler", "main.ts");
});

describe("Chromium", () => {
  let browser;
  let visitor;
  before(async () => {
    browser = await BROWSERS.chromium();
    visitor = await browser.newVisitor();
  });
  after(() => browser?.close());

  test("module script", async () => assert.equal(await servedTitle(visitor, install("page-module")), REPORT));
  test("the engine in a worker", async () => {
    assert.equal(await servedTitle(visitor, install("page-engine")), "legal true, workers 1, engine-failed");
  });
  test("classic script", async () => assert.equal(await servedTitle(visitor, install("page-classic")), "24 moves"));
});

test("the tarball holds the package and its documentation, and nothing else", () => {
  const published = ["pkg", "docs", "examples"].flatMap((folder) => filesUnder(folder));
  const isPublished = (file) => !/(^|\/)(node_modules\/|package-lock\.json$)/.test(file);
  const about = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"];
  assert.deepEqual(tarball.files.toSorted(), [...published.filter(isPublished), ...about].sort());
});

test("every file that package.json exports is in the tarball", () => {
  const targets = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry).flatMap(targets));
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const target of targets(exports).map((path) => path.replace("./", ""))) {
    const [before, after] = target.split("*");
    const isThere = after === undefined ? (file) => file === target : (file) => file.startsWith(before) && file.endsWith(after);
    assert.ok(tarball.files.some(isThere), target);
  }
});

test("every link of the documents leads into the tarball", () => {
  const documents = tarball.files.filter((file) => file.endsWith(".md"));
  const dead = documents.flatMap((document) => {
    const links = [...readFileSync(join(root, document), "utf8").matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, path]) => path);
    const leads = (path) => tarball.files.some((file) => file === path || file.startsWith(`${path}/`));
    return links.filter((link) => !leads(join(dirname(document), link))).map((link) => `${document}: ${link}`);
  });
  assert.ok(documents.length > 15);
  assert.deepEqual(dead, []);
});
