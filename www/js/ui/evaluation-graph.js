/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { Point } from "../analysis/graph-data.js" */
/** @import { Mistake } from "../analysis/judgement.js" */
import { plyAt } from "../analysis/graph-data.js";

const SVG = "http://www.w3.org/2000/svg";
/** Units of the drawing, which keeps its shape. */
const WIDTH = 400;
const HEIGHT = 110;
/** Above a whole game and below none, so that marks are not cut off. */
const MARGIN = 7;
/** The worse, the larger. @type {Record<Mistake, number>} */
const RADII = { inaccuracy: 3.2, mistake: 4.6, blunder: 6, missedWin: 6 };

/**
 * What the graph shows. `ply`: where the game stands; `text`: what is said of that position.
 * @typedef {{ points: Point[], marks: { ply: number, mistake: Mistake }[], players: [PlayerId, PlayerId], ply: number, text: string, label: string }} Graph
 */

/** The evaluation of a game, to click in, or to walk through with the arrows as on a slider. */
export class EvaluationGraph {
  #element;
  #svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" });
  #cursor = drawn("line", { class: "cursor", y1: 0, y2: HEIGHT });
  /** @type {Point[]} */ #points = [];
  /** What is drawn. */
  #key = "";
  #isPressed = false;

  /**
   * @param {HTMLElement} element
   * @param {(ply: number) => void} onChoose
   */
  constructor(element, onChoose) {
    this.#element = element;
    element.setAttribute("role", "slider");
    element.tabIndex = 0;
    element.append(this.#svg);
    const choose = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = element.getBoundingClientRect();
      onChoose(plyAt(this.#points, (clientX - left) / width));
    };
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.#isPressed = true;
      choose(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (this.#isPressed) choose(event);
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (this.#isPressed = false));
    element.addEventListener("keydown", (event) => {
      const now = Number(element.getAttribute("aria-valuenow"));
      const last = this.#points.length - 1;
      /** @type {Record<string, number>} */
      const goals = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: last, PageDown: now - 10, PageUp: now + 10 };
      if (!(event.key in goals) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onChoose(Math.max(0, Math.min(last, goals[event.key])));
    });
  }

  /** @param {Graph} graph */
  show({ points, marks, players, ply, text, label }) {
    this.#points = points;
    const element = this.#element;
    element.setAttribute("aria-label", label);
    element.setAttribute("aria-valuemin", "0");
    element.setAttribute("aria-valuemax", String(points.length - 1));
    element.setAttribute("aria-valuenow", String(ply));
    element.setAttribute("aria-valuetext", text);
    const key = JSON.stringify([points, marks, players]);
    if (key !== this.#key) {
      this.#key = key;
      this.#svg.replaceChildren(...parts(points, marks, players), this.#cursor);
    }
    const x = WIDTH * (points[ply]?.x ?? 0);
    this.#cursor.setAttribute("x1", String(x));
    this.#cursor.setAttribute("x2", String(x));
  }
}

/**
 * @param {Point[]} points
 * @param {Graph["marks"]} marks
 * @param {Graph["players"]} players
 */
function parts(points, marks, [first, second]) {
  const height = (/** @type {Point} */ { share }) => round(MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share));
  const line = points.map((point) => `${round(WIDTH * point.x)} ${height(point)}`).join(" L ");
  const ground = drawn("rect", { width: WIDTH, height: HEIGHT, class: "share" });
  ground.dataset.player = second;
  const area = drawn("path", { d: `M 0 ${HEIGHT} L ${line} L ${WIDTH} ${HEIGHT} Z`, class: "share" });
  area.dataset.player = first;
  const middle = drawn("line", { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2, class: "middle" });
  const dots = marks.map(({ ply, mistake }) => {
    return drawn("circle", { cx: round(WIDTH * points[ply].x), cy: height(points[ply]), r: RADII[mistake], class: `mark ${mistake}` });
  });
  return [ground, area, middle, drawn("path", { d: `M ${line}`, class: "curve" }), ...dots];
}

/** @param {number} length */
function round(length) {
  return Math.round(10 * length) / 10;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function drawn(tag, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
