import { EngineCore } from "./engine-core.js";

/** The engine in a Worker of the browser. */
export class Engine extends EngineCore {
  static spawn(url) {
    const worker = url === undefined ? ownWorker() : new Worker(url, { type: "module" });
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

let elsewhere = null;

/** The worker beside this module. A page starts no worker from another site, but one of its own may import from there. */
function ownWorker() {
  const home = new URL(import.meta.url);
  if (/^https?:$/.test(home.protocol) && home.origin !== self.location.origin) {
    const script = `import ${JSON.stringify(new URL("worker.js", home))};`;
    elsewhere ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    return new Worker(elsewhere, { type: "module" });
  }
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
