//! Endgame tables: as found elsewhere, true to the plain rules, and of use to the engine.
#![allow(missing_docs)]

mod common;

use std::collections::HashMap;

use common::{moves, open, rules};
use fastrand::Rng;
use tablier::{
    AnyGame, FileError, LARGEST_EVALUATION, Level, Limits, RuleValue, Rules, TableError, TableResult, TableSolver,
    TableValue, Tables, mate_distance, table_game,
};

const DRAUGHTS: &[u8] = include_bytes!("../data/tables/draughts-3.bin");
const SPANISH: &[u8] = include_bytes!("../data/tables/spanish-draughts-3.bin");
const CHARRET: &[u8] = include_bytes!("../data/tables/charret-8.bin");

fn start(id: &str) -> AnyGame {
    open(id, None, &Rules::default())
}

fn at(id: &str, position: &str) -> AnyGame {
    open(id, Some(position), &Rules::default())
}

fn solved(id: &str, men: u32) -> TableSolver {
    let mut solver = start(id).endgame().and_then(|endgame| endgame.solver(men)).expect("the game has endings");
    while !solver.step(10_000) {}
    solver
}

fn read(id: &str, bytes: &[u8]) -> Tables {
    start(id).endgame().and_then(|endgame| endgame.read(bytes)).expect("a file of tables")
}

fn after(game: &AnyGame, mv: &str) -> AnyGame {
    let mut game = game.clone();
    game.play(mv).expect("a listed move is legal");
    game
}

fn result(game: &AnyGame, tables: &Tables) -> Option<TableResult> {
    game.table_value(tables).map(|value| value.result)
}

/// A position of two or three pieces in which the game goes on.
fn random_draughts(random: &mut Rng, rules: &Rules) -> AnyGame {
    loop {
        let mut sides = [vec![], vec![]];
        for piece in 0..random.usize(2..=3) {
            let side = if piece < 2 { piece } else { random.usize(0..2) };
            sides[side].push(format!("{}{}", random.choice(["", "K"]).unwrap_or_default(), random.usize(1..=50)));
        }
        let [white, black] = sides.map(|pieces| pieces.join(","));
        let turn = random.choice(["W", "B"]).unwrap_or_default();
        let game = AnyGame::new("draughts", Some(&format!("{turn}:W{white}:B{black}")), rules);
        if let Ok(game) = game
            && game.outcome().is_none()
        {
            return game;
        }
    }
}

/// A position of the movement phase with so many tokens at most in which the game goes on.
fn random_charret(random: &mut Rng, men: usize) -> AnyGame {
    loop {
        let own = random.usize(3..=men - 3);
        let theirs = random.usize(3..=men - own);
        let mut cells: Vec<_> = "1".repeat(own).chars().chain("2".repeat(theirs).chars()).collect();
        cells.resize(24, '.');
        random.shuffle(&mut cells);
        let cells: String = cells.into_iter().collect();
        let game = at("charret", &format!("{cells} {} 0 0", random.usize(1..=2)));
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Compares what was solved with `tests/fixtures/endings/`, as far as it goes.
fn equals_fixture(solver: &TableSolver, id: &str, fixture: &str, longest: fn(u32, u32) -> u32) {
    let mut found: HashMap<String, String> = HashMap::new();
    for count in solver.counts() {
        let [drawn, won, lost] = count.counts;
        let longest = longest(count.longest_win, count.longest_loss);
        found.insert(count.name, format!("{won} {drawn} {lost}; {longest}"));
    }
    let sectors = found.len();
    let mut positions = 0;
    for line in fixture.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, expected)) = line.split_once(": ") {
            if let Some(found) = found.remove(name) {
                assert_eq!(found, expected, "{id} {name}");
            }
            continue;
        }
        // The value stands behind the position, which may have spaces.
        let (words, plies) = line.rsplit_once(' ').expect("a position and its value");
        let (position, word) = words.rsplit_once(' ').expect("a position and its value");
        let Some(value) = at(id, position).table_value(solver.tables()) else { continue };
        let expected = match word {
            "win" => TableResult::Win,
            "loss" => TableResult::Loss,
            _ => TableResult::Draw,
        };
        let plies = plies.parse().ok().filter(|_| expected != TableResult::Draw);
        assert_eq!((value.result, value.plies), (expected, plies), "{line}");
        positions += 1;
    }
    assert!(found.is_empty(), "{id}: not in the fixture: {found:?}");
    println!("{id}: {sectors} sectors, {positions} positions");
}

#[test]
fn draughts_endings_are_those_found_elsewhere_and_those_of_the_file() {
    let solver = solved("draughts", 3);
    equals_fixture(&solver, "draughts", include_str!("fixtures/endings/draughts.txt"), |win, _| win);
    assert!(solver.file(2, 3) == DRAUGHTS);
    let solver = solved("spanish-draughts", 3);
    equals_fixture(&solver, "spanish-draughts", include_str!("fixtures/endings/spanish-draughts.txt"), |win, _| win);
    assert!(solver.file(2, 3) == SPANISH);
}

#[test]
fn charret_endings_are_those_found_elsewhere_and_those_of_the_file() {
    let solver = solved("charret", 7);
    equals_fixture(&solver, "charret", include_str!("fixtures/endings/charret.txt"), u32::max);
    let (shipped, mut random) = (read("charret", CHARRET), Rng::with_seed(1));
    for _ in 0..20_000 {
        let game = random_charret(&mut random, 7);
        let (shipped, now) = (result(&game, &shipped), result(&game, solver.tables()));
        assert!(now.is_some() && shipped == now, "{}", game.position());
    }
}

#[test]
fn it_does_not_matter_how_the_work_is_cut() {
    let mut solver = start("draughts").endgame().and_then(|endgame| endgame.solver(2)).expect("draughts have endings");
    let mut steps = 0;
    while !solver.step(7) {
        steps += 1;
        let (done, all) = solver.progress();
        assert!(done <= all && solver.current().is_some());
    }
    assert!(steps > 1000);
    assert_eq!(solver.progress().0, solver.progress().1);
    assert!(solver.file(2, 2) == solved("draughts", 2).file(2, 2));
}

/// The value of a position is that of its best move, by moves and ends that know nothing of tables.
fn is_true_to_the_rules(game: &AnyGame, tables: &Tables) {
    let value = game.table_value(tables).unwrap_or_else(|| panic!("no value: {}", game.position()));
    let (mut best, mut plies, mut all_told) = (TableResult::Loss, 0, true);
    for text in moves(game) {
        let next = after(game, &text);
        let (result, plies_after) = match next.outcome() {
            Some(outcome) => {
                assert!(outcome.winner.as_deref() == Some(game.turn()), "no move ends these games otherwise");
                (TableResult::Win, Some(0))
            }
            None => {
                let value = next.table_value(tables).unwrap_or_else(|| panic!("no value: {}", next.position()));
                (value.result.reversed(), value.plies)
            }
        };
        all_told &= result == TableResult::Draw || plies_after.is_some();
        let one_more = plies_after.map_or(0, |plies| plies + 1);
        match (best, result) {
            (TableResult::Win, TableResult::Win) => plies = plies.min(one_more),
            (TableResult::Loss, TableResult::Loss) => plies = plies.max(one_more),
            (TableResult::Win, _) | (TableResult::Draw, TableResult::Loss) => {}
            (_, better) => (best, plies) = (better, one_more),
        }
    }
    assert_eq!(value.result, best, "{}", game.position());
    if let Some(told) = value.plies.filter(|_| all_told) {
        assert_eq!(told, plies, "{}", game.position());
    }
}

#[test]
fn values_are_true_to_the_rules() {
    let mut random = Rng::with_seed(2);
    let (draughts, charret) = (solved("draughts", 3), solved("charret", 7));
    let shipped = [read("draughts", DRAUGHTS), read("charret", CHARRET)];
    let without_counters = rules(&[("drawRules", RuleValue::Choice("none".into()))]);
    for _ in 0..2000 {
        let game = random_draughts(&mut random, &without_counters);
        is_true_to_the_rules(&game, draughts.tables());
        is_true_to_the_rules(&game, &shipped[0]);
        is_true_to_the_rules(&random_charret(&mut random, 7), charret.tables());
        is_true_to_the_rules(&random_charret(&mut random, 8), &shipped[1]);
    }
}

/// The engine with few nodes and `tables` against a defender who holds out as long as `truth` tells; plies to the end, or
/// `None` where it is not won.
fn plies_to_convert(start: &AnyGame, tables: &Tables, truth: &Tables, nodes: u64) -> Option<u32> {
    let us = start.turn();
    let mut game = start.clone();
    for plies in 0..200 {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner.as_deref() == Some(us)).then_some(plies);
        }
        let text = if game.turn() == us {
            let mut search = game.search(Limits::nodes(nodes))?.with_tables(tables);
            search.run();
            search.report(Level::FULL, 0, 0.0).best.mv
        } else {
            let plies_left = |text: &String| match after(&game, text).table_value(truth) {
                Some(TableValue { result: TableResult::Win, plies, .. }) => plies.unwrap_or(0),
                // The end, or no win any more.
                value => {
                    if value.is_some() {
                        u32::MAX
                    } else {
                        0
                    }
                }
            };
            moves(&game).into_iter().max_by_key(plies_left)?
        };
        game.play(&text).expect("both play legal moves");
    }
    None
}

/// A table that tells who wins and not how: the engine finds the way, within the counters of the rules.
#[test]
fn wins_of_three_pieces_are_converted() {
    let (truth, tables, mut random) = (solved("draughts", 3), read("draughts", DRAUGHTS), Rng::with_seed(3));
    let mut converted = 0;
    while converted < 100 {
        let game = random_draughts(&mut random, &Rules::default());
        let value = game.table_value(truth.tables());
        if value.is_some_and(|value| value.result == TableResult::Win && value.plies.is_some_and(|plies| plies > 4)) {
            let plies = plies_to_convert(&game, &tables, truth.tables(), 1000);
            assert!(plies.is_some(), "{}", game.position());
            converted += 1;
        }
    }
}

#[test]
fn the_longest_win_of_charret_is_played_without_a_ply_too_many() {
    let (truth, position) = (solved("charret", 7), "11221.....2.2........... 1 0 0");
    let game = at("charret", position);
    assert_eq!(plies_to_convert(&game, truth.tables(), truth.tables(), 1000), Some(33));
    let mut search = game.search(Limits::default()).expect("the game goes on").with_tables(truth.tables());
    search.run();
    assert!(search.nodes() < 1000, "nothing is left to find out");
    assert_eq!(mate_distance(search.report(Level::FULL, 0, 0.0).best.score), Some(33));
}

#[test]
fn the_engine_knows_draws_and_wins_of_the_tables() {
    let tables = read("draughts", DRAUGHTS);
    let score = |position: &str| {
        let mut search = at("draughts", position).search(Limits::depth(4)).expect("moves").with_tables(&tables);
        search.run();
        search.report(Level::FULL, 0, 0.0).best.score
    };
    // Two kings against one that holds the long diagonal: a majority, and no win.
    assert_eq!(score("W:WK1,K2:BK5"), 0);
    // Won, by no line that four plies lead to the end of.
    let won = score("W:W40,44:B1");
    assert!(won > LARGEST_EVALUATION && mate_distance(won).is_none(), "{won}");
}

#[test]
fn a_win_that_a_counter_forbids_is_not_told_and_a_draw_is() {
    let tables = read("draughts", DRAUGHTS);
    for (position, expected) in [
        ("W:WK1,K2:BK45", Some(TableResult::Win)),
        ("W:WK1,K2:BK45:H2", Some(TableResult::Win)),
        // Seven plies at most, and five moves each are ten plies.
        ("W:WK1,K2:BK45:H3", None),
        ("W:WK1,K2:BK5", Some(TableResult::Draw)),
        ("W:WK1,K2:BK5:H9", Some(TableResult::Draw)),
    ] {
        assert_eq!(result(&at("draughts", position), &tables), expected, "{position}");
        let free = rules(&[("drawRules", RuleValue::Choice("none".into()))]);
        let without_counters = open("draughts", Some(position), &free);
        assert!(result(&without_counters, &tables).is_some(), "{position}");
    }
}

/// What a table tells of a position with fresh counters must hold: no line is as long as the limit that it runs into.
#[test]
fn no_win_of_the_tables_is_longer_than_the_counters_allow() {
    for (id, most) in [("draughts", 50), ("spanish-draughts", 40)] {
        for count in solved(id, 3).counts() {
            let five_moves =
                id == "draughts" && count.name.ends_with("v 0 men 1 kings") && !count.name.contains("0 kings");
            let limit = if five_moves { 10 } else { most };
            assert!(count.longest_win < limit, "{id} {}: {}", count.name, count.longest_win);
        }
    }
}

#[test]
fn tables_are_refused_under_other_rules() {
    let flag = RuleValue::Flag(true);
    for (id, option, value, bytes) in [
        ("charret", "doubleCapture", flag.clone(), CHARRET),
        ("charret", "blocked", RuleValue::Choice("draw".into()), CHARRET),
        ("charret", "noCaptureLimit", RuleValue::Limit(Some(50)), CHARRET),
        ("spanish-draughts", "huffing", flag, SPANISH),
    ] {
        let game = open(id, None, &rules(&[(option, value)]));
        let endgame = game.endgame().expect("a game with endings");
        assert!(matches!(endgame.read(bytes), Err(TableError::Rules { .. })), "{id} {option}");
        assert!(matches!(endgame.solver(6), Err(TableError::Rules { .. })), "{id} {option}");
        // Not even by the way round over tables that another game has read.
        let tables = read(id, bytes);
        let nodes = |tables: &Tables| {
            let mut search = game.search(Limits::depth(4)).expect("moves").with_tables(tables);
            search.run();
            search.nodes()
        };
        assert_eq!(nodes(&tables), nodes(&Tables::default()));
    }
    for rule in ["repetition", "starter"] {
        let value = if rule == "starter" { RuleValue::Choice("yellow".into()) } else { RuleValue::Limit(Some(3)) };
        assert!(open("charret", None, &rules(&[(rule, value)])).endgame().unwrap().read(CHARRET).is_ok());
    }
    assert_eq!(start("ultima").endgame().err(), Some(TableError::Unused));
    for (id, men) in [("draughts", 1), ("draughts", 5), ("spanish-draughts", 4), ("charret", 5), ("charret", 12)] {
        let solver = start(id).endgame().and_then(|endgame| endgame.solver(men));
        assert!(matches!(solver.err(), Some(TableError::Men { found, .. }) if found == men));
    }
}

#[test]
fn no_other_bytes_are_taken() {
    let endgame = start("draughts").endgame().expect("draughts have endings");
    let bytes = solved("draughts", 2).file(2, 2);
    assert!(endgame.read(&bytes).is_ok());
    assert_eq!(table_game(&bytes).as_deref(), Ok("draughts"));
    let with_byte = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        endgame.read(&bytes).err()
    };
    let file = |error| Some(TableError::File(error));
    assert_eq!(endgame.read(b"").err(), file(FileError::Magic { expected: "endgame tables" }));
    assert_eq!(with_byte(3, b'!'), file(FileError::Magic { expected: "endgame tables" }));
    assert_eq!(with_byte(4, 9), file(FileError::Version { found: 9, expected: 1 }));
    assert_eq!(with_byte(6, 0xFF), file(FileError::Text { at: 6 }));
    let other = FileError::Game { contents: "endgame tables", found: "Draughts".into(), expected: "draughts" };
    assert_eq!(with_byte(6, b'D'), file(other));
    assert!(matches!(endgame.read(SPANISH), Err(TableError::File(FileError::Game { .. }))));
    // Behind the name come the empty text of the rules, the number of sectors, the first one.
    assert_eq!(with_byte(14, 1), Some(TableError::Rules { found: "\u{4}".into(), expected: String::new() }));
    assert!(matches!(with_byte(17, 0xFF), Some(TableError::Sector { at: 17, .. })));
    assert!(matches!(with_byte(19, 0xFF), Some(TableError::Sector { at: 17, .. })));
    let end = bytes.len() - 4;
    assert_eq!(with_byte(end, bytes[end] ^ 1), file(FileError::Checksum { at: end }));
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(endgame.read(&longer).err(), file(FileError::Length { at: end, found: 5, expected: 4 }));
    for at in 0..bytes.len() {
        assert!(endgame.read(&bytes[..at]).is_err(), "cut at {at}");
        assert!(with_byte(at, bytes[at] ^ 0x10).is_some(), "changed at {at}");
    }
}

#[test]
fn tables_are_merged_and_plies_are_kept() {
    let (plies, mut tables) = (solved("charret", 6), read("charret", CHARRET));
    let game = at("charret", "121......1...........22. 1 0 0");
    assert_eq!(game.table_value(&tables).map(|value| value.plies), Some(None));
    tables.merge(plies.tables());
    assert_eq!(game.table_value(&tables).and_then(|value| value.plies), Some(25));
    tables.merge(&read("charret", CHARRET));
    assert_eq!(game.table_value(&tables).and_then(|value| value.plies), Some(25));
    tables.merge(&read("draughts", DRAUGHTS));
    assert_eq!(result(&at("draughts", "W:WK1,K2:BK45"), &tables), None);
}
