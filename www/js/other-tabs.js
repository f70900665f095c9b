/** @import { Session } from "./session.js" */

/**
 * There is one game for all tabs: the tab in front takes up what another has saved, the others wait until they come to
 * the front.
 * @param {Session} session
 * @param {() => void} onTakeOver
 */
export function followOtherTabs(session, onTakeOver) {
  const look = () => {
    if (document.hasFocus() && session.isOutdated && session.restore()) onTakeOver();
  };
  addEventListener("storage", look);
  addEventListener("focus", look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}
