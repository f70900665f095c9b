import type { Game, GameId, PlayerId, RulesById } from "./tablier.js";

/** A game, or what it takes to set one up. */
export type DiagramSource<I extends GameId = GameId> =
  | Game<I>
  | { game: I; position?: string; rules?: Partial<RulesById[I]>; moves?: string[] };

/** Colours of marks and arrows; green where none is named. */
export type AnnotationColour = "green" | "red" | "blue" | "yellow";

/** A marked cell, with a green ring unless it says otherwise. */
export interface Mark { cell: string; shape?: "ring" | "dot" | "cross" | "square"; colour?: AnnotationColour }

/** An arrow from cell to cell, green unless it says otherwise. */
export interface Arrow { from: string; to: string; colour?: AnnotationColour }

/** What a board and its pieces are made of: "contrast" for weak eyes and bright sun. */
export type Look = "wood" | "paper" | "contrast";
export type Theme = "light" | "dark" | Look | `${Look} ${"light" | "dark"}`;

/** How a picture looks; "bad-option" for what does not exist. */
export interface DiagramOptions {
  /** Marked cells, as objects or texts: "d4", "d4:cross", "d4:dot:red"; in one text apart by commas. */
  marks?: string | (string | Mark)[];
  /** As objects or texts: "d2-d8", "d2-d8:blue". */
  arrows?: string | (string | Arrow)[];
  /** Cells under a veil: cells, files, ranks and ranges of them, "a-c,5,e4,g1-h2"; where cells are numbers, "5-9". */
  shadow?: string | string[];
  /** The player at the bottom; by default the board stands as `Layout` describes it, and Charret's always does. */
  orientation?: PlayerId;
  /** Light or dark, what the board is made of, or both; "wood light" by default. */
  theme?: Theme;
  /** The names or numbers of cells; `true` by default. */
  coordinates?: boolean;
  /** The frame around the board; `true` by default. Without it the picture is transparent there. */
  frame?: boolean;
  /** Of the title and the description for screen readers; "en" by default. */
  lang?: "fr" | "en";
  /**
   * 16 to 8192, 640 by default: pixels of CSS for SVG, which scales, and pixels for PNG. The picture is the same at every
   * width.
   */
  width?: number;
}

/**
 * A position as an SVG file, drawn as the page draws it, with the marks of the last move, of check and the like. Throws
 * "bad-option", and what `new Game` and `play` throw.
 * @example diagram({ game: "draughts", moves: ["32-28"] }, { arrows: "32-28", width: 320 });
 */
export function diagram<I extends GameId>(source: DiagramSource<I>, options?: DiagramOptions): string;

/** The same picture as a PNG file. In browsers only. */
export function diagramPNG<I extends GameId>(source: DiagramSource<I>, options?: DiagramOptions): Promise<Blob>;
