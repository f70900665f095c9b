// The list by which the service worker of the page fills its cache: www/precache.js.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, fingerprint } from "./freshness.mjs";
import { root } from "./root.mjs";

/** Files and folders of pkg/ that the page loads. */
const PAGE = [
  "tablier.js", "glue.js", "border.js", "tablier_bg.wasm", "errors.js",
  "board.js", "say.js", "engine.js", "engine-core.js", "worker.js", "worker-core.js", "worker-files.js",
  "weights/draughts.bin", "weights/spanish-draughts.bin",
  "tables/draughts-3.bin", "tables/spanish-draughts-3.bin", "tables/charret-8.bin",
  "board", "element", "locales",
];
/** Files of www/ that are not cached by the list. */
const APART = ["www/sw.js", "www/precache.js"];

/** Paths of the files that the page loads or links to, for the `pkg/` below `out`. */
export function pageFiles(out = root) {
  const page = filesUnder("www").filter((path) => !APART.includes(path));
  return [...page, ...PAGE.flatMap((name) => filesUnder(`pkg/${name}`, out))];
}

/** Writes `www/precache.js` below `out`, for the `pkg/` that is there, where it would change. */
export function writePrecacheList(out = root) {
  const all = pageFiles(out);
  const page = all.filter((path) => path.startsWith("www/"));
  const pkg = all.filter((path) => path.startsWith("pkg/"));
  const version = fingerprint([...page, "www/sw.js"]).slice(0, 8) + fingerprint(pkg, out).slice(0, 8);
  const files = ["./", ...page.map((path) => path.slice("www/".length)), ...pkg.map((path) => `../${path}`)];
  const text = `// Written by \`npm run build\`.\nself.TABLIER_PRECACHE = ${JSON.stringify({ version, files }, null, 2)};\n`;
  const list = join(out, "www/precache.js");
  if (existsSync(list) && readFileSync(list, "utf8") === text) return;
  mkdirSync(join(out, "www"), { recursive: true });
  writeFileSync(list, text);
}
