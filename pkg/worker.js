// The engine's side of a Worker in the browser.
import init, { Game } from "./tablier.js";
import { serve } from "./worker-core.js";
import { load, taskQueue } from "./worker-files.js";

const post = (message) => self.postMessage(message);

init().then(
  () => {
    const receive = serve(Game, post, taskQueue(), load);
    self.onmessage = ({ data }) => receive(data);
    post({ type: "ready" });
  },
  (error) => post({ type: "broken", message: String(error?.message ?? error) }),
);
