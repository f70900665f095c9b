// The page of all bundlers that need no configuration.
import init, { Game } from "tablier";
import { Engine } from "tablier/engine";
import { report } from "./report.js";
await init();

const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const answer = new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
document.title = `${await report(Game, Engine)}, ${await answer} in a worker`;
