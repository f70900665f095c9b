/** @import { Session } from "../session.js" */

/** What has a use of its own for the arrows, Home and End. */
const KEY_USERS = 'input, select, textarea, dialog, [contenteditable]';
/** A notch of a wheel is about 100 px; many small turns add up to one. */
const NOTCH_PX = 50;
const LINE_PX = 33;
const PAGE_PX = 400;
/** Turns of the wheel further apart than this do not add up. */
const WHEEL_REST_MS = 250;
const WHEEL_PACE_MS = 60;
const SWIPE_PX = 32;

/**
 * Steps through the game by the keys of the page.
 * @param {Session} session
 */
export function replayByKeys(session) {
  const steps = new Map([
    ["Home", () => session.goTo(0)],
    ["ArrowLeft", () => session.back()],
    ["ArrowRight", () => session.forward()],
    ["End", () => session.goTo(Infinity)],
  ]);
  document.addEventListener("keydown", (event) => {
    const step = steps.get(event.key);
    if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(KEY_USERS)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    step();
  });
}

/**
 * Steps through the game by the wheel over an element. Where there is nothing to step to, the page scrolls.
 * @param {HTMLElement} element
 * @param {Session} session
 */
export function replayByWheel(element, session) {
  let turned = 0;
  let lastTurn = -Infinity;
  let lastStep = -Infinity;
  element.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.shiftKey || event.buttons !== 0 || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
    const now = performance.now();
    const way = event.deltaY * [1, LINE_PX, PAGE_PX][event.deltaMode];
    if (now - lastTurn > WHEEL_REST_MS || Math.sign(way) !== Math.sign(turned)) turned = 0;
    const isSameTurn = now - lastStep <= WHEEL_REST_MS;
    lastTurn = now;
    if (!(way < 0 ? session.canGoBack : session.canGoForward)) {
      // The turn that has brought the game to its end does not scroll the page as well.
      if (isSameTurn) event.preventDefault();
      return;
    }
    event.preventDefault();
    turned += way;
    if (Math.abs(turned) < NOTCH_PX || now - lastStep < WHEEL_PACE_MS) return;
    turned = 0;
    lastStep = now;
    if (way < 0) session.back();
    else session.forward();
  }, { passive: false });
}

/**
 * Steps through the game by a finger that goes sideways over an element: to the left forward, as pages are turned.
 * @param {HTMLElement} element With `touch-action: pan-y`.
 * @param {Session} session
 */
export function replayBySwipe(element, session) {
  /** @type {{ id: number, x: number, y: number } | null} */ let press = null;
  let swiped = false;
  element.addEventListener("pointerdown", (event) => {
    swiped = false;
    press = event.pointerType === "mouse" || !event.isPrimary ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  element.addEventListener("pointercancel", () => (press = null));
  // The finger may leave the element.
  addEventListener("pointerup", (event) => {
    if (press?.id !== event.pointerId) return;
    const x = event.clientX - press.x;
    const y = event.clientY - press.y;
    press = null;
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    swiped = true;
    if (x < 0) session.forward();
    else session.back();
  });
  element.addEventListener("click", (event) => {
    if (!swiped) return;
    swiped = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}
