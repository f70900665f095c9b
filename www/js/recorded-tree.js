/** @import { GameId, Move, Outcome, RecordedGame, RecordedLine, RecordNote } from "../../pkg/tablier.js" */
/** @import { End } from "./game-tree.js" */
import { Game } from "../../pkg/tablier.js";
import { GameTree, Node } from "./game-tree.js";

/** The tag with which a record says that time had run out, an end that the rules do not know. */
const TERMINATION = "Termination";
const ON_TIME = "time forfeit";
/** Variations in variations that are read, far more than records hold. */
const MOST_LEVELS = 1000;

/**
 * A game as it is written down.
 * @typedef {Pick<RecordedGame, "id" | "rules" | "position" | "tags" | "moves" | "notes" | "ended">} GameRecord
 */

/**
 * A note with what a record has no place for: the end that was given in a variation.
 * @typedef {RecordNote & { ended?: End }} KeptNote
 */

/**
 * @param {GameTree} tree
 * @param {Record<string, string>} tags
 * @param {{ allEnds?: boolean }} [options] `allEnds`: the ends of variations as well, in their notes.
 * @returns {GameRecord}
 */
export function toRecord(tree, tags, { allEnds = false } = {}) {
  const { root, start } = tree;
  const { moves, notes } = lineFrom(root.children[0] ?? null, allEnds);
  const opening = noteOf(root, 0);
  if (opening) notes.unshift(opening);
  let last = root;
  while (last.children.length > 0) last = last.children[0];
  return { ...start, ...writtenEnd(last.ended, tags), moves, notes };
}

/**
 * @param {End | null} end
 * @param {Record<string, string>} tags
 * @returns {Pick<GameRecord, "tags" | "ended">}
 */
function writtenEnd(end, { ...tags }) {
  if (tags[TERMINATION] === ON_TIME) delete tags[TERMINATION];
  if (end?.reason !== "timeout") return { tags, ended: end && { ...end } };
  return { tags: { ...tags, [TERMINATION]: ON_TIME }, ended: { winner: end.winner, reason: "unknown" } };
}

/**
 * @param {Outcome} ended
 * @param {Record<string, string>} [tags]
 * @returns {End}
 */
function readEnd({ winner, reason }, tags) {
  return reason === "unknown" && tags?.[TERMINATION] === ON_TIME ? { winner, reason: "timeout" } : { winner, reason };
}

/**
 * @param {Node | null} first
 * @param {boolean} allEnds
 * @returns {RecordedLine}
 */
function lineFrom(first, allEnds) {
  /** @type {string[]} */ const moves = [];
  /** @type {KeptNote[]} */ const notes = [];
  if (first?.prelude) notes.push({ ply: 0, comment: first.prelude });
  for (let node = first; node?.move; node = node.children[0] ?? null) {
    moves.push(node.move.text);
    const siblings = node.parent?.children ?? [];
    const variations = siblings[0] === node ? siblings.slice(1) : [];
    const ended = allEnds ? node.ended : null;
    const note = noteOf(node, moves.length) ?? (variations.length > 0 || ended ? { ply: moves.length } : null);
    if (!note) continue;
    if (variations.length > 0) note.variations = variations.map((variation) => lineFrom(variation, allEnds));
    if (ended) note.ended = ended;
    notes.push(note);
  }
  return { moves, notes };
}

/**
 * @param {Node} node
 * @param {number} ply
 * @returns {KeptNote | null}
 */
function noteOf({ comment, nags }, ply) {
  if (!comment && nags.length === 0) return null;
  return { ply, ...(comment && { comment }), ...(nags.length > 0 && { nags: [...nags] }) };
}

/**
 * Plays a record with all its variations. Throws a TablierError when something in it cannot be played.
 * @param {{ id: GameId, rules: object, position: string, moves: string[], notes?: RecordNote[], ended?: Outcome | null, tags?: Record<string, string> }} record
 * @returns {GameTree} At its start.
 */
export function fromRecord({ id, rules, position, ended = null, moves, notes = [], tags }) {
  Game.fromJSON(/** @type {any} */ ({ id, rules, position, moves, redo: [], ended })).free();
  const tree = new GameTree(new Game(id, { rules, position }));
  try {
    const last = readLine(tree, tree.root, { moves, notes }, 0);
    if (ended) tree.setEnd(last, readEnd(ended, tags));
  } catch (error) {
    tree.free();
    throw /** @type {Error} */ (error).name === "TablierError" ? error : badState(String(error));
  }
  return tree;
}

/**
 * @param {GameTree} tree
 * @param {GameRecord} record Of the same game: what it says is added; where both comment on a move, it prevails.
 * @param {boolean} promote Whether its moves become the main line.
 * @returns {GameTree} A new one, at the last move of the record.
 */
export function mergedTree(tree, record, promote) {
  const merged = fromRecord(toRecord(tree, {}, { allEnds: true }));
  try {
    const last = readLine(merged, merged.root, record, 0, (earlier, comment) => comment || earlier);
    if (record.ended) merged.setEnd(last, readEnd(record.ended, record.tags));
    for (let node = last.parent; node; node = node.parent) node.ended = null;
    if (promote) merged.promote(last);
    merged.goTo(last);
  } catch (error) {
    merged.free();
    throw error;
  }
  return merged;
}

/**
 * Plays a line and its variations. The game of the tree stands at `parent`, before and after.
 * @param {GameTree} tree
 * @param {Node} parent
 * @param {RecordedLine} line
 * @param {number} level
 * @param {typeof joined} [join] What becomes of two comments on one move.
 * @returns {Node} The last move.
 */
function readLine(tree, parent, { moves, notes }, level, join = joined) {
  if (level > MOST_LEVELS) throw badState("variations are nested too deeply");
  const { game } = tree;
  const nodes = [parent];
  for (const text of moves) nodes.push(tree.add(nodes[nodes.length - 1], game.play(text)));
  /** @type {Map<number, KeptNote>} */ const noted = new Map((notes ?? []).map((note) => [note.ply, note]));
  for (let ply = moves.length; ply > 0; ply--) {
    const note = noted.get(ply);
    game.undo();
    if (!note) continue;
    const node = nodes[ply];
    node.comment = join(node.comment, note.comment);
    node.nags = [...new Set([...node.nags, ...(note.nags ?? [])])];
    node.ended ??= note.ended ?? null;
    for (const variation of note.variations ?? []) readLine(tree, nodes[ply - 1], variation, level + 1, join);
  }
  annotateOpening(nodes, noted.get(0), level, join);
  return nodes[nodes.length - 1];
}

/**
 * @param {Node[]} nodes
 * @param {KeptNote | undefined} note What was said before the first move of a line.
 * @param {number} level
 * @param {typeof joined} join
 */
function annotateOpening([parent, first], note, level, join) {
  if (level > 0) {
    if (first) first.prelude = join(first.prelude, note?.comment);
  } else if (note) {
    parent.comment = join(parent.comment, note.comment);
    parent.nags = [...new Set([...parent.nags, ...(note.nags ?? [])])];
  }
}

/**
 * @param {string} earlier
 * @param {string} [comment]
 */
function joined(earlier, comment = "") {
  return earlier && comment && earlier !== comment ? `${earlier}\n${comment}` : earlier || comment;
}

/** @param {string} message */
function badState(message) {
  return Object.assign(new Error(message), { name: "TablierError", code: "bad-state", details: {} });
}
