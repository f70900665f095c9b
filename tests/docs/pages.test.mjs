// The HTML blocks of the documentation and the pages of examples/ in a browser.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { games } from "tablier";
import { root } from "../../scripts/root.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";
import { BROWSERS } from "../browser/browsers.mjs";
import { BLOCKS } from "./blocks.mjs";
import { assertPlays } from "./board-page.mjs";

/** A site with the package where npm installs it. */
const SITE = "target/docs/site";

let browser;
let visitor;
let server;
let address;
before(async () => {
  cpSync(join(root, "pkg"), join(root, SITE, "node_modules/tablier/pkg"), { recursive: true });
  browser = await BROWSERS.chromium();
  visitor = await browser.newVisitor();
  server = fileServer();
  address = `http://127.0.0.1:${await listen(server, 0)}`;
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

async function withPage(path, check) {
  const page = await visitor.newPage({ width: 800, height: 800 });
  try {
    await page.goto(`${address}/${path}`);
    await check(page);
  } finally {
    await page.close();
  }
}

for (const { place, code } of BLOCKS.filter(({ language }) => language === "html")) {
  test(`${place} (html) shows something, and no error`, async () => {
    const file = `${SITE}/${place.replaceAll(/\W/g, "-")}.html`;
    mkdirSync(join(root, SITE), { recursive: true });
    writeFileSync(join(root, file), code.replace(/<title>/, '<link rel="icon" href="data:,">$&'));
    await withPage(file, async (page) => {
      await page.until(() => document.body.innerText.trim() !== "" || document.querySelector("tablier-board")?.game);
      const faults = await page.evaluate(() => document.querySelector("tablier-board")?.shadowRoot.querySelector(".error").textContent ?? "");
      assert.equal(faults, "");
      assert.deepEqual(page.errors, []);
    });
  });
}

for (const { id } of games()) {
  test(`examples/board plays ${id}`, () => withPage(`examples/board/?game=${id}`, (page) => assertPlays(page, id)));
}

test("examples/engine analyses until it is stopped, and tells what is wrong with a position", () => {
  return withPage("examples/engine/", async (page) => {
    const output = (text) => page.until((text) => document.querySelector("output").textContent.includes(text), text);
    await page.until(() => !document.querySelector("#start").disabled);
    await page.click("#start");
    await output("depth");
    await page.click("#stop");
    await output("stopped");
    // The position has two moves.
    assert.equal(await page.evaluate(() => document.querySelectorAll("li").length), 2);
    await page.evaluate(() => (document.querySelector("input").value = "W:W99:B1"));
    await page.click("#start");
    await output("99");
    assert.deepEqual(page.errors, []);
  });
});
