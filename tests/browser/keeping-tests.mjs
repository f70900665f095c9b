// What is kept of a game, and when: in local storage for the next visit, and among the games of the visitor.
import assert from "node:assert/strict";
import { give, kept, texts } from "./records.mjs";
import { moved, open, ready, resign, startGame, state, submit, takeUp } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
const OPENING = ["32-28", "19-23", "28x19", "14x23"];
const TAGS = '[White "Max"]\n[Black "Ida"]\n[GameType "20"]\n';

/** `visit` makes a test of a page, as page-tests.mjs has it. */
export function testKeeping({ visit, url }) {
  visit("a move is saved soon, and at once when the page is left", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const moves = () => page.evaluate(() => JSON.parse(localStorage.getItem("tablier:session")).record.moves.length);
    const start = Date.now();
    await submit(page, "#move-form", "#move-input", "37-32");
    while ((await moves()) < 5 && Date.now() - start < 5000);
    assert.equal(await moves(), 5);
    await submit(page, "#move-form", "#move-input", "10-14");
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    assert.equal(await moves(), 6);
    // Of a burst of letters the last one is saved in any case.
    await page.evaluate(() => {
      document.querySelector("#comment-panel").open = true;
      const field = document.querySelector("#comment-text");
      for (let count = 1; count <= 60; count++) {
        field.value = "x".repeat(count);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
    await page.reload();
    await ready(page);
    assert.match(await page.evaluate(() => document.querySelector("#move-list").textContent), /x{60}/);
  });

  visit("where nothing can be stored it is said once, and playing goes on", SMALL, async (page) => {
    await open(page, url());
    await page.evaluate(() => {
      const forbid = () => {
        throw new DOMException("forbidden", "SecurityError");
      };
      IDBFactory.prototype.open = forbid;
      Storage.prototype.setItem = forbid;
    });
    await startGame(page, { game: "draughts", mode: "two" });
    await page.until(() => !document.querySelector("#notice").hidden);
    assert.match((await texts(page, "#notice-text"))[0], /cannot be kept/);
    await page.click("#notice-close");
    for (const [ply, move] of OPENING.entries()) {
      await submit(page, "#move-form", "#move-input", move);
      await moved(page, ply);
    }
    await resign(page);
    await kept(page);
    assert.equal(await page.evaluate(() => document.querySelector("#notice").hidden), true);
  });

  visit("a full local storage is told of with the first move that is not saved", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    await page.evaluate(() => (Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    }));
    await submit(page, "#move-form", "#move-input", "37-32");
    await page.until(() => !document.querySelector("#notice").hidden);
    assert.match((await texts(page, "#notice-text"))[0], /cannot be kept/);
  });

  visit("a link that only names a game begins it, also while the page is open; other hashes stay", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const cells = (count) => page.until((count) => document.querySelectorAll("[data-cell]").length === count, count);
    await page.evaluate(() => (location.hash = "game=charret"));
    await cells(24);
    assert.equal(await page.evaluate(() => location.hash), "");
    assert.match((await kept(page))[0], /4 plies/);
    await page.reload();
    await ready(page);
    await cells(24);
    await page.goto(`${url()}?x#game=tumblingdown`);
    await ready(page);
    await cells(64);
    assert.equal(await page.evaluate(() => location.hash), "");
    await page.evaluate(() => (location.hash = "foo"));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    assert.equal(await page.evaluate(() => location.hash), "#foo");
    assert.equal(await page.evaluate(() => document.querySelector("#notice").hidden), true);
    await page.evaluate(() => (location.hash = "game=chess"));
    await page.until(() => !document.querySelector("#notice").hidden && location.hash === "");
    await cells(64);
  });

  visit("the list tells the game's date, or when it was kept, and the fault that cut a game off", SMALL, async (page) => {
    await open(page, url());
    const text = `${TAGS}[Date "2001.02.03"]\n\n1. 32-28 *\n\n${TAGS}\n1. 32-28 19-23 2. 28-22 *\n`;
    await give(page, "file", [{ name: "two.pdn", text }]);
    await page.until(() => document.querySelector("#found-dialog").open);
    await page.click("#found-keep");
    await page.until(() => document.querySelector("#live").textContent.includes("added: 2"));
    const rows = await kept(page);
    assert.match(rows[0], /Feb 3, 2001 · unfinished · 1 ply32-28$/);
    assert.match(rows[1], /kept on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M · unfinished · 2 plies32-28 19-23two\.pdn: Line 12, column 19.*28-22.*28x19/);
    await page.click("#language");
    const french = await kept(page);
    assert.match(french[0], /3 févr\. 2001 · inachevée · 1 demi-coup32-28$/);
    assert.match(french[1], /gardée le .*Ligne 12/);
    await page.click("#language");

    // Played on behind the fault, the game is no longer cut off.
    await page.click("#library-open");
    await page.until(() => document.querySelector("#library-list .open") !== null);
    await page.click("#library-list li:nth-child(2) .open");
    await page.until(() => document.documentElement.dataset.ply === "2");
    await submit(page, "#move-form", "#move-input", "28x19");
    await moved(page, 2);
    const longer = async () => (await kept(page)).find((row) => row.includes("3 plies"));
    let played = await longer();
    // It is kept when the page has time.
    for (let tries = 0; !played && tries < 20; tries++) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
      played = await longer();
    }
    assert.doesNotMatch(played, /Line/);
    assert.equal((await state(page)).ply, 3);
  });

  visit("a game opened at its fault and kept by the button keeps the fault", LARGE, async (page) => {
    await open(page, url());
    await give(page, "file", [{ name: "one.pdn", text: `${TAGS}\n1. 32-28 19-23 2. 28-22 *\n` }]);
    await page.until(() => document.querySelector("#found-dialog").open);
    await page.click("#found-list .open");
    await page.until(() => document.documentElement.dataset.ply === "2");
    await page.click("#record-keep");
    // In one go: the remark goes by itself.
    await page.until(() => {
      const status = document.querySelector("#status-text");
      if (!/Kept/.test(status.textContent)) return false;
      document.querySelector("#language").click();
      window.translated = status.textContent;
      document.querySelector("#language").click();
      return true;
    });
    assert.match(await page.evaluate(() => window.translated), /^Gardée dans/, "a remark follows the language");
    assert.match((await kept(page))[0], /Line 5, column 19.*28-22/);
  });
}
