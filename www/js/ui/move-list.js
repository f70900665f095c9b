/** @import { Move } from "../../../pkg/tablier.js" */
/** @import { Node } from "../game-tree.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
import { byId, create } from "../dom.js";
import { nagText } from "./nags.js";

/** Pixels kept free above and below the current move. */
const ROOM = 8;
/** Variations in variations are no further indented than this, nor drawn inside each other. */
const MOST_INDENTS = 4;

/**
 * The main line in numbered pairs, and below a move its comment and what could have been played in its place. A click
 * goes to where that move has been played. The current one is in the tab order.
 */
export class MoveList {
  #session;
  #i18n;
  #phrases;
  #element = byId("move-list");
  /** In the order of reading; the root stands for the start. @type {Map<Node, HTMLButtonElement>} */ #buttons = new Map();
  /** What the list was built from. @type {unknown[]} */ #shown = [];

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
      for (const [node, button] of this.#buttons) {
        if (button === event.target) session.goToNode(node);
      }
    });
    this.#element.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const nodes = [...this.#buttons.keys()];
      const node = nodes[nodes.indexOf(session.tree.current) + step];
      if (node) session.goToNode(node);
    });
  }

  show() {
    const { tree, leader } = this.#session;
    const hadFocus = this.#element.contains(document.activeElement);
    const shown = [tree, tree.version, leader, this.#i18n.language];
    if (shown.some((part, index) => part !== this.#shown[index])) {
      this.#shown = shown;
      this.#build();
    }
    const ahead = new Set(tree.line.slice(tree.ply));
    for (const [node, button] of this.#buttons) {
      const isCurrent = node === tree.current;
      button.tabIndex = isCurrent ? 0 : -1;
      button.classList.toggle("ahead", ahead.has(node));
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const current = /** @type {HTMLButtonElement} */ (this.#buttons.get(tree.current));
    if (hadFocus) current.focus({ preventScroll: true });
    this.#scrollTo(current);
  }

  #build() {
    const { root } = this.#session.tree;
    this.#buttons.clear();
    const start = create("button", { className: "start", text: this.#i18n.t("moves.start") });
    start.type = "button";
    this.#buttons.set(root, start);
    const rows = [create("li", {}, start)];
    if (root.comment) rows.push(create("li", { className: "aside" }, this.#comment(root.comment)));
    /** @type {HTMLLIElement | null} */ let row = null;
    let number = 0;
    for (let node = root.children[0]; node; node = node.children[0]) {
      const leads = this.#leads(node);
      if (opensNumber(node, leads)) {
        number++;
        row = null;
      }
      if (!row) {
        row = create("li", {}, create("span", { className: "number", text: `${number}.` }));
        if (!leads) row.append(create("span", { className: "none", text: "…" }));
        rows.push(row);
      }
      row.append(this.#button(node, number));
      const asides = this.#asides(node, number, 0);
      if (asides.length > 0) {
        rows.push(create("li", { className: "aside" }, ...asides));
        row = null;
      }
    }
    this.#element.replaceChildren(...rows);
  }

  /** @param {Node} node */
  #leads(node) {
    return node.move?.player === this.#session.leader;
  }

  /**
   * @param {Node} node
   * @param {number} number
   * @param {number} level
   * @returns {HTMLElement[]} What stands below a move: its comment, and the variations that replace it.
   */
  #asides(node, number, level) {
    const asides = node.comment ? [this.#comment(node.comment)] : [];
    const siblings = node.parent?.children ?? [];
    if (siblings[0] === node) asides.push(...siblings.slice(1).map((first) => this.#variation(first, number, level)));
    return asides;
  }

  /**
   * @param {Node} first
   * @param {number} number Of its first move.
   * @param {number} level
   */
  #variation(first, number, level) {
    const element = create("div", { className: level < MOST_INDENTS ? "variation" : "variation level" }, "(");
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", this.#i18n.t("moves.variation"));
    if (first.prelude) element.append(this.#comment(first.prelude), " ");
    let isNumbered = true;
    for (let node = first; node; node = node.children[0]) {
      const leads = this.#leads(node);
      if (node !== first && opensNumber(node, leads)) {
        number++;
        isNumbered = true;
      }
      const button = this.#button(node, number);
      if (isNumbered) button.prepend(create("span", { className: "number", text: `${number}.${leads ? "" : ".."} ` }));
      const asides = this.#asides(node, number, level + 1);
      element.append(button, ...asides, node.children.length > 0 ? " " : ")");
      isNumbered = asides.length > 0;
    }
    return element;
  }

  /** @param {string} text */
  #comment(text) {
    return create("span", { className: "comment", text });
  }

  /**
   * @param {Node} node
   * @param {number} number
   */
  #button(node, number) {
    const move = /** @type {Move} */ (node.move);
    const text = this.#phrases.move(move) + node.nags.map(nagText).join("");
    const button = create("button", { text });
    button.type = "button";
    const player = this.#phrases.player(this.#session.info, move.player);
    button.setAttribute("aria-label", this.#i18n.t("moves.ply", { number, player, move: text }));
    this.#buttons.set(node, button);
    return button;
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
 * @param {Node} node
 * @param {boolean} leads Whether the player of the move opens the numbered pairs.
 */
function opensNumber(node, leads) {
  const before = node.parent?.move;
  return leads || !before || before.player === node.move?.player;
}
