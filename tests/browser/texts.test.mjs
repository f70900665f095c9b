// The texts of the page and of the package: the same ones, with the same places to fill, in each language.
import assert from "node:assert/strict";
import { test } from "node:test";
import boardEn from "../../pkg/locales/en.js";
import boardFr from "../../pkg/locales/fr.js";
import en from "../../www/js/i18n/en.js";
import fr from "../../www/js/i18n/fr.js";

function assertSame(en, fr) {
  assert.deepEqual(Object.keys(fr), Object.keys(en));
  const places = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const key of Object.keys(en)) assert.deepEqual(places(fr[key]), places(en[key]), key);
}

test("the languages have the same texts", () => assertSame(en, fr));
test("the locales of the package have the same texts", () => assertSame(boardEn, boardFr));
test("no text of the page takes the place of one of the package", () => {
  assert.deepEqual(Object.keys(en).filter((key) => Object.hasOwn(boardEn, key)), []);
});
