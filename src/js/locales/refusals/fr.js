// Pourquoi pas, en français : docs/refusals.md a les codes et leurs paramètres, say.js les places à remplir.
export default {
  "refusal.game-over": "La partie est finie.",
  "refusal.no-such-cell": "Il n’y a pas de case {name} sur ce plateau.",
  "refusal.empty-cell": "Il n’y a pas de pièce en {cell}.",
  "refusal.opponents-piece": "{Piece} en {cell} est à l’adversaire.",
  "refusal.same-cell": "Le coup finit en {cell}, où il commence : jouer, c’est aller ailleurs.",
  "refusal.out-of-reach": "Aucune de vos pièces ne peut aller en {cell}.",

  // Dames, dames espagnoles
  "piece.draughts.man": "le pion",
  "piece.draughts.king": "la dame",

  // Charret
  "piece.charret.token": "le jeton",

  // Bulltricker

  // Tumblingdown

  // Ultima
};
