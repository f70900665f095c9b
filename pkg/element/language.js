/** @import { Language } from "../board/texts.js" */

/**
 * The language of an element: French where the nearest `lang` says so, across the borders of shadow trees, else English.
 * @param {Element} element
 * @returns {Language}
 */
export function languageOf(element) {
  const closest = element.closest("[lang]");
  if (closest) return /^fr\b/i.test(closest.getAttribute("lang") ?? "") ? "fr" : "en";
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
