/** @import { Move, SearchLine } from "../../../pkg/tablier.js" */
/** @import { Annotations } from "../../../pkg/board/annotations.js" */
/** @import { Analysis } from "../analysis/analysis.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { AnalysisWords } from "./analysis-words.js" */
import { expectation, isProved, movesOf, scoreText } from "../../../pkg/element/evaluation.js";
import { MOST_LINES } from "../analysis/analysis.js";
import { byId, create, fillSelect } from "../dom.js";
import { confirm } from "./confirm.js";

/** For the player to move. */
const PROVED = { win: 1, draw: 0, loss: -1 };
/** Moves of a line that are shown. */
const LONGEST_LINE = 10;
/** Milliseconds after which the evaluation is worth saying. */
const SAID_AFTER_MS = 1500;
/** Plies from which on lines stay as they are while somebody reads them. */
const WORTH_READING = 8;
/** Milliseconds between two evaluations that are shown. */
const PACE_MS = 60;
/** The shaft of the last line's arrow, as a share of the first one's. */
const THINNEST = 0.45;

/** What the engine holds of the position: the bar beside the board, the lines, and the button that turns all this on. */
export class AnalysisPanel {
  #analysis;
  #session;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #draw;
  #button = /** @type {HTMLButtonElement} */ (byId("analyse"));
  #lines = byId("analysis-lines");
  #count = /** @type {HTMLSelectElement} */ (byId("analysis-count"));
  /** Moves of the lines that are shown. @type {Move[][]} */ #shown = [];
  /** What is shown of the lines, so that nothing is made again. */
  #key = "";
  /** The position that the lines are of. @type {object | null} */ #game = null;
  #isPressed = false;
  /** How deep they were searched. */
  #depth = 0;
  /** The arrows on the board. */
  #arrows = "";
  /** The position that the evaluation was said of, or soon is. @type {object | null} */ #said = null;
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
  constructor(analysis, session, i18n, phrases, words, announcer, draw) {
    this.#analysis = analysis;
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#draw = draw;
    const counts = Array.from({ length: MOST_LINES }, (_, index) => String(index + 1));
    fillSelect(this.#count, counts.map((value) => ({ value, text: value })), String(analysis.lines));
    analysis.addEventListener("switch", () => this.show());
    // The first depths of a search come faster than anybody reads.
    analysis.addEventListener("change", () => {
      this.#soon ||= /** @type {any} */ (setTimeout(() => this.show(), PACE_MS));
    });
    session.addEventListener("change", () => this.show());
    this.#button.addEventListener("click", () => this.#toggle());
    this.#count.addEventListener("change", () => (analysis.lines = Number(this.#count.value)));
    const arrows = /** @type {HTMLInputElement} */ (byId("analysis-arrows"));
    arrows.checked = analysis.hasArrows;
    arrows.addEventListener("change", () => {
      analysis.hasArrows = arrows.checked;
      this.#showArrows();
    });
    byId("analysis-longer").addEventListener("click", () => analysis.goOn());
    this.#lines.addEventListener("click", (event) => this.#click(event));
    this.#lines.addEventListener("keydown", (event) => this.#walk(event));
    this.#lines.addEventListener("focusout", () => queueMicrotask(() => this.show()));
    // A button that is exchanged between press and release is not clicked.
    this.#lines.addEventListener("pointerdown", () => (this.#isPressed = true));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => (this.#isPressed = false)));
  }

  show() {
    clearTimeout(this.#soon);
    this.#soon = 0;
    const { isOn, isResting } = this.#analysis;
    this.#button.setAttribute("aria-pressed", String(isOn));
    this.#button.classList.toggle("offered", !isOn && this.#session.outcome !== null);
    byId("analysis").hidden = !isOn;
    byId("evaluation-bar").hidden = !isOn;
    document.documentElement.dataset.analysis = isOn ? (isResting ? "rests" : "looks") : "off";
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
    if (this.#session.isContest && !(await confirm(question, t("analysis.confirm.yes")))) return;
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
    byId("analysis-score").textContent = verdict?.score
      ?? (outcome ? this.#phrases.resultOf(this.#session, outcome) : t(hasFailed ? "board.engineFailed" : "board.analysis.waits"));
    const basis = byId("analysis-basis");
    basis.textContent = verdict?.basis ?? "";
    basis.hidden = !verdict;
    basis.classList.toggle("proved", verdict?.isProved === true);
    const known = info && !outcome ? info : null;
    const speed = known && known.timeMs > 0 ? this.#words.speed((1000 * known.nodes) / known.timeMs) : "";
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
    else if (known) share = (1 + sign * PROVED[known.value]) / 2;
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
    const lines = this.#session.outcome || !game ? [] : (info?.lines ?? []);
    const key = JSON.stringify([lines.map(({ pv, score, mate }) => [pv.slice(0, LONGEST_LINE), score, mate]), wanted, this.#i18n.language]);
    if (key === this.#key && game === this.#game) return;
    const focused = this.#lines.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    if (game === this.#game && this.#isPressed) return;
    // Whoever reads the lines with the keyboard is not to have them changed under the cursor.
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
    // The list itself keeps the focus until there are lines.
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
      const text = this.#phrases.move(move);
      const button = this.#item(index, String(at), text);
      button.setAttribute("aria-label", t("analysis.move", { line: index + 1, move: text }));
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
  #item(line, move, text) {
    const button = create("button", { text, data: { line: String(line), move } });
    button.type = "button";
    button.tabIndex = -1;
    return button;
  }

  /** @param {Event} event */
  #click(event) {
    const button = /** @type {Element} */ (event.target).closest("button");
    const { line, move } = button?.dataset ?? {};
    if (!button || line === undefined) return;
    const texts = (this.#shown[Number(line)] ?? []).map(({ text }) => text);
    if (move === "all") this.#session.playLine(texts, 1);
    else this.#session.playLine(texts.slice(0, Number(move) + 1));
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    const here = /** @type {Element} */ (event.target).closest("button");
    if (!way || !here || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const rows = [...this.#lines.children].map((row) => [...row.querySelectorAll("button")]);
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
    const drawn = arrowsOf(firsts);
    const key = JSON.stringify(drawn);
    if (key === this.#arrows) return;
    this.#arrows = key;
    this.#draw(drawn);
  }

  /** Once for each position: an evaluation that changes all the time is not listened to. */
  #sayLater() {
    const { game } = this.#analysis;
    if (this.#said === game) return;
    this.#said = game;
    clearTimeout(this.#timer);
    this.#timer = /** @type {any} */ (setTimeout(() => {
      const verdict = this.#words.verdict(this.#session.info, this.#analysis);
      const best = this.#shown[0]?.[0];
      if (!this.#analysis.isOn || this.#analysis.game !== game || !verdict || !best) return;
      const player = this.#words.firstPlayer(this.#session.info);
      this.#announcer.say(this.#i18n.t("analysis.said", { player, score: verdict.score, basis: verdict.basis, move: this.#phrases.move(best) }));
    }, SAID_AFTER_MS));
  }
}

/**
 * @param {Move[]} moves The best first.
 * @returns {Required<Pick<Annotations, "arrows" | "marks">>} The best move in green, the others in blue and thinner one by one;
 * what the best one captures is crossed out where another one goes the same way.
 */
function arrowsOf(moves) {
  /** @type {Required<Pick<Annotations, "arrows" | "marks">>} */ const drawn = { arrows: [], marks: [] };
  const ways = moves.map(({ from, to, path }) => (path.length === 0 ? null : `${from} ${to}`));
  moves.forEach(({ from, to }, index) => {
    if (ways[index] === null || ways.indexOf(ways[index]) < index) return;
    const colour = index === 0 ? "green" : "blue";
    // What comes from the hand, or comes back to where it stood, has no way to show.
    if (from === null || from === to) drawn.marks.push({ cell: to, colour, shape: index === 0 ? "ring" : "dot" });
    else drawn.arrows.unshift({ from, to, colour, breadth: 1 - ((1 - THINNEST) * index) / MOST_LINES });
  });
  const isOneOfSeveral = ways.indexOf(ways[0], 1) > 0;
  if (isOneOfSeveral) drawn.marks.push(...moves[0].captures.map(({ cell }) => ({ cell, shape: /** @type {const} */ ("cross"), colour: /** @type {const} */ ("red") })));
  return drawn;
}
