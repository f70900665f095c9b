/** @import { GameId, RecordError, RecordFormat } from "../../../pkg/tablier.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { KeptRecord } from "../records/entry.js" */
/** @import { Reading } from "../records/reading.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { RecordPhrases } from "./record-phrases.js" */
import { writeRecord } from "../../../pkg/tablier.js";
import { byId } from "../dom.js";
import { Later } from "../later.js";
import { recordFileName } from "../records/stamps.js";
import { LinkError, toHash } from "../records/link.js";
import { ErrorLine } from "./error-line.js";
import { copy, save } from "./give.js";

const MAX_LENGTH = 20_000_000;
const DONE_MS = 1600;
const NAME_TAGS = /** @type {const} */ (["White", "Black", "Event"]);

/**
 * The record of the game, to copy, to save, or to replay from. It follows the game until it is edited, and again when
 * another game is on the table.
 */
export class RecordPanel {
  #session;
  #i18n;
  #phrases;
  #words;
  #announcer;
  #onRead;
  #onReplay;
  #panel = /** @type {HTMLDetailsElement} */ (byId("record-panel"));
  #text = /** @type {HTMLTextAreaElement} */ (byId("record-text"));
  #byHand = /** @type {HTMLTextAreaElement} */ (byId("record-by-hand"));
  #error;
  #edited = false;
  /** Of the game that is shown. */
  #key = "";
  /** What the text was written from. @type {KeptRecord | null} */ #written = null;
  #writing = new Later(() => this.#fill());

  /**
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {RecordPhrases} words
   * @param {Announcer} announcer
   * @param {{ onRead: (text: string) => Promise<Reading>, onReplay: (text: string) => Promise<RecordError | null> }} actions
   * `onReplay` gives the fault for which nothing could be shown.
   */
  constructor(session, i18n, phrases, words, announcer, { onRead, onReplay }) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#words = words;
    this.#announcer = announcer;
    this.#onRead = onRead;
    this.#onReplay = onReplay;
    this.#error = new ErrorLine(byId("record-error"), this.#text, i18n, phrases);
    session.addEventListener("change", () => this.#follow());
    this.#panel.addEventListener("toggle", () => {
      this.show();
      this.#fill();
    });
    this.#text.addEventListener("input", () => {
      this.#setEdited(true);
      this.#error.clear();
    });
    byId("record-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#replay();
    });
    this.#onClick("record-copy", "copied", () => this.#give(this.#current, this.#text));
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
    for (const tag of NAME_TAGS) {
      const field = this.#field(tag);
      if (field !== document.activeElement) field.value = tags[tag] ?? "";
    }
    info.players.forEach((player, index) => (byId(`record-side-${index}`).textContent = this.#i18n.name(player.names)));
    this.#writing.ask();
  }

  /** Goes back to following the game. */
  reset() {
    this.#setEdited(false);
    this.#error.clear();
    byId("record-by-hand-field").hidden = true;
    this.show();
    this.#fill();
  }

  #follow() {
    const { key } = this.#session;
    if (key === this.#key) return this.show();
    this.#key = key;
    this.reset();
  }

  /** Writes the text of the game, where it has changed, into an open panel. */
  #fill() {
    this.#writing.drop();
    const record = this.#session.toRecord();
    if (this.#edited || !this.#panel.open || record === this.#written) return;
    this.#written = record;
    this.#text.value = this.#write();
  }

  /** What the box holds, of the game as it is now unless it was edited. */
  get #current() {
    this.#fill();
    return this.#text.value;
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
    if (edited) this.#written = null;
    byId("record-reset").hidden = !edited;
    byId("record-replay").classList.toggle("primary", edited);
  }

  async #replay() {
    const text = this.#current;
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

  async #download() {
    const text = this.#current;
    const { id, format } = this.#edited ? await this.#kindOf(text) : { id: this.#session.setup.game, format: this.#format };
    save(recordFileName(id, format), text);
  }

  /**
   * @param {string} text Of anything.
   * @returns {Promise<{ id: GameId | "tablier", format: RecordFormat }>} By which its file is named.
   */
  async #kindOf(text) {
    const { games } = await this.#onRead(text);
    const [first] = games;
    const isOneKind = first && games.every(({ id, format }) => id === first.id && format === first.format);
    return isOneKind ? first : { id: "tablier", format: "moves" };
  }

  /** @param {typeof NAME_TAGS[number]} tag */
  #rename(tag) {
    const { [tag]: _, ...others } = this.#session.tags;
    const name = this.#field(tag).value.trim();
    this.#session.tags = name === "" ? others : { ...others, [tag]: name };
    this.#field(tag).value = name;
    this.#fill();
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
