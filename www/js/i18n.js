/** @import { Names } from "../../pkg/tablier.js" */
/** @import { Settings } from "./settings.js" */
import en from "./i18n/en.js";
import fr from "./i18n/fr.js";

const TABLES = { en, fr };

/** @typedef {keyof typeof en} Key */

/** Texts in the language of the settings. */
export class I18n {
  #settings;

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
  }

  get language() {
    return this.#settings.language;
  }

  /**
   * @param {Key} key
   * @param {Record<string, string | number>} [values] Fill the places written `{name}`; for a `count` that is singular
   * in the language, the text `key.one` is taken where there is one.
   */
  t = (key, values = {}) => {
    const text = TABLES[this.language][this.#form(key, values.count)];
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  };

  /**
   * @param {string} key
   * @returns {key is Key}
   */
  has(key) {
    return Object.hasOwn(TABLES.en, key);
  }

  /**
   * @param {Key} key
   * @param {string | number} [count]
   * @returns {Key}
   */
  #form(key, count) {
    const one = `${key}.one`;
    if (typeof count !== "number" || !this.has(one)) return key;
    return new Intl.PluralRules(this.language).select(count) === "one" ? one : key;
  }

  /** @param {Names} names */
  name(names) {
    return names[this.language];
  }

  /**
   * Writes the texts of all elements that name theirs in `data-i18n` (content), `data-i18n-title` (tooltip, which
   * describes what has a content) or `data-i18n-label` (name and tooltip).
   * @param {ParentNode} root
   */
  translate(root) {
    for (const element of root.querySelectorAll("[data-i18n]")) {
      element.textContent = this.t(/** @type {Key} */ (element.getAttribute("data-i18n")));
    }
    for (const element of root.querySelectorAll("[data-i18n-title]")) {
      element.setAttribute("title", this.t(/** @type {Key} */ (element.getAttribute("data-i18n-title"))));
    }
    for (const element of root.querySelectorAll("[data-i18n-label]")) {
      const text = this.t(/** @type {Key} */ (element.getAttribute("data-i18n-label")));
      element.setAttribute("aria-label", text);
      element.setAttribute("title", text);
    }
  }
}
