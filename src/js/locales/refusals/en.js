// Why not, in English: docs/refusals.md has the codes and their parameters, say.js the places to fill.
export default {
  "refusal.game-over": "The game is over.",
  "refusal.no-such-cell": "There is no square {name} on this board.",
  "refusal.empty-cell": "There is no piece on {cell}.",
  "refusal.opponents-piece": "{Piece} on {cell} is your opponent’s.",
  "refusal.same-cell": "The move ends on {cell}, where it begins: to move is to go somewhere else.",
  "refusal.out-of-reach": "None of your pieces can go to {cell}.",
  "refusal.no-huffing": "There is no huffing under these rules.",

  // Draughts, Spanish draughts
  "piece.draughts.man": "the man",
  "piece.draughts.king": "the king",
  "refusal.draughts.must-capture": "Capturing is compulsory: {pieces|the piece|the pieces} on {pieces} can capture.",
  "refusal.draughts.takes-fewer": "That takes {taken} {taken|piece|pieces}, {move} takes {most}: the larger capture is compulsory.",
  "refusal.draughts.capture-goes-on": "The capture is not over on {cell}: it goes on ({move}).",
  "refusal.draughts.jumped-twice": "The piece on {cell} is captured already: no piece is jumped twice.",
  "refusal.draughts.captured-in-way": "The piece on {cell} is captured, but it leaves the board only when the move is over: it is in the way.",
  "refusal.draughts.man-backward": "A man does not go back: {cell} is behind it.",
  "refusal.draughts.man-step": "A man goes one square diagonally forward, or jumps over an enemy piece next to it: it does not get from {from} to {to}.",
  "refusal.draughts.king-line": "A king goes along a diagonal: {to} is on none of those of {from}, and no capture leads there.",
  "refusal.draughts.own-piece-there": "A piece of your own stands on {cell}.",
  "refusal.draughts.enemy-piece-there": "An enemy piece stands on {cell}: you capture by jumping over it, not by landing on it.",
  "refusal.draughts.own-piece-in-way": "Your own piece on {cell} is in the way: only enemy pieces are jumped.",
  "refusal.draughts.two-in-a-row": "The pieces on {pieces} stand right behind each other: there is no empty square to land on.",
  "refusal.draughts.nothing-to-jump": "There is no enemy piece to jump between {from} and {to}.",
  "refusal.draughts.blocked": "The piece on {cell} cannot move: {pieces|the piece|the pieces} on {pieces} {pieces|is|are} in its way, and it has nothing to capture.",
  "refusal.draughts.is-capture": "This move captures {pieces|the piece|the pieces} on {pieces}: it is written {move}.",
  "refusal.draughts.takes-nothing": "This move captures nothing: it is written {move}.",
  "refusal.draughts.other-captures": "This move captures {pieces|the piece|the pieces} on {pieces}, and nothing else: it is written {move}.",
  "refusal.draughts.man-captures-backward": "A man captures forward only: the piece on {cell} is behind it.",
  "refusal.draughts.fewer-kings": "That takes as many pieces as {move}, but {kings} {kings|king|kings} instead of {most}: of equal captures, the one of most kings is compulsory.",
  "refusal.draughts.not-huffable": "The piece on {cell} cannot be huffed: it did not fail to capture.",
  "refusal.draughts.no-move-after-huff": "Without the piece on {cell} you would have no move: it cannot be huffed.",

  // Charret
  "piece.charret.token": "the token",
  "refusal.charret.no-such-cell": "There is no cell {name} on this board.",
  "refusal.charret.empty-cell": "There is no token on {cell}.",
  "refusal.charret.no-pass": "You can move, so you may not pass.",
  "refusal.charret.must-pass": "All your tokens are blocked: you have to pass.",
  "refusal.charret.must-place": "You still have {count} {count|token|tokens} in hand: tokens move once all are placed.",
  "refusal.charret.hand-empty": "You have no token left in hand: move one of those on the board.",
  "refusal.charret.occupied": "There is a token on {cell} already.",
  "refusal.charret.blocked": "The token on {cell} is blocked: all cells next to it are taken ({pieces}).",
  "refusal.charret.jump-too-early": "{to} is not next to {from}, and you jump only with three tokens left: you have {count}.",
  "refusal.charret.not-next": "{to} is not next to {from}, and there are no jumps in this game.",
  "refusal.charret.not-closed": "A token on {cell} closes no charret: nothing is captured.",
  "refusal.charret.must-take": "The token on {cell} closes a charret: capture {pieces|the token|one of the tokens} on {pieces}.",
  "refusal.charret.no-enemy-there": "There is no enemy token to capture on {cell}.",
  "refusal.charret.in-charret": "The token on {cell} stands in a charret, and {pieces|the one|those} on {pieces} {pieces|does|do} not.",
  "refusal.charret.charret-safe": "The token on {cell} stands in a charret: in this game it cannot be captured.",
  "refusal.charret.one-capture": "The token on {cell} captures one token only.",
  "refusal.charret.two-captures": "The token on {cell} closes two charrets: capture two tokens, out of those on {pieces}.",
  "refusal.charret.captured-twice": "The token on {cell} can be captured only once.",

  // Bulltricker

  // Tumblingdown

  // Ultima
};
