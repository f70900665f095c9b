// Reads long records apart from the page. Lies in the scope of the service worker, as engine-worker.js does.
import init from "../pkg/tablier.js";
import { readBest } from "./js/records/reading.js";

// Set before the wasm is there: a message that comes earlier would be lost.
self.onmessage = async ({ data: { text, game } }) => {
  try {
    await init();
    self.postMessage({ reading: readBest(text, game) });
  } catch (error) {
    self.postMessage({ message: String(error?.message ?? error) });
  }
};
