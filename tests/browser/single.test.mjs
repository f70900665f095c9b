// The single file, opened from a disk: all games against the computer, the exercises, the rules, and nothing asked of anyone.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { GAMES } from "../../scripts/rules/source.mjs";
import { writeSingle } from "../../scripts/single.mjs";
import { BROWSERS, withVisitor } from "./browsers.mjs";
import { clickCells, moved, open, planMove, ready, startGame, state, turnOf } from "./table.mjs";

const folder = mkdtempSync(join(tmpdir(), "tablier single "));
const file = join(folder, "tablier.html");
const url = pathToFileURL(file).href;

before(() => writeSingle(file));
after(() => rmSync(folder, { recursive: true }));

for (const name of Object.keys(BROWSERS)) {
  describe(`the single file in ${name}`, () => {
    let browser;
    before(async () => (browser = await BROWSERS[name]()));
    after(() => browser?.close());

    test("each game against the computer, a reload, an exercise, the rules", () => withVisitor(browser, { width: 360, height: 740 }, async (page) => {
      await open(page, url);
      for (const game of GAMES) {
        await startGame(page, { game, mode: "computer", level: "1" });
        const side = await page.evaluate(() => document.querySelector("#side-select").value);
        const { position } = await turnOf(page, side);
        const rules = await page.evaluate(() => JSON.parse(localStorage.getItem("tablier:session")).setup.rules);
        const { ply } = await state(page);
        await clickCells(page, planMove(game, position, rules).cells);
        await moved(page, ply);
        const answered = await turnOf(page, side);
        assert.ok(answered.ply >= ply + 2, game);
        await page.reload();
        await ready(page);
        assert.deepEqual(await turnOf(page, side), answered);
      }
      /** A click would leave the page while it is asked. */
      const follow = async (link) => page.goto(await page.evaluate((link) => document.querySelector(link).href, link));
      await follow("#exercises-link");
      await page.until(() => document.documentElement.dataset.exercise);
      await ready(page);
      await follow("#rules-link");
      await page.until(() => document.querySelector("tablier-board")?.load !== undefined);
      const isShown = await page.evaluate(async () => {
        const board = document.querySelector("tablier-board");
        await board.load();
        return board.game !== null;
      });
      assert.ok(isShown);
      await follow('header nav a[href*="rules/en/index.html"]');
      assert.ok(await page.until(() => document.querySelector(".games a")?.href.includes("tablier.html?rules/en/")));
      await follow("header .brand");
      await ready(page);
      assert.ok((await state(page)).ply >= 2, "the game is still there");
      assert.deepEqual(page.requests.filter((address) => !/^(data|blob):/.test(address) && !address.startsWith(url)), []);
    }));
  });
}
