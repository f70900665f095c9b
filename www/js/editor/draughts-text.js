/** @import { PlayerId } from "../../../pkg/tablier.js" */
/** @import { Draft, Piece } from "./draft.js" */
/** @import { Field, Format, Kind } from "./formats.js" */

const MOST = 9999;
/** Letters of the sections behind the pieces, in the order in which they are written. */
const SECTIONS = { quiet: "H", diagonal: "D", number: "F", huffable: "S" };
/** @type {[string, PlayerId][]} */
const SIDES = [["W", "white"], ["B", "black"]];

/**
 * The FEN of Portable Draughts Notation with the sections of docs/notation.md.
 * @param {Kind} kind
 * @returns {Format}
 */
export function draughtsFormat({ info, rules }) {
  const isSpanish = info.id === "spanish-draughts";
  const number = (/** @type {keyof typeof SECTIONS} */ name) => /** @type {Field} */ ({ name, kind: "number", min: 0, max: MOST });
  const fields = [
    number("quiet"),
    ...(isSpanish ? [number("diagonal")] : []),
    number("number"),
    ...(rules.huffing === true ? [/** @type {Field} */ ({ name: "huffable", kind: "cells" })] : []),
  ];
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
  const names = new Set(info.cells);
  const ascending = [...info.cells].sort((a, b) => Number(a) - Number(b));
  return {
    fields,
    empty,
    stacks: false,
    fits: () => true,
    write: ({ cells, turn, fields: values }) => {
      const lists = SIDES.map(([letter, player]) => {
        const own = ascending.filter((name) => cells.get(name)?.[0].player === player);
        return letter + own.map((name) => (cells.get(name)?.[0].piece === "king" ? `K${name}` : name)).join(",");
      });
      const sections = fields
        .map(({ name }) => ({ letter: SECTIONS[/** @type {keyof typeof SECTIONS} */ (name)], value: values[name] }))
        .filter(({ letter, value }) => value !== "" && (letter === "F" || value !== "0"))
        .map(({ letter, value }) => letter + value);
      return [turn === "white" ? "W" : "B", ...lists, ...sections].join(":");
    },
    read: (text) => {
      const [side, ...sections] = text.replace(/\s+/g, "").replace(/\.$/, "").toUpperCase().split(":");
      const turn = SIDES.find(([letter]) => letter === side)?.[1];
      if (!turn || sections.length === 0) return null;
      /** @type {Map<string, Piece[]>} */ const cells = new Map();
      const values = { ...empty };
      for (const section of sections) {
        const [letter, content] = [section[0], section.slice(1)];
        const player = SIDES.find(([one]) => one === letter)?.[1];
        if (player) {
          if (!readPieces(content, player, names, cells)) return null;
          continue;
        }
        const field = fields.find(({ name }) => SECTIONS[/** @type {keyof typeof SECTIONS} */ (name)] === letter);
        if (!field || values[field.name] !== "" || !(field.kind === "number" ? /^\d{1,4}$/ : /^\d+(,\d+)*$/).test(content)) return null;
        values[field.name] = content;
      }
      return { cells, turn, fields: values };
    },
    adjust: (draft) => {
      const { huffable } = draft.fields;
      if (!huffable) return draft;
      const left = huffable.split(",").filter((name) => draft.cells.has(name) && draft.cells.get(name)?.[0].player !== draft.turn);
      return { ...draft, fields: { ...draft.fields, huffable: left.join(",") } };
    },
    swap: (draft, map) => {
      const { huffable } = draft.fields;
      if (!huffable) return draft;
      return { ...draft, fields: { ...draft.fields, huffable: huffable.split(",").map((name) => map.get(name)).join(",") } };
    },
  };
}

/**
 * @param {string} list Squares and ranges between commas, `K` before kings.
 * @param {PlayerId} player
 * @param {Set<string>} names
 * @param {Map<string, Piece[]>} cells To be filled.
 * @returns {boolean} Whether it is a list, of squares that are free.
 */
function readPieces(list, player, names, cells) {
  if (list === "") return true;
  return list.split(",").every((item) => {
    const [, king, first, last = first] = /^(K?)(\d{1,3})(?:-(\d{1,3}))?$/.exec(item) ?? [];
    if (first === undefined) return false;
    for (let number = Number(first); number <= Number(last); number++) {
      const name = String(number);
      if (!names.has(name) || cells.has(name)) return false;
      cells.set(name, [{ player, piece: king ? "king" : "man" }]);
    }
    return Number(first) <= Number(last);
  });
}
