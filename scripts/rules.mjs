// Writes the rules pages, www/rules/LANGUAGE/NAME.html, from rules/. Run alone, it takes pkg/ as it is.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";
import { gamePage, indexPage } from "./rules/page.mjs";
import { GAMES, LANGUAGES } from "./rules/source.mjs";

/** Written by `writeRules`. */
export const RULES_PAGES = LANGUAGES.flatMap((language) => ["index", ...GAMES].map((name) => `www/rules/${language}/${name}.html`));

/** Writes the pages below `out`, their boards drawn by the `pkg/` that is there. */
export async function writeRules(out = root) {
  const { Game } = await import(pathToFileURL(join(out, "pkg/node.js")).href);
  for (const language of LANGUAGES) {
    const folder = join(out, "www/rules", language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "index.html"), indexPage(language));
    for (const game of GAMES) writeFileSync(join(folder, `${game}.html`), gamePage(language, game, Game));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeRules();
