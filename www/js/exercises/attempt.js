// One exercise being solved: a game from its position on, in which the stored line answers for the opponent, and the engine
// where the reader leaves it.

/** @import { GameInfo, Move, Outcome, PlayerId } from "../../../pkg/tablier.js" */
/** @import { EngineHost } from "../../../pkg/element/engine-host.js" */
/** @import { BoardChange } from "../../../pkg/board/board.js" */
/** @import { Exercise } from "./collection.js" */
import { Game } from "../../../pkg/tablier.js";
import { isTurned } from "../../../pkg/board/geometry.js";

/** The eye follows one move before the next. */
const PACE_MS = 500;
/** For the answer to a wrong move: the same on every machine, but for one that takes too long. */
const ANSWER = { nodes: 30_000, timeMs: 2000 };

/** "wrong": until it is taken back. "shown": the solution was asked for. @typedef {"open" | "wrong" | "solved" | "shown"} State */

/**
 * What became of a wrong move. `answer`: the opponent's, `null` where the game was over. `winsIn`: moves in which the
 * opponent wins then, where that is known.
 * @typedef {{ move: Move, answer: Move | null, winsIn: number | null }} Refutation
 */

/**
 * Fires "change" (detail: a {@link BoardChange}) when the board changes, "played" (detail: a Move) for each move, and
 * "state" when the state or the hint does.
 */
export class Attempt extends EventTarget {
  game;
  info;
  exercise;
  /** @type {PlayerId} */ solver;
  /** @type {State} */ state = "open";
  /** Whether a move of the opponent is under way. */
  thinking = false;
  /** Hints given for the move that is due: 1 for the piece, 2 for the target. @type {0 | 1 | 2} */ hint = 0;
  /** Whether a hint was given or a wrong move played at any time. */
  wasHelped = false;
  /** @type {Refutation | null} */ refutation = null;
  #engine;
  /** Moves of the line that have been played. */
  #step = 0;
  /** Another number when what is under way no longer matters. */
  #turn = 0;

  /**
   * @param {GameInfo} info
   * @param {Exercise} exercise
   * @param {EngineHost} engine
   */
  constructor(info, exercise, engine) {
    super();
    this.info = info;
    this.exercise = exercise;
    this.#engine = engine;
    this.game = new Game(info.id, { position: exercise.position, ...(exercise.rules ? { rules: exercise.rules } : {}) });
    this.solver = this.game.turn();
  }

  /** @returns {Outcome | null} */
  get outcome() { return this.game.outcome(); }

  get awaitsMove() {
    return this.state === "open" && !this.thinking && !this.outcome && this.game.turn() === this.solver;
  }

  /** Everyone sees their own side below. */
  get view() {
    return { rotated: isTurned(this.info, this.game.layout(), this.solver) };
  }

  /** @param {PlayerId} player */
  isComputer(player) {
    return player !== this.solver;
  }

  /** @returns {Move | null} The move that is due. */
  get due() {
    if (!this.awaitsMove) return null;
    const text = this.exercise.line[this.#step];
    return this.game.moves({ verbose: true }).find((move) => move.text === text) ?? null;
  }

  /**
   * The reader's move. Throws a TablierError where it cannot be played.
   * @param {string} text
   */
  play(text) {
    const move = this.#play(text);
    this.hint = 0;
    if (this.#isRight(move)) void this.#goOn();
    else void this.#refute(move);
  }

  /** Takes back a wrong move, with its answer. */
  takeBack() {
    if (this.state !== "wrong") return;
    this.#turn++;
    this.thinking = false;
    const steps = [];
    while (this.game.history().length > this.#step) {
      const move = /** @type {Move} */ (this.game.undo());
      steps.push({ move, before: this.game.board() });
    }
    this.refutation = null;
    // Before the board looks which cells may be entered.
    this.state = "open";
    this.#fire({ type: "back", steps });
    this.#enter("open");
  }

  /** Tells more of the move that is due. */
  giveHint() {
    const move = this.due;
    if (!move || this.hint === 2) return;
    // What comes from the hand has no piece to show.
    this.hint = this.hint === 0 && move.from !== null ? 1 : 2;
    this.wasHelped = true;
    this.#enter("open");
  }

  /** Plays the rest of the solution. */
  async show() {
    if (this.state === "open" && this.thinking) return;
    this.takeBack();
    this.hint = 0;
    this.wasHelped = true;
    this.#enter("shown");
    this.#fire({ type: "jump" });
    const turn = ++this.#turn;
    while (this.#step < this.exercise.line.length) {
      this.#play(this.exercise.line[this.#step++]);
      await pause();
      if (turn !== this.#turn) return;
    }
    this.#enter("shown");
  }

  /** From the beginning; help that was given stays given. */
  restart() {
    this.#turn++;
    this.thinking = false;
    this.#step = 0;
    this.hint = 0;
    this.refutation = null;
    while (this.game.undo());
    this.state = "open";
    this.#fire({ type: "jump" });
    this.#enter("open");
  }

  /** To be called when another takes its place. */
  free() {
    this.#turn++;
    this.game.free();
  }

  /** @param {Move} move That has been played. */
  #isRight({ text }) {
    const { line, also = [], kind } = this.exercise;
    if (text === line[this.#step]) return true;
    const isLast = this.#step >= line.length - 2;
    if (isLast && also.includes(text)) return true;
    return (kind === "win" || kind === "trick") && this.outcome?.winner === this.solver;
  }

  /** The answer of the line, if there is one. */
  async #goOn() {
    const { line } = this.exercise;
    this.#step++;
    if (this.#step < line.length && !this.outcome) {
      const turn = ++this.#turn;
      this.thinking = true;
      this.#enter("open");
      await pause();
      if (turn !== this.#turn) return;
      this.thinking = false;
      // Behind another last move any answer loses.
      const text = this.game.isLegal(line[this.#step]) ? line[this.#step] : this.game.moves()[0];
      this.#step++;
      this.#play(text);
    }
    this.#enter(this.#step >= line.length || this.outcome ? "solved" : "open");
  }

  /** @param {Move} move */
  async #refute(move) {
    this.wasHelped = true;
    const turn = ++this.#turn;
    this.thinking = true;
    this.#enter("wrong");
    const [result] = await Promise.all([this.outcome ? null : this.#ask(), pause()]);
    if (turn !== this.#turn) return;
    this.thinking = false;
    const answer = result ? this.#play(result.move) : null;
    const mate = result?.mate ?? 0;
    this.refutation = { move, answer, winsIn: mate > 0 ? Math.ceil(mate / 2) : null };
    this.#enter("wrong");
  }

  async #ask() {
    try {
      return await this.#engine.ask((engine) => engine.bestMove(this.game, ANSWER));
    } catch (error) {
      // The verdict does not need it.
      console.warn("tablier: no answer to a wrong move", error);
      return null;
    }
  }

  /** @param {string} text */
  #play(text) {
    const before = this.game.board();
    const move = this.game.play(text);
    this.#fire({ type: "move", steps: [{ move, before }] });
    this.dispatchEvent(new CustomEvent("played", { detail: move }));
    return move;
  }

  /** @param {BoardChange} change */
  #fire(change) {
    this.dispatchEvent(new CustomEvent("change", { detail: change }));
  }

  /** @param {State} state */
  #enter(state) {
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, PACE_MS));
}
