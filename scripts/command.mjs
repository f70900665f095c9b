// Other programs, run in the repository without standard input.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";

/** Runs a command, its output shown. Throws when it fails. */
export function run(command, args, { cwd = root, env = process.env } = {}) {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
  if (error || status !== 0) throw new Error(`${[command, ...args].join(" ")}: ${error?.message ?? `exit code ${status}`}`);
}

/** What a command prints, or `null` when it fails. */
export function output(command, args, { cwd = root, env = process.env } = {}) {
  const { status, stdout } = spawnSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? stdout : null;
}

/** Runs a command, its output shown and collected. */
export function watch(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
    const chunks = [];
    child.stdout.on("data", (chunk) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
    const finish = (ok) => resolve({ ok, text: Buffer.concat(chunks).toString() });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      finish(false);
    });
    child.on("close", (status) => finish(status === 0));
  });
}

/** The first of these programs that PATH holds, or `undefined`. */
export function which(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
