// Why not: what `explain` takes, what it gives, and its sentences.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, games } from "tablier";
import en from "tablier/locales/en.js";
import fr from "tablier/locales/fr.js";
import { say } from "tablier/say";

function thrownBy(call) {
  try {
    call();
  } catch (error) {
    assert.equal(error.name, "TablierError");
    return error;
  }
  return assert.fail("nothing was thrown");
}

const MAJORITY = "W:W35,38:B13,22,30,32";

test("it takes what play takes, a piece alone, and clicks", () => {
  const game = new Game("draughts", { position: MAJORITY });
  const refusal = {
    code: "takes-fewer", cells: ["38", "13", "22", "32"], section: "majority", params: { cell: "38", taken: 1, most: 3, move: "38x9" },
  };
  const asked = ["35x24", "35:24", { from: "35", to: "24" }, { from: "35", to: "24", captures: ["30"] }, { from: "35" }, { cells: ["35"] }, { text: "35x24" }];
  for (const move of asked) assert.deepEqual(game.explain(move), refusal, JSON.stringify(move));
  const legal = ["38x9", { from: "38", to: "9" }, { from: "38" }, { to: "9" }, { cells: ["38", "27"] }, { cells: [] }, game.moves({ verbose: true })[0]];
  for (const move of legal) assert.equal(game.explain(move), null, JSON.stringify(move));
});

test("a text that several moves answer to is no refusal", () => {
  const game = new Game("draughts", { position: "W:WK47:B14,19,29,31,42" });
  assert.equal(thrownBy(() => game.play("47x36")).code, "ambiguous-move");
  assert.equal(game.explain("47x36"), null);
  assert.equal(game.explain({ from: "47", to: "36" }), null);
});

test("an illegal move carries the same, and the game is over for every move", () => {
  const game = new Game("draughts", { position: MAJORITY });
  for (const move of ["35x24", { from: "35", to: "24" }]) {
    const { code, details } = thrownBy(() => game.play(move));
    assert.equal(code, "illegal-move");
    assert.deepEqual(details.refusal, game.explain(move));
  }
  game.resign();
  assert.deepEqual(game.explain("38x9"), { code: "game-over", cells: [], section: "end", params: {} });
  assert.equal(game.explain("nonsense").code, "game-over");
});

test("what is no move is an error, and changes nothing", () => {
  const game = new Game("draughts");
  const position = game.position();
  const wrong = [undefined, null, 7, "nonsense", "", {}, { to: 7 }, { from: 7 }, { cells: "31" }, { cells: [31] }, Symbol("x"), []];
  for (const move of wrong) assert.equal(thrownBy(() => game.explain(move)).code, "bad-notation", String(move));
  for (const move of ["31-99", { from: "99" }, { from: "31", to: "x" }, { cells: ["31", "0"] }]) {
    assert.equal(game.explain(move).code, "no-such-cell");
  }
  assert.equal(game.position(), position);
});

for (const { id } of games()) {
  const file = new URL(`../fixtures/refusals/${id}.json`, import.meta.url);
  if (!existsSync(file)) continue;
  test(`each refusal of ${id} is said in both languages`, () => {
    for (const { position, rules, move, code, cells } of JSON.parse(readFileSync(file, "utf8"))) {
      const refusal = new Game(id, { position, rules }).explain(move);
      assert.deepEqual([refusal.code, refusal.cells], [code, cells]);
      for (const locale of [en, fr]) {
        const sentence = say(refusal, locale, id);
        assert.match(sentence, /^[\p{Lu}\d].*\.$/u);
        assert.doesNotMatch(sentence, /[{}|]|undefined|null|NaN/);
        for (const cell of Object.values(refusal.params).flat().filter((value) => cells.includes(value))) {
          assert.match(sentence, new RegExp(`(?<![0-9])${cell}(?![0-9])`), `${code}: ${sentence}`);
        }
      }
    }
  });
}

test("numbers and lists choose their words", () => {
  const said = (count, pieces) => say({ code: "x", cells: [], section: "", params: { count, pieces, piece: "man" } }, {
    lang: "fr", "refusal.draughts.x": "{count} {count|coup|coups}, {pieces|la case|les cases} {pieces}. {Piece}, {piece}.", "piece.draughts.man": "le pion",
  }, "spanish-draughts");
  assert.equal(said(0, ["1"]), "0 coup, la case 1. Le pion, le pion.");
  assert.equal(said(2, ["1", "2", "3"]), "2 coups, les cases 1, 2 et 3. Le pion, le pion.");
});

test("a text without its refusal, or a parameter that is not there, is an error", () => {
  assert.throws(() => say({ code: "x", cells: [], section: "", params: {} }, en, "charret"), /no text for the refusal "x" of charret/);
  assert.throws(() => say({ code: "blocked", cells: [], section: "", params: {} }, en, "charret"), /no parameter "cell"/);
});

test("a cell that is only reached after a huff is reached", () => {
  const position = "B:W4,5,6,7,8,9,10,14,16,18:B15,20,21,22,23,24,25,26,28,30,31:S18";
  const game = new Game("spanish-draughts", { rules: { huffing: true }, position });
  assert.deepEqual(game.moves().filter((move) => move.endsWith("-18")), ["huff 18 21-18", "huff 18 22-18"]);
  assert.equal(game.explain({ to: "18" }), null);
  assert.throws(() => game.play({ to: "18" }), { code: "ambiguous-move" });
  assert.notEqual(game.explain({ from: "21", to: "18" }), null);
});
