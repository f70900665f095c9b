// The judge of the exercises against a board that is none: what it says, counts and remembers.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Game } from "tablier";

const store = new Map();
globalThis.localStorage = { getItem: (key) => store.get(key) ?? null, setItem: (key, text) => void store.set(key, text) };
globalThis.document = { createElement: (tag) => new Part(tag) };
const { Exercises } = await import("../../www/js/rules/exercises.js");
const { wordsOf } = await import("../../www/js/rules/verdicts.js");
const WORDS = { en: wordsOf("en"), fr: wordsOf("fr") };

/** As much of an element as the exercises use. */
class Part extends EventTarget {
  className = "";
  #children = [];
  constructor(tag, text = "") {
    super();
    this.tag = tag;
    this.textContent = text;
  }
  set textContent(text) { this.#children = [text]; }
  get textContent() { return this.#children.map((child) => child.textContent ?? child).join(""); }
  get childNodes() { return this.#children; }
  append(...children) { this.#children.push(...children); }
  replaceChildren(...children) { this.#children = children; }
  cloneNode() { return new Part(this.tag, this.textContent); }
}

/** A board as the exercises know it. */
class FakeBoard extends Part {
  constructor(game, { position, moves }) {
    super("tablier-board");
    this.moves = moves?.join(" ") ?? null;
    this.game = new Game(game, { position });
    moves?.forEach((move) => this.game.play(move));
    this.base = this.game.history().length;
  }
  getAttribute() { return this.moves; }
  async load() {}
  play(text) {
    const move = this.game.play(text);
    this.#tell("move", { move, game: this.game });
    this.#tell("step", { ply: this.game.history().length, game: this.game });
  }
  reset() {
    while (this.game.history().length > this.base) this.game.undo();
    this.#tell("step", { ply: this.base, game: this.game });
  }
  #tell(type, detail) { this.dispatchEvent(new CustomEvent(type, { detail })); }
}

function makeSection(id, game, { position, moves, goal, solutions, line, hint = null }) {
  const parts = {
    "tablier-board": new FakeBoard(game, { position, moves }),
    ".verdict": new Part("p"),
    ".answers code": new Part("code", solutions[0]),
    ".hint": hint && new Part("p", hint),
    ".reply": new Part("span", `reply to ${id}`),
    details: Object.assign(new Part("details"), { open: false }),
  };
  const classes = new Set();
  return {
    id: `exercise-${id}`,
    dataset: { goal, ...(line ? { line: line.join(" ") } : {}) },
    classList: { contains: (name) => classes.has(name), toggle: (name, is) => (is ? classes.add(name) : classes.delete(name)) },
    querySelector: (selector) => parts[selector],
    board: parts["tablier-board"],
    get verdict() { return parts[".verdict"].textContent; },
    get isSolved() { return classes.has("solved"); },
    open() {
      parts.details.open = true;
      parts.details.dispatchEvent(new Event("toggle"));
    },
  };
}

/** Plays one move in an exercise of its own, and gives the verdict. */
function verdictOn(game, exercise, move, words = WORDS.en) {
  const section = makeSection("x", game, { solutions: ["?"], ...exercise });
  new Exercises([section], game, words, new Part("p"));
  section.board.play(move);
  return section.verdict;
}

const STOP = { position: "W:W6,24,47,K5:B10,36", goal: "win in 1", solutions: ["5x41"] };
const SHOT = { position: "W:W31,34,39,29,35:B19,28,17,18", goal: "win in 2", solutions: ["39-33"], line: ["28x30", "35x11"] };

beforeEach(() => store.clear());

test("a wrong move is not counted, and another can be tried", () => {
  const section = makeSection("stop", "draughts", STOP);
  const line = new Part("p");
  new Exercises([section], "draughts", WORDS.en, line);
  section.board.play("5x14");
  assert.equal(section.verdict, "Not yet. Your opponent can still play 36-41.");
  assert.equal(section.isSolved, false);
  section.board.reset();
  assert.equal(section.verdict, "");
  section.board.play("5x41");
  assert.equal(section.verdict, "Well done! reply to stop");
  assert.equal(section.isSolved, true);
  assert.equal(line.textContent, "1 of 1 exercises solved.");
});

test("what is solved is remembered by game, and told in the language of the page", () => {
  const sections = () => [makeSection("stop", "draughts", STOP), makeSection("shot", "draughts", SHOT)];
  const first = sections();
  new Exercises(first, "draughts", WORDS.en, new Part("p"));
  first[0].board.play("5x41");
  const line = new Part("p");
  const second = sections();
  new Exercises(second, "draughts", WORDS.fr, line);
  assert.deepEqual(second.map(({ isSolved }) => isSolved), [true, false]);
  assert.equal(line.textContent, "1 exercice résolu sur 2. Continuer");
  const other = sections();
  new Exercises(other, "ultima", WORDS.fr, line);
  assert.deepEqual(other.map(({ isSolved }) => isSolved), [false, false]);
  assert.equal(line.textContent, "2 exercices\u00a0: jouez votre coup sur le plateau, le moteur le juge.");
});

test("a storage that holds something else is no obstacle", () => {
  for (const stored of ["{", "3", "[]", '{"draughts":1}', '{"draughts":{"length":1}}', "null"]) {
    store.set("tablier:exercises", stored);
    const section = makeSection("stop", "draughts", STOP);
    new Exercises([section], "draughts", WORDS.en, new Part("p"));
    assert.equal(section.isSolved, false, stored);
    section.board.play("5x41");
    assert.equal(section.isSolved, true, stored);
  }
});

test("the solution is played on the board, its line after it, and counts for nothing", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const section = makeSection("shot", "draughts", SHOT);
    new Exercises([section], "draughts", WORDS.en, new Part("p"));
    section.open();
    await Promise.resolve();
    assert.deepEqual(section.board.game.history(), ["39-33"]);
    for (let i = 0; i < SHOT.line.length; i++) mock.timers.runAll();
    assert.deepEqual(section.board.game.history(), ["39-33", "28x30", "35x11"]);
    assert.equal(section.isSolved, false);
    assert.equal(section.verdict, "");
    section.board.reset();
    section.board.play("39-33");
    section.board.reset();
    mock.timers.runAll();
    assert.deepEqual(section.board.game.history(), []);
  } finally {
    mock.timers.reset();
  }
});

test("moves that led to the position are not the reader's", () => {
  const moves = ["8-3", "46-5", "3-8", "5-46", "8-3", "46-5", "3-8"];
  const repeat = { position: "B:WK46:BK8,K25,20", moves, goal: "then outcome = draw repetition" };
  assert.equal(verdictOn("draughts", repeat, "5-46"), "Well done! reply to x");
  assert.equal(verdictOn("draughts", repeat, "5-41"), "Not yet. This position has not stood often enough.");
});

test("each verdict names what the move misses", () => {
  const man = { position: "W:W34,47:B29,18,42" };
  assert.equal(verdictOn("draughts", { ...man, goal: "capture 1" }, "34x12"), "Not yet. This move takes 29 and 18; only 1 should be taken.");
  assert.equal(verdictOn("draughts", { goal: "capture 2" }, "32-28"), "Not yet. This move takes nothing; there are 2 pieces to take.");
  assert.equal(verdictOn("draughts", { goal: "play 33-28" }, "32-28"), "Not yet. This move is not the one that is asked for.");
  const hint = "The other one.";
  assert.equal(verdictOn("draughts", { goal: "play 33-28", hint }, "32-28"), "Not yet. The other one.");
  assert.equal(verdictOn("draughts", { goal: "capture 2", hint }, "32-28"), "Not yet. This move takes nothing; there are 2 pieces to take. The other one.");
  const step = { position: "W:W31,34:B22,24", goal: "then threatened = nothing" };
  assert.equal(verdictOn("draughts", step, "34-30"), "Not yet. Your opponent can take 30 (24x35).");
  assert.equal(verdictOn("draughts", step, "34-30", WORDS.fr), "Pas encore. L’adversaire peut prendre 30 (24x35).");
  const shot = verdictOn("draughts", SHOT, "29-24");
  assert.match(shot, /^Not yet\. After \S+ you do not win in time\.$/);
  const fork = { position: "21...1.2.......2...1.... 1 6 6", goal: "force 1" };
  assert.equal(verdictOn("charret", fork, "14"), "Not yet. After 21 there is not enough to take.");
  const parry = { position: "wW7/8/8/3bwB4/3wwwW4/8/8/bbB7 w 1", goal: "parry" };
  assert.equal(verdictOn("tumblingdown", parry, "A8-A7"), "Not yet. Your opponent wins by A1-B2.");
  const own = { position: "8/8/8/8/2bWwwW4/8/8/bbB7 w 1", goal: "win in 1" };
  assert.equal(verdictOn("tumblingdown", own, "C4-D4"), "Not yet. This move loses the game.");
  const pat = { position: "w K=D1 Q=AV2,H11,H27 P=AV1 | K=A1", goal: "win in 1" };
  assert.equal(verdictOn("bulltricker", pat, "D1-C1", WORDS.fr), "Pas encore. Ce coup fait partie nulle.");
  const keep = { position: "W:WK28,31:BK5,K6:H49", goal: "then outcome = nothing" };
  assert.equal(verdictOn("draughts", keep, "28-32"), "Not yet. This move makes a draw.");
});

test("what is not won says what is missing", () => {
  const mate = { position: "8/8/8/2K1k3/4M3/8/8/8 w", goal: "win in 1" };
  assert.equal(verdictOn("ultima", mate, "Mh1"), "Not yet. The enemy king is not in check.");
  const taste = { position: "3k4/4M2b/8/8/6K1/8/8/2N5 w", goal: "win in 1" };
  assert.equal(verdictOn("ultima", taste, "Nc2", WORDS.fr), "Pas encore. Le roi adverse n’est pas en échec.");
  const close = { position: "w K=G4 Q=H31,CV5,GV1,GV8 P=CV4 | K=C4 P=H44,BV8", goal: "win in 1" };
  assert.match(verdictOn("bulltricker", close, "G4-G5"), /^Not yet\. The king on C4 is not enclosed: it can go to B4\.$/);
  const strike = { position: "wwW7/8/8/4bwW3/8/6bbbB1/8/bbB7 w 1", goal: "win in 1" };
  assert.equal(verdictOn("tumblingdown", strike, "E5-E6", WORDS.fr), "Pas encore. Ce coup ne capture aucun roi.");
  const hold = { position: "w K=G4 Q=AV4,AV5,H27 P=GV8 | K=A4", goal: "then outcome = draw immobilisation" };
  assert.equal(verdictOn("bulltricker", hold, "G4-G5"), "Not yet. Your opponent can still play A4-B4.");
  const pinch = { position: "7k/8/8/2Pn1pP1/8/8/4P3/K7 w", goal: "capture 2" };
  assert.equal(verdictOn("ultima", pinch, "Kb1"), "Not yet. This move takes nothing; there are 2 men to take.");
});
