import init, { Game } from "tablier";
import { Engine } from "tablier/engine";
import { report } from "./report.js";
// esbuild copies no assets: wasm and worker come from the copy of pkg/.
await init("tablier/tablier_bg.wasm");
document.title = await report(Game, Engine, { workerUrl: "tablier/worker.js" });
