// Ways through the page that lead somewhere: from one game to another, from an exercise to the board, by keys, by links that
// name nothing.
import assert from "node:assert/strict";
import { Game } from "tablier";
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
    await page.until(() => /Computer · Level/.test(document.querySelector("#game-detail").textContent));
    assert.equal(await page.evaluate(() => document.querySelector("#analyse").getAttribute("aria-pressed")), "false");
  });

  visit("keys of one letter: turn, hint, the position in words, the list; not while typing, nor when they are turned off", SMALL, async (page) => {
    await takeUp(page, url(), { id: "charret", moves: ["1", "2"] });
    const bottom = () => page.evaluate(() => document.querySelector("#player-bottom .token").dataset.player);
    await page.evaluate(() => document.activeElement.blur());
    const before = await bottom();
    await page.press("f");
    assert.notEqual(await bottom(), before);
    await page.press("p");
    const words = "Charret (nine men's morris), Red to move. Red: token 1. Yellow: token 2. Red: 8 in hand. Yellow: 8 in hand.";
    assert.deepEqual(await texts(page, "#live, #position-words"), [words, words].reverse());
    await page.press("h");
    await page.until(() => /would play/.test(document.querySelector("#status-text").textContent));
    await page.evaluate(() => document.querySelector("#move-input").focus());
    await page.type("f?");
    assert.equal(await page.evaluate(() => document.querySelector("#move-input").value), "f?");
    assert.notEqual(await bottom(), before);
    await page.evaluate(() => document.activeElement.blur());
    await page.press("?");
    await page.until(() => document.querySelector("#keys-dialog").open);
    await page.press("Escape");
    await page.click("#settings");
    await page.click("#settings-dialog [name=shortcuts]");
    await page.click("#settings-dialog [type=submit]");
    await page.evaluate(() => document.activeElement.blur());
    await page.press("f");
    assert.notEqual(await bottom(), before);
  });

  visit("a number that a position cannot have is refused in words, and nothing can be started from it", SMALL, async (page) => {
    await takeUp(page, url(), { id: "charret" });
    await page.evaluate(() => (document.querySelector("#position-panel").open = true));
    await page.click("#position-edit");
    await page.until(() => document.querySelector("#editor-dialog").open);
    const write = (value) => page.evaluate((value) => {
      const input = document.querySelector("#editor-fields input");
      input.value = value;
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
      const { textContent } = document.querySelector("#editor-verdict");
      return [textContent, document.querySelector("#editor-start").disabled, document.querySelector("#editor-text").value];
    }, value);
    const [, , before] = await write("9");
    for (const bad of ["-3", "99", "1.5"]) {
      assert.deepEqual(await write(bad), ["Red, in hand: a whole number from 0 to 9", true, before]);
    }
    const [words, isDisabled, text] = await write("4");
    assert.doesNotMatch(words, /whole number/);
    assert.equal(isDisabled, false);
    assert.match(text, / 4 9$/);
  });

  visit("a review that was cut off keeps what it has found, and goes on from there", LARGE, async (page) => {
    const game = new Game("ultima");
    for (let ply = 0; ply < 40; ply++) game.play(game.moves()[ply % game.moves().length]);
    await takeUp(page, url(), { id: "ultima", moves: game.history() });
    game.free();
    await page.click("#analyse");
    await page.click("#review-start");
    await page.until(() => document.querySelector("#review-progress").value > 0.1);
    await page.click("#review-cancel");
    const part = () => page.until(() => !document.querySelector("#review-part").hidden && document.querySelector("#review-part").textContent);
    const words = await part();
    assert.match(words, /^The review was cut off after ply \d+ of 40\.$/);
    assert.equal((await texts(page, "#review-start"))[0], "Go on with the review");
    await page.reload();
    await ready(page);
    assert.equal(await part(), words);
    await page.click("#analyse");
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
