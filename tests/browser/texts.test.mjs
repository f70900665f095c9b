// The texts of the page: the same ones, with the same places to fill, in each language.
import assert from "node:assert/strict";
import { test } from "node:test";
import en from "../../www/js/i18n/en.js";
import fr from "../../www/js/i18n/fr.js";

/** French leaves out what only English texts of the package can fill. */
const ENGLISH_ONLY = ["fault.unexpected", "fault.end"];

test("the languages have the same texts", () => {
  assert.deepEqual(Object.keys(fr), Object.keys(en));
  const places = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const key of Object.keys(en)) {
    if (!ENGLISH_ONLY.includes(key)) assert.deepEqual(places(fr[key]), places(en[key]), key);
  }
});
