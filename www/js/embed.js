// The page for a frame: a board by the attributes that stand in its address.
import { TablierBoard } from "../../pkg/board.js";

const fields = new URLSearchParams(location.search);
const board = document.createElement("tablier-board");
for (const name of TablierBoard.observedAttributes) {
  const value = fields.get(name);
  if (value !== null) board.setAttribute(name, value);
}
const theme = fields.get("theme");
if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
document.documentElement.lang = fields.get("lang") ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
document.querySelector("main")?.append(board);
