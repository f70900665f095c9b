//! A position for each code: `tests/fixtures/refusals/`.

use serde::Deserialize;
use serde_json::Value;
use tablier::api::dto::{MoveQuery, RefusalInfo};
use tablier::{AnyGame, Rules};

#[derive(Deserialize)]
struct Case {
    position: Option<String>,
    #[serde(default)]
    rules: Rules,
    /// As `explain` takes it.
    r#move: Value,
    code: String,
    cells: Vec<String>,
    #[serde(default)]
    params: Value,
}

/// What `explain` says, asked as from JavaScript.
fn explain(game: &AnyGame, question: &Value) -> Option<RefusalInfo> {
    let names = |value: &Value| serde_json::from_value::<Vec<String>>(value.clone()).expect("names of cells");
    if let Some(text) = question.as_str() {
        game.explain(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    } else if question["cells"].is_array() {
        game.explain_clicks(&names(&question["cells"]))
    } else if question["to"].is_null() {
        game.explain_clicks(&[question["from"].as_str().expect("a cell").to_owned()])
    } else {
        game.explain_query(&serde_json::from_value::<MoveQuery>(question.clone()).expect("a move"))
    }
}

fn check(id: &str) {
    let path = format!("{}/tests/fixtures/refusals/{id}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let cases: Vec<Case> = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut codes = Vec::new();
    for case in &cases {
        let told = format!("{id} {:?} {}", case.position, case.r#move);
        let game =
            AnyGame::new(id, case.position.as_deref(), &case.rules).unwrap_or_else(|error| panic!("{told}: {error}"));
        let refusal = explain(&game, &case.r#move).unwrap_or_else(|| panic!("{told}: legal"));
        let params = serde_json::to_value(&refusal.params).unwrap();
        let expected = if case.params.is_null() { Value::Object(Default::default()) } else { case.params.clone() };
        assert_eq!((refusal.code, &refusal.cells, params), (&*case.code, &case.cells, expected), "{told}");
        codes.push(refusal.code);
    }
    let start = AnyGame::new(id, None, &Rules::default()).unwrap();
    // Where tokens come from the hand, a move without a beginning is a placement.
    let placed = !start.hands().is_empty();
    for kind in start.refusals().into_iter().filter(|kind| !(placed && kind.code == "out-of-reach")) {
        assert!(codes.contains(&kind.code), "{id}: no position for {}", kind.code);
    }
}

#[test]
fn draughts() {
    check("draughts");
}

#[test]
fn spanish_draughts() {
    check("spanish-draughts");
}

#[test]
fn charret() {
    check("charret");
}

#[test]
fn bulltricker() {
    check("bulltricker");
}

#[test]
fn tumblingdown() {
    check("tumblingdown");
}

#[test]
fn ultima() {
    check("ultima");
}
