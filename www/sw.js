// precache.js is written by the build: self.TABLIER_PRECACHE = { version, files }, addresses relative to this script.
importScripts("precache.js");

const { version, files } = self.TABLIER_PRECACHE;
// The cache storage is shared by everything on the origin: the scope tells this copy of the page from others.
const PREFIX = `tablier ${self.registration.scope} `;
const CACHE = PREFIX + version;

self.addEventListener("install", (event) => {
  const requests = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

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
