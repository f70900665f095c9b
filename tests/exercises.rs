//! The exercises of `data/exercises/`: enough of each game, and each what it says.
#![cfg(feature = "cli")]

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

const GAMES: [&str; 6] = ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"];

fn tablier(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args);
    command.output().expect("the tool can be started")
}

fn path(game: &str) -> String {
    format!("data/exercises/{game}.json")
}

fn read(game: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path(game));
    serde_json::from_str(&fs::read_to_string(path).expect("the file is there")).expect("it is JSON")
}

fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn each_game_has_fifty_exercises_of_several_kinds() {
    for game in GAMES {
        let file = read(game);
        assert_eq!(file["game"], game);
        let exercises = file["exercises"].as_array().expect("a list");
        assert!(exercises.len() >= 50, "{game}: {}", exercises.len());
        let all = |field: &str| exercises.iter().map(|one| one[field].to_string()).collect::<HashSet<_>>();
        assert_eq!(all("id").len(), exercises.len(), "{game}: ids");
        assert_eq!(all("position").len(), exercises.len(), "{game}: positions");
        assert!(all("kind").len() >= 2, "{game}: {:?}", all("kind"));
        let difficulties: Vec<u64> = exercises.iter().filter_map(|one| one["difficulty"].as_u64()).collect();
        assert!(difficulties.is_sorted() && difficulties.len() == exercises.len(), "{game}");
    }
}

#[test]
fn exercises_are_what_they_say() {
    for game in GAMES {
        let output = tablier(&["exercises", "check", &path(game)]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn a_wrong_exercise_is_found() {
    let mut file = read("bulltricker");
    let exercises = file["exercises"].as_array_mut().expect("a list");
    exercises.retain(|one| one["kind"] == "win" && one["moves"] == 2);
    exercises.truncate(1);
    exercises[0]["line"][0] = Value::from("no such move");
    let path = temporary("wrong.json");
    fs::write(&path, file.to_string()).expect("the folder can be written to");
    let output = tablier(&["exercises", "check", path.to_str().expect("a path in UTF-8")]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("instead of"));
}

/// Stopped half way, and cut off in the middle of a line, the work goes on to the same file.
#[test]
fn exercises_are_the_same_for_the_same_seed() {
    let [whole, parts] = ["whole", "parts"].map(|name| {
        let [work, out] = ["jsonl", "json"].map(|kind| temporary(&format!("exercises-{name}.{kind}")));
        let _ = fs::remove_file(&work);
        (work, out)
    });
    let make = |(work, out): &(PathBuf, PathBuf), games: &str| {
        let [work, out] = [work, out].map(|path| path.to_str().expect("a path in UTF-8"));
        let output = tablier(&[
            "exercises",
            "make",
            "charret",
            "--seed",
            "5",
            "--nodes",
            "2000",
            "--games",
            games,
            "--work",
            work,
            "--out",
            out,
        ]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    make(&whole, "4");
    make(&parts, "2");
    let mut work = fs::read(&parts.0).expect("work");
    work.extend(b"{\"number\":2,\"exerc");
    fs::write(&parts.0, work).expect("work");
    make(&parts, "4");
    let [whole, parts] = [whole.1, parts.1].map(|path| fs::read_to_string(path).expect("a file"));
    assert!(whole.contains("\"position\""), "something is found");
    assert_eq!(whole, parts);
}
