import { Worker } from "node:worker_threads";
import { EngineCore } from "./engine-core.js";

/** The engine in a thread of Node. It does not keep the process alive unless it searches. */
export class Engine extends EngineCore {
  static spawn(url = new URL("./worker-node.js", import.meta.url)) {
    // Without the options of the process: some of them do not suit a thread.
    const worker = new Worker(url, { execArgv: [] });
    const port = {
      onMessage: null,
      onError: null,
      post: (message) => worker.postMessage(message),
      terminate: () => void worker.terminate(),
      keepAlive: (busy) => (busy ? worker.ref() : worker.unref()),
    };
    worker.on("message", (message) => port.onMessage?.(message));
    worker.on("error", (error) => port.onError?.(error.message));
    worker.on("exit", () => port.onError?.("its thread has ended"));
    return port;
  }
}
