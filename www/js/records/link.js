/** @import { GameId, RulesById } from "../../../pkg/tablier.js" */

/**
 * What the hash of an address holds: a record, or a position with moves from it, or only which game is to begin.
 * `rules` are not looked into. `further`: what is to follow, a game against the computer or an analysis.
 * @typedef {{
 *   game: GameId, position?: string, moves: string[], rules?: Partial<RulesById[GameId]>, further?: "play" | "analyse",
 * }} LinkedPosition
 * @typedef {{ record: string } | LinkedPosition | { chosen: GameId }} Linked
 */

/** Characters that a link may have. */
const LONGEST_LINK = 200_000;
/** Bytes that a record may have. */
const LONGEST_RECORD = 1_000_000;
const CHECK_BYTES = 4;
const FIELDS = ["record", "game", "position", "moves", "rules", "then"];
/** A packed record whose name is damaged. */
const NAMELESS_RECORD = /^#[^=&]*=[\w-]{40,}$/;

export class LinkError extends Error {}

/**
 * @param {string} hash
 * @returns {boolean} Whether it is meant as a link to a game, a damaged one too, and not as something else.
 */
export function isLink(hash) {
  const names = [...new URLSearchParams(hash.replace(/^#/, "")).keys()];
  return names.some((name) => FIELDS.includes(name)) || NAMELESS_RECORD.test(hash);
}

/**
 * The record is packed, with a checksum of the packed bytes before it: a link that was cut off or mistyped is found out.
 * @param {string} record
 * @returns {Promise<string>} Hash of an address.
 */
export async function toHash(record) {
  const bytes = new TextEncoder().encode(record);
  if (bytes.length > LONGEST_RECORD) throw new LinkError("too long");
  const packed = await drain(through(bytes, new CompressionStream("deflate-raw")), Infinity);
  const whole = new Uint8Array(CHECK_BYTES + packed.length);
  new DataView(whole.buffer).setUint32(0, crc32(packed));
  whole.set(packed, CHECK_BYTES);
  const hash = `#record=${toBase64Url(whole)}`;
  if (hash.length > LONGEST_LINK) throw new LinkError("too long");
  return hash;
}

/**
 * @param {string} hash
 * @returns {Promise<Linked>} Throws a {@link LinkError} for everything that was not made or written as a link.
 */
export async function fromHash(hash) {
  if (hash.length > LONGEST_LINK) throw new LinkError("too long");
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const names = [...fields.keys()].sort().join(" ");
  const [record, game, position, moves, rules, then] = FIELDS.map((name) => fields.get(name));
  // Read from the hash itself: as a field, "+" and "%2D" would be other characters.
  if (names === "record") return { record: await unpack(hash.replace(/^#?record=/, "")) };
  if (game && names === "game") return { chosen: /** @type {GameId} */ (game) };
  if (game && /^game( moves)?( position)?( rules)?( then)?$/.test(names) && (then === null || then === "play" || then === "analyse")) {
    return {
      game: /** @type {GameId} */ (game),
      ...(position === null ? {} : { position }),
      ...(rules === null ? {} : { rules: optionsOf(rules) }),
      ...(then === null ? {} : { further: then }),
      moves: listOf(moves ?? ""),
    };
  }
  throw new LinkError(`fields: ${names || record}`);
}

/** @param {string} moves Between commas, which leaves their blanks in place, or between blanks. */
function listOf(moves) {
  const parts = moves.split(moves.includes(",") ? "," : /\s+/);
  return parts.map((move) => move.trim()).filter((move) => move !== "");
}

/** @param {string} rules JSON of an object. */
function optionsOf(rules) {
  try {
    const options = JSON.parse(rules);
    if (typeof options === "object" && options !== null && !Array.isArray(options)) return options;
  } catch {
    // Told below.
  }
  throw new LinkError(`rules: ${rules}`);
}

/** @param {string} text */
async function unpack(text) {
  const whole = fromBase64Url(text);
  const packed = whole.subarray(CHECK_BYTES);
  if (whole.length <= CHECK_BYTES || new DataView(whole.buffer).getUint32(0) !== crc32(packed)) {
    throw new LinkError("checksum");
  }
  try {
    const bytes = await drain(through(packed, new DecompressionStream("deflate-raw")), LONGEST_RECORD);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(String(error));
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {GenericTransformStream} stream
 * @returns {ReadableStream<Uint8Array>}
 */
function through(bytes, stream) {
  const source = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return source.pipeThrough(/** @type {ReadableWritablePair<Uint8Array, Uint8Array>} */ (stream));
}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} limit Bytes after which it is given up, whatever it says of its length.
 */
async function drain(stream, limit) {
  const reader = stream.getReader();
  const chunks = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      reader.cancel().catch(() => {});
      throw new LinkError("too long");
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text Each sequence of bytes has one spelling; others are refused. */
function fromBase64Url(text) {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) throw new LinkError("characters");
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (toBase64Url(bytes) !== text) throw new LinkError("characters");
  return bytes;
}

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
