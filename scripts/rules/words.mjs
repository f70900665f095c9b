/** What the rules pages say of themselves. */
export const WORDS = {
  fr: {
    name: "Français", rules: "Règles des jeux", contents: "Sur cette page", others: "Les autres jeux", play: "Jouer", home: "tablier",
    skip: "Aller au texte", figure: "Figure", exercise: "À vous", solution: "Solution", or: " ou ",
    open: "Ouvrir sur le grand plateau",
    diagrams: "Chaque position de cette page a été vérifiée par le moteur qui joue dans tablier.",
  },
  en: {
    name: "English", rules: "Rules of the games", contents: "On this page", others: "The other games", play: "Play", home: "tablier",
    skip: "Skip to the text", figure: "Figure", exercise: "Try it", solution: "Solution", or: " or ",
    open: "Open on the big board",
    diagrams: "Every position on this page has been checked by the engine that plays in tablier.",
  },
};
