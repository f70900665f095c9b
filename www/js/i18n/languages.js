// The languages of the page, each with its texts: those of the page and those of the package, which a file of the page may
// bring along. What a language lacks is in English.
import boardEn from "../../../pkg/locales/en.js";
import boardFr from "../../../pkg/locales/fr.js";
import all from "./all.js";

/** Languages of the package. @type {Partial<Record<string, typeof boardEn>>} */
const BOARDS = { en: boardEn, fr: boardFr };

/** @typedef {keyof typeof all} Language */
/** @typedef {typeof boardEn & typeof all.en} Table */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(all));

export const TABLES = /** @type {Record<Language, Table>} */ (Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...boardEn, ...all.en, ...BOARDS[language], ...all[language] }]),
));

/** @returns {Language} Of those that the visitor reads, by the settings of the browser, the first that there is. */
export function languageOfVisitor() {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** @param {Language} language */
export function languageAfter(language) {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
}

/**
 * Has a button offer the next language, by its own name.
 * @param {HTMLElement} button
 * @param {Language} language The one in use.
 */
export function offerNext(button, language) {
  const next = languageAfter(language);
  button.textContent = TABLES[next]["language.name"];
  button.lang = next;
}
