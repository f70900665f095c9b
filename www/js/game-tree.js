/** @import { Game, Move, Outcome, PieceOnCell, PlayerId } from "../../pkg/tablier.js" */

/** How a game ended: by the rules, by what the players have said, or because one had no time left. @typedef {Outcome | { winner: PlayerId | null, reason: "timeout" }} End */

/**
 * A move and what stood on the board before it.
 * @typedef {{ move: Move, before: PieceOnCell[] }} Step
 */

/**
 * Where the current line leads: the number of the child taken at each node from the root, and how far it has been gone.
 * @typedef {{ line: number[], ply: number }} Place
 */

/** A position of the game and the move that led to it. To read from; all changes go through the tree. */
export class Node {
  /** What was played from here; the first continues the line. @type {Node[]} */ children = [];
  /** The child gone to last. @type {Node | null} */ next = null;
  comment = "";
  /** Said before the move, where it opens a line. */
  prelude = "";
  /** @type {number[]} */ nags = [];
  /** Another number whenever something from here on has changed, and no other node beside it has the same. */
  stamp = 0;
  /** Moves from the start. @type {number} */ ply;
  /** An end by resignation, agreement, claim or time. @type {End | null} */ ended = null;

  /**
   * @param {Node | null} parent
   * @param {Move | null} move `null` at the root alone.
   */
  constructor(parent, move) {
    this.parent = parent;
    this.move = move;
    this.ply = parent ? parent.ply + 1 : 0;
  }

  /** Whether nothing follows the move, and nothing is said of it. */
  get isBare() {
    return this.children.length === 0 && this.comment === "" && this.prelude === "" && this.nags.length === 0 && !this.ended;
  }

  /** @returns {Node | null} Where the line last taken goes on. */
  get following() {
    return this.next ?? this.children[0] ?? null;
  }

  /**
   * @param {PlayerId[]} players
   * @returns {Record<string, number>} How many moves each of them has made up to here.
   */
  movesOf(players) {
    const moves = Object.fromEntries(players.map((player) => [player, 0]));
    for (let node = /** @type {Node | null} */ (this); node?.move; node = node.parent) moves[node.move.player]++;
    return moves;
  }

  /** @returns {Node | null} The first move of the variation that this move is in; `null` in the main line. */
  get branch() {
    /** @type {Node} */ let node = this;
    while (node.parent && node.parent.children[0] === node) node = node.parent;
    return node.parent && node;
  }
}

/** A game with all that was ever played in it: a tree of moves, and one node of it as the current position. */
export class GameTree {
  #game;
  #root = new Node(null, null);
  #current = this.#root;
  #stamps = 0;

  /** @param {Game} game As it starts. Belongs to the tree from now on, and is never ended by it. */
  constructor(game) {
    this.#game = game;
    const { id, rules, position } = game.toJSON();
    /** What the game starts with. */
    this.start = { id, rules, position };
  }

  get game() { return this.#game; }
  get root() { return this.#root; }
  get current() { return this.#current; }
  get ply() { return this.#current.ply; }
  /** Another number whenever something in the tree, not only the place, has changed. */
  get version() { return this.#stamps; }

  /** @returns {End | null} */
  get outcome() {
    return this.#current.ended ?? this.#game.outcome();
  }

  /** @returns {Node[]} The moves of the main line. */
  get mainLine() {
    const nodes = [];
    for (let node = this.#root.children[0]; node; node = node.children[0]) nodes.push(node);
    return nodes;
  }

  /** @returns {Node[]} The moves up to the current one, and those that `forward` would play. */
  get line() {
    const nodes = [];
    for (let node = this.#root.following; node; node = node.following) nodes.push(node);
    return nodes;
  }

  /**
   * Plays a move: goes on to it where it was played before, else adds it as a branch.
   * @param {string} text Any accepted spelling. Throws a TablierError when it is not a legal move.
   * @returns {Step}
   */
  play(text) {
    if (this.#current.ended) this.#refuse(text);
    const before = this.#game.board();
    const move = this.#game.play(text);
    const count = this.#stamps;
    this.#enter(this.add(this.#current, move));
    if (this.#stamps !== count) this.#touch(this.#current);
    return { move, before };
  }

  /** @returns {Step | null} */
  back() {
    const { parent, move } = this.#current;
    if (!parent || !move) return null;
    this.#game.undo();
    this.#current = parent;
    return { move, before: this.#game.board() };
  }

  /** @returns {Step | null} */
  forward() {
    const node = this.#current.following;
    if (!node?.move) return null;
    const before = this.#game.board();
    this.#game.play(node.move.text);
    this.#enter(node);
    return { move: node.move, before };
  }

  /** @param {Node} node One that is no longer in the tree leads to the start. */
  goTo(node) {
    /** @type {Node[]} */ const ahead = [];
    for (let goal = node; goal !== this.#current;) {
      if (goal.ply > this.#current.ply) {
        ahead.push(goal);
        goal = /** @type {Node} */ (goal.parent);
      } else if (!this.back()) {
        return;
      }
    }
    for (const goal of ahead.reverse()) {
      this.#game.play(/** @type {Move} */ (goal.move).text);
      this.#enter(goal);
    }
  }

  /**
   * Ends the game at the current node.
   * @param {(game: Game) => void} how Throws a TablierError where the game cannot end like this.
   */
  end(how) {
    const game = this.#game.clone();
    try {
      how(game);
      this.setEnd(this.#current, game.outcome());
    } finally {
      game.free();
    }
  }

  /**
   * @param {Node} node
   * @param {End | null} ended
   */
  setEnd(node, ended) {
    node.ended = ended;
    this.#touch(node);
  }

  /**
   * @param {Node} node
   * @param {string} comment
   */
  setComment(node, comment) {
    node.comment = comment;
    this.#touch(node);
  }

  /**
   * @param {Node} node
   * @param {number[]} nags Numeric annotation glyphs.
   */
  setNags(node, nags) {
    node.nags = nags;
    this.#touch(node);
  }

  /**
   * Adds moves behind a node, as a variation where others are there, without going to them.
   * @param {Node} node
   * @param {string[]} texts Legal from there; a TablierError is thrown where they are not.
   */
  addLine(node, texts) {
    /** @type {Node[]} */ const path = [];
    for (let one = node; one.parent; one = one.parent) path.unshift(one);
    const game = this.#game.clone();
    try {
      while (game.undo());
      for (const { move } of path) game.play(/** @type {Move} */ (move).text);
      const moves = texts.map((text) => game.play(text));
      for (const move of moves) node = this.add(node, move);
      this.#touch(node);
    } finally {
      game.free();
    }
  }

  /**
   * Makes the line from the start to a node the main line.
   * @param {Node} node
   */
  promote(node) {
    for (let branch = node.branch; branch; branch = branch.branch) {
      const parent = /** @type {Node} */ (branch.parent);
      parent.children.splice(parent.children.indexOf(branch), 1);
      parent.children.unshift(branch);
      this.#touch(parent);
    }
  }

  /**
   * Removes a move with all that was played after it.
   * @param {Node} node Not the root.
   */
  remove(node) {
    const parent = /** @type {Node} */ (node.parent);
    for (let one = /** @type {Node | null} */ (this.#current); one; one = one.parent) {
      if (one === node) {
        this.goTo(parent);
        break;
      }
    }
    parent.children.splice(parent.children.indexOf(node), 1);
    if (parent.next === node) parent.next = null;
    this.#touch(parent);
  }

  /** @param {Node} node Whether it is still in the tree. */
  has(node) {
    for (let one = node; one.parent; one = one.parent) if (!one.parent.children.includes(one)) return false;
    return true;
  }

  /**
   * @param {Node} parent
   * @param {Move} move Legal there.
   * @returns {Node} The node of the move, new or known.
   */
  add(parent, move) {
    const known = parent.children.find((child) => child.move?.text === move.text);
    if (known) return known;
    const node = new Node(parent, move);
    parent.children.push(node);
    node.stamp = ++this.#stamps;
    return node;
  }

  /** @returns {Place} */
  get place() {
    const line = this.line.map((node) => /** @type {Node} */ (node.parent).children.indexOf(node));
    return { line, ply: this.ply };
  }

  /** @param {Place} place Goes there, or as near as there are moves. */
  set place({ line, ply }) {
    let node = this.#root;
    let goal = node;
    for (const index of line) {
      const child = node.children[index];
      if (!child) break;
      node.next = child;
      node = child;
      if (node.ply <= ply) goal = node;
    }
    this.goTo(goal);
  }

  free() {
    this.#game.free();
  }

  /** @param {Node} node */
  #touch(node) {
    this.#stamps++;
    for (let one = /** @type {Node | null} */ (node); one; one = one.parent) one.stamp = this.#stamps;
  }

  /** @param {Node} node */
  #enter(node) {
    if (node.parent) node.parent.next = node;
    this.#current = node;
  }

  /**
   * Throws what a game that is over throws.
   * @param {string} text
   */
  #refuse(text) {
    const game = this.#game.clone();
    try {
      game.agreeDraw();
      game.play(text);
    } finally {
      game.free();
    }
  }
}
