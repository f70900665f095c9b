// The exercises that the page loads: www/exercises/, from data/exercises/.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "./freshness.mjs";
import { root } from "./root.mjs";

const SOURCES = filesUnder("data/exercises").filter((path) => path.endsWith(".json"));

/** Written by `writeExercises`. */
export const EXERCISES = SOURCES.map((path) => path.replace("data/", "www/"));

/** Copies the exercises below `out`. */
export function writeExercises(out = root) {
  mkdirSync(join(out, "www/exercises"), { recursive: true });
  SOURCES.forEach((path, index) => copyFileSync(join(root, path), join(out, EXERCISES[index])));
}
