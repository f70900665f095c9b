import { toCanvas, toSVG } from "./board/diagram.js";
import { tablierError } from "./errors.js";
import { Game, games } from "./glue.js";

const SOURCE = ["game", "position", "rules", "moves"];
const LOOK = ["marks", "arrows", "shadow", "orientation", "theme", "coordinates", "frame", "lang", "width"];

export function diagram(source, options = {}) {
  return draw(toSVG, source, options);
}

export async function diagramPNG(source, options = {}) {
  const canvas = draw(toCanvas, source, options);
  if ("convertToBlob" in canvas) return canvas.convertToBlob();
  return new Promise((resolve, reject) => {
    const failed = () => reject(tablierError("bad-option", "width: this browser makes no picture of this size"));
    canvas.toBlob((blob) => (blob ? resolve(blob) : failed()));
  });
}

function draw(toPicture, source, options) {
  refuseOthers("options", options, LOOK);
  // A game of another copy of the package, such as the classic script, will do.
  if (typeof source?.layout === "function") return toPicture(positionOf(source), options);
  refuseOthers("source", source, SOURCE);
  const { game: id, position, rules, moves = [] } = source;
  if (!Array.isArray(moves)) throw tablierError("bad-option", "moves: expected a list of texts");
  const game = new Game(id, { position, rules });
  try {
    for (const move of moves) game.play(move);
    return toPicture(positionOf(game), options);
  } finally {
    game.free();
  }
}

function positionOf(game) {
  const id = game.id();
  const marks = game.marks();
  return {
    info: games().find((info) => info.id === id),
    turn: game.outcome() ? null : game.turn(),
    layout: game.layout(),
    board: game.board(),
    marks,
    before: marks.lastMove ? boardBefore(game) : null,
  };
}

function boardBefore(game) {
  const earlier = game.clone();
  earlier.undo();
  const board = earlier.board();
  earlier.free();
  return board;
}

function refuseOthers(name, object, fields) {
  if (object === null || typeof object !== "object") {
    throw tablierError("bad-option", `${name}: expected an object with some of ${fields.join(", ")}`, { expected: fields.join(", ") });
  }
  const other = Object.keys(object).find((field) => !fields.includes(field));
  if (other !== undefined) {
    throw tablierError("bad-option", `${name}: no option "${other}"; expected some of ${fields.join(", ")}`, { expected: fields.join(", ") });
  }
}
