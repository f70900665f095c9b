/** Most steps that can be undone. */
const MOST = 500;

/**
 * The states that an editor has been in, to go back and forth between.
 * @template State
 */
export class Steps {
  /** @type {State[]} */ #states = [];
  #at = -1;

  /** @returns {State} */
  get current() {
    return this.#states[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#states.length - 1;
  }

  /** @param {State} state Takes the place of what was undone. */
  push(state) {
    this.#states = [...this.#states.slice(0, this.#at + 1), state].slice(-MOST);
    this.#at = this.#states.length - 1;
  }

  undo() {
    if (this.canUndo) this.#at--;
  }

  redo() {
    if (this.canRedo) this.#at++;
  }
}
