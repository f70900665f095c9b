/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
import { Game } from "../../../pkg/tablier.js";
import { byId, create } from "../dom.js";

/** More pieces than this are written as a number. */
const MOST_TOKENS = 9;

/** The two strips above and below the board: who plays, whose turn it is, what is in hand and what was captured. */
export class Players {
  #session;
  #i18n;
  #phrases;
  /** Pieces of each player at the start. @type {Map<PlayerId, number>} */ #initial = new Map();

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, i18n, phrases) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    session.addEventListener("change", (event) => {
      if (["start", "open"].includes(/** @type {CustomEvent} */ (event).detail.type)) this.#countInitial();
      this.show();
    });
    session.addEventListener("activity", () => this.show());
  }

  show() {
    const { bottom } = this.#session.view;
    this.#fill(byId("player-bottom"), bottom);
    this.#fill(byId("player-top"), this.#session.opponentOf(bottom));
  }

  /**
   * @param {HTMLElement} strip
   * @param {PlayerId} player
   */
  #fill(strip, player) {
    const { game, setup, outcome, thinking } = this.#session;
    const computer = this.#session.isComputer(player);
    const active = !outcome && game.turn() === player;
    const opponent = this.#session.opponentOf(player);
    const captured = (this.#initial.get(opponent) ?? 0) - this.#count(game, opponent);
    strip.classList.toggle("active", active);
    strip.classList.toggle("winner", outcome?.winner === player);
    strip.classList.toggle("thinking", active && thinking && computer);
    strip.replaceChildren(
      create("span", { className: "token", data: { player } }),
      create("span", { className: "name", text: this.#phrases.player(this.#session.info, player) }),
      create("span", { className: "role", text: this.#who(player, computer) }),
      this.#tokens(player, this.#inHand(game, player), "inHand"),
      this.#tokens(opponent, captured, "captured"),
    );
  }

  /**
   * @param {PlayerId} player
   * @param {boolean} computer
   */
  #who(player, computer) {
    const { setup, info, tags } = this.#session;
    if (setup.mode === "auto") return this.#i18n.t("play.level", { level: this.#session.levelOf(player) });
    if (setup.mode !== "two") return this.#i18n.t(computer ? "computer" : "you");
    // Records name the first player "White" whatever their colour is.
    return (player === info.players[0].id ? tags.White : tags.Black) ?? "";
  }

  /**
   * @param {PlayerId} player
   * @param {number} count
   * @param {"inHand" | "captured"} kind
   */
  #tokens(player, count, kind) {
    const label = this.#i18n.t(kind, { count });
    const group = create("span", { className: `tokens ${kind}` });
    if (count <= 0) return group;
    group.setAttribute("role", "img");
    group.setAttribute("aria-label", label);
    group.title = label;
    const shown = count > MOST_TOKENS ? 1 : count;
    for (let i = 0; i < shown; i++) group.append(create("span", { className: "token", data: { player } }));
    if (count > MOST_TOKENS) group.append(create("span", { className: "count", text: `× ${count}` }));
    return group;
  }

  #countInitial() {
    const { id, rules, position } = this.#session.game.toJSON();
    const start = new Game(id, { rules, position });
    this.#initial = new Map(this.#session.info.players.map((player) => [player.id, this.#count(start, player.id)]));
    start.free();
  }

  /**
   * @param {Game} game
   * @param {PlayerId} player
   */
  #count(game, player) {
    return game.board().filter((piece) => piece.player === player).length + this.#inHand(game, player);
  }

  /**
   * @param {Game} game
   * @param {PlayerId} player
   */
  #inHand(game, player) {
    return game.hands().reduce((sum, hand) => sum + (hand.player === player ? hand.count : 0), 0);
  }
}
