// The three best moves of a position, deeper and deeper until they are stopped: the page stays free, a Worker searches.
import init, { Game } from "tablier";
import { Engine } from "tablier/engine";

const [, engine] = await Promise.all([init(), Engine.create()]);
const start = document.querySelector("#start");
const stop = document.querySelector("#stop");
const output = document.querySelector("output");

start.addEventListener("click", async () => {
  const stopper = new AbortController();
  start.disabled = !(stop.disabled = false);
  stop.onclick = () => stopper.abort();
  try {
    const game = new Game("draughts", { position: document.querySelector("input").value });
    for await (const { depth, lines } of engine.analyse(game, { multiPv: 3, signal: stopper.signal })) {
      document.querySelector("ol").replaceChildren(...lines.map(lineItem));
      output.textContent = `depth ${depth}`;
    }
    output.textContent += ", stopped";
  } catch (error) {
    // A position that cannot be read: the message says where and why.
    output.textContent = error.message;
  }
  start.disabled = !(stop.disabled = true);
});

function lineItem({ score, mate, pv }) {
  const item = document.createElement("li");
  item.textContent = `${mate ? `end in ${mate} plies` : (score / 100).toFixed(2)}: ${pv.join(" ")}`;
  return item;
}

start.disabled = false;
