/** @import { PieceOnCell } from "../tablier.js" */
/** @import { Annotations } from "./annotations.js" */
/** @import { MoveAnimation, Sprite } from "./animation.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Scene } from "./scene.js" */
import { paintAnnotations } from "./annotations.js";
import { NO_HIGHLIGHTS } from "./marks.js";
import { paintAbovePieces, paintBelowPieces, paintHiddenNumbers } from "./scene.js";

/** What runs on the board for a while. @typedef {Pick<MoveAnimation, "duration" | "sprites">} Animation */

/** Half the side of a cached picture of a piece, in radii: its shadow and a second storey reach beyond it. */
const SPRITE_REACH = 1.4;
const DOOMED_ALPHA = 0.35;
/** A piece that is lifted looks larger. */
const LIFTED_SCALE = 1.12;
/** Pictures kept at most: of stacks there are very many. */
const MOST_SPRITES = 300;

/** A board on a canvas, in the pixels of the screen. */
export class BoardView {
  #canvas;
  #context;
  /** @type {Scene | null} */ #scene = null;
  /** @type {PieceOnCell[]} */ #pieces = [];
  /** @type {Highlights} */ #highlights = NO_HIGHLIGHTS;
  /** The cell whose piece is lifted. @type {string | null} */ #drag = null;
  /** The lifted piece: a picture of its own that is only shifted, so that nothing is drawn anew while it is dragged. */
  /** @type {HTMLCanvasElement | null} */ #lifted = null;
  /** @type {Animation[]} */ #animations = [];
  #animationStart = 0;
  /** @type {OffscreenCanvas | HTMLCanvasElement | null} */ #background = null;
  /** @type {Map<string, HTMLCanvasElement>} */ #sprites = new Map();
  /** @type {Annotations} */ #annotations = {};
  /** What the screen shows while it is drawn for a printer. @type {{ palette: Palette, width: number, height: number } | null} */ #screen = null;
  #frame = 0;
  /** Whether it has a size on the screen, and so is seen. */
  #isSized = false;
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    observePixels(canvas, (width, height) => {
      if (this.#screen) Object.assign(this.#screen, { width, height });
      else if (!this.#isSized) this.#begin(width, height);
      else if (canvas.width !== width || canvas.height !== height) this.#resize(width, height);
    });
  }

  /**
   * The first picture has a frame of its own: that of the first layout takes long enough.
   * @param {number} width In device pixels.
   * @param {number} height
   */
  #begin(width, height) {
    this.#setSize(width, height);
    this.#invalidate();
  }

  /**
   * @param {number} width In device pixels.
   * @param {number} height
   */
  #resize(width, height) {
    this.#setSize(width, height);
    this.#draw();
  }

  /**
   * @param {number} width In device pixels.
   * @param {number} height
   */
  #setSize(width, height) {
    this.#isSized = width > 0;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#forget();
  }

  /** @param {Scene} scene */
  setScene(scene) {
    this.#scene = scene;
    this.#animations = [];
    this.#forget();
    this.#invalidate();
  }

  /**
   * @param {PieceOnCell[]} pieces
   * @param {Highlights} highlights
   */
  show(pieces, highlights) {
    this.#pieces = pieces;
    this.#highlights = highlights;
    this.#invalidate();
  }

  /** @param {Animation} animation Runs after those that already wait; what `show` was told follows. */
  animate(animation) {
    if (this.#reducedMotion.matches || document.hidden || animation.duration === 0) return;
    if (this.#animations.length === 0) this.#animationStart = performance.now();
    this.#animations.push(animation);
    this.#invalidate();
  }

  /** Cuts all animations short. */
  finish() {
    this.#animations = [];
    this.#invalidate();
  }

  /** @param {Annotations} annotations Drawn over the pieces while nothing moves. */
  annotate(annotations) {
    this.#annotations = annotations;
    this.#invalidate();
  }

  /** @param {{ pixels: number, palette: Palette } | null} print Drawn at once: the printer does not wait for a frame. */
  print(print) {
    const scene = this.#scene;
    if (!scene) return;
    const { clientWidth, clientHeight } = this.#canvas;
    this.#screen ??= { palette: scene.palette, width: this.#canvas.width, height: this.#canvas.height };
    const { palette, width, height } = print
      ? { palette: print.palette, width: clientWidth * print.pixels, height: clientHeight * print.pixels }
      : this.#screen;
    if (!print) this.#screen = null;
    this.#animations = [];
    this.#scene = { ...scene, palette };
    this.#resize(Math.round(width), Math.round(height));
  }

  /** @param {{ cell: string, x: number, y: number } | null} drag The piece of a cell, lifted to a point in board units. */
  drag(drag) {
    const cell = drag?.cell ?? null;
    if (cell !== this.#drag) {
      this.#drag = cell;
      this.#putDown();
      this.#invalidate();
    }
    const piece = drag && this.#pieces.find((piece) => piece.cell === cell);
    if (piece && this.#scene) {
      const lifted = (this.#lifted ??= this.#lift(piece));
      const { view } = this.#scene.geometry;
      const scale = this.#canvas.clientWidth / view.width;
      lifted.style.transform = `translate(${(drag.x - view.x) * scale}px, ${(drag.y - view.y) * scale}px) translate(-50%, -50%)`;
    }
  }

  /** @param {PieceOnCell} piece */
  #lift({ cell, player, piece }) {
    const { geometry, painter } = /** @type {Scene} */ (this.#scene);
    const sprite = this.#spriteOf(player, piece, geometry.cell(cell).upright);
    const lifted = document.createElement("canvas");
    lifted.width = sprite.width;
    lifted.height = sprite.height;
    /** @type {CanvasRenderingContext2D} */ (lifted.getContext("2d")).drawImage(sprite, 0, 0);
    const share = (2 * SPRITE_REACH * LIFTED_SCALE * painter.radius * geometry.unit) / geometry.view.width;
    const size = `${share * this.#canvas.clientWidth}px`;
    Object.assign(lifted.style, {
      position: "absolute", insetBlockStart: "0", insetInlineStart: "0", inlineSize: size, blockSize: size,
      pointerEvents: "none", willChange: "transform",
    });
    this.#canvas.parentElement?.append(lifted);
    return lifted;
  }

  #putDown() {
    this.#lifted?.remove();
    this.#lifted = null;
  }

  /** @returns {{ x: number, y: number }} The place of a pointer in board units. */
  locate(/** @type {{ clientX: number, clientY: number }} */ { clientX, clientY }) {
    const rect = this.#canvas.getBoundingClientRect();
    const view = /** @type {Scene} */ (this.#scene).geometry.view;
    return {
      x: view.x + ((clientX - rect.left) / rect.width) * view.width,
      y: view.y + ((clientY - rect.top) / rect.height) * view.height,
    };
  }

  #forget() {
    this.#background = null;
    this.#sprites.clear();
    this.#putDown();
  }

  #invalidate() {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#scene || !this.#isSized) return;
    const { geometry } = this.#scene;
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage((this.#background ??= this.#paintBackground()), 0, 0);
    this.#toBoardUnits(context);

    const moving = this.#movingSprites();
    if (moving) {
      paintBelowPieces(context, this.#scene, this.#pieces, { ...NO_HIGHLIGHTS, last: this.#highlights.last });
      for (const sprite of moving) this.#drawSprite(sprite);
      this.#invalidate();
      return;
    }
    paintBelowPieces(context, this.#scene, this.#pieces, this.#highlights);
    for (const piece of this.#pieces) {
      if (piece.cell === this.#drag) continue;
      const { x, y, upright } = geometry.cell(piece.cell);
      const alpha = this.#highlights.doomed.includes(piece.cell) ? DOOMED_ALPHA : 1;
      this.#drawSprite({ ...piece, x, y, turn: Number(upright), alpha, scale: 1 });
    }
    paintAbovePieces(context, this.#scene, this.#pieces, this.#highlights);
    paintAnnotations(context, geometry, this.#scene.palette, this.#annotations);
    paintHiddenNumbers(context, this.#scene, [...this.#pieces, ...(this.#annotations.marks ?? [])]);
  }

  /** @returns {Sprite[] | null} The animation's pieces at this moment, or `null` when none runs. */
  #movingSprites() {
    const now = performance.now();
    while (this.#animations.length > 0) {
      const elapsed = now - this.#animationStart;
      const { duration } = this.#animations[0];
      if (elapsed < duration) return this.#animations[0].sprites(Math.max(0, elapsed));
      this.#animations.shift();
      this.#animationStart += duration;
    }
    return null;
  }

  /** @param {Sprite} sprite */
  #drawSprite({ player, piece, x, y, turn, alpha, scale }) {
    const { geometry, painter } = /** @type {Scene} */ (this.#scene);
    const half = SPRITE_REACH * painter.radius * geometry.unit * scale;
    const upright = turn > 0.5;
    const context = this.#context;
    context.save();
    context.globalAlpha = alpha;
    context.translate(x, y);
    context.rotate(((turn - Number(upright)) * Math.PI) / 2);
    context.drawImage(this.#spriteOf(player, piece, upright), -half, -half, 2 * half, 2 * half);
    context.restore();
  }

  /**
   * @param {Sprite["player"]} player
   * @param {string} piece
   * @param {boolean} upright
   */
  #spriteOf(player, piece, upright) {
    const key = `${player} ${piece} ${upright}`;
    let sprite = this.#sprites.get(key);
    if (!sprite) {
      if (this.#sprites.size >= MOST_SPRITES) this.#sprites.clear();
      const { geometry, painter, palette } = /** @type {Scene} */ (this.#scene);
      const radius = (painter.radius * geometry.unit * this.#canvas.width) / geometry.view.width;
      sprite = document.createElement("canvas");
      sprite.width = sprite.height = Math.ceil(2 * SPRITE_REACH * radius);
      const context = /** @type {CanvasRenderingContext2D} */ (sprite.getContext("2d"));
      context.translate(sprite.width / 2, sprite.height / 2);
      context.scale(radius, radius);
      painter.paintPiece(context, { player, piece, upright }, palette);
      this.#sprites.set(key, sprite);
    }
    return sprite;
  }

  #paintBackground() {
    const { geometry, painter, palette } = /** @type {Scene} */ (this.#scene);
    const background = document.createElement("canvas");
    background.width = this.#canvas.width;
    background.height = this.#canvas.height;
    const context = /** @type {CanvasRenderingContext2D} */ (background.getContext("2d"));
    this.#toBoardUnits(context);
    painter.paintBoard(context, geometry, palette);
    return background;
  }

  /** @param {CanvasRenderingContext2D} context */
  #toBoardUnits(context) {
    const { view } = /** @type {Scene} */ (this.#scene).geometry;
    context.setTransform(this.#canvas.width / view.width, 0, 0, this.#canvas.height / view.height, 0, 0);
    context.translate(-view.x, -view.y);
  }
}

/**
 * Tells the size of an element in device pixels, exactly where the browser can.
 * @param {Element} element
 * @param {(width: number, height: number) => void} onSize
 */
function observePixels(element, onSize) {
  const observer = new ResizeObserver(([entry]) => {
    const { inlineSize, blockSize } = entry.contentBoxSize[0];
    const exact = entry.devicePixelContentBoxSize?.[0];
    // Under an emulated pixel ratio the exact size is still that of the real screen.
    const usable = exact && Math.abs(exact.inlineSize - inlineSize * devicePixelRatio) < 2;
    if (usable) onSize(exact.inlineSize, exact.blockSize);
    else onSize(Math.round(inlineSize * devicePixelRatio), Math.round(blockSize * devicePixelRatio));
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
}
