// Pages without a bundler, in each browser.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { BROWSERS } from "../../browser/browsers.mjs";
import { REPORT, install, servedTitle, titleOf, withServedPage } from "../harness.mjs";

for (const [name, launch] of Object.entries(BROWSERS)) {
  describe(name, () => {
    let browser;
    let visitor;
    before(async () => {
      browser = await launch();
      visitor = await browser.newVisitor();
    });
    after(() => browser?.close());

    test("module script", async () => assert.equal(await servedTitle(visitor, install("page-module")), REPORT));

    test("a policy without 'wasm-unsafe-eval' lets no wasm be compiled", { timeout: 60_000 }, async () => {
      const fault = await withServedPage(visitor, install("page-module"), async ({ errors }) => {
        while (errors.length === 0) await sleep(20);
        return errors.join("\n");
      }, { headers: { "Content-Security-Policy": "script-src 'self'" } });
      assert.match(fault, /WebAssembly|wasm/i);
    });

    test("the engine in a worker", async () => {
      assert.equal(await servedTitle(visitor, install("page-engine")), "legal true, workers 1, engine-failed");
    });

    test("module script with an import map", async () => {
      // Scripts in the page itself are what the policy of the other pages forbids.
      assert.equal(await servedTitle(visitor, install("page-importmap"), { headers: {} }), REPORT);
    });

    test("classic script", async () => assert.equal(await servedTitle(visitor, install("page-classic")), "24 moves"));

    test("classic script, opened from the disk", async () => {
      const page = join(install("page-classic"), "index.html");
      assert.equal(await titleOf(visitor, pathToFileURL(page).href), "24 moves");
    });

    test("module worker and classic worker", async () => {
      assert.equal(await servedTitle(visitor, install("page-workers")), "module 24, classic 24");
    });
  });
}
