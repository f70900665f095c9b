// What the engine does in its Worker: one search at a time, in slices, so that a stop is heard between two of them.

/** Milliseconds between two looks at the message queue: a fifth of what a stop may take. */
const SLICE_MS = 10;
/** Games whose evaluation has weights. */
const WEIGHTS = ["draughts", "spanish-draughts"];

/**
 * Gives the function that takes the messages `search` and `stop`; answers go through `post`. `yielded` gives a promise
 * that is kept after the messages that wait by now; `loadWeights` one of the bytes of a file of `weights/`.
 */
export function serve(Game, post, yielded, loadWeights) {
  /** Number of the search that is to go on. */
  let running = null;
  /** Weights by game, as promises; `null` where there are none: the engine plays without. */
  const weights = new Map();

  function weightsOf(id) {
    if (!WEIGHTS.includes(id)) return null;
    if (!weights.has(id)) weights.set(id, loadWeights(`${id}.bin`).catch(() => null));
    return weights.get(id);
  }

  async function startSearch(state, limits) {
    const bytes = await weightsOf(state.id);
    const game = Game.fromJSON(state);
    try {
      if (bytes) game.loadWeights(bytes);
      return game.startSearch(limits);
    } finally {
      game.free();
    }
  }

  async function search({ id, state, limits }) {
    running = id;
    const found = await startSearch(state, limits);
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

  return (message) => {
    if (message.type === "stop") {
      if (message.id === running) running = null;
    } else {
      search(message).catch((error) => post({ type: "error", id: message.id, error: plain(error) }));
    }
  };
}

/** An error as `postMessage` carries it whole; one without a code is a fault of ours. */
function plain(error) {
  return { code: error?.code, message: String(error?.message ?? error), details: error?.details };
}
