// The examples with a framework, built as their reader would build them.
import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { run } from "../../../scripts/command.mjs";
import { root } from "../../../scripts/root.mjs";
import { BROWSERS } from "../../browser/browsers.mjs";
import { assertPlays } from "../../docs/board-page.mjs";
import { install, withServedPage } from "../harness.mjs";

let browser;
let visitor;
before(async () => {
  browser = await BROWSERS.chromium();
  visitor = await browser.newVisitor();
});
after(() => browser?.close());

for (const name of ["react", "vue"]) {
  test(`examples/${name}`, async () => {
    const folder = install(`example-${name}`, [join(root, "examples", name)]);
    cpSync(join(root, "examples/board.css"), join(dirname(folder), "board.css"));
    run("npm", ["run", "--silent", "build"], { cwd: folder });
    await withServedPage(visitor, join(folder, "dist"), (page) => assertPlays(page, "draughts"));
  });
}
