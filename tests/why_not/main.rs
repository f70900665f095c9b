//! Why not: each reason has a position, and every from-to pair of random positions has a reason that is true, by checks
//! written from the rules and the slow reference.
//!
//! A failure prints the seed of its position. `TABLIER_SEED` sets the first seed and `TABLIER_POSITIONS` the number of
//! positions of each game.
#![allow(missing_docs)]

mod bulltricker;
#[path = "../common/mod.rs"]
mod common;
#[path = "../reference/mod.rs"]
mod reference;
mod tumblingdown;
mod ultima;

use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};
use tablier::api::dto::{MoveQuery, RefusalInfo, RefusalParam};
use tablier::{AnyGame, CommonRefusals, Rules};

const POSITIONS: u64 = 1_000;

fn from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => default,
    }
}

/// A position with its options as JSON, what is asked there, the code of the answer and the cells that show it.
///
/// Asked is a move text, or `from a1`, or `cells a1 b2 c3`.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

fn options(text: &str) -> Rules {
    serde_json::from_str(if text.is_empty() { "{}" } else { text }).expect("rule options")
}

fn ask(game: &AnyGame, question: &str) -> Option<RefusalInfo> {
    match question.split_once(' ') {
        Some(("from" | "cells", cells)) => {
            game.explain_clicks(&cells.split(' ').map(str::to_string).collect::<Vec<_>>())
        }
        _ => game.explain(question).unwrap_or_else(|error| panic!("{question}: {error}")),
    }
}

/// Each case has its answer, and each of the game's own codes a case.
fn hold(id: &str, cases: &[Case]) {
    let mut codes = BTreeSet::new();
    for &(position, rules, question, code, cells) in cases {
        let game = common::open(id, Some(position), &options(rules));
        let found = ask(&game, question).unwrap_or_else(|| panic!("{question} is legal in {position}"));
        assert_eq!(
            (found.code, &found.cells[..]),
            (code, &cells.iter().map(|&cell| cell.to_string()).collect::<Vec<_>>()[..]),
            "{question} in {position}"
        );
        codes.insert(code);
    }
    let common = CommonRefusals::new("").all().map(|kind| kind.code);
    let game = common::open(id, None, &Rules::default());
    for kind in game.refusals() {
        assert!(codes.contains(kind.code) || common.contains(&kind.code), "{id}: no case for {}", kind.code);
    }
}

/// What a game knows of a refusal: panics where it is not true.
trait Judge {
    /// Whether a move from one cell to another is legal.
    fn is_legal(&self, from: &str, to: &str) -> bool;
    /// Whose piece stands on a cell.
    fn owner(&self, cell: &str) -> Option<&'static str>;
    fn turn(&self) -> &'static str;
    /// Whether a refusal by one of the game's own reasons is true.
    fn is_true(&self, from: &str, to: &str, refusal: &Told) -> bool;
    /// The same where no cell is told to which the piece would go; it has no legal move.
    fn is_stuck(&self, from: &str, refusal: &Told) -> bool;
}

/// A refusal with its parameters at hand.
struct Told<'a>(&'a RefusalInfo);

impl Told<'_> {
    fn code(&self) -> &'static str {
        self.0.code
    }

    fn word(&self, name: &str) -> &str {
        match self.0.params.get(name) {
            Some(RefusalParam::Word(word)) => word,
            other => panic!("{name} of {}: {other:?}", self.0.code),
        }
    }

    /// In the order of their names.
    fn words(&self, name: &str) -> Vec<String> {
        match self.0.params.get(name) {
            Some(RefusalParam::Words(words)) => sorted(words.clone()),
            other => panic!("{name} of {}: {other:?}", self.0.code),
        }
    }

    fn number(&self, name: &str) -> u32 {
        match self.0.params.get(name) {
            Some(RefusalParam::Number(number)) => *number,
            other => panic!("{name} of {}: {other:?}", self.0.code),
        }
    }
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words.dedup();
    words
}

/// Every pair of cells in random positions; at the end each of `codes` has come up.
fn every_pair<J: Judge>(position: impl Fn(&mut Rng) -> Option<(AnyGame, J)>, codes: &[&str]) {
    let first = from_environment("TABLIER_SEED", 1);
    let positions = from_environment("TABLIER_POSITIONS", POSITIONS);
    let mut told: BTreeMap<&str, u64> = BTreeMap::new();
    let mut seen = 0;
    for seed in first.. {
        if seen == positions {
            break;
        }
        let Some((game, judge)) = position(&mut Rng::with_seed(seed)).filter(|(game, _)| game.outcome().is_none())
        else {
            continue;
        };
        seen += 1;
        let names = game.info().cells;
        for from in &names {
            for to in &names {
                let query = MoveQuery { from: Some(from.clone()), to: to.clone(), ..MoveQuery::default() };
                let found = game.explain_query(&query);
                let legal = judge.is_legal(from, to);
                let trace = || format!("TABLIER_SEED={seed} {} {from} {to}: {found:?}", game.position());
                assert_eq!(found.is_none(), legal, "{}", trace());
                if let Some(refusal) = &found {
                    assert!(holds(&judge, from, to, refusal), "{}", trace());
                    *told.entry(refusal.code).or_default() += 1;
                }
            }
            if judge.owner(from) == Some(judge.turn()) && !names.iter().any(|to| judge.is_legal(from, to)) {
                let found = game.explain_clicks(std::slice::from_ref(from)).expect("a piece without a move");
                assert!(
                    judge.is_stuck(from, &Told(&found)),
                    "TABLIER_SEED={seed} {} {from}: {found:?}",
                    game.position()
                );
                *told.entry(found.code).or_default() += 1;
            }
        }
    }
    println!("{told:?}");
    if positions >= POSITIONS {
        for code in codes {
            assert!(told.contains_key(code), "{code} never came up: {told:?}");
        }
    }
}

fn holds<J: Judge>(judge: &J, from: &str, to: &str, refusal: &RefusalInfo) -> bool {
    let told = Told(refusal);
    let named: Vec<&String> = refusal
        .params
        .values()
        .flat_map(|param| match param {
            RefusalParam::Word(word) => std::slice::from_ref(word),
            RefusalParam::Words(words) => words,
            RefusalParam::Number(_) => &[],
        })
        .collect();
    assert!(refusal.cells.iter().all(|cell| named.contains(&cell)), "{refusal:?}");
    match (refusal.code, judge.owner(from)) {
        ("empty-cell", owner) => owner.is_none() && told.word("cell") == from,
        ("opponents-piece", owner) => {
            owner.is_some_and(|owner| owner != judge.turn() && owner == told.word("player"))
                && told.word("cell") == from
        }
        (_, owner) if owner != Some(judge.turn()) => false,
        ("same-cell", _) => from == to && told.word("cell") == from,
        _ => from != to && judge.is_true(from, to, &told),
    }
}
