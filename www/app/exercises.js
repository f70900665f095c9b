import {
  Board,
  EngineHost,
  I18n,
  Library,
  Phrases,
  Refusal,
  Settings,
  confirm,
  isOwn,
  keepOffline,
  languageAfter,
  offerNext,
  read,
  ruleLink,
  rulesPage,
  settingsDialog,
  write
} from "./chunk-UW25FEY5.js";
import {
  Announcer,
  Game,
  byId,
  create,
  games,
  init,
  sentences
} from "./chunk-7SPBOE6I.js";
import "./chunk-JKGVHZBC.js";
import {
  isTurned,
  paletteFor
} from "./chunk-FJGCW6RT.js";

// www/js/exercises/attempt.js
var PACE_MS = 500;
var ANSWER = { nodes: 3e4, timeMs: 2e3 };
var Attempt = class extends EventTarget {
  game;
  info;
  exercise;
  /** @type {PlayerId} */
  solver;
  /** @type {State} */
  state = "open";
  /** Whether a move of the opponent is under way. */
  thinking = false;
  /** Hints given for the move that is due: 1 for the piece, 2 for the target. @type {0 | 1 | 2} */
  hint = 0;
  /** Whether a hint was given or a wrong move played at any time. */
  wasHelped = false;
  /** @type {Refutation | null} */
  refutation = null;
  #engine;
  /** Moves of the line that have been played. */
  #step = 0;
  /** Another number when what is under way no longer matters. */
  #turn = 0;
  /**
   * @param {GameInfo} info
   * @param {Exercise} exercise
   * @param {EngineHost} engine
   */
  constructor(info, exercise, engine2) {
    super();
    this.info = info;
    this.exercise = exercise;
    this.#engine = engine2;
    this.game = new Game(info.id, { position: exercise.position, ...exercise.rules ? { rules: exercise.rules } : {} });
    this.solver = this.game.turn();
  }
  /** @returns {Outcome | null} */
  get outcome() {
    return this.game.outcome();
  }
  get awaitsMove() {
    return this.state === "open" && !this.thinking && !this.outcome && this.game.turn() === this.solver;
  }
  /** Everyone sees their own side below. */
  get view() {
    return { rotated: isTurned(this.info, this.game.layout(), this.solver) };
  }
  /** @param {PlayerId} player */
  isComputer(player) {
    return player !== this.solver;
  }
  /** @returns {Move | null} The move that is due. */
  get due() {
    if (!this.awaitsMove) return null;
    const text = this.exercise.line[this.#step];
    return this.game.moves({ verbose: true }).find((move) => move.text === text) ?? null;
  }
  /**
   * The reader's move. Throws a TablierError where it cannot be played.
   * @param {string} text
   */
  play(text) {
    const move = this.#play(text);
    this.hint = 0;
    if (this.#isRight(move)) void this.#goOn();
    else void this.#refute(move);
  }
  /** Takes back a wrong move, with its answer. */
  takeBack() {
    if (this.state !== "wrong") return;
    this.#turn++;
    this.thinking = false;
    const steps = [];
    while (this.game.history().length > this.#step) {
      const move = (
        /** @type {Move} */
        this.game.undo()
      );
      steps.push({ move, before: this.game.board() });
    }
    this.refutation = null;
    this.state = "open";
    this.#fire({ type: "back", steps });
    this.#enter("open");
  }
  /** Tells more of the move that is due. */
  giveHint() {
    const move = this.due;
    if (!move || this.hint === 2) return;
    this.hint = this.hint === 0 && move.from !== null ? 1 : 2;
    this.wasHelped = true;
    this.#enter("open");
  }
  /** Plays the rest of the solution. */
  async show() {
    if (this.state === "open" && this.thinking) return;
    this.takeBack();
    this.hint = 0;
    this.wasHelped = true;
    this.#enter("shown");
    this.#fire({ type: "jump" });
    const turn = ++this.#turn;
    while (this.#step < this.exercise.line.length) {
      this.#play(this.exercise.line[this.#step++]);
      await pause();
      if (turn !== this.#turn) return;
    }
    this.#enter("shown");
  }
  /** From the beginning; help that was given stays given. */
  restart() {
    this.#turn++;
    this.thinking = false;
    this.#step = 0;
    this.hint = 0;
    this.refutation = null;
    while (this.game.undo()) ;
    this.state = "open";
    this.#fire({ type: "jump" });
    this.#enter("open");
  }
  /** To be called when another takes its place. */
  free() {
    this.#turn++;
    this.game.free();
  }
  /** @param {Move} move That has been played. */
  #isRight({ text }) {
    const { line, also = [], kind } = this.exercise;
    if (text === line[this.#step]) return true;
    const isLast = this.#step >= line.length - 2;
    if (isLast && also.includes(text)) return true;
    return (kind === "win" || kind === "trick") && this.outcome?.winner === this.solver;
  }
  /** The answer of the line, if there is one. */
  async #goOn() {
    const { line } = this.exercise;
    this.#step++;
    if (this.#step < line.length && !this.outcome) {
      const turn = ++this.#turn;
      this.thinking = true;
      this.#enter("open");
      await pause();
      if (turn !== this.#turn) return;
      this.thinking = false;
      const text = this.game.isLegal(line[this.#step]) ? line[this.#step] : this.game.moves()[0];
      this.#step++;
      this.#play(text);
    }
    this.#enter(this.#step >= line.length || this.outcome ? "solved" : "open");
  }
  /** @param {Move} move */
  async #refute(move) {
    this.wasHelped = true;
    const turn = ++this.#turn;
    this.thinking = true;
    this.#enter("wrong");
    const [result] = await Promise.all([this.outcome ? null : this.#ask(), pause()]);
    if (turn !== this.#turn) return;
    this.thinking = false;
    const answer = result ? this.#play(result.move) : null;
    const mate = result?.mate ?? 0;
    this.refutation = { move, answer, winsIn: mate > 0 ? Math.ceil(mate / 2) : null };
    this.#enter("wrong");
  }
  async #ask() {
    try {
      return await this.#engine.ask((engine2) => engine2.bestMove(this.game, ANSWER));
    } catch (error) {
      console.warn("tablier: no answer to a wrong move", error);
      return null;
    }
  }
  /** @param {string} text */
  #play(text) {
    const before = this.game.board();
    const move = this.game.play(text);
    this.#fire({ type: "move", steps: [{ move, before }] });
    this.dispatchEvent(new CustomEvent("played", { detail: move }));
    return move;
  }
  /** @param {BoardChange} change */
  #fire(change) {
    this.dispatchEvent(new CustomEvent("change", { detail: change }));
  }
  /** @param {State} state */
  #enter(state) {
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }
};
function pause() {
  return new Promise((resolve) => setTimeout(resolve, PACE_MS));
}

// www/js/exercises/collection.js
var DAY_MS = 864e5;
var GOLDEN = 0.618;
var loading = /* @__PURE__ */ new Map();
function exercisesOf(game) {
  let exercises2 = loading.get(game);
  if (!exercises2) {
    exercises2 = load(game);
    loading.set(game, exercises2);
    exercises2.catch(() => loading.delete(game));
  }
  return exercises2;
}
async function load(game) {
  const response = await fetch(new URL(`../../exercises/${game}.json`, new URL("../js/exercises/collection.js", import.meta.url).href));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (
    /** @type {Exercise[]} */
    (await response.json()).exercises
  );
}
function today(now = /* @__PURE__ */ new Date()) {
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
}
function exerciseOfDay(exercises2, day) {
  const { length } = exercises2;
  let step = Math.max(1, Math.round(length * GOLDEN));
  while (greatestCommonDivisor(step, length) > 1) step++;
  return exercises2[day * step % length];
}
function greatestCommonDivisor(a, b) {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

// www/js/exercises/onwards.js
function showOnwards(attempt2) {
  const isOver = attempt2.state !== "open";
  byId("onwards").hidden = !isOver;
  if (!isOver) return;
  for (
    const then of
    /** @type {const} */
    ["analyse", "play"]
  ) {
    byId(`onwards-${then}`).href = `index.html#${fields(attempt2, then)}`;
  }
}
function fields({ info, exercise, game }, then) {
  const { rules, moves } = game.toJSON();
  const parts = { game: info.id, position: exercise.position, moves: moves.join(","), rules: JSON.stringify(rules), then };
  return Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

// www/js/exercises/progress.js
var KEY = "daily";
var WAYS = ["alone", "helped"];
function solvedOf(game) {
  const entries = Object.entries(asRecord(asRecord(stored().solved)[game]));
  return new Map(
    /** @type {[string, Way][]} */
    entries.filter(([, way]) => WAYS.includes(
      /** @type {Way} */
      way
    ))
  );
}
function keepSolved(game, id, way) {
  const now = stored();
  const solved = asRecord(now.solved);
  const ways = solvedOf(game);
  ways.set(id, ways.get(id) === "alone" ? "alone" : way);
  return write(KEY, { ...now, solved: { ...solved, [game]: Object.fromEntries(ways) } });
}
function streakOn(day) {
  const { day: last, length, longest } = storedStreak();
  return { length: last >= day - 1 ? length : 0, longest };
}
function keepDay(day) {
  const streak = storedStreak();
  if (streak.day >= day) return;
  const length = streak.day === day - 1 ? streak.length + 1 : 1;
  write(KEY, { ...stored(), streak: { day, length, longest: Math.max(length, streak.longest) } });
}
function storedStreak() {
  const { day, length, longest } = asRecord(stored().streak);
  const isSound = [day, length, longest].every((value) => Number.isSafeInteger(value) && Number(value) >= 0);
  return isSound ? (
    /** @type {Streak} */
    { day, length, longest }
  ) : { day: 0, length: 0, longest: 0 };
}
function stored() {
  return asRecord(read(KEY));
}
function asRecord(value) {
  return value && typeof value === "object" && !Array.isArray(value) ? (
    /** @type {any} */
    value
  ) : {};
}

// www/js/exercises/view.js
var MARKS = { alone: "✓", helped: "(✓)" };
var HARDEST = 5;
var ExerciseView = class {
  #i18n;
  #words;
  #takeBack = (
    /** @type {HTMLButtonElement} */
    byId("take-back")
  );
  #next = (
    /** @type {HTMLButtonElement} */
    byId("next")
  );
  #hint = (
    /** @type {HTMLButtonElement} */
    byId("hint")
  );
  #solution = (
    /** @type {HTMLButtonElement} */
    byId("solution")
  );
  #again = (
    /** @type {HTMLButtonElement} */
    byId("again")
  );
  /**
   * @param {I18n} i18n
   * @param {Words} words
   */
  constructor(i18n2, words2) {
    this.#i18n = i18n2;
    this.#words = words2;
  }
  /**
   * @param {GameInfo[]} catalog
   * @param {GameId} current
   * @param {Set<GameId>} done Games whose exercise of the day is solved.
   */
  games(catalog2, current2, done) {
    const { t } = this.#i18n;
    byId("games").replaceChildren(...catalog2.map((info) => {
      const link = create("a", {}, this.#words.game(info).replace(/ \(.*\)$/, ""));
      link.href = `#${info.id}`;
      if (info.id === current2) link.setAttribute("aria-current", "page");
      if (done.has(info.id)) link.append(marked(MARKS.alone, t("exercise.doneToday")));
      return link;
    }));
    const shown = (
      /** @type {HTMLElement} */
      byId("games").querySelector("[aria-current]")
    );
    byId("games").scrollLeft = shown.offsetLeft - (byId("games").clientWidth - shown.offsetWidth) / 2;
  }
  /** @param {{ length: number, longest: number }} streak */
  streak({ length, longest }) {
    const { t } = this.#i18n;
    byId("streak").textContent = longest === 0 ? "" : `${t("exercise.streak", { count: length })} · ${t("exercise.longest", { count: longest })}`;
  }
  /**
   * @param {Attempt} attempt
   * @param {string} which
   */
  show(attempt2, which2) {
    byId("which").textContent = which2;
    byId("task").textContent = this.#words.task(attempt2);
    const hands = this.#words.hands(attempt2);
    byId("hands").textContent = hands;
    byId("hands").hidden = hands === "";
    byId("basis").textContent = this.#words.basis(attempt2.exercise);
    const { state, thinking, hint } = attempt2;
    const verdict = byId("verdict");
    verdict.textContent = this.#words.verdict(attempt2);
    verdict.className = `verdict ${state === "solved" ? "right" : state === "wrong" ? "wrong" : ""}`;
    const isOver = state === "solved" || state === "shown";
    const focused = document.activeElement;
    this.#takeBack.hidden = state !== "wrong";
    this.#next.hidden = !isOver;
    this.#again.hidden = !isOver;
    this.#hint.hidden = state !== "open";
    this.#hint.setAttribute("aria-disabled", String(!attempt2.awaitsMove || hint === 2));
    this.#solution.hidden = isOver;
    this.#solution.setAttribute("aria-disabled", String(thinking && state === "open"));
    if (focused instanceof HTMLButtonElement && focused.hidden && byId("controls").contains(focused)) {
      [this.#takeBack, this.#next, this.#hint, this.#solution].find((button) => !button.hidden)?.focus();
    }
    const { dataset } = document.documentElement;
    dataset.state = state;
    dataset.thinking = String(thinking);
    dataset.exercise = attempt2.exercise.id;
  }
  /**
   * @param {GameInfo} info
   * @param {Refusal} refusal
   */
  refusal(info, { why, isTrouble }) {
    const element = byId("refusal");
    element.hidden = why === null;
    element.classList.toggle("trouble", isTrouble);
    byId("refusal-text").replaceChildren(...why ? [why.sentence, ...ruleLink(info, why, this.#i18n)] : []);
  }
  /**
   * @param {GameId} game
   * @param {Exercise[]} exercises
   * @param {string} current
   * @param {Map<string, Way>} solved
   */
  all(game, exercises2, current2, solved) {
    const { t } = this.#i18n;
    const count = exercises2.filter(({ id }) => solved.has(id)).length;
    byId("all-title").textContent = t("exercise.all", { count, all: exercises2.length });
    byId("all").replaceChildren(...exercises2.map((exercise, index) => this.#item(game, exercise, index + 1, current2, solved)));
  }
  /**
   * The visitor's own, and what else is told of one of them.
   * @param {GameId} game
   * @param {OwnExercise[]} exercises
   * @param {string} current
   * @param {Map<string, Way>} solved
   */
  own(game, exercises2, current2, solved) {
    const { t } = this.#i18n;
    const count = exercises2.filter(({ id }) => solved.has(id)).length;
    byId("own-title").textContent = t("exercise.own.count", { count, all: exercises2.length });
    byId("own-section").hidden = exercises2.length === 0;
    byId("own-none").hidden = exercises2.length > 0;
    byId("own").replaceChildren(...exercises2.map((exercise, index) => this.#item(game, exercise, index + 1, current2, solved)));
    const shown = exercises2.find(({ id }) => id === current2);
    byId("own-tools").hidden = !shown;
    byId("own-from").textContent = shown?.from ? t("exercise.own.from", { game: shown.from }) : "";
  }
  /**
   * @param {GameId} game
   * @param {Exercise} exercise
   * @param {number} number
   * @param {string} current
   * @param {Map<string, Way>} solved
   */
  #item(game, { id, difficulty }, number, current2, solved) {
    const { t } = this.#i18n;
    const way = solved.get(id);
    const link = create("a", {}, `${number}`);
    link.href = `#${game}/${id}`;
    if (way) {
      link.dataset.solved = way;
      link.append(marked(` ${MARKS[way]}`, t(`exercise.mark.${way}`)));
    }
    if (difficulty > 0) link.append(marked("•".repeat(difficulty), t("exercise.difficulty", { count: difficulty, all: HARDEST }), "level"));
    if (id === current2) link.setAttribute("aria-current", "page");
    return create("li", {}, link);
  }
};
function marked(sign, words2, className = "mark") {
  const seen = create("span", { className, text: sign });
  seen.setAttribute("aria-hidden", "true");
  const both = create("span", {}, seen, create("span", { className: "visually-hidden", text: ` ${words2}` }));
  return both;
}

// www/js/exercises/words.js
var GAME = 50;
var BASIS = {
  win: "exercise.basis.search",
  trick: "exercise.basis.search",
  shot: "exercise.basis.search",
  endgame: "exercise.basis.table",
  draw: "exercise.basis.table",
  save: "exercise.basis.save",
  best: "exercise.basis.estimate"
};
var Words = class {
  #i18n;
  #phrases;
  /**
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(i18n2, phrases2) {
    this.#i18n = i18n2;
    this.#phrases = phrases2;
  }
  /** @param {Attempt} attempt */
  task({ info, solver, exercise }) {
    const { kind, moves, gain = 0 } = exercise;
    const own2 = `exercise.task.${kind}.${info.id}`;
    const key = kind === "shot" && gain >= GAME ? "exercise.task.shot.game" : this.#i18n.has(own2) ? own2 : `exercise.task.${kind}`;
    const count = kind === "shot" ? gain : moves;
    return this.#i18n.t(
      /** @type {Key} */
      key,
      { player: this.#phrases.player(info, solver), count }
    );
  }
  /**
   * @param {Attempt} attempt
   * @returns {string} What is still to be placed.
   */
  hands({ game, info }) {
    const left = game.hands().filter(({ count }) => count > 0);
    return left.map(({ player, count }) => this.#i18n.t("board.inHand", { player: this.#phrases.player(info, player), count })).join(" · ");
  }
  /** @param {Exercise} exercise */
  basis({ kind }) {
    return this.#i18n.t(BASIS[kind]);
  }
  /**
   * @param {Attempt} attempt
   * @returns {string} What is to be said now; nothing at the beginning.
   */
  verdict(attempt2) {
    const { t } = this.#i18n;
    const { state, hint, info, outcome, thinking } = attempt2;
    if (state === "solved") {
      const end = outcome && this.#phrases.outcome(info, outcome, attempt2.game.rules(), null);
      return [t(attempt2.wasHelped ? "exercise.solvedHelped" : "exercise.solved"), end].filter(Boolean).join(" ");
    }
    if (state === "shown") return thinking ? "" : t("exercise.shown", { moves: attempt2.exercise.line.join(" ") });
    if (state === "wrong") return this.#wrong(attempt2);
    if (hint > 0) return this.#hint(attempt2);
    return attempt2.game.history().length > 0 && attempt2.awaitsMove ? t("exercise.goOn") : "";
  }
  /** @param {Attempt} attempt */
  #hint({ due, hint, info }) {
    if (!due) return "";
    const { t } = this.#i18n;
    if (due.from === null) return t("exercise.hint.place", { to: due.to });
    const from = `exercise.hint.from.${info.id}`;
    return hint === 1 ? t(
      /** @type {Key} */
      this.#i18n.has(from) ? from : "exercise.hint.from",
      { from: due.from }
    ) : t("exercise.hint.to", { from: due.from, to: due.to });
  }
  /** @param {Attempt} attempt */
  #wrong({ refutation, exercise, info, outcome, solver, game }) {
    const { t } = this.#i18n;
    if (!refutation) return t("exercise.wrong");
    const { answer, winsIn } = refutation;
    if (outcome && outcome.winner !== solver) {
      const end = this.#phrases.outcome(info, outcome, game.rules(), null);
      return [t("exercise.wrong"), answer && `${t("exercise.answers", { answer: this.#phrases.move(answer) })}.`, `${end}.`].filter(Boolean).join(" ");
    }
    if (!answer) return t("exercise.wrong");
    const said2 = t("exercise.answers", { answer: this.#phrases.move(answer) });
    if (winsIn !== null) return `${t("exercise.wrong")} ${said2} ${t("exercise.winsIn", { count: winsIn })}`;
    return `${t("exercise.wrong")} ${said2}${t(
      /** @type {Key} */
      `exercise.missed.${exercise.kind}`
    )}`;
  }
  /** @param {GameInfo} info */
  game(info) {
    return this.#i18n.name(info.names);
  }
};

// www/js/exercises/main.js
var WORKER = new URL("../../engine-worker.js", new URL("../js/exercises/main.js", import.meta.url).href);
var TOGETHER_MS = 1200;
var root = document.documentElement;
var settings = new Settings();
var i18n = new I18n(settings);
var announcer = new Announcer();
var phrases = new Phrases(i18n);
var words = new Words(i18n, phrases);
var view = new ExerciseView(i18n, words);
var engine = new EngineHost({ workerUrl: WORKER });
var refusal = new Refusal({
  get info() {
    return current().info;
  },
  get game() {
    return current().game;
  }
}, phrases);
var catalog = [];
var attempt = null;
var board = null;
var exercises = [];
var library = null;
var own = [];
var missing = "";
var said = "";
var saidAt = -Infinity;
applyTheme();
applyLanguage();
settings.addEventListener("theme", applyTheme);
settings.addEventListener("language", () => {
  applyLanguage();
  announcer.clear();
  if (!attempt) return;
  board?.show();
  showAll();
});
settingsDialog(settings, i18n, ["coordinates", "movable"]);
settings.addEventListener("switches", () => board?.setOptions(settings.switches));
byId("language").addEventListener("click", () => settings.language = languageAfter(settings.language));
byId("take-back").addEventListener("click", () => attempt?.takeBack());
byId("hint").addEventListener("click", () => attempt?.giveHint());
byId("solution").addEventListener("click", () => void attempt?.show());
byId("again").addEventListener("click", () => attempt?.restart());
byId("next").addEventListener("click", goToNext);
byId("own-remove").addEventListener("click", () => void removeOwn());
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  board?.cancel();
  forget();
});
addEventListener("hashchange", () => void open());
addEventListener("storage", () => attempt && showAll());
addEventListener("pageshow", () => attempt && showAll());
try {
  await init();
  catalog = games();
  library = new Library(catalog);
  byId("table").hidden = false;
  await open();
  root.dataset.ready = "true";
} catch (error) {
  fail(error);
}
keepOffline();
async function open() {
  const [id, wanted] = location.hash.slice(1).split("/");
  const info = catalog.find((one) => one.id === id) ?? catalog[0];
  const hash = location.hash;
  try {
    const [found, kept] = await Promise.all([exercisesOf(info.id), library?.exercises() ?? []]);
    if (hash !== location.hash) return;
    exercises = found;
    own = kept.filter(({ game }) => game === info.id);
  } catch (error) {
    fail(error);
    return;
  }
  const isFound = !wanted || wanted === "own" ? wanted !== "own" || own.length > 0 : [...own, ...exercises].some((one) => one.id === wanted);
  missing = id && !catalog.some((one) => one.id === id) ? "game" : isFound ? "" : wanted === "own" ? "own" : "exercise";
  const mine = wanted === "own" ? firstToDo(own, solvedOf(info.id)) : own.find((one) => one.id === wanted);
  begin(info, mine ?? exercises.find((one) => one.id === wanted) ?? exerciseOfDay(exercises, today()));
}
function begin(info, exercise) {
  attempt?.free();
  const now = new Attempt(info, exercise, engine);
  attempt = now;
  said = "";
  refusal.drop();
  board ??= new Board(byId("board"), table(), {
    board: () => phrases.board(current().info),
    cell: (...what) => phrases.cell(current().info, ...what)
  }, paletteFor(settings.theme, settings.look));
  board.setOptions(settings.switches);
  board.addEventListener("refused", refuse);
  board.addEventListener("select", forget);
  const isNow = () => attempt === now;
  now.addEventListener("change", (event) => {
    if (!isNow()) return;
    forget();
    board?.follow(
      /** @type {CustomEvent} */
      event.detail
    );
  });
  now.addEventListener("played", (event) => {
    if (isNow()) say(phrases.played(
      info,
      /** @type {CustomEvent<Move>} */
      event.detail
    ));
  });
  now.addEventListener("state", () => {
    if (isNow()) follow();
  });
  byId("rules-link").href = rulesPage(info.id, i18n.language);
  board.annotate({});
  board.follow({ type: "scene" });
  showAll();
  showOnwards(now);
  announcer.say(sentences([notFound(), words.game(info), which(), words.task(now), words.hands(now)]));
}
function table() {
  return {
    get game() {
      return current().game;
    },
    get awaitsMove() {
      return current().awaitsMove;
    },
    get thinking() {
      return current().thinking;
    },
    get outcome() {
      return current().outcome;
    },
    get view() {
      return current().view;
    },
    play: (text) => current().play(text),
    isComputer: (player) => current().isComputer(
      /** @type {any} */
      player
    )
  };
}
function current() {
  return (
    /** @type {Attempt} */
    attempt
  );
}
function follow() {
  const { state, info, exercise, wasHelped } = current();
  if (state === "solved") {
    keepSolved(info.id, exercise.id, wasHelped ? "helped" : "alone");
    if (exercise === exerciseOfDay(exercises, today())) keepDay(today());
    showAll();
  } else {
    view.show(current(), which());
  }
  showOnwards(current());
  if (refusal.drop()) view.refusal(info, refusal);
  draw();
  const verdict = words.verdict(current());
  if (verdict !== "" && verdict !== said) say(verdict);
  said = verdict;
}
function say(text) {
  const spoken = byId("live").textContent ?? "";
  const isFresh = performance.now() - saidAt < TOGETHER_MS;
  saidAt = performance.now();
  announcer.say(isFresh ? sentences([spoken, text]) : text);
}
function draw() {
  board?.annotate({ ...hints(), refused: refusal.why?.cells });
}
function hints() {
  const { due, hint } = current();
  if (!due || hint === 0) return {};
  const { from, to } = due;
  if (from === null) return { marks: [{ cell: to }] };
  return hint === 1 ? { marks: [{ cell: from }] } : { marks: [{ cell: from }], arrows: [{ from, to }] };
}
function showAll() {
  const { info, exercise } = current();
  view.show(current(), which());
  view.refusal(info, refusal);
  view.all(info.id, exercises, exercise.id, solvedOf(info.id));
  view.own(info.id, own, exercise.id, solvedOf(info.id));
  byId("missing").hidden = missing === "";
  byId("missing").textContent = notFound();
  view.streak(streakOn(today()));
  document.title = `${words.game(info)} · ${i18n.t("exercises")} – tablier`;
  void showGames();
}
function notFound() {
  return missing === "" ? "" : i18n.t(`flow.missing.${missing}`);
}
async function showGames() {
  const day = today();
  const done = /* @__PURE__ */ new Set();
  view.games(catalog, current().info.id, done);
  await Promise.all(catalog.map(async ({ id }) => {
    const solved = solvedOf(id);
    if (solved.size === 0) return;
    const all = await exercisesOf(id).catch(() => []);
    if (all.length > 0 && solved.has(exerciseOfDay(all, day).id)) done.add(id);
  }));
  if (done.size > 0) view.games(catalog, current().info.id, done);
}
function which() {
  const { exercise } = current();
  if (isOwn(exercise.id)) return i18n.t("exercise.own.number", { number: own.findIndex(({ id }) => id === exercise.id) + 1 });
  const number = exercises.indexOf(exercise) + 1;
  if (exercise !== exerciseOfDay(exercises, today())) return i18n.t("exercise.number", { number });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(/* @__PURE__ */ new Date());
  return i18n.t("exercise.today", { date });
}
function goToNext() {
  const { info, exercise } = current();
  const list = isOwn(exercise.id) ? own : exercises;
  const at = list.findIndex(({ id }) => id === exercise.id) + 1;
  const next = firstToDo([...list.slice(at), ...list.slice(0, at)], solvedOf(info.id));
  location.hash = `#${info.id}/${next?.id ?? ""}`;
  byId("board").querySelector("button")?.focus({ preventScroll: true });
}
function firstToDo(list, solved) {
  return list.find(({ id }) => !solved.has(id)) ?? list[0];
}
async function removeOwn() {
  const { info, exercise } = current();
  if (!await confirm(i18n.t("exercise.own.confirm"), i18n.t("exercise.own.remove"))) return;
  await library?.deleteExercise(exercise.id);
  const rest = own.filter(({ id }) => id !== exercise.id);
  location.hash = rest.length > 0 ? `#${info.id}/${firstToDo(rest, solvedOf(info.id))?.id}` : `#${info.id}`;
  byId(rest.length > 0 ? "own-title" : "all-title").focus();
}
function refuse(event) {
  if (current().state !== "open") return announcer.say(words.verdict(current()));
  if (!refusal.hold(
    /** @type {CustomEvent<Refused>} */
    event.detail
  )) return;
  announcer.say(refusal.why?.sentence ?? "");
  view.refusal(current().info, refusal);
  draw();
}
function forget() {
  if (!refusal.drop()) return;
  announcer.clear();
  view.refusal(current().info, refusal);
  draw();
}
function applyTheme() {
  root.dataset.theme = settings.theme;
  root.dataset.look = settings.look;
  board?.setPalette(paletteFor(settings.theme, settings.look));
}
function applyLanguage() {
  root.lang = settings.language;
  offerNext(byId("language"), settings.language);
  i18n.translate(document);
  if (attempt) byId("rules-link").href = rulesPage(attempt.info.id, i18n.language);
}
function fail(error) {
  console.error(error);
  byId("failure").textContent = i18n.t("loadFailed");
  byId("failure").hidden = false;
}
