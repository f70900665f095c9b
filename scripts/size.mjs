// npm run size: what the package costs a visitor, and what each game and part costs in the wasm.
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { run } from "./command.mjs";
import { filesUnder } from "./freshness.mjs";
import { root } from "./root.mjs";
import { setUpRust } from "./setup.mjs";
import { functionsOf } from "./wasm-functions.mjs";

/** What a page loads before the first legal move; further files are loaded when a game needs them. */
const LOADED_AT_ONCE = ["tablier.js", "glue.js", "border.js", "errors.js", "tablier_bg.wasm"];

/** Parts of the crate by what stands in the symbols of their functions: the first that fits. */
const PARTS = [
  ["International draughts", /8draughts.*13International/],
  ["Spanish draughts", /8draughts.*7Spanish/],
  ["draughts, common to both", /8draughts/],
  ["Charret", /7charret/],
  ["Bulltricker", /11bulltricker/],
  ["Tumblingdown", /12tumblingdown/],
  ["Ultima", /6ultima/],
  ["game records", /7tablier7records/],
  ["endgame tables, common", /7tablier6tables/],
  ["what all games share", /7tablier(5games|4game|8position|5perft|4text|5error|7zobrist|4bits)/],
  ["search, common", /7tablier(6search|7weights)/],
  ["border to JavaScript", /7tablier3api|12wasm_bindgen|6js_sys|18serde_wasm_bindgen|^\w+_[0-9a-f]{16}$|^_*wbindgen/],
  ["libraries", /(?:)/],
];
/** In a symbol of one of the games: its copy of the search, which is compiled for each. */
const SEARCH = /7tablier6search/;

const bytes = (count) => count.toLocaleString("en");

function table(head, rows) {
  const lines = [head, head.map((_, i) => (i === 0 ? "---" : "---:")), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function transferTable() {
  const sizes = (files) => {
    const contents = files.map((file) => readFileSync(join(root, "pkg", file)));
    const total = (packed) => bytes(contents.reduce((sum, content) => sum + packed(content).length, 0));
    return [total((content) => content), total((content) => gzipSync(content, { level: 9 })), total(brotliCompressSync)];
  };
  const rest = filesUnder("pkg").map((file) => file.slice("pkg/".length)).filter((file) => /\.(js|bin|wasm)$/.test(file));
  return table(["file", "bytes", "gzip", "brotli"], [
    ["**loaded at once, together**", ...sizes(LOADED_AT_ONCE)],
    ...rest.map((file) => [`\`${file}\``, ...sizes([file])]),
  ]);
}

/**
 * The functions of the crate with their names, in which the types of generic ones are told. Compiled so that few are taken
 * into others: in what is shipped the code of all games is in the functions that JavaScript calls.
 */
function namedFunctions() {
  setUpRust();
  const target = join(root, "target", "size");
  mkdirSync(target, { recursive: true });
  run("cargo", [
    "rustc", "--quiet", "--locked", "--features", "js", "--release", "--lib", "--crate-type", "cdylib", "--target", "wasm32-unknown-unknown",
    "--target-dir", target, "--", "-C", "symbol-mangling-version=v0", "-C", "llvm-args=-inline-threshold=0",
  ]);
  return functionsOf(readFileSync(join(target, "wasm32-unknown-unknown/release/tablier.wasm")));
}

function partTable(functions, shippedBytes) {
  // Those that describe the border to wasm-bindgen are not shipped.
  const counted = functions.filter(({ name }) => !name.includes("describe"));
  const total = counted.reduce((sum, { size }) => sum + size, 0);
  const shipped = (size) => bytes(Math.round((size / total) * shippedBytes));
  const parts = new Map(PARTS.map(([part]) => [part, { functions: 0, search: 0, size: 0 }]));
  for (const { name, size } of counted) {
    const [part] = PARTS.find(([, pattern]) => pattern.test(name));
    const sums = parts.get(part);
    sums.functions += 1;
    sums.size += size;
    if (SEARCH.test(name)) sums.search += size;
  }
  return table(["part", "functions", "share", "bytes of the wasm", "of them search"], [...parts].map(([part, sums]) => [
    part, bytes(sums.functions), `${((100 * sums.size) / total).toFixed(1)} %`, shipped(sums.size), shipped(sums.search),
  ]));
}

console.log(transferTable());
console.log(`\n${partTable(namedFunctions(), statSync(join(root, "pkg/tablier_bg.wasm")).size)}`);
