// The texts of the page and of the package: the same ones, with the same places to fill, in each language.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import board from "../../pkg/locales/en.js";
import page from "../../www/js/i18n/en.js";
import { LANGUAGES, TABLES } from "../../www/js/i18n/languages.js";

test("the languages have the same texts", () => {
  const places = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const language of LANGUAGES) {
    assert.deepEqual(Object.keys(TABLES[language]), Object.keys(TABLES.en), language);
    for (const [key, text] of Object.entries(TABLES.en)) {
      assert.deepEqual(places(TABLES[language][key]), places(text), `${language} ${key}`);
    }
  }
});

test("each file of texts is that of a language of the page", () => {
  for (const folder of ["www/js/i18n", "pkg/locales"]) {
    const files = readdirSync(new URL(`../../${folder}`, import.meta.url)).filter((name) => /^\w\w\.js$/.test(name));
    assert.deepEqual(files.sort(), LANGUAGES.map((language) => `${language}.js`).sort(), folder);
  }
});

test("no text of the page takes the place of one of the package", () => {
  assert.deepEqual(Object.keys(page).filter((key) => Object.hasOwn(board, key)), []);
});
