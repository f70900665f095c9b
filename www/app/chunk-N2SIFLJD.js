import {
  Texts,
  counted,
  en_default,
  fr_default
} from "./chunk-JKGVHZBC.js";

// pkg/board/diagram-words.js
function describe({ info, turn, board, hands }, { marks = [], arrows = [], shadow = [] }, lang) {
  const { t } = new Texts({ fr: fr_default, en: en_default }, () => lang);
  const list = (name, items, separator = ", ") => items.length === 0 ? [] : [t("diagram.list", { name, items: items.join(separator) })];
  const player = (id) => info.players.find((one) => one.id === id)?.names[lang] ?? id;
  const stacks = stacksOf(board);
  const pieces = stacks ? list(t("diagram.stacks"), stacks.map(({ cell, players }) => `${cell} (${counted(players.map(player))})`), "; ") : info.players.flatMap(({ id, names }) => list(names[lang], piecesOf(info, board, id, lang), "; "));
  const sentences = [
    ...pieces,
    ...hands.flatMap(({ player: id, count }) => count === 0 ? [] : [`${t("board.inHand", { player: player(id), count })}.`]),
    ...list(t("diagram.marks"), marks.map(({ cell }) => cell)),
    ...list(t("diagram.arrows"), arrows.map(({ from, to }) => `${from}–${to}`)),
    ...list(t("diagram.shadow"), shadow)
  ];
  const turned = turn === null ? [] : [t("board.turn", { player: player(turn) })];
  return { title: [info.names[lang], ...turned].join(", "), description: sentences.join(" ") };
}
function piecesOf(info, board, player, lang) {
  return info.pieces.flatMap(({ id, names }) => {
    const cells = board.filter((piece) => piece.player === player && piece.piece === id).map(({ cell }) => cell);
    return cells.length === 0 ? [] : [`${names[lang]} ${cells.join(", ")}`];
  });
}
function stacksOf(board) {
  const stacks = /* @__PURE__ */ new Map();
  for (const { cell, player } of board) stacks.set(cell, [...stacks.get(cell) ?? [], player]);
  return stacks.size === board.length ? null : [...stacks].map(([cell, players]) => ({ cell, players }));
}

export {
  describe
};
