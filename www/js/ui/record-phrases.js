/** @import { GameId, GameInfo, RecordedGame, RecordError } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Fault, Summary } from "../records/entry.js" */
/** @import { Break } from "../records/opener.js" */
import { Game } from "../../../pkg/tablier.js";
import { resultOf } from "../records/entry.js";
import { quotable } from "../phrases.js";

/** Legal moves that a sentence lists. */
const MOST_MOVES = 12;

/** Sentences about records, in the visitor's language. */
export class RecordPhrases {
  #catalog;
  #i18n;
  #phrases;

  /**
   * @param {GameInfo[]} catalog
   * @param {I18n} i18n
   * @param {Phrases} phrases
   */
  constructor(catalog, i18n, phrases) {
    this.#catalog = catalog;
    this.#i18n = i18n;
    this.#phrases = phrases;
  }

  /**
   * @param {RecordError | Fault} error
   * @param {string} [source] Where it stands, as the name of a file.
   * @returns {string} Its place, what stands there, what is wrong with it, and what could stand there.
   */
  fault(error, source = "") {
    const { code, line, column, found, legal, candidates } = error;
    const { t } = this.#i18n;
    const key = `record.fault.${code}`;
    const what = t(this.#i18n.has(key) ? key : "record.fault.other");
    const inLink = "plies" in error ? t("link.place", { number: error.plies + 1 }) : "";
    const where = line > 0 ? t("record.place", { line, column }) : inLink;
    const place = source && where ? t("record.placeIn", { source, place: where }) : source || where;
    if (!place) return what;
    const fault = found === "" ? t("record.faultAt", { place, what }) : t("record.faultOf", { place, what, found: quotable(found) });
    if (candidates?.length) return `${fault}. ${t("record.candidates", { moves: listed(candidates) })}`;
    return legal?.length ? `${fault}. ${t("record.legal", { moves: listed(legal) })}` : fault;
  }

  /**
   * @param {GameId} id
   * @param {Break} broken
   * @returns {string} What is wrong with the moves of a link, and where.
   */
  broken(id, { played, move, error }) {
    return this.#i18n.t("link.broken", { number: played + 1, move: quotable(move), why: this.#phrases.error(error, { id }) });
  }

  /**
   * @param {Pick<Summary, "id" | "players">} game
   * @returns {string} Who played: the names of the sides where those of the players are not known.
   */
  title({ id, players }) {
    const info = this.#catalog.find((info) => info.id === id);
    return players.map((name, index) => {
      if (name !== "" && name !== "?") return name;
      const side = info?.players[index];
      return info && side ? this.#phrases.player(info, side.id) : "?";
    }).join(" – ");
  }

  /** @param {Pick<Summary, "id" | "event" | "date" | "result" | "plies"> & Partial<Pick<Summary, "saved">>} game */
  detail({ id, event, date, result, plies, saved }) {
    const { t } = this.#i18n;
    const info = this.#catalog.find((info) => info.id === id);
    const known = (/** @type {string} */ text) => (/^[?.*]*$/.test(text) ? "" : text);
    return [
      info ? this.#i18n.name(info.names) : id,
      known(event),
      this.#when(this.#date(known(date)), saved),
      known(result).replace("1/2-1/2", "½-½") || t("record.unfinished"),
      t("record.plies", { count: plies }),
    ].filter((text) => text !== "").join(" · ");
  }

  /** @param {RecordedGame} game */
  result(game) {
    return resultOf(game, Game, this.#catalog);
  }

  /**
   * @param {string} date Of the game, where it is known.
   * @param {string} [saved] The time of day of games of the same day tells them apart.
   */
  #when(date, saved) {
    if (!saved) return date;
    const moment = new Date(saved);
    const day = this.#day(moment);
    if (date !== "" && date !== day) return date;
    const time = `${day}, ${moment.toLocaleTimeString(this.#i18n.language, { hour: "numeric", minute: "2-digit" })}`;
    return date === "" ? this.#i18n.t("record.keptOn", { date: time }) : time;
  }

  /**
   * @param {string} tag As "2024.03.05", of which month and day may be unknown.
   * @returns {string} As it is usual in the language; other texts as they are.
   */
  #date(tag) {
    const [, year, month, day] = tag.match(/^(\d{4})[.\/-](\d\d|\?\?)[.\/-](\d\d|\?\?)$/)?.map(Number) ?? [];
    if (!year) return tag;
    if (!month) return String(year);
    const date = new Date(2000, month - 1, day || 1);
    date.setFullYear(year);
    if (date.getMonth() !== month - 1 || (day && date.getDate() !== day)) return tag;
    return day ? this.#day(date) : date.toLocaleDateString(this.#i18n.language, { month: "long", year: "numeric" });
  }

  /** @param {Date} date */
  #day(date) {
    return date.toLocaleDateString(this.#i18n.language, { day: "numeric", month: "short", year: "numeric" });
  }
}

/** @param {string[]} moves */
function listed(moves) {
  return moves.slice(0, MOST_MOVES).join(", ") + (moves.length > MOST_MOVES ? ", …" : "");
}
