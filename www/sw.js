// precache.js is written by the build: self.TABLIER_PRECACHE = { version, files }, addresses relative to this script.
importScripts("precache.js");

const { version, files } = self.TABLIER_PRECACHE;
// The cache storage is shared by everything on the origin: the scope tells this copy of the page from others.
const PREFIX = `tablier ${self.registration.scope} `;
const CACHE = PREFIX + version;

const MISSING = `This page is not there, or cannot be had without a network.
Cette page n’existe pas, ou n’est pas disponible hors ligne.
`;

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
  const isPage = request.mode === "navigate";
  const page = isPage && (await pageMeant(cache, new URL(request.url)));
  if (page) return Response.redirect(page);
  try {
    return await fetch(request);
  } catch (error) {
    if (!isPage) throw error;
    return new Response(MISSING, { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  }
}

/** The page that an address without "index.html" or ".html" means; that of the rules in the visitor's language. */
async function pageMeant(cache, url) {
  const path = url.href.slice(0, url.href.length - url.search.length - url.hash.length).replace(/\/$/, "");
  const ends = ["/index.html", ".html", ...languages().map((language) => `/${language}/index.html`)];
  for (const end of ends) if (await cache.match(path + end)) return path + end + url.search;
  return null;
}

/** The languages of the rules, the visitor's first. */
function languages() {
  const all = files.flatMap((file) => /^rules\/(\w+)\/index\.html$/.exec(file)?.[1] ?? []);
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  return [...wanted.filter((language) => all.includes(language)), "en"];
}
