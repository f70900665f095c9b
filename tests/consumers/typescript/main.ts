import init, { Game, type Move } from "tablier";
import { Engine } from "tablier/engine";
await init();

const game = new Game("charret");
const moves: Move<"charret">[] = game.moves({ verbose: true });
const engine = await Engine.create();
const answer: string | undefined = (await engine.bestMove(game, { timeMs: 10 }))?.move;
engine.dispose();
export { moves, answer };
