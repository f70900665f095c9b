// Chromium and Firefox behind one small interface.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { CHROMIUM_ARGS, findChromium, findFirefox } from "../../scripts/browsers.mjs";

/** Milliseconds after which a test gives up; no statement about speed. */
const GIVE_UP_MS = 120_000;
/** Tabs that Firefox is asked for until it opens one. */
const TABS_TRIED = 5;
/** What Firefox says of a load from the service worker that the next page cut short. */
const CUT_SHORT = /A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/**
 * `{ newVisitor(): Promise<{ newPage({ width, height }), close() }>, close() }`: each visitor has storage of its own.
 * `motion`: whether the pages move things, which takes time.
 */
export const BROWSERS = {
  async chromium({ motion = false } = {}) {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    return {
      async newVisitor() {
        const context = await browser.newContext({ locale: "en", reducedMotion: motion ? "no-preference" : "reduce", hasTouch: true });
        return {
          async newPage({ width, height }) {
            const page = await context.newPage();
            await page.addInitScript(tellViolations);
            await page.setViewportSize({ width, height });
            const driver = await context.newCDPSession(page);
            return Object.assign(new Page(page, (size) => page.setViewportSize(size), (deltaY) => page.mouse.wheel(0, deltaY)), {
              /** The nodes of the tree that a screen reader has. */
              accessibilityTree: async () => (await driver.send("Accessibility.getFullAXTree")).nodes,
            });
          },
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },

  async firefox({ motion = false } = {}) {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox(),
      headless: true,
      extraPrefsFirefox: {
        "intl.accept_languages": "en",
        "ui.prefersReducedMotion": motion ? 0 : 1,
        // Pages that are not in front play on.
        "dom.min_background_timeout_value": 4,
        "dom.min_background_timeout_value_without_budget_throttling": 4,
        "dom.timeout.enable_budget_timer_throttling": false,
      },
    });
    return {
      async newVisitor() {
        const context = await browser.createBrowserContext();
        return {
          async newPage({ width, height }) {
            const page = await openTab(context);
            await page.evaluateOnNewDocument(tellViolations);
            await page.setViewport({ width, height });
            return new Page(page, (size) => page.setViewport(size), (deltaY) => page.mouse.wheel({ deltaY }));
          },
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};

/**
 * A new tab in Firefox. While other tabs close, the frame of a new one may be exchanged before the driver has asked for
 * it: "no such frame". Another tab is opened then.
 */
async function openTab(context) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.newPage();
    } catch (error) {
      if (attempt === TABS_TRIED || !String(error.message).includes("no such frame")) throw error;
      await sleep(200 * attempt);
    }
  }
}

/** In the page: what its content security policy refuses is an error. */
function tellViolations() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
}

/** Runs `body(page, newPage)` with pages of a new visitor, in which nothing may go wrong and nothing be asked of another site. */
export async function withVisitor(browser, size, body) {
  const visitor = await browser.newVisitor();
  try {
    const pages = [];
    const newPage = async () => {
      const page = await visitor.newPage(size);
      pages.push(page);
      return page;
    };
    await body(await newPage(), newPage);
    for (const { errors, foreign } of pages) {
      assert.deepEqual(errors, []);
      assert.deepEqual(foreign, []);
    }
  } finally {
    await visitor.close();
  }
}

/**
 * What a test does with a page of either driver. `errors` collects what went wrong in it, `requests` the addresses it
 * asked for, `foreign` those of them that are not of a site that the test went to. Selectors reach into the shadow
 * trees of elements: "tablier-board >>> canvas".
 */
export class Page {
  #page;
  #turnWheel;
  #origins = new Set();
  #leaving = false;
  errors = [];
  requests = [];

  constructor(page, resize, turnWheel) {
    this.#page = page;
    this.#turnWheel = turnWheel;
    this.resize = (width, height) => resize({ width, height });
    page.on("pageerror", (error) => this.#note(String(error.message ?? error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.#note(message.text());
    });
    page.on("request", (request) => this.requests.push(request.url()));
  }

  get foreign() {
    return this.requests.filter((url) => /^(https?|wss?|ftp):/.test(url) && !this.#origins.has(new URL(url).origin));
  }

  goto(url) {
    this.#origins.add(new URL(url).origin);
    return this.#leave(() => this.#page.goto(url));
  }

  reload = () => this.#leave(() => this.#page.reload());
  evaluate = (script, argument) => this.#page.evaluate(script, argument);
  type = (text) => this.#page.keyboard.type(text);
  toFront = () => this.#page.bringToFront();
  close = () => this.#page.close();

  /** Presses a key, as "Tab" or "Shift+Tab". */
  async press(keys) {
    const { keyboard } = this.#page;
    const held = keys.split("+");
    const key = held.pop();
    for (const name of held) await keyboard.down(name);
    await keyboard.press(key);
    for (const name of held) await keyboard.up(name);
  }

  /** Clicks the middle of an element with the mouse. */
  async click(selector) {
    const { x, y } = await this.#middle(selector);
    await this.#page.mouse.click(x, y);
  }

  /** Taps the middle of an element with a finger. */
  async tap(selector) {
    const { x, y } = await this.#middle(selector);
    await this.#page.touchscreen.tap(x, y);
  }

  /** Turns the wheel over the middle of an element, downwards by so many pixels. */
  async wheel(selector, pixels) {
    const { x, y } = await this.#middle(selector);
    await this.#page.mouse.move(x, y);
    await this.#turnWheel(pixels);
  }

  /** Drags from the middle of one element to that of another. */
  async drag(from, to) {
    const start = await this.#middle(from);
    const end = await this.#middle(to);
    const { mouse } = this.#page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await mouse.move(end.x, end.y);
    await mouse.up();
  }

  #note(error) {
    if (!(this.#leaving && CUT_SHORT.test(error))) this.errors.push(error);
  }

  async #leave(navigate) {
    this.#leaving = true;
    try {
      return await navigate();
    } finally {
      this.#leaving = false;
    }
  }

  #middle(selector) {
    return this.evaluate((selector) => {
      const find = (place, part) => (place?.shadowRoot ?? place)?.querySelector(part);
      const element = selector.split(" >>> ").reduce(find, document);
      if (!element) throw new Error(`no element ${selector}`);
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) throw new Error(`${selector} is not shown`);
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
  }

  /** Waits until `script` gives something true in the page, and gives that. */
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
