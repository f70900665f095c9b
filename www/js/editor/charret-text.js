/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { Draft, Piece } from "./draft.js" */
/** @import { Field, Format } from "./formats.js" */

const TOKENS = 9;

/**
 * `<24 cells, . 1 2> <1|2> <hand of the first> <hand of the second> <quiet>`.
 * @param {GameInfo} info
 * @param {Field[]} counters Behind the hands.
 * @returns {Format}
 */
export function charretFormat({ players, cells: names }, counters) {
  const hands = players.map(({ id }) => /** @type {Field} */ ({ name: `hand.${id}`, kind: "number", min: 0, max: TOKENS, player: id }));
  const fields = [...hands, ...counters];
  const digits = new Map(players.map(({ id }, index) => [id, String(index + 1)]));
  return {
    fields,
    empty: Object.fromEntries([...hands.map(({ name }) => [name, String(TOKENS)]), ...counters.map(({ name }) => [name, ""])]),
    stacks: false,
    fits: () => true,
    write: ({ cells, turn, fields: values }) => {
      const tokens = names.map((name) => digits.get(cells.get(name)?.[0].player ?? turn));
      const board = names.map((name, index) => (cells.has(name) ? tokens[index] : ".")).join("");
      const numbers = [...hands.map(({ name }) => values[name] || "0"), ...counters.map(({ name }) => values[name]).filter(Number)];
      return [board, digits.get(turn), ...numbers].join(" ");
    },
    read: (text) => {
      const [board, turn, ...numbers] = text.split(/\s+/);
      const isWhole = /^[.12]{24}$/.test(board) && /^[12]$/.test(turn) && numbers.length >= hands.length &&
        numbers.length <= fields.length && numbers.every((number) => /^\d{1,9}$/.test(number));
      if (!isWhole) return null;
      /** @type {Map<string, Piece[]>} */ const cells = new Map();
      names.forEach((name, index) => {
        if (board[index] !== ".") cells.set(name, [{ player: players[Number(board[index]) - 1].id, piece: "token" }]);
      });
      return {
        cells,
        turn: players[Number(turn) - 1].id,
        fields: Object.fromEntries(fields.map(({ name }, index) => [name, numbers[index] ?? ""])),
      };
    },
    adjust: (draft) => {
      const fitted = players.map(({ id }) => {
        const onBoard = [...draft.cells.values()].filter(([{ player }]) => player === id).length;
        const inHand = Number(draft.fields[`hand.${id}`]);
        return [`hand.${id}`, String(Math.max(0, Math.min(inHand, TOKENS - onBoard)))];
      });
      return { ...draft, fields: { ...draft.fields, ...Object.fromEntries(fitted) } };
    },
    swap: (draft) => {
      const [first, second] = hands.map(({ name }) => name);
      return { ...draft, fields: { ...draft.fields, [first]: draft.fields[second], [second]: draft.fields[first] } };
    },
  };
}
