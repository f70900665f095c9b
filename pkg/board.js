// Defines <tablier-board>.
import { TablierBoard } from "./element/element.js";

export { TablierBoard };

if (globalThis.customElements && !customElements.get("tablier-board")) customElements.define("tablier-board", TablierBoard);
