// The texts of the page and of the package: the same ones, with the same places to fill, in each language.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import board from "../../pkg/locales/en.js";
import boardFr from "../../pkg/locales/fr.js";
import { LANGUAGE_LIST, languageList } from "../../scripts/languages.mjs";
import pages from "../../www/js/i18n/all.js";
import page from "../../www/js/i18n/en.js";
import { LANGUAGES, TABLES } from "../../www/js/i18n/languages.js";
import { RULES_LANGUAGES } from "../../www/js/rules-page.js";

test("the languages have the same texts, and others at least all of the page", () => {
  const places = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  assert.deepEqual(Object.keys(pages.fr), Object.keys(page));
  assert.deepEqual(Object.keys(boardFr), Object.keys(board));
  for (const language of LANGUAGES) {
    for (const key of Object.keys(page)) assert.ok(Object.hasOwn(pages[language], key), `${language} ${key}`);
    assert.deepEqual(Object.keys(TABLES[language]).sort(), Object.keys(TABLES.en).sort(), language);
    for (const [key, text] of Object.entries(TABLES.en)) {
      assert.deepEqual(places(TABLES[language][key]), places(text), `${language} ${key}`);
    }
  }
});

test("the list of languages is that of the files, and the rules are read in those that they are written in", () => {
  assert.equal(readFileSync(new URL(`../../${LANGUAGE_LIST}`, import.meta.url), "utf8"), languageList());
  const folders = readdirSync(new URL("../../rules", import.meta.url)).filter((name) => /^\w\w$/.test(name));
  assert.deepEqual(RULES_LANGUAGES.toSorted(), folders.sort());
});

test("no text of the page takes the place of one of the package", () => {
  assert.deepEqual(Object.keys(page).filter((key) => Object.hasOwn(board, key)), []);
});
