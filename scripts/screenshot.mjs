// npm run screenshot [-- NAME...]: the pictures of docs/img/, the page as it is now in its main states.
import { statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./browsers.mjs";
import { root } from "./root.mjs";
import { fileServer, listen } from "./serve.mjs";

const WIDE = { width: 1100, height: 760 };
const PHONE = { width: 360, height: 760 };
const DRAUGHTS = "32-28 19-23 28x19 14x23 37-32 10-14 41-37 14-19 46-41 5-10 34-30 20-25 30-24 19x30 35x24";
const CHARRET = "8 7 13 14 17 12 16 20 21 23 19 5";

/** By name, the states that stand beside each other in a picture; `path` below www/, `then` what is done there. */
const PICTURES = {
  "page.png": [
    { ...WIDE, theme: "light", lang: "en", path: game("draughts", DRAUGHTS), then: plies(15) },
    { ...PHONE, theme: "dark", lang: "en", path: game("charret", CHARRET), then: plies(12) },
  ],
  "games.webp": ["bulltricker", "tumblingdown", "ultima", "spanish-draughts"].map((id, index) => ({
    ...PHONE, theme: index % 2 === 0 ? "light" : "dark", lang: index < 2 ? "fr" : "en", path: game(id), then: ready,
  })),
  "new-game.webp": [
    { ...WIDE, theme: "light", lang: "fr", path: game("charret"), then: newGame },
    { ...PHONE, theme: "dark", lang: "fr", path: game("bulltricker"), then: newGame },
  ],
  "analysis.webp": [
    { ...WIDE, theme: "dark", lang: "en", path: game("draughts", DRAUGHTS), then: review },
    { ...PHONE, theme: "light", lang: "fr", path: game("charret", CHARRET), then: analysis },
  ],
  "editor.webp": [
    { ...WIDE, theme: "light", lang: "fr", path: game("ultima"), then: editor },
    { ...PHONE, theme: "dark", lang: "en", path: game("tumblingdown"), then: editor },
  ],
  "exercises.webp": [
    { ...WIDE, theme: "dark", lang: "fr", path: "exercises.html#bulltricker", then: exercise },
    { ...PHONE, theme: "light", lang: "en", path: "exercises.html#ultima", then: exercise },
  ],
  "rules.webp": [
    { ...WIDE, theme: "light", lang: "fr", path: "rules/fr/charret.html", then: board },
    { ...PHONE, theme: "dark", lang: "en", path: "rules/en/ultima.html", then: board },
  ],
  "tag.webp": [
    { ...WIDE, theme: "light", lang: "en", path: `embed.html?${new URLSearchParams({ game: "draughts", mode: "replay", moves: DRAUGHTS, ply: "9", theme: "light", lang: "en" })}`, then: board },
    { ...PHONE, theme: "dark", lang: "fr", path: `embed.html?${new URLSearchParams({ game: "ultima", mode: "play", theme: "dark", lang: "fr" })}`, then: board },
  ],
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PICTURES);
for (const name of names) {
  if (!(name in PICTURES)) throw new Error(`no picture ${name}: ${Object.keys(PICTURES).join(", ")}`);
}
const server = fileServer();
const address = `http://127.0.0.1:${await listen(server, 0)}/www/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  for (const name of names) {
    const states = [];
    for (const state of PICTURES[name]) states.push(await taken(state));
    const file = join(root, `docs/img/${name}`);
    await beside(states, file);
    console.log(`${file}: ${statSync(file).size} bytes`);
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

function game(id, moves) {
  return `#${new URLSearchParams({ game: id, ...(moves && { moves }) })}`;
}

async function ready(page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

function plies(count) {
  return (page) => page.waitForFunction((count) => Number(document.documentElement.dataset.ply) === count, count);
}

async function newGame(page) {
  await ready(page);
  await page.click("#new-game");
}

async function editor(page) {
  await newGame(page);
  await page.click("#new-game-edit");
  await page.waitForSelector("#editor-palette > *");
}

async function analysis(page) {
  await ready(page);
  await page.click("#analyse");
  await rested(page);
}

async function rested(page) {
  await page.waitForFunction(() => document.documentElement.dataset.analysis === "rests", undefined, { timeout: 120_000 });
}

async function review(page) {
  await analysis(page);
  await page.click("#review-start");
  await page.waitForFunction(() => document.documentElement.dataset.review === "done", undefined, { timeout: 300_000 });
  await rested(page);
}

async function exercise(page) {
  await page.waitForFunction(() => document.documentElement.dataset.exercise && document.documentElement.dataset.ready === "true");
}

async function board(page) {
  await page.waitForFunction(() => document.querySelector("tablier-board")?.game);
}

/** @returns {Promise<string>} A state as a PNG in base64. */
async function taken({ width, height, theme, lang, path, then }) {
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, colorScheme: theme, reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(address + path);
  await then(page);
  // A passing remark is gone.
  await page.waitForSelector("#status.note", { state: "detached" });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const picture = await page.screenshot();
  await context.close();
  return picture.toString("base64");
}

/** Writes pictures side by side into one file, as small as its kind allows. */
async function beside(pictures, file) {
  const page = await browser.newPage();
  const data = await page.evaluate(async ({ pictures, type }) => {
    const images = await Promise.all(pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      return image;
    }));
    const [gap, radius] = [24, 16];
    const canvas = document.createElement("canvas");
    canvas.width = images.reduce((sum, { width }) => sum + width + gap, -gap);
    canvas.height = Math.max(...images.map(({ height }) => height));
    const context = canvas.getContext("2d");
    let x = 0;
    for (const image of images) {
      context.save();
      context.beginPath();
      context.roundRect(x, 0, image.width, image.height, radius);
      context.clip();
      context.drawImage(image, x, 0);
      context.restore();
      x += image.width + gap;
    }
    return canvas.toDataURL(type, 0.85);
  }, { pictures, type: `image/${extname(file).slice(1)}` });
  await page.close();
  writeFileSync(file, Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
}
