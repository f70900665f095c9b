// What bundlers build, in each browser, and the development servers of Vite.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { run } from "../../../scripts/command.mjs";
import { BROWSERS } from "../../browser/browsers.mjs";
import { REPORT, install, servedTitle, titleOf } from "../harness.mjs";

const visitors = {};
const browsers = [];
before(async () => {
  for (const [name, launch] of Object.entries(BROWSERS)) {
    const browser = await launch();
    browsers.push(browser);
    visitors[name] = await browser.newVisitor();
  }
});
after(() => Promise.all(browsers.map((browser) => browser.close())));

/** Titles of pages in all browsers, which must be this one. */
async function assertTitle(title, titleIn) {
  for (const [name, visitor] of Object.entries(visitors)) assert.equal(await titleIn(visitor), title, name);
}

/** Builds a project; the pages of its `dist/` must have these titles. */
function testBuild(name, titles) {
  test(`${name}, build`, async () => {
    const folder = install(name);
    run("npm", ["run", "--silent", "build"], { cwd: folder });
    for (const [path, title] of Object.entries(titles)) {
      await assertTitle(title, (visitor) => servedTitle(visitor, join(folder, "dist"), { path }));
    }
  });
}

const WITH_WORKER = `${REPORT}, 24 in a worker`;

testBuild("vite8", { "/index.html": WITH_WORKER });
testBuild("vite7", { "/index.html": WITH_WORKER, "/weights.html": REPORT });

for (const name of ["vite8", "vite7"]) {
  test(`${name}, development`, async () => {
    const folder = install(name);
    const { createServer } = await import(pathToFileURL(join(folder, "node_modules/vite/dist/node/index.js")).href);
    const server = await createServer({ root: folder, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
    try {
      await server.listen();
      await assertTitle(WITH_WORKER, (visitor) => titleOf(visitor, server.resolvedUrls.local[0]));
    } finally {
      await server.close();
    }
  });
}

testBuild("webpack5", { "/index.html": WITH_WORKER, "/weights.html": REPORT });
testBuild("rollup", { "/index.html": REPORT });
testBuild("esbuild", { "/index.html": REPORT, "/inline.html": "24 moves" });
