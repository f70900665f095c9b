/** @import { I18n, Key } from "../i18n.js" */
/** @import { Settings } from "../settings.js" */
import { byId, create } from "../dom.js";
import { madeDialog } from "./made-dialog.js";

/** Where letters are typed, or choose something. */
const KEY_USERS = "input, select, textarea, [contenteditable]";
/** Buttons that a letter presses. */
const BUTTONS = /** @type {const} */ ({ f: "flip", h: "hint", p: "position-hear" });
/** What the list tells, in its order: the keys of this page, those of the moves and of the board. @type {[string[], Key][]} */
const LIST = [
  [["F"], "flip"], [["H"], "play.hint"], [["P"], "flow.hear"], [["←", "→"], "flow.keys.moves"],
  [["Home", "End"], "flow.keys.ends"], [["Esc"], "flow.keys.escape"], [["?"], "flow.keys"],
];

/**
 * Keys of one letter, which the settings turn off, and the list of all keys.
 * @param {Settings} settings
 * @param {I18n} i18n
 */
export function shortcuts(settings, i18n) {
  const dialog = listOfKeys(i18n);
  document.addEventListener("keydown", (event) => {
    if (!settings.switches.shortcuts || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(KEY_USERS)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "?") return dialog.showModal();
    const id = BUTTONS[/** @type {keyof typeof BUTTONS} */ (event.key.toLowerCase())];
    // A button that is not shown does nothing; that of the position stands in a section that may be closed.
    if (id && !event.shiftKey && !byId(id).hidden) byId(id).click();
  });
}

/** @param {I18n} i18n */
function listOfKeys(i18n) {
  const rows = LIST.flatMap(([keys, key]) => [
    create("dt", {}, ...keys.flatMap((name, index) => (index > 0 ? [" ", create("kbd", { text: name })] : [create("kbd", { text: name })]))),
    create("dd", { data: { i18n: key } }),
  ]);
  const close = create("button", { className: "primary", data: { i18n: "close" } });
  return madeDialog(i18n, "keys", "flow.keys", { className: "confirm" },
    create("dl", { className: "keys" }, ...rows),
    create("p", { className: "hint", data: { i18n: "flow.keys.off" } }),
    create("div", { className: "actions" }, close));
}
