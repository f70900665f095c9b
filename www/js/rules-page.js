/** @import { GameId } from "../../pkg/tablier.js" */

/** Languages that there are rules pages in; a language of the page may have none. */
export const RULES_LANGUAGES = ["en", "fr"];

/**
 * @param {GameId} id
 * @param {string} language
 * @param {string} [section]
 * @returns {string} Where the rules of a game are to be read.
 */
export function rulesPage(id, language, section) {
  const folder = RULES_LANGUAGES.includes(language) ? language : "en";
  return `rules/${folder}/${id}.html${section ? `#${section}` : ""}`;
}
