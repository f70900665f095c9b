// Pictures of the board: SVG and PNG show the same, and the page gives both.
import assert from "node:assert/strict";
import { Game, games } from "tablier";
import { diagram } from "tablier/diagram";
import { played } from "../package/fixtures.mjs";
import { downloads, fits } from "./records.mjs";
import { open, takeUp } from "./table.mjs";

const LARGE = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 740 };
/** A channel of a pixel differs when it does so by more than this, of 255. */
const VISIBLE = 40;
/** Pictures are compared in squares of so many pixels. */
const TILE = 24;
/**
 * The share of the pixels of a square that may differ. What differs are edges, smoothed by each way for itself, from
 * coordinates that SVG rounds to a hundredth, and letters that stand a pixel higher or lower: a sixth of a square at most,
 * where a letter fills it. The smallest mark, a dot in Bulltricker, changes a third of one.
 */
const MOST = 0.25;

/** `visit` makes a test of a page, as page-tests.mjs has it. */
export function testPictures({ visit, url }) {
  visit("the SVG of every game shows what the canvas shows", LARGE, async (page) => {
    await open(page, url());
    for (const { id, cells } of games()) {
      for (const theme of ["light", "dark"]) {
        const state = played(id, 30, 4).toJSON();
        const look = {
          theme, width: 960, frame: theme === "light", shadow: cells[8],
          marks: [cells[0], `${cells[3]}:cross:red`, `${cells[5]}:dot`, `${cells[6]}:square:yellow`], arrows: `${cells[2]}-${cells[cells.length - 4]}:blue`,
        };
        const share = await page.evaluate(difference, { state, look, visible: VISIBLE, tile: TILE });
        assert.ok(share < MOST, `${id}, ${theme}: ${share}`);
      }
    }
  });

  visit("a dot that only one of two pictures has is found", LARGE, async (page) => {
    await open(page, url());
    for (const { id, cells } of games()) {
      const state = new Game(id).toJSON();
      const other = { marks: `${cells[0]}:dot` };
      const share = await page.evaluate(difference, { state, look: { width: 960 }, other, visible: VISIBLE, tile: TILE });
      assert.ok(share > MOST, `${id}: ${share}`);
    }
  });

  visit("the buttons give the board as it is seen, in a file named for the game", SMALL, async (page) => {
    await takeUp(page, url(), { id: "draughts", moves: ["32-28"] });
    await page.click("#flip");
    const [svg] = await downloads(page, () => page.click("#picture-svg"));
    assert.match(svg.name, /^draughts-.*\.svg$/);
    assert.match(svg.text, /<title>International draughts, Black to move<\/title>/);
    const upright = await page.evaluate(async (state) => {
      const { default: init, Game } = await import("../pkg/tablier.js");
      await init();
      const { diagram } = await import("../pkg/diagram.js");
      return diagram(Game.fromJSON(state), { orientation: "black" });
    }, Object.assign(new Game("draughts").toJSON(), { moves: ["32-28"] }));
    assert.equal(svg.text, upright);
    const [png] = await downloads(page, () => page.click("#picture-png"));
    assert.match(png.name, /^draughts-.*\.png$/);
    assert.match(png.text, /^.PNG/u);
    await fits(page);
  });

  visit("a board in a page gives its picture as it stands: turned, marked, in its own colours", LARGE, async (page) => {
    await open(page, url());
    const { svg, wide, refused } = await page.evaluate(async () => {
      await import("../pkg/board.js");
      const board = document.createElement("tablier-board");
      for (const [name, value] of [["game", "ultima"], ["marks", "d4:cross"], ["lang", "fr"], ["theme", "dark"]]) board.setAttribute(name, value);
      board.style.setProperty("--tablier-white", "#12ab34");
      document.body.append(board);
      await board.load();
      await board.ready;
      board.flip();
      const svg = await board.toSVG();
      const wide = await createImageBitmap(await board.toPNG({ width: 900, frame: false, coordinates: false }));
      const refused = await board.toSVG({ theme: "sepia" }).catch(({ code }) => code);
      board.remove();
      return { svg, wide: { width: wide.width, height: wide.height }, refused };
    });
    assert.match(svg, /<title>Ultima \(échecs baroques\), Blancs au trait<\/title>/);
    assert.match(svg, /Marques\u00a0: d4\./);
    assert.match(svg, /#12ab34/);
    assert.doesNotMatch(svg, /color-mix/);
    const plain = diagram({ game: "ultima" }, { orientation: "black", marks: "d4:cross", lang: "fr", theme: "dark" });
    const places = (text) => [...text.matchAll(/<use [^>]*? x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => `${x} ${y}`);
    assert.equal(places(svg).length, 32);
    assert.deepEqual(places(svg), places(plain));
    assert.deepEqual(wide, { width: 900, height: 900 });
    assert.equal(refused, "bad-option");
  });

  // tests/diagram.rs holds the pictures of the native tool equal to these.
  visit("a board in a page gives the picture of the package, byte for byte, in every game", LARGE, async (page) => {
    await open(page, url());
    const themes = ["light", "dark", "paper", "paper dark", "contrast", "contrast dark"];
    const cases = games().map(({ id, cells }, index) => {
      const marks = `${cells[0]}:cross:red`;
      return { id, moves: played(id, 12, index).history(), look: { theme: themes[index], lang: index % 2 ? "fr" : "en", marks, arrows: `${cells[0]}-${cells[4]}` } };
    });
    const pictures = await page.evaluate(async (cases) => {
      await import("../pkg/board.js");
      const drawn = [];
      for (const { id, moves, look } of cases) {
        const board = document.createElement("tablier-board");
        for (const [name, value] of Object.entries({ game: id, moves: moves.join(" "), ...look })) board.setAttribute(name, value);
        document.body.append(board);
        await board.load();
        drawn.push(await board.toSVG());
        board.remove();
      }
      return drawn;
    }, cases);
    for (const [index, { id, moves, look }] of cases.entries()) assert.ok(pictures[index] === diagram({ game: id, moves }, look), id);
  });

  visit("a picture is put on the clipboard", LARGE, async (page) => {
    await takeUp(page, url(), { id: "charret" });
    const types = await page.evaluate(async () => {
      document.querySelector("#position-panel").open = true;
      const written = new Promise((resolve) => {
        const write = async ([item]) => resolve(await item.getType("image/png"));
        Object.defineProperty(navigator, "clipboard", { configurable: true, value: { write } });
      });
      document.querySelector("#picture-copy").click();
      const { width, height } = await createImageBitmap(await written);
      return { width, height };
    });
    assert.deepEqual(types, { width: 1280, height: 1280 });
    await page.until(() => document.querySelector("#live").textContent.trim() === "Copied");
  });
}

/**
 * Runs in the page: how much a PNG, painted by a canvas, differs from the SVG (with the look `other` besides): the greatest
 * share of differing pixels in a square.
 */
async function difference({ state, look, other = {}, visible, tile }) {
  const { default: init, Game } = await import("../pkg/tablier.js");
  await init();
  const { diagram, diagramPNG } = await import("../pkg/diagram.js");
  const game = Game.fromJSON(state);
  const canvas = await createImageBitmap(await diagramPNG(game, look));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([diagram(game, { ...look, ...other })], { type: "image/svg+xml" }));
  await image.decode();
  game.free();
  const { width, height } = canvas;
  const pixels = (picture) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(picture, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [pixels(canvas), pixels(image)];
  if (a.every((value) => value === 0)) throw new Error("nothing is painted");
  const counts = new Map();
  for (let i = 0; i < width * height; i++) {
    if (![0, 1, 2, 3].some((channel) => Math.abs(a[4 * i + channel] - b[4 * i + channel]) > visible)) continue;
    const place = `${Math.floor((i % width) / tile)} ${Math.floor(i / width / tile)}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / tile ** 2;
}
