/** Letters that are looked at, and how many of them text may have that no text has. */
const SAMPLE = 10_000;
const MOST_ODD = 0.01;

/**
 * @param {ArrayBuffer} buffer Contents of a text file of any age.
 * @returns {string} Read as UTF-8, or UTF-16 where it says so, else as Latin-1 (its Windows form), without a byte order mark.
 */
export function decodeText(buffer) {
  const [first, second] = new Uint8Array(buffer, 0, Math.min(2, buffer.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(buffer);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(buffer);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder("windows-1252").decode(buffer);
  }
}

/**
 * @param {string} text Of a file, decoded.
 * @returns {"empty" | "not-text" | null} Why there is nothing to read in it.
 */
export function faultOfText(text) {
  if (text.trim() === "") return "empty";
  const sample = text.slice(0, SAMPLE);
  const odd = sample.match(/[\0-\x08\x0e-\x19\x1b-\x1f\ufffd]/g)?.length ?? 0;
  return sample.includes("\0") || odd > sample.length * MOST_ODD ? "not-text" : null;
}
