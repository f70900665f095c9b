import { byId } from "./dom.js";

/** Keeps the page on the visitor's machine, and says when a newer one has arrived. */
export async function keepOffline() {
  if (!import.meta.url.startsWith("http") || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
    const offer = () => {
      if (registration.waiting && serviceWorker.controller) offerUpdate(registration.waiting);
    };
    const watch = () => registration.installing?.addEventListener("statechange", offer);
    offer();
    watch();
    registration.addEventListener("updatefound", watch);
  } catch (error) {
    console.warn("tablier: not available offline", error);
  }
}

/** @param {ServiceWorker} waiting */
function offerUpdate(waiting) {
  byId("update").hidden = false;
  byId("update-reload").addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("activate");
  }, { once: true });
}
