import init, { Game } from "tablier";

init().then(() => postMessage(new Game("charret").moves().length));
