// The parts of the page's game records that need no browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, games, readRecords } from "tablier";
import { checkedFault, checkedRecord, digestOf, faultOf, resultOf, summarise } from "../../www/js/records/entry.js";
import { dateTags, libraryFileName, recordFileName } from "../../www/js/records/stamps.js";
import { isLibrary, readLibrary, writeLibrary } from "../../www/js/records/library-file.js";
import { decodeText, faultOfText } from "../../www/js/records/text-file.js";

const WHEN = new Date(2024, 2, 5, 7, 9);
const MOVES = ["32-28", "19-23", "28x19", "14x23"];

test("names of files and dates", () => {
  assert.equal(recordFileName("charret", "clip", WHEN), "charret-20240305-0709.txt");
  assert.equal(recordFileName("tumblingdown", "sgf", WHEN), "tumblingdown-20240305-0709.sgf");
  assert.equal(libraryFileName(WHEN), "tablier-20240305-0709.json");
  assert.deepEqual(dateTags(WHEN), { Date: "2024.03.05", Time: "07:09:00" });
});

test("text files of any age", () => {
  const bytes = (...parts) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part)))).buffer;
  assert.equal(decodeText(bytes("Émile")), "Émile");
  assert.equal(decodeText(bytes([0xef, 0xbb, 0xbf], "x")), "x");
  assert.equal(decodeText(bytes([0xc9], "mile")), "Émile");
  assert.equal(decodeText(bytes([0xff, 0xfe], Buffer.from("dé", "utf16le"))), "dé");
  assert.equal(decodeText(bytes([0xfe, 0xff, 0x00, 0x64])), "d");
  assert.equal(decodeText(bytes()), "");
});

test("files that hold no text, or nothing", () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]).buffer;
  assert.equal(faultOfText(decodeText(png)), "not-text");
  for (const text of ["", " \r\n\t", "\ufeff"]) assert.equal(faultOfText(text), "empty");
  for (const text of ["1. 32-28\x1a", "a\fb", "É", `${"1. 32-28 ".repeat(50)}\x07`]) assert.equal(faultOfText(text), null, text);
});

test("the fault that cut a game off is kept until the game is played on", () => {
  const text = '[GameType "20"]\n\n1. 32-28 19-23 2. 28-22 *\n';
  const { games: [game], errors } = readRecords(text);
  const fault = faultOf(game, errors);
  assert.deepEqual(fault, { code: "illegal-move", line: 3, column: 19, found: "28-22", plies: 2, legal: ["28x19"] });
  const summary = (moves) => summarise({ ...game, moves }, { key: "k", fault }, Game, games());
  assert.deepEqual(summary(game.moves).fault, fault);
  assert.equal(summary([...game.moves, "28x19"]).fault, undefined);
  assert.equal(faultOf(game, []), null);
  for (const bad of [null, 1, [], {}, { ...fault, line: "3" }, { ...fault, found: 1 }, { ...fault, plies: -1 }]) assert.equal(checkedFault(bad), null);
  assert.equal(checkedFault({ ...fault, found: "x".repeat(1000), legal: 7 }).found.length, 100);
  const { games: [back] } = readLibrary(writeLibrary([{ record: record(), saved: WHEN.toISOString(), source: "", fault }]));
  assert.deepEqual(back.fault, fault);
});

test("a sound record is taken over, with its variations", () => {
  const variation = { moves: ["20-24"], notes: [{ ply: 1, comment: "<b>" }] };
  const notes = [{ ply: 0, comment: "a" }, { ply: 2, nags: [1, 300, "x"], variations: [variation] }];
  const given = { ...record(), notes, line: 4, format: "pdn", result: "1-1", more: 1 };
  const taken = checked(given);
  assert.deepEqual(taken, {
    ...record(), result: "1-1",
    notes: [{ ply: 0, comment: "a" }, { ply: 2, nags: [1], variations: [variation] }],
  });
});

test("what cannot be played is refused", () => {
  let deep = { moves: ["20-24"], notes: [] };
  for (let depth = 0; depth < 200; depth++) deep = { moves: ["20-24"], notes: [{ ply: 1, variations: [deep] }] };
  const bad = [
    null, 1, "x", [], {}, { ...record(), id: "chess" }, { ...record(), moves: ["32-99"] }, { ...record(), moves: [1] },
    { ...record(), position: "nonsense" }, { ...record(), position: null }, { ...record(), rules: { drawRules: "x" } },
    { ...record(), tags: [] }, { ...record(), notes: [{ ply: 9 }] }, { ...record(), notes: [{ ply: 2 }, { ply: 1 }] }, { ...record(), notes: [null] },
    { ...record(), notes: [{ ply: 2, variations: [{ moves: ["20-99"] }] }] },
    { ...record(), notes: [{ ply: 0, variations: [{ moves: ["32-28"] }] }] },
    { ...record(), notes: [{ ply: 2, variations: [deep] }] },
    { ...record(), ended: { winner: "nobody", reason: "resignation" } },
  ];
  for (const value of bad) assert.throws(() => checked(value), JSON.stringify(value)?.slice(0, 200));
});

test("games of the same content have the same digest, others do not", () => {
  const { id, ...others } = record();
  assert.equal(digestOf({ ...others, id }), digestOf(record()));
  assert.equal(digestOf({ ...record(), line: 7, format: "pdn" }), digestOf(record()));
  assert.notEqual(digestOf({ ...record(), moves: MOVES.slice(1) }), digestOf(record()));
  assert.notEqual(digestOf({ ...record(), tags: { White: "b" } }), digestOf(record()));
});

test("what a list shows of a game", () => {
  const summary = summarise(record(), { key: "k", saved: WHEN, source: "f.pdn" }, Game, games());
  const { digest: _, ...shown } = summary;
  assert.deepEqual(shown, {
    key: "k", id: "draughts", players: ["A", ""], event: "", date: "", result: "", plies: 4, saved: WHEN.toISOString(), source: "f.pdn",
    opening: MOVES.join(" "),
  });
  const resultWith = (more) => resultOf({ ...record(), ...more }, Game, games());
  assert.equal(resultWith({ ended: { winner: "black", reason: "resignation" } }), "0-1");
  assert.equal(resultWith({ ended: { winner: null, reason: "agreement" } }), "1/2-1/2");
  assert.equal(resultWith({ result: "2-0" }), "2-0");
  assert.equal(resultWith({ result: "*" }), "");
  assert.equal(resultWith({ position: "W:W28:B22", moves: ["28x17"] }), "1-0");
});

test("the file of the library comes back as it was", () => {
  const kept = [{ record: record(), saved: WHEN.toISOString(), source: "a.pdn" }, { record: { ...record(), moves: [] }, saved: WHEN.toISOString(), source: "" }];
  const text = writeLibrary(kept);
  assert.ok(isLibrary(text));
  assert.deepEqual(readLibrary(text), { games: kept, exercises: [] });
  assert.deepEqual(readLibrary(writeLibrary([])), { games: [], exercises: [] });
});

test("other files are no libraries", () => {
  for (const text of ["", "{", "null", "[]", "{}", '{"format":"tablier-library"}', '{"format":"tablier-library","version":2,"games":[]}', "1. 32-28"]) {
    assert.equal(readLibrary(text), null, text);
  }
  const { games: [game] } = readLibrary('{"format":"tablier-library","version":1,"games":[null]}');
  assert.equal(game.record, undefined);
  assert.equal(isLibrary("1. 32-28"), false);
});

function record() {
  const game = new Game("draughts");
  const { id, rules, position } = game.toJSON();
  return { id, rules, position, tags: { White: "A" }, moves: [...MOVES], notes: [], ended: null };
}

function checked(value) {
  return checkedRecord(Game, games(), value);
}
