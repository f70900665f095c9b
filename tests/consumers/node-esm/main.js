import { readFile } from "node:fs/promises";
import init, { Game } from "tablier";
import * as inline from "tablier/inline";
await init();

const game = new Game("draughts");
game.loadWeights(await readFile(new URL(import.meta.resolve("tablier/weights/draughts.bin"))));
const { move, score } = game.search({ depth: 4 });
console.log(`${game.moves().length} ${move} ${score}, inline ${new inline.Game("charret").moves().length}`);
