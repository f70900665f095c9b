// The licences of the crates that are compiled into the wasm, collected in one text.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { output } from "./command.mjs";

const TARGET = "wasm32-unknown-unknown";
/** Of the wasm in the package. */
const FEATURES = ["--locked", "--features", "js"];
/** The licence, or one to choose from, of every crate. */
const WANTED = /\bMIT\b/;

const HEAD = `Licences of what is compiled into tablier_bg.wasm besides tablier itself. Each crate is used under the licence below it.
The standard library of Rust (MIT OR Apache-2.0, Copyright (c) The Rust Project Contributors) is in it too.
`;

/** The text. Throws where a crate cannot be had under the licence that is wanted, or has no text of it. */
export function collectedLicences() {
  const folders = folderByCrate();
  const byText = new Map();
  for (const [crate, licence] of crates()) {
    if (!WANTED.test(licence)) throw new Error(`${crate} is under ${licence}`);
    const text = licenceText(crate, folders.get(crate));
    byText.set(text, [...(byText.get(text) ?? []), `${crate} (${licence})`]);
  }
  const parts = [...byText].map(([text, crates]) => `${crates.join("\n")}\n\n${text}\n`);
  return [HEAD, ...parts].join(`\n${"-".repeat(80)}\n\n`);
}

/** Crates with their licences, as `[["name version", "MIT"], ...]`, sorted. */
function crates() {
  const format = ["--prefix", "none", "--format", "{p}\t{l}"];
  const printed = output("cargo", ["tree", ...FEATURES, "--target", TARGET, "--edges", "normal,no-proc-macro", ...format]);
  if (printed === null) throw new Error("cargo tree failed");
  const lines = printed.trim().split("\n").map((line) => line.replace(/ \(\*\)$/, ""));
  return [...new Set(lines)].filter((line) => !line.startsWith("tablier ")).sort().map((line) => {
    const [crate, licence] = line.split("\t");
    return [crate.replace(" v", " "), licence];
  });
}

function folderByCrate() {
  const printed = output("cargo", ["metadata", ...FEATURES, "--format-version", "1", "--filter-platform", TARGET]);
  if (printed === null) throw new Error("cargo metadata failed");
  const { packages } = JSON.parse(printed);
  return new Map(packages.map(({ name, version, manifest_path }) => [`${name} ${version}`, dirname(manifest_path)]));
}

/** All its licence files but the one of Apache: where a crate is under another licence as well, that one counts too. */
function licenceText(crate, folder) {
  const names = readdirSync(folder).filter((name) => /^LICEN[CS]E/.test(name) && !name.includes("APACHE"));
  if (names.length === 0) throw new Error(`${crate} has no text of its licence`);
  return names.sort().map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim()).join("\n\n");
}
