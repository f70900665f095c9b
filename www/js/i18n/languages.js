// The languages of the page, each with its texts: those of the package and those of the page. A further one is its file here,
// its locale in the package, and a line of this list.
import boardEn from "../../../pkg/locales/en.js";
import boardFr from "../../../pkg/locales/fr.js";
import en from "./en.js";
import fr from "./fr.js";

export const TABLES = { en: { ...boardEn, ...en }, fr: { ...boardFr, ...fr } };

/** @typedef {keyof typeof TABLES} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(TABLES));

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
