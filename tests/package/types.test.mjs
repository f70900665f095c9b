// The unions of the types are what `games()` reports.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { games } from "tablier";
import { root } from "../../scripts/root.mjs";
import { compile } from "./types/compile.mjs";

const union = (texts) => texts.map((text) => JSON.stringify(text)).join(" | ");

/** The type of the values of an option. */
function valuesOf(option) {
  const types = { flag: () => "boolean", choice: () => union(option.choices.map(({ value }) => value)), limit: () => "number | null" };
  return types[option.kind]();
}

/** For each type of the package by its name, what the package reports: `[found, reported][]`. */
function reported() {
  const perGame = games().flatMap(({ id, players, pieces, rules, reasons, recordFormats }) => [
    [`PlayerOf<"${id}">`, union(players.map((player) => player.id))],
    [`PieceOf<"${id}">`, union(pieces.map((piece) => piece.id))],
    [`ReasonOf<"${id}">`, union(reasons)],
    [`RecordFormatOf<"${id}">`, union(recordFormats)],
    [`RulesById["${id}"]`, `{ ${rules.map((option) => `${option.name}: ${valuesOf(option)}`).join("; ")} }`],
  ]);
  return [["GameId", union(games().map(({ id }) => id))], ...perGame];
}

/** Compiles a program that says that each pair of types is the same. Gives what the compiler prints. */
function compared(pairs) {
  const folder = join(root, "target", "types");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "unions.ts");
  writeFileSync(file, `
    import type { GameId, PieceOf, PlayerOf, ReasonOf, RecordFormatOf, RulesById } from "tablier";
    type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
    export const equal: [
${pairs.map(([type, values]) => `      Equal<${type}, ${values}>,`).join("\n")}
    ] = [${pairs.map(() => "true").join(", ")}];
  `);
  return compile([file]);
}

test("each union of the types has the values that games() reports", () => {
  assert.equal(compared(reported()), "");
});

test("a value too many is found", () => {
  assert.match(compared([...reported(), ['PieceOf<"charret">', '"token" | "king"']]), /Type 'true' is not assignable to type 'false'/);
});
