// The session behind the page: records, what is kept for the next visit, when the computer moves.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, beforeEach, test } from "node:test";
import { Game, games, initSync } from "../../pkg/tablier.js";
import { Session } from "../../www/js/session.js";

const RULES = { drawRules: "fmjd" };
const OPENING = ["32-28", "19-23", "28x19", "14x23"];
const RECORD = {
  id: "draughts",
  rules: RULES,
  position: "W:W31-50:B1-20",
  tags: { White: "A" },
  moves: OPENING,
  notes: [{ ply: 2, comment: "said", variations: [{ moves: ["20-25", "31-26"], notes: [] }] }],
  ended: { winner: null, reason: "agreement" },
};

let stored;

before(() => initSync(readFileSync(new URL("../../pkg/tablier_bg.wasm", import.meta.url))));
beforeEach(() => {
  stored = new Map();
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  };
});

/** An opponent that answers at once with the first legal move. */
const opponent = {
  think: async (game) => ({ move: game.moves()[0], score: 0 }),
  acceptsDraw: async () => true,
};

function newSession() {
  const session = new Session(games(), opponent);
  session.changes = [];
  session.addEventListener("change", ({ detail }) => session.changes.push(detail.type));
  return session;
}

function started(mode, side = "white") {
  const session = newSession();
  session.start({ game: "draughts", mode, side, level: 1, rules: RULES });
  return session;
}

/** Longer than the computer takes for a move. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 700));

test("a record is opened at its end, or where it is asked for, and given back as it was", () => {
  const session = newSession();
  session.openRecord(RECORD);
  assert.deepEqual(session.changes, ["open"]);
  assert.equal(session.setup.mode, "two");
  assert.equal(session.ply, 4);
  assert.equal(session.outcome.reason, "agreement");
  assert.deepEqual(session.tags, { White: "A" });
  assert.deepEqual(session.toRecord(), { ...RECORD, position: new Game("draughts").toJSON().position });
  session.openRecord(RECORD, { ply: 0 });
  assert.equal(session.ply, 0);
  assert.deepEqual(session.line.map(({ text }) => text), OPENING);
  assert.ok(session.canGoForward);
});

test("a record that cannot be played changes nothing", () => {
  const session = started("two");
  session.play("31-26");
  const before = JSON.stringify(session.toRecord());
  const bad = [
    { ...RECORD, id: "chess" },
    { ...RECORD, moves: [...OPENING, "1-2"] },
    { ...RECORD, position: "nonsense" },
    { ...RECORD, moves: undefined },
    { ...RECORD, moves: [], notes: [], ended: { winner: null, reason: "repetition" } },
    { ...RECORD, notes: [{ ply: 1, variations: [{ moves: ["1-2"], notes: [] }] }] },
  ];
  for (const record of bad) {
    assert.throws(() => session.openRecord(record), { name: "TablierError" });
    assert.equal(JSON.stringify(session.toRecord()), before);
  }
  assert.deepEqual(session.changes, ["start", "move"]);
});

test("a session is taken up again with its tree, its place and its tags", () => {
  const session = newSession();
  session.openRecord(RECORD, { ply: 1 });
  session.forward();
  session.comment("more");
  session.back();
  session.play("18-22");
  session.resign("white");
  session.back();
  session.tags = { ...session.tags, Event: "E" };
  session.flush();
  const again = newSession();
  assert.ok(again.restore());
  assert.deepEqual(again.toRecord(), session.toRecord());
  assert.deepEqual(again.tags, { White: "A", Event: "E" });
  assert.equal(again.ply, 1);
  again.forward();
  assert.equal(again.tree.current.move.text, "18-22");
  assert.deepEqual(again.outcome, { winner: "black", reason: "resignation" });
});

test("a session that an earlier version saved is taken up again", () => {
  const game = new Game("draughts");
  OPENING.forEach((move) => game.play(move));
  game.agreeDraw();
  game.undo();
  const setup = { game: "draughts", mode: "two", side: "white", level: 2, rules: RULES };
  stored.set("tablier:session", JSON.stringify({ setup, game: game.toJSON(), view: { rotated: true, bottom: "black" }, held: false }));
  const session = newSession();
  assert.ok(session.restore());
  assert.equal(session.ply, 3);
  assert.equal(session.view.bottom, "black");
  assert.equal(session.outcome, null);
  session.forward();
  assert.equal(session.outcome.reason, "agreement");
});

test("what cannot be taken up is forgotten", () => {
  const setup = { game: "draughts", mode: "two", side: "white", level: 2, rules: RULES };
  for (const text of ["{", "{}", JSON.stringify({ setup }), JSON.stringify({ setup, record: { ...RECORD, moves: ["1-2"] } })]) {
    stored.set("tablier:session", text);
    assert.equal(newSession().restore(), false);
  }
  assert.equal(stored.size, 0);
});

test("while an earlier position is looked at, the computer waits", async () => {
  const session = started("computer");
  session.play("32-28");
  while (session.ply < 2) await pause();
  session.back();
  assert.ok(session.held);
  await pause();
  assert.equal(session.ply, 1);
  session.forward();
  assert.equal(session.held, false);
  session.undo();
  assert.equal(session.ply, 0);
  session.play("31-26");
  while (session.ply < 2) await pause();
  assert.equal(session.toRecord().moves[0], "31-26");
  assert.deepEqual(session.toRecord().notes[0].variations[0].moves[0], "32-28");
});

test("the game is played where it was left off: there the computer goes on by itself", async () => {
  const session = started("computer");
  session.play("32-28");
  session.back();
  await pause();
  assert.equal(session.ply, 0);
  session.forward();
  while (session.ply < 2) await pause();
  session.goTo(1);
  await pause();
  assert.equal(session.ply, 1);
  session.resume();
  while (session.ply < 2) await pause();
  assert.equal(session.tree.root.children[0].children.length, 1);
});

test("what two people take back is out of their game, unless something is kept on it", () => {
  const session = started("two");
  assert.equal(session.canUndo, false);
  session.play("32-28");
  session.play("18-23");
  session.undo();
  session.play("19-23");
  assert.deepEqual([session.toRecord().moves, session.toRecord().notes], [["32-28", "19-23"], []]);
  session.comment("why not 18-23?");
  session.undo();
  assert.deepEqual(session.toRecord().moves, ["32-28", "19-23"]);
  assert.equal(session.ply, 1);
  session.undo();
  assert.equal(session.canUndo, false);
  assert.deepEqual(session.toRecord().moves, ["32-28", "19-23"], "a move that others follow stays");
});

test("who resigns and takes back a move does not stay resigned", () => {
  const session = started("two");
  session.play("32-28");
  session.play("19-23");
  session.resign("white");
  session.undo();
  assert.equal(session.outcome, null);
  assert.deepEqual(session.toRecord().moves, ["32-28"]);
  assert.equal(session.toRecord().ended, null);
});

test("the moves of a record are not taken back, what is played on is, also after a reload", () => {
  const session = newSession();
  session.openRecord({ ...RECORD, notes: [], ended: null });
  assert.equal(session.canUndo, false);
  session.undo();
  session.play(session.game.moves()[0]);
  assert.equal(session.canUndo, true);
  session.flush();
  const again = newSession();
  assert.ok(again.restore());
  again.undo();
  assert.deepEqual(again.toRecord().moves, OPENING);
  assert.equal(again.canUndo, false);
});

test("a game is finished at the end of a line only, and reopened", async () => {
  const session = started("two");
  session.play("32-28");
  session.back();
  assert.equal(session.canFinish, false);
  session.agreeDraw();
  assert.equal(session.outcome, null);
  session.forward();
  assert.ok(session.canFinish);
  session.resign("white");
  assert.equal(session.outcome.winner, "black");
  assert.equal(session.canFinish, false);
  assert.ok(session.canReopen);
  session.reopen();
  session.play("19-23");
  assert.equal(await session.offerDraw(), true);
  assert.equal(session.outcome.reason, "agreement");
});

test("the text of the game itself goes on with it in its mode, and adds what it says", () => {
  const session = started("computer");
  session.play("32-28");
  session.comment("mine");
  const { key } = session;
  const position = session.toRecord().position;
  const variation = { moves: ["31-26"], notes: [{ ply: 1, comment: "other" }] };
  session.join({ ...RECORD, position, moves: OPENING, notes: [{ ply: 1, variations: [variation] }, { ply: 2, comment: "said" }], ended: null }, { promote: true });
  assert.equal(session.setup.mode, "computer");
  assert.equal(session.key, key);
  assert.equal(session.ply, 4);
  assert.deepEqual(session.toRecord().notes, [{ ply: 1, comment: "mine", variations: [variation] }, { ply: 2, comment: "said" }]);
  assert.throws(() => session.join({ ...RECORD, moves: ["1-2"], notes: [] }, { promote: true }), { name: "TablierError" });
  assert.equal(session.ply, 4);
});

test("a burst of changes is saved once, soon, and in any case when asked for", async () => {
  const session = started("two");
  let saves = 0;
  const { setItem } = globalThis.localStorage;
  globalThis.localStorage.setItem = (key, value) => {
    saves++;
    setItem(key, value);
  };
  for (let count = 1; count <= 50; count++) session.comment("x".repeat(count));
  assert.equal(saves, 0);
  await pause();
  assert.equal(saves, 1);
  assert.equal(JSON.parse(stored.get("tablier:session")).record.notes[0].comment.length, 50);
  session.play("32-28");
  session.flush();
  session.flush();
  assert.equal(saves, 2);
});

test("a burst without an end is saved all the same", async () => {
  const session = started("two");
  const before = stored.get("tablier:session");
  for (let count = 1; count <= 20; count++) {
    session.comment("x".repeat(count));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.notEqual(stored.get("tablier:session"), before);
});

test("before another game takes its place the one on the table is saved and told of", () => {
  const session = started("two");
  session.play("32-28");
  const left = [];
  session.addEventListener("leaving", () => left.push([session.toRecord().moves, JSON.parse(stored.get("tablier:session")).record.moves]));
  session.openRecord(RECORD);
  assert.deepEqual(left, [[["32-28"], ["32-28"]]]);
});

test("forbidden or full storage is told of once", () => {
  const fail = () => {
    throw new Error("forbidden");
  };
  for (const getItem of [fail, () => null]) {
    globalThis.localStorage = { getItem, setItem: fail, removeItem: fail };
    const session = newSession();
    let troubles = 0;
    session.addEventListener("trouble", () => troubles++);
    session.start({ game: "draughts", mode: "two", side: "white", level: 1, rules: RULES });
    for (const move of OPENING) {
      session.play(move);
      session.flush();
    }
    assert.equal(troubles, 1);
  }
});

test("a game against the computer is a contest until it is over, wherever it is looked at, or until it is given up for analysis", async () => {
  const session = started("computer");
  assert.equal(session.isContest, true);
  session.play("32-28");
  await pause();
  session.back();
  assert.equal(session.isContest, true);
  session.goTo(Infinity);
  session.resign("white");
  session.goTo(0);
  assert.equal(session.isContest, false);

  const other = started("computer");
  other.play("32-28");
  other.endContest();
  assert.equal(other.isContest, false);
  assert.equal(other.setup.mode, "two");
  assert.equal(other.awaitsMove, true);
  const { ply } = other;
  await pause();
  assert.equal(other.ply, ply);
  assert.equal(started("two").isContest, false);
});

test("a line is put into the game as a variation, and gone to as far as it is asked for", () => {
  const session = started("two");
  for (const move of OPENING) session.play(move);
  session.goTo(1);
  session.playLine(["20-24", "37-32", "14-20"], 1);
  assert.equal(session.ply, 2);
  assert.deepEqual(session.line.map(({ text }) => text), ["32-28", "20-24", "37-32", "14-20"]);
  assert.deepEqual(session.toRecord().moves, OPENING);
  session.goTo(1);
  session.playLine(["20-24", "37-32"]);
  assert.equal(session.ply, 3);
  const before = session.toRecord();
  assert.throws(() => session.playLine(["14-20", "1-2"]), { name: "TablierError" });
  assert.equal(session.ply, 3);
  assert.deepEqual(session.toRecord(), before);
});

test("marks and better lines are put beside moves without leaving the place", () => {
  const session = started("two");
  for (const move of OPENING) session.play(move);
  const node = session.tree.mainLine[1];
  session.changes.length = 0;
  session.annotate([{ node, nags: [2], line: ["20-24", "37-32"] }]);
  assert.deepEqual(session.changes, ["tree"]);
  assert.equal(session.ply, 4);
  const [note] = session.toRecord().notes;
  assert.deepEqual(note, { ply: 2, nags: [2], variations: [{ moves: ["20-24", "37-32"], notes: [] }] });
  session.annotate([]);
  assert.deepEqual(session.changes, ["tree"]);
});

test("the computer goes on with a game of two people from where it is looked at, and its moves stay", async () => {
  const session = newSession();
  session.openRecord({ ...RECORD, ended: null });
  session.goTo(2);
  session.engage("black", 1);
  assert.equal(session.setup.mode, "computer");
  while (session.ply < 3) await pause();
  assert.equal(session.isContest, true);
  session.play(session.game.moves()[0]);
  while (session.ply < 5) await pause();
  assert.deepEqual(session.toRecord().moves.slice(0, 2), OPENING.slice(0, 2));
  assert.equal(session.takesPremove || session.awaitsMove, true);
});
