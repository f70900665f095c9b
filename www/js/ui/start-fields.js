/** @import { Game, GameInfo } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Choice, Giver } from "../setup.js" */
import { byId, fillSelect } from "../dom.js";
import { handicapsOf } from "../handicap.js";
import { startOf } from "../setup.js";
import { ErrorLine } from "./error-line.js";

const NONE = "none";
const MAX_LENGTH = 4000;

/** The choice of a start: a handicap, or a position. */
export class StartFields {
  #i18n;
  #error;
  #handicap = /** @type {HTMLSelectElement} */ (byId("handicap-select"));
  #giver = /** @type {HTMLSelectElement} */ (byId("giver-select"));
  #position = /** @type {HTMLTextAreaElement} */ (byId("start-text"));

  /**
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {() => void} onChange Called when another start is chosen.
   */
  constructor(i18n, phrases, onChange) {
    this.#i18n = i18n;
    this.#error = new ErrorLine(byId("start-error"), this.#position, i18n, phrases);
    for (const field of [this.#handicap, this.#giver]) {
      field.addEventListener("change", () => {
        this.#showApplicable();
        onChange();
      });
    }
    this.#position.addEventListener("input", () => {
      this.#error.clear();
      this.#showApplicable();
      onChange();
    });
  }

  /**
   * @param {GameInfo} info
   * @param {Choice} choice
   */
  show(info, { mode, handicap }) {
    const { t } = this.#i18n;
    const handicaps = handicapsOf(info.id).map(({ id, piece, count }) => {
      return { value: id, text: t(/** @type {Key} */ (`play.handicap.${piece}`), { count }) };
    });
    byId("handicap-fields").hidden = handicaps.length === 0;
    fillSelect(this.#handicap, [{ value: NONE, text: t("play.handicap.none") }, ...handicaps], handicap?.id ?? NONE);
    this.showGivers(info, mode, handicap?.giver);
    /** @type {HTMLDetailsElement} */ (byId("start-panel")).open = handicap !== null;
    this.#position.value = "";
    this.#error.clear();
    this.#showApplicable();
  }

  /**
   * @param {GameInfo} info
   * @param {Choice["mode"]} mode
   * @param {string} [giver]
   */
  showGivers(info, mode, giver = this.#giver.value) {
    const { t } = this.#i18n;
    const players = info.players.map((player) => ({ value: /** @type {string} */ (player.id), text: this.#i18n.name(player.names) }));
    const sides = [{ value: "computer", text: t("computer") }, { value: "you", text: t("you") }];
    fillSelect(this.#giver, mode === "computer" ? sides : players, giver);
  }

  /** @returns {Choice["handicap"]} */
  get handicap() {
    if (this.#handicap.value === NONE || this.#handicap.value === "" || this.position !== undefined) return null;
    return { id: this.#handicap.value, giver: /** @type {Giver} */ (this.#giver.value) };
  }

  /** @returns {string | undefined} The position to start from, if one was written. */
  get position() {
    const text = this.#position.value.trim();
    return text === "" ? undefined : text;
  }

  /**
   * @param {GameInfo} info
   * @param {Choice} choice
   * @returns {Game} As it starts; without the position that was written while it is not valid.
   */
  startOr(info, choice) {
    try {
      return startOf(choice, info, this.position);
    } catch {
      return startOf(choice, info);
    }
  }

  /**
   * @param {GameInfo} info
   * @param {Choice} choice
   * @returns {boolean} Whether a game can start like this; else it is said why not.
   */
  check(info, choice) {
    const { position } = this;
    if (position === undefined) return true;
    if (!this.#error.accepts(position, MAX_LENGTH)) return false;
    try {
      startOf(choice, info, position).free();
      return true;
    } catch (error) {
      this.#error.show(error);
      return false;
    }
  }

  /** A position leaves no room for a handicap. */
  #showApplicable() {
    const isWritten = this.position !== undefined;
    this.#handicap.disabled = isWritten;
    byId("giver-field").hidden = isWritten || this.#handicap.value === NONE;
  }
}
