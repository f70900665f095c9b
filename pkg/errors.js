/** An error as the whole API throws it: `TablierError` in tablier.d.ts. */
export function tablierError(code, message, details = {}) {
  return Object.assign(new Error(message), { name: "TablierError", code, details });
}

/** Stands in glue.js for the exports of the wasm until it is loaded. */
export const notInitialised = new Proxy(Object.freeze({}), {
  get() {
    throw tablierError("not-initialised", "tablier is not loaded yet: await init() first");
  },
});
