// Whether pkg/ or www/app/ is older than its sources. Times of files say nothing in a clone; contents do.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const STYLES = readdirSync(join(root, "www")).filter((name) => name.endsWith(".css")).map((name) => `www/${name}`);
const PARTS = {
  pkg: { sources: ["Cargo.lock", "Cargo.toml", "data/tables", "data/weights", "src"], built: "pkg", file: "pkg/tablier_bg.wasm" },
  app: { sources: ["pkg", ...STYLES, "www/js", "www/vendor"], built: "www/app", file: "www/app/index.js" },
};

/**
 * True when a part is missing, or its sources have changed on this machine while it has not. What a clone or a pull
 * brings is taken to belong together: `npm test` checks that.
 * @param {keyof typeof PARTS} part
 */
export function isBuildNeeded(part) {
  if (!existsSync(join(root, PARTS[part].file))) return true;
  const now = fingerprints(part);
  const seen = existsSync(seenFile(part)) ? JSON.parse(readFileSync(seenFile(part), "utf8")) : now;
  if (now.sources !== seen.sources && now.built === seen.built) return true;
  remember(part, now);
  return false;
}

/** To be called after a build. */
export function remember(part, now = fingerprints(part)) {
  mkdirSync(join(root, "target"), { recursive: true });
  writeFileSync(seenFile(part), JSON.stringify(now));
}

/** Holds the contents that were seen together last. */
function seenFile(part) {
  return join(root, "target", `${part}-seen.json`);
}

function fingerprints(part) {
  const { sources, built } = PARTS[part];
  return { sources: fingerprint(sources), built: fingerprint([built]) };
}

/** Hash of the names and contents of files and whole folders, relative to `base`. */
export function fingerprint(paths, base = root) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesUnder(path, base))) {
    const bytes = readFileSync(join(base, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** A file, or the files of a folder and of those within it, sorted. */
export function filesUnder(path, base = root) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).filter((name) => !name.startsWith(".")).sort().flatMap((name) => filesUnder(`${path}/${name}`, base));
}
