//! What the documentation says of the native tool.
#![cfg(feature = "cli")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const COMMAND: &str = "cargo run --release --features cli -- ";

/// README.md and the files of docs/, by their names.
fn documents() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).expect("there is documentation").map(|entry| entry.unwrap().path());
    docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .chain([root.join("README.md")])
        .map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap()))
        .collect()
}

/// What a command of the tool says of itself; `None` when there is no such command.
fn help(command: &str) -> Option<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_tablier")).args([command, "--help"]).output().unwrap();
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_commands_and_options_that_it_names_exist() {
    let mut lines = 0;
    for (name, text) in documents() {
        for line in text.lines().filter_map(|line| line.strip_prefix(COMMAND)) {
            let line = line.split(" #").next().unwrap_or_default();
            let command = line.split(' ').next().unwrap_or_default();
            let help = help(command).unwrap_or_else(|| panic!("{name}: no command {command}"));
            for option in line.split(' ').filter(|word| word.starts_with('-') && word.len() > 1) {
                assert!(help.contains(option), "{name}: {command} has no option {option}");
            }
            lines += 1;
        }
    }
    assert!(lines > 5, "{lines} commands found");
}

/// What an `info` tells differs from version to version, and its time from machine to machine: only its fields are left.
fn without_values(line: &str) -> String {
    match line.strip_prefix("info ") {
        Some(info) => {
            info.split(' ').filter(|word| word.chars().all(char::is_alphabetic)).collect::<Vec<_>>().join(" ")
        }
        None => line.into(),
    }
}

#[test]
fn the_session_of_the_engine_protocol_is_what_the_engine_says() {
    let text = include_str!("../docs/engine-protocol.md");
    let session = text.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is a session");
    let side = |sign: &str| -> Vec<&str> { session.lines().filter_map(|line| line.strip_prefix(sign)).collect() };

    let mut engine = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the tool can be started");
    let input = side("< ").join("\n") + "\n";
    engine.stdin.take().expect("it is piped").write_all(input.as_bytes()).unwrap();
    let output = String::from_utf8(engine.wait_with_output().unwrap().stdout).unwrap();

    let said: Vec<String> = output.lines().map(without_values).collect();
    let told: Vec<String> = side("> ").into_iter().map(without_values).collect();
    assert_eq!(said, told);
}
