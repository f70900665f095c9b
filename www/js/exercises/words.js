// What an exercise asks for, and what is said of a move, in the visitor's language.

/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Attempt } from "./attempt.js" */
/** @import { Exercise } from "./collection.js" */

/** From this gain on a shot wins the game. */
const GAME = 50;

/** How sure an exercise of each kind is. @type {Record<Exercise["kind"], Key>} */
const BASIS = {
  win: "exercise.basis.search",
  trick: "exercise.basis.search",
  shot: "exercise.basis.search",
  endgame: "exercise.basis.table",
  draw: "exercise.basis.table",
  save: "exercise.basis.save",
  best: "exercise.basis.estimate",
};

export class Words {
  #i18n;
  #phrases;

  /**
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(i18n, phrases) {
    this.#i18n = i18n;
    this.#phrases = phrases;
  }

  /** @param {Attempt} attempt */
  task({ info, solver, exercise }) {
    const { kind, moves, gain = 0 } = exercise;
    const own = `exercise.task.${kind}.${info.id}`;
    const key = kind === "shot" && gain >= GAME ? "exercise.task.shot.game" : this.#i18n.has(own) ? own : `exercise.task.${kind}`;
    const count = kind === "shot" ? gain : moves;
    return this.#i18n.t(/** @type {Key} */ (key), { player: this.#phrases.player(info, solver), count });
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
  verdict(attempt) {
    const { t } = this.#i18n;
    const { state, hint, info, outcome, thinking } = attempt;
    if (state === "solved") {
      const end = outcome && this.#phrases.outcome(info, outcome, attempt.game.rules(), null);
      return [t(attempt.wasHelped ? "exercise.solvedHelped" : "exercise.solved"), end].filter(Boolean).join(" ");
    }
    if (state === "shown") return thinking ? "" : t("exercise.shown", { moves: attempt.exercise.line.join(" ") });
    if (state === "wrong") return this.#wrong(attempt);
    if (hint > 0) return this.#hint(attempt);
    return attempt.game.history().length > 0 && attempt.awaitsMove ? t("exercise.goOn") : "";
  }

  /** @param {Attempt} attempt */
  #hint({ due, hint, info }) {
    if (!due) return "";
    const { t } = this.#i18n;
    if (due.from === null) return t("exercise.hint.place", { to: due.to });
    const from = `exercise.hint.from.${info.id}`;
    return hint === 1 ? t(/** @type {Key} */ (this.#i18n.has(from) ? from : "exercise.hint.from"), { from: due.from }) : t("exercise.hint.to", { from: due.from, to: due.to });
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
    const said = t("exercise.answers", { answer: this.#phrases.move(answer) });
    if (winsIn !== null) return `${t("exercise.wrong")} ${said} ${t("exercise.winsIn", { count: winsIn })}`;
    return `${t("exercise.wrong")} ${said}${t(/** @type {Key} */ (`exercise.missed.${exercise.kind}`))}`;
  }

  /** @param {GameInfo} info */
  game(info) {
    return this.#i18n.name(info.names);
  }
}
