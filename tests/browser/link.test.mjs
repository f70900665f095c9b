// Links that hold a game: there and back, and nothing that was changed on the way.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { fromHash, isLink, LinkError, toHash } from "../../www/js/records/link.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const RECORD = '[White "Émile ♞"]\r\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n';

test("a record comes back as it was", async () => {
  for (const record of [RECORD, "", "\ufeffx", "x".repeat(900_000)]) {
    const hash = await toHash(record);
    assert.match(hash, /^#record=[\w-]+$/);
    assert.ok(isLink(hash));
    assert.deepEqual(await fromHash(hash), { record });
  }
});

test("any other character at any place is found out", async () => {
  const hash = await toHash(RECORD);
  for (let at = 1; at < hash.length; at++) {
    const others = at % 5 === 0 ? ALPHABET : `A_${ALPHABET[at % 64]}%+=.é `;
    for (const other of others) {
      if (other === hash[at]) continue;
      await refused(hash.slice(0, at) + other + hash.slice(at + 1));
    }
  }
});

test("a character too few or too many is found out", async () => {
  const hash = await toHash(RECORD);
  for (let at = 1; at <= hash.length; at++) {
    await refused(hash.slice(0, at) + hash.slice(at + 1), at === hash.length);
    await refused(`${hash.slice(0, at)}A${hash.slice(at)}`);
    await refused(hash.slice(0, at - 1));
  }
});

test("what unpacks to more than a record is given up", async () => {
  await refused(handMade(deflateRawSync(Buffer.alloc(40_000_000))));
  await refused(`#record=${"A".repeat(1_000_000)}`);
  await assert.rejects(toHash("x".repeat(1_000_001)), LinkError);
  await assert.rejects(toHash(randomBytes(300_000).toString("hex")), LinkError);
});

test("packed bytes that are no text, or no packed bytes", async () => {
  await refused(handMade(deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd]))));
  await refused(handMade(Buffer.from("not packed at all")));
  await refused(handMade(deflateRawSync(Buffer.from(RECORD)).subarray(0, -3)));
});

test("a position and moves, as somebody writes them", async () => {
  const read = (hash) => fromHash(hash);
  assert.deepEqual(await read("#game=draughts&position=W:WK4:B13"), { game: "draughts", position: "W:WK4:B13", moves: [] });
  assert.deepEqual(await read("#game=draughts&moves=32-28%2019-23"), { game: "draughts", moves: ["32-28", "19-23"] });
  assert.deepEqual(await read("#position=1&game=x&moves=huff 14 23-20, 1-2"), { game: "x", position: "1", moves: ["huff 14 23-20", "1-2"] });
  const rules = encodeURIComponent('{"huffing":true}');
  assert.deepEqual(await read(`#game=x&position=1&rules=${rules}`), { game: "x", position: "1", moves: [], rules: { huffing: true } });
  for (const bad of ["{", "1", "null", "[]", ""]) await refused(`#game=x&rules=${bad}`);
  for (const hash of ["", "#", "#position=W:WK4:B13", "#game=", "#game=a&game=b&position=c", "#x", "#game=a&position=b&x=1"]) {
    await refused(hash);
  }
});

test("a hash that only chooses a game", async () => {
  assert.deepEqual(await fromHash("#game=charret"), { chosen: "charret" });
});

test("other hashes are no links, but a packed record with a damaged name is a damaged link", async () => {
  for (const hash of ["", "#", "#x", "#x=1", "#moves-list", "#a=b&c=d"]) assert.equal(isLink(hash), false, hash);
  for (const hash of ["#record=x", "#game=charret", "#game=x&position=y", "#game="]) assert.equal(isLink(hash), true, hash);
  const hash = (await toHash(RECORD)).replace("record", "rfcord");
  assert.equal(isLink(hash), true);
  await refused(hash);
});

/** The hash of bytes with a right checksum. */
function handMade(packed) {
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(packed));
  return `#record=${Buffer.concat([check, packed]).toString("base64url")}`;
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

async function refused(hash, unchanged = false) {
  if (!unchanged) await assert.rejects(fromHash(hash), LinkError, hash.slice(0, 200));
}
