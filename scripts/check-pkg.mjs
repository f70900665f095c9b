// Whether the committed pkg/, www/vendor/, www/app/, www/exercises/, rules pages and www/precache.js are what the sources give.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { EXERCISES } from "./exercises.mjs";
import { filesUnder } from "./freshness.mjs";
import { LANGUAGE_LIST } from "./languages.mjs";
import { root } from "./root.mjs";
import { RULES_PAGES } from "./rules.mjs";
import { VENDORED } from "./vendor.mjs";

/** Files that differ, are missing or are left over. */
export async function staleFiles() {
  const fresh = mkdtempSync(join(tmpdir(), "tablier-pkg-"));
  try {
    await build(fresh);
    const list = (base) => [...filesUnder("pkg", base), ...filesUnder("www/app", base), ...VENDORED, ...EXERCISES, ...RULES_PAGES, LANGUAGE_LIST, "www/precache.js"];
    const paths = [...new Set([...list(root), ...list(fresh)])];
    return paths.filter((path) => !equal(join(root, path), join(fresh, path)));
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

function equal(a, b) {
  return existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b));
}
