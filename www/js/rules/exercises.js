// The exercises of a rules page: the engine judges the reader's move, and what is solved is remembered.

/** @import { Game, GameId, Move } from "../../../pkg/tablier.js" */
/** @import { Words } from "./verdicts.js" */
import { read, write } from "../storage.js";
import { judge } from "./claims.js";
import { reasonFor } from "./verdicts.js";

/** Time for the eye between the moves of a line. */
const PACE_MS = 900;
/** Where the storage keeps the ids of the exercises that are solved, by game. */
const STORED = "exercises";

/**
 * What an exercise asks of `<tablier-board>`.
 * @typedef {HTMLElement & { load(): Promise<void>, reset(): void, play(move: string): unknown }} BoardElement
 */

/** The exercises of a page, and the line that tells how many of them are solved. */
export class Exercises {
  #game;
  #words;
  #line;
  #exercises;

  /**
   * @param {Iterable<HTMLElement>} sections Of one page: `.exercise[data-goal]`, as scripts/rules/blocks.mjs writes them.
   * @param {GameId} game
   * @param {Words} words
   * @param {HTMLElement} line
   */
  constructor(sections, game, words, line) {
    this.#game = game;
    this.#words = words;
    this.#line = line;
    this.#exercises = Array.from(sections, (section) => new Exercise(section, words, () => this.#remember(section.id)));
    this.show();
  }

  /** Shows what is solved, by the storage. */
  show() {
    const solved = solvedOf(this.#game);
    for (const exercise of this.#exercises) exercise.solved = solved.includes(exercise.id);
    const count = this.#exercises.filter((exercise) => exercise.solved).length;
    this.#line.textContent = this.#words.progress(count, this.#exercises.length);
    const next = this.#exercises.find((exercise) => !exercise.solved);
    if (count === 0 || !next) return;
    const link = document.createElement("a");
    link.href = `#${next.id}`;
    link.textContent = this.#words.next;
    this.#line.append(" ", link);
  }

  /** @param {string} id */
  #remember(id) {
    const solved = solvedOf(this.#game);
    if (!solved.includes(id)) write(STORED, { ...allSolved(), [this.#game]: [...solved, id] });
    this.show();
  }
}

/**
 * One exercise: a board for one move, which the board itself offers to put back, a verdict, and a solution that is shown
 * on the board. Where the point comes later, the line follows the right move.
 */
class Exercise {
  #section;
  #words;
  #board;
  #verdict;
  #onSolved;
  /** Moves that led to the position. */
  #base;
  /** Moves that show the point of the first solution. */
  #line;
  #isShowing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /**
   * @param {HTMLElement} section
   * @param {Words} words
   * @param {() => void} onSolved
   */
  constructor(section, words, onSolved) {
    this.#section = section;
    this.#words = words;
    this.#onSolved = onSolved;
    this.#board = /** @type {BoardElement} */ (find(section, "tablier-board"));
    this.#verdict = find(section, ".verdict");
    this.#base = listOf(this.#board.getAttribute("moves")).length;
    this.#line = listOf(section.dataset.line);
    this.#board.addEventListener("move", (event) => this.#follow(/** @type {CustomEvent} */ (event).detail));
    this.#board.addEventListener("step", (event) => {
      if (/** @type {CustomEvent} */ (event).detail.ply === this.#base) this.#clear();
    });
    const solution = /** @type {HTMLDetailsElement} */ (find(section, "details"));
    solution.addEventListener("toggle", () => solution.open && void this.#show());
  }

  get id() {
    return this.#section.id;
  }

  get solved() {
    return this.#section.classList.contains("solved");
  }
  set solved(solved) {
    this.#section.classList.toggle("solved", solved);
  }

  /** @param {{ move: Move, game: Game }} played */
  #follow({ move, game }) {
    if (this.#isShowing || game.history().length !== this.#base + 1) return;
    const { goal = "" } = this.#section.dataset;
    const before = game.clone();
    try {
      before.undo();
      const fault = judge(goal, before, move.text);
      if (fault) {
        const hint = this.#section.querySelector(".hint")?.cloneNode(true).childNodes;
        const reason = reasonFor(fault, goal, before.turn(), game, this.#words) ?? (hint ? null : this.#words.task);
        this.#say("wrong", this.#words.wrong, ...(reason ? [" ", reason] : []), ...(hint ? [" ", ...hint] : []));
        return;
      }
      this.#say("right", this.#words.right, " ", ...find(this.#section, ".reply").cloneNode(true).childNodes);
      this.#onSolved();
      if (move.text === this.#solution) this.#goOn(this.#line);
    } finally {
      before.free();
    }
  }

  get #solution() {
    return find(this.#section, ".answers code").textContent ?? "";
  }

  /** @param {string[]} line */
  #goOn([next, ...rest]) {
    if (next === undefined) return;
    this.#timer = setTimeout(() => {
      this.#play(next);
      this.#goOn(rest);
    }, PACE_MS);
  }

  /** @param {string} move Is not judged. */
  #play(move) {
    this.#isShowing = true;
    try {
      this.#board.play(move);
    } finally {
      this.#isShowing = false;
    }
  }

  /** Plays a solution, which counts for nothing. */
  async #show() {
    try {
      await this.#board.load();
    } catch {
      // The board says so itself; the solution is told beside it.
      return;
    }
    this.#board.reset();
    this.#play(this.#solution);
    this.#goOn(this.#line);
  }

  /**
   * @param {"right" | "wrong"} kind
   * @param {(Node | string)[]} content
   */
  #say(kind, ...content) {
    this.#verdict.className = `verdict ${kind}`;
    this.#verdict.replaceChildren(...content);
  }

  #clear() {
    clearTimeout(this.#timer);
    this.#verdict.className = "verdict";
    this.#verdict.replaceChildren();
  }
}

/** @returns {Record<string, string[]>} */
function allSolved() {
  const stored = read(STORED);
  const games = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(games.filter(([, ids]) => Array.isArray(ids)));
}

/**
 * @param {string} game
 * @returns {string[]} Ids of the exercises that are solved.
 */
export function solvedOf(game) {
  return allSolved()[game] ?? [];
}

/** @param {string | null | undefined} moves */
function listOf(moves) {
  return moves ? moves.split(" ") : [];
}

/**
 * @param {ParentNode} parent
 * @param {string} selector Of an element that is known to be there.
 */
function find(parent, selector) {
  return /** @type {HTMLElement} */ (parent.querySelector(selector));
}
