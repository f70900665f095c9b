/** @import { GameInfo, Move, Outcome, PlayerId, Reason } from "../../pkg/tablier.js" */
/** @import { KeptRecord } from "./records/entry.js" */
/** @import { Opponent } from "./opponent.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Step } from "./timeline.js" */
import { Game } from "../../pkg/tablier.js";
import * as storage from "./storage.js";
import { newKey } from "./records/key.js";
import { asSetup, STARTER_RULE } from "./setup.js";
import { Timeline } from "./timeline.js";

const KEY = "session";
/** Games whose diagrams show the first player's side at the top. */
const FIRST_AT_TOP = new Set(["tumblingdown"]);
/** The computer's moves come at least this long after the one before, so that the eye can follow. */
const PACE_MS = { computer: 500, two: 0, auto: 1100 };

/**
 * `steps` come in the order in which they were played or taken back.
 * @typedef {{ type: "start" | "jump" | "end" | "flip" } | { type: "move" | "undo" | "redo", steps: Step[] }} Change
 */

/**
 * The game being played, who plays it, and where it stands. Remembers itself across reloads.
 *
 * Fires "change" (a CustomEvent with a {@link Change}) when the game changes, and "activity" when the computer starts
 * or stops thinking, is held or fails.
 */
export class Session extends EventTarget {
  #catalog;
  #opponent;
  /** @type {Timeline} */ #timeline;
  /** @type {Setup} */ #setup;
  /** @type {{ rotated: boolean, bottom: PlayerId }} */ #view;
  /** @type {Record<string, string>} */ #tags = {};
  /** Names the game on the table across reloads and tabs. */
  #key = "";
  /** The computer waits for `resume`. */
  #held = false;
  /** @type {AbortController | null} */ #search = null;
  /** @type {unknown} */ #failure = null;
  /** What is stored, as this tab knows it. @type {string | null} */ #saved = null;

  /**
   * @param {GameInfo[]} catalog
   * @param {Opponent} opponent
   */
  constructor(catalog, opponent) {
    super();
    this.#catalog = catalog;
    this.#opponent = opponent;
  }

  /** To read from; all changes go through the session. */
  get game() { return this.#timeline.game; }
  get setup() { return this.#setup; }
  get line() { return this.#timeline.line; }
  get view() { return this.#view; }
  get ply() { return this.#timeline.ply; }
  get held() { return this.#held; }
  get failure() { return this.#failure; }
  get key() { return this.#key; }
  get thinking() { return this.#search !== null; }

  get tags() { return { ...this.#tags }; }
  set tags(tags) {
    this.#tags = { ...tags };
    this.#save();
  }

  /** @returns {KeptRecord} */
  toRecord() {
    const { id, rules, position, moves, redo, ended } = this.game.toJSON();
    return { id, rules, position, tags: this.tags, moves: [...moves, ...redo], notes: [], ended };
  }

  /**
   * Opens a game to look at and to play on. Throws a TablierError, and leaves all as it was, when it cannot be played.
   * @param {KeptRecord} record
   * @param {{ ply?: number, key?: string }} [options] `key`: of the game that is taken up again.
   */
  openRecord({ id, rules, position, moves, ended, tags }, { ply = moves.length, key = newKey() } = {}) {
    const game = Game.fromJSON({ id, rules, position, moves, redo: [], ended });
    this.#adopt(game, { ...this.#setup, game: id, mode: "two", side: game.turn(), rules: game.rules() }, key);
    this.#timeline.goTo(ply);
    this.#tags = { ...tags };
    this.#view = this.#defaultView();
    this.#changed({ type: "start" });
  }

  /** Whether another tab has saved a game since this one did. */
  get isOutdated() {
    return storage.text(KEY) !== this.#saved;
  }

  /** @returns {GameInfo} */
  get info() {
    const id = this.#setup.game;
    return /** @type {GameInfo} */ (this.#catalog.find((info) => info.id === id));
  }

  /** @returns {PlayerId} The player whose moves open a numbered pair. */
  get leader() {
    const first = this.info.players[0].id;
    return STARTER_RULE in this.#setup.rules ? (this.line[0]?.player ?? first) : first;
  }

  /** @param {PlayerId} player */
  isComputer(player) {
    return this.#setup.mode === "auto" || (this.#setup.mode === "computer" && player !== this.#setup.side);
  }

  /** Whether a person is to move. */
  get awaitsMove() {
    return !this.game.outcome() && !this.isComputer(this.game.turn());
  }

  /** @returns {Move | null} The pass of a person who has no other move. */
  get pass() {
    return this.awaitsMove ? this.game.input([]).complete : null;
  }

  get canUndo() {
    return this.#setup.mode === "computer"
      ? this.line.slice(0, this.ply).some((move) => !this.isComputer(move.player))
      : this.ply > 0;
  }

  get canRedo() {
    return this.ply < this.line.length;
  }

  /**
   * Starts a game. Throws a TablierError, and leaves all as it was, when the position or a rule is not valid.
   * @param {Setup} setup
   * @param {string} [position]
   */
  start(setup, position) {
    const game = new Game(setup.game, { rules: setup.rules, ...(position === undefined ? {} : { position }) });
    this.#adopt(game, { ...setup, rules: game.rules() });
    this.#view = this.#defaultView();
    this.#changed({ type: "start" });
  }

  /** @returns {boolean} Whether there was a game to take up again. */
  restore() {
    this.#saved = storage.text(KEY);
    const stored = /** @type {any} */ (storage.read(KEY));
    const setup = asSetup(stored?.setup, this.#catalog);
    if (!setup) return false;
    try {
      const game = Game.fromJSON(stored.game);
      if (game.id() !== setup.game) return false;
      this.#adopt(game, { ...setup, rules: game.rules() }, typeof stored.key === "string" ? stored.key : newKey());
    } catch {
      storage.remove(KEY);
      this.#saved = null;
      return false;
    }
    this.#view = this.#defaultView();
    if (this.info.players.some(({ id }) => id === stored.view?.bottom)) {
      this.#view = { rotated: stored.view.rotated === true, bottom: stored.view.bottom };
    }
    this.#tags = Object.assign({}, stored.tags);
    this.#held = stored.held === true;
    this.#changed({ type: "start" });
    return true;
  }

  /**
   * Plays a move. Throws a TablierError when it cannot be played.
   * @param {string} text Any accepted spelling.
   */
  play(text) {
    const step = this.#timeline.play(text);
    this.#halt();
    this.#held = false;
    this.#changed({ type: "move", steps: [step] });
  }

  /** Takes back one move; against the computer, everything since the person's last move. */
  undo() {
    if (!this.canUndo) return;
    const steps = this.#walk(() => this.#timeline.back());
    this.#held = this.#setup.mode === "auto";
    this.#changed({ type: "undo", steps });
  }

  /** Plays again what {@link undo} took back. */
  redo() {
    if (!this.canRedo) return;
    const steps = this.#walk(() => this.#timeline.forward());
    this.#held = this.#setup.mode === "auto" || this.canRedo;
    this.#changed({ type: "redo", steps });
  }

  /** @param {number} ply Goes to where this many moves have been played. */
  goTo(ply) {
    const target = Math.max(0, Math.min(ply, this.line.length));
    if (target === this.ply) return;
    this.#halt();
    this.#timeline.goTo(target);
    this.#held = this.#setup.mode === "auto" || this.canRedo;
    this.#changed({ type: "jump" });
  }

  /** Lets the computer wait. */
  hold() {
    this.#halt();
    this.#held = true;
    this.#save();
    this.#active();
  }

  /** Lets the computer go on, also after a failure. */
  resume() {
    this.#held = false;
    this.#failure = null;
    this.#save();
    this.#proceed();
  }

  flip() {
    const { rotated, bottom } = this.#view;
    this.#view = { rotated: !rotated, bottom: this.opponentOf(bottom) };
    this.#changed({ type: "flip" });
  }

  /** Resigns for the person playing; between two people, for the one to move. */
  resign() {
    if (this.game.outcome()) return;
    this.#end((game) => game.resign(this.#setup.mode === "computer" ? this.#setup.side : undefined));
  }

  /** Both people have agreed. */
  agreeDraw() {
    if (this.game.outcome()) return;
    this.#end((game) => game.agreeDraw());
  }

  claimDraw() {
    this.#end((game) => game.claimDraw());
  }

  /**
   * Offers the computer a draw, on the person's turn.
   * @returns {Promise<boolean | null>} Whether it accepted; `null` if the game went on meanwhile.
   */
  async offerDraw() {
    const search = this.#beginSearch();
    try {
      const accepted = await this.#opponent.acceptsDraw(this.game, search.signal);
      if (this.#search !== search) return null;
      this.#endSearch();
      if (accepted) this.agreeDraw();
      return accepted;
    } catch (error) {
      if (this.#search === search) this.#fail(error);
      return null;
    }
  }

  /** @param {PlayerId} player */
  opponentOf(player) {
    const { players } = this.info;
    return players[players[0].id === player ? 1 : 0].id;
  }

  /** @returns {Reason | null} */
  get drawClaim() {
    return this.game.outcome() ? null : this.game.drawClaim();
  }

  /** @returns {Outcome | null} */
  get outcome() {
    return this.game.outcome();
  }

  /**
   * @param {Game} game
   * @param {Setup} setup
   * @param {string} [key]
   */
  #adopt(game, setup, key = newKey()) {
    this.#halt();
    this.#key = key;
    this.#tags = {};
    this.#timeline?.free();
    this.#timeline = new Timeline(game);
    this.#setup = setup;
    this.#held = false;
    this.#failure = null;
  }

  /** Everyone sees their own side below. Boards of points keep the orientation of their printed numbering. */
  #defaultView() {
    const first = this.info.players[0].id;
    const bottom = this.#setup.mode === "computer" ? this.#setup.side : first;
    const turned = (bottom !== first) !== FIRST_AT_TOP.has(this.#setup.game);
    return { rotated: turned && this.game.layout().kind === "squares", bottom };
  }

  /**
   * Repeats a step until a person is to move, or once where no computer plays against one.
   * @param {() => Step | null} next
   */
  #walk(next) {
    this.#halt();
    /** @type {Step[]} */ const steps = [];
    do {
      const step = next();
      if (!step) break;
      steps.push(step);
    } while (this.#setup.mode === "computer" && this.isComputer(this.game.turn()));
    return steps;
  }

  /** @param {(game: Game) => void} how */
  #end(how) {
    this.#halt();
    this.#timeline.end(how);
    this.#changed({ type: "end" });
  }

  /** @param {Change} change */
  #changed(change) {
    this.#save();
    this.dispatchEvent(new CustomEvent("change", { detail: change }));
    this.#proceed();
  }

  /** Has the computer think if it is its turn. */
  #proceed() {
    const turn = this.game.turn();
    const due = !this.game.outcome() && !this.#held && !this.#failure && this.isComputer(turn);
    if (due && !this.#search) this.#think();
    else this.#active();
  }

  async #think() {
    const search = this.#beginSearch();
    const pace = new Promise((resolve) => setTimeout(resolve, PACE_MS[this.#setup.mode]));
    try {
      const result = await this.#opponent.think(this.game, this.#setup.level, search.signal);
      await pace;
      if (this.#search !== search || !result) return;
      this.#search = null;
      if (this.game.drawClaim() && (this.#setup.mode === "auto" || result.score <= 0)) this.claimDraw();
      else this.play(result.move);
    } catch (error) {
      if (this.#search === search) this.#fail(error);
    }
  }

  #beginSearch() {
    this.#halt();
    this.#search = new AbortController();
    this.#active();
    return this.#search;
  }

  #endSearch() {
    this.#search = null;
    this.#active();
  }

  /** Drops the search under way; its answer no longer matters. */
  #halt() {
    this.#search?.abort();
    this.#search = null;
  }

  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.#failure = error;
    this.#endSearch();
  }

  #active() {
    this.dispatchEvent(new Event("activity"));
  }

  /** What another tab has saved since is left alone: {@link restore} takes it up. */
  #save() {
    if (this.isOutdated) return;
    storage.write(KEY, { key: this.#key, tags: this.#tags, setup: this.#setup, game: this.game.toJSON(), view: this.#view, held: this.#held });
    this.#saved = storage.text(KEY);
  }
}
