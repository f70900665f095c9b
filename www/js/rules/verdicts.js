// What a rules page says of the reader's move.

/** @import { Outcome } from "../../../pkg/tablier.js" */
/** @import { Fault } from "./claims.js" */
import { readGoal } from "./claims.js";

/** @typedef {typeof en} Words */

const en = {
  right: "Well done!",
  wrong: "Not yet.",
  next: "Go on",
  progress: (/** @type {number} */ solved, /** @type {number} */ all) => (
    solved === 0 ? `${all} exercises: make your move on the board, the engine judges it.` : `${solved} of ${all} exercises solved.`
  ),
  task: "This move is not the one that is asked for.",
  captures: (/** @type {number} */ some, /** @type {number} */ wanted) =>
    `This move takes ${some === 0 ? "nothing" : some}; ${wanted} should be taken.`,
  loses: "This move loses the game.",
  draws: "This move makes a draw.",
  ends: "This move ends the game.",
  goesOn: "The game goes on.",
  exposes: (/** @type {string} */ cells) => `Your opponent can take ${cells}.`,
  notWon: "The game is not won.",
  notWonAfter: (/** @type {string} */ answer) => `After ${answer} you do not win in time.`,
  lostTo: (/** @type {string} */ answer) => `Your opponent wins by ${answer}.`,
  escapes: (/** @type {string} */ answer) => `After ${answer} there is not enough to take.`,
};

/** @type {Words} */
const fr = {
  right: "Bravo\u202f!",
  wrong: "Pas encore.",
  next: "Continuer",
  progress: (solved, all) => (
    solved === 0
      ? `${all} exercices\u202f: jouez votre coup sur le plateau, le moteur le juge.`
      : `${solved} ${solved === 1 ? "exercice résolu" : "exercices résolus"} sur ${all}.`
  ),
  task: "Ce n’est pas le coup demandé.",
  captures: (some, wanted) => `Ce coup ${some === 0 ? "ne prend rien" : `en prend ${some}`}\u202f; il faut en prendre ${wanted}.`,
  loses: "Ce coup perd la partie.",
  draws: "Ce coup fait partie nulle.",
  ends: "Ce coup finit la partie.",
  goesOn: "La partie continue.",
  exposes: (cells) => `L’adversaire peut prendre\u202f: ${cells}.`,
  notWon: "La partie n’est pas gagnée.",
  notWonAfter: (answer) => `Après ${answer}, vous ne gagnez pas à temps.`,
  lostTo: (answer) => `L’adversaire gagne par ${answer}.`,
  escapes: (answer) => `Après ${answer}, il n’y a pas assez à prendre.`,
};

/** @param {string} language Of the page. */
export function wordsOf(language) {
  return language === "fr" ? fr : en;
}

/**
 * @param {Fault} fault
 * @param {string} goal
 * @param {string} player Who has moved.
 * @param {Outcome | null} outcome After the move.
 * @param {Words} words
 */
export function reasonFor(fault, goal, player, outcome, words) {
  if (outcome && outcome.winner !== player) return outcome.winner ? words.loses : words.draws;
  const { rest } = readGoal(goal);
  switch (fault.kind) {
    case "capture": return words.captures(fault.captured, Number(rest));
    case "win": return fault.answer ? words.notWonAfter(fault.answer) : words.notWon;
    case "parry": return fault.answer ? words.lostTo(fault.answer) : words.loses;
    case "force": return fault.answer ? words.escapes(fault.answer) : words.ends;
    case "then":
      if (rest === "threatened = nothing") return words.exposes(fault.found.replaceAll(" ", ", "));
      if (rest.startsWith("outcome = ")) return fault.found === "nothing" ? words.goesOn : words.ends;
      return words.task;
    default: return words.task;
  }
}
