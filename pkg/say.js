/** @import { GameId, Refusal } from "./tablier.js" */

/** Games whose sentences are those of another. @type {Partial<Record<GameId, GameId>>} */
const SHARED = { "spanish-draughts": "draughts" };

/** A place to fill: a name, and words to choose from by a number or by the length of a list. */
const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * A refusal in words. Places are written `{name}`; `{Name}` begins with a capital letter, and `{name|one|more}` is one of
 * the two words, by the number or the length of the list of that name.
 * @param {Refusal} refusal
 * @param {Readonly<Record<string, string>>} locale
 * @param {GameId} game
 * @returns {string}
 */
export function say(refusal, locale, game) {
  const family = SHARED[game] ?? game;
  const { code, params } = refusal;
  const sentence = locale[`refusal.${game}.${code}`] ?? locale[`refusal.${family}.${code}`] ?? locale[`refusal.${code}`];
  if (sentence === undefined) throw new TypeError(`there is no text for the refusal "${code}" of ${game}`);
  const list = new Intl.ListFormat(locale.lang);
  const plural = new Intl.PluralRules(locale.lang);
  return sentence.replace(PLACE, (_, /** @type {string} */ name, one, more) => {
    const key = name[0].toLowerCase() + name.slice(1);
    const value = params[key];
    if (value === undefined) throw new TypeError(`"${code}" has no parameter "${key}"`);
    if (one !== undefined) return plural.select(Array.isArray(value) ? value.length : Number(value)) === "one" ? one : more;
    const text = Array.isArray(value) ? list.format(value) : key.startsWith("piece") ? locale[`piece.${family}.${value}`] : `${value}`;
    return key === name ? text : text[0].toLocaleUpperCase(locale.lang) + text.slice(1);
  });
}
