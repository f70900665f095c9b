/** @import { Look } from "../../pkg/board/palette.js" */
/** @import { GameId } from "../../pkg/tablier.js" */
/** @import { Language } from "./i18n/languages.js" */
/** @import { Choice } from "./setup.js" */
import { LOOKS } from "../../pkg/board/palette.js";
import { LANGUAGES, languageOfVisitor } from "./i18n/languages.js";
import * as storage from "./storage.js";

const KEY = "settings";
/** @typedef {"light" | "dark"} Theme */

/** Switches, and how they stand at first. */
const SWITCHES = { coordinates: true, movable: true, sounds: false, shortcuts: true };
/** @typedef {keyof typeof SWITCHES} Switch */

/**
 * What the visitor prefers, remembered. Fires "language", "theme" (light, dark or the look of the board) and "switches"
 * when these change.
 */
export class Settings extends EventTarget {
  /** @type {Language | null} */ #language = null;
  /** @type {Theme | null} `null` follows the system. */ #theme = null;
  /** @type {Record<string, unknown>} */ #choices = {};
  /** @type {Record<string, unknown>} */ #lastStarter = {};
  /** @type {Look | null} `null` follows the system. */ #look = null;
  /** @type {Record<Switch, boolean>} */ #switches = { ...SWITCHES };
  #visitorLanguage = languageOfVisitor();
  #systemDark = matchMedia("(prefers-color-scheme: dark)");
  #systemContrast = matchMedia("(prefers-contrast: more)");

  constructor() {
    super();
    const stored = /** @type {any} */ (storage.read(KEY)) ?? {};
    if (LANGUAGES.includes(stored.language)) this.#language = stored.language;
    if (stored.theme === "light" || stored.theme === "dark") this.#theme = stored.theme;
    this.#choices = asRecord(stored.choices);
    this.#lastStarter = asRecord(stored.lastStarter);
    if (LOOKS.includes(stored.look)) this.#look = stored.look;
    for (const name of /** @type {Switch[]} */ (Object.keys(SWITCHES))) {
      if (typeof stored[name] === "boolean") this.#switches[name] = stored[name];
    }
    for (const system of [this.#systemDark, this.#systemContrast]) {
      system.addEventListener("change", () => this.dispatchEvent(new Event("theme")));
    }
  }

  /** @returns {Language} */
  get language() {
    return this.#language ?? this.#visitorLanguage;
  }
  set language(language) {
    this.#language = language;
    this.#save();
    this.dispatchEvent(new Event("language"));
  }

  /** @returns {Theme} */
  get theme() {
    return this.#theme ?? this.#systemTheme;
  }
  /** Choosing what the system shows anyway goes back to following it. */
  set theme(theme) {
    this.#theme = theme === this.#systemTheme ? null : theme;
    this.#save();
    this.dispatchEvent(new Event("theme"));
  }

  /** @returns {Theme | null} What was chosen; `null` follows the system. */
  get chosenTheme() { return this.#theme; }
  set chosenTheme(theme) {
    this.#theme = theme;
    this.#save();
    this.dispatchEvent(new Event("theme"));
  }

  /** @returns {Look} What the board is made of. */
  get look() {
    return this.#look ?? (this.#systemContrast.matches ? "contrast" : "wood");
  }
  set look(look) {
    this.#look = look;
    this.#save();
    this.dispatchEvent(new Event("theme"));
  }

  /** @returns {Readonly<Record<Switch, boolean>>} */
  get switches() { return this.#switches; }

  /**
   * @param {Switch} name
   * @param {boolean} isOn
   */
  turn(name, isOn) {
    this.#switches[name] = isOn;
    this.#save();
    this.dispatchEvent(new Event("switches"));
  }

  /** @returns {Theme} */
  get #systemTheme() {
    return this.#systemDark.matches ? "dark" : "light";
  }

  /**
   * @param {GameId} game
   * @returns {Partial<Choice> | null} Last choice for this game; its fields are to be checked.
   */
  choice(game) {
    const choice = this.#choices[game];
    return choice && typeof choice === "object" ? choice : null;
  }

  /** @param {Choice} choice */
  rememberChoice(choice) {
    this.#choices[choice.game] = choice;
    this.#save();
  }

  /** @param {GameId} game */
  lastStarter(game) {
    return this.#lastStarter[game];
  }

  /**
   * @param {GameId} game
   * @param {string} starter
   */
  rememberStarter(game, starter) {
    this.#lastStarter[game] = starter;
    this.#save();
  }

  #save() {
    storage.write(KEY, {
      language: this.#language,
      theme: this.#theme,
      look: this.#look,
      ...this.#switches,
      choices: this.#choices,
      lastStarter: this.#lastStarter,
    });
  }
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function asRecord(value) {
  return value && typeof value === "object" && !Array.isArray(value) ? /** @type {any} */ (value) : {};
}
