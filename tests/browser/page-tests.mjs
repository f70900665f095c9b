// The page in a browser: whole games, reload, no network, bad input, narrow screens.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Game } from "tablier";
import { fileServer, listen } from "../../scripts/serve.mjs";
import { testAnalysis } from "./analysis-tests.mjs";
import { BROWSERS, withVisitor } from "./browsers.mjs";
import { testEditor } from "./editor-tests.mjs";
import { exerciseOffline, testExercises } from "./exercise-tests.mjs";
import { testFlow } from "./flow-tests.mjs";
import { testKeeping } from "./keeping-tests.mjs";
import { testLanguages } from "./language-tests.mjs";
import { testLook } from "./look-tests.mjs";
import { testPictures } from "./picture-tests.mjs";
import { testPlay } from "./play-tests.mjs";
import { testRecordBox } from "./record-box-tests.mjs";
import { testRecords } from "./record-tests.mjs";
import { testReplay } from "./replay-tests.mjs";
import { testSituations } from "./situation-tests.mjs";
import { testUpdate } from "./update-tests.mjs";
import { testWhyNot } from "./why-not-tests.mjs";
import {
  clickCells, enterCells, errorOf, finish, moved, open, planMove, playOut, readOutcome, ready, resign, startGame, state, submit, tabTo, turnOf,
} from "./table.mjs";

const SIZES = [{ width: 360, height: 740 }, { width: 1280, height: 800 }];
/** The person's side is the first player in one of the sizes, the second in the other. */
const GAMES = {
  draughts: ["white", "black"],
  "spanish-draughts": ["black", "white"],
  charret: ["red", "yellow"],
  bulltricker: ["white", "black"],
  tumblingdown: ["black", "white"],
  ultima: ["white", "black"],
};
/** Nobody ends a game of Charret against its will: after this many plies the person offers to stop. */
const LONG_GAME = 240;

export function testPage(name) {
  describe(name, { concurrency: 4 }, () => {
    let browser;
    let server;
    let url;

    before(async () => {
      browser = await BROWSERS[name]();
      server = fileServer();
      url = `http://127.0.0.1:${await listen(server, 0)}/www/`;
    });
    after(async () => {
      await browser?.close();
      server?.closeAllConnections();
      server?.close();
    });

    /** A test with a page of a new visitor, in which nothing may go wrong. */
    function visit(title, size, body) {
      test(`${title}, ${size.width} x ${size.height}`, () => withVisitor(browser, size, body));
    }

    /** The same in a browser of its own: only the page in front gets the keys, and moves things if `motion` is wanted. */
    function visitAlone(title, size, body, options) {
      test(`${title}, ${size.width} x ${size.height}`, async () => {
        const own = await BROWSERS[name](options);
        try {
          await withVisitor(own, size, body);
        } finally {
          await own.close();
        }
      });
    }

    SIZES.forEach((size, index) => {
      for (const [game, sides] of Object.entries(GAMES)) {
        visit(`a whole game of ${game} by mouse`, size, async (page) => {
          const side = sides[index];
          await open(page, url);
          await startGame(page, { game, mode: "computer", side, level: "1" });
          const rules = await rulesOf(page);
          const long = ({ ply }) => ply > LONG_GAME;
          const { outcome } = await playOut(page, { game, side, rules, until: long });
          if (!outcome) await resign(page);
          const end = await state(page);
          assert.notEqual(end.outcome, "");
          const replayed = await replay(page);
          assert.equal(replayed.position(), end.position);
          assert.equal(replayed.outcome()?.reason, end.outcome);
          assert.notEqual(await page.evaluate(() => document.querySelector("#status-text").textContent), "");
        });
      }

      visitAlone("a whole game by keyboard alone", size, async (page) => {
        await open(page, url);
        await tabTo(page, "#new-game");
        await page.press("Enter");
        for (const [id, value] of [["#game-select", "spanish-draughts"], ["#mode-select", "computer"], ["#side-select", "white"], ["#level-select", "1"]]) {
          await tabTo(page, id);
          await pick(page, id, value);
        }
        await tabTo(page, "#start");
        await page.press("Enter");
        await page.until(() => !document.querySelector("#new-game-dialog").open);
        const rules = await rulesOf(page);
        const end = await playOut(page, { game: "spanish-draughts", side: "white", rules, enter: enterCells });
        assert.notEqual(end.outcome, "");
      });

      visit("a reload in the middle of a game, and of a capture's entry", size, async (page) => {
        await open(page, url);
        await startGame(page, { game: "charret", mode: "computer", side: "red", level: "1" });
        const rules = await rulesOf(page);
        const before = await playOut(page, { game: "charret", side: "red", rules, until: ({ ply }) => ply >= 6 });
        await page.reload();
        await ready(page);
        assert.deepEqual(await turnOf(page, "red"), before);
        await page.click("#undo");
        const undone = await turnOf(page, "red");
        assert.ok(undone.ply < before.ply);
        await page.reload();
        await ready(page);
        await page.click("#to-end");
        assert.deepEqual(await turnOf(page, "red"), before);
        await playOut(page, { game: "charret", side: "red", rules, until: ({ ply }) => ply >= 10 });
      });

      visit("bad input is refused with a reason and changes nothing", size, async (page) => {
        await open(page, url);
        await startGame(page, { game: "draughts", mode: "two" });
        const before = await state(page);
        for (const text of ["nonsense", "31-99", "20-25", "31x13", "", "é♞", "1".repeat(100_000)]) {
          await submit(page, "#move-form", "#move-input", text);
          assert.notEqual(await errorOf(page, "#move-error"), "", text.slice(0, 20));
          assert.deepEqual(await state(page), before);
        }
        await submit(page, "#move-form", "#move-input", "32-28");
        await moved(page, 0);
        const played = await state(page);
        assert.equal(played.ply, 1);
        assert.equal(await errorOf(page, "#move-error"), "");
        await page.evaluate(() => (document.querySelector("#position-panel").open = true));
        const men = Array.from({ length: 60 }, (_, index) => index + 1).join(",");
        for (const text of ["W:W99:B1", "W:W31,31:B31", `W:W${men}:B1`, "nonsense", "1".repeat(100_000)]) {
          await submit(page, "#position-form", "#position-text", text);
          assert.notEqual(await errorOf(page, "#position-error"), "", text.slice(0, 20));
          const { position: _, ...now } = await state(page);
          const { position: __, ...wanted } = played;
          assert.deepEqual(now, wanted);
        }
        await submit(page, "#position-form", "#position-text", "W:WK41,49:B9,10,12,19,38");
        const fresh = await state(page);
        assert.equal(fresh.ply, 0);
        assert.equal(fresh.position, new Game("draughts", { position: "W:WK41,49:B9,10,12,19,38" }).position());
        await submit(page, "#move-form", "#move-input", "41x43");
        await moved(page, 0);
      });

      visit("two players at one screen: back, forward, flip, draw, resign", size, async (page) => {
        await open(page, url);
        await startGame(page, { game: "draughts", mode: "two" });
        for (let ply = 0; ply < 6; ply++) {
          const { position } = await state(page);
          await clickCells(page, planMove("draughts", position).cells);
          await moved(page, ply);
        }
        const six = await state(page);
        await page.click("#back");
        await page.click("#back");
        assert.equal((await state(page)).ply, 4);
        await page.click("#forward");
        await page.click("#forward");
        assert.deepEqual(await state(page), six);
        await page.click("#flip");
        await clickCells(page, planMove("draughts", six.position).cells);
        await moved(page, 6);
        await finish(page, "draw");
        assert.equal((await page.until(readOutcome)), "agreement");
        await startGame(page, { game: "draughts", mode: "two" });
        await resign(page);
        assert.equal((await page.until(readOutcome)), "resignation");
      });

      visit("the computer alone", size, async (page) => {
        await open(page, url);
        await startGame(page, { game: "spanish-draughts", mode: "auto", level: "1", "second-level": "2" });
        await moved(page, 3);
        assert.match(await page.evaluate(() => document.querySelector("#game-detail").textContent), /Levels 1 and 2/);
      });

      visit("both languages and themes, and no wider than the screen", size, async (page) => {
        await open(page, url);
        for (const game of Object.keys(GAMES)) {
          await startGame(page, { game, mode: "two" });
          for (const width of [320, size.width]) {
            await page.resize(width, size.height);
            for (let language = 0; language < 2; language++) {
              await page.click("#language");
              await fits(page, `${game} at ${width}`);
              await page.click("#new-game");
              await fits(page, `the dialog of ${game} at ${width}`);
              await page.click("#new-game-cancel");
            }
          }
        }
        const look = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
        const [language, theme] = await look();
        await page.click("#language");
        await page.click("#settings");
        await page.click(`#settings-dialog [value="${theme === "dark" ? "light" : "dark"}"]`);
        await page.click("#settings-dialog [type=submit]");
        const changed = await look();
        assert.notEqual(changed[0], language);
        assert.notEqual(changed[1], theme);
        await page.reload();
        await ready(page);
        assert.deepEqual(await look(), changed);
      });

      for (const prefix of ["", "/some/sub/path"]) {
        test(`no network after the first visit${prefix && " under a sub-path"}, ${size.width} x ${size.height}`, async () => {
          const visitor = await browser.newVisitor();
          const own = fileServer({ prefix });
          try {
            const address = `http://127.0.0.1:${await listen(own, 0)}${prefix}/www/`;
            const page = await visitor.newPage(size);
            await open(page, address);
            await page.until(() => navigator.serviceWorker.controller !== null);
            assert.deepEqual(page.errors, []);
            own.closeAllConnections();
            await new Promise((resolve) => own.close(resolve));
            await page.reload();
            await ready(page);
            // Driven browsers hold every tab for the one in front: two would play the computer's moves.
            await page.goto("about:blank");
            const later = await visitor.newPage(size);
            await open(later, address);
            await startGame(later, { game: "draughts", mode: "computer", side: "white", level: "1" });
            await playOut(later, { game: "draughts", side: "white", until: ({ ply }) => ply >= 4 });
            await exerciseOffline(later, address);
          } finally {
            await visitor.close();
            own.closeAllConnections();
            own.close();
          }
        });
      }
    });

    testExercises({ visit, visitAlone, url: () => url });
    testEditor({ visit, visitAlone, url: () => url });
    testAnalysis({ visit, visitAlone, url: () => url });
    testSituations({ visit, visitAlone, url: () => url });

    testLook({ visit, url: () => url });
    testLanguages({ visitAlone });

    testWhyNot({ visit, visitAlone, url: () => url });
    testRecords({ visit, visitAlone, url: () => url });
    testPictures({ visit, url: () => url });
    testRecordBox({ visit, url: () => url });
    testKeeping({ visit, url: () => url });
    testFlow({ visit, url: () => url });
    testUpdate({ browser: () => browser });
    testReplay({ visit, visitAlone, url: () => url });
    testPlay({ visit, visitAlone, url: () => url });

    visit("moves by touch", SIZES[0], async (page) => {
      await open(page, url);
      await startGame(page, { game: "draughts", mode: "two" });
      for (const cell of ["32", "28", "19", "23", "28", "19"]) await page.tap(`[data-cell="${cell}"]`);
      await moved(page, 2);
      assert.equal((await state(page)).position, played("draughts", "32-28", "19-23", "28x19"));
    });

    visit("a piece is dragged", SIZES[1], async (page) => {
      await open(page, url);
      await startGame(page, { game: "draughts", mode: "two" });
      await page.drag('[data-cell="32"]', '[data-cell="28"]');
      await moved(page, 0);
      assert.equal((await state(page)).position, played("draughts", "32-28"));
    });
  });
}

function played(id, ...moves) {
  const game = new Game(id);
  moves.forEach((move) => game.play(move));
  return game.position();
}

/** The game on the table, as the page keeps it for a reload, played again move by move. */
async function replay(page) {
  const record = await page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    return JSON.parse(localStorage.getItem("tablier:session")).record;
  });
  return Game.fromJSON({ ...record, redo: [] });
}

/** The rules of the game on the table, as the page keeps them for a reload. */
function rulesOf(page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("tablier:session")).setup.rules);
}

/** Chooses a value of the list that has the focus, by its arrows. */
async function pick(page, selector, value) {
  const current = () => page.evaluate((selector) => {
    const { selectedIndex, options } = document.querySelector(selector);
    return { selectedIndex, values: [...options].map((option) => option.value) };
  }, selector);
  for (let steps = 0; steps < 20; steps++) {
    const { selectedIndex, values } = await current();
    const wanted = values.indexOf(value);
    if (wanted === selectedIndex) return;
    await page.press(wanted > selectedIndex ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`the arrows do not lead to ${value} in ${selector}`);
}

async function fits(page, where) {
  const { content, screen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { content: scrollWidth, screen: clientWidth };
  });
  assert.ok(content <= screen, `${where}: ${content} px wide on ${screen} px`);
}
