//! The engine: sound, the same everywhere, and better than greed.
#![allow(missing_docs)]

mod common;

use common::{moves, open};
use tablier::{AnyGame, Game, Level, Limits, Position, Rules, Search, Ultima, UltimaMove};

const DRAUGHTS_WEIGHTS: &[u8] = include_bytes!("../data/weights/draughts.bin");

fn best(game: &AnyGame, limits: Limits) -> String {
    let mut search = game.search(limits).expect("the game goes on");
    search.run();
    search.report(Level::FULL, 0, 0.0).best.mv
}

/// Takes what it can take most of now, and does not care for the rest.
fn greedy(game: &AnyGame, random: &mut fastrand::Rng) -> String {
    let mut infos = game.move_infos(None).expect("no cell is named");
    random.shuffle(&mut infos);
    let best = infos.into_iter().max_by_key(|info| 2 * info.captures.len() + usize::from(info.promotion.is_some()));
    best.expect("the game goes on").text
}

/// The engine with few nodes plays `games` games, each opening of two random plies with both colours.
fn wins_against_greed(id: &str, games: u64) -> u64 {
    let rules = Rules::default();
    (0..games)
        .filter(|number| {
            let mut random = fastrand::Rng::with_seed(number / 2);
            let mut game = open(id, None, &rules);
            for _ in 0..2 {
                let text = random.choice(moves(&game)).expect("a start has moves");
                game.play(&text).expect("a listed move is legal");
            }
            let us = game.info().players[(number % 2) as usize].id;
            for _ in 0..400 {
                if game.outcome().is_some() {
                    break;
                }
                let text =
                    if game.turn() == us { best(&game, Limits::nodes(4000)) } else { greedy(&game, &mut random) };
                game.play(&text).expect("players play legal moves");
            }
            let won = game.outcome().is_some_and(|outcome| outcome.winner.as_deref() == Some(us));
            if !won {
                println!("{id} {number}: {:?} {}", game.outcome(), game.position());
            }
            won
        })
        .count() as u64
}

#[test]
fn it_beats_a_greedy_player_at_draughts_100_of_100() {
    assert_eq!(wins_against_greed("draughts", 100), 100);
}

#[test]
fn it_beats_a_greedy_player_at_spanish_draughts_100_of_100() {
    assert_eq!(wins_against_greed("spanish-draughts", 100), 100);
}

#[test]
fn it_beats_a_greedy_player_at_charret_100_of_100() {
    assert_eq!(wins_against_greed("charret", 100), 100);
}

#[test]
fn it_beats_a_greedy_player_at_ultima_100_of_100() {
    assert_eq!(wins_against_greed("ultima", 100), 100);
}

/// The engine's move of a position of Ultima.
fn ultima_move(position: &Ultima, limits: Limits) -> UltimaMove {
    let mut search = Search::new(&Game::new(position.clone()), limits).expect("the game goes on");
    search.run();
    search.lines()[0].pv[0]
}

fn after(position: &Ultima, mv: UltimaMove) -> Ultima {
    position.clone().play(mv).expect("a listed move is legal")
}

fn wins_at_once(position: &Ultima, mv: UltimaMove) -> bool {
    after(position, mv).outcome().is_some_and(|outcome| outcome.winner.is_some())
}

/// Whether the opponent can win on the spot after the move.
fn allows_a_win(position: &Ultima, mv: UltimaMove) -> bool {
    let after = after(position, mv);
    after.legal_moves().into_iter().any(|reply| wins_at_once(&after, reply))
}

/// Positions of games that the engine plays against itself with few nodes and now and then a random move.
#[test]
fn ultima_is_won_in_one_where_it_can_be_and_not_lost_in_one_where_it_need_not() {
    let (mut won, mut saved) = (0, 0);
    for seed in 0..30 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Ultima::start();
        for _ in 0..150 {
            if position.outcome().is_some() {
                break;
            }
            let legal = position.legal_moves();
            let losing: Vec<bool> = legal.iter().map(|&mv| allows_a_win(&position, mv)).collect();
            let winning = legal.iter().any(|&mv| wins_at_once(&position, mv));
            if winning || losing.contains(&true) {
                let played = ultima_move(&position, Limits::nodes(4000));
                let text = position.position_text();
                if winning {
                    won += 1;
                    assert!(wins_at_once(&position, played), "{text} {played:?}");
                } else if losing.contains(&false) {
                    saved += 1;
                    assert!(!allows_a_win(&position, played), "{text} {played:?}");
                }
            }
            let careless = random.u8(..3) == 0;
            let mv = if careless {
                random.choice(legal).expect("there are moves")
            } else {
                ultima_move(&position, Limits::nodes(300))
            };
            position = after(&position, mv);
        }
    }
    assert!(won > 10 && saved > 50, "the positions are no test: {won} won, {saved} saved");
}

#[test]
fn it_beats_a_greedy_player_at_bulltricker_100_of_100() {
    assert_eq!(wins_against_greed("bulltricker", 100), 100);
}

/// The same table is held against wasm by the package tests; `tablier bench --signatures` prints it.
#[test]
fn node_counts_are_the_signature_of_the_engine() {
    let table: serde_json::Value =
        serde_json::from_str(include_str!("fixtures/signatures.json")).expect("the fixture is JSON");
    for row in table.as_array().expect("the fixture is a list") {
        let text = |name: &str| row[name].as_str();
        let game = open(text("game").expect("a game"), text("position"), &Rules::default());
        let depth = row["depth"].as_u64().expect("a depth") as u32;
        let mut search = game.search(Limits::depth(depth)).expect("the game goes on");
        search.run();
        let found = search.report(Level::FULL, 0, 0.0);
        assert_eq!((Some(found.nodes), Some(found.best.mv.as_str())), (row["nodes"].as_u64(), text("move")), "{row}");
    }
}

/// After 50 moves each without a capture a player of Charret may ask for the draw.
#[test]
fn a_draw_that_can_be_claimed_is_seen() {
    let score_after = |cycles: usize| {
        let mut game = open("charret", Some("1.1....11.....2...2.22.2 1 0 0"), &Rules::default());
        for text in ["3-2", "15-14", "2-3", "14-15"].repeat(cycles) {
            game.play(text).expect("a slide");
        }
        game.play("3-2").expect("a slide");
        let mut search = game.search(Limits::depth(5)).expect("the game goes on");
        search.run();
        search.report(Level::FULL, 0, 0.0).best.score
    };
    assert!(score_after(10) > 0);
    assert_eq!(score_after(24), 0);
}

#[test]
fn slices_do_not_change_the_result() {
    for id in ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"] {
        let game = open(id, None, &Rules::default());
        let report = |slice: f64| {
            let mut search = game.search(Limits::nodes(30_000)).expect("the game goes on");
            let clock = || 0.0;
            // A clock that stands still at the end of every slice: each call does one look's worth of nodes.
            while !search.run_for(&clock, slice) {}
            search.report(Level::FULL, 0, 0.0)
        };
        assert_eq!(report(0.0), report(1.0), "{id}");
    }
}

#[test]
fn slices_do_not_change_the_result_of_a_tuned_evaluation() {
    let game = open("draughts", None, &Rules::default());
    let weights = game.read_weights(DRAUGHTS_WEIGHTS).expect("weights of draughts");
    let report = |slice: f64| {
        let mut search = game.search(Limits::nodes(30_000)).expect("the game goes on").with_weights(&weights);
        while !search.run_for(&|| 0.0, slice) {}
        search.report(Level::FULL, 0, 0.0)
    };
    let found = report(0.0);
    assert_eq!(found, report(1.0));
    let mut untuned = game.search(Limits::nodes(30_000)).expect("the game goes on");
    untuned.run();
    assert_ne!(found, untuned.report(Level::FULL, 0, 0.0), "the weights change nothing");
}

#[test]
fn weights_of_another_game_are_refused() {
    for id in ["spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"] {
        assert!(open(id, None, &Rules::default()).read_weights(DRAUGHTS_WEIGHTS).is_err(), "{id}");
    }
}

#[test]
fn several_lines_are_told_best_first() {
    let game = open("draughts", None, &Rules::default());
    let lines = |limits| {
        let mut search = game.search(Limits { multi_pv: 4, ..limits }).expect("the game goes on");
        search.run();
        let lines = search.report(Level::FULL, 0, 0.0).lines;
        assert!(lines.windows(2).all(|pair| pair[0].score >= pair[1].score && pair[0].mv != pair[1].mv), "{limits:?}");
        lines
    };
    // Also where the search is stopped in the middle of an iteration.
    (1..60).map(|step| lines(Limits::nodes(300 * step))).for_each(drop);
    let lines = lines(Limits::depth(6));
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0].mv, best(&game, Limits::depth(6)), "one line or four: the same best move");
}

/// An ending of the published tables of nine men's morris, with its length to the last ply.
#[test]
fn it_tells_the_distance_to_the_end() {
    let game = open("charret", Some(".1....2.2.111..2.2...... 1 0 0"), &Rules::default());
    let mut search = game.search(Limits::depth(11)).expect("the game goes on");
    search.run();
    assert_eq!(search.report(Level::FULL, 0, 0.0).best.mate, Some(9));
}

/// White has queens and Black a king alone: the engine, which plays for both, closes it in.
fn closes_in(queens: &str) {
    let text = format!("7/7k7/7/15/7/15/7/15/7/15/7/15/7/{queens}/7 w");
    let mut game = open("bulltricker", Some(&text), &Rules::default());
    for _ in 0..200 {
        if game.outcome().is_some() {
            break;
        }
        game.play(&best(&game, Limits::nodes(3000))).expect("the engine plays legal moves");
    }
    let outcome = game.outcome().expect("the king was closed in");
    assert_eq!((outcome.winner.as_deref(), &*outcome.reason), (Some("white"), "mat"), "{queens}");
}

#[test]
fn it_closes_in_a_king_that_is_alone() {
    closes_in("Q1Q1Q1QKQ1Q1Q1Q");
    closes_in("Q1Q1Q1QKQ6");
    closes_in("Q1Q1Q1QK7");
}

/// Eight games from random openings with both colours, or as many as it takes to have more than half of their points.
fn hold_stronger(id: &str, [stronger, weaker]: [u32; 2]) {
    let start = open(id, None, &Rules::default());
    let levels = [stronger, weaker].map(|number| start.level(number).expect("a level"));
    const GAMES: u64 = 8;
    let mut points = 0;
    for number in 0..GAMES {
        let mut random = fastrand::Rng::with_seed(number / 2);
        let mut game = start.clone();
        for _ in 0..4 {
            let text = random.choice(moves(&game)).expect("an opening has moves");
            game.play(&text).expect("a listed move is legal");
        }
        let us = game.info().players[(number % 2) as usize].id;
        for ply in 0..300 {
            let level = levels[usize::from(game.turn() != us)];
            let Some(mut search) = game.search(level.apply(Limits::default())) else { break };
            search.run();
            game.play(&search.report(level, number * 1000 + ply, 0.0).best.mv).expect("the engine plays legal moves");
        }
        points += match game.outcome().map(|outcome| outcome.winner) {
            Some(Some(winner)) if winner == us => 2,
            Some(Some(_)) => 0,
            _ => 1,
        };
        if points > GAMES {
            return;
        }
    }
    panic!("{id}: level {stronger} scores {points} half points against level {weaker} in {GAMES} games");
}

/// Neighbours are a hundred Elo apart, too few for eight games to show: `tablier levels measure` shows it.
fn hold_levels_in_order(id: &str) {
    [[4, 1], [7, 4], [9, 6]].into_iter().for_each(|pair| hold_stronger(id, pair));
}

#[test]
fn levels_of_draughts_are_in_order() {
    hold_levels_in_order("draughts");
}

#[test]
fn levels_of_spanish_draughts_are_in_order() {
    hold_levels_in_order("spanish-draughts");
}

#[test]
fn levels_of_charret_are_in_order() {
    hold_levels_in_order("charret");
}

#[test]
fn levels_of_bulltricker_are_in_order() {
    hold_levels_in_order("bulltricker");
}

#[test]
fn levels_of_tumblingdown_are_in_order() {
    hold_levels_in_order("tumblingdown");
}

#[test]
fn levels_of_ultima_are_in_order() {
    hold_levels_in_order("ultima");
}

#[test]
fn there_are_ten_levels() {
    let game = open("ultima", None, &Rules::default());
    assert_eq!(game.level(10), Some(Level::FULL));
    assert!((1..=10).all(|number| game.level(number).is_some()));
    assert!([0, 11, u32::MAX].iter().all(|&number| game.level(number).is_none()));
}

#[test]
fn weaker_levels_choose_among_good_moves_by_their_seed() {
    let game = open("draughts", None, &Rules::default());
    for number in 1..=3 {
        let level = game.level(number).expect("a level");
        let play = |seed| {
            let mut search = game.search(level.apply(Limits::default())).expect("the game goes on");
            search.run();
            search.report(level, seed, 0.0).best.mv
        };
        assert_eq!(play(7), play(7), "the same seed, the same move");
        let different: std::collections::HashSet<_> = (0..20).map(play).collect();
        assert!(different.len() > 1, "level {number} always plays the same");
    }
}

/// Compositions: a sacrifice or several, then a capture that decides. With this many nodes the engine must see most.
fn it_solves_compositions_with(weights: Option<&[u8]>) {
    let problems: serde_json::Value =
        serde_json::from_str(include_str!("fixtures/problems-draughts.json")).expect("the fixture is JSON");
    let problems = problems["fixtures"].as_array().expect("a list of problems");
    let solved = problems.iter().filter(|problem| {
        let game = open("draughts", problem["position"].as_str(), &Rules::default());
        let first = problem["line"][0].as_str().expect("a solution");
        let mut search = game.search(Limits::nodes(100_000)).expect("there are moves");
        if let Some(bytes) = weights {
            search = search.with_weights(&game.read_weights(bytes).expect("weights of draughts"));
        }
        search.run();
        let played = search.report(Level::FULL, 0, 0.0).best.mv;
        let mut ours = game.clone();
        let mut theirs = game.clone();
        ours.play(&played).expect("the engine plays legal moves");
        theirs.play(first).expect("a solution is legal");
        ours.key() == theirs.key()
    });
    let solved = solved.count();
    println!("{solved} of {}", problems.len());
    assert!(solved * 100 >= problems.len() * 80, "{solved} of {}", problems.len());
}

#[test]
fn it_solves_compositions() {
    it_solves_compositions_with(None);
}

#[test]
fn it_solves_compositions_by_a_tuned_evaluation() {
    it_solves_compositions_with(Some(DRAUGHTS_WEIGHTS));
}
