// What is read from the bytes of the wasm: the tests of src/api/border.rs write the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as border from "../../pkg/border.js";
import { Game, games } from "tablier";
import { played, random } from "./fixtures.mjs";

/** A module of its own: the one of the package goes on to read the memory of the wasm. */
const { openBorder, readInput, readMove, readMoves, readPieces, readTexts } = await import("../../pkg/border.js?alone");
const ascii = (text) => [...text].map((letter) => letter.charCodeAt(0));
const cells = Array.from({ length: 161 }, (_, i) => `c${i}`);
const bytes = [1, 1, 255, 7, 46, 35, 3, 46, 23, 35, 4, 40, 0, 18, 1, 5, ...ascii("47x36")];
const move = {
  text: "47x36", player: "black", piece: "king", from: "c46", to: "c35", path: ["c46", "c23", "c35"],
  captures: [{ cell: "c40", piece: "man" }, { cell: "c18", piece: "king" }], promotion: null, huff: "c7",
};

/** A memory with bytes at an address other than 0. */
function reading(...written) {
  const memory = new WebAssembly.Memory({ initial: 2 });
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
  // Most of them are remembered by now, and more than there is room for come in between.
  const others = Array.from({ length: 9000 }, (_, i) => `${i}-${i % 97}`);
  reading(others.length & 255, others.length >> 8, 0, 0, ...others.flatMap((text) => [text.length, ...ascii(text)]));
  for (let time = 0; time < 2; time++) assert.deepEqual(readTexts(100), others);
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

for (const { id } of games()) {
  test(`${id}: a text is played alike whether it was listed or not, alone or in an object`, () => {
    const listed = new Game(id);
    const unlisted = new Game(id);
    const dice = random(5);
    for (let ply = 0; ply < 60 && !listed.outcome(); ply++) {
      const text = dice.pick(listed.moves());
      const told = listed.play(text);
      assert.deepEqual(unlisted.play(text), told);
      assert.deepEqual(listed.undo(), told);
      assert.deepEqual(listed.play({ text }), told);
      assert.equal(listed.position(), unlisted.position());
      // The list of the position before is known again, that of the one before it is not.
      if (ply % 7 === 6) {
        const last = [listed.undo(), listed.undo()].reverse();
        for (const { text } of last) listed.play(text);
      }
      assert.deepEqual(listed.moves(), Game.fromJSON(listed.toJSON()).moves());
    }
    assert.deepEqual(listed.history(), unlisted.history());
  });

  test(`${id}: after a refused text, and after an end, the list that was told counts no more`, () => {
    const game = new Game(id);
    const [text] = game.moves();
    for (const wrong of ["", "\0", `${text}\0`, `${text}?`, "é".repeat(5), text.padEnd(33, "!"), `${text}\u0130`]) {
      assert.throws(() => game.play(wrong), { name: "TablierError", code: "bad-notation" }, JSON.stringify(wrong));
    }
    const other = game.clone();
    assert.equal(other.play(` ${text.padEnd(40)} `).text, text);
    game.resign();
    assert.throws(() => game.play(text), { code: "game-over" });
    assert.equal(game.undo(), null);
  });
}

test("numbers of moves that are no numbers, or none of the list, are refused", () => {
  const game = new Game("ultima");
  const [code] = game.movesPacked();
  for (const wrong of [undefined, null, "0", String(code), -1, 0.5, NaN, Infinity, 2 ** 32, 2 ** 32 + code, {}, 1n, true]) {
    assert.throws(() => game.playPacked(wrong), { name: "TablierError", code: "bad-notation" });
  }
  assert.throws(() => game.playPacked(code + 1), { name: "TablierError", code: "illegal-move" });
  game.playPacked(code);
  assert.equal(game.history().length, 1);
});

test("each list of numbers is an array of its own", () => {
  const game = new Game("charret");
  const lists = Array.from({ length: 200 }, () => game.movesPacked());
  const first = [...lists[0]];
  lists[1].fill(7);
  assert.deepEqual([...lists[0]], first);
  assert.ok(lists.slice(2).every((list) => list.every((code, i) => code === first[i])));
});

test("the calls of every ply are methods like the others", () => {
  for (const name of ["moves", "play", "undo", "movesPacked", "playPacked", "redo"]) {
    const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(Game.prototype, name);
    assert.deepEqual({ enumerable, writable, configurable }, { enumerable: false, writable: true, configurable: true });
  }
  class Own extends Game {
    play(mv) {
      return { ...super.play(mv), own: true };
    }
  }
  const game = new Own("draughts");
  assert.equal(game.play(game.moves()[0]).own, true);
  assert.equal(game.undo().own, undefined);
});

test("the wasm and the glue use all functions that are there", () => {
  assert.deepEqual(Object.keys(border).sort(), ["openBorder", "quicken", "readInput", "readMove", "readMoves", "readPieces", "readTexts"]);
});
