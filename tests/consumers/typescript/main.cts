import tablier = require("tablier");

const turn: "red" | "yellow" = new tablier.Game("charret").turn();
export { turn };
