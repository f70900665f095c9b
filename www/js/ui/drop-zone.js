import { byId } from "../dom.js";

/** Files, or text, that are dropped anywhere on the page. Text dropped on a field is the field's. */
export class DropZone {
  #hint = byId("drop-hint");
  #onFiles;
  #onText;
  /** What is dragged is a part of the page itself. */
  #isOwn = false;

  /** @param {{ onFiles: (files: File[]) => void, onText: (text: string) => void }} actions */
  constructor({ onFiles, onText }) {
    this.#onFiles = onFiles;
    this.#onText = onText;
    addEventListener("dragenter", (event) => this.#over(event));
    addEventListener("dragover", (event) => this.#over(event));
    addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) this.#hint.hidden = true;
    });
    addEventListener("drop", (event) => this.#drop(event));
    addEventListener("dragstart", () => (this.#isOwn = true));
    addEventListener("dragend", () => (this.#isOwn = false));
  }

  /** @param {DragEvent} event */
  #over(event) {
    const wanted = this.#wants(event);
    this.#hint.hidden = !wanted;
    if (!wanted || !event.dataTransfer) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  }

  /** @param {DragEvent} event */
  #drop(event) {
    this.#hint.hidden = true;
    if (!this.#wants(event) || !event.dataTransfer) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) return this.#onFiles(files);
    const text = event.dataTransfer.getData("text/plain");
    if (text.trim() !== "") this.#onText(text);
  }

  /** @param {DragEvent} event */
  #wants({ dataTransfer, target }) {
    if (this.#isOwn) return false;
    const types = dataTransfer?.types ?? [];
    if (types.includes("Files")) return true;
    const isField = target instanceof Element && target.closest("input, textarea") !== null;
    return types.includes("text/plain") && !isField;
  }
}
