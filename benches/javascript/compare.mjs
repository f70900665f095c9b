// npm run bench: the JavaScript API beside those of other packages, in one run on one machine. Times are those of the
// processor, the best of several rounds in which all take their turn.
import { setUpNodeModules } from "../../scripts/setup.mjs";

const ROUNDS = 5;
/** Milliseconds of processor time for one measurement. */
const SPAN_MS = 200;

/** What is measured, what is counted, and the budget of docs/api.md. */
const TESTS = {
  walk: { what: "walk by text: moves, play, undo", unit: "nodes/s", budget: 1_000_000 },
  verbose: { what: "moves as objects", unit: "calls/s", budget: 20_000 },
  playout: { what: "random games, packed moves", unit: "plies/s", budget: 500_000 },
  board: { what: "pieces on the board", unit: "calls/s", budget: 100_000 },
};

setUpNodeModules(import.meta.dirname);
const { libraries } = await import("./libraries.mjs");
const { ours, others } = await libraries();

console.log(`Node ${process.version}, best of ${ROUNDS} rounds of ${SPAN_MS} ms of processor time.`);
for (const [test, { what, unit, budget }] of Object.entries(TESTS)) {
  const entries = [...ours, ...others].filter((library) => library[test]);
  const rates = new Map(entries.map(({ name }) => [name, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const library of entries) rates.set(library.name, Math.max(rates.get(library.name), rate(library[test])));
  }
  const slowest = Math.min(...ours.map(({ name }) => rates.get(name)));
  console.log(`\n${what}, ${unit} (budget ${number(budget)})`);
  for (const [name, found] of rates) {
    const ratio = name.startsWith("tablier") ? "" : `slowest of tablier x ${(slowest / found).toFixed(1)}`;
    console.log(`  ${name.padEnd(26)}${number(found).padStart(12)}  ${ratio}`.trimEnd());
  }
}

/** Calls, or what they count, in a second of processor time. */
function rate(call) {
  const start = process.cpuUsage();
  let count = 0;
  for (;;) {
    for (let i = 0; i < 10; i++) {
      const counted = call();
      count += typeof counted === "number" ? counted : 1;
    }
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    if (ms > SPAN_MS) return (count / ms) * 1000;
  }
}

function number(value) {
  return Math.round(value).toLocaleString("en");
}
