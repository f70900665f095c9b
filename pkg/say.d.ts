import type { GameId, Refusal } from "./tablier.js";

/** Texts of a language by their keys, as `tablier/locales/fr.js` and `tablier/locales/en.js` give them. */
export type Locale = Readonly<Record<string, string>>;

/** A refusal of a game in the words of a language: one or two sentences, with the cells named. */
export function say<I extends GameId>(refusal: Refusal<I>, locale: Locale, game: NoInfer<I>): string;
