// The packed package, installed where its users would install it, and what its consumers tell.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { Game } from "tablier";
import { run } from "../../scripts/command.mjs";
import { root } from "../../scripts/root.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";

/** What `app/report.js` must give: the engine found the weights of the game, since without them it answers otherwise. */
export const REPORT = expectedReport();

function expectedReport() {
  const answer = (weights) => {
    const game = new Game("draughts");
    if (weights) game.loadWeights(weights);
    const { move, score } = game.search({ depth: 4 });
    return `${game.moves().length} ${move} ${score}`;
  };
  const tuned = answer(readFileSync(join(root, "pkg/weights/draughts.bin")));
  assert.notEqual(tuned, answer(null));
  return tuned;
}

/** Where the projects are installed. What the registry gave stays there from one run to the next. */
const BASE = join(root, "target", "consumers");

/** The strictest policy for scripts under which a page can compile wasm. */
const POLICY = { "Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'" };

/** `{ path, files }` of the package as it would be published. */
export const tarball = pack();

function pack() {
  mkdirSync(BASE, { recursive: true });
  const printed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", BASE], {
    cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"],
  });
  const [{ filename, files }] = JSON.parse(printed);
  return { path: join(BASE, filename), files: files.map(({ path }) => path) };
}

/** Names of the projects that this process has installed. */
const installed = new Set();

/**
 * Installs a project of this folder, with the files of `app/` beside its own, or one of other folders, and the package in
 * it. Gives its folder. Programs of its package-lock.json come from the registry when they are not there yet.
 */
export function install(name, sources = ["app", name].map((source) => join(import.meta.dirname, source))) {
  const folder = join(BASE, name);
  if (installed.has(name)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) {
    if (old !== "node_modules") rmSync(join(folder, old), { recursive: true });
  }
  const filter = (path) => basename(path) !== "node_modules";
  for (const source of sources) cpSync(source, folder, { recursive: true, filter });
  const lock = join(folder, "package-lock.json");
  const stamp = join(folder, "node_modules", ".installed-lock.json");
  const locked = existsSync(lock);
  const there = !locked || (existsSync(stamp) && readFileSync(stamp).equals(readFileSync(lock)));
  // Not `npm ci`: it refuses a lock in which an optional package for another system could not be resolved.
  const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", there ? "--offline" : "--prefer-offline"];
  run("npm", ["install", ...options, tarball.path], { cwd: folder });
  if (locked) copyFileSync(lock, stamp);
  installed.add(name);
  return folder;
}

/** What a program of a project prints, or an error. */
export function printed(folder, program, ...args) {
  return execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}

/** What `use` makes of a page at an address. `visitor` is one of tests/browser/browsers.mjs. */
async function withPage(visitor, url, use) {
  const page = await visitor.newPage({ width: 800, height: 800 });
  try {
    await page.goto(url);
    return await use(page);
  } finally {
    await page.close();
  }
}

/** The same of a page of a folder that is served with headers. */
export async function withServedPage(visitor, folder, use, { path = "/index.html", headers = POLICY } = {}) {
  const server = fileServer({ folder, headers });
  try {
    return await withPage(visitor, `http://127.0.0.1:${await listen(server, 0)}${path}`, use);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function readTitle(page) {
  const title = await page.until(() => document.title);
  assert.deepEqual(page.errors, []);
  return title;
}

/** What a page writes as its title. */
export const titleOf = (visitor, url) => withPage(visitor, url, readTitle);

/** The same for a page of a folder that is served. */
export const servedTitle = (visitor, folder, options) => withServedPage(visitor, folder, readTitle, options);
