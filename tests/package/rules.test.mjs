// The rules pages: what they claim is what the engine does, in both languages, and their links lead somewhere.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { Game, games } from "tablier";
import { root } from "../../scripts/root.mjs";
import { RULES_PAGES } from "../../scripts/rules.mjs";
import { GAMES, LANGUAGES, outline, readPositions, readText } from "../../scripts/rules/source.mjs";
import { fromHash } from "../../www/js/records/link.js";
import { judge, refute, solutions } from "../../www/js/rules/claims.js";
import { reasonFor, wordsOf } from "../../www/js/rules/verdicts.js";

/** The figures that the pages which describe the games number or show, by the ids of our diagrams. */
const FIGURES = {
  draughts: ["1", "2"],
  "spanish-draughts": [],
  charret: ["board", "placement", "charret", "capture", "jump"],
  bulltricker: [
    "1", "2a", "2b", "3a", "3b", "3c", "5a", "5b", "5c",
    "6a", "6b", "6c", "6d", "6e", "6f", "6h", "6i", "6j", "6k", "6l", "6m",
    "7a", "7b", "7c", "7d", "7e", "8a", "8b", "8c", "8d", "8e", "8f", "8g", "8h",
  ],
  tumblingdown: ["1", "2"],
  ultima: ["1", "2", "3", "4", "5", "6", "7"],
};

/** Sections that teach no rule. */
const WITHOUT_EXERCISE = ["notation", "options", "credits"];

const gameOf = (game, { position, rules }) => new Game(game, { position, rules });
const codes = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
/** What a caption may name. */
const words = (...texts) => texts.flat().flatMap((text) => text.split(/:? /));

for (const game of GAMES) {
  const { sections, diagrams, exercises } = readPositions(game);
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, outline(readText(language, game))]));

  test(`${game}: every figure of the sources is there`, () => {
    for (const id of FIGURES[game]) assert.ok(diagrams[id], id);
  });

  test(`${game}: what the diagrams claim is true`, () => {
    for (const [id, diagram] of Object.entries(diagrams)) {
      const start = gameOf(game, diagram);
      assert.ok(diagram.assert.length > 0, id);
      for (const claim of diagram.assert) assert.equal(refute(claim, start), null, `${id}: ${claim}`);
      for (const move of diagram.moves ?? []) start.play(move);
    }
  });

  test(`${game}: marks and arrows are cells of the board`, () => {
    const { cells } = games().find(({ id }) => id === game);
    for (const [id, { marks = [], arrows = [] }] of Object.entries(diagrams)) {
      for (const cell of [...marks, ...arrows.flatMap((arrow) => arrow.split("-"))]) assert.ok(cells.includes(cell), `${id}: ${cell}`);
    }
  });

  test(`${game}: the exercises have the solutions that are told, and no others`, () => {
    for (const [id, exercise] of Object.entries(exercises)) {
      const start = gameOf(game, exercise);
      for (const move of exercise.moves ?? []) start.play(move);
      for (const claim of exercise.assert ?? []) assert.equal(refute(claim, start), null, `${id}: ${claim}`);
      assert.ok(exercise.solutions.length > 0, id);
      assert.deepEqual(solutions(exercise.goal, start).sort(), [...exercise.solutions].sort(), id);
      if (!exercise.line) continue;
      assert.equal(exercise.solutions.length, 1, id);
      const player = start.turn();
      for (const move of [...exercise.solutions, ...exercise.line]) assert.equal(start.play(move).text, move, id);
      if (exercise.goal.startsWith("win")) assert.equal(start.outcome()?.winner, player, id);
    }
  });

  test(`${game}: no move is called wrong without a reason`, () => {
    for (const language of LANGUAGES) {
      const hinted = pages[language].blocks.filter(({ kind, text }) => kind === "exercise" && text.split(/^---$/m).length === 3);
      for (const [id, exercise] of Object.entries(exercises)) {
        const start = gameOf(game, exercise);
        for (const move of exercise.moves ?? []) start.play(move);
        for (const move of start.moves().filter((text) => !exercise.solutions.includes(text))) {
          const fault = judge(exercise.goal, start, move);
          const then = start.clone();
          then.play(move);
          const reason = reasonFor(fault, exercise.goal, start.turn(), then, wordsOf(language));
          assert.ok(reason || hinted.some((block) => block.id === id), `${language} ${id}: ${move}`);
          assert.doesNotMatch(reason ?? "", /undefined|\bnull\b|\(\)/, `${language} ${id}: ${move}`);
          then.free();
        }
      }
    }
  });

  test(`${game}: each section that teaches a rule ends with an exercise`, () => {
    for (const [language, { ends }] of Object.entries(pages)) {
      const without = sections.filter((id) => ends[id]?.kind !== "exercise");
      assert.deepEqual(without, sections.filter((id) => WITHOUT_EXERCISE.includes(id)), language);
    }
  });

  test(`${game}: both languages have the same sections, diagrams and exercises`, () => {
    for (const [language, { headings, blocks }] of Object.entries(pages)) {
      assert.deepEqual(headings.map(({ id }) => id), sections, language);
      const used = (kind) => blocks.filter((block) => block.kind === kind).map(({ id }) => id);
      assert.deepEqual(used("diagram").sort(), Object.keys(diagrams).sort(), language);
      assert.deepEqual(used("exercise").sort(), Object.keys(exercises).sort(), language);
    }
    const order = (language) => pages[language].blocks.map(({ kind, id }) => `${kind} ${id}`);
    assert.deepEqual(order("fr"), order("en"));
  });

  test(`${game}: captions and replies name only what is asserted, the same in both languages`, () => {
    for (const [index, { kind, id, text }] of pages.fr.blocks.entries()) {
      const source = kind === "diagram" ? diagrams[id] : exercises[id];
      const known = words(source.assert ?? [], source.solutions ?? [], source.goal ?? "");
      assert.deepEqual(codes(text).filter((code) => !known.includes(code)), [], `${kind} ${id}`);
      assert.deepEqual(codes(pages.en.blocks[index].text).sort(), codes(text).sort(), `${kind} ${id}`);
    }
  });

  test(`${game}: each rule option is explained under its name`, () => {
    const { rules } = games().find(({ id }) => id === game);
    for (const language of LANGUAGES) {
      const text = readText(language, game).split("{#options}")[1];
      for (const { names } of rules) assert.ok(text.includes(`**${names[language].replaceAll("\u00a0", " ")}**`), `${language}: ${names[language]}`);
    }
  });
}

test("the links of the pages lead to files and anchors that are there", () => {
  const pages = new Map(RULES_PAGES.map((page) => [page, readFileSync(join(root, page), "utf8")]));
  for (const [page, html] of pages) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, `${page}: an id stands twice`);
    for (const [, link] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      if (/^https:/.test(link)) continue;
      const [path, fragment] = link.split("#");
      const target = path ? join(dirname(page), path) : page;
      assert.ok(existsSync(join(root, target)), `${page}: ${link}`);
      if (fragment && pages.has(target)) assert.ok(pages.get(target).includes(` id="${fragment}"`), `${page}: ${link}`);
    }
  }
});

test("each figure has a link that opens what it shows", async () => {
  for (const page of RULES_PAGES) {
    const figures = readFileSync(join(root, page), "utf8").matchAll(/<figure [^]*?<\/figure>/g);
    for (const [figure] of figures) {
      const attribute = (name) => new RegExp(`<tablier-board[^>]* ${name}="([^"]*)"`).exec(figure)?.[1];
      const [, hash] = /class="open" href="[^"#]*(#[^"]+)"/.exec(figure);
      const { game, position, moves, rules } = await fromHash(hash.replaceAll("&amp;", "&"));
      const opened = new Game(game, { position, rules });
      assert.equal(opened.position(), attribute("position"), page);
      for (const move of moves) opened.play(move);
      assert.equal(moves.join(" "), attribute("moves") ?? "", page);
    }
  }
});

test("the pages obey their content security policy", () => {
  for (const page of RULES_PAGES) {
    const html = readFileSync(join(root, page), "utf8");
    assert.match(html, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    assert.doesNotMatch(html, /<style|<script(?![^>]* src=)| style=| on\w+=|javascript:/, page);
  }
});

test("a claim that is false is refuted with what is the case", () => {
  const game = new Game("draughts");
  assert.equal(refute("turn = black", game), "white");
  assert.equal(refute("count = 8", game), "9");
  assert.equal(refute("moves from 32 = 27", game), "27 28");
  assert.equal(refute("legal 32-28 32-26", game), "not legal: 32-26");
  assert.equal(refute("illegal 32-28 32-26", game), "legal, or no move: 32-28");
  assert.equal(refute("illegal nonsense", game), "legal, or no move: nonsense");
  assert.equal(refute("on 32 = black man", game), "white man");
  assert.equal(refute("on 28 = white man", game), "nothing");
  assert.equal(refute("outcome = white blocked", game), "nothing");
  assert.equal(refute("after 32-28 19-23: takes 28x19 = 24", game), "23");
  assert.equal(refute("after 32-28 19-23: must-move = nothing", game), "28");
  assert.throws(() => refute("the king is safe", game), /no claim/);
  assert.throws(() => refute("after 32-26: turn = black", game), { code: "illegal-move" });
});

test("a goal is reached by the moves that reach it", () => {
  const game = new Game("draughts", { position: "W:W36,37:B26" });
  assert.deepEqual(solutions("win in 1", game), ["36-31"]);
  assert.deepEqual(solutions("play 37-31 37-30", game), ["37-31"]);
  assert.deepEqual(solutions("capture 1", game), []);
  assert.deepEqual(solutions("then on 32 = white man", game), ["37-32"]);
  assert.deepEqual(solutions("parry", game), game.moves());
  assert.throws(() => solutions("win soon", game), /no goal/);
});

test("a goal that holds whatever is answered", () => {
  const fork = new Game("charret", { position: "21...1.2.......2...1.... 1 6 6" });
  assert.deepEqual(solutions("force 1", fork), ["21"]);
  const shot = new Game("draughts", { position: "W:W31,34,39,29,35:B19,28,17,18" });
  assert.deepEqual(solutions("win in 2", shot), ["39-33"]);
  assert.deepEqual(solutions("force 4", shot), ["39-33"]);
  assert.deepEqual(solutions("win in 1", shot), []);
  assert.equal(shot.history().length, 0);
});

test("what is taken has the word of the game", () => {
  const said = (id, language, captured) =>
    reasonFor({ kind: "capture", captured }, "capture 1", "red", new Game(id), wordsOf(language));
  assert.equal(said("charret", "fr", []), "Ce coup ne prend rien\u202f; il y a 1 jeton à prendre.");
  assert.equal(said("charret", "fr", ["1", "2"]), "Ce coup prend 1 et 2\u202f; il ne faut prendre que 1 jeton.");
  assert.equal(said("charret", "en", []), "This move takes nothing; there is 1 token to take.");
  assert.equal(said("draughts", "fr", []), "Ce coup ne prend rien\u202f; il y a 1 pièce à prendre.");
});

test("the judge tells what is wrong with a move", () => {
  const game = new Game("draughts", { position: "W:W34,47:B29,18,42" });
  assert.equal(judge("capture 2", game, "34x12"), null);
  assert.deepEqual(judge("capture 1", game, "34x12"), { kind: "capture", captured: ["29", "18"] });
  assert.deepEqual(judge("play 47x38", game, "34x12"), { kind: "play" });
  assert.deepEqual(judge("then on 12 = white king", game, "34x12"), { kind: "then", found: "white man" });
  assert.deepEqual(judge("win in 1", game, "34x12"), { kind: "win", answer: null });
  const fork = new Game("charret", { position: "21...1.2.......2...1.... 1 6 6" });
  assert.deepEqual(judge("force 1", fork, "14"), { kind: "force", answer: "21" });
  const threatened = new Game("tumblingdown", { position: "wW7/8/8/3bwB4/3wwwW4/8/8/bbB7 w 1" });
  assert.equal(judge("parry", threatened, "D4-D5"), null);
  assert.deepEqual(judge("parry", threatened, "A8-A7"), { kind: "parry", answer: "A1-B2" });
  const over = new Game("tumblingdown", { position: "8/8/8/8/2bWwwW4/8/8/bbB7 w 1" });
  assert.deepEqual(judge("parry", over, "C4-D4"), { kind: "parry", answer: null });
  assert.throws(() => judge("capture 1", game, "47x36"), /no legal move/);
  assert.throws(() => judge("parry all", game, "34x12"), /no goal/);
  assert.throws(() => judge("capture", game, "34x12"), /no goal/);
});
