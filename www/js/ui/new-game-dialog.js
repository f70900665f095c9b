/** @import { GameId, GameInfo } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Choice } from "../setup.js" */
import { Game } from "../../../pkg/tablier.js";
import { BoardView } from "../../../pkg/board/board-view.js";
import { Geometry } from "../../../pkg/board/geometry.js";
import { NO_HIGHLIGHTS } from "../../../pkg/board/marks.js";
import { PAINTERS } from "../../../pkg/board/painters.js";
import { paletteFor } from "../../../pkg/board/palette.js";
import { byId, fillSelect } from "../dom.js";
import { choiceFor, LEVELS, MODES } from "../setup.js";
import { RuleFields } from "./rule-fields.js";

/** Chooses a game, its players and its rules. Built from the list of games alone. */
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
  #preview = new BoardView(/** @type {HTMLCanvasElement} */ (document.getElementById("preview")));
  #rules;

  /**
   * @param {GameInfo[]} catalog
   * @param {Settings} settings
   * @param {I18n} i18n
   * @param {(choice: Choice) => void} onChoice
   */
  constructor(catalog, settings, i18n, onChoice) {
    this.#catalog = catalog;
    this.#settings = settings;
    this.#i18n = i18n;
    this.#onChoice = onChoice;
    this.#rules = new RuleFields(byId("rule-fields"), i18n);
    this.#game.addEventListener("change", () => this.#showGame(/** @type {GameId} */ (this.#game.value)));
    this.#mode.addEventListener("change", () => this.#showApplicable());
    byId("new-game-cancel").addEventListener("click", () => this.#dialog.close());
    byId("new-game-form").addEventListener("submit", () => this.#onChoice(this.#choice()));
  }

  /** @param {GameId} game The game to begin with. */
  open(game) {
    const options = this.#catalog.map((info) => ({ value: info.id, text: this.#i18n.name(info.names) }));
    fillSelect(this.#game, options, game);
    this.#showGame(game);
    this.#dialog.showModal();
  }

  /** @param {GameId} id */
  #showGame(id) {
    const { t } = this.#i18n;
    const info = this.#info(id);
    const choice = choiceFor(info, this.#settings.choice(id));
    fillSelect(this.#mode, MODES.map((mode) => ({ value: mode, text: t(`mode.${mode}`) })), choice.mode);
    const sides = info.players.map((player) => ({ value: player.id, text: this.#i18n.name(player.names) }));
    fillSelect(this.#side, [...sides, { value: "random", text: t("side.random") }], choice.side);
    fillSelect(this.#level, LEVELS.map((level) => ({ value: String(level), text: t(`level.${level}`) })), String(choice.level));
    this.#rules.show(info, choice.rules);
    byId("rules-panel").hidden = info.rules.length === 0;
    this.#showApplicable();
    this.#showPreview(id);
  }

  #showApplicable() {
    byId("side-field").hidden = this.#mode.value !== "computer";
    byId("level-field").hidden = this.#mode.value === "two";
  }

  /** @param {GameId} id */
  #showPreview(id) {
    const game = new Game(id);
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
      rules: this.#rules.values(),
    };
    return choiceFor(this.#info(/** @type {GameId} */ (this.#game.value)), chosen);
  }

  /** @param {GameId} id */
  #info(id) {
    return /** @type {GameInfo} */ (this.#catalog.find((info) => info.id === id));
  }
}
