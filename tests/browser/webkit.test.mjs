// WebKitGTK, where it is on this machine: each game against the computer on a wide screen and on a narrow one, the exercises,
// the rules, and the single file from a disk.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { GAMES } from "../../scripts/rules/source.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";
import { writeSingle } from "../../scripts/single.mjs";
import { clickCells, moved, open, planMove, ready, startGame, state, turnOf } from "./table.mjs";
import { hasWebKit, openWebKit } from "./webdriver.mjs";

describe("WebKitGTK", { skip: !hasWebKit && "it is not installed: webkit2gtk-driver, xvfb" }, () => {
  const folder = mkdtempSync(join(tmpdir(), "tablier-webkit-"));
  let page;
  let server;
  let url;
  before(async () => {
    page = await openWebKit();
    server = fileServer();
    url = `http://127.0.0.1:${await listen(server, 0)}/www/`;
  });
  after(async () => {
    await page?.close();
    server?.closeAllConnections();
    server?.close();
    rmSync(folder, { recursive: true });
  });

  test("each game against the computer", async () => {
    for (const [index, width] of [1280, 400].entries()) {
      await page.resize(width, 800);
      await open(page, url);
      for (const game of GAMES.filter((_, at) => at % 2 === index)) await playMove(page, game);
    }
  });

  test("an exercise, and a board of the rules", async () => {
    await page.goto(`${url}exercises.html#ultima`);
    await ready(page);
    assert.notEqual(await page.evaluate(() => document.querySelector("#task").textContent), "");
    await page.goto(`${url}rules/fr/charret.html`);
    await page.until(() => document.querySelector("tablier-board")?.load !== undefined);
    assert.ok(await page.evaluate(() => {
      const board = document.querySelector("tablier-board");
      return board.load().then(() => board.game !== null);
    }));
  });

  test("the single file, opened from a disk", async () => {
    const file = join(folder, "tablier.html");
    await writeSingle(file);
    await open(page, pathToFileURL(file).href);
    await playMove(page, "draughts");
  });
});

/** Plays a move against the computer, and waits for the answer. */
async function playMove(page, game) {
  await startGame(page, { game, mode: "computer", level: "1" });
  const { side, rules } = await page.evaluate(() => JSON.parse(localStorage.getItem("tablier:session")).setup);
  const { position, ply } = await turnOf(page, side);
  await clickCells(page, planMove(game, position, rules).cells);
  await moved(page, ply);
  assert.ok((await turnOf(page, side)).ply >= ply + 2, game);
  assert.equal((await state(page)).outcome, "");
}
