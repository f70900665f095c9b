import load, { initSync as loadSync } from "./glue.js";

export { Game, Search, Solving, games, readRecords, version, writeRecord } from "./glue.js";

export default async function init(source) {
  await load({ module_or_path: await source });
}

export function initSync(source) {
  loadSync({ module: source });
}
