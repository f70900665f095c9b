/** @import { I18n } from "../i18n.js" */
/** @import { TimeControl } from "../clock/time-control.js" */

/** Below this, tenths of a second are shown. */
const TENTHS_BELOW_MS = 10_000;

/**
 * @param {number} ms
 * @returns {string} As on a clock: "1:02:03", "4:05", "9.8". A second that has begun is shown as whole.
 */
export function digits(ms) {
  if (ms < TENTHS_BELOW_MS) return (Math.floor(ms / 100) / 10).toFixed(1);
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/**
 * @param {number} ms
 * @param {I18n} i18n
 * @returns {string} "4 minutes 5 seconds".
 */
export function spoken(ms, { t }) {
  const all = Math.ceil(ms / 1000);
  const parts = [];
  if (all >= 3600) parts.push(t("play.time.hours", { count: Math.floor(all / 3600) }));
  if (all >= 60 && Math.floor(all / 60) % 60 > 0) parts.push(t("play.time.minutes", { count: Math.floor(all / 60) % 60 }));
  if (all % 60 > 0 || all === 0) parts.push(t("play.time.seconds", { count: all % 60 }));
  return parts.join(" ");
}

/**
 * @param {TimeControl | null} control
 * @param {I18n} i18n
 * @returns {string} In short: "10 min + 5 s"; "" without a clock.
 */
export function timeControl(control, { t }) {
  if (!control || control.kind === "none") return "";
  const { seconds } = control;
  const time = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  if (control.kind === "move") return t("play.clock.aMove", { time });
  return control.increment > 0 ? `${time} + ${control.increment} s` : time;
}
