// The box of the record: what it holds, what goes on with the game, what is said of other texts.
import assert from "node:assert/strict";
import { Game } from "tablier";
import { copied, downloads, give, kept, replay, texts } from "./records.mjs";
import { errorOf, moved, open, startGame, state, submit, takeUp, turnOf } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
const OPENING = ["32-28", "19-23", "28x19", "14x23"];
const AGAINST = { id: "draughts", moves: OPENING, mode: "computer", side: "white" };

/** `visit` makes a test of a page, as page-tests.mjs has it. */
export function testRecordBox({ visit, url }) {
  visit("another game takes the edited text away", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    await edit(page, "some other text");
    await startGame(page, { game: "charret", mode: "two" });
    assert.match(await box(page), /CLIP/);
    const [clip] = await downloads(page, () => page.click("#record-download"));
    assert.match(clip.name, /^charret-/);
    assert.match(clip.text, /CLIP/);
    assert.equal(await page.evaluate(() => document.querySelector("#record-reset").hidden), true);
  });

  visit("an edited text is copied and saved as it stands, named for what it is", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const clip = new Game("charret").record();
    for (const [text, name] of [[clip, /^charret-.*\.txt$/], ["nothing at all", /^tablier-.*\.txt$/]]) {
      await edit(page, text);
      const [file] = await downloads(page, () => page.click("#record-download"));
      assert.match(file.name, name);
      assert.equal(file.text, text);
      assert.equal(await copied(page, "#record-copy"), text);
    }
  });

  visit("copies and files hold the last move at once", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts" });
    await page.evaluate(() => (document.querySelector("#record-panel").open = true));
    await submit(page, "#move-form", "#move-input", "32-28");
    assert.match(await copied(page, "#record-copy"), /32-28/);
    const [file] = await downloads(page, async () => {
      await submit(page, "#move-form", "#move-input", "19-23");
      await page.click("#record-download");
    });
    assert.match(file.text, /19-23/);
    await page.until(() => document.querySelector("#record-text").value.includes("19-23"));
  });

  visit("the text of the game itself goes on with it, against the computer too", LARGE, async (page) => {
    await takeUp(page, url(), AGAINST);
    const mode = await detail(page);
    await page.evaluate(() => (document.querySelector("#record-panel").open = true));
    await page.until(() => document.querySelector("#record-text").value.includes("14x23"));
    await page.click("#record-replay");
    await page.until(() => /goes on/.test(document.querySelector("#live").textContent));
    assert.equal(await detail(page), mode);
    assert.equal((await state(page)).ply, 4);
    // A longer one, with a comment and a variation: it is the computer's turn then.
    await replay(page, '[GameType "20"]\n\n1. 32-28 {sharp} 19-23 (1... 20-25 {slow}) 2. 28x19 14x23 3. 37-32 *');
    await moved(page, 5);
    await turnOf(page, "white");
    assert.equal(await detail(page), mode);
    const list = await page.evaluate(() => document.querySelector("#move-list").textContent);
    assert.match(list, /sharp/);
    assert.match(list, /20-25 slow/);
    assert.match(list, /37-32/);
    assert.deepEqual(await kept(page), []);
  });

  visit("moves alone leave the comments of the game as they are; a game without moves stays against the computer", LARGE, async (page) => {
    await open(page, url());
    await startGame(page, { game: "draughts", mode: "computer", side: "white", level: "1" });
    const mode = await detail(page);
    await page.evaluate(() => (document.querySelector("#record-panel").open = true));
    await page.click("#record-replay");
    await page.until(() => /goes on/.test(document.querySelector("#live").textContent));
    assert.equal(await detail(page), mode);

    await takeUp(page, url(), { id: "draughts", moves: OPENING.slice(0, 2) });
    await page.evaluate(() => (document.querySelector("#comment-panel").open = true));
    await page.click("#comment-text");
    await page.type("mine");
    await replay(page, OPENING.join(" "));
    await page.until(() => document.documentElement.dataset.ply === "4");
    assert.match(await page.evaluate(() => document.querySelector("#move-list").textContent), /mine/);
  });

  visit("moves that go on from the board: one, quoted, in the middle of the game", LARGE, async (page) => {
    const game = new Game("bulltricker");
    for (let ply = 0; ply < 3; ply++) game.play(game.moves()[0]);
    await takeUp(page, url(), { id: "bulltricker", moves: game.history() });
    game.play(game.moves()[0]);
    await replay(page, game.history()[3]);
    await page.until(() => document.documentElement.dataset.ply === "4");
    assert.equal((await state(page)).position, game.position());
    game.play(game.moves()[0]);
    game.play(game.moves()[0]);
    const [, , , , fifth, sixth] = game.history();
    await replay(page, `> 3. ${fifth}\n>> 3... ${sixth} {well}`);
    await page.until(() => document.documentElement.dataset.ply === "6");
    assert.equal((await state(page)).position, game.position());
    assert.deepEqual(await kept(page), []);

    // The whole game quoted goes on with it too.
    game.play(game.moves()[0]);
    await replay(page, game.record({ format: "moves" }).replace(/^/gm, "> "));
    await page.until(() => document.documentElement.dataset.ply === "7");

    // In the middle it is a branch.
    await page.click("#to-start");
    await page.click("#forward");
    const other = new Game("bulltricker");
    other.play(game.history()[0]);
    const branch = other.moves().find((move) => move !== game.history()[1]);
    await replay(page, branch);
    await page.until(() => document.documentElement.dataset.ply === "2");
    other.play(branch);
    assert.equal((await state(page)).position, other.position());
    assert.match(await page.evaluate(() => document.querySelector("#move-list").textContent), /\(1\.\.\. /);
  });

  visit("against the computer a move is pasted, and answered", LARGE, async (page) => {
    await takeUp(page, url(), AGAINST);
    await replay(page, "3. 37-32");
    await moved(page, 5);
    assert.match(await detail(page), /computer/i);
  });

  visit("of two readings the fault is told that comes later", LARGE, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    await replay(page, "38-32");
    await page.until(() => document.documentElement.dataset.ply === "5");
    await replay(page, "1-7");
    await page.until(() => !document.querySelector("#record-error").hidden);
    const legal = new Game("draughts");
    [...OPENING, "38-32"].forEach((move) => legal.play(move));
    assert.match(await errorOf(page, "#record-error"), new RegExp(`^Line 1, column 1,.*${legal.moves()[0]}`));
    const selected = () => page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.querySelector("#record-text");
      return value.slice(selectionStart, selectionEnd);
    });
    assert.equal(await selected(), "1-7");
  });

  visit("files that hold no text, or nothing, are called so", SMALL, async (page) => {
    await open(page, url());
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0xff, 0xd9];
    const said = async () => {
      await page.until(() => !document.querySelector("#notice").hidden);
      const [text] = await texts(page, "#notice-text");
      await page.click("#notice-close");
      return text;
    };
    await give(page, "file", [{ name: "x.png", bytes: png }]);
    assert.match(await said(), /^This is no text/);
    await give(page, "file", [{ name: "x.pdn", bytes: [] }]);
    assert.match(await said(), /^This is empty/);
    await give(page, "drop", [{ name: "x.png", bytes: png }, { name: "y.pdn", text: " \n" }]);
    await page.until(() => document.querySelector("#found-dialog").open);
    assert.deepEqual((await texts(page, "#found-faults p")).map((text) => text.split(/[:,]/)[0]), ["x.png", "y.pdn"]);
  });
}

/** Writes a text into the box. */
async function edit(page, text) {
  await page.evaluate((text) => {
    document.querySelector("#record-panel").open = true;
    const field = document.querySelector("#record-text");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

function box(page) {
  return page.evaluate(() => document.querySelector("#record-text").value);
}

/** Who plays. */
function detail(page) {
  return page.evaluate(() => document.querySelector("#game-detail").textContent);
}
