//! What several tests share: rule sets with their options, and random games.
#![allow(dead_code, missing_docs)]

use tablier::{AnyGame, RuleValue, Rules};

/// Every rule set, under its defaults and under each option that changes the rules.
pub fn rule_sets() -> Vec<(&'static str, Rules)> {
    let flag = RuleValue::Flag;
    let word = |word: &str| RuleValue::Choice(word.into());
    let limit = |number| RuleValue::Limit(Some(number));
    let sets: Vec<(&str, Vec<(&str, RuleValue)>)> = vec![
        ("draughts", vec![]),
        ("draughts", vec![("drawRules", word("none"))]),
        ("spanish-draughts", vec![]),
        ("spanish-draughts", vec![("drawRules", word("none"))]),
        ("spanish-draughts", vec![("twentyMoves", word("noCaptureOrPromotion"))]),
        ("spanish-draughts", vec![("huffing", flag(true))]),
        ("charret", vec![]),
        ("charret", vec![("doubleCapture", flag(true))]),
        ("charret", vec![("captureFromMill", word("always"))]),
        ("charret", vec![("captureFromMill", word("never")), ("doubleCapture", flag(true))]),
        ("charret", vec![("fly", flag(false)), ("blocked", word("pass"))]),
        ("charret", vec![("fly", flag(false)), ("blocked", word("draw"))]),
        ("charret", vec![("repetition", limit(3)), ("noCaptureLimit", limit(40))]),
        ("charret", vec![("starter", word("yellow"))]),
        ("tumblingdown", vec![]),
        ("ultima", vec![]),
        ("ultima", vec![("start", word("facing")), ("immobiliser", word("classic")), ("leaper", word("single"))]),
        ("ultima", vec![("start", word("random")), ("seed", limit(3)), ("noCaptureLimit", limit(12))]),
        ("ultima", vec![("start", word("symmetric")), ("chameleonLeap", word("pure")), ("stalemate", word("loss"))]),
        ("bulltricker", vec![]),
        ("bulltricker", vec![("columnCapture", flag(false)), ("repetition", limit(3))]),
    ];
    sets.into_iter().map(|(id, options)| (id, rules(&options))).collect()
}

pub fn rules(options: &[(&str, RuleValue)]) -> Rules {
    let mut rules = Rules::default();
    for (name, value) in options {
        rules.set(name, value.clone());
    }
    rules
}

pub fn open(id: &str, position: Option<&str>, rules: &Rules) -> AnyGame {
    AnyGame::new(id, position, rules).unwrap_or_else(|error| panic!("{id} {position:?}: {error}"))
}

pub fn moves(game: &AnyGame) -> Vec<String> {
    game.moves(None).expect("no cell is named")
}
