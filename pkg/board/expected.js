/** @import { Language } from "./texts.js" */

/**
 * What could stand in a text, as the package says it, and in French; `{}` stands for what differs.
 * @type {[string, string][]}
 */
const FRENCH = [
  ["the end of the move", "la fin du coup"],
  ["the end of the position", "la fin de la position"],
  ["the end of the position, or ':'", "la fin de la position, ou « : »"],
  ["w or b for the side to move", "w ou b pour le joueur au trait"],
  ["W or B for the side to move", "W ou B pour le joueur au trait"],

  // Dames
  ["W, B, H or F and its section", "W, B, H ou F et sa section"],
  ["a square number", "un numéro de case"],
  ["a square after {}", "une case après {}"],
  ["each counter once", "chaque compteur une seule fois"],
  ["a number up to {}", "un nombre jusqu’à {}"],
  ["'-' or 'x' and a square", "« - » ou « x » et une case"],

  // Charret
  ["'.', '1' or '2' for cell {}", "« . », « 1 » ou « 2 » pour la case {}"],
  ["1 or 2 for the side to move after the 24 cells", "1 ou 2 pour le joueur au trait, après les 24 cases"],
  ["the tokens in red's hand, {} at most", "les jetons en main de Rouge, {} au plus"],
  ["the tokens in yellow's hand, {} at most", "les jetons en main de Jaune, {} au plus"],
  ["')'", "« ) »"],
  ["'-', 'x' or the end", "« - », « x » ou la fin"],
  ["a cell, 1 to 24", "une case, de 1 à 24"],

  // Bulltricker
  ["'/' after the cells of row {}", "« / » après les cases de la bande {}"],
  ["a piece (K Q P k q p), or a number from 1 to {} for empty cells, in row {}",
    "une pièce (K Q P k q p), ou un nombre de cases vides de 1 à {}, dans la bande {}"],
  ["K=, Q= or P= and cells, or '|' before Black's pieces", "K=, Q= ou P= et des cases, ou « | » avant les pièces noires"],
  ["'=' after {}", "« = » après {}"],
  ["a cell, like D4, H74 or FV3", "une case, comme D4, H74 ou FV3"],
  ["Q after '='", "Q après « = »"],
  ["',' and a cell, or ')'", "« , » et une case, ou « ) »"],

  // Tumblingdown
  ["a stack or a number of empty squares up to {} from {}", "une pile, ou un nombre de cases vides jusqu’à {}, à partir de {}"],
  ["w or b, or W or B for the top of the stack", "w ou b, ou W ou B pour le sommet de la pile"],
  ["'/' after row {}", "« / » après la rangée {}"],
  ["a space after row 1", "une espace après la rangée 1"],
  ["the number of the move, 1 or more, or the end of the position", "le numéro du coup, 1 ou plus, ou la fin de la position"],
  ["a square, A1 to H8", "une case, de A1 à H8"],
  ["the row of the square, 1 to 8", "la rangée de la case, de 1 à 8"],

  // Ultima
  ["'/' and rank {}", "« / » et la rangée {}"],
  ["a man (P R N B Q K M), a number of empty squares", "une pièce (P R N B Q K M) ou un nombre de cases vides"],
  ["a square, a1 to h8", "une case, de a1 à h8"],
  ["a man and its square", "une pièce et sa case"],
  ["the square of a captured man", "la case d’une pièce prise"],

  // Options des règles
  ["no options", "aucune option"],
  ["true or false", "true ou false"],
  ["a whole number from {} to {}, or null", "un nombre entier de {} à {}, ou null"],

  // Marques, flèches et ombre
  ["a cell, with a shape and a colour if need be, of {}", "une case, avec au besoin une forme et une couleur, parmi {}"],
  ["two different cells", "deux cases différentes"],
  ["a text or a list", "un texte ou une liste"],
  ["FROM-TO or FROM-TO:COLOUR, of {}", "DÉPART-ARRIVÉE ou DÉPART-ARRIVÉE:COULEUR, parmi {}"],
  ["cells (such as {}) and ranges of them (such as {})", "des cases (comme {}) et des intervalles (comme {})"],
  ["cells, files, ranks and ranges of them, such as {}", "des cases, des colonnes, des rangées et des intervalles, comme {}"],
];

const PATTERNS = FRENCH.map(([english, french]) => {
  const parts = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return { pattern: new RegExp(`^${parts.join("(.+)")}$`), french };
});

/**
 * @param {string} english What an error of the package expected.
 * @param {Language} language
 * @returns {string | null} It in the language; words that are the same in all languages stay as they are. `null` where
 *   there is no translation.
 */
export function expectedIn(english, language) {
  if (language !== "fr") return english;
  for (const { pattern, french } of PATTERNS) {
    const values = pattern.exec(english)?.slice(1);
    if (values) return french.replace(/\{\}/g, () => values.shift() ?? "");
  }
  const choices = english.split(" or ");
  if (choices.length > 1 && choices.every((choice) => /^"\w[\w-]*"$/.test(choice))) return choices.join(" ou ");
  return /^[\w-]+(, [\w-]+)*$/.test(english) ? english : null;
}
