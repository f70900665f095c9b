import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../../scripts/root.mjs";

const OPTIONS = ["--strict", "--noEmit", "--module", "nodenext", "--target", "esnext", "--ignoreConfig"];

/**
 * Checks TypeScript that uses the package by its name, in strict mode.
 * @param {string[]} files Inside the repository.
 * @param {string} [types] Of what surrounds it: "node", or nothing.
 * @returns {string} What the compiler prints: nothing where all is right.
 */
export function compile(files, types = "") {
  const compiler = join(root, "node_modules/typescript/lib/tsc.js");
  const { stdout, stderr, status } = spawnSync(process.execPath, [compiler, ...OPTIONS, "--types", types, ...files], { cwd: root, encoding: "utf8" });
  if (status !== 0 && stdout === "") throw new Error(stderr || "the compiler did not run");
  return stdout;
}
