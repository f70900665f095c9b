import { attribute, decimal, joined, shortened } from "./svg-text.js";

const TURN = 2 * Math.PI;

/** @typedef {(x: number, y: number) => [number, number]} Place From the coordinates of the path to those of the picture. */
/** @typedef {{ tag: string, attributes: string }} Shape */

/** A path as a canvas builds it. */
export class SvgPath {
  /** @type {({ kind: "M" | "L" | "Q" | "C", points: number[] } | { kind: "Z" } |
   *   { kind: "arc", x: number, y: number, radius: number, start: number, end: number, back: boolean } |
   *   { kind: "rect", x: number, y: number, width: number, height: number, radius: number })[]} */
  #steps = [];

  /** Steps so far. */
  get size() {
    return this.#steps.length;
  }

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.#steps.push({ kind: "M", points: [x, y] });
  }

  /** @param {number} x @param {number} y */
  line(x, y) {
    this.#steps.push({ kind: this.size === 0 ? "M" : "L", points: [x, y] });
  }

  /** @param {number[]} points One or two to steer by, and the end. */
  curve(...points) {
    this.#steps.push({ kind: points.length === 4 ? "Q" : "C", points });
  }

  close() {
    this.#steps.push({ kind: "Z" });
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} start @param {number} end @param {boolean} back */
  arc(x, y, radius, start, end, back) {
    this.#steps.push({ kind: "arc", x, y, radius, start, end, back });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  rect(x, y, width, height, radius) {
    this.#steps.push({ kind: "rect", x, y, width, height, radius });
  }

  /**
   * A box that holds the whole path: curves lie between the points that they are given by.
   * @param {Place} place
   * @param {number} scale
   * @returns {[number, number, number, number]} Left, top, right, bottom.
   */
  extent(place, scale) {
    const points = this.#steps.flatMap((step) => {
      if (step.kind === "Z") return [];
      if (step.kind === "arc") {
        const [x, y] = place(step.x, step.y);
        const reach = step.radius * scale;
        return [[x - reach, y - reach], [x + reach, y + reach]];
      }
      if (step.kind === "rect") return [place(step.x, step.y), place(step.x + step.width, step.y + step.height)];
      return step.points.flatMap((_, i) => (i % 2 === 0 ? [place(step.points[i], step.points[i + 1])] : []));
    });
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  /**
   * The box around a path that is one box.
   * @param {Place} place
   * @param {number} scale
   * @returns {{ isRectangle: boolean, bounds: [number, number, number, number] } | null}
   */
  bounds(place, scale) {
    const [step] = this.#steps;
    if (this.size !== 1 || step.kind !== "rect") return null;
    const [left, top] = place(step.x, step.y);
    return { isRectangle: step.radius === 0, bounds: [left, top, left + scale * step.width, top + scale * step.height] };
  }

  /**
   * @param {Place} place
   * @param {number} scale Of `place`.
   * @returns {Shape} The shortest element for it.
   */
  shape(place, scale) {
    const [step] = this.#steps;
    if (this.size === 1 && step.kind === "rect") {
      const [left, top] = place(step.x, step.y);
      const corners = step.radius === 0 ? "" : attribute("rx", decimal(step.radius * scale));
      const size = attribute("width", decimal(step.width * scale)) + attribute("height", decimal(step.height * scale));
      return { tag: "rect", attributes: attribute("x", decimal(left)) + attribute("y", decimal(top)) + size + corners };
    }
    if (this.size === 1 && step.kind === "arc" && Math.abs(step.end - step.start) >= TURN) {
      const [x, y] = place(step.x, step.y);
      return { tag: "circle", attributes: attribute("cx", decimal(x)) + attribute("cy", decimal(y)) + attribute("r", decimal(step.radius * scale)) };
    }
    const text = new PathText();
    const placed = (/** @type {number[]} */ points) => points.flatMap((_, i) => (i % 2 === 0 ? place(points[i], points[i + 1]) : []));
    for (const step of this.#steps) {
      if (step.kind === "Z") text.close();
      else if (step.kind === "arc") writeArc(text, place, scale, step);
      else if (step.kind === "rect") writeRectangle(text, place, step);
      else text.add(step.kind, placed(step.points));
    }
    return { tag: "path", attributes: attribute("d", text.text) };
  }
}

/**
 * @param {PathText} text
 * @param {Place} place
 * @param {number} scale
 * @param {{ x: number, y: number, radius: number, start: number, end: number, back: boolean }} arc
 */
function writeArc(text, place, scale, { x, y, radius, start, end, back }) {
  const at = (/** @type {number} */ angle) => place(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  const turn = Math.abs(end - start) >= TURN ? TURN : (((back ? start - end : end - start) % TURN) + TURN) % TURN;
  text.add(text.text === "" ? "M" : "L", at(start));
  // An arc of a whole turn would have no direction.
  const parts = turn > 1.9 * Math.PI ? 2 : 1;
  for (let part = 1; part <= parts; part++) {
    const angle = start + ((back ? -1 : 1) * turn * part) / parts;
    text.arc(radius * scale, turn / parts > Math.PI, !back, at(angle));
  }
}

/**
 * @param {PathText} text
 * @param {Place} place
 * @param {{ x: number, y: number, width: number, height: number }} box Its corners are not rounded within a longer path.
 */
function writeRectangle(text, place, { x, y, width, height }) {
  text.add("M", place(x, y));
  for (const [dx, dy] of [[width, 0], [width, height], [0, height]]) text.add("L", place(x + dx, y + dy));
  text.close();
}

/** The data of a path: hundredths of pixels, absolute or relative, whichever is shorter. */
class PathText {
  text = "";
  /** Where it stands and where its last part began, in hundredths. */
  #at = [0, 0];
  #start = [0, 0];
  #letter = "";
  #last = "";

  /** @param {"M" | "L" | "Q" | "C"} letter @param {number[]} points */
  add(letter, points) {
    const places = points.map((value) => Math.round(value * 100));
    const away = places.map((value, i) => value - this.#at[i % 2]);
    if (letter === "L" && away[1] === 0) this.#write("H", [places[0]], "h", [away[0]]);
    else if (letter === "L" && away[0] === 0) this.#write("V", [places[1]], "v", [away[1]]);
    else this.#write(letter, places, letter.toLowerCase(), away);
    this.#at = places.slice(-2);
    if (letter === "M") this.#start = this.#at;
  }

  /** @param {number} radius @param {boolean} large @param {boolean} clockwise @param {number[]} end */
  arc(radius, large, clockwise, end) {
    const size = Math.round(radius * 100);
    const flags = [0, Number(large) * 100, Number(clockwise) * 100];
    const places = end.map((value) => Math.round(value * 100));
    const away = places.map((value, i) => value - this.#at[i]);
    this.#write("A", [size, size, ...flags, ...places], "a", [size, size, ...flags, ...away]);
    this.#at = places;
  }

  close() {
    this.text += "z";
    this.#letter = "z";
    this.#at = this.#start;
  }

  /** @param {string} upper @param {number[]} places @param {string} lower @param {number[]} away */
  #write(upper, places, lower, away) {
    const [absolute, relative] = [places, away].map((values) => values.map((value) => shortened(value / 100)));
    const [letter, numbers] = joined(relative).length < joined(absolute).length ? [lower, relative] : [upper, absolute];
    const repeated = letter === this.#letter && !"Mm".includes(letter);
    this.text += repeated ? joined([this.#last, ...numbers]).slice(this.#last.length) : letter + joined(numbers);
    this.#letter = letter;
    this.#last = numbers[numbers.length - 1];
  }
}
