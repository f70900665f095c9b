/** What every consumer tells: the number of legal moves, and what the engine answers with the weights of the game. */
export async function report(Game, Engine, engineOptions) {
  const game = new Game("draughts");
  const engine = await Engine.create(engineOptions);
  const { move, score } = await engine.bestMove(game, { depth: 4 });
  engine.dispose();
  return `${game.moves().length} ${move} ${score}`;
}
