/** An error as the whole API throws it: `TablierError` in tablier.d.ts. */
export function tablierError(code, message, details = {}) {
  return Object.assign(new Error(message), { name: "TablierError", code, details });
}

/** Whether an error is one of the API, of any copy of the package. */
export function isTablierError(error) {
  return error?.name === "TablierError" && typeof error.code === "string";
}

/** The wasm could not be had. `source` is what `init` was given: a failed fetch does not tell its address. */
export function initFailed(error, source) {
  if (isTablierError(error)) return error;
  const reason = String(error?.message ?? error);
  const address = typeof source === "string" || source instanceof URL ? String(source) : source?.url ?? "";
  const from = reason.includes(address) ? "" : ` from ${address}`;
  return Object.assign(tablierError("init-failed", `the wasm cannot be loaded${from}: ${reason}`), { cause: error });
}

/** What the glue throws by itself: an object that was freed or is another's, or that is in use further up the stack. */
export function borderError(message) {
  if (/^(null pointer|expected instance)/.test(message)) {
    return tablierError("disposed", "this object was freed, or is none that has this method");
  }
  if (message.startsWith("recursive use") || message.startsWith("attempted to take ownership")) {
    return tablierError("in-use", "this object is in use: a callback must not change it");
  }
  return new Error(message);
}

/** Stands in glue.js for the exports of the wasm until it is loaded. */
export const notInitialised = new Proxy(Object.freeze({}), {
  get() {
    throw tablierError("not-initialised", "tablier is not loaded yet: await init() first");
  },
});

/** Refuses what is no object, or has other fields than these. */
export function refuseOthers(name, object, fields) {
  if (object === null || typeof object !== "object") {
    throw tablierError("bad-option", `${name}: expected an object with some of ${fields.join(", ")}`, { expected: fields.join(", ") });
  }
  const other = Object.keys(object).find((field) => !fields.includes(field));
  if (other !== undefined) {
    throw tablierError("bad-option", `${name}: no option "${other}"; expected some of ${fields.join(", ")}`, { expected: fields.join(", ") });
  }
}
