// Which exercise the page gives on which day, and what it makes of those that the build has copied.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, games } from "tablier";
import { EXERCISES } from "../../scripts/exercises.mjs";
import { root } from "../../scripts/root.mjs";
import en from "../../www/js/i18n/en.js";
import { solutions } from "../../www/js/rules/claims.js";
import { exerciseOfDay, today } from "../../www/js/exercises/collection.js";

test("every exercise comes once before one comes again", () => {
  for (const length of [1, 2, 5, 50, 60, 61, 97]) {
    const exercises = Array.from({ length }, (_, index) => index);
    for (const start of [0, 20_787]) {
      const days = exercises.map((index) => exerciseOfDay(exercises, start + index));
      assert.equal(new Set(days).size, length);
    }
  }
});

test("a day is a day of the visitor's calendar", () => {
  const morning = today(new Date(2026, 10, 30, 0, 1));
  assert.equal(today(new Date(2026, 10, 30, 23, 59)), morning);
  assert.equal(today(new Date(2026, 11, 1, 0, 0)), morning + 1);
  // Clocks are put back by an hour on such days.
  assert.equal(today(new Date(2026, 9, 26)), today(new Date(2026, 9, 25)) + 1);
});

test("there is a file for each game; its lines can be played, and its tasks be said", () => {
  assert.deepEqual(EXERCISES, games().map(({ id }) => `www/exercises/${id}.json`).sort());
  for (const path of EXERCISES) {
    const { game, exercises } = JSON.parse(readFileSync(`${root}/${path}`, "utf8"));
    for (const { kind, position, line, also = [], moves } of exercises) {
      assert.ok(`exercise.task.${kind}` in en && `exercise.missed.${kind}` in en, kind);
      assert.equal((line.length + 1) >> 1, moves);
      const board = new Game(game, { position });
      line.forEach((move, ply) => {
        assert.ok(board.moves().includes(move), `${game}: ${position} ${move}`);
        if (ply === (line.length - 1) >> 1 << 1) assert.ok(also.every((other) => board.isLegal(other)));
        board.play(move);
      });
      const outcome = board.outcome();
      if (kind === "win" || kind === "trick") assert.equal(outcome?.winner, new Game(game, { position }).turn());
      else if (kind !== "shot") assert.ok(!outcome || outcome.winner !== board.turn());
      board.free();
    }
  }
});

test("the search of the rules pages finds the same one move", () => {
  // Where a player's own move may end the game against them, that search does not ask for it.
  for (const game of ["draughts", "spanish-draughts", "charret", "ultima"]) {
    const { exercises } = JSON.parse(readFileSync(`${root}/www/exercises/${game}.json`, "utf8"));
    const wins = exercises.filter(({ kind, moves }) => kind === "win" && moves <= 2).slice(0, 5);
    assert.ok(wins.length > 1, game);
    for (const { position, moves, line } of wins) {
      assert.deepEqual(solutions(`win in ${moves}`, new Game(game, { position })), [line[0]], `${game} ${position}`);
      if (moves > 1) assert.deepEqual(solutions(`win in ${moves - 1}`, new Game(game, { position })), []);
    }
  }
});
