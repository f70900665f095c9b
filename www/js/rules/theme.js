import { LOOKS } from "../../../pkg/board/palette.js";
import { read } from "../storage.js";

/** Shows a page, and the boards on it, as was chosen on the page of the games, where something was; also when it is chosen later. */
export function followTheme() {
  show();
  for (const event of ["storage", "pageshow"]) addEventListener(event, show);
}

function show() {
  const { theme, look } = /** @type {any} */ (read("settings")) ?? {};
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  else delete dataset.theme;
  if (look === "contrast") dataset.look = look;
  else delete dataset.look;
  // Light or dark is that of the page around them.
  for (const board of document.querySelectorAll("tablier-board")) {
    if (LOOKS.includes(look)) board.setAttribute("theme", look);
    else board.removeAttribute("theme");
  }
}
