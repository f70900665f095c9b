// npm run build: makes pkg/, www/vendor/, www/app/, www/exercises/, the rules pages and www/precache.js from src/, data/,
// node_modules/, rules/ and www/.
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./command.mjs";
import { writeExercises } from "./exercises.mjs";
import { remember } from "./freshness.mjs";
import { collectedLicences } from "./licences.mjs";
import { writeLanguageList } from "./languages.mjs";
import { writePrecacheList } from "./precache.mjs";
import { root } from "./root.mjs";
import { setUpNodeModules, setUpRust } from "./setup.mjs";
import { writeVendored } from "./vendor.mjs";

/** Files of src/js/ that go into pkg/ as they are. */
const COPIED = [
  "board.js", "board.d.ts", "say.js", "say.d.ts", "locale.d.ts",
  "tablier.js", "tablier.d.ts", "errors.js", "border.js", "node.js", "node.d.ts", "inline.d.ts",
  "engine.js", "engine.d.ts", "engine-core.js", "engine-node.js", "worker.js", "worker-core.js", "worker-files.js", "worker-node.js",
  "diagram.js", "diagram.d.ts", "diagram-node.js",
];
/** Folders of src/js/ that go into pkg/ as they are. */
const FOLDERS = ["board", "element", "locales"];

/** Files of data/ that go into folders of the same name. */
const DATA = {
  weights: ["draughts.bin", "spanish-draughts.bin", "charret.bin"],
  tables: ["draughts-3.bin", "draughts-4.bin", "spanish-draughts-3.bin", "charret-8.bin"],
};

/**
 * Writes `pkg/`, `www/vendor/`, `www/app/`, `www/exercises/`, the pages of `www/rules/`, the list of languages and
 * `www/precache.js` below `out`.
 */
export async function build(out = root) {
  setUpNodeModules();
  setUpRust();
  // Needs the npm packages.
  const { writeRules } = await import("./rules.mjs");
  const { writeClassicBoard } = await import("./classic-board.mjs");
  const { bundleBoard } = await import("./board-bundle.mjs");
  const { writeApp } = await import("./app.mjs");
  mkdirSync(join(root, "target"), { recursive: true });
  const compiled = mkdtempSync(join(root, "target", "pkg-"));
  try {
    run("cargo", ["run", "--quiet", "--locked", "--features", "pkg", "--bin", "pkg", "--", compiled]);
    writePackage(compiled, join(out, "pkg"));
    await writeClassicBoard(join(out, "pkg"));
    await bundleBoard(join(out, "pkg"));
    writeVendored(out);
    writeLanguageList(out);
    await writeApp(out);
    writeExercises(out);
    await writeRules(out);
    writePrecacheList(out);
  } finally {
    rmSync(compiled, { recursive: true });
  }
  if (out !== root) return;
  remember("pkg");
  remember("app");
}

function writePackage(compiled, pkg) {
  rmSync(pkg, { recursive: true, force: true });
  mkdirSync(join(pkg, "umd"), { recursive: true });
  const wasm = join(pkg, "tablier_bg.wasm");
  run(process.execPath, [
    join(root, "node_modules/binaryen/bin/wasm-opt"), "-O3", join(compiled, "web/tablier_bg.wasm"), "-o", wasm,
  ]);
  for (const name of COPIED) copyFileSync(source(name), join(pkg, name));
  for (const name of FOLDERS) cpSync(source(name), join(pkg, name), { recursive: true });
  for (const [folder, names] of Object.entries(DATA)) {
    mkdirSync(join(pkg, folder));
    for (const name of [...names, "README.md"]) copyFileSync(join(root, "data", folder, name), join(pkg, folder, name));
  }

  const base64 = readFileSync(wasm, "base64");
  const write = (name, text) => writeFileSync(join(pkg, name), text);
  const read = (path) => readFileSync(path, "utf8");
  write("glue.js", guarded(read(join(compiled, "web/tablier.js"))));
  write("inline.js", replaced(read(source("inline.js")), "@WASM_BASE64@", base64));
  const script = withBorderErrors(read(join(compiled, "classic/tablier.js"))).trim();
  const helpers = ["errors.js", "border.js"].map((name) => withinScript(read(source(name)))).join("\n");
  const classic = replaced(replaced(read(source("umd.js")), "/* @GLUE@ */", script), "/* @HELPERS@ */", helpers);
  write("umd/tablier.js", replaced(classic, "@WASM_BASE64@", base64));
  // A copy, since TypeScript lets no CommonJS types stand on those of an ES module.
  write("umd/tablier.d.ts", `${read(source("tablier.d.ts"))}\nexport { init };\nexport as namespace tablier;\n`);
  // The script defines the tag and exports nothing.
  write("umd/board.d.ts", 'import type {} from "../board.js" with { "resolution-mode": "import" };\nexport {};\n');
  write("LICENCES.txt", collectedLicences());
  write("umd/package.json", '{ "type": "commonjs" }\n');
}

/** The glue, with errors that can be understood, also when it is used before the wasm is loaded. */
function guarded(glue) {
  const unloaded = replaced(glue, "let wasmModule, wasmInstance, wasm;", "let wasmModule, wasmInstance, wasm = notInitialised;");
  const text = withBorderErrors(replaced(unloaded, "wasm !== undefined", "wasm !== notInitialised", 2));
  return `import { openBorder, quicken, readInput, readMove, readMoves, readPieces, readTexts } from "./border.js";
import { borderError, notInitialised } from "./errors.js";
${text.trimEnd()}

quicken({ Game, quickCodes, quickMoves, quickPlay, quickPlayCode, quickUndo });
`;
}

function withBorderErrors(glue) {
  const told = replaced(glue, "throw new Error(getStringFromWasm0(arg0, arg1));", "throw borderError(getStringFromWasm0(arg0, arg1));");
  const foreign = "`expected instance of ${klass.name}`";
  return withHarmlessFree(replaced(told, `throw new Error(${foreign});`, `throw borderError(${foreign});`));
}

/** An object may be freed twice. One that is in use, by the call whose callback frees it, goes when that call ends. */
function withHarmlessFree(glue) {
  return replacedEach(glue, /(wasm\.__wbg_\w+_free\(ptr), 0\);/g, "if (ptr !== 0) $1, 1);", 3);
}

/** A module of ours as a part of a classic script: what it exports can be seen there, and nothing else. */
function withinScript(module) {
  const names = [...module.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name).join(", ");
  return `const { ${names} } = (() => {\n${module.replaceAll("export ", "")}\nreturn { ${names} };\n})();`;
}

/** Replaces a text that must stand in another so many times: the glue of a new wasm-bindgen may differ. */
function replaced(text, old, next, times = 1) {
  const parts = text.split(old);
  if (parts.length !== times + 1) throw new Error(`found ${parts.length - 1} times instead of ${times}: ${old}`);
  return parts.join(next);
}

/** The same of what a pattern finds. */
function replacedEach(text, pattern, next, times) {
  const found = text.match(pattern)?.length ?? 0;
  if (found !== times) throw new Error(`found ${found} times instead of ${times}: ${pattern}`);
  return text.replace(pattern, next);
}

function source(name) {
  return join(root, "src/js", name);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build();
