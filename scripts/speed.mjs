// npm run speed [-- GAME...]: how fast the page is in Chromium, from files of this machine. Prints; judges nothing.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "playwright-core";
import { Game } from "tablier";
import { CHROMIUM_ARGS, findChromium } from "./browsers.mjs";
import { GAMES } from "./rules/source.mjs";
import { fileServer, listen } from "./serve.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const SLOWED = 4;
const DRAG_STEPS = 120;
/** Plies of the computer against itself, and its level. */
const PLIES = 6;
const LEVEL = "5";

/** Where a game does not begin with pieces on the board. */
const OPENINGS = { charret: { position: "1.12.2.1.2..1.1.2..2.1.2 1 0 0" } };

const HEAD = `start:  from the address to the frame in which a legal click can be answered, and to that of the answer; the CPU time of the
        main thread until then
task:   the longest task of the main thread until then, and while the computer plays itself; CPU time
shift:  what the layout has shifted until the end of these moves (CLS)
drag:   with the CPU slowed ${SLOWED} times: CPU time of the main thread for a frame, its longest task, and the gaps between
        frames, half of which are not longer than the first number, and 95 % than the second`;

const server = fileServer();
const url = `http://127.0.0.1:${await listen(server, 0)}/www/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
console.log(`${HEAD}\n\nChromium ${browser.version()}, ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}\n`);
print("game", "start", "answer", "CPU", "task: start", "play", "shift", "drag: frame", "longest", "gaps");
try {
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES) await measure(game);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

async function measure(game) {
  const context = await browser.newContext({ ...PHONE, locale: "en" });
  const page = await context.newPage();
  await page.addInitScript(observe);
  // A person begins.
  await page.addInitScript((settings) => localStorage.setItem("tablier:settings", settings), JSON.stringify({ choices: { [game]: { mode: "two" } } }));

  const start = await tasks(page, async () => {
    await page.goto(`${url}#${new URLSearchParams({ game, ...OPENINGS[game] })}`);
    await page.waitForFunction(() => window.speed.ready > 0);
    await page.click(await movable(page, game));
    await page.waitForFunction(() => window.speed.answer > 0);
  });
  const drag = await dragged(page, game);

  const play = await tasks(page, async () => {
    await page.click("#new-game");
    await page.selectOption("#mode-select", "auto");
    await page.selectOption("#level-select", LEVEL);
    await page.click("#start");
    await page.waitForFunction((plies) => Number(document.documentElement.dataset.ply) >= plies, PLIES, { timeout: 300_000 });
  });
  const { ready, answer, shift, shifted } = await page.evaluate(() => window.speed);
  await context.close();
  const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  print(game, ms(ready), ms(answer), ms(start.total), ms(start.longest), ms(play.longest), shift.toFixed(4), ms(drag.mean), ms(drag.longest),
    drag.gaps.map(ms).join(", "));
  if (shift > 0) console.log(`  shifted: ${shifted.join(", ")}`);
}

/** In the page: when it is ready, when the first click is answered, and what shifts. */
function observe() {
  window.speed = { ready: 0, answer: 0, shift: 0, shifted: [], gaps: [] };
  const atFrame = (name) => requestAnimationFrame(() => setTimeout(() => (window.speed[name] ||= performance.now())));
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.speed.shift += value;
      window.speed.shifted.push(...sources.map(({ node }) => node?.id || node?.className || node?.nodeName));
    }
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(() => document.documentElement.dataset.ready && atFrame("ready")).observe(document.documentElement, { attributeFilter: ["data-ready"] });
  });
  addEventListener("click", () => atFrame("answer"));
}

/** A cell with a piece that may move. */
async function movable(page, game) {
  const position = await page.inputValue("#position-text");
  const [{ from }] = new Game(game, { position }).moves({ verbose: true });
  return `#board [data-cell="${from}"]`;
}

/** Drags the piece of the first click in circles over the board. */
async function dragged(page, game) {
  const driver = await page.context().newCDPSession(page);
  const from = await page.locator(await movable(page, game)).boundingBox();
  const board = await page.locator("#board").boundingBox();
  await driver.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y);
  const told = await tasks(page, async () => {
    await page.evaluate(() => {
      let last = 0;
      const frame = (now) => {
        if (last > 0) window.speed.gaps.push(now - last);
        last = now;
        window.speed.frame = requestAnimationFrame(frame);
      };
      window.speed.frame = requestAnimationFrame(frame);
    });
    for (let step = 0; step < DRAG_STEPS; step++) {
      const angle = (8 * Math.PI * step) / DRAG_STEPS;
      await page.mouse.move(x + 0.4 * board.width * Math.cos(angle), y + 0.4 * board.height * Math.sin(angle));
    }
    await page.evaluate(() => cancelAnimationFrame(window.speed.frame));
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await page.keyboard.press("Escape");
  await driver.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const gaps = (await page.evaluate(() => window.speed.gaps)).sort((a, b) => a - b);
  return { longest: told.longest, mean: told.total / gaps.length, gaps: [0.5, 0.95].map((share) => gaps[Math.floor(share * gaps.length)]) };
}

/** CPU time of the tasks of the page's main thread while `action` runs, in milliseconds: of the longest, and of all. */
async function tasks(page, action) {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`));
  const isMain = ({ pid, tid }) => mains.has(`${pid} ${tid}`);
  const times = new Map();
  for (const event of traceEvents) {
    if (event.name !== "RunTask" || event.dur === undefined || !isMain(event)) continue;
    times.set(event.pid, [...(times.get(event.pid) ?? []), (event.tdur ?? event.dur) / 1000]);
  }
  const sum = (list) => list.reduce((total, time) => total + time, 0);
  // A browser may hold an empty page ready beside this one.
  const own = [...times.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
  return { longest: own.reduce((most, time) => Math.max(most, time), 0), total: sum(own) };
}

function print(...cells) {
  const widths = [17, 8, 8, 8, 12, 8, 8, 12, 9, 16];
  console.log(cells.map((cell, index) => cell.padEnd(widths[index])).join(" ").trimEnd());
}
