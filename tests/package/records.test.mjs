// Game records through the border: what is read is plain data that `Game.fromJSON` and `writeRecord` take back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, games, readRecords, writeRecord } from "tablier";
import { played } from "./fixtures.mjs";

const OWN_FORMATS = {
  bulltricker: "pgn", charret: "clip", draughts: "pdn", "spanish-draughts": "pdn", tumblingdown: "sgf", ultima: "pgn",
};

/** The one game of a text that is read without a fault. */
function only(text, options) {
  const { games: found, errors } = readRecords(text, options);
  assert.deepEqual(errors, []);
  assert.equal(found.length, 1);
  return found[0];
}

test("every game writes its own format first, and plain moves", () => {
  for (const { id, recordFormats } of games()) assert.deepEqual(recordFormats, [OWN_FORMATS[id], "moves"]);
});

test("a game that is written and read is the same game", () => {
  for (const [seed, { id, recordFormats, players }] of games().entries()) {
    for (const format of recordFormats) {
      const game = played(id, 40, seed + 1, { unfinished: true });
      game.resign(players[seed % 2].id);
      const read = only(game.record({ format }));
      assert.equal(read.id, id);
      const state = game.toJSON();
      // The moves alone tell who won, and not why.
      if (format === "moves") state.ended.reason = "unknown";
      for (const field of ["rules", "position", "moves", "ended"]) assert.deepEqual(read[field], state[field], `${id} ${format} ${field}`);
      assert.deepEqual(read.outcome, state.ended);
      assert.deepEqual(Game.fromJSON(read).toJSON(), state);
    }
  }
});

test("tags are written, and come back", () => {
  const tags = { White: 'Anne "la Dame"', Black: "Борис \\ 棋", Event: "Club", Date: "2026.11.29", Annotator: "x]y" };
  for (const { id } of games()) {
    const { tags: read } = only(played(id, 6, 3, { unfinished: true }).record({ tags }));
    for (const [name, value] of Object.entries(tags)) {
      assert.equal(read[name], value, `${id} ${name}`);
    }
  }
});

test("moves that were taken back are left out", () => {
  const game = new Game("draughts");
  ["32-28", "19-23", "28x19"].forEach((move) => game.play(move));
  game.undo();
  assert.match(game.record({ format: "moves" }), /^1\. 32-28 19-23\n$/);
  game.redo();
  game.resign("black");
  game.undo();
  assert.doesNotMatch(game.record({ format: "moves" }), /2-0/);
});

test("comments, glyphs and variations are data, and are written", () => {
  const text = "1. 32-28 {good} 19-23 $5 (18-23 38-32 (37-32? 23-29!)) 2. 28x19 14x23 *";
  const record = only(text);
  assert.deepEqual(record.moves, ["32-28", "19-23", "28x19", "14x23"]);
  assert.deepEqual(record.notes, [
    { ply: 1, comment: "good" },
    {
      ply: 2,
      nags: [5],
      variations: [{
        moves: ["18-23", "38-32"],
        notes: [{ ply: 2, variations: [{ moves: ["37-32", "23-29"], notes: [{ ply: 1, nags: [2] }, { ply: 2, nags: [1] }] }] }],
      }],
    },
  ]);
  const { notes } = only(writeRecord(record));
  assert.deepEqual(notes, record.notes);
});

test("a fault has its place, what stands there and what was legal, and what is before it is read", () => {
  const text = '[Event "É"]\n\n1. 32-28 19-23\n2. 28x19 1-2 3. 50-45 *\n\n[Event "B"]\n\n1. 33-29 *\n';
  const { games: found, errors } = readRecords(text);
  assert.deepEqual(found.map(({ moves, line }) => [moves.length, line]), [[3, 1], [1, 6]]);
  assert.equal(errors.length, 1);
  const [{ legal, message, ...error }] = errors;
  assert.deepEqual(error, {
    severity: "error", code: "illegal-move", game: 0, line: 4, column: 10, at: text.indexOf("1-2"), found: "1-2", ply: 3,
  });
  assert.deepEqual(legal.toSorted(), ["13x24", "14x23"]);
  assert.ok(message.includes("1-2"));
  assert.equal(found[0].outcome, null);
});

test("an ambiguous short capture is reported with its candidates", () => {
  const { games: [game], errors: [error] } = readRecords('[FEN "W:WK47:B14,19,29,31,42"]\n1. 47x36 *');
  assert.equal(error.code, "ambiguous-move");
  assert.deepEqual(error.candidates, ["47x38x24x13x36", "47x38x20x9x36"]);
  assert.deepEqual(game.moves, []);
});

test("a game that the text does not name is found by its moves, or by the hint", () => {
  for (const { id } of games()) {
    const text = played(id, 8, 5, { unfinished: true }).record({ format: "moves" });
    assert.equal(only(text).id, id);
  }
  assert.equal(only("1 2 3", { game: "charret" }).id, "charret");
});

test("no game, and no fault, in a text without any", () => {
  for (const text of ["", " \n\t", "* *", "{only a comment}"]) assert.deepEqual(readRecords(text), { games: [], errors: [] });
});

test("10000 games are read, the bad ones told", () => {
  const good = played("draughts", 60, 9, { unfinished: true }).record();
  const bad = '[White "x"]\n1. 32-28 99-98 *\n\n';
  const { games: found, errors } = readRecords((good + "\n").repeat(9_999) + bad + good);
  assert.equal(found.length, 10_001);
  assert.deepEqual(errors.map(({ code, game }) => [code, game]), [["no-such-cell", 9_999]]);
});

test("bad arguments are refused with a code", () => {
  const record = new Game("draughts").toJSON();
  delete record.redo;
  const base = { ...record, notes: [], tags: {} };
  assert.ok(writeRecord(base));
  const cases = [
    [() => readRecords(5), "bad-record"],
    [() => readRecords("", { game: "chess" }), "unknown-game"],
    [() => readRecords("", { games: 1 }), "bad-option"],
    [() => writeRecord(null), "bad-state"],
    [() => writeRecord({ ...base, id: "chess" }), "unknown-game"],
    [() => writeRecord({ ...base, extra: 1 }), "bad-state"],
    [() => writeRecord(base, { format: "sgf" }), "bad-option"],
    [() => writeRecord(base, { format: "html" }), "bad-option"],
    [() => writeRecord({ ...base, moves: ["1-2"] }), "bad-state"],
    [() => writeRecord({ ...base, moves: "32-28" }), "bad-state"],
    [() => writeRecord({ ...base, position: "x" }), "bad-position"],
    [() => writeRecord({ ...base, rules: { drawRules: 3 } }), "bad-option"],
    [() => writeRecord({ ...base, tags: { White: 3 } }), "bad-option"],
    [() => writeRecord({ ...base, ended: { winner: "red", reason: "resignation" } }), "unknown-player"],
    [() => writeRecord({ ...base, ended: { winner: null, reason: "repetition" } }), "bad-state"],
    [() => writeRecord({ ...base, notes: [{ ply: 1 }] }), "bad-state"],
    [() => writeRecord({ ...base, notes: [{ ply: 0, nags: [256] }] }), "bad-state"],
    [() => writeRecord({ ...base, notes: [{ ply: 0, variations: [{ moves: ["32-28"] }] }] }), "bad-state"],
    [() => writeRecord({ ...base, notes: [{ ply: 0, comment: 5 }] }), "bad-state"],
    [() => writeRecord({ ...base, moves: ["32-28", "19-23"], notes: [{ ply: 2 }, { ply: 1 }] }), "bad-state"],
    [() => new Game("draughts").record({ format: "clip" }), "bad-option"],
    [() => new Game("draughts").record({ tags: [] }), "bad-option"],
  ];
  for (const [act, code] of cases) {
    assert.throws(act, (error) => error.name === "TablierError" && error.code === code || assert.fail(`${act}: ${error.code}: ${error.message}`));
  }
});

test("variations nest a hundred deep and no deeper", () => {
  const nest = (depth) => {
    let line = { moves: ["31-27"], notes: [] };
    for (let i = 1; i < depth; i++) line = { moves: ["31-27"], notes: [{ ply: 1, variations: [line] }] };
    return { id: "draughts", rules: {}, position: undefined, tags: {}, ended: null, moves: ["32-28"], notes: [{ ply: 1, variations: [line] }] };
  };
  const deep = nest(100);
  assert.deepEqual(only(writeRecord(deep)).notes, deep.notes);
  assert.throws(() => writeRecord(nest(101)), { code: "bad-state" });
});

test("tag names and values from outside are only data", () => {
  const text = '[__proto__ "x"]\n[constructor "y"]\n[White "<img src=x>"]\n1. 32-28 *';
  const { games: [{ tags }] } = readRecords(text);
  assert.equal(Object.getPrototypeOf(tags), Object.prototype);
  assert.equal(tags.White, "<img src=x>");
  assert.equal(tags.constructor, "y");
});
