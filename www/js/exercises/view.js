// The page around the board: the games, the task, what is said of a move, the list of all exercises.

/** @import { GameId, GameInfo } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Refusal } from "../ui/refusal.js" */
/** @import { Attempt } from "./attempt.js" */
/** @import { Exercise } from "./collection.js" */
/** @import { OwnExercise } from "./own.js" */
/** @import { Way } from "./progress.js" */
/** @import { Words } from "./words.js" */
import { byId, create } from "../dom.js";
import { ruleLink } from "../ui/rule-link.js";

/** By how an exercise was solved; colour is not the only sign. @type {Record<Way, string>} */
const MARKS = { alone: "✓", helped: "(✓)" };
const HARDEST = 5;

export class ExerciseView {
  #i18n;
  #words;
  #takeBack = /** @type {HTMLButtonElement} */ (byId("take-back"));
  #next = /** @type {HTMLButtonElement} */ (byId("next"));
  #hint = /** @type {HTMLButtonElement} */ (byId("hint"));
  #solution = /** @type {HTMLButtonElement} */ (byId("solution"));
  #again = /** @type {HTMLButtonElement} */ (byId("again"));

  /**
   * @param {I18n} i18n
   * @param {Words} words
   */
  constructor(i18n, words) {
    this.#i18n = i18n;
    this.#words = words;
  }

  /**
   * @param {GameInfo[]} catalog
   * @param {GameId} current
   * @param {Set<GameId>} done Games whose exercise of the day is solved.
   */
  games(catalog, current, done) {
    const { t } = this.#i18n;
    byId("games").replaceChildren(...catalog.map((info) => {
      // What stands in brackets is left out: the list is to be short.
      const link = create("a", {}, this.#words.game(info).replace(/ \(.*\)$/, ""));
      link.href = `#${info.id}`;
      if (info.id === current) link.setAttribute("aria-current", "page");
      if (done.has(info.id)) link.append(marked(MARKS.alone, t("exercise.doneToday")));
      return link;
    }));
    const shown = /** @type {HTMLElement} */ (byId("games").querySelector("[aria-current]"));
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
  show(attempt, which) {
    byId("which").textContent = which;
    byId("task").textContent = this.#words.task(attempt);
    const hands = this.#words.hands(attempt);
    byId("hands").textContent = hands;
    byId("hands").hidden = hands === "";
    byId("basis").textContent = this.#words.basis(attempt.exercise);
    const { state, thinking, hint } = attempt;
    const verdict = byId("verdict");
    verdict.textContent = this.#words.verdict(attempt);
    verdict.className = `verdict ${state === "solved" ? "right" : state === "wrong" ? "wrong" : ""}`;
    const isOver = state === "solved" || state === "shown";
    const focused = document.activeElement;
    this.#takeBack.hidden = state !== "wrong";
    this.#next.hidden = !isOver;
    this.#again.hidden = !isOver;
    this.#hint.hidden = state !== "open";
    // Not disabled, which would drop the focus.
    this.#hint.setAttribute("aria-disabled", String(!attempt.awaitsMove || hint === 2));
    this.#solution.hidden = isOver;
    this.#solution.setAttribute("aria-disabled", String(thinking && state === "open"));
    // A button that goes leaves the focus to the one that takes its place.
    if (focused instanceof HTMLButtonElement && focused.hidden && byId("controls").contains(focused)) {
      [this.#takeBack, this.#next, this.#hint, this.#solution].find((button) => !button.hidden)?.focus();
    }
    const { dataset } = document.documentElement;
    dataset.state = state;
    dataset.thinking = String(thinking);
    dataset.exercise = attempt.exercise.id;
  }

  /**
   * @param {GameInfo} info
   * @param {Refusal} refusal
   */
  refusal(info, { why, isTrouble }) {
    const element = byId("refusal");
    element.hidden = why === null;
    element.classList.toggle("trouble", isTrouble);
    byId("refusal-text").replaceChildren(...(why ? [why.sentence, ...ruleLink(info, why, this.#i18n)] : []));
  }

  /**
   * @param {GameId} game
   * @param {Exercise[]} exercises
   * @param {string} current
   * @param {Map<string, Way>} solved
   */
  all(game, exercises, current, solved) {
    const { t } = this.#i18n;
    const count = exercises.filter(({ id }) => solved.has(id)).length;
    byId("all-title").textContent = t("exercise.all", { count, all: exercises.length });
    byId("all").replaceChildren(...exercises.map((exercise, index) => this.#item(game, exercise, index + 1, current, solved)));
  }

  /**
   * The visitor's own, and what else is told of one of them.
   * @param {GameId} game
   * @param {OwnExercise[]} exercises
   * @param {string} current
   * @param {Map<string, Way>} solved
   */
  own(game, exercises, current, solved) {
    const { t } = this.#i18n;
    const count = exercises.filter(({ id }) => solved.has(id)).length;
    byId("own-title").textContent = t("exercise.own.count", { count, all: exercises.length });
    byId("own-section").hidden = exercises.length === 0;
    byId("own-none").hidden = exercises.length > 0;
    byId("own").replaceChildren(...exercises.map((exercise, index) => this.#item(game, exercise, index + 1, current, solved)));
    const shown = exercises.find(({ id }) => id === current);
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
  #item(game, { id, difficulty }, number, current, solved) {
    const { t } = this.#i18n;
    const way = solved.get(id);
    const link = create("a", {}, `${number}`);
    link.href = `#${game}/${id}`;
    if (way) {
      link.dataset.solved = way;
      link.append(marked(` ${MARKS[way]}`, t(`exercise.mark.${way}`)));
    }
    if (difficulty > 0) link.append(marked("•".repeat(difficulty), t("exercise.difficulty", { count: difficulty, all: HARDEST }), "level"));
    if (id === current) link.setAttribute("aria-current", "page");
    return create("li", {}, link);
  }
}

/**
 * @param {string} sign To be seen.
 * @param {string} words To be heard.
 * @param {string} [className]
 */
function marked(sign, words, className = "mark") {
  const seen = create("span", { className, text: sign });
  seen.setAttribute("aria-hidden", "true");
  const both = create("span", {}, seen, create("span", { className: "visually-hidden", text: ` ${words}` }));
  return both;
}
