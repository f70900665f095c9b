/** @import { GameInfo, Level, Move, PlayerId, Reason } from "../../pkg/tablier.js" */
/** @import { ClockState } from "./clock/game-clock.js" */
/** @import { Time } from "./clock/timer.js" */
/** @import { End, Node, Step } from "./game-tree.js" */
/** @import { Opponent } from "../../pkg/element/opponent.js" */
/** @import { GameRecord } from "./recorded-tree.js" */
/** @import { Play, Saved } from "./session/saved.js" */
/** @import { Setup } from "./setup.js" */
import { Game } from "../../pkg/tablier.js";
import { isTurned } from "../../pkg/board/geometry.js";
import { Thinker } from "../../pkg/element/thinker.js";
import { freshState } from "./clock/game-clock.js";
import { Timer } from "./clock/timer.js";
import { GameTree } from "./game-tree.js";
import { handicapPosition } from "./handicap.js";
import { Later } from "./later.js";
import { fromRecord, mergedTree, toRecord } from "./recorded-tree.js";
import { newKey } from "./records/key.js";
import { playOf, readPlay, SavedGame } from "./session/saved.js";
import { DEFAULT_LEVEL, STARTER_RULE } from "./setup.js";

/** Changes of the game itself. */
const PLAYED = ["move", "undo", "end"];
/** The computer's moves come at least this long after the one before, so that the eye can follow. */
const PACE_MS = { computer: 500, two: 0, auto: 1100 };
/** But no longer than this part of what it has left. */
const PACE_SHARE = 1 / 50;
/** No clock runs before both players have made their first move. */
const FREE_PLIES = 2;
/** The level that gives hints. */
const HINT_LEVEL = 10;

/**
 * "start": another game, of this visit or an earlier one; "open": one from a record. "tree": a branch was moved or
 * removed. "note": a comment or a tag. `steps` come in the order in which they were played or taken back.
 * @typedef {{ type: "start" | "open" | "jump" | "end" | "flip" | "tree" | "note" }
 *   | { type: "move" | "undo" | "back" | "forward", steps: Step[] }} Change
 */

/**
 * The game being played, who plays it, and where it stands. Remembers itself across reloads.
 *
 * Fires "change" (a CustomEvent with a {@link Change}) when the game changes, "leaving" before another game takes its
 * place, "activity" when the computer starts or stops thinking, is held or fails, and "trouble", once, when the game
 * cannot be saved.
 */
export class Session extends EventTarget {
  #catalog;
  #thinker;
  /** @type {GameTree} */ #tree;
  /** @type {Setup} */ #setup;
  /** @type {Record<string, string>} */ #tags = {};
  /** @type {{ rotated: boolean, bottom: PlayerId }} */ #view;
  #key = "";
  /** The computer waits for `resume`. */
  #held = false;
  /** Where the game is being played, if nothing else is looked at since: there the computer goes on. @type {Node | null} */ #front = null;
  /** Where the game is being played, whatever is looked at, and whether it is over there. @type {Node} */ #played;
  #isOver = false;
  #timer;
  /** How many moves were there when the game was opened from a record: these are looked at, and not taken back. */ #given = 0;
  /** Where the computer has refused a draw. @type {Node | null} */ #refusedAt = null;
  #saved;
  #saving = new Later(() => this.#save());
  #isTroubled = false;
  /** The last answer of {@link toRecord}. @type {{ tree: GameTree, version: number, tags: object, record: GameRecord } | null} */ #written = null;

  /**
   * @param {GameInfo[]} catalog
   * @param {Opponent} opponent
   * @param {Time} [time]
   */
  constructor(catalog, opponent, time) {
    super();
    this.#timer = new Timer((player) => this.#timeOut(player), time);
    this.#catalog = catalog;
    this.#saved = new SavedGame(catalog);
    this.#thinker = new Thinker(opponent, () => this.#active());
  }

  /** To read from; all changes go through the session. */
  get tree() { return this.#tree; }
  get game() { return this.#tree.game; }
  get setup() { return this.#setup; }
  get view() { return this.#view; }
  /** Names the game across reloads and tabs. */
  get key() { return this.#key; }
  get ply() { return this.#tree.ply; }
  get held() { return this.#held; }
  get failure() { return this.#thinker.failure; }
  get thinking() { return this.#thinker.isBusy; }
  /** To read from. */
  get timer() { return this.#timer; }

  /** Whether another tab has saved this very game since this one did. */
  get isOutdated() {
    return this.#saved.newer(this.#key) !== null;
  }

  /**
   * @param {string} text What another tab has saved.
   * @returns {boolean} Whether it is of this very game.
   */
  hear(text) {
    return this.#saved.hear(text, this.#key);
  }

  /** @returns {Play} What is needed, besides the record, to go on with the game as it is. */
  get manner() {
    return playOf(this.#state);
  }

  /** @returns {Move[]} The moves up to here, and those that {@link forward} would play. */
  get line() {
    return this.#tree.line.map((node) => /** @type {Move} */ (node.move));
  }

  /** What the record of the game says besides its moves. */
  get tags() { return this.#tags; }
  set tags(tags) {
    this.#tags = { ...tags };
    this.#changed({ type: "note" });
  }

  /** @returns {GameInfo} */
  get info() {
    const id = this.#setup.game;
    return /** @type {GameInfo} */ (this.#catalog.find((info) => info.id === id));
  }

  /** @returns {PlayerId} The player whose moves open a numbered pair. */
  get leader() {
    const first = this.info.players[0].id;
    return STARTER_RULE in this.#setup.rules ? (this.#tree.root.children[0]?.move?.player ?? first) : first;
  }

  /** @param {PlayerId} player */
  isComputer(player) {
    return this.#setup.mode === "auto" || (this.#setup.mode === "computer" && player !== this.#setup.side);
  }

  /**
   * @param {PlayerId} player
   * @returns {Level} At which the computer plays this side.
   */
  levelOf(player) {
    const { mode, level, secondLevel = level } = this.#setup;
    return mode === "auto" && player !== this.info.players[0].id ? secondLevel : level;
  }

  /** Whether a person is to move. */
  get awaitsMove() {
    return !this.outcome && !this.isComputer(this.game.turn());
  }

  /** Whether the computer thinks about its own move. */
  get isPondering() {
    return this.thinking && !this.outcome && this.isComputer(this.game.turn());
  }

  /** Whether a person may enter the move that is to follow the computer's. */
  get takesPremove() {
    return this.#setup.mode === "computer" && this.isPondering;
  }

  /** @returns {Move | null} The pass of a person who has no other move. */
  get pass() {
    return this.awaitsMove ? this.game.input([]).complete : null;
  }

  get canUndo() {
    if (this.#setup.mode !== "computer") return this.ply > this.#given;
    return this.line.slice(0, this.ply).some((move) => !this.isComputer(move.player));
  }

  get canGoBack() {
    return this.ply > 0;
  }

  get canGoForward() {
    return this.#tree.current.following !== null;
  }

  /** Whether the game can be ended by people here: a line ends with its last move. */
  get canFinish() {
    return !this.outcome && this.#setup.mode !== "auto" && !this.canGoForward;
  }

  /** Whether the game has been ended by people here, or by time, and can be played on. */
  get canReopen() {
    return this.#tree.current.ended !== null;
  }

  /**
   * Starts a game. Throws a TablierError, and leaves all as it was, when the position or a rule is not valid.
   * @param {Setup} setup
   * @param {string} [position]
   */
  start(setup, position) {
    const handicap = position === undefined ? (setup.handicap ?? null) : null;
    const start = handicap ? handicapPosition(setup.game, setup.rules, handicap.id, handicap.giver) : position;
    const game = new Game(setup.game, { rules: setup.rules, ...(start === undefined ? {} : { position: start }) });
    this.#leave();
    const tree = new GameTree(game);
    const rules = game.rules();
    this.#adopt({
      setup: { ...setup, handicap, rules }, tree, tags: {}, view: null, held: false, key: newKey(),
      clock: freshState(setup.clock), played: tree.current,
    });
    this.#changed({ type: "start" }, true);
  }

  /** @returns {boolean} Whether there was a game to take up again. */
  restore() {
    const saved = this.#saved.read(this.#key);
    if (!saved) return false;
    this.#saving.drop();
    this.#adopt(saved);
    // What was read just now is not written again: another tab would take it for news.
    this.#tell({ type: "start" });
    return true;
  }

  /** Shows the game to those who have begun to listen since it was taken up. */
  introduce() {
    this.#tell({ type: "start" });
    if (this.#isTroubled) this.dispatchEvent(new Event("trouble"));
  }

  /** @returns {GameRecord} The whole game, with its variations, comments and tags; only to be read. */
  toRecord() {
    const [tree, tags] = [this.#tree, this.#tags];
    if (this.#written?.tree !== tree || this.#written.version !== tree.version || this.#written.tags !== tags) {
      this.#written = { tree, version: tree.version, tags, record: toRecord(tree, tags) };
    }
    return this.#written.record;
  }

  /**
   * Takes a record as the game of two people. Throws a TablierError, and leaves all as it was, when something in it
   * cannot be played.
   * @param {GameRecord} record
   * @param {{ ply?: number, key?: string }} [options] `ply`: how many moves have been played; all of them by default.
   * `key`: of an earlier game that is taken up again.
   */
  openRecord(record, { ply = Infinity, key = newKey() } = {}) {
    const tree = fromRecord(record);
    tree.place = { line: record.moves.map(() => 0), ply };
    const info = /** @type {GameInfo} */ (this.#catalog.find(({ id }) => id === record.id));
    const rules = tree.game.rules();
    const setup = { game: info.id, mode: /** @type {const} */ ("two"), side: info.players[0].id, level: this.#setup?.level ?? DEFAULT_LEVEL, rules };
    this.#leave();
    const given = record.moves.length;
    this.#adopt({ setup, tree, tags: { ...record.tags }, view: null, held: false, key, clock: null, played: tree.current, given });
    this.#changed({ type: "open" }, true);
  }

  /**
   * Goes on with a game of the library that was played here, where it was left; one that is over is to be replayed.
   * @param {GameRecord} record
   * @param {Play} play
   * @param {string} key
   * @returns {boolean} Whether it can be; else all is left as it was.
   */
  takeUp(record, play, key) {
    const place = { line: play.place?.line, ply: play.front };
    const saved = readPlay({ ...play, place, record, key }, this.#catalog);
    if (!saved) return false;
    this.#leave();
    this.#adopt({ ...saved, held: false });
    this.#changed({ type: "open" }, true);
    return true;
  }

  /**
   * Goes on with the game from a record of this very game: its moves, variations, comments and tags are added, and its
   * last move is gone to. Throws a TablierError, and leaves all as it was, when something in it cannot be played.
   * @param {GameRecord} record
   * @param {{ promote: boolean }} options `promote`: whether its moves become the main line.
   */
  join(record, { promote }) {
    const tree = mergedTree(this.#tree, record, promote);
    const tags = { ...this.#tags, ...record.tags };
    const [view, key, clock, given] = [this.#view, this.#key, this.#timer.state, this.#given];
    this.#adopt({ setup: this.#setup, tree, tags, view, held: false, key, clock, played: tree.current, given });
    this.#changed({ type: "open" }, true);
  }

  /**
   * Plays a move. Throws a TablierError when it cannot be played.
   * @param {string} text Any accepted spelling.
   */
  play(text) {
    const step = this.#tree.play(text);
    // What is played against the computer is the game; what was taken back stays beside it.
    if (this.#setup.mode !== "two") this.#tree.promote(this.#tree.current);
    this.#thinker.halt();
    this.#goOnFromHere();
    this.#changed({ type: "move", steps: [step] });
  }

  /**
   * Takes back one move; against the computer, everything since the person's last move. Of two people's game a move goes
   * that ends its line and on which nothing is kept.
   */
  undo() {
    if (!this.canUndo) return;
    const last = this.#tree.current;
    this.#thinker.halt();
    /** @type {Step[]} */ const steps = [];
    do {
      const step = this.#tree.back();
      if (!step) break;
      steps.push(step);
    } while (this.#setup.mode === "computer" && this.isComputer(this.game.turn()));
    this.#goOnFromHere();
    // Who takes a move back does not stay resigned.
    if (last.ended) this.#tree.setEnd(last, null);
    if (this.#setup.mode === "two" && last.isBare) this.#tree.remove(last);
    this.#held = this.#setup.mode === "auto";
    this.#changed({ type: "undo", steps });
  }

  /** Looks at the position one move earlier. */
  back() {
    this.#look("back", () => this.#tree.back());
  }

  /** Looks at the position one move later in the line last taken. */
  forward() {
    this.#look("forward", () => this.#tree.forward());
  }

  /** @param {number} ply Goes to where this many moves of the line have been played. */
  goTo(ply) {
    const { line, root } = this.#tree;
    this.goToNode(ply > 0 && line.length > 0 ? line[Math.min(ply, line.length) - 1] : root);
  }

  /** @param {Node} node */
  goToNode(node) {
    if (node === this.#tree.current) return;
    this.#thinker.halt();
    this.#tree.goTo(node);
    this.#wait();
    this.#changed({ type: "jump" });
  }

  /**
   * @param {string} comment
   * @param {Node} [node] The move commented on: the one played last by default; the root for the start.
   */
  comment(comment, node = this.#tree.current) {
    if (comment === node.comment) return;
    this.#tree.setComment(node, comment);
    this.#changed({ type: "note" });
  }

  /**
   * Plays moves one after the other, as somebody does who looks at a line: they become a variation where others were played.
   * Throws a TablierError where one cannot be played.
   * @param {string[]} texts
   * @param {number} [count] How many of them are gone to; the others wait behind.
   */
  playLine(texts, count = texts.length) {
    const tree = this.#tree;
    tree.addLine(tree.current, texts);
    this.#thinker.halt();
    const steps = texts.map((text) => tree.play(text));
    for (let back = texts.length; back > count; back--) tree.back();
    this.#goOnFromHere();
    if (count === 1) return this.#changed({ type: "move", steps: steps.slice(0, 1) });
    this.#changed({ type: "tree" });
    this.#changed({ type: "jump" });
  }

  /**
   * Marks moves and adds lines in their place.
   * @param {{ node: Node, nags: number[], line: string[] }[]} notes
   */
  annotate(notes) {
    for (const { node, nags, line } of notes) {
      this.#tree.setNags(node, nags);
      if (line.length > 0 && node.parent) this.#tree.addLine(node.parent, line);
    }
    if (notes.length > 0) this.#changed({ type: "tree" });
  }

  /** Whether the computer or a clock takes part. */
  get isContested() {
    return this.#setup.mode !== "two" || this.#timer.isOn;
  }

  /** Whether the computer plays, or a clock runs, in a game that is not over: nothing may be looked up meanwhile. */
  get isContest() {
    if (!this.isContested) return false;
    const { id, rules, position, moves, ended } = this.toRecord();
    const end = Game.fromJSON(/** @type {any} */ ({ id, rules, position, moves, redo: [], ended }));
    try {
      return end.outcome() === null;
    } finally {
      end.free();
    }
  }

  /** The computer plays no longer, and no clock runs: whoever looks at the game makes the moves of both sides. */
  endContest() {
    if (!this.isContested) return;
    this.#thinker.halt();
    this.#thinker.failure = null;
    const { mode, clock } = this.#setup;
    this.#setup = { ...this.#setup, mode: "two", clock: undefined, contest: { mode, clock } };
    this.#timer.start(this.#playerIds, null);
    this.#goOnFromHere();
    this.#changed({ type: "tree" });
  }

  /**
   * The computer plays against `side` from the position that is shown on, without clocks; the moves of the game stay.
   * @param {PlayerId} side
   * @param {Setup["level"]} level
   */
  engage(side, level) {
    this.#thinker.halt();
    this.#setup = { ...this.#setup, mode: "computer", side, level, clock: undefined, turns: false, contest: undefined };
    this.#timer.start(this.#playerIds, null);
    this.#goOnFromHere();
    this.#changed({ type: "tree" });
  }

  /** Makes the line up to here the main line. */
  promote() {
    this.#tree.promote(this.#tree.current);
    this.#changed({ type: "tree" });
  }

  /** Removes the variation that the move played last is in. */
  removeBranch() {
    const { branch } = this.#tree.current;
    if (!branch) return;
    this.#thinker.halt();
    this.#tree.remove(branch);
    if (!this.#tree.has(this.#played)) this.#played = this.#tree.current;
    this.#wait();
    this.#changed({ type: "tree" });
  }

  /** Has the computer play the best move that it has found by now. */
  moveNow() {
    if (this.isPondering) this.#thinker.hurry();
  }

  /** Lets the computer wait. */
  hold() {
    this.#thinker.halt();
    this.#held = true;
    this.#saving.ask();
    this.#active();
  }

  /** Lets the computer go on, also after a failure. */
  resume() {
    this.#goOnFromHere();
    this.#thinker.failure = null;
    this.#saving.ask();
    this.#proceed();
  }

  flip() {
    const { rotated, bottom } = this.#view;
    this.#view = { rotated: !rotated, bottom: this.opponentOf(bottom) };
    this.#changed({ type: "flip" });
  }

  /** @param {PlayerId} player Who is to sit below. */
  face(player) {
    if (player !== this.#view.bottom) this.flip();
  }

  /** @param {PlayerId} player */
  resign(player) {
    this.#end((game) => game.resign(player));
  }

  /** The clocks stand while nobody can see them. */
  pauseClocks() {
    this.#timer.pause();
    if (!this.#timer.isOn || this.isOutdated) return;
    this.#saving.ask();
    this.#saving.flush();
  }

  resumeClocks() {
    this.#timer.resume();
    this.#active();
  }

  /** Both people have agreed. */
  agreeDraw() {
    this.#end((game) => game.agreeDraw());
  }

  claimDraw() {
    this.#end((game) => game.claimDraw());
  }

  /** Takes back the end that was given here. */
  reopen() {
    this.#goOnFromHere();
    this.#tree.setEnd(this.#tree.current, null);
    this.#changed({ type: "end" });
  }

  /**
   * Asks the computer what it would play.
   * @returns {Promise<Move | null>} `null` if the game went on meanwhile, or the computer failed.
   */
  async hint() {
    const found = await this.#thinker.ask((opponent, signal) => opponent.think(this.game, HINT_LEVEL, signal));
    this.#active();
    return (found && this.game.moves({ verbose: true }).find(({ text }) => text === found.move)) ?? null;
  }

  /** Whether the computer would listen to an offer: once in a position. */
  get canOfferDraw() {
    return this.canFinish && this.awaitsMove && !this.thinking && this.#refusedAt !== this.#tree.current;
  }

  /**
   * Offers the computer a draw, on the person's turn.
   * @returns {Promise<boolean | null>} Whether it accepted; `null` if the game went on meanwhile.
   */
  async offerDraw() {
    const accepted = await this.#thinker.ask((opponent, signal) => opponent.acceptsDraw(this.game, signal));
    if (accepted === null) return null;
    this.#active();
    if (accepted) this.agreeDraw();
    else this.#refusedAt = this.#tree.current;
    return accepted;
  }

  /** @param {PlayerId} player */
  opponentOf(player) {
    const { players } = this.info;
    return players[players[0].id === player ? 1 : 0].id;
  }

  /** @returns {Reason | null} */
  get drawClaim() {
    return this.outcome ? null : this.game.drawClaim();
  }

  /** @returns {End | null} */
  get outcome() {
    return this.#tree.outcome;
  }

  /** Saves at once what is still to be saved. */
  flush() {
    this.#saving.flush();
  }

  #leave() {
    if (!this.#tree) return;
    this.#saving.flush();
    this.dispatchEvent(new Event("leaving"));
  }

  /** @param {Saved} saved */
  #adopt({ setup, tree, tags, view, held, key, clock, played, given = 0 }) {
    this.#saving.drop();
    this.#thinker.halt();
    this.#tree?.free();
    this.#tree = tree;
    this.#setup = setup;
    this.#tags = tags;
    this.#key = key;
    this.#view = this.#defaultView();
    if (this.info.players.some(({ id }) => id === view?.bottom)) {
      this.#view = { rotated: view.rotated === true, bottom: view.bottom };
    }
    this.#held = held;
    const { current } = tree;
    this.#front = held ? null : current;
    this.#played = played;
    this.#given = given;
    this.#refusedAt = null;
    this.#thinker.failure = null;
    this.#timer.start(this.#playerIds, clock);
    tree.goTo(played);
    this.#isOver = tree.outcome !== null;
    tree.goTo(current);
  }

  get #playerIds() {
    return this.info.players.map(({ id }) => id);
  }

  /** Everyone sees their own side below. */
  #defaultView() {
    const below = this.#setup.turns ? this.game.turn() : this.info.players[0].id;
    const bottom = this.#setup.mode === "computer" ? this.#setup.side : below;
    return { rotated: isTurned(this.info, this.game.layout(), bottom), bottom };
  }

  /** The game is played on from the current position: without clocks where time had ended it. */
  #goOnFromHere() {
    if (this.#played.ended?.reason === "timeout") this.#timer.start(this.#playerIds, null);
    this.#front = this.#played = this.#tree.current;
    this.#held = false;
  }

  /** Has the clocks follow the game. */
  #time() {
    if (this.#played === this.#tree.current) this.#isOver = this.outcome !== null;
    if (!this.#timer.isOn) return;
    this.#timer.follow(this.#played.movesOf(this.#playerIds), this.#timed);
  }

  /** @returns {PlayerId | null} Whose time is being used: the computer's while it thinks, a person's whatever is looked at. */
  get #timed() {
    const { move, ply } = this.#played;
    if (this.#isOver || !move || ply < FREE_PLIES) return null;
    const turn = this.opponentOf(move.player);
    const isAtWork = this.#played === this.#tree.current && this.thinking;
    return this.isComputer(turn) && !isAtWork ? null : turn;
  }

  /** @param {PlayerId} player Whose time is over. What was taken back there is no longer part of the game. */
  #timeOut(player) {
    if (this.isOutdated || this.#isOver) return;
    this.#thinker.halt();
    const isElsewhere = this.#played !== this.#tree.current;
    this.#tree.goTo(this.#played);
    for (const child of [...this.#played.children]) this.#tree.remove(child);
    this.#tree.setEnd(this.#played, { winner: this.opponentOf(player), reason: "timeout" });
    [this.#front, this.#held] = [this.#played, false];
    if (isElsewhere) this.#tell({ type: "jump" });
    this.#changed({ type: "end" });
  }


  /** The computer waits while something else is looked at. */
  #wait() {
    this.#held = this.#setup.mode === "auto" || this.#tree.current !== this.#front;
  }

  /**
   * @param {"back" | "forward"} type
   * @param {() => Step | null} move
   */
  #look(type, move) {
    const step = move();
    if (!step) return;
    this.#thinker.halt();
    this.#wait();
    this.#changed({ type, steps: [step] });
  }

  /** @param {(game: Game) => void} how */
  #end(how) {
    if (this.outcome || this.canGoForward) return;
    this.#thinker.halt();
    this.#tree.end(how);
    this.#changed({ type: "end" });
  }

  /**
   * @param {Change} change
   * @param {boolean} [isOther] Whether it is another game.
   */
  #changed(change, isOther = false) {
    this.#time();
    // What is played is saved before anything else happens: another tab may take the game up. The rest can wait.
    if (isOther) {
      this.#saving.drop();
      this.#save({ over: true });
    } else {
      this.#saving.ask();
      if (PLAYED.includes(change.type)) this.#saving.flush();
    }
    this.#tell(change);
  }

  /** @param {Change} change */
  #tell(change) {
    this.dispatchEvent(new CustomEvent("change", { detail: change }));
    this.#proceed();
  }

  /** Has the computer think if it is its turn. */
  #proceed() {
    const turn = this.game.turn();
    const due = !this.outcome && !this.#held && !this.failure && this.isComputer(turn);
    if (due && !this.thinking) this.#think();
    else this.#active();
  }

  async #think() {
    const { mode } = this.#setup;
    const turn = this.game.turn();
    const level = this.levelOf(turn);
    const timeMs = this.#timer.budget(turn) ?? undefined;
    const pace = new Promise((resolve) => setTimeout(resolve, Math.min(PACE_MS[mode], PACE_SHARE * this.#timer.left(turn))));
    const result = await this.#thinker.ask(async (opponent, signal) => {
      const answer = await opponent.think(this.game, level, signal, timeMs);
      await pace;
      return answer;
    });
    if (!result) return;
    const claims = this.game.drawClaim() && !this.canGoForward && (mode === "auto" || result.score <= 0);
    if (claims) this.claimDraw();
    else this.play(result.move);
  }

  #active() {
    this.#time();
    this.dispatchEvent(new Event("activity"));
  }

  /** @returns {Saved} */
  get #state() {
    return {
      setup: this.#setup, tree: this.#tree, tags: this.#tags, view: this.#view, held: this.#held, key: this.#key,
      clock: this.#timer.state, played: this.#played, given: this.#given,
    };
  }

  /**
   * What another tab has saved since is left alone: {@link restore} takes it up.
   * @param {{ over?: boolean }} [options] `over`: but for another game, which is begun here.
   */
  #save({ over = false } = {}) {
    if (!over && this.isOutdated) return;
    if (this.#saved.write(this.#state) || this.#isTroubled) return;
    this.#isTroubled = true;
    this.dispatchEvent(new Event("trouble"));
  }
}
