/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { WhyNot } from "../../../pkg/board/phrases.js" */
/** @import { I18n } from "../i18n.js" */
import { rulesPage } from "../rules-page.js";

/**
 * A link to the section of the rules that a refusal or a result follows from, for the end of its sentence.
 * @param {GameInfo} info
 * @param {Pick<WhyNot, "section">} why
 * @param {I18n} i18n
 * @returns {(string | Node)[]} Nothing where there is no such section.
 */
export function ruleLink({ id }, { section }, i18n) {
  if (section === null) return [];
  const link = document.createElement("a");
  link.href = rulesPage(id, i18n.language, section);
  link.textContent = i18n.t("rulesSection");
  return [" ", link];
}
