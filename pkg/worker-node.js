// The engine's side of a thread of Node.
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { Game } from "./node.js";
import { serve } from "./worker-core.js";

const post = (message) => parentPort.postMessage(message);
const yielded = () => new Promise((resolve) => setImmediate(resolve));

const load = async (path) => new Uint8Array(await readFile(new URL(path, import.meta.url)));

parentPort.on("message", serve(Game, post, yielded, load));
post({ type: "ready" });
