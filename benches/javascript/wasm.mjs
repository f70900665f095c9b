// npm run bench:wasm: the search in wasm under Node beside the same search native, in one run on one machine. Times are those
// of the processor, the shortest of several rounds in which both take their turn; both must visit the same positions.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { root } from "../../scripts/root.mjs";
import { Game } from "../../pkg/node.js";

const ROUNDS = Number(process.argv[2] ?? 5);
/** Milliseconds for which a search is done again and again in wasm: short ones would measure the compiler of wasm. */
const SPAN_MS = 200;
/** Share of the native speed that wasm is to reach. */
const WANTED = 0.75;

execFileSync("cargo", ["build", "--release", "--features", "cli", "--bin", "tablier"], { cwd: root, stdio: "inherit" });
const tablier = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "release", "tablier");

/** Milliseconds of each search, the shortest so far. @type {Map<string, { native: number, wasm: number, nodes: number }>} */
const found = new Map();
for (let round = 0; round < ROUNDS; round++) {
  for (const { game, position, depth, nodes, ms } of JSON.parse(execFileSync(tablier, ["bench", "--timed"], { encoding: "utf8" }))) {
    const name = `${game} ${position ?? "start"}, depth ${depth}`;
    const known = found.get(name) ?? { native: Infinity, wasm: Infinity, nodes };
    const wasm = timed(game, position, depth, nodes);
    found.set(name, { native: Math.min(known.native, ms), wasm: Math.min(known.wasm, wasm), nodes });
  }
}

console.log(`Node ${process.version}, shortest of ${ROUNDS} rounds, processor time. Nodes a second in wasm, native, and their ratio.`);
for (const [name, { native, wasm, nodes }] of found) print(name, nodes / wasm, nodes / native);
const whole = [...found.values()].reduce((sum, { native, wasm }) => sum + Math.log(native / wasm), 0) / found.size;
console.log(`geometric mean of the ratios: ${percent(Math.exp(whole))}, wanted ${percent(WANTED)}`);

/** Milliseconds of the processor for a search in wasm, the shortest of several. */
function timed(id, position, depth, nodes) {
  const game = new Game(id, position ? { position } : {});
  let shortest = Infinity;
  for (let spent = 0; spent < SPAN_MS; ) {
    const start = process.cpuUsage();
    const result = game.search({ depth });
    const { user, system } = process.cpuUsage(start);
    if (result.nodes !== nodes) {
      throw new Error(`${id} ${position ?? "start"}: ${result.nodes} nodes in wasm, ${nodes} native; is pkg/ built?`);
    }
    spent += (user + system) / 1000;
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  game.free();
  return shortest;
}

function print(name, wasm, native) {
  const rates = [wasm, native].map((rate) => (rate * 1000 / 1e6).toFixed(2).padStart(6)).join(" ");
  console.log(`${rates} M ${percent(wasm / native).padStart(5)}  ${name.slice(0, 70)}`);
}

function percent(share) {
  return `${Math.round(100 * share)} %`;
}
