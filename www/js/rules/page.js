// A rules page comes to life: boards in place of the text, exercises that are judged, links that keep the place.

/** @import { GameId } from "../../../pkg/tablier.js" */
import "../../../pkg/board.js";
import { keepOffline } from "../offline.js";
import { Exercises } from "./exercises.js";
import { followTheme } from "./theme.js";
import { wordsOf } from "./verdicts.js";

const { documentElement: root } = document;
followTheme();

// On a small screen the text comes first.
/** @type {HTMLDetailsElement} */ (document.querySelector(".contents details")).open = matchMedia("(min-width: 72rem)").matches;

const line = document.createElement("p");
line.className = "progress";
document.querySelector("h1 + p")?.after(line);

const exercises = new Exercises(
  document.querySelectorAll(".exercise[data-goal]"),
  /** @type {GameId} */ (root.dataset.game),
  wordsOf(root.lang),
  line,
);
// Solved in another tab, or on a page that the browser brought back.
addEventListener("storage", () => exercises.show());
addEventListener("pageshow", () => exercises.show());

for (const link of document.querySelectorAll("a[hreflang]")) {
  link.addEventListener("click", () => {
    /** @type {HTMLAnchorElement} */ (link).hash = location.hash || sectionInView();
  });
}

keepOffline();

/** The anchor of the section at the top of the view; empty at the beginning of the page. */
function sectionInView() {
  const above = Array.from(document.querySelectorAll("h2[id], h3[id]")).filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  return above.at(-1)?.id ?? "";
}
