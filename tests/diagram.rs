//! `tablier diagram` against the package in Node: the same picture, byte for byte, in every game.
#![cfg(feature = "cli")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tablier::AnyGame;

/// Looks that between them use every option.
const LOOKS: [&[&str]; 5] = [
    &[],
    &["--theme", "dark", "--lang", "fr", "--no-coordinates", "--width", "333"],
    &["--theme", "paper"],
    &["--theme", "contrast dark"],
    &[
        "--no-frame",
        "--orientation",
        "SECOND",
        "--marks",
        "FIRST,LAST:cross:red",
        "--arrows",
        "FIRST-LAST:blue",
        "--shadow",
        "LAST",
    ],
];

fn tablier(args: &[String]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tablier")).args(args).output().expect("the tool can be started")
}

fn strings(args: &[&str]) -> Vec<String> {
    args.iter().copied().map(String::from).collect()
}

/// What the tool writes, which must succeed.
fn svg(args: &[String]) -> String {
    let output = tablier(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("SVG is UTF-8")
}

/// The pictures of the package for what `tests/common/diagrams.mjs` takes.
fn pictures_of_the_package(cases: &[Value]) -> Vec<String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/diagrams.mjs");
    let mut node = Command::new("node")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node is on this machine");
    node.stdin.take().unwrap().write_all(json!(cases).to_string().as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success(), "{script} failed");
    serde_json::from_slice(&output.stdout).expect("a list of texts")
}

/// Random moves from the start.
fn moves(id: &str, plies: usize, seed: u64) -> Vec<String> {
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut game = AnyGame::new(id, None, &tablier::Rules::default()).unwrap();
    let mut played = Vec::new();
    while played.len() < plies && game.outcome().is_none() {
        let legal = game.moves(None).unwrap();
        let text = legal[dice.usize(..legal.len())].clone();
        game.play(&text).unwrap();
        played.push(text);
    }
    played
}

/// The options of a look as `DiagramOptions`.
fn options(look: &[String]) -> Value {
    let mut options = json!({});
    let mut words = look.iter();
    while let Some(name) = words.next() {
        match name.trim_start_matches("--") {
            "no-coordinates" => options["coordinates"] = json!(false),
            "no-frame" => options["frame"] = json!(false),
            "width" => options["width"] = json!(words.next().unwrap().parse::<u32>().unwrap()),
            name => options[name] = json!(words.next().unwrap()),
        }
    }
    options
}

#[test]
fn pictures_are_those_of_the_package() {
    let mut native = Vec::new();
    let mut cases = Vec::new();
    for info in AnyGame::infos() {
        let (first, last) = (&info.cells[0], &info.cells[info.cells.len() - 1]);
        for (seed, look) in LOOKS.iter().enumerate() {
            let moves = moves(info.id, 10 * seed, seed as u64);
            let look: Vec<String> = look
                .iter()
                .map(|word| word.replace("SECOND", info.players[1].id).replace("FIRST", first).replace("LAST", last))
                .collect();
            let mut args = strings(&["diagram", info.id, "--moves", &moves.join(" ")]);
            args.extend_from_slice(&look);
            native.push(svg(&args));
            cases.push(json!([{ "game": info.id, "moves": moves }, options(&look)]));
        }
    }
    let package = pictures_of_the_package(&cases);
    assert_eq!(package.len(), 6 * LOOKS.len());
    for ((case, package), native) in cases.iter().zip(package).zip(native) {
        assert!(package == native, "they differ for {case}; is pkg/ built from these sources?");
    }
}

#[test]
fn a_position_is_said_in_either_way_and_moves_may_be_numbered() {
    let position = "W:W31,32:B19,20";
    let plain = svg(&strings(&["diagram", "draughts", position]));
    assert_eq!(plain, svg(&strings(&["diagram", "draughts", "--position", position])));
    let numbered = svg(&strings(&["diagram", "draughts", "--moves", "1. 32-28 19-23 2. 28x19 14x23"]));
    assert_eq!(numbered, svg(&strings(&["diagram", "draughts", "--moves", "32-28 19-23 28x19 14x23"])));
    assert_ne!(numbered, svg(&strings(&["diagram", "draughts"])));
}

#[test]
fn a_file_holds_what_the_terminal_shows() {
    let file = format!("{}/charret.svg", env!("CARGO_TARGET_TMPDIR"));
    svg(&strings(&["diagram", "charret", "--out", &file]));
    assert_eq!(std::fs::read_to_string(file).unwrap(), svg(&strings(&["diagram", "charret"])));
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let cases: [(&[&str], &str); 9] = [
        (&["chess"], "unknown-game: "),
        (&["draughts", "W:W99"], "bad-position: "),
        (&["draughts", "--moves", "32-29"], "illegal-move: "),
        (&["ultima", "--marks", "z9"], "unknown-cell: marks: there is no cell \"z9\" on this board"),
        (&["ultima", "--arrows", "d4-d5:pink"], "bad-option: arrows: \"pink\" is not understood; expected: green, red"),
        (
            &["ultima", "--arrows", "d4-d4"],
            "bad-option: arrows: \"d4-d4\" is not understood; expected: two different cells",
        ),
        (&["ultima", "--theme", "sepia"], "bad-option: theme: expected one of light, dark, wood, paper, contrast"),
        (&["ultima", "--width", "9000"], "bad-option: width: expected a number from 16 to 8192"),
        (&["ultima", "--out", "picture.gif"], "picture.gif: expected a name that ends in .svg"),
    ];
    for (args, message) in cases {
        let output = tablier(&strings(&[&["diagram"], args].concat()));
        assert!(!output.status.success(), "{args:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.starts_with(message), "{args:?}: {told}");
    }
}
