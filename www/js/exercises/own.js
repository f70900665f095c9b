// Exercises that a visitor has kept: positions of the games played here in which one move was clearly the best.

/** @import { Game, GameId, GameInfo } from "../../../pkg/tablier.js" */
/** @import { GameClass } from "../records/entry.js" */
/** @import { Exercise } from "./collection.js" */
import { digestOfText, isDictionary } from "../records/entry.js";

/**
 * `rules`: those of the game that it comes from. `saved`: ISO 8601. `from`: what the game was called.
 * @typedef {Exercise & { game: GameId, rules: Record<string, unknown>, saved: string, from: string }} OwnExercise
 */

/** Ids of own exercises begin like this, and those of others do not. */
const PREFIX = "own-";
const LONGEST_TEXT = 200;
const LONGEST_POSITION = 4000;

/** @param {string} id */
export function isOwn(id) {
  return id.startsWith(PREFIX);
}

/**
 * @param {{ game: GameId, rules: Record<string, unknown>, position: string, move: string, saved: string, from: string }} found
 * @returns {OwnExercise} The same id for the same position and move.
 */
export function ownExercise({ game, rules, position, move, saved, from }) {
  const ordered = Object.keys(rules).sort().map((name) => [name, rules[name]]);
  const id = PREFIX + digestOfText(JSON.stringify([game, ordered, position, move]));
  return { id, game, kind: "best", moves: 1, difficulty: 0, rules, position, line: [move], saved, from };
}

/**
 * @param {GameClass} Games
 * @param {GameInfo[]} catalog
 * @param {unknown} value From anywhere.
 * @returns {OwnExercise | null} Its known fields, where its move can be played in its position.
 */
export function checkedExercise(Games, catalog, value) {
  const { game: id, rules, position, line, saved, from } = /** @type {any} */ (isDictionary(value) ? value : {});
  const isSound = catalog.some((info) => info.id === id) && isDictionary(rules) && typeof position === "string"
    && position.length <= LONGEST_POSITION && Array.isArray(line) && typeof line[0] === "string";
  if (!isSound) return null;
  /** @type {Game | null} */ let game = null;
  try {
    const start = (game = new Games(id, /** @type {any} */ ({ rules, position })));
    const move = start.play(line[0]).text;
    const date = new Date(typeof saved === "string" ? saved : NaN);
    return ownExercise({
      game: id, rules: start.rules(), position, move,
      saved: (Number.isNaN(date.getTime()) ? new Date() : date).toISOString(),
      from: typeof from === "string" ? from.slice(0, LONGEST_TEXT) : "",
    });
  } catch {
    return null;
  } finally {
    game?.free();
  }
}
