// What the engine's side needs of a browser, in a worker or in the page.

/** Bundlers find the files by these addresses. */
const FILES = {
  "weights/draughts.bin": () => new URL("./weights/draughts.bin", import.meta.url),
  "weights/spanish-draughts.bin": () => new URL("./weights/spanish-draughts.bin", import.meta.url),
  "weights/charret.bin": () => new URL("./weights/charret.bin", import.meta.url),
  "tables/draughts-3.bin": () => new URL("./tables/draughts-3.bin", import.meta.url),
  "tables/spanish-draughts-3.bin": () => new URL("./tables/spanish-draughts-3.bin", import.meta.url),
  "tables/charret-8.bin": () => new URL("./tables/charret-8.bin", import.meta.url),
};

/** The bytes of a file by its path. */
export async function load(path) {
  const response = await fetch(FILES[path]());
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Yields by messages to itself: `setTimeout` would idle 4 ms a slice. */
export function taskQueue() {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  return () => new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
