/** @import { I18n } from "../i18n.js" */
/** @import { KeptRecord, Summary } from "../records/entry.js" */
/** @import { Keeper } from "../records/keeper.js" */
/** @import { Library } from "../records/library.js" */
/** @import { RecordPhrases } from "./record-phrases.js" */
import { byId } from "../dom.js";
import { libraryFileName } from "../records/stamps.js";
import { readLibrary, writeLibrary } from "../records/library-file.js";
import { confirm } from "./confirm.js";
import { GameList } from "./game-list.js";
import { save } from "./give.js";

/** Games that could not be taken over and are numbered. */
const MOST_NUMBERS = 20;

/** The games that are kept: to open, to delete, to take elsewhere as one file and back. */
export class LibraryDialog {
  #library;
  #keeper;
  #i18n;
  #words;
  #onOpen;
  #dialog = /** @type {HTMLDialogElement} */ (byId("library-dialog"));
  #export = /** @type {HTMLButtonElement} */ (byId("library-export"));
  #note = byId("library-note");
  #list;
  /** @type {Summary[]} */ #games = [];

  /**
   * @param {Library} library
   * @param {Keeper} keeper
   * @param {I18n} i18n
   * @param {RecordPhrases} words
   * @param {(record: KeptRecord, key: string) => void} onOpen
   */
  constructor(library, keeper, i18n, words, onOpen) {
    this.#library = library;
    this.#keeper = keeper;
    this.#i18n = i18n;
    this.#words = words;
    this.#onOpen = onOpen;
    this.#list = new GameList(byId("library-list"), i18n, {
      onOpen: (key) => this.#take(key),
      onDelete: (key) => this.#delete(key),
    });
    this.#export.addEventListener("click", () => this.#exportAll());
    byId("library-close").addEventListener("click", () => this.#dialog.close());
    const file = /** @type {HTMLInputElement} */ (byId("library-file"));
    byId("library-import").addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
      const texts = await Promise.all([...(file.files ?? [])].map((one) => one.text()));
      file.value = "";
      for (const text of texts) await this.importText(text);
    });
  }

  async open() {
    this.#note.hidden = true;
    if (!this.#dialog.open) this.#dialog.showModal();
    await this.#keeper.flush();
    await this.#show(false);
    this.#list.focus();
  }

  /** @param {string} text A file that the export wrote, or one that pretends to be. */
  async importText(text) {
    const { t } = this.#i18n;
    if (!this.#dialog.open) await this.open();
    const file = readLibrary(text);
    if (!file) return this.#say(t("library.notOne"));
    const { games, exercises } = file;
    this.#say(t("library.importing", { count: games.length }));
    const { added, known, bad } = await this.#library.add(games);
    const tasks = await this.#library.addExercises(exercises);
    const parts = [t("library.added", { count: added })];
    if (tasks > 0) parts.push(t("analysis.exercise.imported", { count: tasks }));
    if (known > 0) parts.push(t("library.known", { count: known }));
    if (bad.length > 0) {
      const numbers = bad.slice(0, MOST_NUMBERS).join(", ") + (bad.length > MOST_NUMBERS ? ", …" : "");
      parts.push(t("library.bad", { count: bad.length, numbers }));
    }
    await this.#show(true);
    this.#say(parts.join(". "));
  }

  /** @param {boolean} keepPlace */
  async #show(keepPlace) {
    this.#games = await this.#library.list();
    const count = this.#games.length;
    byId("library-title").textContent = this.#i18n.t("library.title", { count });
    byId("library-empty").hidden = count > 0;
    byId("library-list").hidden = count === 0;
    this.#export.disabled = count === 0 && (await this.#library.exercises()).length === 0;
    this.#list.show(this.#games.map((game, index) => ({
      id: game.key,
      number: index + 1,
      title: this.#words.title(game),
      detail: this.#words.detail(game),
      opening: game.opening,
      words: game.date,
      faults: game.fault ? [this.#words.fault(game.fault, game.source)] : [],
    })), keepPlace);
  }

  /** @param {string} key */
  async #take(key) {
    const record = await this.#library.get(key);
    if (!record) return this.#show(true);
    this.#dialog.close();
    this.#onOpen(record, key);
  }

  /** @param {string} key */
  async #delete(key) {
    const { t } = this.#i18n;
    const game = this.#games.find((one) => one.key === key);
    if (!game) return;
    const place = this.#list.placeOf(key);
    const isSure = await confirm(t("library.confirmDelete", { game: `${this.#words.title(game)} · ${this.#words.detail(game)}` }), t("games.delete.short"));
    if (isSure) {
      await this.#library.delete(key);
      this.#keeper.forget(key);
      await this.#show(true);
      this.#say(t("library.deleted"));
    }
    this.#list.focus(place);
  }

  async #exportAll() {
    await this.#keeper.keepIfPlayed();
    const games = await this.#library.all();
    save(libraryFileName(), writeLibrary(games, await this.#library.exercises()), "application/json");
    this.#say(this.#i18n.t("library.exported", { count: games.length }));
  }

  /** @param {string} text */
  #say(text) {
    this.#note.hidden = false;
    this.#note.textContent = text;
  }
}
