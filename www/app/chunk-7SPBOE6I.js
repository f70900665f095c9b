import {
  NO_HIGHLIGHTS,
  borderError,
  initFailed,
  notInitialised,
  paintAbovePieces,
  paintAnnotations,
  paintBelowPieces,
  paintHiddenNumbers
} from "./chunk-FJGCW6RT.js";

// pkg/border.js
var NONE = 255;
var TEXT_ROOM = 32;
var KNOWN_TEXTS = 4096;
var KNOWN_LENGTH = 8;
var POOL = 2048;
var memory;
var games;
var bytes;
var words;
var pool = new Uint32Array(POOL);
var taken = 0;
var at = 0;
var names;
var textAddress;
var known = { low: new Int32Array(KNOWN_TEXTS), high: new Int32Array(KNOWN_TEXTS), texts: Array(KNOWN_TEXTS).fill("") };
function openBorder(wasmMemory, infos, addressForText) {
  memory = wasmMemory;
  textAddress = addressForText;
  bytes = new Uint8Array(memory.buffer);
  words = new Uint32Array(memory.buffer);
  const ids = (list2) => list2.map(({ id }) => id);
  games = infos.map(({ cells: cells2, pieces, players }) => ({ cells: cells2, pieces: ids(pieces), players: ids(players) }));
}
function readTexts(address) {
  startAt(address);
  return list(text);
}
function readMove(game, address) {
  startAt(address, game);
  return move();
}
function readMoves(game, address) {
  startAt(address, game);
  return list(move);
}
function readPieces(game, address) {
  startAt(address, game);
  return list(piece);
}
function readInput(game, address) {
  startAt(address, game);
  return { next: cells(), moves: list(move), complete: list(move)[0] ?? null };
}
function quicken({ Game: Game2, quickCodes: quickCodes2, quickMoves: quickMoves2, quickPlay: quickPlay2, quickPlayCode: quickPlayCode2, quickUndo: quickUndo2 }) {
  const { moves, play, playPacked } = Game2.prototype;
  const { constructor, ...methods } = Object.getOwnPropertyDescriptors(class {
    moves(options) {
      return options === void 0 ? readTexts(quickMoves2(this)) : moves.call(this, options);
    }
    play(mv) {
      const length = typeof mv === "string" ? writeText(mv) : 0;
      const address = length > 0 ? quickPlay2(this, length) : 0;
      return address > 0 ? moveOfGame(address) : play.call(this, mv);
    }
    undo() {
      const address = quickUndo2(this);
      return address > 0 ? moveOfGame(address) : null;
    }
    movesPacked() {
      return numbers(quickCodes2(this));
    }
    playPacked(code) {
      if (typeof code !== "number" || code >>> 0 !== code || !quickPlayCode2(this, code)) playPacked.call(this, code);
    }
  }.prototype);
  Object.defineProperties(Game2.prototype, methods);
}
function writeText(letters2) {
  const count = letters2.length;
  if (count > TEXT_ROOM) return 0;
  findMemory();
  for (let i = 0; i < count; i++) {
    const code = letters2.charCodeAt(i);
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
function numbers(address) {
  findMemory();
  let from = address / 4;
  const count = words[from++];
  if (taken + count > pool.length) {
    pool = new Uint32Array(Math.max(count, POOL));
    taken = 0;
  }
  const list2 = new Uint32Array(pool.buffer, 4 * taken, count);
  taken += count;
  for (let index = 0; index < count; index++) list2[index] = words[from++];
  return list2;
}
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
  if (count === 1) return [names.cells[bytes[at++]]];
  if (count === 2) return [names.cells[bytes[at++]], names.cells[bytes[at++]]];
  const path = [];
  for (let left = count; left > 0; left--) path.push(names.cells[bytes[at++]]);
  return path;
}
function named(list2) {
  const number = bytes[at++];
  return number === NONE ? null : list2[number];
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
  const place = Math.imul(low ^ Math.imul(high, 625341585), 2654435761) >>> 20 & KNOWN_TEXTS - 1;
  if (known.low[place] === low && known.high[place] === high) {
    at += count;
    return known.texts[place];
  }
  known.low[place] = low;
  known.high[place] = high;
  return known.texts[place] = letters(count);
}
function letters(count) {
  let text2 = "";
  for (let left = count; left > 0; left--) text2 += String.fromCharCode(bytes[at++]);
  return text2;
}

// pkg/glue.js
var Game = class _Game {
  static __wrap(ptr) {
    const obj = Object.create(_Game.prototype);
    obj.__wbg_ptr = ptr;
    GameFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    GameFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    if (ptr !== 0) wasm.__wbg_game_free(ptr, 1);
  }
  /**
   * Both agree to a draw.
   */
  agreeDraw() {
    const ret = wasm.game_agreeDraw(this.__wbg_ptr);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * The board for a terminal.
   * @returns {string}
   */
  ascii() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.game_ascii(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * What stands where.
   * @returns {any}
   */
  board() {
    const ret = wasm.game_board(this.__wbg_ptr);
    return ret;
  }
  /**
   * Claims a draw.
   */
  claimDraw() {
    const ret = wasm.game_claimDraw(this.__wbg_ptr);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * A copy, history included.
   * @returns {Game}
   */
  clone() {
    const ret = wasm.game_clone(this.__wbg_ptr);
    return _Game.__wrap(ret);
  }
  /**
   * Reason of the draw that can be claimed.
   * @returns {any}
   */
  drawClaim() {
    const ret = wasm.game_drawClaim(this.__wbg_ptr);
    return ret;
  }
  /**
   * Why a move is not legal.
   * @param {any} mv
   * @returns {any}
   */
  explain(mv) {
    const ret = wasm.game_explain(this.__wbg_ptr, mv);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Takes up a saved game.
   * @param {any} state
   * @returns {Game}
   */
  static fromJSON(state) {
    const ret = wasm.game_fromJSON(state);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return _Game.__wrap(ret[0]);
  }
  /**
   * Pieces in hand.
   * @returns {any}
   */
  hands() {
    const ret = wasm.game_hands(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * The key of the position.
   * @returns {string}
   */
  hash() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.game_hash(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * Moves played.
   * @param {any} options
   * @returns {any}
   */
  history(options) {
    const ret = wasm.game_history(this.__wbg_ptr, options);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Id of the game.
   * @returns {string}
   */
  id() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.game_id(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * What can follow these cells.
   * @param {any} cells
   * @returns {any}
   */
  input(cells2) {
    const ret = wasm.game_input(this.__wbg_ptr, cells2);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Whether a text or cells name one legal move.
   * @param {any} mv
   * @returns {boolean}
   */
  isLegal(mv) {
    const ret = wasm.game_isLegal(this.__wbg_ptr, mv);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * Geometry.
   * @returns {any}
   */
  layout() {
    const ret = wasm.game_layout(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Endgame tables for the searches of this game.
   * @param {any} bytes
   */
  loadTable(bytes2) {
    const ret = wasm.game_loadTable(this.__wbg_ptr, bytes2);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * Weights for the searches of this game.
   * @param {any} bytes
   */
  loadWeights(bytes2) {
    const ret = wasm.game_loadWeights(this.__wbg_ptr, bytes2);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * What a player should see.
   * @returns {any}
   */
  marks() {
    const ret = wasm.game_marks(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Legal moves.
   * @param {any} options
   * @returns {any}
   */
  moves(options) {
    const ret = wasm.game_moves(this.__wbg_ptr, options);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * A new game.
   * @param {any} id
   * @param {any} options
   */
  constructor(id, options) {
    const ret = wasm.game_new(id, options);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    this.__wbg_ptr = ret[0];
    GameFinalization.register(this, this.__wbg_ptr, this);
    return this;
  }
  /**
   * How the game ended.
   * @returns {any}
   */
  outcome() {
    const ret = wasm.game_outcome(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Leaf count.
   * @param {any} depth
   * @returns {number}
   */
  perft(depth) {
    const ret = wasm.game_perft(this.__wbg_ptr, depth);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0];
  }
  /**
   * Plays a move that is a number.
   * @param {any} code
   */
  playPacked(code) {
    const ret = wasm.game_playPacked(this.__wbg_ptr, code);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * Plays a move.
   * @param {any} mv
   * @returns {any}
   */
  play(mv) {
    const ret = wasm.game_play(this.__wbg_ptr, mv);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Position text.
   * @returns {string}
   */
  position() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.game_position(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * The game as text.
   * @param {any} options
   * @returns {string}
   */
  record(options) {
    let deferred2_0;
    let deferred2_1;
    try {
      const ret = wasm.game_record(this.__wbg_ptr, options);
      var ptr1 = ret[0];
      var len1 = ret[1];
      if (ret[3]) {
        ptr1 = 0;
        len1 = 0;
        throw takeFromExternrefTable0(ret[2]);
      }
      deferred2_0 = ptr1;
      deferred2_1 = len1;
      return getStringFromWasm0(ptr1, len1);
    } finally {
      wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
    }
  }
  /**
   * Plays again what was taken back.
   * @returns {any}
   */
  redo() {
    const ret = wasm.game_redo(this.__wbg_ptr);
    return ret;
  }
  /**
   * A player gives up.
   * @param {any} player
   */
  resign(player) {
    const ret = wasm.game_resign(this.__wbg_ptr, player);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * Takes up a saved game in place of this one.
   * @param {any} state
   */
  restore(state) {
    const ret = wasm.game_restore(this.__wbg_ptr, state);
    if (ret[1]) {
      throw takeFromExternrefTable0(ret[0]);
    }
  }
  /**
   * All options.
   * @returns {any}
   */
  rules() {
    const ret = wasm.game_rules(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Searches to the limits.
   * @param {any} limits
   * @returns {any}
   */
  search(limits) {
    const ret = wasm.game_search(this.__wbg_ptr, limits);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * A search in slices.
   * @param {any} limits
   * @returns {any}
   */
  startSearch(limits) {
    const ret = wasm.game_startSearch(this.__wbg_ptr, limits);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Retrograde analysis in slices.
   * @param {any} options
   * @returns {Solving}
   */
  startSolving(options) {
    const ret = wasm.game_startSolving(this.__wbg_ptr, options);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return Solving.__wrap(ret[0]);
  }
  /**
   * What the tables prove of the position.
   * @returns {any}
   */
  tableValue() {
    const ret = wasm.game_tableValue(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * All that is needed to take the game up again.
   * @returns {any}
   */
  toJSON() {
    const ret = wasm.game_toJSON(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Id of the player to move.
   * @returns {string}
   */
  turn() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.game_turn(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * Whether a text is a position of a game.
   * @param {any} id
   * @param {any} position
   * @param {any} rules_value
   * @returns {any}
   */
  static validate(id, position, rules_value) {
    const ret = wasm.game_validate(id, position, rules_value);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
};
if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.free;
var Search = class _Search {
  static __wrap(ptr) {
    const obj = Object.create(_Search.prototype);
    obj.__wbg_ptr = ptr;
    SearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    SearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    if (ptr !== 0) wasm.__wbg_search_free(ptr, 1);
  }
  /**
   * Best so far.
   * @returns {any}
   */
  info() {
    const ret = wasm.search_info(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Works for so many milliseconds; true when done.
   * @param {any} slice_ms
   * @returns {boolean}
   */
  run(slice_ms) {
    const ret = wasm.search_run(this.__wbg_ptr, slice_ms);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
  }
};
if (Symbol.dispose) Search.prototype[Symbol.dispose] = Search.prototype.free;
var Solving = class _Solving {
  static __wrap(ptr) {
    const obj = Object.create(_Solving.prototype);
    obj.__wbg_ptr = ptr;
    SolvingFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    SolvingFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    if (ptr !== 0) wasm.__wbg_solving_free(ptr, 1);
  }
  /**
   * Share of the positions that were looked at.
   * @returns {number}
   */
  progress() {
    const ret = wasm.solving_progress(this.__wbg_ptr);
    return ret;
  }
  /**
   * Works for so many milliseconds; true when done.
   * @param {any} slice_ms
   * @returns {boolean}
   */
  run(slice_ms) {
    const ret = wasm.solving_run(this.__wbg_ptr, slice_ms);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
  }
};
if (Symbol.dispose) Solving.prototype[Symbol.dispose] = Solving.prototype.free;
function games2() {
  const ret = wasm.games();
  if (ret[2]) {
    throw takeFromExternrefTable0(ret[1]);
  }
  return takeFromExternrefTable0(ret[0]);
}
function quickCodes(game) {
  _assertClass(game, Game);
  const ret = wasm.quickCodes(game.__wbg_ptr);
  return ret >>> 0;
}
function quickMoves(game) {
  _assertClass(game, Game);
  const ret = wasm.quickMoves(game.__wbg_ptr);
  return ret >>> 0;
}
function quickPlay(game, length) {
  _assertClass(game, Game);
  const ret = wasm.quickPlay(game.__wbg_ptr, length);
  return ret >>> 0;
}
function quickPlayCode(game, code) {
  _assertClass(game, Game);
  const ret = wasm.quickPlayCode(game.__wbg_ptr, code);
  return ret !== 0;
}
function quickUndo(game) {
  _assertClass(game, Game);
  const ret = wasm.quickUndo(game.__wbg_ptr);
  return ret >>> 0;
}
function readRecords(text2, options) {
  const ret = wasm.readRecords(text2, options);
  if (ret[2]) {
    throw takeFromExternrefTable0(ret[1]);
  }
  return takeFromExternrefTable0(ret[0]);
}
function writeRecord(record, options) {
  let deferred2_0;
  let deferred2_1;
  try {
    const ret = wasm.writeRecord(record, options);
    var ptr1 = ret[0];
    var len1 = ret[1];
    if (ret[3]) {
      ptr1 = 0;
      len1 = 0;
      throw takeFromExternrefTable0(ret[2]);
    }
    deferred2_0 = ptr1;
    deferred2_1 = len1;
    return getStringFromWasm0(ptr1, len1);
  } finally {
    wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
  }
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
      const ret = Error(getStringFromWasm0(arg0, arg1));
      return ret;
    },
    __wbg___wbindgen_boolean_get_4f1baf9a00be3c74: function(arg0) {
      const v = arg0;
      const ret = typeof v === "boolean" ? v : void 0;
      return isLikeNone(ret) ? 16777215 : ret ? 1 : 0;
    },
    __wbg___wbindgen_is_function_741ff2bb612836f5: function(arg0) {
      const ret = typeof arg0 === "function";
      return ret;
    },
    __wbg___wbindgen_is_null_c22311b1cc228e3a: function(arg0) {
      const ret = arg0 === null;
      return ret;
    },
    __wbg___wbindgen_is_object_8b968c3ab8e96595: function(arg0) {
      const val = arg0;
      const ret = typeof val === "object" && val !== null;
      return ret;
    },
    __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
      const ret = typeof arg0 === "string";
      return ret;
    },
    __wbg___wbindgen_is_undefined_be5b34249ff1fc15: function(arg0) {
      const ret = arg0 === void 0;
      return ret;
    },
    __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
      const ret = wasm.memory;
      return ret;
    },
    __wbg___wbindgen_number_get_934b640d0889af78: function(arg0, arg1) {
      const obj = arg1;
      const ret = typeof obj === "number" ? obj : void 0;
      getDataViewMemory0().setFloat64((arg0 >>> 0) + 8 * 1, isLikeNone(ret) ? 0 : ret, true);
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, !isLikeNone(ret), true);
    },
    __wbg___wbindgen_rethrow_d953c34c2e20677f: function(arg0) {
      throw arg0;
    },
    __wbg___wbindgen_string_get_7ce8eee7fd327545: function(arg0, arg1) {
      const obj = arg1;
      const ret = typeof obj === "string" ? obj : void 0;
      var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      var len1 = WASM_VECTOR_LEN;
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw borderError(getStringFromWasm0(arg0, arg1));
    },
    __wbg_call_a410eb4b59ed5965: function() {
      return handleError(function(arg0, arg1, arg2) {
        const ret = arg0.call(arg1, arg2);
        return ret;
      }, arguments);
    },
    __wbg_error_757e9472f8410341: function(arg0, arg1) {
      let deferred0_0;
      let deferred0_1;
      try {
        deferred0_0 = arg0;
        deferred0_1 = arg1;
        console.error(getStringFromWasm0(arg0, arg1));
      } finally {
        wasm.__wbindgen_free(deferred0_0, deferred0_1, 1);
      }
    },
    __wbg_get_2080c49015e35254: function() {
      return handleError(function(arg0, arg1) {
        const ret = Reflect.get(arg0, arg1);
        return ret;
      }, arguments);
    },
    __wbg_get_bb8b6b35041e00c9: function() {
      return handleError(function(arg0, arg1) {
        const ret = Reflect.get(arg0, arg1 >>> 0);
        return ret;
      }, arguments);
    },
    __wbg_get_unchecked_e6325ad374eff861: function(arg0, arg1) {
      const ret = arg0[arg1 >>> 0];
      return ret;
    },
    __wbg_instanceof_Object_97e16a01fd368661: function(arg0) {
      let result;
      try {
        result = arg0 instanceof Object;
      } catch (_) {
        result = false;
      }
      const ret = result;
      return ret;
    },
    __wbg_instanceof_Uint8Array_d7aeb0dcb3108fea: function(arg0) {
      let result;
      try {
        result = arg0 instanceof Uint8Array;
      } catch (_) {
        result = false;
      }
      const ret = result;
      return ret;
    },
    __wbg_isArray_bcf1376d0d732d08: function(arg0) {
      const ret = Array.isArray(arg0);
      return ret;
    },
    __wbg_length_186163212ffe79c3: function(arg0) {
      const ret = arg0.length;
      return ret;
    },
    __wbg_length_b03a0fabb109b1e9: function(arg0) {
      const ret = arg0.length;
      return ret;
    },
    __wbg_new_37eb45aaf5eeb820: function() {
      const ret = new Array();
      return ret;
    },
    __wbg_new_7075786089b89c5e: function() {
      const ret = /* @__PURE__ */ new Map();
      return ret;
    },
    __wbg_new_787b9fb330d55d78: function(arg0, arg1) {
      const ret = new Error(getStringFromWasm0(arg0, arg1));
      return ret;
    },
    __wbg_new_bb74001155cb8ca8: function() {
      const ret = new Error();
      return ret;
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_now_043d245551b22f9c: function(arg0) {
      const ret = arg0.now();
      return ret;
    },
    __wbg_now_463ac581d2fc7ea3: function() {
      const ret = Date.now();
      return ret;
    },
    __wbg_openBorder_bd6dbc6312dce42b: function(arg0, arg1, arg2) {
      openBorder(arg0, arg1, arg2 >>> 0);
    },
    __wbg_ownKeys_c9890d5405932253: function() {
      return handleError(function(arg0) {
        const ret = Reflect.ownKeys(arg0);
        return ret;
      }, arguments);
    },
    __wbg_prototypesetcall_13162965d1fe7aa3: function(arg0, arg1, arg2) {
      Uint8Array.prototype.set.call(getArrayU8FromWasm0(arg0, arg1), arg2);
    },
    __wbg_readInput_ecc4da5f22c74276: function(arg0, arg1) {
      const ret = readInput(arg0 >>> 0, arg1 >>> 0);
      return ret;
    },
    __wbg_readMove_f665e1b03d8c6f28: function(arg0, arg1) {
      const ret = readMove(arg0 >>> 0, arg1 >>> 0);
      return ret;
    },
    __wbg_readMoves_6bd48d6e442680da: function(arg0, arg1) {
      const ret = readMoves(arg0 >>> 0, arg1 >>> 0);
      return ret;
    },
    __wbg_readPieces_ffdb056e6c4d5480: function(arg0, arg1) {
      const ret = readPieces(arg0 >>> 0, arg1 >>> 0);
      return ret;
    },
    __wbg_readTexts_4c0f14f7bbd81ad8: function(arg0) {
      const ret = readTexts(arg0 >>> 0);
      return ret;
    },
    __wbg_search_new: function(arg0) {
      const ret = Search.__wrap(arg0);
      return ret;
    },
    __wbg_set_2793479888329cb6: function() {
      return handleError(function(arg0, arg1, arg2) {
        const ret = Reflect.set(arg0, arg1, arg2);
        return ret;
      }, arguments);
    },
    __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
      const ret = arg0.set(arg1, arg2);
      return ret;
    },
    __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
      arg0[arg1 >>> 0] = arg2;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbg_set_name_822e3903f3184979: function(arg0, arg1, arg2) {
      arg0.name = getStringFromWasm0(arg1, arg2);
    },
    __wbg_stack_575c4e0918581b9c: function(arg0, arg1) {
      const ret = arg1.stack;
      const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len1 = WASM_VECTOR_LEN;
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg_static_accessor_GLOBAL_THIS_003ee833af9699fc: function() {
      const ret = typeof globalThis === "undefined" ? void 0 : globalThis;
      return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
    },
    __wbg_static_accessor_GLOBAL_e4293fb22cbe77da: function() {
      const ret = typeof global === "undefined" ? void 0 : global;
      return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
    },
    __wbg_static_accessor_SELF_53bb20457401453d: function() {
      const ret = typeof self === "undefined" ? void 0 : self;
      return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
    },
    __wbg_static_accessor_WINDOW_b5e0810bfecb7feb: function() {
      const ret = typeof window === "undefined" ? void 0 : window;
      return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0, arg1) {
      const ret = getStringFromWasm0(arg0, arg1);
      return ret;
    },
    __wbindgen_generic_0000000000000003: function(arg0) {
      const ret = BigInt.asUintN(64, arg0);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./tablier_bg.js": import0
  };
}
var GameFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_game_free(ptr, 1));
var SearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_search_free(ptr, 1));
var SolvingFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_solving_free(ptr, 1));
function addToExternrefTable0(obj) {
  const idx = wasm.__externref_table_alloc();
  wasm.__wbindgen_externrefs.set(idx, obj);
  return idx;
}
function _assertClass(instance, klass) {
  if (!(instance instanceof klass)) {
    throw borderError(`expected instance of ${klass.name}`);
  }
}
function getArrayU8FromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
}
var cachedDataViewMemory0 = null;
function getDataViewMemory0() {
  if (cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === true || cachedDataViewMemory0.buffer.detached === void 0 && cachedDataViewMemory0.buffer !== wasm.memory.buffer) {
    cachedDataViewMemory0 = new DataView(wasm.memory.buffer);
  }
  return cachedDataViewMemory0;
}
function getStringFromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
  if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
    cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
  }
  return cachedUint8ArrayMemory0;
}
function handleError(f, args) {
  try {
    return f.apply(this, args);
  } catch (e) {
    const idx = addToExternrefTable0(e);
    wasm.__wbindgen_exn_store(idx);
  }
}
function isLikeNone(x) {
  return x === void 0 || x === null;
}
function passStringToWasm0(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory0().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory0();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN = offset;
  return ptr;
}
function takeFromExternrefTable0(idx) {
  const value = wasm.__wbindgen_externrefs.get(idx);
  wasm.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder.decode();
var MAX_SAFARI_DECODE_BYTES = 2146435072;
var numBytesDecoded = 0;
function decodeText(bytes2) {
  numBytesDecoded += bytes2.length;
  if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
    cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    numBytesDecoded = bytes2.length;
  }
  return cachedTextDecoder.decode(bytes2);
}
var cachedTextEncoder = new TextEncoder();
if (!("encodeInto" in cachedTextEncoder)) {
  cachedTextEncoder.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN = 0;
var wasmModule;
var wasmInstance;
var wasm = notInitialised;
function __wbg_finalize_init(instance, module) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module;
  cachedDataViewMemory0 = null;
  cachedUint8ArrayMemory0 = null;
  wasm.__wbindgen_start();
  return wasm;
}
async function __wbg_load(module, imports) {
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) {
      throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module.type);
        if (validResponse && module.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes2 = await module.arrayBuffer();
    return await WebAssembly.instantiate(bytes2, imports);
  } else {
    const instance = await WebAssembly.instantiate(module, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module };
    } else {
      return instance;
    }
  }
  function expectedResponseType(type) {
    switch (type) {
      case "basic":
      case "cors":
      case "default":
        return true;
    }
    return false;
  }
}
var __wbg_init_promise;
async function __wbg_init(module_or_path) {
  if (wasm !== notInitialised) return wasm;
  if (__wbg_init_promise === void 0) {
    __wbg_init_promise = __wbg_init_once(module_or_path);
    __wbg_init_promise.catch(() => {
      __wbg_init_promise = void 0;
    });
  }
  return __wbg_init_promise;
}
async function __wbg_init_once(module_or_path) {
  if (module_or_path !== void 0) {
    if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
      ({ module_or_path } = module_or_path);
    } else {
      console.warn("using deprecated parameters for the initialization function; pass a single object instead");
    }
  }
  if (module_or_path === void 0) {
    module_or_path = new URL("tablier_bg.wasm", new URL("../../pkg/glue.js", import.meta.url).href);
  }
  const imports = __wbg_get_imports();
  if (typeof module_or_path === "string" || typeof Request === "function" && module_or_path instanceof Request || typeof URL === "function" && module_or_path instanceof URL) {
    module_or_path = fetch(module_or_path);
  }
  const { instance, module } = await __wbg_load(await module_or_path, imports);
  return __wbg_finalize_init(instance, module);
}
quicken({ Game, quickCodes, quickMoves, quickPlay, quickPlayCode, quickUndo });

// pkg/tablier.js
async function init(source) {
  try {
    await __wbg_init({ module_or_path: await source });
  } catch (error) {
    throw initFailed(error, source ?? "tablier_bg.wasm");
  }
}

// www/js/dom.js
function byId(id) {
  return (
    /** @type {E} */
    document.getElementById(id)
  );
}
function create(tag, { className, text: text2, data } = {}, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text2 !== void 0) element.textContent = text2;
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}
function fillSelect(select, options, chosen) {
  select.replaceChildren(...options.map(({ value, text: text2 }) => new Option(text2, value, false, value === chosen)));
}

// www/js/ui/announcer.js
function asSentence(text2) {
  return /[.!?…]$/.test(text2) ? text2 : `${text2}.`;
}
function sentences(texts) {
  const parts = texts.map((text2) => text2.trim()).filter((text2) => text2 !== "");
  return parts.map((text2, i) => i < parts.length - 1 ? asSentence(text2) : text2).join(" ");
}
var Announcer = class {
  #region;
  /** @param {HTMLElement} [region] An open dialog needs one of its own. */
  constructor(region = byId("live")) {
    this.#region = region;
  }
  /** Forgets what was said: nothing is left to read in a language no longer used. */
  clear() {
    this.#region.textContent = "";
  }
  /** @param {string} text */
  say(text2) {
    const repeated = this.#region.textContent === text2;
    this.#region.textContent = repeated ? `${text2} ` : text2;
  }
};

// pkg/board/accessible-grid.js
var PAGE_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];
var AccessibleGrid = class {
  #element;
  /** @type {Cell[][]} */
  #rows = [];
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = /* @__PURE__ */ new Map();
  /** @type {string | null} */
  #current = null;
  /** Whether a pointer brought the focus here: then the keys of the page are left to the page. */
  #byPointer = false;
  /** Column that moves up and down keep to. */
  #column = 0;
  /**
   * @param {HTMLElement} parent
   * @param {(cell: string) => void} onEnter
   * @param {(cell: string | null) => void} onFocus The cell that the keyboard is on, or that it left the board.
   */
  constructor(parent, onEnter, onFocus) {
    this.#element = document.createElement("div");
    this.#element.className = "grid";
    this.#element.setAttribute("role", "grid");
    this.#element.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell && event.detail === 0) onEnter(cell);
    });
    this.#element.addEventListener("focusin", (event) => {
      const cell = cellOf(event.target);
      if (cell && cell !== this.#current) this.#setCurrent(cell);
      onFocus(cell && /** @type {Element} */
      event.target.matches(":focus-visible") ? cell : null);
    });
    this.#element.addEventListener("focusout", (event) => {
      onFocus(null);
      if (!this.#element.contains(
        /** @type {Node | null} */
        event.relatedTarget
      )) this.#byPointer = false;
    });
    this.#element.addEventListener("pointerdown", () => this.#byPointer = true);
    this.#element.addEventListener("keydown", (event) => {
      if (this.#byPointer && PAGE_KEYS.includes(event.key)) return;
      this.#byPointer = false;
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.#walk(event.key)) event.preventDefault();
    });
    parent.append(this.#element);
  }
  /** @param {Geometry} geometry */
  build(geometry) {
    const hadFocus = this.#element.matches(":focus-within");
    this.#rows = geometry.rows();
    this.#buttons.clear();
    const { view } = geometry;
    this.#element.replaceChildren(
      ...this.#rows.map((cells2) => {
        const row = document.createElement("div");
        row.setAttribute("role", "row");
        row.append(...cells2.map((cell) => this.#buttonFor(cell, view)));
        return row;
      })
    );
    const current = this.#current !== null && geometry.cells.has(this.#current) ? this.#current : this.#rows[0][0].name;
    this.#setCurrent(current);
    if (hadFocus) this.#buttons.get(current)?.focus();
  }
  /**
   * @param {string} name Of the whole board.
   * @param {(cell: string) => { label: string, selected: boolean, movable: boolean }} describe `movable`: a piece that
   *   a finger drags, where elsewhere it scrolls the page.
   */
  label(name, describe) {
    this.#element.setAttribute("aria-label", name);
    for (const [cell, button] of this.#buttons) {
      const { label, selected, movable } = describe(cell);
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      if (button.getAttribute("aria-selected") !== String(selected)) button.setAttribute("aria-selected", String(selected));
      button.classList.toggle("movable", movable);
    }
  }
  /**
   * @param {Cell} cell
   * @param {Geometry["view"]} view
   */
  #buttonFor({ name, box }, view) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("role", "gridcell");
    button.dataset.cell = name;
    button.tabIndex = -1;
    button.style.left = `${(box.x - view.x) / view.width * 100}%`;
    button.style.top = `${(box.y - view.y) / view.height * 100}%`;
    button.style.width = `${box.width / view.width * 100}%`;
    button.style.height = `${box.height / view.height * 100}%`;
    this.#buttons.set(name, button);
    return button;
  }
  /** @param {string} cell */
  #setCurrent(cell) {
    const previous = this.#current === null ? void 0 : this.#buttons.get(this.#current);
    if (previous) previous.tabIndex = -1;
    this.#current = cell;
    const { row, column } = this.#placeOf(cell);
    this.#column = this.#rows[row][column].column;
    const button = this.#buttons.get(cell);
    if (button) button.tabIndex = 0;
  }
  /**
   * @param {string} key
   * @returns {boolean} Whether the key means a step on the board.
   */
  #walk(key) {
    if (this.#current === null) return false;
    const { row, column } = this.#placeOf(this.#current);
    const cells2 = this.#rows[row];
    switch (key) {
      case "ArrowLeft":
        this.#focus(cells2[column - 1]);
        return true;
      case "ArrowRight":
        this.#focus(cells2[column + 1]);
        return true;
      case "Home":
        this.#focus(cells2[0]);
        return true;
      case "End":
        this.#focus(cells2[cells2.length - 1]);
        return true;
      case "ArrowUp":
        this.#focusInRow(row - 1);
        return true;
      case "ArrowDown":
        this.#focusInRow(row + 1);
        return true;
      default:
        return false;
    }
  }
  /** @param {number} row */
  #focusInRow(row) {
    const cells2 = this.#rows[row];
    if (!cells2) return;
    const column = this.#column;
    const distance = (cell) => Math.abs(cell.column - column);
    this.#focus(cells2.reduce((best, cell) => distance(cell) < distance(best) ? cell : best));
    this.#column = column;
  }
  /** @param {Cell | undefined} cell */
  #focus(cell) {
    if (cell) this.#buttons.get(cell.name)?.focus();
  }
  /** @param {string} name */
  #placeOf(name) {
    const row = this.#rows.findIndex((cells2) => cells2.some((cell) => cell.name === name));
    return { row, column: this.#rows[row].findIndex((cell) => cell.name === name) };
  }
};
function cellOf(target) {
  return target instanceof HTMLElement ? target.dataset.cell : void 0;
}

// pkg/board/board-view.js
var SPRITE_REACH = 1.4;
var DOOMED_ALPHA = 0.35;
var LIFTED_SCALE = 1.12;
var MOST_SPRITES = 300;
var BoardView = class {
  #canvas;
  #context;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {PieceOnCell[]} */
  #pieces = [];
  /** @type {Highlights} */
  #highlights = NO_HIGHLIGHTS;
  /** The cell whose piece is lifted. @type {string | null} */
  #drag = null;
  /** The lifted piece: a picture of its own that is only shifted, so that nothing is drawn anew while it is dragged. */
  /** @type {HTMLCanvasElement | null} */
  #lifted = null;
  /** @type {Animation[]} */
  #animations = [];
  #animationStart = 0;
  /** @type {OffscreenCanvas | HTMLCanvasElement | null} */
  #background = null;
  /** @type {Map<string, HTMLCanvasElement>} */
  #sprites = /* @__PURE__ */ new Map();
  /** @type {Annotations} */
  #annotations = {};
  /** What the screen shows while it is drawn for a printer. @type {{ palette: Palette, width: number, height: number } | null} */
  #screen = null;
  #frame = 0;
  /** Whether it has a size on the screen, and so is seen. */
  #isSized = false;
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */
    canvas.getContext("2d");
    observePixels(canvas, (width, height) => {
      if (this.#screen) Object.assign(this.#screen, { width, height });
      else if (!this.#isSized) this.#begin(width, height);
      else if (canvas.width !== width || canvas.height !== height) this.#resize(width, height);
    });
  }
  /**
   * The first picture has a frame of its own: that of the first layout takes long enough.
   * @param {number} width In device pixels.
   * @param {number} height
   */
  #begin(width, height) {
    this.#setSize(width, height);
    this.#invalidate();
  }
  /**
   * @param {number} width In device pixels.
   * @param {number} height
   */
  #resize(width, height) {
    this.#setSize(width, height);
    this.#draw();
  }
  /**
   * @param {number} width In device pixels.
   * @param {number} height
   */
  #setSize(width, height) {
    this.#isSized = width > 0;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#forget();
  }
  /** @param {Scene} scene */
  setScene(scene) {
    this.#scene = scene;
    this.#animations = [];
    this.#forget();
    this.#invalidate();
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @param {Highlights} highlights
   */
  show(pieces, highlights) {
    this.#pieces = pieces;
    this.#highlights = highlights;
    this.#invalidate();
  }
  /** @param {Animation} animation Runs after those that already wait; what `show` was told follows. */
  animate(animation) {
    if (this.#reducedMotion.matches || document.hidden || animation.duration === 0) return;
    if (this.#animations.length === 0) this.#animationStart = performance.now();
    this.#animations.push(animation);
    this.#invalidate();
  }
  /** Cuts all animations short. */
  finish() {
    this.#animations = [];
    this.#invalidate();
  }
  /** @param {Annotations} annotations Drawn over the pieces while nothing moves. */
  annotate(annotations) {
    this.#annotations = annotations;
    this.#invalidate();
  }
  /** @param {{ pixels: number, palette: Palette } | null} print Drawn at once: the printer does not wait for a frame. */
  print(print) {
    const scene = this.#scene;
    if (!scene) return;
    const { clientWidth, clientHeight } = this.#canvas;
    this.#screen ??= { palette: scene.palette, width: this.#canvas.width, height: this.#canvas.height };
    const { palette, width, height } = print ? { palette: print.palette, width: clientWidth * print.pixels, height: clientHeight * print.pixels } : this.#screen;
    if (!print) this.#screen = null;
    this.#animations = [];
    this.#scene = { ...scene, palette };
    this.#resize(Math.round(width), Math.round(height));
  }
  /** @param {{ cell: string, x: number, y: number } | null} drag The piece of a cell, lifted to a point in board units. */
  drag(drag) {
    const cell = drag?.cell ?? null;
    if (cell !== this.#drag) {
      this.#drag = cell;
      this.#putDown();
      this.#invalidate();
    }
    const piece2 = drag && this.#pieces.find((piece3) => piece3.cell === cell);
    if (piece2 && this.#scene) {
      const lifted = this.#lifted ??= this.#lift(piece2);
      const { view } = this.#scene.geometry;
      const scale = this.#canvas.clientWidth / view.width;
      lifted.style.transform = `translate(${(drag.x - view.x) * scale}px, ${(drag.y - view.y) * scale}px) translate(-50%, -50%)`;
    }
  }
  /** @param {PieceOnCell} piece */
  #lift({ cell, player, piece: piece2 }) {
    const { geometry, painter } = (
      /** @type {Scene} */
      this.#scene
    );
    const sprite = this.#spriteOf(player, piece2, geometry.cell(cell).upright);
    const lifted = document.createElement("canvas");
    lifted.width = sprite.width;
    lifted.height = sprite.height;
    lifted.getContext("2d").drawImage(sprite, 0, 0);
    const share = 2 * SPRITE_REACH * LIFTED_SCALE * painter.radius * geometry.unit / geometry.view.width;
    const size = `${share * this.#canvas.clientWidth}px`;
    Object.assign(lifted.style, {
      position: "absolute",
      insetBlockStart: "0",
      insetInlineStart: "0",
      inlineSize: size,
      blockSize: size,
      pointerEvents: "none",
      willChange: "transform"
    });
    this.#canvas.parentElement?.append(lifted);
    return lifted;
  }
  #putDown() {
    this.#lifted?.remove();
    this.#lifted = null;
  }
  /** @returns {{ x: number, y: number }} The place of a pointer in board units. */
  locate({ clientX, clientY }) {
    const rect = this.#canvas.getBoundingClientRect();
    const view = (
      /** @type {Scene} */
      this.#scene.geometry.view
    );
    return {
      x: view.x + (clientX - rect.left) / rect.width * view.width,
      y: view.y + (clientY - rect.top) / rect.height * view.height
    };
  }
  #forget() {
    this.#background = null;
    this.#sprites.clear();
    this.#putDown();
  }
  #invalidate() {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }
  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#scene || !this.#isSized) return;
    const { geometry } = this.#scene;
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#background ??= this.#paintBackground(), 0, 0);
    this.#toBoardUnits(context);
    const moving = this.#movingSprites();
    if (moving) {
      paintBelowPieces(context, this.#scene, this.#pieces, { ...NO_HIGHLIGHTS, last: this.#highlights.last });
      for (const sprite of moving) this.#drawSprite(sprite);
      this.#invalidate();
      return;
    }
    paintBelowPieces(context, this.#scene, this.#pieces, this.#highlights);
    for (const piece2 of this.#pieces) {
      if (piece2.cell === this.#drag) continue;
      const { x, y, upright } = geometry.cell(piece2.cell);
      const alpha = this.#highlights.doomed.includes(piece2.cell) ? DOOMED_ALPHA : 1;
      this.#drawSprite({ ...piece2, x, y, turn: Number(upright), alpha, scale: 1 });
    }
    paintAbovePieces(context, this.#scene, this.#pieces, this.#highlights);
    paintAnnotations(context, geometry, this.#scene.palette, this.#annotations);
    paintHiddenNumbers(context, this.#scene, [...this.#pieces, ...this.#annotations.marks ?? []]);
  }
  /** @returns {Sprite[] | null} The animation's pieces at this moment, or `null` when none runs. */
  #movingSprites() {
    const now = performance.now();
    while (this.#animations.length > 0) {
      const elapsed = now - this.#animationStart;
      const { duration } = this.#animations[0];
      if (elapsed < duration) return this.#animations[0].sprites(Math.max(0, elapsed));
      this.#animations.shift();
      this.#animationStart += duration;
    }
    return null;
  }
  /** @param {Sprite} sprite */
  #drawSprite({ player, piece: piece2, x, y, turn, alpha, scale }) {
    const { geometry, painter } = (
      /** @type {Scene} */
      this.#scene
    );
    const half = SPRITE_REACH * painter.radius * geometry.unit * scale;
    const upright = turn > 0.5;
    const context = this.#context;
    context.save();
    context.globalAlpha = alpha;
    context.translate(x, y);
    context.rotate((turn - Number(upright)) * Math.PI / 2);
    context.drawImage(this.#spriteOf(player, piece2, upright), -half, -half, 2 * half, 2 * half);
    context.restore();
  }
  /**
   * @param {Sprite["player"]} player
   * @param {string} piece
   * @param {boolean} upright
   */
  #spriteOf(player, piece2, upright) {
    const key = `${player} ${piece2} ${upright}`;
    let sprite = this.#sprites.get(key);
    if (!sprite) {
      if (this.#sprites.size >= MOST_SPRITES) this.#sprites.clear();
      const { geometry, painter, palette } = (
        /** @type {Scene} */
        this.#scene
      );
      const radius = painter.radius * geometry.unit * this.#canvas.width / geometry.view.width;
      sprite = document.createElement("canvas");
      sprite.width = sprite.height = Math.ceil(2 * SPRITE_REACH * radius);
      const context = (
        /** @type {CanvasRenderingContext2D} */
        sprite.getContext("2d")
      );
      context.translate(sprite.width / 2, sprite.height / 2);
      context.scale(radius, radius);
      painter.paintPiece(context, { player, piece: piece2, upright }, palette);
      this.#sprites.set(key, sprite);
    }
    return sprite;
  }
  #paintBackground() {
    const { geometry, painter, palette } = (
      /** @type {Scene} */
      this.#scene
    );
    const background = document.createElement("canvas");
    background.width = this.#canvas.width;
    background.height = this.#canvas.height;
    const context = (
      /** @type {CanvasRenderingContext2D} */
      background.getContext("2d")
    );
    this.#toBoardUnits(context);
    painter.paintBoard(context, geometry, palette);
    return background;
  }
  /** @param {CanvasRenderingContext2D} context */
  #toBoardUnits(context) {
    const { view } = (
      /** @type {Scene} */
      this.#scene.geometry
    );
    context.setTransform(this.#canvas.width / view.width, 0, 0, this.#canvas.height / view.height, 0, 0);
    context.translate(-view.x, -view.y);
  }
};
function observePixels(element, onSize) {
  const observer = new ResizeObserver(([entry]) => {
    const { inlineSize, blockSize } = entry.contentBoxSize[0];
    const exact = entry.devicePixelContentBoxSize?.[0];
    const usable = exact && Math.abs(exact.inlineSize - inlineSize * devicePixelRatio) < 2;
    if (usable) onSize(exact.inlineSize, exact.blockSize);
    else onSize(Math.round(inlineSize * devicePixelRatio), Math.round(blockSize * devicePixelRatio));
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }
}

export {
  Game,
  games2 as games,
  readRecords,
  writeRecord,
  init,
  byId,
  create,
  fillSelect,
  asSentence,
  sentences,
  Announcer,
  AccessibleGrid,
  BoardView
};
