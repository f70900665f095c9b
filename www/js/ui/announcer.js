import { byId } from "../dom.js";

/**
 * @param {string} text
 * @returns {string} It with a full stop, if it has none yet.
 */
export function asSentence(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/**
 * @param {string[]} texts Sentences, with or without their full stops; empty ones are left out.
 * @returns {string} To be said one after the other.
 */
export function sentences(texts) {
  const parts = texts.map((text) => text.trim()).filter((text) => text !== "");
  return parts.map((text, i) => (i < parts.length - 1 ? asSentence(text) : text)).join(" ");
}

/** The live region: what it is told is spoken once, also when the same words come again. */
export class Announcer {
  #region;

  /** @param {HTMLElement} [region] An open dialog needs one of its own. */
  constructor(region = byId("live")) {
    this.#region = region;
  }

  /** Forgets what was said: nothing is left to read in a language no longer used. */
  clear() {
    this.#region.textContent = "";
  }

  /** @param {string} text */
  say(text) {
    const repeated = this.#region.textContent === text;
    this.#region.textContent = repeated ? `${text}\u00a0` : text;
  }
}
