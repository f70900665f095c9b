// <tablier-board> in a page: its modes, by mouse and keyboard, its events, what is wrong with its attributes, its loading.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Game } from "tablier";
import { root } from "../../scripts/root.mjs";
import { STRICT, openSite } from "./board-site.mjs";
import { BROWSERS } from "./browsers.mjs";
import { startGame, submit } from "./table.mjs";

const WIDE = { width: 1000, height: 800 };
const NARROW = { width: 320, height: 640 };
const FROZEN = "7k/8/8/4m3/3PP3/5N2/8/K7 w";

export function testBoard(name) {
  describe(`board in ${name}`, { concurrency: 4 }, () => {
    let browser;
    let site;
    before(async () => {
      browser = await BROWSERS[name]();
      site = await openSite();
    });
    after(async () => {
      await browser?.close();
      site?.close();
    });

    /** A test with a page of this HTML, whose boards are shown; nothing may go wrong in it. */
    function visit(title, html, body, { size = WIDE, errors = [], shown = true, ...options } = {}) {
      test(title, () => withPage(browser, site, { html, size, errors, shown, options }, body));
    }

    /** The same in a browser of its own: only the page in front gets the keys, and moves things if `motion` is wanted. */
    function visitAlone(title, html, body, { motion } = {}) {
      test(title, async () => {
        const own = await BROWSERS[name]({ motion });
        try {
          await withPage(own, site, { html, size: WIDE, errors: [], shown: true, options: {} }, async (page) => {
            await page.toFront();
            await body(page);
          });
        } finally {
          await own.close();
        }
      });
    }

    visit("a still diagram has its pieces, its marks and its caption in words, and no buttons", `
      <tablier-board game="ultima" position="${FROZEN}" marks="d4,e4" caption="The pincers are frozen."></tablier-board>`, async (page) => {
      assert.equal(await labelOf(page, "d4"), "d4, pincer, White, marked, frozen by e5");
      assert.equal(await textOf(page, ".caption"), "The pincers are frozen.");
      assert.deepEqual(await shownButtons(page), []);
      await clickCells(page, "f3", "f4");
      assert.equal(await positionOf(page), FROZEN);
    });

    visit("the shorthand of the source page, with marks, the side at the bottom and a shadow", `
      <tablier-board position="fen:7k/8/8/3Qr3/8/8/8/K7 a5,b5,c5 b e,1-2:"></tablier-board>`, async (page) => {
      assert.match(await labelOf(page, "a5"), /marked/);
      const [top, bottom] = await page.evaluate(() => {
        const cell = (name) => document.querySelector("tablier-board").shadowRoot.querySelector(`[data-cell="${name}"]`);
        return [cell("a1"), cell("h8")].map((button) => button.getBoundingClientRect().top);
      });
      assert.ok(top < bottom);
    });

    visit("pieces that are no position are shown all the same", `
      <tablier-board position="fen:8/8/4m3/8/8/8/3M4/8:"></tablier-board>
      <tablier-board position="fen:7k/8/8/p4r/4K3/8/8/8 e5:" playable></tablier-board>`, async (page) => {
      assert.equal(await labelOf(page, "e6"), "e6, immobiliser, Black");
      assert.equal(await page.evaluate(() => document.querySelector("tablier-board").game), null);
    });

    visitAlone("a reader tries a move of a diagram and puts it back", `
      <tablier-board game="ultima" position="${FROZEN}" playable></tablier-board>`, async (page) => {
      assert.equal(await textOf(page, ".status"), "White to move");
      await clickCells(page, "d4");
      assert.match(await textOf(page, ".status"), /d4.*e5|e5.*d4/, "a refused click says why");
      await clickCells(page, "f3");
      assert.equal(await textOf(page, ".status"), "White to move");
      await clickCells(page, "f4");
      assert.deepEqual(await told(page, "move"), [{ text: "Nf4", ply: 1 }]);
      await page.click('tablier-board >>> [data-command="put-back"]');
      assert.equal(await positionOf(page), FROZEN);
      assert.deepEqual(await shownButtons(page), []);
      await clickCells(page, "f3", "f4", "h8");
      assert.equal(await positionOf(page), FROZEN, "a click on the board puts back too");
      await clickCells(page, "f3");
      assert.deepEqual((await told(page, "select")).at(-1), { cell: "f3" });
      await page.press("Escape");
      assert.deepEqual((await told(page, "select")).at(-1), { cell: null });
    });

    visit("a finger scrolls the page on a board, but for the pieces that may move", `
      <tablier-board game="ultima" position="${FROZEN}" playable></tablier-board>`, async (page) => {
      const actionOf = (cell) => page.evaluate((cell) =>
        getComputedStyle(document.querySelector("tablier-board").shadowRoot.querySelector(`[data-cell="${cell}"]`)).touchAction, cell);
      assert.equal(await actionOf("f3"), "none");
      for (const cell of ["d4", "a8"]) assert.notEqual(await actionOf(cell), "none", cell);
      const ofBoard = await page.evaluate(() => getComputedStyle(document.querySelector("tablier-board").shadowRoot.querySelector(".board")).touchAction);
      assert.equal(ofBoard, "manipulation");
    });

    visitAlone("a move by the keyboard alone", `<tablier-board game="draughts" mode="play"></tablier-board>`, async (page) => {
      await page.press("Tab");
      const focused = () => page.evaluate(() => document.querySelector("tablier-board").shadowRoot.activeElement?.dataset.cell);
      assert.equal(await focused(), "1");
      for (let row = 1; row < 7; row++) await page.press("ArrowDown");
      const cell = await focused();
      await page.press("Enter");
      await page.press("ArrowUp");
      await page.press("Enter");
      const [{ text }] = await told(page, "move");
      assert.ok(text.startsWith(`${cell}-`), text);
      assert.equal(await textOf(page, ".spoken"), `White: ${text}. Black to move`);
    });

    visitAlone("a replay by buttons, keys and the list, with comments", `
      <tablier-board game="draughts" mode="replay" record="1. 32-28 19-23 2. 28x19! {Takes.} 14x23 3. 37-32 *"></tablier-board>`, async (page) => {
      const press = async (command, ply) => {
        await page.click(`tablier-board >>> [data-command="${command}"]`);
        assert.equal(await plyOf(page), ply, command);
      };
      assert.equal(await plyOf(page), 0);
      await press("back", 0);
      await press("forward", 1);
      await press("end", 5);
      await press("start", 0);
      for (const [key, ply] of [["ArrowRight", 1], ["End", 5], ["ArrowLeft", 4], ["Home", 0]]) {
        await page.press(key);
        assert.equal(await plyOf(page), ply, key);
      }
      const buttons = await page.evaluate(() =>
        [...document.querySelector("tablier-board").shadowRoot.querySelectorAll(".moves button")].map((button) => button.textContent));
      assert.deepEqual(buttons, ["Start", "32-28", "19-23", "28x19!", "14x23", "37-32"]);
      await page.click("tablier-board >>> .moves li:nth-child(3) button");
      assert.equal(await plyOf(page), 3);
      assert.equal(await textOf(page, ".comment"), "Takes.");
      assert.deepEqual((await told(page, "step")).at(-1), { ply: 3 });
      assert.deepEqual(await told(page, "move"), []);
      await clickCells(page, "14", "23");
      assert.equal(await plyOf(page), 3, "a replay is not played on");
    });

    visit("a replay has its players and result above, and variations to click", `
      <tablier-board mode="replay" record='[GameType "20"][White "Anne"][Black "<b>Bo"][Result "2-0"]
        1. 32-28 (1. 33-29 {Other.} 20-25) 19-23 2. 28x19 14x23 2-0'></tablier-board>`, async (page) => {
      assert.equal(await textOf(page, ".players"), "Anne – <b>Bo 2-0");
      assert.equal(await textOf(page, ".moves"), "Start1.32-28(1.33-2920-25)1…19-232.28x1914x23");
      const spoken = () => textOf(page, ".spoken");
      await page.click("tablier-board >>> .variation button");
      assert.deepEqual(await page.evaluate(() => document.querySelector("tablier-board").game.history()), ["33-29"]);
      assert.equal(await spoken(), "After White: 33-29. Other.");
      await page.click('tablier-board >>> [data-command="forward"]');
      assert.equal(await spoken(), "Black: 20-25", "a move is said once");
      await page.click('tablier-board >>> [data-command="start"]');
      await page.click('tablier-board >>> [data-command="end"]');
      assert.equal(await plyOf(page), 4);
      assert.match(await textOf(page, ".status"), /^White wins/);
    });

    const { section } = new Game("ultima", { position: FROZEN }).explain({ from: "d4" });
    visit("a refusal leads to its section where the page has it, stays for a click on nothing, and is not said for ever", `
      <h2 id="${section}">Frozen</h2><tablier-board game="ultima" position="${FROZEN}" playable></tablier-board>`, async (page) => {
      await clickCells(page, "d4");
      const why = await textOf(page, ".status");
      assert.match(why, /frozen by the immobiliser on e5\. See the rule$/);
      assert.equal(await page.evaluate(() => document.querySelector("tablier-board").shadowRoot.querySelector(".status a").hash), `#${section}`);
      await clickCells(page, "a8");
      assert.equal(await textOf(page, ".status"), why);
      await clickCells(page, "f3");
      assert.equal(await textOf(page, ".spoken"), "");
      await page.evaluate(() => document.querySelector("h2").remove());
      await clickCells(page, "d4");
      assert.match(await textOf(page, ".status"), /e5\.$/);
    });

    visit("a drag of a piece that may not move is explained", `
      <tablier-board game="draughts" moves="32-28 19-23" playable></tablier-board>
      <tablier-board game="draughts"></tablier-board>`, async (page) => {
      const cell = (name, board = "tablier-board") => `${board} >>> [data-cell="${name}"]`;
      await page.drag(cell("31"), cell("26"));
      assert.match(await textOf(page, ".status"), /^Capturing is compulsory: the piece on 28 can capture\./);
      await page.drag(cell("41"), cell("36"));
      assert.equal(await textOf(page, ".status"), "A piece of your own stands on 36.");
      assert.equal(await textOf(page, ".spoken"), "A piece of your own stands on 36.");
      const still = "tablier-board:last-of-type";
      await page.drag(cell("31", still), cell("26", still));
      assert.equal(await page.evaluate((still) => document.querySelector(still).shadowRoot.querySelector(".spoken").textContent, still), "", "a figure has nothing to say");
    });

    visit("a game is given up when it is asked twice, and taken up again", `
      <tablier-board game="draughts" mode="play" moves="32-28"></tablier-board>`, async (page) => {
      const resign = () => page.click('tablier-board >>> [data-command="resign"]');
      await resign();
      assert.equal(await textOf(page, ".status"), "Black to move", "not before a move was played here");
      await page.evaluate(() => document.querySelector("tablier-board").play("19-23"));
      await resign();
      assert.equal(await textOf(page, ".status"), "White to move – Capture is compulsory");
      await resign();
      assert.equal(await textOf(page, ".status"), "Black wins – by resignation");
      assert.deepEqual(await told(page, "outcome"), [{ reason: "resignation" }]);
      await page.click('tablier-board >>> [data-command="undo"]');
      assert.equal(await textOf(page, ".status"), "Black to move");
    });

    visit("a game against the computer, taken back and begun again", `
      <tablier-board game="charret" mode="play" level="1"></tablier-board>`, async (page) => {
      await clickCells(page, "5");
      await page.until(() => document.querySelector("tablier-board").ply === 2);
      assert.equal((await told(page, "move")).length, 2);
      assert.match(await textOf(page, ".hands"), /Red: 8 in hand/);
      await page.click('tablier-board >>> [data-command="undo"]');
      assert.equal(await plyOf(page), 0);
      await clickCells(page, "8");
      await page.until(() => document.querySelector("tablier-board").ply === 2);
      await page.click('tablier-board >>> [data-command="restart"]');
      assert.equal(await plyOf(page), 0);
    });

    visit("the computer begins where the reader has the other side, and a game ends with its outcome", `
      <tablier-board game="draughts" mode="play" level="1" orientation="black" position="W:W32:B27"></tablier-board>`, async (page) => {
      await page.until(() => document.querySelector("tablier-board").ply === 1);
      assert.deepEqual(await told(page, "outcome"), [{ reason: "no-pieces" }]);
      assert.equal(await textOf(page, ".status"), "The computer wins – no piece left");
    });

    visit("an analysis tells what a position is worth, with lines", `
      <tablier-board game="draughts" mode="analyse" position="W:WK4:B13,20,32,37"></tablier-board>`, async (page) => {
      await page.until(() => document.querySelector("tablier-board").shadowRoot.querySelectorAll(".lines li").length > 0);
      assert.match(await textOf(page, ".evaluation"), /^Evaluation \(White\): [+−]?\S.*depth \d+$/);
      await page.evaluate(() => {
        const board = document.querySelector("tablier-board");
        board.play(board.game.moves()[0]);
      });
      await page.until(() => document.querySelector("tablier-board").shadowRoot.querySelectorAll(".lines li").length > 0);
      assert.deepEqual((await shownButtons(page)).slice(0, 4), ["Start", "Back", "Forward", "End"]);
    });

    visit("what is wrong with attributes is said in place, in the language of the page, and goes when it is put right", `
      <tablier-board game="ultima" position="7k/8/8/4m3/3PP3/5N2/8/K6 w"><p>Le texte de la position</p></tablier-board>`, async (page) => {
      assert.match(await textOf(page, ".error"), /^Attribut position\u00a0: Cette position n’est pas valable\u00a0: une rangée de .*7.* cases au lieu de 8/);
      assert.equal(await page.evaluate(() => document.querySelector("p").checkVisibility()), true);
      await page.evaluate((position) => (document.querySelector("tablier-board").position = position), FROZEN);
      await page.until(() => document.querySelector("tablier-board").game !== null);
      assert.equal(await textOf(page, ".error"), "");
      assert.equal(await page.evaluate(() => document.querySelector("p").checkVisibility()), false);
      const wrong = { marks: "z9", arrows: "a1", moves: "Nf4 zz", orientation: "red", level: "11", theme: "blue", mode: "dance", rules: "{", ply: "x" };
      await page.evaluate((wrong) => {
        for (const [name, value] of Object.entries(wrong)) document.querySelector("tablier-board").setAttribute(name, value);
      }, wrong);
      await page.until(() => document.querySelector("tablier-board").shadowRoot.querySelector(".error").textContent.includes("z9"));
      const lines = (await textOf(page, ".error")).split("\n");
      for (const attribute of Object.keys(wrong)) {
        assert.ok(lines.some((line) => line.startsWith(`Attribut ${attribute}\u00a0: `)), `${attribute} in ${lines}`);
      }
      const heard = (await told(page, "error")).map(({ attribute }) => attribute);
      for (const attribute of Object.keys(wrong)) assert.ok(heard.includes(attribute), `${attribute} in ${heard}`);
      assert.equal(await positionOf(page), "7k/8/8/4m3/3PPN2/8/8/K7 b", "what can be read is shown");
    }, { lang: "fr" });

    visit("attributes that do not go together are told, each in words", `
      <tablier-board position="fen:7k/8/8/3Qr3/8/8/8/K7 a5 b" marks="d4" orientation="white"></tablier-board>
      <tablier-board position="fen:7k/8/8/3Qr3/8/8/8/K7 z5 x"></tablier-board>
      <tablier-board position="fen:7k/8/8/3Qr3/8/8/8/K7 a5 w e more"></tablier-board>
      <tablier-board game="draughts" mode="replay" playable level="3" record-game="2"></tablier-board>
      <tablier-board game="draughts" lang="de" caption="Not shown" arrows="32-32"><p slot="caption">Shown</p></tablier-board>
      <tablier-board game="draughts" marks="28 : dot : red, 99" shadow="A1"></tablier-board>
      <tablier-board game="draughts" marks="28:dot:pink"></tablier-board>`, async (page) => {
      const errors = await page.evaluate(() =>
        [...document.querySelectorAll("tablier-board")].map((board) => board.shadowRoot.querySelector(".error").textContent.replace(/[\u2068\u2069]/g, "").split("\n")));
      const twice = "told twice, here and in the shorthand of the attribute position, which is left aside";
      assert.deepEqual(errors, [
        [`Attribute orientation: ${twice}`, `Attribute marks: ${twice}`],
        [
          "Attribute position: “x” stands for no side at the bottom in the shorthand; possible values: w, b",
          "Attribute position: marks in the shorthand: There is no square “z5” on this board",
        ],
        ["Attribute position: “more” stands behind the last part of the shorthand"],
        [
          "Attribute record-game: there is no record whose game this could be",
          'Attribute playable: means something only with mode="diagram"',
          'Attribute level: means something only with mode="play"',
        ],
        [
          "Attribute lang: there are no texts in “de”, and English stands in; possible values: fr, en",
          'Attribute caption: not shown, since an element in the tag has slot="caption"',
          "Attribute arrows: “32-32” cannot stand here; expected: two different cells",
        ],
        [
          "Attribute marks: There is no square “99” on this board",
          "Attribute shadow: There is no square “A1” on this board; expected: cells (such as 1) and ranges of them (such as 1-5)",
        ],
        ["Attribute marks: “28:dot:pink” cannot stand here; expected: a cell, with a shape and a colour if need be, of ring, dot, cross, square; green, red, blue, yellow"],
      ]);
      await page.evaluate(() => document.querySelector("p").remove());
      await page.until(() => !document.querySelectorAll("tablier-board")[4].shadowRoot.querySelector(".error").textContent.includes("caption"));
    });

    visit("attributes and properties that change are followed", `
      <tablier-board game="draughts" moves="32-28"></tablier-board>`, async (page) => {
      const set = (name, value) => page.evaluate(({ name, value }) => {
        document.querySelector("tablier-board")[name] = value;
      }, { name, value });
      await set("moves", "32-28 19-23");
      await page.until(() => document.querySelector("tablier-board").ply === 2);
      await set("game", "tumblingdown");
      await set("moves", null);
      await page.until(() => document.querySelector("tablier-board").game.id() === "tumblingdown");
      await set("playable", true);
      await page.until(() => document.querySelector("tablier-board").shadowRoot.querySelector(".status")?.textContent === "White to move");
      await page.evaluate(() => (document.documentElement.lang = "fr-CA"));
      await page.until(() => document.querySelector("tablier-board").shadowRoot.querySelector(".status")?.textContent === "Blancs au trait");
    });

    visit("properties that were set before the script came", `<div></div>`, async (page) => {
      const caption = await page.evaluate(async () => {
        const board = document.createElement("tablier-board-late");
        Object.assign(board, { game: "charret", caption: "Late" });
        document.body.append(board);
        const { TablierBoard } = await import("/pkg/board.js");
        customElements.define("tablier-board-late", class extends TablierBoard {});
        await board.load();
        return [board.getAttribute("caption"), board.game.id()];
      });
      assert.deepEqual(caption, ["Late", "charret"]);
    });

    test("ten boards load the wasm once, and each when it comes near the view", async () => {
      const board = '<tablier-board game="ultima"></tablier-board><div></div>';
      const far = '<link rel="stylesheet" href="/tests/browser/board-page.css">';
      const site = await openSite();
      after(() => site.close());
      await withPage(browser, site, { html: board.repeat(10), size: WIDE, errors: [], shown: false, options: { head: far } }, async (page) => {
        await page.until(() => document.querySelector("tablier-board").game !== null);
        const shown = () => page.evaluate(() => [...document.querySelectorAll("tablier-board")].map(({ game }) => game !== null));
        assert.deepEqual((await shown()).slice(2), Array(8).fill(false));
        const before = site.requests.length;
        await page.evaluate(() => document.querySelector("tablier-board:last-of-type").scrollIntoView());
        await page.until(() => document.querySelector("tablier-board:last-of-type").game !== null);
        assert.equal((await shown())[5], false);
        assert.deepEqual(site.requests.slice(before).filter((url) => url.startsWith("/pkg/")), []);
        assert.equal(site.requests.filter((url) => url.endsWith(".wasm")).length, 1);
        // The tag, and what other scripts of the page may have as well.
        const scripts = ["board", "border", "engine", "engine-core", "errors", "glue", "tablier"].map((name) => `/pkg/${name}.js`).sort();
        assert.deepEqual(site.requests.filter((url) => url.startsWith("/pkg/") && url.endsWith(".js")).sort(), scripts);
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        assert.deepEqual(await shown(), Array(10).fill(true), "a printer gets them all");
      });
    });

    visit("a strict policy is kept to", `
      <tablier-board game="charret" mode="play" level="1" caption="Strict"></tablier-board>
      <tablier-board game="draughts" mode="analyse"></tablier-board>`, async (page) => {
      await clickCells(page, "5");
      await page.until(() => document.querySelector("tablier-board").ply === 2);
      await page.until(() => document.querySelectorAll("tablier-board")[1].shadowRoot.querySelectorAll(".lines li").length > 0);
    }, { policy: STRICT });

    visit("one script tag is enough on another site, the computer's play too", `
      <tablier-board game="spanish-draughts" mode="play" level="1"></tablier-board>`, async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector("tablier-board");
        board.play(board.game.moves()[0]);
      });
      await page.until(() => document.querySelector("tablier-board").ply === 2);
    }, { elsewhere: true });

    visit("where no worker may be started, the engine works in the page", `
      <tablier-board game="spanish-draughts" mode="play" level="1"></tablier-board>
      <tablier-board game="draughts" mode="analyse"></tablier-board>`, async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector("tablier-board");
        board.play(board.game.moves()[0]);
      });
      await page.until(() => document.querySelector("tablier-board").ply === 2);
      await page.until(() => document.querySelectorAll("tablier-board")[1].shadowRoot.querySelectorAll(".lines li").length > 0);
    }, { policy: STRICT.replace("worker-src 'self'", "worker-src 'none'"), errors: [/Content.Security.Policy/i, /worker/i] });

    test("a page opened from a disk, by classic scripts", async () => {
      const folder = join(root, "target", "board-file");
      mkdirSync(folder, { recursive: true });
      const scripts = ["tablier", "board"].map((script) => `<script defer src="../../pkg/umd/${script}.js"></script>`);
      const file = join(folder, `${name}.html`);
      writeFileSync(file, `<!doctype html><title>x</title>${scripts.join("")}<tablier-board game="ultima" mode="play" level="1"></tablier-board>`);
      await at(browser, pathToFileURL(file).href, {}, async (page) => {
        await showAll(page);
        await page.evaluate(() => {
          const board = document.querySelector("tablier-board");
          board.play(board.game.moves()[0]);
        });
        await page.until(() => document.querySelector("tablier-board").ply === 2);
      });
    });

    visit("without scripts the text stays", `
      <tablier-board game="ultima" position="${FROZEN}"><p>The position as text</p></tablier-board>`, async (page) => {
      assert.equal(await page.evaluate(() => document.querySelector("p").checkVisibility()), true);
    }, { policy: "script-src 'none'", shown: false, errors: [/Content.Security.Policy/i] });

    visit("dark and light, by the attribute and by the page", `<tablier-board game="draughts"></tablier-board>`, async (page) => {
      const frame = () => page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const canvas = document.querySelector("tablier-board").shadowRoot.querySelector("canvas");
        return canvas.getContext("2d").getImageData(canvas.width / 2, 3, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part);
      });
      const turnsTo = async (isDark, than) => {
        for (let tries = 0; tries < 50; tries++) if ((await frame()) < than === isDark) return;
        assert.fail(isDark ? "stays light" : "stays dark");
      };
      // A board is drawn once its size is known.
      let light = 0;
      for (let tries = 0; light === 0 && tries < 50; tries++) light = await frame();
      assert.ok(light > 0, "nothing is drawn");
      await page.evaluate(() => document.querySelector("tablier-board").setAttribute("theme", "dark"));
      await turnsTo(true, light - 30);
      await page.evaluate(() => document.querySelector("tablier-board").removeAttribute("theme"));
      await turnsTo(false, light - 30);
      await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
      await turnsTo(true, light - 30);
    });

    visit("colours of the page's style", `<tablier-board game="draughts"></tablier-board>`, async (page) => {
      const colour = await page.evaluate(async () => {
        const board = document.querySelector("tablier-board");
        board.style.setProperty("--tablier-frame", "rgb(0 0 255)");
        board.theme = "light";
        const canvas = board.shadowRoot.querySelector("canvas");
        const read = () => [...canvas.getContext("2d").getImageData(canvas.width / 2, 3, 1, 1).data];
        for (let frames = 0; frames < 50 && read()[2] < 150; frames++) await new Promise(requestAnimationFrame);
        return read();
      });
      assert.ok(colour[2] > 150 && colour[0] < 80, String(colour));
    });

    for (const game of ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"]) {
      visit(`${game} fits on 320 px, sharp, and prints with more pixels`, `
        <tablier-board game="${game}" playable></tablier-board><tablier-board game="${game}" mode="replay" moves=""></tablier-board>`, async (page) => {
        const found = await page.evaluate(() => {
          const canvas = document.querySelector("tablier-board").shadowRoot.querySelector("canvas");
          const { scrollWidth, clientWidth } = document.documentElement;
          const onScreen = canvas.width / canvas.clientWidth;
          dispatchEvent(new Event("beforeprint"));
          const printed = canvas.width / canvas.clientWidth;
          dispatchEvent(new Event("afterprint"));
          return { fits: scrollWidth <= clientWidth, onScreen, printed, after: canvas.width / canvas.clientWidth, ratio: devicePixelRatio };
        });
        assert.ok(found.fits);
        assert.ok(Math.abs(found.onScreen - found.ratio) < 0.05);
        assert.ok(Math.abs(found.printed - 4) < 0.05);
        assert.equal(found.after, found.onScreen);
      }, { size: NARROW });
    }

    for (const article of ["dames", "charret"]) {
      test(`examples/articles/${article}.html, on a site of its own`, async () => {
        const html = readFileSync(join(root, `examples/articles/${article}.html`), "utf8");
        const address = site.put(html.replaceAll("../../pkg/", `${site.filesUrl}/pkg/`));
        await at(browser, address, {}, async (page) => {
          await showAll(page);
          const faults = await page.evaluate(() => [...document.querySelectorAll("tablier-board")].map((board) => board.shadowRoot.querySelector(".error").textContent));
          assert.deepEqual(faults, faults.map(() => ""));
        });
      });
    }

    test("the CLIP box of examples/articles/charret.html replays what is pasted, and writes what is played", async () => {
      await at(browser, `${site.filesUrl}/examples/articles/charret.html`, {}, async (page) => {
        await showAll(page);
        await page.until(() => document.querySelector("#replay").game?.toJSON().redo.length === 39);
        await page.evaluate(() => document.querySelector("#table").play("5"));
        assert.match(await page.evaluate(() => document.querySelector("textarea").value), /^1\. 5$/m);
        await page.click("#clip button");
        await page.until(() => document.querySelector("#replay").game.toJSON().redo.length === 1);
        await page.evaluate(() => (document.querySelector("textarea").value = "Partie :\n1\n1. 5 5"));
        await page.click("#clip button");
        await page.until(() => document.querySelector("#replay").shadowRoot.querySelector(".error").textContent.startsWith("Attribut record\u00a0: ligne 3"));
      });
    });

    test("the page writes a tag and a frame for its position and for its game", async () => {
      const codes = [];
      await at(browser, `${site.filesUrl}/www/`, {}, async (page) => {
        await page.until(() => document.documentElement.dataset.ready === "true");
        await startGame(page, { game: "draughts", mode: "two" });
        for (const move of ["32-28", "19-23", "28x19"]) await submit(page, "#move-form", "#move-input", move);
        await page.click("#embed-open");
        const write = (choices) => page.evaluate((choices) => {
          for (const [name, value] of Object.entries(choices)) {
            const field = document.querySelector(`#embed-${name}`);
            field.value = value;
            field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input"));
          }
          return document.querySelector("#embed-code").value;
        }, choices);
        for (const content of ["position", "game"]) {
          for (const form of ["tag", "frame"]) codes.push(await write({ content, form }));
        }
        const captioned = { caption: 'Black "to" move & <win>', lang: "fr", theme: "dark", look: "paper" };
        codes.push(await write({ content: "play", level: "2", form: "tag", ...captioned }), await write({ content: "try", form: "frame" }));
      });
      const [position, framedPosition, game, framedGame, play, framedTry] = codes;
      const read = async (code, frame, what = stateOfBoard) => {
        const address = site.put(`<!doctype html><link rel="icon" href="data:,"><title>x</title>${code}`);
        const framed = frame && await at(browser, address, {}, (page) => page.evaluate(() => document.querySelector("iframe").src));
        return at(browser, framed || address, {}, async (page) => {
          await page.until(() => document.querySelector("tablier-board")?.matches(":defined"));
          await showAll(page);
          return page.evaluate(what);
        });
      };
      const shown = [null, "B:W19,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20", []];
      const start = new Game("draughts");
      const replayed = ["replay", start.position(), ["32-28", "19-23", "28x19"]];
      assert.deepEqual(await read(position, false), shown);
      assert.deepEqual(await read(framedPosition, true), shown);
      assert.deepEqual(await read(game, false), replayed);
      assert.deepEqual(await read(framedGame, true), replayed);
      const look = (code, frame) => read(code, frame, () => {
        const { mode, playable, level, theme, lang } = document.querySelector("tablier-board");
        const slotted = document.querySelector('tablier-board > [slot="caption"]');
        return { mode, playable, level, theme, lang, caption: slotted?.textContent ?? document.querySelector("tablier-board").caption };
      });
      const common = { theme: "paper dark", lang: "fr", caption: 'Black "to" move & <win>' };
      assert.deepEqual(await look(play, false), { mode: "play", playable: false, level: "2", ...common });
      assert.deepEqual(await look(framedTry, true), { mode: null, playable: true, level: null, ...common });
    });

    visit("a board has a width where its place has none, and texts in the colour of the page", `
      <style>.float { float: left } .inline { display: inline-block } body { color: rgb(1, 2, 3) }</style>
      ${["<table><tr><td>", '<div class="float">', '<div class="inline">'].map((place) => `
        ${place}<tablier-board game="draughts" theme="dark" caption="A caption"></tablier-board>${place.endsWith("td>") ? "</table>" : "</div>"}`).join("")}`, async (page) => {
      const shown = await page.evaluate(() => [...document.querySelectorAll("tablier-board")].map((element) => [
        Math.round(element.getBoundingClientRect().width),
        getComputedStyle(element.shadowRoot.querySelector(".caption")).color,
      ]));
      assert.deepEqual(shown, Array(3).fill([320, "rgb(1, 2, 3)"]));
    });

    for (const [size, queries] of [
      [{ width: 480, height: 520 }, ["game=ultima", "game=draughts&mode=analyse&lang=fr", "game=charret&mode=play&level=3&caption=A+caption"]],
      [{ width: 700, height: 420 }, ["game=tumblingdown&playable", "game=draughts&mode=replay&moves=32-28"]],
      [NARROW, ["game=bulltricker&mode=replay&moves=H74-H54"]],
    ]) {
      for (const query of queries) {
        test(`a frame of ${size.width} x ${size.height} has room for ${query}`, async () => {
          await at(browser, `${site.filesUrl}/www/embed.html?${query}`, { size }, async (page) => {
            await page.until(() => document.querySelector("tablier-board")?.matches(":defined"));
            await showAll(page);
            await page.until(() => {
              const { scrollWidth, scrollHeight } = document.documentElement;
              return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
            });
          });
        });
      }
    }

    for (const motion of [true, false]) {
      const title = motion ? "moves are shown as they happen" : "nothing moves for those who want that";
      visitAlone(title, '<tablier-board game="draughts" mode="replay" moves="32-28"></tablier-board>', async (page) => {
        const isSame = await page.evaluate(async () => {
          const board = document.querySelector("tablier-board");
          const canvas = board.shadowRoot.querySelector("canvas");
          const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          await frame();
          let time = performance.now();
          performance.now = () => time;
          board.forward();
          await frame();
          const first = canvas.toDataURL();
          time += 10_000;
          await frame();
          return first === canvas.toDataURL();
        });
        assert.equal(isSame, !motion);
      }, { motion });
    }
  });
}

/** Runs `body` with a page of a new visitor; nothing else than `errors` may go wrong in it. */
async function withPage(browser, site, { html, size, errors, shown, options }, body) {
  await at(browser, site.page(html, options), { size, errors }, async (page) => {
    if (shown) await page.evaluate(listen);
    if (shown) await showAll(page);
    await body(page);
  });
}

function showAll(page) {
  return page.evaluate(() => Promise.all([...document.querySelectorAll("tablier-board")].map((board) => board.load())));
}

/** Runs `body` with a new visitor's page at an address. */
async function at(browser, address, { size = WIDE, errors = [] }, body) {
  const visitor = await browser.newVisitor();
  try {
    const page = await visitor.newPage(size);
    await page.goto(address);
    const result = await body(page);
    const unexpected = page.errors.filter((text) => !errors.some((pattern) => pattern.test(text)));
    assert.deepEqual(unexpected, []);
    return result;
  } finally {
    await visitor.close();
  }
}

/** In the page: keeps the events of all boards. */
function listen() {
  window.events = [];
  const readers = {
    move: ({ move, game }) => ({ text: move.text, ply: game.history().length }),
    outcome: ({ outcome }) => ({ reason: outcome.reason }),
    select: ({ cell }) => ({ cell }),
    step: ({ ply }) => ({ ply }),
    error: ({ attribute }) => ({ attribute }),
  };
  for (const [type, read] of Object.entries(readers)) {
    addEventListener(type, (event) => {
      if (event instanceof CustomEvent) window.events.push({ type, detail: read(event.detail) });
    });
  }
}

/** The details of the events of a type so far. */
function told(page, type) {
  return page.evaluate((type) => window.events.filter((event) => event.type === type).map(({ detail }) => detail), type);
}

async function clickCells(page, ...cells) {
  for (const cell of cells) await page.click(`tablier-board >>> [data-cell="${cell}"]`);
}

function labelOf(page, cell) {
  return page.evaluate((cell) =>
    document.querySelector("tablier-board").shadowRoot.querySelector(`[data-cell="${cell}"]`).getAttribute("aria-label"), cell);
}

/** The text of a part of the first board; "" where it is not shown. */
function textOf(page, selector) {
  return page.evaluate((selector) => {
    const element = document.querySelector("tablier-board").shadowRoot.querySelector(selector);
    return element?.checkVisibility() ? element.textContent : "";
  }, selector);
}

function positionOf(page) {
  return page.evaluate(() => document.querySelector("tablier-board").game.position());
}

/** In the page: the mode of the first board, where its game stands, and what follows. */
function stateOfBoard() {
  const { game, mode } = document.querySelector("tablier-board");
  return [mode, game.position(), game.toJSON().redo];
}

function plyOf(page) {
  return page.evaluate(() => document.querySelector("tablier-board").ply);
}

/** The texts of the buttons that are shown, but for those of the moves and the cells. */
function shownButtons(page) {
  return page.evaluate(() => [...document.querySelector("tablier-board").shadowRoot.querySelectorAll("[data-command]")]
    .filter((button) => button.checkVisibility()).map((button) => button.textContent));
}
