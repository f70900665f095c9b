/** @import { GameInfo, Move, Outcome, PieceOnCell, PlayerId, TablierError } from "../../pkg/tablier.js" */
/** @import { Highlights } from "../../pkg/board/marks.js" */
/** @import { Note } from "../../pkg/board/painters.js" */
/** @import { I18n, Key } from "./i18n.js" */
/** @import { Session } from "./session.js" */

/** Letters of what somebody typed that are repeated. */
const LONGEST_QUOTE = 24;

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
   * @param {PieceOnCell[]} pieces From bottom to top.
   * @param {Highlights} highlights
   * @param {Note | null} note What the game has to say besides.
   */
  cell(info, cell, pieces, highlights, note) {
    const { t } = this.#i18n;
    /** @type {[Key, boolean][]} */
    const states = [
      ["cell.king", highlights.kings.includes(cell)],
      ["cell.selected", highlights.selected === cell],
      ["cell.must", highlights.must.includes(cell)],
      ["cell.movable", highlights.movable.includes(cell)],
      ["cell.target", highlights.targets.includes(cell)],
      ["cell.capturable", highlights.capturable.includes(cell)],
      ["cell.huffable", highlights.huffable.includes(cell)],
      ["cell.threatened", highlights.threatened.includes(cell)],
      ["cell.check", highlights.check.includes(cell)],
      ["cell.last", highlights.last.includes(cell)],
    ];
    const said = [cell, this.#content(info, pieces), ...states.filter(([, holds]) => holds).map(([key]) => t(key))];
    const takes = highlights.takes.get(cell) ?? [];
    if (takes.length > 0) {
      said.push(t("cell.takes", { pieces: takes.map((taken) => `${this.#piece(info, taken.piece)} ${taken.cell}`).join(", ") }));
    }
    const landing = highlights.landings.find((landing) => landing.cell === cell);
    if (landing) said.push(t("cell.landing", { pieces: this.#colours(info, landing.pieces) }));
    const held = highlights.frozen.find((one) => one.cell === cell);
    if (held) said.push(t("cell.frozen", { holders: held.by.join(", ") }));
    if (note) said.push(t(/** @type {Key} */ (note.key), note.values));
    return said.join(", ");
  }

  /**
   * @param {GameInfo} info
   * @param {PieceOnCell[]} pieces
   */
  #content(info, pieces) {
    const { t } = this.#i18n;
    const top = pieces.at(-1);
    if (!top) return t("cell.empty");
    const player = this.player(info, top.player);
    if (pieces.length === 1) return t("cell.piece", { piece: this.#piece(info, top.piece), player });
    const colours = this.#colours(info, pieces.map((piece) => piece.player));
    return t("cell.stack", { player, height: pieces.length, pieces: colours });
  }

  /**
   * @param {GameInfo} info
   * @param {PlayerId[]} players
   */
  #colours(info, players) {
    return players.map((player) => this.player(info, player)).join(" ");
  }

  /** @param {Move} move As it is written, but for words of English in it. */
  move({ text, path, huff }) {
    const { t } = this.#i18n;
    if (path.length === 0) return t("move.pass");
    return huff === undefined ? text : t("move.huff", { cell: huff, move: text.slice(text.lastIndexOf(" ") + 1) });
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
    const why = `${t(known, { found: quotable(found), expected })} (${place})`;
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

/**
 * @param {string} text That somebody typed.
 * @returns {string} It in short, with what cannot be seen written as numbers, and apart from the direction of writing around it.
 */
export function quotable(text) {
  const letters = [...text].map((letter) => (/[\p{C}\p{Zl}\p{Zp}]/u.test(letter) ? codeOf(letter) : letter));
  const short = letters.length > LONGEST_QUOTE ? [...letters.slice(0, LONGEST_QUOTE), "…"] : letters;
  return `\u2068${short.join("")}\u2069`;
}

/** @param {string} letter */
function codeOf(letter) {
  return `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
