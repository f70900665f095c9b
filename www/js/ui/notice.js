import { byId } from "../dom.js";

/** A sentence at the top of the page that stays until it is closed. */
export class Notice {
  #element = byId("notice");

  constructor() {
    byId("notice-close").addEventListener("click", () => this.hide());
  }

  /** @param {string} text */
  say(text) {
    this.#element.hidden = false;
    byId("notice-text").textContent = text;
  }

  hide() {
    this.#element.hidden = true;
  }
}
