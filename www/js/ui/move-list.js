/** @import { Move } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
import { byId, create } from "../dom.js";

/** Pixels kept free above and below the current move. */
const ROOM = 8;

/** The moves in numbered pairs; a click goes to where that move has been played. The current one is in the tab order. */
export class MoveList {
  #session;
  #i18n;
  #phrases;
  #element = byId("move-list");
  /** The start position, then every move. @type {HTMLButtonElement[]} */ #buttons = [];
  /** What the buttons show. @type {string} */ #shown = "";

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n, phrases) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    session.addEventListener("change", () => this.show());
    this.#element.addEventListener("click", (event) => {
      const ply = this.#buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
      if (ply >= 0) session.goTo(ply);
    });
    this.#element.addEventListener("keydown", (event) => {
      const target = this.#target(event.key);
      if (target === null) return;
      event.preventDefault();
      session.goTo(target);
      this.#buttons[session.ply].focus();
    });
  }

  show() {
    const { line, leader, ply } = this.#session;
    const shown = [this.#i18n.language, leader, ...line.map((move) => move.text)].join(" ");
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#build();
    }
    for (const [index, button] of this.#buttons.entries()) {
      button.tabIndex = index === ply ? 0 : -1;
      button.classList.toggle("ahead", index > ply);
      if (index === ply) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    this.#scrollTo(this.#buttons[ply]);
  }

  #build() {
    const start = create("button", { className: "start", text: this.#i18n.t("moves.start") });
    start.type = "button";
    this.#buttons = [start];
    const rows = pairs(this.#session.line, this.#session.leader).map((pair, index) => {
      const cells = pair.map((move) => (move ? this.#button(move, index + 1) : create("span", { className: "none", text: "…" })));
      return create("li", {}, create("span", { className: "number", text: `${index + 1}.` }), ...cells);
    });
    this.#element.replaceChildren(create("li", {}, start), ...rows);
  }

  /**
   * @param {Move} move
   * @param {number} number
   */
  #button(move, number) {
    const text = this.#phrases.move(move);
    const button = create("button", { text });
    button.type = "button";
    const player = this.#phrases.player(this.#session.info, move.player);
    button.setAttribute("aria-label", this.#i18n.t("moves.ply", { number, player, move: text }));
    this.#buttons.push(button);
    return button;
  }

  /**
   * @param {string} key
   * @returns {number | null} The ply that a key goes to.
   */
  #target(key) {
    const { ply, line } = this.#session;
    switch (key) {
      case "ArrowLeft": case "ArrowUp": return ply - 1;
      case "ArrowRight": case "ArrowDown": return ply + 1;
      case "Home": return 0;
      case "End": return line.length;
      default: return null;
    }
  }

  /**
   * Scrolls the list only, never the page.
   * @param {HTMLElement} button
   */
  #scrollTo(button) {
    const list = this.#element.getBoundingClientRect();
    const item = button.getBoundingClientRect();
    if (item.top < list.top + ROOM) this.#element.scrollTop -= list.top + ROOM - item.top;
    else if (item.bottom > list.bottom - ROOM) this.#element.scrollTop += item.bottom + ROOM - list.bottom;
  }
}

/**
 * @param {Move[]} line
 * @param {Move["player"]} leader
 * @returns {(Move | null)[][]} Pairs that open with a move of the leader, or with `null` where the other began.
 */
function pairs(line, leader) {
  /** @type {(Move | null)[][]} */ const rows = [];
  for (const move of line) {
    const last = rows[rows.length - 1];
    if (move.player === leader) rows.push([move]);
    else if (last?.length === 1) last.push(move);
    else rows.push([null, move]);
  }
  return rows;
}
