// The analysis in the page: never in a game against the computer, lines that can be played, the review of a game, own exercises.
import assert from "node:assert/strict";
import { confirm, open, ready, resign, startGame, tabTo, takeUp } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
/** White wins in four moves, as a table knows. */
const WON = "W:WK1,K2:BK45";
/** Seven men: Red wins in 33 plies. */
const DISTANT = "11221.....2.2........... 1 0 0";
/** White wins by 36-18 alone. */
const ONE_MOVE = "W:WK36:B20,35";

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. */
export function testAnalysis({ visit, visitAlone, url }) {
  visit("the engine is not asked in a game against the computer, but after it, or when the game is stopped for it", SMALL, async (page) => {
    await open(page, url());
    await startGame(page, { game: "draughts", mode: "computer", side: "white", level: "1" });
    await page.click("#analyse");
    await page.until(() => document.querySelector("#confirm-dialog").open);
    await page.click("#confirm-no");
    assert.equal(await looks(page), "off");
    await resign(page);
    await page.click("#analyse");
    assert.notEqual(await looks(page), "off");
    await startGame(page, { game: "draughts", mode: "computer", side: "white", level: "1" });
    assert.equal(await looks(page), "off");
    await page.click("#analyse");
    await confirm(page);
    await linesAre(page, 3);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth), false);
    assert.deepEqual(await page.evaluate(() => Array.from(document.querySelectorAll(".pv")).flatMap((line) => {
      const { right, bottom } = line.getBoundingClientRect();
      const shown = Array.from(line.children, (move) => move.getBoundingClientRect()).filter(({ top }) => top < bottom - 1);
      return shown.filter((move) => move.right > right + 1 || move.bottom > bottom + 1);
    })), [], "moves that are cut");
  });

  visit("lines with arrows: as many as are wanted, played by a click as far as that, or put in to be stepped through", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: ["32-28"] });
    await changedPixels(page);
    await page.click("#analyse");
    await page.evaluate(() => {
      const select = document.querySelector("#analysis-count");
      select.value = "5";
      select.dispatchEvent(new Event("change"));
    });
    await linesAre(page, 5);
    assert.ok((await changedPixels(page)) > 1000, "arrows are drawn");
    await page.click("#analysis-arrows");
    assert.equal(await changedPixels(page), 0, "or not");
    await page.click("#analysis-arrows");
    assert.ok((await changedPixels(page)) > 1000, "and again");
    assert.match(await textOf(page, "#analysis-depth"), /depth \d+/);
    assert.equal(await textOf(page, "#analysis-basis"), "estimated");
    await page.click("#analysis-lines li:nth-child(2) .pv button:nth-child(2)");
    await page.until(() => document.documentElement.dataset.ply === "3");
    await linesAre(page, 1);
    await page.click("#analysis-lines li:first-child .all");
    await page.until(() => document.documentElement.dataset.ply === "4");
    assert.equal(await page.evaluate(() => document.querySelector("#forward").getAttribute("aria-disabled")), "false");
    await page.click("#analyse");
    assert.equal(await looks(page), "off");
    await page.click("#to-start");
    await page.click("#forward");
    assert.equal(await changedPixels(page), 0, "nothing stays of them");
  });

  visit("what a table proves is called proved, with its distance", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", position: WON });
    await page.click("#analyse");
    await page.until(() => document.querySelector("#analysis-basis").textContent.startsWith("proved"));
    await page.until(() => document.querySelector("#analysis-score").textContent === "White: win in 4 moves");
    await takeUp(page, url(), { id: "draughts", position: "W:WK1:BK2,K40" });
    await page.until(() => document.querySelector("#analysis-score").textContent === "draw");
    assert.equal(await textOf(page, "#analysis-basis"), "proved by the endgame table");
  });

  visitAlone("an ending of Charret is solved, and the win told with its distance", LARGE, async (page) => {
    await takeUp(page, url(), { id: "charret", position: DISTANT });
    await page.click("#analyse");
    await page.until(() => document.querySelector("#analysis-score").textContent === "Red: win");
    assert.equal(await textOf(page, "#analysis-basis"), "proved by the endgame table");
    await page.until(() => /^Solving the ending: \d+%$/.test(document.querySelector("#analysis-depth").textContent));
    await page.until(() => document.querySelector("#analysis-score").textContent === "Red: win in 17 moves");
    await page.until(() => /^depth/.test(document.querySelector("#analysis-depth").textContent));
  });

  visitAlone("a position that is analysed is kept as an exercise if it is one", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts" });
    await page.click("#analyse");
    await page.click("#analysis-keep");
    await page.until(() => /^Not kept/.test(document.querySelector("#analysis-kept-text").textContent));
    await takeUp(page, url(), { id: "draughts", position: ONE_MOVE });
    for (const answer of ["Kept as an exercise.", "Already among your exercises."]) {
      await tabTo(page, "#analysis-keep");
      await page.press("Enter");
      await page.until((answer) => document.querySelector("#analysis-kept-text").textContent === answer, answer);
    }
    assert.equal(await page.evaluate(() => document.querySelector("#analysis-kept-link").getAttribute("href")), "exercises.html#draughts/own");
    await linesAre(page, 2);
  });

  visitAlone("a review by keyboard: the graph, the mistake with the better line, an exercise of one's own", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts", position: ONE_MOVE, moves: ["36-31"] });
    await tabTo(page, "#analyse");
    await page.press("Enter");
    await tabTo(page, "#review-start");
    await page.press("Enter");
    await page.until(() => document.documentElement.dataset.review === "done");
    assert.equal(await textOf(page, "#review-mistakes .kind"), "missed win");
    assert.match(await textOf(page, "#move-list"), /36-31\?.*\(.*36-18/);
    await tabTo(page, "#review-graph");
    await page.press("Home");
    await page.press("ArrowRight");
    await page.until(() => document.documentElement.dataset.ply === "1");
    assert.match(await page.evaluate(() => document.querySelector("#review-graph").getAttribute("aria-valuetext")), /36-31.*missed win/);
    await tabTo(page, "#review-exercises");
    await page.press("Enter");
    await page.until(() => !document.querySelector("#review-kept").hidden);
    await page.reload();
    await ready(page);
    await page.until(() => document.documentElement.dataset.review === "done");

    await page.goto(`${url()}exercises.html#draughts/own`);
    await ready(page);
    assert.match(await page.evaluate(() => document.documentElement.dataset.exercise), /^own-/);
    assert.equal(await textOf(page, "#which"), "My exercise 1");
    const count = await page.evaluate(() => document.querySelectorAll("#own a").length);
    await page.click("#own-remove");
    await confirm(page);
    await page.until((count) => document.querySelectorAll("#own a").length === count, count - 1);
  });
}

const looks = (page) => page.evaluate(() => document.documentElement.dataset.analysis);

const linesAre = (page, count) => page.until((count) => document.querySelectorAll("#analysis-lines li").length >= count, count);

const textOf = (page, selector) => page.evaluate((selector) => document.querySelector(selector).textContent, selector);

/** How many pixels of the board are not what they were when this was first asked, but for a tone that nobody sees. */
const changedPixels = (page) => page.evaluate(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const canvas = document.querySelector("#board canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  window.firstPixels ??= data;
  const isOther = (at) => [0, 1, 2].some((channel) => Math.abs(data[at + channel] - window.firstPixels[at + channel]) > 8);
  let changed = 0;
  for (let at = 0; at < data.length; at += 4) changed += isOther(at) ? 1 : 0;
  return changed;
});
