/** @import { Game, GameInfo, GameState, InputState, Level, Marks, Move, Outcome, PieceOnCell, PlayerId, RecordNote } from "../tablier.js" */
/** @import { BoardChange } from "../board/board.js" */
/** @import { Branch } from "./record-tree.js" */
import { isTurned } from "../board/geometry.js";
import { tablierError } from "../errors.js";
import { RecordTree } from "./record-tree.js";

/** @typedef {"diagram" | "play" | "replay" | "analyse"} Mode */

/**
 * How a game is on a tag. `level`: of the computer, which plays the side that is not `bottom`; `null` where there is none.
 * @typedef {{ mode: Mode, playable: boolean, level: Level | null, bottom: PlayerId }} Terms
 */

/** Modes that list the moves, and keep those that are gone back over. @type {Mode[]} */
const LISTED = ["replay", "analyse"];

/** A rule of this name says who begins. */
const STARTER_RULE = "starter";

/**
 * The game of a tag: a line of moves, and where it stands in it; in a replay or an analysis one of the lines of a tree. Fires "change" (detail: a {@link BoardChange}).
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
  /** All moves of a replay or an analysis. @type {RecordTree | null} */ #tree = null;
  /** The game as it was set up, with its end if it was given one. @type {GameState | null} */ #whole = null;
  /** Whether the computer is at work. */
  thinking = false;

  /**
   * @param {Game} game With its line before and behind it: moves played, and moves taken back. It belongs to the table.
   * @param {GameInfo} info
   * @param {Terms} terms
   * @param {RecordNote[]} [notes] On the moves.
   */
  constructor(game, info, terms, notes = []) {
    super();
    this.game = game;
    this.info = info;
    this.#terms = terms;
    this.#layout = game.layout();
    this.#base = game.history().length;
    while (game.redo());
    this.#line = game.history({ verbose: true });
    if (LISTED.includes(terms.mode)) {
      this.#whole = game.toJSON();
      const reader = game.clone();
      this.#tree = new RecordTree(reader, this.#line, notes);
      reader.free();
    }
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

  /** All moves, where they are listed; `null` elsewhere. */
  get tree() { return this.#tree; }

  /** @returns {Branch | null} The move played last, in the tree. */
  get branch() {
    return this.#tree && this.#tree.at(this.#line.slice(0, this.ply));
  }

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
    const from = this.branch;
    const played = this.game.play(move);
    const ply = this.ply;
    this.#line = [...this.#line.slice(0, ply - 1), played];
    if (from) {
      this.#tree?.add(from, played);
      this.#goOn();
    }
    this.#changed({ type: "move", steps: [{ move: played, before }] });
    return played;
  }

  /** @returns {boolean} Whether there was a move to take back; against the computer, its answer goes with it. */
  undo() {
    const steps = [];
    const branch = this.branch;
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
    if (branch) {
      this.#tree?.drop(branch);
      this.#goOn();
    } else {
      this.#line = this.#line.slice(0, this.ply);
    }
    this.#changed({ type: "back", steps });
    return true;
  }

  back() {
    const step = this.#back();
    if (!step) return;
    this.#goOn();
    this.#changed({ type: "back", steps: [step] });
  }

  forward() {
    if (this.ply >= this.#line.length) return;
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
    this.#goOn();
    this.#changed({ type: "jump" });
  }

  /** @param {Branch} branch Of the tree, on this line or another. */
  enter(branch) {
    const line = /** @type {RecordTree} */ (this.#tree).lineThrough(branch);
    if (isSame(line, this.#line)) return this.goTo(branch.ply);
    this.#follow(line, branch.ply);
    this.#changed({ type: "jump" });
  }

  /** Takes back all that was played since the board was set up. */
  reset() {
    if (this.added === 1) return void this.undo();
    this.#seek(this.#base);
    if (this.#tree) this.#goOn();
    else this.#line = this.#line.slice(0, this.#base);
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

  /** The person gives up; where two play, the one to move. */
  resign() {
    this.game.resign(this.#terms.level === null ? this.game.turn() : this.#terms.bottom);
    this.#changed({ type: "end" });
  }

  free() {
    this.game.free();
  }

  #back() {
    const move = this.game.undo();
    return move && { move, before: this.game.board() };
  }

  /** The line goes on from where the game stands as the tree does: out of a variation that has been left. */
  #goOn() {
    const { branch } = this;
    if (!branch) return;
    const line = /** @type {RecordTree} */ (this.#tree).lineThrough(branch);
    if (!isSame(line, this.#line) || this.game.toJSON().redo.length !== line.length - this.ply) this.#follow(line, this.ply);
  }

  /**
   * Another line in place of this one.
   * @param {Move[]} line
   * @param {number} ply Where the game is to stand in it.
   */
  #follow(line, ply) {
    const { moves } = /** @type {GameState} */ (this.#whole);
    if (line.length === moves.length && line.every(({ text }, index) => text === moves[index])) {
      this.game.restore(/** @type {GameState} */ (this.#whole));
    } else {
      let common = 0;
      while (common < line.length && line[common].text === this.#line[common]?.text) common++;
      this.#seek(Math.min(common, this.ply));
      for (const { text } of line.slice(this.ply)) this.game.play(text);
    }
    this.#line = line;
    this.#seek(ply);
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

/**
 * @param {Move[]} line
 * @param {Move[]} other
 */
function isSame(line, other) {
  return line.length === other.length && line.every(({ text }, index) => text === other[index].text);
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
