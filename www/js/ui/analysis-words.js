/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { Analysis } from "../analysis/analysis.js" */
/** @import { Value } from "../analysis/judgement.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
import { isProved, scoreText } from "../../../pkg/element/evaluation.js";

/** What evaluations are called. */
export class AnalysisWords {
  #i18n;
  #phrases;

  /**
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(i18n, phrases) {
    this.#i18n = i18n;
    this.#phrases = phrases;
  }

  /** @param {GameInfo} info */
  firstPlayer(info) {
    return this.#phrases.player(info, info.players[0].id);
  }

  /** @param {Value} value */
  score(value) {
    const { score, mate, isProved } = value;
    if (mate === 0) return this.#i18n.t("board.wins", { sign: score > 0 ? "+" : "−" });
    if (isProved && score === 0) return this.#i18n.t("analysis.draw");
    return scoreText({ score, mate }, 1, this.#i18n);
  }

  /**
   * @param {Analysis} analysis
   * @returns {{ score: string, basis: string, isProved: boolean } | null} The score for the first player, and what it stands on.
   */
  verdict({ info, known, sign }) {
    const { t } = this.#i18n;
    if (known?.value === "draw") return { score: t("analysis.draw"), basis: t("analysis.proved.table"), isProved: true };
    if (!info) return null;
    const score = scoreText(info, sign, this.#i18n);
    if (known) return { score, basis: t("analysis.proved.table"), isProved: true };
    if (isProved(info.score)) return { score, basis: t(info.mate === null ? "analysis.proved.table" : "analysis.proved"), isProved: true };
    return { score, basis: t("analysis.estimated"), isProved: false };
  }

  /** @param {number} nodesPerSecond */
  speed(nodesPerSecond) {
    const format = new Intl.NumberFormat(this.#i18n.language, { notation: "compact", maximumSignificantDigits: 3 });
    return this.#i18n.t("analysis.speed", { count: format.format(nodesPerSecond) });
  }
}
