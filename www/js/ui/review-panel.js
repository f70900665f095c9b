/** @import { GameReview } from "../analysis/game-review.js" */
/** @import { Mistake } from "../analysis/judgement.js" */
/** @import { Node } from "../game-tree.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Library } from "../records/library.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { AnalysisWords } from "./analysis-words.js" */
import { isProved, movesOf } from "../../../pkg/element/evaluation.js";
import { countMistakes, pointsOf } from "../analysis/graph-data.js";
import { byId, create } from "../dom.js";
import { EvaluationGraph } from "./evaluation-graph.js";

/** @type {Mistake[]} */
const MISTAKES = ["inaccuracy", "mistake", "blunder", "missedWin"];
/** As the move list marks them. @type {Record<Mistake, string>} */
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", missedWin: "?" };

/** The review of the whole game: its progress, the graph, the mistakes, and exercises made of it. */
export class ReviewPanel {
  #review;
  #session;
  #library;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #graph;
  #start = /** @type {HTMLButtonElement} */ (byId("review-start"));
  #table = /** @type {HTMLDetailsElement} */ (byId("review-table"));
  /** What the lists are made of. @type {unknown[]} */ #basis = [];
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
  constructor(review, session, library, i18n, phrases, words, announcer) {
    this.#review = review;
    this.#session = session;
    this.#library = library;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#graph = new EvaluationGraph(byId("review-graph"), (ply) => this.#goTo(ply));
    review.addEventListener("change", () => this.show());
    review.addEventListener("done", () => {
      const focus = document.activeElement === document.body;
      announcer.say([i18n.t("analysis.review.done"), ...this.#counts()].join(". "));
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
    this.#start.hidden = isRunning || (hasResult && !isOutdated);
    this.#start.textContent = t(isPart && hasResult ? "flow.review.goOn" : hasResult ? "analysis.review.again" : "analysis.review.start");
    byId("review-running").hidden = !isRunning;
    /** @type {HTMLProgressElement} */ (byId("review-progress")).value = progress;
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
    // Beside the main line the place is where the variation leaves it.
    const nodes = tree.mainLine;
    let node = tree.current;
    while (node.parent && nodes[node.ply - 1] !== node) node = node.parent;
    const ply = Math.min(node.ply, values.length - 1);
    this.#graph.show({
      points: pointsOf(info.id, values),
      marks: judgements.flatMap(({ ply, mistake }) => (mistake ? { ply, mistake } : [])),
      players: [first.id, (second ?? first).id],
      ply,
      text: this.#described(ply),
      label: this.#i18n.t("analysis.graph"),
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
    if (mistake) said.push(t(/** @type {Key} */ (`analysis.${mistake}`)));
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
    byId("review-counts").replaceChildren(...this.#counts().map((text) => create("li", { text })));
    const found = judgements.filter(({ mistake }) => mistake);
    byId("review-none").hidden = found.length > 0;
    const game = this.#session.game.clone();
    while (game.undo());
    let at = 0;
    byId("review-mistakes").replaceChildren(...found.map(({ ply, mistake }) => {
      for (; at < ply - 1; at++) game.play(/** @type {{ text: string }} */ (nodes[at].move).text);
      const { move } = nodes[ply - 1];
      if (!mistake || !move) return "";
      const number = numberOf(nodes, ply, this.#session.leader);
      const dots = move.player === this.#session.leader ? "." : "…";
      const button = create("button", { data: { mistake } },
        create("span", { className: "what", text: `${number}${dots} ${this.#phrases.move(move)}${SIGNS[mistake]}` }),
        create("span", { className: "kind", text: t(/** @type {Key} */ (`analysis.${mistake}`)) }));
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
      const parts = MISTAKES.filter((kind) => own[kind] > 0).map((kind) => t(/** @type {Key} */ (`analysis.count.${kind}`), { count: own[kind] }));
      return t("analysis.counts", { player: this.#phrases.player(info, id), counts: parts.join(", ") || t("analysis.count.none") });
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
    /** @type {HTMLAnchorElement} */ (byId("review-kept-link")).href = `exercises.html#${this.#session.info.id}/own`;
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
      const cells = [ply === 0 ? t("board.moves.start") : this.#move(ply), this.#words.score(this.#session.info, value), mistake ? t(/** @type {Key} */ (`analysis.${mistake}`)) : ""];
      return create("tr", {}, ...cells.map((text) => create("td", { text })));
    });
    byId("review-rows").replaceChildren(...rows);
  }

  /** @param {number} ply */
  #goTo(ply) {
    const { tree } = this.#session;
    /** @type {Node} */ const node = ply === 0 ? tree.root : tree.mainLine[ply - 1];
    this.#session.goToNode(node);
  }
}

/**
 * @param {Node[]} nodes Of the main line.
 * @param {number} ply
 * @param {string} leader Whose moves open a number.
 */
function numberOf(nodes, ply, leader) {
  let number = 0;
  for (let at = 0; at < ply; at++) {
    const player = nodes[at].move?.player;
    if (at === 0 || player === leader || player === nodes[at - 1].move?.player) number++;
  }
  return number;
}
