//! A second opinion on refusals, from the rule texts and the slow reference alone: for random positions, every pair of
//! cells from which no legal move goes to the other is refused, for a reason that holds.
//!
//! A failure prints the seed of its walk. `TABLIER_SEED` sets the first seed and `TABLIER_POSITIONS` the number of
//! positions of each rule set.

mod bulltricker;
mod charret;
mod draughts;
mod tumblingdown;
mod ultima;

use crate::fixtures::placement;
use crate::reference::{Reference, Turn};
use crate::setups::Start;
use fastrand::Rng;
use serde_json::Value;
use std::collections::BTreeSet;
use tablier::api::dto::{MoveQuery, RefusalInfo, RefusalParam};
use tablier::{AnyGame, CommonRefusals, Rules};

const POSITIONS: u64 = 1_000;

fn from_environment(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is a number")),
        Err(_) => default,
    }
}

/// A move as it was asked about; cells by name.
#[derive(Clone, Debug, Default)]
pub struct Asked<'a> {
    pub from: Option<&'a str>,
    /// `None`: the piece alone.
    pub to: Option<&'a str>,
    pub captures: Option<Vec<String>>,
}

/// A verdict on a refusal.
pub type Verdict = Result<(), String>;

/// Who knows the rules of a game.
pub trait Referee: Reference {
    /// Whether a turn is what was asked about.
    fn agrees(&self, turn: &Turn<Self>, asked: &Asked) -> bool;

    /// Whether the piece on a cell, the top one of a stack, is one of the player to move; `None` where there is none.
    fn is_own(&self, cell: &str) -> Option<bool>;

    /// Whether the reason that was given holds, where it is one of this game alone.
    fn judge(&self, turns: &[Turn<Self>], asked: &Asked, refusal: &RefusalInfo) -> Verdict;

    /// Whether a piece of the player would go to a cell but for another rule than how it goes.
    fn would_be_reached(&self, _turns: &[Turn<Self>], _cell: &str) -> bool {
        false
    }

    /// More to ask about the position than its pairs of cells.
    fn more<'a>(&self, _cells: &'a [String], _rng: &mut Rng) -> Vec<Asked<'a>> {
        Vec::new()
    }
}

/// Whether a reason for a cell alone holds for one of the pieces.
pub fn of_some_piece<P: Referee>(
    position: &P,
    turns: &[Turn<P>],
    asked: &Asked,
    refusal: &RefusalInfo,
    mut pieces: impl Iterator<Item = String>,
) -> Verdict {
    let holds = pieces.any(|from| {
        let asked = Asked { from: Some(&from), ..asked.clone() };
        position.is_own(&from) == Some(true) && position.judge(turns, &asked, refusal).is_ok()
    });
    ensure(holds, "it is so of a piece")
}

pub fn ensure(holds: bool, what: &str) -> Verdict {
    if holds { Ok(()) } else { Err(format!("it is not so that {what}")) }
}

/// A parameter that is a word.
pub fn word<'a>(refusal: &'a RefusalInfo, name: &str) -> &'a str {
    match refusal.params.get(name) {
        Some(RefusalParam::Word(word)) => word,
        other => panic!("{name} is {other:?}"),
    }
}

pub fn words<'a>(refusal: &'a RefusalInfo, name: &str) -> &'a [String] {
    match refusal.params.get(name) {
        Some(RefusalParam::Words(words)) => words,
        other => panic!("{name} is {other:?}"),
    }
}

pub fn number(refusal: &RefusalInfo, name: &str) -> usize {
    match refusal.params.get(name) {
        Some(RefusalParam::Number(number)) => *number as usize,
        other => panic!("{name} is {other:?}"),
    }
}

/// Anchors of the sections of a rules page.
fn sections(id: &str) -> Vec<String> {
    let path = format!("{}/rules/{id}.json", env!("CARGO_MANIFEST_DIR"));
    let rules: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    serde_json::from_value(rules["sections"].clone()).unwrap()
}

/// Asks about every pair of cells, every piece alone, and more, in random positions. Of the reasons of the game all come
/// up but the `rest`, which only texts and clicks have.
pub fn examine_all<P: Referee>(id: &'static str, start: impl Fn(&mut Rng) -> Start<P>, rest: &[&str]) {
    let told = examine(id, start);
    let kinds = AnyGame::new(id, None, &Rules::default()).unwrap().refusals();
    let own = &kinds[CommonRefusals::new("").all().len()..];
    let missing = own.iter().map(|kind| kind.code).filter(|code| !told.contains(code) && !rest.contains(code));
    if from_environment("TABLIER_POSITIONS", POSITIONS) >= POSITIONS {
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0], "never told in {id}");
    }
}

/// The same, for the codes that came up.
pub fn examine<P: Referee>(id: &'static str, start: impl Fn(&mut Rng) -> Start<P>) -> BTreeSet<&'static str> {
    let mut codes = BTreeSet::new();
    let positions = from_environment("TABLIER_POSITIONS", POSITIONS);
    let sections = sections(id);
    let mut seen = 0;
    let mut seed = from_environment("TABLIER_SEED", 1);
    loop {
        let mut rng = Rng::with_seed(seed);
        let begin = start(&mut rng);
        let rules: Rules = serde_json::from_value(begin.rules.clone()).expect("rule options");
        let mut game = AnyGame::new(id, begin.position.as_deref(), &rules).expect("a set-up");
        let mut position = begin.reference;
        for _ in 0..=begin.length {
            if seen >= positions {
                return codes;
            }
            let turns = position.turns();
            assert_eq!(placement(&game.position()), position.text(), "TABLIER_SEED={seed}");
            let told = format!("TABLIER_SEED={seed}: {} {}", begin.rules, position.text());
            codes.append(&mut ask_all(&mut game, &position, &turns, &sections, &mut rng, &told));
            seen += 1;
            let Some(turn) = rng.choice(turns) else { break };
            game.play(&turn.text).expect("a legal move");
            position = turn.after;
        }
        seed += 1;
    }
}

fn ask_all<P: Referee>(
    game: &mut AnyGame,
    position: &P,
    turns: &[Turn<P>],
    sections: &[String],
    rng: &mut Rng,
    told: &str,
) -> BTreeSet<&'static str> {
    let mut codes = BTreeSet::new();
    let cells = game.info().cells;
    let names = || cells.iter().map(|cell| &**cell);
    let pairs = std::iter::once(None).chain(names().map(Some)).flat_map(|from| names().map(move |to| (from, Some(to))));
    let alone = names().map(|from| (Some(from), None));
    let asked = pairs.chain(alone).map(|(from, to)| Asked { from, to, captures: None });
    for asked in asked.chain(position.more(&cells, rng)) {
        let query = asked.to.map(|to| MoveQuery {
            from: asked.from.map(str::to_owned),
            to: to.to_owned(),
            captures: asked.captures.clone(),
            huff: None,
        });
        let refusal = match &query {
            Some(query) => game.explain_query(query),
            None => game.explain_clicks(&[asked.from.expect("a piece").to_owned()]),
        };
        let legal = turns.iter().any(|turn| position.agrees(turn, &asked));
        let Some(refusal) = refusal else {
            assert!(legal, "{told}: {asked:?} is no legal move, but is not refused");
            continue;
        };
        assert!(!legal, "{told}: {asked:?} is legal, but refused: {refusal:?}");
        assert!(sections.iter().any(|section| section == refusal.section), "{told}: {refusal:?}");
        assert!(refusal.cells.iter().all(|cell| cells.contains(cell)), "{told}: {refusal:?}");
        codes.insert(refusal.code);
        let verdict = judge(position, turns, &asked, &refusal);
        verdict.unwrap_or_else(|why| panic!("{told}: {asked:?}: {refusal:?}: {why}"));
        if let Some(query) = query.filter(|_| !turns.is_empty() && rng.u8(..) == 0) {
            let error = game.play_query(&query).expect_err("it is refused");
            assert_eq!(error.details.refusal, Some(refusal), "{told}: {asked:?}");
        }
    }
    codes
}

/// Judges the reasons that all games have, and leaves the others to the referee.
fn judge<P: Referee>(position: &P, turns: &[Turn<P>], asked: &Asked, refusal: &RefusalInfo) -> Verdict {
    if turns.is_empty() {
        return ensure(refusal.code == "game-over", "the game goes on");
    }
    let from = asked.from.unwrap_or_default();
    let owned = asked.from.and_then(|from| position.is_own(from));
    match refusal.code {
        "empty-cell" => ensure(owned.is_none() && word(refusal, "cell") == from, "the cell is empty"),
        "opponents-piece" => {
            ensure(owned == Some(false) && word(refusal, "cell") == from, "the piece is the opponent's")
        }
        "same-cell" => {
            ensure(asked.to == Some(word(refusal, "cell")) && asked.to == asked.from, "the cells are the same")
        }
        "out-of-reach" => {
            let to = word(refusal, "cell");
            let reached = turns.iter().any(|turn| position.agrees(turn, asked));
            ensure(asked.from.is_none() && asked.to == Some(to) && !reached, "no piece goes there")?;
            ensure(!position.would_be_reached(turns, to), "no piece would go there")
        }
        "own-piece-there" | "own-piece" | "own-man" if asked.from.is_none() => {
            let there = asked.to.filter(|to| position.is_own(to) == Some(true));
            let told = refusal.cells.iter().map(String::as_str);
            ensure(there.is_some() && told.eq(there), "a piece of the player's stands there")
        }
        _ if owned == Some(true) || asked.from.is_none() || asked.to.is_none() => position.judge(turns, asked, refusal),
        _ => ensure(false, "the piece is one of the player's"),
    }
}
