// The page of exercises: which one is asked for by the address (`#GAME`, `#GAME/ID`), and what follows from what is done.

/** @import { Annotations } from "../../../pkg/board/annotations.js" */
/** @import { Refused } from "../../../pkg/board/board.js" */
/** @import { GameId, GameInfo, Move } from "../../../pkg/tablier.js" */
/** @import { Exercise } from "./collection.js" */
/** @import { OwnExercise } from "./own.js" */
import { Board } from "../../../pkg/board/board.js";
import { paletteFor } from "../../../pkg/board/palette.js";
import { EngineHost } from "../../../pkg/element/engine-host.js";
import init, { games } from "../../../pkg/tablier.js";
import { byId } from "../dom.js";
import { I18n } from "../i18n.js";
import { languageAfter, offerNext } from "../i18n/languages.js";
import { keepOffline } from "../offline.js";
import { Phrases } from "../phrases.js";
import { Library } from "../records/library.js";
import { rulesPage } from "../rules-page.js";
import { Settings } from "../settings.js";
import { Announcer, sentences } from "../ui/announcer.js";
import { confirm } from "../ui/confirm.js";
import { Refusal } from "../ui/refusal.js";
import { settingsDialog } from "../ui/settings-dialog.js";
import { Attempt } from "./attempt.js";
import { exerciseOfDay, exercisesOf, today } from "./collection.js";
import { showOnwards } from "./onwards.js";
import { isOwn } from "./own.js";
import { keepDay, keepSolved, solvedOf, streakOn } from "./progress.js";
import { ExerciseView } from "./view.js";
import { Words } from "./words.js";

/** Lies in the scope of the service worker, so that the engine starts without a network too. */
const WORKER = new URL("../../engine-worker.js", import.meta.url);
/** The live region is told a move, its answer and a verdict as one. */
const TOGETHER_MS = 1200;

const root = document.documentElement;
const settings = new Settings();
const i18n = new I18n(settings);
const announcer = new Announcer();
const phrases = new Phrases(i18n);
const words = new Words(i18n, phrases);
const view = new ExerciseView(i18n, words);
const engine = new EngineHost({ workerUrl: WORKER });
/** Until the next selection or move. */
const refusal = new Refusal({
  get info() { return current().info; },
  get game() { return current().game; },
}, phrases);

/** @type {GameInfo[]} */ let catalog = [];
/** @type {Attempt | null} */ let attempt = null;
/** @type {Board | null} */ let board = null;
/** @type {Exercise[]} */ let exercises = [];
/** @type {Library | null} */ let library = null;
/** The visitor's own of this game. @type {OwnExercise[]} */ let own = [];
/** What the address asks for and is not there. @type {"" | "game" | "own" | "exercise"} */ let missing = "";
/** Said and shown last, so that it is not said again. */
let said = "";
/** When the live region was last told something, in milliseconds. */
let saidAt = -Infinity;

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
byId("language").addEventListener("click", () => (settings.language = languageAfter(settings.language)));

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
// Solved in another tab, or a new day has begun.
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

/** Opens what the address asks for: today's exercise where it names none that there is; `own` the first of one's own. */
async function open() {
  const [id, wanted] = location.hash.slice(1).split("/");
  const info = catalog.find((one) => one.id === id) ?? catalog[0];
  const hash = location.hash;
  try {
    const [found, kept] = await Promise.all([exercisesOf(info.id), library?.exercises() ?? []]);
    // Another was asked for meanwhile.
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

/**
 * @param {GameInfo} info
 * @param {Exercise} exercise
 */
function begin(info, exercise) {
  attempt?.free();
  const now = new Attempt(info, exercise, engine);
  attempt = now;
  said = "";
  refusal.drop();
  board ??= new Board(byId("board"), table(), {
    board: () => phrases.board(current().info),
    cell: (...what) => phrases.cell(current().info, ...what),
  }, paletteFor(settings.theme, settings.look));
  board.setOptions(settings.switches);
  board.addEventListener("refused", refuse);
  board.addEventListener("select", forget);
  const isNow = () => attempt === now;
  now.addEventListener("change", (event) => {
    if (!isNow()) return;
    forget();
    board?.follow(/** @type {CustomEvent} */ (event).detail);
  });
  now.addEventListener("played", (event) => {
    if (isNow()) say(phrases.played(info, /** @type {CustomEvent<Move>} */ (event).detail));
  });
  now.addEventListener("state", () => {
    if (isNow()) follow();
  });
  /** @type {HTMLAnchorElement} */ (byId("rules-link")).href = rulesPage(info.id, i18n.language);
  board.annotate({});
  board.follow({ type: "scene" });
  showAll();
  showOnwards(now);
  announcer.say(sentences([notFound(), words.game(info), which(), words.task(now), words.hands(now)]));
}

/** The attempt as a board sees it: the board outlives it. */
function table() {
  return {
    get game() { return current().game; },
    get awaitsMove() { return current().awaitsMove; },
    get thinking() { return current().thinking; },
    get outcome() { return current().outcome; },
    get view() { return current().view; },
    play: (/** @type {string} */ text) => current().play(text),
    isComputer: (/** @type {string} */ player) => current().isComputer(/** @type {any} */ (player)),
  };
}

function current() {
  return /** @type {Attempt} */ (attempt);
}

/** After a change of the state. */
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

/**
 * What comes soon after something else is said with it: a live region speaks what it holds last.
 * @param {string} text
 */
function say(text) {
  const spoken = byId("live").textContent ?? "";
  const isFresh = performance.now() - saidAt < TOGETHER_MS;
  saidAt = performance.now();
  announcer.say(isFresh ? sentences([spoken, text]) : text);
}

/** On the board: the hint, and the cells that show why a move was refused. */
function draw() {
  board?.annotate({ ...hints(), refused: refusal.why?.cells });
}

/** @returns {Annotations} */
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

/** @returns {string} That what the address asks for is not there, and what is shown instead. */
function notFound() {
  return missing === "" ? "" : i18n.t(`flow.missing.${missing}`);
}

/** The marks of the games come when their exercises are there. */
async function showGames() {
  const day = today();
  /** @type {Set<GameId>} */ const done = new Set();
  view.games(catalog, current().info.id, done);
  await Promise.all(catalog.map(async ({ id }) => {
    const solved = solvedOf(id);
    if (solved.size === 0) return;
    const all = await exercisesOf(id).catch(() => []);
    if (all.length > 0 && solved.has(exerciseOfDay(all, day).id)) done.add(id);
  }));
  if (done.size > 0) view.games(catalog, current().info.id, done);
}

/** @returns {string} The exercise by its number, and that it is today's. */
function which() {
  const { exercise } = current();
  if (isOwn(exercise.id)) return i18n.t("exercise.own.number", { number: own.findIndex(({ id }) => id === exercise.id) + 1 });
  const number = exercises.indexOf(exercise) + 1;
  if (exercise !== exerciseOfDay(exercises, today())) return i18n.t("exercise.number", { number });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(new Date());
  return i18n.t("exercise.today", { date });
}

/** The next of the same list that is not solved; the next in any case when all are. */
function goToNext() {
  const { info, exercise } = current();
  const list = isOwn(exercise.id) ? own : exercises;
  const at = list.findIndex(({ id }) => id === exercise.id) + 1;
  const next = firstToDo([...list.slice(at), ...list.slice(0, at)], solvedOf(info.id));
  location.hash = `#${info.id}/${next?.id ?? ""}`;
  byId("board").querySelector("button")?.focus({ preventScroll: true });
}

/**
 * @template {Exercise} E
 * @param {E[]} list
 * @param {Map<string, unknown>} solved
 * @returns {E | undefined}
 */
function firstToDo(list, solved) {
  return list.find(({ id }) => !solved.has(id)) ?? list[0];
}

async function removeOwn() {
  const { info, exercise } = current();
  if (!(await confirm(i18n.t("exercise.own.confirm"), i18n.t("exercise.own.remove")))) return;
  await library?.deleteExercise(exercise.id);
  const rest = own.filter(({ id }) => id !== exercise.id);
  location.hash = rest.length > 0 ? `#${info.id}/${firstToDo(rest, solvedOf(info.id))?.id}` : `#${info.id}`;
  byId(rest.length > 0 ? "own-title" : "all-title").focus();
}

/** @param {Event} event */
function refuse(event) {
  // What is to be done after a wrong move, or after the last one, stands there.
  if (current().state !== "open") return announcer.say(words.verdict(current()));
  if (!refusal.hold(/** @type {CustomEvent<Refused>} */ (event).detail)) return;
  announcer.say(refusal.why?.sentence ?? "");
  view.refusal(current().info, refusal);
  draw();
}

/** Why the last click was refused no longer matters. */
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
  if (attempt) /** @type {HTMLAnchorElement} */ (byId("rules-link")).href = rulesPage(attempt.info.id, i18n.language);
}

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  byId("failure").textContent = i18n.t("loadFailed");
  byId("failure").hidden = false;
}
