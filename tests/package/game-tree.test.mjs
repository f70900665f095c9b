// The tree of moves behind the page, and its way into records and back.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { Game, games, initSync } from "../../pkg/tablier.js";
import { GameTree } from "../../www/js/game-tree.js";
import { fromRecord, toRecord } from "../../www/js/recorded-tree.js";
import { random } from "./fixtures.mjs";

const OPENING = ["32-28", "19-23", "28x19", "14x23"];

before(() => initSync(readFileSync(new URL("../../pkg/tablier_bg.wasm", import.meta.url))));

function treeOf(...moves) {
  const tree = new GameTree(new Game("draughts"));
  moves.forEach((move) => tree.play(move));
  return tree;
}

const texts = (nodes) => nodes.map(({ move }) => move.text);

/** The position of the node by playing its moves in a new game. */
function positionAt(tree) {
  const { id, rules, position } = tree.start;
  const game = new Game(id, { rules, position });
  texts(tree.line.slice(0, tree.ply)).forEach((move) => game.play(move));
  return game.position();
}

test("a move played before is gone to, another one is a branch, and nothing is lost", () => {
  const tree = treeOf(...OPENING);
  const [first, , third] = tree.line;
  tree.goTo(first);
  tree.play("20-24");
  assert.deepEqual(texts(tree.line), ["32-28", "20-24"]);
  assert.deepEqual(texts(first.children), ["19-23", "20-24"]);
  tree.back();
  tree.play("19-23");
  assert.equal(tree.current, third.parent);
  assert.deepEqual(texts(tree.line), OPENING);
  assert.throws(() => tree.play("31-26"), { code: "illegal-move" });
  assert.equal(tree.ply, 2);
});

test("forward goes along the line last taken", () => {
  const tree = treeOf(...OPENING);
  tree.goTo(tree.line[0]);
  tree.play("20-24");
  const branch = tree.current;
  while (tree.back());
  assert.equal(tree.current, tree.root);
  while (tree.forward());
  assert.equal(tree.current, branch);
  tree.goTo(tree.root.children[0].children[0]);
  tree.back();
  tree.forward();
  assert.equal(tree.current.move.text, "19-23");
  assert.equal(tree.forward().move.text, "28x19");
});

test("an end belongs to the move after which it was given", () => {
  const tree = treeOf(...OPENING);
  const last = tree.current;
  tree.end((game) => game.resign("black"));
  assert.deepEqual(tree.outcome, { winner: "white", reason: "resignation" });
  assert.throws(() => tree.play("31-26"), { code: "game-over" });
  tree.back();
  assert.equal(tree.outcome, null);
  tree.play("13x24");
  assert.equal(tree.outcome, null);
  tree.goTo(last);
  assert.equal(tree.outcome.reason, "resignation");
  tree.setEnd(last, null);
  tree.play("31-26");
  assert.equal(tree.outcome, null);
  assert.throws(() => tree.end((game) => game.claimDraw()), { code: "no-claim" });
});

test("a variation is made the main line, and removed", () => {
  const tree = treeOf(...OPENING);
  tree.goTo(tree.line[2]);
  tree.play("13x24");
  const variation = tree.current;
  tree.play("31-26");
  tree.back();
  tree.play("31-27");
  const inner = tree.current;
  assert.equal(inner.branch, inner);
  assert.equal(variation.branch, variation);
  tree.promote(inner);
  assert.equal(inner.branch, null);
  assert.deepEqual(toRecord(tree, {}).moves, ["32-28", "19-23", "28x19", "13x24", "31-27"]);
  const old = variation.parent.children[1];
  assert.equal(old.branch, old);
  tree.remove(variation);
  assert.equal(tree.current, variation.parent);
  assert.equal(tree.game.position(), positionAt(tree));
  assert.deepEqual(toRecord(tree, {}).moves, OPENING);
});

test("a record keeps variations, comments, signs, tags and the end", () => {
  const record = {
    ...treeOf().start,
    tags: { White: "A", Annotator: "B" },
    moves: OPENING,
    notes: [
      { ply: 0, comment: "before all" },
      { ply: 1, nags: [1, 146] },
      { ply: 2, comment: "main", variations: [
        { moves: ["20-24"], notes: [] },
        { moves: ["20-25", "31-27"], notes: [
          { ply: 0, comment: "opens" },
          { ply: 2, nags: [5], variations: [{ moves: ["31-26"], notes: [{ ply: 1, comment: "deep" }] }] },
        ] },
      ] },
    ],
    ended: { winner: null, reason: "agreement" },
  };
  const tree = fromRecord(record);
  assert.equal(tree.current, tree.root);
  assert.deepEqual(toRecord(tree, record.tags), record);
});

test("ends of variations are kept where they are asked for, and the place", () => {
  const tree = treeOf(...OPENING);
  tree.goTo(tree.line[0]);
  tree.play("20-24");
  tree.end((game) => game.agreeDraw());
  tree.back();
  assert.equal(toRecord(tree, {}).notes[0].variations[0].notes.length, 0);
  const again = fromRecord(JSON.parse(JSON.stringify(toRecord(tree, {}, { allEnds: true }))));
  again.place = JSON.parse(JSON.stringify(tree.place));
  assert.equal(again.ply, 1);
  again.forward();
  assert.equal(again.current.move.text, "20-24");
  assert.equal(again.outcome.reason, "agreement");
});

test("a variation that begins like its main line is joined to it", () => {
  const { start } = treeOf();
  const notes = [{ ply: 2, variations: [{ moves: ["19-23", "28x19", "13x24"], notes: [{ ply: 1, comment: "said" }] }] }];
  const record = toRecord(fromRecord({ ...start, moves: OPENING, notes }), {});
  assert.deepEqual(record.notes, [
    { ply: 2, comment: "said" },
    { ply: 4, variations: [{ moves: ["13x24"], notes: [] }] },
  ]);
});

test("what cannot be played is refused", () => {
  const { start } = treeOf();
  const variation = (moves, notes = []) => ({ ...start, moves: OPENING, notes: [{ ply: 2, variations: [{ moves, notes }] }] });
  assert.throws(() => fromRecord({ ...start, moves: ["32-28", "1-2"] }), { name: "TablierError", code: "bad-state" });
  assert.throws(() => fromRecord({ ...start, moves: [], ended: { winner: null, reason: "repetition" } }), { code: "bad-state" });
  assert.throws(() => fromRecord(variation(["1-2"])), { name: "TablierError" });
  assert.throws(() => fromRecord(variation(5)), { name: "TablierError", code: "bad-state" });
  assert.throws(() => fromRecord(variation(["19-23"], 5)), { name: "TablierError", code: "bad-state" });
});

test("variations in variations a hundred levels deep", () => {
  const tree = new GameTree(new Game("ultima"));
  const dice = random(3);
  for (let level = 0; level < 100; level++) {
    const moves = tree.game.moves();
    tree.play(moves[0]);
    tree.back();
    tree.play(moves[1 + dice.below(moves.length - 1)]);
  }
  const record = toRecord(tree, {});
  let levels = 0;
  for (let line = record; line; line = line.notes.at(-1)?.variations[0]) levels++;
  assert.equal(levels, 101);
  assert.deepEqual(toRecord(fromRecord(record), {}), record);
});

test("random walks through trees of every game", () => {
  for (const { id } of games()) {
    const dice = random(7);
    const tree = new GameTree(new Game(id));
    const nodes = [tree.root];
    for (let i = 0; i < 400; i++) {
      const choice = dice.below(10);
      if (choice === 0) tree.goTo(dice.pick(nodes));
      else if (choice === 1) tree.back();
      else if (choice === 2) tree.forward();
      else if (!tree.outcome) tree.play(dice.pick(tree.game.moves()));
      nodes.push(tree.current);
    }
    assert.equal(tree.game.position(), positionAt(tree), id);
    const record = toRecord(tree, {});
    const again = fromRecord(JSON.parse(JSON.stringify(record)));
    assert.deepEqual(toRecord(again, {}), record, id);
    again.place = tree.place;
    assert.equal(again.game.position(), tree.game.position(), id);
    assert.equal(again.game.hash(), tree.game.hash(), id);
  }
});
