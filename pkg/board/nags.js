const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

/**
 * @param {number} nag A numeric annotation glyph.
 * @returns {string} As it is written behind a move.
 */
export function nagText(nag) {
  return SIGNS[nag] ?? ` $${nag}`;
}
