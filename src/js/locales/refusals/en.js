// Why not, in English: docs/refusals.md has the codes and their parameters, say.js the places to fill.
export default {
  "refusal.game-over": "The game is over.",
  "refusal.no-such-cell": "There is no square {name} on this board.",
  "refusal.empty-cell": "There is no piece on {cell}.",
  "refusal.opponents-piece": "{Piece} on {cell} is your opponent’s.",
  "refusal.same-cell": "The move ends on {cell}, where it begins: to move is to go somewhere else.",
  "refusal.out-of-reach": "None of your pieces can go to {cell}.",

  // Draughts, Spanish draughts
  "piece.draughts.man": "the man",
  "piece.draughts.king": "the king",

  // Charret
  "piece.charret.token": "the token",

  // Bulltricker

  // Tumblingdown

  // Ultima
};
