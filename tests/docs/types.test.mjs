// The JavaScript of README.md and docs/ is TypeScript too, in strict mode: every block, and every method that a text names.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/root.mjs";
import { compile } from "../package/types/compile.mjs";
import { BLOCKS, DOCUMENTS } from "./blocks.mjs";

const FOLDER = "target/docs/types";

/** `{ place, code }` of each document that names methods: `Game.fromJSON` is one of the class, `game.undo()` of an instance. */
const MENTIONS = DOCUMENTS.map((file) => {
  const text = readFileSync(join(root, file), "utf8").replaceAll(/^```[^]*?^```$/gm, "");
  const names = [...text.matchAll(/(?<=`)(?:[Gg]ame|[Ee]ngine)\.(?!js`)[a-z]\w*(?=[`(])/g)].map(([name]) => `${name};`);
  const head = 'import { Game } from "tablier";\nimport { Engine } from "tablier/engine";\ndeclare const game: Game, engine: Engine;';
  return { place: `${file}: methods`, names, code: [head, ...names].join("\n") };
}).filter(({ names }) => names.length > 0);

const PROGRAMS = [
  ...BLOCKS.filter(({ language }) => ["js", "ts"].includes(language)).map(({ place, before, code }) => ({ place, code: `${before}\n${code}` })),
  ...MENTIONS,
];

/**
 * @param {{ place: string, code: string }[]} programs
 * @returns {Map<string, string[]>} What is wrong with each, by its place.
 */
function faultsOf(programs) {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  const files = programs.map(({ place, code }) => {
    const file = `${FOLDER}/${place.replaceAll(/\W+/g, "-")}.mts`;
    writeFileSync(join(root, file), code);
    return file;
  });
  const lines = compile(files, "node").trim().split("\n").filter((line) => line !== "");
  const strange = lines.filter((line) => !/^\s/.test(line) && !files.some((file) => line.startsWith(`${file}(`)));
  assert.deepEqual(strange, []);
  return new Map(programs.map(({ place }, index) => [place, lines.filter((line) => line.startsWith(`${files[index]}(`))]));
}

const faults = faultsOf(PROGRAMS);
for (const { place } of PROGRAMS) test(`${place} is right in strict TypeScript`, () => assert.deepEqual(faults.get(place), []));

test("what may be null, and a method of the other kind, is found", () => {
  const wrong = faultsOf([
    { place: "null", code: 'import { Game } from "tablier";\nconst { move } = new Game("ultima").search();' },
    { place: "static", code: 'import { Game } from "tablier";\nGame.undo;' },
    { place: "right", code: 'import { Game } from "tablier";\nnew Game("ultima").search()?.move;' },
  ]);
  assert.deepEqual([...wrong.values()].map((lines) => lines.length), [1, 1, 0]);
});
