/** @import { Move } from "../tablier.js" */
/** @import { BoardPhrases } from "../board/phrases.js" */
/** @import { Texts } from "../board/texts.js" */
/** @import { Branch } from "./record-tree.js" */
/** @import { GameTable } from "./table.js" */
import { nagText } from "../board/nags.js";
import { make } from "./dom.js";

/**
 * The moves of a tag's game, in pairs, and below a move what could have been played in its place; a click on one goes
 * there. One stop of the Tab key: the move played last.
 */
export class MoveList {
  #table;
  #texts;
  #phrases;
  element;
  /** The start, and the moves. @type {Map<Branch, HTMLButtonElement>} */ #buttons = new Map();
  /** What is listed. */
  #shown = "";

  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   */
  constructor(table, texts, phrases) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    this.element = make("ol", { part: "moves", class: "moves" });
    this.element.addEventListener("click", (event) => {
      for (const [branch, button] of this.#buttons) {
        if (event.composedPath().includes(button)) return table.enter(branch);
      }
    });
  }

  show() {
    const { tree, branch } = this.#table;
    if (!tree || !branch) return;
    const shown = `${tree.version} ${this.#texts.language}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#build(tree.root);
    }
    const hasFocus = this.element.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement ?? null);
    /** @type {Set<Branch>} */ const played = new Set();
    for (let one = /** @type {Branch | null} */ (branch); one; one = one.parent) played.add(one);
    for (const [one, button] of this.#buttons) {
      const isCurrent = one === branch;
      button.tabIndex = isCurrent ? 0 : -1;
      button.classList.toggle("ahead", !played.has(one));
      button.part.toggle("current", isCurrent);
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const current = this.#buttons.get(branch);
    if (!current) return;
    if (hasFocus) current.focus({ preventScroll: true });
    this.#reveal(current);
  }

  /** @param {Branch} root */
  #build(root) {
    this.element.setAttribute("aria-label", this.#texts.t("board.moves"));
    const start = make("button", { type: "button", part: "move", class: "start" }, this.#texts.t("board.moves.start"));
    this.#buttons = new Map([[root, start]]);
    /** @type {HTMLElement[]} */ const rows = [make("li", {}, start)];
    let number = 0;
    let isNumbered = true;
    for (let branch = root.children[0]; branch?.move; branch = branch.children[0]) {
      if (this.#opens(branch)) number++;
      if (this.#opens(branch) || isNumbered) rows.push(make("li", {}, this.#number(branch.move, number)));
      rows[rows.length - 1].append(this.#button(branch, branch.move, number));
      const variations = branch.variations.map((first) => make("li", { class: "variation" }, ...this.#variation(first, number)));
      rows.push(...variations);
      isNumbered = variations.length > 0;
    }
    this.element.replaceChildren(...rows);
  }

  /**
   * @param {Branch} first
   * @param {number} number Of its first move.
   */
  #variation(first, number) {
    const group = make("span", { role: "group", "aria-label": this.#texts.t("board.moves.variation") }, "(");
    let isNumbered = true;
    for (let branch = first; branch?.move; branch = branch.children[0]) {
      if (branch !== first && this.#opens(branch)) number++;
      const isNumber = isNumbered || this.#opens(branch);
      const isLast = branch.children.length + branch.variations.length === 0;
      group.append(make("span", { class: "step" },
        ...(isNumber ? [this.#number(branch.move, number)] : []), this.#button(branch, branch.move, number), isLast ? ")" : ""));
      for (const variation of branch.variations) group.append(...this.#variation(variation, number));
      isNumbered = branch.variations.length > 0;
      if (branch.children.length === 0 && !isLast) group.append(")");
    }
    return [group];
  }

  /** @param {Branch} branch Whether its move opens a numbered pair. */
  #opens({ move, ply }) {
    return move?.player === this.#table.leader || ply === 1;
  }

  /**
   * @param {Move} move
   * @param {number} number
   */
  #number({ player }, number) {
    return make("span", { class: "number" }, `${number}${player === this.#table.leader ? "." : "…"}`);
  }

  /**
   * @param {Branch} branch
   * @param {Move} move
   * @param {number} number
   */
  #button(branch, move, number) {
    const text = this.#phrases.move(move) + branch.nags.map(nagText).join("");
    const player = this.#phrases.player(this.#table.info, move.player);
    const label = this.#texts.t("board.moves.ply", { number, player, move: text });
    const button = make("button", { type: "button", part: "move", "aria-label": label }, text);
    this.#buttons.set(branch, button);
    return button;
  }

  /** What is said about the move played last. */
  get comment() {
    return this.#table.branch?.comment ?? "";
  }

  /**
   * Scrolls the list, not the page.
   * @param {HTMLElement} button
   */
  #reveal(button) {
    const { scrollTop, clientHeight } = this.element;
    const { offsetTop, offsetHeight } = button;
    if (offsetTop < scrollTop) this.element.scrollTop = offsetTop - 4;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) this.element.scrollTop = offsetTop + offsetHeight - clientHeight + 4;
  }
}
