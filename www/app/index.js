import {
  Board,
  EngineHost,
  I18n,
  Library,
  Phrases,
  Refusal,
  Settings,
  checkedFault,
  confirm,
  contentOf,
  faultOf,
  isDictionary,
  keepOffline,
  languageAfter,
  newKey,
  offerNext,
  ownExercise,
  parsed,
  quotable,
  read,
  remove,
  resultOf,
  ruleLink,
  rulesPage,
  settingsDialog,
  text,
  textOfTab,
  toldBy,
  write,
  writeOfTab,
  writeText
} from "./chunk-UW25FEY5.js";
import {
  DEFAULT_LEVEL,
  GAME_SECONDS,
  INCREMENTS,
  LEVELS,
  MODES,
  MOVE_SECONDS,
  NO_CLOCK,
  RuleFields,
  SEED_RULE,
  STARTER_RULE,
  asSetup,
  asTimeControl,
  choiceFor,
  copy,
  handicapPosition,
  handicapsOf,
  rematchOf,
  save,
  settle,
  shortTime,
  startOf,
  timeControlTag
} from "./chunk-ISMA7654.js";
import {
  Announcer,
  BoardView,
  Game,
  asSentence,
  byId,
  create,
  fillSelect,
  games,
  init,
  readRecords,
  writeRecord
} from "./chunk-7SPBOE6I.js";
import {
  describe
} from "./chunk-N2SIFLJD.js";
import "./chunk-JKGVHZBC.js";
import {
  Geometry,
  LOOKS,
  NO_HIGHLIGHTS,
  PAINTERS,
  isTablierError,
  isTurned,
  paletteFor
} from "./chunk-FJGCW6RT.js";

// pkg/element/opponent.js
var THINK_MS = 1e3;
var JUDGE_MS = 400;
var CONTENT_WITH_DRAW = 5;
var OPENING_PLIES = 20;
var RELIEVED_BY_DRAW = -30;
var Opponent = class {
  #host;
  /** @param {EngineOptions} [options] */
  constructor(options) {
    this.#host = new EngineHost(options);
  }
  /**
   * @param {Game} game
   * @param {Level} level
   * @param {AbortSignal} signal
   * @param {number} [timeMs]
   * @returns {Promise<SearchResult | null>}
   */
  think(game, level, signal, timeMs = THINK_MS) {
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#search(game, { level, timeMs, seed, signal });
  }
  /**
   * @param {Game} game With the other side to move.
   * @param {AbortSignal} signal
   */
  async acceptsDraw(game, signal) {
    const { length } = game.history();
    const result = await this.#search(game, { timeMs: JUDGE_MS, signal });
    return acceptsDraw(-(result?.score ?? 0), length);
  }
  /**
   * @param {Game} game Is read at once: it may be gone before there is an engine.
   * @param {SearchOptions} options
   */
  async #search(game, options) {
    const seen = game.clone();
    try {
      return await this.#host.ask((engine) => engine.bestMove(seen, options));
    } finally {
      seen.free();
    }
  }
};
function acceptsDraw(score, ply) {
  return score <= (ply < OPENING_PLIES ? RELIEVED_BY_DRAW : CONTENT_WITH_DRAW);
}

// pkg/element/lookout.js
var Lookout = class {
  #host;
  /** @type {AbortController | null} */
  #current = null;
  /** @param {EngineHost} host */
  constructor(host) {
    this.#host = host;
  }
  /**
   * @param {Game} game Is read at once.
   * @param {Pick<SearchLimits, "timeMs" | "multiPv">} limits
   * @param {(info: SearchInfo) => void} onInfo Not called once this is stopped, or another position looked at.
   * @returns {{ stop: () => void, ended: Promise<boolean> }} `ended`: whether the limits were reached. It fails as a
   * search does.
   */
  look(game, limits, onInfo) {
    this.#current?.abort();
    const search = this.#current = new AbortController();
    const { signal } = search;
    const seen = game.clone();
    const ended = this.#host.ask(async (engine) => {
      if (signal.aborted) return false;
      for await (const info of engine.analyse(seen, { ...limits, signal })) {
        if (signal.aborted) return false;
        onInfo(info);
      }
      return !signal.aborted;
    });
    const free = () => seen.free();
    ended.then(free, free);
    return { stop: () => search.abort(), ended };
  }
};

// www/js/analysis/ending.js
var MOST_MEN = { charret: 8 };
var Endings = class {
  #host;
  /** By game and rules, up to how many men all is solved. @type {Map<string, number>} */
  #solved = /* @__PURE__ */ new Map();
  /** @param {EngineHost} host */
  constructor(host) {
    this.#host = host;
  }
  /**
   * @param {Game} game
   * @returns {boolean} Whether there is something to solve.
   */
  has(game) {
    const men = menOf(game);
    return men > 0 && men > (this.#solved.get(keyOf(game)) ?? 0);
  }
  /**
   * @param {Game} game Is read at once.
   * @param {AbortSignal} signal What was solved until then stays.
   * @param {(share: number) => void} onProgress
   */
  async solve(game, signal, onProgress) {
    const [key, men, seen] = [keyOf(game), menOf(game), game.clone()];
    try {
      const isSolved = await this.#host.ask(async (engine) => {
        if (signal.aborted) return false;
        return engine.solve(seen, { men, signal, onProgress }).catch(withoutTable);
      });
      if (isSolved !== false) this.#solved.set(key, isSolved === null ? Infinity : men);
    } finally {
      seen.free();
    }
  }
};
function withoutTable(error) {
  if (error?.code === "bad-table") return null;
  throw error;
}
function keyOf(game) {
  return JSON.stringify([game.id(), game.rules()]);
}
function menOf(game) {
  const most = MOST_MEN[game.id()] ?? 0;
  if (most === 0 || game.hands().some(({ count }) => count > 0)) return 0;
  const men = game.board().length;
  return men <= most ? men : 0;
}

// www/js/analysis/oracle.js
var FILES = {
  draughts: new URL("../../../pkg/tables/draughts-3.bin", new URL("../js/analysis/oracle.js", import.meta.url).href),
  "spanish-draughts": new URL("../../../pkg/tables/spanish-draughts-3.bin", new URL("../js/analysis/oracle.js", import.meta.url).href),
  charret: new URL("../../../pkg/tables/charret-8.bin", new URL("../js/analysis/oracle.js", import.meta.url).href)
};
var games2 = /* @__PURE__ */ new Map();
async function tableValue(game) {
  const state = game.toJSON();
  const key = JSON.stringify([state.id, state.rules]);
  let loading = games2.get(key);
  if (!loading) {
    loading = load(state.id, state.rules);
    games2.set(key, loading);
  }
  const table = await loading;
  if (!table) return null;
  table.restore(state);
  return table.tableValue();
}
async function load(id, rules) {
  const file = FILES[id];
  if (!file) return null;
  let game = null;
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${response.status}`);
    game = new Game(
      id,
      /** @type {any} */
      { rules }
    );
    game.loadTable(new Uint8Array(await response.arrayBuffer()));
    return game;
  } catch {
    game?.free();
    return null;
  }
}

// www/js/analysis/analysis.js
var KEY = "analysis";
var MOST_LINES = 5;
var DEFAULT_LINES = 3;
var LOOK_MS = 3e4;
var LONGER_MS = 3e5;
var BEFORE_SOLVING_MS = 1e3;
var Analysis = class extends EventTarget {
  #session;
  #lookout;
  #endings;
  #isOn = false;
  #isPaused = false;
  #lines = DEFAULT_LINES;
  #hasArrows = true;
  /** @type {ReturnType<Lookout["look"]> | null} */
  #look = null;
  /** What is looked at: a node of a tree. @type {object | null} */
  #node = null;
  /** @type {Game | null} */
  #game = null;
  /** @type {SearchInfo | null} */
  #info = null;
  /** @type {TableValue | null} */
  #known = null;
  #isResting = false;
  /** @type {AbortController | null} */
  #solving = null;
  /** @type {number | null} */
  #solved = null;
  /** Whether the engine could not look. */
  #hasFailed = false;
  /**
   * @param {Session} session
   * @param {EngineHost} host
   */
  constructor(session, host) {
    super();
    this.#session = session;
    this.#lookout = new Lookout(host);
    this.#endings = new Endings(host);
    const stored = (
      /** @type {any} */
      read(KEY)
    );
    if (Number.isInteger(stored?.lines) && stored.lines >= 1 && stored.lines <= MOST_LINES) this.#lines = stored.lines;
    this.#isOn = stored?.isOn === true;
    this.#hasArrows = stored?.arrows !== false;
    session.addEventListener("change", () => {
      if (this.#isOn && session.isContested) this.turnOff();
      else if (session.tree.current !== this.#node || session.outcome) this.#begin();
    });
  }
  get isOn() {
    return this.#isOn;
  }
  get isPaused() {
    return this.#isPaused;
  }
  /** The position that the rest is about. */
  get game() {
    return this.#game;
  }
  get info() {
    return this.#info;
  }
  /** What an endgame table proves of it. */
  get known() {
    return this.#known;
  }
  /** While the ending is being solved, how much of it is: from 0 to 1. */
  get solved() {
    return this.#solved;
  }
  /** Whether it has been looked at for the time that there is. */
  get isResting() {
    return this.#isResting;
  }
  get hasFailed() {
    return this.#hasFailed;
  }
  /** @returns {1 | -1} −1 where scores, which are for the side to move, are to be turned round for the first player. */
  get sign() {
    return this.#game?.turn() === this.#session.info.players[0].id ? 1 : -1;
  }
  get lines() {
    return this.#lines;
  }
  set lines(lines) {
    this.#lines = lines;
    this.#keep();
    this.#begin();
  }
  /** Whether the lines are drawn on the board too. */
  get hasArrows() {
    return this.#hasArrows;
  }
  set hasArrows(hasArrows) {
    this.#hasArrows = hasArrows;
    this.#keep();
    this.#tell();
  }
  turnOn() {
    this.#isOn = true;
    this.#keep();
    this.#begin();
    this.dispatchEvent(new Event("switch"));
  }
  turnOff() {
    this.#isOn = false;
    this.#keep();
    this.#stop();
    this.#tell();
    this.dispatchEvent(new Event("switch"));
  }
  /** @param {boolean} isPaused Whether the engine is needed for something else. */
  pause(isPaused) {
    this.#isPaused = isPaused;
    if (isPaused) this.#stop();
    else this.#begin();
  }
  /** Looks for longer at what has been looked at. */
  goOn() {
    this.#begin(LONGER_MS);
  }
  /** @param {number} [timeMs] */
  #begin(timeMs = LOOK_MS) {
    if (!this.#isOn || this.#isPaused) return;
    const isSame = this.#node === this.#session.tree.current;
    this.#stop();
    this.#node = this.#session.tree.current;
    this.#game?.free();
    const game = this.#game = this.#session.game.clone();
    if (!isSame) this.#info = this.#known = null;
    this.#isResting = this.#hasFailed = false;
    this.#tell();
    if (this.#session.outcome) return;
    void this.#watch(game, timeMs);
    void this.#askTable(game);
  }
  /**
   * @param {Game} game
   * @param {number} timeMs
   */
  async #watch(game, timeMs) {
    const isCurrent = () => this.#game === game && this.#node !== null;
    try {
      if (this.#endings.has(game)) {
        if (!await this.#see(game, BEFORE_SOLVING_MS) || !isCurrent()) return;
        await this.#solve(game);
        if (!isCurrent()) return;
      }
      const isDone = await this.#see(game, timeMs);
      if (!isCurrent()) return;
      this.#isResting = isDone;
    } catch (error) {
      if (!isCurrent()) return;
      console.error(error);
      this.#hasFailed = true;
    }
    this.#tell();
  }
  /**
   * @param {Game} game
   * @param {number} timeMs
   * @returns {Promise<boolean>} Whether it has been looked at for so long.
   */
  #see(game, timeMs) {
    const look = this.#lookout.look(game, { multiPv: this.#lines, timeMs }, (info) => {
      this.#info = info;
      this.#tell();
    });
    this.#look = look;
    return look.ended;
  }
  /** @param {Game} game */
  async #solve(game) {
    const solving = this.#solving = new AbortController();
    const tell = (share) => {
      if (this.#solving !== solving) return;
      this.#solved = share;
      this.#tell();
    };
    tell(0);
    try {
      await this.#endings.solve(game, solving.signal, tell);
    } finally {
      tell(null);
    }
  }
  /** @param {Game} game */
  async #askTable(game) {
    const known = await tableValue(game);
    if (this.#game !== game || !known) return;
    this.#known = known;
    this.#tell();
  }
  #stop() {
    this.#look?.stop();
    this.#look = null;
    this.#solving?.abort();
    this.#solving = this.#solved = null;
    this.#node = null;
  }
  #keep() {
    write(KEY, { isOn: this.#isOn, lines: this.#lines, arrows: this.#hasArrows });
  }
  #tell() {
    this.dispatchEvent(new Event("change"));
  }
};

// pkg/element/evaluation.js
var PROVED = 2e4;
var THREE_QUARTERS = {
  draughts: 117,
  "spanish-draughts": 163,
  charret: 217,
  bulltricker: 61,
  tumblingdown: 299,
  ultima: 190
};
var formats = /* @__PURE__ */ new Map();
function isProved(score) {
  return Math.abs(score) > PROVED;
}
function expectation(id, score) {
  if (isProved(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + 3 ** (-score / THREE_QUARTERS[id]));
}
function scoreText({ score, mate }, sign, texts) {
  const own = sign * score;
  if (mate !== null) return texts.t(own > 0 ? "board.mate" : "board.mated", { count: Math.ceil(Math.abs(mate) / 2) });
  if (isProved(score)) return texts.t(own > 0 ? "board.wins" : "board.loses");
  const mark = own > 0 ? "+" : own < 0 ? "−" : "";
  return mark + formatOf(texts.language).format(Math.abs(own) / 100);
}
function formatOf(language) {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  return format;
}
function movesOf(game, texts) {
  const replay = game.clone();
  try {
    return texts.map((text2) => replay.play(text2));
  } finally {
    replay.free();
  }
}

// www/js/analysis/judgement.js
var LOSSES = [["blunder", 0.25], ["mistake", 0.15], ["inaccuracy", 0.08]];
var LEAST_LOSS = LOSSES[LOSSES.length - 1][1];
var CLEAR = 0.25;
var WORTH_FINDING = 0.4;
var NAGS = { inaccuracy: 6, mistake: 2, blunder: 4, missedWin: 2 };
function judge(id, before, after, played) {
  const had = expectation(id, before.sign * before.score);
  const has = expectation(id, before.sign * after.score);
  const isBest = before.best[0] === played || before.second === null;
  const loss = isBest ? 0 : Math.max(0, had - has);
  if (loss < LEAST_LOSS) return { loss, mistake: null };
  const hadWon = isProved(before.score) && before.sign * before.score > 0;
  if (hadWon && !isProved(after.score)) return { loss, mistake: "missedWin" };
  const [mistake] = (
    /** @type {[Mistake, number]} */
    LOSSES.find(([, least]) => loss >= least)
  );
  return { loss, mistake };
}
function judgeGame(id, values, moves) {
  return moves.slice(0, Math.max(0, values.length - 1)).map((move, index) => ({
    ply: index + 1,
    ...judge(id, values[index], values[index + 1], move)
  }));
}
function hasOneGoodMove(id, { sign, score, best, second }) {
  if (second === null || best.length === 0) return false;
  const first = expectation(id, sign * score);
  return first >= WORTH_FINDING && first - expectation(id, sign * second) >= CLEAR;
}

// www/js/analysis/review.js
var FIRST_MS = 250;
var SECOND_MS = 1e3;
var WON = 3e4;
var ONCE = 0.75;
async function reviewGame({ id, rules, position, moves }, first, eyes, { signal, onProgress, onPart, known = [] }) {
  const game = new Game(
    id,
    /** @type {any} */
    { rules, position }
  );
  const values = [];
  const signs = [];
  try {
    for (let ply = 0; ply <= moves.length; ply++) {
      if (ply > 0) game.play(moves[ply - 1]);
      signs.push(signOf(game, first));
      const isForced = ply < moves.length && game.moves().length === 1;
      values.push(known[ply] ?? (isForced ? null : await valueOf(game, first, eyes, FIRST_MS)));
      if (signal.aborted) return null;
      if (!isForced) onPart?.({ moves: moves.slice(0, ply), values: filled(values, signs, moves), isPart: true });
      onProgress(ONCE * (ply + 1) / (moves.length + 1));
    }
    const doubtful = doubtfulPlies({ id, moves, values: filled(values, signs, moves) }).filter((ply) => values[ply] !== null);
    for (const [index, ply] of doubtful.entries()) {
      goTo(game, moves, ply);
      values[ply] = await valueOf(game, first, eyes, SECOND_MS);
      if (signal.aborted) return null;
      onProgress(ONCE + (1 - ONCE) * (index + 1) / doubtful.length);
    }
    onProgress(1);
    return { moves: [...moves], values: filled(values, signs, moves) };
  } finally {
    game.free();
  }
}
async function valueOf(game, first, eyes, timeMs) {
  const sign = signOf(game, first);
  const outcome = game.outcome();
  if (outcome) {
    const score = outcome.winner === null ? 0 : outcome.winner === first ? WON : -WON;
    return { sign, score, mate: outcome.winner === null ? null : 0, isProved: true, best: [], second: null };
  }
  const [result, known] = [await eyes.search(game, timeMs), await eyes.table(game)];
  if (!result) return { sign, score: 0, mate: null, isProved: false, best: [], second: null };
  const [, other] = result.lines;
  return {
    sign,
    score: sign * result.score,
    mate: result.mate === null ? null : sign * result.mate,
    isProved: isProved(result.score) || known?.value === "draw" && result.score === 0,
    best: result.pv,
    second: other ? sign * other.score : null
  };
}
function filled(values, signs, moves) {
  const all = [];
  for (let ply = values.length - 1; ply >= 0; ply--) {
    const next = all[ply + 1];
    all[ply] = values[ply] ?? {
      sign: signs[ply],
      score: next.score,
      mate: next.mate === null ? null : next.mate + Math.sign(next.score),
      isProved: next.isProved,
      best: [moves[ply], ...next.best],
      second: null
    };
  }
  return all;
}
function doubtfulPlies({ id, moves, values }) {
  const plies2 = /* @__PURE__ */ new Set();
  for (const { ply, loss } of judgeGame(id, values, moves)) {
    if (loss >= LEAST_LOSS) plies2.add(ply - 1).add(ply);
  }
  values.forEach((value, ply) => {
    if (hasOneGoodMove(id, value)) plies2.add(ply);
  });
  return [...plies2].sort((a, b) => a - b);
}
function signOf(game, first) {
  return game.turn() === first ? 1 : -1;
}
function goTo(game, moves, ply) {
  while (game.history().length > ply) game.undo();
  for (let at = game.history().length; at < ply; at++) game.play(moves[at]);
}

// www/js/analysis/game-review.js
var LINE = 6;
var KEPT_EVERY_MS = 1500;
var isJudgement = (nag) => nag >= 1 && nag <= 6;
var GameReview = class extends EventTarget {
  #session;
  #library;
  #host;
  #key = "";
  /** @type {Review | null} */
  #review = null;
  /** @type {AbortController | null} */
  #running = null;
  #isLooking = false;
  /** What the review that runs, or was cut off, has found. @type {Review | null} */
  #part = null;
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
  get isRunning() {
    return this.#running !== null;
  }
  /** Whether the engine is needed here. */
  get isBusy() {
    return this.isRunning || this.#isLooking;
  }
  /** How many moves of the main line have been reviewed. */
  get length() {
    return this.#fit.fitting;
  }
  /** Whether the main line is longer than what was reviewed, or another one. */
  get isOutdated() {
    return this.#review !== null && (this.isPart || this.length < this.#session.tree.mainLine.length);
  }
  /** Whether the review was cut off. */
  get isPart() {
    return this.#review?.isPart === true;
  }
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
    const running = this.#running = new AbortController();
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
    const onPart = (part) => {
      if (!isFresh || part.values.length <= known.length) return;
      this.#part = part;
      if (performance.now() - keptAt < KEPT_EVERY_MS) return;
      keptAt = performance.now();
      void this.#library.putReview(key, part);
    };
    try {
      const onProgress = (share) => {
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
    const game = new Game(
      id,
      /** @type {any} */
      { rules, position }
    );
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
      search: (game, timeMs) => this.#host.ask((engine) => engine.bestMove(game, { multiPv: 2, timeMs, signal })),
      table: tableValue
    };
  }
  #origin() {
    const { tags } = this.#session;
    const names = [tags.White, tags.Black].filter(Boolean).join(" – ");
    return { name: [names, tags.Event, tags.Date].filter(Boolean).join(", "), saved: (/* @__PURE__ */ new Date()).toISOString() };
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
      const different = reviewed.findIndex((text2, index) => text2 !== moves[index]);
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
};
function checkedReview(value) {
  const { moves, values, isPart } = (
    /** @type {any} */
    value ?? {}
  );
  const isSound3 = Array.isArray(moves) && Array.isArray(values) && values.length === moves.length + 1 && values.every((one) => Number.isFinite(one?.score) && Array.isArray(one.best) && Math.abs(one.sign) === 1);
  return isSound3 ? { moves, values, ...isPart === true && { isPart } } : null;
}

// www/js/editor/opener.js
function editorOpener(parts2, onFailure) {
  let editor = null;
  return async (from) => {
    try {
      const { EditorDialog } = await import("./dialog-SYJQCT47.js");
      editor ??= new EditorDialog(...parts2);
    } catch (error) {
      console.error(error);
      onFailure();
      return;
    }
    editor.open(from);
  };
}

// www/js/later.js
var QUIET_MS = 150;
var LONGEST_MS = 700;
var UNSEEN_MS = 100;
var Later = class {
  #task;
  #timer = 0;
  /** When it must be done. */
  #due = 0;
  /** @param {() => void} task */
  constructor(task) {
    this.#task = task;
  }
  get isPending() {
    return this.#due > 0;
  }
  ask() {
    const now = performance.now();
    this.#due ||= now + LONGEST_MS;
    clearTimeout(this.#timer);
    this.#timer = /** @type {any} */
    setTimeout(() => this.flush(), Math.min(QUIET_MS, this.#due - now));
    if (globalThis.document?.visibilityState === "hidden") this.flush();
  }
  /** Does at once what is still to be done. */
  flush() {
    if (!this.isPending) return;
    this.drop();
    this.#task();
  }
  drop() {
    clearTimeout(this.#timer);
    this.#due = 0;
  }
};
function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}
function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
}
function onLeaving(task) {
  addEventListener("pagehide", task);
  addEventListener("blur", task);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") task();
  });
}

// www/js/clock/game-clock.js
var FREE_MOVES = 1;
var GRACE_MS = 1e4;
var RESERVE = 0.2;
var SHARE = 1 / 40;
var INCREMENT_SHARE = 0.7;
var LARGEST_SHARE = 1 / 4;
var SHORTEST_MS = 10;
function freshState(control) {
  return !control || control.kind === "none" ? null : { control, left: {}, moves: {} };
}
var GameClock = class {
  #control;
  #players;
  /** When the running clock was started. @type {Record<string, number>} */
  #left;
  /** @type {Record<string, number>} */
  #moves;
  /** @type {PlayerId | null} */
  #running = null;
  #since = 0;
  /**
   * @param {ClockState} state
   * @param {PlayerId[]} players
   */
  constructor({ control, left, moves }, players) {
    this.#control = control;
    this.#players = players;
    this.#left = Object.fromEntries(players.map((player) => [player, left[player] ?? this.#full]));
    this.#moves = Object.fromEntries(players.map((player) => [player, moves[player] ?? 0]));
  }
  get control() {
    return this.#control;
  }
  get running() {
    return this.#running;
  }
  get #full() {
    return this.#control.kind === "none" ? 0 : 1e3 * this.#control.seconds;
  }
  /**
   * @param {PlayerId} player
   * @param {number} now
   * @returns {number} Milliseconds.
   */
  left(player, now) {
    const used = player === this.#running ? Math.max(0, now - this.#since) : 0;
    return Math.max(0, this.#left[player] - used);
  }
  /**
   * Has the clock of one player run, or none.
   * @param {PlayerId | null} player
   * @param {number} now
   */
  run(player, now) {
    if (player === this.#running) return;
    this.#settle(now);
    this.#running = player;
  }
  /**
   * The game stands where each player has made so many moves. A move made brings the increment, but for the first one; a
   * move taken back loses it; no time is given back.
   * @param {Record<string, number>} moves
   * @param {number} now
   */
  stand(moves, now) {
    if (this.#players.every((player) => moves[player] === this.#moves[player])) return;
    this.#settle(now);
    for (const player of this.#players) {
      const made = Math.max(FREE_MOVES, moves[player]) - Math.max(FREE_MOVES, this.#moves[player]);
      this.#left[player] = this.#afterMoves(this.#left[player], made);
    }
    this.#moves = { ...moves };
  }
  /**
   * @param {number} left
   * @param {number} made Moves that count; below zero where they were taken back.
   */
  #afterMoves(left, made) {
    if (this.#control.kind !== "game") return this.#full;
    const gain = 1e3 * this.#control.increment * Math.min(made, 1);
    return gain >= 0 ? left + gain : Math.max(left + gain, Math.min(left, GRACE_MS));
  }
  /**
   * @param {number} now
   * @returns {PlayerId | null} Who has no time left.
   */
  flagged(now) {
    return this.#running !== null && this.left(this.#running, now) <= 0 ? this.#running : null;
  }
  /**
   * @param {PlayerId} player
   * @param {number} now
   * @returns {number} Milliseconds that the computer may think, if it plays this side.
   */
  budget(player, now) {
    const left = this.left(player, now);
    const control = this.#control;
    const share = control.kind === "game" ? Math.min(SHARE * left + INCREMENT_SHARE * 1e3 * control.increment, LARGEST_SHARE * left) : (1 - RESERVE) * left;
    return Math.max(SHORTEST_MS, Math.floor(share));
  }
  /**
   * @param {number} now
   * @returns {ClockState}
   */
  state(now) {
    const left = Object.fromEntries(this.#players.map((player) => [player, Math.round(this.left(player, now))]));
    return { control: this.#control, left, moves: { ...this.#moves } };
  }
  /** @param {number} now */
  #settle(now) {
    if (this.#running !== null) this.#left[this.#running] = this.left(this.#running, now);
    this.#since = now;
  }
};
function asClockState(value, players) {
  const state = (
    /** @type {any} */
    value
  );
  const control = asTimeControl(state?.control);
  if (control.kind === "none") return null;
  const isSound3 = players.every((player) => isAmount(state.left?.[player]) && isAmount(state.moves?.[player]));
  return isSound3 ? { control, left: state.left, moves: state.moves } : null;
}
function isAmount(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

// www/js/game-tree.js
var Node = class {
  /** What was played from here; the first continues the line. @type {Node[]} */
  children = [];
  /** The child gone to last. @type {Node | null} */
  next = null;
  comment = "";
  /** Said before the move, where it opens a line. */
  prelude = "";
  /** @type {number[]} */
  nags = [];
  /** Another number whenever something from here on has changed, and no other node beside it has the same. */
  stamp = 0;
  /** Moves from the start. @type {number} */
  ply;
  /** An end by resignation, agreement, claim or time. @type {End | null} */
  ended = null;
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
    for (let node = (
      /** @type {Node | null} */
      this
    ); node?.move; node = node.parent) moves[node.move.player]++;
    return moves;
  }
  /** @returns {Node | null} The first move of the variation that this move is in; `null` in the main line. */
  get branch() {
    let node = this;
    while (node.parent && node.parent.children[0] === node) node = node.parent;
    return node.parent && node;
  }
};
var GameTree = class {
  #game;
  #root = new Node(null, null);
  #current = this.#root;
  #stamps = 0;
  /** @param {Game} game As it starts. Belongs to the tree from now on, and is never ended by it. */
  constructor(game) {
    this.#game = game;
    const { id, rules, position } = game.toJSON();
    this.start = { id, rules, position };
  }
  get game() {
    return this.#game;
  }
  get root() {
    return this.#root;
  }
  get current() {
    return this.#current;
  }
  get ply() {
    return this.#current.ply;
  }
  /** Another number whenever something in the tree, not only the place, has changed. */
  get version() {
    return this.#stamps;
  }
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
  play(text2) {
    if (this.#current.ended) this.#refuse(text2);
    const before = this.#game.board();
    const move = this.#game.play(text2);
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
    const ahead = [];
    for (let goal = node; goal !== this.#current; ) {
      if (goal.ply > this.#current.ply) {
        ahead.push(goal);
        goal = /** @type {Node} */
        goal.parent;
      } else if (!this.back()) {
        return;
      }
    }
    for (const goal of ahead.reverse()) {
      this.#game.play(
        /** @type {Move} */
        goal.move.text
      );
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
    const path = [];
    for (let one = node; one.parent; one = one.parent) path.unshift(one);
    const game = this.#game.clone();
    try {
      while (game.undo()) ;
      for (const { move } of path) game.play(
        /** @type {Move} */
        move.text
      );
      const moves = texts.map((text2) => game.play(text2));
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
      const parent = (
        /** @type {Node} */
        branch.parent
      );
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
    const parent = (
      /** @type {Node} */
      node.parent
    );
    for (let one = (
      /** @type {Node | null} */
      this.#current
    ); one; one = one.parent) {
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
    const line = this.line.map((node) => (
      /** @type {Node} */
      node.parent.children.indexOf(node)
    ));
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
    for (let one = (
      /** @type {Node | null} */
      node
    ); one; one = one.parent) one.stamp = this.#stamps;
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
  #refuse(text2) {
    const game = this.#game.clone();
    try {
      game.agreeDraw();
      game.play(text2);
    } finally {
      game.free();
    }
  }
};

// www/js/recorded-tree.js
var TERMINATION = "Termination";
var ON_TIME = "time forfeit";
var MOST_LEVELS = 1e3;
function toRecord(tree, tags, { allEnds = false } = {}) {
  const { root: root2, start } = tree;
  const { moves, notes } = lineFrom(root2.children[0] ?? null, allEnds);
  const opening = noteOf(root2, 0);
  if (opening) notes.unshift(opening);
  let last = root2;
  while (last.children.length > 0) last = last.children[0];
  return { ...start, ...writtenEnd(last.ended, tags), moves, notes };
}
function writtenEnd(end, { ...tags }) {
  if (tags[TERMINATION] === ON_TIME) delete tags[TERMINATION];
  if (end?.reason !== "timeout") return { tags, ended: end && { ...end } };
  return { tags: { ...tags, [TERMINATION]: ON_TIME }, ended: { winner: end.winner, reason: "unknown" } };
}
function readEnd({ winner, reason }, tags) {
  return reason === "unknown" && tags?.[TERMINATION] === ON_TIME ? { winner, reason: "timeout" } : { winner, reason };
}
function lineFrom(first, allEnds) {
  const moves = [];
  const notes = [];
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
function noteOf({ comment, nags }, ply) {
  if (!comment && nags.length === 0) return null;
  return { ply, ...comment && { comment }, ...nags.length > 0 && { nags: [...nags] } };
}
function fromRecord({ id, rules, position, ended = null, moves, notes = [], tags }) {
  Game.fromJSON(
    /** @type {any} */
    { id, rules, position, moves, redo: [], ended }
  ).free();
  const tree = new GameTree(new Game(id, { rules, position }));
  try {
    const last = readLine(tree, tree.root, { moves, notes }, 0);
    if (ended) tree.setEnd(last, readEnd(ended, tags));
  } catch (error) {
    tree.free();
    throw (
      /** @type {Error} */
      error.name === "TablierError" ? error : badState(String(error))
    );
  }
  return tree;
}
function mergedTree(tree, record, promote) {
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
function readLine(tree, parent, { moves, notes }, level, join = joined) {
  if (level > MOST_LEVELS) throw badState("variations are nested too deeply");
  const { game } = tree;
  const nodes = [parent];
  for (const text2 of moves) nodes.push(tree.add(nodes[nodes.length - 1], game.play(text2)));
  const noted = new Map((notes ?? []).map((note) => [note.ply, note]));
  for (let ply = moves.length; ply > 0; ply--) {
    const note = noted.get(ply);
    game.undo();
    if (!note) continue;
    const node = nodes[ply];
    node.comment = join(node.comment, note.comment);
    node.nags = [.../* @__PURE__ */ new Set([...node.nags, ...note.nags ?? []])];
    node.ended ??= note.ended ?? null;
    for (const variation of note.variations ?? []) readLine(tree, nodes[ply - 1], variation, level + 1, join);
  }
  annotateOpening(nodes, noted.get(0), level, join);
  return nodes[nodes.length - 1];
}
function annotateOpening([parent, first], note, level, join) {
  if (level > 0) {
    if (first) first.prelude = join(first.prelude, note?.comment);
  } else if (note) {
    parent.comment = join(parent.comment, note.comment);
    parent.nags = [.../* @__PURE__ */ new Set([...parent.nags, ...note.nags ?? []])];
  }
}
function joined(earlier, comment = "") {
  return earlier && comment && earlier !== comment ? `${earlier}
${comment}` : earlier || comment;
}
function badState(message) {
  return Object.assign(new Error(message), { name: "TablierError", code: "bad-state", details: {} });
}

// www/js/session/saved.js
var KEY2 = "session";
function playOf({ setup, tree, view, held, clock, played, given }) {
  const front = tree.line[played.ply - 1] === played ? played.ply : tree.ply;
  return { setup, place: tree.place, front, view, held, ...clock && { clock }, ...given && { given } };
}
function readPlay(stored, catalog) {
  const setup = asSetup(stored?.setup, catalog);
  if (!setup) return null;
  try {
    const { record, place } = stored.record ? stored : fromGameState(stored.game);
    if (record.id !== setup.game) return null;
    const tree = fromRecord(record);
    tree.place = place;
    const tags = record.tags ?? {};
    const key = typeof stored.key === "string" ? stored.key : newKey();
    const played = tree.line[stored.front - 1] ?? tree.current;
    const players = catalog.find(({ id }) => id === setup.game)?.players ?? [];
    const clock = asClockState(stored.clock, players.map(({ id }) => id));
    const given = Number.isInteger(stored.given) ? stored.given : 0;
    return {
      setup: { ...setup, rules: tree.game.rules() },
      tree,
      tags,
      view: stored.view,
      held: stored.held === true,
      key,
      clock,
      played,
      given
    };
  } catch {
    return null;
  }
}
var SavedGame = class {
  #catalog;
  /** What local storage held when this tab has written or read it last. @type {string | null} */
  #known = null;
  /** What another tab has saved of the same game since, though a third one has saved another game meanwhile. @type {string | null} */
  #heard = null;
  /** @param {GameInfo[]} catalog */
  constructor(catalog) {
    this.#catalog = catalog;
  }
  /**
   * @param {string} key Of the game of this tab.
   * @returns {string | null} What another tab has saved of it since.
   */
  newer(key) {
    const last = text(KEY2);
    return last !== null && last !== this.#known && !isOfAnother(last, key) ? last : this.#heard;
  }
  /**
   * @param {string} text Saved by another tab.
   * @param {string} key Of the game of this tab.
   * @returns {boolean} Whether it is of the same game.
   */
  hear(text2, key) {
    if (isOfAnother(text2, key)) return false;
    if (text2 !== this.#known && text(KEY2) !== this.#known) this.#heard = text2;
    return true;
  }
  /**
   * @param {string} key Of the game of this tab; "" where there is none yet.
   * @returns {Saved | null} The game to go on with: this tab's own, else the one played last, if it can be played. What
   * cannot is forgotten.
   */
  read(key) {
    const [own, last] = [textOfTab(KEY2), text(KEY2)];
    const ownKey = keyOf2(own);
    const text2 = this.newer(key) ?? (last !== null && ownKey !== null && isOfAnother(last, ownKey) ? own : last);
    const saved = readPlay(parsed(text2), this.#catalog);
    if (!saved && text2 !== null && text2 === last) remove(KEY2);
    writeOfTab(KEY2, saved ? text2 : null);
    this.#heard = null;
    this.#known = text(KEY2);
    return saved;
  }
  /**
   * @param {Saved} session
   * @returns {boolean} Whether it is stored.
   */
  write(session) {
    const { key, tree, tags } = session;
    const text2 = JSON.stringify({ key, ...playOf(session), record: toRecord(tree, tags, { allEnds: true }) });
    const isStored = writeText(KEY2, text2);
    writeOfTab(KEY2, text2);
    this.#heard = null;
    this.#known = text(KEY2);
    return isStored;
  }
};
function keyOf2(text2) {
  return text2?.match(/^\{"key":"([^"]*)"/)?.[1] ?? null;
}
function isOfAnother(text2, key) {
  const other = keyOf2(text2);
  return other !== null && other !== key;
}
function fromGameState({ id, rules, position, moves, redo, ended }) {
  const record = { id, rules, position, ended, tags: {}, moves: [...moves, ...redo], notes: [] };
  return { record, place: { line: record.moves.map(() => 0), ply: moves.length } };
}

// www/js/other-tabs.js
function followOtherTabs(session, { onTakeOver, onOther }) {
  const look = () => {
    if (document.hasFocus() && session.isOutdated && session.restore()) onTakeOver();
  };
  addEventListener("storage", (event) => {
    const text2 = toldBy(event, KEY2);
    if (text2 !== null && !session.hear(text2)) onOther();
    look();
  });
  addEventListener("focus", look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}

// pkg/element/thinker.js
var Thinker = class {
  #opponent;
  #onActivity;
  /** @type {AbortController | null} */
  #search = null;
  /** Why the last question had no answer. @type {unknown} */
  failure = null;
  /**
   * @param {Opponent} opponent
   * @param {() => void} onActivity Called when it begins to think, or fails.
   */
  constructor(opponent, onActivity) {
    this.#opponent = opponent;
    this.#onActivity = onActivity;
  }
  get isBusy() {
    return this.#search !== null;
  }
  /** Drops the question; its answer no longer matters. */
  halt() {
    this.#search?.abort();
    this.#search = null;
  }
  /** Has the question answered at once, as well as it can be. */
  hurry() {
    this.#search?.abort();
  }
  /**
   * @template T
   * @param {(opponent: Opponent, signal: AbortSignal) => Promise<T>} question
   * @returns {Promise<T | null>} `null` where it was dropped or failed.
   */
  async ask(question) {
    this.halt();
    const search = new AbortController();
    this.#search = search;
    this.#onActivity();
    try {
      const answer = await question(this.#opponent, search.signal);
      if (this.#search !== search) return null;
      this.#search = null;
      return answer;
    } catch (error) {
      if (this.#search === search) this.#fail(error);
      return null;
    }
  }
  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.failure = error;
    this.#search = null;
    this.#onActivity();
  }
};

// www/js/clock/timer.js
var REAL_TIME = {
  now: () => performance.now(),
  wait: (task, ms) => setTimeout(task, ms),
  drop: (waiting) => clearTimeout(waiting)
};
var Timer = class {
  #onFlag;
  #time;
  /** @type {GameClock | null} */
  #clock = null;
  /** Whose clock would run if nothing paused it. @type {PlayerId | null} */
  #due = null;
  #isPaused = false;
  /** @type {unknown} */
  #waiting = null;
  /**
   * @param {(player: PlayerId) => void} onFlag Called when a player has no time left.
   * @param {Time} [time]
   */
  constructor(onFlag, time = REAL_TIME) {
    this.#onFlag = onFlag;
    this.#time = time;
  }
  get isOn() {
    return this.#clock !== null;
  }
  get control() {
    return this.#clock?.control ?? null;
  }
  get running() {
    return this.#clock?.running ?? null;
  }
  /**
   * @param {PlayerId[]} players
   * @param {ClockState | null} state `null` plays without clocks.
   */
  start(players, state) {
    this.#clock = state && new GameClock(state, players);
    this.#due = null;
    this.#run();
  }
  /**
   * @param {Record<string, number>} moves Made by each player so far.
   * @param {PlayerId | null} runs Whose clock is to run.
   */
  follow(moves, runs) {
    this.#clock?.stand(moves, this.#time.now());
    this.#due = runs;
    this.#run();
  }
  pause() {
    this.#isPaused = true;
    this.#run();
  }
  resume() {
    this.#isPaused = false;
    this.#run();
  }
  /**
   * @param {PlayerId} player
   * @returns {number} Milliseconds; infinite without a clock.
   */
  left(player) {
    return this.#clock ? this.#clock.left(player, this.#time.now()) : Infinity;
  }
  /**
   * @param {PlayerId} player
   * @returns {number | null} Milliseconds that the computer may think; `null` without a clock.
   */
  budget(player) {
    return this.#clock && this.#clock.budget(player, this.#time.now());
  }
  /** @returns {ClockState | null} */
  get state() {
    return this.#clock && this.#clock.state(this.#time.now());
  }
  #run() {
    this.#time.drop(this.#waiting);
    const clock = this.#clock;
    if (!clock) return;
    const now = this.#time.now();
    const runs = this.#isPaused ? null : this.#due;
    clock.run(runs, now);
    if (runs !== null) this.#waiting = this.#time.wait(() => this.#look(), Math.ceil(clock.left(runs, now)));
  }
  /** Timers may come early. */
  #look() {
    const flagged = this.#clock?.flagged(this.#time.now()) ?? null;
    if (flagged === null) return this.#run();
    this.#due = null;
    this.#run();
    this.#onFlag(flagged);
  }
};

// www/js/session.js
var PLAYED = ["move", "undo", "end"];
var PACE_MS = { computer: 500, two: 0, auto: 1100 };
var PACE_SHARE = 1 / 50;
var FREE_PLIES = 2;
var HINT_LEVEL = 10;
var Session = class extends EventTarget {
  #catalog;
  #thinker;
  /** @type {GameTree} */
  #tree;
  /** @type {Setup} */
  #setup;
  /** @type {Record<string, string>} */
  #tags = {};
  /** @type {{ rotated: boolean, bottom: PlayerId }} */
  #view;
  #key = "";
  /** The computer waits for `resume`. */
  #held = false;
  /** Where the game is being played, if nothing else is looked at since: there the computer goes on. @type {Node | null} */
  #front = null;
  /** Where the game is being played, whatever is looked at, and whether it is over there. @type {Node} */
  #played;
  #isOver = false;
  #timer;
  /** How many moves were there when the game was opened from a record: these are looked at, and not taken back. */
  #given = 0;
  /** Where the computer has refused a draw. @type {Node | null} */
  #refusedAt = null;
  #saved;
  #saving = new Later(() => this.#save());
  #isTroubled = false;
  /** The last answer of {@link toRecord}. @type {{ tree: GameTree, version: number, tags: object, record: GameRecord } | null} */
  #written = null;
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
  get tree() {
    return this.#tree;
  }
  get game() {
    return this.#tree.game;
  }
  get setup() {
    return this.#setup;
  }
  get view() {
    return this.#view;
  }
  /** Names the game across reloads and tabs. */
  get key() {
    return this.#key;
  }
  get ply() {
    return this.#tree.ply;
  }
  get held() {
    return this.#held;
  }
  get failure() {
    return this.#thinker.failure;
  }
  get thinking() {
    return this.#thinker.isBusy;
  }
  /** To read from. */
  get timer() {
    return this.#timer;
  }
  /** Whether another tab has saved this very game since this one did. */
  get isOutdated() {
    return this.#saved.newer(this.#key) !== null;
  }
  /**
   * @param {string} text What another tab has saved.
   * @returns {boolean} Whether it is of this very game.
   */
  hear(text2) {
    return this.#saved.hear(text2, this.#key);
  }
  /** @returns {Play} What is needed, besides the record, to go on with the game as it is. */
  get manner() {
    return playOf(this.#state);
  }
  /** @returns {Move[]} The moves up to here, and those that {@link forward} would play. */
  get line() {
    return this.#tree.line.map((node) => (
      /** @type {Move} */
      node.move
    ));
  }
  /** What the record of the game says besides its moves. */
  get tags() {
    return this.#tags;
  }
  set tags(tags) {
    this.#tags = { ...tags };
    this.#changed({ type: "note" });
  }
  /** @returns {GameInfo} */
  get info() {
    const id = this.#setup.game;
    return (
      /** @type {GameInfo} */
      this.#catalog.find((info) => info.id === id)
    );
  }
  /** @returns {PlayerId} The player whose moves open a numbered pair. */
  get leader() {
    const first = this.info.players[0].id;
    return STARTER_RULE in this.#setup.rules ? this.#tree.root.children[0]?.move?.player ?? first : first;
  }
  /** @param {PlayerId} player */
  isComputer(player) {
    return this.#setup.mode === "auto" || this.#setup.mode === "computer" && player !== this.#setup.side;
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
    const handicap = position === void 0 ? setup.handicap ?? null : null;
    const start = handicap ? handicapPosition(setup.game, setup.rules, handicap.id, handicap.giver) : position;
    const game = new Game(setup.game, { rules: setup.rules, ...start === void 0 ? {} : { position: start } });
    this.#leave();
    const tree = new GameTree(game);
    const rules = game.rules();
    this.#adopt({
      setup: { ...setup, handicap, rules },
      tree,
      tags: {},
      view: null,
      held: false,
      key: newKey(),
      clock: freshState(setup.clock),
      played: tree.current
    });
    this.#changed({ type: "start" }, true);
  }
  /** @returns {boolean} Whether there was a game to take up again. */
  restore() {
    const saved = this.#saved.read(this.#key);
    if (!saved) return false;
    this.#saving.drop();
    this.#adopt(saved);
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
    const info = (
      /** @type {GameInfo} */
      this.#catalog.find(({ id }) => id === record.id)
    );
    const rules = tree.game.rules();
    const setup = { game: info.id, mode: (
      /** @type {const} */
      "two"
    ), side: info.players[0].id, level: this.#setup?.level ?? DEFAULT_LEVEL, rules };
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
  play(text2) {
    const step = this.#tree.play(text2);
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
    const steps = [];
    do {
      const step = this.#tree.back();
      if (!step) break;
      steps.push(step);
    } while (this.#setup.mode === "computer" && this.isComputer(this.game.turn()));
    this.#goOnFromHere();
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
    const { line, root: root2 } = this.#tree;
    this.goToNode(ply > 0 && line.length > 0 ? line[Math.min(ply, line.length) - 1] : root2);
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
    const steps = texts.map((text2) => tree.play(text2));
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
    const end = Game.fromJSON(
      /** @type {any} */
      { id, rules, position, moves, redo: [], ended }
    );
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
    this.#setup = { ...this.#setup, mode: "two", clock: void 0, contest: { mode, clock } };
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
    this.#setup = { ...this.#setup, mode: "computer", side, level, clock: void 0, turns: false, contest: void 0 };
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
    return (found && this.game.moves({ verbose: true }).find(({ text: text2 }) => text2 === found.move)) ?? null;
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
    const timeMs = this.#timer.budget(turn) ?? void 0;
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
      setup: this.#setup,
      tree: this.#tree,
      tags: this.#tags,
      view: this.#view,
      held: this.#held,
      key: this.#key,
      clock: this.#timer.state,
      played: this.#played,
      given: this.#given
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
};

// www/js/session-board.js
var SCENES = ["start", "open", "flip"];
function sessionBoard(element, session, settings2, phrases) {
  const board = new Board(element, session, {
    board: () => phrases.board(session.info),
    cell: (...what) => phrases.cell(session.info, ...what)
  }, paletteFor(settings2.theme, settings2.look));
  board.setOptions(settings2.switches);
  session.addEventListener("change", (event) => {
    const change = boardChange(
      /** @type {CustomEvent<Change>} */
      event.detail
    );
    if (change) board.follow(change);
  });
  session.addEventListener("activity", () => board.show());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") board.cancel();
  });
  settings2.addEventListener("theme", () => board.setPalette(paletteFor(settings2.theme, settings2.look)));
  settings2.addEventListener("switches", () => board.setOptions(settings2.switches));
  settings2.addEventListener("language", () => board.show());
  return board;
}
function boardChange(change) {
  if (change.type === "note") return null;
  if (SCENES.includes(change.type)) return { type: "scene" };
  if (change.type === "undo") return { type: "back", steps: change.steps };
  return "steps" in change ? { type: change.type, steps: change.steps } : { type: "jump" };
}

// www/js/ui/analysis-panel.js
var PROVED2 = { win: 1, draw: 0, loss: -1 };
var LONGEST_LINE = 10;
var SAID_AFTER_MS = 1500;
var WORTH_READING = 8;
var PACE_MS2 = 60;
var THINNEST = 0.45;
var AnalysisPanel = class {
  #analysis;
  #session;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #draw;
  #button = (
    /** @type {HTMLButtonElement} */
    byId("analyse")
  );
  #lines = byId("analysis-lines");
  #count = (
    /** @type {HTMLSelectElement} */
    byId("analysis-count")
  );
  /** Moves of the lines that are shown. @type {Move[][]} */
  #shown = [];
  /** What is shown of the lines, so that nothing is made again. */
  #key = "";
  /** The position that the lines are of. @type {object | null} */
  #game = null;
  #isPressed = false;
  /** How deep they were searched. */
  #depth = 0;
  /** The arrows on the board. */
  #arrows = "";
  /** The position that the evaluation was said of, or soon is. @type {object | null} */
  #said = null;
  #timer = 0;
  /** Of what is to be shown. */
  #soon = 0;
  /**
   * @param {Analysis} analysis
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {AnalysisWords} words
   * @param {Announcer} announcer
   * @param {(arrows: Pick<Annotations, "arrows" | "marks">) => void} draw On the board.
   */
  constructor(analysis, session, i18n2, phrases, words, announcer, draw) {
    this.#analysis = analysis;
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#draw = draw;
    const counts = Array.from({ length: MOST_LINES }, (_, index) => String(index + 1));
    fillSelect(this.#count, counts.map((value) => ({ value, text: value })), String(analysis.lines));
    analysis.addEventListener("switch", () => this.show());
    analysis.addEventListener("change", () => {
      this.#soon ||= /** @type {any} */
      setTimeout(() => this.show(), PACE_MS2);
    });
    session.addEventListener("change", () => this.show());
    this.#button.addEventListener("click", () => this.#toggle());
    this.#count.addEventListener("change", () => analysis.lines = Number(this.#count.value));
    const arrows = (
      /** @type {HTMLInputElement} */
      byId("analysis-arrows")
    );
    arrows.checked = analysis.hasArrows;
    arrows.addEventListener("change", () => {
      analysis.hasArrows = arrows.checked;
      this.#showArrows();
    });
    byId("analysis-longer").addEventListener("click", () => analysis.goOn());
    this.#lines.addEventListener("click", (event) => this.#click(event));
    this.#lines.addEventListener("keydown", (event) => this.#walk(event));
    this.#lines.addEventListener("focusout", () => queueMicrotask(() => this.show()));
    this.#lines.addEventListener("pointerdown", () => this.#isPressed = true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.#isPressed = false));
  }
  show() {
    clearTimeout(this.#soon);
    this.#soon = 0;
    const { isOn, isResting } = this.#analysis;
    this.#button.setAttribute("aria-pressed", String(isOn));
    this.#button.classList.toggle("offered", !isOn && this.#session.outcome !== null);
    byId("analysis").hidden = !isOn;
    byId("evaluation-bar").hidden = !isOn;
    document.documentElement.dataset.analysis = isOn ? isResting ? "rests" : "looks" : "off";
    if (isOn) {
      this.#showVerdict();
      this.#showBar();
      this.#showLines();
      this.#sayLater();
    }
    this.#showArrows();
  }
  async #toggle() {
    const { t } = this.#i18n;
    if (this.#analysis.isOn) return this.#analysis.turnOff();
    const question = t(this.#session.setup.mode === "two" ? "analysis.confirm.clock" : "analysis.confirm");
    if (this.#session.isContest && !await confirm(question, t("analysis.confirm.yes"))) return;
    this.#session.endContest();
    this.#analysis.turnOn();
    this.#announcer.say(t("analysis.on"));
  }
  #showVerdict() {
    const { t } = this.#i18n;
    const { info, hasFailed, isResting } = this.#analysis;
    const { outcome } = this.#session;
    const verdict = outcome ? null : this.#words.verdict(this.#session.info, this.#analysis);
    byId("analysis-player").textContent = verdict && info && !isProved(info.score) ? t("board.evaluation", { player: this.#words.firstPlayer(this.#session.info) }) : "";
    byId("analysis-score").textContent = verdict?.score ?? (outcome ? this.#phrases.resultOf(this.#session, outcome) : t(hasFailed ? "board.engineFailed" : "board.analysis.waits"));
    const basis = byId("analysis-basis");
    basis.textContent = verdict?.basis ?? "";
    basis.hidden = !verdict;
    basis.classList.toggle("proved", verdict?.isProved === true);
    const known = info && !outcome ? info : null;
    const speed = known && known.timeMs > 0 ? this.#words.speed(1e3 * known.nodes / known.timeMs) : "";
    const { solved } = this.#analysis;
    if (solved !== null) byId("analysis-depth").textContent = t("analysis.solving", { percent: Math.floor(100 * solved) });
    else byId("analysis-depth").textContent = known ? [t("board.depth", { depth: known.depth }), speed].filter(Boolean).join(" · ") : "";
    byId("analysis-longer").hidden = !(isResting && known) || known.mate !== null;
  }
  /** The share that the player below can expect grows from below. */
  #showBar() {
    const { view, info, outcome } = this.#session;
    const first = info.players[0].id;
    const { info: found, known, sign } = this.#analysis;
    let share = 0.5;
    if (outcome) share = outcome.winner === null ? 0.5 : outcome.winner === first ? 1 : 0;
    else if (known) share = (1 + sign * PROVED2[known.value]) / 2;
    else if (found) share = expectation(info.id, sign * found.score);
    const isFirstBelow = view.bottom === first;
    const bar = byId("evaluation-bar");
    bar.dataset.player = this.#session.opponentOf(view.bottom);
    const below = byId("evaluation-share");
    below.dataset.player = view.bottom;
    below.style.transform = `scaleY(${isFirstBelow ? share : 1 - share})`;
  }
  #showLines() {
    const { info, game, lines: wanted } = this.#analysis;
    const lines = this.#session.outcome || !game ? [] : info?.lines ?? [];
    const key = JSON.stringify([lines.map(({ pv, score, mate }) => [pv.slice(0, LONGEST_LINE), score, mate]), wanted, this.#i18n.language]);
    if (key === this.#key && game === this.#game) return;
    const focused = this.#lines.contains(document.activeElement) ? (
      /** @type {HTMLElement} */
      document.activeElement
    ) : null;
    if (game === this.#game && this.#isPressed) return;
    if (game === this.#game && this.#depth >= WORTH_READING && focused?.matches("button:focus-visible")) return;
    this.#key = key;
    this.#depth = info?.depth ?? 0;
    this.#game = game;
    this.#shown = game ? lines.map(({ pv }) => movesOf(game, pv.slice(0, LONGEST_LINE))) : [];
    this.#lines.style.setProperty("--lines", String(wanted));
    this.#lines.replaceChildren(...lines.map((line, index) => this.#line(line, index)));
    const place = focused ? [focused.dataset.line, focused.dataset.move] : ["0", "0"];
    const buttons = [...this.#lines.querySelectorAll("button")];
    const chosen = buttons.find(({ dataset }) => dataset.line === place[0] && dataset.move === place[1]) ?? buttons[0];
    if (chosen) chosen.tabIndex = 0;
    if (focused) (chosen ?? this.#lines).focus({ preventScroll: true });
  }
  /**
   * @param {SearchLine} line
   * @param {number} index
   */
  #line(line, index) {
    const { t } = this.#i18n;
    const score = create("span", { className: "score", text: scoreText(line, this.#analysis.sign, this.#i18n) });
    const moves = this.#shown[index].map((move, at) => {
      const text2 = this.#phrases.move(move);
      const button = this.#item(index, String(at), text2);
      button.setAttribute("aria-label", t("analysis.move", { line: index + 1, move: text2 }));
      return button;
    });
    const all = this.#item(index, "all", "▸");
    all.className = "all";
    all.title = t("analysis.playLine");
    all.setAttribute("aria-label", t("analysis.playLine.number", { line: index + 1 }));
    return create("li", {}, score, create("span", { className: "pv" }, ...moves), all);
  }
  /**
   * @param {number} line
   * @param {string} move
   * @param {string} text
   */
  #item(line, move, text2) {
    const button = create("button", { text: text2, data: { line: String(line), move } });
    button.type = "button";
    button.tabIndex = -1;
    return button;
  }
  /** @param {Event} event */
  #click(event) {
    const button = (
      /** @type {Element} */
      event.target.closest("button")
    );
    const { line, move } = button?.dataset ?? {};
    if (!button || line === void 0) return;
    const texts = (this.#shown[Number(line)] ?? []).map(({ text: text2 }) => text2);
    if (move === "all") this.#session.playLine(texts, 1);
    else this.#session.playLine(texts.slice(0, Number(move) + 1));
  }
  /** @param {KeyboardEvent} event */
  #walk(event) {
    const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const here = (
      /** @type {Element} */
      event.target.closest("button")
    );
    if (!way || !here || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const rows = [...this.#lines.children].map((row2) => [...row2.querySelectorAll("button")]);
    const row = rows.findIndex((buttons) => buttons.includes(here));
    const goal = rows[row + way[0]] ?? rows[row];
    const column = rows[row].indexOf(here) + way[1];
    const next = goal[Math.max(0, Math.min(goal.length - 1, column))];
    here.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
  #showArrows() {
    const { isOn, hasArrows, game, info } = this.#analysis;
    const isShown = isOn && hasArrows && game !== null && info !== null && !this.#session.outcome;
    const firsts = isShown ? this.#shown.flatMap(([move]) => move ?? []) : [];
    const drawn4 = arrowsOf(firsts);
    const key = JSON.stringify(drawn4);
    if (key === this.#arrows) return;
    this.#arrows = key;
    this.#draw(drawn4);
  }
  /** Once for each position: an evaluation that changes all the time is not listened to. */
  #sayLater() {
    const { game } = this.#analysis;
    if (this.#said === game) return;
    this.#said = game;
    clearTimeout(this.#timer);
    this.#timer = /** @type {any} */
    setTimeout(() => {
      const verdict = this.#words.verdict(this.#session.info, this.#analysis);
      const best = this.#shown[0]?.[0];
      if (!this.#analysis.isOn || this.#analysis.game !== game || !verdict || !best) return;
      const player = this.#words.firstPlayer(this.#session.info);
      this.#announcer.say(this.#i18n.t("analysis.said", { player, score: verdict.score, basis: verdict.basis, move: this.#phrases.move(best) }));
    }, SAID_AFTER_MS);
  }
};
function arrowsOf(moves) {
  const drawn4 = { arrows: [], marks: [] };
  const ways = moves.map(({ from, to, path }) => path.length === 0 ? null : `${from} ${to}`);
  moves.forEach(({ from, to }, index) => {
    if (ways[index] === null || ways.indexOf(ways[index]) < index) return;
    const colour = index === 0 ? "green" : "blue";
    if (from === null || from === to) drawn4.marks.push({ cell: to, colour, shape: index === 0 ? "ring" : "dot" });
    else drawn4.arrows.unshift({ from, to, colour, breadth: 1 - (1 - THINNEST) * index / MOST_LINES });
  });
  const isOneOfSeveral = ways.indexOf(ways[0], 1) > 0;
  if (isOneOfSeveral) drawn4.marks.push(...moves[0].captures.map(({ cell }) => ({ cell, shape: (
    /** @type {const} */
    "cross"
  ), colour: (
    /** @type {const} */
    "red"
  ) })));
  return drawn4;
}

// www/js/ui/analysis-words.js
var AnalysisWords = class {
  #i18n;
  #phrases;
  /** @type {Intl.NumberFormat | null} */
  #speeds = null;
  /**
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(i18n2, phrases) {
    this.#i18n = i18n2;
    this.#phrases = phrases;
  }
  /** @param {GameInfo} info */
  firstPlayer(info) {
    return this.#phrases.player(info, info.players[0].id);
  }
  /**
   * @param {GameInfo} info
   * @param {Value} value
   */
  score(info, { score, mate, isProved: isSure }) {
    if (isSure && score === 0) return this.#i18n.t("analysis.draw");
    return this.#named(info, score, mate, 1);
  }
  /**
   * @param {GameInfo} info
   * @param {Analysis} analysis
   * @returns {{ score: string, basis: string, isProved: boolean } | null} The score for the first player, and what it stands on.
   */
  verdict(info, { info: found, known, sign }) {
    const { t } = this.#i18n;
    if (known?.value === "draw") return { score: t("analysis.draw"), basis: t("analysis.proved.table"), isProved: true };
    if (!found) return null;
    if (known && !isProved(found.score)) {
      return { score: this.#named(info, known.value === "win" ? Infinity : -Infinity, null, sign), basis: t("analysis.proved.table"), isProved: true };
    }
    const score = this.#named(info, found.score, found.mate, sign);
    if (known) return { score, basis: t("analysis.proved.table"), isProved: true };
    if (isProved(found.score)) return { score, basis: t(found.mate === null ? "analysis.proved.table" : "analysis.proved"), isProved: true };
    return { score, basis: t("analysis.estimated"), isProved: false };
  }
  /**
   * @param {GameInfo} info
   * @param {number} score
   * @param {number | null} mate
   * @param {1 | -1} sign 1 where they are for the first player.
   * @returns {string} Who wins, and in how many moves; or the score for the first player.
   */
  #named(info, score, mate, sign) {
    if (!isProved(score)) return scoreText({ score, mate }, sign, this.#i18n);
    const [first, second] = info.players;
    const player = this.#phrases.player(info, sign * score > 0 ? first.id : second.id);
    const count = Math.ceil(Math.abs(mate ?? 0) / 2);
    return count > 0 ? this.#i18n.t("analysis.winsIn", { player, count }) : this.#i18n.t("analysis.wins", { player });
  }
  /** @param {number} nodesPerSecond */
  speed(nodesPerSecond) {
    const { language } = this.#i18n;
    if (this.#speeds?.resolvedOptions().locale !== language) {
      this.#speeds = new Intl.NumberFormat(language, { notation: "compact", maximumSignificantDigits: 3 });
    }
    return this.#i18n.t("analysis.speed", { count: this.#speeds.format(nodesPerSecond) });
  }
};

// www/js/sounds.js
var SOUNDS = {
  move: { knock: 1300, tones: [{ wave: "sine", hertz: 190, at: 0, length: 0.07, volume: 0.5 }] },
  capture: {
    knock: 2100,
    tones: [{ wave: "sine", hertz: 170, at: 0, length: 0.07, volume: 0.5 }, { wave: "triangle", hertz: 120, at: 0.06, length: 0.1, volume: 0.5 }]
  },
  end: {
    tones: [523.25, 659.25, 783.99].map((hertz, i) => ({ wave: "sine", hertz, at: 0.13 * i, length: 0.45, volume: 0.22 }))
  },
  error: { tones: [{ wave: "triangle", hertz: 110, at: 0, length: 0.12, volume: 0.4 }] }
};
var KNOCK = { length: 0.035, volume: 0.35 };
var VOLUME = 0.5;
var Sounds = class {
  #settings;
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {AudioBuffer | null} */
  #noise = null;
  /**
   * @param {Session} session
   * @param {Settings} settings
   */
  constructor(session, settings2) {
    this.#settings = settings2;
    session.addEventListener("change", (event) => {
      const change = (
        /** @type {CustomEvent<Change>} */
        event.detail
      );
      const ends = session.outcome !== null && (change.type === "move" || change.type === "end");
      if (ends) this.play("end");
      else if (change.type === "move" || change.type === "forward") this.play(change.steps.some(({ move }) => move.captures.length > 0) ? "capture" : "move");
      else if (change.type === "undo" || change.type === "back") this.play("move");
    });
  }
  /** @param {keyof typeof SOUNDS} name */
  play(name) {
    if (!this.#settings.switches.sounds || typeof AudioContext === "undefined") return;
    const context = this.#context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {
    });
    const { knock, tones } = SOUNDS[name];
    const now = context.currentTime + 0.01;
    if (knock !== void 0) this.#knock(context, now, knock);
    for (const { wave, hertz, at, length, volume } of tones) {
      const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
      tone.connect(fading(context, now + at, length, volume));
      tone.start(now + at);
      tone.stop(now + at + length);
    }
  }
  /**
   * @param {AudioContext} context
   * @param {number} start
   * @param {number} hertz
   */
  #knock(context, start, hertz) {
    const noise = new AudioBufferSourceNode(context, { buffer: this.#noise ??= whiteNoise(context) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 1.2 });
    noise.connect(filter).connect(fading(context, start, KNOCK.length, KNOCK.volume));
    noise.start(start, 0, KNOCK.length);
  }
};
function fading(context, start, length, volume) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * VOLUME, start + 4e-3);
  gain.gain.exponentialRampToValueAtTime(5e-4, start + length);
  gain.connect(context.destination);
  return gain;
}
function whiteNoise(context) {
  const buffer = new AudioBuffer({ length: Math.ceil(KNOCK.length * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

// www/js/ui/clock-words.js
var TENTHS_BELOW_MS = 1e4;
function digits(ms) {
  if (ms < TENTHS_BELOW_MS) return (Math.floor(ms / 100) / 10).toFixed(1);
  const all = Math.ceil(ms / 1e3);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
function spoken(ms, { t }) {
  const all = Math.ceil(ms / 1e3);
  const parts2 = [];
  if (all >= 3600) parts2.push(t("play.time.hours", { count: Math.floor(all / 3600) }));
  if (all >= 60 && Math.floor(all / 60) % 60 > 0) parts2.push(t("play.time.minutes", { count: Math.floor(all / 60) % 60 }));
  if (all % 60 > 0 || all === 0) parts2.push(t("play.time.seconds", { count: all % 60 }));
  return parts2.join(" ");
}
function timeControl(control, { t }) {
  if (!control || control.kind === "none") return "";
  const { seconds } = control;
  const time = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  if (control.kind === "move") return t("play.clock.aMove", { time });
  return control.increment > 0 ? `${time} + ${control.increment} s` : time;
}

// www/js/ui/clocks.js
var TICK_MS = 100;
var LAST_CALL_MS = 1e4;
var Clocks = class {
  #session;
  #i18n;
  #phrases;
  #announcer;
  /** @type {unknown} */
  #ticking = null;
  /** Calls that each player has had: of time getting short, and the last one. @type {Map<PlayerId, number>} */
  #called = /* @__PURE__ */ new Map();
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   */
  constructor(session, i18n2, phrases, announcer) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#announcer = announcer;
    byId("clocks-hear").addEventListener("click", () => announcer.say(this.#told()));
    session.addEventListener("change", (event) => {
      if (["start", "open"].includes(
        /** @type {CustomEvent} */
        event.detail.type
      )) this.#called.clear();
      this.show();
    });
    session.addEventListener("activity", () => this.show());
    const look = () => document.visibilityState === "hidden" ? session.pauseClocks() : session.resumeClocks();
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    addEventListener("pagehide", () => session.pauseClocks());
    if (document.visibilityState === "hidden") session.pauseClocks();
  }
  show() {
    const { timer, view } = this.#session;
    clearTimeout(
      /** @type {any} */
      this.#ticking
    );
    byId("clocks-hear").hidden = !timer.isOn;
    this.#fill("clock-bottom", view.bottom);
    this.#fill("clock-top", this.#session.opponentOf(view.bottom));
    if (timer.running === null) return;
    this.#call(timer.running);
    this.#ticking = setTimeout(() => this.show(), TICK_MS);
  }
  /**
   * @param {string} id
   * @param {PlayerId} player
   */
  #fill(id, player) {
    const { timer } = this.#session;
    const clock = byId(id);
    clock.hidden = !timer.isOn;
    if (!timer.control) return;
    const left = timer.left(player);
    const isShort = left < shortTime(timer.control);
    write2(clock.querySelector("span"), digits(left));
    clock.classList.toggle("running", timer.running === player);
    clock.classList.toggle("short", isShort);
    const name = this.#i18n.t(isShort ? "play.clock.ofShort" : "play.clock.of", { player: this.#phrases.player(this.#session.info, player) });
    if (clock.getAttribute("aria-label") !== name) clock.setAttribute("aria-label", name);
  }
  /** @returns {string} What both clocks show. */
  #told() {
    const { timer, info, view } = this.#session;
    const players = [view.bottom, this.#session.opponentOf(view.bottom)];
    return players.map((player) => this.#i18n.t("play.clock.left", {
      player: this.#phrases.player(info, player),
      time: spoken(timer.left(player), this.#i18n)
    })).join(". ");
  }
  /** @param {PlayerId} player Is told, if a person, when time is short, and when it is nearly over. */
  #call(player) {
    const { timer } = this.#session;
    if (!timer.control || this.#session.isComputer(player) || timer.control.kind === "move") return;
    const left = timer.left(player);
    const calls = Number(left < shortTime(timer.control)) + Number(left < LAST_CALL_MS);
    if (calls > (this.#called.get(player) ?? 0)) this.#announcer.say(this.#i18n.t("play.clock.call", { time: spoken(left, this.#i18n) }));
    this.#called.set(player, calls);
  }
};
function write2(element, text2) {
  if (element && element.textContent !== text2) element.textContent = text2;
}

// www/js/ui/comment-panel.js
var CommentPanel = class {
  #session;
  #i18n;
  #phrases;
  #label = byId("comment-label");
  #text = (
    /** @type {HTMLTextAreaElement} */
    byId("comment-text")
  );
  /** The move commented on: it stays while somebody writes. @type {Node} */
  #node;
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n2, phrases) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    session.addEventListener("change", (event) => {
      const { type } = (
        /** @type {CustomEvent} */
        event.detail
      );
      const isWriting = document.activeElement === this.#text && (type === "move" || type === "note");
      this.show(isWriting);
    });
    this.#text.addEventListener("input", () => session.comment(this.#text.value, this.#node));
    this.#text.addEventListener("blur", () => this.show());
    byId("promote").addEventListener("click", () => session.promote());
    byId("remove-branch").addEventListener("click", () => this.#askRemove());
  }
  /** @param {boolean} [isWriting] Whether the text is being written. */
  show(isWriting = false) {
    const { tree, info } = this.#session;
    byId("branch-tools").hidden = tree.current.branch === null;
    if (isWriting) return;
    this.#node = tree.current;
    const { move, comment } = this.#node;
    this.#label.textContent = move ? this.#i18n.t("comment.on", { player: this.#phrases.player(info, move.player), move: this.#phrases.move(move) }) : this.#i18n.t("comment.onStart");
    if (this.#text.value !== comment) this.#text.value = comment;
  }
  async #askRemove() {
    const { t } = this.#i18n;
    const { branch } = this.#session.tree.current;
    if (!branch?.move) return;
    const question = t("branch.confirm", { move: this.#phrases.move(branch.move) });
    if (await confirm(question, t("branch.remove"))) this.#session.removeBranch();
  }
};

// www/js/ui/controls.js
var Controls = class {
  #session;
  #finishDialog;
  #undo = (
    /** @type {HTMLButtonElement} */
    byId("undo")
  );
  #finish = (
    /** @type {HTMLButtonElement} */
    byId("finish")
  );
  /**
   * @param {Session} session
   * @param {FinishDialog} finishDialog
   */
  constructor(session, finishDialog) {
    this.#session = session;
    this.#finishDialog = finishDialog;
    this.#undo.addEventListener("click", () => session.undo());
    byId("flip").addEventListener("click", () => session.flip());
    this.#finish.addEventListener("click", () => finishDialog.open());
    session.addEventListener("activity", () => this.show());
  }
  show() {
    const { setup, canUndo, canFinish, drawClaim, awaitsMove } = this.#session;
    this.#undo.hidden = setup.mode === "auto";
    this.#undo.disabled = !canUndo;
    this.#finish.disabled = !this.#finishDialog.isOfUse;
    this.#finish.classList.toggle("claimable", canFinish && drawClaim !== null && awaitsMove);
  }
};

// www/js/embed-code.js
var GAME_MODES = { game: "replay", "game-analyse": "analyse" };
var USUAL_LOOK = "wood";
var FRAME = { width: 480, diagram: 490, try: 550, play: 560, replay: 720, analyse: 780, caption: 40 };
function attributesFor({ content, level, caption, theme, look, lang }, { record, position, info, orientation }) {
  const isGame = Object.hasOwn(GAME_MODES, content);
  const defaults = Object.fromEntries(info.rules.map((option) => [option.name, option.default]));
  const changed = Object.entries(record.rules).filter(([name, value]) => value !== defaults[name]);
  const rules = Object.fromEntries(changed);
  const attributes = { game: record.id };
  const isPlain = record.notes.length === 0 && Object.keys(record.tags).length === 0 && record.ended === null;
  if (isGame && !isPlain) {
    attributes.record = writeRecord(record);
  } else {
    const start = isGame ? record.position : position;
    if (start !== startOf2(record.id, rules)) attributes.position = start;
    if (changed.length > 0) attributes.rules = JSON.stringify(rules);
    if (isGame) attributes.moves = record.moves.join(" ");
  }
  if (isGame) attributes.mode = GAME_MODES[content];
  else if (content === "play" || content === "analyse") attributes.mode = content;
  else if (content === "try") attributes.playable = "";
  if (content === "play" && level !== "") attributes.level = level;
  if (orientation !== null) attributes.orientation = orientation;
  const words = [look === USUAL_LOOK ? "" : look, theme === "auto" ? "" : theme].filter(Boolean);
  if (words.length > 0) attributes.theme = words.join(" ");
  attributes.lang = lang;
  if (caption !== "") attributes.caption = caption;
  return attributes;
}
function tagCode({ caption, ...attributes }, home, text2) {
  const script = new URL("../pkg/board.js", home).href;
  const written = Object.entries(attributes).map(([name, value]) => value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`).join("");
  const inside = caption === void 0 ? escaped(text2) : `
  <p slot="caption">${escaped(caption)}</p>
  ${escaped(text2)}
`;
  return `<script type="module" src="${escaped(script)}"><\/script>
<tablier-board${written}>${inside}</tablier-board>`;
}
function frameCode(attributes, home, title) {
  const address = new URL("embed.html", home);
  for (const [name, value] of Object.entries(attributes)) address.searchParams.set(name, value);
  const kind = (
    /** @type {"diagram" | "try" | "play" | "replay" | "analyse"} */
    attributes.mode ?? ("playable" in attributes ? "try" : "diagram")
  );
  const height = FRAME[kind] + ("caption" in attributes ? FRAME.caption : 0);
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="${FRAME.width}" height="${height}" style="max-width: 100%; border: 0" loading="lazy"></iframe>`;
}
function startOf2(id, rules) {
  const game = new Game(id, { rules });
  const position = game.position();
  game.free();
  return position;
}
function escaped(text2) {
  return text2.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

// www/js/ui/embed-dialog.js
var DONE_MS = 1800;
var LEVELS2 = 10;
var EmbedDialog = class {
  #session;
  #i18n;
  #dialog = (
    /** @type {HTMLDialogElement} */
    byId("embed-dialog")
  );
  #content = (
    /** @type {HTMLSelectElement} */
    byId("embed-content")
  );
  #level = (
    /** @type {HTMLSelectElement} */
    byId("embed-level")
  );
  #form = (
    /** @type {HTMLSelectElement} */
    byId("embed-form")
  );
  #lang = (
    /** @type {HTMLSelectElement} */
    byId("embed-lang")
  );
  #theme = (
    /** @type {HTMLSelectElement} */
    byId("embed-theme")
  );
  #look = (
    /** @type {HTMLSelectElement} */
    byId("embed-look")
  );
  #caption = (
    /** @type {HTMLInputElement} */
    byId("embed-caption")
  );
  #code = (
    /** @type {HTMLTextAreaElement} */
    byId("embed-code")
  );
  /**
   * @param {Session} session
   * @param {I18n} i18n
   */
  constructor(session, i18n2) {
    this.#session = session;
    this.#i18n = i18n2;
    for (const select of [this.#content, this.#level, this.#form, this.#lang, this.#theme, this.#look]) select.addEventListener("change", () => this.#write());
    this.#caption.addEventListener("input", () => this.#write());
    byId("embed-open").addEventListener("click", () => {
      this.#lang.value = i18n2.language;
      const levels = Array.from({ length: LEVELS2 }, (_, index) => new Option(i18n2.t(
        /** @type {Key} */
        `level.${index + 1}`
      ), String(index + 1)));
      const looks = LOOKS.map((look) => new Option(i18n2.t(
        /** @type {Key} */
        `settings.look.${look}`
      ), look));
      refill(this.#level, [new Option(i18n2.t("embed.two"), ""), ...levels]);
      refill(this.#look, looks);
      this.#write();
      this.#dialog.showModal();
    });
    byId("embed-close").addEventListener("click", () => this.#dialog.close());
    byId("embed-copy").addEventListener("click", () => this.#copy());
  }
  #write() {
    const { info, game, view } = this.#session;
    const [first] = info.players;
    const shown = {
      record: this.#session.toRecord(),
      position: game.position(),
      info,
      orientation: view.rotated === isTurned(info, game.layout(), first.id) ? null : this.#session.opponentOf(first.id)
    };
    byId("embed-level-field").hidden = this.#content.value !== "play";
    const attributes = attributesFor({
      content: (
        /** @type {Wanted["content"]} */
        this.#content.value
      ),
      level: this.#level.value,
      caption: this.#caption.value.trim(),
      theme: this.#theme.value,
      look: this.#look.value,
      lang: this.#lang.value
    }, shown);
    const home = new URL(".", location.href).href;
    const title = info.names[
      /** @type {"fr" | "en"} */
      this.#lang.value
    ];
    const text2 = `${title} – ${shown.position}`;
    this.#code.value = this.#form.value === "tag" ? tagCode(attributes, home, text2) : frameCode(attributes, home, title);
    byId("embed-hint").textContent = this.#i18n.t(this.#form.value === "tag" ? "embed.tag.hint" : "embed.frame.hint");
  }
  async #copy() {
    const button = byId("embed-copy");
    if (!await copy(this.#code.value)) {
      this.#code.focus();
      this.#code.select();
      return;
    }
    button.textContent = this.#i18n.t("copied");
    setTimeout(() => button.textContent = this.#i18n.t("copy"), DONE_MS);
  }
};
function refill(select, options) {
  const { value } = select;
  select.replaceChildren(...options);
  if (options.some((option) => option.value === value)) select.value = value;
}

// www/js/ui/finish-dialog.js
var FinishDialog = class {
  #session;
  #i18n;
  #phrases;
  #status;
  #dialog = (
    /** @type {HTMLDialogElement} */
    byId("finish-dialog")
  );
  #list = byId("finish-choices");
  #shown = "";
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Status} status
   */
  constructor(session, i18n2, phrases, status) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#status = status;
    session.addEventListener("activity", () => {
      if (this.#dialog.open) this.show();
    });
  }
  /** Whether there is a choice to make. */
  get isOfUse() {
    const { canFinish, canReopen, canGoForward, setup } = this.#session;
    return canFinish || canReopen || canGoForward && setup.mode !== "auto";
  }
  open() {
    if (!this.isOfUse) return;
    this.show();
    this.#dialog.showModal();
  }
  show() {
    if (!this.isOfUse) {
      this.#dialog.close();
      return;
    }
    const { title, choices } = this.#content();
    byId("finish-title").textContent = title;
    const shown = JSON.stringify(choices);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.choice : void 0;
    this.#list.replaceChildren(...choices.map((choice) => this.#button(choice)));
    this.#list.querySelector(`[data-choice="${focused}"]`)?.focus();
  }
  /** @param {Choice} choice */
  #button({ id, text: text2, player, disabled = false, choose }) {
    const button = create("button", { data: { choice: id } });
    button.type = "button";
    button.disabled = disabled;
    if (player) button.append(create("span", { className: "token", data: { player } }));
    button.append(create("span", { text: text2 }));
    button.addEventListener("click", () => {
      this.#dialog.close();
      choose();
    });
    return button;
  }
  /** @returns {{ title: string, choices: Choice[] }} */
  #content() {
    const session = this.#session;
    const { t } = this.#i18n;
    if (session.canReopen) {
      return { title: t("finish.over"), choices: [{ id: "reopen", text: t("finish.reopen"), choose: () => session.reopen() }] };
    }
    if (session.canFinish) return { title: t("finish.title"), choices: this.#endings() };
    const toEnd = () => {
      session.goTo(Infinity);
      this.open();
    };
    return { title: t("finish.early"), choices: [{ id: "to-end", text: t("finish.toEnd"), choose: toEnd }] };
  }
  /** @returns {Choice[]} */
  #endings() {
    const session = this.#session;
    const { t } = this.#i18n;
    const { setup, info, drawClaim, awaitsMove, canOfferDraw } = session;
    const choices = [];
    if (drawClaim && awaitsMove) choices.push({ id: "claim", text: t("finish.claim"), choose: () => session.claimDraw() });
    if (setup.mode === "two") {
      choices.push({ id: "draw", text: t("finish.draw"), choose: () => session.agreeDraw() });
    } else {
      choices.push({ id: "offer", text: t("finish.offer"), disabled: !canOfferDraw, choose: () => this.#offer() });
    }
    for (const { id } of info.players) {
      if (setup.mode === "computer" && id !== setup.side) continue;
      const text2 = setup.mode === "computer" ? t("finish.concede.you") : this.#conceding(this.#phrases.player(info, id));
      choices.push({ id: `concede-${id}`, text: text2, player: id, choose: () => session.resign(id) });
    }
    return choices;
  }
  /** @param {string} player Plural names end with an s in both languages: Blancs, but Rouge. */
  #conceding(player) {
    return this.#i18n.t(player.endsWith("s") ? "finish.concede.plural" : "finish.concede", { player });
  }
  async #offer() {
    if (await this.#session.offerDraw() === false) this.#status.remark(() => this.#i18n.t("finish.refused"));
  }
};

// www/js/ui/hear-position.js
function hearPosition(session, i18n2, announcer) {
  const place = byId("position-words");
  byId("position-hear").addEventListener("click", () => {
    const { game, info } = session;
    const position = { info, turn: game.outcome() ? null : game.turn(), board: game.board(), hands: game.hands() };
    const { title, description } = describe(
      /** @type {any} */
      position,
      {},
      i18n2.language
    );
    place.textContent = `${title}. ${description}`;
    place.hidden = false;
    announcer.say(place.textContent);
  });
  session.addEventListener("change", () => {
    if (!place.hidden) place.hidden = true;
  });
}

// www/js/ui/hint.js
var STILL = ["flip", "note", "tree"];
var Hint = class {
  #session;
  #analysis;
  #draw;
  #i18n;
  #phrases;
  #status;
  #button = (
    /** @type {HTMLButtonElement} */
    byId("hint")
  );
  #isShown = false;
  /**
   * @param {Session} session
   * @param {Analysis} analysis While it is on there are no hints: it shows more.
   * @param {(part: Annotations) => void} draw On the board.
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Status} status
   */
  constructor(session, analysis, draw, i18n2, phrases, status) {
    this.#session = session;
    this.#analysis = analysis;
    this.#draw = draw;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#status = status;
    this.#button.addEventListener("click", () => this.#ask());
    session.addEventListener("change", (event) => {
      const { type } = (
        /** @type {CustomEvent<Change>} */
        event.detail
      );
      if (this.#isShown && !STILL.includes(type)) this.#mark(null);
      this.show();
    });
    session.addEventListener("activity", () => this.show());
    analysis.addEventListener("switch", () => {
      if (this.#isShown) this.#mark(null);
      this.show();
    });
  }
  show() {
    const { setup, awaitsMove, thinking } = this.#session;
    this.#button.hidden = setup.mode === "auto" || this.#analysis.isOn;
    this.#button.setAttribute("aria-disabled", String(!awaitsMove || thinking));
  }
  async #ask() {
    if (this.#button.getAttribute("aria-disabled") === "true") return;
    const move = await this.#session.hint();
    if (!move) return;
    this.#mark(move);
    this.#status.remark(this.#i18n.t("play.hint.move", { move: this.#phrases.move(move) }));
  }
  /** @param {Move | null} move */
  #mark(move) {
    this.#isShown = move !== null;
    this.#draw(move ? drawn2(move) : {});
  }
};
function drawn2({ path, from, to, captures }) {
  const way = from !== null && path[0] !== from ? [from, ...path] : path;
  const arrows = way.slice(1).map((cell, index) => ({ from: way[index], to: cell, colour: (
    /** @type {const} */
    "blue"
  ) }));
  const taken = captures.map(({ cell }) => ({ cell, shape: (
    /** @type {const} */
    "cross"
  ), colour: (
    /** @type {const} */
    "red"
  ) }));
  const goal = to === "" ? [] : [{ cell: to, colour: (
    /** @type {const} */
    "blue"
  ) }];
  return { arrows, marks: [...goal, ...taken.filter(({ cell }) => cell !== to)] };
}

// www/js/ui/keep-position.js
var STILL2 = ["flip", "note", "tree"];
var KeepPosition = class {
  #review;
  #session;
  #library;
  #i18n;
  #announcer;
  #button = (
    /** @type {HTMLButtonElement} */
    byId("analysis-keep")
  );
  /** What came of it. @type {Key | null} */
  #said = null;
  /**
   * @param {GameReview} review
   * @param {Session} session
   * @param {Library} library
   * @param {I18n} i18n
   * @param {Announcer} announcer
   */
  constructor(review, session, library, i18n2, announcer) {
    this.#review = review;
    this.#session = session;
    this.#library = library;
    this.#i18n = i18n2;
    this.#announcer = announcer;
    this.#button.addEventListener("click", () => void this.#keep());
    review.addEventListener("change", () => this.show());
    session.addEventListener("change", (event) => {
      if (!STILL2.includes(
        /** @type {CustomEvent<Change>} */
        event.detail.type
      )) this.#said = null;
      this.show();
    });
  }
  show() {
    this.#button.hidden = this.#session.outcome !== null;
    this.#button.setAttribute("aria-disabled", String(this.#review.isBusy));
    byId("analysis-kept").hidden = this.#said === null;
    byId("analysis-kept-text").textContent = this.#said ? this.#i18n.t(this.#said) : "";
    const link = (
      /** @type {HTMLAnchorElement} */
      byId("analysis-kept-link")
    );
    link.hidden = this.#said !== "keep.done" && this.#said !== "keep.known";
    link.href = `exercises.html#${this.#session.info.id}/own`;
  }
  async #keep() {
    if (this.#review.isBusy) return;
    const node = this.#session.tree.current;
    const said = await this.#found();
    if (node !== this.#session.tree.current) return;
    this.#said = said;
    this.#announcer.say(this.#i18n.t(said));
    this.show();
  }
  /** @returns {Promise<Key>} */
  async #found() {
    try {
      const exercise = await this.#review.exerciseHere();
      if (!exercise) return "keep.none";
      return await this.#library.addExercises([exercise]) > 0 ? "keep.done" : "keep.known";
    } catch (error) {
      console.error(error);
      return "board.engineFailed";
    }
  }
};

// www/js/ui/level-words.js
function levelWords({ setup: { mode, level, secondLevel = level } }, i18n2) {
  if (mode === "two") return "";
  if (mode === "auto" && level !== secondLevel) return i18n2.t("play.levels", { first: level, second: secondLevel });
  return i18n2.t("play.level", { level });
}

// www/js/ui/error-line.js
var ErrorLine = class {
  #element;
  #field;
  #i18n;
  #phrases;
  /**
   * @param {HTMLElement} element
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(element, field, i18n2, phrases) {
    this.#element = element;
    this.#field = field;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    element.setAttribute("role", "alert");
  }
  clear() {
    this.#element.hidden = true;
    this.#element.textContent = "";
    this.#field.removeAttribute("aria-invalid");
  }
  /**
   * @param {string} text
   * @param {number} maxLength
   * @returns {boolean} Whether the text is worth reading; else it is said why not.
   */
  accepts(text2, maxLength) {
    if (text2 === "") this.say("empty", this.#i18n.t("error.empty"));
    else if (text2.length > maxLength) this.say("too-long", this.#i18n.t("error.too-long", { length: text2.length, max: maxLength }));
    else return true;
    return false;
  }
  /**
   * @param {unknown} error What the games threw; the place it names is selected in the field.
   */
  show(error) {
    const { code, details } = (
      /** @type {TablierError} */
      error
    );
    this.say(code, this.#phrases.error(error));
    if (details?.at === void 0) return;
    const { value } = this.#field;
    const start = value.length - value.trimStart().length + details.at;
    const [word] = value.slice(start).match(/^\w+|^./) ?? [""];
    this.#field.focus();
    this.#field.setSelectionRange(start, start + word.length);
  }
  /**
   * @param {string} code
   * @param {string} text
   * @param {(string | Node)[]} [rest] What follows it.
   */
  say(code, text2, rest = []) {
    this.#element.dataset.code = code;
    this.#element.replaceChildren(text2, ...rest);
    this.#element.hidden = false;
    this.#field.setAttribute("aria-invalid", "true");
  }
};

// www/js/ui/typed-move.js
function playTyped(text2, game, play) {
  let error = attempt(() => play(text2));
  if (!error) return;
  if (error.code !== "bad-notation") throw error;
  for (const other of [text2.replace(/\s+/g, "-"), text2.replace(/\s+/g, "x"), text2.toLowerCase()]) {
    if (other === text2) continue;
    const now = attempt(() => play(other));
    if (!now) return;
    if (error.code === "bad-notation") error = now.code === "bad-notation" ? error : now;
  }
  const cell = text2.toLowerCase();
  const moves = game.moves({ verbose: true }).filter(({ to }) => to.toLowerCase() === cell);
  const men = moves.filter(({ piece }) => piece === "pincer");
  const [meant, ...others] = men.length === 1 ? men : moves;
  if (!meant) throw error;
  if (others.length === 0) return play(meant.text);
  const candidates = moves.map((move) => move.text);
  throw Object.assign(new Error(`${text2}: several moves fit`), { name: "TablierError", code: "ambiguous-move", details: { candidates } });
}
function attempt(task) {
  try {
    task();
    return null;
  } catch (error) {
    return (
      /** @type {TablierError} */
      error
    );
  }
}

// www/js/ui/move-field.js
var MAX_LENGTH = 200;
var WORDS = (
  /** @type {const} */
  [[/^passe$/i, "pass "], [/^souffle\b/i, "huff   "], [/(?<=^huff\s+\w+),/i, " "]]
);
var MoveField = class extends EventTarget {
  #session;
  #i18n;
  #phrases;
  #premove;
  #input = (
    /** @type {HTMLInputElement} */
    byId("move-input")
  );
  #error;
  /** Whether cells are lit up for it. */
  #isRefused = false;
  /** Of the game on the table. */
  #key = "";
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {(text: string) => boolean} premove Takes a move that is to follow the computer's, if it may become legal.
   */
  constructor(session, i18n2, phrases, premove) {
    super();
    this.#premove = premove;
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#error = new ErrorLine(byId("move-error"), this.#input, i18n2, phrases);
    this.#input.addEventListener("input", () => this.clear());
    session.addEventListener("change", () => {
      this.clear();
      if (session.key !== this.#key) this.#input.value = "";
      this.#key = session.key;
      this.show();
    });
    byId("move-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }
  /** An example of a move stands in the empty field. */
  show() {
    const example = this.#session.awaitsMove ? this.#session.game.input([]).moves[0] : void 0;
    this.#input.placeholder = example ? this.#i18n.t("moveExample", { move: this.#phrases.move(example) }) : "";
  }
  #submit() {
    const text2 = this.#input.value.trim();
    if (!this.#error.accepts(text2, MAX_LENGTH)) return;
    if (!this.#session.outcome && !this.#session.awaitsMove) {
      this.#submitPremove(inEnglish(text2));
      return;
    }
    try {
      playTyped(inEnglish(text2), this.#session.game, (move) => this.#session.play(move));
      this.#input.value = "";
    } catch (error) {
      this.#show(error);
    }
  }
  /** @param {string} text */
  #submitPremove(text2) {
    const { takesPremove } = this.#session;
    if (takesPremove && this.#premove(text2)) this.#input.value = "";
    else this.#error.say("computer", this.#i18n.t(takesPremove ? "play.premove.never" : "board.refused.computer"));
  }
  /** Forgets what is wrong with the move. */
  clear() {
    if (this.#isRefused) this.#light([]);
    this.#error.clear();
  }
  /** @param {unknown} error */
  #show(error) {
    const { code, details } = (
      /** @type {TablierError} */
      error
    );
    if (!details?.refusal) return this.#error.show(error);
    const whyNot = this.#phrases.refusal(this.#session.info, details.refusal);
    this.#error.say(code, whyNot.sentence, ruleLink(this.#session.info, whyNot, this.#i18n));
    this.#light(whyNot.cells);
  }
  /** @param {string[]} cells */
  #light(cells) {
    this.#isRefused = cells.length > 0;
    this.dispatchEvent(new CustomEvent("refused", { detail: cells }));
  }
};
function inEnglish(text2) {
  return WORDS.reduce((result, [word, english]) => result.replace(word, english), text2);
}

// pkg/board/nags.js
var SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];
function nagText(nag) {
  return SIGNS[nag] ?? ` $${nag}`;
}

// www/js/ui/move-list.js
var ROOM = 8;
var MOST_INDENTS = 4;
var MoveList = class {
  #session;
  #i18n;
  #phrases;
  #element = byId("move-list");
  /** In the order of reading; the root stands for the start. @type {Map<Node, HTMLButtonElement>} */
  #buttons = /* @__PURE__ */ new Map();
  /** @type {{ key: string, element: HTMLElement, buttons: [Node, HTMLButtonElement][] }[]} */
  #rows = [];
  /** What all rows depend on. @type {unknown[]} */
  #basis = [];
  /** Buttons of the row being made. @type {[Node, HTMLButtonElement][]} */
  #made = [];
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n2, phrases) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    session.addEventListener("change", () => this.show());
    this.#element.addEventListener("click", (event) => {
      const clicked = (
        /** @type {Element} */
        event.target.closest("button")
      );
      for (const [node, button] of this.#buttons) {
        if (button === clicked) session.goToNode(node);
      }
    });
    this.#element.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === void 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const nodes = [...this.#buttons.keys()];
      const node = nodes[nodes.indexOf(session.tree.current) + step];
      if (node) session.goToNode(node);
    });
  }
  show() {
    const { tree, leader } = this.#session;
    const hadFocus = this.#element.contains(document.activeElement);
    const basis = [tree, leader, this.#i18n.language];
    if (basis.some((part, index) => part !== this.#basis[index])) {
      this.#basis = basis;
      this.#rows = [];
      this.#element.replaceChildren();
    }
    this.#update(this.#wanted());
    const ahead = new Set(tree.line.slice(tree.ply));
    for (const [node, button] of this.#buttons) {
      const isCurrent = node === tree.current;
      if (button.classList.contains("ahead") !== ahead.has(node)) button.classList.toggle("ahead");
      if (button.hasAttribute("aria-current") === isCurrent) continue;
      button.tabIndex = isCurrent ? 0 : -1;
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const current = (
      /** @type {HTMLButtonElement} */
      this.#buttons.get(tree.current)
    );
    if (hadFocus) current.focus({ preventScroll: true });
    this.#scrollTo(current);
  }
  /** @param {Row[]} wanted Only rows that have changed are made. */
  #update(wanted) {
    const rows = this.#rows;
    const most = Math.min(rows.length, wanted.length);
    let first = 0;
    while (first < most && rows[first].key === wanted[first].key) first++;
    let kept = 0;
    while (kept < most - first && rows[rows.length - 1 - kept].key === wanted[wanted.length - 1 - kept].key) kept++;
    const made = wanted.slice(first, wanted.length - kept).map(({ key, className, make }) => {
      this.#made = [];
      return { key, element: create("li", { className }, ...make()), buttons: this.#made };
    });
    if (made.length === 0 && rows.length === wanted.length) return;
    const old = rows.splice(first, rows.length - kept - first, ...made);
    for (const { element } of old) element.remove();
    const next = rows[first + made.length]?.element ?? null;
    for (const { element } of made) this.#element.insertBefore(element, next);
    this.#buttons = new Map(rows.flatMap(({ buttons }) => buttons));
  }
  /** @returns {Row[]} */
  #wanted() {
    const { root: root2 } = this.#session.tree;
    const rows = [{ key: "start", className: "opening", make: () => [this.#start(root2)] }];
    if (root2.comment) rows.push({ key: root2.comment, className: "aside", make: () => [this.#comment(root2.comment)] });
    let pair = [];
    let number = 0;
    for (let node = root2.children[0]; node; node = node.children[0]) {
      if (opensNumber(node, this.#leads(node))) {
        number++;
        pair = [];
      }
      pair.push(node);
      if (pair.length === 1) rows.push(this.#pair(pair, number));
      rows[rows.length - 1].key += `,${node.move?.text}${node.nags}`;
      const aside = this.#aside(node, number);
      if (!aside) continue;
      rows.push(aside);
      pair = [];
    }
    return rows;
  }
  /**
   * @param {Node[]} pair Moves of one number; more may come.
   * @param {number} number
   * @returns {Row}
   */
  #pair(pair, number) {
    const make = () => {
      const cells = [create("span", { className: "number", text: `${number}.` })];
      if (!this.#leads(pair[0])) cells.push(create("span", { className: "none", text: "…" }));
      return [...cells, ...pair.map((node) => this.#button(node, number))];
    };
    return { key: `${number}`, make };
  }
  /**
   * @param {Node} node Of the main line.
   * @param {number} number
   * @returns {Row | null}
   */
  #aside(node, number) {
    const variations = (
      /** @type {Node} */
      node.parent.children.slice(1)
    );
    if (!node.comment && variations.length === 0) return null;
    const key = `${[number, ...variations.map(({ stamp: stamp2 }) => stamp2)]} ${node.comment}`;
    return { key, className: "aside", make: () => spaced(this.#asides(node, number, 0)) };
  }
  /** @param {Node} node */
  #leads(node) {
    return node.move?.player === this.#session.leader;
  }
  /**
   * @param {Node} node
   * @param {number} number
   * @param {number} level
   * @returns {HTMLElement[]} What stands below a move: its comment, and the variations that replace it.
   */
  #asides(node, number, level) {
    const asides = node.comment ? [this.#comment(node.comment)] : [];
    const siblings = node.parent?.children ?? [];
    if (siblings[0] === node) asides.push(...siblings.slice(1).map((first) => this.#variation(first, number, level)));
    return asides;
  }
  /**
   * @param {Node} first
   * @param {number} number Of its first move.
   * @param {number} level
   */
  #variation(first, number, level) {
    const element = create("div", { className: level < MOST_INDENTS ? "variation" : "variation level" }, "(");
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", this.#i18n.t("moves.variation"));
    if (first.prelude) element.append(this.#comment(first.prelude), " ");
    let isNumbered = true;
    for (let node = first; node; node = node.children[0]) {
      const leads = this.#leads(node);
      if (node !== first && opensNumber(node, leads)) {
        number++;
        isNumbered = true;
      }
      const button = this.#button(node, number);
      if (isNumbered) element.append(create("span", { className: "number", text: `${number}.${leads ? "" : ".."} ` }));
      const asides = this.#asides(node, number, level + 1);
      element.append(...spaced([button, ...asides]), node.children.length > 0 ? " " : ")");
      isNumbered = asides.length > 0;
    }
    return element;
  }
  /** @param {Node} root */
  #start(root2) {
    const button = create("button", { className: "start", text: this.#i18n.t("board.moves.start") });
    button.type = "button";
    button.tabIndex = -1;
    this.#made.push([root2, button]);
    return button;
  }
  /** @param {string} text */
  #comment(text2) {
    return create("span", { className: "comment", text: text2 });
  }
  /**
   * @param {Node} node
   * @param {number} number
   */
  #button(node, number) {
    const move = (
      /** @type {Move} */
      node.move
    );
    const text2 = this.#phrases.move(move) + node.nags.map(nagText).join("");
    const button = create("button", { text: text2 });
    button.type = "button";
    button.tabIndex = -1;
    const player = this.#phrases.player(this.#session.info, move.player);
    button.setAttribute("aria-label", this.#i18n.t("board.moves.ply", { number, player, move: text2 }));
    this.#made.push([node, button]);
    return button;
  }
  /**
   * Scrolls the list only, never the page.
   * @param {HTMLElement} button
   */
  #scrollTo(button) {
    const list = this.#element.getBoundingClientRect();
    const item = button.getBoundingClientRect();
    if (item.top < list.top + ROOM) this.#element.scrollTop -= list.top + ROOM - item.top;
    else if (item.bottom > list.bottom - ROOM) this.#element.scrollTop += item.bottom + ROOM - list.bottom;
  }
};
function opensNumber(node, leads) {
  const before = node.parent?.move;
  return leads || !before || before.player === node.move?.player;
}
function spaced(elements) {
  return elements.flatMap((element, index) => index > 0 ? [" ", element] : [element]);
}

// www/js/ui/move-now.js
var SHOWN_AFTER_MS = 1500;
function moveNow(session) {
  const button = (
    /** @type {HTMLButtonElement} */
    byId("move-now")
  );
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    timer = 0;
    if (button.hidden) return;
    const wasFocused = document.activeElement === button;
    button.hidden = true;
    if (wasFocused) document.querySelector('#board [data-cell][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const show = () => button.hidden = false;
  const follow = () => {
    if (!session.isPondering) hide();
    else timer ||= /** @type {any} */
    setTimeout(show, SHOWN_AFTER_MS);
  };
  session.addEventListener("activity", follow);
  follow();
  button.addEventListener("click", () => session.moveNow());
}

// www/js/ui/clock-fields.js
var KINDS = (
  /** @type {const} */
  ["none", "move", "game"]
);
var USUAL = { move: 30, game: 600, increment: 5 };
var ClockFields = class {
  #i18n;
  #kind = (
    /** @type {HTMLSelectElement} */
    byId("clock-select")
  );
  #time = (
    /** @type {HTMLSelectElement} */
    byId("clock-time-select")
  );
  #increment = (
    /** @type {HTMLSelectElement} */
    byId("clock-increment-select")
  );
  /** @param {I18n} i18n */
  constructor(i18n2) {
    this.#i18n = i18n2;
    this.#kind.addEventListener("change", () => this.#showTimes(asTimeControl(null)));
  }
  /** @param {TimeControl} control */
  show(control) {
    fillSelect(this.#kind, KINDS.map((kind) => ({ value: kind, text: this.#i18n.t(`play.clock.${kind}`) })), control.kind);
    this.#showTimes(control);
  }
  /** @returns {TimeControl} */
  get value() {
    const kind = (
      /** @type {TimeControl["kind"]} */
      this.#kind.value
    );
    return asTimeControl({ kind, seconds: Number(this.#time.value), increment: Number(this.#increment.value) });
  }
  /** @param {TimeControl} control */
  #showTimes(control) {
    const kind = (
      /** @type {TimeControl["kind"]} */
      this.#kind.value
    );
    byId("clock-time-field").hidden = kind === "none";
    byId("clock-increment-field").hidden = kind !== "game";
    if (kind === "none") return;
    const seconds = control.kind === kind ? control.seconds : USUAL[kind];
    const increment = control.kind === "game" ? control.increment : USUAL.increment;
    this.#fill(this.#time, kind === "move" ? MOVE_SECONDS : GAME_SECONDS, seconds);
    this.#fill(this.#increment, INCREMENTS, increment);
  }
  /**
   * @param {HTMLSelectElement} select
   * @param {number[]} values Seconds.
   * @param {number} chosen
   */
  #fill(select, values, chosen) {
    const all = [.../* @__PURE__ */ new Set([...values, chosen])].sort((a, b) => a - b);
    fillSelect(select, all.map((value) => ({ value: String(value), text: spoken(1e3 * value, this.#i18n) })), String(chosen));
  }
};

// www/js/ui/start-fields.js
var NONE = "none";
var MAX_LENGTH2 = 4e3;
var StartFields = class {
  #i18n;
  #error;
  #handicap = (
    /** @type {HTMLSelectElement} */
    byId("handicap-select")
  );
  #giver = (
    /** @type {HTMLSelectElement} */
    byId("giver-select")
  );
  #position = (
    /** @type {HTMLTextAreaElement} */
    byId("start-text")
  );
  /**
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {() => void} onChange Called when another start is chosen.
   */
  constructor(i18n2, phrases, onChange) {
    this.#i18n = i18n2;
    this.#error = new ErrorLine(byId("start-error"), this.#position, i18n2, phrases);
    for (const field of [this.#handicap, this.#giver]) {
      field.addEventListener("change", () => {
        this.#showApplicable();
        onChange();
      });
    }
    this.#position.addEventListener("input", () => {
      this.#error.clear();
      this.#showApplicable();
      onChange();
    });
  }
  /**
   * @param {GameInfo} info
   * @param {Choice} choice
   */
  show(info, { mode, handicap }) {
    const { t } = this.#i18n;
    const handicaps = handicapsOf(info.id).map(({ id, piece, count }) => {
      return { value: id, text: t(
        /** @type {Key} */
        `play.handicap.${piece}`,
        { count }
      ) };
    });
    byId("handicap-fields").hidden = handicaps.length === 0;
    fillSelect(this.#handicap, [{ value: NONE, text: t("play.handicap.none") }, ...handicaps], handicap?.id ?? NONE);
    this.showGivers(info, mode, handicap?.giver);
    byId("start-panel").open = handicap !== null;
    this.#position.value = "";
    this.#error.clear();
    this.#showApplicable();
  }
  /**
   * @param {GameInfo} info
   * @param {Choice["mode"]} mode
   * @param {string} [giver]
   */
  showGivers(info, mode, giver = this.#giver.value) {
    const { t } = this.#i18n;
    const players = info.players.map((player) => ({ value: (
      /** @type {string} */
      player.id
    ), text: this.#i18n.name(player.names) }));
    const sides = [{ value: "computer", text: t("computer") }, { value: "you", text: t("you") }];
    fillSelect(this.#giver, mode === "computer" ? sides : players, giver);
  }
  /** @returns {Choice["handicap"]} */
  get handicap() {
    if (this.#handicap.value === NONE || this.#handicap.value === "" || this.position !== void 0) return null;
    return { id: this.#handicap.value, giver: (
      /** @type {Giver} */
      this.#giver.value
    ) };
  }
  /** @returns {string | undefined} The position to start from, if one was written. */
  get position() {
    const text2 = this.#position.value.trim();
    return text2 === "" ? void 0 : text2;
  }
  /**
   * @param {GameInfo} info
   * @param {Choice} choice
   * @returns {Game} As it starts; without the position that was written while it is not valid.
   */
  startOr(info, choice) {
    try {
      return startOf(choice, info, this.position);
    } catch {
      return startOf(choice, info);
    }
  }
  /**
   * @param {GameInfo} info
   * @param {Choice} choice
   * @returns {boolean} Whether a game can start like this; else it is said why not.
   */
  check(info, choice) {
    const { position } = this;
    if (position === void 0) return true;
    if (!this.#error.accepts(position, MAX_LENGTH2)) return false;
    try {
      startOf(choice, info, position).free();
      return true;
    } catch (error) {
      this.#error.show(error);
      return false;
    }
  }
  /** A position leaves no room for a handicap. */
  #showApplicable() {
    const isWritten = this.position !== void 0;
    this.#handicap.disabled = isWritten;
    byId("giver-field").hidden = isWritten || this.#handicap.value === NONE;
  }
};

// www/js/ui/new-game-dialog.js
var LEVELS_ALIKE = 2;
var NewGameDialog = class {
  #catalog;
  #settings;
  #i18n;
  #onChoice;
  #dialog = (
    /** @type {HTMLDialogElement} */
    byId("new-game-dialog")
  );
  #game = (
    /** @type {HTMLSelectElement} */
    byId("game-select")
  );
  #mode = (
    /** @type {HTMLSelectElement} */
    byId("mode-select")
  );
  #side = (
    /** @type {HTMLSelectElement} */
    byId("side-select")
  );
  #level = (
    /** @type {HTMLSelectElement} */
    byId("level-select")
  );
  #secondLevel = (
    /** @type {HTMLSelectElement} */
    byId("second-level-select")
  );
  #turns = (
    /** @type {HTMLInputElement} */
    byId("turns-input")
  );
  #preview = new BoardView(
    /** @type {HTMLCanvasElement} */
    document.getElementById("preview")
  );
  #rules;
  #clock;
  #start;
  /**
   * @param {GameInfo[]} catalog
   * @param {Settings} settings
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {(choice: Choice, position?: string) => void} onChoice
   */
  constructor(catalog, settings2, i18n2, phrases, onChoice) {
    this.#catalog = catalog;
    this.#settings = settings2;
    this.#i18n = i18n2;
    this.#onChoice = onChoice;
    this.#rules = new RuleFields(byId("rule-fields"), i18n2);
    this.#game.addEventListener("change", () => this.#showGame(
      /** @type {GameId} */
      this.#game.value
    ));
    this.#clock = new ClockFields(i18n2);
    this.#start = new StartFields(i18n2, phrases, () => this.#showPreview());
    this.#mode.addEventListener("change", () => {
      this.#start.showGivers(this.#info(
        /** @type {GameId} */
        this.#game.value
      ), this.#choice().mode);
      this.#showApplicable();
    });
    for (const field of [this.#mode, this.#side, byId("rule-fields")]) field.addEventListener("change", () => this.#showPreview());
    for (const level of [this.#level, this.#secondLevel]) level.addEventListener("change", () => this.#showLevel(level));
    byId("new-game-cancel").addEventListener("click", () => this.#dialog.close());
    byId("new-game-form").addEventListener("submit", (event) => {
      const choice = this.#choice();
      if (this.#start.check(this.#info(choice.game), choice)) this.#onChoice(choice, this.#start.position);
      else event.preventDefault();
    });
  }
  /** @param {GameId} game The game to begin with. */
  open(game) {
    const options = this.#catalog.map((info) => ({ value: info.id, text: this.#i18n.name(info.names) }));
    fillSelect(this.#game, options, game);
    this.#showGame(game);
    this.#dialog.showModal();
  }
  close() {
    this.#dialog.close();
  }
  /** @returns {GameId} The game chosen by now. */
  get game() {
    return (
      /** @type {GameId} */
      this.#game.value
    );
  }
  /** @param {GameId} id */
  #showGame(id) {
    const { t } = this.#i18n;
    const info = this.#info(id);
    const choice = choiceFor(info, this.#settings.choice(id));
    byId("game-about").textContent = t(`play.about.${id}`);
    byId("game-rules").href = rulesPage(id, this.#i18n.language);
    fillSelect(this.#mode, MODES.map((mode) => ({ value: mode, text: t(`mode.${mode}`) })), choice.mode);
    const sides = info.players.map((player) => ({ value: player.id, text: this.#i18n.name(player.names) }));
    fillSelect(this.#side, [...sides, { value: "random", text: t("side.random") }], choice.side);
    const levels = LEVELS.map((level) => ({ value: String(level), text: t(`level.${level}`) }));
    fillSelect(this.#level, levels, String(choice.level));
    fillSelect(this.#secondLevel, levels, String(choice.secondLevel));
    this.#rules.show(info, choice.rules);
    byId("rules-panel").hidden = info.rules.length === 0;
    this.#turns.checked = choice.turns;
    this.#clock.show(choice.clock);
    this.#start.show(info, choice);
    this.#showApplicable();
    this.#showLevel();
    this.#showPreview();
  }
  /** What a level is for: of two, the one chosen last. */
  #showLevel(level = this.#level) {
    const step = Math.ceil(Number(level.value) / LEVELS_ALIKE);
    byId("level-hint").textContent = this.#i18n.t(
      /** @type {Key} */
      `play.level.${step}`
    );
  }
  #showApplicable() {
    byId("side-field").hidden = this.#mode.value !== "computer";
    byId("level-field").hidden = this.#mode.value === "two";
    this.#showLevelNames();
    byId("turns-field").hidden = this.#mode.value !== "two";
  }
  /** Where the computer plays both sides, each has its level. */
  #showLevelNames() {
    const { t } = this.#i18n;
    const isForBoth = this.#mode.value === "auto";
    const names = this.#info(this.game).players.map(({ names: names2 }) => t("play.levelOf", { player: this.#i18n.name(names2) }));
    byId("level-name").textContent = isForBoth ? names[0] : t("level");
    byId("second-level-name").textContent = names[1];
    byId("second-level-field").hidden = !isForBoth;
  }
  /** Shows the start that is chosen, or the usual one while it is not valid. */
  #showPreview() {
    const choice = this.#choice();
    const id = choice.game;
    const game = this.#start.startOr(this.#info(id), choice);
    const painter = PAINTERS[id];
    const geometry = new Geometry(game.layout(), false, painter.margin);
    this.#preview.setScene({ geometry, painter, palette: paletteFor(this.#settings.theme, this.#settings.look) });
    const pieces = painter.stacks?.gather(game.board(), game.marks()) ?? game.board();
    this.#preview.show(pieces, NO_HIGHLIGHTS);
    game.free();
  }
  /** @returns {Choice} */
  #choice() {
    const chosen = {
      mode: (
        /** @type {Choice["mode"]} */
        this.#mode.value
      ),
      side: (
        /** @type {Choice["side"]} */
        this.#side.value
      ),
      level: (
        /** @type {Choice["level"]} */
        Number(this.#level.value)
      ),
      secondLevel: (
        /** @type {Choice["secondLevel"]} */
        Number(this.#secondLevel.value)
      ),
      rules: this.#rules.values(),
      clock: this.#clock.value,
      turns: this.#turns.checked,
      handicap: this.#start.handicap
    };
    return choiceFor(this.#info(
      /** @type {GameId} */
      this.#game.value
    ), chosen);
  }
  /** @param {GameId} id */
  #info(id) {
    return (
      /** @type {GameInfo} */
      this.#catalog.find((info) => info.id === id)
    );
  }
};

// www/js/records/stamps.js
var EXTENSIONS = { clip: "txt", moves: "txt", pdn: "pdn", pgn: "pgn", sgf: "sgf" };
function recordFileName(game, format, now = /* @__PURE__ */ new Date()) {
  return `${game}-${stamp(now)}.${EXTENSIONS[format]}`;
}
function pictureFileName(game, format, now = /* @__PURE__ */ new Date()) {
  return `${game}-${stamp(now)}.${format}`;
}
function libraryFileName(now = /* @__PURE__ */ new Date()) {
  return `tablier-${stamp(now)}.json`;
}
function dateTags(now = /* @__PURE__ */ new Date()) {
  return {
    Date: [now.getFullYear(), padded(now.getMonth() + 1), padded(now.getDate())].join("."),
    Time: [now.getHours(), now.getMinutes(), now.getSeconds()].map(padded).join(":")
  };
}
function stamp(now) {
  const day = [now.getFullYear(), padded(now.getMonth() + 1), padded(now.getDate())].join("");
  return `${day}-${padded(now.getHours())}${padded(now.getMinutes())}`;
}
function padded(number) {
  return String(number).padStart(2, "0");
}

// www/js/ui/picture-buttons.js
var WIDTH = 1280;
var COPIED_MS = 1600;
function pictureButtons(session, settings2, i18n2, announcer) {
  const copyButton = byId("picture-copy");
  const name = (format) => pictureFileName(session.info.id, format);
  const draw = async () => {
    const { positionOf, toPNG, toSVG } = await import("./diagram-PSWYG5F2.js");
    const position = { ...positionOf(session.game, session.info), rotated: session.view.rotated };
    const theme = (
      /** @type {const} */
      `${settings2.look} ${settings2.theme}`
    );
    const look = { theme, lang: settings2.language };
    return { svg: () => toSVG(position, look), png: () => toPNG(position, { ...look, width: WIDTH }) };
  };
  const png = async () => (await draw()).png();
  byId("picture-svg").addEventListener("click", async () => save(name("svg"), (await draw()).svg(), "image/svg+xml"));
  byId("picture-png").addEventListener("click", async () => save(name("png"), await png()));
  copyButton.hidden = typeof ClipboardItem === "undefined" || !navigator.clipboard?.write;
  copyButton.addEventListener("click", async () => {
    const picture = png();
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    } catch {
      save(name("png"), await picture);
      return;
    }
    const copied = i18n2.t("copied");
    copyButton.textContent = copied;
    announcer.say(copied);
    setTimeout(() => copyButton.textContent = i18n2.t("copy"), COPIED_MS);
  });
}

// www/js/ui/players.js
var MOST_TOKENS = 9;
var Players = class {
  #session;
  #i18n;
  #phrases;
  /** Pieces of each player at the start. @type {Map<PlayerId, number>} */
  #initial = /* @__PURE__ */ new Map();
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n2, phrases) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    session.addEventListener("change", (event) => {
      if (["start", "open"].includes(
        /** @type {CustomEvent} */
        event.detail.type
      )) this.#countInitial();
      this.show();
    });
    session.addEventListener("activity", () => this.show());
  }
  show() {
    const { bottom } = this.#session.view;
    this.#fill(byId("player-bottom"), bottom);
    this.#fill(byId("player-top"), this.#session.opponentOf(bottom));
  }
  /**
   * @param {HTMLElement} strip
   * @param {PlayerId} player
   */
  #fill(strip, player) {
    const { game, setup, outcome, thinking } = this.#session;
    const computer = this.#session.isComputer(player);
    const active = !outcome && game.turn() === player;
    const opponent = this.#session.opponentOf(player);
    const captured = (this.#initial.get(opponent) ?? 0) - this.#count(game, opponent);
    strip.classList.toggle("active", active);
    strip.classList.toggle("winner", outcome?.winner === player);
    strip.classList.toggle("thinking", active && thinking && computer);
    strip.replaceChildren(
      create("span", { className: "token", data: { player } }),
      create("span", { className: "name", text: this.#phrases.player(this.#session.info, player) }),
      create("span", { className: "role", text: this.#who(player, computer) }),
      this.#tokens(player, this.#inHand(game, player), "inHand"),
      this.#tokens(opponent, captured, "captured")
    );
  }
  /**
   * @param {PlayerId} player
   * @param {boolean} computer
   */
  #who(player, computer) {
    const { setup, info, tags } = this.#session;
    if (setup.mode === "auto") return this.#i18n.t("play.level", { level: this.#session.levelOf(player) });
    if (setup.mode !== "two") return this.#i18n.t(computer ? "computer" : "you");
    return (player === info.players[0].id ? tags.White : tags.Black) ?? "";
  }
  /**
   * @param {PlayerId} player
   * @param {number} count
   * @param {"inHand" | "captured"} kind
   */
  #tokens(player, count, kind) {
    const label = this.#i18n.t(kind, { count });
    const group = create("span", { className: `tokens ${kind}` });
    if (count <= 0) return group;
    group.setAttribute("role", "img");
    group.setAttribute("aria-label", label);
    group.title = label;
    const shown = count > MOST_TOKENS ? 1 : count;
    for (let i = 0; i < shown; i++) group.append(create("span", { className: "token", data: { player } }));
    if (count > MOST_TOKENS) group.append(create("span", { className: "count", text: `× ${count}` }));
    return group;
  }
  #countInitial() {
    const { id, rules, position } = this.#session.game.toJSON();
    const start = new Game(id, { rules, position });
    this.#initial = new Map(this.#session.info.players.map((player) => [player.id, this.#count(start, player.id)]));
    start.free();
  }
  /**
   * @param {Game} game
   * @param {PlayerId} player
   */
  #count(game, player) {
    return game.board().filter((piece) => piece.player === player).length + this.#inHand(game, player);
  }
  /**
   * @param {Game} game
   * @param {PlayerId} player
   */
  #inHand(game, player) {
    return game.hands().reduce((sum, hand) => sum + (hand.player === player ? hand.count : 0), 0);
  }
};

// www/js/ui/made-dialog.js
function madeDialog(i18n2, name, key, options, ...children) {
  const title = create("h2", { data: { i18n: key } });
  title.id = `${name}-title`;
  const form = create("form", {}, title, ...children);
  form.method = "dialog";
  const dialog = create("dialog", options, form);
  dialog.id = `${name}-dialog`;
  dialog.setAttribute("aria-labelledby", title.id);
  document.body.append(dialog);
  i18n2.translate(dialog);
  return dialog;
}

// www/js/ui/play-on.js
var PlayOn = class {
  #session;
  #settings;
  #i18n;
  #phrases;
  #button = byId("play-on");
  #side = create("select");
  #level = create("select");
  #dialog;
  /**
   * @param {Session} session
   * @param {Settings} settings
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, settings2, i18n2, phrases) {
    this.#session = session;
    this.#settings = settings2;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#side.id = "play-on-side";
    this.#level.id = "play-on-level";
    this.#dialog = madeDialog(
      i18n2,
      "play-on",
      "flow.playOn.title",
      {},
      create("p", { className: "hint", data: { i18n: "flow.playOn.hint" } }),
      create("div", { className: "fields" }, this.#field("side", this.#side), this.#field("level", this.#level)),
      create("div", { className: "actions" }, this.#submit("cancel", "quiet"), this.#submit("flow.playOn.start", "primary"))
    );
    this.#dialog.addEventListener("submit", ({ submitter }) => {
      if (
        /** @type {HTMLButtonElement | null} */
        submitter?.value === "primary"
      ) this.#start();
    });
    this.#button.addEventListener("click", () => this.open());
    session.addEventListener("change", () => this.show());
  }
  show() {
    this.#button.hidden = !this.#isPossible;
  }
  /** Asks which side, and how strong an opponent. */
  open() {
    if (!this.#isPossible) return;
    const { info, game, setup } = this.#session;
    const sides = info.players.map(({ id }) => ({ value: id, text: this.#phrases.player(info, id) }));
    fillSelect(this.#side, sides, game.turn());
    const level = choiceFor(info, this.#settings.choice(setup.game)).level;
    fillSelect(this.#level, LEVELS.map((one) => ({ value: String(one), text: this.#i18n.t(`level.${one}`) })), String(level));
    this.#dialog.showModal();
  }
  get #isPossible() {
    return this.#session.setup.mode === "two" && !this.#session.outcome;
  }
  #start() {
    const side = (
      /** @type {PlayerId} */
      this.#side.value
    );
    this.#session.engage(
      side,
      /** @type {Level} */
      Number(this.#level.value)
    );
    this.#session.face(side);
  }
  /**
   * @param {Key} key
   * @param {HTMLSelectElement} select
   */
  #field(key, select) {
    return create("label", { className: "field" }, create("span", { data: { i18n: key } }), select);
  }
  /**
   * @param {Key} key
   * @param {"quiet" | "primary"} kind
   */
  #submit(key, kind) {
    return Object.assign(create("button", { className: kind, data: { i18n: key } }), { type: "submit", value: kind });
  }
};

// www/js/ui/position-panel.js
var MAX_LENGTH3 = 4e3;
var COPIED_MS2 = 1600;
var PositionPanel = class {
  #session;
  #i18n;
  #announcer;
  #text = (
    /** @type {HTMLTextAreaElement} */
    byId("position-text")
  );
  #copy = byId("position-copy");
  #error;
  #edited = false;
  /** Of the game that is shown. */
  #key = "";
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   */
  constructor(session, i18n2, phrases, announcer) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#announcer = announcer;
    this.#error = new ErrorLine(byId("position-error"), this.#text, i18n2, phrases);
    session.addEventListener("change", () => this.#follow());
    this.#text.addEventListener("input", () => {
      this.#edited = true;
      this.#error.clear();
    });
    this.#copy.addEventListener("click", () => this.#copyText());
    byId("position-reset").addEventListener("click", () => this.#reset());
    byId("position-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
  }
  show() {
    if (!this.#edited) this.#text.value = this.#session.game.position();
  }
  /** What was written here belongs to the game that was there then. */
  #follow() {
    const { key } = this.#session;
    if (key === this.#key) return this.show();
    this.#key = key;
    this.#reset();
  }
  #reset() {
    this.#edited = false;
    this.#error.clear();
    this.show();
  }
  #start() {
    const text2 = this.#text.value.trim();
    if (!this.#error.accepts(text2, MAX_LENGTH3)) return;
    try {
      this.#session.start(this.#session.setup, text2);
      this.#reset();
    } catch (error) {
      this.#error.show(error);
    }
  }
  async #copyText() {
    try {
      await navigator.clipboard.writeText(this.#text.value);
    } catch {
      this.#text.select();
      return;
    }
    const copied = this.#i18n.t("copied");
    this.#copy.textContent = copied;
    this.#announcer.say(copied);
    setTimeout(() => this.#copy.textContent = this.#i18n.t("copy"), COPIED_MS2);
  }
};

// www/js/records/keeper.js
var KEY3 = "keeping";
var FEWEST_ALONE = 4;
var LOOKING = ["start", "open", "jump", "flip", "back", "forward"];
var NOTHING = { key: "", isViewed: false, isKept: false, isDue: false, fault: null };
var Keeper = class {
  #session;
  #library;
  #i18n;
  #state = NOTHING;
  #keeping = new Later(() => void this.keep());
  /** What the next game is opened from. @type {Opening} */
  #opening = "play";
  /** The game that was kept last on leaving it. */
  #left = "";
  /** What cut off the next game. @type {Fault | null} */
  #fault = null;
  /**
   * @param {Session} session
   * @param {Library} library
   * @param {I18n} i18n
   */
  constructor(session, library, i18n2) {
    this.#session = session;
    this.#library = library;
    this.#i18n = i18n2;
    session.addEventListener("change", (event) => this.#follow(
      /** @type {CustomEvent<Change>} */
      event.detail
    ));
    session.addEventListener("leaving", () => this.#leave());
  }
  /**
   * @param {"view" | "library" | "link"} from
   * @param {() => void} open Opens a game on the table; what it throws goes through.
   * @param {Fault | null} [fault] What cut it off.
   */
  opening(from, open, fault = null) {
    this.#opening = from;
    this.#fault = fault;
    try {
      open();
    } finally {
      this.#opening = "play";
      this.#fault = null;
    }
  }
  /** Keeps the game on the table as it is now. */
  async keep() {
    this.#keeping.drop();
    const { key } = this.#state;
    this.#remember({ isViewed: false, isKept: true, isDue: true });
    const isStored = await this.#put();
    if (isStored && this.#state.key === key && !this.#keeping.isPending) this.#remember({ isDue: false });
    return isStored;
  }
  /** Keeps what is still to be kept. */
  async flush() {
    if (this.#keeping.isPending) await this.keep();
  }
  /** Keeps the game on the table where it would be kept on leaving it. */
  async keepIfPlayed() {
    if (this.#isWorthKeeping && !this.#session.isOutdated) await this.keep();
  }
  /**
   * @param {string} key Of a game that was on the table.
   * @returns {boolean} Whether it went to the library when it was left.
   */
  hasLeft(key) {
    return key !== "" && key === this.#left;
  }
  /** The game on the table is no longer what it was when it was opened or last kept. */
  changed() {
    this.#remember({ isViewed: false });
    if (this.#state.isKept || this.#session.outcome) this.#keepLater();
  }
  /** @param {string} key Of a game that the library has no longer. */
  forget(key) {
    if (key !== this.#state.key) return;
    this.#keeping.drop();
    this.#remember({ isViewed: true, isKept: false, isDue: false });
  }
  /** @param {Change} change */
  #follow({ type }) {
    const { key } = this.#session;
    if (key !== this.#state.key) this.#take(key);
    else if (!LOOKING.includes(type)) this.changed();
  }
  /** What an outdated page still shows goes on elsewhere. */
  #leave() {
    const isDue = this.#state.isDue || this.#isWorthKeeping;
    this.#keeping.drop();
    if (!isDue || this.#session.isOutdated) return;
    this.#left = this.#state.key;
    void this.#put();
  }
  /** @param {string} key Of another game than before. */
  #take(key) {
    this.#keeping.drop();
    const stored = readState(key);
    if (stored) {
      this.#state = stored;
      if (stored.isDue) this.#keepLater();
      return;
    }
    const isPlayed = this.#opening === "play" || this.#opening === "link";
    this.#state = { ...NOTHING, key, isViewed: !isPlayed, isKept: this.#opening === "library", fault: this.#fault };
    this.#store();
    if (isPlayed) queueMicrotask(() => this.#sign(key));
  }
  #keepLater() {
    this.#remember({ isDue: true });
    this.#keeping.ask();
  }
  /** @returns {Promise<boolean>} Whether the library has the game on the table. */
  #put() {
    const record = { ...this.#session.toRecord(), play: this.#session.manner };
    return this.#library.put(this.#state.key, record, { fault: this.#state.fault });
  }
  get #isWorthKeeping() {
    if (this.#state.isViewed) return false;
    const { tree, setup } = this.#session;
    const moves = tree.mainLine;
    if (moves.length >= FEWEST_ALONE || moves.some(({ move }) => move && !this.#session.isComputer(move.player))) return true;
    return !setup.handicap && isSetUp(tree.start);
  }
  /** @param {Partial<State>} change */
  #remember(change) {
    const before = JSON.stringify(this.#state);
    this.#state = { ...this.#state, ...change };
    if (JSON.stringify(this.#state) !== before) this.#store();
  }
  #store() {
    write(KEY3, this.#state);
    writeOfTab(KEY3, JSON.stringify(this.#state));
  }
  /**
   * Writes who plays, and when, into the tags of a new game.
   * @param {string} newGame Its key.
   */
  #sign(newGame) {
    const { info, setup, key } = this.#session;
    const { t } = this.#i18n;
    if (key !== newGame) return;
    const timeControl2 = setup.clock && timeControlTag(setup.clock);
    const names = info.players.map(({ id }) => this.#session.isComputer(id) ? t("record.computer", { level: this.#session.levelOf(id) }) : t("record.human"));
    this.#session.tags = {
      ...dateTags(),
      ...setup.mode === "two" ? {} : { White: names[0], Black: names[1] },
      ...timeControl2 && { TimeControl: timeControl2 },
      ...this.#session.tags
    };
  }
};
function readState(key) {
  for (const text2 of [text(KEY3), textOfTab(KEY3)]) {
    const stored = parsed(text2);
    if (stored?.key !== key) continue;
    const { isViewed, isKept, isDue, fault } = stored;
    return { key, isViewed: isViewed === true, isKept: isKept === true, isDue: isDue === true, fault: checkedFault(fault) };
  }
  return null;
}
function isSetUp({ id, rules, position }) {
  const usual = new Game(id, { rules });
  const { position: first } = usual.toJSON();
  usual.free();
  return position !== first;
}

// www/js/records/library-file.js
var FORMAT = "tablier-library";
var VERSION = 1;
function isLibrary(text2) {
  return /^\s*\{/.test(text2) && text2.includes(`"${FORMAT}"`);
}
function writeLibrary(games3, exercises = []) {
  const lines = games3.map(({ record, saved, source, fault }) => JSON.stringify({ saved, source, fault, record }));
  const tasks = exercises.length > 0 ? `,"exercises":[
${exercises.map((one) => JSON.stringify(one)).join(",\n")}
]` : "";
  return `{"format":"${FORMAT}","version":${VERSION},"games":[
${lines.join(",\n")}
]${tasks}}
`;
}
function readLibrary(text2) {
  let file;
  try {
    file = JSON.parse(text2);
  } catch {
    return null;
  }
  if (!isDictionary(file) || file.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.games)) return null;
  const games3 = file.games.map((game) => {
    const fault = checkedFault(game?.fault);
    return {
      record: game?.record,
      saved: dateOf(game?.saved),
      source: typeof game?.source === "string" ? game.source : "",
      ...fault ? { fault } : {}
    };
  });
  return { games: games3, exercises: Array.isArray(file.exercises) ? file.exercises : [] };
}
function dateOf(value) {
  const date = new Date(typeof value === "string" ? value : NaN);
  return (Number.isNaN(date.getTime()) ? /* @__PURE__ */ new Date() : date).toISOString();
}

// www/js/records/link.js
var LONGEST_LINK = 2e5;
var LONGEST_RECORD = 1e6;
var CHECK_BYTES = 4;
var FIELDS = ["record", "game", "position", "moves", "rules", "then"];
var NAMELESS_RECORD = /^#[^=&]*=[\w-]{40,}$/;
var LinkError = class extends Error {
};
function isLink(hash) {
  const names = [...new URLSearchParams(hash.replace(/^#/, "")).keys()];
  return names.some((name) => FIELDS.includes(name)) || NAMELESS_RECORD.test(hash);
}
async function toHash(record) {
  const bytes = new TextEncoder().encode(record);
  if (bytes.length > LONGEST_RECORD) throw new LinkError("too long");
  const packed = await drain(through(bytes, new CompressionStream("deflate-raw")), Infinity);
  const whole = new Uint8Array(CHECK_BYTES + packed.length);
  new DataView(whole.buffer).setUint32(0, crc32(packed));
  whole.set(packed, CHECK_BYTES);
  const hash = `#record=${toBase64Url(whole)}`;
  if (hash.length > LONGEST_LINK) throw new LinkError("too long");
  return hash;
}
async function fromHash(hash) {
  if (hash.length > LONGEST_LINK) throw new LinkError("too long");
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const names = [...fields.keys()].sort().join(" ");
  const [record, game, position, moves, rules, then] = FIELDS.map((name) => fields.get(name));
  if (names === "record") return { record: await unpack(hash.replace(/^#?record=/, "")) };
  if (game && names === "game") return { chosen: (
    /** @type {GameId} */
    game
  ) };
  if (game && /^game( moves)?( position)?( rules)?( then)?$/.test(names) && (then === null || then === "play" || then === "analyse")) {
    return {
      game: (
        /** @type {GameId} */
        game
      ),
      ...position === null ? {} : { position },
      ...rules === null ? {} : { rules: optionsOf(rules) },
      ...then === null ? {} : { further: then },
      moves: listOf(moves ?? "")
    };
  }
  throw new LinkError(`fields: ${names || record}`);
}
function listOf(moves) {
  const parts2 = moves.split(moves.includes(",") ? "," : /\s+/);
  return parts2.map((move) => move.trim()).filter((move) => move !== "");
}
function optionsOf(rules) {
  try {
    const options = JSON.parse(rules);
    if (typeof options === "object" && options !== null && !Array.isArray(options)) return options;
  } catch {
  }
  throw new LinkError(`rules: ${rules}`);
}
async function unpack(text2) {
  const whole = fromBase64Url(text2);
  const packed = whole.subarray(CHECK_BYTES);
  if (whole.length <= CHECK_BYTES || new DataView(whole.buffer).getUint32(0) !== crc32(packed)) {
    throw new LinkError("checksum");
  }
  try {
    const bytes = await drain(through(packed, new DecompressionStream("deflate-raw")), LONGEST_RECORD);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(String(error));
  }
}
function through(bytes, stream) {
  const source = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    }
  });
  return source.pipeThrough(
    /** @type {ReadableWritablePair<Uint8Array, Uint8Array>} */
    stream
  );
}
async function drain(stream, limit) {
  const reader = stream.getReader();
  const chunks = [];
  let length = 0;
  for (; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      reader.cancel().catch(() => {
      });
      throw new LinkError("too long");
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
function toBase64Url(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
function fromBase64Url(text2) {
  if (!/^[\w-]+$/.test(text2) || text2.length % 4 === 1) throw new LinkError("characters");
  const letters = atob(text2.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (toBase64Url(bytes) !== text2) throw new LinkError("characters");
  return bytes;
}
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ (crc & 1 ? 3988292384 : 0);
  }
  return ~crc >>> 0;
}

// www/js/records/reading.js
function readBest(text2, game) {
  const wished = game && readRecords(text2, { game });
  if (wished && isSound(wished)) return wished;
  const told = readRecords(text2);
  return wished && plies(wished) >= plies(told) ? wished : told;
}
function isSound({ games: games3, errors }) {
  return games3.length > 0 && errors.every(({ severity }) => severity === "warning");
}
function plies({ games: games3 }) {
  return games3.reduce((sum, { moves }) => sum + moves.length, 0);
}

// www/js/records/reader.js
var WORKER = new URL("../../records-worker.js", new URL("../js/records/reader.js", import.meta.url).href);
var SHORT = 3e4;
async function read2(text2, game) {
  if (text2.length > SHORT) {
    try {
      return await readApart(text2, game);
    } catch (error) {
      console.warn("tablier: records are read without a worker", error);
    }
  }
  return readBest(text2, game);
}
function readApart(text2, game) {
  const worker = new Worker(WORKER, { type: "module" });
  const answer = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => data.reading ? resolve(data.reading) : reject(new Error(data.message));
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || "its script could not be loaded"));
    };
    worker.postMessage({ text: text2, game });
  });
  return answer.finally(() => worker.terminate());
}

// www/js/records/continuation.js
function unquoted(text2) {
  return text2.replace(/^[ \t]*>[> \t]*/gm, (signs) => " ".repeat(signs.length));
}
async function readOnwards(text2, session) {
  const { game, ply, tree } = session;
  const isRecord = /^\s*(\[\s*\w+\s+"|\(\s*;)/m.test(text2);
  if (isRecord || ply === 0 || session.outcome) return null;
  const played = session.line.slice(0, ply).map((move) => move.text);
  const { start } = tree;
  const here = { ...start, rules: game.rules(), position: game.position(), tags: {}, moves: [], notes: [], ended: null };
  const written = writeRecord(here, { format: "moves" });
  const head = written.slice(0, written.lastIndexOf("\n\n") + 2);
  const { games: games3, errors } = await read2(head + text2, start.id);
  const [found] = games3;
  if (games3.length !== 1 || found.id !== start.id || errors.some(({ at, severity }) => at < head.length && severity === "error")) return null;
  const lines = head.split("\n").length - 1;
  const faults = errors.filter(({ at }) => at >= head.length).map((error) => ({ ...error, at: error.at - head.length, line: error.line - lines }));
  if (found.moves.length === 0) return { games: [], errors: faults.map((error) => ({ ...error, game: null })) };
  const record = { ...found, ...start, tags: {}, line: 1, moves: [...played, ...found.moves], notes: shifted(found.notes, ply) };
  try {
    const end = Game.fromJSON(
      /** @type {any} */
      { ...record, redo: [] }
    );
    record.outcome = end.outcome();
    end.free();
  } catch {
    return null;
  }
  return { games: [
    /** @type {RecordedGame} */
    record
  ], errors: faults };
}
function seemsOnward(text2, { games: games3 }, ply) {
  const [, number] = text2.match(/^\s*(\d+)\./) ?? [];
  return number ? Number(number) > 1 && Number(number) === Math.floor(ply / 2) + 1 : games3.length === 1 && games3[0].moves.length === 1;
}
function shifted(notes, plies2) {
  return notes.map((note) => ({ ...note, ply: note.ply + plies2 }));
}
function farther(one, other) {
  return reach(one) >= reach(other) ? one : other;
}
function reach({ games: games3, errors }) {
  const faults = errors.filter(({ severity }) => severity === "error").map(({ at }) => at);
  return faults.length > 0 ? Math.min(...faults.slice(0, 1e3)) : games3.length > 0 ? Infinity : -1;
}

// www/js/records/opener.js
var NOTHING2 = {
  severity: "error",
  code: "not-a-record",
  message: "no game",
  game: null,
  line: 1,
  column: 1,
  at: 0,
  found: ""
};
var Opener = class {
  #session;
  #keeper;
  #catalog;
  /** Games that were read from the position on the board, with the key of the game that stood there. @type {WeakMap<object, string>} */
  #onwards = /* @__PURE__ */ new WeakMap();
  /**
   * @param {Session} session
   * @param {Keeper} keeper
   * @param {GameInfo[]} catalog
   */
  constructor(session, keeper, catalog) {
    this.#session = session;
    this.#keeper = keeper;
    this.#catalog = catalog;
  }
  /**
   * @param {string} text
   * @returns {Promise<Reading>}
   */
  read(text2) {
    return read2(text2, this.#session.setup.game);
  }
  /**
   * Reads what somebody has pasted: also the moves that go on from the board, and quoted ones.
   * @param {string} text
   * @returns {Promise<Reading>} The one that got farthest in the text.
   */
  async readPasted(text2) {
    const { key, ply } = this.#session;
    const plain = unquoted(text2);
    let reading = await this.read(text2);
    if (plain !== text2 && !isSound2(reading)) reading = farther(await this.read(plain), reading);
    if (isSound2(reading) && !seemsOnward(plain, reading, ply)) return reading;
    const onwards = await readOnwards(plain, this.#session);
    if (!onwards) return reading;
    for (const game of onwards.games) this.#onwards.set(game, key);
    return farther(onwards, reading);
  }
  /**
   * @param {KeptRecord} record Stands at its end then. Throws a TablierError when it cannot be played.
   * @param {{ key?: string, fault?: Fault | null }} [options] `key`: of the library, where it comes from there. `fault`:
   * what cut it off.
   * @returns {boolean} Whether a game goes on, in its mode: the one that stood there, or one that was played here.
   */
  open(record, { key, fault = null } = {}) {
    if (key === void 0 && this.#isContinued(record)) {
      this.#join(record);
      return true;
    }
    if (key !== void 0 && key === this.#session.key && !this.#session.isOutdated) {
      this.#session.goTo(Infinity);
      return true;
    }
    const options = { ply: record.moves.length, ...key === void 0 ? {} : { key } };
    let isTakenUp = false;
    this.#keeper.opening(key === void 0 ? "view" : "library", () => {
      const { play } = record;
      isTakenUp = key !== void 0 && play !== void 0 && this.#session.takeUp(
        record,
        /** @type {Play} */
        play,
        key
      );
      if (!isTakenUp) this.#session.openRecord(record, options);
    }, fault);
    return isTakenUp && !this.#session.outcome;
  }
  /** @param {KeptRecord} record */
  #join(record) {
    const before = contentOf(this.#session.toRecord());
    const isMainLine = !this.#onwards.has(record) || this.#session.setup.mode !== "two";
    this.#session.join(record, { promote: isMainLine });
    if (contentOf(this.#session.toRecord()) !== before) this.#keeper.changed();
  }
  /**
   * Whether a record is the game on the table, perhaps with more moves, as when two people send each other the moves.
   * @param {KeptRecord} record
   */
  #isContinued(record) {
    const { key, line } = this.#session;
    if (this.#onwards.has(record)) return this.#onwards.get(record) === key;
    const here = this.#session.toRecord();
    if (record.id !== here.id || record.position !== here.position || rulesOf(record) !== rulesOf(here)) return false;
    if (here.ended && record.moves.length > here.moves.length) return false;
    const lines = [here.moves, line.map(({ text: text2 }) => text2)];
    return lines.some((moves) => (moves.length > 0 || record.moves.length === 0) && moves.every((move, index) => move === record.moves[index]));
  }
  /**
   * Opens what a link holds, as far as it can be played. Throws an error where nothing can be.
   * @param {Linked} linked
   * @param {(game: GameId) => void} begin
   * @returns {Promise<{ broken?: Break | null, reading?: Reading }>} `broken`: what cut the moves off. `reading`: of a
   * record that is not one game without a fault, and was not opened.
   */
  async openLinked(linked, begin) {
    if ("chosen" in linked) {
      if (!this.#catalog.some(({ id }) => id === linked.chosen)) throw new Error("unknown game");
      this.#keeper.opening("link", () => begin(linked.chosen));
      return {};
    }
    if ("record" in linked) {
      const reading = await read2(linked.record);
      const fault = faultOfNothing(reading);
      if (fault) throw new Error(fault.message);
      if (!isFaultless(reading)) return { reading };
      this.open(reading.games[0]);
      return {};
    }
    const { record, broken } = this.#played(linked);
    this.open(record, { fault: broken && faultOfBreak(broken) });
    return { broken };
  }
  /**
   * @param {LinkedPosition} linked
   * @returns {{ record: KeptRecord, broken: Break | null }}
   */
  #played({ game: id, position, moves, rules: options }) {
    if (!this.#catalog.some((info) => info.id === id)) throw new Error("unknown game");
    const game = new Game(id, { position, rules: options });
    try {
      const broken = breakIn(game, moves);
      const { rules, position: start, moves: played } = game.toJSON();
      return { record: { id, rules, position: start, moves: played, notes: [], tags: {}, ended: null }, broken };
    } finally {
      game.free();
    }
  }
};
function breakIn(game, moves) {
  for (const [played, move] of moves.entries()) {
    try {
      game.play(move);
    } catch (error) {
      return { played, move, error };
    }
  }
  return null;
}
function faultOfBreak({ played, move, error }) {
  const { code, details } = (
    /** @type {TablierError} */
    error
  );
  const known = details.fault === "no-such-cell" ? details.fault : code === "game-over" ? "after-end" : code;
  return checkedFault({ ...details, code: known, line: 0, column: 0, found: move, plies: played });
}
function isFaultless(reading) {
  return reading.games.length === 1 && isSound2(reading);
}
function isSound2({ games: games3, errors }) {
  return games3.length > 0 && errors.every(isWarning);
}
function rulesOf({ rules }) {
  return JSON.stringify({ ...rules, [SEED_RULE]: null });
}
function faultOfNothing({ games: games3, errors }) {
  const fault = errors.find((error) => !isWarning(error));
  if (games3.length === 0) return fault ?? NOTHING2;
  return fault && games3.every(({ moves }) => moves.length === 0) ? fault : null;
}
function isWarning({ severity }) {
  return severity === "warning";
}

// www/js/records/text-file.js
var SAMPLE = 1e4;
var MOST_ODD = 0.01;
function decodeText(buffer) {
  const [first, second] = new Uint8Array(buffer, 0, Math.min(2, buffer.byteLength));
  if (first === 255 && second === 254) return new TextDecoder("utf-16le").decode(buffer);
  if (first === 254 && second === 255) return new TextDecoder("utf-16be").decode(buffer);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder("windows-1252").decode(buffer);
  }
}
function faultOfText(text2) {
  if (text2.trim() === "") return "empty";
  const sample = text2.slice(0, SAMPLE);
  const odd = sample.match(/[\0-\x08\x0e-\x19\x1b-\x1f\ufffd]/g)?.length ?? 0;
  return sample.includes("\0") || odd > sample.length * MOST_ODD ? "not-text" : null;
}

// www/js/ui/drop-zone.js
var DropZone = class {
  #hint = byId("drop-hint");
  #onFiles;
  #onText;
  /** What is dragged is a part of the page itself. */
  #isOwn = false;
  /** @param {{ onFiles: (files: File[]) => void, onText: (text: string) => void }} actions */
  constructor({ onFiles, onText }) {
    this.#onFiles = onFiles;
    this.#onText = onText;
    addEventListener("dragenter", (event) => this.#over(event));
    addEventListener("dragover", (event) => this.#over(event));
    addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) this.#hint.hidden = true;
    });
    addEventListener("drop", (event) => this.#drop(event));
    addEventListener("dragstart", () => this.#isOwn = true);
    addEventListener("dragend", () => this.#isOwn = false);
  }
  /** @param {DragEvent} event */
  #over(event) {
    const wanted = this.#wants(event);
    this.#hint.hidden = !wanted;
    if (!wanted || !event.dataTransfer) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  }
  /** @param {DragEvent} event */
  #drop(event) {
    this.#hint.hidden = true;
    if (!this.#wants(event) || !event.dataTransfer) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) return this.#onFiles(files);
    const text2 = event.dataTransfer.getData("text/plain");
    if (text2.trim() !== "") this.#onText(text2);
  }
  /** @param {DragEvent} event */
  #wants({ dataTransfer, target }) {
    if (this.#isOwn) return false;
    const types = dataTransfer?.types ?? [];
    if (types.includes("Files")) return true;
    const isField = target instanceof Element && target.closest("input, textarea") !== null;
    return types.includes("text/plain") && !isField;
  }
};

// www/js/ui/game-list.js
var PAGE = 50;
var FEWEST_TO_FILTER = 8;
var GameList = class {
  #i18n;
  #onOpen;
  #onDelete;
  /** @type {{ row: Row, words: string }[]} */
  #rows = [];
  /** @type {Row[]} */
  #found = [];
  #first = 0;
  #filter = create("input");
  #filterField;
  #list = create("ol");
  #pages = create("div", { className: "pages" });
  /** For those who do not see the list: how many were found. */
  #count = create("p", { className: "visually-hidden" });
  /**
   * @param {HTMLElement} place
   * @param {I18n} i18n
   * @param {{ onOpen: (id: string) => void, onDelete?: (id: string) => void }} actions
   */
  constructor(place, i18n2, { onOpen, onDelete }) {
    this.#i18n = i18n2;
    this.#onOpen = onOpen;
    this.#onDelete = onDelete;
    this.#filter.type = "search";
    this.#filter.autocomplete = "off";
    this.#filter.spellcheck = false;
    this.#filter.addEventListener("input", () => {
      this.#look();
      this.#count.textContent = i18n2.t("games.found", { count: this.#found.length });
    });
    this.#count.setAttribute("role", "status");
    this.#filterField = create("label", { className: "field" }, create("span"), this.#filter);
    place.classList.add("game-list");
    place.append(this.#filterField, this.#count, this.#list, this.#pages);
  }
  /**
   * @param {Row[]} rows
   * @param {boolean} [keepPlace] Whether the page and what was looked for stay as they are.
   */
  show(rows, keepPlace = false) {
    this.#rows = rows.map((row) => ({ row, words: folded(`${row.title} ${row.detail} ${row.words}`) }));
    if (!keepPlace) this.#filter.value = "";
    const label = this.#i18n.t("games.filter");
    this.#filterField.firstChild.textContent = label;
    this.#filterField.hidden = rows.length < FEWEST_TO_FILTER;
    this.#look(keepPlace ? this.#first : 0);
  }
  /** @param {number} [place] Of the game that gets the focus, or the last one before it. */
  focus(place = this.#first) {
    const buttons = this.#list.querySelectorAll("button.open");
    const button = buttons[Math.min(place - this.#first, buttons.length - 1)];
    if (button) button.focus();
  }
  /** @param {string} id */
  placeOf(id) {
    return this.#found.findIndex((row) => row.id === id);
  }
  #look(first = 0) {
    const words = folded(this.#filter.value).split(/\s+/);
    this.#found = this.#rows.filter((one) => words.every((word) => one.words.includes(word))).map(({ row }) => row);
    this.#turnTo(first);
  }
  /** @param {number} first */
  #turnTo(first) {
    const last = Math.max(0, Math.floor((this.#found.length - 1) / PAGE) * PAGE);
    this.#first = Math.max(0, Math.min(first, last));
    const page = this.#found.slice(this.#first, this.#first + PAGE);
    this.#list.start = this.#first + 1;
    this.#list.replaceChildren(...page.map((row) => this.#item(row)));
    if (page.length === 0) this.#list.append(create("li", { className: "none", text: this.#i18n.t("games.none") }));
    this.#list.scrollTop = 0;
    this.#showPages();
  }
  #showPages() {
    const { t } = this.#i18n;
    const count = this.#found.length;
    this.#pages.hidden = count <= PAGE;
    const range = t("games.range", { first: this.#first + 1, last: Math.min(count, this.#first + PAGE), count });
    this.#pages.replaceChildren(
      this.#turner("games.previous", "‹", this.#first - PAGE, this.#first > 0),
      create("span", { text: range }),
      this.#turner("games.next", "›", this.#first + PAGE, this.#first + PAGE < count)
    );
  }
  /**
   * @param {Key} key
   * @param {string} text
   * @param {number} first
   * @param {boolean} isPossible
   */
  #turner(key, text2, first, isPossible) {
    const button = create("button", { className: "small", text: text2 });
    button.type = "button";
    button.disabled = !isPossible;
    button.setAttribute("aria-label", this.#i18n.t(key));
    button.title = this.#i18n.t(key);
    button.addEventListener("click", () => {
      this.#turnTo(first);
      this.focus();
    });
    return button;
  }
  /** @param {Row} row */
  #item({ id, number, title, detail, opening, faults }) {
    const open = create(
      "button",
      { className: "open" },
      create("span", { className: "number", text: String(number) }),
      create("span", { className: "name", text: title }),
      create("span", { className: "detail", text: detail }),
      ...opening ? [create("span", { className: "opening", text: opening })] : [],
      ...faults.map((fault) => create("span", { className: "fault", text: fault }))
    );
    open.type = "button";
    open.addEventListener("click", () => this.#onOpen(id));
    const item = create("li", {}, open);
    open.title = title;
    if (this.#onDelete) item.append(this.#deleter(id, `${title} · ${detail}`));
    return item;
  }
  /**
   * @param {string} id
   * @param {string} title
   */
  #deleter(id, title) {
    const button = create("button", { className: "quiet delete", text: "×" });
    button.type = "button";
    button.setAttribute("aria-label", this.#i18n.t("games.delete", { game: title }));
    button.title = this.#i18n.t("games.delete.short");
    button.addEventListener("click", () => this.#onDelete?.(id));
    return button;
  }
};
function folded(text2) {
  return text2.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// www/js/ui/found-dialog.js
var MOST_FAULTS = 5;
var FoundDialog = class {
  #i18n;
  #words;
  #dialog = (
    /** @type {HTMLDialogElement} */
    byId("found-dialog")
  );
  #keep = (
    /** @type {HTMLButtonElement} */
    byId("found-keep")
  );
  #list;
  /** @type {FoundGame[]} */
  #games = [];
  /**
   * @param {I18n} i18n
   * @param {RecordPhrases} words
   * @param {{ onOpen: (game: RecordedGame, fault: Fault | null) => void, onKeep: (games: FoundGame[]) => void }} actions
   */
  constructor(i18n2, words, { onOpen, onKeep }) {
    this.#i18n = i18n2;
    this.#words = words;
    this.#list = new GameList(byId("found-list"), i18n2, {
      onOpen: (id) => {
        this.#dialog.close();
        const { game, fault } = this.#games[Number(id)];
        onOpen(game, fault);
      }
    });
    this.#keep.addEventListener("click", () => {
      this.#dialog.close();
      onKeep(this.#games);
    });
    byId("found-close").addEventListener("click", () => this.#dialog.close());
  }
  /** @param {Found[]} found */
  open(found) {
    const { t } = this.#i18n;
    this.#games = found.flatMap(({ source, games: games3, errors }) => {
      const byGame = grouped(errors);
      return games3.map((game, index) => ({ game, source, fault: faultOf(game, byGame.get(index) ?? []) }));
    });
    const count = this.#games.length;
    byId("found-title").textContent = t("found.title", { count });
    this.#keep.textContent = t("found.keep");
    this.#keep.hidden = count === 0;
    this.#showFaults(found);
    this.#list.show(this.#rows(found));
    byId("found-hint").hidden = count === 0;
    byId("found-list").hidden = count === 0;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#list.focus();
  }
  /** @param {Found[]} found Of which the faults outside every game are shown, and files without any game. */
  #showFaults(found) {
    const several = found.length > 1;
    const sentences = found.flatMap(({ source, errors }) => errors.filter(({ game }) => game === null).map((error) => this.#words.fault(error, several ? source : "")));
    const shown = sentences.slice(0, MOST_FAULTS);
    if (sentences.length > shown.length) shown.push(this.#i18n.t("found.more", { count: sentences.length - shown.length }));
    byId("found-faults").replaceChildren(...shown.map((text2) => create("p", { text: text2 })));
    byId("found-faults").hidden = shown.length === 0;
  }
  /**
   * @param {Found[]} found
   * @returns {Row[]}
   */
  #rows(found) {
    const rows = [];
    for (const { source, games: games3, errors } of found) {
      const byGame = grouped(errors);
      games3.forEach((game, index) => {
        const { id, tags, moves } = game;
        const players = (
          /** @type {[string, string]} */
          [tags.White ?? "", tags.Black ?? ""]
        );
        const detail = this.#words.detail({
          id,
          event: tags.Event ?? "",
          date: tags.Date ?? "",
          result: this.#words.result(game),
          plies: moves.length
        });
        rows.push({
          id: String(rows.length),
          number: rows.length + 1,
          title: this.#words.title({ id, players }),
          words: tags.Date ?? "",
          detail: found.length > 1 ? `${detail} · ${source}` : detail,
          faults: (byGame.get(index) ?? []).map((error) => this.#words.fault(error))
        });
      });
    }
    return rows;
  }
};
function grouped(errors) {
  const groups = /* @__PURE__ */ new Map();
  for (const error of errors) {
    const group = groups.get(error.game);
    if (group) group.push(error);
    else groups.set(error.game, [error]);
  }
  return groups;
}

// www/js/ui/library-dialog.js
var MOST_NUMBERS = 20;
var LibraryDialog = class {
  #library;
  #keeper;
  #i18n;
  #words;
  #onOpen;
  #dialog = (
    /** @type {HTMLDialogElement} */
    byId("library-dialog")
  );
  #export = (
    /** @type {HTMLButtonElement} */
    byId("library-export")
  );
  #note = byId("library-note");
  #list;
  /** @type {Summary[]} */
  #games = [];
  /**
   * @param {Library} library
   * @param {Keeper} keeper
   * @param {I18n} i18n
   * @param {RecordPhrases} words
   * @param {(record: KeptRecord, key: string) => void} onOpen
   */
  constructor(library, keeper, i18n2, words, onOpen) {
    this.#library = library;
    this.#keeper = keeper;
    this.#i18n = i18n2;
    this.#words = words;
    this.#onOpen = onOpen;
    this.#list = new GameList(byId("library-list"), i18n2, {
      onOpen: (key) => this.#take(key),
      onDelete: (key) => this.#delete(key)
    });
    this.#export.addEventListener("click", () => this.#exportAll());
    byId("library-close").addEventListener("click", () => this.#dialog.close());
    const file = (
      /** @type {HTMLInputElement} */
      byId("library-file")
    );
    byId("library-import").addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
      const texts = await Promise.all([...file.files ?? []].map((one) => one.text()));
      file.value = "";
      for (const text2 of texts) await this.importText(text2);
    });
  }
  async open() {
    this.#note.hidden = true;
    if (!this.#dialog.open) this.#dialog.showModal();
    await this.#keeper.flush();
    await this.#show(false);
    this.#list.focus();
  }
  /** @param {string} text A file that the export wrote, or one that pretends to be. */
  async importText(text2) {
    const { t } = this.#i18n;
    if (!this.#dialog.open) await this.open();
    const file = readLibrary(text2);
    if (!file) return this.#say(t("library.notOne"));
    const { games: games3, exercises } = file;
    this.#say(t("library.importing", { count: games3.length }));
    const { added, known, bad } = await this.#library.add(games3);
    const tasks = await this.#library.addExercises(exercises);
    const parts2 = [t("library.added", { count: added })];
    if (tasks > 0) parts2.push(t("analysis.exercise.imported", { count: tasks }));
    if (known > 0) parts2.push(t("library.known", { count: known }));
    if (bad.length > 0) {
      const numbers = bad.slice(0, MOST_NUMBERS).join(", ") + (bad.length > MOST_NUMBERS ? ", …" : "");
      parts2.push(t("library.bad", { count: bad.length, numbers }));
    }
    await this.#show(true);
    this.#say(parts2.join(". "));
  }
  /** @param {boolean} keepPlace */
  async #show(keepPlace) {
    this.#games = await this.#library.list();
    const count = this.#games.length;
    byId("library-title").textContent = this.#i18n.t("library.title", { count });
    byId("library-empty").hidden = count > 0;
    byId("library-list").hidden = count === 0;
    this.#export.disabled = count === 0 && (await this.#library.exercises()).length === 0;
    this.#list.show(this.#games.map((game, index) => ({
      id: game.key,
      number: index + 1,
      title: this.#words.title(game),
      detail: this.#words.detail(game),
      opening: game.opening,
      words: game.date,
      faults: game.fault ? [this.#words.fault(game.fault, game.source)] : []
    })), keepPlace);
  }
  /** @param {string} key */
  async #take(key) {
    const record = await this.#library.get(key);
    if (!record) return this.#show(true);
    this.#dialog.close();
    this.#onOpen(record, key);
  }
  /** @param {string} key */
  async #delete(key) {
    const { t } = this.#i18n;
    const game = this.#games.find((one) => one.key === key);
    if (!game) return;
    const place = this.#list.placeOf(key);
    const isSure = await confirm(t("library.confirmDelete", { game: `${this.#words.title(game)} · ${this.#words.detail(game)}` }), t("games.delete.short"));
    if (isSure) {
      await this.#library.delete(key);
      this.#keeper.forget(key);
      await this.#show(true);
      this.#say(t("library.deleted"));
    }
    this.#list.focus(place);
  }
  async #exportAll() {
    await this.#keeper.keepIfPlayed();
    const games3 = await this.#library.all();
    save(libraryFileName(), writeLibrary(games3, await this.#library.exercises()), "application/json");
    this.#say(this.#i18n.t("library.exported", { count: games3.length }));
  }
  /** @param {string} text */
  #say(text2) {
    this.#note.hidden = false;
    this.#note.textContent = text2;
  }
};

// www/js/ui/notice.js
var Notice = class {
  #element = byId("notice");
  /** @type {() => string} */
  #text = () => "";
  constructor() {
    byId("notice-close").addEventListener("click", () => this.hide());
  }
  /** @param {string | (() => string)} text A function follows the language. */
  say(text2) {
    this.#text = typeof text2 === "string" ? () => text2 : text2;
    this.#element.hidden = false;
    this.show();
  }
  show() {
    byId("notice-text").textContent = this.#text();
  }
  hide() {
    this.#element.hidden = true;
  }
};

// www/js/ui/record-panel.js
var MAX_LENGTH4 = 2e7;
var DONE_MS2 = 1600;
var NAME_TAGS = (
  /** @type {const} */
  ["White", "Black", "Event"]
);
var RecordPanel = class {
  #session;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #onRead;
  #onReplay;
  #panel = (
    /** @type {HTMLDetailsElement} */
    byId("record-panel")
  );
  #text = (
    /** @type {HTMLTextAreaElement} */
    byId("record-text")
  );
  #byHand = (
    /** @type {HTMLTextAreaElement} */
    byId("record-by-hand")
  );
  #error;
  #edited = false;
  /** Of the game that is shown. */
  #key = "";
  /** What the text was written from. @type {KeptRecord | null} */
  #written = null;
  #writing = new Later(() => this.#fill());
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {RecordPhrases} words
   * @param {Announcer} announcer
   * @param {{ onRead: (text: string) => Promise<Reading>, onReplay: (text: string) => Promise<RecordError | null> }} actions
   * `onReplay` gives the fault for which nothing could be shown.
   */
  constructor(session, i18n2, phrases, words, announcer, { onRead, onReplay }) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#onRead = onRead;
    this.#onReplay = onReplay;
    this.#error = new ErrorLine(byId("record-error"), this.#text, i18n2, phrases);
    session.addEventListener("change", () => this.#follow());
    this.#panel.addEventListener("toggle", () => {
      this.show();
      this.#fill();
    });
    this.#text.addEventListener("input", () => {
      this.#setEdited(true);
      this.#error.clear();
    });
    byId("record-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#replay();
    });
    this.#onClick("record-copy", "copied", () => this.#give(this.#current, this.#text));
    this.#onClick("record-moves", "copied", () => this.#give(this.#write("moves")));
    this.#onClick("record-link", "copied", () => this.#giveLink(this.#session.toRecord()));
    this.#onClick("position-link", "copied", () => this.#giveLink(this.#positionAlone()));
    byId("record-download").addEventListener("click", () => this.#download());
    byId("record-reset").addEventListener("click", () => this.reset());
    for (const tag of NAME_TAGS) this.#field(tag).addEventListener("change", () => this.#rename(tag));
  }
  show() {
    const { info, tags } = this.#session;
    const { t } = this.#i18n;
    byId("record-replay").textContent = t(this.#format === "clip" ? "record.replay.clip" : "record.replay");
    if (!this.#panel.open) return;
    for (const tag of NAME_TAGS) {
      const field = this.#field(tag);
      if (field !== document.activeElement) field.value = tags[tag] ?? "";
    }
    info.players.forEach((player, index) => byId(`record-side-${index}`).textContent = this.#i18n.name(player.names));
    this.#writing.ask();
  }
  /** Goes back to following the game. */
  reset() {
    this.#setEdited(false);
    this.#error.clear();
    byId("record-by-hand-field").hidden = true;
    this.show();
    this.#fill();
  }
  #follow() {
    const { key } = this.#session;
    if (key === this.#key) return this.show();
    this.#key = key;
    this.reset();
  }
  /** Writes the text of the game, where it has changed, into an open panel. */
  #fill() {
    this.#writing.drop();
    const record = this.#session.toRecord();
    if (this.#edited || !this.#panel.open || record === this.#written) return;
    this.#written = record;
    this.#text.value = this.#write();
  }
  /** What the box holds, of the game as it is now unless it was edited. */
  get #current() {
    this.#fill();
    return this.#text.value;
  }
  /** @returns {RecordFormat} */
  get #format() {
    return this.#session.info.recordFormats[0] ?? "moves";
  }
  /** @param {RecordFormat} [format] */
  #write(format = this.#format) {
    return writeRecord(this.#session.toRecord(), { format });
  }
  /** @param {boolean} edited */
  #setEdited(edited) {
    this.#edited = edited;
    if (edited) this.#written = null;
    byId("record-reset").hidden = !edited;
    byId("record-replay").classList.toggle("primary", edited);
  }
  async #replay() {
    const text2 = this.#current;
    if (!this.#error.accepts(text2.trim() === "" ? "" : text2, MAX_LENGTH4)) return;
    try {
      const fault = await this.#onReplay(text2);
      if (fault) this.#point(fault);
    } catch (error) {
      this.#error.show(error);
    }
  }
  /** @param {RecordError} fault Its place is selected. */
  #point(fault) {
    this.#error.say(fault.code, this.#words.fault(fault));
    this.#text.focus();
    this.#text.setSelectionRange(fault.at, fault.at + fault.found.length);
  }
  async #download() {
    const text2 = this.#current;
    const { id, format } = this.#edited ? await this.#kindOf(text2) : { id: this.#session.setup.game, format: this.#format };
    save(recordFileName(id, format), text2);
  }
  /**
   * @param {string} text Of anything.
   * @returns {Promise<{ id: GameId | "tablier", format: RecordFormat }>} By which its file is named.
   */
  async #kindOf(text2) {
    const { games: games3 } = await this.#onRead(text2);
    const [first] = games3;
    const isOneKind = first && games3.every(({ id, format }) => id === first.id && format === first.format);
    return isOneKind ? first : { id: "tablier", format: "moves" };
  }
  /** @param {typeof NAME_TAGS[number]} tag */
  #rename(tag) {
    const { [tag]: _, ...others } = this.#session.tags;
    const name = this.#field(tag).value.trim();
    this.#session.tags = name === "" ? others : { ...others, [tag]: name };
    this.#field(tag).value = name;
    this.#fill();
  }
  /** @returns {KeptRecord} */
  #positionAlone() {
    const { game } = this.#session;
    return { id: game.id(), rules: game.rules(), position: game.position(), tags: {}, moves: [], notes: [], ended: null };
  }
  /** @param {KeptRecord} record */
  async #giveLink(record) {
    const address = location.href.slice(0, location.href.length - location.search.length - location.hash.length);
    return this.#give(address + await toHash(writeRecord(record)));
  }
  /**
   * @param {string} text
   * @param {HTMLTextAreaElement} [field] Where the text stands already.
   * @returns {Promise<boolean>} Whether it is in the clipboard; else it is selected, to copy it by hand.
   */
  async #give(text2, field) {
    byId("record-by-hand-field").hidden = true;
    if (await copy(text2)) return true;
    if (!field) {
      this.#panel.open = true;
      byId("record-by-hand-field").hidden = false;
      this.#byHand.value = text2;
    }
    (field ?? this.#byHand).focus();
    (field ?? this.#byHand).select();
    return false;
  }
  /**
   * @param {string} id Of a button.
   * @param {Key} done What it says for a moment when all went well.
   * @param {() => Promise<boolean>} action
   */
  #onClick(id, done, action) {
    const button = byId(id);
    const key = (
      /** @type {Key} */
      button.dataset.i18n
    );
    button.addEventListener("click", async () => {
      try {
        if (!await action()) return;
      } catch (error) {
        const isTooLong = error instanceof LinkError;
        return this.#error.say("other", isTooLong ? this.#i18n.t("link.tooLong") : this.#phrases.error(error));
      }
      button.textContent = this.#i18n.t(done);
      this.#announcer.say(this.#i18n.t(done));
      setTimeout(() => button.textContent = this.#i18n.t(key), DONE_MS2);
    });
  }
  /** @param {typeof NAME_TAGS[number]} tag */
  #field(tag) {
    return (
      /** @type {HTMLInputElement} */
      byId(`record-${tag.toLowerCase()}`)
    );
  }
};

// www/js/ui/record-phrases.js
var MOST_MOVES = 12;
var RecordPhrases = class {
  #catalog;
  #i18n;
  #phrases;
  /**
   * @param {GameInfo[]} catalog
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(catalog, i18n2, phrases) {
    this.#catalog = catalog;
    this.#i18n = i18n2;
    this.#phrases = phrases;
  }
  /**
   * @param {RecordError | Fault} error
   * @param {string} [source] Where it stands, as the name of a file.
   * @returns {string} Its place, what stands there, what is wrong with it, and what could stand there.
   */
  fault(error, source = "") {
    const { code, line, column, found, legal, candidates } = error;
    const { t } = this.#i18n;
    const key = `record.fault.${code}`;
    const what = t(this.#i18n.has(key) ? key : "record.fault.other");
    const inLink = "plies" in error ? t("link.place", { number: error.plies + 1 }) : "";
    const where = line > 0 ? t("record.place", { line, column }) : inLink;
    const place = source && where ? t("record.placeIn", { source, place: where }) : source || where;
    if (!place) return what;
    const fault = found === "" ? t("record.faultAt", { place, what }) : t("record.faultOf", { place, what, found: quotable(found) });
    if (candidates?.length) return `${fault}. ${t("record.candidates", { moves: listed(candidates) })}`;
    return legal?.length ? `${fault}. ${t("record.legal", { moves: listed(legal) })}` : fault;
  }
  /**
   * @param {GameId} id
   * @param {Break} broken
   * @returns {string} What is wrong with the moves of a link, and where.
   */
  broken(id, { played, move, error }) {
    return this.#i18n.t("link.broken", { number: played + 1, move: quotable(move), why: this.#phrases.error(error, { id }) });
  }
  /**
   * @param {Pick<Summary, "id" | "players">} game
   * @returns {string} Who played: the names of the sides where those of the players are not known.
   */
  title({ id, players }) {
    const info = this.#catalog.find((info2) => info2.id === id);
    return players.map((name, index) => {
      if (name !== "" && name !== "?") return name;
      const side = info?.players[index];
      return info && side ? this.#phrases.player(info, side.id) : "?";
    }).join(" – ");
  }
  /** @param {Pick<Summary, "id" | "event" | "date" | "result" | "plies"> & Partial<Pick<Summary, "saved">>} game */
  detail({ id, event, date, result, plies: plies2, saved }) {
    const { t } = this.#i18n;
    const info = this.#catalog.find((info2) => info2.id === id);
    const known = (text2) => /^[?.*]*$/.test(text2) ? "" : text2;
    return [
      info ? this.#i18n.name(info.names) : id,
      known(event),
      this.#when(this.#date(known(date)), saved),
      known(result).replace("1/2-1/2", "½-½") || t("record.unfinished"),
      t("record.plies", { count: plies2 })
    ].filter((text2) => text2 !== "").join(" · ");
  }
  /** @param {RecordedGame} game */
  result(game) {
    return resultOf(game, Game, this.#catalog);
  }
  /**
   * @param {string} date Of the game, where it is known.
   * @param {string} [saved] The time of day of games of the same day tells them apart.
   */
  #when(date, saved) {
    if (!saved) return date;
    const moment = new Date(saved);
    const day = this.#day(moment);
    if (date !== "" && date !== day) return date;
    const time = `${day}, ${moment.toLocaleTimeString(this.#i18n.language, { hour: "numeric", minute: "2-digit" })}`;
    return date === "" ? this.#i18n.t("record.keptOn", { date: time }) : time;
  }
  /**
   * @param {string} tag As "2024.03.05", of which month and day may be unknown.
   * @returns {string} As it is usual in the language; other texts as they are.
   */
  #date(tag) {
    const [, year, month, day] = tag.match(/^(\d{4})[.\/-](\d\d|\?\?)[.\/-](\d\d|\?\?)$/)?.map(Number) ?? [];
    if (!year) return tag;
    if (!month) return String(year);
    const date = new Date(2e3, month - 1, day || 1);
    date.setFullYear(year);
    if (date.getMonth() !== month - 1 || day && date.getDate() !== day) return tag;
    return day ? this.#day(date) : date.toLocaleDateString(this.#i18n.language, { month: "long", year: "numeric" });
  }
  /** @param {Date} date */
  #day(date) {
    return date.toLocaleDateString(this.#i18n.language, { day: "numeric", month: "short", year: "numeric" });
  }
};
function listed(moves) {
  return moves.slice(0, MOST_MOVES).join(", ") + (moves.length > MOST_MOVES ? ", …" : "");
}

// www/js/ui/records.js
var LARGEST_FILE = 64e6;
var SLOW_FILE = 3e5;
var Records = class {
  #session;
  #i18n;
  #phrases;
  #status;
  #words;
  #notice = new Notice();
  #library;
  #keeper;
  #opener;
  #panel;
  #found;
  #libraryDialog;
  #isTroubled = false;
  /**
   * @param {GameInfo[]} catalog
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   * @param {Status} status
   */
  constructor(catalog, session, i18n2, phrases, announcer, status) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#status = status;
    const words = this.#words = new RecordPhrases(catalog, i18n2, phrases);
    this.#library = new Library(catalog);
    for (const place of [this.#library, session]) place.addEventListener("trouble", () => this.#warn());
    this.#keeper = new Keeper(session, this.#library, i18n2);
    this.#opener = new Opener(session, this.#keeper, catalog);
    this.#panel = new RecordPanel(session, i18n2, phrases, words, announcer, {
      onRead: (text2) => this.#opener.read(text2),
      onReplay: (text2) => this.#replay(text2)
    });
    this.#found = new FoundDialog(i18n2, words, {
      onOpen: (game, fault) => this.#open(game, { fault }),
      onKeep: async (games3) => {
        status.remark(() => i18n2.t("library.importing", { count: games3.length }));
        const { added } = await this.#library.add(games3.map(({ game, source, fault }) => ({ record: game, source, fault })));
        status.remark(() => i18n2.t("library.added", { count: added }));
      }
    });
    this.#libraryDialog = new LibraryDialog(this.#library, this.#keeper, i18n2, words, (record, key) => this.#open(record, { key }));
    onLeaving(() => void this.#keeper.flush());
    new DropZone({
      onFiles: (files) => this.#openFiles(files),
      onText: (text2) => this.#openTexts([{ name: "", text: text2 }])
    });
    const file = (
      /** @type {HTMLInputElement} */
      byId("record-file")
    );
    byId("record-open").addEventListener("click", () => file.click());
    file.addEventListener("change", () => {
      const files = [...file.files ?? []];
      file.value = "";
      this.#openFiles(files);
    });
    byId("library-open").addEventListener("click", () => this.#libraryDialog.open());
    byId("record-keep").addEventListener("click", async () => {
      if (await this.#keeper.keep()) status.remark(() => i18n2.t("record.kept"));
    });
  }
  get library() {
    return this.#library;
  }
  /** Has the library keep the game on the table, if somebody has played in it. */
  keepIfPlayed() {
    return this.#keeper.keepIfPlayed();
  }
  show() {
    this.#notice.show();
    this.#panel.show();
  }
  /**
   * Opens the link in the address, now and whenever it changes. It is taken out: a reload goes on with the game.
   * @param {(game: GameId) => void} begin
   * @param {Record<"play" | "analyse", () => void>} further What a link may ask for besides.
   */
  followLinks(begin, further) {
    const look = async () => {
      const asked = new URLSearchParams(location.search).get("game");
      const hash = asked === null || isLink(location.hash) ? location.hash : `#game=${encodeURIComponent(asked)}`;
      if (!isLink(hash)) return;
      history.replaceState(null, "", location.pathname);
      const { key } = this.#session;
      try {
        const linked = await fromHash(hash);
        const { broken, reading } = await this.#opener.openLinked(linked, begin);
        if (reading) return this.#found.open([{ source: "", ...reading }]);
        if ("chosen" in linked) this.#notice.hide();
        else this.#opened(() => this.#i18n.t("record.opened"));
        if (!broken && "further" in linked && linked.further) further[linked.further]();
        const fault = broken && "game" in linked ? () => this.#words.broken(linked.game, broken) : null;
        const left = this.#keeper.hasLeft(key) ? () => this.#i18n.t("flow.left") : null;
        const told = [fault, left].filter((text2) => text2 !== null);
        if (told.length > 0) this.#notice.say(() => told.map((text2) => asSentence(text2())).join(" "));
      } catch (error) {
        console.warn("tablier: the link does not open", error);
        const reason = () => isTablierError(error) ? ` ${asSentence(this.#phrases.error(error))}` : "";
        this.#notice.say(() => this.#i18n.t("link.bad") + reason());
      }
    };
    addEventListener("hashchange", look);
    return look();
  }
  /**
   * @param {string} text Of the panel.
   * @returns {Promise<Reading["errors"][0] | null>} What is wrong with it where nothing in it can be played.
   */
  async #replay(text2) {
    const reading = await this.#opener.readPasted(text2);
    const fault = faultOfNothing(reading);
    if (fault) return fault;
    if (isFaultless(reading)) {
      this.#open(reading.games[0], { warnings: reading.errors });
    } else {
      this.#found.open([{ source: "", ...reading }]);
    }
    return null;
  }
  /** @param {File[]} files */
  async #openFiles(files) {
    const { t } = this.#i18n;
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > LARGEST_FILE) return this.#notice.say(() => t("file.tooLarge", { max: LARGEST_FILE / 1e6 }));
    if (size > SLOW_FILE) this.#notice.say(() => t("file.reading"));
    try {
      const texts = files.map(async (file) => ({ name: file.name, text: decodeText(await file.arrayBuffer()) }));
      await this.#openTexts(await Promise.all(texts));
      if (size > SLOW_FILE) this.#notice.hide();
    } catch (error) {
      console.warn("tablier: the file cannot be read", error);
      this.#notice.say(() => t("file.unreadable"));
    }
  }
  /** @param {{ name: string, text: string }[]} texts */
  async #openTexts(texts) {
    const found = [];
    for (const { name, text: text2 } of texts) {
      const fault2 = faultOfText(text2);
      if (fault2) found.push({ source: name, games: [], errors: [faultOfAll(fault2)] });
      else if (isLibrary(text2)) await this.#libraryDialog.importText(text2);
      else found.push({ source: name, ...await (name === "" ? this.#opener.readPasted(text2) : this.#opener.read(text2)) });
    }
    if (found.length === 0) return;
    const [first] = found;
    const fault = found.length === 1 ? faultOfNothing(first) : null;
    if (fault) {
      this.#notice.say(() => this.#words.fault(fault));
    } else if (found.length === 1 && isFaultless(first)) {
      this.#open(first.games[0], { warnings: first.errors });
    } else {
      this.#found.open(found);
    }
  }
  /**
   * @param {KeptRecord} record
   * @param {{ key?: string, fault?: Fault | null, warnings?: Reading["errors"] }} options
   */
  #open(record, { warnings = [], ...options }) {
    try {
      const isContinued = this.#opener.open(record, options);
      const done = () => this.#i18n.t(isContinued ? "record.joined" : "record.opened");
      this.#opened(() => [done(), ...warnings.map((warning) => this.#words.fault(warning))].join(". "));
    } catch (error) {
      this.#notice.say(() => this.#phrases.error(error));
    }
  }
  /** @param {() => string} remark */
  #opened(remark) {
    this.#notice.hide();
    this.#panel.reset();
    this.#status.remark(remark);
  }
  /** Says once that nothing can be kept here, whatever it is that cannot. */
  #warn() {
    if (!this.#isTroubled) this.#notice.say(() => this.#i18n.t("library.trouble"));
    this.#isTroubled = true;
  }
};
function faultOfAll(code) {
  return { severity: "error", code: (
    /** @type {any} */
    code
  ), message: code, game: null, line: 0, column: 0, at: 0, found: "" };
}

// www/js/ui/replay-input.js
var KEY_USERS = "input, select, textarea, dialog, [contenteditable]";
var NOTCH_PX = 50;
var LINE_PX = 33;
var PAGE_PX = 400;
var WHEEL_REST_MS = 250;
var WHEEL_PACE_MS = 60;
var SWIPE_PX = 32;
function replayByKeys(session) {
  const steps = /* @__PURE__ */ new Map([
    ["Home", () => session.goTo(0)],
    ["ArrowLeft", () => session.back()],
    ["ArrowRight", () => session.forward()],
    ["End", () => session.goTo(Infinity)]
  ]);
  document.addEventListener("keydown", (event) => {
    const step = steps.get(event.key);
    if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(KEY_USERS)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    step();
  });
}
function replayByWheel(element, session) {
  let turned = 0;
  let lastTurn = -Infinity;
  let lastStep = -Infinity;
  element.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.shiftKey || event.buttons !== 0 || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
    const now = performance.now();
    const way = event.deltaY * [1, LINE_PX, PAGE_PX][event.deltaMode];
    if (now - lastTurn > WHEEL_REST_MS || Math.sign(way) !== Math.sign(turned)) turned = 0;
    const isSameTurn = now - lastStep <= WHEEL_REST_MS;
    lastTurn = now;
    if (!(way < 0 ? session.canGoBack : session.canGoForward)) {
      if (isSameTurn) event.preventDefault();
      return;
    }
    event.preventDefault();
    turned += way;
    if (Math.abs(turned) < NOTCH_PX || now - lastStep < WHEEL_PACE_MS) return;
    turned = 0;
    lastStep = now;
    if (way < 0) session.back();
    else session.forward();
  }, { passive: false });
}
function replayBySwipe(element, session) {
  let press = null;
  let swiped = false;
  element.addEventListener("pointerdown", (event) => {
    swiped = false;
    press = event.pointerType === "mouse" || !event.isPrimary ? null : { id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  element.addEventListener("pointercancel", () => press = null);
  addEventListener("pointerup", (event) => {
    if (press?.id !== event.pointerId) return;
    const x = event.clientX - press.x;
    const y = event.clientY - press.y;
    press = null;
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    swiped = true;
    if (x < 0) session.forward();
    else session.back();
  });
  element.addEventListener("click", (event) => {
    if (!swiped) return;
    swiped = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}

// www/js/analysis/graph-data.js
function pointsOf(id, values) {
  const last = Math.max(1, values.length - 1);
  return values.map(({ score }, ply) => ({ ply, x: ply / last, share: expectation(id, score) }));
}
function plyAt(points, x) {
  return Math.max(0, Math.min(points.length - 1, Math.round(x * (points.length - 1))));
}
function countMistakes(judgements, values) {
  const none = () => ({ inaccuracy: 0, mistake: 0, blunder: 0, missedWin: 0 });
  const counts = { first: none(), second: none() };
  for (const { ply, mistake } of judgements) {
    if (mistake) counts[values[ply - 1].sign === 1 ? "first" : "second"][mistake]++;
  }
  return counts;
}

// www/js/ui/evaluation-graph.js
var SVG = "http://www.w3.org/2000/svg";
var WIDTH2 = 400;
var HEIGHT = 110;
var MARGIN = 7;
var RADII = { inaccuracy: 3.2, mistake: 4.6, blunder: 6, missedWin: 6 };
var EvaluationGraph = class {
  #element;
  #svg = drawn3("svg", { viewBox: `0 0 ${WIDTH2} ${HEIGHT}`, "aria-hidden": "true" });
  #cursor = drawn3("line", { class: "cursor", y1: 0, y2: HEIGHT });
  /** @type {Point[]} */
  #points = [];
  /** What is drawn. */
  #key = "";
  #isPressed = false;
  /**
   * @param {HTMLElement} element
   * @param {(ply: number) => void} onChoose
   */
  constructor(element, onChoose) {
    this.#element = element;
    element.setAttribute("role", "slider");
    element.tabIndex = 0;
    element.append(this.#svg);
    const choose = ({ clientX }) => {
      const { left, width } = element.getBoundingClientRect();
      onChoose(plyAt(this.#points, (clientX - left) / width));
    };
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.#isPressed = true;
      choose(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (this.#isPressed) choose(event);
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => this.#isPressed = false);
    element.addEventListener("keydown", (event) => {
      const now = Number(element.getAttribute("aria-valuenow"));
      const last = this.#points.length - 1;
      const goals = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: last, PageDown: now - 10, PageUp: now + 10 };
      if (!(event.key in goals) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onChoose(Math.max(0, Math.min(last, goals[event.key])));
    });
  }
  /** @param {Graph} graph */
  show({ points, marks, players, ply, text: text2, label }) {
    this.#points = points;
    const element = this.#element;
    element.setAttribute("aria-label", label);
    element.setAttribute("aria-valuemin", "0");
    element.setAttribute("aria-valuemax", String(points.length - 1));
    element.setAttribute("aria-valuenow", String(ply));
    element.setAttribute("aria-valuetext", text2);
    const key = JSON.stringify([points, marks, players]);
    if (key !== this.#key) {
      this.#key = key;
      this.#svg.replaceChildren(...parts(points, marks, players), this.#cursor);
    }
    const x = WIDTH2 * (points[ply]?.x ?? 0);
    this.#cursor.setAttribute("x1", String(x));
    this.#cursor.setAttribute("x2", String(x));
  }
};
function parts(points, marks, [first, second]) {
  const height = ({ share }) => round(MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share));
  const line = points.map((point) => `${round(WIDTH2 * point.x)} ${height(point)}`).join(" L ");
  const ground = drawn3("rect", { width: WIDTH2, height: HEIGHT, class: "share" });
  ground.dataset.player = second;
  const area = drawn3("path", { d: `M 0 ${HEIGHT} L ${line} L ${WIDTH2} ${HEIGHT} Z`, class: "share" });
  area.dataset.player = first;
  const middle = drawn3("line", { x1: 0, x2: WIDTH2, y1: HEIGHT / 2, y2: HEIGHT / 2, class: "middle" });
  const dots = marks.map(({ ply, mistake }) => {
    return drawn3("circle", { cx: round(WIDTH2 * points[ply].x), cy: height(points[ply]), r: RADII[mistake], class: `mark ${mistake}` });
  });
  return [ground, area, middle, drawn3("path", { d: `M ${line}`, class: "curve" }), ...dots];
}
function round(length) {
  return Math.round(10 * length) / 10;
}
function drawn3(tag, attributes) {
  const element = (
    /** @type {SVGElement} */
    document.createElementNS(SVG, tag)
  );
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

// www/js/ui/review-panel.js
var MISTAKES = ["inaccuracy", "mistake", "blunder", "missedWin"];
var SIGNS2 = { inaccuracy: "?!", mistake: "?", blunder: "??", missedWin: "?" };
var ReviewPanel = class {
  #review;
  #session;
  #library;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #graph;
  #start = (
    /** @type {HTMLButtonElement} */
    byId("review-start")
  );
  #table = (
    /** @type {HTMLDetailsElement} */
    byId("review-table")
  );
  /** What the lists are made of. @type {unknown[]} */
  #basis = [];
  #kept = "";
  /**
   * @param {GameReview} review
   * @param {Session} session
   * @param {Library} library
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {AnalysisWords} words
   * @param {Announcer} announcer
   */
  constructor(review, session, library, i18n2, phrases, words, announcer) {
    this.#review = review;
    this.#session = session;
    this.#library = library;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#graph = new EvaluationGraph(byId("review-graph"), (ply) => this.#goTo(ply));
    review.addEventListener("change", () => this.show());
    review.addEventListener("done", () => {
      const focus = document.activeElement === document.body;
      announcer.say([i18n2.t("analysis.review.done"), ...this.#counts()].join(". "));
      if (focus) byId("review-graph").focus({ preventScroll: true });
    });
    session.addEventListener("change", () => this.show());
    this.#start.addEventListener("click", () => {
      this.#kept = "";
      void review.start();
      byId("review-cancel").focus({ preventScroll: true });
    });
    byId("review-cancel").addEventListener("click", () => {
      review.cancel();
      this.#start.focus({ preventScroll: true });
    });
    byId("review-exercises").addEventListener("click", () => void this.#keepExercises());
    this.#table.addEventListener("toggle", () => this.#showTable());
  }
  show() {
    const { t } = this.#i18n;
    const { isRunning, progress, hasFailed, isOutdated, isPart, values } = this.#review;
    const hasMoves = this.#session.tree.mainLine.length > 0;
    const hasResult = values.length > 1;
    byId("review").hidden = !hasMoves;
    this.#start.hidden = isRunning || hasResult && !isOutdated;
    this.#start.textContent = t(isPart && hasResult ? "flow.review.goOn" : hasResult ? "analysis.review.again" : "analysis.review.start");
    byId("review-running").hidden = !isRunning;
    byId("review-progress").value = progress;
    byId("review-percent").textContent = `${Math.floor(100 * progress)} %`;
    byId("review-failed").hidden = !hasFailed;
    byId("review-result").hidden = !hasResult || isRunning;
    document.documentElement.dataset.review = isRunning ? "runs" : hasResult ? "done" : "none";
    if (!hasResult || isRunning) return;
    byId("review-part").hidden = !isPart;
    byId("review-part").textContent = isPart ? t("flow.review.part", { count: values.length - 1, all: this.#session.tree.mainLine.length }) : "";
    this.#showGraph();
    const basis = [this.#review.judgements, this.#session.tree, this.#i18n.language, this.#kept];
    if (basis.some((part, index) => part !== this.#basis[index])) {
      this.#basis = basis;
      this.#showMistakes();
      this.#showExercises();
      this.#showTable();
    }
  }
  #showGraph() {
    const { info, tree } = this.#session;
    const { values, judgements } = this.#review;
    const [first, second] = info.players;
    const nodes = tree.mainLine;
    let node = tree.current;
    while (node.parent && nodes[node.ply - 1] !== node) node = node.parent;
    const ply = Math.min(node.ply, values.length - 1);
    this.#graph.show({
      points: pointsOf(info.id, values),
      marks: judgements.flatMap(({ ply: ply2, mistake }) => mistake ? { ply: ply2, mistake } : []),
      players: [first.id, (second ?? first).id],
      ply,
      text: this.#described(ply),
      label: this.#i18n.t("analysis.graph")
    });
  }
  /**
   * @param {number} ply
   * @returns {string} The move, the evaluation after it and what was wrong with it.
   */
  #described(ply) {
    const { t } = this.#i18n;
    const value = this.#review.values[ply];
    const mistake = this.#review.judgements[ply - 1]?.mistake;
    const move = ply === 0 ? t("board.announce.start") : this.#move(ply);
    const { info } = this.#session;
    const score = this.#words.score(info, value);
    const said = [move, isProved(value.score) ? score : `${t("board.evaluation", { player: this.#words.firstPlayer(info) })} ${score}`];
    if (mistake) said.push(t(
      /** @type {Key} */
      `analysis.${mistake}`
    ));
    return said.join(". ");
  }
  /** @param {number} ply */
  #move(ply) {
    const nodes = this.#session.tree.mainLine;
    const move = nodes[ply - 1].move;
    if (!move) return "";
    const player = this.#phrases.player(this.#session.info, move.player);
    return this.#i18n.t("board.moves.ply", { number: numberOf(nodes, ply, this.#session.leader), player, move: this.#phrases.move(move) });
  }
  #showMistakes() {
    const { t } = this.#i18n;
    const { judgements, values } = this.#review;
    const nodes = this.#session.tree.mainLine;
    byId("review-counts").replaceChildren(...this.#counts().map((text2) => create("li", { text: text2 })));
    const found = judgements.filter(({ mistake }) => mistake);
    byId("review-none").hidden = found.length > 0;
    const game = this.#session.game.clone();
    while (game.undo()) ;
    let at = 0;
    byId("review-mistakes").replaceChildren(...found.map(({ ply, mistake }) => {
      for (; at < ply - 1; at++) game.play(
        /** @type {{ text: string }} */
        nodes[at].move.text
      );
      const { move } = nodes[ply - 1];
      if (!mistake || !move) return "";
      const number = numberOf(nodes, ply, this.#session.leader);
      const dots = move.player === this.#session.leader ? "." : "…";
      const button = create(
        "button",
        { data: { mistake } },
        create("span", { className: "what", text: `${number}${dots} ${this.#phrases.move(move)}${SIGNS2[mistake]}` }),
        create("span", { className: "kind", text: t(
          /** @type {Key} */
          `analysis.${mistake}`
        ) })
      );
      const [better] = movesOf(game, values[ply - 1].best.slice(0, 1));
      if (better) button.append(create("span", { className: "better", text: t("analysis.better", { move: this.#phrases.move(better) }) }));
      button.type = "button";
      button.addEventListener("click", () => this.#goTo(ply));
      return create("li", {}, button);
    }));
    game.free();
  }
  /** @returns {string[]} For each player, how many mistakes of each kind. */
  #counts() {
    const { t } = this.#i18n;
    const { info } = this.#session;
    const counts = countMistakes(this.#review.judgements, this.#review.values);
    return info.players.map(({ id }, index) => {
      const own = counts[index === 0 ? "first" : "second"];
      const parts2 = MISTAKES.filter((kind) => own[kind] > 0).map((kind) => t(
        /** @type {Key} */
        `analysis.count.${kind}`,
        { count: own[kind] }
      ));
      return t("analysis.counts", { player: this.#phrases.player(info, id), counts: parts2.join(", ") || t("analysis.count.none") });
    });
  }
  #showExercises() {
    const { t } = this.#i18n;
    const count = this.#kept === "" ? this.#review.exercises().length : 0;
    const button = byId("review-exercises");
    button.hidden = count === 0;
    button.textContent = t("analysis.exercise.keep", { count });
    byId("review-kept").hidden = this.#kept === "";
    byId("review-kept-text").textContent = this.#kept;
    byId("review-kept-link").href = `exercises.html#${this.#session.info.id}/own`;
  }
  async #keepExercises() {
    const exercises = this.#review.exercises();
    const added = await this.#library.addExercises(exercises);
    this.#kept = this.#i18n.t("analysis.exercise.kept", { count: added });
    this.#announcer.say(this.#kept);
    this.show();
    byId("review-kept-link").focus({ preventScroll: true });
  }
  /** The graph in words, made when it is asked for. */
  #showTable() {
    if (!this.#table.open) return;
    const { t } = this.#i18n;
    const { values, judgements } = this.#review;
    const rows = values.map((value, ply) => {
      const mistake = judgements[ply - 1]?.mistake;
      const cells = [ply === 0 ? t("board.moves.start") : this.#move(ply), this.#words.score(this.#session.info, value), mistake ? t(
        /** @type {Key} */
        `analysis.${mistake}`
      ) : ""];
      return create("tr", {}, ...cells.map((text2) => create("td", { text: text2 })));
    });
    byId("review-rows").replaceChildren(...rows);
  }
  /** @param {number} ply */
  #goTo(ply) {
    const { tree } = this.#session;
    const node = ply === 0 ? tree.root : tree.mainLine[ply - 1];
    this.#session.goToNode(node);
  }
};
function numberOf(nodes, ply, leader) {
  let number = 0;
  for (let at = 0; at < ply; at++) {
    const player = nodes[at].move?.player;
    if (at === 0 || player === leader || player === nodes[at - 1].move?.player) number++;
  }
  return number;
}

// www/js/ui/shortcuts.js
var KEY_USERS2 = "input, select, textarea, [contenteditable]";
var BUTTONS = (
  /** @type {const} */
  { f: "flip", h: "hint", p: "position-hear" }
);
var LIST = [
  [["F"], "flip"],
  [["H"], "play.hint"],
  [["P"], "flow.hear"],
  [["←", "→"], "flow.keys.moves"],
  [["Home", "End"], "flow.keys.ends"],
  [["Esc"], "flow.keys.escape"],
  [["?"], "flow.keys"]
];
function shortcuts(settings2, i18n2) {
  const dialog = listOfKeys(i18n2);
  document.addEventListener("keydown", (event) => {
    if (!settings2.switches.shortcuts || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(KEY_USERS2)) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "?") return dialog.showModal();
    const id = BUTTONS[
      /** @type {keyof typeof BUTTONS} */
      event.key.toLowerCase()
    ];
    if (id && !event.shiftKey && !byId(id).hidden) byId(id).click();
  });
}
function listOfKeys(i18n2) {
  const rows = LIST.flatMap(([keys, key]) => [
    create("dt", {}, ...keys.flatMap((name, index) => index > 0 ? [" ", create("kbd", { text: name })] : [create("kbd", { text: name })])),
    create("dd", { data: { i18n: key } })
  ]);
  const close = create("button", { className: "primary", data: { i18n: "close" } });
  return madeDialog(
    i18n2,
    "keys",
    "flow.keys",
    { className: "confirm" },
    create("dl", { className: "keys" }, ...rows),
    create("p", { className: "hint", data: { i18n: "flow.keys.off" } }),
    create("div", { className: "actions" }, close)
  );
}

// www/js/ui/result-link.js
var END = "end";
var DRAWS = "draws";
var SECTIONS = {
  draughts: {},
  "spanish-draughts": {},
  charret: {},
  bulltricker: {
    mat: "mat",
    insufficiency: "insufficiency",
    immobilisation: "immobilisation",
    repetition: "repetition",
    agreement: END
  },
  tumblingdown: { "king-captured": "capture", "own-king-captured": "own-king", agreement: END },
  ultima: {}
};
function resultSection(id, { winner, reason }) {
  if (reason === "timeout" || reason === "unknown") return null;
  return SECTIONS[id][reason] ?? (winner === null ? DRAWS : END);
}

// www/js/ui/status.js
var NOTE_MS = 3500;
var Status = class {
  #session;
  #i18n;
  #phrases;
  #announcer;
  #element = byId("status");
  #text = byId("status-text");
  /** A passing remark in place of the state of the game. @type {() => string} */
  #note = () => "";
  #noteTimer = 0;
  /** Whether the remark tells what could not be done. */
  #isTrouble = false;
  /** Until the next click. */
  #refusal;
  /** What the board asks for. @type {Prompt | null} */
  #prompt = null;
  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   */
  constructor(session, i18n2, phrases, announcer) {
    this.#session = session;
    this.#i18n = i18n2;
    this.#phrases = phrases;
    this.#announcer = announcer;
    this.#refusal = new Refusal(session, phrases);
    session.addEventListener("change", (event) => this.#follow(
      /** @type {CustomEvent<Change>} */
      event.detail
    ));
    session.addEventListener("activity", () => {
      this.show();
      if (session.failure) announcer.say(this.#state());
    });
    byId("pass").addEventListener("click", () => {
      const { pass } = session;
      if (pass) session.play(pass.text);
    });
    byId("pause").addEventListener("click", () => session.hold());
    byId("resume").addEventListener("click", () => session.resume());
    byId("retry").addEventListener("click", () => session.resume());
  }
  show() {
    const { held, thinking, failure, outcome, setup, game } = this.#session;
    const waits = held && !outcome && this.#session.isComputer(game.turn());
    const whyNot = this.#refusal.why;
    const note = whyNot?.sentence ?? this.#note();
    this.#text.textContent = note || this.#state();
    const section = outcome && !note ? resultSection(setup.game, outcome) : null;
    this.#text.append(...ruleLink(this.#session.info, whyNot ?? { section }, this.#i18n));
    this.#element.classList.toggle("note", note !== "");
    this.#element.classList.toggle("trouble", note !== "" && (whyNot ? this.#refusal.isTrouble : this.#isTrouble));
    this.#element.classList.toggle("result", outcome !== null && !note);
    this.#element.classList.toggle("thinking", thinking && setup.mode !== "auto" && !note);
    byId("pass").hidden = this.#session.pass === null || thinking;
    byId("pause").hidden = setup.mode !== "auto" || waits || outcome !== null || failure !== null;
    byId("resume").hidden = !waits || failure !== null;
    byId("retry").hidden = failure === null;
    byId("rematch").hidden = outcome === null;
    const { dataset } = document.documentElement;
    dataset.turn = game.turn();
    dataset.ply = String(this.#session.ply);
    dataset.thinking = String(thinking);
    dataset.outcome = outcome?.reason ?? "";
  }
  /**
   * @param {string | (() => string)} note Shown for a few seconds and spoken; a function follows the language.
   * @param {{ isTrouble?: boolean }} [options] Whether it tells what could not be done.
   */
  remark(note, { isTrouble = false } = {}) {
    this.#refusal.drop();
    this.#isTrouble = isTrouble;
    this.#note = typeof note === "string" ? () => note : note;
    this.#announcer.say(this.#note());
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => this.#clear(), NOTE_MS);
    this.show();
  }
  /**
   * @param {Refused} refused
   * @returns {string[]} The cells that show why.
   */
  refuse(refused) {
    const isNew = this.#refusal.hold(refused);
    const { sentence, cells } = (
      /** @type {WhyNot} */
      this.#refusal.why
    );
    if (isNew) {
      clearTimeout(this.#noteTimer);
      this.#note = () => "";
      this.#announcer.say(sentence);
      this.show();
    }
    return cells;
  }
  /** @param {Prompt | null} prompt */
  prompt(prompt) {
    if (JSON.stringify(prompt) === JSON.stringify(this.#prompt)) return;
    this.#prompt = prompt;
    if (prompt) this.#note = () => "";
    if (prompt) this.#announcer.say(this.#phrases.prompt(this.#session.info, prompt));
    this.show();
  }
  /** Forgets why the last click was refused. */
  forget() {
    if (!this.#refusal.drop()) return;
    this.#announcer.clear();
    this.#clear();
  }
  #clear() {
    clearTimeout(this.#noteTimer);
    this.#note = () => "";
    this.#refusal.drop();
    this.show();
  }
  /** @param {Change} change */
  #follow(change) {
    if (change.type === "note") return;
    this.#clear();
    if (change.type === "flip" || change.type === "tree") return;
    const said = [];
    if (change.type === "move" || change.type === "forward") {
      for (const { move } of change.steps) said.push(this.#phrases.played(this.#session.info, move));
    } else if (change.type === "undo") {
      said.push(this.#i18n.t("board.announce.undone"));
    } else if (change.type === "back" || change.type === "jump") {
      said.push(this.#phrases.place(this.#session.info, this.#session.tree.current.move));
    }
    said.push(this.#state());
    this.#announcer.say(said.join(". "));
  }
  #state() {
    const { failure, outcome, held, thinking, game, setup } = this.#session;
    if (outcome) return this.#phrases.resultOf(this.#session, outcome);
    if (failure) return this.#i18n.t("board.engineFailed");
    if (thinking && setup.mode !== "auto") return this.#i18n.t("board.thinking");
    if (held && this.#session.isComputer(game.turn())) return this.#i18n.t("held");
    if (this.#prompt) return this.#phrases.prompt(this.#session.info, this.#prompt);
    const claim = this.#session.drawClaim;
    if (claim && this.#session.awaitsMove) return this.#phrases.claim(this.#session.info, claim);
    const turn = this.#phrases.turn(this.#session);
    if (this.#session.pass) return `${turn} – ${this.#i18n.t("board.prompt.pass")}`;
    const marks = game.marks();
    if (marks.check.length > 0) return `${turn} – ${this.#i18n.t("board.check")}`;
    const must = this.#session.awaitsMove && marks.mustMove.length > 0;
    return must ? `${turn} – ${this.#i18n.t("board.must")}` : turn;
  }
};

// www/js/ui/transport.js
var Transport = class {
  #session;
  #start = (
    /** @type {HTMLButtonElement} */
    byId("to-start")
  );
  #back = (
    /** @type {HTMLButtonElement} */
    byId("back")
  );
  #forward = (
    /** @type {HTMLButtonElement} */
    byId("forward")
  );
  #end = (
    /** @type {HTMLButtonElement} */
    byId("to-end")
  );
  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    this.#start.addEventListener("click", () => session.goTo(0));
    this.#back.addEventListener("click", () => session.back());
    this.#forward.addEventListener("click", () => session.forward());
    this.#end.addEventListener("click", () => session.goTo(Infinity));
    session.addEventListener("activity", () => this.show());
  }
  show() {
    const { canGoBack, canGoForward } = this.#session;
    for (
      const [button, can] of
      /** @type {const} */
      [
        [this.#start, canGoBack],
        [this.#back, canGoBack],
        [this.#forward, canGoForward],
        [this.#end, canGoForward]
      ]
    ) {
      button.setAttribute("aria-disabled", String(!can));
    }
  }
};

// www/js/ui/turning-board.js
var TURN_MS = 900;
function turnBoard(session) {
  let timer = 0;
  session.addEventListener("change", (event) => {
    const { type } = (
      /** @type {CustomEvent<Change>} */
      event.detail
    );
    if (type === "flip" || type === "note") return;
    clearTimeout(timer);
    if (!session.setup.turns || type !== "move" || session.outcome) return;
    timer = /** @type {any} */
    setTimeout(() => session.face(session.game.turn()), TURN_MS);
  });
}

// www/js/main.js
var WORKER2 = new URL("../engine-worker.js", new URL("../js/main.js", import.meta.url).href);
var root = document.documentElement;
var settings = new Settings();
var i18n = new I18n(settings);
applyTheme();
applyLanguage();
settings.addEventListener("theme", applyTheme);
settings.addEventListener("language", applyLanguage);
settingsDialog(settings, i18n, ["coordinates", "movable", "sounds", "shortcuts"]);
byId("language").addEventListener("click", () => settings.language = languageAfter(settings.language));
try {
  await init();
  await run(games());
} catch (error) {
  console.error(error);
  byId("failure").textContent = i18n.t("loadFailed");
  byId("failure").hidden = false;
}
keepOffline();
async function run(catalog) {
  await pause();
  const session = new Session(catalog, new Opponent({ workerUrl: WORKER2 }));
  const infoOf = (id) => catalog.find((info) => info.id === id) ?? catalog[0];
  const begin = (choice, position) => {
    settings.rememberChoice(choice);
    session.start(settle(choice, infoOf(choice.game), settings), position);
  };
  if (!session.restore()) begin(choiceFor(catalog[0], settings.choice(catalog[0].id)));
  await pause();
  const phrases = new Phrases(i18n);
  const announcer = new Announcer();
  const board = sessionBoard(byId("board"), session, settings, phrases);
  const status = new Status(session, i18n, phrases, announcer);
  const records = new Records(catalog, session, i18n, phrases, announcer, status);
  const draw = layersOf(board);
  const { analysis, panels } = analysisOf(session, phrases, announcer, records, (part) => draw("analysis", part));
  const early = [status, records, new Players(session, i18n, phrases), new Clocks(session, i18n, phrases, announcer), ...panels];
  board.addEventListener("prompt", (event) => status.prompt(
    /** @type {CustomEvent} */
    event.detail
  ));
  session.introduce();
  await pause();
  followOtherTabs(session, {
    onTakeOver: () => status.remark(() => i18n.t("takenOver")),
    onOther: () => void records.keepIfPlayed()
  });
  onLeaving(() => session.flush());
  const playOn = new PlayOn(session, settings, i18n, phrases);
  await pause();
  await records.followLinks((id) => {
    const choice = { ...choiceFor(infoOf(id), settings.choice(id)), clock: NO_CLOCK };
    session.start(settle(choice, infoOf(id), settings));
  }, { play: () => playOn.open(), analyse: () => analysis.isOn || byId("analyse").click() });
  await pause();
  const moveField = new MoveField(session, i18n, phrases, (text2) => board.premove(text2));
  const late = [
    new Hint(session, analysis, (part) => draw("hint", part), i18n, phrases, status),
    new Controls(session, new FinishDialog(session, i18n, phrases, status)),
    new Transport(session),
    new MoveList(session, i18n, phrases),
    new CommentPanel(session, i18n, phrases),
    moveField,
    new PositionPanel(session, i18n, phrases, announcer),
    playOn
  ];
  new EmbedDialog(session, i18n);
  pictureButtons(session, settings, i18n, announcer);
  hearPosition(session, i18n, announcer);
  shortcuts(settings, i18n);
  turnBoard(session);
  moveNow(session);
  replayByKeys(session);
  replayByWheel(byId("board"), session);
  replayBySwipe(byId("moves"), session);
  let lit = 0;
  const light = (cells) => {
    if (lit > 0 || cells.length > 0) draw("refused", { refused: cells });
    lit = cells.length;
  };
  const forget = () => {
    status.forget();
    moveField.clear();
    light([]);
  };
  const sounds = new Sounds(session, settings);
  board.addEventListener("premove", (event) => {
    const cells = (
      /** @type {CustomEvent<string[] | null>} */
      event.detail
    );
    if (cells === null) sounds.play("error");
    status.remark(phrases.premove(cells), { isTrouble: cells === null });
  });
  board.addEventListener("refused", (event) => {
    sounds.play("error");
    moveField.clear();
    light(status.refuse(
      /** @type {CustomEvent} */
      event.detail
    ));
  });
  moveField.addEventListener("refused", (event) => light(
    /** @type {CustomEvent} */
    event.detail
  ));
  board.addEventListener("select", forget);
  session.addEventListener("change", () => light([]));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") forget();
  });
  const dialog = new NewGameDialog(catalog, settings, i18n, phrases, begin);
  byId("new-game").addEventListener("click", () => dialog.open(session.setup.game));
  const edit = editorOpener(
    [catalog, settings, i18n, phrases, (setup, position) => session.start(setup, position)],
    () => status.remark(i18n.t("loadFailed"), { isTrouble: true })
  );
  byId("position-edit").addEventListener("click", () => {
    const { setup: { game: id, rules }, game, view: { rotated } } = session;
    edit({ id, position: game.position(), rules, rotated });
  });
  byId("new-game-edit").addEventListener("click", () => {
    const id = dialog.game;
    dialog.close();
    edit({ id });
  });
  byId("rematch").addEventListener("click", () => playAgain(session, settings));
  const title = () => {
    byId("game-name").textContent = i18n.name(session.info.names);
    const played = analysis.isOn ? [i18n.t("board.analysis")] : [i18n.t(`title.${session.setup.mode}`), levelWords(session, i18n)];
    const details = [...played, timeControl(session.timer.control, i18n)];
    byId("game-detail").textContent = details.filter((detail) => detail !== "").join(" · ");
    document.title = `${i18n.name(session.info.names)} – tablier`;
    byId("rules-link").href = rulesPage(session.info.id, i18n.language);
    byId("exercises-link").href = `exercises.html#${session.info.id}`;
  };
  session.addEventListener("change", title);
  analysis.addEventListener("switch", title);
  settings.addEventListener("language", () => {
    title();
    announcer.clear();
    for (const view of [...early, ...late]) view.show();
  });
  await pause();
  byId("table").hidden = false;
  title();
  for (const view of late) view.show();
  await drawn();
  await drawn();
  root.dataset.ready = "true";
}
function playAgain(session, settings2) {
  const { setup, view, tags, info } = session;
  const again = rematchOf(setup, info, settings2);
  const usual = new Game(setup.game, { rules: setup.rules });
  const { start } = session.tree;
  session.start(again, setup.handicap || start.position === usual.toJSON().position ? void 0 : start.position);
  usual.free();
  if (again.mode !== "two" || again.side === setup.side) return;
  if (!setup.turns) session.face(session.opponentOf(view.bottom));
  const { White, Black } = tags;
  if (White || Black) session.tags = { ...Black && { White: Black }, ...White && { Black: White } };
}
function layersOf(board) {
  const layers = /* @__PURE__ */ new Map();
  return (layer, part) => {
    layers.set(layer, part);
    const all = [...layers.values()];
    board.annotate({
      marks: all.flatMap(({ marks = [] }) => marks),
      arrows: all.flatMap(({ arrows = [] }) => arrows),
      refused: all.flatMap(({ refused = [] }) => refused)
    });
  };
}
function analysisOf(session, phrases, announcer, { library }, draw) {
  const host = new EngineHost({ workerUrl: WORKER2 });
  const analysis = new Analysis(session, host);
  const review = new GameReview(session, library, host);
  review.addEventListener("change", () => {
    if (review.isBusy !== analysis.isPaused) analysis.pause(review.isBusy);
  });
  const want = () => review.isWanted = analysis.isOn;
  analysis.addEventListener("switch", want);
  want();
  const words = new AnalysisWords(i18n, phrases);
  const panels = [
    new AnalysisPanel(analysis, session, i18n, phrases, words, announcer, draw),
    new KeepPosition(review, session, library, i18n, announcer),
    new ReviewPanel(review, session, library, i18n, phrases, words, announcer)
  ];
  return { analysis, panels };
}
function applyTheme() {
  root.dataset.theme = settings.theme;
  root.dataset.look = settings.look;
}
function applyLanguage() {
  root.lang = settings.language;
  offerNext(byId("language"), settings.language);
  i18n.translate(document);
}
