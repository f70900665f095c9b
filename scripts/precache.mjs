// The list by which the service worker of the page fills its cache: www/precache.js.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { filesUnder, fingerprint } from "./freshness.mjs";
import { root } from "./root.mjs";

/** Files of pkg/ that scripts of the site ask for by their addresses. */
const DATA = [
  "tablier_bg.wasm", "weights/draughts.bin", "weights/spanish-draughts.bin", "weights/charret.bin",
  "tables/draughts-3.bin", "tables/spanish-draughts-3.bin", "tables/charret-8.bin",
];
/** Files of www/ that are not cached by the list. */
const APART = ["www/sw.js", "www/precache.js"];
const PAGE = /\.html$/;
/** Scripts that run in workers. */
const WORKER = /^www\/[\w-]+-worker\.js$/;
/** Most of which are loaded as parts of www/app/ only. */
const SOURCE = /^www\/(js|vendor)\/|^www\/[\w-]+\.css$/;

/** Paths of the files that the site loads or links to, for the `pkg/` below `out`. */
export function pageFiles(out = root) {
  const all = filesUnder("www").filter((path) => !APART.includes(path));
  const read = (path) => readFileSync(join(path.startsWith("pkg/") ? out : root, path), "utf8");
  const named = /<(?:script type="module" src|link rel="stylesheet" href)="(.*?)">/g;
  const scripts = all.filter((path) => PAGE.test(path)).flatMap((path) => targets(path, read(path).matchAll(named)));
  const loaded = new Set([...scripts, ...all.filter((path) => WORKER.test(path))]);
  // What is added on the way is visited too.
  for (const path of loaded) {
    for (const target of targets(path, read(path).matchAll(/^(?:import|export)\b[^"'(]*?"(\.[^"]+)"|\bawait import\("(\.[^"]+)"\)/gm))) loaded.add(target);
  }
  const page = all.filter((path) => !SOURCE.test(path) || loaded.has(path));
  const pkg = [...loaded].filter((path) => path.startsWith("pkg/")).sort();
  return [...page, ...pkg, ...DATA.map((name) => `pkg/${name}`)];
}

/** Paths of what a file names. */
function targets(path, matches) {
  return Array.from(matches, ([, one, other]) => posix.join(posix.dirname(path), one ?? other));
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
