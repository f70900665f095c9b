/** @import { Game, Move, RecordedLine, RecordNote } from "../tablier.js" */

/** A move of a record, or the start; and what was said about it. To read from: changes go through the tree. */
export class Branch {
  /** What may be played from here; the first continues the line. @type {Branch[]} */ children = [];
  comment = "";
  /** @type {number[]} */ nags = [];
  /** Moves from the start. @type {number} */ ply;

  /**
   * @param {Branch | null} parent
   * @param {Move | null} move `null` at the start alone.
   * @param {boolean} isRecorded Else it was played by the reader.
   */
  constructor(parent, move, isRecorded) {
    this.parent = parent;
    this.move = move;
    this.isRecorded = isRecorded;
    this.ply = parent ? parent.ply + 1 : 0;
  }

  /** @returns {Branch[]} What could have been played in the place of a move that continues the line. */
  get variations() {
    const siblings = this.parent?.children ?? [];
    return siblings[0] === this ? siblings.slice(1) : [];
  }
}

/** The moves of a record with its variations, and beside them one line that the reader tries. */
export class RecordTree {
  root = new Branch(null, null, true);
  /** Another number whenever moves come or go. */
  version = 0;

  /**
   * @param {Game} game With the moves of the record played. It stands there again afterwards, and forgets what was taken back.
   * @param {Move[]} line
   * @param {RecordNote[]} notes
   */
  constructor(game, line, notes) {
    this.#read(game, this.root, line, notes);
  }

  /**
   * @param {Move[]} moves From the start.
   * @returns {Branch} The last of them, as far as they are known.
   */
  at(moves) {
    let branch = this.root;
    for (const { text } of moves) {
      const next = branch.children.find(({ move }) => move?.text === text);
      if (!next) break;
      branch = next;
    }
    return branch;
  }

  /**
   * @param {Branch} branch
   * @returns {Move[]} The line through it, from the start, as it goes on.
   */
  lineThrough(branch) {
    /** @type {Move[]} */ const moves = [];
    for (let one = /** @type {Branch | null} */ (branch); one?.move; one = one.parent) moves.push(one.move);
    moves.reverse();
    for (let next = branch.children[0]; next?.move; next = next.children[0]) moves.push(next.move);
    return moves;
  }

  /**
   * @param {Branch} parent
   * @param {Move} move That the reader has played there: it takes the place of another that was tried.
   */
  add(parent, move) {
    const known = parent.children.find((child) => child.move?.text === move.text);
    if (known) return known;
    const added = new Branch(parent, move, false);
    parent.children = [...parent.children.filter(({ isRecorded }) => isRecorded), added];
    this.version++;
    return added;
  }

  /** @param {Branch} branch Goes, with all behind it, if the reader played it. */
  drop({ parent, isRecorded, move }) {
    if (isRecorded || !parent) return;
    parent.children = parent.children.filter((child) => child.move !== move);
    this.version++;
  }

  /**
   * @param {Game} game At the end of the moves.
   * @param {Branch} parent
   * @param {Move[]} moves
   * @param {RecordNote[]} notes
   */
  #read(game, parent, moves, notes) {
    const noted = new Map(notes.map((note) => [note.ply, note]));
    /** @type {Branch[]} */ const line = [parent];
    for (const move of moves) {
      const branch = new Branch(line[line.length - 1], move, true);
      line[line.length - 1].children.push(branch);
      line.push(branch);
    }
    // What opens a variation is said of its first move; two comments on one move follow each other.
    const [start, first] = line;
    const opening = noted.get(0);
    const opened = parent === this.root ? start : first;
    if (opening && opened) Object.assign(opened, { comment: opening.comment ?? "", nags: opening.nags ?? [] });
    for (let ply = moves.length; ply > 0; ply--) {
      game.undo();
      const note = noted.get(ply);
      if (!note) continue;
      const branch = line[ply];
      branch.comment = [branch.comment, note.comment].filter(Boolean).join("\n");
      branch.nags = note.nags ?? [];
      for (const variation of note.variations ?? []) this.#readVariation(game, line[ply - 1], variation);
    }
    for (const { text } of moves) game.play(text);
  }

  /**
   * @param {Game} game
   * @param {Branch} parent Where the game stands.
   * @param {RecordedLine} variation
   */
  #readVariation(game, parent, { moves, notes }) {
    const played = moves.map((text) => game.play(text));
    this.#read(game, parent, played, notes);
    for (const _ of played) game.undo();
  }
}
