/** @import { TimeControl } from "../clock/time-control.js" */
/** @import { I18n } from "../i18n.js" */
import { asTimeControl, GAME_SECONDS, INCREMENTS, MOVE_SECONDS } from "../clock/time-control.js";
import { byId, fillSelect } from "../dom.js";
import { spoken } from "./clock-words.js";

const KINDS = /** @type {const} */ (["none", "move", "game"]);
/** What is offered first. */
const USUAL = { move: 30, game: 600, increment: 5 };

/** The choice of a time control. */
export class ClockFields {
  #i18n;
  #kind = /** @type {HTMLSelectElement} */ (byId("clock-select"));
  #time = /** @type {HTMLSelectElement} */ (byId("clock-time-select"));
  #increment = /** @type {HTMLSelectElement} */ (byId("clock-increment-select"));

  /** @param {I18n} i18n */
  constructor(i18n) {
    this.#i18n = i18n;
    this.#kind.addEventListener("change", () => this.#showTimes(asTimeControl(null)));
  }

  /** @param {TimeControl} control */
  show(control) {
    fillSelect(this.#kind, KINDS.map((kind) => ({ value: kind, text: this.#i18n.t(`play.clock.${kind}`) })), control.kind);
    this.#showTimes(control);
  }

  /** @returns {TimeControl} */
  get value() {
    const kind = /** @type {TimeControl["kind"]} */ (this.#kind.value);
    return asTimeControl({ kind, seconds: Number(this.#time.value), increment: Number(this.#increment.value) });
  }

  /** @param {TimeControl} control */
  #showTimes(control) {
    const kind = /** @type {TimeControl["kind"]} */ (this.#kind.value);
    byId("clock-time-field").hidden = kind === "none";
    byId("clock-increment-field").hidden = kind !== "game";
    if (kind === "none") return;
    const seconds = control.kind === kind ? control.seconds : USUAL[kind];
    const increment = control.kind === "game" ? control.increment : USUAL.increment;
    this.#fill(this.#time, kind === "move" ? MOVE_SECONDS : GAME_SECONDS, seconds);
    this.#fill(this.#increment, INCREMENTS, increment);
  }

  /**
   * @param {HTMLSelectElement} select
   * @param {number[]} values Seconds.
   * @param {number} chosen
   */
  #fill(select, values, chosen) {
    const all = [...new Set([...values, chosen])].sort((a, b) => a - b);
    fillSelect(select, all.map((value) => ({ value: String(value), text: spoken(1000 * value, this.#i18n) })), String(chosen));
  }
}
