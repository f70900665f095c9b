/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Kind } from "./formats.js" */
/** @import { Verdict } from "./verdict.js" */
import { faultOf } from "./verdict.js";

/** A player of Charret with so many tokens may jump, where the rules let them. */
const JUMPERS = 3;

/**
 * @param {Draft} draft
 * @param {Kind} kind
 * @param {Verdict} verdict
 * @param {I18n} i18n
 * @param {Phrases} phrases
 * @returns {string} What is wrong with a position, or how it stands.
 */
export function verdictWords(draft, kind, verdict, { t }, phrases) {
  const { info, rules } = kind;
  if (!verdict.sound) {
    const fault = faultOf(draft, kind, verdict.error);
    if (!fault) return phrases.error(verdict.error);
    const values = fault.player ? { ...fault.values, player: phrases.player(info, fault.player) } : fault.values;
    return t(/** @type {Key} */ (fault.player || fault.key !== "editor.fault.too-many-pieces" ? fault.key : `${fault.key}.all`), values);
  }
  const { outcome, turn, marks } = verdict;
  if (outcome) return t("editor.over", { result: phrases.outcome(info, outcome, rules, null) });
  const words = [t("board.turn", { player: phrases.player(info, turn) })];
  if (marks.check.length > 0) words.push(t("board.check"));
  if (marks.mustMove.length > 0) words.push(t("board.must"));
  if (info.id === "charret") words.push(t(`editor.charret.${phaseOf(draft, rules)}`));
  return words.join(" – ");
}

/**
 * @param {Draft} draft
 * @param {Record<string, unknown>} rules
 * @returns {"placing" | "jumping" | "sliding"} What the player to move of Charret does.
 */
function phaseOf({ cells, turn, fields }, { fly }) {
  if (Number(fields[`hand.${turn}`]) > 0) return "placing";
  const own = [...cells.values()].filter(([{ player }]) => player === turn).length;
  return fly === true && own === JUMPERS ? "jumping" : "sliding";
}
