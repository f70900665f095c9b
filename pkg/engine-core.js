import { refuseOthers, tablierError } from "./errors.js";

/** Milliseconds after which a worker that does not answer a stop is ended. */
const PATIENCE_MS = 1000;
/** Plies that no search completes. */
const MAX_DEPTH = 100;

/**
 * The engine's side of the page: a queue of searches before one worker. After a crash a new worker is started, which is
 * sent the search under way once more; the search that fails twice is rejected, and the queue goes on.
 *
 * A subclass has `static spawn(url)`, which gives a port to a new worker:
 * `{ post(message), terminate(), keepAlive(busy), onMessage, onError }`, the last two to be set here.
 */
export class EngineCore {
  #workerUrl;
  #port = null;
  #queue = [];
  #running = false;
  /** Ends what is under way with an error. */
  #abandon = null;
  #disposed = false;
  #lastId = 0;
  /** By number, what the worker does beside the searches: `{ hear(message), abandon(error) }`. */
  #background = new Map();
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
    // Without a limit a search in place ends by itself; an analysis does not.
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
        for (;;) {
          if (infos.length > 0) return { done: false, value: infos.shift() };
          if (failure) {
            const error = failure;
            failure = null;
            throw error;
          }
          if (ended) return { done: true, value: undefined };
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
      [Symbol.asyncDispose ?? "dispose"]: () => iterator.return(),
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
      /** Aborted while it waits: it need not wait to answer. */
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
        },
      };

      this.#abandon = (error) => settle(reject, error);
      port.onError = crash;
      this.#hear(port, (message) => {
        if (message.id !== id) return;
        try {
          answers[message.type](message);
        } catch (error) {
          // Thrown by `onInfo`: its search has no reader any more.
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
        },
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
}

function searchOf(game, limits, signal, onInfo) {
  const { constructor: Game } = game;
  const state = game.toJSON();
  return { message: { type: "search", state, limits }, signal, onInfo, early: () => unsearched(Game, state, limits) };
}

if (Symbol.dispose) EngineCore.prototype[Symbol.dispose] = EngineCore.prototype.dispose;

/** The options of a call, or an error that names what is wrong with it. */
function checked(game, options) {
  const { signal, onInfo, onProgress } = options ?? {};
  if (typeof game?.toJSON !== "function") throw wrong("game", "a Game");
  if (signal !== undefined && typeof signal?.addEventListener !== "function") {
    throw wrong("signal", "an AbortSignal");
  }
  for (const [name, listener] of Object.entries({ onInfo, onProgress })) {
    if (listener !== undefined && typeof listener !== "function") {
      throw wrong(name, "a function");
    }
  }
  return options ?? {};
}

/** A search that is stopped before it begins still names a move: the first one, without a search on this side. */
function unsearched(Game, state, limits) {
  const game = Game.fromJSON(state);
  try {
    const search = game.startSearch({ ...limits, nodes: 1 });
    const info = search?.info() ?? null;
    search?.free();
    return info;
  } finally {
    game.free();
  }
}

/** By signal, what is to be done at its abort. One listener serves all: Node warns of more than ten. */
const aborts = new WeakMap();

function onAbort(signal, act) {
  if (!signal) return;
  if (!aborts.has(signal)) {
    const acts = new Set();
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

const wrong = (name, expected) => tablierError("bad-option", `${name}: expected ${expected}`, { expected });
const unsendable = (error) => tablierError("bad-option", `this cannot be sent to the worker: ${error.message}`);
const failed = (message) => tablierError("engine-failed", message);
const disposed = () => tablierError("disposed", "the engine is disposed");
