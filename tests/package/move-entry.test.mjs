// What a pointer on a board enters, and what is asked of `explain` where that is no move.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "tablier";
import { MoveEntry } from "../../pkg/board/move-entry.js";
import { PointerInput } from "../../pkg/board/pointer-input.js";

/** Drags in a game after clicks; the entry, the code of the refusal (a reason that no rule gives as it is) and what was played. */
function dragged(id, { moves = [], clicks = [], table = {}, ...options }, from, to) {
  const game = new Game(id, options);
  moves.forEach((move) => game.play(move));
  const played = [];
  const entry = new MoveEntry({ game, awaitsMove: true, thinking: false, outcome: null, play: (text) => played.push(text), ...table });
  entry.reset();
  clicks.forEach((cell) => assert.equal(entry.enter(cell), null, cell));
  // As a board does: a piece that is taken hold of is carried, another is not.
  let refused;
  if (entry.grab(from) || entry.carried?.at === from) {
    const question = entry.question(to, true);
    const reason = entry.enter(to, true);
    refused = reason && { reason, question };
  } else {
    refused = entry.drag(from, to);
  }
  const why = refused?.reason === "rule" ? game.explain({ cells: refused.question }) : null;
  return { why: why?.code ?? refused?.reason ?? null, cells: why?.cells ?? [], played, chosen: entry.cells };
}

describe("a drag is explained by its two cells", () => {
  const COMPULSORY = { moves: ["32-28", "19-23"] };
  const CLOSED = { position: "11..........222.....2... 1 7 5", clicks: ["3"] };
  /** Game, its state, the drag, the code, the first cells that show it. */
  const DRAGS = [
    ["draughts", COMPULSORY, "31-26", "must-capture", "28"],
    ["draughts", COMPULSORY, "31-27", "must-capture", "28"],
    ["draughts", {}, "36-31", "own-piece-there", "31"],
    ["draughts", {}, "41-36", "own-piece-there", "36"],
    ["draughts", {}, "36-5", "man-step", "36"],
    ["draughts", {}, "20-24", "opponents-piece", "20"],
    ["draughts", { clicks: ["32"] }, "41-36", "own-piece-there", "36"],
    ["ultima", {}, "e1-e2", "own-man", "e2"],
    ["charret", { position: "11.2.2.................. 1 7 7" }, "1-3", "must-place", "1"],
    ["charret", { position: "11.2.21..2..1........2.. 1 0 0" }, "1-3", "jump-too-early", "1"],
    ["charret", CLOSED, "13-16", "in-charret", "13"],
    ["tumblingdown", {}, "A1-B3", "opponents-piece", "A1"],
  ];
  for (const [id, state, drag, code, cell] of DRAGS) {
    test(`${id}, ${drag}: ${code}`, () => {
      const [from, to] = drag.split("-");
      const { why, cells, played } = dragged(id, state, from, to);
      assert.deepEqual([why, cells[0], played], [code, cell, []]);
    });
  }

  test("a piece that may move, on another that may: it stays chosen", () => {
    assert.deepEqual(dragged("draughts", {}, "32", "31"), { why: "own-piece-there", cells: ["31"], played: [], chosen: ["32"] });
    assert.deepEqual(dragged("ultima", {}, "d2", "e2"), { why: "own-man", cells: ["e2"], played: [], chosen: ["d2"] });
  });

  test("by whose turn it is, and that the game is over", () => {
    assert.equal(dragged("draughts", { table: { outcome: {} } }, "36", "31").why, "over");
    assert.equal(dragged("draughts", { table: { awaitsMove: false } }, "36", "31").why, "computer");
  });
});

test("a drag from an empty cell is none, nor one of a token that is to be captured by a click", () => {
  assert.equal(dragged("draughts", {}, "28", "22").why, null);
  assert.equal(dragged("draughts", { table: { awaitsMove: false } }, "28", "22").why, null);
  assert.deepEqual(dragged("charret", { position: "11..........222.....2... 1 7 5", clicks: ["3"] }, "21", "24"), { why: null, cells: [], played: [], chosen: ["3"] });
});

test("a stack that another might go on, and a piece after one is huffed, are dragged like any", () => {
  const game = new Game("tumblingdown");
  const moves = game.moves({ verbose: true });
  const [first] = moves;
  const second = moves.find(({ from }) => from !== first.from && game.input([first.from]).next.includes(from));
  const { played, why } = dragged("tumblingdown", { clicks: [first.from] }, second.from, second.to);
  assert.deepEqual([why, played], [null, [second.text]]);

  const state = { rules: { huffing: true }, position: "W:W14,3:B18,30", moves: ["14-19"], clicks: ["19"] };
  assert.deepEqual(dragged("spanish-draughts", state, "30", "27").played, ["huff 19 30-27"]);
  assert.equal(dragged("spanish-draughts", state, "30", "20").why, "man-step");
});

describe("a pointer", () => {
  /** Presses and lets go; `carried` are cells with pieces that may move. Cells are 100 pixels wide, "a" the first; beyond "h" there are none. */
  function pointed(events, { carried = [] } = {}) {
    const told = [];
    const cellAt = (x) => (x >= 0 && x < 800 ? { name: "abcdefgh"[Math.floor(x / 100)] } : null);
    const element = Object.assign(new EventTarget(), { setPointerCapture() {}, clientWidth: 800 });
    const view = { finish() {}, drag() {}, locate: ({ clientX: x, clientY: y }) => ({ x, y }) };
    new PointerInput(/** @type {any} */ (element), /** @type {any} */ (view), {
      geometry: () => /** @type {any} */ ({ view: { width: 800 }, cellAt, cellNear: cellAt }),
      wanted: () => [],
      grab: (cell) => carried.includes(cell),
      enter: (cell, dropped) => told.push(dropped ? `drop ${cell}` : `click ${cell}`),
      drag: (from, to) => told.push(`drag ${from}${to}`),
      isCarried: (cell) => carried.includes(cell),
      hover() {},
    });
    for (const [type, x, more] of events) {
      const event = { pointerId: 1, isPrimary: true, pointerType: "mouse", button: 0, buttons: type === "pointerup" ? 0 : 1, clientX: x, clientY: 50, ...more };
      element.dispatchEvent(Object.assign(new Event(type), event));
    }
    return told.join();
  }
  const stroke = (from, to, more = {}) => [["pointerdown", from, more], ["pointermove", (from + to) / 2, more], ["pointermove", to, more], ["pointerup", to, more]];

  for (const pointerType of ["mouse", "touch"]) {
    test(`drags, by ${pointerType}`, () => {
      assert.equal(pointed(stroke(50, 250, { pointerType })), "drag ac");
      assert.equal(pointed(stroke(50, 250, { pointerType }), { carried: ["a"] }), "drop c");
      assert.equal(pointed(stroke(50, 60, { pointerType })), "click a");
    });
  }

  test("that trembles over the edge of a cell says nothing", () => {
    assert.equal(pointed(stroke(98, 102)), "");
  });

  test("that leaves the board says nothing", () => {
    assert.equal(pointed(stroke(750, 850)), "");
    assert.equal(pointed(stroke(750, 850), { carried: ["h"] }), "");
  });

  test("with which the browser scrolls, or whose other button is pressed, says nothing", () => {
    const [down, move] = stroke(50, 250, { pointerType: "touch" });
    assert.equal(pointed([down, move, ["pointercancel", 250, {}], ["pointerup", 250, {}]]), "");
    assert.equal(pointed(stroke(50, 250, { button: 2, buttons: 2 })), "");
  });
});
