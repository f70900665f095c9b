// Memory of the wasm after games of ten plies that are freed, or left to the garbage collector with a pause after each:
// `node benches/javascript/memory.mjs [GAMES...]`, 10,000 and 30,000 where no number is given. It never shrinks, so each
// line is of a process of its own.
import { execFileSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { Game, games } from "../../pkg/node.js";
import { initSync } from "../../pkg/glue.js";

const [way, count] = process.argv.slice(2);
if (way === "freed" || way === "unfreed") {
  const ids = games().map(({ id }) => id);
  for (let i = 0; i < Number(count); i++) {
    const game = new Game(ids[i % ids.length]);
    for (let ply = 0; ply < 10; ply++) game.play(game.moves()[0]);
    if (way === "freed") game.free();
    else await setImmediate();
  }
  console.log(`${count} games, ${way}: ${(initSync().memory.buffer.byteLength / 1e6).toFixed(1)} MB`);
} else {
  const counts = process.argv.length > 2 ? process.argv.slice(2) : ["10000", "30000"];
  for (const each of counts) {
    for (const kind of ["freed", "unfreed"]) execFileSync(process.execPath, [import.meta.filename, kind, each], { stdio: "inherit" });
  }
}
