/** @import { GameId, GameInfo } from "../../pkg/tablier.js" */
/** @import { Choice } from "./setup.js" */
import { Opponent } from "../../pkg/element/opponent.js";
import init, { games } from "../../pkg/tablier.js";
import { byId } from "./dom.js";
import { I18n } from "./i18n.js";
import { languageAfter, offerNext } from "./i18n/languages.js";
import { onLeaving, pause } from "./later.js";
import { keepOffline } from "./offline.js";
import { followOtherTabs } from "./other-tabs.js";
import { Phrases } from "./phrases.js";
import { Session } from "./session.js";
import { sessionBoard } from "./session-board.js";
import { Settings } from "./settings.js";
import { choiceFor, settle } from "./setup.js";
import { Announcer } from "./ui/announcer.js";
import { CommentPanel } from "./ui/comment-panel.js";
import { Controls } from "./ui/controls.js";
import { EmbedDialog } from "./ui/embed-dialog.js";
import { FinishDialog } from "./ui/finish-dialog.js";
import { MoveField } from "./ui/move-field.js";
import { MoveList } from "./ui/move-list.js";
import { NewGameDialog } from "./ui/new-game-dialog.js";
import { pictureButtons } from "./ui/picture-buttons.js";
import { Players } from "./ui/players.js";
import { PositionPanel } from "./ui/position-panel.js";
import { Records } from "./ui/records.js";
import { replayByKeys, replayBySwipe, replayByWheel } from "./ui/replay-input.js";
import { Status } from "./ui/status.js";
import { Transport } from "./ui/transport.js";

/** Lies in the scope of the service worker, so that the engine starts without a network too. */
const WORKER = new URL("../engine-worker.js", import.meta.url);

const root = document.documentElement;
const settings = new Settings();
const i18n = new I18n(settings);

applyTheme();
applyLanguage();
settings.addEventListener("theme", applyTheme);
settings.addEventListener("language", applyLanguage);
byId("theme").addEventListener("click", () => (settings.theme = settings.theme === "dark" ? "light" : "dark"));
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
  const phrases = new Phrases(i18n);
  const announcer = new Announcer();
  const board = sessionBoard(byId("board"), session, settings, phrases);
  const status = new Status(session, i18n, phrases, announcer);
  const moveField = new MoveField(session, i18n, phrases);
  const records = new Records(catalog, session, i18n, phrases, announcer, status);
  const views = [
    status,
    records,
    new Players(session, i18n, phrases),
    new Controls(session, new FinishDialog(session, i18n, phrases, status)),
    new Transport(session),
    new MoveList(session, i18n, phrases),
    new CommentPanel(session, i18n, phrases),
    moveField,
    new PositionPanel(session, i18n, phrases, announcer),
  ];
  new EmbedDialog(session, i18n);
  pictureButtons(session, settings, i18n, announcer);
  replayByKeys(session);
  replayByWheel(byId("board"), session);
  replayBySwipe(byId("moves"), session);
  board.addEventListener("prompt", (event) => status.prompt(/** @type {CustomEvent} */ (event).detail));
  let lit = 0;
  const light = (/** @type {string[]} */ cells) => {
    if (lit > 0 || cells.length > 0) board.annotate({ refused: cells });
    lit = cells.length;
  };
  const forget = () => {
    status.forget();
    moveField.clear();
    light([]);
  };
  board.addEventListener("refused", (event) => {
    moveField.clear();
    light(status.refuse(/** @type {CustomEvent} */ (event).detail));
  });
  moveField.addEventListener("refused", (event) => light(/** @type {CustomEvent} */ (event).detail));
  board.addEventListener("select", forget);
  session.addEventListener("change", () => light([]));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") forget();
  });

  /** @param {Choice} choice */
  const begin = (choice) => {
    settings.rememberChoice(choice);
    session.start(settle(choice, infoOf(choice.game), settings));
  };
  const infoOf = (/** @type {GameId} */ id) => catalog.find((info) => info.id === id) ?? catalog[0];
  const repeat = (/** @type {GameId} */ id) => begin(choiceFor(infoOf(id), settings.choice(id)));

  const dialog = new NewGameDialog(catalog, settings, i18n, begin);
  byId("new-game").addEventListener("click", () => dialog.open(session.setup.game));
  byId("rematch").addEventListener("click", () => repeat(session.setup.game));

  const title = () => {
    byId("game-name").textContent = i18n.name(session.info.names);
    const { mode, level } = session.setup;
    byId("game-detail").textContent = i18n.t(`mode.${mode}`) + (mode === "two" ? "" : ` · ${i18n.t(`level.${level}`)}`);
    document.title = `${i18n.name(session.info.names)} – tablier`;
    /** @type {HTMLAnchorElement} */ (byId("rules-link")).href = `rules/${i18n.language}/${session.info.id}.html`;
    /** @type {HTMLAnchorElement} */ (byId("exercises-link")).href = `exercises.html#${session.info.id}`;
  };
  session.addEventListener("change", title);
  settings.addEventListener("language", () => {
    title();
    announcer.clear();
    for (const view of views) view.show();
  });

  await pause();
  byId("table").hidden = false;
  if (!session.restore()) repeat(catalog[0].id);
  followOtherTabs(session, () => status.remark(i18n.t("takenOver")));
  onLeaving(() => session.flush());
  await pause();
  await records.followLinks(repeat);
  root.dataset.ready = "true";
}

function applyTheme() {
  root.dataset.theme = settings.theme;
}

function applyLanguage() {
  root.lang = settings.language;
  offerNext(byId("language"), settings.language);
  i18n.translate(document);
}
