/** @import { Node } from "./svg-text.js" */
import { SvgPath } from "./svg-path.js";
import { attribute, colourOf, decimal, decimals, element, escape, groupNodes } from "./svg-text.js";

/** The picture, or a part of it, in pixels: left, top, right, bottom. @typedef {[number, number, number, number]} Bounds */
/** `id` is none where the whole picture is seen. @typedef {{ id: string | null, bounds: Bounds }} Clip */

/**
 * How far below the line of a `textBaseline` the letters stand, in heights of the font: about as browsers do.
 * @type {Record<string, number>}
 */
const BASELINES = { top: 0.765, middle: 0.265, alphabetic: 0 };
/** @type {Record<string, string | null>} */
const ANCHORS = { left: null, center: "middle", right: "end" };
const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** Stands for the prefix of ids until the whole text is known. */
const PREFIX = "\u0001";

/** A transform as `[a, b, c, d, e, f]`, with what painters ask of a `DOMMatrix`. */
class Matrix {
  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  constructor(a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) {
    this.a = a;
    this.values = [a, b, c, d, e, f];
    /** Whether it only moves and enlarges. */
    this.isPlain = b === 0 && c === 0 && a === d && a > 0;
  }

  /** @param {number} x @param {number} y */
  translated(x, y) {
    const [a, b, c, d, e, f] = this.values;
    return new Matrix(a, b, c, d, a * x + c * y + e, b * x + d * y + f);
  }

  /** @param {number} x @param {number} y */
  scaled(x, y) {
    const [a, b, c, d, e, f] = this.values;
    return new Matrix(a * x, b * x, c * y, d * y, e, f);
  }

  /** @param {{ x: number, y: number }} point */
  transformPoint({ x, y }) {
    const [a, b, c, d, e, f] = this.values;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }
}

/** Paint that changes along a line or from circle to circle. */
class SvgGradient {
  /** @type {{ offset: number, colour: string }[]} */ #stops = [];
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
      // The circle that it begins with is new in SVG 2; around the same centre the stops can do without.
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
}

/**
 * The part of a `CanvasRenderingContext2D` that the painters use, writing SVG. Coordinates are written in pixels with
 * two decimals; transforms and clips only where they are needed. A path is taken in the transform under which it is filled
 * or stroked.
 */
export class SvgContext {
  /** @type {string | SvgGradient} */ fillStyle = "#000";
  /** @type {string | SvgGradient} */ strokeStyle = "#000";
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
  /** @type {number[]} */ #dash = [];
  /** @type {Clip} */ #clip;
  /** @type {any[]} */ #saved = [];
  /** @type {Node[]} */ #nodes = [];
  /** Text of a definition, then its id. @type {Map<string, string>} */ #definitions = new Map();
  /** Ids of pictures by name. @type {Map<string, string>} */ #symbols = new Map();
  /** @type {string[]} */ #defs = [];

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
    const [, weight, size, family] = /** @type {RegExpMatchArray} */ (this.font.match(/^(\S+) ([\d.]+)px (.+)$/));
    const height = Number(size) * scale;
    const [left, line] = place(x, y);
    const { text: fill, alpha } = colourOf(String(this.fillStyle));
    const shared = [
      attribute("transform", transform),
      attribute("fill", fill),
      attribute("font-family", family),
      attribute("font-size", decimal(height)),
      weight === "400" ? "" : attribute("font-weight", weight),
      attribute("text-anchor", ANCHORS[this.textAlign]),
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
  stamp(name, x, y, scale, paint) {
    const id = this.#symbols.get(name) ?? this.#symbol(name, scale * this.#matrix.a, paint);
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
    const size = attribute("width", decimal(width)) + attribute("height", decimal((width * view.height) / view.width));
    const box = attribute("viewBox", decimals([0, 0, view.width, view.height]));
    const body = `<defs>${this.#defs.join("\n")}</defs>\n${groupNodes(this.#nodes)}`;
    const words = `<title>${escape(title)}</title>\n<desc>${escape(description)}</desc>`;
    // Pictures that are put into one page must not share ids unless they are equal.
    const text = `${words}\n${body}`.replaceAll(PREFIX, `t${hash(body)}-`);
    return `<svg${NAMESPACES}${size}${box} role="img" fill="none">\n${text}\n</svg>\n`;
  }

  /**
   * @param {string} name
   * @param {number} scale
   * @param {() => void} paint
   */
  #symbol(name, scale, paint) {
    const outside = this.#nodes;
    this.#nodes = [];
    this.save();
    Object.assign(this, INITIAL_STYLE);
    this.#dash = [];
    this.#clip = { id: null, bounds: [-Infinity, -Infinity, Infinity, Infinity] };
    this.#matrix = new Matrix(scale, 0, 0, scale);
    paint();
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
      const [scale, , , , left, top] = matrix.values;
      return { place: (/** @type {number} */ x, /** @type {number} */ y) => /** @type {[number, number]} */ ([scale * x + left, scale * y + top]), scale, transform: "" };
    }
    // Enlarged before, so that coordinates are of the size of pixels here too.
    const scale = Math.hypot(matrix.values[0], matrix.values[1]);
    const transform = `matrix(${decimals(matrix.values.map((value, i) => (i < 4 ? value / scale : value)))})`;
    return { place: (/** @type {number} */ x, /** @type {number} */ y) => /** @type {[number, number]} */ ([scale * x, scale * y]), scale, transform };
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
    // What is filled and then stroked is one element.
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
      transform,
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
      shared: (this.lineCap === "butt" ? "" : attribute("stroke-linecap", this.lineCap)) +
        (this.lineJoin === "miter" ? "" : attribute("stroke-linejoin", this.lineJoin)) +
        (this.#dash.length === 0 ? "" : attribute("stroke-dasharray", decimals(this.#dash.map((length) => length * scale)))),
      own: attribute("stroke-width", decimal(this.lineWidth * scale)),
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
    const lowered = (/** @type {number} */ x, /** @type {number} */ y) => {
      const [left, top] = place(x, y);
      return /** @type {[number, number]} */ ([left, top + this.shadowOffsetY]);
    };
    const { tag, attributes } = path.shape(lowered, scale);
    const stroke = kind === "stroke" ? this.#strokeAttributes(scale) : { shared: "", own: "" };
    const opacity = alpha * this.globalAlpha;
    this.#add({
      tag,
      shared: attribute("transform", transform) + attribute(kind, text) + stroke.shared,
      own: attributes + stroke.own + (opacity === 1 ? "" : attribute("opacity", decimal(opacity, 3))) + attribute("filter", `url(#${id})`),
      content: "",
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
    if (id === undefined) {
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
}

const INITIAL_STYLE = { ...new SvgContext(0, 0) };

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function rectangle(x, y, width, height) {
  const path = new SvgPath();
  path.rect(x, y, width, height, 0);
  return path;
}

/**
 * Six letters and digits that a text almost surely shares with no other (FNV-1a).
 * @param {string} text
 */
function hash(text) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36).padStart(6, "0").slice(-6);
}
