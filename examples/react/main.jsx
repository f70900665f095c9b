import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import init, { Game } from "tablier";
import { Board } from "./Board.jsx";

await init();
createRoot(document.querySelector("main")).render(<Play id="draughts" />);

/** The state is the saved game, plain data; the `Game` is made of it. */
function Play({ id }) {
  const [state, setState] = useState(() => new Game(id).toJSON());
  const game = useMemo(() => Game.fromJSON(state), [state]);

  function change(action) {
    action(game);
    setState(game.toJSON());
  }

  return (
    <>
      <Board game={game} onMove={(move) => change(() => game.play(move))} />
      <button disabled={state.moves.length === 0} onClick={() => change(() => game.undo())}>Undo</button>
      <output>{game.outcome()?.reason ?? game.position()}</output>
    </>
  );
}
