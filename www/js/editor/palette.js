/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { Painter } from "../../../pkg/board/painters.js" */
/** @import { Palette as Colours } from "../../../pkg/board/palette.js" */
/** @import { Piece } from "./draft.js" */
import { create } from "../dom.js";

/** What a click on the board does: puts this piece, moves what is clicked first, or takes off. @typedef {Piece | "move" | "erase"} Tool */

/** Half the side of a picture in radii of the piece, as wide as its shadow and a second storey reach. */
const REACH = 1.32;
const PICTURE_PX = 88;
const DRAG_DISTANCE = 6;
const SVG = "http://www.w3.org/2000/svg";

/** The pieces of a game and the tools to choose from: a radio group. Pieces can be dragged from it onto the board. */
export class Palette {
  #element;
  #onDrop;
  /** @type {Tool[]} */ #tools = [];
  #chosen = 0;

  /**
   * @param {HTMLElement} element
   * @param {(piece: Piece, event: PointerEvent) => void} onDrop
   */
  constructor(element, onDrop) {
    this.#element = element;
    this.#onDrop = onDrop;
    element.setAttribute("role", "radiogroup");
    element.addEventListener("change", (event) => {
      this.#chosen = Number(/** @type {HTMLInputElement} */ (event.target).value);
    });
  }

  /** @returns {Tool} */
  get tool() {
    return this.#tools[this.#chosen];
  }

  /**
   * @param {Piece[][]} pieces By their players.
   * @param {{ painter: Painter, colours: Colours, name: (tool: Tool) => string }} look
   */
  show(pieces, { painter, colours, name }) {
    const tools = /** @type {Tool[]} */ ([...pieces.flat(), "move", "erase"]);
    if (JSON.stringify(tools) !== JSON.stringify(this.#tools)) this.#chosen = 0;
    this.#tools = tools;
    // Many kinds of piece stand in a row for each player, with one of the tools at its end.
    const inRows = pieces[0].length > 3;
    this.#element.classList.toggle("rows", inRows);
    this.#element.style.setProperty("--columns", String(inRows ? pieces[0].length + 1 : tools.length));
    const items = tools.map((tool, index) => this.#item(tool, index, name(tool), typeof tool === "string" ? icon(tool) : picture(tool, painter, colours)));
    const [moveItem, eraseItem] = items.slice(-2);
    const rows = inRows
      ? [...items.slice(0, pieces[0].length), moveItem, ...items.slice(pieces[0].length, -2), eraseItem]
      : items;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.replaceChildren(...rows);
    if (hadFocus) this.focus();
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.#element.querySelector("input:checked"))?.focus();
  }

  /**
   * @param {Tool} tool
   * @param {number} index
   * @param {string} name
   * @param {Element} sign
   */
  #item(tool, index, name, sign) {
    const input = create("input", { className: "visually-hidden" });
    input.type = "radio";
    input.name = "editor-tool";
    input.value = String(index);
    input.checked = index === this.#chosen;
    input.setAttribute("aria-label", name);
    const item = create("label", { className: "tool", data: { tool: typeof tool === "string" ? tool : `${tool.player} ${tool.piece}` } }, input, sign);
    item.title = name;
    if (typeof tool !== "string") this.#makeDraggable(item, tool, /** @type {HTMLCanvasElement} */ (sign));
    return item;
  }

  /**
   * @param {HTMLElement} item
   * @param {Piece} piece
   * @param {HTMLCanvasElement} sign
   */
  #makeDraggable(item, piece, sign) {
    /** @type {{ id: number, x: number, y: number, ghost: HTMLCanvasElement | null } | null} */ let press = null;
    const cancel = () => {
      press?.ghost?.remove();
      press = null;
    };
    item.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
      item.setPointerCapture(event.pointerId);
    });
    item.addEventListener("pointermove", (event) => {
      if (press?.id !== event.pointerId) return;
      if (event.buttons === 0) {
        cancel();
        return;
      }
      if (!press.ghost) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= DRAG_DISTANCE) return;
        press.ghost = create("canvas", { className: "ghost" });
        press.ghost.width = press.ghost.height = sign.width;
        press.ghost.getContext("2d")?.drawImage(sign, 0, 0);
        item.closest("dialog")?.append(press.ghost);
      }
      press.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    });
    item.addEventListener("pointerup", (event) => {
      const dropped = press?.ghost;
      cancel();
      if (dropped) this.#onDrop(piece, event);
    });
    item.addEventListener("pointercancel", cancel);
  }
}

/**
 * @param {Piece} piece
 * @param {Painter} painter
 * @param {Colours} colours
 */
function picture({ player, piece }, painter, colours) {
  const canvas = create("canvas");
  canvas.width = canvas.height = PICTURE_PX;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.translate(PICTURE_PX / 2, PICTURE_PX / 2);
  context.scale(PICTURE_PX / 2 / REACH, PICTURE_PX / 2 / REACH);
  const [shown] = painter.stacks?.gather([{ cell: "", player, piece }], /** @type {any} */ ({ kings: [] })) ?? [{ piece }];
  painter.paintPiece(context, { player, piece: shown.piece, upright: false }, colours);
  return canvas;
}

/** @param {"move" | "erase"} tool */
function icon(tool) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${tool}`);
  svg.append(use);
  return svg;
}
