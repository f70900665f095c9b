// Replay by buttons, keys, wheel, swipe and clicks; variations and comments; the ways to finish a game.
import assert from "node:assert/strict";
import { Game } from "tablier";
import { clickCells, confirm, finish, moved, open, ready, startGame, state, submit, tabTo, takeUp, turnOf } from "./table.mjs";

const NARROW = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
const PLAYED = ["32-28", "19-23", "28x19", "14x23"];
const GAME = { id: "draughts", moves: PLAYED };
/** Red may claim a draw: the position stands for the third time. */
const REPEATED = {
  id: "charret",
  rules: { repetition: null },
  position: "1.1..1.1..2.2..2.2...... 1 0 0",
  moves: ["1-2", "11-10", "2-1", "10-11", "1-2", "11-10", "2-1", "10-11"],
};

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. */
export function testReplay({ visit, visitAlone, url }) {
  visit("the four buttons", LARGE, async (page) => {
    await takeUp(page, url(), GAME);
    const [begin, , , three, end] = await positions();
    const at = async (ply, position) => {
      const now = await state(page);
      assert.deepEqual([now.ply, now.position], [ply, position]);
    };
    await at(4, end);
    assert.deepEqual(await disabled(page), ["forward", "to-end"]);
    await page.click("#back");
    await at(3, three);
    assert.deepEqual(await disabled(page), []);
    await page.click("#to-start");
    await at(0, begin);
    assert.deepEqual(await disabled(page), ["to-start", "back"]);
    await page.click("#back");
    await at(0, begin);
    for (let ply = 0; ply < 3; ply++) await page.click("#forward");
    await at(3, three);
    await page.click("#to-end");
    await at(4, end);
  });

  visitAlone("replay by keyboard", LARGE, async (page) => {
    await takeUp(page, url(), GAME);
    const press = async (key, ply) => {
      await page.press(key);
      assert.equal((await state(page)).ply, ply, key);
    };
    await press("ArrowLeft", 3);
    await press("Home", 0);
    await press("ArrowRight", 1);
    await press("End", 4);
    await tabTo(page, "#back");
    await press("ArrowLeft", 3);
    await press("Enter", 2);
    await tabTo(page, "#move-input");
    await press("ArrowLeft", 2);
    await press("Home", 2);
    await tabTo(page, '[data-cell][tabindex="0"]');
    await press("ArrowLeft", 2);
    await press("Home", 2);
    await tabTo(page, "#move-list [aria-current]");
    await press("ArrowLeft", 1);
    await press("ArrowUp", 0);
    await press("ArrowDown", 1);
    await press("End", 4);
    assert.equal(await page.evaluate(() => document.activeElement === document.querySelector("#move-list [aria-current]")), true);
    // After a click on the board the arrows are the game's.
    await page.click('[data-cell="31"]');
    await press("ArrowLeft", 3);
    await page.click("#new-game");
    await press("Home", 3);
  });

  visit("replay by wheel, which scrolls the page where there is nothing left", { width: 1280, height: 500 }, async (page) => {
    await takeUp(page, url(), GAME);
    await page.resize(640, 500);
    const turn = async (pixels, ply) => {
      await page.wheel("#board", pixels);
      await page.until((ply) => document.documentElement.dataset.ply === String(ply), ply);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    };
    await turn(-100, 3);
    await turn(-100, 2);
    await turn(100, 3);
    await turn(100, 4);
    // What the page does not take, the browser scrolls by.
    const isTaken = (deltaY) => page.evaluate((deltaY) => {
      const turn = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true });
      return !document.querySelector("#board canvas").dispatchEvent(turn);
    }, deltaY);
    assert.equal(await isTaken(100), false);
    assert.equal((await state(page)).ply, 4);
    assert.equal(await isTaken(-100), true);
    await page.until(() => document.documentElement.dataset.ply === "3");
  });

  visit("replay by swipe over the list of moves", NARROW, async (page) => {
    await takeUp(page, url(), GAME);
    assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector("#move-list button")).touchAction), "pan-y");
    await swipe(page, 60, 0);
    assert.equal((await state(page)).ply, 3);
    await swipe(page, 60, 5);
    await swipe(page, -60, 5);
    assert.equal((await state(page)).ply, 3);
    await swipe(page, 60, 60);
    await swipe(page, 8, 0);
    assert.equal((await state(page)).ply, 3);
  });

  visit("a click on a move goes to it; another move is a branch", LARGE, async (page) => {
    await takeUp(page, url(), GAME);
    await clickMove(page, "28x19");
    const there = await state(page);
    assert.equal(there.ply, 3);
    assert.equal(await current(page), "28x19");
    await submit(page, "#move-form", "#move-input", "13x24");
    await moved(page, 3);
    assert.deepEqual(await list(page), ["1.32-2819-23", "2.28x1914x23", "(2... 13x24)"]);
    assert.equal(await current(page), "13x24");
    const branch = await state(page);
    await clickMove(page, "14x23");
    assert.equal((await state(page)).position, (await positions())[4]);
    await clickMove(page, "13x24");
    await page.reload();
    await ready(page);
    assert.deepEqual(await state(page), branch);
    await page.click("#back");
    await page.click("#forward");
    assert.deepEqual(await state(page), branch);
    // The same move again is no other branch.
    await page.click("#back");
    await clickCells(page, ["13", "24"]);
    await moved(page, 3);
    assert.deepEqual(await list(page), ["1.32-2819-23", "2.28x1914x23", "(2... 13x24)"]);
    await page.click("#promote");
    assert.deepEqual(await list(page), ["1.32-2819-23", "2.28x1913x24", "(2... 14x23)"]);
    assert.equal(await page.evaluate(() => document.querySelector("#branch-tools").hidden), true);
    await clickMove(page, "14x23");
    await page.click("#remove-branch");
    await confirm(page);
    await page.until(() => !document.querySelector("#move-list").textContent.includes("("));
    assert.deepEqual(await list(page), ["1.32-2819-23", "2.28x1913x24"]);
    assert.equal((await state(page)).ply, 3);
  });

  visit("two people take back a move, and nothing shifts", NARROW, async (page) => {
    await open(page, url());
    await startGame(page, { game: "draughts", mode: "two" });
    const toolbar = () => page.evaluate(() => [...document.querySelectorAll(".toolbar button")].map((button) => JSON.stringify(button.getBoundingClientRect())));
    const before = await toolbar();
    assert.equal(await page.evaluate(() => document.querySelector("#undo").disabled), true);
    await submit(page, "#move-form", "#move-input", "32-28");
    await submit(page, "#move-form", "#move-input", "18-23");
    await moved(page, 1);
    await page.click("#undo");
    await submit(page, "#move-form", "#move-input", "19-23");
    await moved(page, 1);
    assert.deepEqual(await list(page), ["1.32-2819-23"]);
    assert.deepEqual(await toolbar(), before);
  });

  visit("against the computer, what is played after a take-back becomes the main line", LARGE, async (page) => {
    await takeUp(page, url(), { ...GAME, mode: "computer", side: "white" });
    await page.click("#undo");
    const back = await turnOf(page, "white");
    assert.equal(back.ply, 2);
    // Looking at an earlier position, the computer waits.
    await page.click("#to-start");
    await page.click("#forward");
    assert.equal(await page.evaluate(() => document.querySelector("#resume").checkVisibility()), true);
    assert.equal((await state(page)).thinking, false);
    await page.click("#to-start");
    await submit(page, "#move-form", "#move-input", "31-26");
    await moved(page, 1);
    assert.equal((await turnOf(page, "white")).ply, 2);
    const [first, variation, answer] = await list(page);
    assert.equal(first, "1.31-26");
    assert.equal(variation, "(1. 32-28 19-23 2. 28x19 14x23)");
    assert.match(answer, /^1\.…\d+-\d+$/);
  });

  visit("comments are shown, edited and kept", NARROW, async (page) => {
    await takeUp(page, url(), GAME);
    await page.evaluate(() => (document.querySelector("#comment-panel").open = true));
    await clickMove(page, "19-23");
    await page.click("#comment-text");
    await page.type("A <b>good</b> exchange ");
    assert.deepEqual(await list(page), ["1.32-2819-23", "A <b>good</b> exchange ", "2.28x1914x23"]);
    await page.reload();
    await ready(page);
    assert.deepEqual(await list(page), ["1.32-2819-23", "A <b>good</b> exchange ", "2.28x1914x23"]);
    const value = () => page.evaluate(() => document.querySelector("#comment-text").value);
    assert.equal(await value(), "A <b>good</b> exchange ");
    await page.click("#back");
    assert.equal(await value(), "");
    await fits(page);
  });

  visit("signs, nested variations and long lines stay inside a narrow screen", NARROW, async (page) => {
    await open(page, url());
    const start = new Game("draughts").toJSON();
    const inner = { moves: ["31-27"], notes: [{ ply: 1, comment: "x".repeat(300), nags: [3, 146] }] };
    const outer = { moves: ["20-25", "31-26"], notes: [{ ply: 0, comment: "first" }, { ply: 2, nags: [6], variations: [inner] }] };
    const record = {
      id: start.id, rules: start.rules, position: start.position, tags: {}, ended: null,
      moves: PLAYED, notes: [{ ply: 1, comment: "one" }, { ply: 2, variations: [outer] }],
    };
    const setup = { game: "draughts", mode: "two", side: "white", level: 1, rules: start.rules };
    const session = JSON.stringify({ setup, record, place: { line: [0, 1, 1], ply: 3 } });
    await page.evaluate((session) => localStorage.setItem("tablier:session", session), session);
    await page.reload();
    await ready(page);
    assert.equal(await current(page), "31-27!! $146");
    assert.deepEqual(await list(page), [
      "1.32-28", "one", "1.…19-23",
      `(first 1... 20-25 2. 31-26?! (2. 31-27!! $146 ${"x".repeat(300)}))`,
      "2.28x1914x23",
    ]);
    await fits(page);
    const inside = await page.evaluate(() => {
      const list = document.querySelector("#move-list");
      return list.scrollWidth <= list.clientWidth;
    });
    assert.equal(inside, true);
  });

  visit("a long game scrolls inside its list, to the current move", LARGE, async (page) => {
    const game = new Game("ultima");
    while (game.history().length < 120 && !game.outcome()) game.play(game.moves()[game.history().length % game.moves().length]);
    await takeUp(page, url(), { id: "ultima", rules: game.rules(), position: game.toJSON().position, moves: game.history() });
    const seen = () => page.evaluate(() => {
      const list = document.querySelector("#move-list").getBoundingClientRect();
      const item = document.querySelector("#move-list [aria-current]").getBoundingClientRect();
      return item.top >= list.top && item.bottom <= list.bottom;
    });
    assert.equal(await seen(), true);
    await page.click("#to-start");
    assert.equal(await seen(), true);
    await page.click("#to-end");
    assert.equal(await seen(), true);
  });

  visit("the ways to finish a game of two people", NARROW, async (page) => {
    await open(page, url());
    await startGame(page, { game: "charret", mode: "two" });
    const ended = async (choice, outcome, text) => {
      await finish(page, choice);
      assert.equal((await state(page)).outcome, outcome);
      assert.match(await page.evaluate(() => document.querySelector("#status-text").textContent), text);
    };
    await page.click("#finish");
    await fits(page);
    await page.click("#finish-dialog .quiet");
    assert.equal((await state(page)).outcome, "");
    await ended("draw", "agreement", /^Draw/);
    await ended("reopen", "", /to move/);
    await ended("concede-red", "resignation", /^Yellow wins/);
    await ended("reopen", "", /to move/);
    await ended("concede-yellow", "resignation", /^Red wins/);
  });

  visit("a draw is claimed", LARGE, async (page) => {
    await takeUp(page, url(), REPEATED);
    await finish(page, "claim");
    assert.equal((await state(page)).outcome, "repetition");
  });

  visit("the ways to finish a game against the computer", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", position: "W:WK48:BK1,K3,K10", mode: "computer", side: "white" });
    await finish(page, "offer");
    await page.until(() => /plays on/.test(document.querySelector("#status-text").textContent));
    assert.equal((await state(page)).outcome, "");
    await finish(page, "concede");
    assert.equal((await state(page)).outcome, "resignation");
    await takeUp(page, url(), { id: "draughts", position: "W:WK1,K3,K10:BK48", mode: "computer", side: "white" });
    await finish(page, "offer");
    await page.until(() => document.documentElement.dataset.outcome === "agreement");
  });

  visit("the live region keeps no sentence of the language before", LARGE, async (page) => {
    await takeUp(page, url(), GAME);
    await page.click("#back");
    const said = () => page.evaluate(() => document.querySelector("#live").textContent);
    assert.match(await said(), /^After White: 28x19/);
    await page.click("#language");
    assert.equal(await said(), "");
  });
}

/** The positions of GAME, from its start. */
function positions() {
  const game = new Game("draughts");
  return [game.position(), ...PLAYED.map((move) => {
    game.play(move);
    return game.position();
  })];
}

function disabled(page) {
  return page.evaluate(() => [...document.querySelectorAll('.transport [aria-disabled="true"]')].map(({ id }) => id));
}

/** The rows of the move list as they are written, but for the start. */
function list(page) {
  return page.evaluate(() => [...document.querySelectorAll("#move-list li")].slice(1).map((row) => row.textContent));
}

function current(page) {
  return page.evaluate(() => document.querySelector("#move-list [aria-current]").textContent);
}

async function clickMove(page, text) {
  await page.evaluate((text) => {
    const button = [...document.querySelectorAll("#move-list button")].find((one) => one.textContent === text);
    button.dataset.wanted = "";
  }, text);
  await page.click("[data-wanted]");
  await page.evaluate(() => delete document.querySelector("[data-wanted]")?.dataset.wanted);
}

/** A finger goes over the list of moves by so many pixels. */
function swipe(page, x, y) {
  return page.evaluate(({ x, y }) => {
    const list = document.querySelector("#move-list");
    const fire = (type, x, y) => list.dispatchEvent(new PointerEvent(type, {
      bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7, clientX: 100 + x, clientY: 100 + y,
    }));
    fire("pointerdown", 0, 0);
    fire("pointermove", x / 2, y / 2);
    fire("pointerup", x, y);
  }, { x, y });
}

async function fits(page) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), true);
}
