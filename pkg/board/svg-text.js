/**
 * An element of a picture. `shared` are attributes that a group can have for several; `path`, `size`, `alpha` and `transform`
 * tell what was filled, as long as a stroke may still join it.
 * @typedef {{ tag: string, shared: string, own: string, content: string, clip: string | null, path?: object | null,
 *   size?: number, alpha?: number, transform?: string }} Node
 */

/**
 * @param {string} name
 * @param {string | null} value Nothing is written for `null` and "".
 */
export function attribute(name, value) {
  return value === null || value === "" ? "" : ` ${name}="${escape(value)}"`;
}

/** @param {string} text */
export function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? letter);
}

/**
 * @param {{ tag: string, attributes: string }} shape
 * @param {string} more
 */
export function element({ tag, attributes }, more) {
  return `<${tag}${attributes}${more}/>`;
}

/**
 * @param {number} value
 * @param {number} [places]
 * @returns {string} As short as it can be said with so many decimals.
 */
export function decimal(value, places = 2) {
  const unit = 10 ** places;
  return shortened(Math.round(value * unit) / unit);
}

/** @param {number} value */
export function shortened(value) {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, "$1.");
}

/** @param {number[]} values */
export function decimals(values) {
  return joined(values.map((value) => decimal(value)));
}

/**
 * @param {string[]} numbers
 * @returns {string} One after the other, with no more spaces than needed to tell them apart.
 */
export function joined(numbers) {
  return numbers.reduce((text, number, i) => {
    const apart = number.startsWith("-") || (number.startsWith(".") && numbers[i - 1]?.includes("."));
    return i === 0 || apart ? text + number : `${text} ${number}`;
  }, "");
}

/**
 * @param {string} colour As CSS writes it: with "#", by `rgb()`, "transparent", or in another way that is kept as it is.
 * @returns {{ text: string, alpha: number }} Without its transparency, and this.
 */
export function colourOf(colour) {
  if (colour === "transparent") return { text: "#000", alpha: 0 };
  const hexadecimal = colour.match(/^#([\da-f]{6})([\da-f]{2})?$/i);
  if (hexadecimal) return { text: shortHex(hexadecimal[1]), alpha: hexadecimal[2] ? parseInt(hexadecimal[2], 16) / 255 : 1 };
  const numbers = colour.match(/^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[/,]\s*([\d.]+)\s*)?\)$/);
  if (!numbers) return { text: colour, alpha: 1 };
  const digits = numbers.slice(1, 4).map((number) => Number(number).toString(16).padStart(2, "0"));
  return { text: shortHex(digits.join("")), alpha: numbers[4] === undefined ? 1 : Number(numbers[4]) };
}

/** @param {string} digits Six of them. */
function shortHex(digits) {
  return `#${digits.replace(/^(.)\1(.)\2(.)\3$/, "$1$2$3")}`;
}

/**
 * @param {Node[]} nodes
 * @returns {string} Neighbours with the same clip, and among them those with the same attributes, put into groups.
 */
export function groupNodes(nodes) {
  const parts = runs(nodes, (node) => node.clip).map((clipped) => {
    const { clip } = clipped[0];
    const groups = runs(clipped, (node) => node.shared);
    if (clip === null) return groups.map((group) => written(group, "")).join("");
    const attributes = attribute("clip-path", `url(#${clip})`);
    // A clip is in the picture's coordinates, so not on an element with a transform of its own.
    if (groups.length === 1 && !groups[0][0].shared.includes(" transform=")) return written(groups[0], attributes);
    return `<g${attributes}>${groups.map((group) => written(group, "")).join("")}</g>`;
  });
  return parts.join("\n");
}

/**
 * @param {Node[]} group With the same attributes.
 * @param {string} more
 */
function written(group, more) {
  const { shared } = group[0];
  const common = shared + more;
  if (common === "" || group.length === 1) return group.map((node) => whole(node, common)).join("");
  return `<g${common}>${group.map((node) => whole(node, "")).join("")}</g>`;
}

/**
 * @param {Node} node
 * @param {string} more
 */
function whole({ tag, own, content }, more) {
  return content === "" ? `<${tag}${own}${more}/>` : `<${tag}${own}${more}>${content}</${tag}>`;
}

/**
 * @template T
 * @param {T[]} list
 * @param {(item: T) => unknown} key
 * @returns {T[][]} Neighbours with the same key.
 */
function runs(list, key) {
  /** @type {T[][]} */ const result = [];
  for (const item of list) {
    const run = result[result.length - 1];
    if (run && key(run[0]) === key(item)) run.push(item);
    else result.push([item]);
  }
  return result;
}
