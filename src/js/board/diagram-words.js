/** @import { GameInfo, Names, PieceOnCell } from "../tablier.js" */
/** @import { Annotations } from "./annotations.js" */
/** @import { Position } from "./diagram.js" */

/** @typedef {"fr" | "en"} Language */

const WORDS = {
  en: { toMove: "to move", stacks: "From bottom to top", marked: "Marked", arrows: "Arrows", shadow: "In the shade", colon: ":" },
  fr: { toMove: "au trait", stacks: "De bas en haut", marked: "Cases marquées", arrows: "Flèches", shadow: "Dans l’ombre", colon: "\u00a0:" },
};

/**
 * A position in words, for those who do not see it.
 * @param {Position} position
 * @param {Annotations} annotations
 * @param {Language} lang
 * @returns {{ title: string, description: string }}
 */
export function describe({ info, turn, board }, { marks = [], arrows = [], shadow = [] }, lang) {
  const words = WORDS[lang];
  const list = (/** @type {string} */ name, /** @type {string[]} */ items, separator = ", ") =>
    items.length === 0 ? [] : [`${name}${words.colon} ${items.join(separator)}.`];
  const mover = info.players.find(({ id }) => id === turn);
  const stacks = stacksOf(board);
  const pieces = stacks
    ? list(words.stacks, stacks.map(({ cell, players }) => `${cell} ${players.map((id) => nameOf(info.players, id, lang)).join(" ")}`))
    : info.players.flatMap(({ id, names }) => list(names[lang], piecesOf(info, board, id, lang), "; "));
  const sentences = [
    ...pieces,
    ...list(words.marked, marks.map(({ cell }) => cell)),
    ...list(words.arrows, arrows.map(({ from, to }) => `${from}–${to}`)),
    ...list(words.shadow, shadow),
  ];
  const title = info.names[lang] + (mover ? `, ${mover.names[lang]} ${words.toMove}` : "");
  return { title, description: sentences.join(" ") };
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

/**
 * @param {{ id: string, names: Names }[]} list
 * @param {string} id
 * @param {Language} lang
 */
function nameOf(list, id, lang) {
  return list.find((one) => one.id === id)?.names[lang] ?? id;
}
