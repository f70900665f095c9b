/** @import { Game, SearchInfo, SearchLine } from "../tablier.js" */
/** @import { Texts } from "../board/texts.js" */
/** @import { BoardPhrases } from "../board/phrases.js" */
/** @import { GameTable } from "./table.js" */
import { make } from "./dom.js";
import { EngineHost } from "./engine-host.js";
import { expectation, movesOf, scoreText } from "./evaluation.js";
import { Lookout } from "./lookout.js";

const LINES = 3;
const ANALYSIS_MS = 15_000;
/** Moves of a line that are shown; the rest is cut off by the width of the tag anyhow. */
const LONGEST_LINE = 12;

/** All tags of a page share an engine. */
const lookout = new Lookout(new EngineHost());

/** Evaluation and best lines of the position of a tag. */
export class Analysis {
  #table;
  #texts;
  #phrases;
  #onFailure;
  element;
  #value = make("span", { part: "evaluation" });
  #depth = make("span", { class: "depth" });
  #share = make("div", { class: "share" });
  #lines = make("ol", { class: "lines", part: "lines" });
  /** @type {ReturnType<Lookout["look"]> | null} */ #look = null;
  /** @type {SearchInfo | null} */ #info = null;
  /** The position that is looked at. @type {Game | null} */ #game = null;

  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   * @param {(error: unknown) => void} onFailure
   */
  constructor(table, texts, phrases, onFailure) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    this.#onFailure = onFailure;
    const scale = make("div", { class: "scale", part: "scale", "aria-hidden": "true" }, this.#share);
    this.element = make("div", { class: "analysis", part: "analysis", role: "group" },
      make("p", { class: "evaluation" }, this.#value, this.#depth), scale, this.#lines);
  }

  /** Looks at the position that the table shows. */
  async start() {
    this.stop();
    this.#info = null;
    this.#game?.free();
    const game = this.#game = this.#table.game.clone();
    this.show();
    if (game.outcome()) return;
    const look = this.#look = lookout.look(game, { multiPv: LINES, timeMs: ANALYSIS_MS }, (info) => {
      this.#info = info;
      this.show();
    });
    try {
      await look.ended;
    } catch (error) {
      if (this.#look === look) this.#onFailure(error);
    }
  }

  /** Stops, for good. */
  free() {
    this.stop();
    this.#game?.free();
    this.#game = this.#info = null;
  }

  stop() {
    this.#look?.stop();
    this.#look = null;
  }

  show() {
    const { t } = this.#texts;
    const info = this.#info;
    this.element.setAttribute("aria-label", t("board.analysis"));
    const waits = this.#table.outcome ? "" : t("board.analysis.waits");
    this.#value.textContent = info ? `${t("board.evaluation", { player: this.#firstPlayer })} ${this.#score(info)}` : waits;
    this.#depth.textContent = info ? t("board.depth", { depth: info.depth }) : "";
    const share = expectation(this.#table.info.id, info ? this.#sign * info.score : 0);
    this.#share.style.transform = `scaleX(${share})`;
    this.#lines.replaceChildren(...(info?.lines ?? []).map((line) => this.#lineOf(line)));
  }

  /** @param {SearchLine} line */
  #lineOf(line) {
    const moves = movesOf(/** @type {Game} */ (this.#game), line.pv.slice(0, LONGEST_LINE));
    return make("li", {}, make("span", { class: "score" }, this.#score(line)),
      make("span", { class: "pv" }, moves.map((move) => this.#phrases.move(move)).join(" ")));
  }

  /** Whether scores, which are from the side to move, are those of the first player. */
  get #sign() {
    return this.#game?.turn() === this.#table.info.players[0].id ? 1 : -1;
  }

  get #firstPlayer() {
    const { info } = this.#table;
    return this.#phrases.player(info, info.players[0].id);
  }

  /** @param {SearchLine} line */
  #score(line) {
    return scoreText(line, this.#sign, this.#texts);
  }
}
