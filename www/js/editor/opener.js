/** @import { EditorDialog } from "./dialog.js" */

/**
 * Opens the editor of positions, which is loaded when it is first asked for.
 * @param {ConstructorParameters<typeof EditorDialog>} parts
 * @param {() => void} onFailure It cannot be loaded; the next time is tried again.
 * @returns {(from: Parameters<EditorDialog["open"]>[0]) => Promise<void>}
 */
export function editorOpener(parts, onFailure) {
  /** @type {EditorDialog | null} */ let editor = null;
  return async (from) => {
    try {
      const { EditorDialog } = await import("./dialog.js");
      editor ??= new EditorDialog(...parts);
    } catch (error) {
      console.error(error);
      onFailure();
      return;
    }
    editor.open(from);
  };
}
