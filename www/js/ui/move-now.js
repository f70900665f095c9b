/** @import { Session } from "../session.js" */
import { byId } from "../dom.js";

/** Before that there is nothing to gain: without a clock it answers within a second, or when its pace has it. */
const SHOWN_AFTER_MS = 1500;

/**
 * The button that has the computer play what it has found, once it thinks for longer than a moment.
 * @param {Session} session
 */
export function moveNow(session) {
  const button = /** @type {HTMLButtonElement} */ (byId("move-now"));
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    timer = 0;
    if (button.hidden) return;
    // Who came to it by the keyboard goes on from the board.
    const wasFocused = document.activeElement === button;
    button.hidden = true;
    if (wasFocused) /** @type {HTMLElement | null} */ (document.querySelector('#board [data-cell][tabindex="0"]'))?.focus({ preventScroll: true });
  };
  const show = () => (button.hidden = false);
  const follow = () => {
    if (!session.isPondering) hide();
    else timer ||= /** @type {any} */ (setTimeout(show, SHOWN_AFTER_MS));
  };
  session.addEventListener("activity", follow);
  follow();
  button.addEventListener("click", () => session.moveNow());
}
