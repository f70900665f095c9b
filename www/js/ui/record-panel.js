/** @import { RecordError, RecordFormat } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { KeptRecord } from "../records/entry.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { RecordPhrases } from "./record-phrases.js" */
import { writeRecord } from "../../../pkg/tablier.js";
import { byId } from "../dom.js";
import { recordFileName } from "../records/stamps.js";
import { LinkError, toHash } from "../records/link.js";
import { ErrorLine } from "./error-line.js";
import { copy, save } from "./give.js";

const MAX_LENGTH = 20_000_000;
const DONE_MS = 1600;
const NAME_TAGS = /** @type {const} */ (["White", "Black", "Event"]);

/** The record of the game, to copy, to save, or to replay from. It follows the game until it is edited. */
export class RecordPanel {
  #session;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #onReplay;
  #onTags;
  #panel = /** @type {HTMLDetailsElement} */ (byId("record-panel"));
  #text = /** @type {HTMLTextAreaElement} */ (byId("record-text"));
  #byHand = /** @type {HTMLTextAreaElement} */ (byId("record-by-hand"));
  #error;
  #edited = false;

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {RecordPhrases} words
   * @param {Announcer} announcer
   * @param {{ onReplay: (text: string) => Promise<RecordError | null>, onTags: () => void }} actions `onReplay` gives
   * the fault for which nothing could be shown.
   */
  constructor(session, i18n, phrases, words, announcer, { onReplay, onTags }) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#onReplay = onReplay;
    this.#onTags = onTags;
    this.#error = new ErrorLine(byId("record-error"), this.#text, i18n, phrases);
    session.addEventListener("change", () => this.show());
    this.#panel.addEventListener("toggle", () => this.show());
    this.#text.addEventListener("input", () => {
      this.#setEdited(true);
      this.#error.clear();
    });
    byId("record-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#replay();
    });
    this.#onClick("record-copy", "copied", () => this.#give(this.#text.value, this.#text));
    this.#onClick("record-moves", "copied", () => this.#give(this.#write("moves")));
    this.#onClick("record-link", "copied", () => this.#giveLink(this.#session.toRecord()));
    this.#onClick("position-link", "copied", () => this.#giveLink(this.#positionAlone()));
    byId("record-download").addEventListener("click", () => this.#download());
    byId("record-reset").addEventListener("click", () => this.reset());
    for (const tag of NAME_TAGS) this.#field(tag).addEventListener("change", () => this.#rename(tag));
  }

  show() {
    const { info, tags } = this.#session;
    const { t } = this.#i18n;
    byId("record-replay").textContent = t(this.#format === "clip" ? "record.replay.clip" : "record.replay");
    if (!this.#panel.open) return;
    for (const tag of NAME_TAGS) this.#field(tag).value = tags[tag] ?? "";
    info.players.forEach((player, index) => (byId(`record-side-${index}`).textContent = this.#i18n.name(player.names)));
    if (!this.#edited) this.#text.value = this.#write();
  }

  /** Goes back to following the game. */
  reset() {
    this.#setEdited(false);
    this.#error.clear();
    this.show();
  }

  /** @returns {RecordFormat} */
  get #format() {
    return this.#session.info.recordFormats[0] ?? "moves";
  }

  /** @param {RecordFormat} [format] */
  #write(format = this.#format) {
    return writeRecord(this.#session.toRecord(), { format });
  }

  /** @param {boolean} edited */
  #setEdited(edited) {
    this.#edited = edited;
    byId("record-reset").hidden = !edited;
    byId("record-replay").classList.toggle("primary", edited);
  }

  async #replay() {
    const text = this.#text.value;
    if (!this.#error.accepts(text.trim() === "" ? "" : text, MAX_LENGTH)) return;
    try {
      const fault = await this.#onReplay(text);
      if (fault) this.#point(fault);
    } catch (error) {
      this.#error.show(error);
    }
  }

  /** @param {RecordError} fault Its place is selected. */
  #point(fault) {
    this.#error.say(fault.code, this.#words.fault(fault));
    this.#text.focus();
    this.#text.setSelectionRange(fault.at, fault.at + fault.found.length);
  }

  #download() {
    const text = this.#edited ? this.#text.value : this.#write();
    save(recordFileName(this.#session.setup.game, this.#format), text);
  }

  /** @param {typeof NAME_TAGS[number]} tag */
  #rename(tag) {
    const { [tag]: _, ...others } = this.#session.tags;
    const name = this.#field(tag).value.trim();
    this.#session.tags = name === "" ? others : { ...others, [tag]: name };
    this.#onTags();
    this.show();
  }

  /** @returns {KeptRecord} */
  #positionAlone() {
    const { game } = this.#session;
    return { id: game.id(), rules: game.rules(), position: game.position(), tags: {}, moves: [], notes: [], ended: null };
  }

  /** @param {KeptRecord} record */
  async #giveLink(record) {
    const address = location.href.slice(0, location.href.length - location.search.length - location.hash.length);
    return this.#give(address + (await toHash(writeRecord(record))));
  }

  /**
   * @param {string} text
   * @param {HTMLTextAreaElement} [field] Where the text stands already.
   * @returns {Promise<boolean>} Whether it is in the clipboard; else it is selected, to copy it by hand.
   */
  async #give(text, field) {
    byId("record-by-hand-field").hidden = true;
    if (await copy(text)) return true;
    if (!field) {
      this.#panel.open = true;
      byId("record-by-hand-field").hidden = false;
      this.#byHand.value = text;
    }
    (field ?? this.#byHand).focus();
    (field ?? this.#byHand).select();
    return false;
  }

  /**
   * @param {string} id Of a button.
   * @param {Key} done What it says for a moment when all went well.
   * @param {() => Promise<boolean>} action
   */
  #onClick(id, done, action) {
    const button = byId(id);
    const key = /** @type {Key} */ (button.dataset.i18n);
    button.addEventListener("click", async () => {
      try {
        if (!(await action())) return;
      } catch (error) {
        const isTooLong = error instanceof LinkError;
        return this.#error.say("other", isTooLong ? this.#i18n.t("link.tooLong") : this.#phrases.error(error));
      }
      button.textContent = this.#i18n.t(done);
      this.#announcer.say(this.#i18n.t(done));
      setTimeout(() => (button.textContent = this.#i18n.t(key)), DONE_MS);
    });
  }

  /** @param {typeof NAME_TAGS[number]} tag */
  #field(tag) {
    return /** @type {HTMLInputElement} */ (byId(`record-${tag.toLowerCase()}`));
  }
}
