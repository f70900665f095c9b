/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { Status } from "./status.js" */
import { byId, create } from "../dom.js";

/**
 * A way to end the game; `id` is a word for tests.
 * @typedef {{ id: string, text: string, player?: PlayerId, disabled?: boolean, choose: () => unknown }} Choice
 */

/** Ends the game by what people agree or decide, and takes such an end back. */
export class FinishDialog {
  #session;
  #i18n;
  #phrases;
  #status;
  #dialog = /** @type {HTMLDialogElement} */ (byId("finish-dialog"));
  #list = byId("finish-choices");
  #shown = "";

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Status} status
   */
  constructor(session, i18n, phrases, status) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#status = status;
    // The computer may move meanwhile, and end the game.
    session.addEventListener("activity", () => {
      if (this.#dialog.open) this.show();
    });
  }

  /** Whether there is a choice to make. */
  get isOfUse() {
    const { canFinish, canReopen, canGoForward, setup } = this.#session;
    return canFinish || canReopen || (canGoForward && setup.mode !== "auto");
  }

  open() {
    if (!this.isOfUse) return;
    this.show();
    this.#dialog.showModal();
  }

  show() {
    if (!this.isOfUse) {
      this.#dialog.close();
      return;
    }
    const { title, choices } = this.#content();
    byId("finish-title").textContent = title;
    // A button that is being pressed stays where the choice is the same as before.
    const shown = JSON.stringify(choices);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.choice : undefined;
    this.#list.replaceChildren(...choices.map((choice) => this.#button(choice)));
    /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-choice="${focused}"]`))?.focus();
  }

  /** @param {Choice} choice */
  #button({ id, text, player, disabled = false, choose }) {
    const button = create("button", { data: { choice: id } });
    button.type = "button";
    button.disabled = disabled;
    if (player) button.append(create("span", { className: "token", data: { player } }));
    button.append(create("span", { text }));
    button.addEventListener("click", () => {
      this.#dialog.close();
      choose();
    });
    return button;
  }

  /** @returns {{ title: string, choices: Choice[] }} */
  #content() {
    const session = this.#session;
    const { t } = this.#i18n;
    if (session.canReopen) {
      return { title: t("finish.over"), choices: [{ id: "reopen", text: t("finish.reopen"), choose: () => session.reopen() }] };
    }
    if (session.canFinish) return { title: t("finish.title"), choices: this.#endings() };
    const toEnd = () => {
      session.goTo(Infinity);
      this.open();
    };
    return { title: t("finish.early"), choices: [{ id: "to-end", text: t("finish.toEnd"), choose: toEnd }] };
  }

  /** @returns {Choice[]} */
  #endings() {
    const session = this.#session;
    const { t } = this.#i18n;
    const { setup, info, drawClaim, awaitsMove, canOfferDraw } = session;
    /** @type {Choice[]} */ const choices = [];
    if (drawClaim && awaitsMove) choices.push({ id: "claim", text: t("finish.claim"), choose: () => session.claimDraw() });
    if (setup.mode === "two") {
      choices.push({ id: "draw", text: t("finish.draw"), choose: () => session.agreeDraw() });
    } else {
      choices.push({ id: "offer", text: t("finish.offer"), disabled: !canOfferDraw, choose: () => this.#offer() });
    }
    for (const { id } of info.players) {
      if (setup.mode === "computer" && id !== setup.side) continue;
      const text = setup.mode === "computer" ? t("finish.concede.you") : this.#conceding(this.#phrases.player(info, id));
      choices.push({ id: `concede-${id}`, text, player: id, choose: () => session.resign(id) });
    }
    return choices;
  }

  /** @param {string} player Plural names end with an s in both languages: Blancs, but Rouge. */
  #conceding(player) {
    return this.#i18n.t(player.endsWith("s") ? "finish.concede.plural" : "finish.concede", { player });
  }

  async #offer() {
    if ((await this.#session.offerDraw()) === false) this.#status.remark(() => this.#i18n.t("finish.refused"));
  }
}
