import assert from "node:assert/strict";
import { test } from "node:test";
import { functionsOf } from "../../scripts/wasm-functions.mjs";

test("functions of a module have their names and sizes; imported ones are counted, and not listed", () => {
  const section = (id, ...content) => [id, content.length, ...content];
  const text = (letters) => [letters.length, ...new TextEncoder().encode(letters)];
  const module = new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 0, 0),
    ...section(2, 1, ...text("m"), ...text("i"), 0, 0),
    ...section(3, 2, 0, 0),
    ...section(10, 2, 2, 0, 0x0b, 3, 0, 0x01, 0x0b),
    ...section(0, ...text("name"), 1, 8, 2, 1, ...text("f"), 2, ...text("gh")),
  ]);
  assert.ok(WebAssembly.validate(module));
  assert.deepEqual(functionsOf(module), [{ name: "f", size: 3 }, { name: "gh", size: 4 }]);
});
