// The page for a frame: a board by the attributes that stand in its address.
import { TablierBoard } from "../../pkg/board.js";

const fields = new URLSearchParams(location.search);
const board = document.createElement("tablier-board");
for (const name of TablierBoard.observedAttributes) {
  const value = fields.get(name);
  if (value !== null) board.setAttribute(name, value);
}
const theme = fields.get("theme")?.split(" ").find((word) => word === "light" || word === "dark");
if (theme) document.documentElement.style.colorScheme = theme;
document.documentElement.lang = fields.get("lang") ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
document.querySelector("main")?.append(board);
fit();

/** Tells the style how high all is that stands above and below the board. */
function fit() {
  const frame = /** @type {ShadowRoot} */ (board.shadowRoot);
  const heightOf = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (frame.querySelector(selector))?.offsetHeight ?? 0;
  const isBeside = () => matchMedia("(min-width: 39rem)").matches && frame.querySelector(".wide") !== null;
  const observer = new ResizeObserver(() => {
    const [shown, stage] = [heightOf('[part="board"]'), heightOf(".stage")];
    if (shown === 0) return;
    const row = isBeside() ? Math.max(stage, heightOf(".side")) : stage;
    board.style.setProperty("--around", `${board.offsetHeight - row + stage - shown}px`);
  });
  observer.observe(board);
}
