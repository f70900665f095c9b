import { create } from "../dom.js";

/** Long enough for a browser that asks where to put the file. */
const KEPT_MS = 60_000;

/**
 * Gives the visitor a file.
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function save(name, text, type = "text/plain") {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
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
