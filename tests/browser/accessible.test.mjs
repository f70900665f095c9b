// axe finds nothing wrong with the pages, in all their states: each browser looks at them in two looks of the four.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { GAMES } from "../../scripts/rules/source.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";
import { violations } from "./axe.mjs";
import { BROWSERS, withVisitor } from "./browsers.mjs";
import { replay } from "./records.mjs";
import { errorOf, open, ready, resign, startGame, submit } from "./table.mjs";

const NARROW = { width: 320, height: 740 };
const WIDE = { width: 1280, height: 800 };
const LOOKS = {
  chromium: [{ lang: "fr", theme: "dark", board: "wood", size: NARROW }, { lang: "en", theme: "light", board: "contrast", size: WIDE }],
  firefox: [{ lang: "en", theme: "dark", board: "paper", size: WIDE }, { lang: "fr", theme: "light", board: "wood", size: NARROW }],
};
const MODES = ["diagram", "play", "replay", "analyse"];
/** The headings are those of the site around a frame. */
const FRAMED = { without: "page-has-heading-one" };
/** Two games in a text: the page asks which one. */
const TWO_GAMES = "[White \"Max\"]\n1. 32-28 19-23 *\n\n[White \"Ida\"]\n1. 33-29 *\n";

for (const [name, looks] of Object.entries(LOOKS)) {
  describe(`axe in ${name}`, () => {
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

    for (const { lang, theme, board, size } of looks) {
      const title = `${lang}, ${theme}, ${board}, ${size.width} x ${size.height}`;
      const passes = async (page, state, options) => {
        assert.deepEqual(await violations(page, options), [], state);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${state} is too wide`);
      };
      /** A page in this language and theme. */
      const look = async (page, address) => {
        await open(page, url);
        await page.evaluate((settings) => localStorage.setItem("tablier:settings", settings), JSON.stringify({ language: lang, theme, look: board }));
        await page.goto(address);
        await ready(page);
      };

      test(`the page of the games, with each dialog: ${title}`, () => withVisitor(browser, size, async (page) => {
        await look(page, url);
        for (const game of GAMES) {
          await startGame(page, { game, mode: "two" });
          await passes(page, game, { part: "#table" });
        }
        await startGame(page, { game: "draughts", mode: "two" });
        await page.evaluate(() => document.querySelectorAll("main details").forEach((panel) => (panel.open = true)));
        await submit(page, "#move-form", "#move-input", "32-28");
        await submit(page, "#move-form", "#move-input", "31-27");
        assert.notEqual(await errorOf(page, "#move-error"), "");
        await page.evaluate(() => document.querySelector("#update").hidden = false);
        await passes(page, "a refused move");
        await page.evaluate(() => document.querySelector("#update").hidden = true);

        const seen = new Set();
        const dialog = async (action) => {
          await action();
          const id = await page.until(() => Array.from(document.querySelectorAll("dialog[open]")).at(-1)?.id);
          await page.evaluate((id) => document.querySelectorAll(`#${id} details`).forEach((panel) => (panel.open = true)), id);
          await passes(page, id);
          seen.add(id);
        };
        const close = () => page.evaluate(() => Array.from(document.querySelectorAll("dialog[open]")).reverse().forEach((dialog) => dialog.close()));
        for (const button of ["#new-game", "#embed-open", "#finish", "#settings", "#position-edit", "#play-on"]) {
          await dialog(() => page.click(button));
          await close();
        }
        await page.evaluate(() => document.activeElement.blur());
        await dialog(() => page.press("?"));
        await close();
        await dialog(() => replay(page, TWO_GAMES));
        await page.click("#found-keep");
        await dialog(async () => {
          // Games are kept in the background.
          for (let count = ""; count !== "some";) {
            await close();
            await page.evaluate(() => document.querySelector("#library-open").click());
            count = await page.until(() =>
              document.querySelector("#library-list .open") ? "some" : !document.querySelector("#library-empty").hidden && "none");
          }
        });
        await dialog(async () => {
          await page.evaluate(() => Array.from(document.querySelectorAll("#library-list li button")).at(-1).click());
          await page.until(() => document.querySelector("#confirm-dialog").open);
        });
        await close();
        const all = await page.evaluate(() => Array.from(document.querySelectorAll("dialog"), ({ id }) => id));
        assert.deepEqual(all.filter((id) => !seen.has(id)), [], "dialogs that were not looked at");
        await resign(page);
        await passes(page, "the end of a game");
        await page.click("#to-start");
        await page.click("#analyse");
        await page.until(() => document.querySelector("#analysis-lines li") !== null);
        await page.click("#review-start");
        await page.until(() => !document.querySelector("#review-result").hidden);
        await passes(page, "an analysis", { part: "#table" });
      }));

      test(`the exercises, and a board in a frame in each mode: ${title}`, () => withVisitor(browser, size, async (page) => {
        await look(page, `${url}exercises.html#charret`);
        await page.until(() => document.documentElement.dataset.exercise);
        await passes(page, "an exercise");
        await page.click("#hint");
        await page.click("#solution");
        await page.until(() => document.documentElement.dataset.thinking === "false" && document.querySelector("#verdict").textContent !== "");
        await passes(page, "a solution");
        for (const mode of MODES) {
          const address = new URLSearchParams({ game: "draughts", mode, moves: "32-28 19-23 28x19", ply: "2", marks: "32", caption: "A caption", theme: `${board} ${theme}`, lang });
          if (mode === "diagram") address.set("playable", "");
          await page.goto(`${url}embed.html?${address}`);
          await page.until(() => Boolean(document.querySelector("tablier-board")?.game));
          if (mode === "analyse") await page.until(() => document.querySelector("tablier-board").shadowRoot.querySelector(".lines li") !== null);
          await passes(page, mode, FRAMED);
        }
        await page.goto(`${url}embed.html?game=nonsense`);
        await page.until(() => document.querySelector("tablier-board").shadowRoot?.querySelector(".error")?.textContent);
        await passes(page, "a wrong attribute", FRAMED);
      }));
    }
  });
}
