// Ways through the page that lead somewhere: from one game to another, from an exercise to the board, by keys, by links that
// name nothing.
import assert from "node:assert/strict";
import { texts } from "./records.mjs";
import { errorOf, open, ready, startGame, submit, takeUp } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };

/** `visit` makes a test of a page, as page-tests.mjs has it. */
export function testFlow({ visit, url }) {
  visit("what was typed for one game does not stay for the next", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts" });
    await page.evaluate(() => (document.querySelector("#position-panel").open = true));
    await submit(page, "#position-form", "#position-text", "nonsense");
    assert.notEqual(await errorOf(page, "#position-error"), "");
    await submit(page, "#move-form", "#move-input", "18 23");
    assert.notEqual(await errorOf(page, "#move-error"), "");
    await startGame(page, { game: "charret", mode: "two" });
    const fields = await page.evaluate(() => ["#position-text", "#move-input"].map((id) => document.querySelector(id).value));
    assert.match(fields[0], /^\.{24} /);
    assert.equal(fields[1], "");
    assert.equal(await errorOf(page, "#position-error"), "");
  });

  visit("from an exercise that was failed to its position, to analyse it and to play on against the computer", LARGE, async (page) => {
    await open(page, `${url()}exercises.html#ultima`);
    assert.equal(await page.evaluate(() => document.querySelector("#onwards").hidden), true);
    await page.click("#solution");
    await page.until(() => !document.querySelector("#onwards").hidden);
    const [analyse, play] = await page.until(() => {
      const links = ["#onwards-analyse", "#onwards-play"].map((id) => document.querySelector(id).href);
      return links.every((link) => /&moves=\w/.test(link)) && links;
    });
    await page.goto(analyse);
    await ready(page);
    await page.until(() => document.querySelector("#analyse").getAttribute("aria-pressed") === "true");
    assert.ok(await page.evaluate(() => Number(document.documentElement.dataset.ply)) > 0);
    await page.evaluate((play) => (location.href = play), play);
    // A move of the solution may have ended the game.
    const isOver = await page.evaluate(() => document.documentElement.dataset.outcome !== "");
    if (isOver) await page.click("#back");
    if (isOver) await page.click("#play-on");
    await page.until(() => document.querySelector("#play-on-dialog").open);
    await page.click("#play-on-dialog [value=primary]");
    await page.until(() => /Against the computer/.test(document.querySelector("#game-detail").textContent));
    assert.equal(await page.evaluate(() => document.querySelector("#analyse").getAttribute("aria-pressed")), "false");
  });

  visit("an exercise that is not there is said to be missing", SMALL, async (page) => {
    for (const [hash, words] of [["nope", /no game of this name/], ["charret/99999", /not there/], ["charret/own", /kept no exercise/]]) {
      await page.goto("about:blank");
      await open(page, `${url()}exercises.html#${hash}`);
      assert.match((await texts(page, "#missing"))[0], words);
    }
    await page.evaluate(() => (location.hash = "charret"));
    await page.until(() => document.querySelector("#missing").hidden);
  });
}
