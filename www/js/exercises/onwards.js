// The ways from an exercise to the page of the games.

/** @import { Attempt } from "./attempt.js" */
import { byId } from "../dom.js";

/**
 * Links to the position on the board, once the exercise is solved, failed or shown.
 * @param {Attempt} attempt
 */
export function showOnwards(attempt) {
  const isOver = attempt.state !== "open";
  byId("onwards").hidden = !isOver;
  if (!isOver) return;
  for (const then of /** @type {const} */ (["analyse", "play"])) {
    /** @type {HTMLAnchorElement} */ (byId(`onwards-${then}`)).href = `index.html#${fields(attempt, then)}`;
  }
}

/**
 * @param {Attempt} attempt
 * @param {"analyse" | "play"} then
 */
function fields({ info, exercise, game }, then) {
  const { rules, moves } = game.toJSON();
  const parts = { game: info.id, position: exercise.position, moves: moves.join(","), rules: JSON.stringify(rules), then };
  return Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}
