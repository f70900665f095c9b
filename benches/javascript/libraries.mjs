// Each library as the benchmark drives it: its public API, used as its documents show. A library that has no call for a
// test lacks the entry.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Chess } from "chess.js";
import { Chess as Chessops } from "chessops/chess";
import { makeUci, parseUci } from "chessops/util";
import Draughts from "draughts";
import { EnglishDraughts } from "rapid-draughts/english";
import { Game, games } from "../../pkg/node.js";

/** Moves of a random game at most. */
const PLIES = 200;

/** Numbers below a limit, the same in every run. */
function dice() {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function tablier(id) {
  const roll = dice();
  // A few moves into the game: the first position of some has one kind of move only.
  const game = new Game(id);
  for (let ply = 0; ply < 10 && game.moves().length > 1; ply++) game.play(game.moves()[roll(game.moves().length)]);
  // The same number of moves for all, more or less.
  const depth = game.moves().length > 30 ? 2 : 3;
  const walk = (left) => {
    if (left === 0) return 0;
    let nodes = 0;
    for (const move of game.moves()) {
      game.play(move);
      nodes += 1 + walk(left - 1);
      game.undo();
    }
    return nodes;
  };
  return {
    name: `tablier ${id}`,
    walk: () => walk(depth),
    verbose: () => game.moves({ verbose: true }),
    board: () => game.board(),
    playout() {
      const random = new Game(id);
      let plies = 0;
      for (; plies < PLIES; plies++) {
        const moves = random.movesPacked();
        if (moves.length === 0) break;
        random.playPacked(moves[roll(moves.length)]);
      }
      random.free();
      return plies;
    },
  };
}

function chessJs() {
  const roll = dice();
  const game = new Chess();
  const walk = (left) => {
    if (left === 0) return 0;
    let nodes = 0;
    for (const move of game.moves()) {
      game.move(move);
      nodes += 1 + walk(left - 1);
      game.undo();
    }
    return nodes;
  };
  return {
    name: "chess.js",
    walk: () => walk(2),
    verbose: () => game.moves({ verbose: true }),
    board: () => game.board(),
    playout() {
      const random = new Chess();
      let plies = 0;
      for (; plies < PLIES && !random.isGameOver(); plies++) {
        const moves = random.moves();
        random.move(moves[roll(moves.length)]);
      }
      return plies;
    },
  };
}

function chessops() {
  const roll = dice();
  const start = Chessops.default();
  const texts = (position) => {
    const moves = [];
    for (const [from, squares] of position.allDests()) for (const to of squares) moves.push(makeUci({ from, to }));
    return moves;
  };
  // It has no undo: each move is played on a copy.
  const walk = (position, left) => {
    if (left === 0) return 0;
    let nodes = 0;
    for (const text of texts(position)) {
      const next = position.clone();
      next.play(parseUci(text));
      nodes += 1 + walk(next, left - 1);
    }
    return nodes;
  };
  return {
    name: "chessops",
    walk: () => walk(start, 3),
    board: () => [...start.board],
    playout() {
      const random = Chessops.default();
      let plies = 0;
      for (; plies < PLIES && !random.isEnd(); plies++) {
        const moves = [];
        for (const [from, squares] of random.allDests()) for (const to of squares) moves.push({ from, to });
        random.play(moves[roll(moves.length)]);
      }
      return plies;
    },
  };
}

async function ffish() {
  const require = createRequire(import.meta.url);
  const wasmBinary = readFileSync(require.resolve("ffish-es6/ffish.wasm"));
  const { Board } = await (await import("ffish-es6")).default({ wasmBinary });
  const roll = dice();
  const board = new Board();
  const walk = (left) => {
    if (left === 0) return 0;
    let nodes = 0;
    for (const move of board.legalMoves().split(" ")) {
      board.push(move);
      nodes += 1 + walk(left - 1);
      board.pop();
    }
    return nodes;
  };
  return {
    name: "ffish-es6",
    walk: () => walk(3),
    playout() {
      const random = new Board();
      let plies = 0;
      for (; plies < PLIES && !random.isGameOver(); plies++) {
        const moves = random.legalMoves().split(" ");
        random.push(moves[roll(moves.length)]);
      }
      random.delete();
      return plies;
    },
  };
}

function draughts() {
  const roll = dice();
  const game = new Draughts();
  const walk = (left) => {
    if (left === 0) return 0;
    let nodes = 0;
    // Its moves are objects, and are played as such.
    for (const move of game.moves()) {
      game.move(move);
      nodes += 1 + walk(left - 1);
      game.undo();
    }
    return nodes;
  };
  return {
    name: "draughts",
    walk: () => walk(2),
    verbose: () => game.moves(),
    board: () => game.position(),
    playout() {
      const random = new Draughts();
      let plies = 0;
      for (; plies < PLIES && !random.gameOver(); plies++) {
        const moves = random.moves();
        random.move(moves[roll(moves.length)]);
      }
      return plies;
    },
  };
}

function rapidDraughts() {
  const roll = dice();
  const start = EnglishDraughts.setup();
  return {
    name: "rapid-draughts",
    verbose: () => EnglishDraughts.setup().moves,
    board: () => start.board,
    playout() {
      const random = EnglishDraughts.setup();
      let plies = 0;
      for (; plies < PLIES && random.status === "playing"; plies++) {
        const { moves } = random;
        random.move(moves[roll(moves.length)]);
      }
      return plies;
    },
  };
}

export async function libraries() {
  const others = [chessJs(), chessops(), await ffish(), draughts(), rapidDraughts()];
  return { ours: games().map(({ id }) => tablier(id)), others };
}
