/** @import { GameInfo, PieceOnCell } from "../tablier.js" */
/** @import { Annotations } from "./annotations.js" */
/** @import { Position } from "./diagram.js" */
/** @import { Language } from "./texts.js" */
import en from "../locales/en.js";
import fr from "../locales/fr.js";
import { Texts, counted } from "./texts.js";

/**
 * A position in words, for those who do not see it.
 * @param {Position} position
 * @param {Annotations} annotations
 * @param {Language} lang
 * @returns {{ title: string, description: string }}
 */
export function describe({ info, turn, board, hands }, { marks = [], arrows = [], shadow = [] }, lang) {
  const { t } = new Texts({ fr, en }, () => lang);
  const list = (/** @type {string} */ name, /** @type {string[]} */ items, separator = ", ") =>
    items.length === 0 ? [] : [t("diagram.list", { name, items: items.join(separator) })];
  const player = (/** @type {string} */ id) => info.players.find((one) => one.id === id)?.names[lang] ?? id;
  const stacks = stacksOf(board);
  const pieces = stacks
    ? list(t("diagram.stacks"), stacks.map(({ cell, players }) => `${cell} (${counted(players.map(player))})`), "; ")
    : info.players.flatMap(({ id, names }) => list(names[lang], piecesOf(info, board, id, lang), "; "));
  const sentences = [
    ...pieces,
    ...hands.flatMap(({ player: id, count }) => (count === 0 ? [] : [`${t("board.inHand", { player: player(id), count })}.`])),
    ...list(t("diagram.marks"), marks.map(({ cell }) => cell)),
    ...list(t("diagram.arrows"), arrows.map(({ from, to }) => `${from}–${to}`)),
    ...list(t("diagram.shadow"), shadow),
  ];
  const turned = turn === null ? [] : [t("board.turn", { player: player(turn) })];
  return { title: [info.names[lang], ...turned].join(", "), description: sentences.join(" ") };
}

/**
 * @param {GameInfo} info
 * @param {PieceOnCell[]} board
 * @param {string} player
 * @param {Language} lang
 * @returns {string[]} For each kind of piece that the player has, where they stand.
 */
function piecesOf(info, board, player, lang) {
  return info.pieces.flatMap(({ id, names }) => {
    const cells = board.filter((piece) => piece.player === player && piece.piece === id).map(({ cell }) => cell);
    return cells.length === 0 ? [] : [`${names[lang]} ${cells.join(", ")}`];
  });
}

/**
 * @param {PieceOnCell[]} board
 * @returns {{ cell: string, players: string[] }[] | null} Whose pieces stand on each cell, if several do on one.
 */
function stacksOf(board) {
  /** @type {Map<string, string[]>} */ const stacks = new Map();
  for (const { cell, player } of board) stacks.set(cell, [...(stacks.get(cell) ?? []), player]);
  return stacks.size === board.length ? null : [...stacks].map(([cell, players]) => ({ cell, players }));
}
