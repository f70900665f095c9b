import { EngineCore } from "./engine-core.js";

/** The engine in a Worker of the browser. */
export class Engine extends EngineCore {
  static spawn(url) {
    const worker = url === undefined
      ? new Worker(new URL("./worker.js", import.meta.url), { type: "module" })
      : new Worker(url, { type: "module" });
    const port = {
      onMessage: null,
      onError: null,
      post: (message) => worker.postMessage(message),
      terminate: () => worker.terminate(),
      keepAlive() {},
    };
    worker.onmessage = ({ data }) => port.onMessage?.(data);
    worker.onerror = (event) => {
      event.preventDefault();
      // A script that could not be loaded gives an event without a message.
      port.onError?.(event.message || "its script could not be loaded");
    };
    return port;
  }
}
