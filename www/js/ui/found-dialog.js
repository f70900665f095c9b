/** @import { I18n } from "../i18n.js" */
/** @import { Fault } from "../records/entry.js" */
/** @import { RecordPhrases } from "./record-phrases.js" */
/** @import { RecordedGame, RecordError } from "../../../pkg/tablier.js" */
/** @import { Row } from "./game-list.js" */
import { byId, create } from "../dom.js";
import { faultOf } from "../records/entry.js";
import { GameList } from "./game-list.js";

/** What was found in a text or a file. @typedef {{ source: string, games: RecordedGame[], errors: RecordError[] }} Found */

/** @typedef {{ game: RecordedGame, source: string, fault: Fault | null }} FoundGame */

/** Faults outside every game that are shown; there may be one for each line of a text. */
const MOST_FAULTS = 5;

/** Shows the games of a text with their faults, and opens the chosen one. */
export class FoundDialog {
  #i18n;
  #words;
  #dialog = /** @type {HTMLDialogElement} */ (byId("found-dialog"));
  #keep = /** @type {HTMLButtonElement} */ (byId("found-keep"));
  #list;
  /** @type {FoundGame[]} */ #games = [];

  /**
   * @param {I18n} i18n
   * @param {RecordPhrases} words
   * @param {{ onOpen: (game: RecordedGame, fault: Fault | null) => void, onKeep: (games: FoundGame[]) => void }} actions
   */
  constructor(i18n, words, { onOpen, onKeep }) {
    this.#i18n = i18n;
    this.#words = words;
    this.#list = new GameList(byId("found-list"), i18n, {
      onOpen: (id) => {
        this.#dialog.close();
        const { game, fault } = this.#games[Number(id)];
        onOpen(game, fault);
      },
    });
    this.#keep.addEventListener("click", () => {
      this.#dialog.close();
      onKeep(this.#games);
    });
    byId("found-close").addEventListener("click", () => this.#dialog.close());
  }

  /** @param {Found[]} found */
  open(found) {
    const { t } = this.#i18n;
    this.#games = found.flatMap(({ source, games, errors }) => {
      const byGame = grouped(errors);
      return games.map((game, index) => ({ game, source, fault: faultOf(game, byGame.get(index) ?? []) }));
    });
    const count = this.#games.length;
    byId("found-title").textContent = t("found.title", { count });
    this.#keep.textContent = t("found.keep");
    this.#keep.hidden = count === 0;
    this.#showFaults(found);
    this.#list.show(this.#rows(found));
    byId("found-hint").hidden = count === 0;
    byId("found-list").hidden = count === 0;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#list.focus();
  }

  /** @param {Found[]} found Of which the faults outside every game are shown, and files without any game. */
  #showFaults(found) {
    const several = found.length > 1;
    const sentences = found.flatMap(({ source, errors }) => errors
      .filter(({ game }) => game === null)
      .map((error) => this.#words.fault(error, several ? source : "")));
    const shown = sentences.slice(0, MOST_FAULTS);
    if (sentences.length > shown.length) shown.push(this.#i18n.t("found.more", { count: sentences.length - shown.length }));
    byId("found-faults").replaceChildren(...shown.map((text) => create("p", { text })));
    byId("found-faults").hidden = shown.length === 0;
  }

  /**
   * @param {Found[]} found
   * @returns {Row[]}
   */
  #rows(found) {
    /** @type {Row[]} */ const rows = [];
    for (const { source, games, errors } of found) {
      const byGame = grouped(errors);
      games.forEach((game, index) => {
        const { id, tags, moves } = game;
        const players = /** @type {[string, string]} */ ([tags.White ?? "", tags.Black ?? ""]);
        const detail = this.#words.detail({
          id, event: tags.Event ?? "", date: tags.Date ?? "", result: this.#words.result(game), plies: moves.length,
        });
        rows.push({
          id: String(rows.length),
          number: rows.length + 1,
          title: this.#words.title({ id, players }),
          words: tags.Date ?? "",
          detail: found.length > 1 ? `${detail} · ${source}` : detail,
          faults: (byGame.get(index) ?? []).map((error) => this.#words.fault(error)),
        });
      });
    }
    return rows;
  }
}

/** @param {RecordError[]} errors */
function grouped(errors) {
  /** @type {Map<number | null, RecordError[]>} */ const groups = new Map();
  for (const error of errors) {
    const group = groups.get(error.game);
    if (group) group.push(error);
    else groups.set(error.game, [error]);
  }
  return groups;
}
