// The engine's side of a Worker in the browser.
import init, { Game } from "./tablier.js";
import { serve } from "./worker-core.js";

const post = (message) => self.postMessage(message);

init().then(
  () => {
    const receive = serve(Game, post, taskQueue(), loadWeights);
    self.onmessage = ({ data }) => receive(data);
    post({ type: "ready" });
  },
  (error) => post({ type: "broken", message: String(error?.message ?? error) }),
);

/** Bundlers find the files by these addresses. */
const WEIGHTS = {
  "draughts.bin": new URL("./weights/draughts.bin", import.meta.url),
  "spanish-draughts.bin": new URL("./weights/spanish-draughts.bin", import.meta.url),
};

async function loadWeights(name) {
  const response = await fetch(WEIGHTS[name]);
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Yields by messages to itself: `setTimeout` would idle 4 ms a slice. */
function taskQueue() {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  return () => new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
