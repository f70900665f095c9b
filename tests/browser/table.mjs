// The page as a visitor uses it: its buttons, its board, its fields.
import { Game } from "tablier";

/** Opens the page and waits until it can be played on. */
export async function open(page, url) {
  await page.goto(url);
  await ready(page);
}

export async function ready(page) {
  await page.until(() => document.documentElement.dataset.ready === "true");
}

/** What the page tells of the game. */
export function state(page) {
  return page.evaluate(readState);
}

function readState() {
  const { turn, thinking, outcome, ply } = document.documentElement.dataset;
  return { turn, thinking: thinking === "true", outcome, ply: Number(ply), position: document.querySelector("#position-text").value };
}

/** Starts a game by the dialog; `choices` names values of its lists: game, mode, side, level, second-level, clock. */
export async function startGame(page, choices) {
  await page.click("#new-game");
  for (const name of ["game", "mode", "side", "level", "second-level", "clock"]) {
    if (choices[name] === undefined) continue;
    await page.evaluate(({ id, value }) => {
      const select = document.querySelector(id);
      select.value = value;
      if (select.value !== value) throw new Error(`${id} has no ${value}`);
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, { id: `#${name}-select`, value: choices[name] });
  }
  // The dialog closes before the page shows the game.
  await page.evaluate(() => (document.documentElement.dataset.ply = "before"));
  await page.click("#start");
  await page.until(() => !document.querySelector("#new-game-dialog").open && document.documentElement.dataset.ply !== "before");
}

/**
 * Opens the page on a game as one that was left earlier; `moves` have been played from `position`. `clock`: as the page
 * keeps its clocks.
 */
export async function takeUp(page, url, { id, rules, position, moves = [], mode = "two", side, level = 1, turns, clock }) {
  const game = new Game(id, { rules, ...(position === undefined ? {} : { position }) });
  moves.forEach((move) => game.play(move));
  const setup = { game: id, mode, side: side ?? game.turn(), level, rules: game.rules(), clock: clock?.control, turns };
  const session = JSON.stringify({ setup, game: game.toJSON(), clock });
  game.free();
  await open(page, url);
  await page.evaluate((session) => localStorage.setItem("tablier:session", session), session);
  await page.reload();
  await ready(page);
}

/** Waits until the person who plays `side` is to move, or the game is over. */
export async function turnOf(page, side) {
  await page.until((side) => {
    const { turn, thinking, outcome } = document.documentElement.dataset;
    return outcome !== "" || (turn === side && thinking === "false");
  }, side);
  return state(page);
}

/** Waits until more than `ply` moves have been played, or the game is over. */
export async function moved(page, ply) {
  await page.until((ply) => {
    const { dataset } = document.documentElement;
    return Number(dataset.ply) > ply || dataset.outcome !== "";
  }, ply);
}

/** A good move in the position that the page shows, and the cells to click for it. */
export function planMove(id, position, rules) {
  const game = new Game(id, { position, rules });
  try {
    const { move } = game.search({ depth: 3 });
    return { move, cells: cellsFor(game, move) };
  } finally {
    game.free();
  }
}

/** The shortest row of cells that names a move. */
export function cellsFor(game, text) {
  let rows = [[]];
  while (rows.length > 0) {
    const longer = [];
    for (const cells of rows) {
      const { complete, moves, next } = game.input(cells);
      if (complete?.text === text) return cells;
      if (moves.some((move) => move.text === text)) longer.push(...next.map((cell) => [...cells, cell]));
    }
    rows = longer;
  }
  throw new Error(`no cells lead to ${text}`);
}

/** Enters cells with the mouse. */
export async function clickCells(page, cells) {
  for (const cell of cells) await page.click(`[data-cell="${cell}"]`);
}

/** Enters cells with the keyboard alone: arrows from cell to cell, and Enter. `board`: which one, where a page has two. */
export async function enterCells(page, cells, board = "#board") {
  for (const cell of cells) {
    await walkTo(page, cell, board);
    await page.press("Enter");
  }
}

/** Goes from element to element with Tab, forwards or backwards, until one has the focus. */
export async function tabTo(page, selector) {
  for (let steps = 0; steps < 100; steps++) {
    const key = await page.evaluate((selector) => {
      const here = document.activeElement;
      if (here.matches(selector)) return null;
      const isBehind = here.compareDocumentPosition(document.querySelector(selector)) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind && here !== document.body ? "Shift+Tab" : "Tab";
    }, selector);
    if (key === null) return;
    await page.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Goes by Tab to the board and by the arrows to a cell. */
export async function walkTo(page, cell, board) {
  if (!(await page.evaluate(() => document.activeElement.matches("[data-cell]")))) await tabTo(page, `${board} [data-cell][tabindex="0"]`);
  for (let steps = 0; steps < 100; steps++) {
    const key = await page.evaluate(({ cell, board }) => {
      const here = document.activeElement;
      if (here.dataset.cell === cell) return null;
      const middle = (button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const at = middle(here);
      const goal = middle(document.querySelector(`${board} [data-cell="${cell}"]`));
      if (Math.abs(goal.y - at.y) > 2) return goal.y > at.y ? "ArrowDown" : "ArrowUp";
      return goal.x > at.x ? "ArrowRight" : "ArrowLeft";
    }, { cell, board });
    if (key === null) return;
    await page.press(key);
  }
  throw new Error(`the arrows do not get to ${cell}`);
}

/** Plays a person's side to the end of the game. Gives the last state. */
export async function playOut(page, { game, side, rules, enter = clickCells, until = () => false }) {
  for (;;) {
    const now = await turnOf(page, side);
    if (now.outcome || until(now)) return now;
    const { cells } = planMove(game, now.position, rules);
    await enter(page, cells);
    await moved(page, now.ply);
  }
}

/** For `until`: the reason of the end, if the game is over. */
export function readOutcome() {
  return document.documentElement.dataset.outcome;
}

/** Ends the game by a choice of the dialog: "draw", "claim", "offer", "concede" or "concede-" and a player, "reopen". */
export async function finish(page, choice) {
  await page.click("#finish");
  await page.until(() => document.querySelector("#finish-dialog").open);
  await page.click(`[data-choice^="${choice}"]`);
  await page.until(() => !document.querySelector("#finish-dialog").open);
}

export async function resign(page) {
  await finish(page, "concede");
  await page.until(readOutcome);
}

export async function confirm(page) {
  await page.until(() => document.querySelector("#confirm-dialog").open);
  await page.click("#confirm-yes");
}

/** Puts a text into a field, as by pasting, and submits its form. */
export async function submit(page, form, field, text) {
  await page.evaluate(({ form, field, text }) => {
    const element = document.querySelector(field);
    element.value = text;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector(form).requestSubmit();
  }, { form, field, text });
}

export function errorOf(page, selector) {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    return element.hidden ? "" : element.textContent;
  }, selector);
}

/** The sentence of an element, and where the link in it leads. */
export function told(page, selector) {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    return { text: element.textContent, link: element.querySelector("a")?.getAttribute("href") ?? null };
  }, selector);
}

/** Waits until exactly these cells show why a move was refused, in brackets: red in two corners, where no ring comes. */
export function lit(page, wanted) {
  return page.until((wanted) => {
    const canvas = document.querySelector("#board canvas");
    const frame = canvas.getBoundingClientRect();
    const scale = canvas.width / frame.width;
    const isRed = (x, y) => {
      const [red, green, blue] = canvas.getContext("2d").getImageData(Math.floor((x - frame.x) * scale), Math.floor((y - frame.y) * scale), 1, 1).data;
      return Math.abs(red - 0xcc) + Math.abs(green - 0x2a) + Math.abs(blue - 0x1e) < 40;
    };
    const found = [...document.querySelectorAll("[data-cell]")].filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const along = 0.0725 * width;
      return isRed(x + width - along, y + 0.2 * height) && isRed(x + along, y + 0.8 * height);
    });
    return found.map((button) => button.dataset.cell).sort().join() === wanted.join();
  }, wanted);
}
