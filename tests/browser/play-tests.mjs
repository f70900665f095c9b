// What is around a game: clocks, hints, the choices of a new game, rematches, the link from a result to its rule.
import assert from "node:assert/strict";
import { Game } from "tablier";
import { clickCells, confirm, finish, moved, open, readOutcome, ready, startGame, state, submit, tabTo, takeUp } from "./table.mjs";

const NARROW = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
const GAME = { id: "draughts", moves: ["32-28", "19-23"] };
const CONTROL = { kind: "game", seconds: 600, increment: 0 };

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them: clocks run where the page is seen. */
export function testPlay({ visit, visitAlone, url }) {
  visitAlone("clocks run, are told, survive a reload, and end the game", NARROW, async (page) => {
    const left = { white: 500_000, black: 6000 };
    await takeUp(page, url(), { ...GAME, mode: "computer", side: "white", clock: { control: CONTROL, left, moves: { white: 1, black: 1 } } });
    const shown = await clockOf(page, "bottom");
    assert.match(shown, /^8:[012]\d$/);
    await page.until((shown) => document.querySelector("#clock-bottom span").textContent !== shown, shown);
    await tabTo(page, "#clocks-hear");
    await page.press("Enter");
    assert.match(await said(page), /^White: [78] minutes.*\. Black: 6 seconds$/);
    const before = await clockOf(page, "bottom");
    await page.reload();
    await ready(page);
    assert.ok((await clockOf(page, "bottom")) <= before);
    assert.deepEqual(await page.evaluate(() => ["top", "bottom"].map((place) => document.querySelector(`#clock-${place}`).matches(".short"))), [true, false]);

    await takeUp(page, url(), { ...GAME, clock: { control: CONTROL, left: { white: 300, black: 9000 }, moves: { white: 1, black: 1 } } });
    await page.until(readOutcome);
    assert.equal((await state(page)).outcome, "timeout");
    assert.equal(await statusOf(page), "Black wins – on time");
    assert.equal(await clockOf(page, "bottom"), "0.0");
    await finish(page, "reopen");
    await clickCells(page, ["28", "19"]);
    await moved(page, 2);
    assert.ok(await page.evaluate(() => document.querySelector("#clock-bottom").hidden));
  });

  visitAlone("the computer plays at once what it has found, when it is asked to", NARROW, async (page) => {
    // With ten hours on its clock it would think for many minutes.
    const clock = { control: { ...CONTROL, seconds: 36_000 }, left: { white: 36e6, black: 36e6 }, moves: { white: 2, black: 1 } };
    await takeUp(page, url(), { ...GAME, moves: [...GAME.moves, "28x19"], mode: "computer", side: "white", level: 10, clock });
    await page.until(() => !document.querySelector("#move-now").hidden);
    await tabTo(page, "#move-now");
    await page.press("Enter");
    await moved(page, 3);
    assert.equal((await state(page)).turn, "white");
    assert.ok(await page.evaluate(() => document.querySelector("#move-now").hidden && document.activeElement.matches("[data-cell]")));
  });

  visit("a game by a link, opened before the engine of the last one was there, is played", NARROW, async (page) => {
    await page.goto(new URL("exercises.html", url()).href);
    await ready(page);
    const choices = { draughts: { mode: "computer", side: "black", level: 1 }, charret: { mode: "auto", level: 1 } };
    await page.evaluate((settings) => localStorage.setItem("tablier:settings", settings), JSON.stringify({ choices }));
    await open(page, `${url()}#game=charret`);
    await moved(page, 1);
  });

  visit("a hint is shown and said, and not played", NARROW, async (page) => {
    await takeUp(page, url(), GAME);
    const before = await state(page);
    await page.click("#hint");
    await page.until(() => document.querySelector("#status").matches(".note:not(.trouble)"));
    assert.equal(await said(page), "The computer would play 28x19");
    const marked = await page.evaluate(() => [...document.querySelectorAll('[data-cell][aria-label*="marked"]')].map((cell) => cell.dataset.cell));
    assert.deepEqual(marked.sort(), ["19", "23"]);
    assert.deepEqual(await state(page), before);
    await clickCells(page, ["28", "19"]);
    await moved(page, 2);
    assert.equal(await page.evaluate(() => document.querySelectorAll('[data-cell][aria-label*="marked"]').length), 0);
  });

  visit("a new game with a clock and a handicap, or from a position; a rematch changes colours", LARGE, async (page) => {
    await open(page, url());
    await page.click("#new-game");
    await page.evaluate(() => {
      const choose = (id, value) => {
        const field = document.querySelector(id);
        field.value = value;
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      document.querySelector("#start-panel").open = true;
      choose("#game-select", "draughts");
      choose("#side-select", "white");
      choose("#level-select", "1");
      choose("#clock-select", "move");
      choose("#handicap-select", "man-2");
      choose("#giver-select", "computer");
    });
    await page.click("#start");
    await page.until(() => !document.querySelector("#new-game-dialog").open);
    assert.equal(await menOf(page, "black"), 18);
    assert.equal(await clockOf(page, "top"), "0:30");
    await finish(page, "concede");
    await page.until(readOutcome);
    const link = await page.evaluate(() => document.querySelector("#status-text a").getAttribute("href"));
    assert.equal(link, "rules/en/draughts.html#end");
    // Who looks at the game first has the same rematch.
    await page.click("#analyse");
    await page.until(() => document.documentElement.dataset.analysis !== "off");
    await page.reload();
    await ready(page);
    await page.click("#rematch");
    await page.until(() => document.documentElement.dataset.outcome === "");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.analysis), "off");
    assert.match(await page.evaluate(() => document.querySelector("#game-detail").textContent), /Level 1.*30 s/);
    assert.equal(await menOf(page, "white"), 18);
    assert.equal(await page.evaluate(() => document.querySelector("#player-bottom .token").dataset.player), "black");

    await page.click("#new-game");
    await submit(page, "#new-game-form", "#start-text", "W:W99:B1");
    assert.ok(await page.evaluate(() => document.querySelector("#new-game-dialog").open && !document.querySelector("#start-error").hidden));
    await submit(page, "#new-game-form", "#start-text", "W:WK41,49:B9,10,12,19,38");
    await page.until(() => !document.querySelector("#new-game-dialog").open);
    assert.equal(await menOf(page, "white"), 2);
  });

  visit("a game of two people with a clock is begun without analysis, and analysed only once it is stopped", NARROW, async (page) => {
    await takeUp(page, url(), { id: "draughts" });
    await page.click("#analyse");
    await page.until(() => document.documentElement.dataset.analysis !== "off");
    await startGame(page, { game: "charret", mode: "two" });
    assert.notEqual(await page.evaluate(() => document.documentElement.dataset.analysis), "off");
    await startGame(page, { game: "draughts", mode: "two", clock: "move" });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.analysis), "off");
    await page.click("#analyse");
    await confirm(page);
    await page.until(() => document.documentElement.dataset.analysis !== "off");
    assert.equal(await page.evaluate(() => document.querySelector("#clock-top").hidden), true);
  });

  visit("between two people the board turns to the one who is to move", NARROW, async (page) => {
    await takeUp(page, url(), { id: "draughts", turns: true });
    await clickCells(page, ["32", "28"]);
    await page.until(() => document.querySelector("#player-bottom .token").dataset.player === "black");
    await clickCells(page, ["19", "23"]);
    await page.until(() => document.querySelector("#player-bottom .token").dataset.player === "white");
    await startGame(page, { game: "draughts", mode: "two" });
    assert.equal((await state(page)).ply, 0);
  });
}

function clockOf(page, place) {
  return page.evaluate((place) => document.querySelector(`#clock-${place} span`).textContent, place);
}

function said(page) {
  return page.evaluate(() => document.querySelector("#live").textContent.trim());
}

function statusOf(page) {
  return page.evaluate(() => document.querySelector("#status-text").textContent);
}

async function menOf(page, player) {
  const game = new Game("draughts", { position: (await state(page)).position });
  return game.board().filter((piece) => piece.player === player).length;
}
