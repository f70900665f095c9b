/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
import { shortTime } from "../clock/time-control.js";
import { byId } from "../dom.js";
import { digits, spoken } from "./clock-words.js";

const TICK_MS = 100;
/** A person is told again when so little is left. */
const LAST_CALL_MS = 10_000;

/** The two clocks beside the players: to be seen, and to be heard at a press. */
export class Clocks {
  #session;
  #i18n;
  #phrases;
  #announcer;
  /** @type {unknown} */ #ticking = null;
  /** Calls that each player has had: of time getting short, and the last one. @type {Map<PlayerId, number>} */ #called = new Map();

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
    for (const id of ["clock-top", "clock-bottom"]) byId(id).addEventListener("click", () => announcer.say(this.#told()));
    session.addEventListener("change", (event) => {
      if (["start", "open"].includes(/** @type {CustomEvent} */ (event).detail.type)) this.#called.clear();
      this.show();
    });
    session.addEventListener("activity", () => this.show());
    const pause = () => session.pauseClocks();
    const resume = () => session.resumeClocks();
    document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? pause() : resume()));
    addEventListener("pagehide", pause);
    addEventListener("pageshow", resume);
  }

  show() {
    const { timer, view } = this.#session;
    clearTimeout(/** @type {any} */ (this.#ticking));
    this.#fill("clock-bottom", view.bottom);
    this.#fill("clock-top", this.#session.opponentOf(view.bottom));
    if (timer.running === null) return;
    this.#call(timer.running);
    this.#ticking = setTimeout(() => this.show(), TICK_MS);
  }

  /**
   * @param {string} id
   * @param {PlayerId} player
   */
  #fill(id, player) {
    const { timer } = this.#session;
    const button = byId(id);
    button.hidden = !timer.isOn;
    if (!timer.control) return;
    const left = timer.left(player);
    const isShort = left < shortTime(timer.control);
    write(button.querySelector("span"), digits(left));
    button.classList.toggle("running", timer.running === player);
    button.classList.toggle("short", isShort);
    const name = this.#i18n.t(isShort ? "play.clock.ofShort" : "play.clock.of", { player: this.#phrases.player(this.#session.info, player) });
    if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
    button.title = this.#i18n.t("play.clock.hear");
  }

  /** @returns {string} What both clocks show. */
  #told() {
    const { timer, info, view } = this.#session;
    const players = [view.bottom, this.#session.opponentOf(view.bottom)];
    return players.map((player) => this.#i18n.t("play.clock.left", {
      player: this.#phrases.player(info, player), time: spoken(timer.left(player), this.#i18n),
    })).join(". ");
  }

  /** @param {PlayerId} player Is told, if a person, when time is short, and when it is nearly over. */
  #call(player) {
    const { timer } = this.#session;
    if (!timer.control || this.#session.isComputer(player) || timer.control.kind === "move") return;
    const left = timer.left(player);
    const calls = Number(left < shortTime(timer.control)) + Number(left < LAST_CALL_MS);
    if (calls > (this.#called.get(player) ?? 0)) this.#announcer.say(this.#i18n.t("play.clock.call", { time: spoken(left, this.#i18n) }));
    this.#called.set(player, calls);
  }
}

/**
 * @param {Element | null} element
 * @param {string} text
 */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
