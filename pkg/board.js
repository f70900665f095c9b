// board/accessible-grid.js
var PAGE_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];
var AccessibleGrid = class {
  #element;
  /** @type {Cell[][]} */
  #rows = [];
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = /* @__PURE__ */ new Map();
  /** @type {string | null} */
  #current = null;
  /** Whether a pointer brought the focus here: then the keys of the page are left to the page. */
  #byPointer = false;
  /** Column that moves up and down keep to. */
  #column = 0;
  /**
   * @param {HTMLElement} parent
   * @param {(cell: string) => void} onEnter
   * @param {(cell: string | null) => void} onFocus The cell that the keyboard is on, or that it left the board.
   */
  constructor(parent, onEnter, onFocus) {
    this.#element = document.createElement("div");
    this.#element.className = "grid";
    this.#element.setAttribute("role", "grid");
    this.#element.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell && event.detail === 0) onEnter(cell);
    });
    this.#element.addEventListener("focusin", (event) => {
      const cell = cellOf(event.target);
      if (cell && cell !== this.#current) this.#setCurrent(cell);
      onFocus(cell && /** @type {Element} */
      event.target.matches(":focus-visible") ? cell : null);
    });
    this.#element.addEventListener("focusout", (event) => {
      onFocus(null);
      if (!this.#element.contains(
        /** @type {Node | null} */
        event.relatedTarget
      )) this.#byPointer = false;
    });
    this.#element.addEventListener("pointerdown", () => this.#byPointer = true);
    this.#element.addEventListener("keydown", (event) => {
      if (this.#byPointer && PAGE_KEYS.includes(event.key)) return;
      this.#byPointer = false;
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.#walk(event.key)) event.preventDefault();
    });
    parent.append(this.#element);
  }
  /** @param {Geometry} geometry */
  build(geometry) {
    const hadFocus = this.#element.matches(":focus-within");
    this.#rows = geometry.rows();
    this.#buttons.clear();
    const { view } = geometry;
    this.#element.replaceChildren(
      ...this.#rows.map((cells) => {
        const row = document.createElement("div");
        row.setAttribute("role", "row");
        row.append(...cells.map((cell) => this.#buttonFor(cell, view)));
        return row;
      })
    );
    const current = this.#current !== null && geometry.cells.has(this.#current) ? this.#current : this.#rows[0][0].name;
    this.#setCurrent(current);
    if (hadFocus) this.#buttons.get(current)?.focus();
  }
  /**
   * @param {string} name Of the whole board.
   * @param {(cell: string) => { label: string, selected: boolean, movable: boolean }} describe `movable`: a piece that
   *   a finger drags, where elsewhere it scrolls the page.
   */
  label(name, describe) {
    this.#element.setAttribute("aria-label", name);
    for (const [cell, button] of this.#buttons) {
      const { label, selected, movable } = describe(cell);
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      if (button.getAttribute("aria-selected") !== String(selected)) button.setAttribute("aria-selected", String(selected));
      button.classList.toggle("movable", movable);
    }
  }
  /**
   * @param {Cell} cell
   * @param {Geometry["view"]} view
   */
  #buttonFor({ name, box }, view) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("role", "gridcell");
    button.dataset.cell = name;
    button.tabIndex = -1;
    button.style.left = `${(box.x - view.x) / view.width * 100}%`;
    button.style.top = `${(box.y - view.y) / view.height * 100}%`;
    button.style.width = `${box.width / view.width * 100}%`;
    button.style.height = `${box.height / view.height * 100}%`;
    this.#buttons.set(name, button);
    return button;
  }
  /** @param {string} cell */
  #setCurrent(cell) {
    const previous = this.#current === null ? void 0 : this.#buttons.get(this.#current);
    if (previous) previous.tabIndex = -1;
    this.#current = cell;
    const { row, column } = this.#placeOf(cell);
    this.#column = this.#rows[row][column].column;
    const button = this.#buttons.get(cell);
    if (button) button.tabIndex = 0;
  }
  /**
   * @param {string} key
   * @returns {boolean} Whether the key means a step on the board.
   */
  #walk(key) {
    if (this.#current === null) return false;
    const { row, column } = this.#placeOf(this.#current);
    const cells = this.#rows[row];
    switch (key) {
      case "ArrowLeft":
        this.#focus(cells[column - 1]);
        return true;
      case "ArrowRight":
        this.#focus(cells[column + 1]);
        return true;
      case "Home":
        this.#focus(cells[0]);
        return true;
      case "End":
        this.#focus(cells[cells.length - 1]);
        return true;
      case "ArrowUp":
        this.#focusInRow(row - 1);
        return true;
      case "ArrowDown":
        this.#focusInRow(row + 1);
        return true;
      default:
        return false;
    }
  }
  /** @param {number} row */
  #focusInRow(row) {
    const cells = this.#rows[row];
    if (!cells) return;
    const column = this.#column;
    const distance = (cell) => Math.abs(cell.column - column);
    this.#focus(cells.reduce((best, cell) => distance(cell) < distance(best) ? cell : best));
    this.#column = column;
  }
  /** @param {Cell | undefined} cell */
  #focus(cell) {
    if (cell) this.#buttons.get(cell.name)?.focus();
  }
  /** @param {string} name */
  #placeOf(name) {
    const row = this.#rows.findIndex((cells) => cells.some((cell) => cell.name === name));
    return { row, column: this.#rows[row].findIndex((cell) => cell.name === name) };
  }
};
function cellOf(target) {
  return target instanceof HTMLElement ? target.dataset.cell : void 0;
}

// board/animation.js
var FADE_MS = 170;
var DROP_MS = 170;
var STEP_MS = 110;
var STEP_MS_PER_CELL = 45;
var STEP_MS_MAX = 330;
var PASSED_ALPHA = 0.4;
var MoveAnimation = class {
  #still;
  #captured;
  /** When each of them is passed. @type {number[]} */
  #passed;
  #mover;
  #dropIn;
  #end;
  /** @type {{ from: Cell, to: Cell, start: number, duration: number }[]} */
  #steps = [];
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
    const taken2 = new Set(move.captures.map((capture) => capture.cell));
    if (move.huff) taken2.add(move.huff);
    const sprite = ({ cell, player, piece }) => {
      const { x, y, upright } = geometry.cell(cell);
      return { player, piece, x, y, turn: Number(upright), alpha: 1, scale: 1 };
    };
    const others = before.filter((piece) => piece.cell !== move.from);
    this.#still = others.filter((piece) => !taken2.has(piece.cell)).map(sprite);
    const captured = others.filter((piece) => taken2.has(piece.cell));
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
      const progress2 = ease(clamp(time / DROP_MS));
      return { ...this.#mover, x, y, turn, alpha: progress2, scale: 1.35 - 0.35 * progress2 };
    }
    const step = this.#steps.find(({ start: start2, duration }) => time < start2 + duration);
    if (!step) return { ...this.#mover, x, y, turn, alpha: 1, scale: 1 };
    const progress = ease(clamp((time - step.start) / step.duration));
    return {
      ...this.#mover,
      x: step.from.x + (step.to.x - step.from.x) * progress,
      y: step.from.y + (step.to.y - step.from.y) * progress,
      turn: Number(step.from.upright) * (1 - progress) + Number(step.to.upright) * progress,
      alpha: 1,
      scale: 1.06
    };
  }
};
function clamp(value) {
  return Math.max(0, Math.min(1, value));
}
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

// board/disc.js
var TURN = 2 * Math.PI;
function paintDisc(context, { face, side, groove, shine, rim, edge }, { cast, thickness }) {
  if (cast) {
    const shadow = context.createRadialGradient(0, thickness + 0.1, 0.7, 0, thickness + 0.1, 1.16);
    shadow.addColorStop(0, cast);
    shadow.addColorStop(1, "transparent");
    context.fillStyle = shadow;
    circle(context, 0, thickness + 0.1, 1.16);
    context.fill();
  }
  context.fillStyle = side;
  circle(context, 0, thickness, 0.98);
  context.fill();
  if (shine !== face) {
    const light = context.createLinearGradient(-0.5, -1, 0.5, 1);
    light.addColorStop(0, shine);
    light.addColorStop(0.28, face);
    light.addColorStop(0.8, face);
    light.addColorStop(1, groove);
    context.fillStyle = light;
    circle(context, 0, 0, 0.98);
    context.fill();
  }
  context.fillStyle = face;
  circle(context, 0, 0, shine === face ? 0.98 : 0.88);
  context.fill();
  if (edge > 0) {
    context.lineWidth = edge;
    context.strokeStyle = rim;
    circle(context, 0, 0, 0.98 - edge / 2);
    context.stroke();
  }
}
function paintGroove(context, { face, groove, shine }, radius) {
  context.lineWidth = 0.075;
  context.strokeStyle = groove;
  circle(context, 0, 0, radius);
  context.stroke();
  if (shine === face) return;
  context.save();
  context.globalAlpha *= 0.5;
  context.lineWidth = 0.04;
  context.strokeStyle = shine;
  circle(context, 0, 0.03, radius - 0.05);
  context.stroke();
  context.restore();
}
function circle(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
}

// board/annotations.js
var ANNOTATION_COLOURS = { green: "#1b8a4b", red: "#cc2a1e", blue: "#2364c4", yellow: "#e59c00" };
var MARK_SHAPES = ["ring", "dot", "cross", "square"];
var VEIL = "rgb(16 10 6 / 0.5)";
var RIM = "rgb(255 255 255 / 0.75)";
var LINE = 0.085;
var RIM_WIDTH = 0.06;
var ARROW = { shaft: 0.065, head: 0.19, length: 0.36, start: 0.1 };
var BRACKET = { arm: 0.34, half: 0.5 };
function paintAnnotations(context, geometry, palette, { marks = [], arrows = [], shadow = [], refused = [] }) {
  context.save();
  context.lineJoin = "round";
  context.lineCap = "round";
  context.fillStyle = VEIL;
  for (const name of new Set(shadow)) {
    const cell = geometry.cell(name);
    if (geometry.kind === "squares") outline(context, cell);
    else circle(context, cell.x, cell.y, 0.48 * geometry.unit);
    context.fill();
  }
  for (const mark of marks) paintMark(context, geometry, mark);
  for (const arrow2 of arrows) paintArrow(context, geometry, arrow2);
  for (const cell of new Set(refused)) paintRefused(context, geometry, geometry.cell(cell));
  context.restore();
}
function paintMark(context, geometry, { cell: name, shape = "ring", colour = "green" }) {
  const cell = geometry.cell(name);
  const { unit } = geometry;
  const { x, y, box } = cell;
  context.beginPath();
  if (shape === "ring") {
    circle(context, x, y, 0.42 * unit);
  } else if (shape === "dot") {
    circle(context, x, y, 0.17 * unit);
  } else if (shape === "square") {
    const inset = (0.5 * (LINE + RIM_WIDTH) + 0.01) * unit;
    context.rect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
  } else {
    const half = 0.24 * unit;
    context.moveTo(x - half, y - half);
    context.lineTo(x + half, y + half);
    context.moveTo(x + half, y - half);
    context.lineTo(x - half, y + half);
  }
  const line = shape === "dot" ? 0 : LINE;
  context.strokeStyle = RIM;
  context.lineWidth = (line + RIM_WIDTH) * unit;
  context.stroke();
  if (shape === "dot") {
    context.fillStyle = ANNOTATION_COLOURS[colour];
    context.fill();
  } else {
    context.strokeStyle = ANNOTATION_COLOURS[colour];
    context.lineWidth = line * unit;
    context.stroke();
  }
}
function paintRefused(context, { kind, unit }, { x, y, box }) {
  const half = (breadth) => (kind === "squares" ? breadth / 2 : BRACKET.half * unit) - (LINE + RIM_WIDTH) / 2 * unit;
  const [across, down] = [half(box.width), half(box.height)];
  const arm = BRACKET.arm * unit;
  context.beginPath();
  for (const [right, below] of [[1, -1], [-1, 1]]) {
    const [cornerX, cornerY] = [x + right * across, y + below * down];
    context.moveTo(cornerX, cornerY - below * arm);
    context.lineTo(cornerX, cornerY);
    context.lineTo(cornerX - right * arm, cornerY);
  }
  context.strokeStyle = RIM;
  context.lineWidth = (LINE + RIM_WIDTH) * unit;
  context.stroke();
  context.strokeStyle = ANNOTATION_COLOURS.red;
  context.lineWidth = LINE * unit;
  context.stroke();
}
function paintArrow(context, geometry, { from, to, colour = "green", breadth = 1 }) {
  const { unit } = geometry;
  const start2 = geometry.cell(from);
  const end = geometry.cell(to);
  const distance = Math.hypot(end.x - start2.x, end.y - start2.y);
  if (distance === 0) return;
  const [ux, uy] = [(end.x - start2.x) / distance, (end.y - start2.y) / distance];
  const point = (along, aside) => {
    context.lineTo(start2.x + along * ux - aside * uy, start2.y + along * uy + aside * ux);
  };
  const shaft = breadth * ARROW.shaft * unit;
  const neck = distance - ARROW.length * unit;
  context.beginPath();
  point(ARROW.start * unit, -shaft);
  point(neck, -shaft);
  point(neck, -ARROW.head * unit);
  point(distance, 0);
  point(neck, ARROW.head * unit);
  point(neck, shaft);
  point(ARROW.start * unit, shaft);
  context.closePath();
  context.globalAlpha = 0.9;
  context.strokeStyle = RIM;
  context.lineWidth = RIM_WIDTH * unit;
  context.stroke();
  context.fillStyle = ANNOTATION_COLOURS[colour];
  context.fill();
  context.globalAlpha = 1;
}
function outline(context, { polygon }) {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}

// board/marks.js
var RING_RIM = 0.04;
var PREMOVE_ROOM = 0.03;
var PREMOVE_DASHES = 8;
var NO_HIGHLIGHTS = {
  last: [],
  movable: [],
  must: [],
  threatened: [],
  targets: [],
  capturable: [],
  huffable: [],
  selected: null,
  pointed: null,
  doomed: [],
  takes: /* @__PURE__ */ new Map(),
  landings: [],
  lastTaken: [],
  kings: [],
  check: [],
  frozen: [],
  premove: [],
  premoveTargets: [],
  marked: []
};
function restingHighlights({ lastMove, check, frozenBy, kings }, touched) {
  const last = lastMove ? [...lastMove.path, ...lastMove.from ? [lastMove.from] : []] : [];
  return {
    ...NO_HIGHLIGHTS,
    last: touched ?? last,
    lastTaken: lastMove?.captures ?? [],
    check,
    frozen: frozenBy ?? [],
    kings: touched ? kings : []
  };
}
function paintUnder(context, geometry, palette, { last, selected, check, premove }) {
  for (const name of new Set(last)) {
    const cell = geometry.cell(name);
    if (geometry.kind === "squares") {
      context.fillStyle = palette.lastMove;
      outline2(context, cell.polygon);
      context.fill();
      if (name !== selected) border(context, cell, palette.lastMoveLine, 0.035 * geometry.unit);
    } else {
      context.strokeStyle = palette.ink;
      context.lineWidth = 0.045 * geometry.unit;
      circle(context, cell.x, cell.y, 0.45 * geometry.unit);
      context.stroke();
    }
  }
  if (selected !== null) {
    const cell = geometry.cell(selected);
    context.save();
    context.globalAlpha = 0.75;
    context.fillStyle = palette.selected;
    if (geometry.kind === "squares") outline2(context, cell.polygon);
    else circle(context, cell.x, cell.y, 0.47 * geometry.unit);
    context.fill();
    context.restore();
    if (geometry.kind === "squares") border(context, cell, palette.targetRim, 0.045 * geometry.unit);
  }
  for (const name of check) {
    const cell = geometry.cell(name);
    const { x, y } = cell;
    const glow = context.createRadialGradient(x, y, 0.3 * geometry.unit, x, y, 0.68 * geometry.unit);
    glow.addColorStop(0, palette.capturable);
    glow.addColorStop(1, `${palette.capturable}00`);
    context.fillStyle = glow;
    circle(context, x, y, 0.68 * geometry.unit);
    context.fill();
    border(context, cell, palette.targetRim, 0.13 * geometry.unit);
    border(context, cell, palette.capturable, 0.085 * geometry.unit);
  }
  for (const name of premove) {
    const cell = geometry.cell(name);
    context.save();
    context.globalAlpha = 0.62;
    context.fillStyle = palette.premove;
    if (geometry.kind === "squares") outline2(context, cell.polygon);
    else circle(context, cell.x, cell.y, 0.47 * geometry.unit);
    context.fill();
    context.restore();
    context.save();
    context.setLineDash([0.14 * geometry.unit, 0.1 * geometry.unit]);
    if (geometry.kind === "squares") border(context, cell, palette.targetRim, 0.055 * geometry.unit);
    context.restore();
  }
}
function border(context, { box }, colour, breadth) {
  context.strokeStyle = colour;
  context.lineWidth = breadth;
  context.strokeRect(box.x + breadth / 2, box.y + breadth / 2, box.width - breadth, box.height - breadth);
}
function paintOver(context, geometry, palette, highlights, painter) {
  const { movable, must, threatened, targets, capturable, huffable, selected, premoveTargets } = highlights;
  const unit = geometry.unit;
  const ring = (names, colour, width, rim = palette.targetRim) => {
    for (const name of names) {
      if (name === selected) continue;
      const cell = geometry.cell(name);
      if (names === movable && painter.traceMovable) painter.traceMovable(context, cell);
      else if (painter.traceRing) painter.traceRing(context, cell);
      else circle(context, cell.x, cell.y, (painter.radius + 0.025) * unit);
      context.strokeStyle = rim;
      context.lineWidth = (width + RING_RIM) * unit;
      context.stroke();
      context.strokeStyle = colour;
      context.lineWidth = width * unit;
      context.stroke();
    }
  };
  ring(movable, palette.movable, 0.03);
  ring(must, palette.must, 0.08, palette.mustRim);
  ring(capturable, palette.capturable, 0.075);
  ring(huffable, palette.capturable, 0.075);
  context.save();
  context.setLineDash([0.12 * unit, 0.1 * unit]);
  ring(threatened, palette.capturable, 0.055);
  context.restore();
  const { dot = 0.15 } = painter;
  for (const name of dot === 0 ? [] : targets) {
    const { x, y } = geometry.cell(name);
    circle(context, x, y, dot * unit);
    context.fillStyle = palette.target;
    context.fill();
    context.strokeStyle = palette.targetRim;
    context.lineWidth = 0.03 * unit;
    context.stroke();
  }
  const radius = dot === 0 ? painter.radius : dot + PREMOVE_ROOM;
  for (const name of premoveTargets) paintPremoveTarget(context, geometry, palette, name, radius);
}
function paintPremoveTarget(context, geometry, palette, name, radius) {
  const { unit } = geometry;
  const dash = 2 * Math.PI * radius * unit / PREMOVE_DASHES;
  const { x, y } = geometry.cell(name);
  context.save();
  circle(context, x, y, radius * unit);
  context.strokeStyle = palette.targetRim;
  context.lineWidth = (0.07 + RING_RIM) * unit;
  context.stroke();
  context.setLineDash([0.65 * dash, 0.35 * dash]);
  context.strokeStyle = palette.premove;
  context.lineWidth = 0.07 * unit;
  context.stroke();
  context.restore();
}
function outline2(context, polygon) {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}

// board/scene.js
function paintBelowPieces(context, { geometry, painter, palette, coordinates = true }, pieces2, highlights) {
  context.save();
  paintUnder(context, geometry, palette, highlights);
  painter.paintUnder?.(context, geometry, palette, highlights, pieces2);
  if (coordinates) {
    const last = new Set(highlights.last.filter((cell) => cell !== highlights.selected));
    const occupied = new Set(pieces2.map(({ cell }) => cell));
    painter.paintNumbers(context, geometry, palette, { occupied, last });
  }
  context.restore();
}
function paintAbovePieces(context, { geometry, painter, palette }, pieces2, highlights) {
  context.save();
  paintOver(context, geometry, palette, highlights, painter);
  painter.paintOver?.(context, geometry, palette, highlights, pieces2);
  context.restore();
}
function paintHiddenNumbers(context, { geometry, painter, palette, coordinates = true, numbered = false }, hiding) {
  if (coordinates && numbered) painter.paintHiddenNumbers?.(context, geometry, palette, new Set(hiding.map(({ cell }) => cell)));
}

// board/board-view.js
var SPRITE_REACH = 1.4;
var DOOMED_ALPHA = 0.35;
var LIFTED_SCALE = 1.12;
var MOST_SPRITES = 300;
var BoardView = class {
  #canvas;
  #context;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {PieceOnCell[]} */
  #pieces = [];
  /** @type {Highlights} */
  #highlights = NO_HIGHLIGHTS;
  /** The cell whose piece is lifted. @type {string | null} */
  #drag = null;
  /** The lifted piece: a picture of its own that is only shifted, so that nothing is drawn anew while it is dragged. */
  /** @type {HTMLCanvasElement | null} */
  #lifted = null;
  /** @type {Animation[]} */
  #animations = [];
  #animationStart = 0;
  /** @type {OffscreenCanvas | HTMLCanvasElement | null} */
  #background = null;
  /** @type {Map<string, HTMLCanvasElement>} */
  #sprites = /* @__PURE__ */ new Map();
  /** @type {Annotations} */
  #annotations = {};
  /** What the screen shows while it is drawn for a printer. @type {{ palette: Palette, width: number, height: number } | null} */
  #screen = null;
  #frame = 0;
  /** Whether it has a size on the screen, and so is seen. */
  #isSized = false;
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */
    canvas.getContext("2d");
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
  show(pieces2, highlights) {
    this.#pieces = pieces2;
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
    const { palette, width, height } = print ? { palette: print.palette, width: clientWidth * print.pixels, height: clientHeight * print.pixels } : this.#screen;
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
    const piece = drag && this.#pieces.find((piece2) => piece2.cell === cell);
    if (piece && this.#scene) {
      const lifted = this.#lifted ??= this.#lift(piece);
      const { view } = this.#scene.geometry;
      const scale = this.#canvas.clientWidth / view.width;
      lifted.style.transform = `translate(${(drag.x - view.x) * scale}px, ${(drag.y - view.y) * scale}px) translate(-50%, -50%)`;
    }
  }
  /** @param {PieceOnCell} piece */
  #lift({ cell, player, piece }) {
    const { geometry, painter } = (
      /** @type {Scene} */
      this.#scene
    );
    const sprite = this.#spriteOf(player, piece, geometry.cell(cell).upright);
    const lifted = document.createElement("canvas");
    lifted.width = sprite.width;
    lifted.height = sprite.height;
    lifted.getContext("2d").drawImage(sprite, 0, 0);
    const share = 2 * SPRITE_REACH * LIFTED_SCALE * painter.radius * geometry.unit / geometry.view.width;
    const size = `${share * this.#canvas.clientWidth}px`;
    Object.assign(lifted.style, {
      position: "absolute",
      insetBlockStart: "0",
      insetInlineStart: "0",
      inlineSize: size,
      blockSize: size,
      pointerEvents: "none",
      willChange: "transform"
    });
    this.#canvas.parentElement?.append(lifted);
    return lifted;
  }
  #putDown() {
    this.#lifted?.remove();
    this.#lifted = null;
  }
  /** @returns {{ x: number, y: number }} The place of a pointer in board units. */
  locate({ clientX, clientY }) {
    const rect = this.#canvas.getBoundingClientRect();
    const view = (
      /** @type {Scene} */
      this.#scene.geometry.view
    );
    return {
      x: view.x + (clientX - rect.left) / rect.width * view.width,
      y: view.y + (clientY - rect.top) / rect.height * view.height
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
    context.drawImage(this.#background ??= this.#paintBackground(), 0, 0);
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
    paintHiddenNumbers(context, this.#scene, [...this.#pieces, ...this.#annotations.marks ?? []]);
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
    const { geometry, painter } = (
      /** @type {Scene} */
      this.#scene
    );
    const half = SPRITE_REACH * painter.radius * geometry.unit * scale;
    const upright = turn > 0.5;
    const context = this.#context;
    context.save();
    context.globalAlpha = alpha;
    context.translate(x, y);
    context.rotate((turn - Number(upright)) * Math.PI / 2);
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
      const { geometry, painter, palette } = (
        /** @type {Scene} */
        this.#scene
      );
      const radius = painter.radius * geometry.unit * this.#canvas.width / geometry.view.width;
      sprite = document.createElement("canvas");
      sprite.width = sprite.height = Math.ceil(2 * SPRITE_REACH * radius);
      const context = (
        /** @type {CanvasRenderingContext2D} */
        sprite.getContext("2d")
      );
      context.translate(sprite.width / 2, sprite.height / 2);
      context.scale(radius, radius);
      painter.paintPiece(context, { player, piece, upright }, palette);
      this.#sprites.set(key, sprite);
    }
    return sprite;
  }
  #paintBackground() {
    const { geometry, painter, palette } = (
      /** @type {Scene} */
      this.#scene
    );
    const background = document.createElement("canvas");
    background.width = this.#canvas.width;
    background.height = this.#canvas.height;
    const context = (
      /** @type {CanvasRenderingContext2D} */
      background.getContext("2d")
    );
    this.#toBoardUnits(context);
    painter.paintBoard(context, geometry, palette);
    return background;
  }
  /** @param {CanvasRenderingContext2D} context */
  #toBoardUnits(context) {
    const { view } = (
      /** @type {Scene} */
      this.#scene.geometry
    );
    context.setTransform(this.#canvas.width / view.width, 0, 0, this.#canvas.height / view.height, 0, 0);
    context.translate(-view.x, -view.y);
  }
};
function observePixels(element, onSize) {
  const observer3 = new ResizeObserver(([entry]) => {
    const { inlineSize, blockSize } = entry.contentBoxSize[0];
    const exact = entry.devicePixelContentBoxSize?.[0];
    const usable = exact && Math.abs(exact.inlineSize - inlineSize * devicePixelRatio) < 2;
    if (usable) onSize(exact.inlineSize, exact.blockSize);
    else onSize(Math.round(inlineSize * devicePixelRatio), Math.round(blockSize * devicePixelRatio));
  });
  try {
    observer3.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer3.observe(element);
  }
}

// board/geometry.js
var FIRST_AT_TOP = ["tumblingdown"];
function isTurned(info, layout, bottom) {
  const isOther = bottom !== info.players[0].id;
  return layout.kind === "squares" && isOther !== FIRST_AT_TOP.includes(info.id);
}
var Geometry = class {
  /** @type {Map<string, Cell>} */
  cells = /* @__PURE__ */ new Map();
  /** Size of a cell. */
  unit = 1;
  /**
   * @param {Layout} layout
   * @param {boolean} rotated
   * @param {number} margin Room around the board, in board units.
   * @param {boolean} [framed] Whether there is a frame in this room.
   */
  constructor(layout, rotated, margin, framed = true) {
    this.framed = framed;
    this.kind = layout.kind;
    this.width = layout.width;
    this.height = layout.height;
    this.view = { x: -margin, y: -margin, width: layout.width + 2 * margin, height: layout.height + 2 * margin };
    const turnX = (x) => rotated ? layout.width - x : x;
    const turnY = (y) => rotated ? layout.height - y : y;
    const lastRow = Math.max(...layout.cells.map((cell) => cell.row));
    const lastColumn = Math.max(...layout.cells.map((cell) => cell.column));
    for (const cell of layout.cells) {
      const polygon = (
        /** @type {[number, number][]} */
        cell.polygon.map(([x, y]) => [turnX(x), turnY(y)])
      );
      const box = boundingBox(polygon);
      this.cells.set(cell.name, {
        name: cell.name,
        x: turnX(cell.x),
        y: turnY(cell.y),
        polygon,
        row: rotated ? lastRow - cell.row : cell.row,
        column: rotated ? lastColumn - cell.column : cell.column,
        box,
        upright: box.height > box.width * 1.05
      });
    }
    this.unit = Math.min(...[...this.cells.values()].map(({ box }) => Math.min(box.width, box.height)));
    this.lines = layout.lines.map(({ x1, y1, x2, y2 }) => ({ x1: turnX(x1), y1: turnY(y1), x2: turnX(x2), y2: turnY(y2) }));
    this.labels = layout.labels.map(({ text, x, y }) => ({ text, x: turnX(x), y: turnY(y) }));
  }
  /** @param {string} name */
  cell(name) {
    return (
      /** @type {Cell} */
      this.cells.get(name)
    );
  }
  /**
   * @param {number} row
   * @param {number} column
   * @returns {Cell | undefined} The cell in a row and column as the viewer sees them.
   */
  cellIn(row, column) {
    return [...this.cells.values()].find((cell) => cell.row === row && cell.column === column);
  }
  /**
   * @param {number} x
   * @param {number} y
   * @returns {Cell | null} The cell at a point in board units; the nearest where outlines overlap.
   */
  cellAt(x, y) {
    let best = null;
    let bestDistance = Infinity;
    for (const cell of this.cells.values()) {
      const distance = Math.hypot(cell.x - x, cell.y - y);
      if (distance < bestDistance && contains(cell.polygon, x, y)) {
        best = cell;
        bestDistance = distance;
      }
    }
    return best;
  }
  /**
   * The cell that a finger means: the one at the point if it is wanted, else the nearest wanted one within reach.
   * @param {number} x
   * @param {number} y
   * @param {string[]} wanted
   * @param {number} reach In board units.
   */
  cellNear(x, y, wanted, reach) {
    const at = this.cellAt(x, y);
    if (at && wanted.includes(at.name)) return at;
    const near = wanted.map((name) => ({ cell: this.cell(name), distance: distanceTo(this.cell(name).box, x, y) })).filter(({ distance }) => distance <= reach).sort((a, b) => a.distance - b.distance);
    return near[0]?.cell ?? at;
  }
  /** @returns {Cell[][]} Rows from the top, each from the left. */
  rows() {
    const rows = /* @__PURE__ */ new Map();
    for (const cell of this.cells.values()) {
      const row = rows.get(cell.row);
      if (row) row.push(cell);
      else rows.set(cell.row, [cell]);
    }
    return [...rows.entries()].sort(([a], [b]) => a - b).map(([, cells]) => cells.sort((a, b) => a.column - b.column));
  }
};
function boundingBox(polygon) {
  const xs = polygon.map(([x2]) => x2);
  const ys = polygon.map(([, y2]) => y2);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
function distanceTo(box, x, y) {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}
function contains(polygon, x, y) {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i];
    const [xj, yj] = polygon[j];
    if (yi > y !== yj > y && x < (xj - xi) * (y - yi) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

// board/move-entry.js
var NOTHING = { next: [], moves: [], complete: null };
var MoveEntry = class extends EventTarget {
  #table;
  /** @type {string[]} */
  #cells = [];
  /** @type {InputState} */
  #state = NOTHING;
  /** @type {string[]} */
  #starts = [];
  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }
  get cells() {
    return this.#cells;
  }
  get state() {
    return this.#state;
  }
  /** Cells that begin some move. */
  get starts() {
    return this.#starts;
  }
  /**
   * @param {string} cell That was refused.
   * @param {boolean} [dropped] Whether a piece was dropped there.
   * @returns {string[]} The cells that `Game.explain` is to be asked about: another piece of one's own that is clicked stands
   *   for itself.
   */
  question(cell, dropped = false) {
    const isChosen = !dropped && this.#pieceOn(cell)?.player === this.#table.game.turn() && !this.#awaitsCapture();
    return isChosen ? [...this.#huffed, cell] : [...this.#cells, cell];
  }
  /** Forgets the cells entered and looks at the game afresh. */
  reset() {
    this.#starts = this.#table.awaitsMove ? this.#table.game.input([]).next : [];
    this.#set([]);
  }
  /**
   * @param {string} cell
   * @param {boolean} [dropped] Whether a piece was dropped there, which chooses no other one.
   * @returns {Refusal | null} Why the cell cannot be entered.
   */
  enter(cell, dropped = false) {
    const refusal = this.#refusedOutright();
    if (refusal) return refusal;
    if (this.#state.next.includes(cell)) {
      this.#advance(cell);
    } else if (this.#cells.includes(cell)) {
      this.#set([]);
    } else if (!dropped && this.#starts.includes(cell) && this.#pieceOn(cell)) {
      this.#startWith(cell);
    } else {
      return this.#reasonAgainst(cell);
    }
    return null;
  }
  /**
   * A drag of a piece that was not grabbed: it may not move, or a click on it would have meant something else.
   * @param {string} from
   * @param {string} to
   * @returns {{ reason: Refusal, question: string[] } | null} Why there is no such move; `null` where it was made, or where
   *   nothing was dragged.
   */
  drag(from, to) {
    if (!this.#pieceOn(from) || this.#cells.includes(from)) return null;
    const outright = this.#refusedOutright();
    if (outright) return { reason: outright, question: [from, to] };
    if (this.#starts.includes(from)) {
      this.#startWith(from);
      const question = this.question(to, true);
      const reason = this.enter(to, true);
      return reason && { reason, question };
    }
    if (!this.#awaitsCapture()) return { reason: "rule", question: [...this.#huffed, from, to] };
    return this.#state.next.includes(from) ? null : { reason: "rule", question: this.question(from) };
  }
  /**
   * Takes hold of a piece that begins a move, unless the cell means something else by now.
   * @param {string} cell
   * @returns {boolean} Whether the cell was entered.
   */
  grab(cell) {
    if (this.#state.next.includes(cell) && this.#cells.length > 0) return false;
    if (this.#cells.includes(cell) || !this.#starts.includes(cell) || !this.#pieceOn(cell)) return false;
    this.#startWith(cell);
    return true;
  }
  /** @returns {string[]} Pieces that may be huffed before the move, or the one that is. */
  get huffable() {
    const { moves } = this.#state;
    const huffed = this.#huffed;
    return huffed.length > 0 || this.#cells.length > 0 ? huffed : [...new Set(moves.flatMap(({ huff }) => huff ?? []))];
  }
  /** @returns {Carried | null} The piece that is being moved, where it stands by now. */
  get carried() {
    const [move] = this.#state.moves;
    if (!move || this.#cells.length === 0) return null;
    const { player, piece, from } = move;
    const start2 = from === null ? 0 : this.#cells.indexOf(from);
    if (start2 < 0) return null;
    const route = this.#cells.filter((cell, i) => i === start2 || i > start2 && (cell === from || !this.#pieceOn(cell)));
    return { player, piece, from, route, at: route[route.length - 1] };
  }
  /** @returns {string[]} Pieces that leave the board in any case. */
  get doomed() {
    const [first, ...others] = this.#state.moves.map(taken);
    if (!first || this.#cells.length === 0) return [];
    return first.filter((cell) => others.every((cells) => cells.includes(cell)) && this.#isSettled(cell));
  }
  /** @returns {string[]} The piece that has been entered to be huffed. */
  get #huffed() {
    const [first] = this.#cells;
    return this.#state.moves.some(({ huff }) => huff !== void 0 && huff === first) ? [first] : [];
  }
  /**
   * Begins the move anew with another piece; what is huffed stays so.
   * @param {string} cell
   */
  #startWith(cell) {
    this.#cells = this.#huffed;
    if (!this.#table.game.input(this.#cells).next.includes(cell)) this.#cells = [];
    this.#advance(cell);
  }
  /** @param {string} cell */
  #advance(cell) {
    const cells = [...this.#cells, cell];
    const state = this.#table.game.input(cells);
    if (state.complete) this.#table.play(state.complete.text);
    else this.#set(cells, state);
  }
  /**
   * @param {string[]} cells
   * @param {InputState} [state]
   */
  #set(cells, state) {
    this.#cells = cells;
    this.#state = state ?? (this.#table.awaitsMove ? this.#table.game.input(cells) : NOTHING);
    this.dispatchEvent(new Event("change"));
  }
  /**
   * Whether the loss of a piece follows from the cells entered, not from there being no choice.
   * @param {string} cell
   */
  #isSettled(cell) {
    return this.#cells.length > 1 || this.#cells[0] === cell;
  }
  /** @returns {Refusal | null} */
  #refusedOutright() {
    if (this.#table.outcome) return "over";
    return this.#table.awaitsMove && !this.#table.thinking ? null : "computer";
  }
  /**
   * @param {string} cell
   * @returns {Refusal}
   */
  #reasonAgainst(cell) {
    if (this.#cells.length === 0) return this.#pieceOn(cell) ? "rule" : "choose";
    return this.#state.moves.filter(({ to }) => to === cell).length > 1 ? "way" : "rule";
  }
  /** Whether only pieces of the other side may be entered next. */
  #awaitsCapture() {
    const turn = this.#table.game.turn();
    return this.#cells.length > 0 && this.#state.next.every((cell) => {
      const piece = this.#pieceOn(cell);
      return piece && piece.player !== turn;
    });
  }
  /** @param {string} cell The top piece of a stack. */
  #pieceOn(cell) {
    return this.#table.game.board().findLast((piece) => piece.cell === cell);
  }
};
function taken({ captures, huff }) {
  const cells = captures.map(({ cell }) => cell);
  return huff === void 0 ? cells : [huff, ...cells];
}

// board/numbers.js
var LEAST_PIXELS = 9;
var HALO_PIXELS = 3;
function paintNumbers(context, labels, { size, corner = false, leastPixels = LEAST_PIXELS, weight = 500, halo }) {
  const toPixels = context.getTransform();
  context.save();
  context.resetTransform();
  context.font = `${weight} ${Math.max(size * toPixels.a, leastPixels * pixelRatio(context))}px system-ui, sans-serif`;
  context.textAlign = corner ? "left" : "center";
  context.textBaseline = corner ? "top" : "middle";
  context.lineJoin = "round";
  for (const { text, x, y, colour } of labels) {
    context.fillStyle = colour;
    const place = toPixels.transformPoint({ x, y });
    if (halo) {
      context.strokeStyle = halo;
      context.lineWidth = HALO_PIXELS * pixelRatio(context);
      context.strokeText(text, place.x, place.y);
    }
    context.fillText(text, place.x, place.y);
  }
  context.restore();
}
function areEnlarged(context, size) {
  return size < leastSize(context);
}
function leastSize(context) {
  return LEAST_PIXELS * pixelRatio(context) / context.getTransform().a;
}
function pixelRatio(context) {
  return context.pixelRatio ?? devicePixelRatio;
}

// board/wood.js
var FRAME_EDGE = 0.05;
function paintFrame(context, { view, width, height, framed }, palette, wood2) {
  if (framed) fillWood(context, view, { base: palette.frame, grain: palette.grain, ...wood2 });
  context.fillStyle = palette.frameEdge;
  context.fillRect(-FRAME_EDGE, -FRAME_EDGE, width + 2 * FRAME_EDGE, height + 2 * FRAME_EDGE);
}
function fillWood(context, box, { base, grain, seed, spacing, upright = false }) {
  const random = generator(seed);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = base;
  context.fill();
  if (grain === "") {
    context.restore();
    return;
  }
  context.globalAlpha = random() * 0.07;
  context.fillStyle = grain;
  context.fill();
  context.strokeStyle = grain;
  const length = upright ? box.height : box.width;
  const breadth = upright ? box.width : box.height;
  for (let across = -spacing; across < breadth + spacing; across += spacing * (0.5 + random())) {
    const bend = spacing * 1.6 * (random() - 0.5);
    const end = across + spacing * 0.8 * (random() - 0.5);
    const control = across + bend;
    context.globalAlpha = 0.02 + random() * 0.08;
    context.lineWidth = spacing * (0.08 + random() * 0.3);
    context.beginPath();
    if (upright) {
      context.moveTo(box.x + across, box.y);
      context.quadraticCurveTo(box.x + control, box.y + length / 2, box.x + end, box.y + length);
    } else {
      context.moveTo(box.x, box.y + across);
      context.quadraticCurveTo(box.x + length / 2, box.y + control, box.x + length, box.y + end);
    }
    context.stroke();
  }
  context.restore();
}
function generator(seed) {
  let state = (seed + 1) * 2654435769;
  return () => {
    state = state + 1831565813 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}

// board/bulltricker.js
var RADIUS = 0.42;
var STRIP = 0.64;
var GAP = 0.035;
var NAMES = { size: 0.27, leastPixels: 7 };
var THICKNESS = 0.14;
var BAR = {
  pawn: { length: 0.86, breadth: 0.42, corner: 0.2 },
  queen: { length: 1, breadth: 0.58, corner: 0.24 }
};
var bulltricker = {
  margin: 0.62,
  radius: RADIUS / STRIP,
  dot: 0.2,
  previews: true,
  paintBoard(context, geometry, palette) {
    const { cells, width, height } = geometry;
    paintFrame(context, geometry, palette, { seed: 1, spacing: 0.09 });
    fillWood(context, { x: 0, y: 0, width, height }, { base: palette.paleWood, grain: palette.grain, seed: 2, spacing: 0.2 });
    let seed = 3;
    const xs = /* @__PURE__ */ new Set();
    const ys = /* @__PURE__ */ new Set();
    for (const { box, x, y, upright } of cells.values()) {
      if (isRoyal({ box })) {
        paintRoyalSquare(context, { x, y }, palette);
        continue;
      }
      (upright ? xs : ys).add(upright ? x : y);
      context.save();
      context.beginPath();
      context.roundRect(box.x + GAP, box.y + GAP, box.width - 2 * GAP, box.height - 2 * GAP, 0.07);
      context.clip();
      fillWood(context, box, { base: palette.darkWood, grain: palette.grain, seed: seed++, spacing: 0.1, upright });
      context.restore();
    }
    for (const y of ys) for (const x of xs) paintButee(context, { x, y }, palette);
  },
  paintNumbers(context, { labels }, palette) {
    paintNumbers(context, labels.map((label) => ({ ...label, colour: palette.labelOnFrame })), NAMES);
  },
  paintPiece(context, { player, piece, upright }, palette) {
    const colours = palette[player];
    if (piece === "king") {
      paintDisc(context, colours, { cast: palette.cast, thickness: THICKNESS });
      paintGroove(context, colours, 0.76);
      paintCrown(context, colours, 1);
      return;
    }
    const { length, breadth, corner } = piece === "queen" ? BAR.queen : BAR.pawn;
    const [w, h] = upright ? [breadth, length] : [length, breadth];
    paintBar(context, colours, { w, h, corner, cast: palette.cast });
    context.lineWidth = 0.07;
    context.strokeStyle = colours.groove;
    context.beginPath();
    context.roundRect(0.17 - w, 0.17 - h, 2 * w - 0.34, 2 * h - 0.34, corner * 0.5);
    context.stroke();
    if (piece === "queen") paintCrown(context, colours, 0.62);
  },
  traceRing(context, { x, y, box, upright }) {
    if (isRoyal({ box })) {
      circle(context, x, y, RADIUS + 0.02);
      return;
    }
    const [w, h] = upright ? [0.27, RADIUS + 0.03] : [RADIUS + 0.03, 0.27];
    context.beginPath();
    context.roundRect(x - w, y - h, 2 * w, 2 * h, 0.12);
  },
  paintOver(context, geometry, palette, highlights, pieces2) {
    for (const king of pieces2) {
      if (king.piece !== "king") continue;
      const { x, y } = geometry.cell(king.cell);
      const closed = closedSides(king, geometry, pieces2);
      const mat = closed.length === 4 && closed.some(({ player }) => player !== king.player);
      if (mat) {
        context.save();
        context.globalAlpha = 0.32;
        context.fillStyle = palette.capturable;
        context.fillRect(x - 0.5, y - 0.5, 1, 1);
        context.restore();
      }
      context.lineCap = "round";
      for (const side of closed) {
        const [dx, dy] = [Math.sign(Math.round(side.cell.x - x)), Math.sign(Math.round(side.cell.y - y))];
        context.beginPath();
        context.moveTo(x + 0.46 * dx - 0.36 * dy, y + 0.46 * dy - 0.36 * dx);
        context.lineTo(x + 0.46 * dx + 0.36 * dy, y + 0.46 * dy + 0.36 * dx);
        context.lineWidth = 0.13;
        context.strokeStyle = palette.targetRim;
        context.stroke();
        context.lineWidth = 0.08;
        context.strokeStyle = side.player === king.player ? palette.ink : palette.capturable;
        context.stroke();
      }
    }
  },
  describe(piece, geometry, pieces2) {
    if (piece.piece !== "king") return null;
    const cells = closedSides(piece, geometry, pieces2).map(({ cell }) => cell.name);
    return cells.length === 0 ? null : { key: "board.cell.closedSides", values: { count: cells.length, cells: cells.join(", ") } };
  }
};
function isRoyal({ box }) {
  return Math.abs(box.width - box.height) < 0.01;
}
function closedSides(king, geometry, pieces2) {
  const { x, y } = geometry.cell(king.cell);
  const beside = (1 + STRIP) / 2 + 0.01;
  return pieces2.map(({ cell, player }) => ({ cell: geometry.cell(cell), player })).filter(({ cell }) => cell.name !== king.cell && Math.abs(cell.x - x) + Math.abs(cell.y - y) < beside);
}
function paintRoyalSquare(context, { x, y }, palette) {
  context.save();
  context.globalAlpha = 0.22;
  context.strokeStyle = palette.ink;
  context.lineWidth = 0.025;
  context.strokeRect(x - 0.42, y - 0.42, 0.84, 0.84);
  context.globalAlpha = 0.14;
  context.fillStyle = palette.ink;
  context.beginPath();
  for (const [dx, dy] of [[0, -0.14], [0.14, 0], [0, 0.14], [-0.14, 0]]) context.lineTo(x + dx, y + dy);
  context.fill();
  context.restore();
}
function paintButee(context, { x, y }, palette) {
  const half = STRIP / 2 - GAP;
  context.fillStyle = palette.frame;
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 0.07);
  context.fill();
  context.fillStyle = palette.frameEdge;
  circle(context, x, y, 0.13);
  context.fill();
}
function paintBar(context, { face, side, groove, shine, rim, edge }, { w, h, corner, cast }) {
  const box = (down, inset) => {
    context.beginPath();
    context.roundRect(inset - w, inset - h + down, 2 * (w - inset), 2 * (h - inset), Math.max(corner - inset, 0.05));
  };
  context.save();
  context.shadowColor = cast;
  context.shadowBlur = 0.16 * context.getTransform().a;
  context.shadowOffsetY = 0.05 * context.getTransform().a;
  context.fillStyle = side;
  box(THICKNESS, 0);
  context.fill();
  context.restore();
  context.fillStyle = face;
  if (shine !== face) {
    const light = context.createLinearGradient(-0.4 * w, -h, 0.4 * w, h);
    light.addColorStop(0, shine);
    light.addColorStop(0.3, face);
    light.addColorStop(0.8, face);
    light.addColorStop(1, groove);
    context.fillStyle = light;
  }
  box(0, 0);
  context.fill();
  context.fillStyle = face;
  box(0, 0.09);
  context.fill();
  if (edge > 0) {
    context.lineWidth = edge;
    context.strokeStyle = rim;
    box(0, edge / 2);
    context.stroke();
  }
}
function paintCrown(context, { emblem }, scale) {
  context.save();
  context.scale(scale, scale);
  context.fillStyle = emblem;
  context.strokeStyle = emblem;
  context.lineJoin = "round";
  context.lineWidth = 0.08;
  context.beginPath();
  context.moveTo(-0.4, 0.3);
  context.lineTo(-0.48, -0.22);
  context.lineTo(-0.2, 0.02);
  context.lineTo(0, -0.38);
  context.lineTo(0.2, 0.02);
  context.lineTo(0.48, -0.22);
  context.lineTo(0.4, 0.3);
  context.closePath();
  context.fill();
  context.stroke();
  context.restore();
}

// board/charret.js
var LINE_WIDTH = 0.05;
var POINT_RADIUS = 0.09;
var MILL = { breadth: 0.2, core: 0.11 };
var NUMBERS = { size: 0.15 };
var charret = {
  margin: 0.12,
  numbersInside: true,
  radius: 0.41,
  /** In the middle, where no line is. */
  hand({ width, height }, index) {
    return { x: width / 2 - 0.24, y: height / 2 + (index === 0 ? -0.3 : 0.3), radius: 0.23 };
  },
  paintBoard(context, { cells, lines, view, framed }, palette) {
    fillWood(context, view, { base: palette.plank, grain: palette.grain, seed: 5, spacing: 0.13 });
    if (framed) {
      context.strokeStyle = palette.frameEdge;
      context.lineWidth = 0.09;
      context.strokeRect(view.x, view.y, view.width, view.height);
    }
    context.strokeStyle = palette.ink;
    context.lineWidth = LINE_WIDTH;
    context.lineCap = "round";
    context.beginPath();
    for (const { x1, y1, x2, y2 } of lines) {
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
    }
    context.stroke();
    context.fillStyle = palette.ink;
    for (const { x, y } of cells.values()) {
      circle(context, x, y, POINT_RADIUS);
      context.fill();
    }
  },
  paintNumbers(context, { labels }, palette) {
    paintNumbers(context, labels.map((label) => ({ ...label, colour: palette.labelOnPale })), NUMBERS);
  },
  /** A bar in their colour joins the tokens of a closed mill. */
  paintUnder(context, geometry, palette, highlights, pieces2) {
    context.lineCap = "butt";
    for (const { cells: [from, , to], player } of closedMills(geometry, pieces2)) {
      for (
        const [breadth, colour] of
        /** @type {const} */
        [[MILL.breadth, palette.mill], [MILL.core, palette[player].face]]
      ) {
        context.strokeStyle = colour;
        context.lineWidth = breadth;
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
        context.stroke();
      }
    }
  },
  describe({ cell }, geometry, pieces2) {
    const mills = closedMills(geometry, pieces2).map(({ cells }) => cells.map(({ name }) => name)).filter((names) => names.includes(cell));
    if (mills.length === 0) return null;
    return { key: "board.cell.mill", values: { cells: mills.map((names) => names.join("-")).join(", ") } };
  },
  paintPiece(context, { player }, palette) {
    const colours = palette[player];
    paintDisc(context, colours, { cast: palette.cast, thickness: 0.12 });
    paintGroove(context, colours, 0.6);
    if (colours.shine === colours.face) return;
    const dimple = context.createRadialGradient(0, 0.22, 0.05, 0, 0, 0.56);
    dimple.addColorStop(0, colours.shine);
    dimple.addColorStop(0.5, colours.face);
    dimple.addColorStop(1, colours.groove);
    context.globalAlpha *= 0.55;
    context.fillStyle = dimple;
    circle(context, 0, 0, 0.56);
    context.fill();
  }
};
function closedMills({ lines, cells }, pieces2) {
  const owners = new Map(pieces2.map(({ cell, player }) => [cell, player]));
  return lines.flatMap(({ x1, y1, x2, y2 }) => {
    const points = [...cells.values()].filter(({ x, y }) => (x - x1) * (y2 - y1) === (y - y1) * (x2 - x1) && (x - x1) * (x - x2) <= 0 && (y - y1) * (y - y2) <= 0).sort((a, b) => a.x - b.x || a.y - b.y);
    const player = owners.get(points[0].name);
    const isMill = player !== void 0 && points.length === 3 && points.every(({ name }) => owners.get(name) === player);
    return isMill ? [{ cells: points, player }] : [];
  });
}

// board/draughts.js
var THICKNESS2 = 0.13;
var NUMBERS2 = { size: 0.165, corner: true };
var LARGEST_ON_MEN = 0.36;
var draughts = {
  margin: 0.2,
  numbersInside: true,
  radius: 0.4,
  paintBoard(context, geometry, palette) {
    const { cells, width, height } = geometry;
    paintFrame(context, geometry, palette, { seed: 1, spacing: 0.07 });
    fillWood(context, { x: 0, y: 0, width, height }, { base: palette.paleWood, grain: palette.grain, seed: 2, spacing: 0.16 });
    let seed = 3;
    for (const { box } of cells.values()) {
      fillWood(context, box, { base: palette.darkWood, grain: palette.grain, seed: seed++, spacing: 0.1, upright: true });
    }
  },
  /** Enlarged numbers would be half under the men: then only those of empty squares are written. */
  paintNumbers(context, { cells }, palette, { occupied, last }) {
    const written = [...cells.values()].filter(({ name }) => !(occupied.has(name) && areEnlarged(context, NUMBERS2.size)));
    paintNumbers(context, written.map((cell) => inCorner(cell, last.has(cell.name) ? palette.labelOnLast : palette.labelOnDark)), NUMBERS2);
  },
  paintHiddenNumbers(context, { cells }, palette, covered) {
    if (!areEnlarged(context, NUMBERS2.size) || leastSize(context) > LARGEST_ON_MEN) return;
    const hidden = [...cells.values()].filter(({ name }) => covered.has(name));
    paintNumbers(context, hidden.map((cell) => inCorner(cell, palette.labelOnDark)), { ...NUMBERS2, halo: palette.darkWood });
  },
  paintPiece(context, { player, piece }, palette) {
    const colours = palette[player];
    paintDisc(context, colours, { cast: palette.cast, thickness: THICKNESS2 });
    if (piece === "king") {
      context.translate(0, -2 * THICKNESS2);
      paintDisc(context, colours, { cast: null, thickness: 2 * THICKNESS2 - 0.06 });
      paintGroove(context, colours, 0.76);
      paintCrown2(context, colours);
    } else {
      paintGroove(context, colours, 0.72);
      paintGroove(context, colours, 0.42);
    }
  }
};
function inCorner({ name, box }, colour) {
  return { text: name, x: box.x + 0.05, y: box.y + 0.05, colour };
}
function paintCrown2(context, { emblem }) {
  context.fillStyle = emblem;
  context.strokeStyle = emblem;
  context.lineJoin = "round";
  context.lineWidth = 0.08;
  context.beginPath();
  context.moveTo(-0.4, 0.24);
  context.lineTo(-0.48, -0.24);
  context.lineTo(-0.2, 0);
  context.lineTo(0, -0.38);
  context.lineTo(0.2, 0);
  context.lineTo(0.48, -0.24);
  context.lineTo(0.4, 0.24);
  context.closePath();
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(-0.4, 0.38);
  context.lineTo(0.4, 0.38);
  context.stroke();
}

// board/stacks.js
var KING = "*";
function gather(board, kings) {
  return [...piecesByCell(board)].map(([cell, pieces2]) => picture(cell, pieces2, kings.includes(cell)));
}
function readPicture(piece) {
  const letters = [...piece].filter((letter) => letter !== KING);
  return { pieces: letters.map((letter) => letter === "w" ? "white" : "black"), king: piece.endsWith(KING) };
}
function picture(cell, pieces2, king) {
  const letters = pieces2.map((player) => player[0]).join("");
  const piece = (
    /** @type {PieceId} */
    king ? letters + KING : letters
  );
  return { cell, player: pieces2[pieces2.length - 1], piece };
}
function piecesByCell(board) {
  const stacks = /* @__PURE__ */ new Map();
  for (const { cell, player } of board) {
    const pieces2 = stacks.get(cell);
    if (pieces2) pieces2.push(player);
    else stacks.set(cell, [player]);
  }
  return stacks;
}
function landings(geometry, board, { from, to }) {
  if (from === null) return [];
  const source = geometry.cell(from);
  const target = geometry.cell(to);
  const right = target.column - source.column;
  const down = target.row - source.row;
  const pieces2 = piecesByCell(board).get(from) ?? [];
  const result = [];
  let [column, row] = [source.column, source.row];
  for (const player of pieces2) {
    const next = geometry.cellIn(row + down, column + right);
    if (next) {
      [column, row] = [column + right, row + down];
      result.push({ cell: next.name, pieces: [player] });
    } else {
      result[result.length - 1]?.pieces.push(player);
    }
  }
  return result;
}
function touchedByLastMove(game, geometry) {
  const before = game.clone();
  const move = before.undo();
  const cells = move ? touchedBy(geometry, before.board(), move) : [];
  before.free();
  return cells;
}
function touchedBy(geometry, before, move) {
  return move.from ? [move.from, ...landings(geometry, before, move).map(({ cell }) => cell)] : [];
}
var STEP_MS2 = 150;
var LAST_STEP_MS = 190;
var TumbleAnimation = class {
  #geometry;
  #stacks;
  #backwards;
  #from;
  #lifted;
  #landings;
  /**
   * @param {Geometry} geometry
   * @param {PieceOnCell[]} before
   * @param {Move} move
   * @param {{ backwards?: boolean }} [options]
   */
  constructor(geometry, before, move, { backwards = false } = {}) {
    this.#geometry = geometry;
    this.#stacks = piecesByCell(before);
    this.#backwards = backwards;
    this.#from = /** @type {string} */
    move.from;
    this.#lifted = this.#stacks.get(this.#from) ?? [];
    this.#landings = landings(geometry, before, move);
    this.duration = Math.max(0, this.#landings.length - 1) * STEP_MS2 + LAST_STEP_MS;
  }
  /**
   * @param {number} elapsed
   * @returns {Sprite[]} From bottom to top.
   */
  sprites(elapsed) {
    const time = this.#backwards ? this.duration - elapsed : elapsed;
    const step = Math.max(0, Math.min(Math.floor(time / STEP_MS2), this.#landings.length - 1));
    const isLast = step === this.#landings.length - 1;
    const progress = ease2(Math.min(1, (time - step * STEP_MS2) / (isLast ? LAST_STEP_MS : STEP_MS2)));
    const stacks = new Map(this.#stacks);
    stacks.delete(this.#from);
    for (const { cell, pieces: pieces2 } of this.#landings.slice(0, step)) stacks.set(cell, [...stacks.get(cell) ?? [], ...pieces2]);
    const sprites = [...stacks].map(([cell, pieces2]) => this.#sprite(picture(cell, pieces2, false)));
    const from = this.#geometry.cell(step === 0 ? this.#from : this.#landings[step - 1].cell);
    const to = this.#geometry.cell(this.#landings[step].cell);
    const moving = this.#sprite(picture(this.#from, this.#lifted.slice(step), false));
    const x = from.x + (to.x - from.x) * progress;
    const hop = 0.22 * this.#geometry.unit * Math.sin(Math.PI * progress);
    return [...sprites, { ...moving, x, y: from.y + (to.y - from.y) * progress - hop, scale: 1.05 }];
  }
  /**
   * @param {PieceOnCell} piece
   * @returns {Sprite}
   */
  #sprite({ cell, player, piece }) {
    const { x, y } = this.#geometry.cell(cell);
    return { player, piece, x, y, turn: 0, alpha: 1, scale: 1 };
  }
};
function ease2(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

// board/tumblingdown.js
var LABELS = { size: 0.2, leastPixels: 8 };
var HEIGHTS = { size: 0.72, leastPixels: 10 };
var CHEQUER = 0.36;
var DISC = 0.84;
var SLICE = 0.21;
var MOST_LIFT = 0.8;
var GHOST = 0.15;
var GHOST_STEP = 0.055;
var MOST_GHOSTS = 5;
var SLAB = { width: 0.86, height: 0.17, gap: 0.03, padding: 0.12, title: 0.34 };
var tumblingdown = {
  margin: 0.38,
  radius: 0.41,
  dot: 0,
  previews: true,
  stacks: {
    gather: (board, marks) => gather(board, marks.kings),
    landings,
    touched: touchedByLastMove,
    Animation: TumbleAnimation
  },
  paintBoard(context, geometry, palette) {
    const { cells, width, height } = geometry;
    paintFrame(context, geometry, palette, { seed: 31, spacing: 0.07 });
    fillWood(context, { x: 0, y: 0, width, height }, { base: palette.plank, grain: palette.grain, seed: 32, spacing: 0.16 });
    for (const { box, row, column } of cells.values()) {
      if ((row + column) % 2 === 0) continue;
      context.save();
      context.globalAlpha = CHEQUER;
      context.fillStyle = palette.darkWood;
      context.fillRect(box.x, box.y, box.width, box.height);
      context.restore();
    }
    context.strokeStyle = palette.grain || palette.ink;
    context.globalAlpha = 0.3;
    context.lineWidth = 0.02;
    context.beginPath();
    for (let line = 1; line < width; line++) {
      context.moveTo(line, 0);
      context.lineTo(line, height);
      context.moveTo(0, line);
      context.lineTo(width, line);
    }
    context.stroke();
    context.globalAlpha = 1;
  },
  paintNumbers(context, { labels }, palette) {
    paintNumbers(context, labels.map((label) => ({ ...label, colour: palette.labelOnFrame })), LABELS);
  },
  paintPiece(context, { piece }, palette) {
    const { pieces: pieces2, king } = readPicture(piece);
    const lift = Math.min(SLICE, MOST_LIFT / Math.max(1, pieces2.length - 1));
    const total = lift * (pieces2.length - 1);
    context.translate(0, total / 2 + 0.02);
    pieces2.forEach((player, level) => {
      context.save();
      context.translate(0, -lift * level);
      context.scale(DISC, DISC);
      paintDisc(context, palette[player], { cast: level === 0 ? palette.cast : null, thickness: 0.14 });
      if (level === pieces2.length - 1) paintGroove(context, palette[player], 0.76);
      context.restore();
    });
    const top = palette[pieces2[pieces2.length - 1]];
    context.translate(0, -total);
    if (king) {
      paintKing(context, top);
      context.translate(0, 0.24);
    }
    const label = { text: String(pieces2.length), x: 0, y: king ? 0.02 : 0.04, colour: top.emblem };
    paintNumbers(context, [label], { ...HEIGHTS, size: king ? 0.62 : HEIGHTS.size, weight: 700 });
  },
  paintOver(context, geometry, palette, { landings: landings2, targets, pointed }, pieces2) {
    const strong = landings2.some((landing) => landing.strong);
    for (const landing of landings2) {
      if (strong && !landing.strong) continue;
      paintLanding(context, geometry, palette, landing, strong ? 1.6 : 1);
    }
    const stack = pieces2.find(({ cell }) => cell === pointed);
    if (!stack || targets.includes(stack.cell)) return;
    const below = readPicture(stack.piece).pieces;
    if (below.length > 1) paintSideView(context, geometry, palette, { cell: stack.cell, pieces: below });
  }
};
function paintKing(context, { emblem }) {
  context.save();
  context.translate(0, -0.33);
  context.scale(0.62, 0.5);
  context.fillStyle = emblem;
  context.strokeStyle = emblem;
  context.lineJoin = "round";
  context.lineWidth = 0.1;
  context.beginPath();
  context.moveTo(-0.42, 0.3);
  context.lineTo(-0.5, -0.22);
  context.lineTo(-0.22, 0.04);
  context.lineTo(0, -0.38);
  context.lineTo(0.22, 0.04);
  context.lineTo(0.5, -0.22);
  context.lineTo(0.42, 0.3);
  context.closePath();
  context.fill();
  context.stroke();
  context.restore();
}
function paintLanding(context, geometry, palette, { cell, pieces: pieces2 }, scale) {
  const { x, y } = geometry.cell(cell);
  const { unit } = geometry;
  const radius = GHOST * scale * unit;
  const shown = pieces2.slice(-MOST_GHOSTS);
  const step = GHOST_STEP * scale * unit;
  context.save();
  context.translate(x, y + step * (shown.length - 1) / 2);
  circle(context, 0, -(step * (shown.length - 1)) / 2, radius + 0.075 * unit + step * (shown.length - 1) / 2);
  context.fillStyle = palette.target;
  context.fill();
  context.strokeStyle = palette.targetRim;
  context.lineWidth = 0.025 * unit;
  context.stroke();
  shown.forEach((player, level) => {
    context.save();
    context.translate(0, -step * level);
    context.scale(radius, radius);
    paintDisc(context, palette[player], { cast: null, thickness: 0.16 });
    context.restore();
  });
  context.translate(0, -step * (shown.length - 1));
  if (pieces2.length > 1) {
    const { emblem } = palette[pieces2[pieces2.length - 1]];
    const label = { text: String(pieces2.length), x: 0, y: 0, colour: emblem };
    paintNumbers(context, [label], { size: 1.3 * radius, leastPixels: 8, weight: 700 });
  }
  context.restore();
}
function paintSideView(context, geometry, palette, { cell, pieces: pieces2 }) {
  const { unit, width, height, view } = geometry;
  const place = geometry.cell(cell);
  const room = height - 2 * SLAB.padding - SLAB.title;
  const step = Math.min(SLAB.height + SLAB.gap, room / pieces2.length) * unit;
  const slab = step * (SLAB.height / (SLAB.height + SLAB.gap));
  const card = {
    width: (SLAB.width + 2 * SLAB.padding) * unit,
    height: pieces2.length * step + (2 * SLAB.padding + SLAB.title) * unit
  };
  const onRight = place.x < width / 2;
  const x = onRight ? place.x + 0.6 * unit : place.x - 0.6 * unit - card.width;
  const least = view.y + 0.1;
  const most = view.y + view.height - card.height - 0.1;
  const y = Math.max(least, Math.min(place.y - card.height / 2, most));
  context.save();
  context.fillStyle = palette.card;
  context.strokeStyle = palette.frameEdge;
  context.lineWidth = 0.03 * unit;
  context.shadowColor = "rgb(0 0 0 / 0.45)";
  context.shadowBlur = 12 * pixelRatio(context);
  context.beginPath();
  context.roundRect(x, y, card.width, card.height, 0.12 * unit);
  context.fill();
  context.shadowColor = "transparent";
  context.stroke();
  const tip = onRight ? x : x + card.width;
  context.beginPath();
  context.moveTo(tip, place.y - 0.12 * unit);
  context.lineTo(place.x + (onRight ? 0.46 : -0.46) * unit, place.y);
  context.lineTo(tip, place.y + 0.12 * unit);
  context.fill();
  const title = {
    text: `${cell} · ${pieces2.length}`,
    x: x + card.width / 2,
    y: y + (SLAB.padding + SLAB.title / 2 - 0.04) * unit,
    colour: palette.ink
  };
  paintNumbers(context, [title], { size: 0.22 * unit, weight: 600 });
  const bottom = y + card.height - SLAB.padding * unit;
  pieces2.forEach((player, level) => {
    const { face, side, shine } = palette[player];
    const top = bottom - (level + 1) * step;
    const light = context.createLinearGradient(x, 0, x + card.width, 0);
    light.addColorStop(0.12, side);
    light.addColorStop(0.35, shine);
    light.addColorStop(0.55, face);
    light.addColorStop(0.9, side);
    context.fillStyle = light;
    context.strokeStyle = palette.ink;
    context.lineWidth = 0.016 * unit;
    context.beginPath();
    context.roundRect(x + SLAB.padding * unit, top, SLAB.width * unit, slab, Math.min(slab / 2, 0.06 * unit));
    context.fill();
    context.stroke();
  });
  context.restore();
}

// board/path-text.js
var TOKENS = /[MLQCAZ]|-?[\d.]+/g;
var METHODS = (
  /** @type {const} */
  { M: "moveTo", L: "lineTo", Q: "quadraticCurveTo", C: "bezierCurveTo" }
);
var NUMBERS3 = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };
function readPath(text, turnY = (y) => y) {
  const tokens = (
    /** @type {string[]} */
    text.match(TOKENS)
  );
  const mirrored = turnY(1) < turnY(0);
  const steps = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < tokens.length; ) {
    const letter = (
      /** @type {keyof typeof NUMBERS} */
      tokens[at]
    );
    const numbers = tokens.slice(at + 1, at + 1 + NUMBERS3[letter]).map(Number);
    at += 1 + numbers.length;
    if (letter === "Z") {
      steps.push(["closePath"]);
      continue;
    }
    const end = [numbers[numbers.length - 2], turnY(numbers[numbers.length - 1])];
    if (letter === "A") {
      const [radius, , , large, sweep] = numbers;
      steps.push(["arc", ...arcBetween([x, y], end, radius, large === 1, sweep === 1 !== mirrored)]);
    } else {
      const points = numbers.map((number, i) => i % 2 === 0 ? number : turnY(number));
      steps.push([METHODS[letter], ...points]);
    }
    [x, y] = end;
  }
  return steps;
}
function tracePath(context, steps) {
  context.beginPath();
  for (const [method, ...args] of steps) context[method](...args);
}
function arcBetween([x1, y1], [x2, y2], radius, large, clockwise) {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large === clockwise ? 1 : -1);
  const x = (x1 + x2) / 2 + height * (y2 - y1) / (2 * half);
  const y = (y1 + y2) / 2 - height * (x2 - x1) / (2 * half);
  return [x, y, radius, Math.atan2(y1 - y, x1 - x), Math.atan2(y2 - y, x2 - x), !clockwise];
}

// board/ultima-men.js
var FOOT = "M -0.66 0.92 L -0.66 0.8 Q -0.64 0.68 -0.5 0.64 L 0.5 0.64 Q 0.64 0.68 0.66 0.8 L 0.66 0.92 Q 0 0.99 -0.66 0.92 Z";
var FOOT_LINE = "M -0.52 0.64 Q 0 0.72 0.52 0.64";
var PINCER = figure(
  `${FOOT} M -0.42 0.66 C -0.34 0.4 -0.2 0.26 -0.16 -0.02 L -0.34 -0.04 Q -0.38 -0.14 -0.24 -0.18
   A 0.34 0.34 0 1 1 0.24 -0.18 Q 0.38 -0.14 0.34 -0.04 L 0.16 -0.02 C 0.2 0.26 0.34 0.4 0.42 0.66 Z`,
  `${FOOT_LINE} M -0.24 -0.02 Q 0 0.05 0.24 -0.02`
);
var TOWER = [
  `${FOOT} M -0.46 0.66 C -0.34 0.42 -0.3 0.1 -0.3 -0.28 L -0.46 -0.36 L -0.5 -0.84 L -0.28 -0.84 L -0.26 -0.66
   L -0.12 -0.66 L -0.12 -0.84 L 0.12 -0.84 L 0.12 -0.66 L 0.26 -0.66 L 0.28 -0.84 L 0.5 -0.84 L 0.46 -0.36
   L 0.3 -0.28 C 0.3 0.1 0.34 0.42 0.46 0.66 Z`,
  `${FOOT_LINE} M -0.44 -0.4 L 0.44 -0.4 M -0.3 -0.24 L 0.3 -0.24`
];
var HORSE = figure(
  `${FOOT} M -0.46 0.66 C -0.44 0.36 -0.06 0.24 -0.04 -0.06 C -0.18 0.04 -0.34 0.04 -0.42 0.2 C -0.54 0.24 -0.7 0.14 -0.68 0
   C -0.58 -0.2 -0.5 -0.3 -0.42 -0.54 Q -0.38 -0.66 -0.34 -0.9 L -0.16 -0.7 Q -0.04 -0.78 0.02 -0.92 L 0.1 -0.7
   C 0.5 -0.52 0.62 -0.02 0.5 0.66 Z`,
  `${FOOT_LINE} M 0.08 -0.52 C 0.34 -0.32 0.4 0 0.36 0.4 M -0.58 0.04 L -0.54 0.0`
);
var MITRE = figure(
  `${FOOT} M -0.42 0.66 C -0.3 0.42 -0.16 0.34 -0.16 0.14 L -0.32 0.12 Q -0.36 0.02 -0.24 0
   C -0.5 -0.24 -0.3 -0.6 -0.06 -0.74 A 0.12 0.12 0 1 1 0.06 -0.74 C 0.3 -0.6 0.5 -0.24 0.24 0 Q 0.36 0.02 0.32 0.12
   L 0.16 0.14 C 0.16 0.34 0.3 0.42 0.42 0.66 Z`,
  `${FOOT_LINE} M -0.26 0.06 Q 0 0.13 0.26 0.06 M 0.06 -0.52 L 0.2 -0.28`
);
var CORONET = figure(
  `${FOOT} M -0.44 0.66 C -0.34 0.4 -0.24 0.3 -0.26 0.02 L -0.62 -0.56 A 0.1 0.1 0 1 1 -0.52 -0.58 L -0.32 -0.26
   L -0.28 -0.72 A 0.1 0.1 0 1 1 -0.18 -0.72 L -0.02 -0.3 L 0.02 -0.3 L 0.18 -0.72 A 0.1 0.1 0 1 1 0.28 -0.72 L 0.32 -0.26
   L 0.52 -0.58 A 0.1 0.1 0 1 1 0.62 -0.56 L 0.26 0.02 C 0.24 0.3 0.34 0.4 0.44 0.66 Z`,
  `${FOOT_LINE} M -0.27 0.04 Q 0 0.12 0.27 0.04 M -0.24 0.18 Q 0 0.25 0.24 0.18`
);
var CROSS = figure(
  `${FOOT} M -0.44 0.66 C -0.34 0.42 -0.26 0.34 -0.28 0.08 C -0.66 -0.16 -0.52 -0.6 -0.12 -0.46 L -0.06 -0.6 L -0.06 -0.72
   L -0.2 -0.72 L -0.2 -0.86 L -0.06 -0.86 L -0.06 -1 L 0.06 -1 L 0.06 -0.86 L 0.2 -0.86 L 0.2 -0.72 L 0.06 -0.72
   L 0.06 -0.6 L 0.12 -0.46 C 0.52 -0.6 0.66 -0.16 0.28 0.08 C 0.26 0.34 0.34 0.42 0.44 0.66 Z`,
  `${FOOT_LINE} M -0.28 0.08 Q 0 0.16 0.28 0.08 M -0.26 0.22 Q 0 0.29 0.26 0.22 M 0 -0.44 L 0 0.02`
);
var FIGURES = {
  pincer: PINCER,
  coordinator: figure(...TOWER),
  "long-leaper": HORSE,
  chameleon: MITRE,
  withdrawer: CORONET,
  king: CROSS,
  // The tower upside down.
  immobiliser: figure(...TOWER, (y) => 0.06 - y)
};
function paintMan(context, piece, { face, side, groove, shine, rim }, cast) {
  const { outline: outline3, lines } = FIGURES[piece];
  const shadow = context.createRadialGradient(0, 0.9, 0.1, 0, 0.9, 0.85);
  shadow.addColorStop(0, cast);
  shadow.addColorStop(1, "transparent");
  context.fillStyle = shadow;
  context.save();
  context.translate(0, 0.62);
  context.scale(1, 0.3);
  context.fillRect(-1, 0, 2, 2);
  context.restore();
  context.lineJoin = "round";
  context.lineCap = "round";
  context.strokeStyle = rim;
  context.lineWidth = 0.16;
  tracePath(context, outline3);
  context.stroke();
  context.fillStyle = face;
  if (shine !== face) {
    const light = context.createLinearGradient(-0.6, -0.2, 0.65, 0.2);
    light.addColorStop(0, face);
    light.addColorStop(0.3, shine);
    light.addColorStop(0.5, face);
    light.addColorStop(0.85, groove);
    light.addColorStop(1, side);
    context.fillStyle = light;
  }
  context.fill();
  context.lineWidth = 0.06;
  if (shine === face) context.strokeStyle = groove;
  tracePath(context, lines);
  context.stroke();
  if (piece === "long-leaper") {
    context.fillStyle = shine === face ? groove : rim;
    circle(context, -0.24, -0.36, 0.065);
    context.fill();
  }
}
function figure(outline3, lines, turnY) {
  return { outline: readPath(outline3, turnY), lines: readPath(lines, turnY) };
}

// board/ultima.js
var MARGIN = 0.36;
var NUMBERS4 = { size: 0.2, leastPixels: 8 };
var ICE = { veil: "rgb(120 190 235 / 0.42)", badge: "#1b6fae", crystal: "#ffffff", line: "rgb(20 110 180 / 0.9)" };
var ultima = {
  margin: MARGIN,
  radius: 0.44,
  previews: true,
  paintBoard(context, geometry, palette) {
    const { cells } = geometry;
    paintFrame(context, geometry, palette, { seed: 1, spacing: 0.07 });
    let seed = 2;
    for (const { row, column, box } of cells.values()) {
      const dark = (row + column) % 2 === 1;
      const base = dark ? palette.darkWood : palette.paleWood;
      fillWood(context, box, { base, grain: palette.grain, seed: seed++, spacing: 0.12, upright: dark });
    }
  },
  /** The names of files and ranks stay at the left and the bottom, however the board is turned. */
  paintNumbers(context, { cells, height }, palette) {
    const colour = palette.labelOnFrame;
    const names = [...cells.values()].flatMap(({ name, row, column, x, y }) => [
      ...row === 7 ? [{ text: name[0], x, y: height + MARGIN / 2 + 0.03, colour }] : [],
      ...column === 0 ? [{ text: name[1], x: -MARGIN / 2 - 0.02, y, colour }] : []
    ]);
    paintNumbers(context, names, NUMBERS4);
  },
  paintPiece(context, { player, piece }, palette) {
    context.translate(0, 0.02);
    paintMan(context, piece, palette[player], palette.cast);
  },
  /** A ring would hide the figures: a line under the foot. */
  traceMovable(context, { x, y }) {
    context.beginPath();
    context.moveTo(x - 0.24, y + 0.445);
    context.lineTo(x + 0.24, y + 0.445);
  },
  paintUnder(context, geometry, palette, { lastTaken }) {
    context.save();
    context.globalAlpha = 0.7;
    for (const name of lastTaken) cross(context, geometry, name, 0.2, palette.capturable, 0.07);
    context.restore();
  },
  paintOver(context, geometry, palette, highlights) {
    paintIce(context, geometry, highlights);
    paintHolders(context, geometry, highlights);
    for (const { cell } of highlights.frozen) paintCrystal(context, geometry, cell);
    paintTakingTargets(context, geometry, palette, highlights);
    for (const name of highlights.doomed) {
      cross(context, geometry, name, 0.19, palette.targetRim, 0.13);
      cross(context, geometry, name, 0.19, palette.capturable, 0.075);
    }
  }
};
function paintIce(context, geometry, { frozen }) {
  context.fillStyle = ICE.veil;
  for (const { cell } of frozen) {
    const { box } = geometry.cell(cell);
    context.fillRect(box.x, box.y, box.width, box.height);
  }
}
function paintCrystal(context, geometry, name) {
  const { x, y } = geometry.cell(name);
  const centre = { x: x + 0.3, y: y - 0.3 };
  context.fillStyle = ICE.badge;
  circle(context, centre.x, centre.y, 0.17);
  context.fill();
  context.strokeStyle = ICE.crystal;
  context.lineWidth = 0.035;
  context.lineCap = "round";
  context.beginPath();
  for (let arm = 0; arm < 3; arm++) {
    const dx = 0.12 * Math.cos(arm * Math.PI / 3 + Math.PI / 6);
    const dy = 0.12 * Math.sin(arm * Math.PI / 3 + Math.PI / 6);
    context.moveTo(centre.x - dx, centre.y - dy);
    context.lineTo(centre.x + dx, centre.y + dy);
  }
  context.stroke();
}
function paintHolders(context, geometry, { frozen, pointed, selected }) {
  context.strokeStyle = ICE.line;
  context.fillStyle = ICE.line;
  for (const { cell, by } of frozen) {
    for (const holder of by) {
      if (![cell, holder].some((name) => name === pointed || name === selected)) continue;
      const from = geometry.cell(holder);
      const to = geometry.cell(cell);
      context.lineWidth = 0.09;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
      circle(context, to.x, to.y, 0.1);
      context.fill();
      context.lineWidth = 0.07;
      circle(context, from.x, from.y, 0.46);
      context.stroke();
    }
  }
}
function paintTakingTargets(context, geometry, palette, { targets, takes, pointed }) {
  const counts = [];
  for (const name of targets) {
    const victims = takes.get(name) ?? [];
    if (victims.length === 0) continue;
    const { x, y } = geometry.cell(name);
    context.fillStyle = palette.capturable;
    circle(context, x, y, name === pointed ? 0.28 : 0.22);
    context.fill();
    context.strokeStyle = palette.targetRim;
    context.lineWidth = 0.035;
    context.stroke();
    counts.push({ text: String(victims.length), x, y: y + 0.015, colour: "#fff" });
  }
  paintNumbers(context, counts, { size: 0.28, leastPixels: 10 });
}
function cross(context, geometry, name, half, colour, width) {
  const { x, y } = geometry.cell(name);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
  context.stroke();
}

// board/painters.js
var PAINTERS = {
  draughts,
  "spanish-draughts": draughts,
  charret,
  bulltricker,
  tumblingdown,
  ultima
};

// board/pointer-input.js
var DRAG_DISTANCE = 6;
var TOUCH_REACH = 9;
var PointerInput = class {
  #element;
  #view;
  #target;
  /** @type {{ id: number, cell: string, x: number, y: number, grabbed: boolean, dragging: boolean } | null} */
  #press = null;
  /**
   * @param {HTMLElement} element
   * @param {BoardView} view
   * @param {PointerTarget} target
   */
  constructor(element, view, target) {
    this.#element = element;
    this.#view = view;
    this.#target = target;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.cancel());
    element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") target.hover(null);
    });
  }
  get isDragging() {
    return this.#press?.dragging === true;
  }
  /** Lets go of what is held. */
  cancel() {
    this.#press = null;
    this.#view.drag(null);
  }
  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#view.finish();
    const cell = this.#cellAt(event);
    this.#target.hover(cell?.name ?? null);
    if (!cell) return;
    const grabbed = this.#target.grab(cell.name);
    this.#press = { id: event.pointerId, cell: cell.name, x: event.clientX, y: event.clientY, grabbed, dragging: false };
  }
  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#target.hover(this.#cellAt(event)?.name ?? null);
      return;
    }
    if (event.pointerId !== press.id) return;
    if (event.buttons === 0) {
      this.cancel();
      return;
    }
    if (!press.dragging && isFar(event, press) && this.#target.isCarried(press.cell)) {
      press.dragging = true;
      this.#element.setPointerCapture(event.pointerId);
    }
    if (press.dragging) {
      this.#view.drag({ cell: press.cell, ...this.#view.locate(event) });
      this.#target.hover(this.#cellAt(event)?.name ?? null);
    }
  }
  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.cancel();
    const cell = this.#cellAt(event);
    if (press.grabbed && event.pointerType !== "mouse") this.#target.hover(null);
    if (!cell) return;
    if (press.dragging) {
      if (cell.name !== press.cell) this.#target.enter(cell.name, true);
    } else if (cell.name === press.cell) {
      if (!press.grabbed) this.#target.enter(cell.name, false);
    } else if (isFar(event, press)) {
      this.#target.drag(press.cell, cell.name);
    }
  }
  /**
   * @param {PointerEvent} event
   * @returns {Cell | null}
   */
  #cellAt(event) {
    const { x, y } = this.#view.locate(event);
    const geometry = this.#target.geometry();
    if (event.pointerType !== "touch") return geometry.cellAt(x, y);
    const reach = TOUCH_REACH * geometry.view.width / this.#element.clientWidth;
    return geometry.cellNear(x, y, this.#target.wanted(), reach);
  }
};
function isFar(event, { x, y }) {
  return Math.hypot(event.clientX - x, event.clientY - y) > DRAG_DISTANCE;
}

// board/premove.js
var Premove = class extends EventTarget {
  #table;
  #ontoOwn;
  /** @type {string[]} */
  #cells = [];
  #isSet = false;
  /** Of a move that was typed. @type {string | null} */
  #text = null;
  /** @type {string[]} */
  #targets = [];
  /**
   * @param {Pick<Table, "game" | "isComputer" | "takesPremove">} table
   * @param {() => boolean} ontoOwn Whether pieces may be moved on those of one's own.
   */
  constructor(table, ontoOwn) {
    super();
    this.#table = table;
    this.#ontoOwn = ontoOwn;
  }
  /** The cells entered: none, the piece to be moved, or the whole move. */
  get cells() {
    return this.#cells;
  }
  /** Whether the move is whole and waits for its turn. */
  get isSet() {
    return this.#isSet;
  }
  /** The piece that has been chosen while its goal has not. @returns {string | null} */
  get chosen() {
    return this.#isSet ? null : this.#cells[0] ?? null;
  }
  /** Where the chosen piece may go after one answer of the computer or another: what can be entered next then. */
  get targets() {
    return this.#targets;
  }
  /**
   * Takes a move that is typed, in any spelling, in place of the one that waits.
   * @param {string} text
   * @returns {boolean} Whether an answer of the computer would make it legal; else all stays as it was.
   */
  enterText(text) {
    if (!this.#table.takesPremove) return false;
    const move = this.#whatFits(text);
    if (!move) return false;
    this.#set([move.from ?? "", move.to].filter((cell) => cell !== ""), true, text);
    return true;
  }
  /**
   * Drops the move that waits, as any click does, and begins another with a piece of one's own.
   * @param {string} cell
   * @returns {boolean} Whether the cell meant something.
   */
  enter(cell) {
    if (!this.#table.takesPremove) return false;
    const { chosen } = this;
    if (cell === chosen) return this.clear();
    const goesThere = chosen !== null && (this.#ontoOwn() || !this.#isOwn(cell));
    if (goesThere) this.#set([chosen, cell], true);
    else if (this.#isOwn(cell)) this.#set([cell], false);
    else if (!this.#isSet && this.#mayDropOn(cell)) this.#set([cell], true);
    else return this.clear();
    return true;
  }
  /**
   * Takes hold of a piece of one's own, to be dragged.
   * @param {string} cell
   * @returns {boolean} Whether it was there to take.
   */
  grab(cell) {
    if (!this.#table.takesPremove || !this.#isOwn(cell) || cell === this.chosen) return false;
    if (this.chosen !== null && this.#ontoOwn()) return false;
    this.#set([cell], false);
    return true;
  }
  /** @returns {boolean} Whether there was something to drop. */
  clear() {
    const wasSome = this.#cells.length > 0 || this.#isSet;
    if (wasSome) this.#set([], false);
    return wasSome;
  }
  /** @returns {{ cells: string[], text: string | null } | null} The move, if it is whole; it no longer waits. */
  take() {
    const move = this.#isSet ? { cells: this.#cells, text: this.#text } : null;
    this.clear();
    return move;
  }
  /** Pieces that may be chosen. @returns {string[]} */
  get starts() {
    if (!this.#table.takesPremove) return [];
    return [...new Set(this.#table.game.board().filter((piece) => this.#isMine(piece.player)).map(({ cell }) => cell))].filter((cell) => this.#isOwn(cell));
  }
  /** @param {string} cell */
  #isOwn(cell) {
    const top = this.#table.game.board().findLast((piece) => piece.cell === cell);
    return top !== void 0 && this.#isMine(top.player);
  }
  /** @param {string} cell */
  #mayDropOn(cell) {
    const { game } = this.#table;
    const isEmpty = game.board().every((piece) => piece.cell !== cell);
    return isEmpty && game.hands().some(({ player, count }) => count > 0 && this.#isMine(player));
  }
  /** @param {PlayerId} player */
  #isMine(player) {
    return !this.#table.isComputer(player);
  }
  /**
   * @param {string} text
   * @returns {Move | null} The move, after an answer that makes it legal.
   */
  #whatFits(text) {
    let move = null;
    this.#afterAnswers((game) => {
      if (move || !isLegal(game, text)) return;
      move = game.play(text);
      game.undo();
    });
    return move;
  }
  /** @param {string} from */
  #targetsOf(from) {
    const targets = /* @__PURE__ */ new Set();
    this.#afterAnswers((game) => {
      for (const cell of game.input([from]).next) targets.add(cell);
    });
    targets.delete(from);
    return [...targets];
  }
  /** @param {(game: Game) => void} look At the game after each move that the computer has; to be left as it is. */
  #afterAnswers(look) {
    const game = this.#table.game.clone();
    try {
      for (const answer of game.movesPacked()) {
        game.playPacked(answer);
        look(game);
        game.undo();
      }
    } finally {
      game.free();
    }
  }
  /**
   * @param {string[]} cells
   * @param {boolean} isSet
   * @param {string | null} [text]
   */
  #set(cells, isSet, text = null) {
    this.#cells = cells;
    this.#isSet = isSet;
    this.#text = text;
    this.#targets = this.chosen === null ? [] : this.#targetsOf(this.chosen);
    this.dispatchEvent(new Event("change"));
  }
};
function isLegal(game, text) {
  try {
    return game.isLegal(text);
  } catch {
    return false;
  }
}

// board/board.js
var BARE_MARGIN = 0.2;
var Board = class extends EventTarget {
  #element;
  #table;
  #wording;
  #view;
  #grid;
  #entry;
  #premove;
  #pointer;
  /** @type {BoardOptions} */
  #options = { coordinates: true, movable: true };
  /** Whether something is shown for the cell pointed at. */
  #isPreviewing = false;
  /** Whether a move is being played that had been entered before its turn. */
  #isPremoving = false;
  /** @type {Geometry} */
  #geometry;
  /** @type {Layout} */
  #layout;
  /** Where the piece was shown when the last cell of a move was entered. @type {Carried | null} */
  #carried = null;
  #dropped = false;
  /** @type {Palette} */
  #palette;
  /** @type {string[]} */
  #marked = [];
  /** @type {string | null} */
  #selected = null;
  /** The cell under the pointer, and the one that the keyboard is on. @type {string | null} */
  #hovered = null;
  /** @type {string | null} */
  #focused = null;
  /** Cells of the last move in a game of stacks. @type {string[]} */
  #touched = [];
  /**
   * @param {HTMLElement} element With a canvas inside.
   * @param {Table} table
   * @param {Wording} wording
   * @param {Palette} palette
   */
  constructor(element, table, wording, palette) {
    super();
    this.#element = element;
    this.#table = table;
    this.#wording = wording;
    this.#palette = palette;
    this.#view = new BoardView(
      /** @type {HTMLCanvasElement} */
      element.querySelector("canvas")
    );
    this.#entry = new MoveEntry(table);
    this.#premove = new Premove(table, () => this.#painter.stacks !== void 0);
    this.#premove.addEventListener("change", () => this.show());
    this.#grid = new AccessibleGrid(element, (cell) => this.#enter(cell, false), (cell) => {
      this.#focused = cell;
      this.#point();
    });
    this.#pointer = new PointerInput(element, this.#view, {
      geometry: () => this.#geometry,
      wanted: () => [...this.#entry.state.next, ...this.#entry.starts, ...this.#premove.targets],
      grab: (cell) => this.#entry.grab(cell) || this.#premove.grab(cell),
      enter: (cell, dropped) => this.#enter(cell, dropped),
      drag: (from, to) => this.#drag(from, to),
      isCarried: (cell) => this.#entry.carried?.at === cell || this.#premove.chosen === cell,
      hover: (cell) => {
        this.#showCursor(cell);
        if (cell === this.#hovered) return;
        this.#hovered = cell;
        this.#point();
      }
    });
    this.#entry.addEventListener("change", () => {
      this.show();
      const { cells, carried, state } = this.#entry;
      const cell = carried?.at ?? cells.at(-1) ?? null;
      if (cell !== this.#selected) this.dispatchEvent(new CustomEvent("select", { detail: { cell, moves: state.moves } }));
      this.#selected = cell;
    });
  }
  /** Drops the move being entered, or the one that waits for its turn. */
  cancel() {
    this.#pointer.cancel();
    const { isSet } = this.#premove;
    this.#premove.clear();
    if (isSet) this.#tellPremove([]);
    this.#entry.reset();
  }
  /**
   * Takes a move that is typed while the computer thinks, to follow its answer.
   * @param {string} text In any spelling.
   * @returns {boolean} Whether an answer would make it legal.
   */
  premove(text) {
    const isTaken = this.#premove.enterText(text);
    if (isTaken) this.#tellPremove(this.#premove.cells);
    return isTaken;
  }
  /**
   * @param {string} cell
   * @param {boolean} dropped
   */
  #enter(cell, dropped) {
    const { isSet } = this.#premove;
    if (this.#premove.enter(cell)) {
      if (isSet || this.#premove.isSet) this.#tellPremove(this.#premove.isSet ? this.#premove.cells : []);
      return;
    }
    this.#view.finish();
    this.#carried = this.#entry.carried;
    this.#dropped = dropped;
    const from = this.#entry.carried?.from ?? null;
    const question = this.#entry.question(cell, dropped);
    const reason = this.#entry.enter(cell, dropped);
    this.#carried = null;
    if (reason) this.#refuse({ reason, from, cell, question });
  }
  /**
   * A drag that carried no piece.
   * @param {string} from
   * @param {string} to
   */
  #drag(from, to) {
    if (this.#premove.starts.includes(from)) return;
    this.#view.finish();
    const refused = this.#entry.drag(from, to);
    if (refused) this.#refuse({ ...refused, from, cell: to });
  }
  /** @param {Refused} detail */
  #refuse(detail) {
    this.dispatchEvent(new CustomEvent("refused", { detail }));
  }
  /** @param {string[] | null} cells */
  #tellPremove(cells) {
    this.dispatchEvent(new CustomEvent("premove", { detail: cells }));
  }
  /**
   * Plays a move whose turn has come. Where its cells leave a choice, the person goes on with it.
   * @param {{ cells: string[], text: string | null }} move
   */
  #playPremove({ cells, text }) {
    if (!this.#table.awaitsMove || this.#table.thinking) return;
    this.#isPremoving = true;
    const isLegal2 = text === null ? cells.every((cell) => this.#entry.enter(cell) === null) : this.#table.game.isLegal(text);
    if (isLegal2 && text !== null) this.#table.play(text);
    this.#isPremoving = false;
    if (isLegal2) return;
    this.#entry.reset();
    this.#tellPremove(null);
  }
  /** @param {BoardChange} change */
  follow(change) {
    const isAnswer = change.type === "move" && this.#table.isComputer(change.steps[0].move.player);
    const premove = this.#premove.take();
    if (isAnswer) {
      if (premove) queueMicrotask(() => this.#playPremove(premove));
    } else if (premove) {
      this.#tellPremove([]);
    }
    this.#pointer.cancel();
    if (change.type === "scene") {
      this.#layout = this.#table.game.layout();
      this.#setScene();
    }
    const { stacks } = this.#painter;
    const Animation = stacks?.Animation ?? MoveAnimation;
    this.#touched = stacks?.touched(this.#table.game, this.#geometry) ?? [];
    if (change.type === "move") {
      const [{ move, before }] = change.steps;
      if (!isAnswer && !this.#isPremoving) this.#view.finish();
      const trail = this.#carried ? this.#dropped ? [move.to] : remaining(move.path, this.#carried.route) : void 0;
      this.#view.animate(new Animation(this.#geometry, before, move, { trail }));
    } else if (change.type === "back" || change.type === "forward") {
      this.#view.finish();
      const backwards = change.type !== "forward";
      for (const { move, before } of change.steps) {
        this.#view.animate(new Animation(this.#geometry, before, move, { backwards }));
      }
    }
    this.#entry.reset();
  }
  /** @param {Palette} palette */
  setPalette(palette) {
    this.#palette = palette;
    if (this.#layout) this.#setScene();
  }
  /** @param {BoardOptions} options */
  setOptions(options) {
    this.#options = options;
    if (this.#layout) this.#setScene();
  }
  /** @param {Annotations} annotations What an author, or a refusal, draws on the board. */
  annotate(annotations) {
    this.#marked = (annotations.marks ?? []).map(({ cell }) => cell);
    this.#view.annotate(annotations);
    if (this.#layout) this.show();
  }
  /**
   * Draws the board at rest with more pixels than the screen has, for a printer; `null` draws for the screen again.
   * @param {{ pixels: number, palette: Palette } | null} print Pixels a CSS pixel.
   */
  print(print) {
    this.#view.print(print);
  }
  get #painter() {
    return PAINTERS[this.#table.game.id()];
  }
  #setScene() {
    const painter = this.#painter;
    const { coordinates, numbered } = this.#options;
    const margin = coordinates || painter.numbersInside ? painter.margin : Math.min(BARE_MARGIN, painter.margin);
    this.#geometry = new Geometry(this.#layout, this.#table.view.rotated, margin);
    const { width, height } = this.#geometry.view;
    this.#element.style.setProperty("--ratio", String(width / height));
    this.#view.setScene({ geometry: this.#geometry, painter, palette: this.#palette, coordinates, numbered });
    this.#grid.build(this.#geometry);
    this.show();
  }
  /** Shows the state of the game, and its words, anew. */
  show() {
    if (!this.#table.takesPremove && this.#premove.clear()) return;
    const { pieces: pieces2, highlights } = this.#showPieces();
    this.dispatchEvent(new CustomEvent("prompt", { detail: this.#prompt(highlights) }));
    this.#element.classList.toggle("interactive", this.#table.awaitsMove || this.#table.takesPremove === true);
    const { describe } = this.#painter;
    this.#grid.label(this.#wording.board(), (cell) => {
      const standing = pieces2.filter((piece) => piece.cell === cell);
      const note = (standing[0] && describe?.(standing[0], this.#geometry, pieces2)) ?? null;
      return {
        label: this.#wording.cell(cell, standing, highlights, note),
        selected: highlights.selected === cell,
        movable: standing.length > 0 && this.#entry.starts.includes(cell)
      };
    });
  }
  /** Pieces and marks on the canvas. */
  #showPieces() {
    const { game } = this.#table;
    const marks = game.marks();
    const pieces2 = this.#carryOut(game.board());
    const highlights = { ...this.#highlights(pieces2, marks), marked: this.#marked };
    const drawn = this.#options.movable ? highlights : { ...highlights, movable: [] };
    this.#view.show(this.#painter.stacks?.gather(pieces2, marks) ?? pieces2, drawn);
    return { pieces: pieces2, highlights };
  }
  /** Shows what belongs to the cell pointed at, where the game has such things; while a piece is dragged, only what it can do. */
  #point() {
    if (!this.#painter.previews) return;
    const pointed = this.#hovered ?? this.#focused;
    const matters = pointed !== null && (!this.#pointer.isDragging || this.#entry.state.next.includes(pointed));
    if (matters || this.#isPreviewing) this.#showPieces();
    this.#isPreviewing = matters;
  }
  /**
   * @param {Highlights} highlights
   * @returns {Prompt | null}
   */
  #prompt({ capturable, targets, movable, selected }) {
    const { cells, huffable } = this.#entry;
    if (huffable.length > 0) return { kind: cells.length > 0 ? "huffed" : "huff", cells: huffable };
    const choosing = selected !== null && capturable.length > 0 && targets.length + movable.length === 0;
    return choosing ? { kind: "capture", cells: capturable } : null;
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @returns {PieceOnCell[]} The pieces with the one being moved where it stands by now.
   */
  #carryOut(pieces2) {
    const carried = this.#entry.carried;
    if (!carried || carried.at === carried.from) return pieces2;
    const { at, from, player, piece } = carried;
    return [...pieces2.filter(({ cell }) => cell !== from), { cell: at, player, piece }];
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @param {Marks} marks
   * @returns {Highlights}
   */
  #highlights(pieces2, marks) {
    const { starts, cells, state, huffable, carried, doomed } = this.#entry;
    const { stacks, previews } = this.#painter;
    const entering = cells.length > 0;
    const enterable = entering ? state.next : starts;
    const pointed = this.#hovered ?? this.#focused;
    const common = {
      ...restingHighlights(marks, stacks ? this.#touched : null),
      selected: entering ? carried?.at ?? cells[cells.length - 1] : this.#premove.chosen,
      premove: this.#premove.isSet ? this.#premove.cells : [],
      premoveTargets: this.#premove.targets,
      pointed
    };
    if (stacks) {
      return { ...common, targets: entering ? enterable : [], landings: entering ? this.#landings(pieces2, stacks, pointed) : [] };
    }
    const owners = new Map(pieces2.map(({ cell, player }) => [cell, player]));
    const turn = this.#table.game.turn();
    const must = this.#table.awaitsMove && !entering ? marks.mustMove : [];
    const takes = new Map(previews && entering ? state.moves.map((move) => [move.to, move.captures]) : []);
    const victims = [...takes.values()].flat().map(({ cell }) => cell);
    const preview = (pointed === null ? void 0 : takes.get(pointed)) ?? [];
    return {
      ...common,
      must,
      threatened: must.length > 0 ? marks.threatened : [...new Set(victims)],
      movable: enterable.filter((cell) => owners.get(cell) === turn && !cells.includes(cell) && !must.includes(cell)),
      capturable: enterable.filter((cell) => owners.has(cell) && owners.get(cell) !== turn && !huffable.includes(cell)),
      huffable: entering ? [] : huffable,
      targets: entering ? enterable.filter((cell) => !owners.has(cell) || cells.includes(cell)) : [],
      takes,
      doomed: [.../* @__PURE__ */ new Set([...doomed, ...preview.map(({ cell }) => cell)])]
    };
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @param {StackGame} stacks
   * @param {string | null} pointed
   * @returns {Highlights["landings"]} The pieces of the selected stack where each of its moves would drop them.
   */
  #landings(pieces2, stacks, pointed) {
    return this.#entry.state.moves.flatMap((move) => {
      const landings2 = stacks.landings(this.#geometry, pieces2, move);
      const strong = landings2.some(({ cell }) => cell === pointed);
      return landings2.map((landing) => ({ ...landing, strong }));
    });
  }
  /** @param {string | null} cell */
  #showCursor(cell) {
    const enterable = cell !== null && (this.#entry.state.next.includes(cell) || this.#entry.starts.includes(cell) || this.#premove.starts.includes(cell) || this.#premove.targets.includes(cell));
    this.#element.classList.toggle("enterable", enterable);
  }
};
function remaining(path, route) {
  const last = route.length - 1;
  return route.every((cell, i) => cell === path[i]) ? path.slice(last) : [route[last], path[path.length - 1]];
}

// board/palette.js
var LOOKS = (
  /** @type {const} */
  ["wood", "paper", "contrast"]
);
var THEMES = (
  /** @type {const} */
  ["light", "dark"]
);
var wood = {
  frame: "#5a3a26",
  frameEdge: "#7d563a",
  paleWood: "#ecd8b1",
  darkWood: "#94653f",
  grain: "#3a200c",
  plank: "#e6cfa3",
  ink: "#402a1a",
  labelOnDark: "rgb(255 250 240 / 0.97)",
  labelOnFrame: "rgb(255 247 232 / 0.95)",
  labelOnLast: "rgb(43 27 16 / 0.95)",
  labelOnPale: "rgb(64 42 26 / 0.9)",
  white: pieces({ face: "#fbf3e2", side: "#c0a87c", groove: "#cfbc94", shine: "#ffffff", emblem: "#7c5816", rim: "#4a3416", edge: 0.045 }),
  black: pieces({ face: "#2b2320", side: "#120d0b", groove: "#15100e", shine: "#64554c", emblem: "#dcb765", rim: "#c9b79a", edge: 0 }),
  red: pieces({ face: "#b53324", side: "#661710", groove: "#86231a", shine: "#ea8573", emblem: "#ffe2b0", rim: "#4a0f0a", edge: 0.045 }),
  yellow: pieces({ face: "#f4c63d", side: "#a5760f", groove: "#cf9c1d", shine: "#fff0b5", emblem: "#5a3d05", rim: "#6b4a08", edge: 0.045 }),
  lastMove: "rgb(255 214 92 / 0.46)",
  lastMoveLine: "#4d2c05",
  selected: "#0c6a57",
  target: "#054a39",
  targetRim: "rgb(255 255 255 / 0.92)",
  movable: "#054a39",
  must: "#ffb52b",
  mustRim: "#2b1500",
  capturable: "#9c1207",
  premove: "#20489a",
  mill: "#2a1a0e",
  cast: "rgb(30 14 4 / 0.42)",
  card: "rgb(250 241 222 / 0.97)"
};
var woodDark = {
  ...wood,
  frame: "#3a271a",
  frameEdge: "#5b402b",
  paleWood: "#cfb78f",
  darkWood: "#865d3e",
  plank: "#d2b98c",
  ink: "#24160c",
  white: { ...wood.white, face: "#f4ead5", shine: "#fffaf0" },
  black: { ...wood.black, face: "#1c1614", side: "#0a0706", shine: "#584b43", edge: 0.03, rim: "#b9a88d" },
  lastMove: "rgb(255 206 84 / 0.5)",
  cast: "rgb(14 6 2 / 0.5)",
  card: "rgb(214 192 152 / 0.97)"
};
var paper = {
  ...wood,
  frame: "#f3eee1",
  frameEdge: "#3b352d",
  paleWood: "#fbf8ef",
  darkWood: "#cfc6b2",
  grain: "",
  plank: "#f7f3e8",
  ink: "#2b2620",
  labelOnDark: "#3b352d",
  labelOnFrame: "#3b352d",
  labelOnLast: "#2b2620",
  labelOnPale: "#3b352d",
  white: flat({ face: "#fffefa", line: "#8d8474", emblem: "#4a4238", rim: "#2b2620" }),
  black: flat({ face: "#332d27", line: "#8d8474", emblem: "#f3eee1", rim: "#1d1814" }),
  red: flat({ face: "#a3281c", line: "#dd8d84", emblem: "#fff3ee", rim: "#4c0d07" }),
  yellow: flat({ face: "#f6d05c", line: "#9a7614", emblem: "#4b3503", rim: "#4b3503" }),
  lastMove: "rgb(240 190 60 / 0.5)",
  cast: "rgb(43 38 32 / 0.2)",
  card: "rgb(255 254 250 / 0.98)"
};
var paperDark = {
  ...paper,
  frame: "#2b2d30",
  frameEdge: "#97948b",
  paleWood: "#7d7f80",
  darkWood: "#54575a",
  plank: "#54575a",
  ink: "#e9e5da",
  labelOnDark: "#f6f3ea",
  labelOnFrame: "#d9d5ca",
  labelOnLast: "#16140f",
  labelOnPale: "#f6f3ea",
  white: flat({ face: "#f4f0e6", line: "#8f897c", emblem: "#453f35", rim: "#16140f" }),
  black: flat({ face: "#1a1917", line: "#8f897c", emblem: "#ece7da", rim: "#cfcabd" }),
  red: flat({ face: "#a02a1f", line: "#e09a90", emblem: "#fff3ee", rim: "#ffd9d2" }),
  yellow: flat({ face: "#f3cb55", line: "#8e6c12", emblem: "#3f2c02", rim: "#2b1e01" }),
  lastMove: "rgb(255 206 84 / 0.72)",
  mill: "#f4f0e6",
  cast: "rgb(0 0 0 / 0.3)",
  card: "rgb(34 35 37 / 0.98)"
};
var contrast = {
  ...paper,
  frame: "#000000",
  frameEdge: "#000000",
  paleWood: "#ffffff",
  darkWood: "#a9c8ee",
  plank: "#ffffff",
  ink: "#000000",
  labelOnDark: "#000000",
  labelOnFrame: "#ffffff",
  labelOnLast: "#000000",
  labelOnPale: "#000000",
  white: flat({ face: "#ffffff", line: "#000000", emblem: "#000000", rim: "#000000", edge: 0.13 }),
  black: flat({ face: "#000000", line: "#ffffff", emblem: "#ffffff", rim: "#000000", edge: 0.13 }),
  red: flat({ face: "#8a0a00", line: "#ffffff", emblem: "#ffffff", rim: "#000000", edge: 0.13 }),
  yellow: flat({ face: "#ffe14a", line: "#000000", emblem: "#000000", rim: "#000000", edge: 0.13 }),
  lastMove: "rgb(255 214 0 / 0.85)",
  lastMoveLine: "#000000",
  selected: "#004d3f",
  target: "#00402f",
  targetRim: "#ffffff",
  movable: "#004d3f",
  must: "#ffb000",
  mustRim: "#000000",
  capturable: "#a30000",
  premove: "#002f8a",
  mill: "#000000",
  cast: "rgb(0 0 0 / 0)",
  card: "#ffffff"
};
var contrastDark = {
  ...contrast,
  frame: "#000000",
  frameEdge: "#ffffff",
  paleWood: "#31506f",
  darkWood: "#000000",
  plank: "#000000",
  ink: "#ffffff",
  labelOnDark: "#ffffff",
  labelOnFrame: "#ffffff",
  labelOnPale: "#ffffff",
  black: flat({ face: "#000000", line: "#ffffff", emblem: "#ffffff", rim: "#ffffff", edge: 0.13 }),
  red: flat({ face: "#8a0a00", line: "#ffffff", emblem: "#ffffff", rim: "#ffffff", edge: 0.13 }),
  lastMove: "rgb(255 214 0 / 0.9)",
  mill: "#ffffff",
  card: "#000000"
};
var PALETTES = {
  wood: { light: wood, dark: woodDark },
  paper: { light: paper, dark: paperDark },
  contrast: { light: contrast, dark: contrastDark }
};
function paletteFor(theme, look = "wood") {
  return PALETTES[look][theme];
}
function readThemeWords(text) {
  const read = { theme: null, look: null };
  for (const word of text.trim().split(/\s+/)) {
    const theme = THEMES.find((one) => one === word);
    const look = LOOKS.find((one) => one === word);
    if (theme && read.theme === null) read.theme = theme;
    else if (look && read.look === null) read.look = look;
    else if (word !== "auto") return null;
  }
  return read;
}
function pieces(colours) {
  return colours;
}
function flat({ face, line, emblem, rim, edge = 0.08 }) {
  return { face, side: rim, groove: line, shine: face, emblem, rim, edge };
}

// say.js
var SHARED = { "spanish-draughts": "draughts" };
var PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
function say(refusal, locale, game) {
  const family = SHARED[game] ?? game;
  const { code, params } = refusal;
  const sentence = locale[`refusal.${game}.${code}`] ?? locale[`refusal.${family}.${code}`] ?? locale[`refusal.${code}`];
  if (sentence === void 0) throw new TypeError(`there is no text for the refusal "${code}" of ${game}`);
  const list = new Intl.ListFormat(locale.lang);
  const plural = new Intl.PluralRules(locale.lang);
  return sentence.replace(PLACE, (_, name, one, more) => {
    const key = name[0].toLowerCase() + name.slice(1);
    const value = params[key];
    if (value === void 0) throw new TypeError(`"${code}" has no parameter "${key}"`);
    if (one !== void 0) return plural.select(Array.isArray(value) ? value.length : Number(value)) === "one" ? one : more;
    const text = Array.isArray(value) ? list.format(value) : key.startsWith("piece") ? locale[`piece.${family}.${value}`] : `${value}`;
    return key === name ? text : text[0].toLocaleUpperCase(locale.lang) + text.slice(1);
  });
}

// board/expected.js
var FRENCH = [
  ["the end of the move", "la fin du coup"],
  ["the end of the position", "la fin de la position"],
  ["the end of the position, or ':'", "la fin de la position, ou « : »"],
  ["w or b for the side to move", "w ou b pour le joueur au trait"],
  ["W or B for the side to move", "W ou B pour le joueur au trait"],
  // Dames
  ["W, B, H or F and its section", "W, B, H ou F et sa section"],
  ["a square number", "un numéro de case"],
  ["a square after {}", "une case après {}"],
  ["each counter once", "chaque compteur une seule fois"],
  ["a number up to {}", "un nombre jusqu’à {}"],
  ["'-' or 'x' and a square", "« - » ou « x » et une case"],
  // Charret
  ["'.', '1' or '2' for cell {}", "« . », « 1 » ou « 2 » pour la case {}"],
  ["1 or 2 for the side to move after the 24 cells", "1 ou 2 pour le joueur au trait, après les 24 cases"],
  ["the tokens in red's hand, {} at most", "les jetons en main de Rouge, {} au plus"],
  ["the tokens in yellow's hand, {} at most", "les jetons en main de Jaune, {} au plus"],
  ["')'", "« ) »"],
  ["'-', 'x' or the end", "« - », « x » ou la fin"],
  ["a cell, 1 to 24", "une case, de 1 à 24"],
  // Bulltricker
  ["'/' after the cells of row {}", "« / » après les cases de la bande {}"],
  [
    "a piece (K Q P k q p), or a number from 1 to {} for empty cells, in row {}",
    "une pièce (K Q P k q p), ou un nombre de cases vides de 1 à {}, dans la bande {}"
  ],
  ["K=, Q= or P= and cells, or '|' before Black's pieces", "K=, Q= ou P= et des cases, ou « | » avant les pièces noires"],
  ["'=' after {}", "« = » après {}"],
  ["a cell, like D4, H74 or FV3", "une case, comme D4, H74 ou FV3"],
  ["Q after '='", "Q après « = »"],
  ["',' and a cell, or ')'", "« , » et une case, ou « ) »"],
  // Tumblingdown
  ["a stack or a number of empty squares up to {} from {}", "une pile, ou un nombre de cases vides jusqu’à {}, à partir de {}"],
  ["w or b, or W or B for the top of the stack", "w ou b, ou W ou B pour le sommet de la pile"],
  ["'/' after row {}", "« / » après la rangée {}"],
  ["a space after row 1", "une espace après la rangée 1"],
  ["the number of the move, 1 or more, or the end of the position", "le numéro du coup, 1 ou plus, ou la fin de la position"],
  ["a square, A1 to H8", "une case, de A1 à H8"],
  ["the row of the square, 1 to 8", "la rangée de la case, de 1 à 8"],
  // Ultima
  ["'/' and rank {}", "« / » et la rangée {}"],
  ["a man (P R N B Q K M), a number of empty squares", "une pièce (P R N B Q K M) ou un nombre de cases vides"],
  ["a square, a1 to h8", "une case, de a1 à h8"],
  ["a man and its square", "une pièce et sa case"],
  ["the square of a captured man", "la case d’une pièce prise"],
  // Options des règles
  ["no options", "aucune option"],
  ["true or false", "true ou false"],
  ["a whole number from {} to {}, or null", "un nombre entier de {} à {}, ou null"],
  // Marques, flèches et ombre
  ["a cell, with a shape and a colour if need be, of {}", "une case, avec au besoin une forme et une couleur, parmi {}"],
  ["two different cells", "deux cases différentes"],
  ["a text or a list", "un texte ou une liste"],
  ["FROM-TO or FROM-TO:COLOUR, of {}", "DÉPART-ARRIVÉE ou DÉPART-ARRIVÉE:COULEUR, parmi {}"],
  ["cells (such as {}) and ranges of them (such as {})", "des cases (comme {}) et des intervalles (comme {})"],
  ["cells, files, ranks and ranges of them, such as {}", "des cases, des colonnes, des rangées et des intervalles, comme {}"]
];
var PATTERNS = FRENCH.map(([english, french]) => {
  const parts2 = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return { pattern: new RegExp(`^${parts2.join("(.+)")}$`), french };
});
function expectedIn(english, language) {
  if (language !== "fr") return english;
  for (const { pattern, french } of PATTERNS) {
    const values = pattern.exec(english)?.slice(1);
    if (values) return french.replace(/\{\}/g, () => values.shift() ?? "");
  }
  const choices = english.split(" or ");
  if (choices.length > 1 && choices.every((choice2) => /^"\w[\w-]*"$/.test(choice2))) return choices.join(" ou ");
  return /^[\w-]+(, [\w-]+)*$/.test(english) ? english : null;
}

// board/texts.js
function counted(words) {
  const runs = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.count++;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => count === 1 ? word : `${count} ${word}`).join(", ");
}
var Texts = class {
  #tables;
  #language;
  /**
   * @param {Record<Language, Record<Key, string>>} tables
   * @param {() => Language} language
   */
  constructor(tables, language) {
    this.#tables = tables;
    this.#language = language;
  }
  get language() {
    return this.#language();
  }
  /** All texts of the language. */
  get locale() {
    return this.#tables[this.language];
  }
  /**
   * @param {Key} key
   * @param {Record<string, string | number>} [values] Fill the places written `{name}`; for a `count` that is singular
   * in the language, the text `key.one` is taken where there is one.
   */
  t = (key, values = {}) => {
    const text = this.#tables[this.language][this.#form(key, values.count)];
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  };
  /**
   * @param {string} key
   * @returns {key is Key}
   */
  has(key) {
    return Object.hasOwn(this.#tables.en, key);
  }
  /** @param {Names} names */
  name(names) {
    return names[this.language] ?? names.en;
  }
  /**
   * @param {Key} key
   * @param {string | number} [count]
   * @returns {Key}
   */
  #form(key, count) {
    const one = `${key}.one`;
    if (typeof count !== "number" || !this.has(one)) return key;
    return new Intl.PluralRules(this.language).select(count) === "one" ? one : key;
  }
};

// board/phrases.js
var LONGEST_QUOTE = 24;
var BoardPhrases = class {
  #texts;
  /** @param {Texts<any>} texts */
  constructor(texts) {
    this.#texts = texts;
  }
  /**
   * @param {GameInfo} info
   * @param {PlayerId} id
   */
  player(info, id) {
    const player = info.players.find((one) => one.id === id);
    return player ? this.#texts.name(player.names) : id;
  }
  /** @param {GameInfo} info */
  board(info) {
    return this.#texts.t("board.name", { game: this.#texts.name(info.names) });
  }
  /**
   * @param {GameInfo} info
   * @param {string} cell
   * @param {PieceOnCell[]} pieces From bottom to top.
   * @param {Highlights} highlights
   * @param {Note | null} note What the game has to say besides.
   */
  cell(info, cell, pieces2, highlights, note) {
    const { t } = this.#texts;
    const states = [
      ["king", highlights.kings.includes(cell)],
      ["selected", highlights.selected === cell],
      ["must", highlights.must.includes(cell)],
      ["movable", highlights.movable.includes(cell)],
      ["target", highlights.targets.includes(cell)],
      ["capturable", highlights.capturable.includes(cell)],
      ["huffable", highlights.huffable.includes(cell)],
      ["threatened", highlights.threatened.includes(cell)],
      ["check", highlights.check.includes(cell)],
      ["last", highlights.last.includes(cell)],
      ["premove", highlights.premove.includes(cell)],
      ["premoveTarget", highlights.premoveTargets.includes(cell)],
      ["marked", highlights.marked.includes(cell)]
    ];
    const said = [cell, this.#content(info, pieces2)];
    for (const [state, holds] of states) if (holds) said.push(t(`board.cell.${state}`));
    const takes = highlights.takes.get(cell) ?? [];
    if (takes.length > 0) {
      said.push(t("board.cell.takes", { pieces: takes.map((taken2) => `${this.#piece(info, taken2.piece)} ${taken2.cell}`).join(", ") }));
    }
    const landing = highlights.landings.find((landing2) => landing2.cell === cell);
    if (landing) said.push(t("board.cell.landing", { pieces: this.#colours(info, landing.pieces) }));
    const held = highlights.frozen.find((one) => one.cell === cell);
    if (held) said.push(t("board.cell.frozen", { holders: held.by.join(", ") }));
    if (note) said.push(t(note.key, note.values));
    return said.join(", ");
  }
  /**
   * @param {GameInfo} info
   * @param {PieceOnCell[]} pieces
   */
  #content(info, pieces2) {
    const { t } = this.#texts;
    const top = pieces2.at(-1);
    if (!top) return t("board.cell.empty");
    const player = this.player(info, top.player);
    if (pieces2.length === 1) return t("board.cell.piece", { piece: this.#piece(info, top.piece), player });
    const colours = this.#colours(info, pieces2.map((piece) => piece.player));
    return t("board.cell.stack", { player, height: pieces2.length, pieces: colours });
  }
  /**
   * @param {GameInfo} info
   * @param {PlayerId[]} players
   */
  #colours(info, players) {
    return counted(players.map((player) => this.player(info, player)));
  }
  /** @param {string[] | null} cells Of the move that waits for its turn; none when it was dropped, `null` when it is not legal. */
  premove(cells) {
    const { t } = this.#texts;
    if (cells === null) return t("board.premove.illegal");
    return cells.length === 0 ? t("board.premove.dropped") : t("board.premove.set", { cells: cells.join("-") });
  }
  /** @param {Move} move As it is written, but for words of English in it. */
  move({ text, path, huff }) {
    const { t } = this.#texts;
    if (path.length === 0) return t("board.move.pass");
    return huff === void 0 ? text : t("board.move.huff", { cell: huff, move: text.slice(text.lastIndexOf(" ") + 1) });
  }
  /**
   * @param {GameInfo} info
   * @param {Move} move That has been played.
   */
  played(info, move) {
    const said = [this.#texts.t("board.announce.move", { player: this.player(info, move.player), move: this.move(move) })];
    if (move.captures.length > 0) said.push(this.#texts.t("board.announce.captures", { count: move.captures.length }));
    return said.join(". ");
  }
  /**
   * @param {GameInfo} info
   * @param {Move | null | undefined} move The last one played, if there is one.
   */
  place(info, move) {
    const { t } = this.#texts;
    return move ? t("board.announce.after", { player: this.player(info, move.player), move: this.move(move) }) : t("board.announce.start");
  }
  /**
   * @param {GameInfo} info
   * @param {Prompt} prompt
   */
  prompt(info, { kind, cells }) {
    return this.#texts.t(this.#keyOf(`board.prompt.${kind}`, info), { cells: cells.join(this.#texts.t("board.or")) });
  }
  /**
   * @param {string} key
   * @param {GameInfo} info
   * @returns {string} That of the text of the game's own, where it has one: tokens are no pieces.
   */
  #keyOf(key, { id }) {
    return this.#texts.has(`${key}.${id}`) ? `${key}.${id}` : key;
  }
  /**
   * @param {GameInfo} info
   * @param {Game} game
   * @param {Refused} refused
   * @returns {WhyNot}
   */
  whyNot(info, game, { reason, question }) {
    const refusal = reason === "rule" ? game.explain({ cells: question }) : null;
    if (refusal) return this.refusal(info, refusal);
    const key = this.#keyOf(`board.refused.${reason === "rule" ? "choose" : reason}`, info);
    return { sentence: this.#texts.t(key), cells: [], section: null };
  }
  /**
   * @param {GameInfo} info
   * @param {Refusal} refusal
   * @returns {WhyNot}
   */
  refusal({ id }, refusal) {
    return { sentence: say(refusal, this.#texts.locale, id), cells: refusal.cells, section: refusal.section };
  }
  /**
   * @param {GameInfo} info
   * @param {string} claim A reason for which a draw may be claimed.
   */
  claim(info, claim) {
    const keys = [`board.claim.${claim}.${info.id}`, `board.claim.${claim}`];
    return this.#texts.t(keys.find((key) => this.#texts.has(key)) ?? "board.claim.other");
  }
  /**
   * @param {GameInfo} info
   * @param {Outcome} outcome
   * @param {object} rules
   * @param {PlayerId | null} person Who plays against the computer; `null` where two people play.
   */
  outcome(info, outcome, rules, person) {
    const result = this.#result(info, outcome.winner, person);
    return outcome.reason === "unknown" ? result : `${result} – ${this.#reason(outcome, rules)}`;
  }
  /**
   * @param {unknown} thrown
   * @param {{ id?: GameId, about?: string }} [known] `id`: of the game that threw it, to say why a move is refused;
   *   `about`: an option that has been named already.
   * @returns {string} What went wrong and where.
   */
  error(thrown, { id, about } = {}) {
    const { t } = this.#texts;
    const { code, details = {} } = (
      /** @type {TablierError} */
      thrown
    );
    const { at, fault, option, found = "", refusal, candidates } = details;
    if (refusal && id) return say(refusal, this.#texts.locale, id);
    const expected = expectedIn(details.expected ?? "", this.#texts.language) ?? details.expected ?? "";
    if (option !== void 0) {
      const key2 = option === about ? "board.fault.expected" : found === "" ? "board.error.no-option" : "board.error.option-value";
      return t(key2, { option: quotable(option), found: quotable(found), expected });
    }
    const key = `board.error.${code}`;
    const sentence = t(this.#texts.has(key) ? key : "board.error.other");
    if (candidates) return t("board.error.explained", { error: sentence, why: candidates.join(", ") });
    if (code === "unknown-cell" && found !== "") {
      return t(expected ? "board.error.no-cell.expected" : "board.error.no-cell", { found: quotable(found), expected });
    }
    if (at === void 0 && found !== "") {
      const why2 = t(expected ? "board.fault.expected" : "board.fault.found", { found: quotable(found), expected });
      return t("board.error.explained", { error: sentence, why: why2 });
    }
    if (at === void 0) return sentence;
    const place = t("board.error.at", { at: at + 1 });
    const keys = [fault === "unexpected" && found === "" ? "board.fault.end" : `board.fault.${fault}.${found}`, `board.fault.${fault}`];
    const known = keys.find((key2) => this.#texts.has(key2));
    if (!known) return t("board.error.explained", { error: sentence, why: place });
    const why = `${t(known, { found: quotable(found), expected })} (${place})`;
    return t("board.error.explained", { error: sentence, why });
  }
  /**
   * @param {GameInfo} info
   * @param {PlayerId | null} winner
   * @param {PlayerId | null} person
   */
  #result(info, winner, person) {
    const { t } = this.#texts;
    if (winner === null) return t("board.drawn");
    if (person !== null) return t(winner === person ? "board.won.you" : "board.won.computer");
    return t("board.won", { player: this.player(info, winner) });
  }
  /**
   * @param {Outcome} outcome
   * @param {{ repetition?: unknown }} rules
   */
  #reason({ reason }, { repetition }) {
    const { t } = this.#texts;
    if (reason === "repetition" && typeof repetition === "number") return t("board.reason.repetition.n", { count: repetition });
    const key = `board.reason.${reason}`;
    return this.#texts.has(key) ? t(key) : reason;
  }
  /**
   * @param {GameInfo} info
   * @param {string} id
   */
  #piece(info, id) {
    const piece = info.pieces.find((one) => one.id === id);
    return piece ? this.#texts.name(piece.names) : id;
  }
};
function quotable(text) {
  const letters = [...text].map((letter) => /[\p{C}\p{Zl}\p{Zp}]/u.test(letter) ? codeOf(letter) : letter);
  const short = letters.length > LONGEST_QUOTE ? [...letters.slice(0, LONGEST_QUOTE), "…"] : letters;
  return `⁨${short.join("")}⁩`;
}
function codeOf(letter) {
  return `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

// element/element.js
import { tablierError as tablierError3 } from "./errors.js";

// locales/refusals/en.js
var en_default = {
  "refusal.game-over": "The game is over.",
  "refusal.no-such-cell": "There is no square {name} on this board.",
  "refusal.empty-cell": "There is no piece on {cell}.",
  "refusal.opponents-piece": "{Piece} on {cell} is your opponent’s.",
  "refusal.same-cell": "The move ends on {cell}, where it begins: to move is to go somewhere else.",
  "refusal.out-of-reach": "None of your pieces can go to {cell}.",
  "refusal.no-huffing": "There is no huffing under these rules.",
  // Draughts, Spanish draughts
  "piece.draughts.man": "the man",
  "piece.draughts.king": "the king",
  "refusal.draughts.must-capture": "Capturing is compulsory: {pieces|the piece|the pieces} on {pieces} can capture.",
  "refusal.draughts.takes-fewer": "That takes {taken} {taken|piece|pieces}, {move} takes {most}: the larger capture is compulsory.",
  "refusal.draughts.capture-goes-on": "The capture is not over on {cell}: it goes on ({move}).",
  "refusal.draughts.jumped-twice": "The piece on {cell} is captured already: no piece is jumped twice.",
  "refusal.draughts.captured-in-way": "The piece on {cell} is captured, but it leaves the board only when the move is over: it is in the way.",
  "refusal.draughts.man-backward": "A man does not go back: {cell} is behind it.",
  "refusal.draughts.man-step": "A man goes one square diagonally forward, or jumps over an enemy piece next to it: it does not get from {from} to {to}.",
  "refusal.draughts.king-line": "A king goes along a diagonal: {to} is on none of those of {from}, and no capture leads there.",
  "refusal.draughts.own-piece-there": "A piece of your own stands on {cell}.",
  "refusal.draughts.enemy-piece-there": "An enemy piece stands on {cell}: you capture by jumping over it, not by landing on it.",
  "refusal.draughts.own-piece-in-way": "Your own piece on {cell} is in the way: only enemy pieces are jumped.",
  "refusal.draughts.two-in-a-row": "The pieces on {pieces} stand right behind each other: there is no empty square to land on.",
  "refusal.draughts.nothing-to-jump": "There is no enemy piece to jump between {from} and {to}.",
  "refusal.draughts.blocked": "The piece on {cell} cannot move: {pieces|the piece|the pieces} on {pieces} {pieces|is|are} in its way, and it has nothing to capture.",
  "refusal.draughts.is-capture": "This move captures {pieces|the piece|the pieces} on {pieces}: it is written {move}.",
  "refusal.draughts.takes-nothing": "This move captures nothing: it is written {move}.",
  "refusal.draughts.other-captures": "This move captures {pieces|the piece|the pieces} on {pieces}, and nothing else: it is written {move}.",
  "refusal.draughts.man-captures-backward": "A man captures forward only: the piece on {cell} is behind it.",
  "refusal.draughts.fewer-kings": "That takes as many pieces as {move}, but {kings} {kings|king|kings} instead of {most}: of equal captures, the one of most kings is compulsory.",
  "refusal.draughts.not-huffable": "The piece on {cell} cannot be huffed: it did not fail to capture.",
  "refusal.draughts.no-move-after-huff": "Without the piece on {cell} you would have no move: it cannot be huffed.",
  // Charret
  "piece.charret.token": "the token",
  "refusal.charret.no-such-cell": "There is no cell {name} on this board.",
  "refusal.charret.empty-cell": "There is no token on {cell}.",
  "refusal.charret.no-pass": "You can move, so you may not pass.",
  "refusal.charret.must-pass": "All your tokens are blocked: you have to pass.",
  "refusal.charret.must-place": "You still have {count} {count|token|tokens} in hand: tokens move once all are placed.",
  "refusal.charret.hand-empty": "You have no token left in hand: move one of those on the board.",
  "refusal.charret.occupied": "There is a token on {cell} already.",
  "refusal.charret.blocked": "The token on {cell} is blocked: all cells next to it are taken ({pieces}).",
  "refusal.charret.jump-too-early": "{to} is not next to {from}, and you jump only with three tokens left: you have {count}.",
  "refusal.charret.not-next": "{to} is not next to {from}, and there are no jumps in this game.",
  "refusal.charret.not-closed": "A token on {cell} closes no charret: nothing is captured.",
  "refusal.charret.must-take": "The token on {cell} closes a charret: capture {pieces|the token|one of the tokens} on {pieces}.",
  "refusal.charret.no-enemy-there": "There is no enemy token to capture on {cell}.",
  "refusal.charret.in-charret": "The token on {cell} stands in a charret, and {pieces|the one|those} on {pieces} {pieces|does|do} not.",
  "refusal.charret.charret-safe": "The token on {cell} stands in a charret: in this game it cannot be captured.",
  "refusal.charret.one-capture": "The token on {cell} captures one token only.",
  "refusal.charret.two-captures": "The token on {cell} closes two charrets: capture two tokens, out of those on {pieces}.",
  "refusal.charret.captured-twice": "The token on {cell} can be captured only once.",
  // Bulltricker
  "piece.bulltricker.king": "the king",
  "piece.bulltricker.queen": "the queen",
  "piece.bulltricker.pawn": "the pawn",
  "refusal.bulltricker.no-such-cell": "There is no cell {name}: pieces stand on rectangles and royal squares, never on a butée.",
  "refusal.bulltricker.queen-must-capture": "To capture in rangée is compulsory, and {by|the queen on|the queens on} {by} can take {victims}.",
  "refusal.bulltricker.pawn-must-capture": "To capture in rangée is compulsory, and {by|the pawn on|the pawns on} {by} can take {victims}.",
  "refusal.bulltricker.queen-before-pawn": "{by|The queen on|The queens on} {by} can take {victims} in rangée, and a queen’s capture goes before that of the pawn on {cell}.",
  "refusal.bulltricker.rangee-before-colonne": "{by|The piece on|The pieces on} {by} can take {victims} in rangée, and that goes before a capture in colonne.",
  "refusal.bulltricker.queen-takes-all": "The queen has to take all it can in this direction, {left} as well. {landings|Cell|Cells} to stop on: {landings}.",
  "refusal.bulltricker.pawn-takes-all": "The pawn goes on as long as it can capture: it takes {left} as well and lands on {landing}.",
  "refusal.bulltricker.one-direction": "A capture keeps the direction in which it began: the piece on {cell} takes {victims}.",
  "refusal.bulltricker.royal-squares-only": "Kings stand on royal squares only and take nothing: {to} is a rectangle.",
  "refusal.bulltricker.king-takes-nothing": "The move to {to} takes nothing: a king never captures.",
  "refusal.bulltricker.king-step": "The king goes to the next royal square ahead, back, to the left or to the right, and {to} is none of these.",
  "refusal.bulltricker.king-walled": "The piece on {by} stands between the king and {to}.",
  "refusal.bulltricker.kings-apart": "On {to} your king would be too near the king on {king}: a royal square stays between them in every direction.",
  "refusal.bulltricker.rectangles-only": "{to} is a royal square: only kings stand there.",
  "refusal.bulltricker.own-piece": "The piece on {to} is your own, and you cannot capture it.",
  "refusal.bulltricker.piece-in-the-way": "Your own piece on {by} is in the way.",
  "refusal.bulltricker.king-in-the-way": "The king on {king} bars the way: nothing passes over a king.",
  "refusal.bulltricker.pawn-forward": "A pawn only goes forward: {to} lies beside it or behind it.",
  "refusal.bulltricker.pawn-step": "A pawn goes to the next cell straight on, two cells straight on from the strip where it started, or to one of the two cells that touch its front corners: not from {from} to {to}.",
  "refusal.bulltricker.double-step": "From {from} to {to} is a double step, which only lying pawns on the strip of their start may make.",
  "refusal.bulltricker.queen-line": "A queen slides along its rangée or its colonne, or turns by one step: it does not go from {from} to {to}.",
  "refusal.bulltricker.slanting-capture": "{to} is occupied, and nothing is captured slantwise.",
  "refusal.bulltricker.onto-victim": "In rangée the piece on {to} is captured by a jump over it, to the empty cell behind, and not by taking its place.",
  "refusal.bulltricker.jump-without-room": "A jump over {over} takes an empty cell right behind it, and {behind} is occupied.",
  "refusal.bulltricker.jump-in-colonne": "In colonne no piece passes over another: {over} is in the way.",
  "refusal.bulltricker.far-in-colonne": "In colonne a queen takes only a piece that it touches, across one butée: {to} is farther away.",
  "refusal.bulltricker.no-colonne-capture": "The edition of 2020 has no capture in colonne, and {to} is occupied.",
  "refusal.bulltricker.shut-in": "{Piece} on {cell} has no cell to go to.",
  "refusal.bulltricker.move-ends": "The move ends on {cell}.",
  "refusal.bulltricker.no-promotion": "The move to {to} makes no queen: only a pawn becomes one, on its last strip.",
  "refusal.bulltricker.captures-nothing": "The move to {to} captures nothing.",
  "refusal.bulltricker.captures-others": "This move captures {victims}, no more and no less.",
  // Tumblingdown
  "piece.tumblingdown.piece": "the piece",
  "refusal.tumblingdown.opponents-piece": "The stack on {cell} is your opponent’s: their piece lies on top.",
  "refusal.tumblingdown.no-line": "A stack moves straight on, in one of eight directions: none leads from {from} to {to}.",
  "refusal.tumblingdown.too-far": "The stack on {from} has {height} {height|piece|pieces}: in this direction it gets as far as {last}, not to {to}.",
  "refusal.tumblingdown.move-ends": "The move from {from} towards {to} is complete: a stack and a direction are all that you choose.",
  "refusal.tumblingdown.nothing-leaves": "No piece ever leaves the board: a move takes nothing off it.",
  // Ultima
  "piece.ultima.pincer": "the pincer",
  "piece.ultima.coordinator": "the coordinator",
  "piece.ultima.long-leaper": "the long leaper",
  "piece.ultima.chameleon": "the chameleon",
  "piece.ultima.withdrawer": "the withdrawer",
  "piece.ultima.king": "the king",
  "piece.ultima.immobiliser": "the immobiliser",
  "refusal.ultima.frozen": "{Piece} on {cell} is frozen by the {by|immobiliser|immobilisers} on {by}.",
  "refusal.ultima.frozen-helper": "{Piece} on {cell} is frozen: it frees your other men from the {by|immobiliser|immobilisers} on {by}, but not itself.",
  "refusal.ultima.frozen-by-chameleon": "The immobiliser on {cell} is frozen by the {by|chameleon|chameleons} on {by}, and nothing cancels that.",
  "refusal.ultima.king-step": "The king goes one square at a time, and there is no castling: {to} is not next to it.",
  "refusal.ultima.pincer-line": "A pincer moves straight along a rank or a file, like a rook in chess: not from {from} to {to}.",
  "refusal.ultima.no-line": "{Piece} moves in a straight line, like a queen in chess: none leads from {from} to {to}.",
  "refusal.ultima.own-man": "{Piece} on {to} is your own, and you cannot capture it.",
  "refusal.ultima.displacement": "Only the king captures by going to the square of its victim: {piece} cannot go to {to}, where {pieceThere} of your opponent stands.",
  "refusal.ultima.man-in-the-way": "{PieceThere} on {by} is in the way, and {piece} does not leap.",
  "refusal.ultima.leap-over-own": "A long leaper leaps over enemies only, and {pieceThere} on {by} is your own.",
  "refusal.ultima.leap-without-room": "A leap over {pieceThere} on {over} takes an empty square right behind it, and {behind} is occupied.",
  "refusal.ultima.leap-over-two": "Under the option chosen, a leap goes over one man only: over {first}, but not over {second} as well.",
  "refusal.ultima.chameleon-leap": "A chameleon leaps over enemy long leapers only, not over {pieceThere} on {by}.",
  "refusal.ultima.check-by-king": "After this move the enemy king on {by} could take your king on {king}.",
  "refusal.ultima.check-by-chameleon": "After this move the chameleon on {by} could take your king on {king}, which it touches.",
  "refusal.ultima.check-by-withdrawer": "After this move the withdrawer on {by} could take your king on {king} by moving away to {reach}.",
  "refusal.ultima.check-by-leaper": "After this move the long leaper on {by} could leap over your king on {king}, to {reach}.",
  "refusal.ultima.check-by-pincer": "After this move your king on {king} could be pinched between {anvil} and {reach}, where the pincer on {by} can go.",
  "refusal.ultima.check-by-coordinator": "After this move the coordinator on {by} could go to {reach}, and take your king on {king} at the corner of the rectangle with its own king on {corner}.",
  "refusal.ultima.shut-in": "{Piece} on {cell} has no square to go to.",
  "refusal.ultima.pinned": "Any move of {piece} on {cell} would expose your king on {king} to capture.",
  "refusal.ultima.no-parry": "Your king on {king} is in check from the man on {by}, and no move of {piece} on {cell} saves it.",
  "refusal.ultima.no-safe-square": "Your king on {cell} has no safe square to go to.",
  "refusal.ultima.no-such-man": "{Piece}: you have none on the board.",
  "refusal.ultima.none-reaches": "{Piece} cannot go to {to}: {men|yours is|yours are} on {men}.",
  "refusal.ultima.other-start": "It is from {men} that {piece} can go to {to}.",
  "refusal.ultima.other-man": "It is {piece} that stands on {cell}.",
  "refusal.ultima.move-ends": "The move ends on {cell}.",
  "refusal.ultima.captures-nothing": "The move to {to} captures nothing.",
  "refusal.ultima.captures-others": "This move captures {victims}, no more and no less."
};

// locales/en.js
var en_default2 = {
  "lang": "en",
  ...en_default,
  "board.name": "Board, {game}",
  "board.turn": "{player} to move",
  "board.turn.yours": "Your move, {player}",
  "board.thinking": "The computer is thinking…",
  "board.engineFailed": "The computer could not think.",
  "board.pass": "Pass",
  "board.undo": "Take back",
  "board.resign": "Resign",
  "board.resign.sure": "Resign: sure?",
  "board.rule": "See the rule",
  "board.flip": "Flip",
  "board.moves": "Moves",
  "board.moves.start": "Start",
  "board.moves.variation": "Variation",
  "board.moves.ply": "Move {number}, {player}: {move}",
  "board.replay": "Replay",
  "board.replay.start": "Start",
  "board.replay.back": "Back",
  "board.replay.forward": "Forward",
  "board.replay.end": "End",
  "board.move.pass": "pass",
  "board.move.huff": "huff {cell}, {move}",
  "board.announce.move": "{player}: {move}",
  "board.announce.captures": "{count} captured",
  "board.announce.undone": "Taken back",
  "board.announce.after": "After {player}: {move}",
  "board.announce.start": "Start of the game",
  "board.must": "Capture is compulsory",
  "board.or": " or ",
  "board.check": "Check",
  "board.prompt.pass": "no move is possible: pass",
  "board.prompt.capture": "Choose a piece to capture",
  "board.prompt.capture.charret": "Choose a token to capture",
  "board.prompt.huff": "You may huff the piece on {cells}: click it, then move",
  "board.prompt.huffed": "The piece on {cells} is huffed: now move",
  "board.claim.repetition": "Same position for the third time: a draw may be claimed",
  "board.claim.repetition.bulltricker": "The same move for the seventh time in a row: a draw may be claimed",
  "board.claim.no-capture": "Fifty moves each without a capture: a draw may be claimed",
  "board.claim.other": "A draw may be claimed",
  "board.loadFailed": "The board could not be loaded.",
  "board.putBack": "Put back",
  "board.restart": "New game",
  "board.claimDraw": "Claim the draw",
  "board.controls": "Board controls",
  "board.inHand": "{player}: {count} in hand",
  "board.analysis": "Analysis",
  "board.analysis.waits": "Analysis…",
  "board.evaluation": "Evaluation ({player}):",
  "board.depth": "depth {depth}",
  "board.mate": "wins in {count}",
  "board.mated": "loses in {count}",
  "board.wins": "wins",
  "board.loses": "loses",
  "board.attribute": "Attribute {name}: {what}",
  "board.attribute.missing": "missing; possible values: {choices}",
  "board.attribute.choice": "“{found}” is not possible; possible values: {choices}",
  "board.attribute.range": "“{found}” is not a whole number from {least} to {most}",
  "board.attribute.notRead": "not read, since there is a record",
  "board.attribute.otherGame": "“{found}” is not the game of the record, which is {game}",
  "board.attribute.severalGames": 'this holds {games} games, of which the first is shown; record-game="2" shows the second',
  "board.attribute.noPosition": "no move is possible on these pieces",
  "board.attribute.noRecord": "there is no record whose game this could be",
  "board.attribute.mode": 'means something only with mode="{mode}"',
  "board.attribute.twice": "told twice, here and in the shorthand of the attribute position, which is left aside",
  "board.attribute.shorthand": "{part} in the shorthand",
  "board.attribute.bottom": "“{found}” stands for no side at the bottom in the shorthand; possible values: w, b",
  "board.attribute.rest": "“{found}” stands behind the last part of the shorthand",
  "board.attribute.language": "there are no texts in “{found}”, and English stands in; possible values: fr, en",
  "board.attribute.slotted": 'not shown, since an element in the tag has slot="caption"',
  "board.attribute.json": "a JSON object is expected",
  "board.attribute.move": "move {number}, “{found}”",
  "board.attribute.legal": "{what}; possible moves: {moves}",
  "board.attribute.record": "line {line}, column {column}, “{found}”",
  "board.premove.set": "Premove: {cells}. Escape or a click drops it",
  "board.premove.dropped": "Premove dropped",
  "board.premove.illegal": "The premove is not possible any more",
  "board.refused.over": "The game is over",
  "board.refused.computer": "It is the computer’s turn",
  "board.refused.choose": "Choose a piece first",
  "board.refused.choose.charret": "Choose a token first",
  "board.refused.way": "Several captures end there: click the way, square by square",
  "board.cell.empty": "empty",
  "board.cell.piece": "{piece}, {player}",
  "board.cell.stack": "stack of {height}, {player}, from bottom to top: {pieces}",
  "board.cell.king": "king",
  "board.cell.check": "in check",
  "board.cell.landing": "would land here: {pieces}",
  "board.cell.movable": "may move",
  "board.cell.must": "must capture",
  "board.cell.selected": "selected",
  "board.cell.target": "target",
  "board.cell.capturable": "can be captured",
  "board.cell.huffable": "can be huffed",
  "board.cell.threatened": "threatened",
  "board.cell.takes": "takes {pieces}",
  "board.cell.frozen": "frozen by {holders}",
  "board.cell.last": "last move",
  "board.cell.premove": "premove",
  "board.cell.premoveTarget": "possible premove",
  "board.cell.mill": "in a mill: {cells}",
  "board.cell.marked": "marked",
  "board.cell.closedSides": "closed sides: {count}, {cells}",
  "board.won": "{player} wins",
  "board.won.you": "You win",
  "board.won.computer": "The computer wins",
  "board.drawn": "Draw",
  "board.reason.resignation": "by resignation",
  "board.reason.agreement": "by agreement",
  "board.reason.repetition": "the same position stood three times",
  "board.reason.repetition.n": "the same position stood {count} times",
  "board.reason.no-pieces": "no piece left",
  "board.reason.blocked": "no move left",
  "board.reason.two-tokens": "fewer than three tokens left",
  "board.reason.no-capture": "too many moves without a capture",
  "board.reason.twenty-five-moves": "25 moves each with kings only",
  "board.reason.sixteen-moves": "16 moves each, three pieces against a king",
  "board.reason.five-moves": "5 moves each, one or two pieces against a king",
  "board.reason.twenty-moves": "20 moves each without progress",
  "board.reason.twelve-moves": "12 moves each, three kings against one",
  "board.reason.king-captured": "a king was captured",
  "board.reason.own-king-captured": "the opponent captured a king of their own",
  "board.reason.checkmate": "checkmate",
  "board.reason.stalemate": "stalemate",
  "board.reason.mat": "a king enclosed on its four sides",
  "board.reason.insufficiency": "fewer than four pawns and queens on both sides",
  "board.reason.immobilisation": "the player to move cannot move",
  "board.error.explained": "{error}: {why}",
  "board.error.at": "character {at}",
  "board.error.other": "That did not work",
  "board.error.unknown-cell": "There is no such square",
  "board.error.no-cell": "There is no square “{found}” on this board",
  "board.error.no-cell.expected": "There is no square “{found}” on this board; expected: {expected}",
  "board.error.bad-option": "This option is not valid",
  "board.error.no-option": "this game has no option “{option}”; it has: {expected}",
  "board.error.option-value": "option “{option}” cannot be “{found}”; possible: {expected}",
  "board.error.bad-position": "This is not a valid position",
  "board.error.bad-notation": "This is not a move",
  "board.error.illegal-move": "This move is not allowed here",
  "board.error.ambiguous-move": "Several moves fit",
  "board.error.game-over": "The game is over",
  "board.fault.found": "“{found}”",
  "board.fault.expected": "“{found}” cannot stand here; expected: {expected}",
  "board.fault.unexpected": "expected {expected}, found “{found}”",
  "board.fault.end": "the text is incomplete, expected {expected}",
  "board.fault.no-such-cell": "there is no square {found}",
  "board.fault.occupied": "two pieces on square {found}",
  "board.fault.too-many-pieces": "too many pieces ({found})",
  "board.fault.man-on-crown": "a man on its crowning row, square {found}",
  "board.fault.not-huffable": "no piece to huff on square {found}",
  "board.fault.no-piece": "there is no piece",
  "board.fault.both-lost": "both players have fewer than three tokens",
  "board.fault.rank-length": "a rank of {found} squares instead of 8",
  "board.fault.no-king.white": "White has no king",
  "board.fault.no-king.black": "Black has no king",
  "board.fault.second-king": "a second king of one side, on {found}",
  "board.fault.other-king-in-check": "the king on {found} is in check, and it is not its turn",
  "board.fault.wrong-cell": "a piece on cell {found}, where its kind cannot stand",
  "board.fault.pawn-on-last-strip": "a pawn on its last strip, cell {found}",
  "board.fault.kings-too-close": "kings too close to each other ({found})",
  "board.fault.both-mat": "both kings are mat",
  "record.fault.illegal-move": "this move is not allowed here",
  "record.fault.ambiguous-move": "several moves fit",
  "record.fault.bad-notation": "this is not a move",
  "record.fault.no-such-cell": "there is no such square on this board",
  "record.fault.bad-position": "this is not a valid position",
  "record.fault.bad-option": "this rule option is not valid",
  "record.fault.not-a-record": "this is not a game of one of the games here",
  "record.fault.not-text": "This is no text, so there are no game records in it",
  "record.fault.empty": "This is empty: there is nothing to read in it",
  "record.fault.unsupported-game": "this game cannot be played here",
  "record.fault.bad-tag": "this tag cannot be read",
  "record.fault.unclosed-tag": "this tag is not closed",
  "record.fault.unclosed-comment": "this comment is not closed",
  "record.fault.unclosed-variation": "this variation is not closed",
  "record.fault.unclosed-value": "this value is not closed",
  "record.fault.stray-bracket": "this bracket closes nothing",
  "record.fault.stray-variation": "this variation replaces no move",
  "record.fault.too-deep": "too many variations within variations",
  "record.fault.unknown-move": "a move is left out, with others behind it",
  "record.fault.after-end": "the game is over before this move",
  "record.fault.mixed-names": "official names of cells and those of 2020 in one game",
  "record.fault.too-long": "too many games, or moves, from here on",
  "record.fault.result-differs": "the result differs from the game",
  "record.fault.played-on": "moves go on behind a draw",
  "record.fault.starter-read-otherwise": "the first digit was read otherwise, so that the game is legal",
  "record.fault.bad-nag": "this annotation glyph does not exist",
  "record.fault.repeated-tag": "this tag is given twice",
  "record.fault.side-unknown": "the position does not tell who is to move",
  "record.fault.other": "this cannot be read",
  "diagram.list": "{name}: {items}.",
  "diagram.stacks": "From bottom to top",
  "diagram.marks": "Marked",
  "diagram.arrows": "Arrows",
  "diagram.shadow": "In the shade"
};

// locales/refusals/fr.js
var fr_default = {
  "refusal.game-over": "La partie est finie.",
  "refusal.no-such-cell": "Il n’y a pas de case {name} sur ce plateau.",
  "refusal.empty-cell": "Il n’y a pas de pièce en {cell}.",
  "refusal.opponents-piece": "{Piece} en {cell} est à l’adversaire.",
  "refusal.same-cell": "Le coup finit en {cell}, où il commence : jouer, c’est aller ailleurs.",
  "refusal.out-of-reach": "Aucune de vos pièces ne peut aller en {cell}.",
  "refusal.no-huffing": "On ne souffle pas selon ces règles.",
  // Dames, dames espagnoles
  "piece.draughts.man": "le pion",
  "piece.draughts.king": "la dame",
  "refusal.draughts.must-capture": "La prise est obligatoire : {pieces|la pièce|les pièces} en {pieces} {pieces|peut|peuvent} prendre.",
  "refusal.draughts.takes-fewer": "Ce coup prend {taken} {taken|pièce|pièces}, {move} en prend {most} : la plus grande prise est obligatoire.",
  "refusal.draughts.capture-goes-on": "La prise n’est pas finie en {cell} : elle continue ({move}).",
  "refusal.draughts.jumped-twice": "La pièce en {cell} est déjà prise : on ne saute pas deux fois la même.",
  "refusal.draughts.captured-in-way": "La pièce en {cell} est prise, mais elle ne quitte le damier qu’à la fin du coup : elle barre la route.",
  "refusal.draughts.man-backward": "Un pion ne recule pas : {cell} est derrière lui.",
  "refusal.draughts.man-step": "Un pion avance d’une case en diagonale, ou saute une pièce adverse voisine : il ne va pas de {from} en {to}.",
  "refusal.draughts.king-line": "Une dame va en diagonale : {to} n’est sur aucune diagonale de {from}, et aucune prise n’y mène.",
  "refusal.draughts.own-piece-there": "Une de vos pièces occupe {cell}.",
  "refusal.draughts.enemy-piece-there": "Une pièce adverse occupe {cell} : on prend en sautant par-dessus, pas en s’arrêtant dessus.",
  "refusal.draughts.own-piece-in-way": "Votre pièce en {cell} barre la route : on ne saute que les pièces adverses.",
  "refusal.draughts.two-in-a-row": "Les pièces en {pieces} se suivent : il n’y a pas de case vide entre elles où se poser.",
  "refusal.draughts.nothing-to-jump": "Il n’y a pas de pièce adverse à sauter entre {from} et {to}.",
  "refusal.draughts.blocked": "La pièce en {cell} ne peut pas jouer : {pieces|celle|celles} en {pieces} lui {pieces|barre|barrent} la route, et elle n’a rien à prendre.",
  "refusal.draughts.is-capture": "Ce coup prend {pieces|la pièce|les pièces} en {pieces} : il s’écrit {move}.",
  "refusal.draughts.takes-nothing": "Ce coup ne prend rien : il s’écrit {move}.",
  "refusal.draughts.other-captures": "Ce coup prend {pieces|la pièce|les pièces} en {pieces}, et rien d’autre : il s’écrit {move}.",
  "refusal.draughts.man-captures-backward": "Un pion ne prend qu’en avant : la pièce en {cell} est derrière lui.",
  "refusal.draughts.fewer-kings": "C’est autant de pièces que {move}, mais {kings} {kings|dame|dames} au lieu de {most} : à nombre égal, on prend le plus de dames.",
  "refusal.draughts.not-huffable": "La pièce en {cell} ne peut pas être soufflée : elle n’a pas manqué de prise.",
  "refusal.draughts.no-move-after-huff": "Sans la pièce en {cell} vous n’auriez plus de coup : elle ne peut pas être soufflée.",
  // Charret
  "piece.charret.token": "le jeton",
  "refusal.charret.no-such-cell": "Il n’y a pas de case {name} sur ce tableau.",
  "refusal.charret.empty-cell": "Il n’y a pas de jeton en {cell}.",
  "refusal.charret.no-pass": "Vous pouvez jouer : on ne passe que lorsqu’on est bloqué.",
  "refusal.charret.must-pass": "Tous vos jetons sont bloqués : il faut passer.",
  "refusal.charret.must-place": "Il vous reste {count} {count|jeton|jetons} en main : on ne déplace un jeton qu’après avoir tout posé.",
  "refusal.charret.hand-empty": "Vous n’avez plus de jeton en main : déplacez un de ceux du tableau.",
  "refusal.charret.occupied": "Il y a déjà un jeton en {cell}.",
  "refusal.charret.blocked": "Le jeton en {cell} est bloqué : toutes les cases voisines sont prises ({pieces}).",
  "refusal.charret.jump-too-early": "{to} n’est pas voisine de {from}, et l’on ne saute qu’avec trois jetons : vous en avez {count}.",
  "refusal.charret.not-next": "{to} n’est pas voisine de {from}, et l’on ne saute pas dans cette partie.",
  "refusal.charret.not-closed": "Un jeton en {cell} ne ferme aucun charret : on ne prend rien.",
  "refusal.charret.must-take": "Le jeton en {cell} ferme un charret : prenez {pieces|le jeton|un des jetons} en {pieces}.",
  "refusal.charret.no-enemy-there": "Il n’y a pas de jeton adverse à prendre en {cell}.",
  "refusal.charret.in-charret": "Le jeton en {cell} est dans un charret, et {pieces|celui|ceux} en {pieces} n’y {pieces|est|sont} pas.",
  "refusal.charret.charret-safe": "Le jeton en {cell} est dans un charret : dans cette partie, il ne peut pas être pris.",
  "refusal.charret.one-capture": "Le jeton en {cell} ne prend qu’un seul jeton.",
  "refusal.charret.two-captures": "Le jeton en {cell} ferme deux charrets : prenez deux jetons, parmi ceux en {pieces}.",
  "refusal.charret.captured-twice": "Le jeton en {cell} ne peut être pris qu’une fois.",
  // Bulltricker
  "piece.bulltricker.king": "le roi",
  "piece.bulltricker.queen": "la dame",
  "piece.bulltricker.pawn": "le pion",
  "refusal.bulltricker.no-such-cell": "Il n’y a pas de case {name} : on se tient sur les rectangles et les cases royales, jamais sur une butée.",
  "refusal.bulltricker.queen-must-capture": "La prise en rangée est obligatoire, et {by|la dame|les dames} {by} {by|peut|peuvent} prendre {victims}.",
  "refusal.bulltricker.pawn-must-capture": "La prise en rangée est obligatoire, et {by|le pion|les pions} {by} {by|peut|peuvent} prendre {victims}.",
  "refusal.bulltricker.queen-before-pawn": "{by|La dame|Les dames} {by} {by|peut|peuvent} prendre {victims} en rangée, et la prise d’une dame passe avant celle du pion {cell}.",
  "refusal.bulltricker.rangee-before-colonne": "{by|La pièce|Les pièces} {by} {by|peut|peuvent} prendre {victims} en rangée, et cela passe avant une prise en colonne.",
  "refusal.bulltricker.queen-takes-all": "La dame doit prendre tout ce qu’elle peut dans cette direction, {left} aussi. {landings|Case|Cases} d’arrivée : {landings}.",
  "refusal.bulltricker.pawn-takes-all": "Le pion continue tant qu’il peut prendre : il prend aussi {left}, et arrive en {landing}.",
  "refusal.bulltricker.one-direction": "Une prise garde la direction où elle a commencé : la pièce {cell} prend {victims}.",
  "refusal.bulltricker.royal-squares-only": "Le roi ne se tient que sur les cases royales et ne prend rien : {to} est un rectangle.",
  "refusal.bulltricker.king-takes-nothing": "Le coup en {to} ne prend rien : un roi ne prend jamais.",
  "refusal.bulltricker.king-step": "Le roi va sur la case royale voisine, devant, derrière, à gauche ou à droite : {to} n’en est pas une.",
  "refusal.bulltricker.king-walled": "La pièce {by} se tient entre le roi et {to}.",
  "refusal.bulltricker.kings-apart": "En {to}, votre roi serait trop près du roi {king} : il reste toujours une case royale entre eux, dans toutes les directions.",
  "refusal.bulltricker.rectangles-only": "{to} est une case royale : seuls les rois s’y tiennent.",
  "refusal.bulltricker.own-piece": "La pièce {to} est à vous : vous ne pouvez pas la prendre.",
  "refusal.bulltricker.piece-in-the-way": "Votre pièce {by} barre le passage.",
  "refusal.bulltricker.king-in-the-way": "Le roi {king} barre le passage : rien ne passe par-dessus un roi.",
  "refusal.bulltricker.pawn-forward": "Le pion ne fait qu’avancer : {to} est à côté de lui ou derrière lui.",
  "refusal.bulltricker.pawn-step": "Le pion va sur la case suivante, tout droit, sur celle d’après depuis sa bande de départ, ou sur l’une des deux cases qui touchent ses coins de devant : pas de {from} en {to}.",
  "refusal.bulltricker.double-step": "De {from} en {to}, c’est un double pas : seuls les pions couchés sur leur bande de départ y ont droit.",
  "refusal.bulltricker.queen-line": "La dame glisse dans sa rangée ou dans sa colonne, ou tourne d’un pas : elle ne va pas de {from} en {to}.",
  "refusal.bulltricker.slanting-capture": "{to} est occupée, et l’on ne prend pas de biais.",
  "refusal.bulltricker.onto-victim": "En rangée, on prend la pièce {to} en la sautant, jusqu’à la case vide derrière elle, et non en prenant sa place.",
  "refusal.bulltricker.jump-without-room": "Pour sauter {over}, il faut une case vide juste derrière, et {behind} est occupée.",
  "refusal.bulltricker.jump-in-colonne": "En colonne, on ne passe par-dessus aucune pièce : {over} barre le passage.",
  "refusal.bulltricker.far-in-colonne": "En colonne, la dame ne prend que la pièce qui la touche, à une butée de distance : {to} est plus loin.",
  "refusal.bulltricker.no-colonne-capture": "L’édition de 2020 n’a pas de prise en colonne, et {to} est occupée.",
  "refusal.bulltricker.shut-in": "{Piece} {cell} n’a aucune case où aller.",
  "refusal.bulltricker.move-ends": "Le coup finit en {cell}.",
  "refusal.bulltricker.no-promotion": "Le coup en {to} ne fait pas de dame : seul un pion en devient une, sur sa dernière bande.",
  "refusal.bulltricker.captures-nothing": "Le coup en {to} ne prend rien.",
  "refusal.bulltricker.captures-others": "Ce coup prend {victims}, ni plus ni moins.",
  // Tumblingdown
  "piece.tumblingdown.piece": "le pion",
  "refusal.tumblingdown.opponents-piece": "La pile {cell} est à l’adversaire : c’est son pion qui est au sommet.",
  "refusal.tumblingdown.no-line": "Une pile va tout droit, dans une des huit directions : aucune ne mène de {from} en {to}.",
  "refusal.tumblingdown.too-far": "La pile {from} a {height} {height|pion|pions} : dans cette direction, elle va jusqu’en {last}, et non en {to}.",
  "refusal.tumblingdown.move-ends": "Le coup de {from} vers {to} est complet : on ne choisit qu’une pile et une direction.",
  "refusal.tumblingdown.nothing-leaves": "Aucun pion ne quitte jamais le plateau : un coup n’en retire pas.",
  // Ultima
  "piece.ultima.pincer": "le pinceur",
  "piece.ultima.coordinator": "le coordinateur",
  "piece.ultima.long-leaper": "le sauteur long",
  "piece.ultima.chameleon": "le caméléon",
  "piece.ultima.withdrawer": "le supprimeur",
  "piece.ultima.king": "le roi",
  "piece.ultima.immobiliser": "l’immobiliseur",
  "refusal.ultima.frozen": "{Piece} {cell} est figé par {by|l’immobiliseur|les immobiliseurs} {by}.",
  "refusal.ultima.frozen-helper": "{Piece} {cell} est figé : il libère vos autres pièces {by|de l’immobiliseur|des immobiliseurs} {by}, mais pas lui-même.",
  "refusal.ultima.frozen-by-chameleon": "L’immobiliseur {cell} est figé par {by|le caméléon|les caméléons} {by}, et rien n’annule cela.",
  "refusal.ultima.king-step": "Le roi va d’une case à la fois, et il n’y a pas de roque : {to} n’est pas à côté de lui.",
  "refusal.ultima.pincer-line": "Le pinceur va tout droit, en ligne ou en colonne, comme une tour d’échecs : pas de {from} en {to}.",
  "refusal.ultima.no-line": "{Piece} va en ligne droite, comme une dame d’échecs : aucune ne mène de {from} en {to}.",
  "refusal.ultima.own-man": "{Piece} {to} est à vous : vous ne pouvez pas le prendre.",
  "refusal.ultima.displacement": "Seul le roi prend en allant sur la case de sa victime : {piece} ne peut pas aller en {to}, où se trouve {pieceThere} adverse.",
  "refusal.ultima.man-in-the-way": "{PieceThere} {by} barre le passage, et {piece} ne saute pas.",
  "refusal.ultima.leap-over-own": "Le sauteur long ne saute que les pièces adverses, et {pieceThere} {by} est à vous.",
  "refusal.ultima.leap-without-room": "Pour sauter {pieceThere} {over}, il faut une case vide juste derrière, et {behind} est occupée.",
  "refusal.ultima.leap-over-two": "Selon l’option choisie, un saut ne passe que sur une pièce : sur {first}, mais pas en plus sur {second}.",
  "refusal.ultima.chameleon-leap": "Le caméléon ne saute que les sauteurs longs adverses, et non {pieceThere} {by}.",
  "refusal.ultima.check-by-king": "Après ce coup, le roi adverse {by} pourrait prendre votre roi {king}.",
  "refusal.ultima.check-by-chameleon": "Après ce coup, le caméléon {by} pourrait prendre votre roi {king}, qu’il touche.",
  "refusal.ultima.check-by-withdrawer": "Après ce coup, le supprimeur {by} pourrait prendre votre roi {king} en s’éloignant en {reach}.",
  "refusal.ultima.check-by-leaper": "Après ce coup, le sauteur long {by} pourrait sauter votre roi {king}, jusqu’en {reach}.",
  "refusal.ultima.check-by-pincer": "Après ce coup, votre roi {king} pourrait être pincé entre {anvil} et {reach}, où le pinceur {by} peut venir.",
  "refusal.ultima.check-by-coordinator": "Après ce coup, le coordinateur {by} pourrait venir en {reach} et prendre votre roi {king}, au coin du rectangle qu’il y ferait avec son roi {corner}.",
  "refusal.ultima.shut-in": "{Piece} {cell} n’a aucune case où aller.",
  "refusal.ultima.pinned": "Tout coup avec {piece} {cell} exposerait votre roi {king} à être pris.",
  "refusal.ultima.no-parry": "Votre roi {king} est en échec par la pièce {by}, et aucun coup avec {piece} {cell} ne le sauve.",
  "refusal.ultima.no-safe-square": "Votre roi {cell} n’a aucune case sûre où aller.",
  "refusal.ultima.no-such-man": "{Piece} : vous n’en avez aucun sur l’échiquier.",
  "refusal.ultima.none-reaches": "{Piece} ne peut pas aller en {to} : {men|le vôtre est|les vôtres sont} en {men}.",
  "refusal.ultima.other-start": "C’est de {men} que {piece} peut aller en {to}.",
  "refusal.ultima.other-man": "C’est {piece} qui se trouve en {cell}.",
  "refusal.ultima.move-ends": "Le coup finit en {cell}.",
  "refusal.ultima.captures-nothing": "Le coup en {to} ne prend rien.",
  "refusal.ultima.captures-others": "Ce coup prend {victims}, ni plus ni moins."
};

// locales/fr.js
var fr_default2 = {
  "lang": "fr",
  ...fr_default,
  "board.name": "Plateau, {game}",
  "board.turn": "{player} au trait",
  "board.turn.yours": "{player}, à vous de jouer",
  "board.thinking": "L’ordinateur réfléchit…",
  "board.engineFailed": "L’ordinateur n’a pas pu réfléchir.",
  "board.pass": "Passer",
  "board.undo": "Reprendre",
  "board.resign": "Abandonner",
  "board.resign.sure": "Abandonner : sûr ?",
  "board.rule": "Voir la règle",
  "board.flip": "Tourner",
  "board.moves": "Coups",
  "board.moves.start": "Départ",
  "board.moves.variation": "Variante",
  "board.moves.ply": "Coup {number}, {player} : {move}",
  "board.replay": "Relecture",
  "board.replay.start": "Début",
  "board.replay.back": "Reculer",
  "board.replay.forward": "Avancer",
  "board.replay.end": "Fin",
  "board.move.pass": "passe",
  "board.move.huff": "souffle {cell}, {move}",
  "board.announce.move": "{player} : {move}",
  "board.announce.captures": "Prises : {count}",
  "board.announce.undone": "Coup repris",
  "board.announce.after": "Après {player} : {move}",
  "board.announce.start": "Début de la partie",
  "board.must": "Prise obligatoire",
  "board.or": " ou ",
  "board.check": "Échec",
  "board.prompt.pass": "aucun coup possible, passez",
  "board.prompt.capture": "Choisissez une pièce à prendre",
  "board.prompt.capture.charret": "Choisissez un jeton à prendre",
  "board.prompt.huff": "Vous pouvez souffler la pièce en {cells} : cliquez dessus, puis jouez",
  "board.prompt.huffed": "La pièce en {cells} est soufflée : jouez maintenant",
  "board.claim.repetition": "Même position pour la troisième fois : la nulle peut être réclamée",
  "board.claim.repetition.bulltricker": "Même coup joué sept fois de suite : la nulle peut être réclamée",
  "board.claim.no-capture": "Cinquante coups chacun sans prise : la nulle peut être réclamée",
  "board.claim.other": "La nulle peut être réclamée",
  "board.loadFailed": "Le plateau n’a pas pu être chargé.",
  "board.putBack": "Remettre",
  "board.restart": "Recommencer",
  "board.claimDraw": "Réclamer la nulle",
  "board.controls": "Commandes du plateau",
  "board.inHand": "{player} : {count} en main",
  "board.analysis": "Analyse",
  "board.analysis.waits": "Analyse…",
  "board.evaluation": "Évaluation ({player}) :",
  "board.depth": "profondeur {depth}",
  "board.mate": "gagne en {count}",
  "board.mated": "perd en {count}",
  "board.wins": "gagne",
  "board.loses": "perd",
  "board.attribute": "Attribut {name} : {what}",
  "board.attribute.missing": "il manque ; valeurs possibles : {choices}",
  "board.attribute.choice": "« {found} » n’est pas possible ; valeurs possibles : {choices}",
  "board.attribute.range": "« {found} » n’est pas un nombre entier de {least} à {most}",
  "board.attribute.notRead": "n’est pas lu, puisqu’il y a une partie dans record",
  "board.attribute.otherGame": "« {found} » n’est pas le jeu de la partie, qui est {game}",
  "board.attribute.severalGames": 'il y a {games} parties, dont la première est montrée ; record-game="2" montre la deuxième',
  "board.attribute.noPosition": "aucun coup n’est possible sur cette figure",
  "board.attribute.noRecord": "il n’y a pas d’attribut record dont ce serait la partie",
  "board.attribute.mode": 'n’a de sens qu’avec mode="{mode}"',
  "board.attribute.twice": "dit deux fois, ici et dans l’écriture abrégée de l’attribut position, qui est laissée de côté",
  "board.attribute.shorthand": "{part} dans l’écriture abrégée",
  "board.attribute.bottom": "« {found} » ne désigne aucun camp en bas dans l’écriture abrégée ; valeurs possibles : w, b",
  "board.attribute.rest": "« {found} » suit la dernière partie de l’écriture abrégée",
  "board.attribute.language": "il n’y a pas de textes en « {found} », l’anglais en tient lieu ; valeurs possibles : fr, en",
  "board.attribute.slotted": 'n’est pas affiché, car un élément de la balise a slot="caption"',
  "board.attribute.json": "un objet JSON est attendu",
  "board.attribute.move": "coup {number}, « {found} »",
  "board.attribute.legal": "{what} ; coups possibles : {moves}",
  "board.attribute.record": "ligne {line}, colonne {column}, « {found} »",
  "board.premove.set": "Coup anticipé : {cells}. Échap ou un clic l’annule",
  "board.premove.dropped": "Coup anticipé annulé",
  "board.premove.illegal": "Le coup anticipé n’est plus possible",
  "board.refused.over": "La partie est finie",
  "board.refused.computer": "C’est à l’ordinateur de jouer",
  "board.refused.choose": "Choisissez d’abord une pièce",
  "board.refused.choose.charret": "Choisissez d’abord un jeton",
  "board.refused.way": "Plusieurs prises finissent là : cliquez le chemin, case par case",
  "board.cell.empty": "vide",
  "board.cell.piece": "{piece}, {player}",
  "board.cell.stack": "pile de {height}, {player}, de bas en haut : {pieces}",
  "board.cell.king": "roi",
  "board.cell.check": "en échec",
  "board.cell.landing": "tomberait ici : {pieces}",
  "board.cell.movable": "peut jouer",
  "board.cell.must": "doit prendre",
  "board.cell.selected": "sélection",
  "board.cell.target": "arrivée possible",
  "board.cell.capturable": "prise possible",
  "board.cell.huffable": "à souffler",
  "board.cell.threatened": "en prise",
  "board.cell.takes": "prend {pieces}",
  "board.cell.frozen": "figé par {holders}",
  "board.cell.last": "dernier coup",
  "board.cell.premove": "coup anticipé",
  "board.cell.premoveTarget": "coup anticipé possible",
  "board.cell.mill": "dans un moulin : {cells}",
  "board.cell.marked": "case marquée",
  "board.cell.closedSides": "côtés fermés : {count}, {cells}",
  "board.won": "Victoire : {player}",
  "board.won.you": "Vous avez gagné",
  "board.won.computer": "L’ordinateur a gagné",
  "board.drawn": "Partie nulle",
  "board.reason.resignation": "par abandon",
  "board.reason.agreement": "d’un commun accord",
  "board.reason.repetition": "la même position est apparue trois fois",
  "board.reason.repetition.n": "la même position est apparue {count} fois",
  "board.reason.no-pieces": "plus aucune pièce",
  "board.reason.blocked": "plus aucun coup possible",
  "board.reason.two-tokens": "il reste moins de trois jetons",
  "board.reason.no-capture": "trop de coups sans prise",
  "board.reason.twenty-five-moves": "25 coups chacun avec les dames seules",
  "board.reason.sixteen-moves": "16 coups chacun, trois pièces contre une dame",
  "board.reason.five-moves": "5 coups chacun, une ou deux pièces contre une dame",
  "board.reason.twenty-moves": "20 coups chacun sans progrès",
  "board.reason.twelve-moves": "12 coups chacun, trois dames contre une",
  "board.reason.king-captured": "un roi a été pris",
  "board.reason.own-king-captured": "l’adversaire a pris un de ses propres rois",
  "board.reason.checkmate": "échec et mat",
  "board.reason.stalemate": "pat",
  "board.reason.mat": "un roi enfermé sur ses quatre côtés",
  "board.reason.insufficiency": "moins de quatre pions et dames de chaque côté",
  "board.reason.immobilisation": "le joueur au trait ne peut pas jouer",
  "board.error.explained": "{error} : {why}",
  "board.error.at": "caractère {at}",
  "board.error.other": "Cela n’a pas marché",
  "board.error.unknown-cell": "Cette case n’existe pas",
  "board.error.no-cell": "Il n’y a pas de case « {found} » sur ce plateau",
  "board.error.no-cell.expected": "Il n’y a pas de case « {found} » sur ce plateau ; attendu : {expected}",
  "board.error.bad-option": "Cette option n’est pas valable",
  "board.error.no-option": "ce jeu n’a pas d’option « {option} » ; il a : {expected}",
  "board.error.option-value": "l’option « {option} » ne peut pas être « {found} » ; possible : {expected}",
  "board.error.bad-position": "Cette position n’est pas valable",
  "board.error.bad-notation": "Ce n’est pas un coup",
  "board.error.illegal-move": "Ce coup n’est pas permis ici",
  "board.error.ambiguous-move": "Plusieurs coups conviennent",
  "board.error.game-over": "La partie est finie",
  "board.fault.found": "« {found} »",
  "board.fault.expected": "« {found} » ne convient pas ici ; attendu : {expected}",
  "board.fault.unexpected": "attendu : {expected} ; trouvé : « {found} »",
  "board.fault.end": "le texte est incomplet ; attendu : {expected}",
  "board.fault.no-such-cell": "la case {found} n’existe pas",
  "board.fault.occupied": "deux pièces sur la case {found}",
  "board.fault.too-many-pieces": "trop de pièces ({found})",
  "board.fault.man-on-crown": "un pion sur sa rangée de promotion, case {found}",
  "board.fault.not-huffable": "pas de pièce à souffler sur la case {found}",
  "board.fault.no-piece": "il n’y a pas de pièce",
  "board.fault.both-lost": "les deux joueurs ont moins de trois jetons",
  "board.fault.rank-length": "une rangée de {found} cases au lieu de 8",
  "board.fault.no-king.white": "les Blancs n’ont pas de roi",
  "board.fault.no-king.black": "les Noirs n’ont pas de roi",
  "board.fault.second-king": "un deuxième roi du même camp, case {found}",
  "board.fault.other-king-in-check": "le roi {found} est en prise alors que ce n’est pas à lui de jouer",
  "board.fault.wrong-cell": "une pièce sur la case {found}, où elle ne peut pas se trouver",
  "board.fault.pawn-on-last-strip": "un pion sur sa dernière colonne, case {found}",
  "board.fault.kings-too-close": "rois trop près l’un de l’autre ({found})",
  "board.fault.both-mat": "les deux rois sont mat",
  "record.fault.illegal-move": "ce coup n’est pas permis ici",
  "record.fault.ambiguous-move": "plusieurs coups conviennent",
  "record.fault.bad-notation": "ce n’est pas un coup",
  "record.fault.no-such-cell": "il n’y a pas de telle case sur ce plateau",
  "record.fault.bad-position": "cette position n’est pas valable",
  "record.fault.bad-option": "cette option des règles n’est pas valable",
  "record.fault.not-a-record": "ce n’est pas une partie d’un des jeux d’ici",
  "record.fault.not-text": "Ce n’est pas un texte, il n’y a donc pas de parties dedans",
  "record.fault.empty": "C’est vide : il n’y a rien à lire",
  "record.fault.unsupported-game": "ce jeu n’existe pas ici",
  "record.fault.bad-tag": "cette balise est illisible",
  "record.fault.unclosed-tag": "cette balise n’est pas fermée",
  "record.fault.unclosed-comment": "ce commentaire n’est pas fermé",
  "record.fault.unclosed-variation": "cette variante n’est pas fermée",
  "record.fault.unclosed-value": "cette valeur n’est pas fermée",
  "record.fault.stray-bracket": "cette parenthèse ne ferme rien",
  "record.fault.stray-variation": "cette variante ne remplace aucun coup",
  "record.fault.too-deep": "trop de variantes dans des variantes",
  "record.fault.unknown-move": "un coup manque, et d’autres le suivent",
  "record.fault.after-end": "la partie est finie avant ce coup",
  "record.fault.mixed-names": "noms de cases officiels et noms de 2020 dans une même partie",
  "record.fault.too-long": "trop de parties, ou de coups, à partir d’ici",
  "record.fault.result-differs": "le résultat ne correspond pas à la partie",
  "record.fault.played-on": "des coups suivent une nulle",
  "record.fault.starter-read-otherwise": "le premier chiffre a été lu autrement, pour que la partie soit valable",
  "record.fault.bad-nag": "ce signe d’annotation n’existe pas",
  "record.fault.repeated-tag": "cette balise est donnée deux fois",
  "record.fault.side-unknown": "la position ne dit pas qui a le trait",
  "record.fault.other": "ceci est illisible",
  "diagram.list": "{name} : {items}.",
  "diagram.stacks": "De bas en haut",
  "diagram.marks": "Marques",
  "diagram.arrows": "Flèches",
  "diagram.shadow": "Dans l’ombre"
};

// element/element.js
import init, { games } from "./tablier.js";

// element/dom.js
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
function announce(region, text) {
  region.textContent = region.textContent === text ? `${text} ` : text;
}

// element/engine-host.js
import { Engine } from "./engine.js";

// element/page-engine.js
import { EngineCore } from "./engine-core.js";
import { Game } from "./tablier.js";

// worker-core.js
var SLICE_MS = 10;
var WEIGHTS = {
  draughts: "weights/draughts.bin",
  "spanish-draughts": "weights/spanish-draughts.bin",
  charret: "weights/charret.bin"
};
var TABLES = {
  draughts: "tables/draughts-3.bin",
  "spanish-draughts": "tables/spanish-draughts-3.bin",
  charret: "tables/charret-8.bin"
};
function serve(Game2, post, yielded, load2) {
  let running = null;
  const solving = /* @__PURE__ */ new Set();
  const games2 = /* @__PURE__ */ new Map();
  async function withGame(state, use) {
    if (!games2.has(state.id)) games2.set(state.id, prepared(state.id));
    const game = await games2.get(state.id);
    game.restore(state);
    return use(game);
  }
  async function prepared(id) {
    const game = new Game2(id);
    const prepare = async (path, take2) => {
      if (path) await load2(path).then(take2).catch(() => {
      });
    };
    await Promise.all([
      prepare(WEIGHTS[id], (bytes) => game.loadWeights(bytes)),
      prepare(TABLES[id], (bytes) => game.loadTable(bytes))
    ]);
    return game;
  }
  async function search({ id, state, limits }) {
    running = id;
    const found = await withGame(state, (game) => game.startSearch(limits));
    if (!found) return post({ type: "done", id, result: null });
    let told = "";
    const tellNews = () => {
      const info = found.info();
      const news = `${info.depth} ${info.move}`;
      if (info.depth > 0 && news !== told) post({ type: "info", id, info });
      told = news;
      return info;
    };
    for (; ; ) {
      const done = found.run(SLICE_MS);
      const result = tellNews();
      if (done || running !== id) {
        found.free();
        return post({ type: "done", id, result });
      }
      await yielded();
    }
  }
  async function solve({ id, state, men }) {
    solving.add(id);
    const analysis = await withGame(state, (game) => game.startSolving({ men }));
    let told = -1;
    try {
      while (solving.has(id)) {
        if (running === null) {
          if (analysis.run(SLICE_MS)) return post({ type: "done", id, result: true });
          const progress = analysis.progress();
          if (progress >= told + 0.01) post({ type: "info", id, info: told = progress });
        }
        await yielded();
      }
      post({ type: "done", id, result: false });
    } finally {
      analysis.free();
    }
  }
  async function take({ type, id, state, bytes }) {
    await withGame(state, (game) => type === "table" ? game.loadTable(bytes) : game.loadWeights(bytes));
    post({ type: "done", id, result: true });
  }
  const tasks = { search, solve, table: take, weights: take };
  return async (message) => {
    const { type, id } = message;
    if (type === "stop") {
      solving.delete(id);
      if (id === running) running = null;
      return;
    }
    try {
      await tasks[type](message);
    } catch (error) {
      post({ type: "error", id, error: plain(error) });
    }
    solving.delete(id);
    if (id === running) running = null;
  };
}
function plain(error) {
  return { code: error?.code, message: String(error?.message ?? error), details: error?.details };
}

// worker-files.js
var FILES = {
  "weights/draughts.bin": () => new URL("./weights/draughts.bin", import.meta.url),
  "weights/spanish-draughts.bin": () => new URL("./weights/spanish-draughts.bin", import.meta.url),
  "weights/charret.bin": () => new URL("./weights/charret.bin", import.meta.url),
  "tables/draughts-3.bin": () => new URL("./tables/draughts-3.bin", import.meta.url),
  "tables/spanish-draughts-3.bin": () => new URL("./tables/spanish-draughts-3.bin", import.meta.url),
  "tables/charret-8.bin": () => new URL("./tables/charret-8.bin", import.meta.url)
};
async function load(path) {
  const response = await fetch(FILES[path]());
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
function taskQueue() {
  const { port1, port2 } = new MessageChannel();
  const waiting2 = [];
  port1.onmessage = () => waiting2.shift()();
  return () => new Promise((resolve) => {
    waiting2.push(resolve);
    port2.postMessage(null);
  });
}

// element/page-engine.js
var PageEngine = class extends EngineCore {
  static spawn() {
    let last = 0;
    const port = {
      onMessage: null,
      onError: null,
      post: (message) => {
        last = message.id;
        void receive(message);
      },
      terminate: () => void receive({ type: "stop", id: last }),
      keepAlive() {
      }
    };
    const tell = (message) => queueMicrotask(() => port.onMessage?.(message));
    const receive = serve(Game, tell, taskQueue(), load);
    tell({ type: "ready" });
    return port;
  }
};

// element/engine-host.js
var EngineHost = class {
  #options;
  /** @type {Promise<Engine> | null} */
  #engine = null;
  /** @param {EngineOptions} [options] */
  constructor(options) {
    this.#options = options;
  }
  /**
   * @template T
   * @param {(engine: Engine) => Promise<T>} question
   */
  async ask(question) {
    const starting = this.#engine ??= Engine.create(this.#options).catch(() => (
      /** @type {any} */
      PageEngine.create()
    ));
    try {
      return await question(await starting);
    } catch (error) {
      if (this.#engine === starting) this.#engine = null;
      starting.then((engine) => engine.dispose(), () => {
      });
      throw error;
    }
  }
};

// element/evaluation.js
var PROVED = 2e4;
var THREE_QUARTERS = {
  draughts: 117,
  "spanish-draughts": 163,
  charret: 217,
  bulltricker: 61,
  tumblingdown: 299,
  ultima: 190
};
var formats = /* @__PURE__ */ new Map();
function isProved(score) {
  return Math.abs(score) > PROVED;
}
function expectation(id, score) {
  if (isProved(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + 3 ** (-score / THREE_QUARTERS[id]));
}
function scoreText({ score, mate }, sign, texts) {
  const own = sign * score;
  if (mate !== null) return texts.t(own > 0 ? "board.mate" : "board.mated", { count: Math.ceil(Math.abs(mate) / 2) });
  if (isProved(score)) return texts.t(own > 0 ? "board.wins" : "board.loses");
  const mark = own > 0 ? "+" : own < 0 ? "−" : "";
  return mark + formatOf(texts.language).format(Math.abs(own) / 100);
}
function formatOf(language) {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  return format;
}
function movesOf(game, texts) {
  const replay = game.clone();
  try {
    return texts.map((text) => replay.play(text));
  } finally {
    replay.free();
  }
}

// element/lookout.js
var Lookout = class {
  #host;
  /** @type {AbortController | null} */
  #current = null;
  /** @param {EngineHost} host */
  constructor(host) {
    this.#host = host;
  }
  /**
   * @param {Game} game Is read at once.
   * @param {Pick<SearchLimits, "timeMs" | "multiPv">} limits
   * @param {(info: SearchInfo) => void} onInfo Not called once this is stopped, or another position looked at.
   * @returns {{ stop: () => void, ended: Promise<boolean> }} `ended`: whether the limits were reached. It fails as a
   * search does.
   */
  look(game, limits, onInfo) {
    this.#current?.abort();
    const search = this.#current = new AbortController();
    const { signal } = search;
    const seen = game.clone();
    const ended = this.#host.ask(async (engine) => {
      if (signal.aborted) return false;
      for await (const info of engine.analyse(seen, { ...limits, signal })) {
        if (signal.aborted) return false;
        onInfo(info);
      }
      return !signal.aborted;
    });
    const free = () => seen.free();
    ended.then(free, free);
    return { stop: () => search.abort(), ended };
  }
};

// element/analysis.js
var LINES = 3;
var ANALYSIS_MS = 15e3;
var LONGEST_LINE = 12;
var lookout = new Lookout(new EngineHost());
var Analysis = class {
  #table;
  #texts;
  #phrases;
  #onFailure;
  element;
  #value = make("span", { part: "evaluation" });
  #depth = make("span", { class: "depth" });
  #share = make("div", { class: "share" });
  #lines = make("ol", { class: "lines", part: "lines" });
  /** @type {ReturnType<Lookout["look"]> | null} */
  #look = null;
  /** @type {SearchInfo | null} */
  #info = null;
  /** The position that is looked at. @type {Game | null} */
  #game = null;
  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   * @param {(error: unknown) => void} onFailure
   */
  constructor(table, texts, phrases, onFailure) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    this.#onFailure = onFailure;
    const scale = make("div", { class: "scale", part: "scale", "aria-hidden": "true" }, this.#share);
    this.element = make(
      "div",
      { class: "analysis", part: "analysis", role: "group" },
      make("p", { class: "evaluation" }, this.#value, this.#depth),
      scale,
      this.#lines
    );
  }
  /** Looks at the position that the table shows. */
  async start() {
    this.stop();
    this.#info = null;
    this.#game?.free();
    const game = this.#game = this.#table.game.clone();
    this.show();
    if (game.outcome()) return;
    const look = this.#look = lookout.look(game, { multiPv: LINES, timeMs: ANALYSIS_MS }, (info) => {
      this.#info = info;
      this.show();
    });
    try {
      await look.ended;
    } catch (error) {
      if (this.#look === look) this.#onFailure(error);
    }
  }
  /** Stops, for good. */
  free() {
    this.stop();
    this.#game?.free();
    this.#game = this.#info = null;
  }
  stop() {
    this.#look?.stop();
    this.#look = null;
  }
  show() {
    const { t } = this.#texts;
    const info = this.#info;
    this.element.setAttribute("aria-label", t("board.analysis"));
    const waits = this.#table.outcome ? "" : t("board.analysis.waits");
    this.#value.textContent = info ? `${t("board.evaluation", { player: this.#firstPlayer })} ${this.#score(info)}` : waits;
    this.#depth.textContent = info ? t("board.depth", { depth: info.depth }) : "";
    const share = expectation(this.#table.info.id, info ? this.#sign * info.score : 0);
    this.#share.style.transform = `scaleX(${share})`;
    this.#lines.replaceChildren(...(info?.lines ?? []).map((line) => this.#lineOf(line)));
  }
  /** @param {SearchLine} line */
  #lineOf(line) {
    const moves = movesOf(
      /** @type {Game} */
      this.#game,
      line.pv.slice(0, LONGEST_LINE)
    );
    return make(
      "li",
      {},
      make("span", { class: "score" }, this.#score(line)),
      make("span", { class: "pv" }, moves.map((move) => this.#phrases.move(move)).join(" "))
    );
  }
  /** Whether scores, which are from the side to move, are those of the first player. */
  get #sign() {
    return this.#game?.turn() === this.#table.info.players[0].id ? 1 : -1;
  }
  get #firstPlayer() {
    const { info } = this.#table;
    return this.#phrases.player(info, info.players[0].id);
  }
  /** @param {SearchLine} line */
  #score(line) {
    return scoreText(line, this.#sign, this.#texts);
  }
};

// element/language.js
function languageIn(lang) {
  const [name] = lang.trim().toLowerCase().split("-");
  return name === "fr" || name === "en" ? name : null;
}
function languageOf(element) {
  const closest = element.closest("[lang]");
  if (closest) return languageIn(closest.getAttribute("lang") ?? "") ?? "en";
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "en";
}
var followers = /* @__PURE__ */ new Set();
var observer = null;
function followLanguage(onChange) {
  observer ??= new MutationObserver(() => {
    for (const follower of followers) follower();
  });
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

// element/near-view.js
var MARGIN2 = "400px 0px";
var waiting = /* @__PURE__ */ new WeakMap();
var observer2 = null;
function whenNear(element, onNear) {
  observer2 ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      const call = waiting.get(target);
      forget(target);
      call?.();
    }
  }, { rootMargin: MARGIN2 });
  waiting.set(element, onNear);
  observer2.observe(element);
}
function forget(element) {
  waiting.delete(element);
  observer2?.unobserve(element);
}

// element/opponent.js
var THINK_MS = 1e3;
var JUDGE_MS = 400;
var CONTENT_WITH_DRAW = 5;
var OPENING_PLIES = 20;
var RELIEVED_BY_DRAW = -30;
var Opponent = class {
  #host;
  /** @param {EngineOptions} [options] */
  constructor(options) {
    this.#host = new EngineHost(options);
  }
  /**
   * @param {Game} game
   * @param {Level} level
   * @param {AbortSignal} signal
   * @param {number} [timeMs]
   * @returns {Promise<SearchResult | null>}
   */
  think(game, level, signal, timeMs = THINK_MS) {
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#search(game, { level, timeMs, seed, signal });
  }
  /**
   * @param {Game} game With the other side to move.
   * @param {AbortSignal} signal
   */
  async acceptsDraw(game, signal) {
    const { length } = game.history();
    const result = await this.#search(game, { timeMs: JUDGE_MS, signal });
    return acceptsDraw(-(result?.score ?? 0), length);
  }
  /**
   * @param {Game} game Is read at once: it may be gone before there is an engine.
   * @param {SearchOptions} options
   */
  async #search(game, options) {
    const seen = game.clone();
    try {
      return await this.#host.ask((engine) => engine.bestMove(seen, options));
    } finally {
      seen.free();
    }
  }
};
function acceptsDraw(score, ply) {
  return score <= (ply < OPENING_PLIES ? RELIEVED_BY_DRAW : CONTENT_WITH_DRAW);
}

// board/nags.js
var SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];
function nagText(nag) {
  return SIGNS[nag] ?? ` $${nag}`;
}

// element/move-list.js
var MoveList = class {
  #table;
  #texts;
  #phrases;
  element;
  /** The start, and the moves. @type {Map<Branch, HTMLButtonElement>} */
  #buttons = /* @__PURE__ */ new Map();
  /** What is listed. */
  #shown = "";
  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   */
  constructor(table, texts, phrases) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    this.element = make("ol", { part: "moves", class: "moves" });
    this.element.addEventListener("click", (event) => {
      for (const [branch, button] of this.#buttons) {
        if (event.composedPath().includes(button)) return table.enter(branch);
      }
    });
  }
  show() {
    const { tree, branch } = this.#table;
    if (!tree || !branch) return;
    const shown = `${tree.version} ${this.#texts.language}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#build(tree.root);
    }
    const hasFocus = this.element.contains(
      /** @type {ShadowRoot} */
      this.element.getRootNode().activeElement ?? null
    );
    const played = /* @__PURE__ */ new Set();
    for (let one = (
      /** @type {Branch | null} */
      branch
    ); one; one = one.parent) played.add(one);
    for (const [one, button] of this.#buttons) {
      const isCurrent = one === branch;
      button.tabIndex = isCurrent ? 0 : -1;
      button.classList.toggle("ahead", !played.has(one));
      button.part.toggle("current", isCurrent);
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const current = this.#buttons.get(branch);
    if (!current) return;
    if (hasFocus) current.focus({ preventScroll: true });
    this.#reveal(current);
  }
  /** @param {Branch} root */
  #build(root) {
    this.element.setAttribute("aria-label", this.#texts.t("board.moves"));
    const start2 = make("button", { type: "button", part: "move", class: "start" }, this.#texts.t("board.moves.start"));
    this.#buttons = /* @__PURE__ */ new Map([[root, start2]]);
    const rows = [make("li", {}, start2)];
    let number = 0;
    let isNumbered = true;
    for (let branch = root.children[0]; branch?.move; branch = branch.children[0]) {
      if (this.#opens(branch)) number++;
      if (this.#opens(branch) || isNumbered) rows.push(make("li", {}, this.#number(branch.move, number)));
      rows[rows.length - 1].append(this.#button(branch, branch.move, number));
      const variations = branch.variations.map((first) => make("li", { class: "variation" }, ...this.#variation(first, number)));
      rows.push(...variations);
      isNumbered = variations.length > 0;
    }
    this.element.replaceChildren(...rows);
  }
  /**
   * @param {Branch} first
   * @param {number} number Of its first move.
   */
  #variation(first, number) {
    const group = make("span", { role: "group", "aria-label": this.#texts.t("board.moves.variation") }, "(");
    let isNumbered = true;
    for (let branch = first; branch?.move; branch = branch.children[0]) {
      if (branch !== first && this.#opens(branch)) number++;
      const isNumber = isNumbered || this.#opens(branch);
      const isLast = branch.children.length + branch.variations.length === 0;
      group.append(make(
        "span",
        { class: "step" },
        ...isNumber ? [this.#number(branch.move, number)] : [],
        this.#button(branch, branch.move, number),
        isLast ? ")" : ""
      ));
      for (const variation of branch.variations) group.append(...this.#variation(variation, number));
      isNumbered = branch.variations.length > 0;
      if (branch.children.length === 0 && !isLast) group.append(")");
    }
    return [group];
  }
  /** @param {Branch} branch Whether its move opens a numbered pair. */
  #opens({ move, ply }) {
    return move?.player === this.#table.leader || ply === 1;
  }
  /**
   * @param {Move} move
   * @param {number} number
   */
  #number({ player }, number) {
    return make("span", { class: "number" }, `${number}${player === this.#table.leader ? "." : "…"}`);
  }
  /**
   * @param {Branch} branch
   * @param {Move} move
   * @param {number} number
   */
  #button(branch, move, number) {
    const text = this.#phrases.move(move) + branch.nags.map(nagText).join("");
    const player = this.#phrases.player(this.#table.info, move.player);
    const label = this.#texts.t("board.moves.ply", { number, player, move: text });
    const button = make("button", { type: "button", part: "move", "aria-label": label }, text);
    this.#buttons.set(branch, button);
    return button;
  }
  /** What is said about the move played last. */
  get comment() {
    return this.#table.branch?.comment ?? "";
  }
  /**
   * Scrolls the list, not the page.
   * @param {HTMLElement} button
   */
  #reveal(button) {
    const { scrollTop, clientHeight } = this.element;
    const { offsetTop, offsetHeight } = button;
    if (offsetTop < scrollTop) this.element.scrollTop = offsetTop - 4;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) this.element.scrollTop = offsetTop + offsetHeight - clientHeight + 4;
  }
};

// element/panel.js
var COMMANDS = {
  start: { text: "replay.start", press: (table) => table.goTo(0), active: ({ ply }) => ply > 0 },
  back: { text: "replay.back", press: (table) => table.back(), active: ({ ply }) => ply > 0 },
  forward: { text: "replay.forward", press: (table) => table.forward(), active: ({ ply, line }) => ply < line.length },
  end: { text: "replay.end", press: (table) => table.goTo(Infinity), active: ({ ply, line }) => ply < line.length },
  "put-back": { text: "putBack", press: (table) => table.reset(), there: ({ added }) => added > 0 },
  restart: { text: "restart", press: (table) => table.reset(), active: ({ added }) => added > 0 },
  undo: { text: "undo", press: (table) => table.undo(), active: ({ added }) => added > 0 },
  flip: { text: "flip", press: (table) => table.flip(), there: ({ info, game }) => game.layout().kind === "squares" && info.players.length > 1 },
  pass: { text: "pass", press: (table) => table.play(
    /** @type {{ text: string }} */
    table.pass.text
  ), there: ({ pass, thinking }) => pass !== null && !thinking },
  resign: { text: "resign", sure: "resign.sure", press: (table) => table.resign(), active: (table) => table.added > 0 && table.awaitsMove },
  claim: { text: "claimDraw", press: (table) => table.claimDraw(), there: (table) => table.awaitsMove && table.game.drawClaim() !== null }
};
var TOOLBARS = {
  diagram: [],
  replay: ["start", "back", "forward", "end"],
  analyse: ["start", "back", "forward", "end", "flip", "pass"],
  play: ["restart", "undo", "flip", "resign", "pass", "claim"]
};
var KEYS = { Home: "start", ArrowLeft: "back", ArrowRight: "forward", End: "end" };
var Panel = class {
  #table;
  #texts;
  #phrases;
  element = make("div", { class: "side" });
  hands = make("div", { part: "hands", class: "hands" });
  #status = make("p", { part: "status", class: "status" });
  #bar = make("div", { class: "bar controls" });
  #toolbar = make("div", { part: "toolbar", class: "toolbar controls", role: "group" });
  #comment = make("p", { part: "comment", class: "comment" });
  #moves;
  /** @type {Map<HTMLButtonElement, Command>} */
  #buttons = /* @__PURE__ */ new Map();
  /** Why the last click was refused. */
  #refusal = "";
  /** The section of the page that has the rule. @type {string | null} */
  #section = null;
  /** A command that was pressed once and asks whether that was meant. @type {Command | null} */
  #asked = null;
  /** @type {Prompt | null} */
  #prompt = null;
  #failure = "";
  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   */
  constructor(table, texts, phrases) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    const { mode } = table.terms;
    this.#moves = new MoveList(table, texts, phrases);
    this.#bar.append(this.#status);
    if (mode === "diagram") this.#bar.append(this.#button("put-back"), this.#button("pass"));
    this.#toolbar.append(...TOOLBARS[mode].map((name) => this.#button(name)));
    this.element.append(this.#bar, this.#toolbar, this.#moves.element, this.#comment);
  }
  /** What is going on. */
  get status() {
    return this.#state();
  }
  /** Why the last click was refused; "" where none was. */
  get refusal() {
    return this.#refusal;
  }
  /** What is said about the move played last. */
  get comment() {
    return this.#isListed ? this.#moves.comment : "";
  }
  /**
   * @param {string} sentence Why a click was refused; "" forgets it.
   * @param {string | null} [section] Anchor in the page that the sentence leads to.
   */
  refuse(sentence, section = null) {
    this.#refusal = sentence;
    this.#section = section;
    this.show();
  }
  /** @param {Prompt | null} prompt */
  prompt(prompt) {
    this.#prompt = prompt;
    this.show();
  }
  /** @param {string} sentence Why the computer does not play. */
  fail(sentence) {
    this.#failure = sentence;
    this.show();
  }
  show() {
    const { mode, playable } = this.#table.terms;
    const { outcome } = this.#table;
    const isStill = mode === "diagram" && !playable;
    this.#status.textContent = this.#refusal || this.#state();
    if (this.#section !== null) {
      this.#status.append(" ", make("a", { href: `#${this.#section}`, part: "rule" }, this.#texts.t("board.rule")));
    }
    this.#status.classList.toggle("refused", this.#refusal !== "");
    this.#status.classList.toggle("result", this.#refusal === "" && outcome !== null);
    this.#bar.hidden = isStill;
    this.#toolbar.hidden = TOOLBARS[mode].length === 0;
    this.#toolbar.setAttribute("aria-label", this.#texts.t(mode === "replay" ? "board.replay" : "board.controls"));
    for (const [button, command] of this.#buttons) {
      const { text, sure, there, active } = command;
      if (command === this.#asked && active?.(this.#table) === false) this.#asked = null;
      button.textContent = this.#texts.t(`board.${command === this.#asked ? sure : text}`);
      button.hidden = there?.(this.#table) === false;
      button.setAttribute("aria-disabled", String(active?.(this.#table) === false));
    }
    this.#moves.element.hidden = !this.#isListed;
    if (this.#isListed) this.#moves.show();
    this.#comment.textContent = this.comment;
    this.#comment.hidden = this.#comment.textContent === "";
    this.#showHands();
    this.element.hidden = isStill;
  }
  get #isListed() {
    return this.#table.tree !== null;
  }
  /**
   * A key that was pressed in the tag and means nothing where it was pressed.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { mode } = this.#table.terms;
    const name = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : null;
    if (!name || !TOOLBARS[mode].includes(name) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const { press, active } = COMMANDS[name];
    if (active?.(this.#table) !== false) press(this.#table);
  }
  /** @param {string} name */
  #button(name) {
    const command = COMMANDS[name];
    const button = make("button", { type: "button", part: `button ${name}`, "data-command": name });
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      const isMeant = !command.sure || this.#asked === command;
      this.#asked = isMeant ? null : command;
      if (isMeant) command.press(this.#table);
      else this.show();
    });
    if (command.sure) {
      button.addEventListener("blur", () => {
        if (this.#asked !== command) return;
        this.#asked = null;
        this.show();
      });
    }
    this.#buttons.set(button, command);
    return button;
  }
  #showHands() {
    const { info, game } = this.#table;
    const hands = game.hands();
    this.hands.hidden = hands.every(({ count }) => count === 0);
    this.hands.replaceChildren(...hands.map(({ player, count }) => make("span", {}, this.#texts.t("board.inHand", { player: this.#phrases.player(info, player), count }))));
  }
  /** @returns {string} What is going on. */
  #state() {
    const { t } = this.#texts;
    const { game, info, outcome, thinking, terms, awaitsMove, ply, line } = this.#table;
    if (outcome) return this.#phrases.outcome(info, outcome, game.rules(), terms.mode === "play" && terms.level ? terms.bottom : null);
    if (this.#failure) return this.#failure;
    if (thinking) return t("board.thinking");
    if (terms.mode === "replay") return this.#phrases.place(info, line[ply - 1]);
    if (terms.mode === "diagram" && !awaitsMove) return this.#phrases.place(info, line[ply - 1]);
    if (this.#prompt) return this.#phrases.prompt(info, this.#prompt);
    const claim = game.drawClaim();
    if (claim) return this.#phrases.claim(info, claim);
    const alone = terms.mode === "play" && terms.level !== null;
    const turn = t(alone ? "board.turn.yours" : "board.turn", { player: this.#player(game.turn()) });
    if (this.#table.pass) return `${turn} – ${t("board.prompt.pass")}`;
    const marks = game.marks();
    if (marks.check.length > 0) return `${turn} – ${t("board.check")}`;
    return marks.mustMove.length > 0 ? `${turn} – ${t("board.must")}` : turn;
  }
  /** @param {PlayerId} id */
  #player(id) {
    return this.#phrases.player(this.#table.info, id);
  }
};

// element/printing.js
var followers2 = /* @__PURE__ */ new Set();
var isListening = false;
function followPrinting(onPrint) {
  if (!isListening) {
    isListening = true;
    const tell = (isPrinting) => {
      for (const follower of followers2) follower(isPrinting);
    };
    addEventListener("beforeprint", () => tell(true));
    addEventListener("afterprint", () => tell(false));
  }
  followers2.add(onPrint);
  return () => void followers2.delete(onPrint);
}

// element/style.js
var STYLE = `
:host {
  --_ink: var(--tablier-ink, light-dark(#2a231c, #ece5da));
  --_muted: var(--tablier-muted, light-dark(#6d6255, #a89d90));
  --_line: var(--tablier-line, light-dark(#d9cfbf, #443c34));
  --_surface: var(--tablier-surface, light-dark(#fffdf8, #26211d));
  --_accent: var(--tablier-accent, light-dark(#14705c, #74c7ae));
  --_on-accent: var(--tablier-on-accent, light-dark(#ffffff, #10231d));
  --_danger: var(--tablier-danger, light-dark(#ab2d1f, #f2917f));
  --_radius: var(--tablier-radius, 0.4rem);
  display: block;
  inline-size: 100%;
  max-inline-size: var(--tablier-size, none);
  container-type: inline-size;
  /* In a table, a float or an inline block, which are as wide as what is in them. */
  contain-intrinsic-inline-size: var(--tablier-size, 20rem);
  /* What stands on the page has its colour: its background is not known. */
  --_page-muted: var(--tablier-muted, color-mix(in srgb, currentColor 78%, transparent));
  color: var(--tablier-ink, inherit);
  font: var(--tablier-font, 0.95rem / 1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif);
  text-align: start;
  hyphens: manual;
}
:host([hidden]) { display: none; }
:host([theme~="light"]) { color-scheme: light; }
:host([theme~="dark"]) { color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
p, ol, ul { margin: 0; padding: 0; }
ol, ul { list-style: none; }

.stage { inline-size: 100%; max-inline-size: var(--tablier-board-size, none); margin-inline: auto; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
.board {
  position: relative;
  aspect-ratio: var(--ratio, 1);
  border-radius: var(--_radius);
  background: light-dark(#e6cfa333, #c6ab7c22);
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
.frame.live .board { background: none; box-shadow: 0 0.1rem 0.25rem rgb(40 20 5 / 0.25), 0 0.5rem 1.2rem -0.6rem rgb(40 20 5 / 0.45); }
.board canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border-radius: inherit; }
.grid, .grid [role="row"] { position: absolute; inset: 0; }
.grid [role="row"] { pointer-events: none; }
.grid button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 0.2rem; background: none; cursor: default; pointer-events: auto; }
.grid button:focus-visible { outline: 0.14rem solid #fff; outline-offset: -0.14rem; box-shadow: inset 0 0 0 0.24rem #14705c, 0 0 0 0.1rem #14705c; }
.grid button.movable { touch-action: none; }
.board.enterable, .board.enterable .grid button { cursor: pointer; }

.players { margin-block-end: 0.4rem; overflow-wrap: anywhere; }
.players .score { padding: 0.05rem 0.4rem; border-radius: 0.6rem; background: color-mix(in srgb, currentColor 12%, transparent); font-size: 0.92em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.side { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 0.5rem; min-inline-size: 0; }
.hands { display: flex; margin-block-start: 0.4rem; flex-wrap: wrap; gap: 0.1rem 1.1rem; color: var(--_page-muted); font-size: 0.92em; }
.bar { display: flex; align-items: center; gap: 0.6rem; min-block-size: 2.2rem; }
.status { flex: 1; min-inline-size: 0; color: var(--_page-muted); font-size: 0.95em; line-height: 1.3; }
.status a { color: inherit; }
.status.refused { padding-inline-start: 0.5rem; border-inline-start: 0.2rem solid var(--_danger); color: inherit; }
.status.result { color: inherit; font-weight: 600; }
.toolbar { display: flex; flex-wrap: wrap; gap: 0.35rem; }
.controls button {
  min-block-size: 2.2rem;
  margin: 0;
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_ink);
  font: inherit;
  font-size: 0.95em;
  cursor: pointer;
  touch-action: manipulation;
}
.controls button:hover:not([aria-disabled="true"]) { border-color: var(--_accent); }
.controls button[aria-disabled="true"] { color: color-mix(in srgb, var(--_ink) 50%, var(--_surface)); cursor: default; }
.controls button:focus-visible, .moves button:focus-visible { outline: 0.15rem solid var(--_accent); outline-offset: 0.1rem; }
.toolbar button { flex: 1 1 auto; padding-inline: 0.35rem; }
@media (pointer: coarse) { .controls button { min-block-size: 2.75rem; } }

.moves { position: relative; display: flex; flex-wrap: wrap; align-content: start; max-block-size: 9.5rem; overflow-y: auto; overscroll-behavior: contain; padding: 0.2rem; border: 1px solid var(--_line); border-radius: var(--_radius); color: var(--_ink); }
/* A shade at an edge behind which there are more moves: covers of the colour of the list go with its contents. */
.moves {
  --_cover: var(--_surface), color-mix(in srgb, var(--_surface) 0%, transparent);
  --_shade: light-dark(rgb(60 40 20 / 0.28), rgb(0 0 0 / 0.65)), transparent;
  background:
    linear-gradient(var(--_cover)) top / 100% 2rem local,
    linear-gradient(to top, var(--_cover)) bottom / 100% 2rem local,
    linear-gradient(var(--_shade)) top / 100% 0.6rem scroll,
    linear-gradient(to top, var(--_shade)) bottom / 100% 0.6rem scroll,
    var(--_surface);
  background-repeat: no-repeat;
}
.moves li { display: inline-flex; align-items: baseline; margin-inline-end: 0.35rem; }
.moves .number { padding-inline: 0.25rem 0.1rem; color: var(--_muted); font-size: 0.85em; font-variant-numeric: tabular-nums; }
.moves button { min-block-size: 1.8rem; margin: 0; padding: 0 0.3rem; border: 0; border-radius: 0.25rem; background: none; color: inherit; font: inherit; cursor: pointer; font-variant-numeric: tabular-nums; }
.moves button:hover { text-decoration: underline; }
.moves button.ahead { color: var(--_muted); }
.moves .variation { flex-basis: 100%; padding-inline-start: 0.9rem; color: var(--_muted); font-size: 0.92em; }
.moves .step { display: inline-block; white-space: nowrap; }
.moves .variation button { min-block-size: 1.6rem; padding-inline: 0.2rem; }
.moves button[aria-current] { background: var(--_accent); color: var(--_on-accent); }
.comment { white-space: pre-line; overflow-wrap: anywhere; }

.analysis { display: grid; gap: 0.3rem; padding: 0.5rem 0.6rem; border: 1px solid var(--_line); border-radius: var(--_radius); background: var(--_surface); color: var(--_ink); }
.evaluation { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.evaluation .depth { color: var(--_muted); font-size: 0.88em; font-weight: 400; }
.scale { position: relative; block-size: 0.5rem; overflow: hidden; border-radius: 0.25rem; background: #4a3d36; }
.scale .share { position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 100%; background: #f3e9d5; transform-origin: left; transition: transform 0.3s; }
.lines { display: grid; align-content: start; gap: 0.15rem; min-block-size: calc(3 * 1.4em + 0.3rem); }
.lines li { display: flex; gap: 0.5rem; overflow: hidden; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lines .score { flex: none; min-inline-size: 3.4em; text-align: end; font-weight: 600; }
.lines .pv { overflow: hidden; text-overflow: ellipsis; }

.error { padding: 0.5rem 0.7rem; border: 1px solid var(--_danger); border-radius: var(--_radius); background: var(--_surface); color: var(--_danger); font-size: 0.95em; white-space: pre-line; overflow-wrap: anywhere; }
.caption:empty { display: none; }
.caption ::slotted(*) { margin: 0; }
.spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.scheme { position: absolute; color: light-dark(rgb(255 255 255), rgb(0 0 0)); transition: color 1ms; visibility: hidden; }

/* Text stands in for the board until it is there, also for a printer. */
.frame.waiting ~ .fallback { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); display: block; }
.frame.live ~ .fallback { display: none; }
.frame.failed .board { display: none; }
.frame.failed ~ .fallback { display: block; margin-block-start: 0.5rem; }

@container (min-width: 38rem) {
  .frame.wide { grid-template-columns: minmax(0, 1fr) minmax(14rem, 18rem); grid-template-rows: auto 1fr; gap: 0.5rem 1rem; }
  .frame.wide .stage { grid-row: 1 / 3; }
  .frame.wide .caption, .frame.wide .error { grid-column: 1 / -1; }
  .frame.wide .moves { max-block-size: 24rem; }
}
@media (prefers-reduced-motion: reduce) { .scale .share { transition: none; } }
@media print {
  .board { box-shadow: none !important; print-color-adjust: exact; }
  .controls, .analysis, .status.refused { display: none; }
  .moves { max-block-size: none; border: 0; }
  .moves button[aria-current] { background: none; color: inherit; }
  .frame.waiting .board { display: none; }
  .frame.waiting ~ .fallback { position: static; inline-size: auto; block-size: auto; overflow: visible; clip-path: none; }
}
`;

// element/table.js
import { tablierError } from "./errors.js";

// element/record-tree.js
var Branch = class {
  /** What may be played from here; the first continues the line. @type {Branch[]} */
  children = [];
  comment = "";
  /** @type {number[]} */
  nags = [];
  /** Moves from the start. @type {number} */
  ply;
  /**
   * @param {Branch | null} parent
   * @param {Move | null} move `null` at the start alone.
   * @param {boolean} isRecorded Else it was played by the reader.
   */
  constructor(parent, move, isRecorded) {
    this.parent = parent;
    this.move = move;
    this.isRecorded = isRecorded;
    this.ply = parent ? parent.ply + 1 : 0;
  }
  /** @returns {Branch[]} What could have been played in the place of a move that continues the line. */
  get variations() {
    const siblings = this.parent?.children ?? [];
    return siblings[0] === this ? siblings.slice(1) : [];
  }
};
var RecordTree = class {
  root = new Branch(null, null, true);
  /** Another number whenever moves come or go. */
  version = 0;
  /**
   * @param {Game} game With the moves of the record played. It stands there again afterwards, and forgets what was taken back.
   * @param {Move[]} line
   * @param {RecordNote[]} notes
   */
  constructor(game, line, notes) {
    this.#read(game, this.root, line, notes);
  }
  /**
   * @param {Move[]} moves From the start.
   * @returns {Branch} The last of them, as far as they are known.
   */
  at(moves) {
    let branch = this.root;
    for (const { text } of moves) {
      const next = branch.children.find(({ move }) => move?.text === text);
      if (!next) break;
      branch = next;
    }
    return branch;
  }
  /**
   * @param {Branch} branch
   * @returns {Move[]} The line through it, from the start, as it goes on.
   */
  lineThrough(branch) {
    const moves = [];
    for (let one = (
      /** @type {Branch | null} */
      branch
    ); one?.move; one = one.parent) moves.push(one.move);
    moves.reverse();
    for (let next = branch.children[0]; next?.move; next = next.children[0]) moves.push(next.move);
    return moves;
  }
  /**
   * @param {Branch} parent
   * @param {Move} move That the reader has played there: it takes the place of another that was tried.
   */
  add(parent, move) {
    const known = parent.children.find((child) => child.move?.text === move.text);
    if (known) return known;
    const added = new Branch(parent, move, false);
    parent.children = [...parent.children.filter(({ isRecorded }) => isRecorded), added];
    this.version++;
    return added;
  }
  /** @param {Branch} branch Goes, with all behind it, if the reader played it. */
  drop({ parent, isRecorded, move }) {
    if (isRecorded || !parent) return;
    parent.children = parent.children.filter((child) => child.move !== move);
    this.version++;
  }
  /**
   * @param {Game} game At the end of the moves.
   * @param {Branch} parent
   * @param {Move[]} moves
   * @param {RecordNote[]} notes
   */
  #read(game, parent, moves, notes) {
    const noted = new Map(notes.map((note) => [note.ply, note]));
    const line = [parent];
    for (const move of moves) {
      const branch = new Branch(line[line.length - 1], move, true);
      line[line.length - 1].children.push(branch);
      line.push(branch);
    }
    const [start2, first] = line;
    const opening = noted.get(0);
    const opened = parent === this.root ? start2 : first;
    if (opening && opened) Object.assign(opened, { comment: opening.comment ?? "", nags: opening.nags ?? [] });
    for (let ply = moves.length; ply > 0; ply--) {
      game.undo();
      const note = noted.get(ply);
      if (!note) continue;
      const branch = line[ply];
      branch.comment = [branch.comment, note.comment].filter(Boolean).join("\n");
      branch.nags = note.nags ?? [];
      for (const variation of note.variations ?? []) this.#readVariation(game, line[ply - 1], variation);
    }
    for (const { text } of moves) game.play(text);
  }
  /**
   * @param {Game} game
   * @param {Branch} parent Where the game stands.
   * @param {RecordedLine} variation
   */
  #readVariation(game, parent, { moves, notes }) {
    const played = moves.map((text) => game.play(text));
    this.#read(game, parent, played, notes);
    for (const _ of played) game.undo();
  }
};

// element/table.js
var LISTED = ["replay", "analyse"];
var STARTER_RULE = "starter";
var GameTable = class extends EventTarget {
  game;
  info;
  /** Plies that `reset` goes back to. */
  #base;
  /** @type {Move[]} */
  #line;
  /** @type {Terms} */
  #terms;
  #layout;
  #isFlipped = false;
  /** All moves of a replay or an analysis. @type {RecordTree | null} */
  #tree = null;
  /** The game as it was set up, with its end if it was given one. @type {GameState | null} */
  #whole = null;
  /** Whether the computer is at work. */
  thinking = false;
  /**
   * @param {Game} game With its line before and behind it: moves played, and moves taken back. It belongs to the table.
   * @param {GameInfo} info
   * @param {Terms} terms
   * @param {RecordNote[]} [notes] On the moves.
   */
  constructor(game, info, terms, notes = []) {
    super();
    this.game = game;
    this.info = info;
    this.#terms = terms;
    this.#layout = game.layout();
    this.#base = game.history().length;
    while (game.redo()) ;
    this.#line = game.history({ verbose: true });
    if (LISTED.includes(terms.mode)) {
      this.#whole = game.toJSON();
      const reader = game.clone();
      this.#tree = new RecordTree(reader, this.#line, notes);
      reader.free();
    }
    this.#seek(this.#base);
  }
  get terms() {
    return this.#terms;
  }
  set terms(terms) {
    this.#terms = terms;
    this.#isFlipped = false;
    this.#changed({ type: "scene" });
  }
  get view() {
    return { rotated: isTurned(this.info, this.#layout, this.#terms.bottom) !== this.#isFlipped };
  }
  /** All moves of the line, those that `forward` would play too. */
  get line() {
    return this.#line;
  }
  get ply() {
    return this.game.history().length;
  }
  /** All moves, where they are listed; `null` elsewhere. */
  get tree() {
    return this.#tree;
  }
  /** @returns {Branch | null} The move played last, in the tree. */
  get branch() {
    return this.#tree && this.#tree.at(this.#line.slice(0, this.ply));
  }
  /** Moves that were played since the board was set up. */
  get added() {
    return this.ply - this.#base;
  }
  /** @returns {Outcome | null} */
  get outcome() {
    return this.game.outcome();
  }
  /** Whether a person is to move. A diagram takes one move, which is then put back. */
  get awaitsMove() {
    const { mode, playable } = this.#terms;
    if (this.outcome || mode === "replay" || this.isComputer(this.game.turn())) return false;
    return mode !== "diagram" || playable && this.added === 0;
  }
  /** Whether a person may enter the move that is to follow the computer's. */
  get takesPremove() {
    return this.thinking && !this.outcome && this.isComputer(this.game.turn());
  }
  /** The player whose moves open a numbered pair. */
  get leader() {
    const first = this.info.players[0].id;
    return STARTER_RULE in this.game.rules() ? this.#line[0]?.player ?? first : first;
  }
  /** @returns {Move | null} The pass of a person who has no other move. */
  get pass() {
    return this.awaitsMove ? this.game.input([]).complete : null;
  }
  /** @param {PlayerId} player */
  isComputer(player) {
    const { mode, level, bottom } = this.#terms;
    return mode === "play" && level !== null && player !== bottom;
  }
  /**
   * Plays a move, on the line or beside it. Throws a TablierError where it cannot be played.
   * @param {Parameters<Game["play"]>[0]} move
   */
  play(move) {
    const before = this.game.board();
    const from = this.branch;
    const played = this.game.play(move);
    const ply = this.ply;
    this.#line = [...this.#line.slice(0, ply - 1), played];
    if (from) {
      this.#tree?.add(from, played);
      this.#goOn();
    }
    this.#changed({ type: "move", steps: [{ move: played, before }] });
    return played;
  }
  /** @returns {boolean} Whether there was a move to take back; against the computer, its answer goes with it. */
  undo() {
    const steps = [];
    const branch = this.branch;
    do {
      const step = this.#back();
      if (!step) break;
      steps.push(step);
    } while (this.isComputer(this.game.turn()));
    if (steps.length === 0) return false;
    if (this.isComputer(this.game.turn())) {
      for (let i = 0; i < steps.length; i++) this.game.redo();
      return false;
    }
    if (branch) {
      this.#tree?.drop(branch);
      this.#goOn();
    } else {
      this.#line = this.#line.slice(0, this.ply);
    }
    this.#changed({ type: "back", steps });
    return true;
  }
  back() {
    const step = this.#back();
    if (!step) return;
    this.#goOn();
    this.#changed({ type: "back", steps: [step] });
  }
  forward() {
    if (this.ply >= this.#line.length) return;
    const before = this.game.board();
    const move = this.game.redo();
    if (move) this.#changed({ type: "forward", steps: [{ move, before }] });
  }
  /** @param {number} ply */
  goTo(ply) {
    const goal = Math.max(0, Math.min(ply, this.#line.length));
    if (goal === this.ply) return;
    if (goal === this.ply - 1) return this.back();
    if (goal === this.ply + 1) return this.forward();
    this.#seek(goal);
    this.#goOn();
    this.#changed({ type: "jump" });
  }
  /** @param {Branch} branch Of the tree, on this line or another. */
  enter(branch) {
    const line = (
      /** @type {RecordTree} */
      this.#tree.lineThrough(branch)
    );
    if (isSame(line, this.#line)) return this.goTo(branch.ply);
    this.#follow(line, branch.ply);
    this.#changed({ type: "jump" });
  }
  /** Takes back all that was played since the board was set up. */
  reset() {
    if (this.added === 1) return void this.undo();
    this.#seek(this.#base);
    if (this.#tree) this.#goOn();
    else this.#line = this.#line.slice(0, this.#base);
    this.#changed({ type: "jump" });
  }
  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.#changed({ type: "scene" });
  }
  claimDraw() {
    this.game.claimDraw();
    this.#changed({ type: "end" });
  }
  /** The person gives up; where two play, the one to move. */
  resign() {
    this.game.resign(this.#terms.level === null ? this.game.turn() : this.#terms.bottom);
    this.#changed({ type: "end" });
  }
  free() {
    this.game.free();
  }
  #back() {
    const move = this.game.undo();
    return move && { move, before: this.game.board() };
  }
  /** The line goes on from where the game stands as the tree does: out of a variation that has been left. */
  #goOn() {
    const { branch } = this;
    if (!branch) return;
    const line = (
      /** @type {RecordTree} */
      this.#tree.lineThrough(branch)
    );
    if (!isSame(line, this.#line) || this.game.toJSON().redo.length !== line.length - this.ply) this.#follow(line, this.ply);
  }
  /**
   * Another line in place of this one.
   * @param {Move[]} line
   * @param {number} ply Where the game is to stand in it.
   */
  #follow(line, ply) {
    const { moves } = (
      /** @type {GameState} */
      this.#whole
    );
    if (line.length === moves.length && line.every(({ text }, index) => text === moves[index])) {
      this.game.restore(
        /** @type {GameState} */
        this.#whole
      );
    } else {
      let common = 0;
      while (common < line.length && line[common].text === this.#line[common]?.text) common++;
      this.#seek(Math.min(common, this.ply));
      for (const { text } of line.slice(this.ply)) this.game.play(text);
    }
    this.#line = line;
    this.#seek(ply);
  }
  /** @param {number} ply */
  #seek(ply) {
    while (this.ply > ply && this.game.undo()) ;
    while (this.ply < ply && this.game.redo()) ;
  }
  /** @param {BoardChange} change */
  #changed(change) {
    this.dispatchEvent(new CustomEvent("change", { detail: change }));
  }
};
function isSame(line, other) {
  return line.length === other.length && line.every(({ text }, index) => text === other[index].text);
}
var NO_MARKS = { lastMove: null, check: [], frozen: [], kings: [], threatened: [], mustMove: [] };
var NO_INPUT = { next: [], moves: [], complete: null };
function stillLife(game, pieces2) {
  const nothing = () => null;
  const none = () => [];
  const still = {
    id: () => game.id(),
    layout: () => game.layout(),
    rules: () => game.rules(),
    free: () => game.free(),
    turn: () => game.turn(),
    board: () => pieces2,
    marks: () => NO_MARKS,
    input: () => NO_INPUT,
    hands: none,
    history: none,
    undo: nothing,
    redo: nothing,
    outcome: nothing,
    drawClaim: nothing,
    play: () => {
      throw tablierError("illegal-move", "these pieces are no position of the game");
    }
  };
  return (
    /** @type {any} */
    still
  );
}

// board/annotation-text.js
import { tablierError as tablierError2 } from "./errors.js";
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
var NUMBERS5 = {
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
  if (cells.every((cell) => NUMBERS5.place(cell))) return NUMBERS5;
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
  return tablierError2("unknown-cell", expected ? `${message}; expected ${expected}` : message, { found: clipped(name), ...expected && { expected } });
}
function wrong(option, value, expected) {
  return tablierError2("bad-option", `${option}: "${clipped(value)}" is not understood; expected: ${expected}`, { option, found: clipped(value), expected });
}
function clipped(value) {
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

// element/tag.js
import { Game as TablierGame, readRecords } from "./tablier.js";

// element/shorthand.js
var PREFIX = "fen:";
var ORIENTATIONS = /* @__PURE__ */ new Map([["w", "white"], ["b", "black"]]);
function readShorthand(text) {
  const trimmed = text.trim();
  if (!trimmed.startsWith(PREFIX)) return null;
  const fields = trimmed.slice(PREFIX.length).replace(/:$/, "").trim().split(/\s+/);
  const [position, marks, orientation, shadow] = [0, 1, 2, 3].map((index) => fields[index] === "-" ? "" : fields[index] ?? "");
  return { position, marks, orientation: ORIENTATIONS.get(orientation) ?? orientation, shadow, rest: fields.slice(4).join(" ") };
}
var SIDE = 8;
var MEN = {
  p: "pincer",
  r: "coordinator",
  n: "long-leaper",
  b: "chameleon",
  q: "withdrawer",
  k: "king",
  m: "immobiliser",
  i: "immobiliser"
};
function readPlacement(text) {
  const ranks = text.split("/");
  if (ranks.length !== SIDE) return null;
  const men = [];
  for (const [row, rank] of ranks.entries()) {
    let file = 0;
    for (const character of rank) {
      const piece = MEN[character.toLowerCase()];
      if (/[1-8]/.test(character)) file += Number(character);
      else if (piece === void 0) return null;
      else men.push({ cell: "abcdefgh"[file++] + (SIDE - row), player: character < "a" ? "white" : "black", piece });
    }
    if (file > SIDE) return null;
  }
  return men;
}

// element/tag.js
var MODES = ["diagram", "play", "replay", "analyse"];
var THEME_WORDS = ["auto", ...THEMES, ...LOOKS];
var LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
var SHORTHAND_GAME = "ultima";
var MOVE = /huff\s+\S+\s+\S+|\S+/gi;
var MOVE_NUMBER = /^\d+(?:\.+|…)$/;
var RESULTS = { white: "1-0", red: "1-0", black: "0-1", yellow: "0-1", draw: "½-½" };
var RECORDED = ["position", "rules", "moves"];
var OF_MODES = [["playable", "diagram"], ["level", "play"]];
function readGame(attribute, catalog) {
  const faults = [];
  const nothing = { game: null, info: null, pieces: null, notes: [], title: null, faults };
  const record2 = attribute("record");
  if (record2 === null && attribute("record-game") !== null) faults.push({ attribute: "record-game", key: "board.attribute.noRecord" });
  const shorthand = readShorthand(attribute("position") ?? "");
  const id = attribute("game") ?? (shorthand ? SHORTHAND_GAME : null);
  const known = catalog.map((info2) => info2.id);
  const info = catalog.find((info2) => info2.id === id);
  if (!info && (id !== null || record2 === null)) {
    faults.push(id === null ? { attribute: "game", key: "board.attribute.missing", values: { choices: known.join(", ") } } : notOneOf("game", id, known));
    return nothing;
  }
  const read = record2 === null ? fromPosition(
    attribute,
    /** @type {GameInfo} */
    info,
    shorthand?.position,
    faults
  ) : fromRecord(record2, info, attribute, faults);
  if (!read) return nothing;
  if (read.game) seek(read.game, attribute, faults);
  return { ...nothing, ...read, info: catalog.find((info2) => info2.id === read.game.id()) ?? null };
}
function fromPosition(attribute, info, placement, faults) {
  const rules = readRules(attribute("rules"), faults);
  const position = placement ?? attribute("position") ?? void 0;
  try {
    const game = start(info, position, rules, placement !== void 0);
    playMoves(game, attribute("moves") ?? "", faults);
    return { game };
  } catch (thrown) {
    const pieces2 = placement === void 0 || info.id !== SHORTHAND_GAME ? null : readPlacement(placement);
    if (!pieces2) {
      faults.push({ attribute: codeOf2(thrown) === "bad-option" ? "rules" : "position", thrown });
      return null;
    }
    const mode = readMode(attribute, []);
    const wanted = { mode: mode !== "diagram", playable: mode === "diagram" && attribute("playable") !== null, moves: Boolean(attribute("moves")?.trim()) };
    for (const [name, isThere] of Object.entries(wanted)) {
      if (isThere) faults.push({ attribute: name, key: "board.attribute.noPosition", thrown });
    }
    return { game: new TablierGame(info.id), pieces: pieces2 };
  }
}
function start(info, position, rules, isPlacement) {
  try {
    return new TablierGame(info.id, { position, rules });
  } catch (error) {
    if (!isPlacement) throw error;
    try {
      return new TablierGame(info.id, { position: `${position} w`, rules });
    } catch (thrown) {
      throw (
        /** @type {TablierError} */
        (thrown.details.at ?? 0) < String(position).length ? thrown : error
      );
    }
  }
}
function fromRecord(record2, info, attribute, faults) {
  for (const name of RECORDED) {
    if (attribute(name) !== null) faults.push({ attribute: name, key: "board.attribute.notRead" });
  }
  const { games: games2, errors } = readRecords(record2, info && { game: info.id });
  const index = chosenGame(games2.length, attribute("record-game"), faults);
  const recorded = games2[index];
  const game = recorded ? TablierGame.fromJSON(recorded) : null;
  for (const error of errors) {
    if (error.severity === "error" && (error.game === null || error.game === index)) faults.push(recordFault(error, game));
  }
  if (!game) {
    if (faults.every(({ attribute: attribute2 }) => attribute2 !== "record")) faults.push({ attribute: "record", key: "record.fault.empty" });
    return null;
  }
  if (info && info.id !== recorded.id) faults.push({ attribute: "game", key: "board.attribute.otherGame", values: { found: info.id, game: recorded.id } });
  return { game, notes: recorded.notes, title: titleOf(recorded) };
}
function chosenGame(count, text, faults) {
  const number = Number(text ?? 1);
  if (text !== null && count > 0 && !(/^\s*\d+\s*$/.test(text) && number >= 1 && number <= count)) {
    faults.push({ attribute: "record-game", key: "board.attribute.range", values: { found: text, least: 1, most: count } });
    return 0;
  }
  if (text === null && count > 1) faults.push({ attribute: "record", key: "board.attribute.severalGames", values: { games: count } });
  return number - 1;
}
function recordFault({ line, column, found, code, ply, legal = [], candidates = [] }, game) {
  const fault = { attribute: "record", key: "board.attribute.record", values: { line, column, found }, code, moves: candidates.length > 0 ? candidates : legal };
  if (code !== "illegal-move" || !game || ply !== game.history().length || legal.some((move) => !game.isLegal(move))) return fault;
  try {
    return { ...fault, id: game.id(), thrown: { code, details: { refusal: game.explain(found) ?? void 0 } } };
  } catch {
    return fault;
  }
}
function titleOf({ tags, result, outcome }) {
  const known = (text) => text && !/^[?*]$/.test(text) ? text : "";
  const names = [known(tags.White), known(tags.Black)];
  const written = known(result).replace(/^1\/2-1\/2$/, "½-½");
  if (!written && !names.some(Boolean)) return null;
  return { names, result: written || (outcome ? RESULTS[outcome.winner ?? "draw"] : "") };
}
function readRules(text, faults) {
  if (text === null || text.trim() === "") return {};
  try {
    const rules = JSON.parse(text);
    if (rules !== null && typeof rules === "object" && !Array.isArray(rules)) return rules;
  } catch {
  }
  faults.push({ attribute: "rules", key: "board.attribute.json" });
  return {};
}
function playMoves(game, text, faults) {
  const moves = (text.match(MOVE) ?? []).filter((word) => !MOVE_NUMBER.test(word));
  for (const [index, move] of moves.entries()) {
    try {
      game.play(move);
    } catch (thrown) {
      const { legal, candidates } = (
        /** @type {TablierError} */
        thrown.details
      );
      const place = { attribute: "moves", key: "board.attribute.move", values: { number: index + 1, found: move } };
      faults.push({ ...place, thrown, id: game.id(), moves: candidates ? [] : legal });
      return;
    }
  }
}
function seek(game, attribute, faults) {
  const text = attribute("ply");
  const last = game.history().length;
  const first = readMode(attribute, []) === "replay" ? 0 : last;
  const ply = text === null ? first : Number(text);
  if (!Number.isInteger(ply) || ply < 0 || ply > last || text?.trim() === "") {
    faults.push({ attribute: "ply", key: "board.attribute.range", values: { found: text ?? "", least: 0, most: last } });
    return;
  }
  for (let count = last; count > ply; count--) game.undo();
}
function readTerms(attribute, info, faults) {
  const players = info.players.map((player) => player.id);
  const known = faults.length;
  const mode = readMode(attribute, faults);
  for (const [name, only] of faults.length > known ? [] : OF_MODES) {
    if (attribute(name) !== null && mode !== only) faults.push({ attribute: name, key: "board.attribute.mode", values: { mode: only } });
  }
  return {
    mode,
    playable: attribute("playable") !== null,
    level: (
      /** @type {Level | null} */
      Number(choice("level", attribute("level"), LEVELS, faults)) || null
    ),
    bottom: readBottom(attribute, players, faults) ?? players[0]
  };
}
function readBottom(attribute, players, faults) {
  const { orientation = "", rest = "" } = readShorthand(attribute("position") ?? "") ?? {};
  if (rest !== "") faults.push({ attribute: "position", key: "board.attribute.rest", values: { found: rest } });
  const written = attribute("orientation");
  if (written === null && orientation !== "") {
    const player = players.find((one) => one === orientation);
    if (!player) faults.push({ attribute: "position", key: "board.attribute.bottom", values: { found: orientation } });
    return player;
  }
  if (orientation !== "") faults.push(saidTwice("orientation"));
  return choice("orientation", written, players, faults);
}
function readMode(attribute, faults) {
  return choice("mode", attribute("mode"), MODES, faults) ?? "diagram";
}
function readLook(attribute, faults) {
  const found = attribute("theme") ?? "auto";
  const read = readThemeWords(found);
  if (!read) faults.push(notOneOf("theme", found, THEME_WORDS));
  return read?.look ?? "wood";
}
function readWords(attribute, hasCaption, faults) {
  const lang = attribute("lang");
  if (lang?.trim() && languageIn(lang) === null) faults.push({ attribute: "lang", key: "board.attribute.language", values: { found: lang } });
  if (hasCaption && attribute("caption")) faults.push({ attribute: "caption", key: "board.attribute.slotted" });
}
function readDrawing(attribute, info, faults) {
  const shorthand = readShorthand(attribute("position") ?? "");
  const drawing = {};
  for (
    const name of
    /** @type {const} */
    ["marks", "arrows", "shadow"]
  ) {
    const [written, short] = [attribute(name), name === "arrows" ? "" : shorthand?.[name]];
    const text = written ?? short;
    if (!text) continue;
    if (written !== null && short) faults.push(saidTwice(name));
    try {
      Object.assign(drawing, { [name]: readAnnotations({ [name]: text }, info.cells)[name] });
    } catch (thrown) {
      const inShorthand = { attribute: "position", key: "board.attribute.shorthand", values: { part: name } };
      faults.push({ ...written === null ? inShorthand : { attribute: name }, about: name, thrown });
    }
  }
  return drawing;
}
function choice(attribute, found, choices, faults) {
  if (found === null) return null;
  const chosen = choices.find((one) => one === found.trim());
  if (chosen === void 0) faults.push(notOneOf(attribute, found, choices));
  return chosen ?? null;
}
function notOneOf(attribute, found, choices) {
  return { attribute, key: "board.attribute.choice", values: { found, choices: choices.join(", ") } };
}
function saidTwice(attribute) {
  return { attribute, key: "board.attribute.twice" };
}
function codeOf2(thrown) {
  return (
    /** @type {{ code?: string }} */
    thrown.code
  );
}

// element/theme.js
var COLOURS2 = (
  /** @type {const} */
  {
    "--tablier-frame": "frame",
    "--tablier-light-cells": "paleWood",
    "--tablier-dark-cells": "darkWood",
    "--tablier-plank": "plank",
    "--tablier-selected": "selected",
    "--tablier-target": "target",
    "--tablier-last-move": "lastMove"
  }
);
var PIECES = (
  /** @type {const} */
  {
    "--tablier-white": "white",
    "--tablier-black": "black",
    "--tablier-red": "red",
    "--tablier-yellow": "yellow"
  }
);
var PLAIN = /^(#|rgb\()/;
function paletteOf(element, theme, look) {
  const palette = { ...paletteFor(theme, look) };
  const style = getComputedStyle(element);
  const colourOf = (property) => {
    const colour = style.getPropertyValue(property).trim();
    return CSS.supports("color", colour) ? colour : null;
  };
  for (const [property, name] of Object.entries(COLOURS2)) palette[name] = colourOf(property) ?? palette[name];
  for (const [property, player] of Object.entries(PIECES)) {
    const face = colourOf(property);
    if (!face) continue;
    const mix = (share, other) => `color-mix(in srgb, ${face} ${share}%, ${other})`;
    palette[player] = { ...palette[player], face, side: mix(50, "black"), groove: mix(75, "black"), shine: mix(50, "white") };
  }
  return palette;
}
function withPlainColours(palette) {
  const context = (
    /** @type {OffscreenCanvasRenderingContext2D} */
    new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
  );
  const plain2 = (value) => {
    if (typeof value === "number" || value === "") return value;
    if (typeof value !== "string") return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain2(one)]));
    if (PLAIN.test(value)) return value;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
  };
  return plain2(palette);
}
function followScheme(probe, onChange) {
  probe.addEventListener("transitionend", onChange);
}
function schemeOf(probe) {
  return getComputedStyle(probe).color === "rgb(0, 0, 0)" ? "dark" : "light";
}

// element/thinker.js
var Thinker = class {
  #opponent;
  #onActivity;
  /** @type {AbortController | null} */
  #search = null;
  /** Why the last question had no answer. @type {unknown} */
  failure = null;
  /**
   * @param {Opponent} opponent
   * @param {() => void} onActivity Called when it begins to think, or fails.
   */
  constructor(opponent2, onActivity) {
    this.#opponent = opponent2;
    this.#onActivity = onActivity;
  }
  get isBusy() {
    return this.#search !== null;
  }
  /** Drops the question; its answer no longer matters. */
  halt() {
    this.#search?.abort();
    this.#search = null;
  }
  /** Has the question answered at once, as well as it can be. */
  hurry() {
    this.#search?.abort();
  }
  /**
   * @template T
   * @param {(opponent: Opponent, signal: AbortSignal) => Promise<T>} question
   * @returns {Promise<T | null>} `null` where it was dropped or failed.
   */
  async ask(question) {
    this.halt();
    const search = new AbortController();
    this.#search = search;
    this.#onActivity();
    try {
      const answer = await question(this.#opponent, search.signal);
      if (this.#search !== search) return null;
      this.#search = null;
      return answer;
    } catch (error) {
      if (this.#search === search) this.#fail(error);
      return null;
    }
  }
  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.failure = error;
    this.#search = null;
    this.#onActivity();
  }
};

// element/element.js
var TABLES2 = { en: en_default2, fr: fr_default2 };
var GAME = ["game", "position", "rules", "moves", "record", "record-game", "ply", "mode"];
var TERMS = ["orientation", "level", "playable"];
var LOOK = ["marks", "arrows", "shadow", "theme", "lang", "caption"];
var REFLECTED = ["position", "rules", "moves", "record", "mode", "orientation", "level", "marks", "arrows", "shadow", "theme", "caption"];
var HEADING = "h1, h2, h3, h4, h5, h6";
var PROPERTIES = [...REFLECTED, "game", "ply", "playable", "recordGame"];
var PACE_MS = 500;
var MOST_MOVES = 12;
var PRINT_PIXELS = 4;
var opponent = new Opponent();
var isInitialised = false;
var sheet = null;
var Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */
class {
};
var TablierBoard = class extends Base {
  static observedAttributes = [...GAME, ...TERMS, ...LOOK];
  #root = this.attachShadow({ mode: "open" });
  #frame = make("div", { class: "frame waiting" });
  #stage = make("div", { class: "stage" });
  #players = make("p", { part: "players", class: "players" });
  #boardElement = emptyBoard();
  #error = make("p", { part: "error", class: "error", role: "alert" });
  #captionText = make("slot", { name: "caption" });
  #caption = make("div", { part: "caption", class: "caption", id: "caption" }, this.#captionText);
  #spoken = make("div", { class: "spoken", role: "status" });
  #probe = make("span", { class: "scheme" });
  #texts = new Texts(TABLES2, () => languageOf(this));
  #phrases = new BoardPhrases(this.#texts);
  /** @type {GameTable | null} */
  #table = null;
  /** @type {Board | null} */
  #board = null;
  /** @type {Panel | null} */
  #panel = null;
  /** @type {Analysis | null} */
  #analysis = null;
  #thinker = new Thinker(opponent, () => this.#followThinker());
  /** @type {Fault[]} */
  #gameFaults = [];
  /** @type {Annotations} */
  #drawing = {};
  /** What a change of attributes asks for; done together. */
  #pending = /* @__PURE__ */ new Set();
  #isLoaded = false;
  /** @type {Reading["title"]} */
  #title = null;
  /** Whether what is shown is no position of a game. */
  #isPicture = false;
  /** @type {PromiseWithResolvers<void>} */
  #ready = withResolvers();
  /** @type {(() => void)[]} */
  #stops = [];
  constructor() {
    super();
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    this.#root.adoptedStyleSheets = [sheet];
    this.#players.hidden = true;
    this.#stage.append(this.#players, this.#boardElement);
    this.#error.hidden = true;
    this.#frame.append(this.#stage, this.#error, this.#caption, this.#spoken, this.#probe);
    this.#root.append(this.#frame, make("slot", { class: "fallback" }));
    this.#frame.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#board?.cancel();
      else if (!event.defaultPrevented) this.#panel?.press(event);
    });
    this.#captionText.addEventListener("slotchange", () => {
      this.#showCaption();
      this.#ask("look");
    });
    followScheme(this.#probe, () => this.#board?.setPalette(this.#palette));
  }
  connectedCallback() {
    for (const name of PROPERTIES) this.#adoptProperty(name);
    this.#stops = [
      followLanguage(() => this.#ask("look")),
      followPrinting((isPrinting) => this.#print(isPrinting))
    ];
    this.#showCaption();
    if (this.#table) this.#proceed();
    else if (this.#isLoaded) this.#ask("game");
    else whenNear(this, () => this.load().catch(() => {
    }));
  }
  disconnectedCallback() {
    forget(this);
    for (const stop of this.#stops.splice(0)) stop();
    this.#thinker.halt();
    this.#analysis?.stop();
  }
  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "caption") this.#showCaption();
    this.#ask(GAME.includes(name) ? "game" : TERMS.includes(name) ? "terms" : "look");
  }
  /** Loads the games and shows the board, also far from the view. */
  async load() {
    forget(this);
    try {
      await init();
      isInitialised = true;
    } catch (error) {
      this.#ready.reject(error);
      this.#ready = withResolvers();
      this.#fail(this.#texts.t("board.loadFailed"));
      this.#tellError("loading", this.#texts.t("board.loadFailed"), error);
      throw error;
    }
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      this.#setUp();
    }
  }
  /** Settled when the board is shown, or what is wrong with it. */
  get ready() {
    return this.#ready.promise;
  }
  /** @returns {any} */
  get game() {
    return this.#isPicture ? null : this.#table?.game ?? null;
  }
  set game(id) {
    this.#reflect("game", id);
  }
  get ply() {
    return this.#table?.ply ?? 0;
  }
  set ply(ply) {
    this.#reflect("ply", String(ply));
  }
  get recordGame() {
    return this.getAttribute("record-game");
  }
  set recordGame(number) {
    this.#reflect("record-game", number);
  }
  get playable() {
    return this.hasAttribute("playable");
  }
  set playable(playable) {
    this.toggleAttribute("playable", Boolean(playable));
  }
  /**
   * @param {Parameters<Game["play"]>[0]} move
   * @returns {Move}
   */
  play(move) {
    return this.#shown.play(move);
  }
  undo() {
    return this.#shown.undo();
  }
  reset() {
    this.#shown.reset();
  }
  back() {
    this.#shown.back();
  }
  forward() {
    this.#shown.forward();
  }
  /** @param {number} ply */
  goTo(ply) {
    this.#shown.goTo(ply);
  }
  flip() {
    this.#shown.flip();
  }
  /**
   * The board as it stands, as an SVG file.
   * @param {DiagramOptions} [options]
   */
  async toSVG(options) {
    const { toSVG, ...picture2 } = await this.#picture(options);
    return toSVG(picture2.position, picture2.options, picture2.colours);
  }
  /**
   * The same as a PNG file.
   * @param {DiagramOptions} [options]
   */
  async toPNG(options) {
    const { toPNG, ...picture2 } = await this.#picture(options);
    return toPNG(picture2.position, picture2.options, picture2.colours);
  }
  /** @param {DiagramOptions} [options] Instead of what the board shows. */
  async #picture(options) {
    const { game, info, view } = this.#shown;
    const { positionOf, toPNG, toSVG } = await import("./board/diagram.js");
    const theme = (
      /** @type {const} */
      `${this.#look} ${this.#theme}`
    );
    const look = { ...this.#shownDrawing, theme, lang: this.#texts.language, ...options };
    const position = { ...positionOf(game, info), rotated: view.rotated };
    const asked = readThemeWords(String(look.theme));
    const palette = asked && paletteOf(this, asked.theme ?? this.#theme, asked.look ?? this.#look);
    return { toPNG, toSVG, position, options: look, colours: palette ? withPlainColours(palette) : void 0 };
  }
  get #shown() {
    if (!this.#table) throw tablierError3("not-initialised", "this board is not shown yet: await its `ready`");
    return this.#table;
  }
  get #theme() {
    return schemeOf(this.#probe);
  }
  get #palette() {
    return paletteOf(this, this.#theme, this.#look);
  }
  get #look() {
    return readLook(this.#attribute, []);
  }
  /** @param {"game" | "terms" | "look"} change */
  #ask(change) {
    if (!this.#isLoaded || !this.isConnected) return;
    if (this.#pending.size === 0) queueMicrotask(() => this.#update());
    this.#pending.add(change);
  }
  #update() {
    const changes = new Set(this.#pending);
    this.#pending.clear();
    if (!this.isConnected) return;
    if (changes.has("game") || !this.#table) return this.#setUp();
    this.#readLook(this.#table.info);
    if (changes.has("terms") && !this.#isPicture) this.#table.terms = readTerms(this.#attribute, this.#table.info, []);
    this.#markLanguage();
    this.#showPlayers();
    this.#board?.setPalette(this.#palette);
    this.#board?.annotate(this.#drawing);
    this.#panel?.show();
    this.#analysis?.show();
    if (changes.has("terms")) this.#proceed();
  }
  #attribute = (name) => this.getAttribute(name);
  /** Sets up the game of the attributes. */
  #setUp() {
    this.#clear();
    const reading = readGame(this.#attribute, games());
    this.#gameFaults = reading.faults;
    const { game, info, pieces: pieces2 } = reading;
    if (!game || !info) {
      this.#fail(reading.faults.map((fault) => this.#sentence(fault)).join("\n"));
      for (const fault of reading.faults) this.#tellError(fault.attribute, this.#sentence(fault), fault.thrown);
      this.#ready.resolve();
      return;
    }
    const terms = readTerms(this.#attribute, info, []);
    this.#isPicture = pieces2 !== null;
    this.#table = pieces2 ? new GameTable(stillLife(game, pieces2), info, { ...terms, mode: "diagram", playable: false }) : new GameTable(game, info, terms, reading.notes);
    this.#show(this.#table, reading);
    this.#ready.resolve();
    this.#proceed();
  }
  /**
   * @param {GameTable} table
   * @param {Reading} reading
   */
  #show(table, { title }) {
    const { info } = table;
    const panel = this.#panel = new Panel(table, this.#texts, this.#phrases);
    this.#title = title;
    this.#frame.className = "frame live";
    this.#frame.classList.toggle("wide", table.tree !== null);
    this.#stage.append(panel.hands);
    this.#stage.after(panel.element);
    if (table.terms.mode === "analyse") {
      this.#analysis = new Analysis(table, this.#texts, this.#phrases, (error) => this.#failEngine(error));
      panel.element.append(this.#analysis.element);
    }
    const board = this.#board = new Board(this.#boardElement, table, {
      board: () => this.#phrases.board(info),
      cell: (...what) => this.#phrases.cell(info, ...what)
    }, this.#palette);
    board.setOptions({ coordinates: true, numbered: table.terms.mode !== "play", movable: true });
    board.addEventListener("prompt", (event) => panel.prompt(
      /** @type {CustomEvent} */
      event.detail
    ));
    board.addEventListener("refused", (event) => this.#refuse(
      /** @type {CustomEvent} */
      event.detail
    ));
    board.addEventListener("premove", (event) => announce(this.#spoken, this.#phrases.premove(
      /** @type {CustomEvent} */
      event.detail
    )));
    board.addEventListener("select", (event) => {
      this.#forgetRefusal();
      this.#tell(
        "select",
        /** @type {CustomEvent} */
        event.detail
      );
    });
    table.addEventListener("change", (event) => this.#follow(
      /** @type {CustomEvent} */
      event.detail
    ));
    this.#markLanguage();
    this.#showPlayers();
    this.#readLook(info);
    this.#boardElement.querySelector(".grid")?.setAttribute("aria-describedby", "caption");
    board.follow({ type: "scene" });
    board.annotate(this.#drawing);
    panel.show();
  }
  #clear() {
    this.#thinker.halt();
    this.#thinker.failure = null;
    this.#analysis?.free();
    this.#panel?.hands.remove();
    this.#panel?.element.remove();
    const empty = emptyBoard();
    this.#boardElement.replaceWith(empty);
    this.#boardElement = empty;
    this.#table?.free();
    this.#table = this.#board = this.#panel = this.#analysis = this.#title = null;
    this.#players.hidden = true;
    this.#spoken.textContent = "";
  }
  /** @param {BoardChange} change */
  #follow(change) {
    const table = (
      /** @type {GameTable} */
      this.#table
    );
    this.#thinker.halt();
    table.thinking = false;
    this.#board?.follow(change);
    this.#forgetRefusal();
    this.#say(change);
    if (change.type === "move") {
      const [{ move }] = change.steps;
      this.#tell("move", { move, game: table.game });
      if (this.#table !== table) return;
    }
    if (change.type !== "scene") this.#tell("step", { ply: table.ply, game: table.game });
    if (this.#table !== table) return;
    const { outcome } = table;
    if (outcome && (change.type === "move" || change.type === "end")) this.#tell("outcome", { outcome, game: table.game });
    if (this.#table === table) this.#proceed();
  }
  /** @param {BoardChange} change */
  #say(change) {
    const { info, line, outcome, ply, terms } = (
      /** @type {GameTable} */
      this.#table
    );
    if (change.type === "scene") return;
    const said = change.type === "move" || change.type === "forward" ? change.steps.map(({ move }) => this.#phrases.played(info, move)) : terms.mode === "diagram" ? [] : [this.#phrases.place(info, line[ply - 1])];
    if (terms.mode !== "replay" || outcome || said.length === 0) said.push(this.#panel?.status ?? "");
    if (this.#panel?.comment) said.push(this.#panel.comment);
    announce(this.#spoken, [...new Set(said)].join(". "));
  }
  /** Has the computer play, or analyse, what is now on the board. */
  #proceed() {
    const table = this.#table;
    if (!table || !this.isConnected) return;
    if (this.#analysis) void this.#analysis.start();
    if (table.outcome || !table.isComputer(table.game.turn())) return;
    this.#thinker.failure = null;
    this.#panel?.fail("");
    const { level } = table.terms;
    const game = table.game.clone();
    const pace = new Promise((resolve) => setTimeout(resolve, PACE_MS));
    void this.#thinker.ask(async (opponent2, signal) => {
      const result = await opponent2.think(game, level ?? 10, signal);
      await pace;
      return result;
    }).then((result) => {
      game.free();
      if (result && this.#table === table) table.play(result.move);
    });
  }
  #followThinker() {
    if (!this.#table) return;
    this.#table.thinking = this.#thinker.isBusy;
    if (this.#thinker.failure) this.#failEngine(this.#thinker.failure);
    this.#board?.show();
    this.#panel?.show();
  }
  /** Marks and arrows are about the position that the board began with, or about the whole replay. */
  get #shownDrawing() {
    const table = (
      /** @type {GameTable} */
      this.#table
    );
    return table.added === 0 || table.terms.mode === "replay" ? this.#drawing : {};
  }
  #forgetRefusal() {
    this.#board?.annotate(this.#shownDrawing);
    if (this.#panel?.refusal) this.#spoken.textContent = "";
    this.#panel?.refuse("");
  }
  /** @param {Refused} refused */
  #refuse(refused) {
    const table = (
      /** @type {GameTable} */
      this.#table
    );
    if (table.terms.mode === "replay" || table.terms.mode === "diagram" && !table.terms.playable) return;
    if (table.terms.mode === "diagram" && table.added > 0) return table.reset();
    const { sentence, cells, section } = this.#phrases.whyNot(table.info, table.game, refused);
    const standing = this.#panel?.refusal;
    if (refused.reason === "choose" && standing && standing !== sentence) return;
    this.#panel?.refuse(sentence, section !== null && this.#hasSection(section) ? section : null);
    announce(this.#spoken, sentence);
    this.#board?.annotate({ ...this.#drawing, refused: cells });
  }
  /** @param {string} id Of a section of the rules: whether this page has it. */
  #hasSection(id) {
    return this.getRootNode() === document && document.getElementById(id)?.matches(HEADING) === true;
  }
  /** @param {unknown} error */
  #failEngine(error) {
    const message = this.#texts.t("board.engineFailed");
    this.#panel?.fail(message);
    this.#tellError(null, message, error);
  }
  /**
   * Reads how the board looks, and tells what is wrong with any attribute.
   * @param {GameInfo} info
   */
  #readLook(info) {
    const faults = [];
    readTerms(this.#attribute, info, faults);
    readLook(this.#attribute, faults);
    readWords(this.#attribute, this.#slottedCaption !== null, faults);
    this.#drawing = readDrawing(this.#attribute, info, faults);
    const all = [...this.#gameFaults, ...faults];
    this.#error.hidden = all.length === 0;
    const text = all.map((fault) => this.#sentence(fault)).join("\n");
    if (this.#error.textContent === text) return;
    this.#error.textContent = text;
    for (const fault of all) this.#tellError(fault.attribute, this.#sentence(fault), fault.thrown);
  }
  /** Who played the game of a record, and how it ended. */
  #showPlayers() {
    const { info } = (
      /** @type {GameTable} */
      this.#table
    );
    this.#players.hidden = this.#title === null;
    if (!this.#title) return;
    const { names, result } = this.#title;
    const sides = info.players.map(({ id }, index) => make("b", {}, names[index] || this.#phrases.player(info, id)));
    this.#players.replaceChildren(sides[0], " – ", sides[1], ...result ? [" ", make("span", { class: "score" }, result)] : []);
  }
  /** @param {string} text Stands in place of the board. */
  #fail(text) {
    this.#markLanguage();
    this.#frame.className = "frame failed";
    this.#error.textContent = text;
    this.#error.hidden = false;
  }
  /**
   * @param {string | null} attribute
   * @param {string} message
   * @param {unknown} [error]
   */
  #tellError(attribute, message, error = null) {
    this.#tell("error", { attribute, message, error });
  }
  /** @param {Fault} fault */
  #sentence({ attribute, key, values = {}, code, thrown, about = attribute, id, moves = [] }) {
    const { t } = this.#texts;
    const quoted = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === "found" ? quotable(String(value)) : value]));
    const place = key ? t(key, quoted) : "";
    const record2 = code ? t(this.#texts.has(`record.fault.${code}`) ? `record.fault.${code}` : "record.fault.other") : "";
    const why = thrown ? this.#phrases.error(thrown, { id, about }) : record2;
    const what = place && why ? t("board.error.explained", { error: place, why }) : place || why;
    const listed = moves.slice(0, MOST_MOVES).join(", ") + (moves.length > MOST_MOVES ? "…" : "");
    const end = /[.!?]$/.test(what) ? what.slice(0, -1) : what;
    return t("board.attribute", { name: attribute, what: listed ? t("board.attribute.legal", { what: end, moves: listed }) : what });
  }
  /** The caption has the language of the page; the rest is French or English. */
  #markLanguage() {
    for (const part of this.#frame.children) {
      if (part !== this.#caption) part.setAttribute("lang", this.#texts.language);
    }
  }
  #showCaption() {
    const text = this.getAttribute("caption") ?? "";
    if (this.#captionText.textContent !== text) this.#captionText.textContent = text;
    this.#caption.hidden = !this.getAttribute("caption") && this.#slottedCaption === null;
  }
  get #slottedCaption() {
    return this.querySelector(':scope > [slot="caption"]');
  }
  /** @param {boolean} isPrinting */
  #print(isPrinting) {
    if (isPrinting && isInitialised && !this.#isLoaded) {
      forget(this);
      this.#isLoaded = true;
      this.#setUp();
    }
    this.#board?.print(isPrinting ? { pixels: PRINT_PIXELS, palette: paletteOf(this, "light", this.#look) } : null);
  }
  /**
   * @param {string} type
   * @param {object} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
  /**
   * @param {string} name
   * @param {unknown} value
   */
  #reflect(name, value) {
    if (value === null || value === void 0) this.removeAttribute(name);
    else this.setAttribute(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  /**
   * A property that was set before this class was there.
   * @param {string} name
   */
  #adoptProperty(name) {
    if (!Object.hasOwn(this, name)) return;
    const self = (
      /** @type {any} */
      this
    );
    const value = self[name];
    delete self[name];
    self[name] = value;
  }
  static {
    for (const name of REFLECTED) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {TablierBoard} */
        get() {
          return this.getAttribute(name);
        },
        /** @this {TablierBoard} @param {unknown} value */
        set(value) {
          this.#reflect(name, value);
        }
      });
    }
  }
};
function emptyBoard() {
  return make("div", { part: "board", class: "board" }, make("canvas", { "aria-hidden": "true" }));
}
function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {
  });
  return made;
}

// board.js
if (globalThis.customElements && !customElements.get("tablier-board")) customElements.define("tablier-board", TablierBoard);
export {
  TablierBoard
};
