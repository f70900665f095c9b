// The engine's side of a thread of Node.
import { parentPort } from "node:worker_threads";
import { Game } from "./node.js";
import { serve } from "./worker-core.js";

const post = (message) => parentPort.postMessage(message);
const yielded = () => new Promise((resolve) => setImmediate(resolve));

parentPort.on("message", serve(Game, post, yielded));
post({ type: "ready" });
