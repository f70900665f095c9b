/**
 * tablier: rules and engine for abstract strategy games.
 *
 * Every failure throws a {@link TablierError}: an `Error` whose `name` is "TablierError", with a stable `code`
 * and `details`. The object it was thrown from is unchanged.
 */

export type GameId = "bulltricker" | "charret" | "draughts" | "spanish-draughts" | "tumblingdown" | "ultima";

/** "red" and "yellow" in Charret, "white" and "black" elsewhere. */
export type PlayerId = "white" | "black" | "red" | "yellow";

/** Loads the wasm. Without an argument it is found beside the module. Safe to call more than once. */
export default function init(source?: InitSource | Promise<InitSource>): Promise<void>;
export type InitSource = URL | string | Request | Response | BufferSource | WebAssembly.Module;

/** Instantiates from bytes or a module at hand, without waiting. */
export function initSync(source: BufferSource | WebAssembly.Module): void;

/** What can be played, in the order in which a menu would list it. */
export function games(): GameInfo[];

/** Version of the package. */
export function version(): string;

export interface Names { fr: string; en: string }

export interface GameInfo {
  id: GameId;
  names: Names;
  /** The player that starts by default comes first. */
  players: { id: PlayerId; names: Names }[];
  /** Kinds of piece, as found in `PieceOnCell.piece`. */
  pieces: { id: PieceId; names: Names }[];
  /** Names of all cells; the index of a cell here is its number in packed moves. */
  cells: string[];
  rules: RuleOption[];
  /** Ways in which it can end. */
  reasons: Reason[];
  /** Formats that `record` writes, the game's own first. */
  recordFormats: RecordFormat[];
}

export type RuleOption =
  | { name: string; names: Names; kind: "flag"; default: boolean }
  | { name: string; names: Names; kind: "choice"; default: string; choices: { value: string; names: Names }[] }
  /** A whole number between `min` and `max`, or `null` for "no limit". */
  | { name: string; names: Names; kind: "limit"; default: number | null; min: number; max: number };

export interface RulesById {
  draughts: { drawRules: "fmjd" | "none" };
  "spanish-draughts": {
    drawRules: "fmjd" | "none";
    twentyMoves: "kingsOnly" | "noCaptureOrPromotion";
    huffing: boolean;
  };
  charret: {
    doubleCapture: boolean;
    captureFromMill: "last-resort" | "always" | "never";
    fly: boolean;
    blocked: "loss" | "draw" | "pass";
    /** The game is drawn when a position stands for this many times (2 to 100). */
    repetition: number | null;
    /** The game is drawn after this many plies without a capture (2 to 1000). */
    noCaptureLimit: number | null;
    starter: "red" | "yellow";
  };
  tumblingdown: {
    /** The game is drawn when a position stands for this many times (2 to 100; 3 by default). */
    repetition: number | null;
  };
  ultima: {
    start: "default" | "facing" | "mirror" | "random" | "symmetric";
    /** Number of the start position where `start` is "random" or "symmetric" (1 to 999999999): the same number, or `null`, gives the same start. */
    seed: number | null;
    /** Whether a chameleon or an immobiliser beside an enemy immobiliser cancels it ("pure") or not ("classic"). */
    immobiliser: "pure" | "classic";
    /** Whether a leaping chameleon takes in all its ways ("combine") or leapers only ("pure"). */
    chameleonLeap: "combine" | "pure";
    leaper: "multi" | "single";
    stalemate: "draw" | "loss";
    /** The game is drawn when a position stands for this many times (2 to 100; 3 by default). */
    repetition: number | null;
    /** The game is drawn after this many plies without a capture (2 to 1000). */
    noCaptureLimit: number | null;
  };
  bulltricker: {
    /** Captures in colonne, by replacement: the classic edition. */
    columnCapture: boolean;
    /** The game is drawn when a position stands for this many times (2 to 100; 7 by default). */
    repetition: number | null;
  };
}

export interface Move<I extends GameId = GameId> {
  /** Canonical text, unique among the legal moves of its position. */
  text: string;
  player: PlayerOf<I>;
  piece: PieceOf<I>;
  /** `null` when the piece comes from the hand. */
  from: string | null;
  /** Empty for a pass (Charret with `blocked: "pass"`), which `input([])` completes without a cell. */
  to: string;
  /** Every cell on which the piece stands in turn, `from` and `to` included; only `to` for a placement. */
  path: string[];
  /** In the order of the path. */
  captures: { cell: string; piece: PieceOf<I> }[];
  /** Kind of piece that the mover becomes. */
  promotion: PieceOf<I> | null;
  /** Spanish draughts with huffing: the piece huffed before the move. */
  huff?: string;
}

export type PlayerOf<I extends GameId> = I extends "charret" ? "red" | "yellow" : "white" | "black";

/** Kinds of piece. */
export interface PiecesById {
  draughts: "man" | "king";
  "spanish-draughts": "man" | "king";
  charret: "token";
  bulltricker: "king" | "queen" | "pawn";
  tumblingdown: "piece";
  ultima: "pincer" | "coordinator" | "long-leaper" | "chameleon" | "withdrawer" | "king" | "immobiliser";
}
export type PieceOf<I extends GameId> = PiecesById[I];
export type PieceId = PieceOf<GameId>;

/**
 * Ways in which a game of any kind can end: two that its players call, one that a record does not tell beside the result, and a
 * position that stood too often.
 */
export type CommonReason = "resignation" | "agreement" | "unknown" | "repetition";

/** Ways in which a game ends, besides {@link CommonReason}. */
export interface ReasonsById {
  /** By the FMJD: 25 moves each of kings only; three pieces against a king; one or two pieces against a king. */
  draughts: "no-pieces" | "blocked" | "twenty-five-moves" | "sixteen-moves" | "five-moves";
  /** Draws after 20 moves each, and after 12 of three kings on the long diagonal against one. */
  "spanish-draughts": "no-pieces" | "blocked" | "twenty-moves" | "twelve-moves";
  /** Fewer than three tokens left; the `noCaptureLimit`, or a claim after 50 moves each without a capture. */
  charret: "two-tokens" | "blocked" | "no-capture";
  /** An enclosed king; fewer than four pawns and queens on both sides; no legal move. */
  bulltricker: "mat" | "insufficiency" | "immobilisation";
  /** A king captured by the opponent; by its own side, and no enemy one with it. */
  tumblingdown: "king-captured" | "own-king-captured";
  /** The last one by the `noCaptureLimit`. */
  ultima: "checkmate" | "stalemate" | "no-capture";
}
export type ReasonOf<I extends GameId> = CommonReason | ReasonsById[I];
export type Reason = ReasonOf<GameId>;

export interface Outcome<I extends GameId = GameId> {
  /** `null` for a draw. */
  winner: PlayerOf<I> | null;
  reason: ReasonOf<I>;
}

/** A stack (Tumblingdown) is several pieces on one cell, listed from bottom to top. */
export interface PieceOnCell<I extends GameId = GameId> { cell: string; player: PlayerOf<I>; piece: PieceOf<I> }

/**
 * Geometry to draw: board units, origin top left as the first player of `GameInfo.players` sees the board, y down.
 * Tumblingdown is laid out as its diagrams are, A1 at the bottom left and the first player's stacks at the top right.
 */
export interface Layout {
  width: number;
  height: number;
  /** "squares": cells tile the board. "points": cells are junctions of lines. */
  kind: "squares" | "points";
  cells: LayoutCell[];
  /** Segments to draw, from (x1, y1) to (x2, y2). */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  /** Texts to write beside the board or in the cells, centred on (x, y). */
  labels: { text: string; x: number; y: number }[];
}
export interface LayoutCell {
  name: string;
  /** Centre. */
  x: number;
  y: number;
  /** Outline to hit and to fill. */
  polygon: [number, number][];
  /** Reading order for keyboard and screen reader: row from the top, column from the left. */
  row: number;
  column: number;
}

/** What a player should see. Empty lists where a game has no such thing. */
export interface Marks {
  lastMove: { from: string | null; to: string; path: string[]; captures: string[] } | null;
  check: string[];
  frozen: string[];
  /** The same with the pieces that hold each; absent where nothing is frozen. */
  frozenBy?: { cell: string; by: string[] }[];
  kings: string[];
  /** Pieces that some legal move captures. */
  threatened: string[];
  /** Pieces that must capture; then no other piece may move. */
  mustMove: string[];
}

/** Why a move is not legal; docs/refusals.md describes each code and its parameters. `say` of `tablier/say` puts it in words. */
export interface Refusal<I extends GameId = GameId> {
  code: RefusalCodeOf<I>;
  /** Cells that show it, the most telling first: the piece that must capture, the one that is in the way. */
  cells: string[];
  /** Anchor in the rules page of the game. */
  section: string;
  /** Cells by name, pieces and players by id, moves as text. */
  params: Record<string, string | number | string[]>;
}
export type RefusalCodeOf<I extends GameId> = CommonRefusalCode | RefusalCodesById[I];
export type CommonRefusalCode =
  | "game-over" | "no-such-cell" | "empty-cell" | "opponents-piece" | "same-cell" | "out-of-reach" | "no-huffing";
export interface RefusalCodesById {
  draughts:
    | "must-capture" | "takes-fewer" | "capture-goes-on" | "jumped-twice" | "captured-in-way" | "man-backward"
    | "man-step" | "king-line" | "own-piece-there" | "enemy-piece-there" | "own-piece-in-way" | "two-in-a-row"
    | "nothing-to-jump" | "blocked" | "is-capture" | "takes-nothing" | "other-captures";
  "spanish-draughts":
    | "must-capture" | "takes-fewer" | "capture-goes-on" | "jumped-twice" | "captured-in-way" | "man-backward"
    | "man-step" | "king-line" | "own-piece-there" | "enemy-piece-there" | "own-piece-in-way" | "two-in-a-row"
    | "nothing-to-jump" | "blocked" | "is-capture" | "takes-nothing" | "other-captures" | "man-captures-backward"
    | "fewer-kings" | "not-huffable" | "no-move-after-huff";
  charret:
    | "no-pass" | "must-pass" | "must-place" | "hand-empty" | "occupied" | "blocked" | "jump-too-early" | "not-next"
    | "not-closed" | "must-take" | "no-enemy-there" | "in-charret" | "charret-safe" | "one-capture" | "two-captures"
    | "captured-twice";
  bulltricker:
    | "queen-must-capture" | "pawn-must-capture" | "queen-before-pawn" | "rangee-before-colonne" | "queen-takes-all"
    | "pawn-takes-all" | "one-direction" | "royal-squares-only" | "king-takes-nothing" | "king-step" | "king-walled"
    | "kings-apart" | "rectangles-only" | "own-piece" | "piece-in-the-way" | "king-in-the-way" | "pawn-forward"
    | "pawn-step" | "double-step" | "queen-line" | "slanting-capture" | "onto-victim" | "jump-without-room"
    | "jump-in-colonne" | "far-in-colonne" | "no-colonne-capture" | "shut-in" | "move-ends" | "no-promotion"
    | "captures-nothing" | "captures-others";
  tumblingdown:
    | "no-line" | "too-far" | "move-ends" | "nothing-leaves";
  ultima:
    | "frozen" | "frozen-helper" | "frozen-by-chameleon" | "king-step" | "pincer-line" | "no-line" | "own-man"
    | "displacement" | "man-in-the-way" | "leap-over-own" | "leap-without-room" | "leap-over-two" | "chameleon-leap"
    | "check-by-king" | "check-by-chameleon" | "check-by-withdrawer" | "check-by-leaper" | "check-by-pincer"
    | "check-by-coordinator" | "shut-in" | "pinned" | "no-parry" | "no-safe-square" | "no-such-man" | "none-reaches"
    | "other-start" | "other-man" | "move-ends" | "captures-nothing" | "captures-others";
}

/** What can follow the cells entered so far. */
export interface InputState<I extends GameId = GameId> {
  /**
   * Cells that may be entered next. The last cell of a capture of several steps is among them where it names one move
   * only; where it is a step of another capture as well, it counts as that step.
   */
  next: string[];
  /** Moves that agree with the cells so far. */
  moves: Move<I>[];
  /** The move, once the cells name one. */
  complete: Move<I> | null;
}

/** Strength of the engine: 1 is the weakest, 10 the full strength, and the default. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Without `timeMs`, `nodes` and `depth` a search ends after a second; a single legal move is answered at once. */
export interface SearchLimits {
  /** Milliseconds. */
  timeMs?: number;
  nodes?: number;
  /** Plies, 1 to 100. */
  depth?: number;
  /** How many best moves to tell, 1 to 20. */
  multiPv?: number;
  level?: Level;
  /** Seed of the choice among good moves below full strength. */
  seed?: number;
  onInfo?: (info: SearchInfo) => void;
}

export interface SearchLine {
  move: string;
  /** From the side to move, in hundredths of a man. Beyond 20,000 either way it is proved: by `mate`, or by a table. */
  score: number;
  /** Plies to the forced end of the game: positive when the side to move wins, negative when it loses. */
  mate: number | null;
  pv: string[];
}

export interface SearchInfo extends SearchLine {
  depth: number;
  nodes: number;
  timeMs: number;
  /** `multiPv` lines, best first; the first repeats the fields above. */
  lines: SearchLine[];
}

export interface SearchResult extends SearchInfo {}

/** All that is needed to take a game up again; plain JSON. */
export interface GameState<I extends GameId = GameId> {
  id: I;
  rules: RulesById[I];
  /** Position at the start. */
  position: string;
  /** Moves played, then moves taken back that `redo` would play. */
  moves: string[];
  redo: string[];
  /** An end by resignation, agreement or claim, after all of `moves` and `redo`. */
  ended: Outcome<I> | null;
}

/**
 * "pdn": Portable Draughts Notation 3.0. "clip": Charret. "pgn": Ultima, Bulltricker. "sgf": Tumblingdown, as
 * boardspace.net writes it. "moves": the moves alone, for every game.
 */
export type RecordFormat = RecordFormatOf<GameId>;
export interface RecordFormatsById {
  draughts: "pdn";
  "spanish-draughts": "pdn";
  charret: "clip";
  bulltricker: "pgn";
  tumblingdown: "sgf";
  ultima: "pgn";
}
export type RecordFormatOf<I extends GameId> = RecordFormatsById[I] | "moves";

/** Moves that follow each other, and what was said about them. */
export interface RecordedLine {
  /** Canonical texts. */
  moves: string[];
  /** Ascending by `ply`, one for each ply at most. */
  notes: RecordNote[];
}

export interface RecordNote {
  /** The move of its line that it stands behind, counted from 1; 0: before the first. */
  ply: number;
  comment?: string;
  /** Numeric annotation glyphs, 0 to 255: 1 "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!". */
  nags?: number[];
  /** What could have been played in place of this move; not at `ply` 0. */
  variations?: RecordedLine[];
}

/** A game as it is written down. `Game.fromJSON` takes it too, and plays its main line. */
export interface RecordedGame<I extends GameId = GameId> extends RecordedLine {
  id: I;
  /** What it was read from. */
  format: RecordFormat;
  rules: RulesById[I];
  /** Position at the start. */
  position: string;
  /** As written, in their order, the unknown ones too. */
  tags: Record<string, string>;
  /** The result as written, "" where none is. */
  result: string;
  /** An end by resignation, agreement or claim, after all of `moves`. */
  ended: Outcome<I> | null;
  /** How the game stands after the last move; `null`: it goes on, or its end is not told. */
  outcome: Outcome<I> | null;
  /** Line of the text where it begins, counted from 1. */
  line: number;
}

export type RecordFault =
  /** The same as the error codes of `play` and of positions. */
  | "illegal-move" | "ambiguous-move" | "bad-notation" | "bad-position" | "bad-option"
  /** Text that is no record; a record of a game that is none of these. Neither is among the games. */
  | "not-a-record" | "unsupported-game"
  | "bad-tag" | "unclosed-tag" | "unclosed-comment" | "unclosed-variation" | "unclosed-value" | "stray-bracket"
  /** A variation without a move to replace; variations in variations beyond 100. */
  | "stray-variation" | "too-deep"
  /** A move that the record leaves out (`...`), with others behind it. */
  | "unknown-move"
  /** Moves behind the end of the game. */
  | "after-end"
  /** Bulltricker: official names of cells and those of 2020 in one record. */
  | "mixed-names"
  /** More games, faults, or moves of a line, than are read: 100000, 100000, 20000. */
  | "too-long"
  /** Warnings: the result differs from the end on the board, or from another result; the moves go on behind a draw. */
  | "result-differs" | "played-on"
  /** Warning, Charret: the first digit was read as a move and not as the starting colour: only so the game is legal. */
  | "starter-read-otherwise"
  /** Warning: Numeric annotation glyphs end at 255; a tag given twice. */
  | "bad-nag" | "repeated-tag"
  /** Warning, draughts: a position that does not tell who is to move. */
  | "side-unknown";

/** A fault of a record, one of 100 at most. What is legal before it has been read. */
export interface RecordError {
  /** A warning tells of something that the reader has settled. */
  severity: "error" | "warning";
  code: RecordFault;
  /** For people, in English. */
  message: string;
  /** Index in `games`; `null` for text outside every game. */
  game: number | null;
  /** From 1; columns and `at` in UTF-16 code units. */
  line: number;
  column: number;
  at: number;
  /** What stands there; empty at the end of the text. */
  found: string;
  /** Plies of the line before it. */
  ply?: number;
  /** What could stand there, in English. */
  expected?: string;
  /** Legal moves there (100 at most). */
  legal?: string[];
  /** Moves that an ambiguous text could mean. */
  candidates?: string[];
}

/**
 * Reads a text with any number of games. Format and game are found from the text; `game` helps where it does not tell.
 * A bad game does not stop the reader: what is legal before its fault is kept, and the next one follows.
 */
export function readRecords(text: string, options?: { game?: GameId }): { games: RecordedGame[]; errors: RecordError[] };

/** Writes a record in its game's own format, or in another one of `GameInfo.recordFormats`. */
export function writeRecord(
  record: Omit<RecordedGame, "format" | "line" | "result" | "outcome"> & Partial<RecordedGame>,
  options?: { format?: RecordFormat },
): string;

/** One game, with its history. */
export class Game<I extends GameId = GameId> {
  constructor(id: I, options?: { position?: string; rules?: Partial<RulesById[I]> });
  /** Takes up what `toJSON` gave, or a game that `readRecords` read. */
  static fromJSON<I extends GameId = GameId>(state: GameState<I> | RecordedGame<I>): Game<I>;
  static validate<I extends GameId>(
    id: I,
    position: string,
    rules?: Partial<RulesById[I]>,
  ): { ok: true } | { ok: false; code: ErrorCode; message: string; at: number };

  id(): I;
  /** All options of the game, the defaults filled in. */
  rules(): RulesById[I];
  clone(): Game<I>;
  toJSON(): GameState<I>;
  free(): void;
  [Symbol.dispose](): void;

  turn(): PlayerOf<I>;
  /** Position text as the game's players write it; reads back into the same position. */
  position(): string;
  /** Canonical texts of the legal moves; none once the game is over. */
  moves(options?: { from?: string; verbose?: false }): string[];
  moves(options: { from?: string; verbose: true }): Move<I>[];
  moves(options: { from?: string; verbose: boolean }): string[] | Move<I>[];
  isLegal(move: string): boolean;
  /**
   * Any accepted spelling, or a move as an object. Forgets what was taken back: moves, and an end by resignation,
   * agreement or claim.
   */
  play(move: string | { from?: string | null; to: string; captures?: string[]; huff?: string } | Move<I>): Move<I>;
  /** An end by resignation, agreement or claim stays where it was given: `redo` leads back to it. */
  undo(): Move<I> | null;
  redo(): Move<I> | null;
  history(options?: { verbose?: false }): string[];
  history(options: { verbose: true }): Move<I>[];
  history(options: { verbose: boolean }): string[] | Move<I>[];

  /** `null` while the game goes on. */
  outcome(): Outcome<I> | null;
  /** The player to move resigns where none is named. An end forgets the moves that were taken back. */
  resign(player?: PlayerOf<I>): void;
  agreeDraw(): void;
  /** Ends the game by a draw that `drawClaim` allows; throws "no-claim" where none does. */
  claimDraw(): void;
  /**
   * Charret: "repetition" at the third time, "no-capture" after 50 moves each without a capture. Bulltricker:
   * "repetition" when the opponent has made the same move seven times in a row, going back between. Else `null`.
   */
  drawClaim(): Extract<ReasonOf<I>, "repetition" | "no-capture"> | null;

  /**
   * Why a move is not legal; `null` where one legal move or more agrees with what is told. Takes what `play` takes, a piece
   * alone (`from`: why has it no move?), or cells as `input` takes them. Throws "bad-notation" for a text that is no move.
   */
  explain(
    move: string | { from?: string | null; to: string; captures?: string[]; huff?: string } | { from: string } | { cells: string[] } | Move<I>,
  ): Refusal<I> | null;
  /** Click by click: what can follow these cells. */
  input(cells: string[]): InputState<I>;
  layout(): Layout;
  board(): PieceOnCell<I>[];
  /** Pieces still in hand; empty where a game has no hands. */
  hands(): { player: PlayerOf<I>; piece: PieceOf<I>; count: number }[];
  marks(): Marks;
  /** The game as text, in its own format unless another is named. Moves that were taken back are left out. */
  record(options?: { format?: RecordFormatOf<I>; tags?: Record<string, string> }): string;
  ascii(): string;
  /** Sixteen hexadecimal digits, equal for positions that the repetition rule holds equal. */
  hash(): string;

  /** Legal moves as numbers: index among the legal moves * 65536 + to * 256 + from (255: from the hand). */
  movesPacked(): Uint32Array;
  playPacked(move: number): void;
  /** Leaf count, `depth` plies from here (0 to 20); 0 below the end of the game. */
  perft(depth: number): number;

  /** Blocks until done: for workers and Node. In a page use `tablier/engine`. */
  search(limits?: SearchLimits): SearchResult | null;
  /** The same search in slices: a cooperative mode. `null` when the game is over. */
  startSearch(limits?: Omit<SearchLimits, "onInfo">): Search | null;
  /**
   * Gives the engine the weights of a file such as `tablier/weights/draughts.bin`, for the searches of this game and of
   * its clones. Without them it plays by its evaluation written by hand. `Engine` loads them by itself. Throws
   * "bad-weights".
   */
  loadWeights(bytes: Uint8Array): void;

  /**
   * Gives the engine an endgame table, a file such as `tablier/tables/charret-8.bin`, for the searches at full strength of
   * this game and of clones made later, and for `tableValue`. Several add up. `Engine` loads those of few men by itself. Throws "bad-table"
   * for other bytes, and for a table made for other rules than those of this game.
   */
  loadTable(bytes: Uint8Array): void;
  /** What tables prove of the position for the player to move; `null` where they tell nothing, and once the game is over. */
  tableValue(): TableValue | null;
  /**
   * Solves all endings with up to `men` men together (2 to 4 in draughts, 2 and 3 in Spanish draughts, 6 to 9 in Charret)
   * by retrograde analysis, in slices. What is solved the game knows at once, with the plies to the end. Throws "bad-table"
   * under rules that the analysis is not for. Charret with 9 men: 44 million positions, some 70 MB.
   */
  startSolving(options: { men: number }): Solving;
  /** Puts a saved game of the same id in the place of this one. Weights and tables stay. */
  restore(state: GameState<I> | RecordedGame<I>): void;
}

/** Proved by tables, not estimated. */
export interface TableValue {
  /** For the player to move, when both play their best. */
  value: "win" | "draw" | "loss";
  /** Plies to the end when the winner hurries and the loser holds out; `null` for draws, and where a table tells no plies. */
  plies: number | null;
  proved: true;
}

/** Retrograde analysis that runs in slices and can be dropped at any time: what was solved stays with its game. */
export class Solving {
  /** Works for about this many milliseconds; true when all is solved. */
  run(sliceMs: number): boolean;
  /** Share of the positions that were looked at, 0 to 1: a measure of the time. */
  progress(): number;
  free(): void;
  [Symbol.dispose](): void;
}

/** A search that runs in slices and can be dropped at any time. */
export class Search {
  /** Works for about this many milliseconds; true when the limits are reached. */
  run(sliceMs: number): boolean;
  /** Best so far. */
  info(): SearchResult;
  free(): void;
  [Symbol.dispose](): void;
}

export type ErrorCode =
  | "not-initialised" | "unknown-game" | "unknown-player" | "unknown-cell"
  | "bad-option" | "bad-position" | "bad-notation" | "bad-state" | "bad-record" | "bad-weights" | "bad-table"
  | "illegal-move" | "ambiguous-move" | "game-over" | "no-claim"
  /** An object that was freed; one that is in use further up the stack, by a callback. */
  | "disposed" | "in-use"
  | "engine-failed";

/** Faults of position and move texts. */
export type Fault =
  | "unexpected" | "no-such-cell" | "occupied" | "too-many-pieces"
  /** Draughts: a man where it would have been crowned; no piece to huff. */
  | "man-on-crown" | "not-huffable"
  /** Draughts, Tumblingdown: an empty board. */
  | "no-piece"
  /** Charret: both players have fewer than three tokens. */
  | "both-lost"
  /** Ultima, Bulltricker: a side without a king, or with two. */
  | "no-king" | "second-king"
  /** Ultima: a rank of other than eight squares; the king of the side that is not to move in check. */
  | "rank-length" | "other-king-in-check"
  /** Bulltricker: a kind of piece where it cannot stand; a pawn that would be a queen; kings. */
  | "wrong-cell" | "pawn-on-last-strip" | "kings-too-close" | "both-mat";

export interface TablierError extends Error {
  name: "TablierError";
  code: ErrorCode;
  details: {
    /** Offset in the text that was read, in UTF-16 code units. */
    at?: number;
    /** What is wrong there. */
    fault?: Fault;
    /** Name of the rule option that is refused: there is none of this name, or it cannot be `found`. */
    option?: string;
    /** What stands there; empty at the end of the text. */
    found?: string;
    /** What could stand there, in English. */
    expected?: string;
    /** Why an illegal move is not legal: what `explain` tells of it. */
    refusal?: Refusal;
    /** Legal moves where the refused one stood (100 at most). */
    legal?: string[];
    /** Moves that an ambiguous text could mean. */
    candidates?: string[];
    outcome?: Outcome;
  };
}
