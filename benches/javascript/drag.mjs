// npm run bench:drag: whether the page draws 60 frames a second while a piece is dragged on a phone, whose CPU is taken to be
// four times slower. Milliseconds of the page's own thread on the processor, from a trace, which other programs do not change,
// times four; and the gaps between frames by the clock with Chromium's throttling, which they do.
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/browsers.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, locale: "en" };
const THROTTLING = 4;
/** A piece of the side to move, at the start or in this position. */
const DRAGGED = {
  draughts: ["32"], "spanish-draughts": ["10"], bulltricker: ["H74"], tumblingdown: ["G7"], ultima: ["e2"],
  charret: ["3", "..1.1..2...2....1.1.22.. 1 0 0"],
};
/** Moves of the pointer, on three circles. */
const STEPS = 240;
const CIRCLE = { x: 195, y: 320, radius: 130 };

const server = fileServer();
const address = `http://127.0.0.1:${await listen(server, 0)}/www/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
console.log(`Milliseconds, ${THROTTLING} times slower: of a move, of the longest task; between frames in the median, at 95 percent`);
try {
  for (const [game, [cell, position]] of Object.entries(DRAGGED)) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(`${address}#${new URLSearchParams({ game, ...(position ? { position } : {}) })}`);
    await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
    const worked = await work(page, cell);
    const waited = await gaps(page, cell);
    console.log(game.padEnd(18), [...worked, ...waited].map((value) => value.toFixed(1).padStart(7)).join(""));
    await context.close();
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** Drags the piece of a cell round and round, and back to where it was. */
async function drag(page, cell) {
  const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * 6 * Math.PI;
    await page.mouse.move(CIRCLE.x + CIRCLE.radius * Math.sin(angle), CIRCLE.y + CIRCLE.radius * Math.cos(angle));
  }
  if (await page.evaluate(() => document.querySelectorAll("#board > canvas").length < 2)) throw new Error(`${cell} is not dragged`);
  await page.mouse.move(middleX, middleY);
  await page.mouse.up();
  await page.keyboard.press("Escape");
}

/** @returns Processor time of the page's thread a move, and of its longest task. */
async function work(page, cell) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await drag(page, cell);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const { pid, tid } = traceEvents.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointermove");
  const tasks = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.name === "RunTask").map(({ tdur = 0 }) => tdur / 1000);
  return [tasks.reduce((sum, task) => sum + task, 0) / STEPS, Math.max(...tasks)].map((time) => time * THROTTLING);
}

/** @returns Median and 95th percentile of the time between frames. */
async function gaps(page, cell) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLING });
  await page.evaluate(() => {
    const times = (window.times = []);
    const frame = (now) => {
      times.push(now);
      if (window.times) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await drag(page, cell);
  const times = await page.evaluate(() => {
    const { times } = window;
    window.times = null;
    return times;
  });
  const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
  return [0.5, 0.95].map((share) => gaps[Math.floor(share * gaps.length)]);
}
