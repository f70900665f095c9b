// The program of all runtimes without a page.
import init, { Game } from "tablier";
import { Engine } from "tablier/engine";
import { report } from "./report.js";
await init();
console.log(await report(Game, Engine));
