// Weights by hand: the address comes from the bundler.
import init, { Game } from "tablier";
await init();

const url = new URL("tablier/weights/draughts.bin", import.meta.url);
const game = new Game("draughts");
game.loadWeights(new Uint8Array(await (await fetch(url)).arrayBuffer()));
const { move, score } = game.search({ depth: 4 });
document.title = `${game.moves().length} ${move} ${score}`;
