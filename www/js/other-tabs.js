/** @import { Session } from "./session.js" */
import { KEY } from "./session/saved.js";
import { toldBy } from "./storage.js";

/**
 * Two tabs are two games. Where both have the same one, the tab in front takes up what the other has saved of it; a tab in the
 * background waits until it comes to the front.
 * @param {Session} session
 * @param {{ onTakeOver: () => void, onOther: () => void }} actions `onOther`: the game of another tab is the one that later
 * visits go on with.
 */
export function followOtherTabs(session, { onTakeOver, onOther }) {
  const look = () => {
    if (document.hasFocus() && session.isOutdated && session.restore()) onTakeOver();
  };
  addEventListener("storage", (event) => {
    const text = toldBy(event, KEY);
    if (text !== null && !session.hear(text)) onOther();
    look();
  });
  addEventListener("focus", look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}
