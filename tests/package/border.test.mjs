// What is read from the bytes of the wasm: the tests of src/api/border.rs write the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as border from "../../pkg/border.js";
import { Game, games } from "tablier";
import { played } from "./fixtures.mjs";

/** A module of its own: the one of the package goes on to read the memory of the wasm. */
const { openBorder, readInput, readMove, readMoves, readNumbers, readPieces, readTexts } = await import("../../pkg/border.js?alone");
const ascii = (text) => [...text].map((letter) => letter.charCodeAt(0));
const cells = Array.from({ length: 161 }, (_, i) => `c${i}`);
const bytes = [1, 1, 255, 7, 46, 35, 3, 46, 23, 35, 4, 40, 0, 18, 1, 5, ...ascii("47x36")];
const move = {
  text: "47x36", player: "black", piece: "king", from: "c46", to: "c35", path: ["c46", "c23", "c35"],
  captures: [{ cell: "c40", piece: "man" }, { cell: "c18", piece: "king" }], promotion: null, huff: "c7",
};

/** A memory with bytes at an address other than 0. */
function reading(...written) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Uint8Array(memory.buffer).set(written, 100);
  const ids = (...list) => list.map((id) => ({ id }));
  const other = { cells: [], pieces: [], players: [] };
  openBorder(memory, [other, { cells, pieces: ids("man", "king", "token"), players: ids("white", "black") }]);
  return memory;
}

test("a move, alone and among others", () => {
  reading(...bytes);
  assert.deepEqual(readMove(1, 100), move);
  reading(2, 0, 0, 0, ...bytes, ...bytes);
  assert.deepEqual(readMoves(1, 100), [move, move]);
  reading(2, 35, 7, 0, 0, 0, 0, 1, 0, 0, 0, ...bytes);
  assert.deepEqual(readInput(1, 100), { next: ["c35", "c7"], moves: [], complete: move });
});

test("what is not there: the hand, a pass, a promotion, a huff, an end of the input", () => {
  reading(0, 0, 1, 255, 255, 255, 0, 0, 4, ...ascii("pass"));
  const pass = { text: "pass", player: "white", piece: "man", from: null, to: "", path: [], captures: [], promotion: "king" };
  assert.deepEqual(readMove(1, 100), pass);
  reading(0, 0, 0, 0, 0, 0, 0, 0, 0);
  assert.deepEqual(readInput(1, 100), { next: [], moves: [], complete: null });
});

test("texts and pieces", () => {
  reading(2, 0, 0, 0, 4, ...ascii("pass"), 1, ...ascii("7"));
  assert.deepEqual(readTexts(100), ["pass", "7"]);
  const many = Array.from({ length: 1000 }, (_, i) => `${i % 7}x${i}`);
  reading(many.length & 255, many.length >> 8, 0, 0, ...many.flatMap((text) => [text.length, ...ascii(text)]));
  assert.deepEqual(readTexts(100), many);
  reading(1, 0, 0, 0, 160, 0, 2);
  assert.deepEqual(readPieces(1, 100), [{ cell: "c160", player: "white", piece: "token" }]);
});

test("a memory that has grown is read on", () => {
  const memory = reading(...bytes);
  readMove(1, 100);
  memory.grow(1);
  assert.deepEqual(readMove(1, 100), move);
});

for (const { id, cells, pieces, players } of games()) {
  test(`${id}: moves, pieces and inputs are plain objects that say what the game's lists name`, () => {
    const game = played(id, 20, 3);
    const moves = game.moves({ verbose: true });
    assert.deepEqual(moves.map(({ text }) => text), game.moves());
    const known = (list, name) => assert.ok(list.includes(name), `${name}`);
    for (const told of [...moves, ...game.history({ verbose: true })]) {
      const fields = ["text", "player", "piece", "from", "to", "path", "captures", "promotion"];
      assert.deepEqual(Object.keys(told), told.huff === undefined ? fields : [...fields, "huff"]);
      assert.deepEqual(structuredClone(told), told);
      assert.deepEqual(JSON.parse(JSON.stringify(told)), told);
      assert.equal(Object.getPrototypeOf(told), Object.prototype);
      known(players.map((player) => player.id), told.player);
      known(pieces.map((piece) => piece.id), told.piece);
      for (const cell of told.path) known(cells, cell);
    }
    for (const { cell, player, piece } of game.board()) {
      known(cells, cell);
      known(players.map(({ id }) => id), player);
      known(pieces.map(({ id }) => id), piece);
    }
    assert.deepEqual(game.input([]).moves, moves);
  });

  test(`${id}: what is given away is not shared`, () => {
    const game = new Game(id);
    const [first] = game.moves({ verbose: true });
    first.path.push("nowhere");
    first.captures.push(first);
    game.board().length = 0;
    assert.ok(!game.moves({ verbose: true })[0].path.includes("nowhere"));
    assert.equal(game.moves({ verbose: true })[0].captures.includes(first), false);
    assert.deepEqual(game.play(first.text), game.undo());
    assert.notEqual(game.redo(), null);
  });
}

test("the wasm calls all functions that read, and no others are there", () => {
  assert.deepEqual(Object.keys(border).sort(), ["openBorder", "readInput", "readMove", "readMoves", "readNumbers", "readPieces", "readTexts"]);
});
