// What <tablier-board> reads in its attributes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, games } from "tablier";
import { readPlacement, readShorthand } from "../../pkg/element/shorthand.js";
import { readDrawing, readGame, readLook, readTerms } from "../../pkg/element/tag.js";
import { GameTable } from "../../pkg/element/table.js";

const CATALOG = games();

/** What is read of a tag with these attributes; `faults` in short. */
function read(attributes) {
  const attribute = (name) => attributes[name] ?? null;
  const { game, info, pieces, notes, title, faults } = readGame(attribute, CATALOG);
  const all = [...faults];
  const terms = info && readTerms(attribute, info, all);
  const drawing = info && readDrawing(attribute, info, all);
  return {
    id: game?.id(), position: game?.position(), ply: game?.history().length, moves: game && [...game.history(), ...game.toJSON().redo],
    pieces, notes, title, terms, drawing, faults: all.map(({ attribute, key, thrown }) => [attribute, key ?? thrown.code]),
  };
}

test("a server may import the tag", async () => {
  const { TablierBoard } = await import("tablier/board");
  assert.ok(TablierBoard.observedAttributes.includes("position"));
});

test("a theme names the light, the look, or both", () => {
  const look = (theme) => {
    const faults = [];
    return [readLook(() => theme, faults), faults.map(({ attribute, values }) => [attribute, values.found])];
  };
  assert.deepEqual(look(null), ["wood", []]);
  assert.deepEqual(look("dark"), ["wood", []]);
  assert.deepEqual(look("paper dark"), ["paper", []]);
  assert.deepEqual(look("contrast"), ["contrast", []]);
  assert.deepEqual(look("marble"), ["wood", [["theme", "marble"]]]);
  assert.deepEqual(look("paper wood"), ["wood", [["theme", "paper wood"]]]);
});

describe("the shorthand of diagrams", () => {
  /** The seven figures of the page that the shorthand comes from, as they stand there. */
  const FIGURES = {
    "fen:8/8/4m3/8/8/8/3M4/8:": [2, []],
    "fen:7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7:": [12, []],
    "fen:8/2b4K/2q5/3p1N1p/8/8/2R5/k7:": [8, []],
    "fen:2n4k/3r4/5b2/3p4/1m6/3b4/3N4/K7 d4,d6,d8,a5:": [9, ["d4", "d6", "d8", "a5"]],
    "fen:7k/8/8/3Qr3/8/8/8/K7 a5,b5,c5:": [4, ["a5", "b5", "c5"]],
    "fen:7k/8/8/r3pP2/2n5/8/B7/K7 a5,c4:": [7, ["a5", "c4"]],
    "fen:7k/8/8/p4r/4K3/8/8/8 e5:": [4, ["e5"]],
  };
  for (const [text, [men, marks]] of Object.entries(FIGURES)) {
    test(text, () => {
      const { id, pieces, position, drawing, faults } = read({ position: text });
      assert.equal(id, "ultima");
      assert.deepEqual(faults, []);
      assert.equal((pieces ?? new Game("ultima", { position }).board()).length, men);
      assert.deepEqual((drawing.marks ?? []).map(({ cell }) => cell), marks);
    });
  }

  test("all of its parts", () => {
    const { terms, drawing, position } = read({ position: "fen:7k/8/8/8/8/8/8/K7 a5 b e,1-2,g3-g4:" });
    assert.equal(position, "7k/8/8/8/8/8/8/K7 w");
    assert.equal(terms.bottom, "black");
    const ranks = [..."abcdefgh"].flatMap((file) => [`${file}1`, `${file}2`]);
    const expected = new Set([...ranks, ..."345678".split("").map((rank) => `e${rank}`), "g3", "g4"]);
    assert.deepEqual(new Set(drawing.shadow), expected);
  });

  test("a part that is left out is empty, or a hyphen", () => {
    const parts = (text) => Object.values(readShorthand(text));
    assert.deepEqual(parts(" fen:8/8 - white "), ["8/8", "", "white", "", ""]);
    assert.deepEqual(parts("fen:8/8 - - a-c:"), ["8/8", "", "", "a-c", ""]);
    assert.deepEqual(parts("fen:8/8 - b e more here:"), ["8/8", "", "black", "e", "more here"]);
    assert.equal(readShorthand("7k/8/8/8/8/8/8/K7 w"), null);
  });

  test("it may be used for other games, and the attributes go before it, which is told", () => {
    const { id, position, drawing, terms, faults } = read({ game: "draughts", position: "fen:W:W31:B12 18 b:", marks: "27:cross", orientation: "white" });
    assert.deepEqual([id, position], ["draughts", "W:W31:B12"]);
    assert.deepEqual(drawing.marks, [{ cell: "27", shape: "cross" }]);
    assert.equal(terms.bottom, "white");
    assert.deepEqual(faults, ["orientation", "marks"].map((name) => [name, "board.attribute.twice"]));
  });

  test("what is no placement is a fault", () => {
    for (const text of ["fen:8/8", "fen:xx/8/8/8/8/8/8/8", "fen:ppppppppp/8/8/8/8/8/8/8", "fen:"]) {
      assert.deepEqual(read({ position: text }).faults, [["position", "bad-position"]], text);
    }
    assert.equal(readPlacement("8/8/8/8/8/8/8/9"), null);
  });
});

describe("the game of a tag", () => {
  test("a game alone is at its start", () => {
    for (const { id } of CATALOG) {
      const { position, ply, terms } = read({ game: id });
      assert.equal(position, new Game(id).position());
      assert.equal(ply, 0);
      assert.deepEqual(terms.mode, "diagram");
    }
  });

  test("moves are played, with numbers or without; a replay begins before them, or at its ply", () => {
    const moves = ["32-28", "19-23", "28x19"];
    for (const text of ["32-28 19-23 28x19", "1. 32-28 19-23\n2. 28x19"]) {
      assert.deepEqual(read({ game: "draughts", moves: text }).moves, moves);
      assert.equal(read({ game: "draughts", moves: text }).ply, 3);
    }
    assert.equal(read({ game: "draughts", moves: moves.join(" "), mode: "replay" }).ply, 0);
    assert.equal(read({ game: "draughts", moves: moves.join(" "), mode: "replay", ply: "2" }).ply, 2);
    assert.equal(read({ game: "draughts", moves: moves.join(" "), ply: "1" }).ply, 1);
  });

  test("a huff is one move", () => {
    const tag = { game: "spanish-draughts", rules: '{"huffing":true}', position: "W:W14,3:B18,30", moves: "14-19 huff 19 30-27" };
    const { moves, faults } = read(tag);
    assert.deepEqual(faults, []);
    assert.deepEqual(moves, ["14-19", "huff 19 30-27"]);
  });

  test("a record tells its game, moves and comments", () => {
    const { id, moves, notes, ply } = read({ mode: "replay", record: '[GameType "20"]\n1. 32-28 {Central.} 19-23 *' });
    assert.deepEqual([id, moves, ply], ["draughts", ["32-28", "19-23"], 0]);
    assert.equal(notes[0].comment, "Central.");
  });

  test("what is wrong is told by attribute, and what can be read is shown", () => {
    const cases = [
      [{}, [["game", "board.attribute.missing"]]],
      [{ game: "chess" }, [["game", "board.attribute.choice"]]],
      [{ game: "draughts", position: "W:W99" }, [["position", "bad-position"]]],
      [{ game: "draughts", rules: '{"size":8}' }, [["rules", "bad-option"]]],
      [{ game: "draughts", rules: "[]" }, [["rules", "board.attribute.json"]]],
      [{ game: "draughts", record: "nothing to read" }, [["record", "board.attribute.record"]]],
      [{ game: "draughts", record: " \n" }, [["record", "record.fault.empty"]]],
      [{ game: "draughts", moves: "32-28 1-2" }, [["moves", "board.attribute.move"]]],
      [{ game: "draughts", ply: "-1" }, [["ply", "board.attribute.range"]]],
      [{ game: "draughts", ply: "" }, [["ply", "board.attribute.range"]]],
      [{ game: "draughts", mode: "toString" }, [["mode", "board.attribute.choice"]]],
      [{ game: "draughts", mode: "play", level: "0" }, [["level", "board.attribute.choice"]]],
      [{ game: "charret", orientation: "white" }, [["orientation", "board.attribute.choice"]]],
      [{ game: "draughts", marks: "28,51" }, [["marks", "unknown-cell"]]],
      [{ game: "draughts", arrows: "28" }, [["arrows", "bad-option"]]],
      [{ game: "draughts", shadow: "z" }, [["shadow", "unknown-cell"]]],
    ];
    for (const [attributes, faults] of cases) assert.deepEqual(read(attributes).faults.slice(0, 1), faults, JSON.stringify(attributes));
    assert.deepEqual(read({ game: "draughts", moves: "32-28 1-2" }).moves, ["32-28"]);
  });

  test("attributes that do not go together are told, and what can be shown is", () => {
    const record = '[GameType "20"]\n1. 32-28 19-23 *';
    const two = `${record}\n\n[GameType "20"]\n1. 33-29 *`;
    const figure = "fen:8/8/4m3/8/8/8/3M4/8:";
    const cases = [
      [{ record, game: "charret" }, [["game", "board.attribute.otherGame"]]],
      [{ record, position: "W:W31:B12", rules: "{}", moves: "32-28" }, ["position", "rules", "moves"].map((name) => [name, "board.attribute.notRead"])],
      [{ record: two }, [["record", "board.attribute.severalGames"]]],
      [{ record: two, "record-game": "2" }, []],
      [{ record: two, "record-game": "3" }, [["record-game", "board.attribute.range"]]],
      [{ record, ply: "99" }, [["ply", "board.attribute.range"]]],
      [{ position: figure, mode: "play" }, [["mode", "board.attribute.noPosition"]]],
      [{ position: figure, playable: "", moves: "Kd2" }, ["playable", "moves"].map((name) => [name, "board.attribute.noPosition"])],
      [{ position: figure, mode: "diagram" }, []],
      [{ game: "draughts", mode: "replay", playable: "", level: "3" }, ["playable", "level"].map((name) => [name, "board.attribute.mode"])],
      [{ game: "draughts", playable: "" }, []],
      [{ game: "draughts", mode: "play", level: "3" }, []],
      [{ game: "draughts", "record-game": "1" }, [["record-game", "board.attribute.noRecord"]]],
      [{ position: "fen:7k/8/8/8/8/8/8/K7 z9" }, [["position", "board.attribute.shorthand"]]],
    ];
    for (const [attributes, faults] of cases) assert.deepEqual(read(attributes).faults, faults, JSON.stringify(attributes));
    assert.deepEqual(read({ record: two, "record-game": "2" }).moves, ["33-29"]);
    assert.deepEqual([read({ record, ply: "99" }).ply, read({ record, game: "charret" }).id], [2, "draughts"]);
  });

  test("a shorthand without a side to move is at fault only where the author wrote something", () => {
    const { faults } = readGame((name) => ({ position: "fen:8/8/8 a1" })[name] ?? null, CATALOG);
    assert.deepEqual([faults[0].thrown.details.found, faults[0].thrown.details.at], ["", 5]);
  });

  test("a record tells its players and its result", () => {
    const head = '[White "Anne"]\n[Black "?"]\n';
    assert.deepEqual(read({ record: `${head}[Result "1-1"]\n1. 32-28 1-1`, game: "draughts" }).title, { names: ["Anne", ""], result: "1-1" });
    assert.equal(read({ record: "1. 32-28 *", game: "draughts" }).title, null);
    const clip = "CLIP Charret 2026-11-29\nRouge : Anne   Jaune : Bruno\nPartie :\n1\n1. 5 13\nFin : rouge";
    assert.deepEqual(read({ record: clip }).title, { names: ["Anne", "Bruno"], result: "1-0" });
  });

  test("a refused move of a record is explained, and so is one of the attribute", () => {
    const [record] = readGame((name) => ({ record: "1. 32-28 32-28", game: "draughts" })[name] ?? null, CATALOG).faults;
    assert.deepEqual([record.code, record.thrown.details.refusal.code], ["illegal-move", "empty-cell"]);
    const [moves] = readGame((name) => ({ moves: "32-28 32-28", game: "draughts" })[name] ?? null, CATALOG).faults;
    assert.equal(moves.thrown.details.refusal.code, "empty-cell");
    assert.ok(moves.moves.includes("19-23"));
  });
});

describe("the lines of a record", () => {
  const RECORD = '[GameType "20"]\n1. 32-28 (1. 33-29 {Other.} 20-25 (20-24)) 19-23 2. 28x19 14x23 2-0';

  /** A table of the record in a mode, at its start; `place` tells where it stands. */
  function tableOf(mode) {
    const { game, info, notes } = readGame((name) => ({ record: RECORD, mode, ply: "0" })[name] ?? null, CATALOG);
    const table = new GameTable(game, info, { mode, playable: false, level: null, bottom: "white" }, notes);
    const place = () => [table.game.history().join(" "), table.line.slice(table.ply).map(({ text }) => text).join(" ")];
    return { table, place };
  }
  const MAIN = "32-28 19-23 28x19 14x23";

  test("variations are entered and left, and the end of the game comes back", () => {
    const { table, place } = tableOf("replay");
    const [, variation] = table.tree.root.children;
    table.enter(variation);
    assert.deepEqual(place(), ["33-29", "20-25"]);
    assert.equal(table.branch.comment, "Other.");
    table.enter(variation.children[1]);
    assert.deepEqual(place(), ["33-29 20-24", ""]);
    table.back();
    assert.deepEqual(place(), ["33-29", "20-25"]);
    table.forward();
    assert.deepEqual(place(), ["33-29 20-25", ""]);
    table.goTo(0);
    assert.deepEqual(place(), ["", MAIN]);
    table.goTo(Infinity);
    assert.deepEqual(place(), [MAIN, ""]);
    assert.equal(table.outcome.reason, "unknown");
  });

  test("a move tried in an analysis is a line beside the record, until another is", () => {
    const { table, place } = tableOf("analyse");
    table.goTo(1);
    table.play("20-24");
    assert.deepEqual(place(), ["32-28 20-24", ""]);
    table.back();
    assert.deepEqual(place(), ["32-28", "19-23 28x19 14x23"]);
    table.play("18-23");
    assert.deepEqual(table.tree.root.children[0].children.map(({ move }) => move.text), ["19-23", "18-23"]);
    table.undo();
    assert.deepEqual(table.tree.root.children[0].children.map(({ move }) => move.text), ["19-23"]);
    table.play("19-23");
    assert.deepEqual(place(), ["32-28 19-23", "28x19 14x23"]);
    table.reset();
    assert.deepEqual(place(), ["", MAIN]);
  });
});
