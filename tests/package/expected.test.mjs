// What an error expected, in French.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, games } from "tablier";
import { expectedIn } from "../../pkg/board/expected.js";
import { readAnnotations } from "../../pkg/board/annotation-text.js";

/** Characters of positions, moves and what is neither. */
const SIGNS = ["", " ", "/", "-", "x", "(", "=", "F9999999", "K", "1", "9", "§"];

/** What `attempt` throws of `expected`. */
function expectedBy(attempt) {
  try {
    attempt()?.free?.();
  } catch ({ details }) {
    return details.expected;
  }
}

/** The text with one sign in place of each of its characters, or cut off there. */
function* spoilt(text) {
  for (let at = 0; at <= text.length; at++) {
    yield text.slice(0, at);
    for (const sign of SIGNS) yield text.slice(0, at) + sign + text.slice(at + 1);
  }
}

test("all that a position or a move may lack is told in French", () => {
  const found = new Set();
  for (const { id, cells, rules } of games()) {
    const game = new Game(id);
    const setups = [game.position(), "W:W31,K10:BK2,5:H10:F3", "w K=G4 Q=H43 P=FV1,FV8 | K=A4 P=H33"].filter((position) => Game.validate(id, position).ok);
    const moves = [...game.moves().slice(0, 2), "26x8x3", "huff 14 30-27", "5x12x13", "f2-f4(x12)", "Rc5xnc5,rd4", "H25-H15=Q(H35,H45)", "Move G 8 F 7"];
    for (const text of setups) for (const position of spoilt(text)) found.add(expectedBy(() => new Game(id, { position })));
    for (const text of moves) for (const move of spoilt(text)) found.add(expectedBy(() => void (game.play(move) && game.undo())));
    for (const { name } of rules) found.add(expectedBy(() => new Game(id, { rules: { [name]: "?" } })));
    found.add(expectedBy(() => new Game(id, { rules: { none: 1 } })));
    for (const wrong of [{ marks: `${cells[0]}:?` }, { marks: "d4:?" }, { arrows: "?" }, { arrows: `${cells[0]}-${cells[0]}` }, { arrows: 5 }, { arrows: `${cells[0]}-${cells[1]}:?` }, { shadow: "?" }]) {
      found.add(expectedBy(() => readAnnotations(wrong, cells)));
    }
  }
  found.delete(undefined);
  assert.ok(found.size > 40, `only ${found.size}`);
  assert.deepEqual([...found].filter((text) => expectedIn(text, "fr") === null), []);
});
