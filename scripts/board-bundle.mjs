// pkg/board.js: the tag in one file, which a page fetches in one request. What is there for others too stays a file of its
// own, so that a page that uses both has the wasm and its classes once; so does what is only loaded when it is asked for.
import { build } from "esbuild";

/** Of the package, beside board.js. */
const APART = /\/((?:tablier|engine|engine-core|errors|board\/diagram)\.js)$/;

const apart = {
  name: "apart",
  setup({ onResolve }) {
    onResolve({ filter: APART }, ({ path }) => ({ path: `./${APART.exec(path)[1]}`, external: true }));
  },
};

/** @param {string} pkg The folder of the package, where board.js still imports its parts. */
export async function bundleBoard(pkg) {
  await build({
    // Names of files stand in comments: the same ones wherever it is built.
    absWorkingDir: pkg,
    entryPoints: ["board.js"],
    outfile: "board.js",
    allowOverwrite: true,
    bundle: true,
    format: "esm",
    charset: "utf8",
    target: "es2022",
    plugins: [apart],
    logLevel: "error",
  });
}
