// What endgame tables know, in the page itself: the engine's worker tells wins and losses from them, but not that a draw is one.

/** @import { Game, GameId, TableValue } from "../../../pkg/tablier.js" */
import { Game as Board } from "../../../pkg/tablier.js";

/** @type {Partial<Record<GameId, URL>>} */
const FILES = {
  draughts: new URL("../../../pkg/tables/draughts-3.bin", import.meta.url),
  "spanish-draughts": new URL("../../../pkg/tables/spanish-draughts-3.bin", import.meta.url),
  charret: new URL("../../../pkg/tables/charret-8.bin", import.meta.url),
};

/** By game and rules, a game with its table; `null` where there is none. @type {Map<string, Promise<Game | null>>} */
const games = new Map();

/**
 * @param {Game} game
 * @returns {Promise<TableValue | null>} For the player to move, where a table tells something.
 */
export async function tableValue(game) {
  const state = game.toJSON();
  const key = JSON.stringify([state.id, state.rules]);
  let loading = games.get(key);
  if (!loading) {
    loading = load(state.id, state.rules);
    games.set(key, loading);
  }
  const table = await loading;
  if (!table) return null;
  table.restore(state);
  return table.tableValue();
}

/**
 * @param {GameId} id
 * @param {object} rules
 * @returns {Promise<Game | null>}
 */
async function load(id, rules) {
  const file = FILES[id];
  if (!file) return null;
  /** @type {Game | null} */ let game = null;
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${response.status}`);
    game = new Board(id, /** @type {any} */ ({ rules }));
    game.loadTable(new Uint8Array(await response.arrayBuffer()));
    return game;
  } catch {
    // Made for other rules, or not to be had: all that is told is estimated.
    game?.free();
    return null;
  }
}
