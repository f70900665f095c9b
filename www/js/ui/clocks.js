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

/** The two clocks beside the players: to be seen, and to be heard by a button that the keyboard and screen readers come to. */
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
    byId("clocks-hear").addEventListener("click", () => announcer.say(this.#told()));
    session.addEventListener("change", (event) => {
      if (["start", "open"].includes(/** @type {CustomEvent} */ (event).detail.type)) this.#called.clear();
      this.show();
    });
    session.addEventListener("activity", () => this.show());
    const look = () => (document.visibilityState === "hidden" ? session.pauseClocks() : session.resumeClocks());
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    addEventListener("pagehide", () => session.pauseClocks());
    // The page may have been opened out of sight.
    if (document.visibilityState === "hidden") session.pauseClocks();
  }

  show() {
    const { timer, view } = this.#session;
    clearTimeout(/** @type {any} */ (this.#ticking));
    byId("clocks-hear").hidden = !timer.isOn;
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
    const clock = byId(id);
    clock.hidden = !timer.isOn;
    if (!timer.control) return;
    const left = timer.left(player);
    const isShort = left < shortTime(timer.control);
    write(clock.querySelector("span"), digits(left));
    clock.classList.toggle("running", timer.running === player);
    clock.classList.toggle("short", isShort);
    const name = this.#i18n.t(isShort ? "play.clock.ofShort" : "play.clock.of", { player: this.#phrases.player(this.#session.info, player) });
    if (clock.getAttribute("aria-label") !== name) clock.setAttribute("aria-label", name);
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
