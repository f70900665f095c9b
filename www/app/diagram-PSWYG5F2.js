import {
  describe
} from "./chunk-N2SIFLJD.js";
import "./chunk-JKGVHZBC.js";
import {
  ANNOTATION_COLOURS,
  FRAME_EDGE,
  Geometry,
  LOOKS,
  MARK_SHAPES,
  PAINTERS,
  THEMES,
  isTurned,
  paintAbovePieces,
  paintAnnotations,
  paintBelowPieces,
  paintNumbers,
  paletteFor,
  readThemeWords,
  restingHighlights,
  tablierError,
  touchedBy
} from "./chunk-FJGCW6RT.js";

// pkg/board/annotation-text.js
var COLOURS = (
  /** @type {AnnotationColour[]} */
  Object.keys(ANNOTATION_COLOURS)
);
var MARK = `a cell, with a shape and a colour if need be, of ${MARK_SHAPES.join(", ")}; ${COLOURS.join(", ")}`;
function readAnnotations({ marks, arrows, shadow }, cells) {
  const find = cellFinder(cells);
  return {
    marks: parts("marks", marks).map((part) => readMark(part, find)),
    arrows: parts("arrows", arrows).map((part) => readArrow(part, find)),
    shadow: parts("shadow", shadow).flatMap((part) => readShadow(part, cells))
  };
}
function parts(name, value) {
  if (value === void 0 || value === null) return [];
  if (typeof value === "string") return value.replace(/\s*([:-])\s*/g, "$1").split(/[\s,]+/).filter(Boolean);
  if (Array.isArray(value)) return value;
  throw wrong(name, value, "a text or a list");
}
function cellFinder(cells) {
  const byName = new Map(cells.map((cell) => [cell.toLowerCase(), cell]));
  return (option, name) => {
    const cell = byName.get(String(name).toLowerCase());
    if (cell === void 0) throw unknownCell(option, name);
    return cell;
  };
}
function readMark(part, find) {
  if (typeof part === "string") {
    const [cell2, ...words] = part.split(":");
    if (cell2 === "") throw wrong("marks", part, MARK);
    const mark = { cell: find("marks", cell2) };
    for (const word of words) {
      const shape2 = MARK_SHAPES.find((one) => one === word);
      const colour2 = COLOURS.find((one) => one === word);
      if (shape2 && !mark.shape) mark.shape = shape2;
      else if (colour2 && !mark.colour) mark.colour = colour2;
      else throw wrong("marks", part, MARK);
    }
    return mark;
  }
  const { cell, shape, colour } = record("marks", part);
  if (shape !== void 0 && !MARK_SHAPES.includes(shape)) throw wrong("marks", shape, MARK_SHAPES.join(", "));
  return { cell: find("marks", cell), shape, colour: readColour("marks", colour) };
}
function readArrow(part, find) {
  if (typeof part === "string") {
    const [, from, to, colour] = part.match(/^([^-:]+)-([^-:]+)(?::(.*))?$/) ?? [];
    if (from === void 0) throw wrong("arrows", part, `FROM-TO or FROM-TO:COLOUR, of ${COLOURS.join(", ")}`);
    return arrow({ from, to, colour }, find);
  }
  return arrow(record("arrows", part), find);
}
function arrow(ends, find) {
  const [from, to] = [find("arrows", ends.from), find("arrows", ends.to)];
  if (from === to) throw wrong("arrows", `${from}-${to}`, "two different cells");
  return { from, to, colour: readColour("arrows", ends.colour) };
}
function readColour(option, colour) {
  if (colour === void 0) return void 0;
  if (!COLOURS.includes(
    /** @type {AnnotationColour} */
    colour
  )) throw wrong(option, colour, COLOURS.join(", "));
  return (
    /** @type {AnnotationColour} */
    colour
  );
}
var NUMBERS = {
  place: (name) => /^\d+$/.test(name) ? { file: null, rank: Number(name) } : null,
  expected: (cells) => `cells (such as ${cells[0]}) and ranges of them (such as ${cells[0]}-${cells[4]})`
};
var SQUARES = {
  place(name) {
    const [, file, rank] = /^([a-z]?)(\d*)$/.exec(name) ?? [];
    return file || rank ? { file: file ? file.charCodeAt(0) : null, rank: rank ? Number(rank) : null } : null;
  },
  expected: ([first, second]) => `cells, files, ranks and ranges of them, such as ${first}, ${first[0]}, 1-2, ${first}-${second[0]}3`
};
var RECTANGLES = {
  place(name) {
    const [, row, column] = /^(h[1-8]|[a-g])?(v[1-8]|[1-7])?$/.exec(name) ?? [];
    if (!row && !column) return null;
    const rank = row ? row[0] === "h" ? 2 * Number(row[1]) : 2 * (row.charCodeAt(0) - 96) + 1 : null;
    const file = column ? column[0] === "v" ? 2 * Number(column[1]) : 2 * Number(column) + 1 : null;
    return { file, rank };
  },
  expected: () => "cells, files, ranks and ranges of them, such as H54, V3, 3, H5, D, A-B, H11-H22"
};
function namingOf(cells) {
  if (cells.every((cell) => NUMBERS.place(cell))) return NUMBERS;
  return cells.every((cell) => /^[a-z]\d+$/i.test(cell)) ? SQUARES : RECTANGLES;
}
function readShadow(part, cells) {
  const name = String(part).toLowerCase();
  const naming = namingOf(cells);
  const [first, last = first, ...more] = name.split("-").map(naming.place);
  const found = cells.filter((cell) => {
    const { file, rank } = naming.place(cell.toLowerCase()) ?? {};
    return first && last && more.length === 0 && isBetween(file, first.file, last.file) && isBetween(rank, first.rank, last.rank);
  });
  if (found.length === 0) throw unknownCell("shadow", part, naming.expected(cells));
  return found;
}
function isBetween(value, a, b) {
  if (a === null && b === null) return true;
  if (a === null || b === null || value === null || value === void 0) return false;
  return a <= value && value <= b || b <= value && value <= a;
}
function record(option, value) {
  if (value === null || typeof value !== "object") throw wrong(option, value, "a text or an object");
  return value;
}
function unknownCell(option, name, expected) {
  const message = `${option}: there is no cell "${clipped(name)}" on this board`;
  return tablierError("unknown-cell", expected ? `${message}; expected ${expected}` : message, { found: clipped(name), ...expected && { expected } });
}
function wrong(option, value, expected) {
  return tablierError("bad-option", `${option}: "${clipped(value)}" is not understood; expected: ${expected}`, { option, found: clipped(value), expected });
}
function clipped(value) {
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

// pkg/board/svg-text.js
function attribute(name, value) {
  return value === null || value === "" ? "" : ` ${name}="${escape(value)}"`;
}
function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter] ?? letter);
}
function element({ tag, attributes }, more) {
  return `<${tag}${attributes}${more}/>`;
}
function decimal(value, places = 2) {
  const unit = 10 ** places;
  return shortened(Math.round(value * unit) / unit);
}
function shortened(value) {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, "$1.");
}
function decimals(values) {
  return joined(values.map((value) => decimal(value)));
}
function joined(numbers) {
  return numbers.reduce((text, number, i) => {
    const apart = number.startsWith("-") || number.startsWith(".") && numbers[i - 1]?.includes(".");
    return i === 0 || apart ? text + number : `${text} ${number}`;
  }, "");
}
function colourOf(colour) {
  if (colour === "transparent") return { text: "#000", alpha: 0 };
  const hexadecimal = colour.match(/^#([\da-f]{6})([\da-f]{2})?$/i);
  if (hexadecimal) return { text: shortHex(hexadecimal[1]), alpha: hexadecimal[2] ? parseInt(hexadecimal[2], 16) / 255 : 1 };
  const numbers = colour.match(/^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[/,]\s*([\d.]+)\s*)?\)$/);
  if (!numbers) return { text: colour, alpha: 1 };
  const digits = numbers.slice(1, 4).map((number) => Number(number).toString(16).padStart(2, "0"));
  return { text: shortHex(digits.join("")), alpha: numbers[4] === void 0 ? 1 : Number(numbers[4]) };
}
function shortHex(digits) {
  return `#${digits.replace(/^(.)\1(.)\2(.)\3$/, "$1$2$3")}`;
}
function groupNodes(nodes) {
  const parts2 = runs(nodes, (node) => node.clip).map((clipped2) => {
    const { clip } = clipped2[0];
    const groups = runs(clipped2, (node) => node.shared);
    if (clip === null) return groups.map((group) => written(group, "")).join("");
    const attributes = attribute("clip-path", `url(#${clip})`);
    if (groups.length === 1 && !groups[0][0].shared.includes(" transform=")) return written(groups[0], attributes);
    return `<g${attributes}>${groups.map((group) => written(group, "")).join("")}</g>`;
  });
  return parts2.join("\n");
}
function written(group, more) {
  const { shared } = group[0];
  const common = shared + more;
  if (common === "" || group.length === 1) return group.map((node) => whole(node, common)).join("");
  return `<g${common}>${group.map((node) => whole(node, "")).join("")}</g>`;
}
function whole({ tag, own, content }, more) {
  return content === "" ? `<${tag}${own}${more}/>` : `<${tag}${own}${more}>${content}</${tag}>`;
}
function runs(list, key) {
  const result = [];
  for (const item of list) {
    const run = result[result.length - 1];
    if (run && key(run[0]) === key(item)) run.push(item);
    else result.push([item]);
  }
  return result;
}

// pkg/board/svg-path.js
var TURN = 2 * Math.PI;
var SvgPath = class {
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
      return step.points.flatMap((_, i) => i % 2 === 0 ? [place(step.points[i], step.points[i + 1])] : []);
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
    const placed = (points) => points.flatMap((_, i) => i % 2 === 0 ? place(points[i], points[i + 1]) : []);
    for (const step2 of this.#steps) {
      if (step2.kind === "Z") text.close();
      else if (step2.kind === "arc") writeArc(text, place, scale, step2);
      else if (step2.kind === "rect") writeRectangle(text, place, step2);
      else text.add(step2.kind, placed(step2.points));
    }
    return { tag: "path", attributes: attribute("d", text.text) };
  }
};
function writeArc(text, place, scale, { x, y, radius, start, end, back }) {
  const at = (angle) => place(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  const turn = Math.abs(end - start) >= TURN ? TURN : ((back ? start - end : end - start) % TURN + TURN) % TURN;
  text.add(text.text === "" ? "M" : "L", at(start));
  const parts2 = turn > 1.9 * Math.PI ? 2 : 1;
  for (let part = 1; part <= parts2; part++) {
    const angle = start + (back ? -1 : 1) * turn * part / parts2;
    text.arc(radius * scale, turn / parts2 > Math.PI, !back, at(angle));
  }
}
function writeRectangle(text, place, { x, y, width, height }) {
  text.add("M", place(x, y));
  for (const [dx, dy] of [[width, 0], [width, height], [0, height]]) text.add("L", place(x + dx, y + dy));
  text.close();
}
var PathText = class {
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
};

// pkg/board/svg-context.js
var BASELINES = { top: 0.765, middle: 0.265, alphabetic: 0 };
var ANCHORS = { left: null, center: "middle", right: "end" };
var NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
var PREFIX = "";
var Matrix = class _Matrix {
  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  constructor(a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) {
    this.a = a;
    this.values = [a, b, c, d, e, f];
    this.isPlain = b === 0 && c === 0 && a === d && a > 0;
  }
  /** @param {number} x @param {number} y */
  translated(x, y) {
    const [a, b, c, d, e, f] = this.values;
    return new _Matrix(a, b, c, d, a * x + c * y + e, b * x + d * y + f);
  }
  /** @param {number} x @param {number} y */
  scaled(x, y) {
    const [a, b, c, d, e, f] = this.values;
    return new _Matrix(a * x, b * x, c * y, d * y, e, f);
  }
  /** @param {{ x: number, y: number }} point */
  transformPoint({ x, y }) {
    const [a, b, c, d, e, f] = this.values;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }
};
var SvgGradient = class {
  /** @type {{ offset: number, colour: string }[]} */
  #stops = [];
  #ends;
  /** @param {number[]} ends As `createLinearGradient` or `createRadialGradient` are given. */
  constructor(ends) {
    this.#ends = ends;
  }
  /** @param {number} offset @param {string} colour */
  addColorStop(offset, colour) {
    this.#stops.push({ offset, colour });
  }
  /**
   * @param {(x: number, y: number) => [number, number]} place
   * @param {number} scale
   * @returns {{ tag: string, attributes: string, content: string }}
   */
  write(place, scale) {
    let inner = 0;
    let tag = "linearGradient";
    let attributes = ' gradientUnits="userSpaceOnUse"';
    if (this.#ends.length === 4) {
      const [x1, y1, x2, y2] = this.#ends;
      const [[ax, ay], [bx, by]] = [place(x1, y1), place(x2, y2)];
      attributes += attribute("x1", decimal(ax)) + attribute("y1", decimal(ay)) + attribute("x2", decimal(bx)) + attribute("y2", decimal(by));
    } else {
      tag = "radialGradient";
      const [fx, fy, fr, cx, cy, r] = this.#ends;
      const [[ax, ay], [bx, by]] = [place(fx, fy), place(cx, cy)];
      attributes += attribute("cx", decimal(bx)) + attribute("cy", decimal(by)) + attribute("r", decimal(r * scale));
      if (fx === cx && fy === cy) inner = fr / r;
      else attributes += attribute("fx", decimal(ax)) + attribute("fy", decimal(ay)) + attribute("fr", decimal(fr * scale));
    }
    const content = this.#stops.map(({ offset, colour }) => {
      const { text, alpha } = colourOf(colour);
      const opacity = alpha === 1 ? "" : attribute("stop-opacity", decimal(alpha, 3));
      return `<stop${attribute("offset", decimal(inner + offset * (1 - inner), 3))}${attribute("stop-color", text)}${opacity}/>`;
    });
    return { tag, attributes, content: content.join("") };
  }
};
var SvgContext = class {
  /** @type {string | SvgGradient} */
  fillStyle = "#000";
  /** @type {string | SvgGradient} */
  strokeStyle = "#000";
  lineWidth = 1;
  lineCap = "butt";
  lineJoin = "miter";
  globalAlpha = 1;
  font = "400 10px sans-serif";
  textAlign = "left";
  textBaseline = "alphabetic";
  shadowColor = "transparent";
  shadowBlur = 0;
  shadowOffsetY = 0;
  /** A picture is made in pixels of its own. */
  pixelRatio = 1;
  #size;
  #matrix = new Matrix();
  #path = new SvgPath();
  /** @type {number[]} */
  #dash = [];
  /** @type {Clip} */
  #clip;
  /** @type {any[]} */
  #saved = [];
  /** @type {Node[]} */
  #nodes = [];
  /** Text of a definition, then its id. @type {Map<string, string>} */
  #definitions = /* @__PURE__ */ new Map();
  /** Ids of pictures by name. @type {Map<string, string>} */
  #symbols = /* @__PURE__ */ new Map();
  /** @type {string[]} */
  #defs = [];
  /** @param {number} width In pixels. @param {number} height */
  constructor(width, height) {
    this.#size = { width, height };
    this.#clip = { id: null, bounds: [0, 0, width, height] };
  }
  save() {
    this.#saved.push({ ...this, matrix: this.#matrix, dash: this.#dash, clip: this.#clip });
  }
  restore() {
    const saved = this.#saved.pop();
    if (!saved) return;
    const { matrix, dash, clip, ...style } = saved;
    Object.assign(this, style);
    this.#matrix = matrix;
    this.#dash = dash;
    this.#clip = clip;
  }
  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.#matrix = this.#matrix.translated(x, y);
  }
  /** @param {number} x @param {number} y */
  scale(x, y) {
    this.#matrix = this.#matrix.scaled(x, y);
  }
  getTransform() {
    return this.#matrix;
  }
  resetTransform() {
    this.#matrix = new Matrix();
  }
  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#dash = [...dash];
  }
  beginPath() {
    this.#path = new SvgPath();
  }
  closePath() {
    this.#path.close();
  }
  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path.move(x, y);
  }
  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path.line(x, y);
  }
  /** @param {number} x1 @param {number} y1 @param {number} x @param {number} y */
  quadraticCurveTo(x1, y1, x, y) {
    this.#path.curve(x1, y1, x, y);
  }
  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} x @param {number} y */
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.#path.curve(x1, y1, x2, y2, x, y);
  }
  /** @param {number} x @param {number} y @param {number} radius @param {number} start @param {number} end @param {boolean} [back] */
  arc(x, y, radius, start, end, back = false) {
    this.#path.arc(x, y, radius, start, end, back);
  }
  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path.rect(x, y, width, height, 0);
  }
  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    this.#path.rect(x, y, width, height, radius);
  }
  fill() {
    this.#paint(this.#path, "fill");
  }
  stroke() {
    this.#paint(this.#path, "stroke");
  }
  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.#paint(rectangle(x, y, width, height), "fill");
  }
  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.#paint(rectangle(x, y, width, height), "stroke");
  }
  clip() {
    const { place, scale, transform } = this.#frame();
    const box = transform === "" ? this.#path.bounds(place, scale) : null;
    const [left, top, right, bottom] = this.#clip.bounds;
    if (box?.isRectangle && box.bounds[0] <= left && box.bounds[1] <= top && box.bounds[2] >= right && box.bounds[3] >= bottom) return;
    const shape = element(this.#path.shape(place, scale), attribute("transform", transform));
    const id = this.#define("clipPath", this.#clip.id ? attribute("clip-path", `url(#${this.#clip.id})`) : "", shape);
    this.#clip = { id, bounds: box?.bounds ?? this.#clip.bounds };
  }
  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const { place, scale, transform } = this.#frame();
    const [, weight, size, family] = (
      /** @type {RegExpMatchArray} */
      this.font.match(/^(\S+) ([\d.]+)px (.+)$/)
    );
    const height = Number(size) * scale;
    const [left, line] = place(x, y);
    const { text: fill, alpha } = colourOf(String(this.fillStyle));
    const shared = [
      attribute("transform", transform),
      attribute("fill", fill),
      attribute("font-family", family),
      attribute("font-size", decimal(height)),
      weight === "400" ? "" : attribute("font-weight", weight),
      attribute("text-anchor", ANCHORS[this.textAlign])
    ];
    const baseline = line + height * BASELINES[this.textBaseline];
    const opacity = alpha * this.globalAlpha;
    const own = attribute("x", decimal(left)) + attribute("y", decimal(baseline)) + (opacity === 1 ? "" : attribute("opacity", decimal(opacity, 3)));
    this.#add({ tag: "text", shared: shared.join(""), own, content: escape(text) });
  }
  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
  createLinearGradient(x1, y1, x2, y2) {
    return new SvgGradient([x1, y1, x2, y2]);
  }
  /** @param {number} x1 @param {number} y1 @param {number} r1 @param {number} x2 @param {number} y2 @param {number} r2 */
  createRadialGradient(x1, y1, r1, x2, y2, r2) {
    return new SvgGradient([x1, y1, r1, x2, y2, r2]);
  }
  /**
   * Puts a picture around a point; it is written once under its name.
   * @param {string} name
   * @param {number} x
   * @param {number} y
   * @param {number} scale
   * @param {() => void} paint Paints it around the origin, with styles as of a new context.
   */
  stamp(name, x, y, scale, paint2) {
    const id = this.#symbols.get(name) ?? this.#symbol(name, scale * this.#matrix.a, paint2);
    const [left, top] = this.#frame().place(x, y);
    this.#add({ tag: "use", shared: "", own: `${attribute("xlink:href", `#${id}`)}${attribute("x", decimal(left))}${attribute("y", decimal(top))}`, content: "" });
  }
  /**
   * @param {{ title: string, description: string, width: number }} file What a screen reader says, and the width that a
   *   page or a book gives it unless told otherwise.
   * @returns {string} The file.
   */
  write({ title, description, width }) {
    const view = this.#size;
    const size = attribute("width", decimal(width)) + attribute("height", decimal(width * view.height / view.width));
    const box = attribute("viewBox", decimals([0, 0, view.width, view.height]));
    const body = `<defs>${this.#defs.join("\n")}</defs>
${groupNodes(this.#nodes)}`;
    const words = `<title>${escape(title)}</title>
<desc>${escape(description)}</desc>`;
    const text = `${words}
${body}`.replaceAll(PREFIX, `t${hash(body)}-`);
    return `<svg${NAMESPACES}${size}${box} role="img" fill="none">
${text}
</svg>
`;
  }
  /**
   * @param {string} name
   * @param {number} scale
   * @param {() => void} paint
   */
  #symbol(name, scale, paint2) {
    const outside = this.#nodes;
    this.#nodes = [];
    this.save();
    Object.assign(this, INITIAL_STYLE);
    this.#dash = [];
    this.#clip = { id: null, bounds: [-Infinity, -Infinity, Infinity, Infinity] };
    this.#matrix = new Matrix(scale, 0, 0, scale);
    paint2();
    this.restore();
    const content = groupNodes(this.#nodes);
    this.#nodes = outside;
    const id = this.#define("g", "", content);
    this.#symbols.set(name, id);
    return id;
  }
  /** How points get from the transform of now to the picture, and what of it must be written. */
  #frame() {
    const matrix = this.#matrix;
    if (matrix.isPlain) {
      const [scale2, , , , left, top] = matrix.values;
      return { place: (x, y) => (
        /** @type {[number, number]} */
        [scale2 * x + left, scale2 * y + top]
      ), scale: scale2, transform: "" };
    }
    const scale = Math.hypot(matrix.values[0], matrix.values[1]);
    const transform = `matrix(${decimals(matrix.values.map((value, i) => i < 4 ? value / scale : value))})`;
    return { place: (x, y) => (
      /** @type {[number, number]} */
      [scale * x, scale * y]
    ), scale, transform };
  }
  /**
   * @param {SvgPath} path
   * @param {"fill" | "stroke"} kind
   */
  #paint(path, kind) {
    const frame = this.#frame();
    const { place, scale, transform } = frame;
    const shadow = colourOf(this.shadowColor);
    if (shadow.alpha > 0) this.#castShadow(path, kind, frame, shadow);
    else if (transform === "" && !this.#isSeen(path.extent(place, scale), kind === "stroke" ? this.lineWidth * scale : 0)) return;
    const colour = this.#colour(kind === "fill" ? this.fillStyle : this.strokeStyle, frame);
    const alpha = colour.alpha * this.globalAlpha;
    const stroke = kind === "stroke" ? this.#strokeAttributes(scale) : { shared: "", own: "" };
    const last = this.#nodes[this.#nodes.length - 1];
    if (kind === "stroke" && last?.path === path && last.size === path.size && last.clip === this.#clip.id && last.transform === transform) {
      if (alpha === 1 && last.alpha === 1) {
        last.shared += attribute("stroke", colour.text) + stroke.shared;
        last.own += stroke.own;
        last.path = null;
        return;
      }
    }
    const { tag, attributes } = path.shape(place, scale);
    this.#add({
      tag,
      shared: attribute("transform", transform) + attribute(kind, colour.text) + stroke.shared,
      own: attributes + stroke.own + (alpha === 1 ? "" : attribute("opacity", decimal(alpha, 3))),
      content: "",
      path: kind === "fill" ? path : null,
      size: path.size,
      alpha,
      transform
    });
  }
  /**
   * @param {Bounds} extent
   * @param {number} margin
   */
  #isSeen([left, top, right, bottom], margin) {
    const [clipLeft, clipTop, clipRight, clipBottom] = this.#clip.bounds;
    return right + margin > clipLeft && left - margin < clipRight && bottom + margin > clipTop && top - margin < clipBottom;
  }
  /** @param {number} scale */
  #strokeAttributes(scale) {
    return {
      shared: (this.lineCap === "butt" ? "" : attribute("stroke-linecap", this.lineCap)) + (this.lineJoin === "miter" ? "" : attribute("stroke-linejoin", this.lineJoin)) + (this.#dash.length === 0 ? "" : attribute("stroke-dasharray", decimals(this.#dash.map((length) => length * scale)))),
      own: attribute("stroke-width", decimal(this.lineWidth * scale))
    };
  }
  /**
   * A blurred picture of a path in the colour of the shadow, below where the path will be. As on a canvas, no transform
   * changes its blur and its distance.
   * @param {SvgPath} path
   * @param {"fill" | "stroke"} kind
   * @param {{ place: (x: number, y: number) => [number, number], scale: number, transform: string }} frame
   * @param {{ text: string, alpha: number }} shadow
   */
  #castShadow(path, kind, { place, scale, transform }, { text, alpha }) {
    const blur = `<feGaussianBlur${attribute("stdDeviation", decimal(this.shadowBlur / 2))}/>`;
    const id = this.#define("filter", ' x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"', blur);
    const lowered = (x, y) => {
      const [left, top] = place(x, y);
      return (
        /** @type {[number, number]} */
        [left, top + this.shadowOffsetY]
      );
    };
    const { tag, attributes } = path.shape(lowered, scale);
    const stroke = kind === "stroke" ? this.#strokeAttributes(scale) : { shared: "", own: "" };
    const opacity = alpha * this.globalAlpha;
    this.#add({
      tag,
      shared: attribute("transform", transform) + attribute(kind, text) + stroke.shared,
      own: attributes + stroke.own + (opacity === 1 ? "" : attribute("opacity", decimal(opacity, 3))) + attribute("filter", `url(#${id})`),
      content: ""
    });
  }
  /**
   * @param {string | SvgGradient} style
   * @param {{ place: (x: number, y: number) => [number, number], scale: number }} frame
   */
  #colour(style, { place, scale }) {
    if (typeof style === "string") return colourOf(style);
    const { tag, attributes, content } = style.write(place, scale);
    return { text: `url(#${this.#define(tag, attributes, content)})`, alpha: 1 };
  }
  /**
   * @param {string} tag
   * @param {string} attributes
   * @param {string} content
   * @returns {string} Its id; the same for the same definition.
   */
  #define(tag, attributes, content) {
    const key = `${tag}${attributes}>${content}`;
    let id = this.#definitions.get(key);
    if (id === void 0) {
      id = PREFIX + this.#definitions.size.toString(36);
      this.#definitions.set(key, id);
      this.#defs.push(`<${tag} id="${id}"${attributes}>${content}</${tag}>`);
    }
    return id;
  }
  /** @param {Omit<Node, "clip">} node */
  #add(node) {
    this.#nodes.push({ ...node, clip: this.#clip.id });
  }
};
var INITIAL_STYLE = { ...new SvgContext(0, 0) };
function rectangle(x, y, width, height) {
  const path = new SvgPath();
  path.rect(x, y, width, height, 0);
  return path;
}
function hash(text) {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return (value >>> 0).toString(36).padStart(6, "0").slice(-6);
}

// pkg/board/diagram.js
var WIDTH = 640;
var WIDTHS = { min: 16, max: 8192 };
function positionOf(game, info) {
  const marks = game.marks();
  const turn = game.outcome() ? null : game.turn();
  const before = marks.lastMove ? boardBefore(game) : null;
  return { info, turn, layout: game.layout(), board: game.board(), hands: game.hands(), marks, before };
}
function boardBefore(game) {
  const earlier = game.clone();
  earlier.undo();
  const board = earlier.board();
  earlier.free();
  return board;
}
function toSVG(position, options, colours) {
  const { lang = "en", width = WIDTH } = options;
  const picture = plan(position, options, colours);
  const { view } = picture.scene.geometry;
  const context = new SvgContext(WIDTH, WIDTH * view.height / view.width);
  const { painter, palette } = picture.scene;
  paint(
    /** @type {any} */
    context,
    WIDTH,
    picture,
    ({ player, piece }, { x, y, upright, radius }) => {
      context.stamp(`${player} ${piece} ${upright} ${radius}`, x, y, radius, () => {
        painter.paintPiece(
          /** @type {any} */
          context,
          { player, piece, upright },
          palette
        );
      });
    }
  );
  return context.write({ width, ...describe(position, picture.annotations, lang) });
}
async function toPNG(position, options, colours) {
  const canvas = toCanvas(position, options, colours);
  if ("convertToBlob" in canvas) return canvas.convertToBlob();
  return new Promise((resolve, reject) => {
    const failed = () => reject(tablierError("bad-option", "width: this browser makes no picture of this size"));
    canvas.toBlob((blob) => blob ? resolve(blob) : failed());
  });
}
function toCanvas(position, options, colours) {
  const { width = WIDTH } = options;
  const picture = plan(position, options, colours);
  const { geometry, painter, palette } = picture.scene;
  const canvas = typeof document === "undefined" ? new OffscreenCanvas(1, 1) : document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(canvas.width * geometry.view.height / geometry.view.width);
  const context = (
    /** @type {CanvasRenderingContext2D} */
    canvas.getContext("2d")
  );
  Object.assign(context, { pixelRatio: canvas.width / WIDTH });
  paint(context, canvas.width, picture, ({ player, piece }, { x, y, upright, radius }) => {
    context.save();
    context.translate(x, y);
    context.scale(radius, radius);
    painter.paintPiece(context, { player, piece, upright }, palette);
    context.restore();
  });
  return canvas;
}
function plan({ info, layout, board, hands, marks, before, rotated }, options, colours) {
  const { orientation, theme, look, coordinates, frame } = checked(options, info);
  const painter = PAINTERS[info.id];
  const numbersOutside = coordinates && !painter.numbersInside;
  const bare = !frame && !numbersOutside;
  const [first] = info.players;
  const turned = orientation === void 0 && rotated !== void 0 ? rotated : isTurned(info, layout, orientation ?? first.id);
  const geometry = new Geometry(layout, turned, bare ? Math.min(FRAME_EDGE, painter.margin) : painter.margin, frame);
  const palette = { ...colours ?? paletteFor(theme, look) };
  if (!frame) palette.labelOnFrame = theme === "dark" ? palette.labelOnDark : palette.labelOnPale;
  const { lastMove } = marks;
  const touched = painter.stacks ? lastMove && before ? touchedBy(geometry, before, lastMove) : [] : null;
  return {
    scene: { geometry, painter, palette, coordinates },
    pieces: painter.stacks?.gather(board, marks) ?? board,
    hands,
    highlights: restingHighlights(marks, touched),
    annotations: readAnnotations(options, layout.cells.map(({ name }) => name))
  };
}
function paint(context, width, { scene, pieces, hands, highlights, annotations }, stamp) {
  const { geometry, painter, palette } = scene;
  const { view } = geometry;
  context.scale(width / view.width, width / view.width);
  context.translate(-view.x, -view.y);
  context.save();
  painter.paintBoard(context, geometry, palette);
  context.restore();
  paintBelowPieces(context, scene, pieces, highlights);
  for (const piece of pieces) stamp(piece, { ...geometry.cell(piece.cell), radius: painter.radius * geometry.unit });
  paintHands(context, scene, hands, stamp);
  paintAbovePieces(context, scene, pieces, highlights);
  paintAnnotations(context, geometry, palette, annotations);
}
function paintHands(context, { geometry, painter, palette }, hands, stamp) {
  for (const [index, { player, piece, count }] of hands.entries()) {
    const place = painter.hand?.(geometry, index);
    if (!place || count === 0) continue;
    const { x, y, radius } = place;
    stamp({ player, piece }, { x, y, radius, upright: false });
    const label = { text: String(count), x: x + 2.1 * radius, y, colour: palette.labelOnPale };
    paintNumbers(context, [label], { size: 1.7 * radius, weight: 600 });
  }
}
function checked(options, info) {
  const players = info.players.map(({ id }) => id);
  const { orientation, theme = "light", coordinates = true, frame = true, lang = "en", width = WIDTH } = options;
  if (orientation !== void 0) oneOf("orientation", orientation, players);
  const words = typeof theme === "string" ? readThemeWords(theme) : null;
  if (!words) throw unexpected("theme", [...THEMES, ...LOOKS]);
  oneOf("lang", lang, ["fr", "en"]);
  oneOf("coordinates", coordinates, [true, false]);
  oneOf("frame", frame, [true, false]);
  if (typeof width !== "number" || !(width >= WIDTHS.min && width <= WIDTHS.max)) {
    const expected = `a number from ${WIDTHS.min} to ${WIDTHS.max}`;
    throw tablierError("bad-option", `width: expected ${expected}`, { expected });
  }
  return { orientation, theme: words.theme ?? "light", look: words.look ?? "wood", coordinates, frame };
}
function oneOf(name, value, values) {
  if (!values.includes(value)) throw unexpected(name, values);
}
function unexpected(name, values) {
  const expected = values.join(", ");
  return tablierError("bad-option", `${name}: expected one of ${expected}`, { expected });
}
export {
  positionOf,
  toPNG,
  toSVG
};
