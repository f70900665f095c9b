// WebKitGTK by its own W3C WebDriver, which no library here speaks to, on a screen in memory.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isExecutable, which } from "../../scripts/command.mjs";

/** The browser of Debian's package, on either processor. */
const BROWSER = ["x86_64", "aarch64"].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(isExecutable);
/** Milliseconds after which a test gives up; no statement about speed. */
const GIVE_UP_MS = 120_000;
/** How often a click is tried, and how often in a row the page is to have one shape. */
const CLICKS_TRIED = 5;
const CALM_READS = 5;

/** Whether the browser, its driver and a screen for it are on this machine. */
export const hasWebKit = [BROWSER, which("WebKitWebDriver"), which("Xvfb")].every(Boolean);

/** A page of WebKitGTK, as the tests of the page use one of the other browsers: see Page in browsers.mjs. */
export async function openWebKit() {
  const programs = [];
  const close = async () => {
    for (const program of programs.reverse()) {
      const ended = new Promise((resolve) => program.once("exit", resolve));
      if (program.exitCode === null && program.kill()) await ended;
    }
  };
  try {
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    programs.push(screen);
    const [number] = await new Promise((resolve, reject) => screen.once("error", reject).stdio[3].once("data", (data) => resolve(/\d+/.exec(data) ?? [])));
    const port = await freePort();
    programs.push(spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: `:${number}` } }));
    const session = await begin(`http://127.0.0.1:${port}`);
    return new WebKitPage(session, async () => {
      await ask(session, "DELETE", "").catch(() => {});
      await close();
    });
  } catch (error) {
    await close();
    throw error;
  }
}

class WebKitPage {
  #session;

  constructor(session, close) {
    this.#session = session;
    this.close = close;
  }

  goto = (url) => ask(this.#session, "POST", "/url", { url });
  reload = () => ask(this.#session, "POST", "/refresh", {});

  /** Waits until the page keeps its shape: the window is said to have its size before the page has it. */
  async resize(width, height) {
    await ask(this.#session, "POST", "/window/rect", { width, height });
    for (let last = "", calm = 0; calm < CALM_READS;) {
      await sleep(100);
      const shape = await this.evaluate(() => `${innerWidth} ${document.documentElement.scrollHeight}`);
      calm = shape === last ? calm + 1 : 0;
      last = shape;
    }
  }

  evaluate(script, argument) {
    const call = `const done = arguments[1]; Promise.resolve((${script})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    return ask(this.#session, "POST", "/execute/async", { script: call, args: [argument ?? null] }).then(({ value, error }) => {
      if (error !== undefined) throw new Error(error);
      return value;
    });
  }

  /** Clicks the middle of an element with the mouse; again where it has moved away meanwhile, as after a change of size. */
  async click(selector) {
    for (let tries = 1; tries <= CLICKS_TRIED; tries++) {
      const { x, y } = await this.evaluate((selector) => {
        const element = document.querySelector(selector);
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) throw new Error(`${selector} is not shown`);
        window.isHit = false;
        element.addEventListener("pointerdown", () => (window.isHit = true), { once: true, capture: true });
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      }, selector);
      const actions = [{ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await ask(this.#session, "POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
      if (await this.evaluate(() => window.isHit)) return;
      await sleep(200);
    }
    throw new Error(`${selector} is not where it is seen`);
  }

  async until(script, argument) {
    const end = Date.now() + GIVE_UP_MS;
    for (;;) {
      const value = await this.evaluate(script, argument);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain for ${script}`);
      await sleep(20);
    }
  }
}

/** The address of a new session; waits for the driver to listen. */
async function begin(driver) {
  const options = { binary: BROWSER, args: ["--automation"] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options, timeouts: { script: GIVE_UP_MS } } };
  const end = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return `${driver}/session/${(await ask(driver, "POST", "/session", { capabilities })).sessionId}`;
    } catch (error) {
      if (error.cause?.code !== "ECONNREFUSED" || Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

async function ask(base, method, path, body) {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
  return value;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
