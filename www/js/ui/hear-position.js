/** @import { I18n } from "../i18n.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
import { describe } from "../../../pkg/board/diagram-words.js";
import { byId } from "../dom.js";

/**
 * The whole position as a list of pieces: said, and written below the button until it changes.
 * @param {Session} session
 * @param {I18n} i18n
 * @param {Announcer} announcer
 */
export function hearPosition(session, i18n, announcer) {
  const place = byId("position-words");
  byId("position-hear").addEventListener("click", () => {
    const { game, info } = session;
    const position = { info, turn: game.outcome() ? null : game.turn(), board: game.board(), hands: game.hands() };
    const { title, description } = describe(/** @type {any} */ (position), {}, i18n.language);
    place.textContent = `${title}. ${description}`;
    place.hidden = false;
    announcer.say(place.textContent);
  });
  session.addEventListener("change", () => {
    if (!place.hidden) place.hidden = true;
  });
}
