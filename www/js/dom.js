/**
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id Of an element that index.html is known to hold.
 * @returns {E}
 */
export function byId(id) {
  return /** @type {E} */ (document.getElementById(id));
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {{ className?: string, text?: string, data?: Record<string, string> }} [options]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function create(tag, { className, text, data } = {}, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/**
 * @param {HTMLSelectElement} select
 * @param {{ value: string, text: string }[]} options
 * @param {string} chosen
 */
export function fillSelect(select, options, chosen) {
  select.replaceChildren(...options.map(({ value, text }) => new Option(text, value, false, value === chosen)));
}
