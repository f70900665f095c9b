/** @import { Prompt, Refused } from "../../../pkg/board/board.js" */
/** @import { WhyNot } from "../../../pkg/board/phrases.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Change, Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
import { byId } from "../dom.js";
import { Refusal } from "./refusal.js";
import { resultSection } from "./result-link.js";
import { ruleLink } from "./rule-link.js";

const NOTE_MS = 3500;

/** The line under the board: whose turn, the result, why a cell was refused; and the attributes that tests read. */
export class Status {
  #session;
  #i18n;
  #phrases;
  #announcer;
  #element = byId("status");
  #text = byId("status-text");
  /** A passing remark in place of the state of the game. @type {() => string} */
  #note = () => "";
  #noteTimer = 0;
  /** Whether the remark tells what could not be done. */
  #isTrouble = false;
  /** Until the next click. */
  #refusal;
  /** What the board asks for. @type {Prompt | null} */ #prompt = null;

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   */
  constructor(session, i18n, phrases, announcer) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#announcer = announcer;
    this.#refusal = new Refusal(session, phrases);
    session.addEventListener("change", (event) => this.#follow(/** @type {CustomEvent<Change>} */ (event).detail));
    session.addEventListener("activity", () => {
      this.show();
      if (session.failure) announcer.say(this.#state());
    });
    byId("pass").addEventListener("click", () => {
      const { pass } = session;
      if (pass) session.play(pass.text);
    });
    byId("pause").addEventListener("click", () => session.hold());
    byId("resume").addEventListener("click", () => session.resume());
    byId("retry").addEventListener("click", () => session.resume());
  }

  show() {
    const { held, thinking, failure, outcome, setup, game } = this.#session;
    const waits = held && !outcome && this.#session.isComputer(game.turn());
    const whyNot = this.#refusal.why;
    const note = whyNot?.sentence ?? this.#note();
    this.#text.textContent = note || this.#state();
    const section = outcome && !note ? resultSection(setup.game, outcome) : null;
    this.#text.append(...ruleLink(this.#session.info, whyNot ?? { section }, this.#i18n));
    this.#element.classList.toggle("note", note !== "");
    this.#element.classList.toggle("trouble", note !== "" && (whyNot ? this.#refusal.isTrouble : this.#isTrouble));
    this.#element.classList.toggle("result", outcome !== null && !note);
    this.#element.classList.toggle("thinking", thinking && setup.mode !== "auto" && !note);
    byId("pass").hidden = this.#session.pass === null || thinking;
    byId("pause").hidden = setup.mode !== "auto" || waits || outcome !== null || failure !== null;
    byId("resume").hidden = !waits || failure !== null;
    byId("retry").hidden = failure === null;
    byId("rematch").hidden = outcome === null;

    const { dataset } = document.documentElement;
    dataset.turn = game.turn();
    dataset.ply = String(this.#session.ply);
    dataset.thinking = String(thinking);
    dataset.outcome = outcome?.reason ?? "";
  }

  /**
   * @param {string | (() => string)} note Shown for a few seconds and spoken; a function follows the language.
   * @param {{ isTrouble?: boolean }} [options] Whether it tells what could not be done.
   */
  remark(note, { isTrouble = false } = {}) {
    this.#refusal.drop();
    this.#isTrouble = isTrouble;
    this.#note = typeof note === "string" ? () => note : note;
    this.#announcer.say(this.#note());
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => this.#clear(), NOTE_MS);
    this.show();
  }

  /**
   * @param {Refused} refused
   * @returns {string[]} The cells that show why.
   */
  refuse(refused) {
    const isNew = this.#refusal.hold(refused);
    const { sentence, cells } = /** @type {WhyNot} */ (this.#refusal.why);
    if (isNew) {
      clearTimeout(this.#noteTimer);
      this.#note = () => "";
      this.#announcer.say(sentence);
      this.show();
    }
    return cells;
  }

  /** @param {Prompt | null} prompt */
  prompt(prompt) {
    if (JSON.stringify(prompt) === JSON.stringify(this.#prompt)) return;
    this.#prompt = prompt;
    // Whoever has to choose is to see what; the reason of a refusal stays until the next click.
    if (prompt) this.#note = () => "";
    if (prompt) this.#announcer.say(this.#phrases.prompt(this.#session.info, prompt));
    this.show();
  }

  /** Forgets why the last click was refused. */
  forget() {
    if (!this.#refusal.drop()) return;
    this.#announcer.clear();
    this.#clear();
  }

  #clear() {
    clearTimeout(this.#noteTimer);
    this.#note = () => "";
    this.#refusal.drop();
    this.show();
  }

  /** @param {Change} change */
  #follow(change) {
    if (change.type === "note") return;
    this.#clear();
    if (change.type === "flip" || change.type === "tree") return;
    const said = [];
    if (change.type === "move" || change.type === "forward") {
      for (const { move } of change.steps) said.push(this.#phrases.played(this.#session.info, move));
    } else if (change.type === "undo") {
      said.push(this.#i18n.t("board.announce.undone"));
    } else if (change.type === "back" || change.type === "jump") {
      said.push(this.#phrases.place(this.#session.info, this.#session.tree.current.move));
    }
    said.push(this.#state());
    this.#announcer.say(said.join(". "));
  }

  #state() {
    const { failure, outcome, held, thinking, game, setup } = this.#session;
    if (outcome) return this.#phrases.resultOf(this.#session, outcome);
    if (failure) return this.#i18n.t("board.engineFailed");
    if (thinking && setup.mode !== "auto") return this.#i18n.t("board.thinking");
    if (held && this.#session.isComputer(game.turn())) return this.#i18n.t("held");
    if (this.#prompt) return this.#phrases.prompt(this.#session.info, this.#prompt);
    const claim = this.#session.drawClaim;
    if (claim && this.#session.awaitsMove) return this.#phrases.claim(this.#session.info, claim);
    const turn = this.#phrases.turn(this.#session);
    if (this.#session.pass) return `${turn} – ${this.#i18n.t("board.prompt.pass")}`;
    const marks = game.marks();
    if (marks.check.length > 0) return `${turn} – ${this.#i18n.t("board.check")}`;
    const must = this.#session.awaitsMove && marks.mustMove.length > 0;
    return must ? `${turn} – ${this.#i18n.t("board.must")}` : turn;
  }
}
