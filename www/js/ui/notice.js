import { byId } from "../dom.js";

/** A sentence at the top of the page that stays until it is closed. */
export class Notice {
  #element = byId("notice");
  /** @type {() => string} */ #text = () => "";

  constructor() {
    byId("notice-close").addEventListener("click", () => this.hide());
  }

  /** @param {string | (() => string)} text A function follows the language. */
  say(text) {
    this.#text = typeof text === "string" ? () => text : text;
    this.#element.hidden = false;
    this.show();
  }

  show() {
    byId("notice-text").textContent = this.#text();
  }

  hide() {
    this.#element.hidden = true;
  }
}
