// Whatever is handed in, the answer is an error with its code, and the game stays as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, games } from "tablier";
import { random } from "./fixtures.mjs";

const ids = games().map(({ id }) => id);
const CODES = new Set([
  "unknown-game", "unknown-player", "unknown-cell", "bad-option", "bad-position", "bad-notation", "bad-state",
  "illegal-move", "ambiguous-move", "game-over", "no-claim",
]);
const LONG = "1".repeat(100_000);
const WEIRD_TEXTS = [
  "", " ", "-", "x", "0", "00", "99", "1-", "-1", "1x", "x1", "1-1", "NaN", "null", "undefined", "é", "♞", "\u0000", "\ud800", "1-2-3",
  "4294967296", "18446744073709551616-1", "1".repeat(30), "W:", ":", "::", "W::", "W:W:B", "[object Object]", "__proto__", LONG,
  "x".repeat(100_000), "1x".repeat(50_000), "é".repeat(100_000),
];
const cyclic = {};
cyclic.self = cyclic;
const trap = { get text() { throw new Error("a getter that throws"); }, get to() { throw new Error("a getter that throws"); } };
const hostile = new Proxy({}, {
  get() { throw new Error("a trap that throws"); },
  ownKeys() { throw new Error("a trap that throws"); },
});
const WEIRD_VALUES = [
  undefined, null, true, 0, -1, 1.5, NaN, Infinity, 2 ** 53, 10n, Symbol("s"), () => {}, {}, [], [[]], [null], new Date(), new Map(),
  /x/, cyclic, trap, hostile, Object.create(null), new Uint8Array(3), { from: 1, to: 2 }, { from: {}, to: [] }, { to: null },
];

function assertCoded(error, codes, where) {
  const code = error?.code;
  assert.ok(error instanceof Error && error.name === "TablierError", `${where}: ${error}`);
  assert.ok(CODES.has(code), `${where}: code ${code}`);
  if (codes) assert.ok(codes.includes(code), `${where}: code ${code} instead of ${codes}`);
  assert.equal(typeof error.details, "object", where);
  assert.ok(error.message.length > 0 && error.message.length < 2000, `${where}: message of ${error.message.length} characters`);
  const { at } = error.details;
  assert.ok(at === undefined || (Number.isInteger(at) && at >= 0), `${where}: at ${at}`);
  return error;
}

/** The error of `act`, after which the game is the same; with `codes`, one of these. */
function refused(game, act, codes, where) {
  const before = JSON.stringify(game.toJSON());
  try {
    act();
  } catch (error) {
    assert.equal(JSON.stringify(game.toJSON()), before, `${where}: the game has changed`);
    return assertCoded(error, codes, where);
  }
  return assert.fail(`${where}: accepted`);
}

/** Either accepted or a coded error; a game is not changed by the error. */
function harmless(game, act, where) {
  const before = JSON.stringify(game.toJSON());
  try {
    act();
  } catch (error) {
    assertCoded(error, undefined, where);
    assert.equal(JSON.stringify(game.toJSON()), before, `${where}: the game has changed`);
  }
}

function show(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  try {
    return typeof value === "object" && value ? `object ${Object.prototype.toString.call(value)}` : String(value);
  } catch {
    return "hostile object";
  }
}

const failsWith = (act, codes, where) => refused(new Game("draughts"), act, codes, where);

test("an unknown game", () => {
  for (const id of ["chess", "DRAUGHTS", ...WEIRD_TEXTS]) {
    failsWith(() => new Game(id), ["unknown-game"], show(id));
    failsWith(() => Game.validate(id, ""), ["unknown-game"], show(id));
    failsWith(() => Game.fromJSON({ ...new Game("draughts").toJSON(), id }), ["unknown-game", "bad-state"], show(id));
  }
  for (const id of WEIRD_VALUES) {
    failsWith(() => new Game(id), ["unknown-game"], show(id));
    failsWith(() => Game.validate(id, ""), ["unknown-game"], show(id));
  }
});

test("unknown options, and values that they cannot have", () => {
  const bad = ["bad-option"];
  for (const id of ids) {
    failsWith(() => new Game(id, { rules: { flying: true } }), bad, id);
    failsWith(() => new Game(id, { rules: { __proto__: null, constructor: 1 } }), bad, id);
    for (const rule of games().find((info) => info.id === id).rules) {
      const wrong = { flag: ["true", 1, null, {}], choice: ["other", "", true, null, 3], limit: [-1, 0, 1.5, NaN, Infinity, "3", 1e9, true, {}] };
      for (const value of wrong[rule.kind]) {
        failsWith(() => new Game(id, { rules: { [rule.name]: value } }), bad, `${id} ${rule.name} ${show(value)}`);
      }
    }
    for (const rules of [1, "x", true, Symbol("s"), hostile]) failsWith(() => new Game(id, { rules }), bad, show(rules));
    for (const position of [1, true, {}, [], Symbol("s")]) {
      failsWith(() => new Game(id, { position }), ["bad-option", "bad-position"], show(position));
    }
    for (const options of WEIRD_VALUES) harmless(new Game(id), () => new Game(id, options), show(options));
  }
});

test("bad positions", () => {
  const men = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index).join(",");
  const cases = {
    draughts: [
      "W:W99:B1", "W:W0:B1", "W:W51:B1", "W:W1:B1", "W:W31,31:B1", "W:W30-40,35:B1", "W:WK3,3:B50", `W:W${men(1, 60)}:B1`, `W:W${men(1, 30)}:B31`,
      "X:W31:B1", "W:W40-31:B1", "W:W1-:B2", "W:WQ3:B1", "W:W31:B1:X3", "W:W31:B1:H-1", "W W31 B1",
    ],
    "spanish-draughts": ["W:W33:B1", "W:W99:B1", "W:W1:B1", `W:W${men(1, 13)}:B32`, `W:W${men(1, 60)}:B1`, "Z:W1:B32"],
    bulltricker: [
      "7/7k7/7/15/7/15/7/15/7/15/7/15/7/7K7/7", "7/7k7/7/15/7/15/7/15/7/15/7/15/7/7K7 w", "8/7k7/7/15/7/15/7/15/7/15/7/15/7/7K7/7 w",
      "7/15/7/15/7/15/7/15/7/15/7/15/7/7K7/7 w", "7/7k7/7/15/7/15/7/15/7/15/7/7K7/7/7K7/7 w", "7/15/7/15/7/15/7/15/7/15/7/7k7/7/7K7/7 w",
      "3P3/7k7/7/15/7/15/7/15/7/15/7/15/7/7K7/7 w", "7/7k7/7/1Q13/7/15/7/15/7/15/7/15/7/7K7/7 w", "w K=G4 Q=GV1", "w K=G4 Q=GV9 | K=A4",
    ],
    charret: [
      ".".repeat(24), "........................ 3 9 9", "........................ 1 10 9", "........................ 1 -1 9", "........................ 1 9",
      "1....................... 1 9 9", ".......... 1 9 9", `${".".repeat(25)} 1 9 9`, "3....................... 1 8 8", "........................ 1 9 9 9", `${"1".repeat(24)} 1 0 0`,
      "1111111111.............. 1 0 9",
    ],
    tumblingdown: [
      "7W/8/8/8/8/8/8/7B", "7W/8/8/8/8/8/7B w 1", "7W/8/8/8/8/8/8/7B/8 w 1", "7w/8/8/8/8/8/8/7B w 1", "7WW/8/8/8/8/8/8/7B w 1", "6W/8/8/8/8/8/8/7B w 1",
      "7X/8/8/8/8/8/8/7B w 1", "7W/8/8/8/8/8/8/7B x 1", "7W/8/8/8/8/8/8/7B w 0", "7W/8/8/8/8/8/8/7B w 1 1", "8/8/8/8/8/8/8/8 w 1",
      `${"w".repeat(58)}W7/8/8/8/8/8/8/8 w 1`,
    ],
    ultima: [
      "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR", "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR x", "rnbkqbnm/pppppppp/8/8/8/PPPPPPPP/MNBQKBNR w",
      "rnbkqbnm/ppppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", "rnbkqbnm/pppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", "rnbkqbnm/pppppppp/9/8/8/8/PPPPPPPP/MNBQKBNR w",
      "rnbxqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", "rnb1qbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", "rnbkqbnm/pppkpppp/8/8/8/8/PPPPPPPP/MNBQKBNR w",
      "8/8/8/3Kk3/8/8/8/8 w", "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w -1",
    ],
  };
  for (const [id, positions] of Object.entries(cases)) {
    for (const position of [...positions, ...WEIRD_TEXTS.filter((text) => !["", "W:W:B"].includes(text))]) {
      const error = failsWith(() => new Game(id, { position }), ["bad-position"], `${id} ${show(position)}`);
      const at = error.details.at;
      assert.ok(Number.isInteger(at) && at <= position.length, `${id} ${show(position)}: at ${at}`);
      const { message } = error;
      assert.deepEqual(Game.validate(id, position), { ok: false, code: "bad-position", message, at }, show(position));
    }
  }
  assert.equal(failsWith(() => new Game("draughts", { position: "W:W99:B1" }), ["bad-position"], "W99").details.at, 3);
  for (const value of WEIRD_VALUES) {
    for (const id of ids) harmless(new Game(id), () => assert.equal(typeof Game.validate(id, value).ok, "boolean"), show(value));
  }
});

test("bad moves", () => {
  for (const id of ids) {
    const game = new Game(id);
    for (const text of WEIRD_TEXTS) {
      const where = `${id} ${show(text)}`;
      assert.equal(game.isLegal(text), false, where);
      refused(game, () => game.play(text), ["bad-notation", "illegal-move", "unknown-cell"], where);
      refused(game, () => game.play({ from: text, to: text }), undefined, where);
      refused(game, () => game.play({ text }), undefined, where);
    }
    for (const value of WEIRD_VALUES) {
      refused(game, () => game.play(value), undefined, `${id} play ${show(value)}`);
      harmless(game, () => game.isLegal(value), `${id} isLegal ${show(value)}`);
      refused(game, () => game.play({ from: game.moves({ verbose: true })[0].from, to: value }), undefined, show(value));
    }
    for (const number of [0xffffffff, -1, 65536 * 1000, 1.5, NaN, 2 ** 40]) {
      refused(game, () => game.playPacked(number), ["illegal-move", "bad-notation"], `${id} packed ${number}`);
    }
    refused(game, () => game.claimDraw(), ["no-claim"], id);
  }
  const game = new Game("draughts");
  const { details } = refused(game, () => game.play("31-30"), ["illegal-move"], "31-30");
  assert.ok(details.legal.includes("31-26") && details.legal.every((text) => game.isLegal(text)));
  refused(game, () => game.play("20-25"), ["illegal-move"], "a move of the other side");
  refused(game, () => game.play("31-99"), ["bad-notation", "illegal-move", "unknown-cell"], "31-99");
  refused(new Game("charret"), () => new Game("charret").play("25"), ["bad-notation", "illegal-move", "unknown-cell"], "25");
});

test("moves of a game that is over", () => {
  for (const id of ids) {
    const game = new Game(id);
    const [first] = game.moves();
    game.agreeDraw();
    for (const move of [first, "nonsense", LONG]) refused(game, () => game.play(move), ["game-over", "bad-notation"], `${id} ${show(move)}`);
    refused(game, () => game.playPacked(0), ["game-over"], id);
    refused(game, () => game.claimDraw(), ["game-over", "no-claim"], id);
    assert.equal(game.isLegal(first), false);
    assert.deepEqual(game.input([]), { next: [], moves: [], complete: null });
  }
});

test("unknown cells and players", () => {
  for (const id of ids) {
    const game = new Game(id);
    for (const cell of WEIRD_TEXTS) {
      refused(game, () => game.input([cell]), ["unknown-cell"], `${id} input ${show(cell)}`);
      refused(game, () => game.moves({ from: cell }), ["unknown-cell"], `${id} from ${show(cell)}`);
      refused(game, () => game.resign(cell), ["unknown-player"], `${id} resign ${show(cell)}`);
    }
    refused(game, () => game.resign(id === "charret" ? "white" : "red"), ["unknown-player"], id);
    refused(game, () => game.input(Array(100_000).fill("nowhere")), ["unknown-cell"], id);
    harmless(game, () => game.input(Array(100_000).fill("1")), id);
    for (const value of WEIRD_VALUES) {
      harmless(game, () => game.input(value), `${id} input ${show(value)}`);
      harmless(game, () => game.input([value]), `${id} input [${show(value)}]`);
      harmless(game, () => game.moves(value), `${id} moves ${show(value)}`);
      harmless(game, () => game.moves({ from: value }), `${id} from ${show(value)}`);
      harmless(game, () => game.history(value), `${id} history ${show(value)}`);
      if (value !== undefined && value !== null) refused(game, () => game.resign(value), ["unknown-player"], `${id} resign ${show(value)}`);
    }
  }
});

test("bad states", () => {
  for (const id of ids) {
    const game = new Game(id);
    for (const text of game.moves().slice(0, 1)) game.play(text);
    const good = game.toJSON();
    const codes = ["bad-state", "unknown-game", "bad-option", "bad-position", "bad-notation", "illegal-move", "ambiguous-move", "game-over"];
    for (const value of WEIRD_VALUES) {
      refused(game, () => Game.fromJSON(value), codes, `${id} ${show(value)}`);
      for (const field of Object.keys(good)) {
        harmless(game, () => Game.fromJSON({ ...good, [field]: value }), `${id} ${field} ${show(value)}`);
      }
    }
    for (const moves of [["nonsense"], [LONG], [...good.moves, ...good.moves], Array(10_000).fill("1")]) {
      refused(game, () => Game.fromJSON({ ...good, moves }), codes, `${id} moves`);
    }
    refused(game, () => Game.fromJSON({ ...good, redo: ["nonsense"] }), codes, `${id} redo`);
    refused(game, () => Game.fromJSON({ ...good, ended: { winner: "nobody", reason: "resignation" } }), codes, `${id} ended`);
    refused(game, () => Game.fromJSON({ ...good, ended: { winner: null, reason: "boredom" } }), codes, `${id} ended`);
  }
});

test("bad limits", () => {
  for (const id of ids) {
    const game = new Game(id);
    const wrong = {
      depth: [0, -1, 101, 1.5, NaN, "3", {}], nodes: [-1, NaN, "many"], timeMs: [-1, NaN, "long"], multiPv: [0, 21, 1.5], level: [0, 11, 1.5, "full"],
    };
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        refused(game, () => game.search({ depth: 1, [name]: value }), ["bad-option"], `${id} ${name} ${show(value)}`);
        refused(game, () => game.startSearch({ depth: 1, [name]: value }), ["bad-option"], `${id} ${name} ${show(value)}`);
      }
    }
    refused(game, () => game.search({ depth: 1, onInfo: 3 }), ["bad-option"], `${id} onInfo`);
    assert.throws(() => game.search({ depth: 3, onInfo() { throw new RangeError("of the caller"); } }), { name: "RangeError" });
    for (const depth of [-1, 21, 1.5, NaN]) refused(game, () => game.perft(depth), ["bad-option"], `${id} perft ${depth}`);
    for (const value of WEIRD_VALUES.filter((value) => value !== undefined && value !== null && typeof value !== "function")) {
      harmless(game, () => game.search({ depth: 1, nodes: value }), `${id} nodes ${show(value)}`);
      harmless(game, () => game.search({ depth: 1, seed: value }), `${id} seed ${show(value)}`);
    }
  }
});

test("random texts made of the signs of positions and moves", () => {
  const dice = random(11);
  for (const id of ids) {
    const game = new Game(id);
    for (let count = 0; count < 3000; count++) {
      const text = Array.from({ length: 1 + dice.below(24) }, () => dice.pick([..."WBKHFx-:,.0123456789 12 *()abcdefg"])).join("");
      harmless(game, () => new Game(id, { position: text }), `${id} ${show(text)}`);
      harmless(game.clone(), function () { game.clone().play(text); }, `${id} ${show(text)}`);
    }
  }
});
