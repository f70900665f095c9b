/** @import { GameId, GameInfo } from "../../pkg/tablier.js" */
/** @import { Annotations } from "../../pkg/board/annotations.js" */
/** @import { Board } from "../../pkg/board/board.js" */
/** @import { Choice } from "./setup.js" */
import { EngineHost } from "../../pkg/element/engine-host.js";
import { Opponent } from "../../pkg/element/opponent.js";
import init, { Game, games } from "../../pkg/tablier.js";
import { Analysis } from "./analysis/analysis.js";
import { GameReview } from "./analysis/game-review.js";
import { NO_CLOCK } from "./clock/time-control.js";
import { byId } from "./dom.js";
import { editorOpener } from "./editor/opener.js";
import { I18n } from "./i18n.js";
import { languageAfter, offerNext } from "./i18n/languages.js";
import { drawn, onLeaving, pause } from "./later.js";
import { keepOffline } from "./offline.js";
import { followOtherTabs } from "./other-tabs.js";
import { Phrases } from "./phrases.js";
import { rulesPage } from "./rules-page.js";
import { Session } from "./session.js";
import { sessionBoard } from "./session-board.js";
import { Settings } from "./settings.js";
import { choiceFor, rematchOf, settle } from "./setup.js";
import { AnalysisPanel } from "./ui/analysis-panel.js";
import { AnalysisWords } from "./ui/analysis-words.js";
import { Sounds } from "./sounds.js";
import { Announcer } from "./ui/announcer.js";
import { timeControl } from "./ui/clock-words.js";
import { Clocks } from "./ui/clocks.js";
import { CommentPanel } from "./ui/comment-panel.js";
import { Controls } from "./ui/controls.js";
import { EmbedDialog } from "./ui/embed-dialog.js";
import { FinishDialog } from "./ui/finish-dialog.js";
import { hearPosition } from "./ui/hear-position.js";
import { Hint } from "./ui/hint.js";
import { KeepPosition } from "./ui/keep-position.js";
import { levelWords } from "./ui/level-words.js";
import { MoveField } from "./ui/move-field.js";
import { MoveList } from "./ui/move-list.js";
import { moveNow } from "./ui/move-now.js";
import { NewGameDialog } from "./ui/new-game-dialog.js";
import { pictureButtons } from "./ui/picture-buttons.js";
import { Players } from "./ui/players.js";
import { PlayOn } from "./ui/play-on.js";
import { PositionPanel } from "./ui/position-panel.js";
import { Records } from "./ui/records.js";
import { replayByKeys, replayBySwipe, replayByWheel } from "./ui/replay-input.js";
import { ReviewPanel } from "./ui/review-panel.js";
import { settingsDialog } from "./ui/settings-dialog.js";
import { shortcuts } from "./ui/shortcuts.js";
import { Status } from "./ui/status.js";
import { Transport } from "./ui/transport.js";
import { turnBoard } from "./ui/turning-board.js";

/** Lies in the scope of the service worker, so that the engine starts without a network too. */
const WORKER = new URL("../engine-worker.js", import.meta.url);

const root = document.documentElement;
const settings = new Settings();
const i18n = new I18n(settings);

applyTheme();
applyLanguage();
settings.addEventListener("theme", applyTheme);
settings.addEventListener("language", applyLanguage);
settingsDialog(settings, i18n, ["coordinates", "movable", "sounds", "shortcuts"]);
byId("language").addEventListener("click", () => (settings.language = languageAfter(settings.language)));

try {
  await init();
  await run(games());
} catch (error) {
  console.error(error);
  byId("failure").textContent = i18n.t("loadFailed");
  byId("failure").hidden = false;
}
keepOffline();

/** @param {GameInfo[]} catalog */
async function run(catalog) {
  await pause();
  const session = new Session(catalog, new Opponent({ workerUrl: WORKER }));
  const infoOf = (/** @type {GameId} */ id) => catalog.find((info) => info.id === id) ?? catalog[0];
  /**
   * @param {Choice} choice
   * @param {string} [position]
   */
  const begin = (choice, position) => {
    settings.rememberChoice(choice);
    session.start(settle(choice, infoOf(choice.game), settings), position);
  };
  // All that follows may look at a game at any time.
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
  board.addEventListener("prompt", (event) => status.prompt(/** @type {CustomEvent} */ (event).detail));
  session.introduce();

  // The rest of the page comes in tasks of its own, and is written once, for the game that a link opens.
  await pause();
  followOtherTabs(session, {
    onTakeOver: () => status.remark(() => i18n.t("takenOver")),
    onOther: () => void records.keepIfPlayed(),
  });
  onLeaving(() => session.flush());
  const playOn = new PlayOn(session, settings, i18n, phrases);
  await pause();
  await records.followLinks((id) => {
    // Whoever follows a link has asked for no clock, and for no other choice to be forgotten.
    const choice = { ...choiceFor(infoOf(id), settings.choice(id)), clock: NO_CLOCK };
    session.start(settle(choice, infoOf(id), settings));
  }, { play: () => playOn.open(), analyse: () => analysis.isOn || byId("analyse").click() });
  await pause();
  const moveField = new MoveField(session, i18n, phrases, (text) => board.premove(text));
  const late = [
    new Hint(session, analysis, (part) => draw("hint", part), i18n, phrases, status),
    new Controls(session, new FinishDialog(session, i18n, phrases, status)),
    new Transport(session),
    new MoveList(session, i18n, phrases),
    new CommentPanel(session, i18n, phrases),
    moveField,
    new PositionPanel(session, i18n, phrases, announcer),
    playOn,
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
  const light = (/** @type {string[]} */ cells) => {
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
    const cells = /** @type {CustomEvent<string[] | null>} */ (event).detail;
    if (cells === null) sounds.play("error");
    status.remark(phrases.premove(cells), { isTrouble: cells === null });
  });
  board.addEventListener("refused", (event) => {
    sounds.play("error");
    moveField.clear();
    light(status.refuse(/** @type {CustomEvent} */ (event).detail));
  });
  moveField.addEventListener("refused", (event) => light(/** @type {CustomEvent} */ (event).detail));
  board.addEventListener("select", forget);
  session.addEventListener("change", () => light([]));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") forget();
  });

  const dialog = new NewGameDialog(catalog, settings, i18n, phrases, begin);
  byId("new-game").addEventListener("click", () => dialog.open(session.setup.game));
  const edit = editorOpener(
    [catalog, settings, i18n, phrases, (setup, position) => session.start(setup, position)],
    () => status.remark(i18n.t("loadFailed"), { isTrouble: true }),
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
    /** @type {HTMLAnchorElement} */ (byId("rules-link")).href = rulesPage(session.info.id, i18n.language);
    /** @type {HTMLAnchorElement} */ (byId("exercises-link")).href = `exercises.html#${session.info.id}`;
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
  // A frame for the layout and one for the picture of the board, before all is seen.
  await drawn();
  await drawn();
  root.dataset.ready = "true";
}

/**
 * Two people at one screen keep their seats, and their names.
 * @param {Session} session
 * @param {Settings} settings
 */
function playAgain(session, settings) {
  const { setup, view, tags, info } = session;
  const again = rematchOf(setup, info, settings);
  const usual = new Game(setup.game, { rules: setup.rules });
  const { start } = session.tree;
  session.start(again, setup.handicap || start.position === usual.toJSON().position ? undefined : start.position);
  usual.free();
  if (again.mode !== "two" || again.side === setup.side) return;
  if (!setup.turns) session.face(session.opponentOf(view.bottom));
  const { White, Black } = tags;
  if (White || Black) session.tags = { ...(Black && { White: Black }), ...(White && { Black: White }) };
}

/**
 * What is drawn on the board, in layers by the one that draws them.
 * @param {Board} board
 * @returns {(layer: "analysis" | "hint" | "refused", part: Annotations) => void} `part` takes the place of the layer.
 */
function layersOf(board) {
  /** @type {Map<string, Annotations>} */ const layers = new Map();
  return (layer, part) => {
    layers.set(layer, part);
    const all = [...layers.values()];
    board.annotate({
      marks: all.flatMap(({ marks = [] }) => marks),
      arrows: all.flatMap(({ arrows = [] }) => arrows),
      refused: all.flatMap(({ refused = [] }) => refused),
    });
  };
}

/**
 * The engine's view of the game, in a worker of its own.
 * @param {Session} session
 * @param {Phrases} phrases
 * @param {Announcer} announcer
 * @param {Records} records
 * @param {(part: Annotations) => void} draw
 */
function analysisOf(session, phrases, announcer, { library }, draw) {
  const host = new EngineHost({ workerUrl: WORKER });
  const analysis = new Analysis(session, host);
  const review = new GameReview(session, library, host);
  review.addEventListener("change", () => {
    if (review.isBusy !== analysis.isPaused) analysis.pause(review.isBusy);
  });
  const want = () => (review.isWanted = analysis.isOn);
  analysis.addEventListener("switch", want);
  want();
  const words = new AnalysisWords(i18n, phrases);
  const panels = [
    new AnalysisPanel(analysis, session, i18n, phrases, words, announcer, draw),
    new KeepPosition(review, session, library, i18n, announcer),
    new ReviewPanel(review, session, library, i18n, phrases, words, announcer),
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
