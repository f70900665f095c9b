// Situations that a whole game seldom meets: a pass, huffing, an end looked back at, two tabs, motion.
import assert from "node:assert/strict";
import { Game } from "tablier";
import { clickCells, errorOf, finish, moved, open, ready, resign, startGame, state, submit, tabTo, takeUp, turnOf } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };

/** Red is enclosed and can but pass. */
const ENCLOSED = { id: "charret", rules: { blocked: "pass" }, position: "111.2....2....2......12. 1 0 0" };
/** White could have captured with 14. */
const HUFFABLE = { id: "spanish-draughts", rules: { huffing: true }, position: "W:W14,3:B18,23,30", moves: ["3-7"] };
/** Two captures from 47 to 36. */
const TWO_WAYS = { id: "draughts", position: "W:WK47:B14,19,29,31,42" };

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. */
export function testSituations({ visit, visitAlone, url }) {
  visitAlone("a pass by keyboard", SMALL, async (page) => {
    await takeUp(page, url(), ENCLOSED);
    assert.match(await textOf(page, "#live"), /pass/);
    await tabTo(page, "#pass");
    await page.press("Enter");
    await moved(page, 0);
    assert.match(await textOf(page, "#live"), /^Red: pass/);
    assert.equal(await isShown(page, "#pass"), false);
    await page.click("#back");
    assert.equal(await isShown(page, "#pass"), true);
    await submit(page, "#move-form", "#move-input", "Passe");
    await moved(page, 0);
  });

  visit("the computer's pass is announced", SMALL, async (page) => {
    await takeUp(page, url(), { ...ENCLOSED, mode: "computer", side: "yellow" });
    await moved(page, 0);
    assert.match(await textOf(page, "#live"), /^Red: pass/);
  });

  visit("the end of a game stays where it was given", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: ["32-28", "19-23", "28x19", "14x23"] });
    await resign(page);
    const end = await state(page);
    assert.equal(end.outcome, "resignation");
    await page.click("#back");
    assert.deepEqual(await outcomeAt(page), ["", 3]);
    await page.reload();
    await ready(page);
    assert.deepEqual(await outcomeAt(page), ["", 3]);
    await page.click("#finish");
    await page.click('[data-choice="to-end"]');
    assert.deepEqual(await state(page), end);
    assert.notEqual(await page.evaluate(() => document.querySelector('[data-choice="reopen"]')), null);
    await page.click("#finish-dialog .quiet");
    assert.equal(await isDisabled(page, "#forward"), true);
    await page.click("#move-list li:nth-child(2) button");
    assert.deepEqual(await outcomeAt(page), ["", 1]);
    await page.click("#move-list li:last-child button:last-child");
    assert.deepEqual(await state(page), end);
    await page.reload();
    await ready(page);
    assert.deepEqual(await state(page), end);
    await page.click("#back");
    await submit(page, "#move-form", "#move-input", "13x24");
    assert.deepEqual(await outcomeAt(page), ["", 4]);
    await page.click("#back");
    await submit(page, "#move-form", "#move-input", "14x23");
    assert.deepEqual(await state(page), end);
    await finish(page, "reopen");
    assert.deepEqual(await outcomeAt(page), ["", 4]);
    await submit(page, "#move-form", "#move-input", "31-26");
    assert.deepEqual(await outcomeAt(page), ["", 5]);
  });

  visit("huffing is offered, explained and written", SMALL, async (page) => {
    await takeUp(page, url(), HUFFABLE);
    assert.match(await labelOf(page, '[data-cell="14"]'), /can be huffed/);
    assert.match(await textOf(page, "#status-text"), /huff the piece on 14/);
    await clickCells(page, ["14"]);
    assert.match(await textOf(page, "#status-text"), /14 is huffed/);
    await clickCells(page, ["30", "23", "20"]);
    await moved(page, 1);
    assert.equal((await state(page)).position, after(HUFFABLE, "huff 14 23-20"));
    assert.match(await textOf(page, "#move-list"), /huff 14, 23-20/);
    await page.click("#language");
    assert.match(await textOf(page, "#move-list"), /souffle 14, 23-20/);
    await page.click("#back");
    assert.match(await textOf(page, "#status-text"), /souffler la pièce en 14/);
    await submit(page, "#move-form", "#move-input", "souffle 14, 23-20");
    await moved(page, 1);
    assert.match(await textOf(page, "#live"), /souffle 14, 23-20/);
  });

  visit("the way of a capture is asked for where its end does not tell", SMALL, async (page) => {
    await takeUp(page, url(), TWO_WAYS);
    await page.click("#hint");
    await page.until(() => document.querySelector("#status").matches(".note"));
    await clickCells(page, ["47", "38", "36"]);
    assert.equal(await page.evaluate(() => document.querySelector("#status").matches(".trouble")), false, "the question is no trouble");
    assert.match(await textOf(page, "#status-text"), /square by square/);
    await clickCells(page, ["24", "36"]);
    await moved(page, 0);
    assert.equal((await state(page)).position, after(TWO_WAYS, "47x38x24x13x36"));
  });

  visit("the buttons are called by what is written on it", LARGE, async (page) => {
    await open(page, url());
    for (let language = 0; language < 2; language++) {
      const names = await page.evaluate(() => [...document.querySelectorAll(".toolbar button, .transport button")].map((button) => ({
        name: button.getAttribute("aria-label") ?? button.textContent,
        written: button.textContent,
      })));
      assert.ok(names.length > 9);
      for (const { name, written } of names) assert.ok(written !== "" && name.includes(written), `${written}: ${name}`);
      await page.click("#language");
    }
  });

  visit("what was typed cannot turn the error line round", LARGE, async (page) => {
    await startFresh(page, url());
    await submit(page, "#move-form", "#move-input", "\u202e\u0007abc");
    const error = await errorOf(page, "#move-error");
    assert.match(error, /\u2068U\+202E.*\u2069/);
    assert.doesNotMatch(error, /[\u202a-\u202e\u0000-\u001f]/);
  });

  visit("the move field shows how a move is written", LARGE, async (page) => {
    await startFresh(page, url());
    const example = await page.evaluate(() => document.querySelector("#move-input").placeholder);
    await submit(page, "#move-form", "#move-input", example.split(" ").pop());
    await moved(page, 0);
  });

  visitAlone("two tabs go on with one game", LARGE, async (page, newPage) => {
    await startFresh(page, url());
    const other = await newPage();
    await open(other, url());
    await submit(other, "#move-form", "#move-input", "32-28");
    await moved(other, 0);
    await page.toFront();
    await moved(page, 0);
    assert.match(await textOf(page, "#status-text"), /another tab/);
    await submit(page, "#move-form", "#move-input", "19-23");
    await moved(page, 1);
    const last = await state(page);
    await other.toFront();
    await moved(other, 1);
    assert.deepEqual(await state(other), last);
    await other.reload();
    await ready(other);
    assert.deepEqual(await state(other), last);
  });

  visitAlone("with motion: moves, a long capture, the computer's reply", LARGE, async (page) => {
    await startFresh(page, url());
    await countFrames(page);
    // The second move is clicked while the first is still shown.
    await clickCells(page, ["32", "28", "19", "23"]);
    assert.equal((await state(page)).ply, 2);
    await page.until(() => window.framesDrawn > 3);
    await page.click("#back");
    await page.click("#forward");
    assert.equal((await state(page)).ply, 2);

    await takeUp(page, url(), TWO_WAYS);
    await countFrames(page);
    await clickCells(page, ["47", "38", "24", "36"]);
    assert.equal((await state(page)).position, after(TWO_WAYS, "47x38x24x13x36"));
    await page.until(() => window.framesDrawn > 3);

    await startGame(page, { game: "draughts", mode: "computer", side: "white", level: "1" });
    await clickCells(page, ["32", "28"]);
    await moved(page, 1);
    const { position } = await turnOf(page, "white");
    const game = new Game("draughts", { position });
    const { from, to } = game.moves({ verbose: true, from: game.input([]).next[0] })[0];
    await clickCells(page, [from, to]);
    await moved(page, 2);
  }, { motion: true });

  visitAlone("with motion: a pass, taken back and played again", LARGE, async (page) => {
    await takeUp(page, url(), ENCLOSED);
    await page.click("#pass");
    await clickCells(page, ["15", "24"]);
    await moved(page, 1);
    for (const button of ["#back", "#back", "#forward", "#forward"]) await page.click(button);
    assert.equal((await state(page)).ply, 2);
    await takeUp(page, url(), { ...ENCLOSED, mode: "computer", side: "yellow" });
    await moved(page, 0);
    await clickCells(page, ["15", "24"]);
    await moved(page, 1);
  }, { motion: true });
}

async function startFresh(page, url) {
  await open(page, url);
  await startGame(page, { game: "draughts", mode: "two" });
}

/** The position after one more move. */
function after({ id, rules, position, moves = [] }, move) {
  const game = new Game(id, { rules, position });
  [...moves, move].forEach((one) => game.play(one));
  return game.position();
}

async function outcomeAt(page) {
  const { outcome, ply } = await state(page);
  return [outcome, ply];
}

function textOf(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector).textContent, selector);
}

function labelOf(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector).getAttribute("aria-label"), selector);
}

function isShown(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector).checkVisibility(), selector);
}

function isDisabled(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector).matches(':disabled, [aria-disabled="true"]'), selector);
}

/** Counts the frames that the page draws from now on, in `window.framesDrawn`. */
function countFrames(page) {
  return page.evaluate(() => {
    const request = window.requestAnimationFrame;
    let time = performance.now();
    // However busy the machine is, a frame takes its time and no more.
    performance.now = () => time;
    window.framesDrawn = 0;
    window.requestAnimationFrame = (draw) => {
      window.framesDrawn++;
      time += 16;
      return request.call(window, draw);
    };
  });
}
