// www/app/: the modules and styles of the pages with a board, of www/ and pkg/, in few files: over a hundred requests take
// longer than all the rest of the start. What is only loaded when it is asked for stays apart. `node scripts/app.mjs` makes it
// alone.
import { readFileSync, rmSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./root.mjs";

const FOLDER = "www/app";

/** By their names there, what pages start with. */
const ENTRIES = {
  "index.js": "www/js/main.js",
  "index.css": "www/index.css",
  "exercises.js": "www/js/exercises/main.js",
  "exercises.css": "www/exercises.css",
};

/** @returns {string} The module of which the script of a page was made, where it was; by their paths in the repository. */
export function sourceOf(path) {
  return Object.entries(ENTRIES).find(([name]) => path === `${FOLDER}/${name}`)?.[1] ?? path;
}

/** Writes `www/app/` below `out`, from the `www/` and `pkg/` below `source`. */
export async function writeApp(out = root, source = root) {
  const outdir = join(out, FOLDER);
  rmSync(outdir, { recursive: true, force: true });
  await build({
    // Names of files stand in comments: the same ones wherever it is built.
    absWorkingDir: source,
    entryPoints: Object.entries(ENTRIES).map(([name, module]) => ({ in: module, out: name.replace(/\.\w+$/, "") })),
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    charset: "utf8",
    target: "es2022",
    plugins: [addressed(source, (path) => `new URL(${JSON.stringify(posix.relative(FOLDER, path))}, import.meta.url).href`)],
    logLevel: "error",
  });
}

/**
 * Has each module go by its own address, wherever its code ends up.
 * @param {string} base The folder of the repository, or of a copy.
 * @param {(path: string) => string} addressOf An expression for the address of a file, by its path in the repository.
 */
export function addressed(base, addressOf) {
  return {
    name: "addressed",
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const address = addressOf(relative(base, path).replaceAll("\\", "/"));
        return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", address), loader: "js" };
      });
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeApp();
