/** @import { Names } from "../tablier.js" */

/** A language that there are texts in. @typedef {"fr" | "en"} Language */

/**
 * @param {string[]} words In an order.
 * @returns {string} Each with how often it comes in a row: "White, 3 Black, White".
 */
export function counted(words) {
  /** @type {{ word: string, count: number }[]} */ const runs = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.count++;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => (count === 1 ? word : `${count} ${word}`)).join(", ");
}

/**
 * Texts by their keys, in a language that may change.
 * @template {string} [Key=string]
 */
export class Texts {
  #tables;
  #language;

  /**
   * @param {Record<Language, Record<Key, string>>} tables
   * @param {() => Language} language
   */
  constructor(tables, language) {
    this.#tables = tables;
    this.#language = language;
  }

  get language() {
    return this.#language();
  }

  /** All texts of the language. */
  get locale() {
    return this.#tables[this.language];
  }

  /**
   * @param {Key} key
   * @param {Record<string, string | number>} [values] Fill the places written `{name}`; for a `count` that is singular
   * in the language, the text `key.one` is taken where there is one.
   */
  t = (key, values = {}) => {
    const text = this.#tables[this.language][this.#form(key, values.count)];
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  };

  /**
   * @param {string} key
   * @returns {key is Key}
   */
  has(key) {
    return Object.hasOwn(this.#tables.en, key);
  }

  /** @param {Names} names */
  name(names) {
    // The games have French and English names.
    return names[this.language] ?? names.en;
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
}
