/** @import { Game, GameId, GameInfo, Move, Outcome, PieceOnCell, PlayerId, Refusal, TablierError } from "../tablier.js" */
/** @import { Prompt, Refused } from "./board.js" */
/** @import { Highlights } from "./marks.js" */
/** @import { Note } from "./painters.js" */
/** @import { Texts } from "./texts.js" */
import { say } from "../say.js";
import { expectedIn } from "./expected.js";
import { counted } from "./texts.js";

/**
 * Why a cell cannot be entered or a move is not legal, the cells that show it, and the section of the rules page.
 * @typedef {{ sentence: string, cells: string[], section: string | null }} WhyNot
 */

/** Letters of what somebody typed that are repeated. */
const LONGEST_QUOTE = 24;

/** Sentences about a game on a board, of the texts `board.…` in `locales/`. */
export class BoardPhrases {
  #texts;

  /** @param {Texts<any>} texts */
  constructor(texts) {
    this.#texts = texts;
  }

  /**
   * @param {GameInfo} info
   * @param {PlayerId} id
   */
  player(info, id) {
    const player = info.players.find((one) => one.id === id);
    return player ? this.#texts.name(player.names) : id;
  }

  /** @param {GameInfo} info */
  board(info) {
    return this.#texts.t("board.name", { game: this.#texts.name(info.names) });
  }

  /**
   * @param {GameInfo} info
   * @param {string} cell
   * @param {PieceOnCell[]} pieces From bottom to top.
   * @param {Highlights} highlights
   * @param {Note | null} note What the game has to say besides.
   */
  cell(info, cell, pieces, highlights, note) {
    const { t } = this.#texts;
    /** @type {[string, boolean][]} */
    const states = [
      ["king", highlights.kings.includes(cell)],
      ["selected", highlights.selected === cell],
      ["must", highlights.must.includes(cell)],
      ["movable", highlights.movable.includes(cell)],
      ["target", highlights.targets.includes(cell)],
      ["capturable", highlights.capturable.includes(cell)],
      ["huffable", highlights.huffable.includes(cell)],
      ["threatened", highlights.threatened.includes(cell)],
      ["check", highlights.check.includes(cell)],
      ["last", highlights.last.includes(cell)],
      ["premove", highlights.premove.includes(cell)],
      ["premoveTarget", highlights.premoveTargets.includes(cell)],
      ["marked", highlights.marked.includes(cell)],
    ];
    const said = [cell, this.#content(info, pieces)];
    for (const [state, holds] of states) if (holds) said.push(t(`board.cell.${state}`));
    const takes = highlights.takes.get(cell) ?? [];
    if (takes.length > 0) {
      said.push(t("board.cell.takes", { pieces: takes.map((taken) => `${this.#piece(info, taken.piece)} ${taken.cell}`).join(", ") }));
    }
    const landing = highlights.landings.find((landing) => landing.cell === cell);
    if (landing) said.push(t("board.cell.landing", { pieces: this.#colours(info, landing.pieces) }));
    const held = highlights.frozen.find((one) => one.cell === cell);
    if (held) said.push(t("board.cell.frozen", { holders: held.by.join(", ") }));
    if (note) said.push(t(note.key, note.values));
    return said.join(", ");
  }

  /**
   * @param {GameInfo} info
   * @param {PieceOnCell[]} pieces
   */
  #content(info, pieces) {
    const { t } = this.#texts;
    const top = pieces.at(-1);
    if (!top) return t("board.cell.empty");
    const player = this.player(info, top.player);
    if (pieces.length === 1) return t("board.cell.piece", { piece: this.#piece(info, top.piece), player });
    const colours = this.#colours(info, pieces.map((piece) => piece.player));
    return t("board.cell.stack", { player, height: pieces.length, pieces: colours });
  }

  /**
   * @param {GameInfo} info
   * @param {PlayerId[]} players
   */
  #colours(info, players) {
    return counted(players.map((player) => this.player(info, player)));
  }

  /** @param {string[] | null} cells Of the move that waits for its turn; none when it was dropped, `null` when it is not legal. */
  premove(cells) {
    const { t } = this.#texts;
    if (cells === null) return t("board.premove.illegal");
    return cells.length === 0 ? t("board.premove.dropped") : t("board.premove.set", { cells: cells.join("-") });
  }

  /** @param {Move} move As it is written, but for words of English in it. */
  move({ text, path, huff }) {
    const { t } = this.#texts;
    if (path.length === 0) return t("board.move.pass");
    return huff === undefined ? text : t("board.move.huff", { cell: huff, move: text.slice(text.lastIndexOf(" ") + 1) });
  }

  /**
   * @param {GameInfo} info
   * @param {Move} move That has been played.
   */
  played(info, move) {
    const said = [this.#texts.t("board.announce.move", { player: this.player(info, move.player), move: this.move(move) })];
    if (move.captures.length > 0) said.push(this.#texts.t("board.announce.captures", { count: move.captures.length }));
    return said.join(". ");
  }

  /**
   * @param {GameInfo} info
   * @param {Move | null | undefined} move The last one played, if there is one.
   */
  place(info, move) {
    const { t } = this.#texts;
    return move ? t("board.announce.after", { player: this.player(info, move.player), move: this.move(move) }) : t("board.announce.start");
  }

  /**
   * @param {GameInfo} info
   * @param {Prompt} prompt
   */
  prompt(info, { kind, cells }) {
    return this.#texts.t(this.#keyOf(`board.prompt.${kind}`, info), { cells: cells.join(this.#texts.t("board.or")) });
  }

  /**
   * @param {string} key
   * @param {GameInfo} info
   * @returns {string} That of the text of the game's own, where it has one: tokens are no pieces.
   */
  #keyOf(key, { id }) {
    return this.#texts.has(`${key}.${id}`) ? `${key}.${id}` : key;
  }

  /**
   * @param {GameInfo} info
   * @param {Game} game
   * @param {Refused} refused
   * @returns {WhyNot}
   */
  whyNot(info, game, { reason, question }) {
    const refusal = reason === "rule" ? game.explain({ cells: question }) : null;
    if (refusal) return this.refusal(info, refusal);
    const key = this.#keyOf(`board.refused.${reason === "rule" ? "choose" : reason}`, info);
    return { sentence: this.#texts.t(key), cells: [], section: null };
  }

  /**
   * @param {GameInfo} info
   * @param {Refusal} refusal
   * @returns {WhyNot}
   */
  refusal({ id }, refusal) {
    return { sentence: say(refusal, this.#texts.locale, id), cells: refusal.cells, section: refusal.section };
  }

  /**
   * @param {GameInfo} info
   * @param {string} claim A reason for which a draw may be claimed.
   */
  claim(info, claim) {
    const keys = [`board.claim.${claim}.${info.id}`, `board.claim.${claim}`];
    return this.#texts.t(keys.find((key) => this.#texts.has(key)) ?? "board.claim.other");
  }

  /**
   * @param {GameInfo} info
   * @param {Outcome} outcome
   * @param {object} rules
   * @param {PlayerId | null} person Who plays against the computer; `null` where two people play.
   */
  outcome(info, outcome, rules, person) {
    const result = this.#result(info, outcome.winner, person);
    return outcome.reason === "unknown" ? result : `${result} – ${this.#reason(outcome, rules)}`;
  }

  /**
   * @param {unknown} thrown
   * @param {{ id?: GameId, about?: string }} [known] `id`: of the game that threw it, to say why a move is refused;
   *   `about`: an option that has been named already.
   * @returns {string} What went wrong and where.
   */
  error(thrown, { id, about } = {}) {
    const { t } = this.#texts;
    const { code, details = {} } = /** @type {TablierError} */ (thrown);
    const { at, fault, option, found = "", refusal, candidates } = details;
    if (refusal && id) return say(refusal, this.#texts.locale, id);
    const expected = expectedIn(details.expected ?? "", this.#texts.language) ?? details.expected ?? "";
    if (option !== undefined) {
      const key = option === about ? "board.fault.expected" : found === "" ? "board.error.no-option" : "board.error.option-value";
      return t(key, { option: quotable(option), found: quotable(found), expected });
    }
    const key = `board.error.${code}`;
    const sentence = t(this.#texts.has(key) ? key : "board.error.other");
    if (candidates) return t("board.error.explained", { error: sentence, why: candidates.join(", ") });
    if (code === "unknown-cell" && found !== "") {
      return t(expected ? "board.error.no-cell.expected" : "board.error.no-cell", { found: quotable(found), expected });
    }
    if (at === undefined && found !== "") {
      const why = t(expected ? "board.fault.expected" : "board.fault.found", { found: quotable(found), expected });
      return t("board.error.explained", { error: sentence, why });
    }
    if (at === undefined) return sentence;
    const place = t("board.error.at", { at: at + 1 });
    const keys = [fault === "unexpected" && found === "" ? "board.fault.end" : `board.fault.${fault}.${found}`, `board.fault.${fault}`];
    const known = keys.find((key) => this.#texts.has(key));
    if (!known) return t("board.error.explained", { error: sentence, why: place });
    const why = `${t(known, { found: quotable(found), expected })} (${place})`;
    return t("board.error.explained", { error: sentence, why });
  }

  /**
   * @param {GameInfo} info
   * @param {PlayerId | null} winner
   * @param {PlayerId | null} person
   */
  #result(info, winner, person) {
    const { t } = this.#texts;
    if (winner === null) return t("board.drawn");
    if (person !== null) return t(winner === person ? "board.won.you" : "board.won.computer");
    return t("board.won", { player: this.player(info, winner) });
  }

  /**
   * @param {Outcome} outcome
   * @param {{ repetition?: unknown }} rules
   */
  #reason({ reason }, { repetition }) {
    const { t } = this.#texts;
    if (reason === "repetition" && typeof repetition === "number") return t("board.reason.repetition.n", { count: repetition });
    const key = `board.reason.${reason}`;
    return this.#texts.has(key) ? t(key) : reason;
  }

  /**
   * @param {GameInfo} info
   * @param {string} id
   */
  #piece(info, id) {
    const piece = info.pieces.find((one) => one.id === id);
    return piece ? this.#texts.name(piece.names) : id;
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
