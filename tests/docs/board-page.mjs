// A page of examples/ with a board: cells have the attribute `data-cell`, and an <output> tells the position.
import assert from "node:assert/strict";
import { Game } from "tablier";

/** Clicks the cells of a first move, and looks for the position after it. */
export async function assertPlays(page, id) {
  const game = new Game(id);
  await page.until((start) => document.querySelector("output")?.textContent === start, game.position());
  const cells = [];
  while (!game.input(cells).complete) cells.push(game.input(cells).next[0]);
  for (const cell of cells) await page.click(`[data-cell="${cell}"]`);
  game.play(game.input(cells).complete);
  await page.until((next) => document.querySelector("output").textContent === next, game.position());
  assert.deepEqual(page.errors, []);
}
