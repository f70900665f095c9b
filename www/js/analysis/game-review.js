/** @import { EngineHost } from "../../../pkg/element/engine-host.js" */
/** @import { Game, PlayerId } from "../../../pkg/tablier.js" */
/** @import { Node } from "../game-tree.js" */
/** @import { Library } from "../records/library.js" */
/** @import { Session } from "../session.js" */
/** @import { OwnExercise } from "../exercises/own.js" */
/** @import { Judgement } from "./judgement.js" */
/** @import { Review } from "./review.js" */
import { movesOf } from "../../../pkg/element/evaluation.js";
import { Game as Board } from "../../../pkg/tablier.js";
import { ownExercise } from "../exercises/own.js";
import { hasOneGoodMove, judgeGame, NAGS } from "./judgement.js";
import { tableValue } from "./oracle.js";
import { reviewGame, SECOND_MS, valueOf } from "./review.js";

/** Moves of a better line that are put beside a mistake. */
const LINE = 6;
/** Milliseconds between two times that an unfinished review is kept. */
const KEPT_EVERY_MS = 1500;
/** Glyphs by which moves are judged: ! ? !! ?? !? ?! */
const isJudgement = (/** @type {number} */ nag) => nag >= 1 && nag <= 6;

/**
 * The review of the game on the table: made on demand, kept in the library by the key of the game. Fires "change", and "done"
 * when one was made.
 */
export class GameReview extends EventTarget {
  #session;
  #library;
  #host;
  #key = "";
  /** @type {Review | null} */ #review = null;
  /** @type {AbortController | null} */ #running = null;
  #isLooking = false;
  /** What the review that runs, or was cut off, has found. @type {Review | null} */ #part = null;
  /**
   * What follows from the review, for the moves that it still fits; `version`: of the tree.
   * @type {{ tree: object, version: number, fitting: number, judgements: Judgement[] } | null}
   */
  #judged = null;
  #isWanted = false;
  progress = 0;
  hasFailed = false;

  /**
   * @param {Session} session
   * @param {Library} library
   * @param {EngineHost} host
   */
  constructor(session, library, host) {
    super();
    this.#session = session;
    this.#library = library;
    this.#host = host;
    session.addEventListener("change", () => {
      if (session.key !== this.#key) void this.#take();
    });
  }

  get isRunning() { return this.#running !== null; }

  /** Whether the engine is needed here. */
  get isBusy() { return this.isRunning || this.#isLooking; }

  /** How many moves of the main line have been reviewed. */
  get length() { return this.#fit.fitting; }

  /** Whether the main line is longer than what was reviewed, or another one. */
  get isOutdated() {
    return this.#review !== null && (this.isPart || this.length < this.#session.tree.mainLine.length);
  }

  /** Whether the review was cut off. */
  get isPart() { return this.#review?.isPart === true; }

  /** Values of the positions of the main line, as far as it was reviewed. */
  get values() {
    return this.#review ? this.#review.values.slice(0, this.length + 1) : [];
  }

  /** @returns {Judgement[]} */
  get judgements() {
    return this.#fit.judgements;
  }

  async start() {
    this.cancel();
    const running = (this.#running = new AbortController());
    const { signal } = running;
    const { key, info } = this.#session;
    const record = this.#session.toRecord();
    this.progress = 0;
    this.hasFailed = false;
    this.#part = null;
    this.#tell();
    const eyes = this.#eyes(signal);
    const isFresh = !this.#review || this.isPart;
    const known = this.isPart && this.length === this.#review?.moves.length ? this.#review.values : [];
    let keptAt = performance.now();
    const onPart = (/** @type {Review} */ part) => {
      if (!isFresh || part.values.length <= known.length) return;
      this.#part = part;
      if (performance.now() - keptAt < KEPT_EVERY_MS) return;
      keptAt = performance.now();
      void this.#library.putReview(key, part);
    };
    try {
      const onProgress = (/** @type {number} */ share) => {
        this.progress = share;
        this.#tell();
      };
      const review = await reviewGame(record, info.players[0].id, eyes, { signal, onProgress, onPart, known });
      if (this.#running !== running || !review) return;
      this.#running = this.#part = null;
      this.#review = review;
      this.#judged = null;
      void this.#library.putReview(key, review);
      this.#annotate();
      this.#tell();
      this.dispatchEvent(new Event("done"));
    } catch (error) {
      if (this.#running !== running) return;
      console.error(error);
      this.#running = null;
      this.hasFailed = true;
      this.#tell();
    }
  }

  cancel() {
    if (!this.#running) return;
    this.#running.abort();
    this.#running = null;
    if (this.#part) {
      this.#review = this.#part;
      this.#judged = this.#part = null;
      void this.#library.putReview(this.#key, this.#review);
    }
    this.#tell();
  }

  /** @returns {OwnExercise[]} Positions of the reviewed game in which one move is clearly the best, and does not just take back. */
  exercises() {
    const { id, rules, position, moves } = this.#session.toRecord();
    const { name, saved } = this.#origin();
    const game = new Board(id, /** @type {any} */ ({ rules, position }));
    let wasCapture = false;
    try {
      return this.values.flatMap((value, ply) => {
        if (ply > 0) wasCapture = game.play(moves[ply - 1]).captures.length > 0;
        if (!hasOneGoodMove(id, value)) return [];
        const [best] = movesOf(game, value.best.slice(0, 1));
        if (wasCapture && best.captures.length > 0) return [];
        return ownExercise({ game: id, rules: game.rules(), position: game.position(), move: value.best[0], saved, from: name });
      });
    } finally {
      game.free();
    }
  }

  /**
   * Looks at the position on the board.
   * @returns {Promise<OwnExercise | null>} `null` where no move is clearly the only good one. Fails as a search does.
   */
  async exerciseHere() {
    const { info, setup: { game: id } } = this.#session;
    const { name, saved } = this.#origin();
    const game = this.#session.game.clone();
    this.#isLooking = true;
    this.#tell();
    try {
      const value = await valueOf(game, info.players[0].id, this.#eyes(), SECOND_MS);
      if (!hasOneGoodMove(id, value)) return null;
      return ownExercise({ game: id, rules: game.rules(), position: game.position(), move: value.best[0], saved, from: name });
    } finally {
      game.free();
      this.#isLooking = false;
      this.#tell();
    }
  }

  /** @param {AbortSignal} [signal] */
  #eyes(signal) {
    return {
      search: (/** @type {Game} */ game, /** @type {number} */ timeMs) =>
        this.#host.ask((engine) => engine.bestMove(game, { multiPv: 2, timeMs, signal })),
      table: tableValue,
    };
  }

  #origin() {
    const { tags } = this.#session;
    const names = [tags.White, tags.Black].filter(Boolean).join(" – ");
    return { name: [names, tags.Event, tags.Date].filter(Boolean).join(", "), saved: new Date().toISOString() };
  }

  /** @param {boolean} isWanted Whether the review is shown, where there is one: it is not looked for before. */
  set isWanted(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    if (!isWanted) this.cancel();
    else if (!this.#review) void this.#take();
  }

  /** Takes up what was kept of the game on the table. */
  async #take() {
    const { key } = this.#session;
    this.cancel();
    this.#key = key;
    this.#review = this.#judged = null;
    this.hasFailed = false;
    this.#tell();
    if (!this.#isWanted) return;
    const review = checkedReview(await this.#library.review(key));
    if (this.#key !== key || this.#review || this.#running) return;
    this.#review = review;
    this.#judged = null;
    this.#tell();
  }

  get #fit() {
    const { tree } = this.#session;
    const { version } = tree;
    if (this.#judged?.tree !== tree || this.#judged.version !== version) {
      const moves = tree.mainLine.map((node) => node.move?.text ?? "");
      const reviewed = this.#review?.moves ?? [];
      const different = reviewed.findIndex((text, index) => text !== moves[index]);
      const fitting = different < 0 ? reviewed.length : different;
      const values = this.#review?.values.slice(0, fitting + 1) ?? [];
      this.#judged = { tree, version, fitting, judgements: judgeGame(this.#session.info.id, values, moves) };
    }
    return this.#judged;
  }

  /** Marks the mistakes in the game itself, with the better line beside them; what somebody else has judged stays. */
  #annotate() {
    const nodes = this.#session.tree.mainLine;
    const { values } = this;
    const notes = this.judgements.flatMap(({ ply, mistake }) => {
      const node = nodes[ply - 1];
      if (!mistake || node.nags.some(isJudgement)) return [];
      return [{ node, nags: [...node.nags, NAGS[mistake]], line: values[ply - 1].best.slice(0, LINE) }];
    });
    this.#session.annotate(notes);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {unknown} value As it was kept, maybe by another version.
 * @returns {Review | null}
 */
function checkedReview(value) {
  const { moves, values, isPart } = /** @type {any} */ (value ?? {});
  const isSound = Array.isArray(moves) && Array.isArray(values) && values.length === moves.length + 1
    && values.every((one) => Number.isFinite(one?.score) && Array.isArray(one.best) && Math.abs(one.sign) === 1);
  return isSound ? { moves, values, ...(isPart === true && { isPart }) } : null;
}
