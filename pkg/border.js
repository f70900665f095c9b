// Plain objects from the bytes that the wasm writes; src/api/border.rs has the format. The wasm calls these functions.

const NONE = 255;

/** Bytes of the longest text that can be written for the wasm; src/api/wasm/quick.rs has the room. */
const TEXT_ROOM = 32;

/** Texts that are remembered at most, a power of 2. */
const KNOWN_TEXTS = 4096;
/** Bytes of the longest of them. */
const KNOWN_LENGTH = 8;

/** Numbers for which memory is asked at once: an array with memory of its own costs several times as much. */
const POOL = 2048;

let memory;
let games;
let bytes;
let words;
let pool = new Uint32Array(POOL);
/** How much of the pool was given away. */
let taken = 0;
/** Place of the next byte. */
let at = 0;
/** Names in the game whose bytes are read. */
let names;
/** Where the wasm reads a text. */
let textAddress;

/** Short texts by a hash of their bytes, which are kept as two numbers: most texts are read again and again. */
const known = { low: new Int32Array(KNOWN_TEXTS), high: new Int32Array(KNOWN_TEXTS), texts: Array(KNOWN_TEXTS).fill("") };

/** Called once by the wasm when it starts; `infos` is what `games()` gives. */
export function openBorder(wasmMemory, infos, addressForText) {
  memory = wasmMemory;
  textAddress = addressForText;
  bytes = new Uint8Array(memory.buffer);
  words = new Uint32Array(memory.buffer);
  const ids = (list) => list.map(({ id }) => id);
  games = infos.map(({ cells, pieces, players }) => ({ cells, pieces: ids(pieces), players: ids(players) }));
}

export function readTexts(address) {
  startAt(address);
  return list(text);
}

export function readMove(game, address) {
  startAt(address, game);
  return move();
}

export function readMoves(game, address) {
  startAt(address, game);
  return list(move);
}

export function readPieces(game, address) {
  startAt(address, game);
  return list(piece);
}

export function readInput(game, address) {
  startAt(address, game);
  return { next: cells(), moves: list(move), complete: list(move)[0] ?? null };
}

/**
 * Gives the class of the glue its methods that are called every ply, made of the functions of src/api/wasm/quick.rs. What
 * those do not take goes the ordinary way, which tells errors too.
 */
export function quicken({ Game, quickCodes, quickMoves, quickPlay, quickPlayCode, quickUndo }) {
  const { moves, play, playPacked } = Game.prototype;
  const { constructor, ...methods } = Object.getOwnPropertyDescriptors(class {
    moves(options) {
      return options === undefined ? readTexts(quickMoves(this)) : moves.call(this, options);
    }

    play(mv) {
      const length = typeof mv === "string" ? writeText(mv) : 0;
      const address = length > 0 ? quickPlay(this, length) : 0;
      return address > 0 ? moveOfGame(address) : play.call(this, mv);
    }

    undo() {
      const address = quickUndo(this);
      return address > 0 ? moveOfGame(address) : null;
    }

    movesPacked() {
      return numbers(quickCodes(this));
    }

    playPacked(code) {
      if (typeof code !== "number" || code >>> 0 !== code || !quickPlayCode(this, code)) playPacked.call(this, code);
    }
  }.prototype);
  Object.defineProperties(Game.prototype, methods);
}

/** Writes a text for the wasm: how many bytes it has, or 0 where it is not short ASCII. */
function writeText(letters) {
  const count = letters.length;
  if (count > TEXT_ROOM) return 0;
  findMemory();
  for (let i = 0; i < count; i++) {
    const code = letters.charCodeAt(i);
    if (code > 127) return 0;
    bytes[textAddress + i] = code;
  }
  return count;
}

function moveOfGame(address) {
  findMemory();
  startAt(address + 1, bytes[address]);
  return move();
}

/** Numbers of four bytes, one after the other; each array has a place of its own in the pool. */
function numbers(address) {
  findMemory();
  let from = address / 4;
  const count = words[from++];
  if (taken + count > pool.length) {
    pool = new Uint32Array(Math.max(count, POOL));
    taken = 0;
  }
  const list = new Uint32Array(pool.buffer, 4 * taken, count);
  taken += count;
  for (let index = 0; index < count; index++) list[index] = words[from++];
  return list;
}

/** Looks for the memory again where it has grown. */
function findMemory() {
  if (bytes.length > 0) return;
  bytes = new Uint8Array(memory.buffer);
  words = new Uint32Array(memory.buffer);
}

function startAt(address, game) {
  findMemory();
  at = address;
  names = games[game];
}

function list(read) {
  const items = new Array(bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24);
  at += 4;
  for (let i = 0; i < items.length; i++) items[i] = read();
  return items;
}

function move() {
  const player = names.players[bytes[at++]];
  const kind = names.pieces[bytes[at++]];
  const promotion = named(names.pieces);
  const huff = named(names.cells);
  const from = named(names.cells);
  const to = named(names.cells) ?? "";
  const path = cells();
  const captures = [];
  for (let count = bytes[at++]; count > 0; count -= 2) {
    captures.push({ cell: names.cells[bytes[at++]], piece: names.pieces[bytes[at++]] });
  }
  const told = { text: text(), player, piece: kind, from, to, path, captures, promotion };
  if (huff !== null) told.huff = huff;
  return told;
}

function piece() {
  return { cell: names.cells[bytes[at++]], player: names.players[bytes[at++]], piece: names.pieces[bytes[at++]] };
}

function cells() {
  const count = bytes[at++];
  // Most paths are short. An array to which something is pushed takes room for many.
  if (count === 1) return [names.cells[bytes[at++]]];
  if (count === 2) return [names.cells[bytes[at++]], names.cells[bytes[at++]]];
  const path = [];
  for (let left = count; left > 0; left--) path.push(names.cells[bytes[at++]]);
  return path;
}

function named(list) {
  const number = bytes[at++];
  return number === NONE ? null : list[number];
}

function text() {
  const count = bytes[at++];
  if (count > KNOWN_LENGTH) return letters(count);
  let low = 0;
  let high = 0;
  for (let i = 0; i < count; i++) {
    high = high << 8 | low >>> 24;
    low = low << 8 | bytes[at + i];
  }
  const place = Math.imul(low ^ Math.imul(high, 0x2545F491), 0x9E3779B1) >>> 20 & KNOWN_TEXTS - 1;
  if (known.low[place] === low && known.high[place] === high) {
    at += count;
    return known.texts[place];
  }
  known.low[place] = low;
  known.high[place] = high;
  return known.texts[place] = letters(count);
}

function letters(count) {
  let text = "";
  for (let left = count; left > 0; left--) text += String.fromCharCode(bytes[at++]);
  return text;
}
