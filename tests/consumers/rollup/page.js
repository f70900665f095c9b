import init, { Game } from "tablier";
import { Engine } from "tablier/engine";
import { report } from "./report.js";
await init();
// Rollup bundles no workers: this one comes from the copy of pkg/.
document.title = await report(Game, Engine, { workerUrl: "tablier/worker.js" });
