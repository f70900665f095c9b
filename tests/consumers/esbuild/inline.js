import init, { Game } from "tablier/inline";
await init();
document.title = `${new Game("charret").moves().length} moves`;
