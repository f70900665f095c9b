// The engine's side of a thread of Node.
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { Game } from "./node.js";
import { serve } from "./worker-core.js";

const post = (message) => parentPort.postMessage(message);
const yielded = () => new Promise((resolve) => setImmediate(resolve));

const loadWeights = async (name) => new Uint8Array(await readFile(new URL(`./weights/${name}`, import.meta.url)));

parentPort.on("message", serve(Game, post, yielded, loadWeights));
post({ type: "ready" });
