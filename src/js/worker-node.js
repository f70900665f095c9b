// The engine's side of a thread of Node.
import { parentPort } from "node:worker_threads";
import { Game } from "./node.js";
import { serve } from "./worker-core.js";

parentPort.on("message", serve(Game, (message) => parentPort.postMessage(message)));
parentPort.postMessage({ type: "ready" });
