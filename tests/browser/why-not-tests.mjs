// Why not: a refused click, drag or text is answered by a sentence, a link to the rule, and cells that are lit up.
import assert from "node:assert/strict";
import { clickCells, enterCells, lit, moved, submit, takeUp, told } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };

/** Three pieces against one. */
const MAJORITY = { id: "draughts", position: "W:W35,38,48:B13,22,30,32" };
/** Red closes a charret on 3; one yellow token is in none. */
const MILL = { id: "charret", position: "11..........222.....2... 1 7 5" };

/**
 * `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. What is drawn is looked at in a browser of its own:
 * a page that is not in front draws nothing.
 */
export function testWhyNot({ visit, visitAlone, url }) {
  for (const size of [SMALL, LARGE]) {
    visitAlone("a refused click is explained, until the next one", size, async (page) => {
      await takeUp(page, url(), MAJORITY);
      await clickCells(page, ["35"]);
      const why = "That takes 1 piece, 38x9 takes 3: the larger capture is compulsory.";
      assert.deepEqual(await told(page, "#status-text"), { text: `${why} See the rules`, link: "rules/en/draughts.html#majority" });
      assert.equal(await textOf(page, "#live"), why);
      await lit(page, ["13", "22", "32", "38"]);

      await clickCells(page, ["48"]);
      await clickCells(page, ["1"]);
      assert.match(await textOf(page, "#status-text"), /^Capturing is compulsory: the piece on 38 can capture\./, "a click on nothing leaves the reason");
      await lit(page, ["38"]);

      await clickCells(page, ["38"]);
      assert.equal(await textOf(page, "#live"), "");
      assert.deepEqual(await told(page, "#status-text"), { text: "White to move – Capture is compulsory", link: null });
      await lit(page, []);
      await clickCells(page, ["29"]);
      assert.match(await textOf(page, "#status-text"), /^There is no enemy piece to jump between 38 and 29\./);
      await page.press("Escape");
      await lit(page, []);
      assert.equal(await textOf(page, "#status-text"), "White to move – Capture is compulsory");
    });

    visitAlone("a refused text is explained under its field", size, async (page) => {
      await takeUp(page, url(), MAJORITY);
      await submit(page, "#move-form", "#move-input", "35x24");
      const { text, link } = await told(page, "#move-error");
      assert.match(text, /the larger capture is compulsory/);
      assert.equal(link, "rules/en/draughts.html#majority");
      await lit(page, ["13", "22", "32", "38"]);
      await page.click("#move-input");
      await page.type("9");
      await lit(page, []);
      assert.equal(await textOf(page, "#move-error"), "");
      await submit(page, "#move-form", "#move-input", "48-42");
      await lit(page, ["38"]);
      await submit(page, "#move-form", "#move-input", "38x9");
      await moved(page, 0);
      await lit(page, []);
    });
  }

  visitAlone("the token of a charret is named, in the language of the page", SMALL, async (page) => {
    await takeUp(page, url(), MILL);
    await page.click("#hint");
    await page.until(() => document.querySelector("#status").matches(".note"));
    await clickCells(page, ["3"]);
    assert.deepEqual(await told(page, "#status-text"), { text: "Choose a token to capture", link: null }, "in place of the hint");
    await clickCells(page, ["13"]);
    assert.match(await textOf(page, "#status-text"), /^The token on 13 stands in a charret, and the one on 21 does not\./);
    await lit(page, ["13", "21"]);
    await page.click("#language");
    assert.deepEqual(await told(page, "#status-text"), {
      text: "Le jeton en 13 est dans un charret, et celui en 21 n’y est pas. Voir la règle", link: "rules/fr/charret.html#capture",
    });
    await lit(page, ["13", "21"]);
    await clickCells(page, ["21"]);
    await moved(page, 0);
    await lit(page, []);
  });

  visitAlone("a refused drag is explained", LARGE, async (page) => {
    await takeUp(page, url(), MAJORITY);
    await page.drag('[data-cell="38"]', '[data-cell="33"]');
    assert.match(await textOf(page, "#status-text"), /^Capturing is compulsory: the piece on 38 can capture\./);
    await lit(page, ["38"]);
  });

  visitAlone("so is one of a piece that may not move, onto a piece of one’s own, or of the opponent’s", LARGE, async (page) => {
    await takeUp(page, url(), MAJORITY);
    const drag = (from, to) => page.drag(`[data-cell="${from}"]`, `[data-cell="${to}"]`);
    const says = async (sentence, cell) => {
      assert.deepEqual((await told(page, "#status-text")).text, `${sentence} See the rules`);
      assert.equal(await textOf(page, "#live"), sentence);
      await lit(page, [cell]);
    };
    await drag("48", "42");
    await says("Capturing is compulsory: the piece on 38 can capture.", "38");
    await drag("35", "48");
    await says("A piece of your own stands on 48.", "48");
    await drag("38", "35");
    await says("A piece of your own stands on 35.", "35");
    await drag("30", "34");
    await says("The man on 30 is your opponent’s.", "30");
    for (const [from, to] of [['[data-cell="29"]', '[data-cell="24"]'], ['[data-cell="48"]', "#status"]]) {
      await page.drag(from, to);
      await says("The man on 30 is your opponent’s.", "30");
    }
    await drag("38", "27");
    assert.deepEqual(await textOf(page, "#live"), "");
    await lit(page, []);
  });

  visitAlone("a cell refused by keyboard is explained", SMALL, async (page) => {
    await takeUp(page, url(), MAJORITY);
    await enterCells(page, ["35"]);
    assert.match(await textOf(page, "#live"), /^That takes 1 piece, 38x9 takes 3/);
    await lit(page, ["13", "22", "32", "38"]);
  });

  visit("the link leads to the rule", LARGE, async (page) => {
    await takeUp(page, url(), MAJORITY);
    await clickCells(page, ["35"]);
    const heading = await page.evaluate(async () => {
      const { href, hash } = document.querySelector("#status-text a");
      const rules = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
      return rules.querySelector(hash)?.textContent.trim();
    });
    assert.equal(heading, "The majority rule");
  });
}

function textOf(page, selector) {
  return page.evaluate((selector) => document.querySelector(selector).textContent, selector);
}
