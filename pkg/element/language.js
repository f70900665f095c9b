/** @import { Language } from "../board/texts.js" */

/**
 * @param {string} lang A language tag, as "fr-CA".
 * @returns {Language | null} `null` for a language without texts.
 */
export function languageIn(lang) {
  const [name] = lang.trim().toLowerCase().split("-");
  return name === "fr" || name === "en" ? name : null;
}

/**
 * The language of an element: that of the nearest `lang`, across the borders of shadow trees; English where there are no
 * texts in it.
 * @param {Element} element
 * @returns {Language}
 */
export function languageOf(element) {
  const closest = element.closest("[lang]");
  if (closest) return languageIn(closest.getAttribute("lang") ?? "") ?? "en";
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "en";
}

/** @type {Set<() => void>} */
const followers = new Set();
/** @type {MutationObserver | null} */
let observer = null;

/**
 * Calls back when the language of the page changes, until `stop` is called.
 * @param {() => void} onChange
 * @returns {() => void} `stop`
 */
export function followLanguage(onChange) {
  observer ??= new MutationObserver(() => {
    for (const follower of followers) follower();
  });
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  followers.add(onChange);
  return () => void followers.delete(onChange);
}
