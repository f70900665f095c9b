// The packed package, installed where its users would install it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { chromium } from "playwright-core";
import { findChromium } from "../../scripts/browsers.mjs";
import { root } from "../../scripts/root.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";

const base = mkdtempSync(join(tmpdir(), "tablier-consumers-"));
let tarball;

/** Runs a program; its error output is part of the error. */
function run(program, args, cwd) {
  return execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** A project with these files, in which the package is installed. */
function project(name, files) {
  const folder = join(base, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], folder);
  return folder;
}

const esm = JSON.stringify({ name: "consumer", private: true, type: "module" });
const commonJs = JSON.stringify({ name: "consumer", private: true, type: "commonjs" });

before(() => {
  const [{ filename, files }] = JSON.parse(run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", base], root));
  tarball = join(base, filename);
  assert.ok(files.every(({ path }) => /^(pkg\/|docs\/|package\.json$|README|CHANGELOG|LICENSE)/.test(path)), "nothing else is packed");
});
after(() => rmSync(base, { recursive: true }));

test("Node, ES module", () => {
  const folder = project("node-esm", {
    "package.json": esm,
    "main.js": `
      import init, { Game, games, version } from "tablier";
      import * as inline from "tablier/inline";
      import { Engine } from "tablier/engine";
      await init();
      const engine = await Engine.create();
      const { move } = await engine.bestMove(new Game("draughts"), { depth: 2 });
      engine.dispose();
      console.log(games().length, new Game("draughts").isLegal(move), new inline.Game("charret").moves().length, version());`,
  });
  assert.match(run(process.execPath, ["main.js"], folder), /^6 true 24 \d+\.\d+\.\d+\n$/);
});

test("Node, CommonJS", () => {
  const folder = project("node-cjs", {
    "package.json": commonJs,
    "main.js": `
      const tablier = require("tablier");
      tablier.default().then(() => console.log(new tablier.Game("spanish-draughts").moves().length, require("tablier/umd") === tablier));`,
  });
  assert.equal(run(process.execPath, ["main.js"], folder), "7 true\n");
});

test("TypeScript", () => {
  const files = {
    "main.ts": `
      import init, { Game, type Move } from "tablier";
      import { Engine } from "tablier/engine";
      await init();
      const game = new Game("charret");
      const [move]: Move<"charret">[] = game.moves({ verbose: true });
      const engine = await Engine.create();
      const answer: string | undefined = (await engine.bestMove(game, { timeMs: 10 }))?.move;
      export { move, answer };`,
  };
  const folder = project("typescript", { "package.json": esm, ...files });
  const tsc = join(root, "node_modules/typescript/lib/tsc.js");
  for (const resolution of [["--module", "nodenext"], ["--module", "esnext", "--moduleResolution", "bundler"]]) {
    run(process.execPath, [tsc, "--strict", "--noEmit", "--target", "esnext", ...resolution, "main.ts"], folder);
  }
});

describe("a page without a bundler", () => {
  let browser;
  before(async () => (browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox", "--disable-gpu"] })));
  after(() => browser?.close());

  /** What a page of a project writes as its title. */
  async function titleOf(folder) {
    const server = fileServer({ folder, home: "/index.html" });
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && errors.push(message.text()));
    try {
      await page.goto(`http://127.0.0.1:${await listen(server, 0)}/index.html`);
      await page.waitForFunction(() => document.title !== "");
      assert.deepEqual(errors, []);
      return await page.title();
    } finally {
      await page.close();
      server.closeAllConnections();
      server.close();
    }
  }

  test("<script type=module>, with the engine", async () => {
    const folder = project("script-module", {
      "package.json": esm,
      "index.html": `<!doctype html><link rel="icon" href="data:,">
        <script type="importmap">{ "imports": { "tablier": "./node_modules/tablier/pkg/tablier.js", "tablier/engine": "./node_modules/tablier/pkg/engine.js" } }</script>
        <script type="module">
          import init, { Game } from "tablier";
          import { Engine } from "tablier/engine";
          await init();
          const game = new Game("draughts");
          let workers = 0;
          const engine = await class extends Engine {
            static spawn(...options) {
              workers++;
              return super.spawn(...options);
            }
          }.create();
          const stopper = new AbortController();
          const { move } = await engine.bestMove(game, { depth: 100, signal: stopper.signal, onInfo: () => stopper.abort() });
          const failure = await Engine.create({ workerUrl: "no-worker.js" }).catch((error) => error.code);
          await engine.bestMove(game, { depth: 1 });
          document.title = [game.moves().length, game.isLegal(move), failure, workers].join(" ");
        </script>`,
      "no-worker.js": "throw new Error('no worker');",
    });
    assert.equal(await titleOf(folder), "9 true engine-failed 1");
  });

  test("classic <script>", async () => {
    const folder = project("script-classic", {
      "package.json": esm,
      "index.html": `<!doctype html><link rel="icon" href="data:,">
        <script src="node_modules/tablier/pkg/umd/tablier.js"></script>
        <script>document.title = "moves " + new tablier.Game("charret").moves().length;</script>`,
    });
    assert.equal(await titleOf(folder), "moves 24");
  });
});
