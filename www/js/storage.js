/**
 * Local storage, and that of the tab, which never throw: a full, forbidden or corrupted storage reads as empty.
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
  return parsed(text(key));
}

/**
 * @param {string | null} stored
 * @returns {any} What the text holds, or `null`.
 */
export function parsed(stored) {
  try {
    return JSON.parse(stored ?? "null");
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
  return writeText(key, JSON.stringify(value));
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} Whether it is stored.
 */
export function writeText(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
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

/**
 * @param {string} key
 * @returns {string | null} What this tab alone has stored, over reloads.
 */
export function textOfTab(key) {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | null} text `null` removes it.
 */
export function writeOfTab(key, text) {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // The page works without.
  }
}

/**
 * @param {StorageEvent} event
 * @param {string} key
 * @returns {string | null} What another tab has just stored by this key.
 */
export function toldBy({ key: name, newValue }, key) {
  return name === PREFIX + key ? newValue : null;
}
