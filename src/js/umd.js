// The package in one classic file: `require("tablier")`, or a <script> that sets the global `tablier`.
// `npm run build` puts the glue and the bytes of the wasm in.
(function (root, load) {
  if (typeof module === "object" && module.exports) module.exports = load();
  else root.tablier = load();
})(typeof globalThis === "undefined" ? self : globalThis, function () {
  "use strict";

  /* @ERRORS@ */
  /* @GLUE@ */

  const bytes = Uint8Array.from(atob("@WASM_BASE64@"), (character) => character.charCodeAt(0));
  wasm_bindgen.initSync({ module: bytes });

  const { Game, Search, Solving, games, readRecords, version, writeRecord } = wasm_bindgen;
  /** Here for code that runs elsewhere too: everything is loaded already. */
  async function init() {}
  function initSync() {}
  return { __esModule: true, default: init, init, initSync, Game, Search, Solving, games, readRecords, version, writeRecord };
});
