// npm test [-- STEP...]: runs everything but the steps of APART, or the named steps, and prints one line with the total.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { run as runTests } from "node:test";
import { spec } from "node:test/reporters";
import { watch } from "./command.mjs";
import { root } from "./root.mjs";
import { setUpBrowsers, setUpNodeModules, setUpRust } from "./setup.mjs";

/** Each gives `{ passed, failed }`. */
const STEPS = {
  format: () => command("cargo", ["fmt", "--check"]),
  lint,
  doc: () => command("cargo", ["doc", "--locked", "--no-deps", "--lib"], { env: { RUSTDOCFLAGS: "-D warnings", ...process.env } }),
  rust: () => cargoTests(["test", "--locked", "--no-fail-fast", "--features", "cli"]),
  crate: () => command("cargo", ["run", "--locked", "--manifest-path", "tests/consumers/rust/Cargo.toml", "--target-dir", "target"]),
  pkg: committedPackage,
  types: () => command(process.execPath, ["node_modules/typescript/lib/tsc.js", "--project", "tests/package/types"]),
  package: () => nodeTests("tests/package", 2),
  docs: () => nodeTests("tests/docs", 1),
  consumers: () => nodeTests("tests/consumers", 1),
  browser: () => nodeTests("tests/browser", 1),
  "all-consumers": () => nodeTests("tests/consumers/all", 1),
  reference: () => command(process.execPath, ["scripts/reference.mjs"]),
};
/** Steps that need more programs from the registry than this repository builds with. */
const APART = ["all-consumers", "reference"];

const names = process.argv.slice(2);
for (const name of names) {
  if (!(name in STEPS)) throw new Error(`unknown step ${name}: ${Object.keys(STEPS).join(", ")}`);
}
const steps = names.length > 0 ? names : Object.keys(STEPS).filter((name) => !APART.includes(name));

setUpNodeModules();
if (steps.some((step) => ["format", "lint", "doc", "rust", "crate", "pkg"].includes(step))) setUpRust();
if (steps.some((step) => ["docs", "consumers", "all-consumers", "browser"].includes(step))) await setUpBrowsers();

const total = { passed: 0, failed: 0 };
for (const name of steps) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { passed, failed } = await STEPS[name]();
  console.log(`-- ${name}: ${passed} passed, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A command that counts as one test. */
async function command(program, args, options) {
  const { ok } = await watch(program, args, options);
  return counted(ok);
}

/** Everything as it is compiled here, and the library as it is for the web, alone and with the API of the package. */
async function lint() {
  const web = ["--lib", "--target", "wasm32-unknown-unknown"];
  for (const what of [["--all-targets", "--all-features"], web, [...web, "--features", "js"]]) {
    const { failed } = await command("cargo", ["clippy", "--locked", ...what, "--", "-D", "warnings"]);
    if (failed > 0) return counted(false);
  }
  return counted(true);
}

async function cargoTests(args) {
  // Perft of each game from its start to 9, 11 and 6 plies.
  const env = { TABLIER_LEAVES: "100000000", ...process.env };
  const { ok, text } = await watch("cargo", args, { env });
  let [passed, failed] = [0, 0];
  for (const [, good, bad] of text.matchAll(/^test result: .*?(\d+) passed; (\d+) failed;/gm)) {
    passed += Number(good);
    failed += Number(bad);
  }
  // Code that does not compile has no result line.
  if (!ok && failed === 0) failed = 1;
  return { passed, failed };
}

async function committedPackage() {
  const { staleFiles } = await import("./check-pkg.mjs");
  try {
    const stale = await staleFiles();
    for (const file of stale) console.log(`${file} is not what the sources give: run \`npm run build\` and commit it`);
    return counted(stale.length === 0);
  } catch (error) {
    console.log(error.message);
    return counted(false);
  }
}

/** The tests of Node in the files `*.test.mjs` of a folder. */
async function nodeTests(folder, concurrency) {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".test.mjs")) : [];
  if (files.length === 0) return counted(false);
  const count = { passed: 0, failed: 0 };
  const events = runTests({ files: files.sort().map((name) => join(path, name)), concurrency });
  const isTest = ({ details }) => details?.type !== "suite";
  events.on("test:pass", (test) => void (count.passed += isTest(test) && !test.skip ? 1 : 0));
  events.on("test:fail", (test) => void (count.failed += isTest(test) ? 1 : 0));
  const report = events.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await finished(report);
  return count;
}

function counted(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
