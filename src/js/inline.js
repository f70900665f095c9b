// The package with its wasm inside, for bundlers that copy no assets. `npm run build` puts the bytes in.
import { initSync } from "./tablier.js";

export { Game, Search, Solving, games, initSync, isTablierError, readRecords, version, writeRecord } from "./tablier.js";

initSync(Uint8Array.from(atob("@WASM_BASE64@"), (character) => character.charCodeAt(0)));

/** Here for code that runs elsewhere too: everything is loaded already. */
export default async function init() {}
