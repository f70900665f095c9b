/** @import { BoardChange } from "../../pkg/board/board.js" */
/** @import { Phrases } from "./phrases.js" */
/** @import { Change, Session } from "./session.js" */
/** @import { Settings } from "./settings.js" */
import { Board } from "../../pkg/board/board.js";
import { paletteFor } from "../../pkg/board/palette.js";

/** Changes after which the board is laid out anew. */
const SCENES = ["start", "open", "flip"];

/**
 * The board of a session, which follows it and the settings.
 * @param {HTMLElement} element With a canvas inside.
 * @param {Session} session
 * @param {Settings} settings
 * @param {Phrases} phrases
 */
export function sessionBoard(element, session, settings, phrases) {
  const board = new Board(element, session, {
    board: () => phrases.board(session.info),
    cell: (...what) => phrases.cell(session.info, ...what),
  }, paletteFor(settings.theme, settings.look));
  board.setOptions(settings.switches);
  session.addEventListener("change", (event) => {
    const change = boardChange(/** @type {CustomEvent<Change>} */ (event).detail);
    if (change) board.follow(change);
  });
  session.addEventListener("activity", () => board.show());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") board.cancel();
  });
  settings.addEventListener("theme", () => board.setPalette(paletteFor(settings.theme, settings.look)));
  settings.addEventListener("switches", () => board.setOptions(settings.switches));
  settings.addEventListener("language", () => board.show());
  return board;
}

/**
 * @param {Change} change
 * @returns {BoardChange | null}
 */
function boardChange(change) {
  if (change.type === "note") return null;
  if (SCENES.includes(change.type)) return { type: "scene" };
  if (change.type === "undo") return { type: "back", steps: change.steps };
  return "steps" in change ? { type: change.type, steps: change.steps } : { type: "jump" };
}
