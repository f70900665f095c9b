//! Bulltricker: the traps of its rules, its draws, its texts, and what the engine must see.
#![allow(missing_docs)]

mod common;

use common::{moves, open, rules};
use tablier::{AnyGame, ErrorCode, Level, Limits, RuleValue, Rules};

fn game(position: &str) -> AnyGame {
    open("bulltricker", Some(position), &Rules::default())
}

fn sorted(game: &AnyGame) -> Vec<String> {
    let mut moves = moves(game);
    moves.sort();
    moves
}

fn play_all(game: &mut AnyGame, texts: &[&str]) {
    for text in texts {
        game.play(text).unwrap_or_else(|error| panic!("{text} in {}: {error}", game.position()));
    }
}

fn ended(game: &AnyGame) -> Option<(Option<String>, String)> {
    game.outcome().map(|outcome| (outcome.winner, outcome.reason))
}

fn won(player: &str) -> Option<(Option<String>, String)> {
    Some((Some(player.into()), "mat".into()))
}

fn drawn(reason: &str) -> Option<(Option<String>, String)> {
    Some((None, reason.into()))
}

#[test]
fn a_queen_captures_before_a_pawn_and_a_pawn_before_all_else() {
    let both = game("w K=G1 Q=H83 P=H64,FV8,FV1 | K=A1 P=H54,H73,AV8");
    assert_eq!(sorted(&both), ["H83xH13", "H83xH23", "H83xH33", "H83xH43", "H83xH53", "H83xH63"]);
    // The queen could take EV8 in colonne, but must not while the pawn captures in rangee.
    let pawn = game("w K=G1 Q=FV8 P=H64,FV1,FV2 | K=A1 P=H54,EV8,AV8");
    assert_eq!(sorted(&pawn), ["H64xH44"]);
    let neither = game("w K=G1 Q=FV8 P=H65,FV1,FV2 | K=A1 P=H54,EV8,AV8");
    assert!(moves(&neither).contains(&"FV8:EV8".to_string()));
    assert!(moves(&neither).contains(&"G1-F1".to_string()));
}

#[test]
fn a_capture_of_several_pieces_must_go_on() {
    let mut pawn = game("w K=G1 P=H84,FV8,FV1,GV8 | K=A1 P=H74,H54,H34,AV8");
    let info = pawn.move_infos(None).expect("no cell is named");
    assert_eq!(sorted(&pawn), ["H84xH24"]);
    assert_eq!(info[0].path, ["H84", "H64", "H44", "H24"]);
    let captured: Vec<&str> = info[0].captures.iter().map(|piece| piece.cell.as_str()).collect();
    assert_eq!(captured, ["H74", "H54", "H34"]);
    play_all(&mut pawn, &["H84H24"]);
    assert_eq!(pawn.board().iter().filter(|piece| piece.player == "black").count(), 2);
}

#[test]
fn a_queen_lands_behind_her_last_victim_only() {
    let game = game("w K=A3 Q=H83 P=FV8,FV1,GV8 | K=A7 P=H73,H43,AV8");
    assert_eq!(sorted(&game), ["H83xH23", "H83xH33"]);
    let input = game.input(&["H83".into()]).expect("the cell exists");
    assert_eq!(input.next, ["H23", "H33", "H63"]);
    let on = game.input(&["H83".into(), "H63".into()]).expect("the cells exist");
    assert_eq!((on.next, on.complete), (vec!["H23".to_string(), "H33".into()], None));
    for cells in [&["H83", "H33"][..], &["H83", "H63", "H33"]] {
        let cells: Vec<String> = cells.iter().map(|&cell| cell.into()).collect();
        let text = game.input(&cells).expect("the cells exist").complete.map(|info| info.text);
        assert_eq!(text.as_deref(), Some("H83xH33"), "{cells:?}");
    }
}

#[test]
fn a_king_of_either_side_in_the_way_stops_a_capture() {
    let captures =
        |position: &str| sorted(&game(position)).into_iter().filter(|text| text.contains('x')).collect::<Vec<_>>();
    // Queen on H83, victim on H63, nothing else on the column: free, then with a king on each square of the way.
    let pieces = "Q=H83 P=FV8,FV1,GV8";
    assert_eq!(captures(&format!("w K=G7 {pieces} | K=A7 P=H63,AV8")).len(), 5);
    for square in ["G3", "F3", "E3"] {
        assert!(captures(&format!("w K=A7 {pieces} | K={square} P=H63,AV8")).is_empty(), "{square}");
        assert!(captures(&format!("w K={square} {pieces} | K=A7 P=H63,AV8")).is_empty(), "{square}");
    }
    assert_eq!(captures(&format!("w K=A7 {pieces} | K=D3 P=H63,AV8")), ["H83xH53"]);
    let pawns = "P=H64,FV8,FV1,GV8";
    assert_eq!(captures(&format!("w K=G7 {pawns} | K=A7 P=H54,AV8")), ["H64xH44"]);
    for square in ["E4", "D4"] {
        assert!(captures(&format!("w K=A7 {pawns} | K={square} P=H54,AV8")).is_empty(), "{square}");
        assert!(captures(&format!("w K={square} {pawns} | K=A7 P=H54,AV8")).is_empty(), "{square}");
    }
}

#[test]
fn a_pawn_steps_twice_from_its_own_start_strip_over_empty_cells_and_squares() {
    let twice = |position: &str| moves(&game(position)).contains(&"H74-H54".to_string());
    let rest = "P=H74,FV8,FV1,GV8";
    assert!(twice(&format!("w K=G1 {rest} | K=A1 P=AV8")));
    for blocked in ["K=F4", "K=E4"] {
        assert!(!twice(&format!("w K=G1 {rest} | {blocked} P=AV8")), "{blocked}");
        assert!(!twice(&format!("w {blocked} {rest} | K=A1 P=AV8")), "{blocked}");
    }
    assert!(!twice(&format!("w K=G1 {rest} | K=A1 P=H54,AV8")));
    // Black's strip is no start strip for White, nor the other way round.
    let strange = game("w K=G1 P=H24,FV8,FV1,GV8 | K=A7 P=H71,H72,H64,GV7");
    assert!(!moves(&strange).contains(&"H24-H04".to_string()));
    let black = game("b K=G7 P=FV8,FV1,GV8,GV7 | K=A1 P=H24,H74,AV8");
    assert!(moves(&black).contains(&"H24-H44".to_string()));
    assert!(moves(&black).contains(&"H74-H84=Q".to_string()));
}

#[test]
fn a_capture_may_end_in_a_promotion() {
    let mut game = game("w K=G1 P=H74,FV8,FV1,GV8 | K=A1 P=H64,H44,H24,AV8");
    let info = game.play("H74H14").expect("the promotion need not be written");
    assert_eq!((info.text.as_str(), info.promotion, info.captures.len()), ("H74xH14=Q", Some("queen"), 3));
    assert!(game.board().iter().any(|piece| (piece.cell.as_str(), piece.piece) == ("H14", "queen")));
}

#[test]
fn a_compulsory_capture_may_close_the_own_king() {
    let mut trick = game("w K=D4 P=H74,FV8,FV1,GV8 | K=A1 P=H44,DV4,DV5,H64");
    assert_eq!(sorted(&trick), ["H74xH54"]);
    play_all(&mut trick, &["H74xH54"]);
    assert_eq!(ended(&trick), won("black"));
    assert!(moves(&trick).is_empty());
}

#[test]
fn a_free_move_may_close_the_own_king_too() {
    let mut game = game("w K=D4 Q=H81 P=FV8,FV1,GV8,H44,DV4 | K=A1 P=DV5,BV8");
    assert!(moves(&game).contains(&"H81-H51".to_string()));
    play_all(&mut game, &["H81-H51", "BV8-CV8", "H51-H54"]);
    assert_eq!(ended(&game), won("black"));
}

#[test]
fn four_own_men_around_a_king_do_nothing_until_one_is_replaced() {
    let around = "w K=G4 Q=FV3 P=FV1,FV8,GV8 | K=B3 P=BV3,BV4,H23,H33";
    let mut game = game(around);
    assert_eq!(game.outcome(), None);
    // The queen comes below BV3 and takes its place.
    play_all(&mut game, &["FV3-CV3"]);
    assert_eq!(game.outcome(), None);
    let reply = moves(&game).into_iter().find(|text| text.starts_with("BV4-H34")).expect("a free move");
    game.play(&reply).expect("a listed move is legal");
    assert_eq!(game.outcome(), None);
    let closed = "w K=G4 Q=CV3 P=FV1,FV8,GV8 | K=B3 P=BV3,BV4,H23,H33";
    let mut closed = open("bulltricker", Some(closed), &Rules::default());
    play_all(&mut closed, &["CV3:BV3"]);
    assert_eq!(ended(&closed), won("white"));
}

#[test]
fn edge_squares_have_four_sides_and_a_king_held_there_is_drawn() {
    let held = game("b K=C4 Q=H24,AV4,AV5,GV1 | K=A4");
    assert_eq!(ended(&held), drawn("immobilisation"));
    let corner = game("b K=G7 Q=H21,AV2,GV1,GV2 | K=A1");
    assert_eq!(ended(&corner), drawn("immobilisation"));
    let by_the_king = game("b K=C2 P=AV2,H24,FV1,FV2 | K=A1");
    // B1 is too near to the other king.
    assert_eq!(ended(&by_the_king), drawn("immobilisation"));
    let closed = game("b K=G7 Q=H21,AV2,H11,AV1 | K=A1");
    assert_eq!(ended(&closed), won("white"));
    let three = game("b K=G7 Q=H21,AV2,H11,GV1 | K=A1");
    assert_eq!(ended(&three), drawn("immobilisation"));
}

#[test]
fn mat_comes_before_insufficiency() {
    assert_eq!(ended(&game("b K=G7 Q=H21,AV2,H11 | K=A1 P=AV1")), won("white"));
    assert_eq!(ended(&game("b K=G7 Q=H21,AV2,H12 | K=A1 P=AV1")), drawn("insufficiency"));
    assert_eq!(ended(&game("b K=G7 Q=H21,AV2,H12 | K=B7 P=AV1,AV3,AV4,AV5")), None);
}

#[test]
fn the_edition_of_2020_has_no_capture_in_colonne() {
    let position = "w K=G1 Q=H44 P=FV8,GV1,GV8 | K=A1 P=H42,H45";
    let classic = game(position);
    let edition = open("bulltricker", Some(position), &rules(&[("columnCapture", RuleValue::Flag(false))]));
    let without: Vec<String> = sorted(&classic).into_iter().filter(|text| !text.contains(':')).collect();
    assert_eq!(sorted(&edition), without);
    assert_eq!(sorted(&classic).len(), without.len() + 1);
    assert_eq!(edition.play_error("H44:H45"), Some(ErrorCode::IllegalMove));
}

trait PlayError {
    fn play_error(&self, text: &str) -> Option<ErrorCode>;
}

impl PlayError for AnyGame {
    fn play_error(&self, text: &str) -> Option<ErrorCode> {
        self.clone().play(text).err().map(|error| error.code)
    }
}

/// Both players go to and fro with a queen behind their own men.
const SHUTTLE: [&str; 4] = ["GV1-H81", "AV1-H11", "H81-GV1", "H11-AV1"];

#[test]
fn the_seventh_occurrence_draws_or_the_third_by_the_option() {
    for (option, times) in [(vec![], 7), (vec![("repetition", RuleValue::Limit(Some(3)))], 3)] {
        let mut game = open("bulltricker", None, &rules(&option));
        for occurrence in 2..=times {
            assert_eq!(game.outcome(), None, "{occurrence}");
            play_all(&mut game, &SHUTTLE);
        }
        assert_eq!(ended(&game), drawn("repetition"));
        game.undo();
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn thirteen_moves_to_and_fro_let_the_opponent_claim_a_draw() {
    let endless = rules(&[("repetition", RuleValue::Limit(None))]);
    let mut game = open("bulltricker", None, &endless);
    for ply in 0..25 {
        assert_eq!(game.draw_claim(), None, "{ply}");
        assert_eq!(game.clone().claim_draw().map_err(|error| error.code), Err(ErrorCode::NoClaim));
        play_all(&mut game, &[SHUTTLE[ply % 4]]);
    }
    // White has moved thirteen times, Black is to move.
    assert_eq!(game.draw_claim(), Some("repetition"));
    let mut other = game.clone();
    play_all(&mut other, &["AV2-H11", "GV2-H82"]);
    assert_eq!(other.draw_claim(), None, "White moved another queen");
    game.claim_draw().expect("the draw may be claimed");
    assert_eq!(ended(&game), drawn("repetition"));
    assert_eq!(AnyGame::from_state(&game.state()).map(|read| read.state()), Ok(game.state()));
}

#[test]
fn kings_keep_a_royal_square_between_them_in_every_direction() {
    let game = game("w K=D4 Q=GV1,GV2,GV3,GV4 | K=B5");
    let steps: Vec<String> = sorted(&game).into_iter().filter(|text| text.starts_with("D4")).collect();
    assert_eq!(steps, ["D4-D3", "D4-D5", "D4-E4"]);
}

#[test]
fn compulsory_captures_kings_and_cells_are_told_to_the_board() {
    let game = game("w K=G1 P=H64,FV8,FV1,GV8 | K=A1 P=H54,AV8");
    let marks = game.marks();
    assert_eq!((marks.must_move, marks.threatened), (vec!["H64".to_string()], vec!["H54".to_string()]));
    assert_eq!(marks.kings, ["G1", "A1"]);
    let layout = game.layout();
    assert_eq!((layout.cells.len(), layout.labels.len()), (161, 60));
    let outside = |cell: &tablier::api::dto::LayoutCell| {
        cell.polygon.iter().any(|&(x, y)| {
            !(-0.001..=layout.width + 0.001).contains(&x) || !(-0.001..=layout.height + 0.001).contains(&y)
        })
    };
    assert!(!layout.cells.iter().any(outside));
}

#[test]
fn a_position_is_refused_at_its_place() {
    let start = open("bulltricker", None, &Rules::default()).position();
    let rows: Vec<&str> = start.split(' ').next().expect("rows").split('/').collect();
    // The start with one row changed, and the place of the fault counted from the beginning of that row.
    let with = |row: usize, text: &str| {
        let mut rows = rows.clone();
        rows[row] = text;
        let before: usize = rows[..row].iter().map(|row| row.len() + 1).sum();
        (format!("{} w", rows.join("/")), before)
    };
    let cases = [
        (0, "8", 0, "unexpected"),
        (0, "6", 1, "unexpected"),
        (0, "0Q6", 0, "unexpected"),
        (0, "7Q", 1, "unexpected"),
        (0, "x6", 0, "unexpected"),
        (0, "3P3", 1, "pawn-on-last-strip"),
        (14, "p6", 0, "pawn-on-last-strip"),
        (4, "K6", 0, "wrong-cell"),
        (5, "1Q13", 1, "wrong-cell"),
        (5, "k14", 0, "wrong-cell"),
        (5, "7k7", 1, "second-king"),
        (13, "Q1Q1Q1QKQKQ1Q1Q", 9, "second-king"),
        (3, "16", 0, "unexpected"),
    ];
    for (row, text, at, fault) in cases {
        let (position, before) = with(row, text);
        let error = AnyGame::new("bulltricker", Some(&position), &Rules::default()).expect_err(&position);
        assert_eq!(
            (error.code, error.details.at, error.details.fault),
            (ErrorCode::BadPosition, Some(before + at), Some(fault)),
            "{position}: {error}"
        );
    }
    let faults = [
        ("", 0, "unexpected"),
        ("7", 1, "unexpected"),
        (&*start.replace(" w", ""), start.len() - 2, "unexpected"),
        (&*start.replace(" w", " x"), start.len() - 1, "unexpected"),
        (&*start.replace(" w", " w w"), start.len() + 1, "unexpected"),
        (&*start.replace('K', "1"), start.len() - 1, "no-king"),
        (&*start.replacen('k', "1", 1), start.len() - 1, "no-king"),
        ("w K=G4 Q=GV1 | K=F4", 17, "kings-too-close"),
        ("w K=G4 Q=GV1 | K=F3", 17, "kings-too-close"),
        ("w K=G4 Q=GV1 | K=G4", 17, "occupied"),
        ("w K=G4 Q=GV1,GV1 | K=A4", 13, "occupied"),
        ("w K=G4 Q=H74 | K=A4 P=H74", 22, "occupied"),
        ("w K=G4 Q=H7V4 | K=A4", 9, "no-such-cell"),
        ("w K=G4 Q=H79 | K=A4", 9, "no-such-cell"),
        ("w K=G4 Q=GV9 | K=A4", 9, "no-such-cell"),
        ("w K=G9 Q=GV1 | K=A4", 4, "no-such-cell"),
        ("w K=G4 Q=GV1", 12, "unexpected"),
        ("w K=G4 Q=GV1 | Q=AV1", 20, "no-king"),
        ("w K G4 | K=A4", 4, "unexpected"),
    ];
    for (position, at, fault) in faults {
        let error = AnyGame::new("bulltricker", Some(position), &Rules::default()).expect_err(position);
        assert_eq!(
            (error.code, error.details.at, error.details.fault),
            (ErrorCode::BadPosition, Some(at), Some(fault)),
            "{position}: {error}"
        );
        assert!(error.message.len() < 300);
    }
    let both = "w K=A1 Q=H71,H81,GV1 P=H21 | K=G1 Q=H11,AV1,AV2 P=GV2";
    let error = AnyGame::new("bulltricker", Some(both), &Rules::default()).expect_err(both);
    assert_eq!(error.details.fault, Some("both-mat"));
}

#[test]
fn positions_in_other_spellings_are_read() {
    let start = open("bulltricker", None, &Rules::default());
    let list = "w K=G4 Q=GV1,GV2,GV3,GV4,GV5,GV6,GV7,GV8 P=FV1,FV2,FV3,FV4,FV5,FV6,FV7,FV8,H71,H72,H73,H74,H75,H76,H77 \
                | K=A4 Q=AV1,AV2,AV3,AV4,AV5,AV6,AV7,AV8 P=BV1,BV2,BV3,BV4,BV5,BV6,BV7,BV8,H21,H22,H23,H24,H25,H26,H27";
    for text in [
        list.to_string(),
        list.to_lowercase(),
        format!("  {} ", start.position()),
        start.position().replace('/', " / "),
    ] {
        assert_eq!(game(&text).key(), start.key(), "{text}");
    }
    // Names of the application of 2020: columns first, rows from below.
    let other = game("w K=d.1 Q=a.h8,v1.1,v2.1,v3.1 P=d.h2,v3.2 | K=d.7");
    assert_eq!(other.position(), game("w K=G4 Q=H11,GV1,GV2,GV3 P=H74,FV3 | K=A4").position());
}

#[test]
fn moves_in_other_spellings_are_read() {
    let same = |position: Option<&str>, spellings: &[&str], text: &str| {
        for spelling in spellings {
            let mut game = open("bulltricker", position, &Rules::default());
            let played = game.play(spelling).unwrap_or_else(|error| panic!("{spelling}: {error}"));
            assert_eq!(played.text, text, "{spelling}");
        }
    };
    same(
        None,
        &["H74-H54", "H74H54", "h74h54", " H74 - H54 ", "H74–H54", "H74->H54", "H74→H54", "d.h2-d.h4"],
        "H74-H54",
    );
    let jump = Some("w K=G1 P=H64,FV8,FV1,GV8 | K=A1 P=H54,H34,AV8");
    same(
        jump,
        &["H64xH24", "H64H24", "H64-H24", "H64:H24", "H64×H24", "H64xH24(H54,H34)", "H64xH24(H34, H54)#"],
        "H64xH24",
    );
    let column = Some("w K=G1 P=EV4,FV8,FV1,GV8 | K=A1 P=DV4,AV8");
    same(column, &["EV4:DV4", "EV4xDV4", "EV4DV4", "EV4:DV4(DV4)", "EV4:DV4##"], "EV4:DV4");
    let promotion = Some("w K=G1 P=H25,FV8,FV1,GV8 | K=A1 P=DV4,AV8");
    same(promotion, &["H25-H15=Q", "H25-H15", "H25H15=q"], "H25-H15=Q");
}

#[test]
fn a_move_is_refused_and_the_game_stays_as_it_is() {
    use ErrorCode::{BadNotation, IllegalMove};
    let long = "H74".repeat(30_000);
    let cases = [
        ("", BadNotation, Some(0)),
        ("hello", BadNotation, Some(0)),
        ("H74", BadNotation, Some(3)),
        ("H74-", BadNotation, Some(4)),
        ("H74-H94", BadNotation, Some(4)),
        ("H74-H7V4", BadNotation, Some(4)),
        ("H74-H54=K", BadNotation, Some(8)),
        ("H74-H54 H64", BadNotation, Some(8)),
        ("H74xH54(", BadNotation, Some(8)),
        ("32-28", BadNotation, Some(0)),
        (&*long, BadNotation, Some(6)),
        ("H74-H44", IllegalMove, None),
        ("H74xH54", IllegalMove, None),
        ("H74-H54=Q", IllegalMove, None),
        ("H74-H54(H64)", IllegalMove, None),
        ("H24-H34", IllegalMove, None),
        ("G4-F4", IllegalMove, None),
    ];
    for (text, code, at) in cases {
        let mut game = open("bulltricker", None, &Rules::default());
        let before = game.state();
        let error = game.play(text).expect_err(text);
        assert_eq!((error.code, error.details.at), (code, at), "{text:?}: {error}");
        assert!(error.message.len() < 300 && game.state() == before, "{text}");
        assert_eq!(code == IllegalMove, !error.details.legal.is_empty(), "{text}");
    }
    let promotion = open("bulltricker", Some("w K=G1 P=H25,FV8,FV1,GV8 | K=A1 P=DV4,AV8"), &Rules::default());
    assert_eq!(promotion.play_error("H25-H15=Q(H35)"), Some(IllegalMove));
}

#[test]
fn options_are_checked() {
    for (name, value) in [
        ("columnCapture", RuleValue::Choice("yes".into())),
        ("repetition", RuleValue::Limit(Some(1))),
        ("repetition", RuleValue::Flag(true)),
        ("maxPlies", RuleValue::Limit(Some(100))),
    ] {
        let found = (name != "maxPlies").then(|| value.to_string());
        let error = AnyGame::new("bulltricker", None, &rules(&[(name, value)])).map(drop).expect_err(name);
        assert_eq!(error.code, ErrorCode::BadOption, "{name}");
        assert_eq!((error.details.option.as_deref(), error.details.found), (Some(name), found));
    }
    let shown = serde_json::to_value(open("bulltricker", None, &Rules::default()).rules()).expect("plain values");
    assert_eq!(shown, serde_json::json!({ "columnCapture": true, "repetition": 7 }));
}

/// The player who has won after a move.
fn winner_after(game: &AnyGame, text: &str) -> Option<String> {
    let mut after = game.clone();
    after.play(text).expect("a listed move is legal");
    after.outcome().and_then(|outcome| outcome.winner)
}

/// Moves that win at once.
fn wins(game: &AnyGame) -> Vec<String> {
    let us = game.turn();
    moves(game).into_iter().filter(|text| winner_after(game, text).as_deref() == Some(us)).collect()
}

/// Moves after which the opponent cannot win at once, and has not won.
fn safe_moves(game: &AnyGame) -> Vec<String> {
    let mut safe = moves(game);
    safe.retain(|text| {
        let mut after = game.clone();
        after.play(text).expect("a listed move is legal");
        after.outcome().is_none_or(|outcome| outcome.winner.is_none()) && wins(&after).is_empty()
    });
    safe
}

fn best(game: &AnyGame, limits: Limits) -> String {
    let mut search = game.search(limits).expect("the game goes on");
    search.run();
    search.report(Level::FULL, 0, 0.0).best.mv
}

/// On positions of self-play with few nodes and a random move now and then.
#[test]
fn the_engine_takes_a_win_in_one_and_never_allows_one_that_it_can_prevent() {
    const NODES: u64 = 1500;
    let (mut won, mut parried) = (0, 0);
    for seed in 0..40 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = open("bulltricker", None, &Rules::default());
        for ply in 0..90 {
            if game.outcome().is_some() {
                break;
            }
            let wins = if ply > 10 { wins(&game) } else { Vec::new() };
            if !wins.is_empty() {
                won += 1;
                assert!(wins.contains(&best(&game, Limits::nodes(NODES))), "{}: {wins:?}", game.position());
            } else if ply > 10 && random.u8(..4) == 0 {
                let safe = safe_moves(&game);
                if !safe.is_empty() && safe.len() < moves(&game).len() {
                    parried += 1;
                    let mv = best(&game, Limits::nodes(NODES));
                    assert!(safe.contains(&mv), "{}: {mv}, not one of {safe:?}", game.position());
                }
            }
            let text = if random.u8(..5) == 0 {
                random.choice(moves(&game)).expect("the game goes on")
            } else {
                best(&game, Limits::nodes(150))
            };
            game.play(&text).expect("players play legal moves");
        }
    }
    println!("{won} wins in one, {parried} parries");
    assert!(won >= 5 && parried >= 20, "{won} {parried}");
}

/// The queen offers herself; the pawn that must take her closes its own king.
#[test]
fn the_engine_sees_a_trick_one_ply_deep() {
    let game = game("w K=G7 Q=H31 P=H54,DV4,DV5 | K=D4 P=H24,AV8,BV8,CV8");
    let mut search = game.search(Limits::depth(1)).expect("the game goes on");
    search.run();
    let found = search.report(Level::FULL, 0, 0.0);
    assert_eq!((found.best.mv.as_str(), found.best.mate), ("H31-H34", Some(2)));
}
