import { positionOf, toPNG, toSVG } from "./board/diagram.js";
import { refuseOthers, tablierError } from "./errors.js";
import { Game, games } from "./glue.js";

const SOURCE = ["game", "position", "rules", "moves"];
const LOOK = ["marks", "arrows", "shadow", "orientation", "theme", "coordinates", "frame", "lang", "width"];

export function diagram(source, options = {}) {
  return draw(toSVG, source, options);
}

export async function diagramPNG(source, options = {}) {
  return draw(toPNG, source, options);
}

function draw(toPicture, source, options) {
  refuseOthers("options", options, LOOK);
  // A game of another copy of the package, such as the classic script, will do.
  if (typeof source?.layout === "function") return toPicture(positionOf(source, infoOf(source)), options);
  refuseOthers("source", source, SOURCE);
  const { game: id, position, rules, moves = [] } = source;
  if (!Array.isArray(moves)) throw tablierError("bad-option", "moves: expected a list of texts");
  const game = new Game(id, { position, rules });
  try {
    for (const move of moves) game.play(move);
    return toPicture(positionOf(game, infoOf(game)), options);
  } finally {
    game.free();
  }
}

function infoOf(game) {
  const id = game.id();
  return games().find((info) => info.id === id);
}
