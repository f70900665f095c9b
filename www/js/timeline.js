/** @import { Game, Move, PieceOnCell } from "../../pkg/tablier.js" */

/**
 * A move and what stood on the board before it.
 * @typedef {{ move: Move, before: PieceOnCell[] }} Step
 */

/** A game together with all the moves that can be taken back or played again. */
export class Timeline {
  #game;
  /** @type {Move[]} Moves played, then moves that `forward` would play. */ #line;

  /** @param {Game} game Belongs to the timeline from now on. */
  constructor(game) {
    this.#game = game;
    this.#line = game.history({ verbose: true });
    const ahead = game.clone();
    for (let move = ahead.redo(); move; move = ahead.redo()) this.#line.push(move);
    ahead.free();
  }

  get game() { return this.#game; }
  get line() { return this.#line; }
  get ply() { return this.#game.history().length; }

  /**
   * @param {string} text Any accepted spelling. Throws a TablierError when it is not a legal move.
   * @returns {Step}
   */
  play(text) {
    const { ply } = this;
    const before = this.#game.board();
    const move = this.#game.play(text);
    this.#line.length = ply;
    this.#line.push(move);
    return { move, before };
  }

  /**
   * Ends the game here; the moves that could be played again are gone.
   * @param {(game: Game) => void} how
   */
  end(how) {
    how(this.#game);
    this.#line.length = this.ply;
  }

  /** @returns {Step | null} */
  back() {
    const move = this.#game.undo();
    return move && { move, before: this.#game.board() };
  }

  /** @returns {Step | null} */
  forward() {
    const before = this.#game.board();
    const move = this.#game.redo();
    return move && { move, before };
  }

  /** @param {number} ply Goes to where this many moves have been played, or as near as there are moves. */
  goTo(ply) {
    while (this.ply > ply && this.#game.undo());
    while (this.ply < ply && this.#game.redo());
  }

  free() {
    this.#game.free();
  }
}
