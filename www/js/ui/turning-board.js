/** @import { Change, Session } from "../session.js" */

/** The move is seen from its own side first. */
const TURN_MS = 900;

/**
 * Between two people the board turns to the one who is to move, if they have chosen so.
 * @param {Session} session
 */
export function turnBoard(session) {
  let timer = 0;
  session.addEventListener("change", (event) => {
    const { type } = /** @type {CustomEvent<Change>} */ (event).detail;
    if (type === "flip" || type === "note") return;
    clearTimeout(timer);
    if (!session.setup.turns || type !== "move" || session.outcome) return;
    timer = /** @type {any} */ (setTimeout(() => session.face(session.game.turn()), TURN_MS));
  });
}
