import { EngineCore } from "../engine-core.js";
import { Game } from "../tablier.js";
import { serve } from "../worker-core.js";
import { load, taskQueue } from "../worker-files.js";

/**
 * The engine in the page itself, in slices of 10 ms: for pages that may start no worker, by their content security policy or
 * because they were opened from a disk.
 */
export class PageEngine extends EngineCore {
  static spawn() {
    let last = 0;
    /** @type {{ onMessage: ((message: object) => void) | null, [name: string]: unknown }} */
    const port = {
      onMessage: null,
      onError: null,
      post: (/** @type {{ id: number }} */ message) => {
        last = message.id;
        void receive(message);
      },
      terminate: () => void receive({ type: "stop", id: last }),
      keepAlive() {},
    };
    const tell = (/** @type {object} */ message) => queueMicrotask(() => port.onMessage?.(message));
    const receive = serve(Game, tell, taskQueue(), load);
    tell({ type: "ready" });
    return port;
  }
}
