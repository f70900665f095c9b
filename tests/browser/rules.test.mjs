// The rules pages in a browser: exercises and their judge, links that keep the place, accessibility, no script.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { paletteFor } from "../../pkg/board/palette.js";
import { GAMES, LANGUAGES, outline, readPositions, readText } from "../../scripts/rules/source.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";
import { violations } from "./axe.mjs";
import { BROWSERS, withVisitor } from "./browsers.mjs";
import { ready, state } from "./table.mjs";

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };

for (const name of Object.keys(BROWSERS)) {
  describe(`rules pages in ${name}`, { concurrency: 2 }, () => {
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

    const visit = (title, size, body) => test(`${title}, ${size.width} x ${size.height}`, () => withVisitor(browser, size, body));
    const openRules = (page, path) => page.goto(`${url}rules/${path}`);

    visit("an exercise is judged, put back, solved and remembered", WIDE, async (page) => {
      await openRules(page, "en/draughts.html#exercise-stop");
      const total = Object.keys(readPositions("draughts").exercises).length;
      assert.equal(await text(page, ".progress"), `${total} exercises: make your move on the board, the engine judges it.`);
      await play(page, "stop", "5x14");
      assert.equal(await verdict(page, "stop"), "Not yet. Your opponent can still play 36-41.");
      await page.evaluate(() => document.querySelector("#exercise-stop tablier-board").reset());
      assert.equal(await verdict(page, "stop"), "");
      await play(page, "stop", "5x41");
      assert.match(await verdict(page, "stop"), /^Well done! It takes 10 /);
      assert.equal(await text(page, ".progress"), `1 of ${total} exercises solved. Go on`);
      await page.reload();
      assert.equal(await text(page, ".progress"), `1 of ${total} exercises solved. Go on`);
      assert.deepEqual(await solved(page), ["exercise-stop"]);
      assert.equal(await page.evaluate(() => document.querySelector(".progress a").hash), "#exercise-last");
      await openRules(page, "fr/draughts.html");
      assert.equal(await text(page, ".progress"), `1 exercice résolu sur ${total}. Continuer`);
      await openRules(page, "fr/ultima.html");
      assert.deepEqual(await solved(page), []);
      await openRules(page, "fr/index.html");
      const told = () => page.evaluate(() => Array.from(document.querySelectorAll(".progress"), ({ textContent }) => textContent));
      assert.deepEqual((await told()).filter((text) => text !== ""), [`1 exercice résolu sur ${total}.`]);
    });

    visit("the boards are made of what was chosen on the page of the games", WIDE, async (page) => {
      await openRules(page, "en/charret.html#exercise-corner");
      await loaded(page, "corner");
      const choose = (settings) => page.evaluate((settings) => {
        localStorage.setItem("tablier:settings", JSON.stringify(settings));
        dispatchEvent(new Event("storage"));
        return document.querySelector("#exercise-corner tablier-board").toSVG();
      }, settings);
      for (const look of ["paper", "wood"]) {
        const { plank } = paletteFor("dark", look);
        assert.ok((await choose({ look, theme: "dark" })).includes(plank), `${look}: ${plank}`);
      }
      assert.ok((await choose({ theme: "light" })).includes(paletteFor("light", "wood").plank));
    });

    visit("an exercise is solved by mouse", NARROW, async (page) => {
      await openRules(page, "fr/charret.html#exercise-corner");
      await loaded(page, "corner");
      // The board has the width of the screen, but for the bar beside the box.
      const [board, screen] = await page.evaluate(() => [
        document.querySelector("#exercise-corner tablier-board").shadowRoot.querySelector("canvas").clientWidth, document.documentElement.clientWidth,
      ]);
      assert.ok(board >= screen - 8, `${board} of ${screen}`);
      await page.click('#exercise-corner tablier-board >>> [data-cell="12"]');
      assert.equal(await verdict(page, "corner"), "Pas encore. Cette case ne touche pas vos deux jetons à la fois.");
      await page.evaluate(() => document.querySelector("#exercise-corner tablier-board").reset());
      await page.click('#exercise-corner tablier-board >>> [data-cell="11"]');
      assert.equal(await verdict(page, "corner"), "Bravo\u202f! Chacun pourra aller vers l’autre.");
    });

    visit("the solution is shown on the board, counts for nothing, and the line follows", NARROW, async (page) => {
      await openRules(page, "en/bulltricker.html#exercise-offer");
      await page.evaluate(() => (document.querySelector("#exercise-offer details").open = true));
      await page.until(() => document.querySelector("#exercise-offer tablier-board").game?.outcome()?.reason === "mat");
      assert.equal(await verdict(page, "offer"), "");
      assert.deepEqual(await solved(page), []);
    });

    visit("the right first move of a longer win is enough, and the rest is shown", WIDE, async (page) => {
      await openRules(page, "en/draughts.html#exercise-shot");
      await play(page, "shot", "29-24");
      assert.match(await verdict(page, "shot"), /^Not yet\. After \S+ you do not win in time\.$/);
      await page.evaluate(() => document.querySelector("#exercise-shot tablier-board").reset());
      await play(page, "shot", "39-33");
      assert.match(await verdict(page, "shot"), /^Well done!/);
      await page.until(() => document.querySelector("#exercise-shot tablier-board").game.outcome()?.reason === "no-pieces");
    });

    visit("a figure opens on the page of the games, with the options of its game", WIDE, async (page) => {
      await openRules(page, "en/spanish-draughts.html");
      const { href } = await page.evaluate(() => ({ href: document.querySelector("#figure-12 .open").href }));
      await page.goto(href);
      await ready(page);
      await page.until(() => document.querySelector("#position-text").value === "W:W1,10:BK13,14");
      assert.equal((await state(page)).turn, "white");
      assert.match(await page.evaluate(() => localStorage.getItem("tablier:session")), /"huffing":true/);
    });

    visit("the other language opens at the same place", WIDE, async (page) => {
      await openRules(page, "fr/ultima.html#chameleon");
      await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
      await page.click("header a[hreflang=en]");
      const target = () => page.evaluate(() => document.querySelector("header a[hreflang=en]").href);
      assert.equal(await target(), `${url}rules/en/ultima.html#chameleon`);
      await page.evaluate(() => {
        history.replaceState(null, "", location.pathname);
        document.querySelector("#check").scrollIntoView();
        document.querySelector("header a[hreflang=en]").click();
      });
      assert.equal(await target(), `${url}rules/en/ultima.html#check`);
    });

    visit("every exercise accepts its solutions", WIDE, async (page) => {
      for (const game of GAMES) {
        await openRules(page, `en/${game}.html`);
        for (const [id, { solutions }] of Object.entries(readPositions(game).exercises)) {
          await play(page, id, solutions.at(-1));
          assert.match(await verdict(page, id), /^Well done!/, `${game} ${id}`);
        }
        assert.equal((await solved(page)).length, outline(readText("en", game)).blocks.filter(({ kind }) => kind === "exercise").length);
      }
    });

    // Each browser looks at each page once, at one width and in one theme; the other browser at the other.
    LANGUAGES.forEach((language, index) => {
      const isNarrow = (index === 0) === (name === "chromium");
      for (const game of ["index", ...GAMES]) {
        visit(`axe finds nothing wrong with ${language}/${game}`, isNarrow ? NARROW : WIDE, async (page) => {
          await openRules(page, `${language}/${game}.html`);
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), isNarrow ? "dark" : "light");
          if (game !== "index") await showVerdict(page);
          assert.deepEqual(await violations(page), []);
          assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
        });
      }
    });
  });
}

/** Shows a figure, and an exercise with a verdict and its solution. */
async function showVerdict(page) {
  await page.until(() => customElements.get("tablier-board") !== undefined);
  await page.evaluate(async () => {
    const exercise = document.querySelector(".exercise");
    exercise.querySelector("details").open = true;
    const boards = [exercise, document.querySelector(".diagram")].map((parent) => parent.querySelector("tablier-board"));
    await Promise.all(boards.map((board) => board.load()));
    Object.assign(exercise.querySelector(".verdict"), { className: "verdict wrong", textContent: "Not yet." });
  });
}

/** Waits until the board of an exercise is shown. */
async function loaded(page, id) {
  await page.until(() => customElements.get("tablier-board") !== undefined);
  await page.evaluate((id) => document.querySelector(`#exercise-${id} tablier-board`).load(), id);
}

async function play(page, id, move) {
  await loaded(page, id);
  await page.evaluate(({ id, move }) => {
    document.querySelector(`#exercise-${id} tablier-board`).play(move);
  }, { id, move });
}

function verdict(page, id) {
  return text(page, `#exercise-${id} .verdict`);
}

function text(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector)?.textContent ?? null, selector);
}

function solved(page) {
  return page.evaluate(() => Array.from(document.querySelectorAll(".exercise.solved"), ({ id }) => id));
}
