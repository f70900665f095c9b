import { useState } from "react";
import "../board.css";

/** The board of a `Game`. `onMove` gets a move when the cells clicked name one. */
export function Board({ game, onMove }) {
  const [entered, setEntered] = useState([]);
  const { width, height, cells, lines } = game.layout();
  const { next } = game.input(entered);
  const centres = new Map(cells.map((cell) => [cell.name, cell]));

  function enter(cell) {
    const path = [[...entered, cell], [cell]].find((cells) => game.input(cells).moves.length > 0) ?? [];
    const { complete } = game.input(path);
    setEntered(complete ? [] : path);
    if (complete) onMove(complete);
  }

  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {cells.map(({ name, polygon }) => (
        <polygon key={name} points={polygon.join(" ")} data-cell={name} onClick={() => enter(name)}
          className={entered.includes(name) ? "entered" : next.includes(name) ? "next" : ""} />
      ))}
      {lines.map((line, i) => <line key={i} {...line} />)}
      {game.board().map(({ cell, player, piece }, i) => (
        <circle key={i} cx={centres.get(cell).x} cy={centres.get(cell).y} r={0.3} className={player}>
          <title>{piece}</title>
        </circle>
      ))}
    </svg>
  );
}
