/** @import { I18n } from "../i18n.js" */
/** @import { Session } from "../session.js" */

/**
 * @param {Session} session
 * @param {I18n} i18n
 * @returns {string} At which level the computer plays, or at which two; nothing where people do.
 */
export function levelWords({ setup: { mode, level, secondLevel = level } }, i18n) {
  if (mode === "two") return "";
  if (mode === "auto" && level !== secondLevel) return i18n.t("play.levels", { first: level, second: secondLevel });
  return i18n.t("play.level", { level });
}
