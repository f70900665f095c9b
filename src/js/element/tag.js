/** @import { Game, GameInfo, Level, PieceOnCell, PlayerId, RecordNote } from "../tablier.js" */
/** @import { Annotations } from "../board/annotations.js" */
/** @import { Look } from "../board/palette.js" */
/** @import { Mode, Terms } from "./table.js" */
import { readAnnotations } from "../board/annotation-text.js";
import { LOOKS, readThemeWords, THEMES } from "../board/palette.js";
import { Game as TablierGame, readRecords } from "../tablier.js";
import { readPlacement, readShorthand } from "./shorthand.js";

/** @type {readonly Mode[]} */
const MODES = ["diagram", "play", "replay", "analyse"];
const THEME_WORDS = ["auto", ...THEMES, ...LOOKS];
const LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
/** The source page of this game invented the shorthand. */
const SHORTHAND_GAME = "ultima";
/** Moves separated by white space; a move with a huff has some within. */
const MOVE = /huff\s+\S+\s+\S+|\S+/gi;
/** "1." or "12…" before a move. */
const MOVE_NUMBER = /^\d+(?:\.+|…)$/;

/**
 * What is wrong with an attribute. `key` is a text of `locales/` with its values; `thrown` what the game says.
 * @typedef {{ attribute: string, key?: string, values?: Record<string, string | number>, thrown?: unknown }} Fault
 */

/** The attributes of a tag by their names; `null` where one is not there. @typedef {(name: string) => string | null} Attributes */

/**
 * What a tag shows. `game` has moves before and behind it; `null` where there is none to show. `pieces` stand in its place.
 * @typedef {object} Reading
 * @property {Game | null} game
 * @property {GameInfo | null} info
 * @property {PieceOnCell[] | null} pieces
 * @property {RecordNote[]} notes
 * @property {Fault[]} faults
 */

/**
 * @param {Attributes} attribute
 * @param {GameInfo[]} catalog
 * @returns {Reading}
 */
export function readGame(attribute, catalog) {
  /** @type {Fault[]} */ const faults = [];
  const nothing = { game: null, info: null, pieces: null, notes: [], faults };
  const record = attribute("record");
  const shorthand = readShorthand(attribute("position") ?? "");
  const id = attribute("game") ?? (shorthand ? SHORTHAND_GAME : null);
  const known = catalog.map((info) => info.id);
  const info = catalog.find((info) => info.id === id);
  if (!info && (id !== null || record === null)) {
    faults.push(id === null ? { attribute: "game", key: "board.attribute.missing", values: { choices: known.join(", ") } } : notOneOf("game", id, known));
    return nothing;
  }
  const read = record === null ? fromPosition(attribute, /** @type {GameInfo} */ (info), shorthand?.position, faults) : fromRecord(record, info, faults);
  if (!read) return nothing;
  if (read.game) seek(read.game, attribute, faults);
  return { ...nothing, ...read, info: catalog.find((info) => info.id === read.game.id()) ?? null };
}

/**
 * @param {Attributes} attribute
 * @param {GameInfo} info
 * @param {string | undefined} placement The position of a diagram in shorthand.
 * @param {Fault[]} faults
 */
function fromPosition(attribute, info, placement, faults) {
  const rules = readRules(attribute("rules"), faults);
  const position = placement ?? attribute("position") ?? undefined;
  try {
    const game = start(info, position, rules, placement !== undefined);
    playMoves(game, attribute("moves") ?? "", faults);
    return { game };
  } catch (thrown) {
    const pieces = placement === undefined || info.id !== SHORTHAND_GAME ? null : readPlacement(placement);
    if (pieces) return { game: new TablierGame(info.id), pieces };
    faults.push({ attribute: codeOf(thrown) === "bad-option" ? "rules" : "position", thrown });
    return null;
  }
}

/**
 * @param {GameInfo} info
 * @param {string | undefined} position
 * @param {Record<string, unknown>} rules
 * @param {boolean} isPlacement Whether it may leave out who is to move.
 */
function start(info, position, rules, isPlacement) {
  try {
    return new TablierGame(info.id, { position, rules });
  } catch (error) {
    if (!isPlacement) throw error;
    return new TablierGame(info.id, { position: `${position} w`, rules });
  }
}

/**
 * @param {string} record
 * @param {GameInfo | undefined} info
 * @param {Fault[]} faults
 */
function fromRecord(record, info, faults) {
  const { games, errors } = readRecords(record, info && { game: info.id });
  for (const { line, column, found, code, severity, legal, candidates } of errors) {
    if (severity === "error") faults.push({ attribute: "record", key: "board.attribute.record", values: { line, column, found }, thrown: { code, details: { legal, candidates } } });
  }
  if (games.length === 0) return null;
  return { game: TablierGame.fromJSON(games[0]), notes: games[0].notes };
}

/**
 * @param {string | null} text
 * @param {Fault[]} faults
 * @returns {Record<string, unknown>}
 */
function readRules(text, faults) {
  if (text === null || text.trim() === "") return {};
  try {
    const rules = JSON.parse(text);
    if (rules !== null && typeof rules === "object" && !Array.isArray(rules)) return rules;
  } catch {
    // Told below.
  }
  faults.push({ attribute: "rules", key: "board.attribute.json" });
  return {};
}

/**
 * Plays moves as far as they can be played.
 * @param {Game} game
 * @param {string} text
 * @param {Fault[]} faults
 */
function playMoves(game, text, faults) {
  const moves = (text.match(MOVE) ?? []).filter((word) => !MOVE_NUMBER.test(word));
  for (const [index, move] of moves.entries()) {
    try {
      game.play(move);
    } catch (thrown) {
      faults.push({ attribute: "moves", key: "board.attribute.move", values: { number: index + 1, found: move }, thrown });
      return;
    }
  }
}

/**
 * Goes to the ply that the tag begins with: the start of a replay, else the last move.
 * @param {Game} game
 * @param {Attributes} attribute
 * @param {Fault[]} faults
 */
function seek(game, attribute, faults) {
  const text = attribute("ply");
  const last = game.history().length;
  const first = readMode(attribute, []) === "replay" ? 0 : last;
  const ply = text === null ? first : Number(text);
  if (!Number.isInteger(ply) || ply < 0 || text?.trim() === "") {
    faults.push({ attribute: "ply", key: "board.attribute.number", values: { found: text ?? "" } });
    return;
  }
  for (let count = last; count > ply; count--) game.undo();
}

/**
 * @param {Attributes} attribute
 * @param {GameInfo} info
 * @param {Fault[]} faults
 * @returns {Terms}
 */
export function readTerms(attribute, info, faults) {
  const players = info.players.map((player) => player.id);
  const shorthand = readShorthand(attribute("position") ?? "");
  return {
    mode: readMode(attribute, faults),
    playable: attribute("playable") !== null,
    level: /** @type {Level | null} */ (Number(choice("level", attribute("level"), LEVELS, faults)) || null),
    bottom: choice("orientation", attribute("orientation") ?? (shorthand?.orientation || null), players, faults) ?? players[0],
  };
}

/**
 * @param {Attributes} attribute
 * @param {Fault[]} faults
 * @returns {Mode}
 */
function readMode(attribute, faults) {
  return choice("mode", attribute("mode"), MODES, faults) ?? "diagram";
}

/**
 * @param {Attributes} attribute
 * @param {Fault[]} faults
 * @returns {Look} What board and pieces are made of. Light and dark are the business of the style.
 */
export function readLook(attribute, faults) {
  const found = attribute("theme") ?? "auto";
  const read = readThemeWords(found);
  if (!read) faults.push(notOneOf("theme", found, THEME_WORDS));
  return read?.look ?? "wood";
}

/**
 * @param {Attributes} attribute
 * @param {GameInfo} info
 * @param {Fault[]} faults
 * @returns {Annotations}
 */
export function readDrawing(attribute, info, faults) {
  const shorthand = readShorthand(attribute("position") ?? "");
  /** @type {Annotations} */ const drawing = {};
  for (const name of /** @type {const} */ (["marks", "arrows", "shadow"])) {
    const text = attribute(name) ?? (name === "arrows" ? undefined : shorthand?.[name]);
    if (!text) continue;
    try {
      Object.assign(drawing, { [name]: readAnnotations({ [name]: text }, info.cells)[name] });
    } catch (thrown) {
      faults.push({ attribute: name, thrown });
    }
  }
  return drawing;
}

/**
 * @template {string} T
 * @param {string} attribute
 * @param {string | null} found
 * @param {readonly T[]} choices
 * @param {Fault[]} faults
 * @returns {T | null}
 */
function choice(attribute, found, choices, faults) {
  if (found === null) return null;
  const chosen = choices.find((one) => one === found.trim());
  if (chosen === undefined) faults.push(notOneOf(attribute, found, choices));
  return chosen ?? null;
}

/**
 * @param {string} attribute
 * @param {string} found
 * @param {readonly string[]} choices
 * @returns {Fault}
 */
function notOneOf(attribute, found, choices) {
  return { attribute, key: "board.attribute.choice", values: { found, choices: choices.join(", ") } };
}

/** @param {unknown} thrown */
function codeOf(thrown) {
  return /** @type {{ code?: string }} */ (thrown).code;
}
