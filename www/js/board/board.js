/** @import { Layout, PieceOnCell } from "../../../pkg/tablier.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Change, Session } from "../session.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Carried, Refusal } from "./move-entry.js" */
/** @import { Highlights } from "./marks.js" */
import { AccessibleGrid } from "./accessible-grid.js";
import { MoveAnimation } from "./animation.js";
import { BoardView } from "./board-view.js";
import { Geometry } from "./geometry.js";
import { MoveEntry } from "./move-entry.js";
import { PAINTERS } from "./painters.js";
import { paletteFor } from "./palette.js";
import { PointerInput } from "./pointer-input.js";

/**
 * The board of a session: shows the game and takes the person's moves. Fires "refused" (detail: a {@link Refusal}) and
 * "prompt" (detail: whether a piece to capture is to be chosen).
 */
export class Board extends EventTarget {
  #element;
  #session;
  #settings;
  #phrases;
  #view;
  #grid;
  #entry;
  #pointer;
  /** @type {Geometry} */ #geometry;
  /** @type {Layout} */ #layout;
  /** Where the piece was shown when the last cell of a move was entered. @type {Carried | null} */ #carried = null;
  #dropped = false;

  /**
   * @param {HTMLElement} element With a canvas inside.
   * @param {Session} session
   * @param {Settings} settings
   * @param {Phrases} phrases
   */
  constructor(element, session, settings, phrases) {
    super();
    this.#element = element;
    this.#session = session;
    this.#settings = settings;
    this.#phrases = phrases;
    this.#view = new BoardView(/** @type {HTMLCanvasElement} */ (element.querySelector("canvas")));
    this.#entry = new MoveEntry(session);
    this.#grid = new AccessibleGrid(element, (cell) => this.#enter(cell, false));
    this.#pointer = new PointerInput(element, this.#view, {
      geometry: () => this.#geometry,
      wanted: () => [...this.#entry.state.next, ...this.#entry.starts],
      grab: (cell) => this.#entry.grab(cell),
      enter: (cell, dropped) => this.#enter(cell, dropped),
      isCarried: (cell) => this.#entry.carried?.at === cell,
      hover: (cell) => this.#showCursor(cell),
    });
    this.#entry.addEventListener("change", () => this.#show());
    session.addEventListener("change", (event) => this.#follow(/** @type {CustomEvent<Change>} */ (event).detail));
    session.addEventListener("activity", () => this.#show());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#cancel();
    });
    settings.addEventListener("theme", () => this.#setScene());
    settings.addEventListener("language", () => this.#show());
  }

  /** Drops the move being entered. */
  #cancel() {
    this.#pointer.cancel();
    this.#entry.reset();
  }

  /**
   * @param {string} cell
   * @param {boolean} dropped
   */
  #enter(cell, dropped) {
    this.#view.finish();
    this.#carried = this.#entry.carried;
    this.#dropped = dropped;
    const refusal = this.#entry.enter(cell);
    this.#carried = null;
    if (refusal) this.dispatchEvent(new CustomEvent("refused", { detail: refusal }));
  }

  /** @param {Change} change */
  #follow(change) {
    this.#pointer.cancel();
    if (change.type === "start" || change.type === "flip") {
      this.#layout = this.#session.game.layout();
      this.#setScene();
    }
    if (change.type === "move") {
      const [{ move, before }] = change.steps;
      if (!this.#session.isComputer(move.player)) this.#view.finish();
      const trail = this.#carried ? (this.#dropped ? [move.to] : remaining(move.path, this.#carried.route)) : undefined;
      this.#view.animate(new MoveAnimation(this.#geometry, before, move, { trail }));
    } else if (change.type === "undo" || change.type === "redo") {
      this.#view.finish();
      const backwards = change.type === "undo";
      for (const { move, before } of change.steps) {
        this.#view.animate(new MoveAnimation(this.#geometry, before, move, { backwards }));
      }
    }
    this.#entry.reset();
  }

  #setScene() {
    const painter = PAINTERS[this.#session.game.id()];
    this.#geometry = new Geometry(this.#layout, this.#session.view.rotated, painter.margin);
    const { width, height } = this.#geometry.view;
    this.#element.style.setProperty("--ratio", String(width / height));
    this.#view.setScene({ geometry: this.#geometry, painter, palette: paletteFor(this.#settings.theme) });
    this.#grid.build(this.#geometry);
    this.#show();
  }

  #show() {
    const { game, info } = this.#session;
    const pieces = this.#carryOut(game.board());
    const highlights = this.#highlights(pieces);
    this.#view.show(pieces, highlights);
    const { capturable, targets, movable, selected } = highlights;
    const choosing = selected !== null && capturable.length > 0 && targets.length + movable.length === 0;
    this.dispatchEvent(new CustomEvent("prompt", { detail: choosing }));
    this.#element.classList.toggle("interactive", this.#session.awaitsMove);
    const { describe } = PAINTERS[game.id()];
    this.#grid.label(this.#phrases.board(info), (cell) => {
      const piece = pieces.find((one) => one.cell === cell);
      const note = piece && describe ? describe(piece, this.#geometry, pieces) : null;
      return { label: this.#phrases.cell(info, cell, piece, highlights, note), selected: selected === cell };
    });
  }

  /**
   * @param {PieceOnCell[]} pieces
   * @returns {PieceOnCell[]} The pieces with the one being moved where it stands by now.
   */
  #carryOut(pieces) {
    const carried = this.#entry.carried;
    if (!carried || carried.at === carried.from) return pieces;
    const { at, from, player, piece } = carried;
    return [...pieces.filter(({ cell }) => cell !== from), { cell: at, player, piece }];
  }

  /**
   * @param {PieceOnCell[]} pieces
   * @returns {Highlights}
   */
  #highlights(pieces) {
    const { game } = this.#session;
    const marks = game.marks();
    const last = marks.lastMove ? [...marks.lastMove.path] : [];
    if (marks.lastMove?.from) last.push(marks.lastMove.from);
    const owners = new Map(pieces.map(({ cell, player }) => [cell, player]));
    const turn = game.turn();
    const { starts, cells, state } = this.#entry;
    const entering = cells.length > 0;
    const enterable = entering ? state.next : starts;
    const must = this.#session.awaitsMove && !entering ? marks.mustMove : [];
    return {
      last,
      must,
      selected: entering ? (this.#entry.carried?.at ?? cells[cells.length - 1]) : null,
      threatened: must.length > 0 ? marks.threatened : [],
      movable: enterable.filter((cell) => owners.get(cell) === turn && !cells.includes(cell) && !must.includes(cell)),
      capturable: enterable.filter((cell) => owners.has(cell) && owners.get(cell) !== turn),
      targets: entering ? enterable.filter((cell) => !owners.has(cell) || cells.includes(cell)) : [],
      doomed: this.#entry.doomed,
    };
  }

  /** @param {string | null} cell */
  #showCursor(cell) {
    const enterable = cell !== null && (this.#entry.state.next.includes(cell) || this.#entry.starts.includes(cell));
    this.#element.classList.toggle("enterable", enterable);
  }
}

/**
 * @param {string[]} path Of a move.
 * @param {string[]} route What the piece has gone of it, maybe round the other way.
 * @returns {string[]} The rest of the path from where the piece stands.
 */
function remaining(path, route) {
  const last = route.length - 1;
  return route.every((cell, i) => cell === path[i]) ? path.slice(last) : [route[last], path[path.length - 1]];
}
