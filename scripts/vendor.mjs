// The libraries of the page, which its modules import by their places: www/vendor/.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Written by `writeVendored`. */
export const VENDORED = ["www/vendor/idb.js"];

/** Writes `www/vendor/` below `out`: each library with its licence before it. */
export function writeVendored(out = root) {
  const folder = join(root, "node_modules/idb");
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence = readFileSync(join(folder, "LICENSE"), "utf8").trim();
  const code = readFileSync(join(folder, "build/index.js"), "utf8");
  mkdirSync(join(out, "www/vendor"), { recursive: true });
  writeFileSync(join(out, VENDORED[0]), `// @ts-nocheck\n/*! ${name} ${version}\n\n${licence}\n*/\n${code}`);
}
