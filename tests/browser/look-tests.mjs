// The board as it is seen and touched: themes, settings, its size on a screen, moves entered before their turn.
import assert from "node:assert/strict";
import { violations } from "./axe.mjs";
import { moved, open, ready, state, takeUp } from "./table.mjs";

const PHONE = { width: 390, height: 844 };
const LARGE = { width: 1280, height: 800 };
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
    assert.deepEqual(kept, { look: "contrast", theme: "dark", on: ["look contrast", "light dark", "movable on", "sounds on"] });
  });

  visit("the board and what one plays with are on the screen at once", PHONE, async (page) => {
    await open(page, url());
    for (const [width, height, least] of [[320, 640], [390, 844], [844, 390, 250], [1280, 800, 640], [1920, 1080, 920]]) {
      await page.resize(width, height);
      const found = await page.until((least) => {
        const { width, height } = document.querySelector("#board").getBoundingClientRect();
        // A phone has its whole width for it, a scroll bar apart.
        const wanted = least ?? document.documentElement.clientWidth - 1;
        const shown = ["#player-top", "#board", "#player-bottom", "#status", "#undo"].map((selector) => document.querySelector(selector).getBoundingClientRect().bottom);
        return Math.min(width, height) >= wanted && { bottom: Math.max(...shown), screen: innerHeight };
      }, least);
      assert.ok(found.bottom <= found.screen + 1, `${width} x ${height}: ${found.bottom} of ${found.screen}`);
    }
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
    await page.until(() => /not possible any more/.test(document.querySelector("#status-text").textContent));
    assert.equal((await state(page)).ply, 2);
  });
}

function labelOf(page, cell) {
  return page.evaluate((cell) => document.querySelector(`[data-cell="${cell}"]`).getAttribute("aria-label"), cell);
}
