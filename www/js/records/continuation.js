/** @import { RecordedGame, RecordNote } from "../../../pkg/tablier.js" */
/** @import { Session } from "../session.js" */
/** @import { Reading } from "./reading.js" */
import { Game, writeRecord } from "../../../pkg/tablier.js";
import { read } from "./reader.js";

/**
 * @param {string} text
 * @returns {string} Without the signs of quoting before its lines; everything else stays at its place.
 */
export function unquoted(text) {
  return text.replace(/^[ \t]*>[> \t]*/gm, (signs) => " ".repeat(signs.length));
}

/**
 * Reads moves that go on from the position on the board.
 * @param {string} text
 * @param {Session} session
 * @returns {Promise<Reading | null>} With the moves before it; `null` where the text can be no such moves.
 */
export async function readOnwards(text, session) {
  const { game, ply, tree } = session;
  const isRecord = /^\s*(\[\s*\w+\s+"|\(\s*;)/m.test(text);
  if (isRecord || ply === 0 || session.outcome) return null;
  const played = session.line.slice(0, ply).map((move) => move.text);
  const { start } = tree;
  const here = { ...start, rules: game.rules(), position: game.position(), tags: {}, moves: [], notes: [], ended: null };
  const written = writeRecord(here, { format: "moves" });
  const head = written.slice(0, written.lastIndexOf("\n\n") + 2);
  const { games, errors } = await read(head + text, start.id);
  const [found] = games;
  if (games.length !== 1 || found.id !== start.id || errors.some(({ at, severity }) => at < head.length && severity === "error")) return null;
  const lines = head.split("\n").length - 1;
  const faults = errors.filter(({ at }) => at >= head.length).map((error) => ({ ...error, at: error.at - head.length, line: error.line - lines }));
  if (found.moves.length === 0) return { games: [], errors: faults.map((error) => ({ ...error, game: null })) };
  const record = { ...found, ...start, tags: {}, line: 1, moves: [...played, ...found.moves], notes: shifted(found.notes, ply) };
  try {
    const end = Game.fromJSON(/** @type {any} */ ({ ...record, redo: [] }));
    record.outcome = end.outcome();
    end.free();
  } catch {
    return null;
  }
  return { games: [/** @type {RecordedGame} */ (record)], errors: faults };
}

/**
 * @param {string} text That can be read from the start.
 * @param {Reading} reading
 * @param {number} ply Of the position on the board.
 * @returns {boolean} Whether it seems to go on from there all the same: by its first number, or because it is one move.
 */
export function seemsOnward(text, { games }, ply) {
  const [, number] = text.match(/^\s*(\d+)\./) ?? [];
  return number ? Number(number) > 1 && Number(number) === Math.floor(ply / 2) + 1 : games.length === 1 && games[0].moves.length === 1;
}

/**
 * @param {RecordNote[]} notes
 * @param {number} plies By which they come later.
 */
function shifted(notes, plies) {
  return notes.map((note) => ({ ...note, ply: note.ply + plies }));
}

/**
 * @param {Reading} one
 * @param {Reading} other
 * @returns {Reading} The one whose first fault comes later in the text; the first of equal ones.
 */
export function farther(one, other) {
  return reach(one) >= reach(other) ? one : other;
}

/** @param {Reading} reading */
function reach({ games, errors }) {
  const faults = errors.filter(({ severity }) => severity === "error").map(({ at }) => at);
  return faults.length > 0 ? Math.min(...faults.slice(0, 1000)) : games.length > 0 ? Infinity : -1;
}
