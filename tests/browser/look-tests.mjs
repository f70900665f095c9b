// The board as it is seen and touched: themes, settings, its size on a screen, moves entered before their turn.
import assert from "node:assert/strict";
import { violations } from "./axe.mjs";
import { moved, open, ready, state, takeUp } from "./table.mjs";

const PHONE = { width: 390, height: 844 };
const LARGE = { width: 1280, height: 800 };
/** Width and height of screens, and the least size of the board on them. */
const SCREENS = [[320, 640], [390, 844], [568, 320, 250], [640, 360, 320], [740, 360, 340], [844, 390, 370], [1024, 768, 600], [1280, 800, 640], [1920, 1080, 920]];
const TIMED = {
  id: "draughts", mode: "computer", side: "white", moves: ["32-28", "19-23"],
  clock: { control: { kind: "game", seconds: 600, increment: 5 }, left: { white: 600_000, black: 600_000 }, moves: { white: 1, black: 1 } },
};
/** Black must capture the man on 28. */
const CAUGHT = { id: "draughts", position: "W:W32,46:B22", mode: "computer", side: "white" };

/** `visit` makes a test of a page, as page-tests.mjs has it. */
export function testLook({ visit, url }) {
  visit("themes and switches are kept, and every theme can be read", PHONE, async (page) => {
    await open(page, url());
    for (const look of ["wood", "paper", "contrast"]) {
      for (const light of ["light", "dark"]) {
        await page.click("#settings");
        await page.click(`#settings-dialog [value="${look}"]`);
        await page.click(`#settings-dialog [value="${light}"]`);
        assert.deepEqual(await violations(page, { part: "#settings-dialog" }), [], `${look}, ${light}: the settings`);
        await page.click("#settings-dialog [type=submit]");
        assert.deepEqual(await violations(page, { part: "body" }), [], `${look}, ${light}: the page`);
      }
    }
    await page.click("#settings");
    await page.click('#settings-dialog [name="coordinates"]');
    await page.click('#settings-dialog [name="sounds"]');
    await page.reload();
    await ready(page);
    await page.click("#settings");
    const kept = await page.evaluate(() => {
      const { look, theme } = document.documentElement.dataset;
      return { look, theme, on: Array.from(document.querySelectorAll("#settings-dialog :checked"), ({ name, value }) => `${name} ${value}`) };
    });
    assert.deepEqual(kept, { look: "contrast", theme: "dark", on: ["look contrast", "light dark", "movable on", "sounds on", "shortcuts on"] });
  });

  visit("the board, both clocks and what one plays with are on the screen at once", PHONE, async (page) => {
    await takeUp(page, url(), TIMED);
    for (const language of ["en", "fr"]) {
      for (const [width, height, least] of SCREENS) {
        await page.resize(width, height);
        const found = await page.until((least) => {
          const { width, height } = document.querySelector("#board").getBoundingClientRect();
          // A phone has its whole width for it, a scroll bar apart.
          const wanted = least ?? document.documentElement.clientWidth - 1;
          const shown = ["#clock-top", "#board", "#clock-bottom", "#status", "#undo"].map((selector) => document.querySelector(selector).getBoundingClientRect());
          return Math.min(width, height) >= wanted && { top: Math.min(...shown.map(({ top }) => top)), bottom: Math.max(...shown.map(({ bottom }) => bottom)), screen: innerHeight };
        }, least);
        assert.ok(found.top >= 0 && found.bottom <= found.screen + 1, `${width} x ${height}: ${found.top} to ${found.bottom} of ${found.screen}`);
        assert.deepEqual(await page.evaluate(cutOff), [], `${language}, ${width} x ${height}`);
      }
      await page.click("#language");
    }
  });

  visit("letters of twice the size do not widen the page of a phone", PHONE, async (page) => {
    await takeUp(page, url(), TIMED);
    await page.resize(320, 640);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    assert.deepEqual(await page.evaluate(cutOff), []);
  });

  visit("a premove is shown, dropped by Escape, and played when its turn has come", PHONE, async (page) => {
    await takeUp(page, url(), { id: "ultima", mode: "computer", side: "white" });
    const labels = await page.evaluate(() => {
      const cell = (name) => document.querySelector(`[data-cell="${name}"]`);
      const enter = (...names) => names.forEach((name) => cell(name).click());
      const labels = () => [cell("h2").getAttribute("aria-label"), cell("h3").getAttribute("aria-label")];
      enter("a2", "a3", "h2");
      const goal = cell("h3").getAttribute("aria-label");
      enter("h3");
      const seen = [[goal, ...labels()]];
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      seen.push(labels());
      // Typed, it is the same.
      document.querySelector("#move-input").value = "h2h3";
      document.querySelector("#move-form").requestSubmit();
      seen.push(labels());
      return seen;
    });
    assert.ok(labels[0].every((label) => label.includes("premove")), labels[0].join("; "));
    assert.ok(labels[2].every((label) => label.includes("premove")), labels[2].join("; "));
    assert.ok(labels[1].every((label) => !label.includes("premove")), labels[1].join("; "));
    await moved(page, 2);
    assert.match(await labelOf(page, "h2"), /empty/);
    assert.match(await labelOf(page, "h3"), /White/);
  });

  visit("a premove that is not possible any more is told, and nothing is played", LARGE, async (page) => {
    await takeUp(page, url(), CAUGHT);
    await page.evaluate(() => {
      for (const name of ["32", "28", "28", "23"]) document.querySelector(`[data-cell="${name}"]`).click();
    });
    await page.until(() => /not possible any more/.test(document.querySelector("#status.trouble #status-text")?.textContent));
    assert.equal((await state(page)).ply, 2);
  });
}

function labelOf(page, cell) {
  return page.evaluate((cell) => document.querySelector(`[data-cell="${cell}"]`).getAttribute("aria-label"), cell);
}

/** In the page: what is wider than the page, and words that do not fit into their button. */
function cutOff() {
  const screen = document.documentElement.clientWidth;
  const shown = Array.from(document.querySelectorAll("button, a, label, input, #game-name, #game-detail, #status-text, .name"))
    .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden, .grid, #clocks-hear"));
  return shown.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const words = Array.from(element.querySelectorAll("span"), (span) => span.getBoundingClientRect());
    return left < -1 || right > screen + 1 || (element.matches("button") && words.some((word) => word.left < left + 2 || word.right > right - 2));
  }).map((element) => `${element.id || element.className}: ${element.textContent}`);
}
