//! Ends of games that are counted, claimed, given or agreed.
#![allow(missing_docs)]

mod common;

use std::collections::HashMap;

use common::{moves, open, rules};
use tablier::{AnyGame, ErrorCode, RuleValue, Rules};

/// Plays quiet moves of kings (or slides of tokens), never to a position seen twice and never into a capture, until the
/// game ends or `most` plies are played; the number of plies. Walks that get stuck are begun anew.
fn wander(game: &mut AnyGame, most: u32) -> u32 {
    for seed in 0..1000 {
        let mut walk = game.clone();
        if let Some(plies) = try_to_wander(&mut walk, most, &mut fastrand::Rng::with_seed(seed)) {
            *game = walk;
            return plies;
        }
    }
    panic!("no quiet walk of {most} plies from {}", game.position());
}

fn try_to_wander(game: &mut AnyGame, most: u32, random: &mut fastrand::Rng) -> Option<u32> {
    let mut seen: HashMap<u64, u32> = HashMap::new();
    for ply in 0..most {
        if game.outcome().is_some() {
            return Some(ply);
        }
        *seen.entry(game.key()).or_default() += 1;
        let men: Vec<String> =
            game.board().into_iter().filter(|piece| piece.piece == "man").map(|piece| piece.cell).collect();
        let mut next = moves(game);
        next.retain(|text| {
            let mut after = game.clone();
            let info = after.play(text).expect("a listed move is legal");
            info.captures.is_empty()
                && info.from.is_none_or(|from| !men.contains(&from))
                && seen.get(&after.key()).is_none_or(|&times| times < 2)
                && moves(&after).iter().all(|reply| !reply.contains('x'))
        });
        game.play(random.choice(&next)?).expect("a listed move is legal");
    }
    Some(most)
}

fn reason(game: &AnyGame) -> Option<(Option<String>, String)> {
    game.outcome().map(|outcome| (outcome.winner, outcome.reason))
}

fn drawn_by(reason: &str) -> Option<(Option<String>, String)> {
    Some((None, reason.into()))
}

fn game(id: &str, position: &str) -> AnyGame {
    open(id, Some(position), &Rules::default())
}

fn play_all(game: &mut AnyGame, texts: &[&str]) {
    for text in texts {
        game.play(text).unwrap_or_else(|error| panic!("{text} in {}: {error}", game.position()));
    }
}

const KINGS: &str = "W:WK1,K2,35:BK49,K50,16";

#[test]
fn fmjd_6_1_the_third_repetition_draws() {
    let mut game = game("draughts", KINGS);
    for _ in 0..2 {
        assert_eq!(game.outcome(), None);
        play_all(&mut game, &["2-8", "50-44", "8-2", "44-50"]);
    }
    assert_eq!(reason(&game), drawn_by("repetition"));
    assert!(moves(&game).is_empty());
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn fmjd_6_2_twenty_five_moves_each_of_kings_draw() {
    let mut game = game("draughts", KINGS);
    assert_eq!(wander(&mut game, 100), 50);
    assert_eq!(reason(&game), drawn_by("twenty-five-moves"));
}

#[test]
fn fmjd_6_2_a_move_of_a_man_starts_the_count_anew() {
    let mut game = game("draughts", KINGS);
    assert_eq!(wander(&mut game, 48), 48);
    assert!(game.position().ends_with(":H48"), "{}", game.position());
    play_all(&mut game, &["35-30"]);
    assert_eq!(wander(&mut game, 100), 50);
}

#[test]
fn fmjd_6_3_three_pieces_against_a_king_have_sixteen_moves() {
    for strong in ["K1,K2,K3", "K1,K2,46", "K1,47,46"] {
        let mut game = game("draughts", &format!("W:W{strong}:BK50"));
        let plies = wander(&mut game, 100);
        assert_eq!((plies, reason(&game)), (32, drawn_by("sixteen-moves")), "{strong}");
    }
}

#[test]
fn fmjd_6_4_one_or_two_pieces_against_a_king_have_five_moves() {
    for strong in ["K1", "K1,K2", "K1,46"] {
        let mut game = game("draughts", &format!("W:W{strong}:BK50"));
        let plies = wander(&mut game, 100);
        assert_eq!((plies, reason(&game)), (10, drawn_by("five-moves")), "{strong}");
    }
}

#[test]
fn a_capture_that_makes_the_ending_is_not_counted_and_starts_a_new_count() {
    // Black takes one of three: two are left, and they have five moves from here.
    let mut game = game("draughts", "B:WK1,K2,44:BK50:H20");
    let text = moves(&game).into_iter().next().expect("black must capture");
    assert!(text.contains('x'));
    game.play(&text).expect("a listed move is legal");
    let plies = wander(&mut game, 100);
    assert_eq!((plies, reason(&game)), (10, drawn_by("five-moves")));
}

#[test]
fn three_men_without_a_king_have_no_count() {
    let mut game = game("draughts", "W:W31,32,33:BK5");
    play_all(&mut game, &["33-28"]);
    assert_eq!(game.outcome(), None);
    assert!(!game.position().contains(":D"));
}

#[test]
fn counters_are_read_from_the_position() {
    let mut last = game("draughts", "W:WK1,K2,K3:BK50:H31:F90");
    assert_eq!(last.outcome(), None);
    wander(&mut last, 1);
    assert_eq!(reason(&last), drawn_by("sixteen-moves"));
    assert!(last.position().contains(":F90"), "{}", last.position());
    assert_eq!(reason(&game("draughts", &format!("{KINGS}:H50"))), drawn_by("twenty-five-moves"));
}

#[test]
fn the_move_number_of_a_fen_counts_on() {
    let mut game = game("draughts", "W:W31-50:B1-20:H0:F1");
    play_all(&mut game, &["32-28", "19-23"]);
    assert!(game.position().ends_with(":F2"), "{}", game.position());
}

#[test]
fn without_draw_rules_kings_may_walk_for_ever() {
    let none = rules(&[("drawRules", RuleValue::Choice("none".into()))]);
    let mut game = open("draughts", Some("W:WK1,K2:BK50"), &none);
    assert_eq!(wander(&mut game, 120), 120);
}

#[test]
fn spanish_twenty_moves_each_of_kings_draw() {
    let mut game = game("spanish-draughts", "W:WK1,K2,9:BK32,K31");
    assert_eq!(wander(&mut game, 100), 40);
    assert_eq!(reason(&game), drawn_by("twenty-moves"));
}

#[test]
fn spanish_twenty_moves_in_the_other_reading_count_men_too() {
    let position = "W:WK3,9:BK30,K29";
    let other = rules(&[("twentyMoves", RuleValue::Choice("noCaptureOrPromotion".into()))]);
    for (rules, shown) in [(Rules::default(), false), (other, true)] {
        let mut game = open("spanish-draughts", Some(position), &rules);
        play_all(&mut game, &["9-13"]);
        assert_eq!(game.position().contains(":H1"), shown, "{}", game.position());
    }
}

#[test]
fn spanish_twelve_moves_begin_when_three_kings_hold_the_long_diagonal() {
    let mut held = game("spanish-draughts", "W:WK1,K3,K4:BK30");
    let plies = wander(&mut held, 100);
    assert_eq!((plies, reason(&held)), (24, drawn_by("twelve-moves")));
    // The lone king stands on the river: nobody holds it, and only the 20 moves count.
    let lone = game("spanish-draughts", "W:WK3,K4,K12:BK32");
    assert!(!lone.position().contains(":D"));
    let mut begun = game("spanish-draughts", "W:WK1,K3,K4:BK30:H20:D23");
    assert_eq!(wander(&mut begun, 5), 1);
    assert_eq!(reason(&begun), drawn_by("twelve-moves"));
}

#[test]
fn a_piece_that_did_not_capture_may_be_huffed() {
    let huffing = rules(&[("huffing", RuleValue::Flag(true))]);
    let mut game = open("spanish-draughts", Some("W:W10,4:B14,28"), &huffing);
    assert!(moves(&game).contains(&"10x19".to_string()), "{:?}", moves(&game));
    play_all(&mut game, &["4-8"]);
    assert!(game.position().ends_with(":S10"), "{}", game.position());
    let huff = moves(&game).into_iter().find(|text| text.starts_with("huff 10 ")).expect("10 may be huffed");
    let info = game.play(&huff).expect("a listed move is legal");
    assert_eq!(info.huff.as_deref(), Some("10"));
    assert!(game.board().iter().all(|piece| piece.cell != "10"));
    // Whoever moves the very piece takes its guilt along.
    let mut moved = open("spanish-draughts", Some("W:W10,4:B14,28"), &huffing);
    play_all(&mut moved, &["10-13"]);
    assert!(moved.position().ends_with(":S13"), "{}", moved.position());
}

#[test]
fn captures_are_compulsory_without_huffing() {
    let game = game("spanish-draughts", "W:W10,4:B14,28");
    assert_eq!(moves(&game), ["10x19"]);
}

#[test]
fn charret_has_no_draw_of_its_own_but_claims() {
    let mut charret = game("charret", "1.1....11.....2...2.22.2 1 0 0");
    let start = charret.clone();
    let cycle: Vec<String> = {
        let there = moves(&charret).into_iter().find(|text| !text.contains('x')).expect("a slide");
        charret.play(&there).expect("a listed move is legal");
        let other = moves(&charret).into_iter().find(|text| !text.contains('x')).expect("a slide");
        let back = |text: &str| text.split('-').rev().collect::<Vec<_>>().join("-");
        vec![there.clone(), other.clone(), back(&there), back(&other)]
    };
    let mut charret = start;
    for round in 0..2 {
        assert_eq!(charret.draw_claim(), None, "{round}");
        assert_eq!(charret.claim_draw().map_err(|error| error.code), Err(ErrorCode::NoClaim));
        for text in &cycle {
            charret.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
    assert_eq!((charret.outcome(), charret.draw_claim()), (None, Some("repetition")));
    charret.claim_draw().expect("the third repetition may be claimed");
    assert_eq!(reason(&charret), drawn_by("repetition"));
    assert!(AnyGame::from_state(&charret.state()).is_ok());
}

#[test]
fn charret_draws_by_its_options() {
    let limits = rules(&[("repetition", RuleValue::Limit(Some(2))), ("noCaptureLimit", RuleValue::Limit(Some(6)))]);
    let mut game = open("charret", Some("1.1....11.....2...2.22.2 1 0 0 3"), &limits);
    assert_eq!(wander(&mut game, 10), 3);
    assert_eq!(reason(&game), drawn_by("no-capture"));
}

#[test]
fn charret_ends_at_two_tokens_and_when_blocked() {
    let two = game("charret", "11......1..22........... 2 0 0");
    assert_eq!(reason(&two), Some((Some("red".into()), "two-tokens".into())));
    let blocked = "111.2....2....2......12. 1 0 0";
    assert_eq!(reason(&game("charret", blocked)), Some((Some("yellow".into()), "blocked".into())));
    let draw = rules(&[("blocked", RuleValue::Choice("draw".into()))]);
    assert_eq!(reason(&open("charret", Some(blocked), &draw)), drawn_by("blocked"));
    let pass = rules(&[("blocked", RuleValue::Choice("pass".into()))]);
    let mut passing = open("charret", Some(blocked), &pass);
    assert_eq!(moves(&passing), ["pass"]);
    passing.play("pass").expect("a blocked player passes");
    assert_eq!(passing.turn(), "yellow");
}

#[test]
fn either_player_resigns_and_both_agree() {
    for (player, winner) in [(None, "black"), (Some("white"), "black"), (Some("black"), "white")] {
        let mut game = open("draughts", None, &Rules::default());
        game.resign(player).expect("a game that goes on can be resigned");
        assert_eq!(reason(&game), Some((Some(winner.into()), "resignation".into())));
    }
    let mut looked_back = open("draughts", None, &Rules::default());
    play_all(&mut looked_back, &["32-28", "19-23"]);
    looked_back.resign(None).expect("a game that goes on can be resigned");
    let ended = reason(&looked_back);
    looked_back.undo();
    assert_eq!(looked_back.outcome(), None, "before the end the game goes on");
    let saved = AnyGame::from_state(&looked_back.state()).expect("a saved game can be read");
    for mut game in [looked_back.clone(), saved] {
        game.redo();
        assert_eq!(reason(&game), ended, "the end is where it was given");
    }
    play_all(&mut looked_back, &["19-24"]);
    assert_eq!((looked_back.outcome(), looked_back.state().ended), (None, None), "another move, another line");
    let mut game = open("charret", None, &Rules::default());
    assert_eq!(game.resign(Some("white")).map_err(|error| error.code), Err(ErrorCode::UnknownPlayer));
    game.agree_draw().expect("a game that goes on can be drawn");
    assert_eq!(reason(&game), drawn_by("agreement"));
}
