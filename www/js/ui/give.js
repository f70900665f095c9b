import { create } from "../dom.js";

/** Long enough for a browser that asks where to put the file. */
const KEPT_MS = 60_000;

/**
 * Gives the visitor a file.
 * @param {string} name
 * @param {string | Blob} content
 * @param {string} [type] Of a text.
 */
export function save(name, content, type = "text/plain") {
  const blob = typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(blob);
  const link = create("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} Whether the clipboard has it now.
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
