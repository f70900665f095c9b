/** @import { Game, GameId, GameInfo, RecordedGame, RecordedLine, RecordError } from "../../../pkg/tablier.js" */

/**
 * What is kept of a game, and what `Session.toRecord` gives.
 * `play`: how it was played here, to go on with it; unchecked.
 * @typedef {Omit<RecordedGame, "format" | "line" | "result" | "outcome"> & Partial<RecordedGame> & { play?: object }} KeptRecord
 */

/**
 * What cut a game off after so many plies in the text that it was read from.
 * @typedef {Pick<RecordError, "line" | "column" | "found" | "legal" | "candidates"> & { code: string, plies: number }} Fault
 */

/**
 * What a list shows of a game. `digest` tells games of other content apart; `opening`, its first moves, is missing where an
 * earlier version kept it.
 * @typedef {{
 *   key: string, id: GameId, players: [string, string], event: string, date: string, result: string, plies: number,
 *   saved: string, source: string, digest: string, opening?: string, fault?: Fault,
 * }} Summary
 */

/** A game of Game.fromJSON: of the class itself, which needs the wasm. @typedef {typeof Game} GameClass */

/** First moves that a list shows. */
const OPENING = 6;
const FIELDS = /** @type {const} */ (["id", "rules", "position", "tags", "moves", "notes", "ended"]);
const DEEPEST = 100;
const LONGEST_LINE = 20_000;
/** Of what was found at a fault, and of moves that could stand there. */
const LONGEST_TEXT = 100;

/**
 * Checks what may have come from anywhere, by playing it with all its variations. Throws an error when it cannot be
 * played.
 * @param {GameClass} Game
 * @param {GameInfo[]} catalog
 * @param {unknown} value
 * @returns {KeptRecord} Its known fields.
 */
export function checkedRecord(Game, catalog, value) {
  const record = /** @type {any} */ (value);
  const info = catalog.find(({ id }) => id === record?.id);
  if (!info) throw new Error("unknown game");
  const { id, position, tags = {}, ended = null, result } = record;
  const rules = /** @type {any} */ (record.rules);
  if (typeof position !== "string" || !isDictionary(record.rules) || !isDictionary(tags)) throw new Error("bad fields");
  const line = checkedLine(record, 0);
  const game = Game.fromJSON({ id, rules, position, moves: line.moves, redo: [], ended });
  game.free();
  const start = new Game(id, { rules, position });
  try {
    playLine(start, line);
  } finally {
    start.free();
  }
  const texts = /** @type {[string, string][]} */ (Object.entries(tags).filter(([, text]) => typeof text === "string"));
  return {
    id, rules, position, tags: Object.fromEntries(texts), ...line, ended,
    ...(typeof result === "string" && result !== "" ? { result } : {}),
    ...(isDictionary(record.play) ? { play: record.play } : {}),
  };
}

/**
 * @param {any} value
 * @param {number} depth
 * @returns {RecordedLine}
 */
function checkedLine(value, depth) {
  const { moves, notes = [] } = value ?? {};
  if (depth > DEEPEST || !isTexts(moves) || !Array.isArray(notes)) throw new Error("bad line");
  let last = -1;
  return {
    moves: [...moves],
    notes: notes.map((/** @type {any} */ { ply, comment, nags, variations }) => {
      if (!Number.isInteger(ply) || ply <= last || ply > moves.length) throw new Error("bad note");
      last = ply;
      return {
        ply,
        ...(typeof comment === "string" && comment !== "" ? { comment } : {}),
        ...(isList(nags) ? { nags: nags.filter(isNag) } : {}),
        ...(isList(variations) ? { variations: variations.map((line) => checkedLine(line, depth + 1)) } : {}),
      };
    }),
  };
}

/**
 * @param {Game} game Where the line begins; it is played to its end.
 * @param {RecordedLine} line
 */
function playLine(game, { moves, notes }) {
  const branches = new Map(notes.map(({ ply, variations }) => [ply, variations ?? []]));
  if (branches.get(0)?.length) throw new Error("bad variation");
  moves.forEach((move, index) => {
    for (const variation of branches.get(index + 1) ?? []) {
      const other = game.clone();
      try {
        playLine(other, variation);
      } finally {
        other.free();
      }
    }
    game.play(move);
  });
}

/**
 * @param {KeptRecord} record
 * @param {{ key: string, saved?: Date | string, source?: string, fault?: Fault | null }} kept
 * @param {GameClass} Game
 * @param {GameInfo[]} catalog
 * @returns {Summary}
 */
export function summarise(record, { key, saved = new Date(), source = "", fault = null }, Game, catalog) {
  const { id, tags, moves } = record;
  return {
    key,
    id,
    players: [tags.White ?? "", tags.Black ?? ""],
    event: tags.Event ?? "",
    date: tags.Date ?? "",
    result: resultOf(record, Game, catalog),
    plies: moves.length,
    saved: typeof saved === "string" ? saved : saved.toISOString(),
    source,
    digest: digestOf(record),
    ...(moves.length > 0 ? { opening: moves.slice(0, OPENING).join(" ") } : {}),
    ...(fault?.plies === moves.length ? { fault } : {}),
  };
}

/**
 * @param {RecordedGame} game
 * @param {RecordError[]} errors Those of this game.
 * @returns {Fault | null} What cut it off, or else its first fault.
 */
export function faultOf({ moves }, errors) {
  const faults = errors.filter(({ severity }) => severity !== "warning");
  const fault = faults.find(({ ply }) => ply === moves.length) ?? faults[0];
  return fault ? checkedFault({ ...fault, plies: moves.length }) : null;
}

/**
 * @param {unknown} value
 * @returns {Fault | null} Its known fields, in short; `null` if it is no fault.
 */
export function checkedFault(value) {
  if (!isDictionary(value)) return null;
  const { code, line, column, found, legal, candidates, plies } = /** @type {any} */ (value);
  const isPlaced = [line, column, plies].every((number) => Number.isInteger(number) && number >= 0);
  if (!isPlaced || typeof code !== "string" || typeof found !== "string") return null;
  const short = (/** @type {string} */ text) => text.slice(0, LONGEST_TEXT);
  const listed = (/** @type {string} */ name, /** @type {unknown} */ moves) =>
    (isTexts(moves) && moves.length > 0 ? { [name]: moves.slice(0, LONGEST_TEXT).map(short) } : {});
  return { code: short(code), line, column, found: short(found), plies, ...listed("legal", legal), ...listed("candidates", candidates) };
}

/**
 * @param {KeptRecord} record A playable one.
 * @param {GameClass} Game
 * @param {GameInfo[]} catalog
 * @returns {string} As written, or "1-0", "0-1", "1/2-1/2"; "" while it goes on. It is played where `outcome` is not told.
 */
export function resultOf({ id, rules, position, moves, ended, result, outcome }, Game, catalog) {
  if (result && result !== "*") return result;
  let end = outcome ?? ended;
  if (!end && outcome === undefined) {
    const game = Game.fromJSON({ id, rules, position, moves, redo: [], ended: null });
    end = game.outcome();
    game.free();
  }
  if (!end) return "";
  if (end.winner === null) return "1/2-1/2";
  return catalog.find((info) => info.id === id)?.players[0].id === end.winner ? "1-0" : "0-1";
}

/** @param {KeptRecord} record */
export function contentOf(record) {
  return JSON.stringify(FIELDS.map((name) => sorted(record[name] ?? null)));
}

/**
 * @param {KeptRecord} record
 * @returns {string} The same for the same content (FNV-1a, twice 32 bits).
 */
export function digestOf(record) {
  return digestOfText(contentOf(record));
}

/**
 * @param {string} text
 * @returns {string} 16 hexadecimal digits.
 */
export function digestOfText(text) {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 15), 0x85ebca6b);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * @param {unknown} value
 * @returns {unknown} The same with the keys of objects in one order.
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isDictionary(value)) return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isDictionary(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {value is unknown[]}
 */
function isList(value) {
  return Array.isArray(value) && value.length > 0;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isNag(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 255;
}

/**
 * @param {unknown} value
 * @returns {value is string[]}
 */
function isTexts(value) {
  return Array.isArray(value) && value.length <= LONGEST_LINE && value.every((text) => typeof text === "string");
}
