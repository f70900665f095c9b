// Game records in the page: texts, files, links, and the games that are kept.
import assert from "node:assert/strict";
import { Game } from "tablier";
import { toHash } from "../../www/js/records/link.js";
import { copied, downloads, fits, give, kept, played, replay, texts } from "./records.mjs";
import { confirm, errorOf, moved, open, ready, resign, startGame, state, submit, takeUp } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
const OPENING = ["32-28", "19-23", "28x19", "14x23"];
const SOUND = '[White "Émile"]\n[Black "<b>Zoé</b>"]\n[Date "2001.02.03"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n';
const FAULTY = '[White "Max"]\n[Black "Ida"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28-22 *\n';

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. */
export function testRecords({ visit, visitAlone, url }) {
  visit("a pasted record is replayed", LARGE, async (page) => {
    await open(page, url());
    await replay(page, SOUND);
    await page.until(() => document.documentElement.dataset.ply === "4");
    assert.equal((await state(page)).position, played("draughts", OPENING));
    assert.deepEqual(await page.evaluate(() => ["white", "black"].map((side) => document.querySelector(`#record-${side}`).value)), ["Émile", "<b>Zoé</b>"]);
    await page.evaluate(() => {
      const field = document.querySelector("#record-event");
      field.value = "Club";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    assert.match(await page.evaluate(() => document.querySelector("#record-text").value), /"Club"/);
  });

  visit("what is no record is refused with its place, and stays as it is", SMALL, async (page) => {
    await open(page, url());
    const before = await state(page);
    for (const text of ["nonsense at all", "", "x".repeat(50_000)]) {
      await replay(page, text);
      await page.until(() => !document.querySelector("#record-error").hidden);
      assert.notEqual(await errorOf(page, "#record-error"), "");
      assert.equal(await page.evaluate(() => document.querySelector("#record-text").value), text);
      assert.deepEqual(await state(page), before);
    }
  });

  for (const way of ["file", "drop"]) {
    visit(`games with faults are listed with their places: ${way}`, SMALL, async (page) => {
      await open(page, url());
      await give(page, way, [{ name: "two.pdn", text: SOUND + FAULTY }]);
      await page.until(() => document.querySelector("#found-dialog").open);
      const rows = await texts(page, "#found-list .open");
      assert.equal(rows.length, 2);
      assert.match(rows[0], /Émile – <b>Zoé<\/b>.*Feb 3, 2001.*4 plies/);
      assert.match(rows[1], /Max – Ida.*2 plies.*Line 11, column 19.*28-22.*not allowed here.*28x19/);
      assert.equal(await page.evaluate(() => document.querySelectorAll("#found-list b").length), 0);
      await fits(page);
      await page.click("#found-list li:nth-child(2) .open");
      assert.equal((await state(page)).position, played("draughts", OPENING.slice(0, 2)));
    });
  }

  visit("a text with faults stays while its games are looked at", LARGE, async (page) => {
    await open(page, url());
    const before = await state(page);
    await replay(page, FAULTY);
    await page.until(() => document.querySelector("#found-dialog").open);
    await page.press("Escape");
    assert.equal(await page.evaluate(() => document.querySelector("#record-text").value), FAULTY);
    assert.deepEqual(await state(page), before);
  });

  visit("files of any encoding, several at once", LARGE, async (page) => {
    await open(page, url());
    await give(page, "file", [{ name: "old.pdn", bytes: [...Buffer.from(SOUND, "latin1")] }, { name: "new.pdn", text: `\ufeff${SOUND}` }]);
    await page.until(() => document.querySelector("#found-dialog").open);
    const rows = await texts(page, "#found-list .open");
    assert.match(rows[0], /Émile.*old\.pdn/);
    assert.match(rows[1], /Émile.*new\.pdn/);
  });

  visit("ten thousand games", LARGE, async (page) => {
    await open(page, url());
    const all = Array.from({ length: 10_000 }, (_, index) => SOUND.replace("Émile", `Player${index}`)).join("\n");
    await give(page, "file", [{ name: "many.pdn", text: all }]);
    await page.until(() => document.querySelector("#found-dialog").open);
    assert.equal((await texts(page, "#found-list .open")).length, 50);
    assert.match((await texts(page, "#found-list .pages"))[0], /1–50 of 10000/);
    await page.evaluate(() => {
      const field = document.querySelector("#found-list input");
      field.value = "PLAYER9876";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    assert.equal((await texts(page, "#found-list .open")).length, 1);
    await page.click("#found-list .open");
    assert.equal((await state(page)).ply, 4);
  });

  visit("a link opens the game again, the one on the table is kept", LARGE, async (page, newPage) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const address = await copied(page, "#record-link");
    const other = await newPage();
    await takeUp(other, url(), { id: "charret", moves: ["1", "2", "3", "4"] });
    await other.evaluate((address) => (location.href = address), address);
    await other.until(() => document.querySelectorAll("[data-cell]").length === 50 && document.documentElement.dataset.ply === "4");
    assert.equal((await state(other)).position, played("draughts", OPENING));
    assert.equal(await other.evaluate(() => location.hash), "");
    assert.match((await kept(other))[0], /Charret.*4 plies/);
    await other.reload();
    await ready(other);
    assert.equal((await state(other)).position, played("draughts", OPENING));
  });

  visit("a link to a position", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const position = played("draughts", OPENING);
    const address = await copied(page, "#position-link");
    await startGame(page, { game: "ultima", mode: "two" });
    await page.evaluate((address) => (location.href = address), address);
    await page.until((position) => document.querySelector("#position-text").value === position, position);
    await page.goto(`${url()}?x#game=draughts&position=${encodeURIComponent("W:WK4:B13")}&moves=4x27`);
    await page.until(() => document.documentElement.dataset.ply === "1");
    assert.equal((await state(page)).ply, 1);
  });

  visit("a damaged link is refused and changes nothing", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const address = await copied(page, "#record-link");
    const before = await state(page);
    const start = address.indexOf("#");
    const other = (letter) => (letter === "A" ? "B" : "A");
    const damaged = [start + 1, start + 8, start + 20, Math.floor((start + address.length) / 2), address.length - 1]
      .map((at) => address.slice(0, at) + other(address[at]) + address.slice(at + 1));
    const bad = [...damaged, address.slice(0, -4), `${url()}#game=draughts&position=x`, `${url()}#game=chess&moves=1`, `${url()}#record=`];
    for (const link of bad) {
      await page.evaluate((link) => (location.href = link), link);
      await page.until(() => !document.querySelector("#notice").hidden && location.hash === "");
      assert.match((await texts(page, "#notice-text"))[0], /damaged/);
      assert.deepEqual(await state(page), before);
      await page.click("#notice-close");
    }
  });

  visit("a link with a wrong move opens as far as it can be played, and tells the move and the reason", SMALL, async (page) => {
    await open(page, url());
    const told = async (hash) => {
      await page.evaluate((hash) => (location.hash = hash), hash);
      await page.until(() => !document.querySelector("#notice").hidden && location.hash === "");
      const [text] = await texts(page, "#notice-text");
      await page.click("#notice-close");
      return text.replaceAll(/[\u2068\u2069]/g, "");
    };
    assert.equal(
      await told("#game=draughts&moves=32-28,19-99,28-22&then=analyse"),
      "Move 2 of this link, “19-99”, cannot be played. This is not a move: there is no square 99 (character 4).",
    );
    assert.equal((await state(page)).position, played("draughts", ["32-28"]));
    assert.equal(await page.evaluate(() => document.querySelector("#analyse").getAttribute("aria-pressed")), "false");
    await page.evaluate(() => document.querySelector("#record-keep").click());
    await page.until(() => document.querySelector("#status-text").textContent.includes("Kept"));
    await page.click("#library-open");
    await page.until(() => /Link, move 2, “.?19-99.?”: there is no such square/.test(document.querySelector("#library-list").textContent));
    await page.click("#library-close");
    assert.match(await told("#game=draughts&moves=32-28,1-2"), /^Move 2 of this link, “1-2”, cannot be played\. .*\b2\b.*\.$/);
    assert.match(await told("#game=ultima&moves=<b>x</b>"), /^Move 1 of this link, “<b>x<\/b>”, cannot be played\. /);
    assert.match(await told("#game=draughts&position=W:W99:B1"), /damaged.* This is not a valid position: .*99/);
    const record = await toHash("1. 32-28 19-99");
    await page.evaluate((record) => (location.hash = record), record);
    await page.until(() => document.querySelector("#found-dialog").open);
    assert.match((await texts(page, "#found-list"))[0], /Line 1, column 13.*there is no such square/);
  });

  visit("the moves alone go to the other player and back", LARGE, async (page, newPage) => {
    const moves = new Game("bulltricker").moves();
    const game = new Game("bulltricker");
    game.play(moves[0]);
    game.play(game.moves()[0]);
    await takeUp(page, url(), { id: "bulltricker", moves: game.history() });
    const text = await copied(page, "#record-moves");
    const other = await newPage();
    await open(other, url());
    await startGame(other, { game: "charret", mode: "two" });
    await replay(other, text);
    await other.until(() => document.documentElement.dataset.ply === "2");
    assert.equal((await state(other)).position, game.position());

    // The answer is played, sent and pasted: it goes on with the same game.
    game.play(game.moves()[0]);
    await submit(other, "#move-form", "#move-input", game.history()[2]);
    await moved(other, 2);
    await submit(page, "#move-form", "#move-input", game.history()[2]);
    await moved(page, 2);
    game.play(game.moves()[0]);
    await replay(page, game.record({ format: "moves" }));
    await moved(page, 3);
    assert.equal((await state(page)).position, game.position());
    // Two tabs are two games: the other one, with a ply less, is kept as this one goes on.
    let games = [];
    for (let tries = 0; games.length < 2 && tries < 100; tries++) games = plies(await kept(page));
    assert.deepEqual(games.map((words) => words.slice(0, "4 plies".length)), ["4 plies", "3 plies"]);
  });

  visit("the CLIP: file name, copy, replay", LARGE, async (page) => {
    await takeUp(page, url(), { id: "charret", moves: ["1", "2", "3", "4"] });
    const position = (await state(page)).position;
    const [clip] = await downloads(page, () => page.click("#record-download"));
    assert.match(clip.name, /^charret-\d{8}-\d{4}\.txt$/);
    assert.equal(await copied(page, "#record-copy"), clip.text);
    assert.match((await texts(page, "#record-replay"))[0], /CLIP/);
    await startGame(page, { game: "draughts", mode: "two" });
    await replay(page, clip.text);
    await page.until(() => document.documentElement.dataset.ply === "4");
    assert.equal((await state(page)).position, position);
  });

  visit("a finished game is kept once, over reloads and returns", SMALL, async (page) => {
    await open(page, url());
    await startGame(page, { game: "draughts", mode: "two" });
    for (const [ply, move] of OPENING.entries()) {
      await submit(page, "#move-form", "#move-input", move);
      await moved(page, ply);
    }
    await resign(page);
    assert.match((await kept(page))[0], /Draughts|draughts.*0-1.*4 plies/);
    await page.reload();
    await ready(page);
    await page.click("#back");
    await submit(page, "#move-form", "#move-input", "13x24");
    await resign(page);
    assert.equal((await kept(page)).length, 1);
    await startGame(page, { game: "draughts", mode: "two" });
    assert.equal((await kept(page)).length, 1);
    await page.click("#library-open");
    await page.until(() => document.querySelector("#library-list .open") !== null);
    await fits(page);
    await page.click("#library-list .open");
    await page.until(() => document.documentElement.dataset.ply === "4");
  });

  visitAlone("a game that another tab went on with and left is kept as that tab left it", LARGE, async (page, newPage) => {
    await takeUp(page, url(), { id: "draughts", moves: OPENING });
    const other = await newPage();
    await open(other, url());
    await submit(other, "#move-form", "#move-input", "37-32");
    await moved(other, 4);
    await startGame(other, { game: "charret", mode: "two" });
    assert.deepEqual(plies(await kept(other)), ["5 plies32-28 19-23 28x19 14x23 37-32"]);
    await page.toFront();
    await moved(page, 4);
    assert.equal((await state(page)).ply, 5);
    await startGame(page, { game: "ultima", mode: "two" });
    assert.deepEqual(plies(await kept(page)), ["5 plies32-28 19-23 28x19 14x23 37-32"]);
    await other.toFront();
    assert.equal(await other.evaluate(() => document.querySelectorAll("[data-cell]").length), 24, "a tab keeps its game");
  });

  visit("a game against the computer that was left goes on from the library, a short one too", LARGE, async (page) => {
    await takeUp(page, url(), {
      id: "draughts", moves: ["32-28", "19-23"], mode: "computer", side: "white",
      clock: { control: { kind: "game", seconds: 300, increment: 5 }, left: { white: 200_000, black: 100_000 }, moves: { white: 1, black: 1 } },
    });
    await page.evaluate(() => (location.hash = "game=ultima"));
    await page.until(() => !document.querySelector("#notice").hidden);
    assert.match((await texts(page, "#notice-text"))[0], /My games/);
    await page.click("#notice-close");
    assert.doesNotMatch((await texts(page, "#game-detail"))[0], /min/);
    await page.click("#library-open");
    await page.until(() => document.querySelector("#library-list .open") !== null);
    await page.click("#library-list .open");
    await page.until(() => document.querySelectorAll("[data-cell]").length === 50);
    assert.match((await texts(page, "#game-detail"))[0], /Computer · Level 1/);
    assert.match((await texts(page, "#clock-top"))[0], /1:40/);
    await submit(page, "#move-form", "#move-input", "28x19");
    await moved(page, 3);
  });

  visit("export of all games, deletion, and import again", SMALL, async (page) => {
    await open(page, url());
    await give(page, "file", [{ name: "two.pdn", text: SOUND + FAULTY }]);
    await page.until(() => document.querySelector("#found-dialog").open);
    await page.click("#found-keep");
    await page.until(() => document.querySelector("#live").textContent.includes("added: 2"));
    const before = await kept(page);
    assert.equal(before.length, 2);
    await page.click("#library-open");
    await page.until(() => document.querySelector("#library-list .open") !== null);
    const [file] = await downloads(page, () => page.click("#library-export"));
    assert.match(file.name, /^tablier-\d{8}-\d{4}\.json$/);
    for (let left = 2; left > 0; left--) {
      await page.click("#library-list .delete");
      await confirm(page);
      await page.until((left) => document.querySelectorAll("#library-list .open").length === left - 1, left);
    }
    await page.click("#library-close");
    const exported = JSON.parse(file.text);
    exported.games.push({ record: { ...exported.games[0].record, moves: ["1-99"] } }, null);
    for (const [added, known] of [[2, 0], [0, 2]]) {
      await give(page, "drop", [{ name: file.name, text: JSON.stringify(exported) }]);
      const said = await page.until((added) => {
        const { hidden, textContent } = document.querySelector("#library-note");
        return !hidden && textContent.includes(`added: ${added}`) && textContent;
      }, added);
      assert.match(said, /Not playable: 2 \(number 3, 4\)/);
      if (known > 0) assert.match(said, /Already there: 2/);
      await page.click("#library-close");
    }
    assert.deepEqual(await kept(page), before);
    await give(page, "drop", [{ name: "x.json", text: '{"format":"tablier-library","version":9}' }]);
    await page.until(() => /no file of games/.test(document.querySelector("#library-note").textContent));
    await page.click("#library-close");
    assert.deepEqual(await kept(page), before);
  });

  visit("the page works on where nothing can be kept, and says so once", SMALL, async (page) => {
    await open(page, url());
    await page.evaluate(() => (IDBFactory.prototype.open = () => {
      throw new DOMException("forbidden", "SecurityError");
    }));
    await startGame(page, { game: "draughts", mode: "two" });
    await resign(page);
    await page.until(() => !document.querySelector("#notice").hidden);
    assert.match((await texts(page, "#notice-text"))[0], /cannot be kept/);
    await page.click("#notice-close");
    await startGame(page, { game: "draughts", mode: "two" });
    await resign(page);
    assert.deepEqual(await kept(page), []);
    assert.equal(await page.evaluate(() => document.querySelector("#notice").hidden), true);
  });
}

/** The end of each row: how many moves its game has, and the first of them. */
function plies(rows) {
  return rows.map((row) => row.split(" · ").pop());
}
