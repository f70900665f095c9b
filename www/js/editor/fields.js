/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Field, Kind } from "./formats.js" */
import { create } from "../dom.js";

/** Whose turn it is, and what else a position text of the game holds. */
export class DraftFields {
  #turn;
  #others;
  #i18n;
  #player;
  /** @type {Map<string, HTMLInputElement>} */ #inputs = new Map();

  /**
   * @param {{ turn: HTMLElement, others: HTMLElement }} elements
   * @param {I18n} i18n
   * @param {(kind: Kind, player: PlayerId) => string} player
   * @param {{ turn: (player: PlayerId) => void, field: (name: string, value: string) => void, look: () => void }} onChange
   * `look`: there is something wrong in a field, or no longer.
   */
  constructor({ turn, others }, i18n, player, onChange) {
    this.#turn = turn;
    this.#others = others;
    this.#i18n = i18n;
    this.#player = player;
    turn.addEventListener("change", (event) => {
      onChange.turn(/** @type {PlayerId} */ (/** @type {HTMLInputElement} */ (event.target).value));
    });
    others.addEventListener("change", (event) => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      const { name } = /** @type {{ name: string }} */ (/** @type {unknown} */ (input.dataset));
      if (isSound(input)) onChange.field(name, input.type === "number" ? digits(input.value) : input.value.replace(/\s/g, ""));
    });
    others.addEventListener("input", ({ target }) => {
      const input = /** @type {HTMLInputElement} */ (target);
      input.setAttribute("aria-invalid", String(!isSound(input)));
      onChange.look();
    });
  }

  /**
   * @param {Kind} kind
   * @param {Field[]} fields
   */
  build(kind, fields) {
    const { t } = this.#i18n;
    this.#turn.querySelector("div")?.replaceChildren(...kind.info.players.map(({ id }) => {
      const input = create("input", { className: "visually-hidden" });
      input.type = "radio";
      input.name = "editor-turn";
      input.value = id;
      const token = create("span", { className: "token", data: { player: id } });
      return create("label", { className: "tool" }, input, token, this.#player(kind, id));
    }));
    this.#inputs.clear();
    this.#others.replaceChildren(...fields.map((field) => {
      const input = create("input", { data: { name: field.name } });
      if (field.kind === "number") {
        input.type = "number";
        input.inputMode = "numeric";
        input.min = String(field.min);
        input.max = String(field.max);
      } else {
        input.type = "text";
        input.inputMode = "decimal";
        input.autocomplete = "off";
      }
      this.#inputs.set(field.name, input);
      const player = field.kind === "number" && field.player;
      const label = player ? t("editor.field.hand", { player: this.#player(kind, player) }) : t(/** @type {Key} */ (`editor.field.${field.name}`));
      return create("label", { className: "field" }, create("span", { text: label }), input);
    }));
    this.#others.hidden = fields.length === 0;
  }

  /** @returns {string | null} What is wrong in a field; the draft does not have it then. */
  get fault() {
    for (const input of this.#inputs.values()) {
      if (isSound(input)) continue;
      const field = input.labels?.[0]?.querySelector("span")?.textContent ?? "";
      const { min, max } = input;
      return input.type === "number" ? this.#i18n.t("flow.number", { field, min, max }) : this.#i18n.t("flow.squares", { field });
    }
    return null;
  }

  /** @param {Draft} draft */
  show({ turn, fields }) {
    for (const input of this.#turn.querySelectorAll("input")) input.checked = input.value === turn;
    for (const [name, input] of this.#inputs) {
      input.value = fields[name];
      input.removeAttribute("aria-invalid");
    }
  }
}

/**
 * @param {HTMLInputElement} input
 * @returns {boolean} Whether the text can hold what is written, which may be nothing.
 */
function isSound({ type, value, min, max, validity }) {
  if (type !== "number") return /^[\d,\s]*$/.test(value);
  if (value === "") return !validity.badInput;
  return /^\d+$/.test(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
}

/** @param {string} value Without zeros before it. */
function digits(value) {
  return value === "" ? "" : String(Number(value));
}
