import type { DiagramOptions } from "./diagram.js";
import type { Game, GameId, Move, Outcome, TablierError } from "./tablier.js";

/** `<tablier-board>`: a diagram, a game to replay, to play or to analyse. docs/board.md describes its attributes. */
export class TablierBoard extends HTMLElement {
  /** The game that is shown, to read from; `null` until it is. Set to the id of a game, as the attribute. */
  get game(): Game | null;
  set game(id: GameId | string | null);
  /** Moves played so far; set: the attribute, and the place where the board begins. */
  ply: number;
  /** In a diagram: the reader may try a move, and put it back. */
  playable: boolean;

  // Attributes by the same name; `null` where there is none.

  /** Position text, or a diagram in shorthand; without it the start. */
  position: string | null;
  /** Options of the game, as JSON; an object that is set is written so. */
  get rules(): string | null;
  set rules(rules: string | object | null);
  /** Moves from the position, separated by spaces. */
  moves: string | null;
  /** A game in any format of `readRecords`, in place of position, rules and moves. */
  record: string | null;
  /** The attribute `record-game`: which game of the record, from 1. */
  get recordGame(): string | null;
  set recordGame(number: string | number | null);
  /** "diagram" (the default), "replay", "play" or "analyse". */
  mode: string | null;
  /** The player at the bottom, by id. */
  orientation: string | null;
  /** "1" to "10": the computer plays the side at the top; `null`: two people play. */
  get level(): string | null;
  set level(level: string | number | null);
  /** Marked cells: "d4,e5:cross,f6:dot:red". */
  marks: string | null;
  /** From cell to cell: "d2-d8,a1-c3:blue". */
  arrows: string | null;
  /** Cells, files, ranks and ranges under a veil: "a5,e,1-2,g3-g6". */
  shadow: string | null;
  /** "light", "dark" or "auto": as the `color-scheme` of the page; "wood", "paper" or "contrast"; or two of them. */
  theme: string | null;
  /** Text below the board. */
  caption: string | null;

  /** Settled once the board is shown, or what is wrong with its attributes. */
  readonly ready: Promise<void>;
  /** Shows the board though it is not near the view. */
  load(): Promise<void>;

  /** Plays a move, as `Game.play` does. The methods throw "not-initialised" until the board is shown. */
  play(move: Parameters<Game["play"]>[0]): Move;
  /** Takes back a move; against the computer its answer too. Whether there was one. */
  undo(): boolean;
  /** Puts everything back to where the board began. */
  reset(): void;
  /** A move back; nothing at the start. */
  back(): void;
  /** A move forward; nothing at the end. */
  forward(): void;
  /** Shows the position after so many moves. */
  goTo(ply: number): void;
  /** Turns the board round. */
  flip(): void;
  /** The board as a picture, as `tablier/diagram` draws it. `options` go before what the board shows. */
  toSVG(options?: DiagramOptions): Promise<string>;
  /** The same as a PNG file. */
  toPNG(options?: DiagramOptions): Promise<Blob>;

  addEventListener<K extends keyof TablierBoardEventMap>(
    type: K,
    listener: (this: TablierBoard, event: TablierBoardEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** All of them bubble, also out of shadow trees. `game` is the game that is shown. */
export interface TablierBoardEventMap extends Omit<HTMLElementEventMap, "error"> {
  /** A move was played, by a person, the computer or `play`. */
  move: CustomEvent<{ move: Move; game: Game }>;
  /** The game ended, by a move or a claim. */
  outcome: CustomEvent<{ outcome: Outcome; game: Game }>;
  /** A cell was selected or left, with the moves that are possible from then on. */
  select: CustomEvent<{ cell: string | null; moves: Move[] }>;
  /** The board shows another position: after a move, and in a replay. */
  step: CustomEvent<{ ply: number; game: Game }>;
  /** `attribute` is wrong, or the board cannot be loaded ("loading"), or the computer fails (`null`). */
  error: CustomEvent<{ attribute: string | null; message: string; error: TablierError | Error | null }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "tablier-board": TablierBoard;
  }
}
