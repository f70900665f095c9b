/** An error as the whole API throws it: `TablierError` in tablier.d.ts. */
export function tablierError(code, message, details = {}) {
  return Object.assign(new Error(message), { name: "TablierError", code, details });
}

/** What the glue throws by itself: an object that was freed, or that is in use further up the stack. */
export function borderError(message) {
  if (message.startsWith("null pointer")) return tablierError("disposed", "this object was freed");
  if (message.startsWith("recursive use") || message.startsWith("attempted to take ownership")) {
    return tablierError("in-use", "this object is in use: a callback must neither change nor free it");
  }
  return new Error(message);
}

/** Stands in glue.js for the exports of the wasm until it is loaded. */
export const notInitialised = new Proxy(Object.freeze({}), {
  get() {
    throw tablierError("not-initialised", "tablier is not loaded yet: await init() first");
  },
});
