/** @import { Game, GameId, GameInfo, Level, PieceOnCell, PlayerId, RecordError, RecordedGame, RecordNote, TablierError } from "../tablier.js" */
/** @import { Annotations } from "../board/annotations.js" */
/** @import { Look } from "../board/palette.js" */
/** @import { Mode, Terms } from "./table.js" */
import { readAnnotations } from "../board/annotation-text.js";
import { LOOKS, readThemeWords, THEMES } from "../board/palette.js";
import { Game as TablierGame, readRecords } from "../tablier.js";
import { languageIn } from "./language.js";
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

/** How a result is written that the record does not write. */
const RESULTS = { white: "1-0", red: "1-0", black: "0-1", yellow: "0-1", draw: "½-½" };
/** Attributes in whose place a record stands. */
const RECORDED = ["position", "rules", "moves"];
/** Attributes that mean something in one mode. @type {[string, Mode][]} */
const OF_MODES = [["playable", "diagram"], ["level", "play"]];

/**
 * What is wrong with an attribute. `key` is a text of `locales/` with its values; `thrown` what the game `id` says, or the
 * reader of the option `about`, `code` what the reader of records does; `moves` those that could stand there.
 * @typedef {{ attribute: string, key?: string, values?: Record<string, string | number>, code?: string, thrown?: unknown,
 *   about?: string, id?: GameId, moves?: string[] }} Fault
 */

/** Who played a game, "" for those who are not known, and its result as it is written. @typedef {{ names: string[], result: string }} Title */

/** The attributes of a tag by their names; `null` where one is not there. @typedef {(name: string) => string | null} Attributes */

/**
 * What a tag shows. `game` has moves before and behind it; `null` where there is none to show. `pieces` stand in its place.
 * @typedef {object} Reading
 * @property {Game | null} game
 * @property {GameInfo | null} info
 * @property {PieceOnCell[] | null} pieces
 * @property {RecordNote[]} notes
 * @property {Title | null} title Of a record.
 * @property {Fault[]} faults
 */

/**
 * @param {Attributes} attribute
 * @param {GameInfo[]} catalog
 * @returns {Reading}
 */
export function readGame(attribute, catalog) {
  /** @type {Fault[]} */ const faults = [];
  const nothing = { game: null, info: null, pieces: null, notes: [], title: null, faults };
  const record = attribute("record");
  if (record === null && attribute("record-game") !== null) faults.push({ attribute: "record-game", key: "board.attribute.noRecord" });
  const shorthand = readShorthand(attribute("position") ?? "");
  const id = attribute("game") ?? (shorthand ? SHORTHAND_GAME : null);
  const known = catalog.map((info) => info.id);
  const info = catalog.find((info) => info.id === id);
  if (!info && (id !== null || record === null)) {
    faults.push(id === null ? { attribute: "game", key: "board.attribute.missing", values: { choices: known.join(", ") } } : notOneOf("game", id, known));
    return nothing;
  }
  const read = record === null ? fromPosition(attribute, /** @type {GameInfo} */ (info), shorthand?.position, faults) : fromRecord(record, info, attribute, faults);
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
    if (!pieces) {
      faults.push({ attribute: codeOf(thrown) === "bad-option" ? "rules" : "position", thrown });
      return null;
    }
    const mode = readMode(attribute, []);
    const wanted = { mode: mode !== "diagram", playable: mode === "diagram" && attribute("playable") !== null, moves: Boolean(attribute("moves")?.trim()) };
    for (const [name, isThere] of Object.entries(wanted)) {
      if (isThere) faults.push({ attribute: name, key: "board.attribute.noPosition", thrown });
    }
    return { game: new TablierGame(info.id), pieces };
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
    try {
      return new TablierGame(info.id, { position: `${position} w`, rules });
    } catch (thrown) {
      // A fault behind what the author wrote is none of the author's.
      throw (/** @type {TablierError} */ (thrown).details.at ?? 0) < String(position).length ? thrown : error;
    }
  }
}

/**
 * @param {string} record
 * @param {GameInfo | undefined} info
 * @param {Attributes} attribute
 * @param {Fault[]} faults
 */
function fromRecord(record, info, attribute, faults) {
  for (const name of RECORDED) {
    if (attribute(name) !== null) faults.push({ attribute: name, key: "board.attribute.notRead" });
  }
  const { games, errors } = readRecords(record, info && { game: info.id });
  const index = chosenGame(games.length, attribute("record-game"), faults);
  const recorded = games[index];
  const game = recorded ? TablierGame.fromJSON(recorded) : null;
  for (const error of errors) {
    if (error.severity === "error" && (error.game === null || error.game === index)) faults.push(recordFault(error, game));
  }
  if (!game) {
    if (faults.every(({ attribute }) => attribute !== "record")) faults.push({ attribute: "record", key: "record.fault.empty" });
    return null;
  }
  if (info && info.id !== recorded.id) faults.push({ attribute: "game", key: "board.attribute.otherGame", values: { found: info.id, game: recorded.id } });
  return { game, notes: recorded.notes, title: titleOf(recorded) };
}

/**
 * @param {number} count Of the games of a record.
 * @param {string | null} text Number of the one to be shown, from 1.
 * @param {Fault[]} faults
 * @returns {number} Its index.
 */
function chosenGame(count, text, faults) {
  const number = Number(text ?? 1);
  if (text !== null && count > 0 && !(/^\s*\d+\s*$/.test(text) && number >= 1 && number <= count)) {
    faults.push({ attribute: "record-game", key: "board.attribute.range", values: { found: text, least: 1, most: count } });
    return 0;
  }
  if (text === null && count > 1) faults.push({ attribute: "record", key: "board.attribute.severalGames", values: { games: count } });
  return number - 1;
}

/**
 * @param {RecordError} error
 * @param {Game | null} game As far as it could be read.
 * @returns {Fault}
 */
function recordFault({ line, column, found, code, ply, legal = [], candidates = [] }, game) {
  const fault = { attribute: "record", key: "board.attribute.record", values: { line, column, found }, code, moves: candidates.length > 0 ? candidates : legal };
  // In the main line it can be said why.
  if (code !== "illegal-move" || !game || ply !== game.history().length || legal.some((move) => !game.isLegal(move))) return fault;
  try {
    return { ...fault, id: game.id(), thrown: { code, details: { refusal: game.explain(found) ?? undefined } } };
  } catch {
    return fault;
  }
}

/**
 * @param {RecordedGame} record
 * @returns {Title | null} `null` where it tells neither players nor a result.
 */
function titleOf({ tags, result, outcome }) {
  const known = (/** @type {string | undefined} */ text) => (text && !/^[?*]$/.test(text) ? text : "");
  const names = [known(tags.White), known(tags.Black)];
  const written = known(result).replace(/^1\/2-1\/2$/, "½-½");
  if (!written && !names.some(Boolean)) return null;
  return { names, result: written || (outcome ? RESULTS[outcome.winner ?? "draw"] : "") };
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
      const { legal, candidates } = /** @type {TablierError} */ (thrown).details;
      const place = { attribute: "moves", key: "board.attribute.move", values: { number: index + 1, found: move } };
      faults.push({ ...place, thrown, id: game.id(), moves: candidates ? [] : legal });
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
  if (!Number.isInteger(ply) || ply < 0 || ply > last || text?.trim() === "") {
    faults.push({ attribute: "ply", key: "board.attribute.range", values: { found: text ?? "", least: 0, most: last } });
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
  const known = faults.length;
  const mode = readMode(attribute, faults);
  for (const [name, only] of faults.length > known ? [] : OF_MODES) {
    if (attribute(name) !== null && mode !== only) faults.push({ attribute: name, key: "board.attribute.mode", values: { mode: only } });
  }
  return {
    mode,
    playable: attribute("playable") !== null,
    level: /** @type {Level | null} */ (Number(choice("level", attribute("level"), LEVELS, faults)) || null),
    bottom: readBottom(attribute, players, faults) ?? players[0],
  };
}

/**
 * @param {Attributes} attribute
 * @param {PlayerId[]} players
 * @param {Fault[]} faults
 */
function readBottom(attribute, players, faults) {
  const { orientation = "", rest = "" } = readShorthand(attribute("position") ?? "") ?? {};
  if (rest !== "") faults.push({ attribute: "position", key: "board.attribute.rest", values: { found: rest } });
  const written = attribute("orientation");
  if (written === null && orientation !== "") {
    const player = players.find((one) => one === orientation);
    if (!player) faults.push({ attribute: "position", key: "board.attribute.bottom", values: { found: orientation } });
    return player;
  }
  if (orientation !== "") faults.push(saidTwice("orientation"));
  return choice("orientation", written, players, faults);
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
 * @param {boolean} hasCaption Whether an element in the tag is its caption.
 * @param {Fault[]} faults
 */
export function readWords(attribute, hasCaption, faults) {
  const lang = attribute("lang");
  if (lang?.trim() && languageIn(lang) === null) faults.push({ attribute: "lang", key: "board.attribute.language", values: { found: lang } });
  if (hasCaption && attribute("caption")) faults.push({ attribute: "caption", key: "board.attribute.slotted" });
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
    const [written, short] = [attribute(name), name === "arrows" ? "" : shorthand?.[name]];
    const text = written ?? short;
    if (!text) continue;
    if (written !== null && short) faults.push(saidTwice(name));
    try {
      Object.assign(drawing, { [name]: readAnnotations({ [name]: text }, info.cells)[name] });
    } catch (thrown) {
      const inShorthand = { attribute: "position", key: "board.attribute.shorthand", values: { part: name } };
      faults.push({ ...(written === null ? inShorthand : { attribute: name }), about: name, thrown });
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

/**
 * @param {string} attribute That the shorthand has as well.
 * @returns {Fault}
 */
function saidTwice(attribute) {
  return { attribute, key: "board.attribute.twice" };
}

/** @param {unknown} thrown */
function codeOf(thrown) {
  return /** @type {{ code?: string }} */ (thrown).code;
}
