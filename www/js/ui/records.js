/** @import { GameId, GameInfo } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Fault, KeptRecord } from "../records/entry.js" */
/** @import { Reading } from "../records/reading.js" */
/** @import { Session } from "../session.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { Found } from "./found-dialog.js" */
/** @import { Status } from "./status.js" */
import { isTablierError } from "../../../pkg/tablier.js";
import { byId } from "../dom.js";
import { onLeaving } from "../later.js";
import { Keeper } from "../records/keeper.js";
import { Library } from "../records/library.js";
import { isLibrary } from "../records/library-file.js";
import { fromHash, isLink } from "../records/link.js";
import { faultOfNothing, isFaultless, Opener } from "../records/opener.js";
import { decodeText, faultOfText } from "../records/text-file.js";
import { asSentence } from "./announcer.js";
import { DropZone } from "./drop-zone.js";
import { FoundDialog } from "./found-dialog.js";
import { LibraryDialog } from "./library-dialog.js";
import { Notice } from "./notice.js";
import { RecordPanel } from "./record-panel.js";
import { RecordPhrases } from "./record-phrases.js";

/** Bytes of a file that is read. */
const LARGEST_FILE = 64_000_000;
/** Bytes from which on it is said that a file is being read. */
const SLOW_FILE = 300_000;

/** Game records in the page: the panel, files, links, the games that are kept. */
export class Records {
  #session;
  #i18n;
  #phrases;
  #status;
  #words;
  #notice = new Notice();
  #library;
  #keeper;
  #opener;
  #panel;
  #found;
  #libraryDialog;
  #isTroubled = false;

  /**
   * @param {GameInfo[]} catalog
   * @param {Session} session
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {Announcer} announcer
   * @param {Status} status
   */
  constructor(catalog, session, i18n, phrases, announcer, status) {
    this.#session = session;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#status = status;
    const words = (this.#words = new RecordPhrases(catalog, i18n, phrases));
    this.#library = new Library(catalog);
    for (const place of [this.#library, session]) place.addEventListener("trouble", () => this.#warn());
    this.#keeper = new Keeper(session, this.#library, i18n);
    this.#opener = new Opener(session, this.#keeper, catalog);
    this.#panel = new RecordPanel(session, i18n, phrases, words, announcer, {
      onRead: (text) => this.#opener.read(text),
      onReplay: (text) => this.#replay(text),
    });
    this.#found = new FoundDialog(i18n, words, {
      onOpen: (game, fault) => this.#open(game, { fault }),
      onKeep: async (games) => {
        status.remark(() => i18n.t("library.importing", { count: games.length }));
        const { added } = await this.#library.add(games.map(({ game, source, fault }) => ({ record: game, source, fault })));
        status.remark(() => i18n.t("library.added", { count: added }));
      },
    });
    this.#libraryDialog = new LibraryDialog(this.#library, this.#keeper, i18n, words, (record, key) => this.#open(record, { key }));
    onLeaving(() => void this.#keeper.flush());
    new DropZone({
      onFiles: (files) => this.#openFiles(files),
      onText: (text) => this.#openTexts([{ name: "", text }]),
    });
    const file = /** @type {HTMLInputElement} */ (byId("record-file"));
    byId("record-open").addEventListener("click", () => file.click());
    file.addEventListener("change", () => {
      const files = [...(file.files ?? [])];
      file.value = "";
      this.#openFiles(files);
    });
    byId("library-open").addEventListener("click", () => this.#libraryDialog.open());
    byId("record-keep").addEventListener("click", async () => {
      if (await this.#keeper.keep()) status.remark(() => i18n.t("record.kept"));
    });
  }

  get library() { return this.#library; }

  /** Has the library keep the game on the table, if somebody has played in it. */
  keepIfPlayed() {
    return this.#keeper.keepIfPlayed();
  }

  show() {
    this.#notice.show();
    this.#panel.show();
  }

  /**
   * Opens the link in the address, now and whenever it changes. It is taken out: a reload goes on with the game.
   * @param {(game: GameId) => void} begin
   * @param {Record<"play" | "analyse", () => void>} further What a link may ask for besides.
   */
  followLinks(begin, further) {
    const look = async () => {
      const asked = new URLSearchParams(location.search).get("game");
      const hash = asked === null || isLink(location.hash) ? location.hash : `#game=${encodeURIComponent(asked)}`;
      if (!isLink(hash)) return;
      history.replaceState(null, "", location.pathname);
      const { key } = this.#session;
      try {
        const linked = await fromHash(hash);
        const { broken, reading } = await this.#opener.openLinked(linked, begin);
        if (reading) return this.#found.open([{ source: "", ...reading }]);
        if ("chosen" in linked) this.#notice.hide();
        else this.#opened(() => this.#i18n.t("record.opened"));
        if (!broken && "further" in linked && linked.further) further[linked.further]();
        const fault = broken && "game" in linked ? () => this.#words.broken(linked.game, broken) : null;
        const left = this.#keeper.hasLeft(key) ? () => this.#i18n.t("flow.left") : null;
        const told = [fault, left].filter((text) => text !== null);
        if (told.length > 0) this.#notice.say(() => told.map((text) => asSentence(text())).join(" "));
      } catch (error) {
        console.warn("tablier: the link does not open", error);
        const reason = () => (isTablierError(error) ? ` ${asSentence(this.#phrases.error(error))}` : "");
        this.#notice.say(() => this.#i18n.t("link.bad") + reason());
      }
    };
    addEventListener("hashchange", look);
    return look();
  }

  /**
   * @param {string} text Of the panel.
   * @returns {Promise<Reading["errors"][0] | null>} What is wrong with it where nothing in it can be played.
   */
  async #replay(text) {
    const reading = await this.#opener.readPasted(text);
    const fault = faultOfNothing(reading);
    if (fault) return fault;
    if (isFaultless(reading)) {
      this.#open(reading.games[0], { warnings: reading.errors });
    } else {
      this.#found.open([{ source: "", ...reading }]);
    }
    return null;
  }

  /** @param {File[]} files */
  async #openFiles(files) {
    const { t } = this.#i18n;
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > LARGEST_FILE) return this.#notice.say(() => t("file.tooLarge", { max: LARGEST_FILE / 1_000_000 }));
    if (size > SLOW_FILE) this.#notice.say(() => t("file.reading"));
    try {
      const texts = files.map(async (file) => ({ name: file.name, text: decodeText(await file.arrayBuffer()) }));
      await this.#openTexts(await Promise.all(texts));
      if (size > SLOW_FILE) this.#notice.hide();
    } catch (error) {
      console.warn("tablier: the file cannot be read", error);
      this.#notice.say(() => t("file.unreadable"));
    }
  }

  /** @param {{ name: string, text: string }[]} texts */
  async #openTexts(texts) {
    /** @type {Found[]} */ const found = [];
    for (const { name, text } of texts) {
      const fault = faultOfText(text);
      if (fault) found.push({ source: name, games: [], errors: [faultOfAll(fault)] });
      else if (isLibrary(text)) await this.#libraryDialog.importText(text);
      else found.push({ source: name, ...(await (name === "" ? this.#opener.readPasted(text) : this.#opener.read(text))) });
    }
    if (found.length === 0) return;
    const [first] = found;
    const fault = found.length === 1 ? faultOfNothing(first) : null;
    if (fault) {
      this.#notice.say(() => this.#words.fault(fault));
    } else if (found.length === 1 && isFaultless(first)) {
      this.#open(first.games[0], { warnings: first.errors });
    } else {
      this.#found.open(found);
    }
  }

  /**
   * @param {KeptRecord} record
   * @param {{ key?: string, fault?: Fault | null, warnings?: Reading["errors"] }} options
   */
  #open(record, { warnings = [], ...options }) {
    try {
      const isContinued = this.#opener.open(record, options);
      const done = () => this.#i18n.t(isContinued ? "record.joined" : "record.opened");
      this.#opened(() => [done(), ...warnings.map((warning) => this.#words.fault(warning))].join(". "));
    } catch (error) {
      this.#notice.say(() => this.#phrases.error(error));
    }
  }

  /** @param {() => string} remark */
  #opened(remark) {
    this.#notice.hide();
    this.#panel.reset();
    this.#status.remark(remark);
  }

  /** Says once that nothing can be kept here, whatever it is that cannot. */
  #warn() {
    if (!this.#isTroubled) this.#notice.say(() => this.#i18n.t("library.trouble"));
    this.#isTroubled = true;
  }
}

/**
 * @param {"empty" | "not-text"} code
 * @returns {Reading["errors"][0]} A fault without a place: it is that of the whole text.
 */
function faultOfAll(code) {
  return { severity: "error", code: /** @type {any} */ (code), message: code, game: null, line: 0, column: 0, at: 0, found: "" };
}
