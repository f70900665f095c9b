/**
 * Local storage that never throws: a full, forbidden or corrupted storage reads as empty.
 */

const PREFIX = "tablier:";

/**
 * @param {string} key
 * @returns {string | null} The stored value as it is written.
 */
export function text(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @returns {unknown} The stored value, or `null`.
 */
export function read(key) {
  try {
    return JSON.parse(text(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value Anything that JSON can hold.
 * @returns {boolean} Whether it is stored. The page works without: what is lost is the resumption after a reload.
 */
export function write(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function remove(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // The page works without.
  }
}
