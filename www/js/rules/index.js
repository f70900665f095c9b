// The list of the rules pages: how many exercises of each are solved.

import { keepOffline } from "../offline.js";
import { solvedOf } from "./exercises.js";
import { followTheme } from "./theme.js";
import { wordsOf } from "./verdicts.js";

followTheme();
show();
// Solved on a page from which the browser came back.
addEventListener("pageshow", show);
keepOffline();

function show() {
  const words = wordsOf(document.documentElement.lang);
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-exercises]"))) {
    const { game = "", exercises } = place.dataset;
    const count = Math.min(solvedOf(game).length, Number(exercises));
    place.textContent = count === 0 ? "" : words.progress(count, Number(exercises));
  }
}
