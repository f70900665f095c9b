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
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use tablier::api::dto::{MoveQuery, RefusalInfo, RefusalParam};
use tablier::{AnyGame, CommonRefusals, ErrorCode, Rules};

const POSITIONS: u64 = 1_000;

fn from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => default,
    }
}

/// A position with its options as JSON, what is asked there, the code of the answer and the cells that show it.
///
/// Asked is a move text, `from a1`, `cells a1 b2 c3`, or `captures a1 b2 c3` for a move from a1 to b2 that takes c3.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

fn options(text: &str) -> Rules {
    serde_json::from_str(if text.is_empty() { "{}" } else { text }).expect("rule options")
}

fn ask(game: &AnyGame, question: &str) -> Option<RefusalInfo> {
    let (kind, cells) = question.split_once(' ').unwrap_or(("", question));
    let cells: Vec<String> = cells.split(' ').map(str::to_string).collect();
    match (kind, &cells[..]) {
        ("from" | "cells", cells) => game.explain_clicks(cells),
        ("captures", [from, to, captures @ ..]) => {
            let captures = Some(captures.to_vec());
            game.explain_query(&MoveQuery {
                from: Some(from.clone()),
                to: to.clone(),
                captures,
                ..MoveQuery::default()
            })
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

/// A game of any kind after so many moves.
fn some_game(id: &str, seed: u64, moves: usize) -> AnyGame {
    let mut rng = Rng::with_seed(seed);
    let mut game = common::open(id, None, &Rules::default());
    for _ in 0..moves {
        let Some(text) = rng.choice(common::moves(&game)) else { break };
        game.play(&text).expect("a legal move");
    }
    game
}

proptest! {
    /// A move that leads on has no reason against it, and one that does not has one; nothing panics.
    #[test]
    fn any_question_has_an_answer(
        id in proptest::sample::select(AnyGame::IDS),
        seed in any::<u64>(),
        moves in 0..60usize,
        picks in proptest::collection::vec(any::<proptest::sample::Index>(), 0..6),
        captures in proptest::option::of(proptest::collection::vec(any::<proptest::sample::Index>(), 0..3)),
        text in "([A-Ha-hKQRNBMPVx:=0-9.-]{0,9})|(\\PC{0,12})",
    ) {
        let game = some_game(id, seed, moves);
        let names = game.info().cells;
        let cells = |picks: &[proptest::sample::Index]| -> Vec<String> {
            picks.iter().map(|pick| pick.get(&names).clone()).collect()
        };
        let clicks = cells(&picks);
        let leads = !game.input(&clicks).expect("the cells exist").moves.is_empty();
        prop_assert_eq!(game.explain_clicks(&clicks).is_none(), leads && game.outcome().is_none());
        if let [from, to, ..] = &clicks[..] {
            let captures = captures.map(|picks| cells(&picks));
            let query = MoveQuery { from: Some(from.clone()), to: to.clone(), captures, ..MoveQuery::default() };
            let refusal = game.explain_query(&query);
            let agrees = match game.clone().play_query(&query) {
                Ok(_) => true,
                Err(error) => error.code == ErrorCode::AmbiguousMove,
            };
            prop_assert_eq!(refusal.is_none(), agrees);
        }
        if let Ok(refusal) = game.explain(&text) {
            let played = game.clone().play(&text);
            prop_assert!(refusal.is_none() || played.is_err(), "{}", text);
        }
    }
}
