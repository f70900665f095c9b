/** @import { GameId, GameInfo, Layout, PlayerId } from "../../../pkg/tablier.js" */
/** @import { I18n } from "../i18n.js" */
/** @import { Phrases } from "../phrases.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Mode, Setup } from "../setup.js" */
/** @import { Draft, Piece } from "./draft.js" */
/** @import { Format, Kind } from "./formats.js" */
/** @import { Tool } from "./palette.js" */
/** @import { Verdict } from "./verdict.js" */
import { Game } from "../../../pkg/tablier.js";
import { Geometry, isTurned } from "../../../pkg/board/geometry.js";
import { NO_HIGHLIGHTS, restingHighlights } from "../../../pkg/board/marks.js";
import { PAINTERS } from "../../../pkg/board/painters.js";
import { paletteFor } from "../../../pkg/board/palette.js";
import { byId, fillSelect } from "../dom.js";
import { choiceFor, LEVELS, MODES, SEED_RULE, STARTER_RULE } from "../setup.js";
import { Announcer } from "../ui/announcer.js";
import { copy } from "../ui/give.js";
import { RuleFields } from "../ui/rule-fields.js";
import { EditorBoard } from "./board.js";
import { boardOf, halfTurn, mirror, standingOn, withCellsMapped, withField, withMoved, withoutTop, withPieces, withPlayersSwapped } from "./draft.js";
import { DraftFields } from "./fields.js";
import { formatOf, readDraft } from "./formats.js";
import { Palette } from "./palette.js";
import { Steps } from "./steps.js";
import { verdictWords } from "./verdict-words.js";
import { faultOf, judge } from "./verdict.js";

const MAX_LENGTH = 4000;
const COPIED_MS = 1600;
/** Options of the rules that say how a game starts. */
const OF_THE_START = [STARTER_RULE, SEED_RULE, "start"];

/** @typedef {{ id: GameId, draft: Draft }} State */

/**
 * Sets up a position and starts a game from it. What was set up stays for this visit: it can be gone back to by Undo,
 * also after the dialog was closed.
 */
export class EditorDialog {
  #catalog;
  #settings;
  #i18n;
  #phrases;
  #onStart;
  #dialog = /** @type {HTMLDialogElement} */ (byId("editor-dialog"));
  #game = /** @type {HTMLSelectElement} */ (byId("editor-game"));
  #text = /** @type {HTMLTextAreaElement} */ (byId("editor-text"));
  #mode = /** @type {HTMLSelectElement} */ (byId("editor-mode"));
  #side = /** @type {HTMLSelectElement} */ (byId("editor-side"));
  #level = /** @type {HTMLSelectElement} */ (byId("editor-level"));
  #board;
  #palette;
  #fields;
  #ruleFields;
  #announcer = new Announcer(byId("editor-live"));
  /** @type {Steps<State>} */ #steps = new Steps();
  /** @type {Map<GameId, Layout>} */ #layouts = new Map();
  /** @type {Map<GameId, Record<string, unknown>>} */ #rules = new Map();
  /** @type {Kind} */ #kind;
  /** @type {Format} */ #format;
  /** @type {Geometry} */ #geometry;
  /** What was set up last in each game that was left for another one, while the dialog is open. @type {Map<GameId, Draft>} */
  #left = new Map();
  #rotated = false;
  /** The cell whose piece the tool "move" has taken. @type {string | null} */ #held = null;
  /** What the text being typed says, or said when it could last be read. @type {Draft | null} */ #typed = null;
  /** Whether the text is one that cannot be shown. */
  #isUnread = false;
  /** Whether the visitor has said who plays which side; else they play the side to move. */
  #isSideChosen = false;
  #said = "";

  /**
   * @param {GameInfo[]} catalog
   * @param {Settings} settings
   * @param {I18n} i18n
   * @param {Phrases} phrases
   * @param {(setup: Setup, position: string) => void} onStart
   */
  constructor(catalog, settings, i18n, phrases, onStart) {
    this.#catalog = catalog;
    this.#settings = settings;
    this.#i18n = i18n;
    this.#phrases = phrases;
    this.#onStart = onStart;
    this.#board = new EditorBoard(byId("editor-board"), {
      enter: (cell) => this.#enter(cell),
      erase: (cell) => this.#take(cell),
      wanted: (lifted) => this.#wanted(lifted),
      lifts: (cell) => this.#palette.tool !== "erase" && standingOn(this.#draft, cell).length > 0,
      move: (from, to) => this.#move(from, to),
      stroke: (cells, isOver) => this.#stroke(cells, isOver),
    });
    this.#palette = new Palette(byId("editor-palette"), (piece, event) => {
      const cell = this.#board.cellAt(event, this.#cellsFor(piece));
      if (cell !== null) this.#put(cell, piece);
    });
    byId("editor-palette").addEventListener("change", () => this.#hold(null));
    this.#fields = new DraftFields(
      { turn: byId("editor-turn"), others: byId("editor-fields") },
      i18n,
      ({ info }, player) => phrases.player(info, player),
      {
        turn: (turn) => this.#edit({ ...this.#draft, turn }),
        field: (name, value) => this.#edit(withField(this.#draft, name, value), { adjust: false }),
        look: () => {
          this.#showVerdictOf(this.#draft, this.#judge(this.#draft));
          this.#tell("");
        },
      },
    );
    this.#ruleFields = new RuleFields(byId("editor-rules"), i18n, "editor-rule");
    byId("editor-rules").addEventListener("change", () => {
      this.#rules.set(this.#kind.info.id, this.#ruleFields.values());
      this.#enterGame();
      this.#show();
    });
    this.#listenToTools();
    this.#game.addEventListener("change", () => this.#changeGame(/** @type {GameId} */ (this.#game.value)));
    this.#text.addEventListener("input", () => this.#readTyped());
    this.#text.addEventListener("change", () => {
      if (this.#isUnread) this.#tell("");
      else this.#keepTyped();
    });
    this.#mode.addEventListener("change", () => this.#showApplicable());
    this.#side.addEventListener("change", () => (this.#isSideChosen = true));
    byId("editor-copy").addEventListener("click", () => this.#copy());
    byId("editor-start").addEventListener("click", () => this.#start(/** @type {Mode} */ (this.#mode.value)));
    this.#offerAnalysis();
    byId("editor-close").addEventListener("click", () => this.#dialog.close());
    for (const change of ["theme", "language"]) {
      settings.addEventListener(change, () => {
        if (this.#dialog.open) this.#showAll();
      });
    }
  }

  /**
   * @param {{ id: GameId, position?: string, rules?: Record<string, unknown>, rotated?: boolean }} from What to begin with:
   *   the start of the game by default.
   */
  open({ id, position, rules, rotated }) {
    if (rules) this.#rules.set(id, withoutStart(rules));
    const kind = this.#kindOf(id);
    const { draft } = this.#stateOf(kind, position);
    const current = this.#steps.current;
    const isSame = current?.id === id && formatOf(kind).write(current.draft) === formatOf(kind).write(draft);
    if (!isSame) this.#steps.push({ id, draft });
    this.#left.clear();
    this.#rotated = rotated ?? isTurned(kind.info, kind.layout, kind.info.players[0].id);
    this.#isSideChosen = false;
    this.#held = null;
    this.#enterGame();
    this.#showAll();
    this.#dialog.showModal();
    this.#palette.focus();
  }

  get #draft() {
    return this.#typed ?? this.#steps.current.draft;
  }

  /** @param {GameId} id */
  #kindOf(id) {
    const info = /** @type {GameInfo} */ (this.#catalog.find((one) => one.id === id));
    if (!this.#rules.has(id)) this.#rules.set(id, withoutStart(choiceFor(info, this.#settings.choice(id)).rules));
    let layout = this.#layouts.get(id);
    if (!layout) {
      const game = new Game(id);
      layout = game.layout();
      game.free();
      this.#layouts.set(id, layout);
    }
    return { info, layout, rules: /** @type {Record<string, unknown>} */ (this.#rules.get(id)) };
  }

  /**
   * @param {Kind} kind
   * @param {string} [position]
   * @returns {State}
   */
  #stateOf(kind, position) {
    const { id } = kind.info;
    const game = new Game(id, position === undefined ? {} : { position, rules: kind.rules });
    const draft = /** @type {Draft} */ (readDraft(game.position(), kind));
    game.free();
    return { id, draft };
  }

  /** @param {GameId} id */
  #changeGame(id) {
    const kind = this.#kindOf(id);
    this.#keepTyped();
    this.#left.set(this.#kind.info.id, this.#draft);
    const draft = this.#left.get(id);
    this.#steps.push(draft ? { id, draft } : this.#stateOf(kind));
    this.#rotated = isTurned(kind.info, kind.layout, kind.info.players[0].id);
    this.#held = null;
    this.#enterGame();
    this.#showAll();
  }

  /** Takes up the game of the current state. */
  #enterGame() {
    this.#kind = this.#kindOf(this.#steps.current.id);
    this.#format = formatOf(this.#kind);
    this.#fields.build(this.#kind, this.#format.fields);
  }

  /**
   * @param {string | null} lifted
   * @returns {string[]} Where the piece of that cell, or the tool, can be put; and where something can be taken.
   */
  #wanted(lifted) {
    const from = lifted ?? this.#held;
    if (from !== null) return this.#cellsFor(standingOn(this.#draft, from)[0]);
    const { tool } = this.#palette;
    const occupied = [...this.#draft.cells.keys()];
    return typeof tool === "string" ? occupied : [...occupied, ...this.#cellsFor(tool)];
  }

  /** @param {Piece} piece */
  #cellsFor(piece) {
    return this.#kind.info.cells.filter((cell) => this.#format.fits(cell, piece));
  }

  /** @param {string} cell */
  #enter(cell) {
    const { tool } = this.#palette;
    if (tool === "erase") this.#take(cell);
    else if (tool !== "move") this.#put(cell, tool);
    else if (this.#held !== null) this.#move(this.#held, cell);
    else if (standingOn(this.#draft, cell).length > 0) this.#hold(cell);
  }

  /**
   * Puts a piece, or takes it where the same one stands already.
   * @param {string} cell
   * @param {Piece} piece
   */
  #put(cell, piece) {
    if (!this.#format.fits(cell, piece)) {
      this.#remark(this.#i18n.t("editor.fault.wrong-cell", { cells: cell }));
      return;
    }
    const standing = standingOn(this.#draft, cell);
    const isThere = !this.#format.stacks && JSON.stringify(standing) === JSON.stringify([piece]);
    if (isThere) this.#take(cell);
    else this.#edit(this.#with(this.#draft, cell, piece), { cell });
  }

  /**
   * @param {Draft} draft
   * @param {string} cell
   * @param {Piece} piece
   */
  #with(draft, cell, piece) {
    return withPieces(draft, cell, this.#format.stacks ? [...standingOn(draft, cell), piece] : [piece]);
  }

  /** @param {string} cell */
  #take(cell) {
    if (standingOn(this.#draft, cell).length > 0) this.#edit(withoutTop(this.#draft, cell), { cell });
  }

  /**
   * @param {string} from
   * @param {string | null} to
   */
  #move(from, to) {
    const [piece] = standingOn(this.#draft, from);
    if (to === null) this.#edit(withPieces(this.#draft, from, []), { cell: from });
    else if (!this.#format.fits(to, piece)) this.#remark(this.#i18n.t("editor.fault.wrong-cell", { cells: to }));
    else if (from !== to) this.#edit(withMoved(this.#draft, from, to, this.#format.stacks), { cell: to });
    this.#hold(null);
  }

  /**
   * @param {string[]} cells
   * @param {boolean} isOver
   */
  #stroke(cells, isOver) {
    const { tool } = this.#palette;
    if (tool === "move") return;
    const draft = cells.reduce((before, cell) => {
      if (tool === "erase") return withoutTop(before, cell);
      return this.#format.fits(cell, tool) ? this.#with(before, cell, tool) : before;
    }, this.#draft);
    if (isOver) this.#edit(draft, { cell: cells[cells.length - 1] });
    else this.#showBoard(draft, this.#judge(draft));
  }

  /** @param {string | null} cell */
  #hold(cell) {
    if (cell === this.#held) return;
    this.#held = cell;
    this.#showBoard(this.#draft, this.#judge(this.#draft));
    if (cell !== null) this.#announcer.say(this.#i18n.t("editor.held", { cell }));
  }

  /**
   * @param {Draft} draft
   * @param {{ cell?: string, adjust?: boolean }} [options] `cell`: what stands there now is told.
   */
  #edit(draft, { cell, adjust = true } = {}) {
    const adjusted = adjust && this.#format.adjust ? this.#format.adjust(draft) : draft;
    if (this.#typed && this.#typed !== draft) this.#steps.push({ id: this.#kind.info.id, draft: this.#typed });
    this.#steps.push({ id: this.#kind.info.id, draft: adjusted });
    this.#held = null;
    this.#show({ cell });
  }

  /** @param {Draft} draft */
  #judge(draft) {
    return judge(this.#kind.info.id, this.#format.write(draft), this.#kind.rules);
  }

  #listenToTools() {
    /** @type {(id: string, edit: () => void) => void} */
    const on = (id, edit) => byId(id).addEventListener("click", edit);
    on("editor-undo", () => this.#step("undo"));
    on("editor-redo", () => this.#step("redo"));
    on("editor-initial", () => this.#edit(this.#stateOf(this.#kind).draft));
    on("editor-clear", () => this.#edit({ ...this.#draft, cells: new Map(), fields: this.#format.empty }));
    on("editor-mirror", () => {
      const map = mirror(this.#kind.layout);
      if (map) this.#edit(withCellsMapped(this.#draft, map));
    });
    on("editor-swap", () => {
      const map = halfTurn(this.#kind.layout);
      const swapped = withPlayersSwapped(withCellsMapped(this.#draft, map), this.#kind.info);
      this.#edit(this.#format.swap?.(swapped, map) ?? swapped);
    });
    on("editor-flip", () => {
      this.#rotated = !this.#rotated;
      this.#showScene();
      this.#show();
    });
    this.#dialog.addEventListener("keydown", (event) => {
      const isText = event.target instanceof Element && event.target.matches('textarea, input:not([type="radio"], [type="checkbox"])');
      if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      this.#step(key === "y" || event.shiftKey ? "redo" : "undo");
    });
    this.#dialog.addEventListener("cancel", (event) => {
      if (this.#held === null || event.target !== this.#dialog) return;
      event.preventDefault();
      this.#hold(null);
    });
  }

  /** @param {"undo" | "redo"} way */
  #step(way) {
    const { id, draft } = this.#steps.current;
    // A text that is being typed is given up first.
    if (!(this.#isUnread || this.#typed) || way === "redo") this.#steps[way]();
    this.#typed = null;
    this.#held = null;
    if (this.#steps.current.id !== id) {
      this.#left.set(id, draft);
      this.#enterGame();
      this.#rotated = isTurned(this.#kind.info, this.#kind.layout, this.#kind.info.players[0].id);
      this.#showAll();
    } else {
      this.#show();
    }
  }

  /** Shows what depends on the game, the language and the colours, and the state. */
  #showAll() {
    const { t } = this.#i18n;
    const { info, rules } = this.#kind;
    fillSelect(this.#game, this.#catalog.map(({ id, names }) => ({ value: id, text: this.#i18n.name(names) })), info.id);
    const choice = choiceFor(info, this.#settings.choice(info.id));
    const chosen = { mode: this.#mode.value || choice.mode, level: this.#level.value || String(choice.level) };
    fillSelect(this.#mode, MODES.map((mode) => ({ value: mode, text: t(`mode.${mode}`) })), chosen.mode);
    fillSelect(this.#level, LEVELS.map((level) => ({ value: String(level), text: t(`level.${level}`) })), chosen.level);
    const side = this.#side.value;
    const sides = info.players.map(({ id }) => ({ value: /** @type {string} */ (id), text: this.#phrases.player(info, id) }));
    fillSelect(this.#side, [...sides, { value: "random", text: t("side.random") }], side);
    const optional = { ...info, rules: info.rules.filter((rule) => !OF_THE_START.includes(rule.name)) };
    this.#ruleFields.show(optional, rules);
    byId("editor-rules-panel").hidden = optional.rules.length === 0;
    byId("editor-mirror").hidden = mirror(this.#kind.layout) === null;
    this.#fields.build(this.#kind, this.#format.fields);
    this.#showScene();
    this.#showApplicable();
    this.#show();
  }

  #showScene() {
    const { info, layout } = this.#kind;
    const painter = PAINTERS[info.id];
    const colours = paletteFor(this.#settings.theme);
    this.#geometry = new Geometry(layout, this.#rotated, painter.margin);
    this.#board.setScene({ geometry: this.#geometry, painter, palette: colours });
    const pieces = info.players.map(({ id }) => info.pieces.map((piece) => ({ player: id, piece: piece.id })));
    this.#palette.show(pieces, { painter, colours, name: (tool) => this.#nameOf(tool) });
  }

  /** @param {Tool} tool */
  #nameOf(tool) {
    if (typeof tool === "string") return this.#i18n.t(tool === "erase" && this.#format.stacks ? "editor.tool.eraseTop" : `editor.tool.${tool}`);
    const { info } = this.#kind;
    const names = info.pieces.find(({ id }) => id === tool.piece)?.names;
    return this.#i18n.t("board.cell.piece", { piece: names ? this.#i18n.name(names) : tool.piece, player: this.#phrases.player(info, tool.player) });
  }

  #showApplicable() {
    byId("editor-side-field").hidden = this.#mode.value !== "computer";
    byId("editor-level-field").hidden = this.#mode.value === "two";
  }

  /**
   * Shows the current state.
   * @param {{ cell?: string }} [options] `cell`: what stands there now is told.
   */
  #show({ cell } = {}) {
    this.#typed = null;
    const draft = this.#draft;
    const verdict = this.#judge(draft);
    this.#isUnread = false;
    this.#text.removeAttribute("aria-invalid");
    this.#text.value = this.#format.write(draft);
    this.#showDraft(draft, verdict);
    this.#tell(cell === undefined ? "" : this.#labelOf(draft, verdict, cell));
  }

  /**
   * @param {Draft} draft
   * @param {Verdict} verdict
   */
  #showDraft(draft, verdict) {
    this.#showBoard(draft, verdict);
    this.#fields.show(draft);
    if (!this.#isSideChosen) this.#side.value = draft.turn;
    this.#showVerdictOf(draft, verdict);
    const { canUndo, canRedo } = this.#steps;
    byId("editor-undo").setAttribute("aria-disabled", String(!canUndo));
    byId("editor-redo").setAttribute("aria-disabled", String(!canRedo));
  }

  /**
   * @param {Draft} draft
   * @param {Verdict} verdict Comes second where a field holds what the draft cannot.
   */
  #showVerdictOf(draft, verdict) {
    const { fault } = this.#fields;
    this.#showVerdict(fault ?? verdictWords(draft, this.#kind, verdict, this.#i18n, this.#phrases), fault === null && verdict.sound);
  }

  /**
   * @param {string} words
   * @param {boolean} isSound
   */
  #showVerdict(words, isSound) {
    const line = byId("editor-verdict");
    line.textContent = words;
    line.classList.toggle("fault", !isSound);
    line.dataset.sound = String(isSound);
    for (const id of ["editor-start", "editor-analyse"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !isSound;
  }

  /**
   * @param {Draft} draft
   * @param {Verdict} verdict
   */
  #showBoard(draft, verdict) {
    const pieces = boardOf(draft);
    const fault = verdict.sound ? null : faultOf(draft, this.#kind, verdict.error);
    this.#board.show({
      pieces,
      highlights: this.#highlights(verdict),
      lit: fault?.cells ?? [],
      name: this.#phrases.board(this.#kind.info),
      label: (cell) => this.#labelOf(draft, verdict, cell),
    });
  }

  /** @param {Verdict} verdict */
  #highlights(verdict) {
    const { stacks } = PAINTERS[this.#kind.info.id];
    const resting = verdict.sound ? restingHighlights(verdict.marks, stacks ? [] : null) : NO_HIGHLIGHTS;
    return { ...resting, selected: this.#held };
  }

  /**
   * @param {Draft} draft
   * @param {Verdict} verdict
   * @param {string} cell
   */
  #labelOf(draft, verdict, cell) {
    const pieces = boardOf(draft);
    const standing = pieces.filter((piece) => piece.cell === cell);
    const { describe } = PAINTERS[this.#kind.info.id];
    const note = (standing[0] && describe?.(standing[0], this.#geometry, pieces)) ?? null;
    return this.#phrases.cell(this.#kind.info, cell, standing, this.#highlights(verdict), note);
  }

  /** @param {string} what Spoken, and the verdict behind it where that is another one. */
  #tell(what) {
    const verdict = /** @type {string} */ (byId("editor-verdict").textContent);
    const words = [what, verdict === this.#said ? "" : verdict].filter((part) => part !== "");
    this.#said = verdict;
    if (words.length > 0) this.#announcer.say(words.join(". "));
  }

  /** @param {string} what Said in place of the verdict, until something changes. */
  #remark(what) {
    const line = byId("editor-verdict");
    line.textContent = what;
    line.classList.add("fault");
    this.#said = "";
    this.#announcer.say(what);
  }

  /** What is typed is shown at once. */
  #readTyped() {
    const text = this.#text.value.trim();
    const draft = text.length > MAX_LENGTH ? null : readDraft(text, this.#kind);
    if (draft) this.#typed = draft;
    this.#isUnread = draft === null;
    if (draft) this.#showDraft(draft, this.#judge(draft));
    else this.#showVerdict(this.#whyUnread(text), false);
    this.#text.setAttribute("aria-invalid", String(this.#isUnread));
  }

  /** @param {string} text */
  #whyUnread(text) {
    const { t } = this.#i18n;
    if (text === "") return t("error.empty");
    if (text.length > MAX_LENGTH) return t("error.too-long", { length: text.length, max: MAX_LENGTH });
    const verdict = judge(this.#kind.info.id, text, this.#kind.rules);
    return verdict.sound ? "" : this.#phrases.error(verdict.error);
  }

  /** What was typed becomes a step. */
  #keepTyped() {
    const typed = this.#typed;
    if (!typed) return;
    if (this.#format.write(typed) === this.#format.write(this.#steps.current.draft)) this.#show();
    else this.#edit(typed, { adjust: false });
  }

  async #copy() {
    const button = byId("editor-copy");
    if (!(await copy(this.#text.value))) {
      this.#text.select();
      return;
    }
    const copied = this.#i18n.t("copied");
    button.textContent = copied;
    this.#announcer.say(copied);
    setTimeout(() => (button.textContent = this.#i18n.t("copy")), COPIED_MS);
  }

  /** Where the page has an analysis, it can be turned on for the position. */
  #offerAnalysis() {
    const toggle = document.getElementById("analyse");
    byId("editor-analyse").hidden = toggle === null;
    byId("editor-analyse").addEventListener("click", () => {
      if (this.#start("two") && toggle?.getAttribute("aria-pressed") !== "true") toggle?.click();
    });
  }

  /**
   * @param {Mode} mode
   * @returns {boolean} Whether a game was started.
   */
  #start(mode) {
    if (this.#isUnread) return false;
    this.#keepTyped();
    const { info, rules } = this.#kind;
    const players = info.players.map(({ id }) => id);
    const side = players.find((id) => id === this.#side.value) ?? players[Math.floor(Math.random() * players.length)];
    const starter = info.rules.some(({ name }) => name === STARTER_RULE) ? { [STARTER_RULE]: this.#draft.turn } : {};
    const level = /** @type {Setup["level"]} */ (Number(this.#level.value));
    try {
      this.#onStart({ game: info.id, mode, side, level, rules: { ...rules, ...starter } }, this.#format.write(this.#draft));
    } catch (error) {
      this.#remark(this.#phrases.error(error));
      return false;
    }
    this.#dialog.close();
    return true;
  }
}

/**
 * @param {Record<string, unknown>} rules
 * @returns {Record<string, unknown>} Those that hold for every position.
 */
function withoutStart(rules) {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !OF_THE_START.includes(name)));
}
