// What a Game does, method by method, for each game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, games } from "tablier";
import { played, random } from "./fixtures.mjs";

const ids = ["bulltricker", "charret", "draughts", "spanish-draughts", "tumblingdown", "ultima"];
const starts = {
  bulltricker:
    "7/q1q1q1qkq1q1q1q/ppppppp/p1p1p1p1p1p1p1p/7/15/7/15/7/15/7/P1P1P1P1P1P1P1P/PPPPPPP/Q1Q1Q1QKQ1Q1Q1Q/7 w",
  charret: "........................ 1 9 9",
  draughts: "W:W31-50:B1-20",
  "spanish-draughts": "W:W1-12:B21-32",
  tumblingdown: "2WwWwwWwwwWwwWwW/3WwWwwWwWW/4WwWW1/5W2/2B5/1BbBB4/BbBbbBbBB3/bBbbBbbbBbbBbBB2 w 1",
  ultima: "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w",
};

test("games tells of each game its names, players, pieces, cells and options", () => {
  assert.deepEqual(games().map(({ id }) => id).sort(), ids);
  const both = ({ fr, en }) => assert.ok(fr && en);
  for (const info of games()) {
    both(info.names);
    assert.equal(info.players.length, 2);
    assert.deepEqual(info.players.map(({ id }) => id), info.id === "charret" ? ["red", "yellow"] : ["white", "black"]);
    info.players.forEach(({ names }) => both(names));
    assert.ok(info.pieces.length > 0);
    info.pieces.forEach(({ names }) => both(names));
    assert.equal(info.cells.length, { bulltricker: 161, charret: 24, draughts: 50, "spanish-draughts": 32, tumblingdown: 64, ultima: 64 }[info.id]);
    assert.equal(new Set(info.cells).size, info.cells.length);
    const defaults = Object.fromEntries(info.rules.map((rule) => [rule.name, rule.default]));
    assert.deepEqual(new Game(info.id).rules(), defaults);
    for (const rule of info.rules) {
      both(rule.names);
      if (rule.kind === "choice") {
        rule.choices.forEach(({ names }) => both(names));
        assert.ok(rule.choices.some(({ value }) => value === rule.default));
        for (const { value } of rule.choices) {
          assert.equal(new Game(info.id, { rules: { [rule.name]: value } }).rules()[rule.name], value);
        }
      } else if (rule.kind === "limit") {
        for (const value of [null, rule.min, rule.max]) {
          assert.equal(new Game(info.id, { rules: { [rule.name]: value } }).rules()[rule.name], value);
        }
      } else {
        assert.equal(rule.kind, "flag");
        assert.equal(new Game(info.id, { rules: { [rule.name]: !rule.default } }).rules()[rule.name], !rule.default);
      }
    }
  }
});

for (const id of ids) {
  const info = games().find((game) => game.id === id);
  const [first, second] = info.players.map((player) => player.id);

  test(`${id}: a new game`, () => {
    const game = new Game(id);
    assert.equal(game.id(), id);
    assert.equal(game.turn(), first);
    assert.equal(new Game(id, { position: starts[id] }).hash(), game.hash());
    assert.equal(new Game(id, { position: game.position() }).position(), game.position());
    assert.equal(game.outcome(), null);
    assert.equal(game.drawClaim(), null);
    assert.equal(game.undo(), null);
    assert.equal(game.redo(), null);
    assert.deepEqual(game.history(), []);
    assert.deepEqual(game.history({ verbose: true }), []);
    assert.match(game.hash(), /^[0-9a-f]{16}$/);
    assert.ok(game.ascii().length > 24);
    for (const options of [undefined, {}, { rules: {} }, { position: undefined, rules: undefined }]) {
      assert.equal(new Game(id, options).position(), game.position());
    }
  });

  test(`${id}: moves as texts, as objects, from a cell, packed`, () => {
    const game = played(id, 9);
    const texts = game.moves();
    const moves = game.moves({ verbose: true });
    assert.equal(new Set(texts).size, texts.length);
    assert.deepEqual(moves.map(({ text }) => text), texts);
    assert.deepEqual(game.moves({ verbose: false }), texts);
    assert.deepEqual(game.moves({}), texts);
    for (const move of moves) {
      assert.equal(move.player, game.turn());
      assert.ok(info.pieces.some((piece) => piece.id === move.piece));
      assert.ok(move.from === null || info.cells.includes(move.from));
      assert.equal(move.path.at(-1), move.to);
      assert.equal(move.path[0], move.from ?? move.to);
      assert.equal(move.promotion, null);
      for (const { cell, piece } of move.captures) {
        assert.ok(game.board().some((at) => at.cell === cell && at.piece === piece && at.player !== game.turn()));
      }
    }
    for (const cell of info.cells) {
      // A placement is from the cell it goes to.
      const wanted = moves.filter(({ from, to }) => (from ?? to) === cell);
      assert.deepEqual(game.moves({ from: cell, verbose: true }), wanted);
      assert.deepEqual(game.moves({ from: cell }), wanted.map(({ text }) => text));
    }
    const packed = game.movesPacked();
    assert.ok(packed instanceof Uint32Array);
    assert.equal(packed.length, texts.length);
    packed.forEach((number, index) => {
      const [to, from] = [(number >> 8) & 255, number & 255];
      assert.equal(number >>> 16, index);
      assert.equal(info.cells[to], moves[index].to);
      assert.equal(from === 255 ? null : info.cells[from], moves[index].from);
      const [byNumber, byText] = [game.clone(), game.clone()];
      byNumber.playPacked(number);
      byText.play(texts[index]);
      assert.deepEqual(byNumber.toJSON(), byText.toJSON());
    });
  });

  test(`${id}: a move is played by its text or as an object`, () => {
    const game = played(id, 12, 3);
    for (const move of game.moves({ verbose: true })) {
      assert.equal(game.isLegal(move.text), true);
      const byText = game.clone();
      assert.deepEqual(byText.play(move.text), move);
      const byObject = game.clone();
      assert.deepEqual(byObject.play(move), move);
      assert.equal(byObject.hash(), byText.hash());
      const captures = move.captures.map(({ cell }) => cell);
      const byCells = game.clone();
      const cells = { from: move.from, to: move.to, captures };
      assert.ok(game.isLegal(move) && game.isLegal(cells));
      assert.deepEqual(byCells.play(cells), move);
      assert.deepEqual(byText.history(), [...game.history(), move.text]);
      assert.deepEqual(byText.history({ verbose: true }).at(-1), move);
    }
    for (const other of ["nonsense", { text: "nonsense" }, { to: "nowhere" }]) assert.equal(game.isLegal(other), false);
    assert.equal(game.isLegal({ from: game.board()[0].cell, to: "nowhere" }), false);
    assert.throws(() => game.isLegal({}), { code: "bad-notation" });
  });

  test(`${id}: undo and redo give every position back`, () => {
    for (let seed = 1; seed <= 5; seed++) {
      const game = new Game(id);
      const dice = random(seed);
      const states = [];
      while (!game.outcome() && states.length < 80) {
        states.push([game.position(), game.hash(), game.moves()]);
        game.play(dice.pick(game.moves()));
      }
      const end = game.toJSON();
      const outcome = game.outcome();
      const last = game.history({ verbose: true });
      for (const state of states.toReversed()) {
        assert.deepEqual(game.undo(), last.pop());
        assert.deepEqual([game.position(), game.hash(), game.moves()], state);
      }
      assert.equal(game.undo(), null);
      assert.equal(game.toJSON().redo.length, states.length);
      while (game.redo());
      assert.deepEqual(game.toJSON(), end);
      assert.deepEqual(game.outcome(), outcome);
      game.undo();
      const other = game.moves().find((text) => text !== end.moves.at(-1));
      if (other) {
        game.play(other);
        assert.equal(game.redo(), null);
      }
    }
  });

  test(`${id}: toJSON and fromJSON carry the whole game`, () => {
    const game = played(id, 30, 7);
    game.undo();
    game.undo();
    for (const state of [game.toJSON(), JSON.parse(JSON.stringify(game))]) {
      const again = Game.fromJSON(state);
      assert.deepEqual(again.toJSON(), game.toJSON());
      assert.equal(again.position(), game.position());
      assert.equal(again.hash(), game.hash());
      assert.deepEqual(again.history(), game.history());
      assert.deepEqual(again.redo(), game.clone().redo());
    }
    const state = game.toJSON();
    assert.deepEqual(Object.keys(state).sort(), ["ended", "id", "moves", "position", "redo", "rules"]);
    assert.equal(state.ended, null);
    assert.deepEqual(state.moves, game.history());
    assert.equal(state.redo.length, 2);
  });

  test(`${id}: a clone is independent`, () => {
    const game = played(id, 6);
    const before = game.toJSON();
    const copy = game.clone();
    assert.deepEqual(copy.toJSON(), before);
    copy.play(copy.moves()[0]);
    assert.deepEqual(game.toJSON(), before);
    copy.free();
    assert.deepEqual(game.toJSON(), before);
  });

  test(`${id}: resignation, agreement, and a finished game`, () => {
    const resigned = played(id, 3);
    const loser = resigned.turn();
    resigned.resign();
    assert.deepEqual(resigned.outcome(), { winner: loser === first ? second : first, reason: "resignation" });
    assert.deepEqual(resigned.moves(), []);
    assert.equal(resigned.movesPacked().length, 0);
    assert.deepEqual(resigned.toJSON().ended, resigned.outcome());
    assert.deepEqual(Game.fromJSON(resigned.toJSON()).outcome(), resigned.outcome());
    assert.equal(resigned.search({ depth: 1 }), null);
    assert.equal(resigned.startSearch({ depth: 1 }), null);
    for (const act of [(game) => game.resign(), (game) => game.agreeDraw(), (game) => game.play(new Game(id).moves()[0])]) {
      const before = resigned.toJSON();
      assert.throws(() => act(resigned), { name: "TablierError", code: "game-over" });
      assert.deepEqual(resigned.toJSON(), before);
    }
    const named = new Game(id);
    named.resign(second);
    assert.deepEqual(named.outcome(), { winner: first, reason: "resignation" });
    const drawn = new Game(id);
    drawn.agreeDraw();
    assert.deepEqual(drawn.outcome(), { winner: null, reason: "agreement" });
    assert.deepEqual(Game.fromJSON(drawn.toJSON()).toJSON(), drawn.toJSON());
  });

  test(`${id}: cells lead to every move`, () => {
    for (let seed = 1; seed <= 6; seed++) {
      const game = played(id, 10 + seed * 3, seed);
      const moves = game.moves({ verbose: true });
      const open = game.input([]);
      assert.equal(open.complete, null);
      assert.deepEqual(open.moves.map(({ text }) => text).sort(), game.moves().sort());
      const reached = new Set();
      const walk = (cells) => {
        const state = game.input(cells);
        assert.ok(state.moves.length > 0 || state.next.length === 0);
        if (state.complete) {
          assert.ok(game.isLegal(state.complete.text));
          reached.add(state.complete.text);
        }
        assert.equal(new Set(state.next).size, state.next.length);
        if (cells.length < 12) for (const cell of state.next) walk([...cells, cell]);
      };
      if (moves.length > 0) walk([]);
      assert.deepEqual([...reached].sort(), game.moves().sort());
    }
  });

  test(`${id}: layout, board, hands and marks agree with the cells`, () => {
    const game = played(id, 20, 5);
    const layout = game.layout();
    assert.ok(layout.width > 0 && layout.height > 0);
    assert.equal(layout.kind, id === "charret" ? "points" : "squares");
    for (const cell of info.cells) assert.equal(layout.cells.filter(({ name }) => name === cell).length, 1, cell);
    for (const { x, y, polygon, row, column } of layout.cells) {
      assert.ok(x > 0 && x < layout.width && y > 0 && y < layout.height);
      assert.ok(polygon.length >= 3 && polygon.every((corner) => corner.length === 2));
      assert.ok(Number.isInteger(row) && Number.isInteger(column));
    }
    assert.ok(layout.labels.every(({ text }) => text.length > 0));
    const board = game.board();
    for (const { cell, player, piece } of board) {
      assert.ok(info.cells.includes(cell) && [first, second].includes(player));
      assert.ok(info.pieces.some(({ id: kind }) => kind === piece));
    }
    const hands = game.hands();
    if (id !== "charret") assert.deepEqual(hands, []);
    else assert.ok(hands.every(({ player, count }) => [first, second].includes(player) && count >= 0));
    const marks = game.marks();
    const last = game.history({ verbose: true }).at(-1);
    assert.deepEqual(marks.lastMove, {
      from: last.from, to: last.to, path: last.path, captures: last.captures.map(({ cell }) => cell),
    });
    for (const list of ["check", "frozen", "kings", "threatened", "mustMove"]) {
      assert.ok(marks[list].every((cell) => info.cells.includes(cell)), list);
    }
    assert.equal(new Game(id).marks().lastMove, null);
  });

  test(`${id}: perft is the walk through the moves`, () => {
    const leaves = (game, depth) => {
      if (depth === 0) return 1;
      let sum = 0;
      for (const text of game.moves()) {
        game.play(text);
        sum += leaves(game, depth - 1);
        game.undo();
      }
      return sum;
    };
    const game = new Game(id);
    assert.equal(game.perft(0), 1);
    for (const depth of [1, 2, 3]) assert.equal(game.perft(depth), leaves(game, depth));
  });

  test(`${id}: a search gives a legal move and is the same each time`, () => {
    const game = played(id, 8, 2);
    const infos = [];
    const result = game.search({ depth: 4, onInfo: (info) => infos.push(info) });
    assert.ok(game.isLegal(result.move));
    assert.equal(result.pv[0], result.move);
    assert.equal(result.depth, 4);
    assert.ok(Number.isInteger(result.nodes) && result.nodes > 0);
    assert.ok(Number.isInteger(result.score));
    assert.ok(result.mate === null || Number.isInteger(result.mate));
    assert.equal(result.lines.length, 1);
    assert.equal(result.lines[0].move, result.move);
    assert.equal(infos.at(-1).move, result.move);
    const again = game.search({ depth: 4 });
    assert.deepEqual([again.move, again.score, again.nodes], [result.move, result.score, result.nodes]);
    const walk = game.clone();
    for (const text of result.pv) walk.play(text);

    const several = game.search({ depth: 3, multiPv: 3 });
    assert.equal(several.lines.length, Math.min(3, game.moves().length));
    assert.equal(new Set(several.lines.map(({ move }) => move)).size, several.lines.length);
    for (const { score } of several.lines) assert.ok(score <= several.score);

    for (const level of [1, 2, 5, 9, 10]) {
      const seeded = () => game.search({ level, seed: 5, nodes: 2000 }).move;
      assert.ok(game.isLegal(seeded()));
      assert.equal(seeded(), seeded());
    }
    assert.ok(game.search({ nodes: 500 }).nodes <= 5000);
    assert.ok(game.isLegal(game.search({ timeMs: 1 }).move));
  });

  test(`${id}: a search in slices ends where the search in one goes`, () => {
    const game = played(id, 8, 2);
    const search = game.startSearch({ depth: 5 });
    const before = game.toJSON();
    while (!search.run(1)) assert.ok(game.isLegal(search.info().move));
    const whole = game.search({ depth: 5 });
    const sliced = search.info();
    assert.deepEqual([sliced.move, sliced.score, sliced.nodes], [whole.move, whole.score, whole.nodes]);
    assert.equal(search.run(1), true);
    assert.deepEqual(game.toJSON(), before);
    game.free();
    assert.equal(search.info().move, sliced.move);
    search.free();
  });

  test(`${id}: validate tells what is wrong with a position`, () => {
    assert.deepEqual(Game.validate(id, starts[id]), { ok: true });
    const { ok, code, message, at } = Game.validate(id, "nonsense");
    assert.deepEqual([ok, code, typeof message], [false, "bad-position", "string"]);
    assert.ok(Number.isInteger(at));
  });

  test(`${id}: whole random games end with a reason`, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rules = {
        charret: { noCaptureLimit: 60, starter: seed % 2 ? "red" : "yellow" },
        ultima: { noCaptureLimit: 200 },
      }[id] ?? {};
      const game = played(id, 3000, seed, { rules });
      // Its rules know no end by lack of progress.
      if (id === "bulltricker" && !game.outcome()) game.agreeDraw();
      const { winner, reason } = game.outcome();
      assert.ok([first, second, null].includes(winner));
      assert.ok(typeof reason === "string");
      assert.deepEqual(game.moves(), []);
      assert.deepEqual(Game.fromJSON(game.toJSON()).outcome(), game.outcome());
      game.free();
    }
  });
}

test("international draughts: promotion, majority, ambiguous captures", () => {
  const promoted = new Game("draughts", { position: "W:W6:B35" }).play("6-1");
  assert.equal(promoted.promotion, "king");
  const game = new Game("draughts", { position: "W:WK4:B13,20,32,37" });
  const before = game.toJSON();
  assert.throws(() => game.play("4x15"), (error) => {
    assert.equal(error.code, "ambiguous-move");
    assert.deepEqual(error.details.candidates.sort(), game.moves().filter((text) => /^4x.*x15$/.test(text)).sort());
    return true;
  });
  assert.deepEqual(game.toJSON(), before);
  assert.throws(() => game.play({ from: "4", to: "15" }), { code: "ambiguous-move" });
  const [move] = game.moves({ verbose: true });
  assert.equal(game.play({ from: "4", to: move.to, captures: move.captures.map(({ cell }) => cell) }).text, move.text);
});

test("Charret: draws are claimed where the rules offer them", () => {
  const game = new Game("charret", { position: "1...1..22.1.2121.2...... 1 0 0" });
  assert.throws(() => game.claimDraw(), { name: "TablierError", code: "no-claim" });
  // A slide to and fro by both, twice, gives the first position for the third time.
  const quiet = (state) => state.moves({ verbose: true }).filter(({ captures }) => captures.length === 0);
  const cycle = (() => {
    for (const a of quiet(game)) {
      const afterA = game.clone();
      afterA.play(a);
      for (const b of quiet(afterA)) {
        const back = [`${a.to}-${a.from}`, `${b.to}-${b.from}`];
        const walk = afterA.clone();
        walk.play(b);
        if (back.every((text) => walk.isLegal(text) && walk.play(text))) return [a.text, b.text, ...back];
      }
    }
    return null;
  })();
  for (let round = 0; round < 2; round++) {
    assert.equal(game.drawClaim(), null);
    cycle.forEach((text) => game.play(text));
  }
  assert.equal(game.drawClaim(), "repetition");
  game.claimDraw();
  assert.deepEqual(game.outcome(), { winner: null, reason: "repetition" });
  assert.deepEqual(Game.fromJSON(game.toJSON()).toJSON(), game.toJSON());
});

test("Charret: hands empty as tokens are placed, and cells are named in letters too", () => {
  const game = new Game("charret", { rules: { starter: "yellow" } });
  assert.equal(game.turn(), "yellow");
  assert.equal(game.play("d6").text, "5");
  assert.deepEqual(game.hands().map(({ player, count }) => [player, count]).sort(), [["red", 9], ["yellow", 8]]);
});

test("Spanish draughts: a huff is part of the move", () => {
  const game = new Game("spanish-draughts", { rules: { huffing: true }, position: "W:W10,1:B14,32" });
  const quiet = game.moves({ verbose: true }).find(({ captures }) => captures.length === 0);
  game.play(quiet);
  const huffs = game.moves({ verbose: true }).filter(({ huff }) => huff !== undefined);
  assert.ok(huffs.length > 0);
  assert.ok(huffs.every(({ huff }) => huff === "10"));
  const before = game.board().length;
  game.play(huffs[0]);
  assert.equal(game.board().length, before - 1 - huffs[0].captures.length);
});

test("a freed object is an error to use, and others are not harmed", () => {
  const [freed, other] = [new Game("draughts"), new Game("draughts")];
  freed.free();
  const gone = { name: "TablierError", code: "disposed" };
  assert.throws(() => freed.moves(), gone);
  assert.throws(() => freed.position(), gone);
  assert.equal(other.moves().length, 9);
  if (Symbol.dispose) assert.equal(typeof other[Symbol.dispose], "function");
});

test("tumblingdown: stacks, kings and aliases of the target square", () => {
  const game = new Game("tumblingdown");
  assert.deepEqual(game.board().filter(({ cell }) => cell === "F8").map(({ player }) => player), Array(4).fill("white"));
  assert.deepEqual(game.marks().kings.sort(), ["C1", "F8"]);
  assert.equal(game.play("g8d5").text, "G8-F7");
  assert.deepEqual(game.input(["C1", "C4"]).complete?.text, "C1-C2");
  const clicked = game.clone();
  assert.equal(clicked.play({ from: "C1", to: "C4" }).text, "C1-C2");
  assert.throws(() => game.play({ from: "C1", to: "C6" }), { code: "illegal-move" });
  assert.deepEqual(game.marks().kings.sort(), ["C1", "F7", "F8"]);
  const mixed = new Game("tumblingdown", { position: "7wW/8/8/8/1wbW5B/8/8/7bB w 1" });
  assert.deepEqual(mixed.board().filter(({ cell }) => cell === "B4").map(({ player }) => player), ["white", "black", "white"]);
  const check = new Game("tumblingdown", { position: "7wW/8/8/8/bBW6/8/8/8 b 2" });
  assert.deepEqual(check.marks().check, ["A4"]);
  const won = new Game("tumblingdown", { position: "bbB6wwW/8/8/8/3bbbB4/3W4/8/8 w 1" });
  won.play("D3-D4");
  assert.deepEqual(won.outcome(), { winner: "white", reason: "king-captured" });
  assert.equal(won.position(), "bbB6wwW/8/8/8/3bbbbW4/8/8/8 b 2");
  assert.deepEqual(Game.fromJSON(won.toJSON()).outcome(), won.outcome());
});

test("a callback of a search must not change its game", () => {
  const inUse = { name: "TablierError", code: "in-use" };
  for (const [name, attempt] of Object.entries({ play: (game, { move }) => game.play(move), undo: (game) => game.undo() })) {
    const game = new Game("draughts");
    let told = 0;
    game.search({ depth: 2, onInfo(info) { told++; assert.throws(() => attempt(game, info), inUse, name); } });
    assert.ok(told > 0);
    assert.equal(game.moves().length, 9);
  }
});
