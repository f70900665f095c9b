// The code blocks of the documentation, and how the JavaScript among them is run.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../scripts/root.mjs";

/** README.md and the files of docs/, relative to the repository. */
export const DOCUMENTS = ["README.md", ...readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`)];

/**
 * `{ place, language, code, before }` of each block; `place` is "FILE:LINE". `before` is what the document does not show:
 * the text of a comment `<!-- before: ... -->` on the lines above the block.
 */
export const BLOCKS = DOCUMENTS.flatMap(blocksOf);

function blocksOf(file) {
  const text = readFileSync(join(root, file), "utf8");
  const blocks = text.matchAll(/(?:^<!-- before: ((?:(?!-->)[^])*?)-->\n\n?)?^```(\S*)\n([^]*?)\n```$/gm);
  return [...blocks].map((block) => {
    const [all, before = "", language, code] = block;
    const line = text.slice(0, block.index + all.indexOf("```")).split("\n").length;
    return { place: `${file}:${line}`, language, code, before };
  });
}

/** Runs JavaScript as a module of this package, and compares results that stand in comments behind their expressions. */
export async function runModule({ place, code, before }) {
  const folder = join(root, "target", "docs");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${place.replaceAll(/\W/g, "-")}.mjs`);
  const helper = JSON.stringify(import.meta.url);
  writeFileSync(file, `import { assertShown } from ${helper};\n${before}\n${withAssertions(code)}\n`);
  await import(pathToFileURL(file).href);
}

/** `expression; // result` becomes an assertion. */
function withAssertions(code) {
  return code.replaceAll(/^(?!const |let |import |for |\s*\/\/)(\S.*?);[ ]+\/\/ (.*)$/gm, (_, expression, shown) =>
    `assertShown(${expression}, ${JSON.stringify(shown)});`);
}

/** `shown` is a JavaScript value, which may leave parts out: "…". Any other text is a remark. */
export function assertShown(found, shown) {
  let wanted;
  try {
    wanted = new Function(`return (${shown.replaceAll(/, …(?= ?[\]}])/g, "")});`)();
  } catch {
    return;
  }
  if (typeof wanted === "string") {
    const parts = wanted.split("…").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return assert.match(found, new RegExp(`^${parts.join(".*")}$`));
  }
  if (shown.includes("…")) found = Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]));
  if (shown.includes("…") && Array.isArray(wanted)) found = Object.values(found);
  assert.deepEqual(found, wanted);
}
