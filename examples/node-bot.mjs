// A bot for the terminal, or behind a pipe: node examples/node-bot.mjs [GAME [LEVEL]]. It reads your moves, one a line, and
// answers each.
import { createInterface } from "node:readline";
import init, { Game } from "tablier";
import { Engine } from "tablier/engine";

await init();
const [id = "charret", level = "10"] = process.argv.slice(2);
const game = new Game(id);
const engine = await Engine.create();

console.log(`${game.turn()} to move: ${game.moves().join(" ")}`);
for await (const line of createInterface({ input: process.stdin })) {
  try {
    game.play(line);
  } catch (error) {
    console.log(error.message);
    continue;
  }
  const answer = await engine.bestMove(game, { level: Number(level), nodes: 20_000 });
  if (answer) console.log(game.play(answer.move).text);
  if (game.outcome()) break;
}
const { winner, reason } = game.outcome() ?? { reason: "not over" };
console.log(winner ? `${winner} wins: ${reason}` : `no winner: ${reason}`);
engine.dispose();
