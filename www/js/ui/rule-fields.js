/** @import { GameInfo, RuleOption } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
import { create, fillSelect } from "../dom.js";
import { ALTERNATE, SEED_RULE, STARTER_RULE } from "../setup.js";

/** One field for every rule option of a game. */
export class RuleFields {
  #element;
  #i18n;
  #prefix;
  /** @type {Map<string, () => unknown>} */ #readers = new Map();

  /**
   * @param {HTMLElement} element
   * @param {I18n} i18n
   * @param {string} [prefix] Of the ids of the fields.
   */
  constructor(element, i18n, prefix = "rule") {
    this.#prefix = prefix;
    this.#element = element;
    this.#i18n = i18n;
  }

  /**
   * @param {GameInfo} info
   * @param {Record<string, unknown>} values
   */
  show(info, values) {
    this.#readers.clear();
    this.#element.replaceChildren(...info.rules.map((rule) => this.#field(rule, values[rule.name])));
  }

  /** @returns {Record<string, unknown>} */
  values() {
    return Object.fromEntries([...this.#readers].map(([name, read]) => [name, read()]));
  }

  /**
   * @param {RuleOption} rule
   * @param {unknown} value
   */
  #field(rule, value) {
    const control = this.#control(rule, value);
    control.id = `${this.#prefix}-${rule.name}`;
    const label = create("span", { text: this.#i18n.name(rule.names) });
    return create("label", { className: rule.kind === "flag" ? "field flag" : "field" }, label, control);
  }

  /**
   * @param {RuleOption} rule
   * @param {unknown} value
   * @returns {HTMLInputElement | HTMLSelectElement}
   */
  #control(rule, value) {
    if (rule.kind === "choice") {
      const select = create("select");
      const options = rule.choices.map((choice) => ({ value: choice.value, text: this.#i18n.name(choice.names) }));
      if (rule.name === STARTER_RULE) options.unshift({ value: ALTERNATE, text: this.#i18n.t("rule.alternate") });
      fillSelect(select, options, String(value));
      this.#readers.set(rule.name, () => select.value);
      return select;
    }
    const input = create("input");
    if (rule.kind === "flag") {
      input.type = "checkbox";
      input.checked = value === true;
      this.#readers.set(rule.name, () => input.checked);
    } else {
      input.type = "number";
      input.min = String(rule.min);
      input.max = String(rule.max);
      input.placeholder = this.#i18n.t(rule.name === SEED_RULE ? "rule.lot" : "rule.unlimited");
      input.value = value === null ? "" : String(value);
      this.#readers.set(rule.name, () => (input.value === "" ? null : input.valueAsNumber));
    }
    return input;
  }
}
