// The package for Node, Deno and Bun: the wasm is read from disk when the module is imported.
import { readFileSync } from "node:fs";
import { initSync } from "./tablier.js";

export { Game, Search, Solving, games, initSync, isTablierError, readRecords, version, writeRecord } from "./tablier.js";

initSync(readFileSync(new URL("./tablier_bg.wasm", import.meta.url)));

/** Here for code that runs in browsers too: everything is loaded already. */
export default async function init() {}
