/** @import { Prompt } from "../../../pkg/board/board.js" */
/** @import { Refusal } from "../../../pkg/board/move-entry.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Change, Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
import { byId } from "../dom.js";

const NOTE_MS = 3500;

/** The line under the board: whose turn, the result, why a cell was refused; and the attributes that tests read. */
export class Status {
  #session;
  #i18n;
  #phrases;
  #announcer;
  #element = byId("status");
  #text = byId("status-text");
  /** A passing remark in place of the state of the game. */
  #note = "";
  #noteTimer = 0;
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
    this.#text.textContent = this.#note || this.#state();
    this.#element.classList.toggle("note", this.#note !== "");
    this.#element.classList.toggle("result", outcome !== null && !this.#note);
    this.#element.classList.toggle("thinking", thinking && setup.mode !== "auto" && !this.#note);
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

  /** @param {string} note Shown for a few seconds and spoken. */
  remark(note) {
    this.#note = note;
    this.#announcer.say(note);
    clearTimeout(this.#noteTimer);
    this.#noteTimer = setTimeout(() => this.#clearNote(), NOTE_MS);
    this.show();
  }

  /** @param {Refusal} refusal */
  refuse(refusal) {
    this.remark(this.#i18n.t(`refused.${refusal}`, { player: this.#player(this.#session.game.turn()) }));
  }

  /** @param {Prompt | null} prompt */
  prompt(prompt) {
    if (JSON.stringify(prompt) === JSON.stringify(this.#prompt)) return;
    this.#prompt = prompt;
    if (prompt) this.#announcer.say(this.#asked(prompt));
    this.show();
  }

  /** @param {Prompt} prompt */
  #asked({ kind, cells }) {
    return this.#i18n.t(`prompt.${kind}`, { cells: cells.join(this.#i18n.t("or")) });
  }

  #clearNote() {
    clearTimeout(this.#noteTimer);
    this.#note = "";
    this.show();
  }

  /** @param {Change} change */
  #follow(change) {
    if (change.type === "note") return;
    this.#clearNote();
    if (change.type === "flip" || change.type === "tree") return;
    const said = [];
    if (change.type === "move" || change.type === "forward") {
      for (const { move } of change.steps) {
        said.push(this.#i18n.t("announce.move", { player: this.#player(move.player), move: this.#phrases.move(move) }));
        if (move.captures.length > 0) said.push(this.#i18n.t("announce.captures", { count: move.captures.length }));
      }
    } else if (change.type === "undo") {
      said.push(this.#i18n.t("announce.undone"));
    } else if (change.type === "back" || change.type === "jump") {
      const { move } = this.#session.tree.current;
      said.push(move ? this.#i18n.t("announce.after", { player: this.#player(move.player), move: this.#phrases.move(move) }) : this.#i18n.t("announce.start"));
    }
    said.push(this.#state());
    this.#announcer.say(said.join(". "));
  }

  #state() {
    const { failure, outcome, held, thinking, game, setup } = this.#session;
    if (outcome) return this.#phrases.outcome(this.#session, outcome);
    if (failure) return this.#i18n.t("engineFailed");
    if (thinking && setup.mode === "computer") return this.#i18n.t("thinking");
    if (held && this.#session.isComputer(game.turn())) return this.#i18n.t("held");
    if (this.#prompt) return this.#asked(this.#prompt);
    const claim = this.#session.drawClaim;
    if (claim && this.#session.awaitsMove) {
      const keys = [`claim.${claim}.${game.id()}`, `claim.${claim}`];
      return this.#i18n.t(keys.find((key) => this.#i18n.has(key)) ?? "claim.other");
    }
    const turn = this.#phrases.turn(this.#session);
    if (this.#session.pass) return `${turn} – ${this.#i18n.t("prompt.pass")}`;
    const marks = game.marks();
    if (marks.check.length > 0) return `${turn} – ${this.#i18n.t("check")}`;
    const must = this.#session.awaitsMove && marks.mustMove.length > 0;
    return must ? `${turn} – ${this.#i18n.t("must")}` : turn;
  }

  /** @param {Parameters<Session["isComputer"]>[0]} id */
  #player(id) {
    return this.#phrases.player(this.#session.info, id);
  }
}
