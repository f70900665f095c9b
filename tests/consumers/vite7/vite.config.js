import { join } from "node:path";

export default {
  // In development Vite 7 would move the modules of a dependency away from the wasm beside them.
  optimizeDeps: { exclude: ["tablier"] },
  build: { rollupOptions: { input: ["index.html", "weights.html"].map((page) => join(import.meta.dirname, page)) } },
};
