// Compiled, not run: the types that CommonJS users see.
import tablier = require("tablier");
import umd = require("tablier/umd");

const game = new tablier.Game("charret");
const turn: "red" | "yellow" = game.turn();
tablier.default().then(() => tablier.version());
const info: tablier.GameInfo[] = umd.games();
export { turn, info };
