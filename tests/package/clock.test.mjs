// The clocks of a game: pure, with time that only these tests move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asClockState, freshState, GameClock } from "../../www/js/clock/game-clock.js";
import { asTimeControl, NO_CLOCK, shortTime, timeControlTag } from "../../www/js/clock/time-control.js";
import { Timer } from "../../www/js/clock/timer.js";
import { digits } from "../../www/js/ui/clock-words.js";
import { FakeTime } from "./fake-time.mjs";

const PLAYERS = ["white", "black"];
const GAME = { kind: "game", seconds: 60, increment: 5 };
const MOVE = { kind: "move", seconds: 30 };

const clockOf = (control) => new GameClock(freshState(control), PLAYERS);
const moves = (white, black) => ({ white, black });

test("a clock loses time while it runs, and only then", () => {
  const clock = clockOf(GAME);
  assert.equal(clock.left("white", 1e6), 60_000);
  clock.run("white", 1000);
  assert.equal(clock.left("white", 4000), 57_000);
  assert.equal(clock.left("black", 4000), 60_000);
  clock.run("black", 4000);
  clock.run(null, 5500);
  assert.equal(clock.left("white", 9e6), 57_000);
  assert.equal(clock.left("black", 9e6), 58_500);
});

test("to be told again that it runs costs nothing, and time that goes backwards gives nothing", () => {
  const clock = clockOf(GAME);
  clock.run("white", 1000);
  for (const now of [1500, 2000, 2500]) clock.run("white", now);
  assert.equal(clock.left("white", 3000), 58_000);
  assert.equal(clock.left("white", 0), 60_000);
});

test("a move made brings the increment to the player who made it", () => {
  const clock = clockOf(GAME);
  clock.stand(moves(1, 1), 0);
  assert.deepEqual(PLAYERS.map((player) => clock.left(player, 0)), [60_000, 60_000], "no clock runs during the first moves");
  clock.run("white", 0);
  clock.stand(moves(2, 1), 7000);
  clock.run("black", 7000);
  assert.equal(clock.left("white", 7000), 58_000);
  assert.equal(clock.left("black", 7000), 60_000);
});

test("a move taken back gives no time back, and its increment is lost", () => {
  const clock = clockOf(GAME);
  clock.stand(moves(1, 1), 0);
  clock.run("white", 0);
  clock.stand(moves(2, 1), 7000);
  clock.run("black", 7000);
  clock.stand(moves(2, 2), 9000);
  clock.stand(moves(0, 0), 9000);
  clock.run("white", 9000);
  assert.equal(clock.left("white", 9000), 53_000);
  assert.equal(clock.left("black", 9000), 58_000);
});

test("playing and taking back again and again gains nothing, and leaves ten seconds", () => {
  const clock = clockOf(GAME);
  for (let now = 0; now < 200_000; now += 1000) {
    clock.run("white", now);
    clock.stand(moves(2, 1), now + 1000);
    clock.stand(moves(1, 1), now + 1000);
    assert.ok(clock.left("white", now + 1000) <= 60_000);
  }
  assert.equal(clock.left("white", 200_000), 10_000);
});

test("many moves at once, as of a text that was pasted, bring one increment", () => {
  const clock = clockOf(GAME);
  clock.stand(moves(20, 20), 0);
  assert.equal(clock.left("white", 0), 65_000);
});

test("per move, each turn begins with all of its time", () => {
  const clock = clockOf(MOVE);
  clock.run("white", 0);
  assert.equal(clock.left("white", 29_000), 1000);
  clock.stand(moves(1, 0), 29_000);
  clock.run("black", 29_000);
  assert.equal(clock.left("black", 29_000), 30_000);
  assert.equal(clock.left("white", 29_000), 30_000);
});

test("the flag falls of the player whose clock runs, and of no other", () => {
  const clock = clockOf(MOVE);
  assert.equal(clock.flagged(1e9), null);
  clock.run("black", 0);
  assert.equal(clock.flagged(29_999), null);
  assert.equal(clock.flagged(30_000), "black");
  assert.equal(clock.left("black", 1e9), 0);
});

test("the computer spends a share of its time, and never all of it", () => {
  const fresh = clockOf(GAME);
  assert.equal(fresh.budget("white", 0), 60_000 / 40 + 3500);
  for (const left of [60_000, 5000, 1000, 100, 3, 0]) {
    const clock = new GameClock({ control: GAME, left: { white: left, black: left }, moves: moves(9, 9) }, PLAYERS);
    assert.ok(clock.budget("white", 0) <= Math.max(10, left / 4), `${left} ms`);
    assert.ok(clock.budget("white", 0) >= 10);
  }
  assert.equal(clockOf(MOVE).budget("white", 0), 24_000);
});

test("what is kept of a running clock goes on where it was", () => {
  const clock = clockOf(GAME);
  clock.stand(moves(1, 1), 0);
  clock.run("white", 0);
  clock.stand(moves(2, 1), 2000);
  clock.run("black", 2000);
  const kept = asClockState(JSON.parse(JSON.stringify(clock.state(5000))), PLAYERS);
  const again = new GameClock(kept, PLAYERS);
  assert.equal(again.running, null);
  assert.equal(again.left("black", 77), 57_000);
  again.stand(moves(2, 1), 77);
  assert.equal(again.left("white", 77), 63_000);
});

test("what no clock has told is none", () => {
  const sound = { control: GAME, left: { white: 1, black: 2 }, moves: moves(0, 0) };
  assert.deepEqual(asClockState(sound, PLAYERS), sound);
  for (const bad of [
    undefined, null, 7, {}, { ...sound, control: NO_CLOCK }, { ...sound, control: { kind: "game", seconds: -1, increment: 0 } },
    { ...sound, left: { white: 1 } }, { ...sound, left: { white: -1, black: 1 } }, { ...sound, moves: { white: "1", black: 0 } },
    { ...sound, left: { white: null, black: 1 } },
  ]) assert.equal(asClockState(bad, PLAYERS), null, JSON.stringify(bad));
});

test("time controls: what is valid, its tag, and when time is short", () => {
  assert.deepEqual(asTimeControl({ ...GAME, more: 1 }), GAME);
  assert.deepEqual(asTimeControl(MOVE), MOVE);
  for (const bad of [null, {}, { kind: "game", seconds: 60 }, { kind: "move", seconds: 0 }, { kind: "move", seconds: 1.5 }, { kind: "x", seconds: 5 }]) {
    assert.deepEqual(asTimeControl(bad), NO_CLOCK);
  }
  assert.deepEqual([GAME, MOVE, { ...GAME, increment: 0 }, NO_CLOCK].map(timeControlTag), ["60+5", "1/30", "60", null]);
  assert.deepEqual([GAME, { ...GAME, seconds: 3600 }, MOVE, NO_CLOCK].map(shortTime), [10_000, 60_000, 7500, 0]);
});

test("the timer tells once that time is over, though its alarms come early", () => {
  const time = new FakeTime();
  const flags = [];
  const timer = new Timer((player) => flags.push(player), time);
  timer.start(PLAYERS, freshState(MOVE));
  timer.follow(moves(1, 1), "white");
  time.early = 40;
  time.pass(29_900);
  assert.deepEqual(flags, []);
  time.pass(200_000);
  assert.deepEqual(flags, ["white"]);
  assert.equal(timer.running, null);
});

test("the timer stands while it is paused, whatever the game does meanwhile", () => {
  const time = new FakeTime();
  const timer = new Timer(() => assert.fail("time is not over"), time);
  timer.start(PLAYERS, freshState(GAME));
  timer.follow(moves(1, 1), "white");
  time.pass(3000);
  timer.pause();
  time.pass(1e6);
  timer.follow(moves(2, 1), "black");
  time.pass(1e6);
  assert.equal(timer.running, null);
  timer.resume();
  time.pass(2000);
  assert.equal(timer.running, "black");
  assert.equal(timer.left("white"), 62_000);
  assert.equal(timer.left("black"), 58_000);
  timer.start(PLAYERS, null);
  assert.equal(timer.left("black"), Infinity);
  assert.equal(timer.budget("black"), null);
  time.pass(1e6);
});

test("clocks are read as players read them", () => {
  const read = [3_723_000, 600_000, 61_000, 60_001, 10_000, 9999, 100, 99, 0].map(digits);
  assert.deepEqual(read, ["1:02:03", "10:00", "1:01", "1:01", "0:10", "9.9", "0.1", "0.0", "0.0"]);
});
