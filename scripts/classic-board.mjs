// pkg/umd/board.js: the tag as a classic script, to be loaded behind umd/tablier.js, for pages that may load no modules,
// such as those opened from a disk.
import { build } from "esbuild";

/** The classic script has set the global `tablier`. */
const GLOBAL = `
const { tablier } = globalThis;
if (!tablier) throw new Error("umd/board.js needs umd/tablier.js before it");
export const { Game, games, readRecords, writeRecord } = tablier;
export default tablier.init;
`;

const fromGlobal = {
  name: "global",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/(tablier|glue)\.js$/ }, () => ({ path: "tablier", namespace: "global" }));
    onLoad({ filter: /.*/, namespace: "global" }, () => ({ contents: GLOBAL }));
  },
};

/** @param {string} pkg The folder of the package. */
export async function writeClassicBoard(pkg) {
  await build({
    // Names of files stand in comments: the same ones wherever it is built.
    absWorkingDir: pkg,
    entryPoints: ["board.js"],
    outfile: "umd/board.js",
    bundle: true,
    format: "iife",
    charset: "utf8",
    target: "es2022",
    plugins: [fromGlobal],
    logLevel: "error",
    // No worker and no file is found by an address: the engine works in the page, without its weights.
    logOverride: { "empty-import-meta": "silent" },
  });
}
