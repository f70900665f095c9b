// Pourquoi pas, en français : docs/refusals.md a les codes et leurs paramètres, say.js les places à remplir.
export default {
  "refusal.game-over": "La partie est finie.",
  "refusal.no-such-cell": "Il n’y a pas de case {name} sur ce plateau.",
  "refusal.empty-cell": "Il n’y a pas de pièce en {cell}.",
  "refusal.opponents-piece": "{Piece} en {cell} est à l’adversaire.",
  "refusal.same-cell": "Le coup finit en {cell}, où il commence : jouer, c’est aller ailleurs.",
  "refusal.out-of-reach": "Aucune de vos pièces ne peut aller en {cell}.",
  "refusal.no-huffing": "On ne souffle pas selon ces règles.",

  // Dames, dames espagnoles
  "piece.draughts.man": "le pion",
  "piece.draughts.king": "la dame",
  "refusal.draughts.must-capture": "La prise est obligatoire : {pieces|la pièce|les pièces} en {pieces} {pieces|peut|peuvent} prendre.",
  "refusal.draughts.takes-fewer": "Ce coup prend {taken} {taken|pièce|pièces}, {move} en prend {most} : la plus grande prise est obligatoire.",
  "refusal.draughts.capture-goes-on": "La prise n’est pas finie en {cell} : elle continue ({move}).",
  "refusal.draughts.jumped-twice": "La pièce en {cell} est déjà prise : on ne saute pas deux fois la même.",
  "refusal.draughts.captured-in-way": "La pièce en {cell} est prise, mais elle ne quitte le damier qu’à la fin du coup : elle barre la route.",
  "refusal.draughts.man-backward": "Un pion ne recule pas : {cell} est derrière lui.",
  "refusal.draughts.man-step": "Un pion avance d’une case en diagonale, ou saute une pièce adverse voisine : il ne va pas de {from} en {to}.",
  "refusal.draughts.king-line": "Une dame va en diagonale : {to} n’est sur aucune diagonale de {from}, et aucune prise n’y mène.",
  "refusal.draughts.own-piece-there": "Une de vos pièces occupe {cell}.",
  "refusal.draughts.enemy-piece-there": "Une pièce adverse occupe {cell} : on prend en sautant par-dessus, pas en s’arrêtant dessus.",
  "refusal.draughts.own-piece-in-way": "Votre pièce en {cell} barre la route : on ne saute que les pièces adverses.",
  "refusal.draughts.two-in-a-row": "Les pièces en {pieces} se suivent : il n’y a pas de case vide entre elles où se poser.",
  "refusal.draughts.nothing-to-jump": "Il n’y a pas de pièce adverse à sauter entre {from} et {to}.",
  "refusal.draughts.blocked": "La pièce en {cell} ne peut pas jouer : {pieces|celle|celles} en {pieces} lui {pieces|barre|barrent} la route, et elle n’a rien à prendre.",
  "refusal.draughts.is-capture": "Ce coup prend {pieces|la pièce|les pièces} en {pieces} : il s’écrit {move}.",
  "refusal.draughts.takes-nothing": "Ce coup ne prend rien : il s’écrit {move}.",
  "refusal.draughts.other-captures": "Ce coup prend {pieces|la pièce|les pièces} en {pieces}, et rien d’autre : il s’écrit {move}.",
  "refusal.draughts.man-captures-backward": "Un pion ne prend qu’en avant : la pièce en {cell} est derrière lui.",
  "refusal.draughts.fewer-kings": "C’est autant de pièces que {move}, mais {kings} {kings|dame|dames} au lieu de {most} : à nombre égal, on prend le plus de dames.",
  "refusal.draughts.not-huffable": "La pièce en {cell} ne peut pas être soufflée : elle n’a pas manqué de prise.",
  "refusal.draughts.no-move-after-huff": "Sans la pièce en {cell} vous n’auriez plus de coup : elle ne peut pas être soufflée.",

  // Charret
  "piece.charret.token": "le jeton",
  "refusal.charret.no-such-cell": "Il n’y a pas de case {name} sur ce tableau.",
  "refusal.charret.empty-cell": "Il n’y a pas de jeton en {cell}.",
  "refusal.charret.no-pass": "Vous pouvez jouer : on ne passe que lorsqu’on est bloqué.",
  "refusal.charret.must-pass": "Tous vos jetons sont bloqués : il faut passer.",
  "refusal.charret.must-place": "Il vous reste {count} {count|jeton|jetons} en main : on ne déplace un jeton qu’après avoir tout posé.",
  "refusal.charret.hand-empty": "Vous n’avez plus de jeton en main : déplacez un de ceux du tableau.",
  "refusal.charret.occupied": "Il y a déjà un jeton en {cell}.",
  "refusal.charret.blocked": "Le jeton en {cell} est bloqué : toutes les cases voisines sont prises ({pieces}).",
  "refusal.charret.jump-too-early": "{to} n’est pas voisine de {from}, et l’on ne saute qu’avec trois jetons : vous en avez {count}.",
  "refusal.charret.not-next": "{to} n’est pas voisine de {from}, et l’on ne saute pas dans cette partie.",
  "refusal.charret.not-closed": "Un jeton en {cell} ne ferme aucun charret : on ne prend rien.",
  "refusal.charret.must-take": "Le jeton en {cell} ferme un charret : prenez {pieces|le jeton|un des jetons} en {pieces}.",
  "refusal.charret.no-enemy-there": "Il n’y a pas de jeton adverse à prendre en {cell}.",
  "refusal.charret.in-charret": "Le jeton en {cell} est dans un charret, et {pieces|celui|ceux} en {pieces} n’y {pieces|est|sont} pas.",
  "refusal.charret.charret-safe": "Le jeton en {cell} est dans un charret : dans cette partie, il ne peut pas être pris.",
  "refusal.charret.one-capture": "Le jeton en {cell} ne prend qu’un seul jeton.",
  "refusal.charret.two-captures": "Le jeton en {cell} ferme deux charrets : prenez deux jetons, parmi ceux en {pieces}.",
  "refusal.charret.captured-twice": "Le jeton en {cell} ne peut être pris qu’une fois.",

  // Bulltricker

  // Tumblingdown

  // Ultima
};
