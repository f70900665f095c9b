/** @import { Level, PlayerId } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { Settings } from "../settings.js" */
import { byId, create, fillSelect } from "../dom.js";
import { choiceFor, LEVELS } from "../setup.js";
import { madeDialog } from "./made-dialog.js";

/** The computer takes one side of a game of two people, from the position that is shown. */
export class PlayOn {
  #session;
  #settings;
  #i18n;
  #phrases;
  #button = byId("play-on");
  #side = create("select");
  #level = create("select");
  #dialog;

  /**
   * @param {Session} session
   * @param {Settings} settings
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(session, settings, i18n, phrases) {
    this.#session = session;
    this.#settings = settings;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#side.id = "play-on-side";
    this.#level.id = "play-on-level";
    this.#dialog = madeDialog(i18n, "play-on", "flow.playOn.title", {},
      create("p", { className: "hint", data: { i18n: "flow.playOn.hint" } }),
      create("div", { className: "fields" }, this.#field("side", this.#side), this.#field("level", this.#level)),
      create("div", { className: "actions" }, this.#submit("cancel", "quiet"), this.#submit("flow.playOn.start", "primary")),
    );
    this.#dialog.addEventListener("submit", ({ submitter }) => {
      if (/** @type {HTMLButtonElement | null} */ (submitter)?.value === "primary") this.#start();
    });
    this.#button.addEventListener("click", () => this.open());
    session.addEventListener("change", () => this.show());
  }

  show() {
    this.#button.hidden = !this.#isPossible;
  }

  /** Asks which side, and how strong an opponent. */
  open() {
    if (!this.#isPossible) return;
    const { info, game, setup } = this.#session;
    const sides = info.players.map(({ id }) => ({ value: id, text: this.#phrases.player(info, id) }));
    fillSelect(this.#side, sides, game.turn());
    const level = choiceFor(info, this.#settings.choice(setup.game)).level;
    fillSelect(this.#level, LEVELS.map((one) => ({ value: String(one), text: this.#i18n.t(`level.${one}`) })), String(level));
    this.#dialog.showModal();
  }

  get #isPossible() {
    return this.#session.setup.mode === "two" && !this.#session.outcome;
  }

  #start() {
    const side = /** @type {PlayerId} */ (this.#side.value);
    this.#session.engage(side, /** @type {Level} */ (Number(this.#level.value)));
    this.#session.face(side);
  }

  /**
   * @param {Key} key
   * @param {HTMLSelectElement} select
   */
  #field(key, select) {
    return create("label", { className: "field" }, create("span", { data: { i18n: key } }), select);
  }

  /**
   * @param {Key} key
   * @param {"quiet" | "primary"} kind
   */
  #submit(key, kind) {
    return Object.assign(create("button", { className: kind, data: { i18n: key } }), { type: "submit", value: kind });
  }
}
