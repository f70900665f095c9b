//! The native tool, run as its user would.
#![cfg(feature = "cli")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Runs the tool.
fn tablier(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tablier")).args(args).output().expect("the tool can be started")
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the tool writes UTF-8");
    (text(&output.stdout), text(&output.stderr))
}

/// A file in the folder of this test run.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("the folder of the test run can be written to");
    path
}

const GOOD: &str = "[White \"Anne\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";

#[test]
fn check_accepts_a_good_file() {
    let path = file("good.pdn", GOOD.as_bytes());
    let output = tablier(&["check", path.to_str().unwrap()]);
    assert!(output.status.success());
    assert_eq!(said(&output).0, "1 games, 4 plies, 0 errors, 0 warnings\n");
}

#[test]
fn check_tells_faults_with_their_places_and_fails() {
    let path = file("bad.pdn", b"[White \"Anne\"]\n\n1. 32-28 19-23\n2. 28x19 1-2 *\n");
    let output = tablier(&["check", path.to_str().unwrap()]);
    assert!(!output.status.success());
    let (out, _) = said(&output);
    assert!(out.contains("bad.pdn:4:10: error: "), "{out}");
    assert!(out.contains("[illegal-move]"), "{out}");
    assert!(out.contains("legal: ") && out.contains("14x23"), "{out}");
    assert!(out.ends_with("1 games, 3 plies, 1 errors, 0 warnings\n"), "{out}");
}

#[test]
fn a_file_that_is_no_utf8_is_latin_1() {
    let path = file("latin1.pdn", b"[White \"Andr\xe9\"]\n\n1. 32-28 *\n");
    let (out, _) = said(&tablier(&["convert", path.to_str().unwrap(), "-"]));
    assert!(out.contains("[White \"André\"]"), "{out}");
}

#[test]
fn convert_writes_a_file_in_another_format() {
    let input = file("convert.pdn", GOOD.as_bytes());
    let out = input.with_extension("txt");
    let output = tablier(&["convert", "--format", "moves", input.to_str().unwrap(), out.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_to_string(out).unwrap(), "1. 32-28 19-23 2. 28x19 14x23 2-0\n");
}

#[test]
fn convert_refuses_a_format_that_is_not_the_games() {
    let input = file("wrong.pdn", GOOD.as_bytes());
    let output = tablier(&["convert", "--format", "sgf", input.to_str().unwrap(), "-"]);
    assert!(!output.status.success());
    let (_, err) = said(&output);
    assert!(err.contains("pdn, moves"), "{err}");
}

#[test]
fn the_game_can_be_named_where_the_text_does_not_tell() {
    let path = file("position.txt", b"[FEN \"8/8/8/2K1k3/4M3/8/8/8 w\"]\n*\n");
    let output = tablier(&["convert", "--game", "ultima", path.to_str().unwrap(), "-"]);
    assert!(said(&output).0.contains("[Variant \"Ultima\"]"), "{output:?}");
    assert!(!tablier(&["check", "--game", "chess", path.to_str().unwrap()]).status.success());
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let output = tablier(&["check", "no-such-file.pdn"]);
    assert!(!output.status.success());
    assert!(said(&output).1.contains("no-such-file.pdn"));
}
