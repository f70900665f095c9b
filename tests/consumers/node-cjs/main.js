const { readFileSync } = require("node:fs");
const { default: init, Game } = require("tablier");

init().then(() => {
  const game = new Game("draughts");
  game.loadWeights(readFileSync(require.resolve("tablier/weights/draughts.bin")));
  const { move, score } = game.search({ depth: 4 });
  console.log(`${game.moves().length} ${move} ${score}, umd ${require("tablier/umd") === require("tablier")}`);
});
