import {
  AccessibleGrid,
  BoardView,
  Game,
  byId,
  create
} from "./chunk-7SPBOE6I.js";
import {
  Texts,
  counted,
  en_default,
  fr_default
} from "./chunk-JKGVHZBC.js";
import {
  Geometry,
  LOOKS,
  PAINTERS,
  __export,
  fillWood,
  paintDisc,
  paintGroove,
  paletteFor,
  refuseOthers,
  restingHighlights,
  tablierError
} from "./chunk-FJGCW6RT.js";

// pkg/engine-core.js
var PATIENCE_MS = 1e3;
var MAX_DEPTH = 100;
var EngineCore = class {
  #workerUrl;
  #port = null;
  #queue = [];
  #running = false;
  /** Ends what is under way with an error. */
  #abandon = null;
  #disposed = false;
  #lastId = 0;
  /** By number, what the worker does beside the searches: `{ hear(message), abandon(error) }`. */
  #background = /* @__PURE__ */ new Map();
  /** Messages with the files that were given by hand, for the worker that comes after this one. */
  #given = [];
  /** For `create`. */
  constructor(workerUrl) {
    this.#workerUrl = workerUrl;
  }
  static async create(options = {}) {
    refuseOthers("options", options, ["workerUrl"]);
    const engine = new this(options.workerUrl);
    await engine.#start();
    return engine;
  }
  async bestMove(game, options) {
    const { signal, onInfo, ...limits } = checked(game, options);
    return this.#enqueue(searchOf(game, limits, signal, onInfo));
  }
  async solve(game, options) {
    const { signal, onProgress, men } = checked(game, options);
    refuseOthers("options", options, ["men", "signal", "onProgress"]);
    const message = { type: "solve", state: game.toJSON(), men };
    return this.#enqueue({ message, signal, onInfo: onProgress, early: () => false, isBackground: true });
  }
  async loadTable(game, bytes) {
    await this.#give("table", game, bytes);
  }
  async loadWeights(game, bytes) {
    await this.#give("weights", game, bytes);
  }
  analyse(game, givenOptions) {
    const { signal, onInfo, ...options } = checked(game, givenOptions);
    if (onInfo) throw wrong("onInfo", "none: the infos of an analysis are read by `for await`");
    const limits = { depth: MAX_DEPTH, ...options };
    const stopped = new AbortController();
    const stop = () => stopped.abort();
    const infos = [];
    const waiting = [];
    let search = null;
    let ended = false;
    let failure = null;
    const wake = () => waiting.splice(0).forEach((resume) => resume());
    const request = searchOf(game, limits, stopped.signal, (info) => {
      infos.push(info);
      wake();
    });
    const end = (error = null) => {
      withoutAbort(signal, stop);
      ended = true;
      failure = error;
      wake();
    };
    const start = () => {
      if (signal?.aborted) stop();
      onAbort(signal, stop);
      return this.#enqueue(request).then(() => end(), end);
    };
    const iterator = {
      async next() {
        if (!ended) search ??= start();
        for (; ; ) {
          if (infos.length > 0) return { done: false, value: infos.shift() };
          if (failure) {
            const error = failure;
            failure = null;
            throw error;
          }
          if (ended) return { done: true, value: void 0 };
          await new Promise((resume) => waiting.push(resume));
        }
      },
      async return(value) {
        stop();
        ended = true;
        await search;
        infos.length = 0;
        failure = null;
        return { done: true, value };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
      // A name that old browsers do not have.
      [Symbol.asyncDispose ?? "dispose"]: () => iterator.return()
    };
    return iterator;
  }
  dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    for (const job of this.#queue.splice(0)) {
      withoutAbort(job.signal, job.stop);
      job.reject(disposed());
    }
    this.#abandon?.(disposed());
    if (this.#port) this.#drop(this.#port, disposed());
  }
  async #give(type, game, bytes) {
    checked(game);
    const message = { type, state: game.toJSON(), bytes };
    await this.#enqueue({ message });
    this.#given = this.#given.filter((given) => {
      const isReplaced = given.type === type && given.state.id === message.state.id && (type === "weights" || given.bytes === bytes);
      return !isReplaced;
    });
    this.#given.push(message);
  }
  async #enqueue(request) {
    if (this.#disposed) throw disposed();
    if (request.signal?.aborted) return request.early();
    return new Promise((resolve, reject) => {
      const job = { ...request, resolve, reject };
      job.stop = () => {
        this.#queue.splice(this.#queue.indexOf(job), 1);
        new Promise((settle) => settle(request.early())).then(resolve, reject);
      };
      onAbort(job.signal, job.stop);
      this.#queue.push(job);
      this.#runQueue();
    });
  }
  async #runQueue() {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length > 0) {
      const job = this.#queue.shift();
      withoutAbort(job.signal, job.stop);
      try {
        if (!this.#port) await this.#startAgain();
        if (job.signal?.aborted) job.resolve(job.early());
        else if (job.isBackground) job.resolve(this.#watch(job));
        else job.resolve(await this.#ask(job));
      } catch (error) {
        this.#failed(job, error);
      }
    }
    this.#running = false;
  }
  /** Rejects a job, unless the worker is to blame for the first time. */
  #failed(job, error) {
    if (this.#disposed || job.isAgain || error?.code !== "engine-failed") return job.reject(error);
    job.isAgain = true;
    this.#queue.unshift(job);
  }
  async #startAgain() {
    await this.#start();
    for (const message of this.#given) await this.#ask({ message });
  }
  /** Starts a worker and waits until it can search. */
  #start() {
    return new Promise((resolve, reject) => {
      const settle = (settled, value) => {
        this.#abandon = null;
        settled(value);
      };
      const notStarted = (reason) => failed(`the worker cannot be started: ${reason}`);
      let port;
      try {
        port = this.#port = this.constructor.spawn(this.#workerUrl);
      } catch (error) {
        return settle(reject, notStarted(error.message));
      }
      this.#abandon = (error) => {
        this.#drop(port);
        settle(reject, error);
      };
      port.onError = (reason) => this.#abandon(notStarted(reason));
      port.onMessage = (message) => {
        if (message.type !== "ready") return port.onError(message.message);
        this.#rest(port);
        settle(resolve);
      };
    });
  }
  /** Has the worker, which waits for it, do one thing. */
  #ask({ message: request, signal, onInfo }) {
    return new Promise((resolve, reject) => {
      const port = this.#port;
      const id = ++this.#lastId;
      let lastInfo = null;
      let patience = null;
      const settle = (settled, value) => {
        clearTimeout(patience);
        withoutAbort(signal, stop);
        this.#abandon = null;
        this.#rest(port);
        settled(value);
      };
      const crash = (reason) => {
        settle(reject, failed(`the worker failed: ${reason}`));
        this.#drop(port);
      };
      const stop = () => {
        if (patience !== null) return;
        port.post({ type: "stop", id });
        patience = setTimeout(() => {
          if (!lastInfo) return crash("it does not answer");
          settle(resolve, lastInfo);
          this.#drop(port);
        }, PATIENCE_MS);
      };
      const answers = {
        info({ info }) {
          lastInfo = info;
          onInfo?.(info);
        },
        done: ({ result }) => settle(resolve, result),
        error({ error: { code, message, details } }) {
          if (code) settle(reject, tablierError(code, message, details));
          else crash(message);
        }
      };
      this.#abandon = (error) => settle(reject, error);
      port.onError = crash;
      this.#hear(port, (message) => {
        if (message.id !== id) return;
        try {
          answers[message.type](message);
        } catch (error) {
          port.post({ type: "stop", id });
          settle(reject, error);
        }
      });
      port.keepAlive(true);
      try {
        port.post({ ...request, id });
      } catch (error) {
        return settle(reject, unsendable(error));
      }
      onAbort(signal, stop);
    });
  }
  /** Has the worker do something beside what it is asked meanwhile. */
  #watch({ message: request, signal, onInfo }) {
    return new Promise((resolve, reject) => {
      const port = this.#port;
      const id = ++this.#lastId;
      const stop = () => port.post({ type: "stop", id });
      const settle = (settled, value) => {
        withoutAbort(signal, stop);
        this.#background.delete(id);
        if (!this.#running) port.keepAlive(this.#background.size > 0);
        settled(value);
      };
      const answers = {
        info: ({ info }) => onInfo?.(info),
        done: ({ result }) => settle(resolve, result),
        error: ({ error: { code, message, details } }) => {
          settle(reject, code ? tablierError(code, message, details) : failed(`the worker failed: ${message}`));
        }
      };
      const hear = (message) => {
        try {
          answers[message.type](message);
        } catch (error) {
          stop();
          settle(reject, error);
        }
      };
      this.#background.set(id, { hear, abandon: (error) => settle(reject, error) });
      port.keepAlive(true);
      try {
        port.post({ ...request, id });
      } catch (error) {
        return settle(reject, unsendable(error));
      }
      onAbort(signal, stop);
    });
  }
  /** Gives the messages that are not about a task in the background to `listener`. */
  #hear(port, listener = null) {
    port.onMessage = (message) => (this.#background.get(message.id)?.hear ?? listener)?.(message);
  }
  /** Leaves a worker idle. */
  #rest(port) {
    this.#hear(port);
    port.onError = (reason) => this.#drop(port, failed(`the worker failed: ${reason}`));
    port.keepAlive(this.#background.size > 0);
  }
  /** Ends a worker, and what it does in the background with an error. */
  #drop(port, error = failed("the worker was ended")) {
    if (this.#port === port) this.#port = null;
    port.onMessage = port.onError = null;
    port.terminate();
    for (const task of [...this.#background.values()]) task.abandon(error);
  }
};
function searchOf(game, limits, signal, onInfo) {
  const { constructor: Game2 } = game;
  const state = game.toJSON();
  return { message: { type: "search", state, limits }, signal, onInfo, early: () => unsearched(Game2, state, limits) };
}
if (Symbol.dispose) EngineCore.prototype[Symbol.dispose] = EngineCore.prototype.dispose;
function checked(game, options) {
  const { signal, onInfo, onProgress } = options ?? {};
  if (typeof game?.toJSON !== "function") throw wrong("game", "a Game");
  if (signal !== void 0 && typeof signal?.addEventListener !== "function") {
    throw wrong("signal", "an AbortSignal");
  }
  for (const [name, listener] of Object.entries({ onInfo, onProgress })) {
    if (listener !== void 0 && typeof listener !== "function") {
      throw wrong(name, "a function");
    }
  }
  return options ?? {};
}
function unsearched(Game2, state, limits) {
  const game = Game2.fromJSON(state);
  try {
    const search = game.startSearch({ ...limits, nodes: 1 });
    const info = search?.info() ?? null;
    search?.free();
    return info;
  } finally {
    game.free();
  }
}
var aborts = /* @__PURE__ */ new WeakMap();
function onAbort(signal, act) {
  if (!signal) return;
  if (!aborts.has(signal)) {
    const acts = /* @__PURE__ */ new Set();
    const tell = () => acts.forEach((each) => each());
    aborts.set(signal, { acts, tell });
    signal.addEventListener("abort", tell, { once: true });
  }
  aborts.get(signal).acts.add(act);
}
function withoutAbort(signal, act) {
  const { acts, tell } = aborts.get(signal) ?? {};
  acts?.delete(act);
  if (acts?.size !== 0) return;
  signal.removeEventListener("abort", tell);
  aborts.delete(signal);
}
var wrong = (name, expected) => tablierError("bad-option", `${name}: expected ${expected}`, { expected });
var unsendable = (error) => tablierError("bad-option", `this cannot be sent to the worker: ${error.message}`);
var failed = (message) => tablierError("engine-failed", message);
var disposed = () => tablierError("disposed", "the engine is disposed");

// pkg/engine.js
var Engine = class extends EngineCore {
  static spawn(url) {
    const worker = url === void 0 ? ownWorker() : new Worker(url, { type: "module" });
    const port = {
      onMessage: null,
      onError: null,
      post: (message) => worker.postMessage(message),
      terminate: () => worker.terminate(),
      keepAlive() {
      }
    };
    worker.onmessage = ({ data }) => port.onMessage?.(data);
    worker.onerror = (event) => {
      event.preventDefault();
      port.onError?.(event.message || "its script could not be loaded");
    };
    return port;
  }
};
var elsewhere = null;
function ownWorker() {
  const home = new URL(new URL("../../pkg/engine.js", import.meta.url).href);
  if (/^https?:$/.test(home.protocol) && home.origin !== self.location.origin) {
    const script = `import ${JSON.stringify(new URL("worker.js", home))};`;
    elsewhere ??= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    return new Worker(elsewhere, { type: "module" });
  }
  return new Worker(new URL("./worker.js", new URL("../../pkg/engine.js", import.meta.url).href), { type: "module" });
}

// pkg/worker-core.js
var SLICE_MS = 10;
var WEIGHTS = {
  draughts: "weights/draughts.bin",
  "spanish-draughts": "weights/spanish-draughts.bin",
  charret: "weights/charret.bin"
};
var TABLES = {
  draughts: "tables/draughts-3.bin",
  "spanish-draughts": "tables/spanish-draughts-3.bin",
  charret: "tables/charret-8.bin"
};
function serve(Game2, post, yielded, load2) {
  let running = null;
  const solving = /* @__PURE__ */ new Set();
  const games = /* @__PURE__ */ new Map();
  async function withGame(state, use) {
    if (!games.has(state.id)) games.set(state.id, prepared(state.id));
    const game = await games.get(state.id);
    game.restore(state);
    return use(game);
  }
  async function prepared(id) {
    const game = new Game2(id);
    const prepare = async (path, take2) => {
      if (path) await load2(path).then(take2).catch(() => {
      });
    };
    await Promise.all([
      prepare(WEIGHTS[id], (bytes) => game.loadWeights(bytes)),
      prepare(TABLES[id], (bytes) => game.loadTable(bytes))
    ]);
    return game;
  }
  async function search({ id, state, limits }) {
    running = id;
    const found = await withGame(state, (game) => game.startSearch(limits));
    if (!found) return post({ type: "done", id, result: null });
    let told = "";
    const tellNews = () => {
      const info = found.info();
      const news = `${info.depth} ${info.move}`;
      if (info.depth > 0 && news !== told) post({ type: "info", id, info });
      told = news;
      return info;
    };
    for (; ; ) {
      const done = found.run(SLICE_MS);
      const result = tellNews();
      if (done || running !== id) {
        found.free();
        return post({ type: "done", id, result });
      }
      await yielded();
    }
  }
  async function solve({ id, state, men }) {
    solving.add(id);
    const analysis = await withGame(state, (game) => game.startSolving({ men }));
    let told = -1;
    try {
      while (solving.has(id)) {
        if (running === null) {
          if (analysis.run(SLICE_MS)) return post({ type: "done", id, result: true });
          const progress = analysis.progress();
          if (progress >= told + 0.01) post({ type: "info", id, info: told = progress });
        }
        await yielded();
      }
      post({ type: "done", id, result: false });
    } finally {
      analysis.free();
    }
  }
  async function take({ type, id, state, bytes }) {
    await withGame(state, (game) => type === "table" ? game.loadTable(bytes) : game.loadWeights(bytes));
    post({ type: "done", id, result: true });
  }
  const tasks = { search, solve, table: take, weights: take };
  return async (message) => {
    const { type, id } = message;
    if (type === "stop") {
      solving.delete(id);
      if (id === running) running = null;
      return;
    }
    try {
      await tasks[type](message);
    } catch (error) {
      post({ type: "error", id, error: plain(error) });
    }
    solving.delete(id);
    if (id === running) running = null;
  };
}
function plain(error) {
  return { code: error?.code, message: String(error?.message ?? error), details: error?.details };
}

// pkg/worker-files.js
var FILES = {
  "weights/draughts.bin": () => new URL("./weights/draughts.bin", new URL("../../pkg/worker-files.js", import.meta.url).href),
  "weights/spanish-draughts.bin": () => new URL("./weights/spanish-draughts.bin", new URL("../../pkg/worker-files.js", import.meta.url).href),
  "weights/charret.bin": () => new URL("./weights/charret.bin", new URL("../../pkg/worker-files.js", import.meta.url).href),
  "tables/draughts-3.bin": () => new URL("./tables/draughts-3.bin", new URL("../../pkg/worker-files.js", import.meta.url).href),
  "tables/spanish-draughts-3.bin": () => new URL("./tables/spanish-draughts-3.bin", new URL("../../pkg/worker-files.js", import.meta.url).href),
  "tables/charret-8.bin": () => new URL("./tables/charret-8.bin", new URL("../../pkg/worker-files.js", import.meta.url).href)
};
async function load(path) {
  const response = await fetch(FILES[path]());
  if (!response.ok) throw new Error(`${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
function taskQueue() {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  return () => new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}

// pkg/element/page-engine.js
var PageEngine = class extends EngineCore {
  static spawn() {
    let last = 0;
    const port = {
      onMessage: null,
      onError: null,
      post: (message) => {
        last = message.id;
        void receive(message);
      },
      terminate: () => void receive({ type: "stop", id: last }),
      keepAlive() {
      }
    };
    const tell = (message) => queueMicrotask(() => port.onMessage?.(message));
    const receive = serve(Game, tell, taskQueue(), load);
    tell({ type: "ready" });
    return port;
  }
};

// pkg/element/engine-host.js
var EngineHost = class {
  #options;
  /** @type {Promise<Engine> | null} */
  #engine = null;
  /** @param {EngineOptions} [options] */
  constructor(options) {
    this.#options = options;
  }
  /**
   * @template T
   * @param {(engine: Engine) => Promise<T>} question
   */
  async ask(question) {
    const starting = this.#engine ??= Engine.create(this.#options).catch(() => (
      /** @type {any} */
      PageEngine.create()
    ));
    try {
      return await question(await starting);
    } catch (error) {
      if (this.#engine === starting) this.#engine = null;
      starting.then((engine) => engine.dispose(), () => {
      });
      throw error;
    }
  }
};

// www/js/records/entry.js
var OPENING = 6;
var FIELDS = (
  /** @type {const} */
  ["id", "rules", "position", "tags", "moves", "notes", "ended"]
);
var DEEPEST = 100;
var LONGEST_LINE = 2e4;
var LONGEST_TEXT = 100;
function checkedRecord(Game2, catalog, value) {
  const record = (
    /** @type {any} */
    value
  );
  const info = catalog.find(({ id: id2 }) => id2 === record?.id);
  if (!info) throw new Error("unknown game");
  const { id, position, tags = {}, ended = null, result } = record;
  const rules = (
    /** @type {any} */
    record.rules
  );
  if (typeof position !== "string" || !isDictionary(record.rules) || !isDictionary(tags)) throw new Error("bad fields");
  const line = checkedLine(record, 0);
  const game = Game2.fromJSON({ id, rules, position, moves: line.moves, redo: [], ended });
  game.free();
  const start = new Game2(id, { rules, position });
  try {
    playLine(start, line);
  } finally {
    start.free();
  }
  const texts = (
    /** @type {[string, string][]} */
    Object.entries(tags).filter(([, text2]) => typeof text2 === "string")
  );
  return {
    id,
    rules,
    position,
    tags: Object.fromEntries(texts),
    ...line,
    ended,
    ...typeof result === "string" && result !== "" ? { result } : {},
    ...isDictionary(record.play) ? { play: record.play } : {}
  };
}
function checkedLine(value, depth) {
  const { moves, notes = [] } = value ?? {};
  if (depth > DEEPEST || !isTexts(moves) || !Array.isArray(notes)) throw new Error("bad line");
  let last = -1;
  return {
    moves: [...moves],
    notes: notes.map(({ ply, comment, nags, variations }) => {
      if (!Number.isInteger(ply) || ply <= last || ply > moves.length) throw new Error("bad note");
      last = ply;
      return {
        ply,
        ...typeof comment === "string" && comment !== "" ? { comment } : {},
        ...isList(nags) ? { nags: nags.filter(isNag) } : {},
        ...isList(variations) ? { variations: variations.map((line) => checkedLine(line, depth + 1)) } : {}
      };
    })
  };
}
function playLine(game, { moves, notes }) {
  const branches = new Map(notes.map(({ ply, variations }) => [ply, variations ?? []]));
  if (branches.get(0)?.length) throw new Error("bad variation");
  moves.forEach((move, index) => {
    for (const variation of branches.get(index + 1) ?? []) {
      const other = game.clone();
      try {
        playLine(other, variation);
      } finally {
        other.free();
      }
    }
    game.play(move);
  });
}
function summarise(record, { key, saved = /* @__PURE__ */ new Date(), source = "", fault = null }, Game2, catalog) {
  const { id, tags, moves } = record;
  return {
    key,
    id,
    players: [tags.White ?? "", tags.Black ?? ""],
    event: tags.Event ?? "",
    date: tags.Date ?? "",
    result: resultOf(record, Game2, catalog),
    plies: moves.length,
    saved: typeof saved === "string" ? saved : saved.toISOString(),
    source,
    digest: digestOf(record),
    ...moves.length > 0 ? { opening: moves.slice(0, OPENING).join(" ") } : {},
    ...fault?.plies === moves.length ? { fault } : {}
  };
}
function faultOf({ moves }, errors) {
  const faults = errors.filter(({ severity }) => severity !== "warning");
  const fault = faults.find(({ ply }) => ply === moves.length) ?? faults[0];
  return fault ? checkedFault({ ...fault, plies: moves.length }) : null;
}
function checkedFault(value) {
  if (!isDictionary(value)) return null;
  const { code, line, column, found, legal, candidates, plies } = (
    /** @type {any} */
    value
  );
  const isPlaced = [line, column, plies].every((number) => Number.isInteger(number) && number >= 0);
  if (!isPlaced || typeof code !== "string" || typeof found !== "string") return null;
  const short = (text2) => text2.slice(0, LONGEST_TEXT);
  const listed = (name, moves) => isTexts(moves) && moves.length > 0 ? { [name]: moves.slice(0, LONGEST_TEXT).map(short) } : {};
  return { code: short(code), line, column, found: short(found), plies, ...listed("legal", legal), ...listed("candidates", candidates) };
}
function resultOf({ id, rules, position, moves, ended, result, outcome }, Game2, catalog) {
  if (result && result !== "*") return result;
  let end = outcome ?? ended;
  if (!end && outcome === void 0) {
    const game = Game2.fromJSON({ id, rules, position, moves, redo: [], ended: null });
    end = game.outcome();
    game.free();
  }
  if (!end) return "";
  if (end.winner === null) return "1/2-1/2";
  return catalog.find((info) => info.id === id)?.players[0].id === end.winner ? "1-0" : "0-1";
}
function contentOf(record) {
  return JSON.stringify(FIELDS.map((name) => sorted(record[name] ?? null)));
}
function digestOf(record) {
  return digestOfText(contentOf(record));
}
function digestOfText(text2) {
  let [low, high] = [2166136261, 16777619];
  for (let at = 0; at < text2.length; at++) {
    const code = text2.charCodeAt(at);
    low = Math.imul(low ^ code, 16777619);
    high = Math.imul(high ^ code ^ low >>> 15, 2246822507);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isDictionary(value)) return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}
function isDictionary(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value) && value.length > 0;
}
function isNag(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 255;
}
function isTexts(value) {
  return Array.isArray(value) && value.length <= LONGEST_LINE && value.every((text2) => typeof text2 === "string");
}

// www/js/exercises/own.js
var PREFIX = "own-";
var LONGEST_TEXT2 = 200;
var LONGEST_POSITION = 4e3;
function isOwn(id) {
  return id.startsWith(PREFIX);
}
function ownExercise({ game, rules, position, move, saved, from }) {
  const ordered = Object.keys(rules).sort().map((name) => [name, rules[name]]);
  const id = PREFIX + digestOfText(JSON.stringify([game, ordered, position, move]));
  return { id, game, kind: "best", moves: 1, difficulty: 0, rules, position, line: [move], saved, from };
}
function checkedExercise(Games, catalog, value) {
  const { game: id, rules, position, line, saved, from } = (
    /** @type {any} */
    isDictionary(value) ? value : {}
  );
  const isSound = catalog.some((info) => info.id === id) && isDictionary(rules) && typeof position === "string" && position.length <= LONGEST_POSITION && Array.isArray(line) && typeof line[0] === "string";
  if (!isSound) return null;
  let game = null;
  try {
    const start = game = new Games(
      id,
      /** @type {any} */
      { rules, position }
    );
    const move = start.play(line[0]).text;
    const date = new Date(typeof saved === "string" ? saved : NaN);
    return ownExercise({
      game: id,
      rules: start.rules(),
      position,
      move,
      saved: (Number.isNaN(date.getTime()) ? /* @__PURE__ */ new Date() : date).toISOString(),
      from: typeof from === "string" ? from.slice(0, LONGEST_TEXT2) : ""
    });
  } catch {
    return null;
  } finally {
    game?.free();
  }
}

// www/js/i18n/en.js
var en_default2 = {
  "newGame": "New game",
  "newGame.short": "New",
  "undo": "Take back the last move",
  "flip": "Turn the board round",
  "finish": "Finish the game",
  "finish.short": "Finish",
  "finish.title": "Finish the game?",
  "finish.over": "The game is over",
  "finish.early": "A game is finished at its last move",
  "finish.toEnd": "Go to the last move",
  "finish.draw": "Draw agreed",
  "finish.claim": "Claim the draw",
  "finish.offer": "Offer a draw",
  "finish.concede": "{player} concedes",
  "finish.concede.plural": "{player} concede",
  "finish.concede.you": "Concede the game",
  "finish.reopen": "Take back this end and play on",
  "finish.refused": "The computer declines, and plays on",
  "replay.start": "To the start of the game (Home)",
  "replay.back": "One move back (left arrow, wheel over the board)",
  "replay.forward": "One move forward (right arrow, wheel over the board)",
  "replay.end": "To the last move (End)",
  "controls": "Game controls",
  "language.name": "English",
  "settings": "Settings",
  "settings.look": "Board",
  "settings.look.wood": "Wood",
  "settings.look.paper": "Print",
  "settings.look.contrast": "High contrast",
  "settings.light": "Colours",
  "settings.light.auto": "Auto",
  "settings.light.light": "Light",
  "settings.light.dark": "Dark",
  "settings.coordinates": "Coordinates",
  "settings.movable": "Mark the pieces that can move",
  "settings.sounds": "Sounds",
  "game": "Game",
  "mode": "Players",
  "mode.computer": "Against the computer",
  "mode.two": "Two players, one screen",
  "mode.auto": "The computer alone",
  "side": "You play",
  "side.random": "Random side",
  "level": "Computer",
  "level.1": "Level 1 · beginner",
  "level.2": "Level 2 · beginner",
  "level.3": "Level 3 · casual player",
  "level.4": "Level 4 · casual player",
  "level.5": "Level 5 · club player",
  "level.6": "Level 6 · club player",
  "level.7": "Level 7 · strong",
  "level.8": "Level 8 · strong",
  "level.9": "Level 9 · very strong",
  "level.10": "Level 10 · full strength",
  "rulesSection": "See the rules",
  "rulesPage": "Rules",
  "rules": "Rule options",
  "rule.alternate": "In turn, from game to game",
  "rule.unlimited": "none",
  "rule.lot": "drawn by lot",
  "start": "Start",
  "cancel": "Cancel",
  "title.computer": "Computer",
  "title.two": "Two players",
  "title.auto": "Computer alone",
  "you": "You",
  "computer": "Computer",
  "inHand": "{count} in hand",
  "captured": "{count} captured",
  "play.hint": "Show what the computer would play",
  "play.hint.short": "Hint",
  "play.hint.move": "The computer would play {move}",
  "play.now": "Move now",
  "play.now.title": "Have the computer play the best move that it has found by now",
  "play.premove.never": "No answer of the computer makes this move possible",
  "play.rematch": "The same game again with the other colour; in Charret the other player begins",
  "play.turns": "Turn the board after each move",
  "play.level.1": "For first games: it sees what can be taken now, and often plays a weaker move.",
  "play.level.2": "Knows simple threats, and still makes mistakes: when you know the rules well.",
  "play.level.3": "Few mistakes: you need a plan, and patience.",
  "play.level.4": "Calculates several moves ahead, and seldom lets a chance go.",
  "play.level.5": "Nearly or quite all it can. Do not be cross with yourself if you lose.",
  "play.levels": "Levels {first} and {second}",
  "play.levelOf": "Computer: {player}",
  "play.level": "Level {level}",
  "play.about.draughts": "Draughts on a hundred squares: kings fly, and the largest capture must be made.",
  "play.about.spanish-draughts": "Draughts on sixty-four squares: kings fly, men capture forward only.",
  "play.about.charret": "Line up three tokens, and take one from your opponent.",
  "play.about.bulltricker": "Half draughts, half chess: shut the king in between four pieces.",
  "play.about.tumblingdown": "Stacks that topple and spread: cover the tallest pure one of your opponent.",
  "play.about.ultima": "Chessmen that capture each in a way of its own, and one that freezes.",
  "play.clock": "Clock",
  "play.clock.none": "No clock",
  "play.clock.move": "Per move",
  "play.clock.game": "Per game",
  "play.clock.time": "Time",
  "play.clock.increment": "More for each move",
  "play.clock.aMove": "{time} a move",
  "play.clock.of": "Clock: {player}",
  "play.clock.ofShort": "Clock: {player}, time is short",
  "play.clock.hear": "Hear the clocks",
  "play.clock.left": "{player}: {time}",
  "play.clock.call": "{time} left",
  "board.reason.timeout": "on time",
  "play.time.hours": "{count} hours",
  "play.time.hours.one": "{count} hour",
  "play.time.minutes": "{count} minutes",
  "play.time.minutes.one": "{count} minute",
  "play.time.seconds": "{count} seconds",
  "play.time.seconds.one": "{count} second",
  "play.start": "Handicap and start",
  "play.start.position": "Start from this position (as text)",
  "play.handicap": "Handicap",
  "play.handicap.giver": "Given by",
  "play.handicap.none": "None",
  "play.handicap.man": "{count} men fewer",
  "play.handicap.man.one": "{count} man fewer",
  "play.handicap.token": "{count} tokens fewer",
  "play.handicap.token.one": "{count} token fewer",
  "play.handicap.queen": "{count} queens fewer",
  "play.handicap.queen.one": "{count} queen fewer",
  "play.handicap.pincer": "{count} pincers fewer",
  "play.handicap.pincer.one": "{count} pincer fewer",
  "play.handicap.long-leaper": "{count} long leapers fewer",
  "play.handicap.long-leaper.one": "{count} long leaper fewer",
  "play.handicap.immobiliser": "Without the immobiliser",
  "moves.variation": "Variation",
  "branch.promote": "Make main line",
  "branch.remove": "Delete branch",
  "branch.confirm": "Delete the branch that begins with {move}?",
  "comment": "Comment",
  "comment.on": "On {player}’s move {move}",
  "comment.onStart": "Before the first move",
  "moveField": "Type a move",
  "moveExample": "e.g. {move}",
  "play": "Play",
  "position": "Position",
  "positionField": "Copy this text, or paste another to play from there",
  "positionStart": "Play from here",
  "positionReset": "Current position",
  "picture": "Picture",
  "picture.svgTitle": "Download the board as SVG, sharp at every size",
  "picture.pngTitle": "Download the board as PNG",
  "picture.copyTitle": "Copy the board as a picture",
  "copy": "Copy",
  "copy.position": "Copy the position",
  "copy.positionLink": "Copy a link to the position",
  "copy.record": "Copy the game record",
  "copy.recordLink": "Copy a link to the game",
  "copied": "Copied",
  "held": "The computer waits",
  "pause": "Pause",
  "resume": "Go on",
  "retry": "Try again",
  "rematch": "Rematch",
  "loadFailed": "The games could not be loaded. Check the connection and reload the page.",
  "error.too-long": "Too long: {length} characters, at most {max}",
  "error.empty": "Nothing was typed",
  "update.ready": "New version ready. Your game is kept.",
  "update.done": "Updated in another tab. Your game is kept.",
  "update.reload": "Reload",
  "update.later": "Later",
  "takenOver": "Taken over from another tab",
  "record": "Game record",
  "recordField": "Copy this text, or paste a game to replay it",
  "record.replay": "Replay this text",
  "record.replay.clip": "Replay the CLIP",
  "record.download": "Download",
  "record.moves": "Copy the moves",
  "record.movesTitle": "Only the moves, to send in a chat: whoever pastes them here plays on",
  "record.reset": "Current game",
  "record.byHand": "Copy this by hand",
  "record.event": "Event",
  "record.human": "Human",
  "record.computer": "Computer (level {level})",
  "record.keep": "Keep",
  "record.keepTitle": "Puts the game on the board among “My games”",
  "record.kept": "Kept in “My games”",
  "record.opened": "Game opened",
  "record.joined": "The game goes on",
  "record.unfinished": "unfinished",
  "record.plies": "{count} plies",
  "record.plies.one": "{count} ply",
  "record.keptOn": "kept on {date}",
  "record.place": "Line {line}, column {column}",
  "record.placeIn": "{source}: {place}",
  "record.faultOf": "{place}, “{found}”: {what}",
  "record.faultAt": "{place}: {what}",
  "record.legal": "Possible here: {moves}",
  "record.candidates": "It could mean {moves}",
  "records": "Games",
  "link.copy": "Copy a link",
  "link.bad": "This link is damaged or holds no game that can be played here. Nothing was changed.",
  "link.broken": "Move {number} of this link, “{move}”, cannot be played. {why}",
  "link.place": "Link, move {number}",
  "link.tooLong": "This game is too long for a link: download it instead",
  "embed": "Embed",
  "embed.title": "Show on another site",
  "embed.content": "What is shown",
  "embed.position": "The position",
  "embed.try": "The position, to try a move",
  "embed.play": "The position, to play on",
  "embed.analyse": "The position, to analyse",
  "embed.game": "The game, to replay",
  "embed.gameAnalyse": "The game, to analyse",
  "embed.level": "Opponent",
  "embed.two": "None: two players",
  "embed.caption": "Caption",
  "embed.lang": "Language",
  "embed.theme": "Colours",
  "embed.theme.auto": "of the site",
  "embed.theme.light": "light",
  "embed.theme.dark": "dark",
  "embed.form": "As",
  "embed.tag": "A tag",
  "embed.frame": "A frame (iframe)",
  "embed.tag.hint": "To be pasted into the HTML of a page; one line of script is enough for several boards",
  "embed.frame.hint": "To be pasted into the HTML of a page, also where scripts are not allowed",
  "file.open": "Open a file…",
  "file.openTitle": "Game records in PDN, PGN, SGF, CLIP or as moves alone; they can also be dropped on the page",
  "file.reading": "Reading…",
  "file.tooLarge": "This is too large: at most {max} MB",
  "file.unreadable": "The file could not be read.",
  "drop": "Drop it to open the games",
  "found.title": "Games found: {count}",
  "found.hint": "Choose one to replay it; a game with a fault opens at the fault",
  "found.keep": "Keep all",
  "found.more": "and {count} more faults of this kind",
  "found.more.one": "and {count} more fault of this kind",
  "games.filter": "Find: player, event, date",
  "games.found": "Games that fit: {count}",
  "games.none": "No game fits",
  "games.range": "{first}–{last} of {count}",
  "games.previous": "Previous games",
  "games.next": "Next games",
  "games.delete": "Delete {game}",
  "games.delete.short": "Delete",
  "library": "My games",
  "library.title": "My games: {count}",
  "library.empty": "Finished games come here by themselves, and games left for another one. They stay on this device.",
  "library.export": "Export all",
  "library.import": "Import…",
  "library.importing": "Taking over {count} games…",
  "library.importing.one": "Taking over {count} game…",
  "library.exported": "Games exported: {count}",
  "library.added": "Games added: {count}",
  "library.known": "Already there: {count}",
  "library.bad": "Not playable: {count} (number {numbers})",
  "library.notOne": "This is no file of games exported from this page. Nothing was changed.",
  "library.confirmDelete": "Delete this game? {game}",
  "library.deleted": "Game deleted",
  "library.trouble": "Games cannot be kept on this device: storage is forbidden or full. Playing goes on; download what you want to keep.",
  "close": "Close",
  "analysis.short": "Analyse",
  "analysis.title": "Let the engine look at the position and at the game",
  "analysis.on": "Analysis on",
  "analysis.confirm": "The game against the computer is not over. Stop it and analyse? Its moves stay; the computer plays no longer.",
  "analysis.confirm.clock": "The game with clocks is not over. Stop it and analyse? Its moves stay; the clocks stop.",
  "analysis.confirm.yes": "Stop and analyse",
  "analysis.estimated": "estimated",
  "analysis.proved": "proved",
  "analysis.proved.table": "proved by the endgame table",
  "analysis.draw": "draw",
  "analysis.wins": "{player}: win",
  "analysis.winsIn": "{player}: win in {count} moves",
  "analysis.winsIn.one": "{player}: win in {count} move",
  "analysis.speed": "{count} positions/s",
  "analysis.solving": "Solving the ending: {percent}%",
  "analysis.lines": "Best lines",
  "analysis.count": "Lines",
  "analysis.arrows": "Arrows",
  "analysis.longer": "Look longer",
  "analysis.move": "Line {line}: play up to {move}",
  "analysis.playLine": "Put this line into the game, to step through it",
  "analysis.playLine.number": "Put line {line} into the game, to step through it",
  "analysis.said": "{player}: {score}, {basis}. Best move: {move}",
  "analysis.review": "The whole game",
  "analysis.review.start": "Review the game",
  "analysis.review.again": "Review again",
  "analysis.review.done": "The review is done",
  "analysis.graph": "Evaluation of the game",
  "analysis.inaccuracy": "inaccuracy",
  "analysis.mistake": "mistake",
  "analysis.blunder": "blunder",
  "analysis.missedWin": "missed win",
  "analysis.count.inaccuracy": "{count} inaccuracies",
  "analysis.count.inaccuracy.one": "{count} inaccuracy",
  "analysis.count.mistake": "{count} mistakes",
  "analysis.count.mistake.one": "{count} mistake",
  "analysis.count.blunder": "{count} blunders",
  "analysis.count.blunder.one": "{count} blunder",
  "analysis.count.missedWin": "{count} missed wins",
  "analysis.count.missedWin.one": "{count} missed win",
  "analysis.count.none": "no mistakes",
  "analysis.counts": "{player}: {counts}",
  "analysis.none": "The engine has nothing to say against any move.",
  "analysis.mistakes": "Mistakes",
  "analysis.better": "better {move}",
  "analysis.table": "The graph as a table",
  "analysis.table.move": "Move",
  "analysis.table.value": "Evaluation",
  "analysis.table.mistake": "Verdict",
  "analysis.exercise.title": "Positions of this game with one clearly good move, to be solved later",
  "analysis.exercise.keep": "Keep {count} exercises from this game",
  "analysis.exercise.keep.one": "Keep {count} exercise from this game",
  "analysis.exercise.kept": "New exercises kept: {count}.",
  "analysis.exercise.imported": "Exercises added: {count}",
  "keep": "Keep as an exercise",
  "keep.title": "Keeps this position, if one move is clearly the only good one",
  "keep.done": "Kept as an exercise.",
  "keep.known": "Already among your exercises.",
  "keep.none": "Not kept: here no single move is both good and clearly better than all others.",
  "exercise.own": "My exercises",
  "exercise.own.count": "My exercises: {count} of {all} solved",
  "exercise.own.number": "My exercise {number}",
  "exercise.own.from": "From {game}",
  "exercise.own.none": "Analyse a game of yours: its positions with one clearly good move can be kept here.",
  "exercise.own.remove": "Remove it",
  "exercise.own.confirm": "Remove this exercise from yours?",
  "exercises": "Exercises",
  "exercise.today": "Today’s exercise, {date}",
  "exercise.number": "Exercise {number}",
  "exercise.all": "All exercises: {count} of {all} solved",
  "exercise.doneToday": "(today’s solved)",
  "exercise.mark.alone": "solved",
  "exercise.mark.helped": "solved with help",
  "exercise.difficulty": "difficulty {count} of {all}",
  "exercise.streak": "{count} days in a row",
  "exercise.streak.one": "{count} day in a row",
  "exercise.longest": "longest: {count}",
  "exercise.controls": "Exercise",
  "exercise.hint": "Hint",
  "exercise.solution": "Solution",
  "exercise.again": "Again",
  "exercise.next": "Next exercise",
  "exercise.task.win": "{player} to play and win in {count} moves",
  "exercise.task.win.one": "{player} to play and win in one move",
  "exercise.task.trick": "{player} to play: in {count} moves, leave the opponent only moves that lose",
  "exercise.task.trick.one": "{player} to play: leave the opponent only moves that lose",
  "exercise.task.trick.bulltricker": "{player} to play: a trick in {count} moves, by which the opponent must enclose their own king",
  "exercise.task.trick.bulltricker.one": "{player} to play: a trick, by which the opponent must enclose their own king",
  "exercise.task.shot": "{player} to play: a shot that gains {count} men (a king counts three)",
  "exercise.task.shot.game": "{player} to play: a shot that wins the game",
  "exercise.task.endgame": "{player} to play and win: only one move keeps the win",
  "exercise.task.draw": "{player} to play and draw: only one move does not lose",
  "exercise.task.save": "{player} to play: all moves but one lose within two. Which one holds?",
  "exercise.task.best": "{player} to play: find the only good move",
  "exercise.basis.search": "Proved by full search",
  "exercise.basis.table": "Proved by the endgame table",
  "exercise.basis.save": "The losses are proved; that the move holds is estimated",
  "exercise.basis.estimate": "Estimated by the engine",
  "exercise.goOn": "Right. Go on!",
  "exercise.solved": "Solved!",
  "exercise.solvedHelped": "Solved, with help.",
  "exercise.shown": "The solution: {moves}",
  "exercise.hint.from": "The piece on {from} moves.",
  "exercise.hint.to": "{from} goes to {to}.",
  "exercise.hint.from.charret": "The token on {from} moves.",
  "exercise.hint.place": "The token is placed on {to}.",
  "exercise.wrong": "This is not the move.",
  "exercise.answers": "The opponent answers {answer}",
  "exercise.winsIn": "and wins in {count} moves.",
  "exercise.winsIn.one": "and wins by the next move.",
  "exercise.missed.win": ": you do not win in time.",
  "exercise.missed.trick": ": you do not win in time.",
  "exercise.missed.shot": ": the men do not come back.",
  "exercise.missed.endgame": ": the win is gone.",
  "exercise.missed.draw": ": the draw is gone.",
  "exercise.missed.save": " and wins.",
  "exercise.missed.best": ". Another move was much better.",
  "editor.open": "Set up a position…",
  "editor.edit": "Edit the position…",
  "editor.title": "Set up a position",
  "editor.hint": "A click puts a piece or takes it off; a drag moves one, or puts a row of them.",
  "editor.hint.mouse": "The right button or Delete takes off.",
  "editor.palette": "Pieces and tools",
  "editor.tool.move": "Move a piece",
  "editor.tool.erase": "Take a piece off",
  "editor.tool.eraseTop": "Take the top piece off",
  "editor.tools": "Board tools",
  "editor.undo": "Undo",
  "editor.redo": "Redo",
  "editor.initial": "Start",
  "editor.initial.title": "Put up the start of the game",
  "editor.clear": "Clear",
  "editor.clear.title": "Clear the board",
  "editor.mirror": "Mirror",
  "editor.mirror.title": "Left becomes right",
  "editor.swap": "Swap",
  "editor.swap.title": "The players change places: pieces, side of the board, turn",
  "editor.held": "{cell} is taken up: where to?",
  "editor.turn": "To move",
  "editor.text": "Position text: copy it, or paste another",
  "editor.field.hand": "{player}, in hand",
  "editor.field.quiet": "Plies counted towards the draw",
  "editor.field.diagonal": "Plies counted towards the draw of 12 moves",
  "editor.field.number": "Number of the move",
  "editor.field.ply": "Number of the ply",
  "editor.field.huffable": "May be huffed (squares)",
  "editor.analyse": "Analyse",
  "editor.over": "The game is already over: {result}",
  "editor.charret.placing": "places a token",
  "editor.charret.sliding": "slides a token",
  "editor.charret.jumping": "slides or jumps",
  "editor.fault.man-on-crown": "Man on {cells} ({player}): on this row it is a king",
  "editor.fault.pawn-on-last-strip": "Pawn on {cells} ({player}): on this row it is a queen",
  "editor.fault.not-huffable": "No piece to huff on {cells}",
  "editor.fault.no-king": "No king: {player}",
  "editor.fault.second-king": "Too many kings: {player}, on {cells}",
  "editor.fault.other-king-in-check": "The king on {cells} can be taken, and it is not its turn ({player})",
  "editor.fault.wrong-cell": "{cells}: kings lie on the squares, queens and pawns on the rectangles",
  "editor.fault.kings-too-close": "Kings too close ({cells}): keep a square between them in every direction",
  "editor.fault.both-mat": "Both kings are enclosed ({cells})",
  "editor.fault.too-many-pieces": "Too many pieces: {player}, {count}",
  "editor.fault.too-many-pieces.all": "Too many pieces: {count}",
  "editor.fault.no-piece": "There is no piece on the board",
  "editor.fault.both-lost": "One of the players needs three tokens at least",
  "flow.left": "The game that was being played is kept: open it in “My games” to go on.",
  "flow.missing.game": "There is no game of this name. Here is an exercise of another one.",
  "flow.missing.exercise": "This exercise is not there, or no longer. Here is today’s.",
  "flow.missing.own": "You have kept no exercise of this game yet. Here is today’s.",
  "flow.playOn": "Play the computer…",
  "flow.playOn.title": "Play on against the computer",
  "flow.playOn.hint": "From the position on the board on. The moves before it stay.",
  "flow.playOn.start": "Play on",
  "flow.exercise.analyse": "Analyse",
  "flow.exercise.play": "Play from here",
  "settings.shortcuts": "Keys of one letter (“?” lists them)",
  "flow.hear": "Hear the position",
  "flow.keys": "Keys",
  "flow.keys.moves": "One move back, one move forward; on the board, from cell to cell",
  "flow.keys.ends": "To the start of the game, to the last move",
  "flow.keys.escape": "Drop what was begun: a piece that was taken, a premove, an explanation",
  "flow.keys.off": "Not while you write. The settings turn the keys of one letter off.",
  "flow.number": "{field}: a whole number from {min} to {max}",
  "flow.squares": "{field}: squares, with commas between them",
  "flow.review.goOn": "Go on with the review",
  "flow.review.part": "The review was cut off after ply {count} of {all}."
};

// www/js/i18n/fr.js
var fr_default2 = {
  "newGame": "Nouvelle partie",
  "newGame.short": "Nouvelle",
  "undo": "Reprendre le dernier coup",
  "flip": "Tourner le plateau",
  "finish": "Terminer la partie",
  "finish.short": "Terminer",
  "finish.title": "Terminer la partie ?",
  "finish.over": "La partie est finie",
  "finish.early": "Une partie se termine à son dernier coup",
  "finish.toEnd": "Aller au dernier coup",
  "finish.draw": "Nulle convenue",
  "finish.claim": "Réclamer la nulle",
  "finish.offer": "Proposer la nulle",
  "finish.concede": "{player} concède",
  "finish.concede.plural": "{player} concèdent",
  "finish.concede.you": "Concéder la partie",
  "finish.reopen": "Annuler cette fin et continuer",
  "finish.refused": "L’ordinateur refuse et continue la partie",
  "replay.start": "Au début de la partie (touche Début)",
  "replay.back": "Un coup en arrière (flèche gauche, molette sur le plateau)",
  "replay.forward": "Un coup en avant (flèche droite, molette sur le plateau)",
  "replay.end": "Au dernier coup (touche Fin)",
  "controls": "Commandes de la partie",
  "language.name": "Français",
  "settings": "Réglages",
  "settings.look": "Plateau",
  "settings.look.wood": "Bois",
  "settings.look.paper": "Imprimé",
  "settings.look.contrast": "Contrasté",
  "settings.light": "Couleurs",
  "settings.light.auto": "Auto",
  "settings.light.light": "Claires",
  "settings.light.dark": "Sombres",
  "settings.coordinates": "Coordonnées",
  "settings.movable": "Marquer les pièces qui peuvent jouer",
  "settings.sounds": "Sons",
  "game": "Jeu",
  "mode": "Joueurs",
  "mode.computer": "Contre l’ordinateur",
  "mode.two": "À deux, un seul écran",
  "mode.auto": "L’ordinateur seul",
  "side": "Vous jouez",
  "side.random": "Camp au hasard",
  "level": "Ordinateur",
  "level.1": "Niveau 1 · débutant",
  "level.2": "Niveau 2 · débutant",
  "level.3": "Niveau 3 · amateur",
  "level.4": "Niveau 4 · amateur",
  "level.5": "Niveau 5 · joueur de club",
  "level.6": "Niveau 6 · joueur de club",
  "level.7": "Niveau 7 · fort",
  "level.8": "Niveau 8 · fort",
  "level.9": "Niveau 9 · très fort",
  "level.10": "Niveau 10 · pleine force",
  "rulesSection": "Voir la règle",
  "rulesPage": "Règles",
  "rules": "Options des règles",
  "rule.alternate": "À tour de rôle, d’une partie à l’autre",
  "rule.unlimited": "aucune",
  "rule.lot": "au hasard",
  "start": "Commencer",
  "cancel": "Annuler",
  "title.computer": "Ordinateur",
  "title.two": "À deux",
  "title.auto": "L’ordinateur seul",
  "you": "Vous",
  "computer": "Ordinateur",
  "inHand": "{count} en main",
  "captured": "{count} pris",
  "play.hint": "Montrer ce que jouerait l’ordinateur",
  "play.hint.short": "Conseil",
  "play.hint.move": "L’ordinateur jouerait {move}",
  "play.now": "Jouer maintenant",
  "play.now.title": "L’ordinateur joue le meilleur coup qu’il a trouvé jusqu’ici",
  "play.premove.never": "Aucune réponse de l’ordinateur ne rendra ce coup possible",
  "play.rematch": "La même partie en changeant de camp ; au charret, l’autre joueur commence",
  "play.turns": "Tourner le plateau après chaque coup",
  "play.level.1": "Pour les premières parties : il voit les prises immédiates et joue souvent un coup plus faible.",
  "play.level.2": "Connaît les menaces simples et se trompe encore : quand vous possédez bien les règles.",
  "play.level.3": "Peu de fautes : il vous faudra un plan, et de la patience.",
  "play.level.4": "Calcule plusieurs coups à l’avance et laisse rarement passer une occasion.",
  "play.level.5": "Presque tout ce qu’il sait, ou tout. Si vous perdez, ne vous en voulez pas.",
  "play.levels": "Niveaux {first} et {second}",
  "play.levelOf": "Ordinateur : {player}",
  "play.level": "Niveau {level}",
  "play.about.draughts": "Les dames sur cent cases : elles volent, et la plus grande prise est obligatoire.",
  "play.about.spanish-draughts": "Les dames sur soixante-quatre cases : elles volent, le pion ne prend qu’en avant.",
  "play.about.charret": "Alignez trois jetons, et prenez-en un à l’adversaire.",
  "play.about.bulltricker": "Mi-dames, mi-échecs : enfermez le roi entre quatre pièces.",
  "play.about.tumblingdown": "Des piles qui basculent et s’étalent : recouvrez la plus haute pile pure de l’adversaire.",
  "play.about.ultima": "Les pièces des échecs, mais chacune prend à sa manière, et l’une d’elles fige.",
  "play.clock": "Pendule",
  "play.clock.none": "Sans pendule",
  "play.clock.move": "Par coup",
  "play.clock.game": "Par partie",
  "play.clock.time": "Temps",
  "play.clock.increment": "En plus à chaque coup",
  "play.clock.aMove": "{time} par coup",
  "play.clock.of": "Pendule : {player}",
  "play.clock.ofShort": "Pendule : {player}, le temps presse",
  "play.clock.hear": "Écouter les pendules",
  "play.clock.left": "{player} : {time}",
  "play.clock.call": "Il reste {time}",
  "board.reason.timeout": "au temps",
  "play.time.hours": "{count} heures",
  "play.time.hours.one": "{count} heure",
  "play.time.minutes": "{count} minutes",
  "play.time.minutes.one": "{count} minute",
  "play.time.seconds": "{count} secondes",
  "play.time.seconds.one": "{count} seconde",
  "play.start": "Handicap et départ",
  "play.start.position": "Partir de cette position (en texte)",
  "play.handicap": "Handicap",
  "play.handicap.giver": "Donné par",
  "play.handicap.none": "Aucun",
  "play.handicap.man": "{count} pions de moins",
  "play.handicap.man.one": "{count} pion de moins",
  "play.handicap.token": "{count} jetons de moins",
  "play.handicap.token.one": "{count} jeton de moins",
  "play.handicap.queen": "{count} dames de moins",
  "play.handicap.queen.one": "{count} dame de moins",
  "play.handicap.pincer": "{count} pinceurs de moins",
  "play.handicap.pincer.one": "{count} pinceur de moins",
  "play.handicap.long-leaper": "{count} sauteurs longs de moins",
  "play.handicap.long-leaper.one": "{count} sauteur long de moins",
  "play.handicap.immobiliser": "Sans l’immobiliseur",
  "moves.variation": "Variante",
  "branch.promote": "Rendre principale",
  "branch.remove": "Supprimer la branche",
  "branch.confirm": "Supprimer la branche qui commence par {move} ?",
  "comment": "Commentaire",
  "comment.on": "Sur le coup {move}, {player}",
  "comment.onStart": "Avant le premier coup",
  "moveField": "Saisir un coup",
  "moveExample": "p. ex. {move}",
  "play": "Jouer",
  "position": "Position",
  "positionField": "Copiez ce texte, ou collez-en un autre pour jouer à partir de là",
  "positionStart": "Jouer d’ici",
  "positionReset": "Position actuelle",
  "picture": "Image",
  "picture.svgTitle": "Télécharger le plateau en SVG, net à toutes les tailles",
  "picture.pngTitle": "Télécharger le plateau en PNG",
  "picture.copyTitle": "Copier le plateau comme image",
  "copy": "Copier",
  "copy.position": "Copier la position",
  "copy.positionLink": "Copier un lien vers la position",
  "copy.record": "Copier la notation de la partie",
  "copy.recordLink": "Copier un lien vers la partie",
  "copied": "Copié",
  "held": "L’ordinateur attend",
  "pause": "Pause",
  "resume": "Continuer",
  "retry": "Réessayer",
  "rematch": "Revanche",
  "loadFailed": "Les jeux n’ont pas pu être chargés. Vérifiez la connexion et rechargez la page.",
  "error.too-long": "Trop long : {length} caractères, {max} au plus",
  "error.empty": "Rien n’est écrit",
  "update.ready": "Nouvelle version prête. Votre partie est gardée.",
  "update.done": "Mise à jour dans un autre onglet. Votre partie est gardée.",
  "update.reload": "Recharger",
  "update.later": "Plus tard",
  "takenOver": "Partie reprise d’un autre onglet",
  "record": "Notation de la partie",
  "recordField": "Copiez ce texte, ou collez une partie pour la rejouer",
  "record.replay": "Rejouer ce texte",
  "record.replay.clip": "Rejouer le CLIP",
  "record.download": "Télécharger",
  "record.moves": "Copier les coups",
  "record.movesTitle": "Les coups seuls, à envoyer dans une discussion : qui les colle ici continue la partie",
  "record.reset": "Partie actuelle",
  "record.byHand": "À copier à la main",
  "record.event": "Compétition",
  "record.human": "Humain",
  "record.computer": "Ordinateur (niveau {level})",
  "record.keep": "Garder",
  "record.keepTitle": "Range la partie en cours dans « Mes parties »",
  "record.kept": "Gardée dans « Mes parties »",
  "record.opened": "Partie ouverte",
  "record.joined": "La partie continue",
  "record.unfinished": "inachevée",
  "record.plies": "{count} demi-coups",
  "record.plies.one": "{count} demi-coup",
  "record.keptOn": "gardée le {date}",
  "record.place": "Ligne {line}, colonne {column}",
  "record.placeIn": "{source} : {place}",
  "record.faultOf": "{place}, « {found} » : {what}",
  "record.faultAt": "{place} : {what}",
  "record.legal": "Possibles ici : {moves}",
  "record.candidates": "Cela peut vouloir dire {moves}",
  "records": "Parties",
  "link.copy": "Copier un lien",
  "link.bad": "Ce lien est abîmé ou ne contient pas de partie jouable ici. Rien n’a changé.",
  "link.broken": "Le coup {number} de ce lien, « {move} », ne peut pas être joué. {why}",
  "link.place": "Lien, coup {number}",
  "link.tooLong": "Cette partie est trop longue pour un lien : téléchargez-la plutôt",
  "embed": "Intégrer",
  "embed.title": "Montrer sur un autre site",
  "embed.content": "Ce qui est montré",
  "embed.position": "La position",
  "embed.try": "La position, pour essayer un coup",
  "embed.play": "La position, à jouer",
  "embed.analyse": "La position, à analyser",
  "embed.game": "La partie, à rejouer",
  "embed.gameAnalyse": "La partie, à analyser",
  "embed.level": "Adversaire",
  "embed.two": "Aucun : deux joueurs",
  "embed.caption": "Légende",
  "embed.lang": "Langue",
  "embed.theme": "Couleurs",
  "embed.theme.auto": "du site",
  "embed.theme.light": "claires",
  "embed.theme.dark": "sombres",
  "embed.form": "Sous la forme",
  "embed.tag": "D’une balise",
  "embed.frame": "D’un cadre (iframe)",
  "embed.tag.hint": "À coller dans le HTML d’une page ; une seule ligne de script suffit pour plusieurs plateaux",
  "embed.frame.hint": "À coller dans le HTML d’une page, même là où les scripts ne sont pas admis",
  "file.open": "Ouvrir un fichier…",
  "file.openTitle": "Parties en PDN, PGN, SGF, CLIP ou coups seuls ; on peut aussi les déposer sur la page",
  "file.reading": "Lecture en cours…",
  "file.tooLarge": "C’est trop gros : {max} Mo au plus",
  "file.unreadable": "Le fichier n’a pas pu être lu.",
  "drop": "Déposez ici pour ouvrir les parties",
  "found.title": "Parties trouvées : {count}",
  "found.hint": "Choisissez celle à rejouer ; une partie fautive s’ouvre à l’endroit de la faute",
  "found.keep": "Tout garder",
  "found.more": "et encore {count} fautes de cette sorte",
  "found.more.one": "et encore {count} faute de cette sorte",
  "games.filter": "Chercher : joueur, compétition, date",
  "games.found": "Parties qui conviennent : {count}",
  "games.none": "Aucune partie ne convient",
  "games.range": "{first}–{last} sur {count}",
  "games.previous": "Parties précédentes",
  "games.next": "Parties suivantes",
  "games.delete": "Supprimer {game}",
  "games.delete.short": "Supprimer",
  "library": "Mes parties",
  "library.title": "Mes parties : {count}",
  "library.empty": "Les parties finies se rangent ici d’elles-mêmes, ainsi que celles que l’on quitte. Elles restent sur cet appareil.",
  "library.export": "Tout exporter",
  "library.import": "Importer…",
  "library.importing": "Reprise de {count} parties…",
  "library.importing.one": "Reprise de {count} partie…",
  "library.exported": "Parties exportées : {count}",
  "library.added": "Parties ajoutées : {count}",
  "library.known": "Déjà présentes : {count}",
  "library.bad": "Injouables : {count} (numéro {numbers})",
  "library.notOne": "Ce n’est pas un fichier de parties exporté de cette page. Rien n’a changé.",
  "library.confirmDelete": "Supprimer cette partie ? {game}",
  "library.deleted": "Partie supprimée",
  "library.trouble": "Les parties ne peuvent pas être gardées sur cet appareil : stockage interdit ou plein. On peut jouer ; téléchargez ce que vous voulez garder.",
  "close": "Fermer",
  "analysis.short": "Analyser",
  "analysis.title": "Faire examiner la position et la partie par le moteur",
  "analysis.on": "Analyse en marche",
  "analysis.confirm": "La partie contre l’ordinateur n’est pas finie. L’arrêter pour l’analyser ? Les coups restent ; l’ordinateur ne joue plus.",
  "analysis.confirm.clock": "La partie à la pendule n’est pas finie. L’arrêter pour l’analyser ? Les coups restent ; les pendules s’arrêtent.",
  "analysis.confirm.yes": "Arrêter et analyser",
  "analysis.estimated": "estimé",
  "analysis.proved": "prouvé",
  "analysis.proved.table": "prouvé par la table de finales",
  "analysis.draw": "nulle",
  "analysis.wins": "{player} : gain",
  "analysis.winsIn": "{player} : gain en {count} coups",
  "analysis.winsIn.one": "{player} : gain en {count} coup",
  "analysis.speed": "{count} positions/s",
  "analysis.solving": "Résolution de la finale : {percent} %",
  "analysis.lines": "Meilleures suites",
  "analysis.count": "Suites",
  "analysis.arrows": "Flèches",
  "analysis.longer": "Chercher plus longtemps",
  "analysis.move": "Suite {line} : jouer jusqu’à {move}",
  "analysis.playLine": "Mettre cette suite dans la partie, pour la parcourir",
  "analysis.playLine.number": "Mettre la suite {line} dans la partie, pour la parcourir",
  "analysis.said": "{player} : {score}, {basis}. Meilleur coup : {move}",
  "analysis.review": "Toute la partie",
  "analysis.review.start": "Passer la partie en revue",
  "analysis.review.again": "Refaire la revue",
  "analysis.review.done": "La revue est terminée",
  "analysis.graph": "Évaluation de la partie",
  "analysis.inaccuracy": "imprécision",
  "analysis.mistake": "erreur",
  "analysis.blunder": "gaffe",
  "analysis.missedWin": "gain manqué",
  "analysis.count.inaccuracy": "{count} imprécisions",
  "analysis.count.inaccuracy.one": "{count} imprécision",
  "analysis.count.mistake": "{count} erreurs",
  "analysis.count.mistake.one": "{count} erreur",
  "analysis.count.blunder": "{count} gaffes",
  "analysis.count.blunder.one": "{count} gaffe",
  "analysis.count.missedWin": "{count} gains manqués",
  "analysis.count.missedWin.one": "{count} gain manqué",
  "analysis.count.none": "aucune erreur",
  "analysis.counts": "{player} : {counts}",
  "analysis.none": "Le moteur ne trouve rien à redire à aucun coup.",
  "analysis.mistakes": "Erreurs",
  "analysis.better": "mieux : {move}",
  "analysis.table": "Le graphique en tableau",
  "analysis.table.move": "Coup",
  "analysis.table.value": "Évaluation",
  "analysis.table.mistake": "Verdict",
  "analysis.exercise.title": "Positions de cette partie où un seul coup est nettement bon, à résoudre plus tard",
  "analysis.exercise.keep": "Garder {count} exercices de cette partie",
  "analysis.exercise.keep.one": "Garder {count} exercice de cette partie",
  "analysis.exercise.kept": "Nouveaux exercices gardés : {count}.",
  "analysis.exercise.imported": "Exercices ajoutés : {count}",
  "keep": "Garder en exercice",
  "keep.title": "Garde cette position si un seul coup est nettement le bon",
  "keep.done": "Gardée en exercice.",
  "keep.known": "Déjà parmi vos exercices.",
  "keep.none": "Pas gardée : ici aucun coup n’est à la fois bon et nettement meilleur que tous les autres.",
  "exercise.own": "Mes exercices",
  "exercise.own.count": "Mes exercices : {count} résolus sur {all}",
  "exercise.own.number": "Mon exercice {number}",
  "exercise.own.from": "Tiré de {game}",
  "exercise.own.none": "Analysez une de vos parties : ses positions où un seul coup est nettement bon peuvent être gardées ici.",
  "exercise.own.remove": "Le retirer",
  "exercise.own.confirm": "Retirer cet exercice des vôtres ?",
  "exercises": "Exercices",
  "exercise.today": "Exercice du jour, {date}",
  "exercise.number": "Exercice {number}",
  "exercise.all": "Tous les exercices : {count} résolus sur {all}",
  "exercise.doneToday": "(celui du jour est résolu)",
  "exercise.mark.alone": "résolu",
  "exercise.mark.helped": "résolu avec de l’aide",
  "exercise.difficulty": "difficulté {count} sur {all}",
  "exercise.streak": "{count} jours de suite",
  "exercise.streak.one": "{count} jour de suite",
  "exercise.longest": "record : {count}",
  "exercise.controls": "Exercice",
  "exercise.hint": "Indice",
  "exercise.solution": "Solution",
  "exercise.again": "Recommencer",
  "exercise.next": "Exercice suivant",
  "exercise.task.win": "{player} au trait : gagner en {count} coups",
  "exercise.task.win.one": "{player} au trait : gagner en un coup",
  "exercise.task.trick": "{player} au trait : en {count} coups, ne laisser à l’adversaire que des coups perdants",
  "exercise.task.trick.one": "{player} au trait : ne laisser à l’adversaire que des coups perdants",
  "exercise.task.trick.bulltricker": "{player} au trait : un trick en {count} coups, qui oblige l’adversaire à enfermer son propre roi",
  "exercise.task.trick.bulltricker.one": "{player} au trait : un trick, qui oblige l’adversaire à enfermer son propre roi",
  "exercise.task.shot": "{player} au trait : un coup qui gagne {count} pions (une dame en vaut trois)",
  "exercise.task.shot.game": "{player} au trait : un coup qui gagne la partie",
  "exercise.task.endgame": "{player} au trait : un seul coup gagne encore, lequel ?",
  "exercise.task.draw": "{player} au trait : un seul coup sauve la nulle, lequel ?",
  "exercise.task.save": "{player} au trait : tous les coups sauf un perdent en deux coups au plus. Lequel tient ?",
  "exercise.task.best": "{player} au trait : trouver le seul bon coup",
  "exercise.basis.search": "Prouvé par recherche complète",
  "exercise.basis.table": "Prouvé par la table de finales",
  "exercise.basis.save": "Les pertes sont prouvées ; que le coup tienne est estimé",
  "exercise.basis.estimate": "Estimé par le moteur",
  "exercise.goOn": "C’est juste. Continuez !",
  "exercise.solved": "Résolu !",
  "exercise.solvedHelped": "Résolu, avec de l’aide.",
  "exercise.shown": "La solution : {moves}",
  "exercise.hint.from": "La pièce à jouer est en {from}.",
  "exercise.hint.to": "Elle va de {from} en {to}.",
  "exercise.hint.from.charret": "Le jeton à jouer est en {from}.",
  "exercise.hint.place": "Le jeton se pose en {to}.",
  "exercise.wrong": "Ce n’est pas le bon coup.",
  "exercise.answers": "L’adversaire répond {answer}",
  "exercise.winsIn": "et gagne en {count} coups.",
  "exercise.winsIn.one": "et gagne au coup suivant.",
  "exercise.missed.win": " : vous ne gagnez pas à temps.",
  "exercise.missed.trick": " : vous ne gagnez pas à temps.",
  "exercise.missed.shot": " : les pions ne reviennent pas.",
  "exercise.missed.endgame": " : le gain est perdu.",
  "exercise.missed.draw": " : la nulle est perdue.",
  "exercise.missed.save": " et gagne.",
  "exercise.missed.best": ". Un autre coup était bien meilleur.",
  "editor.open": "Composer une position…",
  "editor.edit": "Modifier la position…",
  "editor.title": "Composer une position",
  "editor.hint": "Un clic pose une pièce ou l’enlève ; glisser en déplace une, ou en pose une rangée.",
  "editor.hint.mouse": "Le bouton droit ou Suppr enlève.",
  "editor.palette": "Pièces et outils",
  "editor.tool.move": "Déplacer une pièce",
  "editor.tool.erase": "Enlever une pièce",
  "editor.tool.eraseTop": "Enlever le dessus de la pile",
  "editor.tools": "Outils du plateau",
  "editor.undo": "Annuler",
  "editor.redo": "Rétablir",
  "editor.initial": "Départ",
  "editor.initial.title": "Disposer la position de départ",
  "editor.clear": "Vider",
  "editor.clear.title": "Vider le plateau",
  "editor.mirror": "Miroir",
  "editor.mirror.title": "La gauche passe à droite",
  "editor.swap": "Échanger",
  "editor.swap.title": "Les joueurs échangent leurs places : pièces, côté du plateau, trait",
  "editor.held": "{cell} : pièce prise, où la poser ?",
  "editor.turn": "Au trait",
  "editor.text": "Texte de la position : à copier, ou à remplacer par un autre",
  "editor.field.hand": "{player}, en main",
  "editor.field.quiet": "Demi-coups comptés vers la nulle",
  "editor.field.diagonal": "Demi-coups comptés vers la nulle des 12 coups",
  "editor.field.number": "Numéro du coup",
  "editor.field.ply": "Numéro du demi-coup",
  "editor.field.huffable": "À souffler (cases)",
  "editor.analyse": "Analyser",
  "editor.over": "La partie est déjà finie : {result}",
  "editor.charret.placing": "pose un jeton",
  "editor.charret.sliding": "glisse un jeton",
  "editor.charret.jumping": "glisse ou saute",
  "editor.fault.man-on-crown": "Pion en {cells} ({player}) : sur cette rangée, c’est une dame",
  "editor.fault.pawn-on-last-strip": "Pion en {cells} ({player}) : sur cette rangée, c’est une dame",
  "editor.fault.not-huffable": "Pas de pièce à souffler en {cells}",
  "editor.fault.no-king": "Il manque un roi : {player}",
  "editor.fault.second-king": "Trop de rois : {player}, en {cells}",
  "editor.fault.other-king-in-check": "Le roi en {cells} est en prise alors qu’il n’est pas au trait ({player})",
  "editor.fault.wrong-cell": "{cells} : les rois vont sur les carrés, les dames et les pions sur les rectangles",
  "editor.fault.kings-too-close": "Rois trop proches ({cells}) : il faut un carré entre eux dans tous les sens",
  "editor.fault.both-mat": "Les deux rois sont enfermés ({cells})",
  "editor.fault.too-many-pieces": "Trop de pièces : {player}, {count}",
  "editor.fault.too-many-pieces.all": "Trop de pièces : {count}",
  "editor.fault.no-piece": "Le plateau est vide",
  "editor.fault.both-lost": "Il faut au moins trois jetons à l’un des joueurs",
  "flow.left": "La partie en cours est gardée : ouvrez-la dans « Mes parties » pour la continuer.",
  "flow.missing.game": "Aucun jeu ne porte ce nom. Voici un exercice d’un autre jeu.",
  "flow.missing.exercise": "Cet exercice n’existe pas ou n’existe plus. Voici celui du jour.",
  "flow.missing.own": "Vous n’avez encore gardé aucun exercice de ce jeu. Voici celui du jour.",
  "flow.playOn": "Contre l’ordinateur…",
  "flow.playOn.title": "Continuer contre l’ordinateur",
  "flow.playOn.hint": "À partir de la position affichée. Les coups précédents restent.",
  "flow.playOn.start": "Continuer",
  "flow.exercise.analyse": "Analyser",
  "flow.exercise.play": "Jouer d’ici",
  "settings.shortcuts": "Touches d’une lettre (la liste : « ? »)",
  "flow.hear": "Écouter la position",
  "flow.keys": "Touches",
  "flow.keys.moves": "Un coup en arrière, un coup en avant ; sur le plateau, d’une case à l’autre",
  "flow.keys.ends": "Au début de la partie, au dernier coup",
  "flow.keys.escape": "Abandonner ce qui est commencé : pièce prise en main, coup d’avance, explication",
  "flow.keys.off": "Sauf pendant la saisie. Les réglages désactivent les touches d’une lettre.",
  "flow.number": "{field} : un nombre entier de {min} à {max}",
  "flow.squares": "{field} : des cases, séparées par des virgules",
  "flow.review.goOn": "Continuer la revue",
  "flow.review.part": "La revue a été interrompue après le demi-coup {count} sur {all}."
};

// www/js/i18n/all.js
var all_default = { en: en_default2, fr: fr_default2 };

// www/js/i18n/languages.js
var BOARDS = { en: en_default, fr: fr_default };
var LANGUAGES = (
  /** @type {Language[]} */
  Object.keys(all_default)
);
var TABLES2 = (
  /** @type {Record<Language, Table>} */
  Object.fromEntries(
    LANGUAGES.map((language) => [language, { ...en_default, ...all_default.en, ...BOARDS[language], ...all_default[language] }])
  )
);
function languageOfVisitor() {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
function languageAfter(language) {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
}
function offerNext(button, language) {
  const next = languageAfter(language);
  button.textContent = TABLES2[next]["language.name"];
  button.lang = next;
}

// www/js/i18n.js
var I18n = class extends Texts {
  /** @param {Settings} settings */
  constructor(settings) {
    super(TABLES2, () => settings.language);
  }
  /**
   * Writes the texts of all elements that name theirs in `data-i18n` (content), `data-i18n-title` (tooltip, which
   * describes what has a content) or `data-i18n-label` (name and tooltip).
   * @param {ParentNode} root
   */
  translate(root) {
    for (const element of root.querySelectorAll("[data-i18n]")) {
      element.textContent = this.t(
        /** @type {Key} */
        element.getAttribute("data-i18n")
      );
    }
    for (const element of root.querySelectorAll("[data-i18n-title]")) {
      element.setAttribute("title", this.t(
        /** @type {Key} */
        element.getAttribute("data-i18n-title")
      ));
    }
    for (const element of root.querySelectorAll("[data-i18n-label]")) {
      const text2 = this.t(
        /** @type {Key} */
        element.getAttribute("data-i18n-label")
      );
      element.setAttribute("aria-label", text2);
      element.setAttribute("title", text2);
    }
  }
};

// www/js/offline.js
var SOON_MS = 2e3;
var OFTEN_MS = 36e5;
async function keepOffline() {
  if (!new URL("../js/offline.js", import.meta.url).href.startsWith("http") || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  await idle();
  try {
    const registration = await serviceWorker.register(new URL("../sw.js", new URL("../js/offline.js", import.meta.url).href), { updateViaCache: "none" });
    const offer = () => {
      if (registration.waiting && serviceWorker.controller) show("ready");
    };
    const watch = () => registration.installing?.addEventListener("statechange", offer);
    offer();
    watch();
    registration.addEventListener("updatefound", watch);
    followUpdate(registration);
    askAgain(registration);
  } catch (error) {
    console.warn("tablier: not available offline", error);
  }
}
function idle() {
  return new Promise((resolve) => "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: SOON_MS }) : setTimeout(resolve));
}
function followUpdate(registration) {
  const { serviceWorker } = navigator;
  const place = document.getElementById("update");
  let isFirst = serviceWorker.controller === null;
  let isWanted = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    else if (!isFirst) show("done");
    isFirst = false;
  });
  if (!place) return;
  byId("update-reload").addEventListener("click", () => {
    isWanted = true;
    if (registration.waiting) registration.waiting.postMessage("activate");
    else location.reload();
  });
  byId("update-later").addEventListener("click", () => place.hidden = true);
}
function askAgain(registration) {
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || performance.now() - asked < OFTEN_MS) return;
    asked = performance.now();
    registration.update().catch(() => {
    });
  });
}
function show(state) {
  const place = document.getElementById("update");
  if (!place) return;
  place.hidden = false;
  for (
    const text2 of
    /** @type {NodeListOf<HTMLElement>} */
    place.querySelectorAll("[data-update]")
  ) {
    text2.hidden = text2.dataset.update !== state;
  }
}

// pkg/say.js
var SHARED = { "spanish-draughts": "draughts" };
var PLACE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
function say(refusal, locale, game) {
  const family = SHARED[game] ?? game;
  const { code, params } = refusal;
  const sentence = locale[`refusal.${game}.${code}`] ?? locale[`refusal.${family}.${code}`] ?? locale[`refusal.${code}`];
  if (sentence === void 0) throw new TypeError(`there is no text for the refusal "${code}" of ${game}`);
  const list = new Intl.ListFormat(locale.lang);
  const plural = new Intl.PluralRules(locale.lang);
  return sentence.replace(PLACE, (_, name, one, more) => {
    const key = name[0].toLowerCase() + name.slice(1);
    const value = params[key];
    if (value === void 0) throw new TypeError(`"${code}" has no parameter "${key}"`);
    if (one !== void 0) return plural.select(Array.isArray(value) ? value.length : Number(value)) === "one" ? one : more;
    const text2 = Array.isArray(value) ? list.format(value) : key.startsWith("piece") ? locale[`piece.${family}.${value}`] : `${value}`;
    return key === name ? text2 : text2[0].toLocaleUpperCase(locale.lang) + text2.slice(1);
  });
}

// pkg/board/expected.js
var FRENCH = [
  ["the end of the move", "la fin du coup"],
  ["the end of the position", "la fin de la position"],
  ["the end of the position, or ':'", "la fin de la position, ou « : »"],
  ["w or b for the side to move", "w ou b pour le joueur au trait"],
  ["W or B for the side to move", "W ou B pour le joueur au trait"],
  // Dames
  ["W, B, H or F and its section", "W, B, H ou F et sa section"],
  ["a square number", "un numéro de case"],
  ["a square after {}", "une case après {}"],
  ["each counter once", "chaque compteur une seule fois"],
  ["a number up to {}", "un nombre jusqu’à {}"],
  ["'-' or 'x' and a square", "« - » ou « x » et une case"],
  // Charret
  ["'.', '1' or '2' for cell {}", "« . », « 1 » ou « 2 » pour la case {}"],
  ["1 or 2 for the side to move after the 24 cells", "1 ou 2 pour le joueur au trait, après les 24 cases"],
  ["the tokens in red's hand, {} at most", "les jetons en main de Rouge, {} au plus"],
  ["the tokens in yellow's hand, {} at most", "les jetons en main de Jaune, {} au plus"],
  ["')'", "« ) »"],
  ["'-', 'x' or the end", "« - », « x » ou la fin"],
  ["a cell, 1 to 24", "une case, de 1 à 24"],
  // Bulltricker
  ["'/' after the cells of row {}", "« / » après les cases de la bande {}"],
  [
    "a piece (K Q P k q p), or a number from 1 to {} for empty cells, in row {}",
    "une pièce (K Q P k q p), ou un nombre de cases vides de 1 à {}, dans la bande {}"
  ],
  ["K=, Q= or P= and cells, or '|' before Black's pieces", "K=, Q= ou P= et des cases, ou « | » avant les pièces noires"],
  ["'=' after {}", "« = » après {}"],
  ["a cell, like D4, H74 or FV3", "une case, comme D4, H74 ou FV3"],
  ["Q after '='", "Q après « = »"],
  ["',' and a cell, or ')'", "« , » et une case, ou « ) »"],
  // Tumblingdown
  ["a stack or a number of empty squares up to {} from {}", "une pile, ou un nombre de cases vides jusqu’à {}, à partir de {}"],
  ["w or b, or W or B for the top of the stack", "w ou b, ou W ou B pour le sommet de la pile"],
  ["'/' after row {}", "« / » après la rangée {}"],
  ["a space after row 1", "une espace après la rangée 1"],
  ["the number of the move, 1 or more, or the end of the position", "le numéro du coup, 1 ou plus, ou la fin de la position"],
  ["a square, A1 to H8", "une case, de A1 à H8"],
  ["the row of the square, 1 to 8", "la rangée de la case, de 1 à 8"],
  // Ultima
  ["'/' and rank {}", "« / » et la rangée {}"],
  ["a man (P R N B Q K M), a number of empty squares", "une pièce (P R N B Q K M) ou un nombre de cases vides"],
  ["a square, a1 to h8", "une case, de a1 à h8"],
  ["a man and its square", "une pièce et sa case"],
  ["the square of a captured man", "la case d’une pièce prise"],
  // Options des règles
  ["no options", "aucune option"],
  ["true or false", "true ou false"],
  ["a whole number from {} to {}, or null", "un nombre entier de {} à {}, ou null"],
  // Marques, flèches et ombre
  ["a cell, with a shape and a colour if need be, of {}", "une case, avec au besoin une forme et une couleur, parmi {}"],
  ["two different cells", "deux cases différentes"],
  ["a text or a list", "un texte ou une liste"],
  ["FROM-TO or FROM-TO:COLOUR, of {}", "DÉPART-ARRIVÉE ou DÉPART-ARRIVÉE:COULEUR, parmi {}"],
  ["cells (such as {}) and ranges of them (such as {})", "des cases (comme {}) et des intervalles (comme {})"],
  ["cells, files, ranks and ranges of them, such as {}", "des cases, des colonnes, des rangées et des intervalles, comme {}"]
];
var PATTERNS = FRENCH.map(([english, french]) => {
  const parts = english.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return { pattern: new RegExp(`^${parts.join("(.+)")}$`), french };
});
function expectedIn(english, language) {
  if (language !== "fr") return english;
  for (const { pattern, french } of PATTERNS) {
    const values = pattern.exec(english)?.slice(1);
    if (values) return french.replace(/\{\}/g, () => values.shift() ?? "");
  }
  const choices = english.split(" or ");
  if (choices.length > 1 && choices.every((choice) => /^"\w[\w-]*"$/.test(choice))) return choices.join(" ou ");
  return /^[\w-]+(, [\w-]+)*$/.test(english) ? english : null;
}

// pkg/board/phrases.js
var LONGEST_QUOTE = 24;
var BoardPhrases = class {
  #texts;
  /** @param {Texts<any>} texts */
  constructor(texts) {
    this.#texts = texts;
  }
  /**
   * @param {GameInfo} info
   * @param {PlayerId} id
   */
  player(info, id) {
    const player = info.players.find((one) => one.id === id);
    return player ? this.#texts.name(player.names) : id;
  }
  /** @param {GameInfo} info */
  board(info) {
    return this.#texts.t("board.name", { game: this.#texts.name(info.names) });
  }
  /**
   * @param {GameInfo} info
   * @param {string} cell
   * @param {PieceOnCell[]} pieces From bottom to top.
   * @param {Highlights} highlights
   * @param {Note | null} note What the game has to say besides.
   */
  cell(info, cell, pieces, highlights, note) {
    const { t } = this.#texts;
    const states = [
      ["king", highlights.kings.includes(cell)],
      ["selected", highlights.selected === cell],
      ["must", highlights.must.includes(cell)],
      ["movable", highlights.movable.includes(cell)],
      ["target", highlights.targets.includes(cell)],
      ["capturable", highlights.capturable.includes(cell)],
      ["huffable", highlights.huffable.includes(cell)],
      ["threatened", highlights.threatened.includes(cell)],
      ["check", highlights.check.includes(cell)],
      ["last", highlights.last.includes(cell)],
      ["premove", highlights.premove.includes(cell)],
      ["premoveTarget", highlights.premoveTargets.includes(cell)],
      ["marked", highlights.marked.includes(cell)]
    ];
    const said = [cell, this.#content(info, pieces)];
    for (const [state, holds] of states) if (holds) said.push(t(`board.cell.${state}`));
    const takes = highlights.takes.get(cell) ?? [];
    if (takes.length > 0) {
      said.push(t("board.cell.takes", { pieces: takes.map((taken2) => `${this.#piece(info, taken2.piece)} ${taken2.cell}`).join(", ") }));
    }
    const landing = highlights.landings.find((landing2) => landing2.cell === cell);
    if (landing) said.push(t("board.cell.landing", { pieces: this.#colours(info, landing.pieces) }));
    const held = highlights.frozen.find((one) => one.cell === cell);
    if (held) said.push(t("board.cell.frozen", { holders: held.by.join(", ") }));
    if (note) said.push(t(note.key, note.values));
    return said.join(", ");
  }
  /**
   * @param {GameInfo} info
   * @param {PieceOnCell[]} pieces
   */
  #content(info, pieces) {
    const { t } = this.#texts;
    const top = pieces.at(-1);
    if (!top) return t("board.cell.empty");
    const player = this.player(info, top.player);
    if (pieces.length === 1) return t("board.cell.piece", { piece: this.#piece(info, top.piece), player });
    const colours = this.#colours(info, pieces.map((piece) => piece.player));
    return t("board.cell.stack", { player, height: pieces.length, pieces: colours });
  }
  /**
   * @param {GameInfo} info
   * @param {PlayerId[]} players
   */
  #colours(info, players) {
    return counted(players.map((player) => this.player(info, player)));
  }
  /** @param {string[] | null} cells Of the move that waits for its turn; none when it was dropped, `null` when it is not legal. */
  premove(cells) {
    const { t } = this.#texts;
    if (cells === null) return t("board.premove.illegal");
    return cells.length === 0 ? t("board.premove.dropped") : t("board.premove.set", { cells: cells.join("-") });
  }
  /** @param {Move} move As it is written, but for words of English in it. */
  move({ text: text2, path, huff }) {
    const { t } = this.#texts;
    if (path.length === 0) return t("board.move.pass");
    return huff === void 0 ? text2 : t("board.move.huff", { cell: huff, move: text2.slice(text2.lastIndexOf(" ") + 1) });
  }
  /**
   * @param {GameInfo} info
   * @param {Move} move That has been played.
   */
  played(info, move) {
    const said = [this.#texts.t("board.announce.move", { player: this.player(info, move.player), move: this.move(move) })];
    if (move.captures.length > 0) said.push(this.#texts.t("board.announce.captures", { count: move.captures.length }));
    return said.join(". ");
  }
  /**
   * @param {GameInfo} info
   * @param {Move | null | undefined} move The last one played, if there is one.
   */
  place(info, move) {
    const { t } = this.#texts;
    return move ? t("board.announce.after", { player: this.player(info, move.player), move: this.move(move) }) : t("board.announce.start");
  }
  /**
   * @param {GameInfo} info
   * @param {Prompt} prompt
   */
  prompt(info, { kind, cells }) {
    return this.#texts.t(this.#keyOf(`board.prompt.${kind}`, info), { cells: cells.join(this.#texts.t("board.or")) });
  }
  /**
   * @param {string} key
   * @param {GameInfo} info
   * @returns {string} That of the text of the game's own, where it has one: tokens are no pieces.
   */
  #keyOf(key, { id }) {
    return this.#texts.has(`${key}.${id}`) ? `${key}.${id}` : key;
  }
  /**
   * @param {GameInfo} info
   * @param {Game} game
   * @param {Refused} refused
   * @returns {WhyNot}
   */
  whyNot(info, game, { reason, question }) {
    const refusal = reason === "rule" ? game.explain({ cells: question }) : null;
    if (refusal) return this.refusal(info, refusal);
    const key = this.#keyOf(`board.refused.${reason === "rule" ? "choose" : reason}`, info);
    return { sentence: this.#texts.t(key), cells: [], section: null };
  }
  /**
   * @param {GameInfo} info
   * @param {Refusal} refusal
   * @returns {WhyNot}
   */
  refusal({ id }, refusal) {
    return { sentence: say(refusal, this.#texts.locale, id), cells: refusal.cells, section: refusal.section };
  }
  /**
   * @param {GameInfo} info
   * @param {string} claim A reason for which a draw may be claimed.
   */
  claim(info, claim) {
    const keys = [`board.claim.${claim}.${info.id}`, `board.claim.${claim}`];
    return this.#texts.t(keys.find((key) => this.#texts.has(key)) ?? "board.claim.other");
  }
  /**
   * @param {GameInfo} info
   * @param {Outcome} outcome
   * @param {object} rules
   * @param {PlayerId | null} person Who plays against the computer; `null` where two people play.
   */
  outcome(info, outcome, rules, person) {
    const result = this.#result(info, outcome.winner, person);
    return outcome.reason === "unknown" ? result : `${result} – ${this.#reason(outcome, rules)}`;
  }
  /**
   * @param {unknown} thrown
   * @param {{ id?: GameId, about?: string }} [known] `id`: of the game that threw it, to say why a move is refused;
   *   `about`: an option that has been named already.
   * @returns {string} What went wrong and where.
   */
  error(thrown, { id, about } = {}) {
    const { t } = this.#texts;
    const { code, details = {} } = (
      /** @type {TablierError} */
      thrown
    );
    const { at, fault, option, found = "", refusal, candidates } = details;
    if (refusal && id) return say(refusal, this.#texts.locale, id);
    const expected = expectedIn(details.expected ?? "", this.#texts.language) ?? details.expected ?? "";
    if (option !== void 0) {
      const key2 = option === about ? "board.fault.expected" : found === "" ? "board.error.no-option" : "board.error.option-value";
      return t(key2, { option: quotable(option), found: quotable(found), expected });
    }
    const key = `board.error.${code}`;
    const sentence = t(this.#texts.has(key) ? key : "board.error.other");
    if (candidates) return t("board.error.explained", { error: sentence, why: candidates.join(", ") });
    if (code === "unknown-cell" && found !== "") {
      return t(expected ? "board.error.no-cell.expected" : "board.error.no-cell", { found: quotable(found), expected });
    }
    if (at === void 0 && found !== "") {
      const why2 = t(expected ? "board.fault.expected" : "board.fault.found", { found: quotable(found), expected });
      return t("board.error.explained", { error: sentence, why: why2 });
    }
    if (at === void 0) return sentence;
    const place = t("board.error.at", { at: at + 1 });
    const keys = [fault === "unexpected" && found === "" ? "board.fault.end" : `board.fault.${fault}.${found}`, `board.fault.${fault}`];
    const known = keys.find((key2) => this.#texts.has(key2));
    if (!known) return t("board.error.explained", { error: sentence, why: place });
    const why = `${t(known, { found: quotable(found), expected })} (${place})`;
    return t("board.error.explained", { error: sentence, why });
  }
  /**
   * @param {GameInfo} info
   * @param {PlayerId | null} winner
   * @param {PlayerId | null} person
   */
  #result(info, winner, person) {
    const { t } = this.#texts;
    if (winner === null) return t("board.drawn");
    if (person !== null) return t(winner === person ? "board.won.you" : "board.won.computer");
    return t("board.won", { player: this.player(info, winner) });
  }
  /**
   * @param {Outcome} outcome
   * @param {{ repetition?: unknown }} rules
   */
  #reason({ reason }, { repetition }) {
    const { t } = this.#texts;
    if (reason === "repetition" && typeof repetition === "number") return t("board.reason.repetition.n", { count: repetition });
    const key = `board.reason.${reason}`;
    return this.#texts.has(key) ? t(key) : reason;
  }
  /**
   * @param {GameInfo} info
   * @param {string} id
   */
  #piece(info, id) {
    const piece = info.pieces.find((one) => one.id === id);
    return piece ? this.#texts.name(piece.names) : id;
  }
};
function quotable(text2) {
  const letters = [...text2].map((letter) => /[\p{C}\p{Zl}\p{Zp}]/u.test(letter) ? codeOf(letter) : letter);
  const short = letters.length > LONGEST_QUOTE ? [...letters.slice(0, LONGEST_QUOTE), "…"] : letters;
  return `⁨${short.join("")}⁩`;
}
function codeOf(letter) {
  return `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

// www/js/phrases.js
var Phrases = class extends BoardPhrases {
  #i18n;
  /** @param {I18n} i18n */
  constructor(i18n) {
    super(i18n);
    this.#i18n = i18n;
  }
  /** @param {Session} session */
  turn(session) {
    const player = this.player(session.info, session.game.turn());
    const alone = session.setup.mode === "computer" && session.awaitsMove;
    return this.#i18n.t(alone ? "board.turn.yours" : "board.turn", { player });
  }
  /**
   * @param {Session} session
   * @param {End} end
   */
  resultOf({ info, setup }, end) {
    return this.outcome(
      info,
      /** @type {Outcome} */
      end,
      setup.rules,
      setup.mode === "computer" ? setup.side : null
    );
  }
};

// www/js/rules-page.js
var RULES_LANGUAGES = ["en", "fr"];
function rulesPage(id, language, section) {
  const folder = RULES_LANGUAGES.includes(language) ? language : "en";
  return `rules/${folder}/${id}.html${section ? `#${section}` : ""}`;
}

// pkg/board/animation.js
var FADE_MS = 170;
var DROP_MS = 170;
var STEP_MS = 110;
var STEP_MS_PER_CELL = 45;
var STEP_MS_MAX = 330;
var PASSED_ALPHA = 0.4;
var MoveAnimation = class {
  #still;
  #captured;
  /** When each of them is passed. @type {number[]} */
  #passed;
  #mover;
  #dropIn;
  #end;
  /** @type {{ from: Cell, to: Cell, start: number, duration: number }[]} */
  #steps = [];
  #travel = 0;
  #backwards;
  /**
   * @param {Geometry} geometry
   * @param {PieceOnCell[]} before What stands on the board before the move.
   * @param {Move} move
   * @param {{ trail?: string[], backwards?: boolean }} [options] Where the piece still goes, beginning with the cell on
   *   which it is shown already; whether the move is taken back.
   */
  constructor(geometry, before, move, { trail, backwards = false } = {}) {
    const taken2 = new Set(move.captures.map((capture) => capture.cell));
    if (move.huff) taken2.add(move.huff);
    const sprite = ({ cell, player, piece }) => {
      const { x, y, upright } = geometry.cell(cell);
      return { player, piece, x, y, turn: Number(upright), alpha: 1, scale: 1 };
    };
    const others = before.filter((piece) => piece.cell !== move.from);
    this.#still = others.filter((piece) => !taken2.has(piece.cell)).map(sprite);
    const captured = others.filter((piece) => taken2.has(piece.cell));
    this.#captured = captured.map(sprite);
    this.#mover = { player: move.player, piece: move.piece };
    this.#backwards = backwards;
    const points = (trail ?? move.path).map((name) => geometry.cell(name));
    this.#dropIn = move.from === null && !trail && points.length > 0;
    for (let i = 1; i < points.length; i++) {
      const from = points[i - 1];
      const to = points[i];
      const cells = Math.hypot(to.x - from.x, to.y - from.y) / geometry.unit;
      const duration = Math.min(STEP_MS + STEP_MS_PER_CELL * cells, STEP_MS_MAX);
      this.#steps.push({ from, to, start: this.#travel, duration });
      this.#travel += duration;
    }
    if (this.#dropIn) this.#travel = DROP_MS;
    this.#passed = captured.map(({ cell }) => this.#whenPassed(geometry.cell(cell)));
    this.#end = points[points.length - 1];
    this.duration = this.#travel + (this.#captured.length > 0 ? FADE_MS : 0);
  }
  /**
   * @param {number} elapsed Milliseconds since the animation began.
   * @returns {Sprite[]} From bottom to top.
   */
  sprites(elapsed) {
    const time = this.#backwards ? this.duration - elapsed : elapsed;
    const fade = clamp((time - this.#travel) / FADE_MS);
    for (const [index, sprite] of this.#captured.entries()) {
      const pale = clamp((time - this.#passed[index]) / FADE_MS);
      sprite.alpha = (1 - (1 - PASSED_ALPHA) * pale) * (1 - fade);
      sprite.scale = 1 - 0.15 * fade;
    }
    return [...this.#still, ...this.#captured, this.#moving(time)];
  }
  /**
   * @param {Cell} cell Of a captured piece.
   * @returns {number} When the moving piece has gone over it; the end of its way where it never does.
   */
  #whenPassed(cell) {
    const step = this.#steps.find(({ from, to }) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return Math.abs(Math.hypot(cell.x - from.x, cell.y - from.y) + Math.hypot(cell.x - to.x, cell.y - to.y) - length) < 0.01;
    });
    return step ? step.start + step.duration / 2 : this.#travel;
  }
  /**
   * @param {number} time
   * @returns {Sprite}
   */
  #moving(time) {
    const { x, y, upright } = this.#end;
    const turn = Number(upright);
    if (this.#dropIn) {
      const progress2 = ease(clamp(time / DROP_MS));
      return { ...this.#mover, x, y, turn, alpha: progress2, scale: 1.35 - 0.35 * progress2 };
    }
    const step = this.#steps.find(({ start, duration }) => time < start + duration);
    if (!step) return { ...this.#mover, x, y, turn, alpha: 1, scale: 1 };
    const progress = ease(clamp((time - step.start) / step.duration));
    return {
      ...this.#mover,
      x: step.from.x + (step.to.x - step.from.x) * progress,
      y: step.from.y + (step.to.y - step.from.y) * progress,
      turn: Number(step.from.upright) * (1 - progress) + Number(step.to.upright) * progress,
      alpha: 1,
      scale: 1.06
    };
  }
};
function clamp(value) {
  return Math.max(0, Math.min(1, value));
}
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
}

// pkg/board/move-entry.js
var NOTHING = { next: [], moves: [], complete: null };
var MoveEntry = class extends EventTarget {
  #table;
  /** @type {string[]} */
  #cells = [];
  /** @type {InputState} */
  #state = NOTHING;
  /** @type {string[]} */
  #starts = [];
  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }
  get cells() {
    return this.#cells;
  }
  get state() {
    return this.#state;
  }
  /** Cells that begin some move. */
  get starts() {
    return this.#starts;
  }
  /**
   * @param {string} cell That was refused.
   * @param {boolean} [dropped] Whether a piece was dropped there.
   * @returns {string[]} The cells that `Game.explain` is to be asked about: another piece of one's own that is clicked stands
   *   for itself.
   */
  question(cell, dropped = false) {
    const isChosen = !dropped && this.#pieceOn(cell)?.player === this.#table.game.turn() && !this.#awaitsCapture();
    return isChosen ? [...this.#huffed, cell] : [...this.#cells, cell];
  }
  /** Forgets the cells entered and looks at the game afresh. */
  reset() {
    this.#starts = this.#table.awaitsMove ? this.#table.game.input([]).next : [];
    this.#set([]);
  }
  /**
   * @param {string} cell
   * @param {boolean} [dropped] Whether a piece was dropped there, which chooses no other one.
   * @returns {Refusal | null} Why the cell cannot be entered.
   */
  enter(cell, dropped = false) {
    const refusal = this.#refusedOutright();
    if (refusal) return refusal;
    if (this.#state.next.includes(cell)) {
      this.#advance(cell);
    } else if (this.#cells.includes(cell)) {
      this.#set([]);
    } else if (!dropped && this.#starts.includes(cell) && this.#pieceOn(cell)) {
      this.#startWith(cell);
    } else {
      return this.#reasonAgainst(cell);
    }
    return null;
  }
  /**
   * A drag of a piece that was not grabbed: it may not move, or a click on it would have meant something else.
   * @param {string} from
   * @param {string} to
   * @returns {{ reason: Refusal, question: string[] } | null} Why there is no such move; `null` where it was made, or where
   *   nothing was dragged.
   */
  drag(from, to) {
    if (!this.#pieceOn(from) || this.#cells.includes(from)) return null;
    const outright = this.#refusedOutright();
    if (outright) return { reason: outright, question: [from, to] };
    if (this.#starts.includes(from)) {
      this.#startWith(from);
      const question = this.question(to, true);
      const reason = this.enter(to, true);
      return reason && { reason, question };
    }
    if (!this.#awaitsCapture()) return { reason: "rule", question: [...this.#huffed, from, to] };
    return this.#state.next.includes(from) ? null : { reason: "rule", question: this.question(from) };
  }
  /**
   * Takes hold of a piece that begins a move, unless the cell means something else by now.
   * @param {string} cell
   * @returns {boolean} Whether the cell was entered.
   */
  grab(cell) {
    if (this.#state.next.includes(cell) && this.#cells.length > 0) return false;
    if (this.#cells.includes(cell) || !this.#starts.includes(cell) || !this.#pieceOn(cell)) return false;
    this.#startWith(cell);
    return true;
  }
  /** @returns {string[]} Pieces that may be huffed before the move, or the one that is. */
  get huffable() {
    const { moves } = this.#state;
    const huffed = this.#huffed;
    return huffed.length > 0 || this.#cells.length > 0 ? huffed : [...new Set(moves.flatMap(({ huff }) => huff ?? []))];
  }
  /** @returns {Carried | null} The piece that is being moved, where it stands by now. */
  get carried() {
    const [move] = this.#state.moves;
    if (!move || this.#cells.length === 0) return null;
    const { player, piece, from } = move;
    const start = from === null ? 0 : this.#cells.indexOf(from);
    if (start < 0) return null;
    const route = this.#cells.filter((cell, i) => i === start || i > start && (cell === from || !this.#pieceOn(cell)));
    return { player, piece, from, route, at: route[route.length - 1] };
  }
  /** @returns {string[]} Pieces that leave the board in any case. */
  get doomed() {
    const [first, ...others] = this.#state.moves.map(taken);
    if (!first || this.#cells.length === 0) return [];
    return first.filter((cell) => others.every((cells) => cells.includes(cell)) && this.#isSettled(cell));
  }
  /** @returns {string[]} The piece that has been entered to be huffed. */
  get #huffed() {
    const [first] = this.#cells;
    return this.#state.moves.some(({ huff }) => huff !== void 0 && huff === first) ? [first] : [];
  }
  /**
   * Begins the move anew with another piece; what is huffed stays so.
   * @param {string} cell
   */
  #startWith(cell) {
    this.#cells = this.#huffed;
    if (!this.#table.game.input(this.#cells).next.includes(cell)) this.#cells = [];
    this.#advance(cell);
  }
  /** @param {string} cell */
  #advance(cell) {
    const cells = [...this.#cells, cell];
    const state = this.#table.game.input(cells);
    if (state.complete) this.#table.play(state.complete.text);
    else this.#set(cells, state);
  }
  /**
   * @param {string[]} cells
   * @param {InputState} [state]
   */
  #set(cells, state) {
    this.#cells = cells;
    this.#state = state ?? (this.#table.awaitsMove ? this.#table.game.input(cells) : NOTHING);
    this.dispatchEvent(new Event("change"));
  }
  /**
   * Whether the loss of a piece follows from the cells entered, not from there being no choice.
   * @param {string} cell
   */
  #isSettled(cell) {
    return this.#cells.length > 1 || this.#cells[0] === cell;
  }
  /** @returns {Refusal | null} */
  #refusedOutright() {
    if (this.#table.outcome) return "over";
    return this.#table.awaitsMove && !this.#table.thinking ? null : "computer";
  }
  /**
   * @param {string} cell
   * @returns {Refusal}
   */
  #reasonAgainst(cell) {
    if (this.#cells.length === 0) return this.#pieceOn(cell) ? "rule" : "choose";
    return this.#state.moves.filter(({ to }) => to === cell).length > 1 ? "way" : "rule";
  }
  /** Whether only pieces of the other side may be entered next. */
  #awaitsCapture() {
    const turn = this.#table.game.turn();
    return this.#cells.length > 0 && this.#state.next.every((cell) => {
      const piece = this.#pieceOn(cell);
      return piece && piece.player !== turn;
    });
  }
  /** @param {string} cell The top piece of a stack. */
  #pieceOn(cell) {
    return this.#table.game.board().findLast((piece) => piece.cell === cell);
  }
};
function taken({ captures, huff }) {
  const cells = captures.map(({ cell }) => cell);
  return huff === void 0 ? cells : [huff, ...cells];
}

// pkg/board/pointer-input.js
var DRAG_DISTANCE = 6;
var TOUCH_REACH = 9;
var PointerInput = class {
  #element;
  #view;
  #target;
  /** @type {{ id: number, cell: string, x: number, y: number, grabbed: boolean, dragging: boolean } | null} */
  #press = null;
  /**
   * @param {HTMLElement} element
   * @param {BoardView} view
   * @param {PointerTarget} target
   */
  constructor(element, view, target) {
    this.#element = element;
    this.#view = view;
    this.#target = target;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.cancel());
    element.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse") target.hover(null);
    });
  }
  get isDragging() {
    return this.#press?.dragging === true;
  }
  /** Lets go of what is held. */
  cancel() {
    this.#press = null;
    this.#view.drag(null);
  }
  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#view.finish();
    const cell = this.#cellAt(event);
    this.#target.hover(cell?.name ?? null);
    if (!cell) return;
    const grabbed = this.#target.grab(cell.name);
    this.#press = { id: event.pointerId, cell: cell.name, x: event.clientX, y: event.clientY, grabbed, dragging: false };
  }
  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#target.hover(this.#cellAt(event)?.name ?? null);
      return;
    }
    if (event.pointerId !== press.id) return;
    if (event.buttons === 0) {
      this.cancel();
      return;
    }
    if (!press.dragging && isFar(event, press) && this.#target.isCarried(press.cell)) {
      press.dragging = true;
      this.#element.setPointerCapture(event.pointerId);
    }
    if (press.dragging) {
      this.#view.drag({ cell: press.cell, ...this.#view.locate(event) });
      this.#target.hover(this.#cellAt(event)?.name ?? null);
    }
  }
  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.cancel();
    const cell = this.#cellAt(event);
    if (press.grabbed && event.pointerType !== "mouse") this.#target.hover(null);
    if (!cell) return;
    if (press.dragging) {
      if (cell.name !== press.cell) this.#target.enter(cell.name, true);
    } else if (cell.name === press.cell) {
      if (!press.grabbed) this.#target.enter(cell.name, false);
    } else if (isFar(event, press)) {
      this.#target.drag(press.cell, cell.name);
    }
  }
  /**
   * @param {PointerEvent} event
   * @returns {Cell | null}
   */
  #cellAt(event) {
    const { x, y } = this.#view.locate(event);
    const geometry = this.#target.geometry();
    if (event.pointerType !== "touch") return geometry.cellAt(x, y);
    const reach = TOUCH_REACH * geometry.view.width / this.#element.clientWidth;
    return geometry.cellNear(x, y, this.#target.wanted(), reach);
  }
};
function isFar(event, { x, y }) {
  return Math.hypot(event.clientX - x, event.clientY - y) > DRAG_DISTANCE;
}

// pkg/board/premove.js
var Premove = class extends EventTarget {
  #table;
  #ontoOwn;
  /** @type {string[]} */
  #cells = [];
  #isSet = false;
  /** Of a move that was typed. @type {string | null} */
  #text = null;
  /** @type {string[]} */
  #targets = [];
  /**
   * @param {Pick<Table, "game" | "isComputer" | "takesPremove">} table
   * @param {() => boolean} ontoOwn Whether pieces may be moved on those of one's own.
   */
  constructor(table, ontoOwn) {
    super();
    this.#table = table;
    this.#ontoOwn = ontoOwn;
  }
  /** The cells entered: none, the piece to be moved, or the whole move. */
  get cells() {
    return this.#cells;
  }
  /** Whether the move is whole and waits for its turn. */
  get isSet() {
    return this.#isSet;
  }
  /** The piece that has been chosen while its goal has not. @returns {string | null} */
  get chosen() {
    return this.#isSet ? null : this.#cells[0] ?? null;
  }
  /** Where the chosen piece may go after one answer of the computer or another: what can be entered next then. */
  get targets() {
    return this.#targets;
  }
  /**
   * Takes a move that is typed, in any spelling, in place of the one that waits.
   * @param {string} text
   * @returns {boolean} Whether an answer of the computer would make it legal; else all stays as it was.
   */
  enterText(text2) {
    if (!this.#table.takesPremove) return false;
    const move = this.#whatFits(text2);
    if (!move) return false;
    this.#set([move.from ?? "", move.to].filter((cell) => cell !== ""), true, text2);
    return true;
  }
  /**
   * Drops the move that waits, as any click does, and begins another with a piece of one's own.
   * @param {string} cell
   * @returns {boolean} Whether the cell meant something.
   */
  enter(cell) {
    if (!this.#table.takesPremove) return false;
    const { chosen } = this;
    if (cell === chosen) return this.clear();
    const goesThere = chosen !== null && (this.#ontoOwn() || !this.#isOwn(cell));
    if (goesThere) this.#set([chosen, cell], true);
    else if (this.#isOwn(cell)) this.#set([cell], false);
    else if (!this.#isSet && this.#mayDropOn(cell)) this.#set([cell], true);
    else return this.clear();
    return true;
  }
  /**
   * Takes hold of a piece of one's own, to be dragged.
   * @param {string} cell
   * @returns {boolean} Whether it was there to take.
   */
  grab(cell) {
    if (!this.#table.takesPremove || !this.#isOwn(cell) || cell === this.chosen) return false;
    if (this.chosen !== null && this.#ontoOwn()) return false;
    this.#set([cell], false);
    return true;
  }
  /** @returns {boolean} Whether there was something to drop. */
  clear() {
    const wasSome = this.#cells.length > 0 || this.#isSet;
    if (wasSome) this.#set([], false);
    return wasSome;
  }
  /** @returns {{ cells: string[], text: string | null } | null} The move, if it is whole; it no longer waits. */
  take() {
    const move = this.#isSet ? { cells: this.#cells, text: this.#text } : null;
    this.clear();
    return move;
  }
  /** Pieces that may be chosen. @returns {string[]} */
  get starts() {
    if (!this.#table.takesPremove) return [];
    return [...new Set(this.#table.game.board().filter((piece) => this.#isMine(piece.player)).map(({ cell }) => cell))].filter((cell) => this.#isOwn(cell));
  }
  /** @param {string} cell */
  #isOwn(cell) {
    const top = this.#table.game.board().findLast((piece) => piece.cell === cell);
    return top !== void 0 && this.#isMine(top.player);
  }
  /** @param {string} cell */
  #mayDropOn(cell) {
    const { game } = this.#table;
    const isEmpty = game.board().every((piece) => piece.cell !== cell);
    return isEmpty && game.hands().some(({ player, count }) => count > 0 && this.#isMine(player));
  }
  /** @param {PlayerId} player */
  #isMine(player) {
    return !this.#table.isComputer(player);
  }
  /**
   * @param {string} text
   * @returns {Move | null} The move, after an answer that makes it legal.
   */
  #whatFits(text2) {
    let move = null;
    this.#afterAnswers((game) => {
      if (move || !isLegal(game, text2)) return;
      move = game.play(text2);
      game.undo();
    });
    return move;
  }
  /** @param {string} from */
  #targetsOf(from) {
    const targets = /* @__PURE__ */ new Set();
    this.#afterAnswers((game) => {
      for (const cell of game.input([from]).next) targets.add(cell);
    });
    targets.delete(from);
    return [...targets];
  }
  /** @param {(game: Game) => void} look At the game after each move that the computer has; to be left as it is. */
  #afterAnswers(look) {
    const game = this.#table.game.clone();
    try {
      for (const answer of game.movesPacked()) {
        game.playPacked(answer);
        look(game);
        game.undo();
      }
    } finally {
      game.free();
    }
  }
  /**
   * @param {string[]} cells
   * @param {boolean} isSet
   * @param {string | null} [text]
   */
  #set(cells, isSet, text2 = null) {
    this.#cells = cells;
    this.#isSet = isSet;
    this.#text = text2;
    this.#targets = this.chosen === null ? [] : this.#targetsOf(this.chosen);
    this.dispatchEvent(new Event("change"));
  }
};
function isLegal(game, text2) {
  try {
    return game.isLegal(text2);
  } catch {
    return false;
  }
}

// pkg/board/board.js
var BARE_MARGIN = 0.2;
var Board = class extends EventTarget {
  #element;
  #table;
  #wording;
  #view;
  #grid;
  #entry;
  #premove;
  #pointer;
  /** @type {BoardOptions} */
  #options = { coordinates: true, movable: true };
  /** Whether something is shown for the cell pointed at. */
  #isPreviewing = false;
  /** Whether a move is being played that had been entered before its turn. */
  #isPremoving = false;
  /** @type {Geometry} */
  #geometry;
  /** @type {Layout} */
  #layout;
  /** Where the piece was shown when the last cell of a move was entered. @type {Carried | null} */
  #carried = null;
  #dropped = false;
  /** @type {Palette} */
  #palette;
  /** @type {string[]} */
  #marked = [];
  /** @type {string | null} */
  #selected = null;
  /** The cell under the pointer, and the one that the keyboard is on. @type {string | null} */
  #hovered = null;
  /** @type {string | null} */
  #focused = null;
  /** Cells of the last move in a game of stacks. @type {string[]} */
  #touched = [];
  /**
   * @param {HTMLElement} element With a canvas inside.
   * @param {Table} table
   * @param {Wording} wording
   * @param {Palette} palette
   */
  constructor(element, table, wording, palette) {
    super();
    this.#element = element;
    this.#table = table;
    this.#wording = wording;
    this.#palette = palette;
    this.#view = new BoardView(
      /** @type {HTMLCanvasElement} */
      element.querySelector("canvas")
    );
    this.#entry = new MoveEntry(table);
    this.#premove = new Premove(table, () => this.#painter.stacks !== void 0);
    this.#premove.addEventListener("change", () => this.show());
    this.#grid = new AccessibleGrid(element, (cell) => this.#enter(cell, false), (cell) => {
      this.#focused = cell;
      this.#point();
    });
    this.#pointer = new PointerInput(element, this.#view, {
      geometry: () => this.#geometry,
      wanted: () => [...this.#entry.state.next, ...this.#entry.starts, ...this.#premove.targets],
      grab: (cell) => this.#entry.grab(cell) || this.#premove.grab(cell),
      enter: (cell, dropped) => this.#enter(cell, dropped),
      drag: (from, to) => this.#drag(from, to),
      isCarried: (cell) => this.#entry.carried?.at === cell || this.#premove.chosen === cell,
      hover: (cell) => {
        this.#showCursor(cell);
        if (cell === this.#hovered) return;
        this.#hovered = cell;
        this.#point();
      }
    });
    this.#entry.addEventListener("change", () => {
      this.show();
      const { cells, carried, state } = this.#entry;
      const cell = carried?.at ?? cells.at(-1) ?? null;
      if (cell !== this.#selected) this.dispatchEvent(new CustomEvent("select", { detail: { cell, moves: state.moves } }));
      this.#selected = cell;
    });
  }
  /** Drops the move being entered, or the one that waits for its turn. */
  cancel() {
    this.#pointer.cancel();
    const { isSet } = this.#premove;
    this.#premove.clear();
    if (isSet) this.#tellPremove([]);
    this.#entry.reset();
  }
  /**
   * Takes a move that is typed while the computer thinks, to follow its answer.
   * @param {string} text In any spelling.
   * @returns {boolean} Whether an answer would make it legal.
   */
  premove(text2) {
    const isTaken = this.#premove.enterText(text2);
    if (isTaken) this.#tellPremove(this.#premove.cells);
    return isTaken;
  }
  /**
   * @param {string} cell
   * @param {boolean} dropped
   */
  #enter(cell, dropped) {
    const { isSet } = this.#premove;
    if (this.#premove.enter(cell)) {
      if (isSet || this.#premove.isSet) this.#tellPremove(this.#premove.isSet ? this.#premove.cells : []);
      return;
    }
    this.#view.finish();
    this.#carried = this.#entry.carried;
    this.#dropped = dropped;
    const from = this.#entry.carried?.from ?? null;
    const question = this.#entry.question(cell, dropped);
    const reason = this.#entry.enter(cell, dropped);
    this.#carried = null;
    if (reason) this.#refuse({ reason, from, cell, question });
  }
  /**
   * A drag that carried no piece.
   * @param {string} from
   * @param {string} to
   */
  #drag(from, to) {
    if (this.#premove.starts.includes(from)) return;
    this.#view.finish();
    const refused = this.#entry.drag(from, to);
    if (refused) this.#refuse({ ...refused, from, cell: to });
  }
  /** @param {Refused} detail */
  #refuse(detail) {
    this.dispatchEvent(new CustomEvent("refused", { detail }));
  }
  /** @param {string[] | null} cells */
  #tellPremove(cells) {
    this.dispatchEvent(new CustomEvent("premove", { detail: cells }));
  }
  /**
   * Plays a move whose turn has come. Where its cells leave a choice, the person goes on with it.
   * @param {{ cells: string[], text: string | null }} move
   */
  #playPremove({ cells, text: text2 }) {
    if (!this.#table.awaitsMove || this.#table.thinking) return;
    this.#isPremoving = true;
    const isLegal2 = text2 === null ? cells.every((cell) => this.#entry.enter(cell) === null) : this.#table.game.isLegal(text2);
    if (isLegal2 && text2 !== null) this.#table.play(text2);
    this.#isPremoving = false;
    if (isLegal2) return;
    this.#entry.reset();
    this.#tellPremove(null);
  }
  /** @param {BoardChange} change */
  follow(change) {
    const isAnswer = change.type === "move" && this.#table.isComputer(change.steps[0].move.player);
    const premove = this.#premove.take();
    if (isAnswer) {
      if (premove) queueMicrotask(() => this.#playPremove(premove));
    } else if (premove) {
      this.#tellPremove([]);
    }
    this.#pointer.cancel();
    if (change.type === "scene") {
      this.#layout = this.#table.game.layout();
      this.#setScene();
    }
    const { stacks } = this.#painter;
    const Animation = stacks?.Animation ?? MoveAnimation;
    this.#touched = stacks?.touched(this.#table.game, this.#geometry) ?? [];
    if (change.type === "move") {
      const [{ move, before }] = change.steps;
      if (!isAnswer && !this.#isPremoving) this.#view.finish();
      const trail = this.#carried ? this.#dropped ? [move.to] : remaining(move.path, this.#carried.route) : void 0;
      this.#view.animate(new Animation(this.#geometry, before, move, { trail }));
    } else if (change.type === "back" || change.type === "forward") {
      this.#view.finish();
      const backwards = change.type !== "forward";
      for (const { move, before } of change.steps) {
        this.#view.animate(new Animation(this.#geometry, before, move, { backwards }));
      }
    }
    this.#entry.reset();
  }
  /** @param {Palette} palette */
  setPalette(palette) {
    this.#palette = palette;
    if (this.#layout) this.#setScene();
  }
  /** @param {BoardOptions} options */
  setOptions(options) {
    this.#options = options;
    if (this.#layout) this.#setScene();
  }
  /** @param {Annotations} annotations What an author, or a refusal, draws on the board. */
  annotate(annotations) {
    this.#marked = (annotations.marks ?? []).map(({ cell }) => cell);
    this.#view.annotate(annotations);
    if (this.#layout) this.show();
  }
  /**
   * Draws the board at rest with more pixels than the screen has, for a printer; `null` draws for the screen again.
   * @param {{ pixels: number, palette: Palette } | null} print Pixels a CSS pixel.
   */
  print(print) {
    this.#view.print(print);
  }
  get #painter() {
    return PAINTERS[this.#table.game.id()];
  }
  #setScene() {
    const painter = this.#painter;
    const { coordinates, numbered } = this.#options;
    const margin = coordinates || painter.numbersInside ? painter.margin : Math.min(BARE_MARGIN, painter.margin);
    this.#geometry = new Geometry(this.#layout, this.#table.view.rotated, margin);
    const { width, height } = this.#geometry.view;
    this.#element.style.setProperty("--ratio", String(width / height));
    this.#view.setScene({ geometry: this.#geometry, painter, palette: this.#palette, coordinates, numbered });
    this.#grid.build(this.#geometry);
    this.show();
  }
  /** Shows the state of the game, and its words, anew. */
  show() {
    if (!this.#table.takesPremove && this.#premove.clear()) return;
    const { pieces, highlights } = this.#showPieces();
    this.dispatchEvent(new CustomEvent("prompt", { detail: this.#prompt(highlights) }));
    this.#element.classList.toggle("interactive", this.#table.awaitsMove || this.#table.takesPremove === true);
    const { describe } = this.#painter;
    this.#grid.label(this.#wording.board(), (cell) => {
      const standing = pieces.filter((piece) => piece.cell === cell);
      const note = (standing[0] && describe?.(standing[0], this.#geometry, pieces)) ?? null;
      return {
        label: this.#wording.cell(cell, standing, highlights, note),
        selected: highlights.selected === cell,
        movable: standing.length > 0 && this.#entry.starts.includes(cell)
      };
    });
  }
  /** Pieces and marks on the canvas. */
  #showPieces() {
    const { game } = this.#table;
    const marks = game.marks();
    const pieces = this.#carryOut(game.board());
    const highlights = { ...this.#highlights(pieces, marks), marked: this.#marked };
    const drawn = this.#options.movable ? highlights : { ...highlights, movable: [] };
    this.#view.show(this.#painter.stacks?.gather(pieces, marks) ?? pieces, drawn);
    return { pieces, highlights };
  }
  /** Shows what belongs to the cell pointed at, where the game has such things; while a piece is dragged, only what it can do. */
  #point() {
    if (!this.#painter.previews) return;
    const pointed = this.#hovered ?? this.#focused;
    const matters = pointed !== null && (!this.#pointer.isDragging || this.#entry.state.next.includes(pointed));
    if (matters || this.#isPreviewing) this.#showPieces();
    this.#isPreviewing = matters;
  }
  /**
   * @param {Highlights} highlights
   * @returns {Prompt | null}
   */
  #prompt({ capturable, targets, movable, selected }) {
    const { cells, huffable } = this.#entry;
    if (huffable.length > 0) return { kind: cells.length > 0 ? "huffed" : "huff", cells: huffable };
    const choosing = selected !== null && capturable.length > 0 && targets.length + movable.length === 0;
    return choosing ? { kind: "capture", cells: capturable } : null;
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @returns {PieceOnCell[]} The pieces with the one being moved where it stands by now.
   */
  #carryOut(pieces) {
    const carried = this.#entry.carried;
    if (!carried || carried.at === carried.from) return pieces;
    const { at, from, player, piece } = carried;
    return [...pieces.filter(({ cell }) => cell !== from), { cell: at, player, piece }];
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @param {Marks} marks
   * @returns {Highlights}
   */
  #highlights(pieces, marks) {
    const { starts, cells, state, huffable, carried, doomed } = this.#entry;
    const { stacks, previews } = this.#painter;
    const entering = cells.length > 0;
    const enterable = entering ? state.next : starts;
    const pointed = this.#hovered ?? this.#focused;
    const common = {
      ...restingHighlights(marks, stacks ? this.#touched : null),
      selected: entering ? carried?.at ?? cells[cells.length - 1] : this.#premove.chosen,
      premove: this.#premove.isSet ? this.#premove.cells : [],
      premoveTargets: this.#premove.targets,
      pointed
    };
    if (stacks) {
      return { ...common, targets: entering ? enterable : [], landings: entering ? this.#landings(pieces, stacks, pointed) : [] };
    }
    const owners = new Map(pieces.map(({ cell, player }) => [cell, player]));
    const turn = this.#table.game.turn();
    const must = this.#table.awaitsMove && !entering ? marks.mustMove : [];
    const takes = new Map(previews && entering ? state.moves.map((move) => [move.to, move.captures]) : []);
    const victims = [...takes.values()].flat().map(({ cell }) => cell);
    const preview = (pointed === null ? void 0 : takes.get(pointed)) ?? [];
    return {
      ...common,
      must,
      threatened: must.length > 0 ? marks.threatened : [...new Set(victims)],
      movable: enterable.filter((cell) => owners.get(cell) === turn && !cells.includes(cell) && !must.includes(cell)),
      capturable: enterable.filter((cell) => owners.has(cell) && owners.get(cell) !== turn && !huffable.includes(cell)),
      huffable: entering ? [] : huffable,
      targets: entering ? enterable.filter((cell) => !owners.has(cell) || cells.includes(cell)) : [],
      takes,
      doomed: [.../* @__PURE__ */ new Set([...doomed, ...preview.map(({ cell }) => cell)])]
    };
  }
  /**
   * @param {PieceOnCell[]} pieces
   * @param {StackGame} stacks
   * @param {string | null} pointed
   * @returns {Highlights["landings"]} The pieces of the selected stack where each of its moves would drop them.
   */
  #landings(pieces, stacks, pointed) {
    return this.#entry.state.moves.flatMap((move) => {
      const landings = stacks.landings(this.#geometry, pieces, move);
      const strong = landings.some(({ cell }) => cell === pointed);
      return landings.map((landing) => ({ ...landing, strong }));
    });
  }
  /** @param {string | null} cell */
  #showCursor(cell) {
    const enterable = cell !== null && (this.#entry.state.next.includes(cell) || this.#entry.starts.includes(cell) || this.#premove.starts.includes(cell) || this.#premove.targets.includes(cell));
    this.#element.classList.toggle("enterable", enterable);
  }
};
function remaining(path, route) {
  const last = route.length - 1;
  return route.every((cell, i) => cell === path[i]) ? path.slice(last) : [route[last], path[path.length - 1]];
}

// www/js/storage.js
var PREFIX2 = "tablier:";
function text(key) {
  try {
    return localStorage.getItem(PREFIX2 + key);
  } catch {
    return null;
  }
}
function read(key) {
  return parsed(text(key));
}
function parsed(stored) {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
function write(key, value) {
  return writeText(key, JSON.stringify(value));
}
function writeText(key, text2) {
  try {
    localStorage.setItem(PREFIX2 + key, text2);
    return true;
  } catch {
    return false;
  }
}
function remove(key) {
  try {
    localStorage.removeItem(PREFIX2 + key);
  } catch {
  }
}
function textOfTab(key) {
  try {
    return sessionStorage.getItem(PREFIX2 + key);
  } catch {
    return null;
  }
}
function writeOfTab(key, text2) {
  try {
    if (text2 === null) sessionStorage.removeItem(PREFIX2 + key);
    else sessionStorage.setItem(PREFIX2 + key, text2);
  } catch {
  }
}
function toldBy({ key: name, newValue }, key) {
  return name === PREFIX2 + key ? newValue : null;
}

// www/js/settings.js
var KEY = "settings";
var SWITCHES = { coordinates: true, movable: true, sounds: false, shortcuts: true };
var Settings = class extends EventTarget {
  /** @type {Language | null} */
  #language = null;
  /** @type {Theme | null} `null` follows the system. */
  #theme = null;
  /** @type {Record<string, unknown>} */
  #choices = {};
  /** @type {Record<string, unknown>} */
  #lastStarter = {};
  /** @type {Look | null} `null` follows the system. */
  #look = null;
  /** @type {Record<Switch, boolean>} */
  #switches = { ...SWITCHES };
  #visitorLanguage = languageOfVisitor();
  #systemDark = matchMedia("(prefers-color-scheme: dark)");
  #systemContrast = matchMedia("(prefers-contrast: more)");
  constructor() {
    super();
    const stored = (
      /** @type {any} */
      read(KEY) ?? {}
    );
    if (LANGUAGES.includes(stored.language)) this.#language = stored.language;
    if (stored.theme === "light" || stored.theme === "dark") this.#theme = stored.theme;
    this.#choices = asRecord(stored.choices);
    this.#lastStarter = asRecord(stored.lastStarter);
    if (LOOKS.includes(stored.look)) this.#look = stored.look;
    for (
      const name of
      /** @type {Switch[]} */
      Object.keys(SWITCHES)
    ) {
      if (typeof stored[name] === "boolean") this.#switches[name] = stored[name];
    }
    for (const system of [this.#systemDark, this.#systemContrast]) {
      system.addEventListener("change", () => this.dispatchEvent(new Event("theme")));
    }
  }
  /** @returns {Language} */
  get language() {
    return this.#language ?? this.#visitorLanguage;
  }
  set language(language) {
    this.#language = language;
    this.#save();
    this.dispatchEvent(new Event("language"));
  }
  /** @returns {Theme} */
  get theme() {
    return this.#theme ?? this.#systemTheme;
  }
  /** Choosing what the system shows anyway goes back to following it. */
  set theme(theme) {
    this.#theme = theme === this.#systemTheme ? null : theme;
    this.#save();
    this.dispatchEvent(new Event("theme"));
  }
  /** @returns {Theme | null} What was chosen; `null` follows the system. */
  get chosenTheme() {
    return this.#theme;
  }
  set chosenTheme(theme) {
    this.#theme = theme;
    this.#save();
    this.dispatchEvent(new Event("theme"));
  }
  /** @returns {Look} What the board is made of. */
  get look() {
    return this.#look ?? (this.#systemContrast.matches ? "contrast" : "wood");
  }
  set look(look) {
    this.#look = look;
    this.#save();
    this.dispatchEvent(new Event("theme"));
  }
  /** @returns {Readonly<Record<Switch, boolean>>} */
  get switches() {
    return this.#switches;
  }
  /**
   * @param {Switch} name
   * @param {boolean} isOn
   */
  turn(name, isOn) {
    this.#switches[name] = isOn;
    this.#save();
    this.dispatchEvent(new Event("switches"));
  }
  /** @returns {Theme} */
  get #systemTheme() {
    return this.#systemDark.matches ? "dark" : "light";
  }
  /**
   * @param {GameId} game
   * @returns {Partial<Choice> | null} Last choice for this game; its fields are to be checked.
   */
  choice(game) {
    const choice = this.#choices[game];
    return choice && typeof choice === "object" ? choice : null;
  }
  /** @param {Choice} choice */
  rememberChoice(choice) {
    this.#choices[choice.game] = choice;
    this.#save();
  }
  /** @param {GameId} game */
  lastStarter(game) {
    return this.#lastStarter[game];
  }
  /**
   * @param {GameId} game
   * @param {string} starter
   */
  rememberStarter(game, starter) {
    this.#lastStarter[game] = starter;
    this.#save();
  }
  #save() {
    write(KEY, {
      language: this.#language,
      theme: this.#theme,
      look: this.#look,
      ...this.#switches,
      choices: this.#choices,
      lastStarter: this.#lastStarter
    });
  }
};
function asRecord(value) {
  return value && typeof value === "object" && !Array.isArray(value) ? (
    /** @type {any} */
    value
  ) : {};
}

// www/js/ui/confirm.js
function confirm(question, yes) {
  const dialog = (
    /** @type {HTMLDialogElement} */
    byId("confirm-dialog")
  );
  byId("confirm-text").textContent = question;
  byId("confirm-yes").textContent = yes;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

// www/vendor/idb.js
var idb_exports = {};
__export(idb_exports, {
  deleteDB: () => deleteDB,
  openDB: () => openDB,
  unwrap: () => unwrap,
  wrap: () => wrap
});
var instanceOfAny = (object, constructors) => constructors.some((c) => object instanceof c);
var idbProxyableTypes;
var cursorAdvanceMethods;
function getIdbProxyableTypes() {
  return idbProxyableTypes || (idbProxyableTypes = [
    IDBIndex,
    IDBObjectStore,
    IDBCursor,
    IDBDatabase,
    IDBTransaction
  ]);
}
function getCursorAdvanceMethods() {
  return cursorAdvanceMethods || (cursorAdvanceMethods = ["advance", "continue", "continuePrimaryKey"].map((method) => IDBCursor.prototype[method]));
}
var transactionDoneMap = /* @__PURE__ */ new WeakMap();
var transformCache = /* @__PURE__ */ new WeakMap();
var reverseTransformCache = /* @__PURE__ */ new WeakMap();
function promisifyRequest(request) {
  const promise = new Promise((resolve, reject) => {
    const unlisten = () => {
      request.removeEventListener("success", success);
      request.removeEventListener("error", error);
    };
    const success = () => {
      resolve(wrap(request.result));
      unlisten();
    };
    const error = () => {
      reject(request.error);
      unlisten();
    };
    request.addEventListener("success", success);
    request.addEventListener("error", error);
  });
  reverseTransformCache.set(promise, request);
  return promise;
}
function cacheDonePromiseForTransaction(tx) {
  if (transactionDoneMap.has(tx))
    return;
  const done = new Promise((resolve, reject) => {
    const unlisten = () => {
      tx.removeEventListener("complete", complete);
      tx.removeEventListener("error", error);
      tx.removeEventListener("abort", error);
    };
    const complete = () => {
      resolve();
      unlisten();
    };
    const error = () => {
      reject(tx.error || new DOMException("AbortError", "AbortError"));
      unlisten();
    };
    tx.addEventListener("complete", complete);
    tx.addEventListener("error", error);
    tx.addEventListener("abort", error);
  });
  transactionDoneMap.set(tx, done);
}
var idbProxyTraps = {
  get(target, prop, receiver) {
    if (target instanceof IDBTransaction) {
      if (prop === "done")
        return transactionDoneMap.get(target);
      if (prop === "store") {
        return receiver.objectStoreNames[1] ? void 0 : receiver.objectStore(receiver.objectStoreNames[0]);
      }
    }
    return wrap(target[prop]);
  },
  set(target, prop, value) {
    target[prop] = value;
    return true;
  },
  has(target, prop) {
    if (target instanceof IDBTransaction && (prop === "done" || prop === "store")) {
      return true;
    }
    return prop in target;
  }
};
function replaceTraps(callback) {
  idbProxyTraps = callback(idbProxyTraps);
}
function wrapFunction(func) {
  if (getCursorAdvanceMethods().includes(func)) {
    return function(...args) {
      func.apply(unwrap(this), args);
      return wrap(this.request);
    };
  }
  return function(...args) {
    return wrap(func.apply(unwrap(this), args));
  };
}
function transformCachableValue(value) {
  if (typeof value === "function")
    return wrapFunction(value);
  if (value instanceof IDBTransaction)
    cacheDonePromiseForTransaction(value);
  if (instanceOfAny(value, getIdbProxyableTypes()))
    return new Proxy(value, idbProxyTraps);
  return value;
}
function wrap(value) {
  if (value instanceof IDBRequest)
    return promisifyRequest(value);
  if (transformCache.has(value))
    return transformCache.get(value);
  const newValue = transformCachableValue(value);
  if (!Object.is(newValue, value)) {
    transformCache.set(value, newValue);
    reverseTransformCache.set(newValue, value);
  }
  return newValue;
}
var unwrap = (value) => reverseTransformCache.get(value);
function openDB(name, version, { blocked, upgrade, blocking, terminated } = {}) {
  const request = indexedDB.open(name, version);
  const openPromise = wrap(request);
  if (upgrade) {
    request.addEventListener("upgradeneeded", (event) => {
      upgrade(wrap(request.result), event.oldVersion, event.newVersion, wrap(request.transaction), event);
    });
  }
  if (blocked) {
    request.addEventListener("blocked", (event) => blocked(
      // Casting due to https://github.com/microsoft/TypeScript-DOM-lib-generator/pull/1405
      event.oldVersion,
      event.newVersion,
      event
    ));
  }
  openPromise.then((db) => {
    if (terminated)
      db.addEventListener("close", () => terminated());
    if (blocking) {
      db.addEventListener("versionchange", (event) => blocking(event.oldVersion, event.newVersion, event));
    }
  }).catch(() => {
  });
  return openPromise;
}
function deleteDB(name, { blocked } = {}) {
  const request = indexedDB.deleteDatabase(name);
  if (blocked) {
    request.addEventListener("blocked", (event) => blocked(
      // Casting due to https://github.com/microsoft/TypeScript-DOM-lib-generator/pull/1405
      event.oldVersion,
      event
    ));
  }
  return wrap(request).then(() => void 0);
}
var readMethods = ["get", "getKey", "getAll", "getAllKeys", "count"];
var writeMethods = ["put", "add", "delete", "clear"];
var cachedMethods = {};
function getMethod(target, prop) {
  if (!(target instanceof IDBDatabase && !(prop in target) && typeof prop === "string")) {
    return;
  }
  if (cachedMethods[prop])
    return cachedMethods[prop];
  const targetFuncName = prop.replace(/FromIndex$/, "");
  const useIndex = prop !== targetFuncName;
  const isWrite = writeMethods.includes(targetFuncName);
  if (
    // Bail if the target doesn't exist on the target. Eg, getAll isn't in Edge.
    !(targetFuncName in (useIndex ? IDBIndex : IDBObjectStore).prototype) || !(isWrite || readMethods.includes(targetFuncName))
  ) {
    return;
  }
  const method = async function(storeName, ...args) {
    const tx = this.transaction(storeName, isWrite ? "readwrite" : "readonly");
    let target2 = tx.store;
    if (useIndex)
      target2 = target2.index(args.shift());
    return (await Promise.all([
      target2[targetFuncName](...args),
      isWrite && tx.done
    ]))[0];
  };
  return cachedMethods[prop] = method;
}
replaceTraps((oldTraps) => ({
  ...oldTraps,
  get: (target, prop, receiver) => getMethod(target, prop) || oldTraps.get(target, prop, receiver),
  has: (target, prop) => !!getMethod(target, prop) || oldTraps.has(target, prop)
}));
var advanceMethodProps = ["advance", "continue", "continuePrimaryKey"];
var methodMap = {};
var advanceResults = /* @__PURE__ */ new WeakMap();
var ittrProxiedCursorToOriginalProxy = /* @__PURE__ */ new WeakMap();
var cursorIteratorTraps = {
  get(target, prop) {
    if (!advanceMethodProps.includes(prop))
      return target[prop];
    let cachedFunc = methodMap[prop];
    if (!cachedFunc) {
      cachedFunc = methodMap[prop] = function(...args) {
        advanceResults.set(this, ittrProxiedCursorToOriginalProxy.get(this)[prop](...args));
      };
    }
    return cachedFunc;
  }
};
async function* iterate(...args) {
  let cursor = this;
  if (!(cursor instanceof IDBCursor)) {
    cursor = await cursor.openCursor(...args);
  }
  if (!cursor)
    return;
  cursor = cursor;
  const proxiedCursor = new Proxy(cursor, cursorIteratorTraps);
  ittrProxiedCursorToOriginalProxy.set(proxiedCursor, cursor);
  reverseTransformCache.set(proxiedCursor, unwrap(cursor));
  while (cursor) {
    yield proxiedCursor;
    cursor = await (advanceResults.get(proxiedCursor) || cursor.continue());
    advanceResults.delete(proxiedCursor);
  }
}
function isIteratorProp(target, prop) {
  return prop === Symbol.asyncIterator && instanceOfAny(target, [IDBIndex, IDBObjectStore, IDBCursor]) || prop === "iterate" && instanceOfAny(target, [IDBIndex, IDBObjectStore]);
}
replaceTraps((oldTraps) => ({
  ...oldTraps,
  get(target, prop, receiver) {
    if (isIteratorProp(target, prop))
      return iterate;
    return oldTraps.get(target, prop, receiver);
  },
  has(target, prop) {
    return isIteratorProp(target, prop) || oldTraps.has(target, prop);
  }
}));

// www/js/records/key.js
function newKey() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${high.toString(36)}${low.toString(36)}`;
}

// www/js/records/library.js
var { openDB: openDB2 } = (
  /** @type {typeof import("idb")} */
  /** @type {unknown} */
  idb_exports
);
var NAME = "tablier";
var VERSION = 2;
var STRETCH = 40;
var Library = class extends EventTarget {
  #catalog;
  /** @type {Promise<IDBPDatabase<any>> | null} */
  #opening = null;
  #isTroubled = false;
  #isPersistenceAsked = false;
  /** @param {GameInfo[]} catalog */
  constructor(catalog) {
    super();
    this.#catalog = catalog;
  }
  /**
   * @param {string} key
   * @param {KeptRecord} record A playable one; it takes the place of what has this key.
   * @param {{ fault?: Fault | null }} [options]
   */
  async put(key, record, { fault = null } = {}) {
    return this.#do(false, async (db) => {
      const transaction = db.transaction(["summaries", "records"], "readwrite");
      const earlier = await transaction.objectStore("summaries").get(key);
      const kept = { key, source: earlier?.source, fault: fault ?? earlier?.fault };
      const summary = summarise(record, kept, Game, this.#catalog);
      if (earlier?.digest !== summary.digest) transaction.objectStore("summaries").put(summary);
      else if (!record.play) return true;
      transaction.objectStore("records").put(record, key);
      await transaction.done;
      this.#persist();
      return true;
    });
  }
  /** @param {string} key */
  get(key) {
    return this.#do(null, async (db) => (
      /** @type {KeptRecord | null} */
      await db.get("records", key) ?? null
    ));
  }
  /** @returns {Promise<Summary[]>} The newest first. */
  list() {
    return this.#do([], async (db) => (await db.getAllFromIndex("summaries", "saved")).reverse());
  }
  /** @param {string} key */
  delete(key) {
    return this.#do(false, async (db) => {
      const transaction = db.transaction(["summaries", "records", "reviews"], "readwrite");
      transaction.objectStore("summaries").delete(key);
      transaction.objectStore("records").delete(key);
      transaction.objectStore("reviews").delete(key);
      await transaction.done;
      return true;
    });
  }
  /** @returns {Promise<Exported[]>} Every game, the newest first. */
  async all() {
    const summaries = await this.list();
    return this.#do([], async (db) => {
      const keys = await db.getAllKeys("records");
      const records = await db.getAll("records");
      const byKey = new Map(keys.map((key, index) => [key, records[index]]));
      return summaries.flatMap(({ key, saved, source, fault }) => {
        const record = byKey.get(key);
        return record ? [{ record, saved, source, fault }] : [];
      });
    });
  }
  /**
   * Keeps what was found out about a game; reviews of games that are not kept are left out then.
   * @param {string} key Of the game, which may not be kept yet.
   * @param {Review} review
   */
  putReview(key, review) {
    return this.#do(false, async (db) => {
      const transaction = db.transaction(["summaries", "reviews"], "readwrite");
      const reviews = transaction.objectStore("reviews");
      const kept = new Set(await transaction.objectStore("summaries").getAllKeys());
      for (const other of await reviews.getAllKeys()) if (!kept.has(other)) reviews.delete(other);
      reviews.put(review, key);
      await transaction.done;
      return true;
    });
  }
  /** @param {string} key Of a game. */
  review(key) {
    return this.#do(null, async (db) => (
      /** @type {Review | null} */
      await db.get("reviews", key) ?? null
    ));
  }
  /** @returns {Promise<OwnExercise[]>} The oldest first. */
  exercises() {
    return this.#do([], async (db) => {
      const all = (
        /** @type {OwnExercise[]} */
        await db.getAll("exercises")
      );
      return all.sort((a, b) => a.saved < b.saved ? -1 : a.saved > b.saved ? 1 : 0);
    });
  }
  /**
   * Adds exercises; those that are there already are left alone.
   * @param {unknown[]} exercises From anywhere: each is checked, and left out where it cannot be solved.
   * @returns {Promise<number>} How many are new.
   */
  async addExercises(exercises) {
    const checked2 = exercises.flatMap((one) => checkedExercise(Game, this.#catalog, one) ?? []);
    const added = await this.#do(0, async (db) => {
      const transaction = db.transaction("exercises", "readwrite");
      let count = 0;
      for (const one of checked2) {
        if (await transaction.store.getKey(one.id) !== void 0) continue;
        transaction.store.put(one);
        count++;
      }
      await transaction.done;
      return count;
    });
    if (added > 0) this.#persist();
    return added;
  }
  /** @param {string} id */
  deleteExercise(id) {
    return this.#do(false, async (db) => {
      await db.delete("exercises", id);
      return true;
    });
  }
  /**
   * Adds games beside those that are there; those that are there already, with the same content, are left out.
   * @param {{ record: unknown, saved?: string, source?: string, fault?: Fault | null }[]} games From anywhere: each is checked.
   * @returns {Promise<{ added: number, known: number, bad: number[] }>} `bad` counts from 1.
   */
  async add(games) {
    const report = { added: 0, known: 0, bad: (
      /** @type {number[]} */
      []
    ) };
    const keysByDigest = new Map((await this.list()).map(({ digest, key }) => [digest, key]));
    const contents = /* @__PURE__ */ new Map();
    const now = Date.now();
    for (let start = 0; start < games.length; start += STRETCH) {
      const fresh = [];
      for (const [index, { record: unchecked, saved, source, fault }] of games.slice(start, start + STRETCH).entries()) {
        try {
          const record = checkedRecord(Game, this.#catalog, unchecked);
          const digest = digestOf(record);
          const known = keysByDigest.get(digest);
          const content = known && (contents.get(known) ?? await this.#contentOf(known));
          if (content === contentOf(record)) {
            report.known += 1;
            continue;
          }
          const key = newKey();
          keysByDigest.set(digest, key);
          contents.set(key, contentOf(record));
          const date = saved ?? new Date(now - start - index);
          fresh.push({ summary: summarise(record, { key, saved: date, source, fault }, Game, this.#catalog), record });
        } catch {
          report.bad.push(start + index + 1);
        }
      }
      const isStored = await this.#do(false, async (db) => {
        const transaction = db.transaction(["summaries", "records"], "readwrite");
        for (const { summary, record } of fresh) {
          transaction.objectStore("summaries").put(summary);
          transaction.objectStore("records").put(record, summary.key);
        }
        await transaction.done;
        return true;
      });
      if (!isStored) break;
      report.added += fresh.length;
      contents.clear();
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (report.added > 0) this.#persist();
    return report;
  }
  /** @param {string} key */
  async #contentOf(key) {
    const record = await this.get(key);
    return record && contentOf(record);
  }
  /**
   * @template T
   * @param {T} otherwise
   * @param {(db: IDBPDatabase<any>) => Promise<T>} task
   * @returns {Promise<T>}
   */
  async #do(otherwise, task) {
    try {
      return await task(await this.#open());
    } catch (error) {
      console.warn("tablier: the games cannot be kept", error);
      if (!this.#isTroubled) this.dispatchEvent(new Event("trouble"));
      this.#isTroubled = true;
      return otherwise;
    }
  }
  #open() {
    const forget = () => this.#opening = null;
    this.#opening ??= openDB2(NAME, VERSION, {
      upgrade(db, version) {
        if (version < 1) {
          db.createObjectStore("summaries", { keyPath: "key" }).createIndex("saved", "saved");
          db.createObjectStore("records");
        }
        if (version < 2) {
          db.createObjectStore("reviews");
          db.createObjectStore("exercises", { keyPath: "id" });
        }
      },
      // A newer page, in another tab, wants to change the stores.
      blocking: (_, __, event) => {
        forget();
        event.target.close();
      },
      terminated: forget
    });
    this.#opening.catch(forget);
    return this.#opening;
  }
  /** Asks once that the browser does not clear this away when space gets short. */
  #persist() {
    if (this.#isPersistenceAsked) return;
    this.#isPersistenceAsked = true;
    navigator.storage?.persist?.().catch(() => {
    });
  }
};

// www/js/ui/settings-dialog.js
var LIGHTS = (
  /** @type {const} */
  ["auto", "light", "dark"]
);
var SAMPLE = { columns: 4, rows: 2, cell: 24 };
function settingsDialog(settings, i18n, switches) {
  const close = create("button", { className: "primary" });
  close.type = "submit";
  const text2 = (element, key) => {
    element.dataset.i18n = key;
    return element;
  };
  const title = text2(create("h2"), "settings");
  title.id = "settings-title";
  const form = create(
    "form",
    {},
    title,
    group("settings.look", LOOKS.map((look) => radio("look", look, sample(look)))),
    group("settings.light", LIGHTS.map((light) => radio("light", light))),
    create("div", { className: "fields" }, ...switches.map(flag)),
    create("div", { className: "actions" }, text2(close, "close"))
  );
  form.method = "dialog";
  const dialog = create("dialog", { className: "settings" }, form);
  dialog.id = "settings-dialog";
  dialog.setAttribute("aria-labelledby", title.id);
  document.body.append(dialog);
  i18n.translate(dialog);
  byId("settings").addEventListener("click", () => {
    show2();
    dialog.showModal();
  });
  form.addEventListener("change", ({ target }) => {
    const { name, value, checked: checked2, type } = (
      /** @type {HTMLInputElement} */
      target
    );
    if (name === "look") settings.look = /** @type {Look} */
    value;
    else if (name === "light") settings.chosenTheme = value === "auto" ? null : (
      /** @type {"light" | "dark"} */
      value
    );
    else if (type === "checkbox") settings.turn(
      /** @type {Switch} */
      name,
      checked2
    );
  });
  settings.addEventListener("theme", () => dialog.open && show2());
  function show2() {
    const chosen = { look: settings.look, light: settings.chosenTheme ?? "auto", ...settings.switches };
    for (const input of form.querySelectorAll("input")) {
      const now = chosen[input.name];
      input.checked = input.type === "checkbox" ? now === true : now === input.value;
    }
    for (const canvas of form.querySelectorAll("canvas")) paintSample(
      canvas,
      /** @type {Look} */
      canvas.dataset.look
    );
  }
  function group(key, choices) {
    return create("fieldset", { className: "choice-row" }, text2(create("legend"), key), ...choices);
  }
  function radio(name, value, ...picture) {
    const input = create("input");
    Object.assign(input, { type: "radio", name, value });
    return create("label", { className: "option" }, input, ...picture, text2(
      create("span"),
      /** @type {Key} */
      `settings.${name}.${value}`
    ));
  }
  function flag(name) {
    const input = create("input");
    Object.assign(input, { type: "checkbox", name });
    return create("label", { className: "field flag" }, text2(create("span"), `settings.${name}`), input);
  }
  function sample(look) {
    const canvas = create("canvas", { data: { look } });
    canvas.setAttribute("aria-hidden", "true");
    return canvas;
  }
  function paintSample(canvas, look) {
    const { columns, rows, cell } = SAMPLE;
    const pixels = cell * devicePixelRatio;
    Object.assign(canvas, { width: columns * pixels, height: rows * pixels });
    const context = (
      /** @type {CanvasRenderingContext2D} */
      canvas.getContext("2d")
    );
    const palette = paletteFor(settings.theme, look);
    context.scale(pixels, pixels);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const isDark = (row + column) % 2 === 1;
        const wood = { base: isDark ? palette.darkWood : palette.paleWood, grain: palette.grain, seed: row * columns + column, spacing: 0.16 };
        fillWood(context, { x: column, y: row, width: 1, height: 1 }, wood);
      }
    }
    for (
      const [player, x, y] of
      /** @type {const} */
      [["black", 1.5, 0.5], ["white", 2.5, 1.5]]
    ) {
      context.save();
      context.translate(x, y);
      context.scale(0.38, 0.38);
      paintDisc(context, palette[player], { cast: palette.cast, thickness: 0.13 });
      paintGroove(context, palette[player], 0.6);
      context.restore();
    }
  }
}

// www/js/ui/refusal.js
var Refusal = class {
  #table;
  #phrases;
  /** @type {Refused | null} */
  #refused = null;
  /**
   * @param {{ info: GameInfo, game: Game }} table What is on the board.
   * @param {Phrases} phrases
   */
  constructor(table, phrases) {
    this.#table = table;
    this.#phrases = phrases;
  }
  /** In the visitor's language; `null` where nothing was refused. @returns {WhyNot | null} */
  get why() {
    return this.#refused && this.#phrases.whyNot(this.#table.info, this.#table.game, this.#refused);
  }
  /** Whether it is about what cannot be done, and not about how to do it. */
  get isTrouble() {
    return this.#refused !== null && this.#refused.reason !== "way";
  }
  /**
   * @param {Refused} refused
   * @returns {boolean} Whether it is to be told: a click beside the pieces does not put a reason away that stands there.
   */
  hold(refused) {
    if (this.#refused && this.#refused.reason !== "choose" && refused.reason === "choose") return false;
    this.#refused = refused;
    return true;
  }
  /** @returns {boolean} Whether there was one. */
  drop() {
    const wasSome = this.#refused !== null;
    this.#refused = null;
    return wasSome;
  }
};

// www/js/ui/rule-link.js
function ruleLink({ id }, { section }, i18n) {
  if (section === null) return [];
  const link = document.createElement("a");
  link.href = rulesPage(id, i18n.language, section);
  link.textContent = i18n.t("rulesSection");
  return [" ", link];
}

export {
  EngineHost,
  text,
  read,
  parsed,
  write,
  writeText,
  remove,
  textOfTab,
  writeOfTab,
  toldBy,
  faultOf,
  checkedFault,
  resultOf,
  contentOf,
  isDictionary,
  isOwn,
  ownExercise,
  languageAfter,
  offerNext,
  I18n,
  keepOffline,
  newKey,
  quotable,
  Phrases,
  rulesPage,
  Board,
  Settings,
  confirm,
  ruleLink,
  Library,
  settingsDialog,
  Refusal
};
/*! idb 8.0.4

ISC License (ISC)
Copyright (c) 2016, Jake Archibald <jaffathecake@gmail.com>

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
*/
