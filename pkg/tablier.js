import { initFailed, isTablierError } from "./errors.js";
import load, { initSync as loadSync } from "./glue.js";

export { Game, Search, Solving, games, readRecords, version, writeRecord } from "./glue.js";
export { isTablierError };

export default async function init(source) {
  try {
    await load({ module_or_path: await source });
  } catch (error) {
    throw initFailed(error, source ?? "tablier_bg.wasm");
  }
}

export function initSync(source) {
  try {
    loadSync({ module: source });
  } catch (error) {
    throw initFailed(error);
  }
}
