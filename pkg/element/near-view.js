/** How far from the view a tag begins to load. */
const MARGIN = "400px 0px";

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();
/** @type {IntersectionObserver | null} */
let observer = null;

/**
 * Calls back once when an element comes near the view.
 * @param {Element} element
 * @param {() => void} onNear
 */
export function whenNear(element, onNear) {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      const call = waiting.get(target);
      forget(target);
      call?.();
    }
  }, { rootMargin: MARGIN });
  waiting.set(element, onNear);
  observer.observe(element);
}

/** @param {Element} element */
export function forget(element) {
  waiting.delete(element);
  observer?.unobserve(element);
}
