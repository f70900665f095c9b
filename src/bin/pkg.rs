//! The part of `npm run build` that needs Rust: the crate compiled to wasm, and its JS glue.
//!
//! `cargo run --features pkg --bin pkg -- OUT` writes two folders, each with `tablier.js` and `tablier_bg.wasm`:
//! `OUT/web`, an ES module, and `OUT/classic`, a script that sets the variable `wasm_bindgen`. The two `.wasm` files are
//! equal. `scripts/build.mjs` makes the package of them.

use std::env;
use std::error::Error;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::args_os().nth(1).ok_or("usage: pkg OUT")?);
    let wasm = compile()?;
    glue(&wasm).web(true)?.generate(out.join("web"))?;
    glue(&wasm).no_modules(true)?.generate(out.join("classic"))?;
    Ok(())
}

/// Builds the crate for the web and tells where the `.wasm` is.
fn compile() -> Result<PathBuf, Box<dyn Error>> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("to be run by cargo")?);
    let executable = env::current_exe()?;
    let target_dir = executable.ancestors().nth(2).ok_or("not in a target folder")?;
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--release", "--lib", "--features", "js", "--locked", "--target", TARGET, "--target-dir"])
        .arg(target_dir)
        .env("CARGO_ENCODED_RUSTFLAGS", without_local_paths(&root)?)
        .current_dir(&root)
        .status()?;
    if !status.success() {
        return Err("cargo build failed".into());
    }
    Ok(target_dir.join(TARGET).join("release/tablier.wasm"))
}

/// Compiler flags, separated as cargo wants them, that keep the folders of this machine out of panic messages: the same
/// bytes come out everywhere.
fn without_local_paths(root: &Path) -> Result<OsString, Box<dyn Error>> {
    let cargo_home = match env::var_os("CARGO_HOME") {
        Some(folder) => PathBuf::from(folder),
        None => env::home_dir().ok_or("no home folder")?.join(".cargo"),
    };
    let mut flags = remap(root, "tablier");
    for registry in cargo_home.join("registry/src").read_dir()? {
        flags.push("\x1f");
        flags.push(remap(&registry?.path(), "crates"));
    }
    Ok(flags)
}

fn remap(folder: &Path, name: &str) -> OsString {
    let mut flag = OsString::from("--remap-path-prefix=");
    flag.push(folder);
    flag.push("=");
    flag.push(name);
    flag
}

fn glue(wasm: &Path) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("tablier")
        .omit_default_module_path(false)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
}
