/** @import { Game, TablierError } from "../../../pkg/tablier.js" */

/**
 * Plays a move as people type it, more freely than records are read: squares between blanks, capitals for small letters, and
 * a target alone where one move leads there, in Ultima a pincer's. Throws the error that says most where none can be played.
 * @param {string} text
 * @param {Game} game
 * @param {(text: string) => void} play Throws a TablierError where it cannot be played.
 */
export function playTyped(text, game, play) {
  let error = attempt(() => play(text));
  if (!error) return;
  if (error.code !== "bad-notation") throw error;
  for (const other of [text.replace(/\s+/g, "-"), text.replace(/\s+/g, "x"), text.toLowerCase()]) {
    if (other === text) continue;
    const now = attempt(() => play(other));
    if (!now) return;
    // That it is no move here says more than that it is none at all.
    if (error.code === "bad-notation") error = now.code === "bad-notation" ? error : now;
  }
  const cell = text.toLowerCase();
  const moves = game.moves({ verbose: true }).filter(({ to }) => to.toLowerCase() === cell);
  const men = moves.filter(({ piece }) => piece === "pincer");
  const [meant, ...others] = men.length === 1 ? men : moves;
  if (!meant) throw error;
  if (others.length === 0) return play(meant.text);
  const candidates = moves.map((move) => move.text);
  throw Object.assign(new Error(`${text}: several moves fit`), { name: "TablierError", code: "ambiguous-move", details: { candidates } });
}

/**
 * @param {() => void} task
 * @returns {TablierError | null}
 */
function attempt(task) {
  try {
    task();
    return null;
  } catch (error) {
    return /** @type {TablierError} */ (error);
  }
}
