// The colours of boards against WCAG 2.2: 1.4.3 (texts, 4.5 to 1) and 1.4.11 (pieces and marks, 3 to 1).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { LOOKS, THEMES, paletteFor, readThemeWords } from "../../pkg/board/palette.js";
import { root } from "../../scripts/root.mjs";

/** How much a chequered plank of Tumblingdown is darkened. */
const CHEQUER = 0.36;
/** How much of the colour of a selected cell is laid over it. */
const SELECTED = 0.75;
/** What the theme of high contrast has to reach, as level AAA asks of texts. */
const HIGH = 7;

/** @returns {[number, number, number, number]} Red, green, blue from 0 to 255, and alpha. */
function read(colour) {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour);
  if (hex) return [...hex.slice(1).map((part) => parseInt(part, 16)), 1];
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour);
  assert.ok(parts, `${colour}: a colour of six hexadecimal digits or rgb(r g b / a)`);
  return parts.slice(1).map(Number);
}

/** `colour` laid over `ground`, both as `read` gives them. */
function over([r, g, b, alpha], ground) {
  return [r, g, b].map((part, i) => part * alpha + ground[i] * (1 - alpha)).concat(1);
}

function luminance([r, g, b]) {
  const [x, y, z] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

function contrast(colour, ground) {
  const below = read(ground);
  const [a, b] = [luminance(over(read(colour), below)), luminance(below)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const hex = (colour) => `#${colour.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
const laid = (colour, ground, alpha = 1) => {
  const [r, g, b, a] = read(colour);
  return hex(over([r, g, b, a * alpha], read(ground)));
};

test("the contrast of known pairs", () => {
  assert.equal(contrast("#ffffff", "#000000").toFixed(2), "21.00");
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
  assert.equal(contrast("rgb(0 0 0 / 0.4)", "#ffffff").toFixed(2), contrast("#999999", "#ffffff").toFixed(2));
});

for (const look of LOOKS) {
  for (const theme of THEMES) {
    describe(`${look}, ${theme}`, () => {
      const p = paletteFor(theme, look);
      const [text, shape] = look === "contrast" ? [HIGH, HIGH] : [4.5, 3];
      const chequer = laid(p.darkWood, p.plank, CHEQUER);
      const cells = { paleWood: p.paleWood, darkWood: p.darkWood, plank: p.plank, chequer };
      /** Where each player's pieces stand. */
      const grounds = { white: cells, black: cells, red: { plank: p.plank }, yellow: { plank: p.plank } };

      const least = (wanted, pairs) => {
        const found = pairs.map(([name, colours, ground]) => [name, Math.max(...colours.map((colour) => contrast(colour, ground)))]);
        const poor = found.filter(([, value]) => value < wanted).map(([name, value]) => `${name}: ${value.toFixed(2)} of ${wanted}`);
        assert.deepEqual(poor, []);
      };

      test("texts can be read", () => {
        const players = ["white", "black", "red", "yellow"];
        least(text, [
          ["number on a dark cell", [p.labelOnDark], p.darkWood],
          ["name on the frame", [p.labelOnFrame], p.frame],
          ["number on the plank", [p.labelOnPale], p.plank],
          ["number on the cell of the last move", [p.labelOnLast], laid(p.lastMove, p.darkWood)],
          ["text on a card", [p.ink], laid(p.card, p.plank)],
          ...players.map((player) => [`height of ${player}`, [p[player].emblem], p[player].face]),
        ]);
      });

      test("pieces stand out, and the sides by lightness alone", () => {
        least(shape, Object.entries(grounds).flatMap(([player, grounds]) => Object.entries(grounds).map(([name, ground]) => {
          const { face, rim, edge } = p[player];
          return [`${player} on ${name}`, edge > 0 ? [face, rim] : [face], ground];
        })));
        least(3, [["white and black", [p.white.face], p.black.face], ["red and yellow", [p.red.face], p.yellow.face]]);
      });

      test("lines of the board can be seen", () => {
        least(shape, [["lines on the plank", [p.ink], p.plank], ["mill on the plank", [p.mill], p.plank]]);
      });

      test("marks can be seen: by their colour or by the rim around it, which differ", () => {
        for (const mark of ["target", "movable", "must", "capturable", "premove"]) {
          const rim = mark === "must" ? p.mustRim : p.targetRim;
          least(3, Object.entries(cells).map(([name, ground]) => [`${mark} on ${name}`, [p[mark], rim], ground]));
          least(3, [[`${mark} in its rim`, [p[mark]], laid(rim, p.darkWood)]]);
        }
        for (const ground of Object.values(cells)) {
          least(3, [
            ["line around a cell of the last move", [p.lastMoveLine], laid(p.lastMove, ground)],
            ["line around the selected cell", [p.targetRim], laid(p.selected, ground, SELECTED)],
          ]);
        }
      });
    });
  }
}

test("themes are named by one word or two", () => {
  assert.deepEqual(readThemeWords("dark"), { theme: "dark", look: null });
  assert.deepEqual(readThemeWords(" contrast  light "), { theme: "light", look: "contrast" });
  assert.deepEqual(readThemeWords("auto"), { theme: null, look: null });
  assert.equal(readThemeWords("marble"), null);
});

describe("the page", () => {
  const source = readFileSync(join(root, "www", "theme.css"), "utf8");
  /** The colours of a block of rules by their names: `[light, dark]`. */
  const coloursOf = (block) => Object.fromEntries(
    [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, ...pair]) => [name, pair]),
  );
  const block = (selector) => {
    const start = source.indexOf(`${selector} {`);
    assert.ok(start >= 0, selector);
    return source.slice(start, source.indexOf("}", start));
  };
  const usual = coloursOf(block(":root"));
  for (const [name, colours, text] of [["usual", usual, 4.5], ["high contrast", { ...usual, ...coloursOf(block(':root[data-look="contrast"]')) }, HIGH]]) {
    test(`texts and fields in its ${name} colours`, () => {
      for (const [index, theme] of THEMES.entries()) {
        const of = (colour) => colours[colour][index];
        for (const ground of ["ground", "surface", "raised"]) {
          for (const ink of ["ink", "muted", "accent", "warning", "danger"]) {
            assert.ok(contrast(of(ink), of(ground)) >= text, `${theme}: ${ink} on ${ground}, ${contrast(of(ink), of(ground)).toFixed(2)}`);
          }
          assert.ok(contrast(of("edge"), of(ground)) >= 3, `${theme}: edge on ${ground}, ${contrast(of("edge"), of(ground)).toFixed(2)}`);
        }
        assert.ok(contrast(of("ink"), of("accent-wash")) >= text, `${theme}: ink on accent-wash`);
        assert.ok(contrast(of("on-accent"), of("accent")) >= text, `${theme}: on-accent on accent`);
      }
    });
  }
});
