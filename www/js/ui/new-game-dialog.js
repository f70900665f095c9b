/** @import { GameId, GameInfo } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Choice } from "../setup.js" */
import { BoardView } from "../../../pkg/board/board-view.js";
import { Geometry } from "../../../pkg/board/geometry.js";
import { NO_HIGHLIGHTS } from "../../../pkg/board/marks.js";
import { PAINTERS } from "../../../pkg/board/painters.js";
import { paletteFor } from "../../../pkg/board/palette.js";
import { byId, fillSelect } from "../dom.js";
import { rulesPage } from "../rules-page.js";
import { choiceFor, LEVELS, MODES } from "../setup.js";
import { ClockFields } from "./clock-fields.js";
import { RuleFields } from "./rule-fields.js";
import { StartFields } from "./start-fields.js";

/** Levels that have the same description. */
const LEVELS_ALIKE = 2;

/** Chooses a game, its players, its clock, its rules and its start. Built from the list of games alone. */
export class NewGameDialog {
  #catalog;
  #settings;
  #i18n;
  #onChoice;
  #dialog = /** @type {HTMLDialogElement} */ (byId("new-game-dialog"));
  #game = /** @type {HTMLSelectElement} */ (byId("game-select"));
  #mode = /** @type {HTMLSelectElement} */ (byId("mode-select"));
  #side = /** @type {HTMLSelectElement} */ (byId("side-select"));
  #level = /** @type {HTMLSelectElement} */ (byId("level-select"));
  #secondLevel = /** @type {HTMLSelectElement} */ (byId("second-level-select"));
  #turns = /** @type {HTMLInputElement} */ (byId("turns-input"));
  #preview = new BoardView(/** @type {HTMLCanvasElement} */ (document.getElementById("preview")));
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
  constructor(catalog, settings, i18n, phrases, onChoice) {
    this.#catalog = catalog;
    this.#settings = settings;
    this.#i18n = i18n;
    this.#onChoice = onChoice;
    this.#rules = new RuleFields(byId("rule-fields"), i18n);
    this.#game.addEventListener("change", () => this.#showGame(/** @type {GameId} */ (this.#game.value)));
    this.#clock = new ClockFields(i18n);
    this.#start = new StartFields(i18n, phrases, () => this.#showPreview());
    this.#mode.addEventListener("change", () => {
      this.#start.showGivers(this.#info(/** @type {GameId} */ (this.#game.value)), this.#choice().mode);
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
    return /** @type {GameId} */ (this.#game.value);
  }

  /** @param {GameId} id */
  #showGame(id) {
    const { t } = this.#i18n;
    const info = this.#info(id);
    const choice = choiceFor(info, this.#settings.choice(id));
    byId("game-about").textContent = t(`play.about.${id}`);
    /** @type {HTMLAnchorElement} */ (byId("game-rules")).href = rulesPage(id, this.#i18n.language);
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
    byId("level-hint").textContent = this.#i18n.t(/** @type {Key} */ (`play.level.${step}`));
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
    const names = this.#info(this.game).players.map(({ names }) => t("play.levelOf", { player: this.#i18n.name(names) }));
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
      mode: /** @type {Choice["mode"]} */ (this.#mode.value),
      side: /** @type {Choice["side"]} */ (this.#side.value),
      level: /** @type {Choice["level"]} */ (Number(this.#level.value)),
      secondLevel: /** @type {Choice["secondLevel"]} */ (Number(this.#secondLevel.value)),
      rules: this.#rules.values(),
      clock: this.#clock.value,
      turns: this.#turns.checked,
      handicap: this.#start.handicap,
    };
    return choiceFor(this.#info(/** @type {GameId} */ (this.#game.value)), chosen);
  }

  /** @param {GameId} id */
  #info(id) {
    return /** @type {GameInfo} */ (this.#catalog.find((info) => info.id === id));
  }
}
