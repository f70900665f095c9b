import { read } from "../storage.js";

/** Shows a page in the theme that was chosen on the page of the games, where one was. */
export function followTheme() {
  const { theme, look } = /** @type {any} */ (read("settings")) ?? {};
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (look === "contrast") document.documentElement.dataset.look = look;
}
