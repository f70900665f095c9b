/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * A live region: what it is told is spoken once, also when the same words come again.
 * @param {HTMLElement} region
 * @param {string} text
 */
export function announce(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
