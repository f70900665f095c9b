import { byId } from "./dom.js";

/** Milliseconds after which it begins, though the page is still busy. */
const SOON_MS = 2000;
/** Milliseconds after which a page that is looked at again asks whether there is a newer version. */
const OFTEN_MS = 3_600_000;

/**
 * Keeps the site on the visitor's machine, and says when a newer version has arrived, where the page has a place for it.
 * A version takes the place of another only when the visitor wants it, or when no page of the site is open.
 */
export async function keepOffline() {
  // In the single file there is nothing to keep.
  if (!import.meta.url.startsWith("http") || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  await idle();
  try {
    const registration = await serviceWorker.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
    const offer = () => {
      if (registration.waiting && serviceWorker.controller) show("ready");
    };
    const watch = () => registration.installing?.addEventListener("statechange", offer);
    offer();
    watch();
    registration.addEventListener("updatefound", watch);
    followUpdate(registration);
    askAgain(registration);
  } catch (error) {
    console.warn("tablier: not available offline", error);
  }
}

/** What the page has begun comes first. */
function idle() {
  return new Promise((resolve) => ("requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: SOON_MS }) : setTimeout(resolve)));
}

/** @param {ServiceWorkerRegistration} registration */
function followUpdate(registration) {
  const { serviceWorker } = navigator;
  const place = document.getElementById("update");
  let isFirst = serviceWorker.controller === null;
  let isWanted = false;
  // Leaving the page saves the game.
  serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    else if (!isFirst) show("done");
    isFirst = false;
  });
  if (!place) return;
  byId("update-reload").addEventListener("click", () => {
    isWanted = true;
    if (registration.waiting) registration.waiting.postMessage("activate");
    else location.reload();
  });
  byId("update-later").addEventListener("click", () => (place.hidden = true));
}

/** @param {ServiceWorkerRegistration} registration */
function askAgain(registration) {
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || performance.now() - asked < OFTEN_MS) return;
    asked = performance.now();
    registration.update().catch(() => {});
  });
}

/** @param {"ready" | "done"} state Whether a newer version waits, or another page of the site has changed to it. */
function show(state) {
  const place = document.getElementById("update");
  if (!place) return;
  place.hidden = false;
  for (const text of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-update]"))) {
    text.hidden = text.dataset.update !== state;
  }
}
