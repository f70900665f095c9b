// What a rules page says of the reader's move.

/** @import { Game, GameId } from "../../../pkg/tablier.js" */
/** @import { Fault } from "./claims.js" */
import { readGoal } from "./claims.js";

/** @typedef {typeof en} Words */
/** @typedef {[one: string, more: string]} Man */

const en = {
  right: "Well done!",
  wrong: "Not yet.",
  next: "Go on",
  progress: (/** @type {number} */ solved, /** @type {number} */ all) => (
    solved === 0 ? `${all} exercises: make your move on the board, the engine judges it.` : `${solved} of ${all} exercises solved.`
  ),
  task: "This move is not the one that is asked for.",
  /** What is taken, one and more. */
  men: /** @type {Man} */ (["piece", "pieces"]),
  ownMen: /** @type {Partial<Record<GameId, Man>>} */ ({ charret: ["token", "tokens"], ultima: ["man", "men"] }),
  takesNothing: (/** @type {number} */ wanted, /** @type {Man} */ [man, men]) => `This move takes nothing; there ${wanted === 1 ? `is 1 ${man}` : `are ${wanted} ${men}`} to take.`,
  takesFewer: (/** @type {string} */ cells, /** @type {number} */ wanted, /** @type {Man} */ [, men]) => `This move takes only ${cells}; there are ${wanted} ${men} to take.`,
  takesMore: (/** @type {string} */ cells, /** @type {number} */ wanted, /** @type {Man} */ _) => `This move takes ${cells}; only ${wanted} should be taken.`,
  loses: "This move loses the game.",
  draws: "This move makes a draw.",
  ends: "This move ends the game.",
  goesOn: "The game goes on.",
  notRepeated: "This position has not stood often enough.",
  exposes: (/** @type {string} */ cells, /** @type {string} */ move) => `Your opponent can take ${cells} (${move}).`,
  canPlay: (/** @type {string} */ move) => `Your opponent can still play ${move}.`,
  noCheck: "The enemy king is not in check.",
  saved: (/** @type {string} */ king, /** @type {string} */ move) => `The king on ${king} is in check, but ${move} saves it.`,
  open: (/** @type {string} */ king) => `The king on ${king} is not enclosed.`,
  exits: (/** @type {string} */ king, /** @type {string} */ cells) => `The king on ${king} is not enclosed: it can go to ${cells}.`,
  noKing: "This move captures no king.",
  notWonAfter: (/** @type {string} */ answer) => `After ${answer} you do not win in time.`,
  lostTo: (/** @type {string} */ answer) => `Your opponent wins by ${answer}.`,
  escapes: (/** @type {string} */ answer) => `After ${answer} there is not enough to take.`,
  list: new Intl.ListFormat("en"),
  either: new Intl.ListFormat("en", { type: "disjunction" }),
};

/** @type {Words} */
const fr = {
  right: "Bravo\u202f!",
  wrong: "Pas encore.",
  next: "Continuer",
  progress: (solved, all) => (
    solved === 0
      ? `${all} exercices\u00a0: jouez votre coup sur le plateau, le moteur le juge.`
      : `${solved} ${solved === 1 ? "exercice résolu" : "exercices résolus"} sur ${all}.`
  ),
  task: "Ce n’est pas le coup demandé.",
  men: ["pièce", "pièces"],
  ownMen: { charret: ["jeton", "jetons"] },
  takesNothing: (wanted, [man, men]) => `Ce coup ne prend rien\u202f; il y a ${wanted} ${wanted === 1 ? man : men} à prendre.`,
  takesFewer: (cells, wanted, [, men]) => `Ce coup ne prend que ${cells}\u202f; il y a ${wanted} ${men} à prendre.`,
  takesMore: (cells, wanted, [man, men]) => `Ce coup prend ${cells}\u202f; il ne faut prendre que ${wanted} ${wanted === 1 ? man : men}.`,
  loses: "Ce coup perd la partie.",
  draws: "Ce coup fait partie nulle.",
  ends: "Ce coup finit la partie.",
  goesOn: "La partie continue.",
  notRepeated: "Cette position ne s’est pas présentée assez souvent.",
  exposes: (cells, move) => `L’adversaire peut prendre ${cells} (${move}).`,
  canPlay: (move) => `L’adversaire peut encore jouer ${move}.`,
  noCheck: "Le roi adverse n’est pas en échec.",
  saved: (king, move) => `Le roi ${king} est en échec, mais ${move} le sauve.`,
  open: (king) => `Le roi ${king} n’est pas enfermé.`,
  exits: (king, cells) => `Le roi ${king} n’est pas enfermé\u00a0: il peut aller en ${cells}.`,
  noKing: "Ce coup ne capture aucun roi.",
  notWonAfter: (answer) => `Après ${answer}, vous ne gagnez pas à temps.`,
  lostTo: (answer) => `L’adversaire gagne par ${answer}.`,
  escapes: (answer) => `Après ${answer}, il n’y a pas assez à prendre.`,
  list: new Intl.ListFormat("fr"),
  either: new Intl.ListFormat("fr", { type: "disjunction" }),
};

/** @param {string} language Of the page. */
export function wordsOf(language) {
  return language === "fr" ? fr : en;
}

/**
 * @param {Fault} fault
 * @param {string} goal
 * @param {string} player Who has moved.
 * @param {Game} game As it stands after the move.
 * @param {Words} words
 * @returns {string | null} `null` where the engine knows no more than that the goal is missed.
 */
export function reasonFor(fault, goal, player, game, words) {
  const outcome = game.outcome();
  if (outcome && outcome.winner !== player) return outcome.winner ? words.loses : words.draws;
  const { rest } = readGoal(goal);
  switch (fault.kind) {
    case "capture": return captured(fault.captured, Number(rest), words, game.id());
    case "win": return fault.answer ? words.notWonAfter(fault.answer) : notWon(game, words);
    case "parry": return fault.answer ? words.lostTo(fault.answer) : words.loses;
    case "force": return fault.answer ? words.escapes(fault.answer) : words.ends;
    case "then":
      if (rest === "threatened = nothing") return exposed(fault.found.split(" "), game, words);
      if (rest.startsWith("outcome = ")) return fault.found === "nothing" ? notOver(rest, game, words) : words.ends;
      return null;
    default: return null;
  }
}

/**
 * @param {string[]} cells
 * @param {number} wanted
 * @param {Words} words
 * @param {GameId} id
 */
function captured(cells, wanted, words, id) {
  const man = words.ownMen[id] ?? words.men;
  if (cells.length === 0) return words.takesNothing(wanted, man);
  return (cells.length < wanted ? words.takesFewer : words.takesMore)(words.list.format(cells), wanted, man);
}

/**
 * @param {string[]} cells Of pieces that can be taken.
 * @param {Game} game
 * @param {Words} words
 */
function exposed(cells, game, words) {
  const move = game.moves({ verbose: true }).find(({ captures }) => captures.some(({ cell }) => cells.includes(cell)));
  return words.exposes(words.list.format(cells), move?.text ?? "");
}

/**
 * Why a move has not won: for the game of kings, what their king has left.
 * @param {Game} game Goes on.
 * @param {Words} words
 */
function notWon(game, words) {
  const [move] = game.moves();
  const [checked] = game.marks().check;
  switch (game.id()) {
    case "ultima": return checked ? words.saved(checked, move) : words.noCheck;
    case "tumblingdown": return words.noKing;
    case "bulltricker": {
      const king = game.board().find(({ piece, player }) => piece === "king" && player === game.turn())?.cell ?? "";
      const exits = game.moves({ verbose: true, from: king }).map(({ to }) => to);
      return exits.length > 0 ? words.exits(king, words.either.format(exits)) : words.open(king);
    }
    default: return words.canPlay(move);
  }
}

/**
 * @param {string} claim That the game has ended.
 * @param {Game} game Goes on.
 * @param {Words} words
 */
function notOver(claim, game, words) {
  if (claim.endsWith("repetition")) return words.notRepeated;
  return /stalemate|immobilisation/.test(claim) ? words.canPlay(game.moves()[0]) : words.goesOn;
}
