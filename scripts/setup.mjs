// What the commands need, installed when it is missing.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output, run } from "./command.mjs";
import { findChromium, findFirefox } from "./browsers.mjs";
import { root } from "./root.mjs";

const WASM = "wasm32-unknown-unknown";

/** The npm packages of the package-lock.json of a folder. */
export function setUpNodeModules(folder = root) {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const stamp = join(folder, "node_modules", ".installed-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  writeFileSync(stamp, lock);
}

/** Rust, with what compiles to wasm. */
export function setUpRust() {
  if (output("rustc", ["--version"]) === null) {
    const wanted = "Rust is missing, or not the version of rust-toolchain.toml";
    // An installed Rust under another name may be that very version.
    const channel = /channel = "(.*)"/.exec(readFileSync(join(root, "rust-toolchain.toml"), "utf8"))[1];
    const env = { ...process.env, RUSTUP_TOOLCHAIN: "stable" };
    if (!output("rustc", ["--version"], { env })?.includes(` ${channel} `)) {
      throw new Error(`${wanted}: see https://rustup.rs, then \`rustup toolchain install ${channel}\``);
    }
    process.env.RUSTUP_TOOLCHAIN = "stable";
  }
  const libraries = output("rustc", ["--print", "target-libdir", "--target", WASM])?.trim();
  if (!libraries || !existsSync(libraries)) run("rustup", ["target", "add", WASM]);
}

/** WebKitGTK with its driver and a screen for it: tested where it can be had. */
const BESIDES = ["webkit2gtk-driver", "xvfb"];

/** Chromium and Firefox, which the tests drive. */
export async function setUpBrowsers() {
  const missing = async () => [
    ...((await findChromium()) ? [] : ["chromium"]),
    ...(findFirefox() ? [] : ["firefox-esr"]),
  ];
  const packages = await missing();
  if (packages.length === 0) return;
  const advice = `install ${packages.join(" and ")}: sudo apt-get install ${packages.join(" ")}
(or name them in TABLIER_CHROMIUM and TABLIER_FIREFOX)`;
  if (process.getuid?.() !== 0 || output("apt-get", ["--version"]) === null) throw new Error(advice);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], { env });
  run("apt-get", ["install", "-yq", "--no-install-recommends", ...packages], { env });
  if ((await missing()).length > 0) throw new Error(advice);
  run("sh", ["-c", `apt-get install -yq --no-install-recommends ${BESIDES.join(" ")} || true`], { env });
}
