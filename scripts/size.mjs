// npm run size: what the package costs a visitor, and what each game and part costs in the wasm.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { run } from "./command.mjs";
import { filesUnder } from "./freshness.mjs";
import { root } from "./root.mjs";
import { setUpNodeModules, setUpRust } from "./setup.mjs";
import { readModule } from "./wasm-sections.mjs";

/** What a page loads before the first legal move; further files are loaded when a game needs them. */
const LOADED_AT_ONCE = ["tablier.js", "glue.js", "errors.js", "tablier_bg.wasm"];

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

/** The wasm as it is shipped but with the names of its functions, in which the types of generic ones are told. */
function namedModule() {
  setUpNodeModules();
  setUpRust();
  const target = join(root, "target", "size");
  mkdirSync(target, { recursive: true });
  run("cargo", [
    "rustc", "--quiet", "--locked", "--release", "--lib", "--crate-type", "cdylib", "--target", "wasm32-unknown-unknown",
    "--target-dir", target, "--", "-C", "symbol-mangling-version=v0",
  ]);
  const wasm = join(target, "tablier.wasm");
  run(process.execPath, [
    join(root, "node_modules/binaryen/bin/wasm-opt"), "-O3", "--debuginfo",
    join(target, "wasm32-unknown-unknown/release/tablier.wasm"), "-o", wasm,
  ]);
  return readModule(readFileSync(wasm));
}

function partTable({ sections, functions }) {
  // These describe the border to wasm-bindgen, which takes them out.
  const shipped = functions.filter(({ name }) => !name.startsWith("__wbindgen_describe"));
  const parts = new Map(PARTS.map(([part]) => [part, { functions: 0, search: 0, size: 0 }]));
  for (const { name, size } of shipped) {
    const [part] = PARTS.find(([, pattern]) => pattern.test(name));
    const sums = parts.get(part);
    sums.functions += 1;
    sums.size += size;
    if (SEARCH.test(name)) sums.search += size;
  }
  const total = shipped.reduce((sum, { size }) => sum + size, 0);
  const rows = [...parts].map(([part, { functions, search, size }]) => [
    part, bytes(functions), bytes(size), bytes(search), `${((100 * size) / total).toFixed(1)} %`,
  ]);
  const data = sections.find(({ name }) => name === "data").size;
  return table(["part", "functions", "bytes of code", "of them search", "share"], [
    ...rows,
    ["**all code**", bytes(shipped.length), bytes(total), "", "100 %"],
    ["data: tables, texts", "", bytes(data), "", ""],
  ]);
}

console.log(transferTable());
console.log(`\n${partTable(namedModule())}`);
