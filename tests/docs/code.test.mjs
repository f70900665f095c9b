// Every code block of README.md and docs/ runs, or is checked against what it names.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { Game } from "tablier";
import { root } from "../../scripts/root.mjs";
import { BLOCKS, DOCUMENTS, assertShown, runModule } from "./blocks.mjs";

const { scripts, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const isThere = (path) => assert.ok(existsSync(join(root, path)), path);

/** What may stand in a shell block, with what must be true of it. */
const COMMANDS = [
  [/^npm (?:run )?(start|test|build|size|docs|test:\w+)(?: -- .*)?$/, (script) => assert.ok(script in scripts, script)],
  [/^npm install(?: tablier)?$/, () => {}],
  [/^npm pack$/, () => {}],
  [/^npm install \.\.\/tablier\/tablier-(\S+)\.tgz$/, (packed) => assert.equal(packed, version)],
  [/^node (\S+)/, isThere],
  [/^cargo add tablier$/, () => {}],
  [/^cargo doc --open$/, () => {}],
  // Their arguments are checked by tests/docs.rs.
  [/^cargo run --release --features cli -- /, () => {}],
  [/^cargo run --release --example (\w+)/, (name) => isThere(`examples/${name}.rs`)],
  [/^cp -r (?:node_modules\/tablier\/)?(\S+)/, isThere],
];

function checkShell({ code }) {
  for (const line of code.split("\n")) {
    const command = line.replace(/\s+#.*$/, "").trim();
    if (command === "") continue;
    const [pattern, check] = COMMANDS.find(([pattern]) => pattern.test(command)) ?? [];
    assert.ok(pattern, `unknown command: ${command}`);
    check(...pattern.exec(command).slice(1));
  }
}

/** What is done with the blocks of a language. */
const CHECKS = {
  js: runModule,
  json: ({ code }) => void JSON.parse(code),
  sh: checkShell,
};
/** Checked elsewhere: by tests/docs/pages.test.mjs, by `cargo test --doc`, by the tests of texts. */
const ELSEWHERE = ["html", "rust", "text"];

for (const block of BLOCKS) {
  if (ELSEWHERE.includes(block.language)) continue;
  test(`${block.place} (${block.language})`, () => {
    const check = CHECKS[block.language];
    assert.ok(check, "the language of a block is one that is tested");
    return check(block);
  });
}

test("links lead to files that are there, and to headings that they have", () => {
  const anchor = (heading) => heading.toLowerCase().replaceAll(/[^\p{L}\d -]/gu, "").replaceAll(" ", "-");
  for (const document of DOCUMENTS) {
    const links = readFileSync(join(root, document), "utf8").matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g);
    for (const [, path, heading] of links) {
      const target = path === "" ? document : join(dirname(document), path);
      isThere(target);
      if (!heading) continue;
      const headings = [...readFileSync(join(root, target), "utf8").matchAll(/^#+ (.*)$/gm)].map(([, text]) => anchor(text));
      assert.ok(headings.includes(heading), `${document}: ${target} has no heading ${heading}`);
    }
  }
});

test("a shown result that is wrong is found", () => {
  assertShown(["a", "b"], '["a", …]');
  assertShown({ a: 1, b: 2 }, "{ a: 1, … }");
  assertShown("W:W1:B2", '"W:W1…"');
  assert.throws(() => assertShown(["a", "b"], '["b", …]'));
  assert.throws(() => assertShown({ a: 1, b: 2 }, "{ a: 2, … }"));
  assert.throws(() => assertShown("W:W1:B2", '"B:…"'));
  assert.throws(() => assertShown(1, "2"));
});

describe("the positions of docs/notation.md are positions of their game", () => {
  const GAMES = { "Draughts, Spanish draughts": "draughts", Charret: "charret", Ultima: "ultima", Tumblingdown: "tumblingdown", Bulltricker: "bulltricker" };
  const sections = readFileSync(join(root, "docs/notation.md"), "utf8").split(/^## /m).slice(1);
  for (const section of sections) {
    const heading = section.slice(0, section.indexOf("\n"));
    const lines = [...section.matchAll(/^```text\n([^]*?)\n```$/gm)].flatMap(([, code]) => code.split("\n"));
    for (const line of lines) {
      const position = line.split(/ {3,}/)[0];
      test(position, () => assert.deepEqual(Game.validate(GAMES[heading], position), { ok: true }));
    }
  }
});
