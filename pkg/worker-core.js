// What the engine does in its Worker: one search at a time, in slices, so that a stop is heard between two of them; and,
// while nothing is searched, retrograde analysis.

/** Milliseconds between two looks at the message queue: a fifth of what a stop may take. */
const SLICE_MS = 10;
/** Files that the engine plays better with, by game. */
const WEIGHTS = {
  draughts: "weights/draughts.bin", "spanish-draughts": "weights/spanish-draughts.bin", charret: "weights/charret.bin",
};
const TABLES = {
  draughts: "tables/draughts-3.bin", "spanish-draughts": "tables/spanish-draughts-3.bin", charret: "tables/charret-8.bin",
};

/**
 * Gives the function that takes the messages `search`, `solve`, `table`, `weights` and `stop`; answers go through `post`. `yielded`
 * gives a promise that is kept after the messages that wait by now; `load` one of the bytes of a file by its path.
 */
export function serve(Game, post, yielded, load) {
  /** Number of the search that is to go on. */
  let running = null;
  /** Numbers of the analyses that are to go on. */
  const solving = new Set();
  /** By id a promise of a game with weights and tables: what is to be searched is put in its place. */
  const games = new Map();

  /** What `use` makes at once of the game of a state, with weights and tables. */
  async function withGame(state, use) {
    if (!games.has(state.id)) games.set(state.id, prepared(state.id));
    const game = await games.get(state.id);
    game.restore(state);
    return use(game);
  }

  async function prepared(id) {
    const game = new Game(id);
    /** A file that cannot be had is done without, and so is another one: some hosts answer with a page. */
    const prepare = async (path, take) => {
      if (path) await load(path).then(take).catch(() => {});
    };
    await Promise.all([
      prepare(WEIGHTS[id], (bytes) => game.loadWeights(bytes)),
      prepare(TABLES[id], (bytes) => game.loadTable(bytes)),
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
    for (;;) {
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
          if (progress >= told + 0.01) post({ type: "info", id, info: (told = progress) });
        }
        await yielded();
      }
      post({ type: "done", id, result: false });
    } finally {
      analysis.free();
    }
  }

  async function take({ type, id, state, bytes }) {
    await withGame(state, (game) => (type === "table" ? game.loadTable(bytes) : game.loadWeights(bytes)));
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

/** An error as `postMessage` carries it whole; one without a code is a fault of ours. */
function plain(error) {
  return { code: error?.code, message: String(error?.message ?? error), details: error?.details };
}
