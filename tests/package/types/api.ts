// Compiled, not run: the types that users see.
import type { TablierBoard } from "tablier/board";
import init, { Game, initSync, isTablierError, games, readRecords, version, writeRecord } from "tablier";
import type {
  ErrorCode, GameId, GameInfo, InitSource, Move, Outcome, Reason, RecordedGame, Refusal, RecordError, Search, SearchInfo, SearchResult, TableValue, TablierError,
} from "tablier";
import inlineInit, { Game as InlineGame } from "tablier/inline";
import { diagram, diagramPNG } from "tablier/diagram";
import type { Arrow, DiagramOptions, Mark } from "tablier/diagram";
import { Engine } from "tablier/engine";
import fr from "tablier/locales/fr.js";
import { say } from "tablier/say";
import type { EngineOptions, SearchOptions } from "tablier/engine";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function expectType<Wanted>() {
  return <Found>(_found: Found, ..._same: Equal<Wanted, Found> extends true ? [] : [never]) => {};
}

const sources: InitSource[] = [new URL("x:"), "x", new Request("x:"), new Response(), new Uint8Array(), new ArrayBuffer(0)];
await init();
await init(sources[0]);
await init(fetch("x"));
await inlineInit();
initSync(new Uint8Array());

expectType<GameInfo[]>()(games());
expectType<string>()(version());

const draughts = new Game("draughts");
expectType<Game<"draughts">>()(draughts);
expectType<"white" | "black">()(draughts.turn());
expectType<string[]>()(draughts.moves());
expectType<string[]>()(draughts.moves({ from: "31" }));
expectType<Move<"draughts">[]>()(draughts.moves({ verbose: true }));
expectType<string[]>()(draughts.history());
expectType<Move<"draughts">[]>()(draughts.history({ verbose: true }));
expectType<Move<"draughts">>()(draughts.play("31-27"));
draughts.play({ from: "31", to: "27" });
draughts.play(draughts.moves({ verbose: true })[0]!);
expectType<Move<"draughts"> | null>()(draughts.undo());
expectType<Refusal<"draughts"> | null>()(draughts.explain("31-26"));
draughts.explain({ from: "31" });
draughts.explain({ cells: ["31", "26"] });
draughts.explain({ from: null, to: "26", captures: [] });
draughts.explain(draughts.moves({ verbose: true })[0]!);
declare const refusal: Refusal<"draughts">;
expectType<string>()(say(refusal, fr, "draughts"));
expectType<string | number | string[]>()(refusal.params["cell"]!);
if (refusal.code === "takes-fewer") expectType<string[]>()(refusal.cells);
// @ts-expect-error Not of this game.
if (refusal.code === "fewer-kings") draughts.undo();
// @ts-expect-error Of another game.
say(refusal, fr, "charret");
expectType<Outcome<"draughts"> | null>()(draughts.outcome());
expectType<SearchResult | null>()(draughts.search({ depth: 3, level: 2, onInfo: ({ pv }) => pv.join(" ") }));
expectType<Uint32Array>()(draughts.movesPacked() as Uint32Array);
expectType<Game<"draughts">>()(draughts.clone());
expectType<Game<"draughts">>()(Game.fromJSON(draughts.toJSON()));

expectType<{ games: RecordedGame[]; errors: RecordError[] }>()(readRecords("x", { game: "ultima" }));
expectType<string>()(writeRecord(readRecords("x").games[0]!, { format: "pdn" }));
expectType<string>()(draughts.record({ format: "moves", tags: { White: "x" } }));
expectType<Game>()(Game.fromJSON(readRecords("x").games[0]!));
const written: RecordedGame = readRecords("x").games[0]!;
expectType<string | undefined>()(written.notes[0]?.variations?.[0]?.moves[0]);
writeRecord({ id: "charret" });
writeRecord({ id: "ultima", moves: ["Nf4"], rules: { leaper: "single" } });
// @ts-expect-error A record names its game.
writeRecord({ moves: ["32-28"] });
writeRecord({ id: "charret", rules: written.rules, position: written.position, tags: {}, moves: ["5"], notes: [], ended: null });
declare const verbose: boolean;
expectType<string[] | Move<"draughts">[]>()(draughts.moves({ verbose }));
expectType<string[] | Move<"draughts">[]>()(draughts.history({ verbose }));
declare const told: { verbose?: boolean };
expectType<string[] | Move<"draughts">[]>()(draughts.moves(told));
expectType<string[] | Move<"draughts">[]>()(draughts.history(told));
expectType<boolean>()(draughts.isLegal({ from: "31", to: "27" }));
expectType<boolean>()(draughts.isLegal(draughts.moves({ verbose: true })[0]!));
// @ts-expect-error There is no such format.
draughts.record({ format: "html" });
// @ts-expect-error Not of this game.
draughts.record({ format: "sgf" });
// @ts-expect-error There is no such game.
readRecords("x", { game: "chess" });

const charret = new Game("charret", { rules: { captureFromMill: "always", repetition: null }, position: "x" });
expectType<"red" | "yellow">()(charret.turn());
charret.resign("red");
// @ts-expect-error white does not play Charret
charret.resign("white");
// @ts-expect-error not a value of this option
new Game("charret", { rules: { blocked: "win" } });
// @ts-expect-error not an option of this game
new Game("draughts", { rules: { huffing: true } });
// @ts-expect-error no such game
new Game("chess");
// @ts-expect-error there are ten levels
charret.search({ level: 11 });

declare const anyId: GameId;
const some = new Game(anyId);
expectType<"white" | "black" | "red" | "yellow">()(some.turn());
const check = Game.validate(anyId, "x");
if (!check.ok) expectType<ErrorCode>()(check.code);

{
  using scoped = new Game("spanish-draughts");
  using search = scoped.startSearch({ nodes: 1000 });
  expectType<boolean>()(search!.run(20));
  using solving = scoped.startSolving({ men: 3 });
  expectType<number>()(solving.run(20) ? 1 : solving.progress());
  scoped.loadTable(new Uint8Array());
  scoped.restore(scoped.toJSON());
  expectType<TableValue | null>()(scoped.tableValue());
}

const options: EngineOptions = { workerUrl: new URL("x:") };
const engine: Engine = await Engine.create(options);
const limits: SearchOptions = { timeMs: 500, signal: AbortSignal.timeout(100), onInfo: ({ depth }) => depth };
expectType<SearchResult | null>()(await engine.bestMove(draughts, limits));
for await (const info of engine.analyse(charret, { multiPv: 3 })) expectType<string>()(info.lines[0]!.move);
expectType<boolean>()(await engine.solve(charret, { men: 9, onProgress: (share) => share.toFixed() }));
await engine.loadTable(draughts, new Uint8Array());
await engine.loadWeights(draughts, new Uint8Array());
engine.dispose();
{
  await using scoped = await Engine.create();
  await using infos = scoped.analyse(charret, { depth: 3 });
  expectType<IteratorResult<SearchInfo>>()(await infos.next());
}
// @ts-expect-error Only `create` makes one.
new Engine();
declare const SearchClass: typeof Search;
// @ts-expect-error Only `startSearch` makes one.
new SearchClass();

const inlined: InlineGame<"draughts"> = new InlineGame("draughts");
expectType<Game<"draughts">>()(inlined);

try {
  draughts.play("x");
} catch (error) {
  if (!isTablierError(error)) throw error;
  expectType<TablierError>()(error);
  expectType<ErrorCode>()(error.code);
  expectType<string[] | undefined>()(error.details.legal);
}

// Unions per game.
new Game("charret", { rules: { blocked: "pass", starter: "yellow" } });
// @ts-expect-error The name of an option is misspelt.
new Game("charret", { rules: { block: "pass" } });
// @ts-expect-error An option of another game.
Game.validate("ultima", "x", { columnCapture: true });
Game.validate("bulltricker", "x", { columnCapture: true });
expectType<boolean>()(new Game("bulltricker").rules().columnCapture);
// @ts-expect-error An option of another game.
new Game("bulltricker").rules().huffing;

const ended = charret.outcome();
if (ended?.reason === "two-tokens") expectType<"red" | "yellow" | null>()(ended.winner);
// @ts-expect-error Nobody is checkmated in Charret.
if (ended?.reason === "checkmate") charret.undo();
expectType<Reason>()(some.outcome()!.reason);
expectType<"repetition" | "no-capture" | null>()(charret.drawClaim());
expectType<"repetition" | null>()(draughts.drawClaim());

expectType<"man" | "king" | null>()(draughts.play("x").promotion);
expectType<"token">()(charret.board()[0]!.piece);
// @ts-expect-error Draughts has no queens.
if (draughts.board()[0]!.piece === "queen") draughts.undo();
// @ts-expect-error A text without `verbose` has no fields.
draughts.moves()[0]!.captures;
// @ts-expect-error An object has no methods of a text.
draughts.moves({ verbose: true })[0]!.split("-");
// @ts-expect-error A move as an object names where it goes.
draughts.play({ from: "31" });

expectType<string>()(diagram(draughts, { marks: "31,32:cross", arrows: ["31-27"], orientation: "black" }));
const marks: Mark[] = [{ cell: "d4", shape: "dot", colour: "red" }];
const arrows: Arrow[] = [{ from: "d2", to: "d8", colour: "blue" }];
const look: DiagramOptions = { marks, arrows, shadow: "a-c,5", theme: "dark", coordinates: false, frame: false, lang: "fr", width: 320 };
expectType<Promise<Blob>>()(diagramPNG({ game: "ultima", position: "k7/8/8/8/8/8/8/K7 w", moves: [], rules: { leaper: "single" } }, look));
// @ts-expect-error there is no such shape
diagram(draughts, { marks: [{ cell: "31", shape: "star" }] });
// @ts-expect-error nor such a rule
diagram({ game: "ultima", rules: { huffing: true } });

const board: TablierBoard = document.createElement("tablier-board");
board.game = "ultima";
board.rules = { leaper: "single" };
board.level = 3;
board.recordGame = 2;
board.addEventListener("move", ({ detail: { move, game } }) => console.log(move.text, game.turn()));
board.addEventListener("error", ({ detail }) => console.log(detail.attribute?.length, detail.message));
board.addEventListener("click", ({ clientX }) => console.log(clientX));
board.load().then(() => console.log(board.play("Nf4").captures, board.game?.position()));
