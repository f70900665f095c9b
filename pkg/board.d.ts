import type { DiagramOptions } from "./diagram.js";
import type { Game, GameId, Move, Outcome, TablierError } from "./tablier.js";

/** `<tablier-board>`: a diagram, a game to replay, to play or to analyse. docs/board.md describes its attributes. */
export class TablierBoard extends HTMLElement {
  /** The game that is shown, to read from; `null` until it is. Set to the id of a game, as the attribute. */
  get game(): Game | null;
  set game(id: GameId | string | null);
  /** Moves played so far; set: the attribute, and the place where the board begins. */
  ply: number;
  playable: boolean;

  /** Attributes by the same name; `null` where there is none. Objects given to `rules` are written as JSON. */
  position: string | null;
  get rules(): string | null;
  set rules(rules: string | object | null);
  moves: string | null;
  record: string | null;
  /** The attribute `record-game`: which game of the record, from 1. */
  get recordGame(): string | null;
  set recordGame(number: string | number | null);
  mode: string | null;
  orientation: string | null;
  get level(): string | null;
  set level(level: string | number | null);
  marks: string | null;
  arrows: string | null;
  shadow: string | null;
  theme: string | null;
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
  back(): void;
  forward(): void;
  goTo(ply: number): void;
  /** Turns the board round. */
  flip(): void;
  /** The board as a picture, as `tablier/diagram` draws it. `options` go before what the board shows. */
  toSVG(options?: DiagramOptions): Promise<string>;
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
