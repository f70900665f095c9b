// The package in one classic file: `require("tablier")`, or a <script> that sets the global `tablier`.
// `npm run build` puts the glue and the bytes of the wasm in.
(function (outer) {
  "use strict";

  /* @HELPERS@ */
  /* @GLUE@ */

  const bytes = Uint8Array.from(atob("@WASM_BASE64@"), (character) => character.charCodeAt(0));
  wasm_bindgen.initSync({ module: bytes });
  quicken(wasm_bindgen);

  const { Game, Search, Solving, games, readRecords, version, writeRecord } = wasm_bindgen;
  /** Here for code that runs elsewhere too: everything is loaded already. */
  async function init() {}
  function initSync() {}

  const module = outer ?? {};
  // A plain literal: Node finds in it the names that an ES module may import.
  module.exports = { Game, Search, Solving, games, init, initSync, isTablierError, readRecords, version, writeRecord, default: init, __esModule: true };
  if (!outer) globalThis.tablier = module.exports;
})(typeof module === "object" && module.exports ? module : null);
