var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// pkg/errors.js
function tablierError(code, message, details = {}) {
  return Object.assign(new Error(message), { name: "TablierError", code, details });
}
function isTablierError(error) {
  return error?.name === "TablierError" && typeof error.code === "string";
}
function initFailed(error, source) {
  if (isTablierError(error)) return error;
  const reason = String(error?.message ?? error);
  const address = typeof source === "string" || source instanceof URL ? String(source) : source?.url ?? "";
  const from = reason.includes(address) ? "" : ` from ${address}`;
  return Object.assign(tablierError("init-failed", `the wasm cannot be loaded${from}: ${reason}`), { cause: error });
}
function borderError(message) {
  if (/^(null pointer|expected instance)/.test(message)) {
    return tablierError("disposed", "this object was freed, or is none that has this method");
  }
  if (message.startsWith("recursive use") || message.startsWith("attempted to take ownership")) {
    return tablierError("in-use", "this object is in use: a callback must not change it");
  }
  return new Error(message);
}
var notInitialised = new Proxy(Object.freeze({}), {
  get() {
    throw tablierError("not-initialised", "tablier is not loaded yet: await init() first");
  }
});
function refuseOthers(name, object, fields) {
  if (object === null || typeof object !== "object") {
    throw tablierError("bad-option", `${name}: expected an object with some of ${fields.join(", ")}`, { expected: fields.join(", ") });
  }
  const other = Object.keys(object).find((field) => !fields.includes(field));
  if (other !== void 0) {
    throw tablierError("bad-option", `${name}: no option "${other}"; expected some of ${fields.join(", ")}`, { expected: fields.join(", ") });
  }
}

// pkg/board/geometry.js
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

// pkg/board/disc.js
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

// pkg/board/marks.js
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
      outline(context, cell.polygon);
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
    if (geometry.kind === "squares") outline(context, cell.polygon);
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
    if (geometry.kind === "squares") outline(context, cell.polygon);
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
function outline(context, polygon) {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}

// pkg/board/numbers.js
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

// pkg/board/wood.js
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

// pkg/board/stacks.js
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
var STEP_MS = 150;
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
    this.duration = Math.max(0, this.#landings.length - 1) * STEP_MS + LAST_STEP_MS;
  }
  /**
   * @param {number} elapsed
   * @returns {Sprite[]} From bottom to top.
   */
  sprites(elapsed) {
    const time = this.#backwards ? this.duration - elapsed : elapsed;
    const step = Math.max(0, Math.min(Math.floor(time / STEP_MS), this.#landings.length - 1));
    const isLast = step === this.#landings.length - 1;
    const progress = ease(Math.min(1, (time - step * STEP_MS) / (isLast ? LAST_STEP_MS : STEP_MS)));
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
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

// pkg/board/bulltricker.js
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

// pkg/board/charret.js
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

// pkg/board/draughts.js
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

// pkg/board/tumblingdown.js
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

// pkg/board/path-text.js
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

// pkg/board/ultima-men.js
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

// pkg/board/ultima.js
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

// pkg/board/painters.js
var PAINTERS = {
  draughts,
  "spanish-draughts": draughts,
  charret,
  bulltricker,
  tumblingdown,
  ultima
};

// pkg/board/palette.js
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

// pkg/board/annotations.js
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
    if (geometry.kind === "squares") outline2(context, cell);
    else circle(context, cell.x, cell.y, 0.48 * geometry.unit);
    context.fill();
  }
  for (const mark of marks) paintMark(context, geometry, mark);
  for (const arrow of arrows) paintArrow(context, geometry, arrow);
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
  const start = geometry.cell(from);
  const end = geometry.cell(to);
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  if (distance === 0) return;
  const [ux, uy] = [(end.x - start.x) / distance, (end.y - start.y) / distance];
  const point = (along, aside) => {
    context.lineTo(start.x + along * ux - aside * uy, start.y + along * uy + aside * ux);
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
function outline2(context, { polygon }) {
  context.beginPath();
  for (const [x, y] of polygon) context.lineTo(x, y);
  context.closePath();
}

// pkg/board/scene.js
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

export {
  __export,
  tablierError,
  isTablierError,
  initFailed,
  borderError,
  notInitialised,
  refuseOthers,
  isTurned,
  Geometry,
  paintDisc,
  paintGroove,
  NO_HIGHLIGHTS,
  restingHighlights,
  paintNumbers,
  FRAME_EDGE,
  fillWood,
  touchedBy,
  PAINTERS,
  LOOKS,
  THEMES,
  paletteFor,
  readThemeWords,
  ANNOTATION_COLOURS,
  MARK_SHAPES,
  paintAnnotations,
  paintBelowPieces,
  paintAbovePieces,
  paintHiddenNumbers
};
