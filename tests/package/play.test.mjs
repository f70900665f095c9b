// Playing: clocks of a session, draws offered, hints, rematches, handicaps, and where results are explained.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, beforeEach, test } from "node:test";
import { acceptsDraw } from "../../pkg/element/opponent.js";
import { Game, games, initSync, readRecords, writeRecord } from "../../pkg/tablier.js";
import { handicapPosition, handicapsOf } from "../../www/js/handicap.js";
import { Session } from "../../www/js/session.js";
import { asSetup, choiceFor, rematchOf, settle, startOf } from "../../www/js/setup.js";
import { resultSection } from "../../www/js/ui/result-link.js";
import { playTyped } from "../../www/js/ui/typed-move.js";
import { FakeTime } from "./fake-time.mjs";

const CLOCK = { kind: "game", seconds: 60, increment: 5 };
const SETUP = { game: "draughts", mode: "two", side: "white", level: 1, rules: { drawRules: "fmjd" }, clock: CLOCK };

let stored;
let time;

before(() => initSync(readFileSync(new URL("../../pkg/tablier_bg.wasm", import.meta.url))));
beforeEach(() => {
  stored = new Map();
  time = new FakeTime();
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  };
});

/** An opponent that answers with the first legal move when it is told to, and remembers what it was asked. */
class Opponent {
  asked = [];
  #answer;
  accepts = true;

  think(game, level, signal, timeMs) {
    this.asked.push({ level, timeMs });
    return new Promise((resolve) => (this.#answer = () => resolve({ move: game.moves()[0], score: 0 })));
  }

  answer = () => this.#answer();
  acceptsDraw = async () => this.accepts;
}

function newSession(opponent = new Opponent()) {
  return new Session(games(), opponent, time);
}

function started(setup = {}, opponent) {
  const session = newSession(opponent);
  session.start({ ...SETUP, ...setup });
  return session;
}

function play(session, ...moves) {
  for (const move of moves) session.play(move);
}

const left = ({ timer }) => [timer.left("white"), timer.left("black")];

/** Waits until the session has heard of what was promised; its pause before a move is real. */
async function until(holds) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("no clock runs before both have made a move; then that of the player to move does", () => {
  const session = started();
  time.pass(20_000);
  play(session, "32-28", "19-23");
  assert.deepEqual(left(session), [60_000, 60_000], "without an increment");
  time.pass(4000);
  play(session, "28x19");
  time.pass(1000);
  assert.deepEqual(left(session), [61_000, 59_000]);
  assert.equal(session.timer.running, "black");
});

test("a game ends when the time of a player is over, and the record says so", () => {
  const session = started();
  play(session, "32-28", "19-23", "28x19");
  time.pass(65_001);
  assert.deepEqual(session.outcome, { winner: "white", reason: "timeout" });
  assert.equal(session.timer.running, null);
  const record = session.toRecord();
  assert.deepEqual([record.ended, record.tags.Termination], [{ winner: "white", reason: "unknown" }, "time forfeit"]);
  const [read] = readRecords(writeRecord(record)).games;
  const again = newSession();
  again.openRecord(read);
  assert.deepEqual(again.outcome, { winner: "white", reason: "timeout" });
  assert.equal(again.timer.isOn, false);
});

test("after a time-out the game can be played on, without clocks, and end otherwise", () => {
  for (const goOn of [(session) => session.reopen(), (session) => session.undo(), (session) => (session.back(), session.play("13x24"))]) {
    const session = started();
    play(session, "32-28", "19-23", "28x19", "14x23");
    time.pass(70_001);
    assert.equal(session.outcome.reason, "timeout");
    goOn(session);
    assert.equal(session.outcome, null);
    assert.equal(session.timer.isOn, false);
    time.pass(1e6);
    assert.equal(session.outcome, null);
  }
  const session = started();
  play(session, "32-28", "19-23");
  time.pass(65_001);
  session.reopen();
  session.resign("white");
  const { ended, tags } = session.toRecord();
  assert.deepEqual([ended, tags.Termination], [{ winner: "black", reason: "resignation" }, undefined]);
});

test("time goes on while an earlier position is looked at, and ends the game where it is played", () => {
  const session = started();
  play(session, "32-28", "19-23", "28x19");
  session.goTo(0);
  time.pass(65_001);
  assert.equal(session.ply, 3);
  assert.equal(session.outcome.reason, "timeout");
});

test("what is played from an earlier position takes moves back: their increments are lost, no time is won", () => {
  const session = started();
  play(session, "32-28", "19-23", "28x19", "14x23");
  time.pass(10_000);
  assert.deepEqual(left(session), [55_000, 65_000]);
  session.goTo(1);
  session.play("20-25");
  assert.deepEqual(left(session), [50_000, 60_000]);
});

test("the clocks are there again after a reload, and stood meanwhile", () => {
  const session = started();
  play(session, "32-28", "19-23");
  time.pass(3000);
  session.pauseClocks();
  time.pass(1e6);
  const again = newSession();
  assert.ok(again.restore());
  assert.deepEqual(left(again), [57_000, 60_000]);
  assert.equal(again.timer.running, "white");
  time.pass(1000);
  assert.deepEqual(left(again), [56_000, 60_000]);
});

test("after a reload the game is still where it was played, also if another position was looked at", () => {
  const session = started();
  play(session, "32-28", "19-23", "28x19");
  session.goTo(1);
  session.pauseClocks();
  const again = newSession();
  again.restore();
  assert.equal(again.ply, 1);
  time.pass(65_001);
  assert.equal(again.ply, 3);
  assert.equal(again.outcome.reason, "timeout");
});

test("a session without clocks, as earlier versions saved it, is taken up without", () => {
  const session = started({ clock: undefined });
  play(session, "32-28");
  const old = JSON.parse(stored.get("tablier:session"));
  for (const key of ["clock", "turns", "handicap"]) delete old.setup[key];
  delete old.front;
  stored.set("tablier:session", JSON.stringify(old));
  const again = newSession();
  assert.ok(again.restore());
  assert.equal(again.ply, 1);
  assert.equal(again.timer.isOn, false);
  time.pass(1e9);
  assert.equal(again.outcome, null);
});

test("a damaged clock costs the clock and not the game", () => {
  const session = started();
  play(session, "32-28");
  const kept = JSON.parse(stored.get("tablier:session"));
  stored.set("tablier:session", JSON.stringify({ ...kept, clock: { ...kept.clock, left: "none" }, front: "x" }));
  const again = newSession();
  assert.ok(again.restore());
  assert.equal(again.ply, 1);
  assert.equal(again.timer.isOn, false);
});

test("a page that no longer has the game does not end it", () => {
  const session = started();
  play(session, "32-28", "19-23");
  const other = newSession();
  other.restore();
  other.play("28x19");
  time.pass(65_001);
  assert.equal(session.outcome, null);
  assert.equal(other.outcome.reason, "timeout");
});

test("the computer thinks on its clock, for its share of it, and its clock stands while it is held", async () => {
  const opponent = new Opponent();
  const session = started({ mode: "computer", level: 10 }, opponent);
  play(session, "32-28");
  opponent.answer();
  await until(() => session.ply === 2);
  play(session, "31-26");
  assert.equal(session.timer.running, "black");
  const [first, second] = opponent.asked;
  assert.deepEqual(first, { level: 10, timeMs: 60_000 / 40 + 3500 });
  assert.deepEqual(second, { level: 10, timeMs: 60_000 / 40 + 3500 });
  session.hold();
  time.pass(1e6);
  assert.equal(session.timer.running, null);
  session.resume();
  time.pass(65_001);
  assert.deepEqual(session.outcome, { winner: "white", reason: "timeout" });
});

test("where the computer plays both sides, each has its level, which is kept and changes sides in a rematch", async () => {
  const opponent = new Opponent();
  const session = started({ mode: "auto", level: 2, secondLevel: 7, clock: undefined }, opponent);
  opponent.answer();
  await until(() => session.ply === 1);
  assert.deepEqual(opponent.asked.map(({ level }) => level), [2, 7]);
  const again = newSession();
  again.restore();
  assert.deepEqual(["white", "black"].map((player) => again.levelOf(player)), [2, 7]);
  const { level, secondLevel } = rematchOf(again.setup, infoOf("draughts"), settings());
  assert.deepEqual([level, secondLevel], [7, 2]);
  const old = asSetup({ ...SETUP, mode: "auto", level: 4 }, games());
  assert.equal(old.secondLevel, undefined);
  assert.equal(choiceFor(infoOf("draughts"), { level: 4 }).secondLevel, 4);
});

test("without a clock the computer takes its usual time", () => {
  const opponent = new Opponent();
  const session = started({ mode: "computer", side: "black", clock: undefined }, opponent);
  assert.deepEqual(opponent.asked, [{ level: 1, timeMs: undefined }]);
  assert.equal(session.thinking, true);
});

test("a hint is the move of the strongest level, and is not played", async () => {
  const opponent = new Opponent();
  const session = started({}, opponent);
  const asked = session.hint();
  opponent.answer();
  const move = await asked;
  assert.equal(move.text, session.game.moves()[0]);
  assert.equal(opponent.asked[0].level, 10);
  assert.equal(session.ply, 0);
  const late = session.hint();
  session.play("32-28");
  opponent.answer();
  assert.equal(await late, null);
});

test("the computer accepts a draw when it does not stand better, and in the opening when it stands worse", () => {
  const answers = [[-200, 60], [0, 60], [5, 60], [6, 60], [300, 60], [0, 10], [-30, 10], [-29, 10]].map(([score, ply]) => acceptsDraw(score, ply));
  assert.deepEqual(answers, [true, true, true, false, false, false, true, false]);
});

test("a refused draw is offered again in another position only", async () => {
  const opponent = new Opponent();
  opponent.accepts = false;
  const session = started({ mode: "computer", clock: undefined }, opponent);
  assert.ok(session.canOfferDraw);
  assert.equal(await session.offerDraw(), false);
  assert.equal(session.outcome, null);
  assert.equal(session.canOfferDraw, false);
  play(session, "32-28");
  opponent.answer();
  await until(() => session.ply === 2);
  assert.ok(session.canOfferDraw);
  opponent.accepts = true;
  assert.equal(await session.offerDraw(), true);
  assert.deepEqual(session.outcome, { winner: null, reason: "agreement" });
});

/** Settings that remember what they are told. */
function settings(choice = null) {
  const starters = {};
  return { choice: () => choice, lastStarter: (game) => starters[game], rememberStarter: (game, starter) => (starters[game] = starter), starters };
}

const infoOf = (id) => games().find((info) => info.id === id);

test("a rematch changes colours and the rest stays; in Charret the starter changes", () => {
  const handicap = { id: "man-1", giver: "black" };
  const again = rematchOf({ ...SETUP, handicap }, infoOf("draughts"), settings());
  assert.deepEqual(again, { ...SETUP, side: "black", handicap: { id: "man-1", giver: "white" } });
  const charret = { ...SETUP, game: "charret", side: "yellow", rules: { starter: "red" } };
  const kept = settings();
  assert.deepEqual(rematchOf(charret, infoOf("charret"), kept), { ...charret, rules: { starter: "yellow" } });
  assert.deepEqual(kept.starters, { charret: "yellow" });
});

test("a rematch draws another start where the first was drawn, and keeps one that was numbered", () => {
  const ultima = { ...SETUP, game: "ultima", rules: { start: "random", seed: 77 } };
  const drawn = rematchOf(ultima, infoOf("ultima"), settings({ rules: { seed: null } }));
  assert.ok(drawn.rules.seed >= 1 && drawn.rules.seed !== 77);
  assert.equal(rematchOf(ultima, infoOf("ultima"), settings({ rules: { seed: 77 } })).rules.seed, 77);
});

test("each handicap takes so many pieces of one player, and the game can be played", () => {
  let count = 0;
  for (const { id, players } of games()) {
    for (const handicap of handicapsOf(id)) {
      for (const giver of players.map((player) => player.id)) {
        const game = new Game(id, { position: handicapPosition(id, {}, handicap.id, giver) });
        const usual = new Game(id);
        for (const { id: player } of players) {
          const missing = pieces(usual, player) - pieces(game, player);
          assert.equal(missing, player === giver ? handicap.count : 0, `${id} ${handicap.id} ${player}`);
        }
        assert.equal(game.turn(), usual.turn());
        assert.ok(game.moves().length > 0);
        count++;
      }
    }
  }
  assert.ok(count > 20);
});

function pieces(game, player) {
  const inHand = game.hands().filter((hand) => hand.player === player).reduce((sum, hand) => sum + hand.count, 0);
  return game.board().filter((piece) => piece.player === player).length + inHand;
}

test("a handicap is given by the computer or the person, whichever colour they get", () => {
  const info = infoOf("charret");
  for (const side of ["red", "yellow"]) {
    const choice = choiceFor(info, { mode: "computer", side, handicap: { id: "token-2", giver: "computer" }, rules: { starter: "red" } });
    const setup = settle(choice, info, settings());
    assert.deepEqual(setup.handicap, { id: "token-2", giver: side === "red" ? "yellow" : "red" });
    assert.equal(pieces(startOf(choice, info), setup.handicap.giver), 7);
    const session = newSession();
    session.start(setup);
    assert.equal(pieces(session.game, setup.handicap.giver), 7);
    assert.deepEqual(asSetup(JSON.parse(JSON.stringify(session.setup)), games()).handicap, setup.handicap);
  }
  assert.equal(choiceFor(info, { handicap: { id: "man-1", giver: "computer" } }).handicap, null);
});

test("between two people the one to move sits below at the start, if the board turns", () => {
  const session = started({ game: "charret", side: "red", rules: { starter: "yellow" }, turns: true, clock: undefined });
  assert.equal(session.view.bottom, "yellow");
  session.face("red");
  assert.equal(session.view.bottom, "red");
  session.face("red");
  assert.equal(session.view.bottom, "red");
});

test("each way in which a game ends is explained by a section of its rules, in both languages", () => {
  for (const { id, reasons, players } of games()) {
    for (const language of ["fr", "en"]) {
      const rules = readFileSync(new URL(`../../rules/${language}/${id}.md`, import.meta.url), "utf8");
      for (const reason of reasons.filter((reason) => reason !== "unknown")) {
        for (const winner of reason === "resignation" ? [players[0].id] : [null, players[0].id]) {
          const section = resultSection(id, { winner, reason });
          assert.ok(rules.includes(`{#${section}}`), `${language} ${id} ${reason}: ${section}`);
        }
      }
      for (const reason of ["timeout", "unknown"]) assert.equal(resultSection(id, { winner: null, reason }), null);
    }
  }
});

test("a game that was left goes on as it was: opponent, level, side and clocks", async () => {
  const opponent = new Opponent();
  const session = started({ mode: "computer", side: "black", level: 2 }, opponent);
  await until(() => opponent.asked.length === 1);
  opponent.answer();
  await until(() => session.ply === 1);
  play(session, "19-23");
  time.pass(3000);
  const [record, kept, key] = [session.toRecord(), JSON.parse(JSON.stringify(session.manner)), session.key];
  const before = left(session);
  session.start({ ...SETUP, game: "ultima", rules: {}, clock: undefined });
  time.pass(1e6);
  assert.equal(session.takeUp(record, { ...kept, setup: { ...kept.setup, level: 77 } }, key), false, "a level that there is not");
  assert.equal(session.takeUp(record, {}, key), false);
  assert.equal(session.info.id, "ultima");
  assert.equal(session.takeUp(record, kept, key), true);
  assert.deepEqual([session.key, session.ply, session.setup.mode, session.setup.side, session.setup.level, session.view.bottom], [key, 2, "computer", "black", 2, "black"]);
  assert.deepEqual(left(session), before);
  assert.equal(session.thinking, true);
  session.undo();
  assert.equal(session.ply, 1);
});

test("who takes a move back after resigning has not resigned", () => {
  const session = started({ mode: "computer", clock: undefined });
  play(session, "32-28");
  session.resign("white");
  assert.equal(session.toRecord().ended.reason, "resignation");
  session.undo();
  assert.equal(session.toRecord().ended, null);
  play(session, "32-28");
  assert.equal(session.outcome, null);
});

test("two tabs are two games; the same one in both goes on from where it was played last", () => {
  const tab = () => {
    const own = new Map();
    return () => (globalThis.sessionStorage = {
      getItem: (key) => own.get(key) ?? null, setItem: (key, value) => own.set(key, value), removeItem: (key) => own.delete(key),
    });
  };
  try {
    const [first, second] = [tab(), tab()];
    first();
    const here = started();
    play(here, "32-28");
    second();
    const there = newSession();
    there.restore();
    assert.equal(there.key, here.key);
    play(there, "19-23");
    const moved = stored.get("tablier:session");
    first();
    assert.equal(here.isOutdated, true);
    second();
    there.start({ ...SETUP, game: "bulltricker", rules: {} });
    play(there, there.game.moves()[0]);
    first();
    assert.equal(here.isOutdated, false, "another game is left alone");
    assert.equal(here.hear(stored.get("tablier:session")), false);
    assert.equal(here.hear(moved), true);
    assert.equal(here.isOutdated, true);
    assert.ok(here.restore());
    assert.deepEqual([here.info.id, here.ply, here.isOutdated], ["draughts", 2, false]);
    play(here, "28x19");
    const reloaded = newSession();
    reloaded.restore();
    assert.deepEqual([reloaded.key, reloaded.ply], [here.key, 3]);
    second();
    assert.equal(there.isOutdated, false);
    const again = newSession();
    again.restore();
    assert.deepEqual([again.info.id, again.ply], ["bulltricker", 1], "a reload goes on with the game of the tab");
  } finally {
    delete globalThis.sessionStorage;
  }
});

test("moves are typed more freely than records write them, and what is unclear is asked", () => {
  const typed = (id, text, position) => {
    const game = new Game(id, position ? { position } : {});
    try {
      playTyped(text, game, (move) => game.play(move));
      return game.history()[0];
    } catch (error) {
      return [error.code, error.details.candidates?.length];
    } finally {
      game.free();
    }
  };
  assert.equal(typed("draughts", "32 28"), "32-28");
  assert.equal(typed("draughts", "28 19", "W:W28:B23"), "28x19");
  assert.equal(typed("draughts", "26"), "31-26");
  assert.equal(typed("ultima", "E2E4"), "Pe2e4");
  assert.equal(typed("ultima", "e4"), "Pe2e4");
  assert.equal(typed("ultima", "E4"), "Pe2e4");
  assert.deepEqual(typed("draughts", "28"), ["ambiguous-move", 2]);
  assert.deepEqual(typed("draughts", "1 2"), ["illegal-move", undefined]);
  assert.deepEqual(typed("draughts", "nonsense"), ["bad-notation", undefined]);
});
