import init, { Game } from "./node_modules/tablier/pkg/tablier.js";
import { Engine } from "./node_modules/tablier/pkg/engine.js";
import { report } from "./report.js";
await init();
document.title = await report(Game, Engine);
