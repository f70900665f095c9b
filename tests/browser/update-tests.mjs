// A newer version of the site is put up while a game is being played: the visitor is told, chooses when, and loses nothing.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pageFiles } from "../../scripts/precache.mjs";
import { root } from "../../scripts/root.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";
import { withVisitor } from "./browsers.mjs";
import { moved, open, ready, startGame, state, submit } from "./table.mjs";

const SIZE = { width: 360, height: 740 };

/** `browser()` gives the browser of the tests. */
export function testUpdate({ browser }) {
  test("an update keeps the game, in each tab, and one that is not whole is not taken", async () => {
    const site = await openSite();
    try {
      await withVisitor(browser(), SIZE, async (page, newPage) => {
        await open(page, site.url);
        await page.until(() => navigator.serviceWorker.controller !== null);
        await startGame(page, { game: "draughts", mode: "two" });
        await play(page, "32-28", "19-23");

        site.publish("2");
        await page.reload();
        await ready(page);
        await page.until(isOffered);
        await play(page, "28x19");
        assert.equal(await versionOf(page), null, "the version stays while a game is played");
        const before = await state(page);
        assert.equal(before.ply, 3);
        const other = await newPage();
        await open(other, site.url);
        await other.until(isOffered);
        assert.equal(await versionOf(other), null);

        await page.toFront();
        await page.evaluate(() => document.querySelector("#update-reload").click());
        await updated(page, "2");
        assert.deepEqual(await state(page), before);
        await other.toFront();
        assert.match(await other.until(() => document.querySelector('[data-update="done"]:not([hidden])')?.textContent), /another tab/);
        assert.deepEqual(await state(other), before);
        await other.evaluate(() => document.querySelector("#update-reload").click());
        await updated(other, "2");
        assert.deepEqual(await state(other), before);

        site.publish("3", { missing: true });
        assert.equal(await page.evaluate(triedUpdate), "redundant");
        await site.close();
        await page.toFront();
        await page.reload();
        await ready(page);
        assert.equal(await versionOf(page), "2");
        assert.deepEqual(await state(page), before);
      });
    } finally {
      await site.close();
    }
  });
}

/** A copy of the site: `publish` puts up a version whose start page tells its number. */
async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), "tablier-site-"));
  for (const path of [...pageFiles(), "www/sw.js", "www/precache.js"]) cpSync(join(root, path), join(folder, path), { recursive: true });
  const server = fileServer({ folder });
  const url = `http://127.0.0.1:${await listen(server, 0)}/www/`;
  const original = (path) => readFileSync(join(root, path), "utf8");
  return {
    url,
    publish(number, { missing = false } = {}) {
      const list = original("www/precache.js").replace(/"version": "/, `"version": "${number}`);
      writeFileSync(join(folder, "www/precache.js"), missing ? list.replace('"files": [', '"files": ["missing.js",') : list);
      writeFileSync(join(folder, "www/index.html"), original("www/index.html").replace("<head>", `<head><meta name="version" content="${number}">`));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function play(page, ...moves) {
  for (const move of moves) {
    const { ply } = await state(page);
    await submit(page, "#move-form", "#move-input", move);
    await moved(page, ply);
  }
}

/** Waits for a reload: what is asked while the page is left is asked again. */
async function updated(page, version) {
  const isThere = () => page.until((version) =>
    document.querySelector("meta[name=version]")?.content === version && document.documentElement.dataset.ready === "true", version);
  await isThere().catch(isThere);
}

/** In the page: asks for an update, and gives the state in which the new service worker ends. */
async function triedUpdate() {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((resolve) => registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true }));
  await registration.update();
  const worker = await found;
  while (!["installed", "redundant"].includes(worker.state)) {
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  }
  return worker.state;
}

function isOffered() {
  return !document.querySelector("#update").hidden && !document.querySelector('[data-update="ready"]').hidden;
}

function versionOf(page) {
  return page.evaluate(() => document.querySelector("meta[name=version]")?.content ?? null);
}
