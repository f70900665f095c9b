// Files that are packed into the single file: in the page as blocks of data, in its workers as a list that they are given.

/** By path in the repository, base64 of the file as raw deflate. Set in workers. */
const GIVEN = globalThis.TABLIER_FILES;

/** @param {string} path @returns {string | undefined} The packed file. */
function packed(path) {
  return GIVEN ? GIVEN[path] : document.querySelector(`[data-file="${CSS.escape(path)}"]`)?.textContent;
}

/** @param {URL} url `tablier:///PATH`, as the build writes the addresses of modules. */
function open({ href, pathname }) {
  const data = packed(pathname.slice(1));
  if (data === undefined) throw new TypeError(`${href} is not in this file`);
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
}

/** @param {URL} url */
export function text(url) {
  return new Response(open(url)).text();
}

/** In place of the browser's. @param {URL} url */
export async function fetch(url) {
  const type = url.pathname.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(open(url), { headers: { "Content-Type": type } });
}

/** By path, the addresses of the scripts of workers. @type {Map<string, string>} */
const starts = new Map();

/** Has the scripts of workers at hand, each with the files of the package, before the first is started. */
export async function readyWorkers() {
  const blocks = Array.from(document.querySelectorAll("[data-file]"), ({ dataset, textContent }) => [dataset.file, textContent]);
  const files = `globalThis.TABLIER_FILES=${JSON.stringify(Object.fromEntries(blocks.filter(([path]) => path.startsWith("pkg/"))))};`;
  for (const [path] of blocks) {
    if (!path.endsWith(".js")) continue;
    const script = await text(new URL(`tablier:///${path}`));
    starts.set(path, URL.createObjectURL(new Blob([files, script], { type: "text/javascript" })));
  }
}

/** In place of the browser's. @param {URL} url */
export function Worker({ pathname }) {
  return new globalThis.Worker(starts.get(pathname.slice(1)));
}
