// Diagrams as SVG: files that every reader of XML takes, with everything where it belongs, and in words.
import { DOMParser } from "@xmldom/xmldom";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, games } from "tablier";
import { diagram } from "tablier/diagram";
import { played } from "./fixtures.mjs";

/** Room around the board and radius of a piece, as in `src/js/board/painters.js`. */
const MARGINS = { draughts: 0.2, "spanish-draughts": 0.2, charret: 0.12, bulltricker: 0.62, tumblingdown: 0.38, ultima: 0.36 };

function parsed(svg) {
  const faults = [];
  const file = new DOMParser({ onError: (level, message) => faults.push(`${level}: ${message}`) }).parseFromString(svg, "image/svg+xml");
  assert.deepEqual(faults, []);
  return file.documentElement;
}

const all = (element, name) => [...element.getElementsByTagName(name)];
const text = (element, name) => all(element, name)[0].textContent;

/** Where pieces were put, as sorted "x y" in pixels. */
function stamps(element) {
  return all(element, "use").map((use) => `${use.getAttribute("x")} ${use.getAttribute("y")}`).sort();
}

/** The same from the layout. */
function places(game, rotated) {
  const { width, height, cells } = game.layout();
  const margin = MARGINS[game.id()];
  const scale = 640 / (width + 2 * margin);
  const pixels = (value) => String(Math.round(value * scale * 100) / 100);
  const occupied = new Set(game.board().map(({ cell }) => cell));
  const standing = cells
    .filter(({ name }) => occupied.has(name))
    .map(({ x, y }) => `${pixels((rotated ? width - x : x) + margin)} ${pixels((rotated ? height - y : y) + margin)}`);
  // As in `src/js/board/charret.js`: the first player's above the second's, in the middle of the board.
  const waiting = game.hands().map(({ count }, index) => count > 0 && `${pixels(width / 2 - 0.24 + margin)} ${pixels(height / 2 + [-0.3, 0.3][index] + margin)}`);
  return [...standing, ...waiting.filter(Boolean)].sort();
}

/** Charret's numbering stays as it is printed; the layout of Tumblingdown has the first player at the top. */
const isTurned = (id, isSecond) => id !== "charret" && isSecond !== (id === "tumblingdown");

for (const { id, players, cells, names } of games()) {
  describe(id, () => {
    for (const [plies, seed] of [[0, 1], [9, 2], [40, 3]]) {
      test(`XML with each piece on its cell, from both sides, after ${plies} plies`, () => {
        const game = played(id, plies, seed);
        for (const player of players) {
          const root = parsed(diagram(game, { orientation: player.id }));
          assert.deepEqual(stamps(root), places(game, isTurned(id, player === players[1])));
        }
      });
    }

    test("what is referred to is there, once", () => {
      const root = parsed(diagram(played(id, 40, 3), { marks: cells.slice(0, 4), arrows: `${cells[0]}-${cells[3]}` }));
      const ids = all(root, "*").map((element) => element.getAttribute("id")).filter(Boolean);
      assert.equal(new Set(ids).size, ids.length);
      const text = String(root);
      const used = [...text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, paint, picture]) => paint ?? picture);
      assert.ok(used.length > 0);
      assert.deepEqual([...new Set(used)].filter((name) => !ids.includes(name)), []);
      assert.deepEqual(ids.filter((name) => !used.includes(name)), []);
    });

    test("the names of all cells that have one written on them or beside them can be left out", () => {
      const game = new Game(id);
      const written = all(parsed(diagram(game)), "text").map((element) => element.textContent);
      const labels = game.layout().labels.map((label) => label.text);
      for (const label of labels) assert.ok(written.includes(label), label);
      const without = all(parsed(diagram(game, { coordinates: false })), "text").map((element) => element.textContent);
      assert.equal(written.length - without.length, id === "ultima" ? 16 : labels.length);
    });

    test("the title tells the game and who is to move, in both languages", () => {
      const game = new Game(id);
      const mover = players.find((player) => player.id === game.turn());
      assert.equal(text(parsed(diagram(game)), "title"), `${names.en}, ${mover.names.en} to move`);
      assert.equal(text(parsed(diagram(game, { lang: "fr" })), "title"), `${names.fr}, ${mover.names.fr} au trait`);
    });

    test("a mark or an arrow on a cell that is not there is refused by its name", () => {
      const game = new Game(id);
      for (const [option, value] of [["marks", "zz9"], ["arrows", `${cells[0]}-zz9`], ["shadow", "zz9"]]) {
        assert.throws(() => diagram(game, { [option]: value }), { name: "TablierError", code: "unknown-cell", message: /zz9/ });
      }
    });
  });
}

test("the description tells all pieces, marks and arrows", () => {
  const options = { marks: "e5,f6:cross", arrows: "a1-a5", lang: "en" };
  const root = parsed(diagram({ game: "ultima", position: "k7/8/8/8/8/8/8/P6K w" }, options));
  assert.match(text(root, "desc"), /^White: pincer a1; king h1\. Black: king a8\. Marked: e5, f6\. Arrows: a1–a5\.$/);
});

test("tokens in hand are shown with their number, and told", () => {
  const drawn = (position, lang) => parsed(diagram({ game: "charret", position }, { lang, coordinates: false }));
  const numbers = (root) => all(root, "text").map((element) => element.textContent);
  const both = drawn("11.2.2.................. 1 7 6", "en");
  assert.deepEqual(numbers(both), ["7", "6"]);
  assert.equal(text(both, "desc"), "Red: token 1, 2. Yellow: token 4, 6. Red: 7 in hand. Yellow: 6 in hand.");
  const one = drawn("11.2.2.................. 2 0 1", "fr");
  assert.deepEqual(numbers(one), ["1"]);
  assert.match(text(one, "desc"), / Jaune\s: 1 en main\.$/);
  const none = drawn("111......2.1.......2.2.. 1 0 0", "en");
  assert.deepEqual(numbers(none), []);
  assert.doesNotMatch(text(none, "desc"), /hand/);
});

test("of a finished game the title does not tell who is to move", () => {
  const game = new Game("draughts");
  game.resign("white");
  assert.equal(text(parsed(diagram(game)), "title"), "International draughts");
});

test("a position, rules and moves can stand for a game", () => {
  const game = new Game("draughts");
  for (const move of ["32-28", "19-23"]) game.play(move);
  assert.equal(diagram({ game: "draughts", moves: ["32-28", "19-23"] }), diagram(game));
  const position = game.position();
  assert.equal(diagram({ game: "draughts", position }), diagram(new Game("draughts", { position })));
  assert.throws(() => diagram({ game: "draughts", moves: ["32-29"] }), { code: "illegal-move" });
  assert.throws(() => diagram({ game: "chess" }), { code: "unknown-game" });
});

test("the last move is marked, and a game is left as it was", () => {
  const game = played("tumblingdown", 5);
  const before = game.toJSON();
  const fills = (svg) => svg.split('fill="#ffd65c"').length - 1;
  assert.ok(fills(diagram(game)) > 0);
  assert.equal(fills(diagram({ game: "tumblingdown", position: game.position() })), 0);
  assert.deepEqual(game.toJSON(), before);
});

test("marks and arrows are said in texts or objects, files and ranks in any order", () => {
  const game = new Game("ultima");
  const same = [
    [{ marks: "d4,e5:cross,f6:dot:red" }, { marks: ["D4", { cell: "e5", shape: "cross" }, { cell: "f6", shape: "dot", colour: "red" }] }],
    [{ marks: "d4 : dot : red , e5" }, { marks: "d4:dot:red,e5" }],
    [{ arrows: "d2 - d8 : blue" }, { arrows: "d2-d8:blue" }],
    [{ arrows: "d2-d8 a1-c3:blue" }, { arrows: [{ from: "d2", to: "d8" }, "a1-c3:blue"] }],
    [{ shadow: "a-b" }, { shadow: ["b-a"] }],
    [{ shadow: "g1-h2" }, { shadow: ["g1", "h1", "g2", "h2"] }],
    [{ shadow: "5" }, { shadow: ["a5-h5"] }],
  ];
  const painted = (options) => diagram(game, options).replace(/<(title|desc)>[^<]*/g, "").match(/<use[^]*/)[0].replace(/t\w{6}-/g, "");
  const sorted = (svg) => [...svg].sort().join("");
  for (const [one, other] of same) {
    assert.notEqual(painted(one), painted({}));
    assert.equal(sorted(painted(one)), sorted(painted(other)));
  }
  assert.equal(all(parsed(diagram(new Game("draughts"), { shadow: "5-9" })), "title").length, 1);
});

test("bad options are refused with what was expected", () => {
  const game = new Game("ultima");
  const bad = [
    { theme: "sepia" }, { orientation: "red" }, { lang: "de" }, { width: 0 }, { width: "640" }, { width: NaN }, { frame: 1 }, { coordinates: null },
    { marks: "d4:star" }, { marks: 4 }, { marks: [4, null] }, { marks: [{ cell: "d4", shape: "star" }] }, { marks: [{ cell: "d4", colour: "\"/>" }] },
    { marks: "d4:dot:ring" }, { marks: "d4:red:blue" }, { marks: ":red" }, { marks: "d4:" },
    { arrows: "d4" }, { arrows: "d4-d5:pink" }, { arrows: "d4-D4" }, { arrows: [{ from: "d4", to: "d4" }] }, { arrows: [[]] }, { colour: "red" },
  ];
  for (const options of bad) {
    assert.throws(() => diagram(game, options), ({ name, code }) => name === "TablierError" && ["bad-option", "unknown-cell"].includes(code), JSON.stringify(options));
  }
  for (const source of [null, undefined, "ultima", { game: "ultima", moves: "c2-c3" }, { game: "ultima", marks: "d4" }]) {
    assert.throws(() => diagram(source), { name: "TablierError", code: "bad-option" });
  }
});

test("the picture is the same at every width", () => {
  const game = played("bulltricker", 10);
  const rest = (svg) => svg.replace(/ width="[\d.]+" height="[\d.]+"/, "");
  assert.equal(rest(diagram(game, { width: 320 })), rest(diagram(game)));
  assert.match(diagram(game, { width: 320 }), /^<svg [^>]* width="320" height="320" viewBox="0 0 640 640"/);
});

test("two pictures share no ids unless these mean the same", () => {
  const definitions = (svg) => [...svg.matchAll(/<(\w+) id="([^"]+)"/g)].map(([, , id]) => id);
  const ids = [0, 6].map((plies) => definitions(diagram(played("charret", plies))));
  assert.deepEqual(ids[0].filter((id) => ids[1].includes(id)), []);
});
