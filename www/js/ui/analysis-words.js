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
  /** @type {Intl.NumberFormat | null} */ #speeds = null;

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

  /**
   * @param {GameInfo} info
   * @param {Value} value
   */
  score(info, { score, mate, isProved: isSure }) {
    if (isSure && score === 0) return this.#i18n.t("analysis.draw");
    return this.#named(info, score, mate, 1);
  }

  /**
   * @param {GameInfo} info
   * @param {Analysis} analysis
   * @returns {{ score: string, basis: string, isProved: boolean } | null} The score for the first player, and what it stands on.
   */
  verdict(info, { info: found, known, sign }) {
    const { t } = this.#i18n;
    if (known?.value === "draw") return { score: t("analysis.draw"), basis: t("analysis.proved.table"), isProved: true };
    if (!found) return null;
    if (known && !isProved(found.score)) {
      // The search does not see yet what the table tells.
      return { score: this.#named(info, known.value === "win" ? Infinity : -Infinity, null, sign), basis: t("analysis.proved.table"), isProved: true };
    }
    const score = this.#named(info, found.score, found.mate, sign);
    if (known) return { score, basis: t("analysis.proved.table"), isProved: true };
    if (isProved(found.score)) return { score, basis: t(found.mate === null ? "analysis.proved.table" : "analysis.proved"), isProved: true };
    return { score, basis: t("analysis.estimated"), isProved: false };
  }

  /**
   * @param {GameInfo} info
   * @param {number} score
   * @param {number | null} mate
   * @param {1 | -1} sign 1 where they are for the first player.
   * @returns {string} Who wins, and in how many moves; or the score for the first player.
   */
  #named(info, score, mate, sign) {
    if (!isProved(score)) return scoreText({ score, mate }, sign, this.#i18n);
    const [first, second] = info.players;
    const player = this.#phrases.player(info, sign * score > 0 ? first.id : second.id);
    const count = Math.ceil(Math.abs(mate ?? 0) / 2);
    return count > 0 ? this.#i18n.t("analysis.winsIn", { player, count }) : this.#i18n.t("analysis.wins", { player });
  }

  /** @param {number} nodesPerSecond */
  speed(nodesPerSecond) {
    const { language } = this.#i18n;
    if (this.#speeds?.resolvedOptions().locale !== language) {
      this.#speeds = new Intl.NumberFormat(language, { notation: "compact", maximumSignificantDigits: 3 });
    }
    return this.#i18n.t("analysis.speed", { count: this.#speeds.format(nodesPerSecond) });
  }
}
