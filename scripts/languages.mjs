// The list of the languages of the page, from the files of texts that there are: www/js/i18n/all.js.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

export const LANGUAGE_LIST = "www/js/i18n/all.js";

/** Writes the list below `out`, for the texts below `source`, where it would change. */
export function writeLanguageList(out = root, source = root) {
  const list = join(out, LANGUAGE_LIST);
  const text = languageList(source);
  if (existsSync(list) && readFileSync(list, "utf8") === text) return;
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, text);
}

export function languageList(source = root) {
  const names = readdirSync(join(source, dirname(LANGUAGE_LIST))).flatMap((name) => /^([a-z]{2})\.js$/.exec(name)?.[1] ?? []).sort();
  const imports = names.map((name) => `import ${name} from "./${name}.js";\n`);
  return `// Written by \`npm run build\`: the texts of the page, by language.\n${imports.join("")}\nexport default { ${names.join(", ")} };\n`;
}
