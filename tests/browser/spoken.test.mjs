// A whole game by what a screen reader reads: roles, names and live region of the accessibility tree, and keys. No rule of the
// game is used, and nothing that is seen.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { after, before, test } from "node:test";
import { fileServer, listen } from "../../scripts/serve.mjs";
import board from "../../pkg/locales/en.js";
import texts from "../../www/js/i18n/en.js";
import { BROWSERS, withVisitor } from "./browsers.mjs";

/** Questions after which a reader gives up; no statement about speed. */
const PATIENCE = 3000;

const MAY_MOVE = [board["board.cell.movable"], board["board.cell.must"]];
/** Squares in a row of the board. */
const ROW = 4;

let browser;
let server;
let url;
before(async () => {
  browser = await BROWSERS.chromium();
  server = fileServer();
  url = `http://127.0.0.1:${await listen(server, 0)}/www/`;
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

test("a game of Spanish draughts against the computer, heard and not seen", () => withVisitor(browser, { width: 1280, height: 800 }, async (page) => {
  await page.goto(url);
  const reader = new Reader(page);
  await reader.waitFor((tree) => tree.has("button", texts["newGame.short"]));
  await reader.press("button", texts["newGame.short"]);
  await reader.choose(texts.game, "Spanish draughts");
  await reader.choose(texts.level, texts["level.1"]);
  await reader.press("button", texts.start);
  await reader.waitFor((tree) => tree.has("grid", "Board, Spanish draughts"));
  for (let turn = 0; turn < 300; turn++) {
    const tree = await reader.waitFor((tree) => tree.isOver || /Your move|may be claimed/.test(tree.status));
    if (tree.isOver) break;
    if (/may be claimed/.test(tree.status)) {
      await reader.press("button", texts["finish.short"]);
      await reader.press("button", texts["finish.claim"]);
      continue;
    }
    const pieces = tree.cells.filter(({ name }) => MAY_MOVE.some((state) => name.includes(`, ${state}`)));
    assert.ok(pieces.length > 0, `no piece can move: ${tree.status}`);
    await reader.goToCell(cellOf(pieces[turn % pieces.length]));
    await page.press("Enter");
    // Each step of a capture is a cell of its own.
    for (;;) {
      const { targets } = await reader.read();
      if (targets.length === 0) break;
      await reader.goToCell(cellOf(targets[0]));
      await page.press("Enter");
    }
  }
  const end = await reader.waitFor((tree) => tree.isOver);
  assert.match(end.status, /wins|Draw/);
}));

/** What is read of the page at one moment. */
class Tree {
  #nodes;

  constructor(nodes) {
    this.#nodes = nodes.filter(({ ignored }) => !ignored).map(({ nodeId, role, name, value, properties = [], childIds = [] }) => {
      const property = (key) => properties.find((one) => one.name === key)?.value.value;
      return { nodeId, role: role?.value, name: name?.value ?? "", value: value?.value, isFocused: property("focused") === true, childIds, property };
    });
  }

  all(role) {
    return this.#nodes.filter((node) => node.role === role);
  }

  has(role, name) {
    return this.all(role).some((node) => node.name === name);
  }

  get focused() {
    return this.#nodes.find(({ isFocused, role }) => isFocused && role !== "RootWebArea" && role !== "dialog");
  }

  /** The sentence that was spoken last. */
  get status() {
    const texts = this.all("status").flatMap((node) => this.#below(node)).filter(({ role }) => role === "StaticText");
    return texts.map(({ name }) => name).join(" ");
  }

  get cells() {
    return this.all("gridcell");
  }

  get targets() {
    return this.cells.filter(({ name }) => name.includes(`, ${board["board.cell.target"]}`));
  }

  get isOver() {
    return this.has("button", texts.rematch);
  }

  #below(node) {
    const children = node.childIds.map((id) => this.#nodes.find(({ nodeId }) => nodeId === id)).filter(Boolean);
    return [node, ...children.flatMap((child) => this.#below(child))];
  }
}

class Reader {
  #page;

  constructor(page) {
    this.#page = page;
  }

  async read() {
    return new Tree(await this.#page.accessibilityTree());
  }

  async waitFor(isThere) {
    for (let asked = 0; ; asked++) {
      const tree = await this.read();
      if (isThere(tree)) return tree;
      if (asked === PATIENCE) throw new Error(`waited in vain for ${isThere}; the last that was heard: ${tree.status}`);
      await sleep(20);
    }
  }

  /** Goes by Tab to what has this role and name. */
  async goTo(role, name) {
    for (let steps = 0; steps < 100; steps++) {
      const { focused } = await this.read();
      if (focused?.role === role && focused.name.startsWith(name)) return focused;
      await this.#page.press("Tab");
    }
    throw new Error(`Tab does not lead to ${role} ${name}`);
  }

  async press(role, name) {
    await this.goTo(role, name);
    await this.#page.press("Enter");
  }

  /** Chooses of a list what begins with this text, by the first letters or the arrows. */
  async choose(name, wanted) {
    const { value } = await this.goTo("combobox", name);
    if (value?.startsWith(wanted)) return;
    await this.#page.press("Home");
    for (let steps = 0; steps < 20; steps++) {
      const { focused } = await this.read();
      if (focused.value?.startsWith(wanted)) return;
      await this.#page.press("ArrowDown");
    }
    throw new Error(`${name} has no ${wanted}`);
  }

  /** Goes by Tab to the board and by the arrows to a cell; where it lies is known from the order in which cells are read. */
  async goToCell(cell) {
    for (let steps = 0; steps < 150; steps++) {
      const { focused, cells } = await this.read();
      const order = cells.map(cellOf);
      const place = (one) => ({ row: Math.floor(order.indexOf(one) / ROW), column: order.indexOf(one) % ROW });
      if (focused?.role !== "gridcell") {
        await this.#page.press("Tab");
        continue;
      }
      const [at, goal] = [place(cellOf(focused)), place(cell)];
      if (at.row !== goal.row) await this.#page.press(goal.row > at.row ? "ArrowDown" : "ArrowUp");
      else if (at.column !== goal.column) await this.#page.press(goal.column > at.column ? "ArrowRight" : "ArrowLeft");
      else return;
    }
    throw new Error(`the arrows do not get to ${cell}`);
  }
}

function cellOf({ name }) {
  return Number.parseInt(name, 10);
}
