// Positions as the editor of the page holds them: drafts, their texts, what is said of those that are no positions.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { Game, games, initSync } from "../../pkg/tablier.js";
import { boardOf, halfTurn, mirror, withCellsMapped, withPieces, withPlayersSwapped } from "../../www/js/editor/draft.js";
import { formatOf, readDraft } from "../../www/js/editor/formats.js";
import { Steps } from "../../www/js/editor/steps.js";
import { faultOf, judge } from "../../www/js/editor/verdict.js";
import { fixture } from "./fixtures.mjs";

before(() => initSync(readFileSync(new URL("../../pkg/tablier_bg.wasm", import.meta.url))));

function kindOf(id, rules = {}) {
  const game = new Game(id, { rules });
  const kind = { info: games().find((info) => info.id === id), layout: game.layout(), rules: game.rules() };
  game.free();
  return kind;
}

/** Positions of the fixtures, with their games and rules. */
function positions() {
  const files = ["bulltricker", "charret", "draughts", "tumblingdown", "ultima"];
  return files.flatMap((file) => {
    const { game, fixtures } = fixture(`${file}.json`);
    return fixtures.map((one) => ({ id: one.game ?? game ?? file, position: one.position, rules: one.rules ?? {} }));
  });
}

const sorted = (board) => board.map(({ cell, player, piece }) => `${cell} ${player} ${piece}`);

test("a position is read as the game reads it, and written as the game writes it", () => {
  const seen = new Set();
  for (const { id, position, rules } of positions()) {
    const kind = kindOf(id, rules);
    const game = new Game(id, { position, rules });
    const draft = readDraft(position, kind);
    // The pieces of a stack come from bottom to top, the cells in any order.
    const byCell = (board) => sorted(board).sort((a, b) => (a.split(" ")[0] < b.split(" ")[0] ? -1 : a.split(" ")[0] > b.split(" ")[0] ? 1 : 0));
    assert.deepEqual(byCell(boardOf(draft)), byCell(game.board()), position);
    assert.equal(draft.turn, game.turn());
    assert.equal(formatOf(kind).write(draft), game.position());
    game.free();
    seen.add(id);
  }
  assert.equal(seen.size, games().length);
});

test("counters and hands are kept", () => {
  const texts = [
    ["draughts", {}, "W:WK46:BK5:H12:F30"],
    ["spanish-draughts", { huffing: true }, "W:WK1:BK5,14:H3:D2:F7:S14"],
    ["charret", { noCaptureLimit: 50 }, "11.......222............ 2 0 1 7"],
    ["ultima", {}, "k7/8/8/8/8/8/8/7K b 41"],
    ["ultima", { noCaptureLimit: 50 }, "k7/8/8/8/8/8/8/7K b - 12"],
    ["ultima", { noCaptureLimit: 50 }, "k7/8/8/8/8/8/8/7K w 0 12"],
    ["tumblingdown", {}, "8/8/3wbwB4/8/8/8/8/W7 b 20"],
  ];
  for (const [id, rules, text] of texts) {
    const kind = kindOf(id, rules);
    assert.equal(judge(id, text, kind.rules).sound, true, text);
    assert.equal(formatOf(kind).write(readDraft(text, kind)), text);
  }
});

test("other spellings of the game are read too", () => {
  const spelled = [
    ["draughts", "w:b1-3:wK46 ."],
    ["bulltricker", "w K=G4 Q=H43 P=FV1,FV8 | K=A4 P=H33"],
    ["ultima", "k7/8/8/8/8/8/8/I6K w"],
  ];
  for (const [id, text] of spelled) {
    const kind = kindOf(id);
    assert.equal(formatOf(kind).write(readDraft(text, kind)), new Game(id, { position: text }).position());
  }
});

test("what has the form of a text is shown, though it is no position", () => {
  const drafts = [
    ["draughts", "W:W1,2,K3:B50", "man-on-crown"],
    ["draughts", "W:W:B", "no-piece"],
    ["draughts", `B:W${[...Array(21).keys()].map((square) => square + 15)}:B1`, "too-many-pieces"],
    ["charret", "1111111111222........... 1 0 0", "too-many-pieces"],
    ["charret", "1......2................ 1 0 0", "both-lost"],
    ["bulltricker", "7/15/7/15/7/15/7/7K7/7/15/7/15/7/15/7 w", "no-king"],
    ["bulltricker", "k6/1K13/7/15/7/15/7/7K7/7/15/7/15/7/15/7 w", "wrong-cell"],
    ["bulltricker", "P6/7k7/7/15/7/15/7/7K7/7/15/7/15/7/15/7 w", "pawn-on-last-strip"],
    ["bulltricker", "7/15/7/15/7/7k7/7/7K7/7/15/7/15/7/15/7 w", "kings-too-close"],
    ["tumblingdown", "8/8/8/8/8/8/8/8 w", "no-piece"],
    ["ultima", "8/8/8/3Q4/8/8/8/8 b", "no-king"],
    ["ultima", "kk6/8/8/8/8/8/8/7K w", "second-king"],
    ["ultima", "7k/6K1/8/8/8/8/8/8 w", "other-king-in-check"],
  ];
  for (const [id, text, fault] of drafts) {
    const kind = kindOf(id);
    const draft = readDraft(text, kind);
    assert.equal(formatOf(kind).write(draft), text);
    const verdict = judge(id, text, kind.rules);
    assert.equal(verdict.sound, false, text);
    assert.equal(verdict.error.details.fault, fault);
    assert.equal(faultOf(draft, kind, verdict.error).key, `editor.fault.${fault}`);
  }
});

test("a fault names whom and where", () => {
  const fault = (id, text) => {
    const kind = kindOf(id);
    return faultOf(readDraft(text, kind), kind, judge(id, text, kind.rules).error);
  };
  const { player, cells } = fault("ultima", "kk6/8/8/8/8/8/8/7K w");
  assert.deepEqual([player, cells], ["black", ["a8", "b8"]]);
  assert.equal(fault("ultima", "7k/8/8/8/8/8/8/8 w").player, "white");
  assert.deepEqual(fault("draughts", "W:W31:B48").cells, ["48"]);
  const crowd = fault("charret", "11112222................ 1 6 5");
  assert.deepEqual([crowd.player, crowd.values.count], ["red", 10]);
});

test("what has another form is refused", () => {
  const nonsense = ["", "nonsense", "W", "::", "1".repeat(5000), "8/8/8/8/8/8/8 w", "9/8/8/8/8/8/8/8 w", "8/8/8/8/8/8/8/8", "-1"];
  const refused = {
    draughts: ["W:W51:B1", "W:W31,31:B1", "W:W31:B31", "W:W5-2:B1", "W:W1-99999999:B", "W:WK:B1", "W:W31:B1:Hx", "W:W31:B1:H1:H2", "W:W31:B1:D3", "X:W31:B1"],
    charret: ["........................", "3....................... 1 9 9", "........................ 1 9", "........................ 1 9 9 4"],
    bulltricker: ["16/15/7/15/7/15/7/15/7/15/7/15/7/15/7 w", "7/15/7/15/7/15/7/15/7/15/7/15/7/15/6 w", "X6/15/7/15/7/15/7/15/7/15/7/15/7/15/7 w"],
    tumblingdown: ["8/8/8/8/8/8/8/7w w", "8/8/8/8/8/8/8/8W w 1", "8/8/8/8/8/8/8/8 w 1 1"],
    ultima: ["k7/8/8/8/8/8/8/8K w", "k7/8/8/8/8/8/8/6KZ w", "k7/8/8/8/8/8/8/7K w 1 1"],
  };
  for (const { id } of games()) {
    const kind = kindOf(id);
    for (const text of [...nonsense, ...(refused[id] ?? [])]) assert.equal(readDraft(text, kind), null, `${id} ${text.slice(0, 40)}`);
  }
});

test("the counterpart of a position under a half turn or a mirror", () => {
  for (const { id } of games()) {
    const kind = kindOf(id);
    const start = readDraft(new Game(id).position(), kind);
    const format = formatOf(kind);
    const turned = withPlayersSwapped(withCellsMapped(start, halfTurn(kind.layout)), kind.info);
    const back = withPlayersSwapped(withCellsMapped(turned, halfTurn(kind.layout)), kind.info);
    assert.equal(format.write(back), format.write(start));
    assert.notEqual(turned.turn, start.turn);
    // Each player begins as the other does, but for the order of the men in Ultima.
    if (id !== "ultima") assert.deepEqual(sorted(boardOf(turned)).sort(), sorted(boardOf(start)).sort());
    const map = mirror(kind.layout);
    assert.equal(map === null, id.endsWith("draughts"));
    if (map) assert.equal(format.write(withCellsMapped(withCellsMapped(start, map), map)), format.write(start));
  }
});

test("the hands of Charret give way to the tokens on the board", () => {
  const kind = kindOf("charret");
  const format = formatOf(kind);
  let draft = readDraft("........................ 1 9 9", kind);
  for (const cell of ["1", "2", "3"]) draft = format.adjust(withPieces(draft, cell, [{ player: "yellow", piece: "token" }]));
  assert.equal(format.write(draft), "222..................... 1 9 6");
  assert.equal(format.write(format.adjust(withPieces(draft, "2", []))), "2.2..................... 1 9 6");
});

test("a piece that is no longer there cannot be huffed", () => {
  const kind = kindOf("spanish-draughts", { huffing: true });
  const format = formatOf(kind);
  const draft = format.adjust(withPieces(readDraft("W:WK1:BK5,14:S5,14", kind), "14", []));
  assert.equal(format.write(draft), "W:WK1:BK5:S5");
});

test("kings of Bulltricker lie on royal squares, all else on rectangles", () => {
  const kind = kindOf("bulltricker");
  const { fits } = formatOf(kind);
  const royal = kind.info.cells.filter((cell) => fits(cell, { player: "white", piece: "king" }));
  assert.deepEqual(royal.filter((cell) => !/^[A-G][1-7]$/.test(cell)), []);
  assert.equal(royal.length, 49);
  assert.ok(fits("H43", { player: "black", piece: "pawn" }));
});

test("steps are undone and done again, and a new one forgets those undone", () => {
  const steps = new Steps();
  for (const state of ["a", "b", "c"]) steps.push(state);
  steps.undo();
  steps.undo();
  steps.undo();
  assert.deepEqual([steps.current, steps.canUndo, steps.canRedo], ["a", false, true]);
  steps.redo();
  steps.push("d");
  assert.deepEqual([steps.current, steps.canRedo], ["d", false]);
  steps.undo();
  assert.equal(steps.current, "b");
});
