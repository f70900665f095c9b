/** @import { Game, GameInfo, InputState, Level, Marks, Move, Outcome, PieceOnCell, PlayerId } from "../tablier.js" */
/** @import { BoardChange } from "../board/board.js" */
import { isTurned } from "../board/geometry.js";
import { tablierError } from "../errors.js";

/** @typedef {"diagram" | "play" | "replay" | "analyse"} Mode */

/**
 * How a game is on a tag. `level`: of the computer, which plays the side that is not `bottom`; `null` where there is none.
 * @typedef {{ mode: Mode, playable: boolean, level: Level | null, bottom: PlayerId }} Terms
 */

/** A rule of this name says who begins. */
const STARTER_RULE = "starter";

/**
 * The game of a tag: one line of moves, and where it stands in it. Fires "change" (detail: a {@link BoardChange}).
 */
export class GameTable extends EventTarget {
  game;
  info;
  /** Plies that `reset` goes back to. */
  #base;
  /** @type {Move[]} */ #line;
  /** @type {Terms} */ #terms;
  #layout;
  #isFlipped = false;
  /** Whether the computer is at work. */
  thinking = false;

  /**
   * @param {Game} game With its line before and behind it: moves played, and moves taken back. It belongs to the table.
   * @param {GameInfo} info
   * @param {Terms} terms
   */
  constructor(game, info, terms) {
    super();
    this.game = game;
    this.info = info;
    this.#terms = terms;
    this.#layout = game.layout();
    this.#base = game.history().length;
    while (game.redo());
    this.#line = game.history({ verbose: true });
    this.#seek(this.#base);
  }

  get terms() { return this.#terms; }
  set terms(terms) {
    this.#terms = terms;
    this.#isFlipped = false;
    this.#changed({ type: "scene" });
  }

  get view() {
    return { rotated: isTurned(this.info, this.#layout, this.#terms.bottom) !== this.#isFlipped };
  }

  /** All moves of the line, those that `forward` would play too. */
  get line() { return this.#line; }

  get ply() { return this.game.history().length; }

  /** Moves that were played since the board was set up. */
  get added() { return this.ply - this.#base; }

  /** @returns {Outcome | null} */
  get outcome() { return this.game.outcome(); }

  /** Whether a person is to move. A diagram takes one move, which is then put back. */
  get awaitsMove() {
    const { mode, playable } = this.#terms;
    if (this.outcome || mode === "replay" || this.isComputer(this.game.turn())) return false;
    return mode !== "diagram" || (playable && this.added === 0);
  }

  /** Whether a person may enter the move that is to follow the computer's. */
  get takesPremove() {
    return this.thinking && !this.outcome && this.isComputer(this.game.turn());
  }

  /** The player whose moves open a numbered pair. */
  get leader() {
    const first = this.info.players[0].id;
    return STARTER_RULE in this.game.rules() ? (this.#line[0]?.player ?? first) : first;
  }

  /** @returns {Move | null} The pass of a person who has no other move. */
  get pass() {
    return this.awaitsMove ? this.game.input([]).complete : null;
  }

  /** @param {PlayerId} player */
  isComputer(player) {
    const { mode, level, bottom } = this.#terms;
    return mode === "play" && level !== null && player !== bottom;
  }

  /**
   * Plays a move, on the line or beside it. Throws a TablierError where it cannot be played.
   * @param {Parameters<Game["play"]>[0]} move
   */
  play(move) {
    const before = this.game.board();
    const played = this.game.play(move);
    const ply = this.ply;
    this.#line = [...this.#line.slice(0, ply - 1), played];
    this.#changed({ type: "move", steps: [{ move: played, before }] });
    return played;
  }

  /** @returns {boolean} Whether there was a move to take back; against the computer, its answer goes with it. */
  undo() {
    const steps = [];
    do {
      const step = this.#back();
      if (!step) break;
      steps.push(step);
    } while (this.isComputer(this.game.turn()));
    if (steps.length === 0) return false;
    if (this.isComputer(this.game.turn())) {
      // The computer began.
      for (let i = 0; i < steps.length; i++) this.game.redo();
      return false;
    }
    this.#line = this.#line.slice(0, this.ply);
    this.#changed({ type: "back", steps });
    return true;
  }

  back() {
    const step = this.#back();
    if (step) this.#changed({ type: "back", steps: [step] });
  }

  forward() {
    const before = this.game.board();
    const move = this.game.redo();
    if (move) this.#changed({ type: "forward", steps: [{ move, before }] });
  }

  /** @param {number} ply */
  goTo(ply) {
    const goal = Math.max(0, Math.min(ply, this.#line.length));
    if (goal === this.ply) return;
    if (goal === this.ply - 1) return this.back();
    if (goal === this.ply + 1) return this.forward();
    this.#seek(goal);
    this.#changed({ type: "jump" });
  }

  /** Takes back all that was played since the board was set up. */
  reset() {
    if (this.added === 1) return void this.undo();
    this.#seek(this.#base);
    if (this.#terms.mode !== "replay") this.#line = this.#line.slice(0, this.#base);
    this.#changed({ type: "jump" });
  }

  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.#changed({ type: "scene" });
  }

  claimDraw() {
    this.game.claimDraw();
    this.#changed({ type: "end" });
  }

  free() {
    this.game.free();
  }

  #back() {
    const move = this.game.undo();
    return move && { move, before: this.game.board() };
  }

  /** @param {number} ply */
  #seek(ply) {
    while (this.ply > ply && this.game.undo());
    while (this.ply < ply && this.game.redo());
  }

  /** @param {BoardChange} change */
  #changed(change) {
    this.dispatchEvent(new CustomEvent("change", { detail: change }));
  }
}

/** @type {Marks} */
const NO_MARKS = { lastMove: null, check: [], frozen: [], kings: [], threatened: [], mustMove: [] };
/** @type {InputState} */
const NO_INPUT = { next: [], moves: [], complete: null };

/**
 * In the place of a game, a board on which pieces stand that are no position of it: to be looked at, not to be played.
 * @param {Game} game Of the same board.
 * @param {PieceOnCell[]} pieces
 * @returns {Game}
 */
export function stillLife(game, pieces) {
  const nothing = () => null;
  const none = () => [];
  const still = {
    id: () => game.id(), layout: () => game.layout(), rules: () => game.rules(), free: () => game.free(),
    turn: () => game.turn(), board: () => pieces, marks: () => NO_MARKS, input: () => NO_INPUT,
    hands: none, history: none, undo: nothing, redo: nothing, outcome: nothing, drawClaim: nothing,
    play: () => {
      throw tablierError("illegal-move", "these pieces are no position of the game");
    },
  };
  return /** @type {any} */ (still);
}
