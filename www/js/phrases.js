/** @import { GameInfo, Outcome, PieceOnCell, PlayerId, TablierError } from "../../pkg/tablier.js" */
/** @import { Highlights } from "./board/marks.js" */
/** @import { I18n, Key } from "./i18n.js" */
/** @import { Session } from "./session.js" */

/** Sentences about games, in the visitor's language. */
export class Phrases {
  #i18n;

  /** @param {I18n} i18n */
  constructor(i18n) {
    this.#i18n = i18n;
  }

  /**
   * @param {GameInfo} info
   * @param {PlayerId} id
   */
  player(info, id) {
    const player = info.players.find((one) => one.id === id);
    return player ? this.#i18n.name(player.names) : id;
  }

  /** @param {GameInfo} info */
  board(info) {
    return this.#i18n.t("board", { game: this.#i18n.name(info.names) });
  }

  /**
   * @param {GameInfo} info
   * @param {string} cell
   * @param {PieceOnCell | undefined} piece
   * @param {Highlights} highlights
   * @param {{ key: Key, values: Record<string, string | number> } | null} [note] What else there is to say.
   */
  cell(info, cell, piece, highlights, note = null) {
    const { t } = this.#i18n;
    /** @type {[Key, boolean][]} */
    const states = [
      ["cell.selected", highlights.selected === cell],
      ["cell.must", highlights.must.includes(cell)],
      ["cell.movable", highlights.movable.includes(cell)],
      ["cell.target", highlights.targets.includes(cell)],
      ["cell.capturable", highlights.capturable.includes(cell)],
      ["cell.threatened", highlights.threatened.includes(cell)],
      ["cell.last", highlights.last.includes(cell)],
    ];
    const content = piece
      ? t("cell.piece", { piece: this.#piece(info, piece.piece), player: this.player(info, piece.player) })
      : t("cell.empty");
    const notes = note ? [t(note.key, note.values)] : [];
    return [cell, content, ...notes, ...states.filter(([, holds]) => holds).map(([key]) => t(key))].join(", ");
  }

  /** @param {Session} session */
  turn(session) {
    const player = this.player(session.info, session.game.turn());
    const alone = session.setup.mode === "computer" && session.awaitsMove;
    return this.#i18n.t(alone ? "turn.yours" : "turn", { player });
  }

  /**
   * @param {Session} session
   * @param {Outcome} outcome
   */
  outcome(session, outcome) {
    return `${this.#result(session, outcome.winner)} – ${this.#reason(session, outcome)}`;
  }

  /**
   * @param {unknown} thrown
   * @returns {string} What went wrong and where.
   */
  error(thrown) {
    const { t } = this.#i18n;
    const { code, details = {} } = /** @type {TablierError} */ (thrown);
    const key = `error.${code}`;
    const sentence = t(this.#i18n.has(key) ? key : "error.other");
    const { at, fault, found = "", expected = "", candidates } = details;
    if (candidates) return t("error.explained", { error: sentence, why: candidates.join(", ") });
    if (at === undefined) return sentence;
    const place = t("error.at", { at: at + 1 });
    const known = fault === "unexpected" && found === "" ? "fault.end" : `fault.${fault}`;
    if (!this.#i18n.has(known)) return t("error.explained", { error: sentence, why: place });
    const why = `${t(known, { found: shorten(found), expected })} (${place})`;
    return t("error.explained", { error: sentence, why });
  }

  /**
   * @param {Session} session
   * @param {PlayerId | null} winner
   */
  #result(session, winner) {
    const { t } = this.#i18n;
    if (winner === null) return t("drawn");
    if (session.setup.mode === "computer") return t(winner === session.setup.side ? "won.you" : "won.computer");
    return t("won", { player: this.player(session.info, winner) });
  }

  /**
   * @param {Session} session
   * @param {Outcome} outcome
   */
  #reason({ setup }, { reason }) {
    const { t } = this.#i18n;
    const times = setup.rules.repetition;
    if (reason === "repetition" && typeof times === "number") return t("reason.repetition.n", { count: times });
    const key = `reason.${reason}`;
    return this.#i18n.has(key) ? t(key) : reason;
  }

  /**
   * @param {GameInfo} info
   * @param {string} id
   */
  #piece(info, id) {
    const piece = info.pieces.find((one) => one.id === id);
    return piece ? this.#i18n.name(piece.names) : id;
  }
}

/** @param {string} text */
function shorten(text) {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
