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
