/** @import { GameInfo, RecordedGame, RecordError } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Summary } from "../records/entry.js" */
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
   * @param {RecordError} error
   * @returns {string} Its place, what stands there, what is wrong with it, and what could stand there.
   */
  fault({ code, line, column, found, legal, candidates }) {
    const { t } = this.#i18n;
    const key = `record.fault.${code}`;
    const what = t(this.#i18n.has(key) ? key : "record.fault.other");
    const place = t("record.place", { line, column });
    const fault = found === "" ? t("record.faultAt", { place, what }) : t("record.faultOf", { place, what, found: quotable(found) });
    if (candidates?.length) return `${fault}. ${t("record.candidates", { moves: listed(candidates) })}`;
    return legal?.length ? `${fault}. ${t("record.legal", { moves: listed(legal) })}` : fault;
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
      known(date) || (saved ? new Date(saved).toLocaleDateString(this.#i18n.language) : ""),
      known(result).replace("1/2-1/2", "½-½") || t("record.unfinished"),
      t("record.plies", { count: plies }),
    ].filter((text) => text !== "").join(" · ");
  }

  /**
   * @param {RecordedGame} game
   * @returns {string}
   */
  result({ id, result, outcome, ended }) {
    if (result !== "") return result;
    const end = outcome ?? ended;
    if (!end) return "";
    if (end.winner === null) return "1/2-1/2";
    return this.#catalog.find((info) => info.id === id)?.players[0].id === end.winner ? "1-0" : "0-1";
  }
}

/** @param {string[]} moves */
function listed(moves) {
  return moves.slice(0, MOST_MOVES).join(", ") + (moves.length > MOST_MOVES ? ", …" : "");
}
