/** @import { Game, Layout, Marks, Move, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { Carried, Refusal } from "./move-entry.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Note, StackGame } from "./painters.js" */
/** @import { Annotations } from "./annotations.js" */
/** @import { Palette } from "./palette.js" */
import { AccessibleGrid } from "./accessible-grid.js";
import { MoveAnimation } from "./animation.js";
import { BoardView } from "./board-view.js";
import { Geometry } from "./geometry.js";
import { restingHighlights } from "./marks.js";
import { MoveEntry } from "./move-entry.js";
import { PAINTERS } from "./painters.js";
import { PointerInput } from "./pointer-input.js";
import { Premove } from "./premove.js";

/**
 * What the person is asked for: a piece to capture; a piece to huff, or a move as usual; the move after huffing.
 * @typedef {{ kind: "capture" | "huff" | "huffed", cells: string[] }} Prompt
 */

/**
 * What a board shows, and where the moves entered on it are played.
 * @typedef {object} Table
 * @property {Game} game
 * @property {boolean} awaitsMove Whether a person is to move.
 * @property {boolean} thinking Whether the computer is at work.
 * @property {boolean} [takesPremove] Whether a move may be entered by now that is to follow the computer's.
 * @property {object | null} outcome How the game ended; `null` while it goes on.
 * @property {(text: string) => void} play
 * @property {(player: PlayerId) => boolean} isComputer
 * @property {{ rotated: boolean }} view
 */

/**
 * The words for what is on a board.
 * @typedef {object} Wording
 * @property {() => string} board Name of the board.
 * @property {(cell: string, pieces: PieceOnCell[], highlights: Highlights, note: Note | null) => string} cell What stands
 *   on a cell, from bottom to top, and what it means now; `note` is what its game has to say besides.
 */

/**
 * How the game on a board has changed. `steps` come in the order in which they were played or taken back, `before` is
 * what stood on the board before the move was played. "scene": another game, or another side of the board; "end": a draw was claimed.
 * @typedef {{ type: "scene" | "jump" | "end" } | { type: "move" | "back" | "forward", steps: { move: Move, before: PieceOnCell[] }[] }}
 *   BoardChange
 */

/**
 * A cell that could not be entered, the piece that was selected then or dragged there, and the cells that `Game.explain` is
 * to be asked about.
 * @typedef {{ reason: Refusal, from: string | null, cell: string, question: string[] }} Refused
 */

/**
 * What a viewer may wish: the names or numbers of cells, where a text speaks of them `numbered` ones under pieces as well, and
 * marks on the pieces that can be moved.
 * @typedef {{ coordinates: boolean, numbered?: boolean, movable: boolean }} BoardOptions
 */

/** Around a board whose frame bears nothing, in board units. */
const BARE_MARGIN = 0.2;

/**
 * A board that shows a game and takes a person's moves. Fires "refused" (detail: a {@link Refused}), "prompt" (detail: a
 * {@link Prompt} or `null`), "select" (detail: the selected cell or `null`, and the moves that are left) and "premove"
 * (detail: the cells of the move that waits for its turn; none when it was dropped, `null` when it proved not to be legal).
 * To be told of every change of the game by {@link follow}.
 */
export class Board extends EventTarget {
  #element;
  #table;
  #wording;
  #view;
  #grid;
  #entry;
  #premove;
  #pointer;
  /** @type {BoardOptions} */ #options = { coordinates: true, movable: true };
  /** Whether something is shown for the cell pointed at. */
  #isPreviewing = false;
  /** Whether a move is being played that had been entered before its turn. */
  #isPremoving = false;
  /** @type {Geometry} */ #geometry;
  /** @type {Layout} */ #layout;
  /** Where the piece was shown when the last cell of a move was entered. @type {Carried | null} */ #carried = null;
  #dropped = false;
  /** @type {Palette} */ #palette;
  /** @type {string[]} */ #marked = [];
  /** @type {string | null} */ #selected = null;
  /** The cell under the pointer, and the one that the keyboard is on. @type {string | null} */ #hovered = null;
  /** @type {string | null} */ #focused = null;
  /** Cells of the last move in a game of stacks. @type {string[]} */ #touched = [];

  /**
   * @param {HTMLElement} element With a canvas inside.
   * @param {Table} table
   * @param {Wording} wording
   * @param {Palette} palette
   */
  constructor(element, table, wording, palette) {
    super();
    this.#element = element;
    this.#table = table;
    this.#wording = wording;
    this.#palette = palette;
    this.#view = new BoardView(/** @type {HTMLCanvasElement} */ (element.querySelector("canvas")));
    this.#entry = new MoveEntry(table);
    this.#premove = new Premove(table, () => this.#painter.stacks !== undefined);
    this.#premove.addEventListener("change", () => this.show());
    this.#grid = new AccessibleGrid(element, (cell) => this.#enter(cell, false), (cell) => {
      this.#focused = cell;
      this.#point();
    });
    this.#pointer = new PointerInput(element, this.#view, {
      geometry: () => this.#geometry,
      wanted: () => [...this.#entry.state.next, ...this.#entry.starts, ...this.#premove.targets],
      grab: (cell) => this.#entry.grab(cell) || this.#premove.grab(cell),
      enter: (cell, dropped) => this.#enter(cell, dropped),
      drag: (from, to) => this.#drag(from, to),
      isCarried: (cell) => this.#entry.carried?.at === cell || this.#premove.chosen === cell,
      hover: (cell) => {
        this.#showCursor(cell);
        if (cell === this.#hovered) return;
        this.#hovered = cell;
        this.#point();
      },
    });
    this.#entry.addEventListener("change", () => {
      this.show();
      const { cells, carried, state } = this.#entry;
      const cell = carried?.at ?? cells.at(-1) ?? null;
      if (cell !== this.#selected) this.dispatchEvent(new CustomEvent("select", { detail: { cell, moves: state.moves } }));
      this.#selected = cell;
    });
  }

  /** Drops the move being entered, or the one that waits for its turn. */
  cancel() {
    this.#pointer.cancel();
    const { isSet } = this.#premove;
    this.#premove.clear();
    if (isSet) this.#tellPremove([]);
    this.#entry.reset();
  }

  /**
   * Takes a move that is typed while the computer thinks, to follow its answer.
   * @param {string} text In any spelling.
   * @returns {boolean} Whether an answer would make it legal.
   */
  premove(text) {
    const isTaken = this.#premove.enterText(text);
    if (isTaken) this.#tellPremove(this.#premove.cells);
    return isTaken;
  }

  /**
   * @param {string} cell
   * @param {boolean} dropped
   */
  #enter(cell, dropped) {
    const { isSet } = this.#premove;
    if (this.#premove.enter(cell)) {
      if (isSet || this.#premove.isSet) this.#tellPremove(this.#premove.isSet ? this.#premove.cells : []);
      return;
    }
    this.#view.finish();
    this.#carried = this.#entry.carried;
    this.#dropped = dropped;
    const from = this.#entry.carried?.from ?? null;
    const question = this.#entry.question(cell, dropped);
    const reason = this.#entry.enter(cell, dropped);
    this.#carried = null;
    if (reason) this.#refuse({ reason, from, cell, question });
  }

  /**
   * A drag that carried no piece.
   * @param {string} from
   * @param {string} to
   */
  #drag(from, to) {
    // One that may follow the computer's move.
    if (this.#premove.starts.includes(from)) return;
    this.#view.finish();
    const refused = this.#entry.drag(from, to);
    if (refused) this.#refuse({ ...refused, from, cell: to });
  }

  /** @param {Refused} detail */
  #refuse(detail) {
    this.dispatchEvent(new CustomEvent("refused", { detail }));
  }

  /** @param {string[] | null} cells */
  #tellPremove(cells) {
    this.dispatchEvent(new CustomEvent("premove", { detail: cells }));
  }

  /**
   * Plays a move whose turn has come. Where its cells leave a choice, the person goes on with it.
   * @param {{ cells: string[], text: string | null }} move
   */
  #playPremove({ cells, text }) {
    if (!this.#table.awaitsMove || this.#table.thinking) return;
    this.#isPremoving = true;
    const isLegal = text === null ? cells.every((cell) => this.#entry.enter(cell) === null) : this.#table.game.isLegal(text);
    if (isLegal && text !== null) this.#table.play(text);
    this.#isPremoving = false;
    if (isLegal) return;
    this.#entry.reset();
    this.#tellPremove(null);
  }

  /** @param {BoardChange} change */
  follow(change) {
    const isAnswer = change.type === "move" && this.#table.isComputer(change.steps[0].move.player);
    const premove = this.#premove.take();
    if (isAnswer) {
      // Once all who follow the game have heard of the move before.
      if (premove) queueMicrotask(() => this.#playPremove(premove));
    } else if (premove) {
      this.#tellPremove([]);
    }
    this.#pointer.cancel();
    if (change.type === "scene") {
      this.#layout = this.#table.game.layout();
      this.#setScene();
    }
    const { stacks } = this.#painter;
    const Animation = stacks?.Animation ?? MoveAnimation;
    this.#touched = stacks?.touched(this.#table.game, this.#geometry) ?? [];
    if (change.type === "move") {
      const [{ move, before }] = change.steps;
      if (!isAnswer && !this.#isPremoving) this.#view.finish();
      const trail = this.#carried ? (this.#dropped ? [move.to] : remaining(move.path, this.#carried.route)) : undefined;
      this.#view.animate(new Animation(this.#geometry, before, move, { trail }));
    } else if (change.type === "back" || change.type === "forward") {
      this.#view.finish();
      const backwards = change.type !== "forward";
      for (const { move, before } of change.steps) {
        this.#view.animate(new Animation(this.#geometry, before, move, { backwards }));
      }
    }
    this.#entry.reset();
  }

  /** @param {Palette} palette */
  setPalette(palette) {
    this.#palette = palette;
    if (this.#layout) this.#setScene();
  }

  /** @param {BoardOptions} options */
  setOptions(options) {
    this.#options = options;
    if (this.#layout) this.#setScene();
  }

  /** @param {Annotations} annotations What an author, or a refusal, draws on the board. */
  annotate(annotations) {
    this.#marked = (annotations.marks ?? []).map(({ cell }) => cell);
    this.#view.annotate(annotations);
    if (this.#layout) this.show();
  }

  /**
   * Draws the board at rest with more pixels than the screen has, for a printer; `null` draws for the screen again.
   * @param {{ pixels: number, palette: Palette } | null} print Pixels a CSS pixel.
   */
  print(print) {
    this.#view.print(print);
  }

  get #painter() {
    return PAINTERS[this.#table.game.id()];
  }

  #setScene() {
    const painter = this.#painter;
    const { coordinates, numbered } = this.#options;
    const margin = coordinates || painter.numbersInside ? painter.margin : Math.min(BARE_MARGIN, painter.margin);
    this.#geometry = new Geometry(this.#layout, this.#table.view.rotated, margin);
    const { width, height } = this.#geometry.view;
    this.#element.style.setProperty("--ratio", String(width / height));
    this.#view.setScene({ geometry: this.#geometry, painter, palette: this.#palette, coordinates, numbered });
    this.#grid.build(this.#geometry);
    this.show();
  }

  /** Shows the state of the game, and its words, anew. */
  show() {
    if (!this.#table.takesPremove && this.#premove.clear()) return;
    const { pieces, highlights } = this.#showPieces();
    this.dispatchEvent(new CustomEvent("prompt", { detail: this.#prompt(highlights) }));
    this.#element.classList.toggle("interactive", this.#table.awaitsMove || this.#table.takesPremove === true);
    const { describe } = this.#painter;
    this.#grid.label(this.#wording.board(), (cell) => {
      const standing = pieces.filter((piece) => piece.cell === cell);
      const note = (standing[0] && describe?.(standing[0], this.#geometry, pieces)) ?? null;
      return {
        label: this.#wording.cell(cell, standing, highlights, note),
        selected: highlights.selected === cell,
        movable: standing.length > 0 && this.#entry.starts.includes(cell),
      };
    });
  }

  /** Pieces and marks on the canvas. */
  #showPieces() {
    const { game } = this.#table;
    const marks = game.marks();
    const pieces = this.#carryOut(game.board());
    const highlights = { ...this.#highlights(pieces, marks), marked: this.#marked };
    const drawn = this.#options.movable ? highlights : { ...highlights, movable: [] };
    this.#view.show(this.#painter.stacks?.gather(pieces, marks) ?? pieces, drawn);
    return { pieces, highlights };
  }

  /** Shows what belongs to the cell pointed at, where the game has such things; while a piece is dragged, only what it can do. */
  #point() {
    if (!this.#painter.previews) return;
    const pointed = this.#hovered ?? this.#focused;
    const matters = pointed !== null && (!this.#pointer.isDragging || this.#entry.state.next.includes(pointed));
    if (matters || this.#isPreviewing) this.#showPieces();
    this.#isPreviewing = matters;
  }

  /**
   * @param {Highlights} highlights
   * @returns {Prompt | null}
   */
  #prompt({ capturable, targets, movable, selected }) {
    const { cells, huffable } = this.#entry;
    if (huffable.length > 0) return { kind: cells.length > 0 ? "huffed" : "huff", cells: huffable };
    const choosing = selected !== null && capturable.length > 0 && targets.length + movable.length === 0;
    return choosing ? { kind: "capture", cells: capturable } : null;
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
   * @param {Marks} marks
   * @returns {Highlights}
   */
  #highlights(pieces, marks) {
    const { starts, cells, state, huffable, carried, doomed } = this.#entry;
    const { stacks, previews } = this.#painter;
    const entering = cells.length > 0;
    const enterable = entering ? state.next : starts;
    const pointed = this.#hovered ?? this.#focused;
    const common = {
      ...restingHighlights(marks, stacks ? this.#touched : null),
      selected: entering ? (carried?.at ?? cells[cells.length - 1]) : this.#premove.chosen,
      premove: this.#premove.isSet ? this.#premove.cells : [],
      premoveTargets: this.#premove.targets,
      pointed,
    };
    if (stacks) {
      return { ...common, targets: entering ? enterable : [], landings: entering ? this.#landings(pieces, stacks, pointed) : [] };
    }
    const owners = new Map(pieces.map(({ cell, player }) => [cell, player]));
    const turn = this.#table.game.turn();
    const must = this.#table.awaitsMove && !entering ? marks.mustMove : [];
    const takes = new Map(previews && entering ? state.moves.map((move) => [move.to, move.captures]) : []);
    const victims = [...takes.values()].flat().map(({ cell }) => cell);
    const preview = (pointed === null ? undefined : takes.get(pointed)) ?? [];
    return {
      ...common,
      must,
      threatened: must.length > 0 ? marks.threatened : [...new Set(victims)],
      movable: enterable.filter((cell) => owners.get(cell) === turn && !cells.includes(cell) && !must.includes(cell)),
      capturable: enterable.filter((cell) => owners.has(cell) && owners.get(cell) !== turn && !huffable.includes(cell)),
      huffable: entering ? [] : huffable,
      targets: entering ? enterable.filter((cell) => !owners.has(cell) || cells.includes(cell)) : [],
      takes,
      doomed: [...new Set([...doomed, ...preview.map(({ cell }) => cell)])],
    };
  }

  /**
   * @param {PieceOnCell[]} pieces
   * @param {StackGame} stacks
   * @param {string | null} pointed
   * @returns {Highlights["landings"]} The pieces of the selected stack where each of its moves would drop them.
   */
  #landings(pieces, stacks, pointed) {
    return this.#entry.state.moves.flatMap((move) => {
      const landings = stacks.landings(this.#geometry, pieces, move);
      const strong = landings.some(({ cell }) => cell === pointed);
      return landings.map((landing) => ({ ...landing, strong }));
    });
  }

  /** @param {string | null} cell */
  #showCursor(cell) {
    const enterable = cell !== null
      && (this.#entry.state.next.includes(cell) || this.#entry.starts.includes(cell)
        || this.#premove.starts.includes(cell) || this.#premove.targets.includes(cell));
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
