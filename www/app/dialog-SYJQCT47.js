import {
  LEVELS,
  MODES,
  RuleFields,
  SEED_RULE,
  STARTER_RULE,
  choiceFor,
  copy
} from "./chunk-ISMA7654.js";
import {
  AccessibleGrid,
  Announcer,
  BoardView,
  Game,
  byId,
  create,
  fillSelect
} from "./chunk-7SPBOE6I.js";
import {
  Geometry,
  NO_HIGHLIGHTS,
  PAINTERS,
  isTurned,
  paletteFor,
  restingHighlights
} from "./chunk-FJGCW6RT.js";

// www/js/editor/board.js
var DRAG_DISTANCE = 6;
var TOUCH_REACH = 9;
var EditorBoard = class {
  #element;
  #hand;
  #view;
  #grid;
  /** @type {Scene} */
  #scene;
  /** @type {Shown} */
  #shown;
  /** @type {{ id: number, cell: string, x: number, y: number, kind: "press" | "drag" | "stroke", cells: string[] } | null} */
  #press = null;
  /** The cell under the pointer, and the one that the keyboard is on. @type {string | null} */
  #hovered = null;
  /** @type {string | null} */
  #focused = null;
  /**
   * @param {HTMLElement} element With a canvas inside.
   * @param {Hand} hand
   */
  constructor(element, hand) {
    this.#element = element;
    this.#hand = hand;
    this.#view = new BoardView(
      /** @type {HTMLCanvasElement} */
      element.querySelector("canvas")
    );
    this.#grid = new AccessibleGrid(element, (cell) => hand.enter(cell), (cell) => {
      this.#focused = cell;
      this.#paint();
    });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Delete" && event.key !== "Backspace") return;
      const { cell } = (
        /** @type {HTMLElement} */
        event.target.dataset
      );
      if (cell === void 0) return;
      event.preventDefault();
      hand.erase(cell);
    });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#cancel();
      const { cell } = (
        /** @type {HTMLElement} */
        event.target.dataset
      );
      if (cell !== void 0) hand.erase(cell);
    });
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.#cancel());
    element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") this.#hover(null);
    });
  }
  /** @param {Scene} scene */
  setScene(scene) {
    const { geometry } = scene;
    const isOther = this.#scene?.geometry !== geometry;
    this.#scene = scene;
    this.#element.style.setProperty("--ratio", String(geometry.view.width / geometry.view.height));
    this.#view.setScene(scene);
    if (!isOther) return;
    this.#hovered = this.#focused = null;
    this.#grid.build(geometry);
  }
  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    this.#view.annotate({ refused: shown.lit });
    this.#paint();
    const occupied = new Set(shown.pieces.map(({ cell }) => cell));
    this.#grid.label(shown.name, (cell) => ({
      label: shown.label(cell),
      selected: shown.highlights.selected === cell,
      movable: occupied.has(cell)
    }));
  }
  /**
   * @param {PointerEvent} event
   * @param {string[]} wanted Cells that a finger rather means.
   * @returns {string | null} The cell there.
   */
  cellAt(event, wanted) {
    const { x, y } = this.#view.locate(event);
    const { geometry } = this.#scene;
    const reach = TOUCH_REACH * geometry.view.width / this.#element.clientWidth;
    const cell = event.pointerType === "touch" ? geometry.cellNear(x, y, wanted, reach) : geometry.cellAt(x, y);
    return cell?.name ?? null;
  }
  #paint() {
    if (!this.#shown) return;
    const { pieces, highlights } = this.#shown;
    const { stacks } = this.#scene.painter;
    const marks = (
      /** @type {any} */
      { kings: highlights.kings }
    );
    this.#view.show(stacks?.gather(pieces, marks) ?? pieces, { ...highlights, pointed: this.#hovered ?? this.#focused });
  }
  /** @param {string | null} cell */
  #hover(cell) {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#paint();
  }
  #cancel() {
    this.#press = null;
    this.#view.drag(null);
  }
  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const cell = this.cellAt(event, this.#hand.wanted(null));
    this.#hover(cell);
    if (cell === null) return;
    this.#press = { id: event.pointerId, cell, x: event.clientX, y: event.clientY, kind: "press", cells: [cell] };
  }
  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#hover(this.cellAt(event, []));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (event.buttons === 0) {
      this.#cancel();
      return;
    }
    const cell = this.#cellOf(event, press);
    if (press.kind === "press") {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= DRAG_DISTANCE) return;
      if (this.#hand.lifts(press.cell)) press.kind = "drag";
      else if (cell !== press.cell) press.kind = "stroke";
      else return;
      this.#element.setPointerCapture(event.pointerId);
    }
    this.#hover(cell);
    if (press.kind === "drag") {
      this.#view.drag({ cell: press.cell, ...this.#view.locate(event) });
    } else if (cell !== null && !press.cells.includes(cell)) {
      press.cells.push(cell);
      this.#hand.stroke(press.cells, false);
    }
  }
  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.#cancel();
    const cell = this.#cellOf(event, press);
    if (press.kind === "drag") this.#hand.move(press.cell, cell);
    else if (press.kind === "stroke") this.#hand.stroke(press.cells, true);
    else if (cell === press.cell) this.#hand.enter(cell);
  }
  /**
   * @param {PointerEvent} event
   * @param {{ cell: string, kind: string }} press
   */
  #cellOf(event, { cell, kind }) {
    return this.cellAt(event, this.#hand.wanted(kind === "drag" ? cell : null));
  }
};

// www/js/editor/draft.js
function standingOn({ cells }, cell) {
  return cells.get(cell) ?? [];
}
function boardOf({ cells }) {
  return [...cells].flatMap(([cell, pieces]) => pieces.map((piece) => (
    /** @type {PieceOnCell} */
    { cell, ...piece }
  )));
}
function withPieces(draft, cell, pieces) {
  const cells = new Map(draft.cells);
  if (pieces.length > 0) cells.set(cell, pieces);
  else cells.delete(cell);
  return { ...draft, cells };
}
function withField(draft, name, value) {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}
function withMoved(draft, from, to, stacks) {
  if (from === to) return draft;
  const below = stacks ? standingOn(draft, to) : [];
  return withPieces(withPieces(draft, to, [...below, ...standingOn(draft, from)]), from, []);
}
function withoutTop(draft, cell) {
  return withPieces(draft, cell, standingOn(draft, cell).slice(0, -1));
}
function mirror(layout) {
  return counterparts(layout, ({ row, column }, { lastColumn }) => ({ row, column: lastColumn - column }));
}
function halfTurn(layout) {
  const turned = layout.kind === "squares" && counterparts(layout, ({ row, column }, { lastRow, lastColumn }) => ({ row: lastRow - row, column: lastColumn - column }));
  return turned || new Map(layout.cells.map(({ name }) => [name, name]));
}
function counterparts({ cells }, image) {
  const last = { lastRow: Math.max(...cells.map(({ row }) => row)), lastColumn: Math.max(...cells.map(({ column }) => column)) };
  const names = new Map(cells.map(({ name, row, column }) => [`${row} ${column}`, name]));
  const pairs = /* @__PURE__ */ new Map();
  for (const cell of cells) {
    const { row, column } = image(cell, last);
    const name = names.get(`${row} ${column}`);
    if (name === void 0) return null;
    pairs.set(cell.name, name);
  }
  return pairs;
}
function withCellsMapped(draft, map) {
  const goal = (cell) => (
    /** @type {string} */
    map.get(cell)
  );
  return { ...draft, cells: new Map([...draft.cells].map(([cell, pieces]) => [goal(cell), pieces])) };
}
function withPlayersSwapped(draft, { players: [first, second] }) {
  const other = (player) => player === first.id ? second.id : first.id;
  const swap = ({ player, piece }) => ({ player: other(player), piece });
  return { ...draft, turn: other(draft.turn), cells: new Map([...draft.cells].map(([cell, pieces]) => [cell, pieces.map(swap)])) };
}

// www/js/editor/fields.js
var DraftFields = class {
  #turn;
  #others;
  #i18n;
  #player;
  /** @type {Map<string, HTMLInputElement>} */
  #inputs = /* @__PURE__ */ new Map();
  /**
   * @param {{ turn: HTMLElement, others: HTMLElement }} elements
   * @param {I18n} i18n
   * @param {(kind: Kind, player: PlayerId) => string} player
   * @param {{ turn: (player: PlayerId) => void, field: (name: string, value: string) => void, look: () => void }} onChange
   * `look`: there is something wrong in a field, or no longer.
   */
  constructor({ turn, others }, i18n, player, onChange) {
    this.#turn = turn;
    this.#others = others;
    this.#i18n = i18n;
    this.#player = player;
    turn.addEventListener("change", (event) => {
      onChange.turn(
        /** @type {PlayerId} */
        /** @type {HTMLInputElement} */
        event.target.value
      );
    });
    others.addEventListener("change", (event) => {
      const input = (
        /** @type {HTMLInputElement} */
        event.target
      );
      const { name } = (
        /** @type {{ name: string }} */
        /** @type {unknown} */
        input.dataset
      );
      if (isSound(input)) onChange.field(name, input.type === "number" ? digits(input.value) : input.value.replace(/\s/g, ""));
    });
    others.addEventListener("input", ({ target }) => {
      const input = (
        /** @type {HTMLInputElement} */
        target
      );
      input.setAttribute("aria-invalid", String(!isSound(input)));
      onChange.look();
    });
  }
  /**
   * @param {Kind} kind
   * @param {Field[]} fields
   */
  build(kind, fields) {
    const { t } = this.#i18n;
    this.#turn.querySelector("div")?.replaceChildren(...kind.info.players.map(({ id }) => {
      const input = create("input", { className: "visually-hidden" });
      input.type = "radio";
      input.name = "editor-turn";
      input.value = id;
      const token = create("span", { className: "token", data: { player: id } });
      return create("label", { className: "tool" }, input, token, this.#player(kind, id));
    }));
    this.#inputs.clear();
    this.#others.replaceChildren(...fields.map((field) => {
      const input = create("input", { data: { name: field.name } });
      if (field.kind === "number") {
        input.type = "number";
        input.inputMode = "numeric";
        input.min = String(field.min);
        input.max = String(field.max);
      } else {
        input.type = "text";
        input.inputMode = "decimal";
        input.autocomplete = "off";
      }
      this.#inputs.set(field.name, input);
      const player = field.kind === "number" && field.player;
      const label = player ? t("editor.field.hand", { player: this.#player(kind, player) }) : t(
        /** @type {Key} */
        `editor.field.${field.name}`
      );
      return create("label", { className: "field" }, create("span", { text: label }), input);
    }));
    this.#others.hidden = fields.length === 0;
  }
  /** @returns {string | null} What is wrong in a field; the draft does not have it then. */
  get fault() {
    for (const input of this.#inputs.values()) {
      if (isSound(input)) continue;
      const field = input.labels?.[0]?.querySelector("span")?.textContent ?? "";
      const { min, max } = input;
      return input.type === "number" ? this.#i18n.t("flow.number", { field, min, max }) : this.#i18n.t("flow.squares", { field });
    }
    return null;
  }
  /** @param {Draft} draft */
  show({ turn, fields }) {
    for (const input of this.#turn.querySelectorAll("input")) input.checked = input.value === turn;
    for (const [name, input] of this.#inputs) {
      input.value = fields[name];
      input.removeAttribute("aria-invalid");
    }
  }
};
function isSound({ type, value, min, max, validity }) {
  if (type !== "number") return /^[\d,\s]*$/.test(value);
  if (value === "") return !validity.badInput;
  return /^\d+$/.test(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
}
function digits(value) {
  return value === "" ? "" : String(Number(value));
}

// www/js/editor/charret-text.js
var TOKENS = 9;
function charretFormat({ players, cells: names }, counters) {
  const hands = players.map(({ id }) => (
    /** @type {Field} */
    { name: `hand.${id}`, kind: "number", min: 0, max: TOKENS, player: id }
  ));
  const fields = [...hands, ...counters];
  const digits2 = new Map(players.map(({ id }, index) => [id, String(index + 1)]));
  return {
    fields,
    empty: Object.fromEntries([...hands.map(({ name }) => [name, String(TOKENS)]), ...counters.map(({ name }) => [name, ""])]),
    stacks: false,
    fits: () => true,
    write: ({ cells, turn, fields: values }) => {
      const tokens = names.map((name) => digits2.get(cells.get(name)?.[0].player ?? turn));
      const board = names.map((name, index) => cells.has(name) ? tokens[index] : ".").join("");
      const numbers = [...hands.map(({ name }) => values[name] || "0"), ...counters.map(({ name }) => values[name]).filter(Number)];
      return [board, digits2.get(turn), ...numbers].join(" ");
    },
    read: (text) => {
      const [board, turn, ...numbers] = text.split(/\s+/);
      const isWhole = /^[.12]{24}$/.test(board) && /^[12]$/.test(turn) && numbers.length >= hands.length && numbers.length <= fields.length && numbers.every((number) => /^\d{1,9}$/.test(number));
      if (!isWhole) return null;
      const cells = /* @__PURE__ */ new Map();
      names.forEach((name, index) => {
        if (board[index] !== ".") cells.set(name, [{ player: players[Number(board[index]) - 1].id, piece: "token" }]);
      });
      return {
        cells,
        turn: players[Number(turn) - 1].id,
        fields: Object.fromEntries(fields.map(({ name }, index) => [name, numbers[index] ?? ""]))
      };
    },
    adjust: (draft) => {
      const fitted = players.map(({ id }) => {
        const onBoard = [...draft.cells.values()].filter(([{ player }]) => player === id).length;
        const inHand = Number(draft.fields[`hand.${id}`]);
        return [`hand.${id}`, String(Math.max(0, Math.min(inHand, TOKENS - onBoard)))];
      });
      return { ...draft, fields: { ...draft.fields, ...Object.fromEntries(fitted) } };
    },
    swap: (draft) => {
      const [first, second] = hands.map(({ name }) => name);
      return { ...draft, fields: { ...draft.fields, [first]: draft.fields[second], [second]: draft.fields[first] } };
    }
  };
}

// www/js/editor/draughts-text.js
var MOST = 9999;
var SECTIONS = { quiet: "H", diagonal: "D", number: "F", huffable: "S" };
var SIDES = [["W", "white"], ["B", "black"]];
function draughtsFormat({ info, rules }) {
  const isSpanish = info.id === "spanish-draughts";
  const number = (name) => (
    /** @type {Field} */
    { name, kind: "number", min: 0, max: MOST }
  );
  const fields = [
    number("quiet"),
    ...isSpanish ? [number("diagonal")] : [],
    number("number"),
    ...rules.huffing === true ? [
      /** @type {Field} */
      { name: "huffable", kind: "cells" }
    ] : []
  ];
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  const names = new Set(info.cells);
  const ascending = [...info.cells].sort((a, b) => Number(a) - Number(b));
  return {
    fields,
    empty,
    stacks: false,
    fits: () => true,
    write: ({ cells, turn, fields: values }) => {
      const lists = SIDES.map(([letter, player]) => {
        const own = ascending.filter((name) => cells.get(name)?.[0].player === player);
        return letter + own.map((name) => cells.get(name)?.[0].piece === "king" ? `K${name}` : name).join(",");
      });
      const sections = fields.map(({ name }) => ({ letter: SECTIONS[
        /** @type {keyof typeof SECTIONS} */
        name
      ], value: values[name] })).filter(({ letter, value }) => value !== "" && (letter === "F" || value !== "0")).map(({ letter, value }) => letter + value);
      return [turn === "white" ? "W" : "B", ...lists, ...sections].join(":");
    },
    read: (text) => {
      const [side, ...sections] = text.replace(/\s+/g, "").replace(/\.$/, "").toUpperCase().split(":");
      const turn = SIDES.find(([letter]) => letter === side)?.[1];
      if (!turn || sections.length === 0) return null;
      const cells = /* @__PURE__ */ new Map();
      const values = { ...empty };
      for (const section of sections) {
        const [letter, content] = [section[0], section.slice(1)];
        const player = SIDES.find(([one]) => one === letter)?.[1];
        if (player) {
          if (!readPieces(content, player, names, cells)) return null;
          continue;
        }
        const field = fields.find(({ name }) => SECTIONS[
          /** @type {keyof typeof SECTIONS} */
          name
        ] === letter);
        if (!field || values[field.name] !== "" || !(field.kind === "number" ? /^\d{1,4}$/ : /^\d+(,\d+)*$/).test(content)) return null;
        values[field.name] = content;
      }
      return { cells, turn, fields: values };
    },
    adjust: (draft) => {
      const { huffable } = draft.fields;
      if (!huffable) return draft;
      const left = huffable.split(",").filter((name) => draft.cells.has(name) && draft.cells.get(name)?.[0].player !== draft.turn);
      return { ...draft, fields: { ...draft.fields, huffable: left.join(",") } };
    },
    swap: (draft, map) => {
      const { huffable } = draft.fields;
      if (!huffable) return draft;
      return { ...draft, fields: { ...draft.fields, huffable: huffable.split(",").map((name) => map.get(name)).join(",") } };
    }
  };
}
function readPieces(list, player, names, cells) {
  if (list === "") return true;
  return list.split(",").every((item) => {
    const [, king, first, last = first] = /^(K?)(\d{1,3})(?:-(\d{1,3}))?$/.exec(item) ?? [];
    if (first === void 0) return false;
    for (let number = Number(first); number <= Number(last); number++) {
      const name = String(number);
      if (!names.has(name) || cells.has(name)) return false;
      cells.set(name, [{ player, piece: king ? "king" : "man" }]);
    }
    return Number(first) <= Number(last);
  });
}

// www/js/editor/rows-text.js
var SIDES2 = (
  /** @type {const} */
  { w: "white", b: "black" }
);
function pieceRows(kinds) {
  const letters = Object.fromEntries(Object.entries(kinds).map(([letter, piece]) => [piece, letter]));
  return {
    token: new RegExp(`[1-9]\\d*|[${Object.keys(kinds).join("")}]`, "gi"),
    write: ([{ player, piece }]) => player === "white" ? letters[piece] : letters[piece].toLowerCase(),
    read: (text) => [{ player: text < "a" ? "white" : "black", piece: kinds[text.toUpperCase()] }],
    stacks: false
  };
}
var stackRows = {
  token: /[1-8]|[wb]*[WB]/g,
  write: (pieces) => {
    const letters = pieces.map(({ player }) => player[0]).join("");
    return letters.slice(0, -1) + letters.slice(-1).toUpperCase();
  },
  read: (text) => [...text.toLowerCase()].map((letter) => ({ player: SIDES2[
    /** @type {"w" | "b"} */
    letter
  ], piece: "piece" })),
  stacks: true
};
function rowsFormat({ players }, { cells }, { rows, fields }) {
  const names = [];
  for (const { name, row } of [...cells].sort((a, b) => a.row - b.row || a.column - b.column)) (names[row] ??= []).push(name);
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  return {
    fields,
    empty,
    stacks: rows.stacks,
    fits: () => true,
    write: ({ cells: cells2, turn, fields: values }) => {
      const placement = names.map((row) => row.map((name) => cells2.get(name)));
      const texts = placement.map((row) => writeRow(row.map((pieces) => pieces ? rows.write(pieces) : null)));
      const numbers = fields.map(({ name }) => values[name] || "-");
      while (["-", "0"].includes(numbers[numbers.length - 1]) && (numbers.length > 1 || numbers[0] === "-")) numbers.pop();
      return [texts.join("/"), turn[0], ...numbers].join(" ");
    },
    read: (text) => {
      const [placement, side, ...numbers] = text.split(/\s+/);
      const texts = placement.split("/");
      const turn = players.find(({ id }) => id[0] === side?.toLowerCase())?.id;
      if (texts.length !== names.length || !turn || numbers.length > fields.length) return null;
      if (numbers.some((number) => !/^(\d{1,9}|-)$/.test(number))) return null;
      const read = /* @__PURE__ */ new Map();
      const whole = texts.every((row, index) => readRow(row, names[index], rows, read));
      if (!whole) return null;
      const given = fields.map(({ name }, index) => [name, (numbers[index] ?? "-").replace("-", "")]);
      return { cells: read, turn, fields: Object.fromEntries(given) };
    }
  };
}
function writeRow(row) {
  let text = "";
  let free = 0;
  for (const standing of [...row, ""]) {
    if (standing === null) {
      free++;
      continue;
    }
    text += (free || "") + standing;
    free = 0;
  }
  return text;
}
function readRow(text, names, rows, cells) {
  const parts = text.match(rows.token) ?? [];
  let column = 0;
  for (const part of parts) {
    if (/^\d/.test(part)) {
      column += Number(part);
    } else {
      if (column >= names.length) return false;
      cells.set(names[column++], rows.read(part));
    }
  }
  return parts.join("") === text && column === names.length;
}

// www/js/editor/formats.js
var ULTIMA_LETTERS = (
  /** @type {const} */
  {
    P: "pincer",
    R: "coordinator",
    N: "long-leaper",
    B: "chameleon",
    Q: "withdrawer",
    K: "king",
    I: "immobiliser",
    M: "immobiliser"
  }
);
function formatOf(kind) {
  const { info, layout, rules } = kind;
  const quiet = { name: "quiet", kind: "number", min: 0, max: 65535 };
  const limited = typeof rules.noCaptureLimit === "number" ? [quiet] : [];
  switch (info.id) {
    case "draughts":
    case "spanish-draughts":
      return draughtsFormat(kind);
    case "charret":
      return charretFormat(info, limited);
    case "ultima":
      return rowsFormat(info, layout, {
        rows: pieceRows(ULTIMA_LETTERS),
        fields: [{ name: "ply", kind: "number", min: 0, max: 9999 }, ...limited]
      });
    case "tumblingdown":
      return rowsFormat(info, layout, { rows: stackRows, fields: [{ name: "ply", kind: "number", min: 1, max: 9999 }] });
    case "bulltricker": {
      const royal = new Set(layout.cells.filter(isRoyal).map(({ name }) => name));
      return {
        ...rowsFormat(info, layout, { rows: pieceRows({ K: "king", Q: "queen", P: "pawn" }), fields: [] }),
        fits: (cell, { piece }) => royal.has(cell) === (piece === "king")
      };
    }
  }
}
function isRoyal({ polygon }) {
  const [width, height] = [0, 1].map((axis) => {
    const values = polygon.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.abs(width - height) < 0.05;
}
function readDraft(text, kind) {
  const { info: { id }, rules } = kind;
  let canonical = text;
  try {
    const game = new Game(id, { position: text, rules });
    canonical = game.position();
    game.free();
  } catch {
  }
  return formatOf(kind).read(canonical.trim());
}

// www/js/editor/palette.js
var REACH = 1.32;
var PICTURE_PX = 88;
var DRAG_DISTANCE2 = 6;
var SVG = "http://www.w3.org/2000/svg";
var Palette = class {
  #element;
  #onDrop;
  /** @type {Tool[]} */
  #tools = [];
  #chosen = 0;
  /**
   * @param {HTMLElement} element
   * @param {(piece: Piece, event: PointerEvent) => void} onDrop
   */
  constructor(element, onDrop) {
    this.#element = element;
    this.#onDrop = onDrop;
    element.setAttribute("role", "radiogroup");
    element.addEventListener("change", (event) => {
      this.#chosen = Number(
        /** @type {HTMLInputElement} */
        event.target.value
      );
    });
  }
  /** @returns {Tool} */
  get tool() {
    return this.#tools[this.#chosen];
  }
  /**
   * @param {Piece[][]} pieces By their players.
   * @param {{ painter: Painter, colours: Colours, name: (tool: Tool) => string }} look
   */
  show(pieces, { painter, colours, name }) {
    const tools = (
      /** @type {Tool[]} */
      [...pieces.flat(), "move", "erase"]
    );
    if (JSON.stringify(tools) !== JSON.stringify(this.#tools)) this.#chosen = 0;
    this.#tools = tools;
    const inRows = pieces[0].length > 3;
    this.#element.classList.toggle("rows", inRows);
    this.#element.style.setProperty("--columns", String(inRows ? pieces[0].length + 1 : tools.length));
    const items = tools.map((tool, index) => this.#item(tool, index, name(tool), typeof tool === "string" ? icon(tool) : picture(tool, painter, colours)));
    const [moveItem, eraseItem] = items.slice(-2);
    const rows = inRows ? [...items.slice(0, pieces[0].length), moveItem, ...items.slice(pieces[0].length, -2), eraseItem] : items;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.replaceChildren(...rows);
    if (hadFocus) this.focus();
  }
  focus() {
    this.#element.querySelector("input:checked")?.focus();
  }
  /**
   * @param {Tool} tool
   * @param {number} index
   * @param {string} name
   * @param {Element} sign
   */
  #item(tool, index, name, sign) {
    const input = create("input", { className: "visually-hidden" });
    input.type = "radio";
    input.name = "editor-tool";
    input.value = String(index);
    input.checked = index === this.#chosen;
    input.setAttribute("aria-label", name);
    const item = create("label", { className: "tool", data: { tool: typeof tool === "string" ? tool : `${tool.player} ${tool.piece}` } }, input, sign);
    item.title = name;
    if (typeof tool !== "string") this.#makeDraggable(
      item,
      tool,
      /** @type {HTMLCanvasElement} */
      sign
    );
    return item;
  }
  /**
   * @param {HTMLElement} item
   * @param {Piece} piece
   * @param {HTMLCanvasElement} sign
   */
  #makeDraggable(item, piece, sign) {
    let press = null;
    const cancel = () => {
      press?.ghost?.remove();
      press = null;
    };
    item.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
      item.setPointerCapture(event.pointerId);
    });
    item.addEventListener("pointermove", (event) => {
      if (press?.id !== event.pointerId) return;
      if (event.buttons === 0) {
        cancel();
        return;
      }
      if (!press.ghost) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= DRAG_DISTANCE2) return;
        press.ghost = create("canvas", { className: "ghost" });
        press.ghost.width = press.ghost.height = sign.width;
        press.ghost.getContext("2d")?.drawImage(sign, 0, 0);
        item.closest("dialog")?.append(press.ghost);
      }
      press.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    });
    item.addEventListener("pointerup", (event) => {
      const dropped = press?.ghost;
      cancel();
      if (dropped) this.#onDrop(piece, event);
    });
    item.addEventListener("pointercancel", cancel);
  }
};
function picture({ player, piece }, painter, colours) {
  const canvas = create("canvas");
  canvas.width = canvas.height = PICTURE_PX;
  const context = (
    /** @type {CanvasRenderingContext2D} */
    canvas.getContext("2d")
  );
  context.translate(PICTURE_PX / 2, PICTURE_PX / 2);
  context.scale(PICTURE_PX / 2 / REACH, PICTURE_PX / 2 / REACH);
  const [shown] = painter.stacks?.gather(
    [{ cell: "", player, piece }],
    /** @type {any} */
    { kings: [] }
  ) ?? [{ piece }];
  painter.paintPiece(context, { player, piece: shown.piece, upright: false }, colours);
  return canvas;
}
function icon(tool) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${tool}`);
  svg.append(use);
  return svg;
}

// www/js/editor/steps.js
var MOST2 = 500;
var Steps = class {
  /** @type {State[]} */
  #states = [];
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
    this.#states = [...this.#states.slice(0, this.#at + 1), state].slice(-MOST2);
    this.#at = this.#states.length - 1;
  }
  undo() {
    if (this.canUndo) this.#at--;
  }
  redo() {
    if (this.canRedo) this.#at++;
  }
};

// www/js/editor/verdict.js
var ON_CELLS = [
  "man-on-crown",
  "not-huffable",
  "second-king",
  "other-king-in-check",
  "wrong-cell",
  "pawn-on-last-strip",
  "kings-too-close"
];
var OF_BOARD = ["no-king", "too-many-pieces", "no-piece", "both-lost", "both-mat"];
function judge(id, position, rules) {
  let game;
  try {
    game = new Game(id, { position, rules });
    return { sound: true, turn: game.turn(), outcome: game.outcome(), marks: game.marks() };
  } catch (error) {
    return { sound: false, error: (
      /** @type {TablierError} */
      error
    ) };
  } finally {
    game?.free();
  }
}
function faultOf(draft, kind, { code, details }) {
  const { fault = "", found = "" } = details ?? {};
  if (code !== "bad-position" || ![...ON_CELLS, ...OF_BOARD].includes(fault)) return null;
  const key = `editor.fault.${fault}`;
  const kings = (owner) => [...draft.cells].filter(([, [{ player: player2, piece }]]) => piece === "king" && (owner === null || player2 === owner)).map(([cell]) => cell);
  if (fault === "no-king") return { key, values: {}, cells: [], player: (
    /** @type {PlayerId} */
    found
  ) };
  if (fault === "both-mat") return { key, values: {}, cells: kings(null), player: null };
  if (fault === "too-many-pieces") return { key, ...crowd(draft, kind), cells: [] };
  const named = ON_CELLS.includes(fault) ? found.split(/,\s*/).filter((cell) => kind.info.cells.includes(cell)) : [];
  const player = draft.cells.get(named[0])?.[0].player ?? null;
  const cells = fault === "second-king" ? kings(player) : named;
  return { key, values: { cells: cells.join(", "), count: cells.length }, cells, player };
}
function crowd({ cells, fields }, kind) {
  const all = [...cells.values()].flat();
  if (formatOf(kind).stacks) return { values: { count: all.length }, player: null };
  const counts = kind.info.players.map(({ id }) => ({
    player: id,
    count: all.filter(({ player: player2 }) => player2 === id).length + Number(fields[`hand.${id}`] ?? 0)
  }));
  const { player, count } = counts.reduce((most, one) => one.count > most.count ? one : most);
  return { values: { count }, player };
}

// www/js/editor/verdict-words.js
var JUMPERS = 3;
function verdictWords(draft, kind, verdict, { t }, phrases) {
  const { info, rules } = kind;
  if (!verdict.sound) {
    const fault = faultOf(draft, kind, verdict.error);
    if (!fault) return phrases.error(verdict.error);
    const values = fault.player ? { ...fault.values, player: phrases.player(info, fault.player) } : fault.values;
    return t(
      /** @type {Key} */
      fault.player || fault.key !== "editor.fault.too-many-pieces" ? fault.key : `${fault.key}.all`,
      values
    );
  }
  const { outcome, turn, marks } = verdict;
  if (outcome) return t("editor.over", { result: phrases.outcome(info, outcome, rules, null) });
  const words = [t("board.turn", { player: phrases.player(info, turn) })];
  if (marks.check.length > 0) words.push(t("board.check"));
  if (marks.mustMove.length > 0) words.push(t("board.must"));
  if (info.id === "charret") words.push(t(`editor.charret.${phaseOf(draft, rules)}`));
  return words.join(" – ");
}
function phaseOf({ cells, turn, fields }, { fly }) {
  if (Number(fields[`hand.${turn}`]) > 0) return "placing";
  const own = [...cells.values()].filter(([{ player }]) => player === turn).length;
  return fly === true && own === JUMPERS ? "jumping" : "sliding";
}

// www/js/editor/dialog.js
var MAX_LENGTH = 4e3;
var COPIED_MS = 1600;
var OF_THE_START = [STARTER_RULE, SEED_RULE, "start"];
var EditorDialog = class {
  #catalog;
  #settings;
  #i18n;
  #phrases;
  #onStart;
  #dialog = (
    /** @type {HTMLDialogElement} */
    byId("editor-dialog")
  );
  #game = (
    /** @type {HTMLSelectElement} */
    byId("editor-game")
  );
  #text = (
    /** @type {HTMLTextAreaElement} */
    byId("editor-text")
  );
  #mode = (
    /** @type {HTMLSelectElement} */
    byId("editor-mode")
  );
  #side = (
    /** @type {HTMLSelectElement} */
    byId("editor-side")
  );
  #level = (
    /** @type {HTMLSelectElement} */
    byId("editor-level")
  );
  #board;
  #palette;
  #fields;
  #ruleFields;
  #announcer = new Announcer(byId("editor-live"));
  /** @type {Steps<State>} */
  #steps = new Steps();
  /** @type {Map<GameId, Layout>} */
  #layouts = /* @__PURE__ */ new Map();
  /** @type {Map<GameId, Record<string, unknown>>} */
  #rules = /* @__PURE__ */ new Map();
  /** @type {Kind} */
  #kind;
  /** @type {Format} */
  #format;
  /** @type {Geometry} */
  #geometry;
  /** What was set up last in each game that was left for another one, while the dialog is open. @type {Map<GameId, Draft>} */
  #left = /* @__PURE__ */ new Map();
  #rotated = false;
  /** The cell whose piece the tool "move" has taken. @type {string | null} */
  #held = null;
  /** What the text being typed says, or said when it could last be read. @type {Draft | null} */
  #typed = null;
  /** Whether the text is one that cannot be shown. */
  #isUnread = false;
  /** Whether the visitor has said who plays which side; else they play the side to move. */
  #isSideChosen = false;
  #said = "";
  /**
   * @param {GameInfo[]} catalog
   * @param {Settings} settings
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {(setup: Setup, position: string) => void} onStart
   */
  constructor(catalog, settings, i18n, phrases, onStart) {
    this.#catalog = catalog;
    this.#settings = settings;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#onStart = onStart;
    this.#board = new EditorBoard(byId("editor-board"), {
      enter: (cell) => this.#enter(cell),
      erase: (cell) => this.#take(cell),
      wanted: (lifted) => this.#wanted(lifted),
      lifts: (cell) => this.#palette.tool !== "erase" && standingOn(this.#draft, cell).length > 0,
      move: (from, to) => this.#move(from, to),
      stroke: (cells, isOver) => this.#stroke(cells, isOver)
    });
    this.#palette = new Palette(byId("editor-palette"), (piece, event) => {
      const cell = this.#board.cellAt(event, this.#cellsFor(piece));
      if (cell !== null) this.#put(cell, piece);
    });
    byId("editor-palette").addEventListener("change", () => this.#hold(null));
    this.#fields = new DraftFields(
      { turn: byId("editor-turn"), others: byId("editor-fields") },
      i18n,
      ({ info }, player) => phrases.player(info, player),
      {
        turn: (turn) => this.#edit({ ...this.#draft, turn }),
        field: (name, value) => this.#edit(withField(this.#draft, name, value), { adjust: false }),
        look: () => {
          this.#showVerdictOf(this.#draft, this.#judge(this.#draft));
          this.#tell("");
        }
      }
    );
    this.#ruleFields = new RuleFields(byId("editor-rules"), i18n, "editor-rule");
    byId("editor-rules").addEventListener("change", () => {
      this.#rules.set(this.#kind.info.id, this.#ruleFields.values());
      this.#enterGame();
      this.#show();
    });
    this.#listenToTools();
    this.#game.addEventListener("change", () => this.#changeGame(
      /** @type {GameId} */
      this.#game.value
    ));
    this.#text.addEventListener("input", () => this.#readTyped());
    this.#text.addEventListener("change", () => {
      if (this.#isUnread) this.#tell("");
      else this.#keepTyped();
    });
    this.#mode.addEventListener("change", () => this.#showApplicable());
    this.#side.addEventListener("change", () => this.#isSideChosen = true);
    byId("editor-copy").addEventListener("click", () => this.#copy());
    byId("editor-start").addEventListener("click", () => this.#start(
      /** @type {Mode} */
      this.#mode.value
    ));
    this.#offerAnalysis();
    byId("editor-close").addEventListener("click", () => this.#dialog.close());
    for (const change of ["theme", "language"]) {
      settings.addEventListener(change, () => {
        if (this.#dialog.open) this.#showAll();
      });
    }
  }
  /**
   * @param {{ id: GameId, position?: string, rules?: Record<string, unknown>, rotated?: boolean }} from What to begin with:
   *   the start of the game by default.
   */
  open({ id, position, rules, rotated }) {
    if (rules) this.#rules.set(id, withoutStart(rules));
    const kind = this.#kindOf(id);
    const { draft } = this.#stateOf(kind, position);
    const current = this.#steps.current;
    const isSame = current?.id === id && formatOf(kind).write(current.draft) === formatOf(kind).write(draft);
    if (!isSame) this.#steps.push({ id, draft });
    this.#left.clear();
    this.#rotated = rotated ?? isTurned(kind.info, kind.layout, kind.info.players[0].id);
    this.#isSideChosen = false;
    this.#held = null;
    this.#enterGame();
    this.#showAll();
    this.#dialog.showModal();
    this.#palette.focus();
  }
  get #draft() {
    return this.#typed ?? this.#steps.current.draft;
  }
  /** @param {GameId} id */
  #kindOf(id) {
    const info = (
      /** @type {GameInfo} */
      this.#catalog.find((one) => one.id === id)
    );
    if (!this.#rules.has(id)) this.#rules.set(id, withoutStart(choiceFor(info, this.#settings.choice(id)).rules));
    let layout = this.#layouts.get(id);
    if (!layout) {
      const game = new Game(id);
      layout = game.layout();
      game.free();
      this.#layouts.set(id, layout);
    }
    return { info, layout, rules: (
      /** @type {Record<string, unknown>} */
      this.#rules.get(id)
    ) };
  }
  /**
   * @param {Kind} kind
   * @param {string} [position]
   * @returns {State}
   */
  #stateOf(kind, position) {
    const { id } = kind.info;
    const game = new Game(id, position === void 0 ? {} : { position, rules: kind.rules });
    const draft = (
      /** @type {Draft} */
      readDraft(game.position(), kind)
    );
    game.free();
    return { id, draft };
  }
  /** @param {GameId} id */
  #changeGame(id) {
    const kind = this.#kindOf(id);
    this.#keepTyped();
    this.#left.set(this.#kind.info.id, this.#draft);
    const draft = this.#left.get(id);
    this.#steps.push(draft ? { id, draft } : this.#stateOf(kind));
    this.#rotated = isTurned(kind.info, kind.layout, kind.info.players[0].id);
    this.#held = null;
    this.#enterGame();
    this.#showAll();
  }
  /** Takes up the game of the current state. */
  #enterGame() {
    this.#kind = this.#kindOf(this.#steps.current.id);
    this.#format = formatOf(this.#kind);
    this.#fields.build(this.#kind, this.#format.fields);
  }
  /**
   * @param {string | null} lifted
   * @returns {string[]} Where the piece of that cell, or the tool, can be put; and where something can be taken.
   */
  #wanted(lifted) {
    const from = lifted ?? this.#held;
    if (from !== null) return this.#cellsFor(standingOn(this.#draft, from)[0]);
    const { tool } = this.#palette;
    const occupied = [...this.#draft.cells.keys()];
    return typeof tool === "string" ? occupied : [...occupied, ...this.#cellsFor(tool)];
  }
  /** @param {Piece} piece */
  #cellsFor(piece) {
    return this.#kind.info.cells.filter((cell) => this.#format.fits(cell, piece));
  }
  /** @param {string} cell */
  #enter(cell) {
    const { tool } = this.#palette;
    if (tool === "erase") this.#take(cell);
    else if (tool !== "move") this.#put(cell, tool);
    else if (this.#held !== null) this.#move(this.#held, cell);
    else if (standingOn(this.#draft, cell).length > 0) this.#hold(cell);
  }
  /**
   * Puts a piece, or takes it where the same one stands already.
   * @param {string} cell
   * @param {Piece} piece
   */
  #put(cell, piece) {
    if (!this.#format.fits(cell, piece)) {
      this.#remark(this.#i18n.t("editor.fault.wrong-cell", { cells: cell }));
      return;
    }
    const standing = standingOn(this.#draft, cell);
    const isThere = !this.#format.stacks && JSON.stringify(standing) === JSON.stringify([piece]);
    if (isThere) this.#take(cell);
    else this.#edit(this.#with(this.#draft, cell, piece), { cell });
  }
  /**
   * @param {Draft} draft
   * @param {string} cell
   * @param {Piece} piece
   */
  #with(draft, cell, piece) {
    return withPieces(draft, cell, this.#format.stacks ? [...standingOn(draft, cell), piece] : [piece]);
  }
  /** @param {string} cell */
  #take(cell) {
    if (standingOn(this.#draft, cell).length > 0) this.#edit(withoutTop(this.#draft, cell), { cell });
  }
  /**
   * @param {string} from
   * @param {string | null} to
   */
  #move(from, to) {
    const [piece] = standingOn(this.#draft, from);
    if (to === null) this.#edit(withPieces(this.#draft, from, []), { cell: from });
    else if (!this.#format.fits(to, piece)) this.#remark(this.#i18n.t("editor.fault.wrong-cell", { cells: to }));
    else if (from !== to) this.#edit(withMoved(this.#draft, from, to, this.#format.stacks), { cell: to });
    this.#hold(null);
  }
  /**
   * @param {string[]} cells
   * @param {boolean} isOver
   */
  #stroke(cells, isOver) {
    const { tool } = this.#palette;
    if (tool === "move") return;
    const draft = cells.reduce((before, cell) => {
      if (tool === "erase") return withoutTop(before, cell);
      return this.#format.fits(cell, tool) ? this.#with(before, cell, tool) : before;
    }, this.#draft);
    if (isOver) this.#edit(draft, { cell: cells[cells.length - 1] });
    else this.#showBoard(draft, this.#judge(draft));
  }
  /** @param {string | null} cell */
  #hold(cell) {
    if (cell === this.#held) return;
    this.#held = cell;
    this.#showBoard(this.#draft, this.#judge(this.#draft));
    if (cell !== null) this.#announcer.say(this.#i18n.t("editor.held", { cell }));
  }
  /**
   * @param {Draft} draft
   * @param {{ cell?: string, adjust?: boolean }} [options] `cell`: what stands there now is told.
   */
  #edit(draft, { cell, adjust = true } = {}) {
    const adjusted = adjust && this.#format.adjust ? this.#format.adjust(draft) : draft;
    if (this.#typed && this.#typed !== draft) this.#steps.push({ id: this.#kind.info.id, draft: this.#typed });
    this.#steps.push({ id: this.#kind.info.id, draft: adjusted });
    this.#held = null;
    this.#show({ cell });
  }
  /** @param {Draft} draft */
  #judge(draft) {
    return judge(this.#kind.info.id, this.#format.write(draft), this.#kind.rules);
  }
  #listenToTools() {
    const on = (id, edit) => byId(id).addEventListener("click", edit);
    on("editor-undo", () => this.#step("undo"));
    on("editor-redo", () => this.#step("redo"));
    on("editor-initial", () => this.#edit(this.#stateOf(this.#kind).draft));
    on("editor-clear", () => this.#edit({ ...this.#draft, cells: /* @__PURE__ */ new Map(), fields: this.#format.empty }));
    on("editor-mirror", () => {
      const map = mirror(this.#kind.layout);
      if (map) this.#edit(withCellsMapped(this.#draft, map));
    });
    on("editor-swap", () => {
      const map = halfTurn(this.#kind.layout);
      const swapped = withPlayersSwapped(withCellsMapped(this.#draft, map), this.#kind.info);
      this.#edit(this.#format.swap?.(swapped, map) ?? swapped);
    });
    on("editor-flip", () => {
      this.#rotated = !this.#rotated;
      this.#showScene();
      this.#show();
    });
    this.#dialog.addEventListener("keydown", (event) => {
      const isText = event.target instanceof Element && event.target.matches('textarea, input:not([type="radio"], [type="checkbox"])');
      if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      this.#step(key === "y" || event.shiftKey ? "redo" : "undo");
    });
    this.#dialog.addEventListener("cancel", (event) => {
      if (this.#held === null || event.target !== this.#dialog) return;
      event.preventDefault();
      this.#hold(null);
    });
  }
  /** @param {"undo" | "redo"} way */
  #step(way) {
    const { id, draft } = this.#steps.current;
    if (!(this.#isUnread || this.#typed) || way === "redo") this.#steps[way]();
    this.#typed = null;
    this.#held = null;
    if (this.#steps.current.id !== id) {
      this.#left.set(id, draft);
      this.#enterGame();
      this.#rotated = isTurned(this.#kind.info, this.#kind.layout, this.#kind.info.players[0].id);
      this.#showAll();
    } else {
      this.#show();
    }
  }
  /** Shows what depends on the game, the language and the colours, and the state. */
  #showAll() {
    const { t } = this.#i18n;
    const { info, rules } = this.#kind;
    fillSelect(this.#game, this.#catalog.map(({ id, names }) => ({ value: id, text: this.#i18n.name(names) })), info.id);
    const choice = choiceFor(info, this.#settings.choice(info.id));
    const chosen = { mode: this.#mode.value || choice.mode, level: this.#level.value || String(choice.level) };
    fillSelect(this.#mode, MODES.map((mode) => ({ value: mode, text: t(`mode.${mode}`) })), chosen.mode);
    fillSelect(this.#level, LEVELS.map((level) => ({ value: String(level), text: t(`level.${level}`) })), chosen.level);
    const side = this.#side.value;
    const sides = info.players.map(({ id }) => ({ value: (
      /** @type {string} */
      id
    ), text: this.#phrases.player(info, id) }));
    fillSelect(this.#side, [...sides, { value: "random", text: t("side.random") }], side);
    const optional = { ...info, rules: info.rules.filter((rule) => !OF_THE_START.includes(rule.name)) };
    this.#ruleFields.show(optional, rules);
    byId("editor-rules-panel").hidden = optional.rules.length === 0;
    byId("editor-mirror").hidden = mirror(this.#kind.layout) === null;
    this.#fields.build(this.#kind, this.#format.fields);
    this.#showScene();
    this.#showApplicable();
    this.#show();
  }
  #showScene() {
    const { info, layout } = this.#kind;
    const painter = PAINTERS[info.id];
    const colours = paletteFor(this.#settings.theme);
    this.#geometry = new Geometry(layout, this.#rotated, painter.margin);
    this.#board.setScene({ geometry: this.#geometry, painter, palette: colours });
    const pieces = info.players.map(({ id }) => info.pieces.map((piece) => ({ player: id, piece: piece.id })));
    this.#palette.show(pieces, { painter, colours, name: (tool) => this.#nameOf(tool) });
  }
  /** @param {Tool} tool */
  #nameOf(tool) {
    if (typeof tool === "string") return this.#i18n.t(tool === "erase" && this.#format.stacks ? "editor.tool.eraseTop" : `editor.tool.${tool}`);
    const { info } = this.#kind;
    const names = info.pieces.find(({ id }) => id === tool.piece)?.names;
    return this.#i18n.t("board.cell.piece", { piece: names ? this.#i18n.name(names) : tool.piece, player: this.#phrases.player(info, tool.player) });
  }
  #showApplicable() {
    byId("editor-side-field").hidden = this.#mode.value !== "computer";
    byId("editor-level-field").hidden = this.#mode.value === "two";
  }
  /**
   * Shows the current state.
   * @param {{ cell?: string }} [options] `cell`: what stands there now is told.
   */
  #show({ cell } = {}) {
    this.#typed = null;
    const draft = this.#draft;
    const verdict = this.#judge(draft);
    this.#isUnread = false;
    this.#text.removeAttribute("aria-invalid");
    this.#text.value = this.#format.write(draft);
    this.#showDraft(draft, verdict);
    this.#tell(cell === void 0 ? "" : this.#labelOf(draft, verdict, cell));
  }
  /**
   * @param {Draft} draft
   * @param {Verdict} verdict
   */
  #showDraft(draft, verdict) {
    this.#showBoard(draft, verdict);
    this.#fields.show(draft);
    if (!this.#isSideChosen) this.#side.value = draft.turn;
    this.#showVerdictOf(draft, verdict);
    const { canUndo, canRedo } = this.#steps;
    byId("editor-undo").setAttribute("aria-disabled", String(!canUndo));
    byId("editor-redo").setAttribute("aria-disabled", String(!canRedo));
  }
  /**
   * @param {Draft} draft
   * @param {Verdict} verdict Comes second where a field holds what the draft cannot.
   */
  #showVerdictOf(draft, verdict) {
    const { fault } = this.#fields;
    this.#showVerdict(fault ?? verdictWords(draft, this.#kind, verdict, this.#i18n, this.#phrases), fault === null && verdict.sound);
  }
  /**
   * @param {string} words
   * @param {boolean} isSound
   */
  #showVerdict(words, isSound2) {
    const line = byId("editor-verdict");
    line.textContent = words;
    line.classList.toggle("fault", !isSound2);
    line.dataset.sound = String(isSound2);
    for (const id of ["editor-start", "editor-analyse"]) byId(id).disabled = !isSound2;
  }
  /**
   * @param {Draft} draft
   * @param {Verdict} verdict
   */
  #showBoard(draft, verdict) {
    const pieces = boardOf(draft);
    const fault = verdict.sound ? null : faultOf(draft, this.#kind, verdict.error);
    this.#board.show({
      pieces,
      highlights: this.#highlights(verdict),
      lit: fault?.cells ?? [],
      name: this.#phrases.board(this.#kind.info),
      label: (cell) => this.#labelOf(draft, verdict, cell)
    });
  }
  /** @param {Verdict} verdict */
  #highlights(verdict) {
    const { stacks } = PAINTERS[this.#kind.info.id];
    const resting = verdict.sound ? restingHighlights(verdict.marks, stacks ? [] : null) : NO_HIGHLIGHTS;
    return { ...resting, selected: this.#held };
  }
  /**
   * @param {Draft} draft
   * @param {Verdict} verdict
   * @param {string} cell
   */
  #labelOf(draft, verdict, cell) {
    const pieces = boardOf(draft);
    const standing = pieces.filter((piece) => piece.cell === cell);
    const { describe } = PAINTERS[this.#kind.info.id];
    const note = (standing[0] && describe?.(standing[0], this.#geometry, pieces)) ?? null;
    return this.#phrases.cell(this.#kind.info, cell, standing, this.#highlights(verdict), note);
  }
  /** @param {string} what Spoken, and the verdict behind it where that is another one. */
  #tell(what) {
    const verdict = (
      /** @type {string} */
      byId("editor-verdict").textContent
    );
    const words = [what, verdict === this.#said ? "" : verdict].filter((part) => part !== "");
    this.#said = verdict;
    if (words.length > 0) this.#announcer.say(words.join(". "));
  }
  /** @param {string} what Said in place of the verdict, until something changes. */
  #remark(what) {
    const line = byId("editor-verdict");
    line.textContent = what;
    line.classList.add("fault");
    this.#said = "";
    this.#announcer.say(what);
  }
  /** What is typed is shown at once. */
  #readTyped() {
    const text = this.#text.value.trim();
    const draft = text.length > MAX_LENGTH ? null : readDraft(text, this.#kind);
    if (draft) this.#typed = draft;
    this.#isUnread = draft === null;
    if (draft) this.#showDraft(draft, this.#judge(draft));
    else this.#showVerdict(this.#whyUnread(text), false);
    this.#text.setAttribute("aria-invalid", String(this.#isUnread));
  }
  /** @param {string} text */
  #whyUnread(text) {
    const { t } = this.#i18n;
    if (text === "") return t("error.empty");
    if (text.length > MAX_LENGTH) return t("error.too-long", { length: text.length, max: MAX_LENGTH });
    const verdict = judge(this.#kind.info.id, text, this.#kind.rules);
    return verdict.sound ? "" : this.#phrases.error(verdict.error);
  }
  /** What was typed becomes a step. */
  #keepTyped() {
    const typed = this.#typed;
    if (!typed) return;
    if (this.#format.write(typed) === this.#format.write(this.#steps.current.draft)) this.#show();
    else this.#edit(typed, { adjust: false });
  }
  async #copy() {
    const button = byId("editor-copy");
    if (!await copy(this.#text.value)) {
      this.#text.select();
      return;
    }
    const copied = this.#i18n.t("copied");
    button.textContent = copied;
    this.#announcer.say(copied);
    setTimeout(() => button.textContent = this.#i18n.t("copy"), COPIED_MS);
  }
  /** Where the page has an analysis, it can be turned on for the position. */
  #offerAnalysis() {
    const toggle = document.getElementById("analyse");
    byId("editor-analyse").hidden = toggle === null;
    byId("editor-analyse").addEventListener("click", () => {
      if (this.#start("two") && toggle?.getAttribute("aria-pressed") !== "true") toggle?.click();
    });
  }
  /**
   * @param {Mode} mode
   * @returns {boolean} Whether a game was started.
   */
  #start(mode) {
    if (this.#isUnread) return false;
    this.#keepTyped();
    const { info, rules } = this.#kind;
    const players = info.players.map(({ id }) => id);
    const side = players.find((id) => id === this.#side.value) ?? players[Math.floor(Math.random() * players.length)];
    const starter = info.rules.some(({ name }) => name === STARTER_RULE) ? { [STARTER_RULE]: this.#draft.turn } : {};
    const level = (
      /** @type {Setup["level"]} */
      Number(this.#level.value)
    );
    try {
      this.#onStart({ game: info.id, mode, side, level, rules: { ...rules, ...starter } }, this.#format.write(this.#draft));
    } catch (error) {
      this.#remark(this.#phrases.error(error));
      return false;
    }
    this.#dialog.close();
    return true;
  }
};
function withoutStart(rules) {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !OF_THE_START.includes(name)));
}
export {
  EditorDialog
};
