// A further language is one file of texts: the page opens in it, and says in English what only the package says.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeApp } from "../../scripts/app.mjs";
import { writeLanguageList } from "../../scripts/languages.mjs";
import { root } from "../../scripts/root.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";
import texts from "../../www/js/i18n/en.js";
import { open } from "./table.mjs";

/** `visitAlone` makes a test of a page, as page-tests.mjs has it. */
export function testLanguages({ visitAlone }) {
  visitAlone("a further language is one file", { width: 1280, height: 800 }, async (page) => {
    const folder = mkdtempSync(join(tmpdir(), "tablier-site-"));
    for (const part of ["www", "pkg"]) cpSync(join(root, part), join(folder, part), { recursive: true });
    const invented = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `«${text}»`]));
    writeFileSync(join(folder, "www/js/i18n/eo.js"), `export default ${JSON.stringify({ ...invented, "board.undo": "«undo»" })};`);
    writeLanguageList(folder, folder);
    await writeApp(folder, folder);
    const server = fileServer({ folder });
    const url = `http://127.0.0.1:${await listen(server, 0)}/www/`;
    try {
      await open(page, url);
      await page.evaluate(() => localStorage.setItem("tablier:settings", JSON.stringify({ language: "eo" })));
      await page.reload();
      await page.until(() => document.documentElement.dataset.ready === "true");
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        texts: ["#new-game span", "#undo span", "#flip span", "#position-panel summary"].map((one) => document.querySelector(one).textContent),
        rules: document.querySelector("#rules-link").getAttribute("href"),
      }));
      assert.deepEqual(seen, { lang: "eo", texts: ["«New»", "«undo»", "Flip", "«Position»"], rules: "rules/en/draughts.html" });
      const offered = [];
      for (let times = 0; times < 3; times++) {
        offered.push(await page.evaluate(() => document.querySelector("#language").textContent));
        await page.click("#language");
      }
      assert.deepEqual(offered.sort(), ["English", "Français", "«English»"].sort());
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
