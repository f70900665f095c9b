// Lies in the scope of the service worker, so that the engine starts without a network too.
import "../pkg/worker.js";
