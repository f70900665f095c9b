// Loads the wasm. PNG pictures need a browser's canvas.
import "./node.js";

export { diagram } from "./diagram.js";
