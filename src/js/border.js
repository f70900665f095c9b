// Plain objects from the bytes that the wasm writes; src/api/border.rs has the format. The wasm calls these functions.

const NONE = 255;

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

/** Called once by the wasm when it starts; `infos` is what `games()` gives. */
export function openBorder(wasmMemory, infos) {
  memory = wasmMemory;
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

/** Numbers of four bytes, one after the other; each array has a place of its own in the pool. */
export function readNumbers(address, count) {
  if (words.length === 0) words = new Uint32Array(memory.buffer);
  if (taken + count > pool.length) {
    pool = new Uint32Array(Math.max(count, POOL));
    taken = 0;
  }
  const numbers = new Uint32Array(pool.buffer, 4 * taken, count);
  taken += count;
  for (let from = address / 4, index = 0; index < count; index++) numbers[index] = words[from + index];
  return numbers;
}

function startAt(address, game) {
  // The memory has grown.
  if (bytes.length === 0) bytes = new Uint8Array(memory.buffer);
  at = address;
  names = games[game];
}

function list(read) {
  let count = bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16 | bytes[at + 3] << 24;
  at += 4;
  const items = [];
  for (; count > 0; count--) items.push(read());
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
  const path = [];
  for (let count = bytes[at++]; count > 0; count--) path.push(names.cells[bytes[at++]]);
  return path;
}

function named(list) {
  const number = bytes[at++];
  return number === NONE ? null : list[number];
}

function text() {
  let letters = "";
  for (let count = bytes[at++]; count > 0; count--) letters += String.fromCharCode(bytes[at++]);
  return letters;
}
