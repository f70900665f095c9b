/** @import { Move } from "../../../pkg/tablier.js" */
/** @import { Node } from "../game-tree.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
import { byId, create } from "../dom.js";
import { nagText } from "../../../pkg/board/nags.js";

/** Pixels kept free above and below the current move. */
const ROOM = 8;
/** Variations in variations are no further indented than this, nor drawn inside each other. */
const MOST_INDENTS = 4;

/**
 * A row of the list as it is to be: `key` changes with what it shows, `make` gives its contents.
 * @typedef {{ key: string, className?: string, make: () => (HTMLElement | string)[] }} Row
 */

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
  /** @type {{ key: string, element: HTMLElement, buttons: [Node, HTMLButtonElement][] }[]} */ #rows = [];
  /** What all rows depend on. @type {unknown[]} */ #basis = [];
  /** Buttons of the row being made. @type {[Node, HTMLButtonElement][]} */ #made = [];

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
      const clicked = /** @type {Element} */ (event.target).closest("button");
      for (const [node, button] of this.#buttons) {
        if (button === clicked) session.goToNode(node);
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
    const basis = [tree, leader, this.#i18n.language];
    if (basis.some((part, index) => part !== this.#basis[index])) {
      this.#basis = basis;
      this.#rows = [];
      this.#element.replaceChildren();
    }
    this.#update(this.#wanted());
    const ahead = new Set(tree.line.slice(tree.ply));
    for (const [node, button] of this.#buttons) {
      const isCurrent = node === tree.current;
      // What is written again, though it is the same, costs a new layout.
      if (button.classList.contains("ahead") !== ahead.has(node)) button.classList.toggle("ahead");
      if (button.hasAttribute("aria-current") === isCurrent) continue;
      button.tabIndex = isCurrent ? 0 : -1;
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const current = /** @type {HTMLButtonElement} */ (this.#buttons.get(tree.current));
    if (hadFocus) current.focus({ preventScroll: true });
    this.#scrollTo(current);
  }

  /** @param {Row[]} wanted Only rows that have changed are made. */
  #update(wanted) {
    const rows = this.#rows;
    const most = Math.min(rows.length, wanted.length);
    let first = 0;
    while (first < most && rows[first].key === wanted[first].key) first++;
    let kept = 0;
    while (kept < most - first && rows[rows.length - 1 - kept].key === wanted[wanted.length - 1 - kept].key) kept++;
    const made = wanted.slice(first, wanted.length - kept).map(({ key, className, make }) => {
      this.#made = [];
      return { key, element: create("li", { className }, ...make()), buttons: this.#made };
    });
    if (made.length === 0 && rows.length === wanted.length) return;
    const old = rows.splice(first, rows.length - kept - first, ...made);
    for (const { element } of old) element.remove();
    const next = rows[first + made.length]?.element ?? null;
    for (const { element } of made) this.#element.insertBefore(element, next);
    this.#buttons = new Map(rows.flatMap(({ buttons }) => buttons));
  }

  /** @returns {Row[]} */
  #wanted() {
    const { root } = this.#session.tree;
    /** @type {Row[]} */ const rows = [{ key: "start", className: "opening", make: () => [this.#start(root)] }];
    if (root.comment) rows.push({ key: root.comment, className: "aside", make: () => [this.#comment(root.comment)] });
    /** @type {Node[]} */ let pair = [];
    let number = 0;
    for (let node = root.children[0]; node; node = node.children[0]) {
      if (opensNumber(node, this.#leads(node))) {
        number++;
        pair = [];
      }
      pair.push(node);
      if (pair.length === 1) rows.push(this.#pair(pair, number));
      rows[rows.length - 1].key += `,${node.move?.text}${node.nags}`;
      const aside = this.#aside(node, number);
      if (!aside) continue;
      rows.push(aside);
      pair = [];
    }
    return rows;
  }

  /**
   * @param {Node[]} pair Moves of one number; more may come.
   * @param {number} number
   * @returns {Row}
   */
  #pair(pair, number) {
    const make = () => {
      const cells = [create("span", { className: "number", text: `${number}.` })];
      if (!this.#leads(pair[0])) cells.push(create("span", { className: "none", text: "…" }));
      return [...cells, ...pair.map((node) => this.#button(node, number))];
    };
    return { key: `${number}`, make };
  }

  /**
   * @param {Node} node Of the main line.
   * @param {number} number
   * @returns {Row | null}
   */
  #aside(node, number) {
    const variations = /** @type {Node} */ (node.parent).children.slice(1);
    if (!node.comment && variations.length === 0) return null;
    const key = `${[number, ...variations.map(({ stamp }) => stamp)]} ${node.comment}`;
    return { key, className: "aside", make: () => spaced(this.#asides(node, number, 0)) };
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
      // Beside the button, whose name tells it in words.
      if (isNumbered) element.append(create("span", { className: "number", text: `${number}.${leads ? "" : ".."} ` }));
      const asides = this.#asides(node, number, level + 1);
      element.append(...spaced([button, ...asides]), node.children.length > 0 ? " " : ")");
      isNumbered = asides.length > 0;
    }
    return element;
  }

  /** @param {Node} root */
  #start(root) {
    const button = create("button", { className: "start", text: this.#i18n.t("board.moves.start") });
    button.type = "button";
    button.tabIndex = -1;
    this.#made.push([root, button]);
    return button;
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
    button.tabIndex = -1;
    const player = this.#phrases.player(this.#session.info, move.player);
    button.setAttribute("aria-label", this.#i18n.t("board.moves.ply", { number, player, move: text }));
    this.#made.push([node, button]);
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

/** @param {HTMLElement[]} elements That would be read as one word. */
function spaced(elements) {
  return elements.flatMap((element, index) => (index > 0 ? [" ", element] : [element]));
}
