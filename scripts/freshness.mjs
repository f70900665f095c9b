// Whether pkg/ is older than its sources. Times of files say nothing in a clone; contents do.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const SOURCES = ["Cargo.lock", "Cargo.toml", "data/tables", "data/weights", "src"];
const BUILT = ["pkg"];
/** The contents that were seen together last. */
const SEEN = join(root, "target", "pkg-seen.json");

/**
 * True when pkg/ is missing, or the sources have changed on this machine while pkg/ has not. What a clone or a pull
 * brings is taken to belong together: `npm test` checks that.
 */
export function isBuildNeeded() {
  if (!existsSync(join(root, "pkg/tablier_bg.wasm"))) return true;
  const now = fingerprints();
  const seen = existsSync(SEEN) ? JSON.parse(readFileSync(SEEN, "utf8")) : now;
  if (now.sources !== seen.sources && now.built === seen.built) return true;
  remember(now);
  return false;
}

/** To be called after a build. */
export function remember(now = fingerprints()) {
  mkdirSync(join(root, "target"), { recursive: true });
  writeFileSync(SEEN, JSON.stringify(now));
}

function fingerprints() {
  return { sources: fingerprint(SOURCES), built: fingerprint(BUILT) };
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
