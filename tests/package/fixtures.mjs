import { readFileSync } from "node:fs";
import { Game } from "tablier";

/** A file of tests/fixtures/. */
export function fixture(name) {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8"));
}

/** A small generator of random numbers, so that a failure comes again (mulberry32). */
export function random(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (limit) => Math.floor(next() * limit), pick: (list) => list[Math.floor(next() * list.length)] };
}

/** A game in which up to so many random moves are played. `unfinished`: one less where the last one ends it. */
export function played(id, plies, seed = 1, { unfinished = false, ...options } = {}) {
  const game = new Game(id, options);
  const dice = random(seed);
  for (let ply = 0; ply < plies && !game.outcome(); ply++) game.play(dice.pick(game.moves()));
  if (!unfinished) return game;
  if (game.outcome()) game.undo();
  return Game.fromJSON({ ...game.toJSON(), redo: [] });
}
