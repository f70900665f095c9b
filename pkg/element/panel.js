/** @import { PlayerId } from "../tablier.js" */
/** @import { Prompt } from "../board/board.js" */
/** @import { BoardPhrases } from "../board/phrases.js" */
/** @import { Texts } from "../board/texts.js" */
/** @import { GameTable, Mode } from "./table.js" */
import { make } from "./dom.js";
import { MoveList } from "./move-list.js";

/**
 * A button of the tag. `text` is a text of `locales/` below "board.". One that is not `there` is not shown, one that is
 * not `active` cannot be pressed. `sure` asks once more before it is done.
 * @typedef {{ text: string, press: (table: GameTable) => void, there?: (table: GameTable) => boolean,
 *   active?: (table: GameTable) => boolean, sure?: string }} Command
 */

/** @type {Record<string, Command>} */
const COMMANDS = {
  start: { text: "replay.start", press: (table) => table.goTo(0), active: ({ ply }) => ply > 0 },
  back: { text: "replay.back", press: (table) => table.back(), active: ({ ply }) => ply > 0 },
  forward: { text: "replay.forward", press: (table) => table.forward(), active: ({ ply, line }) => ply < line.length },
  end: { text: "replay.end", press: (table) => table.goTo(Infinity), active: ({ ply, line }) => ply < line.length },
  "put-back": { text: "putBack", press: (table) => table.reset(), there: ({ added }) => added > 0 },
  restart: { text: "restart", press: (table) => table.reset(), active: ({ added }) => added > 0 },
  undo: { text: "undo", press: (table) => table.undo(), active: ({ added }) => added > 0 },
  flip: { text: "flip", press: (table) => table.flip(), there: ({ info, game }) => game.layout().kind === "squares" && info.players.length > 1 },
  pass: { text: "pass", press: (table) => table.play(/** @type {{ text: string }} */ (table.pass).text), there: ({ pass, thinking }) => pass !== null && !thinking },
  resign: { text: "resign", sure: "resign.sure", press: (table) => table.resign(), active: (table) => table.added > 0 && table.awaitsMove },
  claim: { text: "claimDraw", press: (table) => table.claimDraw(), there: (table) => table.awaitsMove && table.game.drawClaim() !== null },
};

/** Buttons of a mode, in their order. @type {Record<Mode, string[]>} */
const TOOLBARS = {
  diagram: [],
  replay: ["start", "back", "forward", "end"],
  analyse: ["start", "back", "forward", "end", "flip", "pass"],
  play: ["restart", "undo", "flip", "resign", "pass", "claim"],
};
/** Keys that step through a game. @type {Record<string, string>} */
const KEYS = { Home: "start", ArrowLeft: "back", ArrowRight: "forward", End: "end" };

/** What stands beside the board of a tag: tokens in hand, what is going on, buttons, moves. */
export class Panel {
  #table;
  #texts;
  #phrases;
  element = make("div", { class: "side" });
  hands = make("div", { part: "hands", class: "hands" });
  #status = make("p", { part: "status", class: "status" });
  #bar = make("div", { class: "bar controls" });
  #toolbar = make("div", { part: "toolbar", class: "toolbar controls", role: "group" });
  #comment = make("p", { part: "comment", class: "comment" });
  #moves;
  /** @type {Map<HTMLButtonElement, Command>} */ #buttons = new Map();
  /** Why the last click was refused. */
  #refusal = "";
  /** The section of the page that has the rule. @type {string | null} */ #section = null;
  /** A command that was pressed once and asks whether that was meant. @type {Command | null} */ #asked = null;
  /** @type {Prompt | null} */ #prompt = null;
  #failure = "";

  /**
   * @param {GameTable} table
   * @param {Texts} texts
   * @param {BoardPhrases} phrases
   */
  constructor(table, texts, phrases) {
    this.#table = table;
    this.#texts = texts;
    this.#phrases = phrases;
    const { mode } = table.terms;
    this.#moves = new MoveList(table, texts, phrases);
    this.#bar.append(this.#status);
    if (mode === "diagram") this.#bar.append(this.#button("put-back"), this.#button("pass"));
    this.#toolbar.append(...TOOLBARS[mode].map((name) => this.#button(name)));
    this.element.append(this.#bar, this.#toolbar, this.#moves.element, this.#comment);
  }

  /** What is going on. */
  get status() {
    return this.#state();
  }

  /** Why the last click was refused; "" where none was. */
  get refusal() {
    return this.#refusal;
  }

  /** What is said about the move played last. */
  get comment() {
    return this.#isListed ? this.#moves.comment : "";
  }

  /**
   * @param {string} sentence Why a click was refused; "" forgets it.
   * @param {string | null} [section] Anchor in the page that the sentence leads to.
   */
  refuse(sentence, section = null) {
    this.#refusal = sentence;
    this.#section = section;
    this.show();
  }

  /** @param {Prompt | null} prompt */
  prompt(prompt) {
    this.#prompt = prompt;
    this.show();
  }

  /** @param {string} sentence Why the computer does not play. */
  fail(sentence) {
    this.#failure = sentence;
    this.show();
  }

  show() {
    const { mode, playable } = this.#table.terms;
    const { outcome } = this.#table;
    const isStill = mode === "diagram" && !playable;
    this.#status.textContent = this.#refusal || this.#state();
    if (this.#section !== null) {
      this.#status.append(" ", make("a", { href: `#${this.#section}`, part: "rule" }, this.#texts.t("board.rule")));
    }
    this.#status.classList.toggle("refused", this.#refusal !== "");
    this.#status.classList.toggle("result", this.#refusal === "" && outcome !== null);
    this.#bar.hidden = isStill;
    this.#toolbar.hidden = TOOLBARS[mode].length === 0;
    this.#toolbar.setAttribute("aria-label", this.#texts.t(mode === "replay" ? "board.replay" : "board.controls"));
    for (const [button, command] of this.#buttons) {
      const { text, sure, there, active } = command;
      if (command === this.#asked && active?.(this.#table) === false) this.#asked = null;
      button.textContent = this.#texts.t(`board.${command === this.#asked ? sure : text}`);
      button.hidden = there?.(this.#table) === false;
      button.setAttribute("aria-disabled", String(active?.(this.#table) === false));
    }
    this.#moves.element.hidden = !this.#isListed;
    if (this.#isListed) this.#moves.show();
    this.#comment.textContent = this.comment;
    this.#comment.hidden = this.#comment.textContent === "";
    this.#showHands();
    this.element.hidden = isStill;
  }

  get #isListed() {
    return this.#table.tree !== null;
  }

  /**
   * A key that was pressed in the tag and means nothing where it was pressed.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { mode } = this.#table.terms;
    const name = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : null;
    if (!name || !TOOLBARS[mode].includes(name) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const { press, active } = COMMANDS[name];
    if (active?.(this.#table) !== false) press(this.#table);
  }

  /** @param {string} name */
  #button(name) {
    const command = COMMANDS[name];
    const button = make("button", { type: "button", part: `button ${name}`, "data-command": name });
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      const isMeant = !command.sure || this.#asked === command;
      this.#asked = isMeant ? null : command;
      if (isMeant) command.press(this.#table);
      else this.show();
    });
    if (command.sure) {
      button.addEventListener("blur", () => {
        if (this.#asked !== command) return;
        this.#asked = null;
        this.show();
      });
    }
    this.#buttons.set(button, command);
    return button;
  }

  #showHands() {
    const { info, game } = this.#table;
    const hands = game.hands();
    this.hands.hidden = hands.every(({ count }) => count === 0);
    this.hands.replaceChildren(...hands.map(({ player, count }) =>
      make("span", {}, this.#texts.t("board.inHand", { player: this.#phrases.player(info, player), count }))));
  }

  /** @returns {string} What is going on. */
  #state() {
    const { t } = this.#texts;
    const { game, info, outcome, thinking, terms, awaitsMove, ply, line } = this.#table;
    if (outcome) return this.#phrases.outcome(info, outcome, game.rules(), terms.mode === "play" && terms.level ? terms.bottom : null);
    if (this.#failure) return this.#failure;
    if (thinking) return t("board.thinking");
    if (terms.mode === "replay") return this.#phrases.place(info, line[ply - 1]);
    if (terms.mode === "diagram" && !awaitsMove) return this.#phrases.place(info, line[ply - 1]);
    if (this.#prompt) return this.#phrases.prompt(info, this.#prompt);
    const claim = game.drawClaim();
    if (claim) return this.#phrases.claim(info, claim);
    const alone = terms.mode === "play" && terms.level !== null;
    const turn = t(alone ? "board.turn.yours" : "board.turn", { player: this.#player(game.turn()) });
    if (this.#table.pass) return `${turn} – ${t("board.prompt.pass")}`;
    const marks = game.marks();
    if (marks.check.length > 0) return `${turn} – ${t("board.check")}`;
    return marks.mustMove.length > 0 ? `${turn} – ${t("board.must")}` : turn;
  }

  /** @param {PlayerId} id */
  #player(id) {
    return this.#phrases.player(this.#table.info, id);
  }
}
