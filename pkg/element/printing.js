/** @type {Set<(isPrinting: boolean) => void>} */
const followers = new Set();
let isListening = false;

/**
 * Calls back before and after the page is printed, until `stop` is called.
 * @param {(isPrinting: boolean) => void} onPrint
 * @returns {() => void} `stop`
 */
export function followPrinting(onPrint) {
  if (!isListening) {
    isListening = true;
    const tell = (/** @type {boolean} */ isPrinting) => {
      for (const follower of followers) follower(isPrinting);
    };
    addEventListener("beforeprint", () => tell(true));
    addEventListener("afterprint", () => tell(false));
  }
  followers.add(onPrint);
  return () => void followers.delete(onPrint);
}
