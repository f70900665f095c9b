/**
 * tablier: rules and engine for abstract strategy games.
 *
 * Every failure throws a {@link TablierError}: an `Error` whose `name` is "TablierError", with a stable `code`
 * and `details`. The object it was thrown from is unchanged.
 */

export type GameId = "bulltricker" | "charret" | "draughts" | "spanish-draughts" | "tumblingdown" | "ultima";

/** "red" and "yellow" in Charret, "white" and "black" elsewhere. */
export type PlayerId = "white" | "black" | "red" | "yellow";

/**
 * Loads the wasm. Without an argument it is found beside the module. Safe to call more than once, also after a failure.
 * Rejects with "init-failed", what failed as its `cause`.
 */
export default function init(source?: InitSource | Promise<InitSource>): Promise<void>;
export type InitSource = URL | string | Request | Response | BufferSource | WebAssembly.Module;

/** Instantiates from bytes or a module at hand, without waiting. Throws "init-failed". */
export function initSync(source: BufferSource | WebAssembly.Module): void;

/** What can be played, in the order in which a menu would list it. */
export function games(): GameInfo[];

/** Version of the package, as "1.2.3". */
export function version(): string;

/** Whether an error is one of this package, of any copy of it: `catch (error) { if (isTablierError(error)) … }`. */
export function isTablierError(error: unknown): error is TablierError;

/** A name for people in French and in English. */
export interface Names { fr: string; en: string }

/** What there is to know of a game before it is played. */
export interface GameInfo {
  /** As `new Game` takes it. */
  id: GameId;
  /** Of the game. */
  names: Names;
  /** The player that starts by default comes first. */
  players: { id: PlayerId; names: Names }[];
  /** Kinds of piece, as found in `PieceOnCell.piece`. */
  pieces: { id: PieceId; names: Names }[];
  /** Names of all cells; the index of a cell here is its number in packed moves. */
  cells: string[];
  /** Options as `new Game` takes them, with their defaults. */
  rules: RuleOption[];
  /** Ways in which it can end, as in `Outcome.reason`. */
  reasons: Reason[];
  /** Formats that `record` writes, the game's own first. */
  recordFormats: RecordFormat[];
}

/** An option of the rules, as a form would show it: a check box, a list, a number. */
export type RuleOption =
  | { name: string; names: Names; kind: "flag"; default: boolean }
  | { name: string; names: Names; kind: "choice"; default: string; choices: { value: string; names: Names }[] }
  /** A whole number between `min` and `max`, or `null` for "no limit". */
  | { name: string; names: Names; kind: "limit"; default: number | null; min: number; max: number };

/** Options of the rules by game; each default is the first value named, `false` or `null` unless its text tells another. */
export interface RulesById {
  draughts: {
    /** Draws by repetition and by counts of moves: those of the official rules, or none. */
    drawRules: "fmjd" | "none";
  };
  "spanish-draughts": {
    /** Draws by repetition and by counts of moves: those of the official rules, or none. */
    drawRules: "fmjd" | "none";
    /** A draw after 20 moves each: of kings only without a capture, or of any piece without a capture or a promotion. */
    twentyMoves: "kingsOnly" | "noCaptureOrPromotion";
    /** Captures are not compulsory; a piece that failed to capture may be huffed (removed) before the next move. */
    huffing: boolean;
  };
  charret: {
    /** Two mills closed by one token take two tokens instead of one. */
    doubleCapture: boolean;
    /** Whether tokens in a mill may be captured: only where no other is left, always, or never. */
    captureFromMill: "last-resort" | "always" | "never";
    /** A player with three tokens may jump to any free point; `true` by default. */
    fly: boolean;
    /** What becomes of a player who cannot move. */
    blocked: "loss" | "draw" | "pass";
    /** The game is drawn when a position stands for this many times (2 to 100). */
    repetition: number | null;
    /** The game is drawn after this many plies without a capture (2 to 1000). */
    noCaptureLimit: number | null;
    /** Who moves first. */
    starter: "red" | "yellow";
  };
  tumblingdown: {
    /** The game is drawn when a position stands for this many times (2 to 100; 3 by default). */
    repetition: number | null;
  };
  ultima: {
    /** Start position: of central symmetry, kings face to face, mirrored; at random with two sides of their own, or mirrored. */
    start: "default" | "facing" | "mirror" | "random" | "symmetric";
    /** Number of the start position where `start` is "random" or "symmetric" (1 to 999999999): the same number, or `null`, gives the same start. */
    seed: number | null;
    /** Whether a chameleon or an immobiliser beside an enemy immobiliser cancels it ("pure") or not ("classic"). */
    immobiliser: "pure" | "classic";
    /** Whether a leaping chameleon takes in all its ways ("combine") or leapers only ("pure"). */
    chameleonLeap: "combine" | "pure";
    /** What a long leaper jumps in one straight leap: one enemy man or more, or one only. */
    leaper: "multi" | "single";
    /** What stalemate is for the player who cannot move. */
    stalemate: "draw" | "loss";
    /** The game is drawn when a position stands for this many times (2 to 100; 3 by default). */
    repetition: number | null;
    /** The game is drawn after this many plies without a capture (2 to 1000). */
    noCaptureLimit: number | null;
  };
  bulltricker: {
    /** Captures in colonne, by replacement: the classic edition. `true` by default. */
    columnCapture: boolean;
    /** The game is drawn when a position stands for this many times (2 to 100; 7 by default). */
    repetition: number | null;
  };
}

/**
 * A move: one complete turn, with all that it captures. Cells are named as in `GameInfo.cells`.
 * @example { text: "28x19", player: "white", piece: "man", from: "28", to: "19", path: ["28", "19"], captures: [{ cell: "23", piece: "man" }], promotion: null }
 */
export interface Move<I extends GameId = GameId> {
  /** Canonical text, unique among the legal moves of its position. */
  text: string;
  /** Who plays it. */
  player: PlayerOf<I>;
  /** Kind of the piece that moves. */
  piece: PieceOf<I>;
  /** Where it begins; `null` when the piece comes from the hand. */
  from: string | null;
  /** Where it ends; empty for a pass (Charret with `blocked: "pass"`), which `input([])` completes without a cell. */
  to: string;
  /** Every cell on which the piece stands in turn, `from` and `to` included; only `to` for a placement. */
  path: string[];
  /** What it captures, in the order of the path. */
  captures: { cell: string; piece: PieceOf<I> }[];
  /** Kind of piece that the mover becomes; `null` without a promotion. */
  promotion: PieceOf<I> | null;
  /** Spanish draughts with huffing: the piece huffed before the move. */
  huff?: string;
}

/** Players of a game. */
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

/** The end of a game. */
export interface Outcome<I extends GameId = GameId> {
  /** `null` for a draw. */
  winner: PlayerOf<I> | null;
  /** How it came about. */
  reason: ReasonOf<I>;
}

/** A stack (Tumblingdown) is several pieces on one cell, listed from bottom to top. */
export interface PieceOnCell<I extends GameId = GameId> { cell: string; player: PlayerOf<I>; piece: PieceOf<I> }

/**
 * Geometry to draw: board units, origin top left as the first player of `GameInfo.players` sees the board, y down.
 * Tumblingdown is laid out as its diagrams are, A1 at the bottom left and the first player's stacks at the top right.
 */
export interface Layout {
  /** Of the whole board with its edge, from x = 0. */
  width: number;
  /** From y = 0. */
  height: number;
  /** "squares": cells tile the board. "points": cells are junctions of lines. */
  kind: "squares" | "points";
  cells: LayoutCell[];
  /** Segments to draw, from (x1, y1) to (x2, y2). */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  /** Texts to write beside the board or in the cells, centred on (x, y). */
  labels: { text: string; x: number; y: number }[];
}
/** Where a cell is drawn, in board units. */
export interface LayoutCell {
  /** As in `GameInfo.cells`. */
  name: string;
  /** Centre, from the left. */
  x: number;
  /** Centre, from the top. */
  y: number;
  /** Outline to hit and to fill. */
  polygon: [number, number][];
  /** Reading order for keyboard and screen reader: row from the top, column from the left. */
  row: number;
  /** From the left. */
  column: number;
}

/** What a player should see, as names of cells. Empty lists where a game has no such thing. */
export interface Marks {
  /** The move before; `null` at the start. `captures` are cells. */
  lastMove: { from: string | null; to: string; path: string[]; captures: string[] } | null;
  /** Kings in check. */
  check: string[];
  /** Pieces that cannot move because others hold them (Ultima). */
  frozen: string[];
  /** The same with the pieces that hold each; absent where nothing is frozen. */
  frozenBy?: { cell: string; by: string[] }[];
  /** Royal pieces of both sides. */
  kings: string[];
  /** Pieces that some legal move captures. */
  threatened: string[];
  /** Pieces that must capture; then no other piece may move. */
  mustMove: string[];
}

/** Why a move is not legal; docs/refusals.md describes each code and its parameters. `say` of `tablier/say` puts it in words. */
export interface Refusal<I extends GameId = GameId> {
  /** The reason, by a name that stays. */
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

/**
 * Limits of a search, which ends at the first that is reached. Without `timeMs`, `nodes` and `depth` it ends after a second;
 * a single legal move is answered at once. By `nodes` or `depth` the answer is the same on every machine.
 */
export interface SearchLimits {
  /** Milliseconds, 0 or more. */
  timeMs?: number;
  /** Positions visited, 1 or more. */
  nodes?: number;
  /** Plies, 1 to 100. */
  depth?: number;
  /** How many best moves to tell, 1 to 20; 1 by default. */
  multiPv?: number;
  /** Strength, 1 to 10; 10 by default. Weaker ones search less and choose among good moves. */
  level?: Level;
  /** Seed of the choice among good moves below full strength, a whole number from 0: the same one, the same choice. */
  seed?: number;
  /**
   * Told of each depth that is completed; a fast search may complete several between two infos. An error thrown here ends
   * the search. A call that changes the game throws "in-use".
   */
  onInfo?: (info: SearchInfo) => void;
}

/** A line of play and what it is worth. */
export interface SearchLine {
  /** The first move, as canonical text: `game.play(line.move)`. */
  move: string;
  /** From the side to move, in hundredths of a man. Beyond 20,000 either way it is proved: by `mate`, or by a table. */
  score: number;
  /** Plies to the forced end of the game: positive when the side to move wins, negative when it loses. */
  mate: number | null;
  /** Moves of the line, as canonical texts, `move` first. */
  pv: string[];
}

/** What a search has found so far. */
export interface SearchInfo extends SearchLine {
  /** Plies of the last complete iteration; 0 before the first. Infos may skip some. */
  depth: number;
  /** Positions visited. */
  nodes: number;
  /** Milliseconds since the search began. */
  timeMs: number;
  /** `multiPv` lines, best first; the first repeats the fields above. */
  lines: SearchLine[];
}

/** What a search has found in the end. */
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
  /** A move with a cell that the board does not have: `found`. */
  | "no-such-cell"
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
 * A bad game does not stop the reader: what is legal before its fault is kept, and the next one follows. Throws
 * "bad-record" for what is no text.
 * @example const { games, errors } = readRecords("1. 32-28 19-23 2. 28x19 14x23 1-1");
 */
export function readRecords(text: string, options?: { game?: GameId }): { games: RecordedGame[]; errors: RecordError[] };

/**
 * Writes a record in its game's own format, or in another one of `GameInfo.recordFormats`. Only `id` must be given; rules
 * and position are then those of a new game. Throws "bad-state" where moves, notes or the end do not fit, "bad-option" for a
 * format that the game does not have.
 * @example writeRecord({ id: "draughts", moves: ["32-28", "19-23"], tags: { White: "Ada" } });
 */
export function writeRecord(
  record: Pick<RecordedGame, "id"> & Partial<Omit<RecordedGame, "rules">> & { rules?: Partial<RulesById[GameId]> },
  options?: { format?: RecordFormat },
): string;

/**
 * One game, with its history. Its memory is that of the wasm: `free()` it, or declare it with `using`, where many are made.
 * @example
 * const game = new Game("draughts");
 * game.play("32-28");
 */
export class Game<I extends GameId = GameId> {
  /**
   * A new game, from the start or from a position text. Throws "unknown-game", "bad-option" for a rule that does not exist or
   * a value that it cannot have, "bad-position".
   * @example new Game("charret", { rules: { blocked: "pass" } });
   */
  constructor(id: I, options?: { position?: string; rules?: Partial<RulesById[I]> });
  /**
   * Takes up what `toJSON` gave, or a game that `readRecords` read. Throws "bad-state" for what is not whole or cannot be
   * played, and what the constructor throws.
   */
  static fromJSON<I extends GameId = GameId>(state: GameState<I> | RecordedGame<I>): Game<I>;
  /**
   * Whether a text is a position of a game, and if not, what is wrong where (`at`, in UTF-16 code units). Throws
   * "unknown-game", "bad-option" for the rules, and "bad-position" for what is no text.
   */
  static validate<I extends GameId>(
    id: I,
    position: string,
    rules?: Partial<RulesById[I]>,
  ): { ok: true } | { ok: false; code: ErrorCode; message: string; at: number };

  /** Which game this is. */
  id(): I;
  /** All options of the game, the defaults filled in. */
  rules(): RulesById[I];
  /** A copy with its history, weights and tables, which goes its own way and is to be freed by itself. */
  clone(): Game<I>;
  /** All that is needed to take the game up again, as plain data: `JSON.stringify(game)` works. */
  toJSON(): GameState<I>;
  /**
   * Gives the memory back at once; the garbage collector would do it at some time. A second call does nothing, all other
   * methods throw "disposed" from then on.
   */
  free(): void;
  /** The same, for `using`. */
  [Symbol.dispose](): void;

  /** The player to move; once the game is over, the one who would be. */
  turn(): PlayerOf<I>;
  /** Position text as the game's players write it; reads back into the same position. */
  position(): string;
  /**
   * Canonical texts of the legal moves, all or those from a cell; none once the game is over. Throws "unknown-cell".
   * @example game.moves({ from: "32" });    // ["32-27", "32-28"]
   */
  moves(options?: { from?: string; verbose?: false }): string[];
  /** The legal moves as objects, all or those from a cell. Throws "unknown-cell". */
  moves(options: { from?: string; verbose: true }): Move<I>[];
  /** Texts, or objects where `verbose` is true. */
  moves(options: { from?: string; verbose?: boolean }): string[] | Move<I>[];
  /**
   * Whether `play` would take it: a text in any accepted spelling, or an object, that names one legal move. Throws
   * "bad-notation" for what is neither.
   */
  isLegal(move: MoveInput | Move<I>): boolean;
  /**
   * Plays a move, as any accepted spelling or as an object, and tells it. Forgets what was taken back: moves, and an end by
   * resignation, agreement or claim. Throws "bad-notation", "illegal-move" (`details.refusal` says why), "ambiguous-move",
   * "game-over", and "unknown-cell" for an object; nothing changes then.
   * @example game.play({ from: "19", to: "23" }).text;    // "19-23"
   */
  play(move: MoveInput | Move<I>): Move<I>;
  /**
   * Takes back the last move and tells it; `null` at the start. An end by resignation, agreement or claim stays where it was
   * given: `redo` leads back to it.
   */
  undo(): Move<I> | null;
  /** Plays again what `undo` took back, and tells it; `null` where there is nothing. */
  redo(): Move<I> | null;
  /** Canonical texts of the moves played. */
  history(options?: { verbose?: false }): string[];
  /** The moves played, as objects. */
  history(options: { verbose: true }): Move<I>[];
  /** Texts, or objects where `verbose` is true. */
  history(options: { verbose?: boolean }): string[] | Move<I>[];

  /** How the game ended; `null` while it goes on. */
  outcome(): Outcome<I> | null;
  /**
   * A player gives up, the one to move where none is named. An end forgets the moves that were taken back. Throws
   * "unknown-player", "game-over".
   */
  resign(player?: PlayerOf<I>): void;
  /** Ends the game by a draw that both want. Throws "game-over". */
  agreeDraw(): void;
  /** Ends the game by a draw that `drawClaim` allows. Throws "no-claim" where none does, "game-over". */
  claimDraw(): void;
  /**
   * The draw that the player to move may claim. Charret: "repetition" at the third time, "no-capture" after 50 moves each
   * without a capture. Bulltricker: "repetition" when the opponent has made the same move seven times in a row, going back
   * between. Else `null`.
   */
  drawClaim(): Extract<ReasonOf<I>, "repetition" | "no-capture"> | null;

  /**
   * Why a move is not legal; `null` where one legal move or more agrees with what is told. Takes what `play` takes, a piece
   * alone (`from`: why has it no move?), or cells as `input` takes them. Throws "bad-notation" for a text that is no move.
   * @example game.explain("32-29")?.code;
   */
  explain(move: MoveInput | { from: string } | { cells: string[] } | Move<I>): Refusal<I> | null;
  /**
   * Click by click: what can follow these cells, none for the first. Throws "unknown-cell".
   * @example game.input(["32", "28"]).complete?.text;    // "32-28"
   */
  input(cells: string[]): InputState<I>;
  /** How to draw the board, in board units; always the same for a game. */
  layout(): Layout;
  /** What stands where, a stack from bottom to top. Empty cells are left out. */
  board(): PieceOnCell<I>[];
  /** Pieces still in hand; empty where a game has no hands. */
  hands(): { player: PlayerOf<I>; piece: PieceOf<I>; count: number }[];
  /** What to mark on the board: the last move, checks, pieces that must capture. */
  marks(): Marks;
  /**
   * The game as text, in its own format unless another is named. Moves that were taken back are left out. Throws
   * "bad-option".
   * @example game.record({ tags: { White: "Ada", Black: "Max" } });
   */
  record(options?: { format?: RecordFormatOf<I>; tags?: Record<string, string> }): string;
  /** The board for a terminal, a line a row. */
  ascii(): string;
  /** Sixteen hexadecimal digits, equal for positions that the repetition rule holds equal. */
  hash(): string;

  /** Legal moves as numbers: index among the legal moves * 65536 + to * 256 + from (255: from the hand). */
  movesPacked(): Uint32Array;
  /** Plays one of them. Throws "illegal-move", without `refusal`, "game-over", and "bad-notation" for no such number. */
  playPacked(move: number): void;
  /** Leaf count, `depth` plies from here (0 to 20); 0 below the end of the game. Throws "bad-option". */
  perft(depth: number): number;

  /**
   * Best move, or `null` when the game is over. Blocks until done: for workers and Node; in a page use `tablier/engine`.
   * Throws "bad-option".
   * @example game.search({ depth: 6 })?.move;
   */
  search(limits?: SearchLimits): SearchResult | null;
  /**
   * The same search in slices: a cooperative mode. `null` when the game is over. Throws "bad-option".
   *
   * A search holds up to 16 MB until it is done or freed, fewer with small `nodes`: `free()` one that is dropped before its
   * end, or declare it with `using`. The garbage collector sees a small object only and may leave it for long.
   */
  startSearch(limits?: Omit<SearchLimits, "onInfo">): Search | null;
  /**
   * Gives the engine the weights of a file such as `tablier/weights/draughts.bin`, for the searches of this game and of
   * its clones. Without them it plays by a plainer evaluation. `Engine` loads them by itself. Throws
   * "bad-weights".
   */
  loadWeights(bytes: Uint8Array): void;

  /**
   * Gives the engine an endgame table, a file such as `tablier/tables/charret-8.bin`, for the searches at full strength of
   * this game and of clones made later, and for `tableValue`. Several add up. `Engine` loads those of few men by itself.
   * Throws "bad-table" for other bytes, and for a table made for other rules than those of this game.
   */
  loadTable(bytes: Uint8Array): void;
  /** What tables prove of the position for the player to move; `null` where they tell nothing, and once the game is over. */
  tableValue(): TableValue | null;
  /**
   * Solves all endings with up to `men` men together (2 to 4 in draughts, 2 and 3 in Spanish draughts, 6 to 9 in Charret)
   * by retrograde analysis, in slices. What is solved the game knows at once, with the plies to the end. Throws "bad-option"
   * for other numbers of men, "bad-table" for games without and under rules that the analysis is not for. Charret with 9
   * men: 44 million positions, some 70 MB.
   */
  startSolving(options: { men: number }): Solving;
  /**
   * Puts a saved game of the same id in the place of this one. Weights and tables stay. Throws what `fromJSON` throws; the
   * game is as it was then.
   */
  restore(state: GameState<I> | RecordedGame<I>): void;
}

/**
 * A move as `play` takes it: text in any accepted spelling, or cells. `from` may be left out where one move goes `to` a cell;
 * `captures` are the cells of all that is captured, in any order, and told only where they matter.
 */
export type MoveInput = string | { from?: string | null; to: string; captures?: string[]; huff?: string };

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
  /** By `Game.startSolving`. */
  private constructor();
  /** Works for about this many milliseconds; true when all is solved. Throws "bad-option". */
  run(sliceMs: number): boolean;
  /** Share of the positions that were looked at, 0 to 1: a measure of the time. */
  progress(): number;
  /** Gives its memory back at once; a second call does nothing. Other methods throw "disposed" then. */
  free(): void;
  /** The same, for `using`. */
  [Symbol.dispose](): void;
}

/** A search that runs in slices and can be dropped at any time. */
export class Search {
  /** By `Game.startSearch`. */
  private constructor();
  /** Works for about this many milliseconds; true when the limits are reached. Throws "bad-option". */
  run(sliceMs: number): boolean;
  /** Best so far; `depth` is 0, and the move any legal one, before the first slice. */
  info(): SearchResult;
  /** Gives its memory back at once; a second call does nothing. Other methods throw "disposed" then. */
  free(): void;
  /** The same, for `using`. */
  [Symbol.dispose](): void;
}

/** What went wrong; docs/errors.md describes each code. */
export type ErrorCode =
  | "not-initialised" | "init-failed" | "unknown-game" | "unknown-player" | "unknown-cell"
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

/** Every error of this package; `isTablierError` tells them from others. */
export interface TablierError extends Error {
  name: "TablierError";
  /** Stays the same from version to version; the message may change. */
  code: ErrorCode;
  /** For programs; which fields there are depends on the code. */
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
    /** How the game ended that is over. */
    outcome?: Outcome;
  };
}
