// The JavaScript of README.md and docs/ is TypeScript too, in strict mode.
import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../scripts/root.mjs";
import { compile } from "../package/types/compile.mjs";
import { BLOCKS } from "./blocks.mjs";

const FOLDER = "target/docs/types";

const PROGRAMS = BLOCKS.filter(({ language }) => ["js", "ts"].includes(language))
  .map(({ place, before, code }) => ({ place, code: `${before}\n${code}` }));

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

test("what may be null is found", () => {
  const wrong = faultsOf([
    { place: "null", code: 'import { Game } from "tablier";\nconst { move } = new Game("ultima").search();' },
    { place: "right", code: 'import { Game } from "tablier";\nnew Game("ultima").search()?.move;' },
  ]);
  assert.deepEqual([...wrong.values()].map((lines) => lines.length), [1, 0]);
});
