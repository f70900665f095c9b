/** @import { I18n, Key } from "../i18n.js" */
import { create } from "../dom.js";

/**
 * A row: the game's number, who played, what else is to be said, its first moves, and what is wrong with it. `words`: what else it can be
 * found by.
 * @typedef {{ number: number, title: string, detail: string, opening?: string, words: string, faults: string[], id: string }} Row
 */

const PAGE = 50;
/** With fewer games than this there is nothing to look for. */
const FEWEST_TO_FILTER = 8;

/** A list of games, page by page, with a field to look for names. */
export class GameList {
  #i18n;
  #onOpen;
  #onDelete;
  /** @type {{ row: Row, words: string }[]} */ #rows = [];
  /** @type {Row[]} */ #found = [];
  #first = 0;
  #filter = create("input");
  #filterField;
  #list = create("ol");
  #pages = create("div", { className: "pages" });
  /** For those who do not see the list: how many were found. */
  #count = create("p", { className: "visually-hidden" });

  /**
   * @param {HTMLElement} place
   * @param {I18n} i18n
   * @param {{ onOpen: (id: string) => void, onDelete?: (id: string) => void }} actions
   */
  constructor(place, i18n, { onOpen, onDelete }) {
    this.#i18n = i18n;
    this.#onOpen = onOpen;
    this.#onDelete = onDelete;
    this.#filter.type = "search";
    this.#filter.autocomplete = "off";
    this.#filter.spellcheck = false;
    this.#filter.addEventListener("input", () => {
      this.#look();
      this.#count.textContent = i18n.t("games.found", { count: this.#found.length });
    });
    this.#count.setAttribute("role", "status");
    this.#filterField = create("label", { className: "field" }, create("span"), this.#filter);
    place.classList.add("game-list");
    place.append(this.#filterField, this.#count, this.#list, this.#pages);
  }

  /**
   * @param {Row[]} rows
   * @param {boolean} [keepPlace] Whether the page and what was looked for stay as they are.
   */
  show(rows, keepPlace = false) {
    this.#rows = rows.map((row) => ({ row, words: folded(`${row.title} ${row.detail} ${row.words}`) }));
    if (!keepPlace) this.#filter.value = "";
    const label = this.#i18n.t("games.filter");
    /** @type {HTMLElement} */ (this.#filterField.firstChild).textContent = label;
    this.#filterField.hidden = rows.length < FEWEST_TO_FILTER;
    this.#look(keepPlace ? this.#first : 0);
  }

  /** @param {number} [place] Of the game that gets the focus, or the last one before it. */
  focus(place = this.#first) {
    const buttons = this.#list.querySelectorAll("button.open");
    const button = buttons[Math.min(place - this.#first, buttons.length - 1)];
    if (button) /** @type {HTMLElement} */ (button).focus();
  }

  /** @param {string} id */
  placeOf(id) {
    return this.#found.findIndex((row) => row.id === id);
  }

  #look(first = 0) {
    const words = folded(this.#filter.value).split(/\s+/);
    this.#found = this.#rows.filter((one) => words.every((word) => one.words.includes(word))).map(({ row }) => row);
    this.#turnTo(first);
  }

  /** @param {number} first */
  #turnTo(first) {
    const last = Math.max(0, Math.floor((this.#found.length - 1) / PAGE) * PAGE);
    this.#first = Math.max(0, Math.min(first, last));
    const page = this.#found.slice(this.#first, this.#first + PAGE);
    this.#list.start = this.#first + 1;
    this.#list.replaceChildren(...page.map((row) => this.#item(row)));
    if (page.length === 0) this.#list.append(create("li", { className: "none", text: this.#i18n.t("games.none") }));
    this.#list.scrollTop = 0;
    this.#showPages();
  }

  #showPages() {
    const { t } = this.#i18n;
    const count = this.#found.length;
    this.#pages.hidden = count <= PAGE;
    const range = t("games.range", { first: this.#first + 1, last: Math.min(count, this.#first + PAGE), count });
    this.#pages.replaceChildren(
      this.#turner("games.previous", "‹", this.#first - PAGE, this.#first > 0),
      create("span", { text: range }),
      this.#turner("games.next", "›", this.#first + PAGE, this.#first + PAGE < count),
    );
  }

  /**
   * @param {Key} key
   * @param {string} text
   * @param {number} first
   * @param {boolean} isPossible
   */
  #turner(key, text, first, isPossible) {
    const button = create("button", { className: "small", text });
    button.type = "button";
    button.disabled = !isPossible;
    button.setAttribute("aria-label", this.#i18n.t(key));
    button.title = this.#i18n.t(key);
    button.addEventListener("click", () => {
      this.#turnTo(first);
      this.focus();
    });
    return button;
  }

  /** @param {Row} row */
  #item({ id, number, title, detail, opening, faults }) {
    const open = create(
      "button",
      { className: "open" },
      create("span", { className: "number", text: String(number) }),
      create("span", { className: "name", text: title }),
      create("span", { className: "detail", text: detail }),
      ...(opening ? [create("span", { className: "opening", text: opening })] : []),
      ...faults.map((fault) => create("span", { className: "fault", text: fault })),
    );
    open.type = "button";
    open.addEventListener("click", () => this.#onOpen(id));
    const item = create("li", {}, open);
    open.title = title;
    if (this.#onDelete) item.append(this.#deleter(id, `${title} · ${detail}`));
    return item;
  }

  /**
   * @param {string} id
   * @param {string} title
   */
  #deleter(id, title) {
    const button = create("button", { className: "quiet delete", text: "×" });
    button.type = "button";
    button.setAttribute("aria-label", this.#i18n.t("games.delete", { game: title }));
    button.title = this.#i18n.t("games.delete.short");
    button.addEventListener("click", () => this.#onDelete?.(id));
    return button;
  }
}

/** @param {string} text In which case and accents do not matter. */
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
