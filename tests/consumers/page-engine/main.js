// One worker for all searches, a stop, and a worker that does not start.
import init, { Game } from "./node_modules/tablier/pkg/tablier.js";
import { Engine } from "./node_modules/tablier/pkg/engine.js";
await init();

let workers = 0;
class CountedEngine extends Engine {
  static spawn(...options) {
    workers++;
    return super.spawn(...options);
  }
}

const game = new Game("draughts");
const engine = await CountedEngine.create();
const stopper = new AbortController();
const { move } = await engine.bestMove(game, { depth: 100, signal: stopper.signal, onInfo: () => stopper.abort() });
await engine.bestMove(game, { depth: 1 });
const failure = await Engine.create({ workerUrl: "no-worker.js" }).catch((error) => error.code);
document.title = `legal ${game.isLegal(move)}, workers ${workers}, ${failure}`;
