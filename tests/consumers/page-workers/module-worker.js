import init, { Game } from "./node_modules/tablier/pkg/tablier.js";
await init();
postMessage(`module ${new Game("charret").moves().length}`);
