/** @import { Settings } from "./settings.js" */
import { Texts } from "../../pkg/board/texts.js";
import { TABLES } from "./i18n/languages.js";

/** @typedef {keyof typeof TABLES["en"]} Key */

/**
 * Texts in the language of the settings: those of the page, and those of the package.
 * @extends {Texts<Key>}
 */
export class I18n extends Texts {
  /** @param {Settings} settings */
  constructor(settings) {
    super(TABLES, () => settings.language);
  }

  /**
   * Writes the texts of all elements that name theirs in `data-i18n` (content), `data-i18n-title` (tooltip, which
   * describes what has a content) or `data-i18n-label` (name and tooltip).
   * @param {ParentNode} root
   */
  translate(root) {
    for (const element of root.querySelectorAll("[data-i18n]")) {
      element.textContent = this.t(/** @type {Key} */ (element.getAttribute("data-i18n")));
    }
    for (const element of root.querySelectorAll("[data-i18n-title]")) {
      element.setAttribute("title", this.t(/** @type {Key} */ (element.getAttribute("data-i18n-title"))));
    }
    for (const element of root.querySelectorAll("[data-i18n-label]")) {
      const text = this.t(/** @type {Key} */ (element.getAttribute("data-i18n-label")));
      element.setAttribute("aria-label", text);
      element.setAttribute("title", text);
    }
  }
}
