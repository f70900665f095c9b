// The editor of positions: pieces put and taken by mouse and by keyboard, texts in and out, what is said of each position.
import assert from "node:assert/strict";
import { Game, games } from "tablier";
import { violations } from "./axe.mjs";
import { enterCells, open, state, tabTo, takeUp, walkTo } from "./table.mjs";

const SMALL = { width: 320, height: 640 };
const LARGE = { width: 1280, height: 800 };
const BOARD = "#editor-board";

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. */
export function testEditor({ visit, visitAlone, url }) {
  visit("a position is set up by mouse and played from, and the game before is kept", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: ["32-28", "19-23", "28x19", "14x23"] });
    const before = await state(page);
    await page.evaluate(() => (document.querySelector("#position-panel").open = true));
    await openEditor(page, "#position-edit");
    assert.equal(await textIn(page), before.position);
    await page.drag(cell("31"), cell("26"));
    assert.equal(await textIn(page), before.position.replace("W31,", "W26,"));
    await page.click("#editor-clear");
    assert.deepEqual(await verdict(page), { sound: false, words: "There is no piece on the board", canStart: false });
    await page.click("#editor-turn label:last-child");
    await choose(page, "white man");
    await page.click(cell("27"));
    await page.click(cell("32"));
    await page.drag('[data-tool="black king"]', cell("21"));
    await page.drag('[data-tool="white man"]', cell("3"));
    assert.equal(await textIn(page), "B:W3,27,32:BK21");
    assert.match((await verdict(page)).words, /^Man on 3 \(White\)/);
    assert.equal((await verdict(page)).canStart, false);
    await page.evaluate((at) => document.querySelector(at).dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })), cell("3"));
    assert.equal(await textIn(page), "B:W27,32:BK21");
    await page.click("#editor-undo");
    assert.equal(await textIn(page), "B:W3,27,32:BK21");
    await page.click("#editor-redo");
    // A click on the same piece takes it, a row of cells is gone over in one stroke.
    await page.click(cell("32"));
    await page.drag(cell("36"), cell("37"));
    assert.equal(await textIn(page), "B:W27,36,37:BK21");
    await page.click("#editor-undo");
    assert.deepEqual(await verdict(page), { sound: true, words: "Black to move – Capture is compulsory", canStart: true });
    await select(page, "#editor-mode", "two");
    await page.click("#editor-start");
    await page.until(() => !document.querySelector("#editor-dialog").open);
    const after = await state(page);
    assert.deepEqual([after.position, after.ply, after.turn], ["B:W27:BK21", 0, "black"]);
    await page.click("#library-open");
    await page.until(() => document.querySelector("#library-title").textContent === "My games: 1");
  });

  visitAlone("a position is set up by keyboard alone, and spoken", SMALL, async (page) => {
    await open(page, url());
    await tabTo(page, "#new-game");
    await page.press("Enter");
    await page.evaluate(() => (document.querySelector("#game-select").value = "ultima"));
    await tabTo(page, "#new-game-edit");
    await page.press("Enter");
    await page.until(isOpen);
    await tabTo(page, "#editor-clear");
    await page.press("Enter");
    assert.match(await text(page, "#editor-live"), /No king: White/);
    await press(page, "white king");
    await enterCells(page, ["e1"], BOARD);
    assert.match(await text(page, "#editor-live"), /^e1, king, White.*No king: Black/);
    await press(page, "black king");
    await enterCells(page, ["e2"], BOARD);
    assert.match((await verdict(page)).words, /^The king on e2 can be taken/);
    assert.deepEqual(await violations(page, { part: "#editor-dialog" }), []);
    await page.press("Delete");
    await enterCells(page, ["e8"], BOARD);
    assert.deepEqual(await verdict(page), { sound: true, words: "White to move", canStart: true });
    // Taken up and put down elsewhere, without a drag; Escape drops what is taken up and leaves the dialog open.
    await press(page, "move");
    await enterCells(page, ["e8"], BOARD);
    await page.press("Escape");
    await enterCells(page, ["e8", "d8"], BOARD);
    assert.equal(await textIn(page), "3k4/8/8/8/8/8/8/4K3 w");
    await page.press("Control+z");
    assert.equal(await textIn(page), "4k3/8/8/8/8/8/8/4K3 w");
    await walkTo(page, "e8", BOARD);
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), "e8, king, Black");
    await tabTo(page, "#editor-start");
    await page.press("Enter");
    await page.until(() => !document.querySelector("#editor-dialog").open);
    assert.equal((await state(page)).position, "4k3/8/8/8/8/8/8/4K3 w");
  });

  visit("each game keeps what was set up, and is gone back to by Undo, while the dialog is open", SMALL, async (page) => {
    await open(page, url());
    await page.evaluate(() => (document.querySelector("#position-panel").open = true));
    await openEditor(page, "#position-edit");
    const [draughts, charret, start] = ["B:W27:BK21", "1.2..................... 1 8 8", new Game("charret").position()];
    await typed(page, draughts);
    await select(page, "#editor-game", "charret");
    assert.equal(await textIn(page), start);
    await typed(page, charret);
    await select(page, "#editor-game", "draughts");
    assert.equal(await textIn(page), draughts);
    await select(page, "#editor-game", "charret");
    assert.equal(await textIn(page), charret);
    for (const text of [draughts, charret, start, draughts, new Game("draughts").position()]) {
      await page.click("#editor-undo");
      assert.equal(await textIn(page), text);
    }
    // Charret was left at its start by Undo.
    await select(page, "#editor-game", "charret");
    assert.equal(await textIn(page), start);
    await typed(page, charret);
    await page.click("#editor-close");
    await openEditor(page, "#position-edit");
    await select(page, "#editor-game", "charret");
    assert.equal(await textIn(page), start);
  });

  visit("texts are shown at once, faults named and stacks built, in every game and both languages", SMALL, async (page) => {
    await open(page, url());
    for (let language = 0; language < 2; language++) {
      await page.click("#language");
      await page.click("#new-game");
      await openEditor(page, "#new-game-edit");
      for (const { id } of games()) {
        await select(page, "#editor-game", id);
        const start = new Game(id).position();
        assert.equal(await textIn(page), start);
        assert.equal((await verdict(page)).sound, true);
        await act(page, "swap");
        assert.notEqual(await textIn(page), start);
        await act(page, "swap");
        assert.equal(await textIn(page), start);
        await act(page, "clear");
        assert.equal((await verdict(page)).sound, id === "charret");
        await act(page, "initial");
        assert.equal(await textIn(page), start);
        assert.ok(await page.evaluate(() => document.querySelector("#editor-dialog").scrollWidth <= innerWidth), id);
      }
      await page.click("#editor-close");
    }
    await page.click("#new-game");
    await openEditor(page, "#new-game-edit");
    await select(page, "#editor-game", "tumblingdown");
    await typed(page, "8/8/8/8/8/8/8/wbW7 b 4");
    assert.equal(await label(page, "A1"), "A1, stack of 3, White, from bottom to top: White, Black, White");
    for (const wrong of ["nonsense", "8/8/8/8/8/8/8/9 b 4", "", "w".repeat(5000)]) {
      await typed(page, wrong);
      assert.equal((await verdict(page)).canStart, false);
      assert.match(await label(page, "A1"), /stack of 3/);
    }
    await choose(page, "black piece");
    await page.click(cell("A1"));
    await page.click(cell("A1"));
    await choose(page, "erase");
    await page.click(cell("A1"));
    await page.click(cell("H8"));
    assert.equal(await textIn(page), "8/8/8/8/8/8/8/wbwB7 b 4");
    assert.deepEqual(await verdict(page), { sound: true, words: "Black to move", canStart: true });
    // What was set up is there again after the dialog was closed.
    await page.click("#editor-close");
    await page.click("#new-game");
    await openEditor(page, "#new-game-edit");
    assert.notEqual(await textIn(page), "8/8/8/8/8/8/8/wbwB7 b 4");
    await page.click("#editor-undo");
    assert.equal(await textIn(page), "8/8/8/8/8/8/8/wbwB7 b 4");
  });
}

function isOpen() {
  return document.querySelector("#editor-dialog").open;
}

async function openEditor(page, button) {
  await page.click(button);
  await page.until(isOpen);
}

const cell = (name) => `${BOARD} [data-cell="${name}"]`;

function text(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector).textContent, selector);
}

function label(page, name) {
  return page.evaluate((at) => document.querySelector(at).ariaLabel, cell(name));
}

function textIn(page) {
  return page.evaluate(() => document.querySelector("#editor-text").value);
}

function verdict(page) {
  return page.evaluate(() => {
    const line = document.querySelector("#editor-verdict");
    return { sound: line.dataset.sound === "true", words: line.textContent, canStart: !document.querySelector("#editor-start").disabled };
  });
}

function choose(page, tool) {
  return page.click(`[data-tool="${tool}"]`);
}

/** Chooses a tool by the arrow keys. */
async function press(page, tool) {
  const selector = `[data-tool="${tool}"] input`;
  if (!(await page.evaluate(() => document.activeElement.name === "editor-tool"))) await tabTo(page, "#editor-palette :checked");
  for (let steps = 0; steps < 20; steps++) {
    if (await page.evaluate((selector) => document.querySelector(selector).checked, selector)) return;
    await page.press("ArrowRight");
  }
  throw new Error(`the arrows do not get to ${tool}`);
}

/** Does what a button of the board tools does, wherever it stands while the dialog takes another shape. */
const act = (page, tool) => page.evaluate((tool) => document.querySelector(`#editor-${tool}`).click(), tool);

function select(page, selector, value) {
  return page.evaluate(({ selector, value }) => {
    const list = document.querySelector(selector);
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }, { selector, value });
}

/** Puts a text into the field, as by pasting, without leaving it. */
function typed(page, text) {
  return page.evaluate((text) => {
    const field = document.querySelector("#editor-text");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}
