// precache.js is written by the build: self.TABLIER_PRECACHE = { version, files }, addresses relative to this script.
importScripts("precache.js");

const { version, files } = self.TABLIER_PRECACHE;
// The cache storage is shared by everything on the origin: the scope tells this copy of the page from others.
const PREFIX = `tablier ${self.registration.scope} `;
const CACHE = PREFIX + version;

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

/** Files that are fetched at a time: a page that is open has requests of its own. */
const AT_ONCE = 3;

/** All of a version or nothing: where a file cannot be had, the version before goes on. */
async function keep() {
  try {
    const cache = await caches.open(CACHE);
    const rest = files.values();
    const fill = async () => {
      for (const file of rest) await cache.put(file, await fresh(file));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fill));
    // Files that were put up meanwhile may be of another version.
    const list = await (await fresh("precache.js")).text();
    if (!list.includes(version)) throw new Error("another version was put up meanwhile");
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function fresh(file) {
  const response = await fetch(file, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // A page must not come from a redirection, by which some hosts leave out "index" and ".html".
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, { ignoreSearch: true });
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const page = request.mode === "navigate" && (await cache.match("./index.html"));
    if (page) return page;
    throw error;
  }
}
