/** @import { Move, PieceOnCell } from "../tablier.js" */
/** @import { Cell, Geometry } from "./geometry.js" */

/**
 * A piece somewhere on the board, in board units. `scale` 1 is its size at rest; `turn` is 1 where it stands upright, as on
 * a cell higher than wide, and between 0 and 1 while it turns.
 * @typedef {{ player: PieceOnCell["player"], piece: string, x: number, y: number, turn: number, alpha: number, scale: number }} Sprite
 */

const FADE_MS = 170;
const DROP_MS = 170;
/** A step of the path takes this long, and longer the farther it goes. */
const STEP_MS = 110;
const STEP_MS_PER_CELL = 45;
const STEP_MS_MAX = 330;

/** How much is seen of a piece that has been passed, until all are taken off the board. */
const PASSED_ALPHA = 0.4;

/**
 * One move as it happens on the board: the piece goes along its path, and what it captures pales as it is passed, one
 * after the other; then all that is captured goes. A pass takes no time.
 */
export class MoveAnimation {
  #still;
  #captured;
  /** When each of them is passed. @type {number[]} */ #passed;
  #mover;
  #dropIn;
  #end;
  /** @type {{ from: Cell, to: Cell, start: number, duration: number }[]} */ #steps = [];
  #travel = 0;
  #backwards;

  /**
   * @param {Geometry} geometry
   * @param {PieceOnCell[]} before What stands on the board before the move.
   * @param {Move} move
   * @param {{ trail?: string[], backwards?: boolean }} [options] Where the piece still goes, beginning with the cell on
   *   which it is shown already; whether the move is taken back.
   */
  constructor(geometry, before, move, { trail, backwards = false } = {}) {
    const taken = new Set(move.captures.map((capture) => capture.cell));
    if (move.huff) taken.add(move.huff);
    const sprite = (/** @type {PieceOnCell} */ { cell, player, piece }) => {
      const { x, y, upright } = geometry.cell(cell);
      return { player, piece, x, y, turn: Number(upright), alpha: 1, scale: 1 };
    };
    const others = before.filter((piece) => piece.cell !== move.from);
    this.#still = others.filter((piece) => !taken.has(piece.cell)).map(sprite);
    const captured = others.filter((piece) => taken.has(piece.cell));
    this.#captured = captured.map(sprite);
    this.#mover = { player: move.player, piece: move.piece };
    this.#backwards = backwards;
    const points = (trail ?? move.path).map((name) => geometry.cell(name));
    this.#dropIn = move.from === null && !trail && points.length > 0;

    for (let i = 1; i < points.length; i++) {
      const from = points[i - 1];
      const to = points[i];
      const cells = Math.hypot(to.x - from.x, to.y - from.y) / geometry.unit;
      const duration = Math.min(STEP_MS + STEP_MS_PER_CELL * cells, STEP_MS_MAX);
      this.#steps.push({ from, to, start: this.#travel, duration });
      this.#travel += duration;
    }
    if (this.#dropIn) this.#travel = DROP_MS;
    this.#passed = captured.map(({ cell }) => this.#whenPassed(geometry.cell(cell)));
    this.#end = points[points.length - 1];
    this.duration = this.#travel + (this.#captured.length > 0 ? FADE_MS : 0);
  }

  /**
   * @param {number} elapsed Milliseconds since the animation began.
   * @returns {Sprite[]} From bottom to top.
   */
  sprites(elapsed) {
    const time = this.#backwards ? this.duration - elapsed : elapsed;
    const fade = clamp((time - this.#travel) / FADE_MS);
    for (const [index, sprite] of this.#captured.entries()) {
      const pale = clamp((time - this.#passed[index]) / FADE_MS);
      sprite.alpha = (1 - (1 - PASSED_ALPHA) * pale) * (1 - fade);
      sprite.scale = 1 - 0.15 * fade;
    }
    return [...this.#still, ...this.#captured, this.#moving(time)];
  }

  /**
   * @param {Cell} cell Of a captured piece.
   * @returns {number} When the moving piece has gone over it; the end of its way where it never does.
   */
  #whenPassed(cell) {
    const step = this.#steps.find(({ from, to }) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return Math.abs(Math.hypot(cell.x - from.x, cell.y - from.y) + Math.hypot(cell.x - to.x, cell.y - to.y) - length) < 0.01;
    });
    return step ? step.start + step.duration / 2 : this.#travel;
  }

  /**
   * @param {number} time
   * @returns {Sprite}
   */
  #moving(time) {
    const { x, y, upright } = this.#end;
    const turn = Number(upright);
    if (this.#dropIn) {
      const progress = ease(clamp(time / DROP_MS));
      return { ...this.#mover, x, y, turn, alpha: progress, scale: 1.35 - 0.35 * progress };
    }
    const step = this.#steps.find(({ start, duration }) => time < start + duration);
    if (!step) return { ...this.#mover, x, y, turn, alpha: 1, scale: 1 };
    const progress = ease(clamp((time - step.start) / step.duration));
    return {
      ...this.#mover,
      x: step.from.x + (step.to.x - step.from.x) * progress,
      y: step.from.y + (step.to.y - step.from.y) * progress,
      turn: Number(step.from.upright) * (1 - progress) + Number(step.to.upright) * progress,
      alpha: 1,
      scale: 1.06,
    };
  }
}

/** @param {number} value */
function clamp(value) {
  return Math.max(0, Math.min(1, value));
}

/** @param {number} t */
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}
