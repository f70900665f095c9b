/** Time for clocks that passes when it is told to. */
export class FakeTime {
  #now = 1000;
  #waiting = new Set();
  /** Milliseconds by which alarms come too early, once each. */
  early = 0;

  now = () => this.#now;

  wait = (task, ms) => {
    const waiting = { task, due: this.#now + Math.max(1, ms - this.early) };
    this.#waiting.add(waiting);
    return waiting;
  };

  drop = (waiting) => this.#waiting.delete(waiting);

  pass(ms) {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#waiting].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#waiting.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.task();
    }
    this.#now = until;
  }
}
