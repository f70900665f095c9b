/** @import { Game, GameInfo, Move } from "../tablier.js" */
/** @import { DiagramOptions } from "../diagram.js" */
/** @import { Annotations } from "../board/annotations.js" */
/** @import { BoardChange, Refused } from "../board/board.js" */
/** @import { Language } from "../board/texts.js" */
/** @import { Fault, Reading } from "./tag.js" */
import { Board } from "../board/board.js";
import { readThemeWords } from "../board/palette.js";
import { BoardPhrases, quotable } from "../board/phrases.js";
import { Texts } from "../board/texts.js";
import { tablierError } from "../errors.js";
import en from "../locales/en.js";
import fr from "../locales/fr.js";
import init, { games } from "../tablier.js";
import { Analysis } from "./analysis.js";
import { announce, make } from "./dom.js";
import { followLanguage, languageOf } from "./language.js";
import { forget, whenNear } from "./near-view.js";
import { Opponent } from "./opponent.js";
import { Panel } from "./panel.js";
import { followPrinting } from "./printing.js";
import { STYLE } from "./style.js";
import { GameTable, stillLife } from "./table.js";
import { readDrawing, readGame, readLook, readTerms, readWords } from "./tag.js";
import { followScheme, paletteOf, schemeOf, withPlainColours } from "./theme.js";
import { Thinker } from "./thinker.js";

/** @type {Record<Language, Record<string, string>>} */
const TABLES = { en, fr };

/** Attributes that set up the game, those that say how it is played, and how it looks. */
const GAME = ["game", "position", "rules", "moves", "record", "record-game", "ply", "mode"];
const TERMS = ["orientation", "level", "playable"];
const LOOK = ["marks", "arrows", "shadow", "theme", "lang", "caption"];
/** Attributes that are properties of the same name: texts, or `null`. */
const REFLECTED = ["position", "rules", "moves", "record", "mode", "orientation", "level", "marks", "arrows", "shadow", "theme", "caption"];
/** Where the rules of a page stand under a heading, a refusal leads there. */
const HEADING = "h1, h2, h3, h4, h5, h6";
/** Properties that may have been set before this class was there. */
const PROPERTIES = [...REFLECTED, "game", "ply", "playable", "recordGame"];
/** The computer's moves come at least this long after the one before, so that the eye can follow. */
const PACE_MS = 500;
/** Legal moves that a sentence lists. */
const MOST_MOVES = 12;
/** Pixels a CSS pixel for a printer: 384 to the inch. */
const PRINT_PIXELS = 4;

/** One for all tags of a page. */
const opponent = new Opponent();
/** Whether the wasm is there. */
let isInitialised = false;
/** @type {CSSStyleSheet | null} */
let sheet = null;

/** On a server, which renders pages with tags it does not bring to life, there are no elements. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** `<tablier-board>`, as docs/board.md describes it. */
export class TablierBoard extends Base {
  static observedAttributes = [...GAME, ...TERMS, ...LOOK];

  #root = this.attachShadow({ mode: "open" });
  #frame = make("div", { class: "frame waiting" });
  #stage = make("div", { class: "stage" });
  #players = make("p", { part: "players", class: "players" });
  #boardElement = emptyBoard();
  #error = make("p", { part: "error", class: "error", role: "alert" });
  #captionText = make("slot", { name: "caption" });
  #caption = make("div", { part: "caption", class: "caption", id: "caption" }, this.#captionText);
  #spoken = make("div", { class: "spoken", role: "status" });
  #probe = make("span", { class: "scheme" });

  #texts = new Texts(TABLES, () => languageOf(this));
  #phrases = new BoardPhrases(this.#texts);
  /** @type {GameTable | null} */ #table = null;
  /** @type {Board | null} */ #board = null;
  /** @type {Panel | null} */ #panel = null;
  /** @type {Analysis | null} */ #analysis = null;
  #thinker = new Thinker(opponent, () => this.#followThinker());
  /** @type {Fault[]} */ #gameFaults = [];
  /** @type {Annotations} */ #drawing = {};
  /** What a change of attributes asks for; done together. */
  #pending = new Set();
  #isLoaded = false;
  /** @type {Reading["title"]} */ #title = null;
  /** Whether what is shown is no position of a game. */
  #isPicture = false;
  /** @type {PromiseWithResolvers<void>} */ #ready = withResolvers();
  /** @type {(() => void)[]} */ #stops = [];

  constructor() {
    super();
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    this.#root.adoptedStyleSheets = [sheet];
    this.#players.hidden = true;
    this.#stage.append(this.#players, this.#boardElement);
    this.#error.hidden = true;
    this.#frame.append(this.#stage, this.#error, this.#caption, this.#spoken, this.#probe);
    this.#root.append(this.#frame, make("slot", { class: "fallback" }));
    this.#frame.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#board?.cancel();
      else if (!event.defaultPrevented) this.#panel?.press(event);
    });
    this.#captionText.addEventListener("slotchange", () => {
      this.#showCaption();
      this.#ask("look");
    });
    followScheme(this.#probe, () => this.#board?.setPalette(this.#palette));
  }

  connectedCallback() {
    for (const name of PROPERTIES) this.#adoptProperty(name);
    this.#stops = [
      followLanguage(() => this.#ask("look")),
      followPrinting((isPrinting) => this.#print(isPrinting)),
    ];
    this.#showCaption();
    if (this.#table) this.#proceed();
    else if (this.#isLoaded) this.#ask("game");
    else whenNear(this, () => this.load().catch(() => {}));
  }

  disconnectedCallback() {
    forget(this);
    for (const stop of this.#stops.splice(0)) stop();
    this.#thinker.halt();
    this.#analysis?.stop();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "caption") this.#showCaption();
    this.#ask(GAME.includes(name) ? "game" : TERMS.includes(name) ? "terms" : "look");
  }

  /** Loads the games and shows the board, also far from the view. */
  async load() {
    forget(this);
    try {
      await init();
      isInitialised = true;
    } catch (error) {
      this.#ready.reject(error);
      this.#ready = withResolvers();
      this.#fail(this.#texts.t("board.loadFailed"));
      this.#tellError("loading", this.#texts.t("board.loadFailed"), error);
      throw error;
    }
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      this.#setUp();
    }
  }

  /** Settled when the board is shown, or what is wrong with it. */
  get ready() { return this.#ready.promise; }

  /** @returns {any} */
  get game() { return this.#isPicture ? null : (this.#table?.game ?? null); }
  set game(id) { this.#reflect("game", id); }

  get ply() { return this.#table?.ply ?? 0; }
  set ply(ply) { this.#reflect("ply", String(ply)); }

  get recordGame() { return this.getAttribute("record-game"); }
  set recordGame(number) { this.#reflect("record-game", number); }

  get playable() { return this.hasAttribute("playable"); }
  set playable(playable) { this.toggleAttribute("playable", Boolean(playable)); }

  /**
   * @param {Parameters<Game["play"]>[0]} move
   * @returns {Move}
   */
  play(move) { return this.#shown.play(move); }
  undo() { return this.#shown.undo(); }
  reset() { this.#shown.reset(); }
  back() { this.#shown.back(); }
  forward() { this.#shown.forward(); }
  /** @param {number} ply */
  goTo(ply) { this.#shown.goTo(ply); }
  flip() { this.#shown.flip(); }

  /**
   * The board as it stands, as an SVG file.
   * @param {DiagramOptions} [options]
   */
  async toSVG(options) {
    const { toSVG, ...picture } = await this.#picture(options);
    return toSVG(picture.position, picture.options, picture.colours);
  }

  /**
   * The same as a PNG file.
   * @param {DiagramOptions} [options]
   */
  async toPNG(options) {
    const { toPNG, ...picture } = await this.#picture(options);
    return toPNG(picture.position, picture.options, picture.colours);
  }

  /** @param {DiagramOptions} [options] Instead of what the board shows. */
  async #picture(options) {
    const { game, info, view } = this.#shown;
    const { positionOf, toPNG, toSVG } = await import("../board/diagram.js");
    const theme = /** @type {const} */ (`${this.#look} ${this.#theme}`);
    const look = { ...this.#shownDrawing, theme, lang: this.#texts.language, ...options };
    const position = { ...positionOf(game, info), rotated: view.rotated };
    const asked = readThemeWords(String(look.theme));
    const palette = asked && paletteOf(this, asked.theme ?? this.#theme, asked.look ?? this.#look);
    return { toPNG, toSVG, position, options: look, colours: palette ? withPlainColours(palette) : undefined };
  }

  get #shown() {
    if (!this.#table) throw tablierError("not-initialised", "this board is not shown yet: await its `ready`");
    return this.#table;
  }

  get #theme() {
    return schemeOf(this.#probe);
  }

  get #palette() {
    return paletteOf(this, this.#theme, this.#look);
  }

  get #look() {
    return readLook(this.#attribute, []);
  }

  /** @param {"game" | "terms" | "look"} change */
  #ask(change) {
    if (!this.#isLoaded || !this.isConnected) return;
    if (this.#pending.size === 0) queueMicrotask(() => this.#update());
    this.#pending.add(change);
  }

  #update() {
    const changes = new Set(this.#pending);
    this.#pending.clear();
    if (!this.isConnected) return;
    if (changes.has("game") || !this.#table) return this.#setUp();
    this.#readLook(this.#table.info);
    if (changes.has("terms") && !this.#isPicture) this.#table.terms = readTerms(this.#attribute, this.#table.info, []);
    this.#markLanguage();
    this.#showPlayers();
    this.#board?.setPalette(this.#palette);
    this.#board?.annotate(this.#drawing);
    this.#panel?.show();
    this.#analysis?.show();
    if (changes.has("terms")) this.#proceed();
  }

  #attribute = (/** @type {string} */ name) => this.getAttribute(name);

  /** Sets up the game of the attributes. */
  #setUp() {
    this.#clear();
    const reading = readGame(this.#attribute, games());
    this.#gameFaults = reading.faults;
    const { game, info, pieces } = reading;
    if (!game || !info) {
      this.#fail(reading.faults.map((fault) => this.#sentence(fault)).join("\n"));
      for (const fault of reading.faults) this.#tellError(fault.attribute, this.#sentence(fault), fault.thrown);
      this.#ready.resolve();
      return;
    }
    const terms = readTerms(this.#attribute, info, []);
    this.#isPicture = pieces !== null;
    this.#table = pieces
      ? new GameTable(stillLife(game, pieces), info, { ...terms, mode: "diagram", playable: false })
      : new GameTable(game, info, terms, reading.notes);
    this.#show(this.#table, reading);
    this.#ready.resolve();
    this.#proceed();
  }

  /**
   * @param {GameTable} table
   * @param {Reading} reading
   */
  #show(table, { title }) {
    const { info } = table;
    const panel = this.#panel = new Panel(table, this.#texts, this.#phrases);
    this.#title = title;
    this.#frame.className = "frame live";
    this.#frame.classList.toggle("wide", table.tree !== null);
    this.#stage.append(panel.hands);
    this.#stage.after(panel.element);
    if (table.terms.mode === "analyse") {
      this.#analysis = new Analysis(table, this.#texts, this.#phrases, (error) => this.#failEngine(error));
      panel.element.append(this.#analysis.element);
    }
    const board = this.#board = new Board(this.#boardElement, table, {
      board: () => this.#phrases.board(info),
      cell: (...what) => this.#phrases.cell(info, ...what),
    }, this.#palette);
    // In a text there is talk of cells by their names.
    board.setOptions({ coordinates: true, numbered: table.terms.mode !== "play", movable: true });
    board.addEventListener("prompt", (event) => panel.prompt(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("refused", (event) => this.#refuse(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("premove", (event) => announce(this.#spoken, this.#phrases.premove(/** @type {CustomEvent} */ (event).detail)));
    board.addEventListener("select", (event) => {
      this.#forgetRefusal();
      this.#tell("select", /** @type {CustomEvent} */ (event).detail);
    });
    table.addEventListener("change", (event) => this.#follow(/** @type {CustomEvent} */ (event).detail));
    this.#markLanguage();
    this.#showPlayers();
    this.#readLook(info);
    this.#boardElement.querySelector(".grid")?.setAttribute("aria-describedby", "caption");
    board.follow({ type: "scene" });
    board.annotate(this.#drawing);
    panel.show();
  }

  #clear() {
    this.#thinker.halt();
    this.#thinker.failure = null;
    this.#analysis?.free();
    this.#panel?.hands.remove();
    this.#panel?.element.remove();
    const empty = emptyBoard();
    this.#boardElement.replaceWith(empty);
    this.#boardElement = empty;
    this.#table?.free();
    this.#table = this.#board = this.#panel = this.#analysis = this.#title = null;
    this.#players.hidden = true;
    this.#spoken.textContent = "";
  }

  /** @param {BoardChange} change */
  #follow(change) {
    const table = /** @type {GameTable} */ (this.#table);
    this.#thinker.halt();
    table.thinking = false;
    this.#board?.follow(change);
    this.#forgetRefusal();
    this.#say(change);
    if (change.type === "move") {
      const [{ move }] = change.steps;
      this.#tell("move", { move, game: table.game });
      // A listener may have changed the board.
      if (this.#table !== table) return;
    }
    if (change.type !== "scene") this.#tell("step", { ply: table.ply, game: table.game });
    if (this.#table !== table) return;
    const { outcome } = table;
    if (outcome && (change.type === "move" || change.type === "end")) this.#tell("outcome", { outcome, game: table.game });
    if (this.#table === table) this.#proceed();
  }

  /** @param {BoardChange} change */
  #say(change) {
    const { info, line, outcome, ply, terms } = /** @type {GameTable} */ (this.#table);
    if (change.type === "scene") return;
    const said = change.type === "move" || change.type === "forward"
      ? change.steps.map(({ move }) => this.#phrases.played(info, move))
      : terms.mode === "diagram" ? [] : [this.#phrases.place(info, line[ply - 1])];
    // Where a game is replayed, the state is the move that was just told.
    if (terms.mode !== "replay" || outcome || said.length === 0) said.push(this.#panel?.status ?? "");
    if (this.#panel?.comment) said.push(this.#panel.comment);
    announce(this.#spoken, [...new Set(said)].join(". "));
  }

  /** Has the computer play, or analyse, what is now on the board. */
  #proceed() {
    const table = this.#table;
    if (!table || !this.isConnected) return;
    if (this.#analysis) void this.#analysis.start();
    if (table.outcome || !table.isComputer(table.game.turn())) return;
    this.#thinker.failure = null;
    this.#panel?.fail("");
    const { level } = table.terms;
    const game = table.game.clone();
    const pace = new Promise((resolve) => setTimeout(resolve, PACE_MS));
    void this.#thinker.ask(async (opponent, signal) => {
      const result = await opponent.think(game, level ?? 10, signal);
      await pace;
      return result;
    }).then((result) => {
      game.free();
      if (result && this.#table === table) table.play(result.move);
    });
  }

  #followThinker() {
    if (!this.#table) return;
    this.#table.thinking = this.#thinker.isBusy;
    if (this.#thinker.failure) this.#failEngine(this.#thinker.failure);
    this.#board?.show();
    this.#panel?.show();
  }

  /** Marks and arrows are about the position that the board began with, or about the whole replay. */
  get #shownDrawing() {
    const table = /** @type {GameTable} */ (this.#table);
    return table.added === 0 || table.terms.mode === "replay" ? this.#drawing : {};
  }

  #forgetRefusal() {
    this.#board?.annotate(this.#shownDrawing);
    if (this.#panel?.refusal) this.#spoken.textContent = "";
    this.#panel?.refuse("");
  }

  /** @param {Refused} refused */
  #refuse(refused) {
    const table = /** @type {GameTable} */ (this.#table);
    if (table.terms.mode === "replay" || (table.terms.mode === "diagram" && !table.terms.playable)) return;
    if (table.terms.mode === "diagram" && table.added > 0) return table.reset();
    const { sentence, cells, section } = this.#phrases.whyNot(table.info, table.game, refused);
    // A click beside the pieces does not put a reason away that stands there.
    const standing = this.#panel?.refusal;
    if (refused.reason === "choose" && standing && standing !== sentence) return;
    this.#panel?.refuse(sentence, section !== null && this.#hasSection(section) ? section : null);
    announce(this.#spoken, sentence);
    this.#board?.annotate({ ...this.#drawing, refused: cells });
  }

  /** @param {string} id Of a section of the rules: whether this page has it. */
  #hasSection(id) {
    return this.getRootNode() === document && document.getElementById(id)?.matches(HEADING) === true;
  }

  /** @param {unknown} error */
  #failEngine(error) {
    const message = this.#texts.t("board.engineFailed");
    this.#panel?.fail(message);
    this.#tellError(null, message, error);
  }

  /**
   * Reads how the board looks, and tells what is wrong with any attribute.
   * @param {GameInfo} info
   */
  #readLook(info) {
    /** @type {Fault[]} */ const faults = [];
    readTerms(this.#attribute, info, faults);
    readLook(this.#attribute, faults);
    readWords(this.#attribute, this.#slottedCaption !== null, faults);
    this.#drawing = readDrawing(this.#attribute, info, faults);
    const all = [...this.#gameFaults, ...faults];
    this.#error.hidden = all.length === 0;
    const text = all.map((fault) => this.#sentence(fault)).join("\n");
    if (this.#error.textContent === text) return;
    this.#error.textContent = text;
    for (const fault of all) this.#tellError(fault.attribute, this.#sentence(fault), fault.thrown);
  }

  /** Who played the game of a record, and how it ended. */
  #showPlayers() {
    const { info } = /** @type {GameTable} */ (this.#table);
    this.#players.hidden = this.#title === null;
    if (!this.#title) return;
    const { names, result } = this.#title;
    const sides = info.players.map(({ id }, index) => make("b", {}, names[index] || this.#phrases.player(info, id)));
    this.#players.replaceChildren(sides[0], " – ", sides[1], ...(result ? [" ", make("span", { class: "score" }, result)] : []));
  }

  /** @param {string} text Stands in place of the board. */
  #fail(text) {
    this.#markLanguage();
    this.#frame.className = "frame failed";
    this.#error.textContent = text;
    this.#error.hidden = false;
  }

  /**
   * @param {string | null} attribute
   * @param {string} message
   * @param {unknown} [error]
   */
  #tellError(attribute, message, error = null) {
    this.#tell("error", { attribute, message, error });
  }

  /** @param {Fault} fault */
  #sentence({ attribute, key, values = {}, code, thrown, about = attribute, id, moves = [] }) {
    const { t } = this.#texts;
    const quoted = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === "found" ? quotable(String(value)) : value]));
    const place = key ? t(key, quoted) : "";
    const record = code ? t(this.#texts.has(`record.fault.${code}`) ? `record.fault.${code}` : "record.fault.other") : "";
    const why = thrown ? this.#phrases.error(thrown, { id, about }) : record;
    const what = place && why ? t("board.error.explained", { error: place, why }) : place || why;
    const listed = moves.slice(0, MOST_MOVES).join(", ") + (moves.length > MOST_MOVES ? "…" : "");
    const end = /[.!?]$/.test(what) ? what.slice(0, -1) : what;
    return t("board.attribute", { name: attribute, what: listed ? t("board.attribute.legal", { what: end, moves: listed }) : what });
  }

  /** The caption has the language of the page; the rest is French or English. */
  #markLanguage() {
    for (const part of this.#frame.children) {
      if (part !== this.#caption) part.setAttribute("lang", this.#texts.language);
    }
  }

  #showCaption() {
    const text = this.getAttribute("caption") ?? "";
    if (this.#captionText.textContent !== text) this.#captionText.textContent = text;
    this.#caption.hidden = !this.getAttribute("caption") && this.#slottedCaption === null;
  }

  get #slottedCaption() {
    return this.querySelector(':scope > [slot="caption"]');
  }

  /** @param {boolean} isPrinting */
  #print(isPrinting) {
    // Nothing can be waited for any more, but nothing need be.
    if (isPrinting && isInitialised && !this.#isLoaded) {
      forget(this);
      this.#isLoaded = true;
      this.#setUp();
    }
    this.#board?.print(isPrinting ? { pixels: PRINT_PIXELS, palette: paletteOf(this, "light", this.#look) } : null);
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  #reflect(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }

  /**
   * A property that was set before this class was there.
   * @param {string} name
   */
  #adoptProperty(name) {
    if (!Object.hasOwn(this, name)) return;
    const self = /** @type {any} */ (this);
    const value = self[name];
    delete self[name];
    self[name] = value;
  }

  static {
    for (const name of REFLECTED) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {TablierBoard} */
        get() { return this.getAttribute(name); },
        /** @this {TablierBoard} @param {unknown} value */
        set(value) { this.#reflect(name, value); },
      });
    }
  }
}

function emptyBoard() {
  return make("div", { part: "board", class: "board" }, make("canvas", { "aria-hidden": "true" }));
}

/**
 * A failure is told where the tag stands, and by an event: nobody need wait for it.
 * @returns {PromiseWithResolvers<void>}
 */
function withResolvers() {
  /** @type {any} */ const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
}
