// French as it is printed: no straight apostrophe between two letters, in any text of the product; no line that begins with
// a colon, a semicolon, a question or exclamation mark.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { games } from "tablier";
import locale from "tablier/locales/fr.js";
import page from "../../www/js/i18n/fr.js";
import { wordsOf as verdicts } from "../../www/js/rules/verdicts.js";
import { WORDS as pages } from "../../scripts/rules/words.mjs";

/** Every text in a value, of `fr` alone where a value has a text for each language. */
function* texts(value) {
  if (typeof value === "string") yield value;
  else if (typeof value === "function") yield String(value);
  else if (value && typeof value === "object") {
    for (const one of "fr" in value ? [value.fr] : Object.values(value)) yield* texts(one);
  }
}

const sources = {
  "names of the games": games(), locale, page, verdicts: verdicts("fr"), pages: pages.fr,
};
const folder = new URL("../../rules/fr/", import.meta.url);
for (const name of readdirSync(folder)) sources[name] = readFileSync(new URL(name, folder), "utf8");

for (const [name, source] of Object.entries(sources)) {
  test(`${name}: apostrophes are typographic`, () => {
    const all = [...texts(source)];
    assert.ok(all.length > 0);
    // A text in code, as an example that is typed, may have any.
    const straight = all.map((text) => text.replace(/`[^`]*`|\$\{[^}]*\}/g, "")).filter((text) => /\p{L}'\p{L}/u.test(text));
    assert.deepEqual(straight, []);
  });
}

for (const [name, source] of Object.entries({ locale, page })) {
  test(`${name}: no line breaks before a mark that stands apart`, () => {
    assert.deepEqual([...texts(source)].filter((text) => / [:;?!»]|« /.test(text)), []);
  });
}
