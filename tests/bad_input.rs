//! Text from outside: refused with a code and a place, never a panic, and the game stays as it is.
#![allow(missing_docs)]

mod common;

use common::{moves, open};
use proptest::prelude::*;
use tablier::{AnyGame, ErrorCode, RuleValue, Rules};

const GAMES: [&str; 6] = ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"];

/// Code and place of the fault in a position text.
fn fault(id: &str, position: &str) -> (ErrorCode, Option<usize>) {
    let error = AnyGame::new(id, Some(position), &Rules::default()).expect_err(position);
    assert!(!error.message.is_empty() && error.message.len() < 300, "{}", error.message);
    (error.code, error.details.at)
}

#[test]
fn a_position_is_refused_at_its_place() {
    let sixty: Vec<String> = (1..=60).map(|number| number.to_string()).collect();
    let cases = [
        ("draughts", "", 0),
        ("draughts", "X:W31:B1", 0),
        ("draughts", "W:W99:B1", 3),
        ("draughts", "W:W0:B1", 3),
        ("draughts", "W:W31,31:B1", 6),
        ("draughts", "W:W31:B31", 7),
        ("draughts", "W:W31-20:B1", 6),
        ("draughts", "W:WK:B1", 4),
        ("draughts", "W:W31;32:B1", 5),
        ("draughts", "W:W31:B1:Q3", 9),
        ("draughts", "W:W1:B2", 3),
        ("draughts", "W:W31:B50", 7),
        ("draughts", "W:W25-46:B1", 3),
        ("draughts", "?:W31:B1", 0),
        ("draughts", "W", 1),
        ("draughts", "W:W:B", 5),
        ("draughts", "W:W31:B1:H1:H2", 12),
        ("draughts", "W:W31:B1:H10000", 10),
        ("draughts", "W:W31:B1 é", 9),
        // Counted as JavaScript counts: the first character is two code units.
        ("draughts", "😀", 0),
        ("draughts", "W:W31:B1:H😀", 10),
        ("spanish-draughts", "W:W1-13:B21-32", 3),
        ("spanish-draughts", "W:W33:B1", 3),
        ("charret", "", 0),
        ("charret", ".......................3 1 9 9", 23),
        ("charret", "......... 1 9 9", 9),
        ("charret", "........................ 3 9 9", 25),
        ("charret", "........................ 1 9", 28),
        ("charret", "........................ 1 10 9", 27),
        ("charret", "1....................... 1 9 9", 27),
        ("charret", "........................ 1 9 9 9", 31),
        ("charret", "11...................22. 1 0 0", 0),
    ];
    for (id, position, at) in cases {
        assert_eq!(fault(id, position), (ErrorCode::BadPosition, Some(at)), "{id} {position:?}");
    }
    assert_eq!(fault("draughts", &format!("W:W{}:B1", sixty.join(","))).0, ErrorCode::BadPosition);
}

#[test]
fn numbers_are_told_as_they_are_written() {
    let told = |id, text| AnyGame::new(id, Some(text), &Rules::default()).expect_err(text);
    for (text, number) in
        [("W:W99999999999:B3", "99999999999"), ("W:W1-0099999999999:B3", "0099999999999"), ("W:W051:B3", "051")]
    {
        let error = told("draughts", text);
        assert_eq!((error.details.fault, error.details.found.as_deref()), (Some("no-such-cell"), Some(number)));
        assert!(error.message.starts_with(&format!("there is no square {number} at character ")), "{error}");
    }
    let hand = told("charret", "11.2.2.................. 1 99999999999 7");
    assert_eq!(hand.details.found.as_deref(), Some("99999999999 7"));
    assert_eq!(hand.details.expected.as_deref(), Some("the tokens in red's hand, 9 at most"));
}

#[test]
fn positions_in_other_spellings_are_read() {
    let start = open("draughts", None, &Rules::default()).position();
    for text in ["W:W31-50:B1-20", "W:B1-20:W31-50.", " w : w31-50 : b1-20 ", "W:W31-50:\nB1-20:H0:F1"] {
        let read = open("draughts", Some(text), &Rules::default());
        assert!(read.position().starts_with(&start), "{text}");
    }
    let kings = open("draughts", Some("W:WK31-50:B"), &Rules::default());
    assert_eq!(kings.board().iter().filter(|piece| piece.piece == "king").count(), 20);
    let spanish = open("spanish-draughts", Some("W:W1-12:B21-32"), &Rules::default());
    assert_eq!(spanish.key(), open("spanish-draughts", None, &Rules::default()).key());
}

#[test]
fn a_move_is_refused_and_the_game_stays_as_it_is() {
    use ErrorCode::{AmbiguousMove, BadNotation, IllegalMove};
    let long = "3".repeat(100_000);
    let chain = "x31".repeat(30_000);
    let cases = [
        ("draughts", None, "", BadNotation, Some(0)),
        ("draughts", None, "hello", BadNotation, Some(0)),
        ("draughts", None, "32", BadNotation, Some(2)),
        ("draughts", None, "32-28-23", BadNotation, Some(5)),
        ("draughts", None, "32-99", BadNotation, Some(3)),
        ("draughts", None, "32x28", IllegalMove, None),
        ("draughts", None, "19-23", IllegalMove, None),
        ("draughts", None, "32-27x", BadNotation, Some(5)),
        ("draughts", None, &long, BadNotation, Some(0)),
        ("draughts", None, &chain, BadNotation, Some(0)),
        ("draughts", Some("W:WK4:B13,20,32,37"), "4x15", AmbiguousMove, None),
        ("draughts", Some("W:W26:B12,K21,31,32"), "26-21", IllegalMove, None),
        ("charret", None, "25", BadNotation, Some(0)),
        ("charret", None, "h9", BadNotation, Some(0)),
        ("charret", None, "1-2", IllegalMove, None),
        ("charret", None, "1x", BadNotation, Some(2)),
        ("charret", None, "(x12)", BadNotation, Some(0)),
        ("charret", None, "5 (x12", BadNotation, Some(6)),
        ("charret", Some("11.2.2.................. 1 7 7"), "3", AmbiguousMove, None),
        ("charret", Some("11.2.2.................. 1 7 7"), "3x5", IllegalMove, None),
        ("charret", None, &long, BadNotation, Some(0)),
    ];
    for (id, position, text, code, at) in cases {
        let mut game = open(id, position, &Rules::default());
        let before = game.state();
        let error = game.play(text).expect_err(text);
        assert_eq!((error.code, error.details.at), (code, at), "{id} {text:?}: {error}");
        assert!(error.message.len() < 300, "{}", error.message);
        assert_eq!(code == IllegalMove, !error.details.legal.is_empty(), "{text}");
        assert_eq!(code == AmbiguousMove, error.details.candidates.len() > 1, "{text}");
        assert_eq!(game.state(), before);
    }
}

#[test]
fn moves_in_other_spellings_are_read() {
    let same = |id: &str, position: Option<&str>, spellings: &[&str], text: &str| {
        for spelling in spellings {
            let mut game = open(id, position, &Rules::default());
            let played = game.play(spelling).unwrap_or_else(|error| panic!("{spelling}: {error}"));
            assert_eq!(played.text, text, "{spelling}");
        }
    };
    same("draughts", None, &["32-28", " 32 - 28 ", "3228", "32–28", "032-028"], "32-28");
    let coup = Some("W:W26:B12,K21,31,32");
    same("draughts", coup, &["26x8", "26:8", "26 x 8", "26X8", "26×8", "26x17x8", "2608"], "26x8");
    let two = Some("W:WK4:B13,20,32,37");
    same("draughts", two, &["4x27x15", "4x27x38x15", "4x38x15"], "4x27x38x15");
    same("charret", None, &["5", " 5 ", "d6", "D6", "05"], "5");
    let closing = Some("11.2.2.................. 1 7 7");
    same("charret", closing, &["3x6", "3 x 6", "3 x6", "3(x6)", "3*6", "3:6", "g7xf6", "3×6"], "3x6");
    let moving = Some("121......1...........22. 1 0 0");
    let texts = moves(&open("charret", moving, &Rules::default()));
    assert!(texts.contains(&"10-4".to_string()), "{texts:?}");
    same("charret", moving, &["10-4", "10->4", "10>4", "10→4", "10 — 4", "a4-b6"], "10-4");
}

#[test]
fn options_and_ids_are_checked() {
    let with = |id: &str, name: &str, value: RuleValue| {
        let mut rules = Rules::default();
        rules.set(name, value);
        AnyGame::new(id, None, &rules).map(drop).map_err(|error| error.code)
    };
    let word = |text: &str| RuleValue::Choice(text.into());
    assert_eq!(
        AnyGame::new("chess", None, &Rules::default()).map(drop).map_err(|e| e.code),
        Err(ErrorCode::UnknownGame)
    );
    for (id, name, value) in [
        ("draughts", "huffing", RuleValue::Flag(true)),
        ("draughts", "drawRules", word("always")),
        ("draughts", "drawRules", RuleValue::Flag(true)),
        ("draughts", "fly", RuleValue::Flag(true)),
        ("charret", "fly", word("yes")),
        ("charret", "repetition", RuleValue::Limit(Some(1))),
        ("charret", "noCaptureLimit", RuleValue::Limit(Some(1001))),
        ("charret", "starter", word("white")),
    ] {
        assert_eq!(with(id, name, value), Err(ErrorCode::BadOption), "{id} {name}");
    }
    assert_eq!(with("charret", "repetition", RuleValue::Limit(None)), Ok(()));
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,60}",
        "[WBwbKHFDS:,.0-9 -]{0,80}",
        "[.12 0-9]{0,40}",
        "([wb]{0,9}[WB1-6]{1,3}/){7}[wb]{0,3}[WB1-8]{1,4} [wb] [0-9]{0,2}",
        "[wbWB1-8]{0,4}(/[WB]?7[WB]?){7} [wb]",
        "[a-hA-H][1-8] ?-?[a-hA-H][1-8]",
        "(huff )?[0-9]{1,3}([-x:][0-9]{1,3}){0,6}",
        "[a-gx0-9() >*-]{0,12}",
        "([pnbrqkmPNBRQKMI1-8]{1,8}/){7}[pnbrqkmPNBRQKM1-8]{1,8} [wb]( [0-9]{1,3})?",
        "[PNBRQKMI]?[a-h]?[1-8]?[x-]?[a-h][1-8][xX]?([nrp][a-h][1-8],?){0,3}[+#]?",
        "[kqpKQP0-9/]{0,60} [wb]",
        "[wb] ([KQP]=[A-HV1-8,]{1,9} ?){0,4}\\| ([KQP]=[A-HV1-8,]{1,9} ?){0,4}",
        "[A-HV1-8]{2,3}[x:-]?[A-HV1-8]{2,3}(=Q)?",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn any_position_text_is_read_or_refused(text in any_text(), huffing: bool) {
        for id in GAMES {
            let mut rules = Rules::default();
            if id == "spanish-draughts" {
                rules.set("huffing", RuleValue::Flag(huffing));
            }
            if let Ok(game) = AnyGame::new(id, Some(&text), &rules) {
                let again = open(id, Some(&game.position()), &rules);
                prop_assert_eq!(again.position(), game.position());
                prop_assert_eq!(moves(&again), moves(&game));
            }
        }
    }

    #[test]
    fn any_move_text_is_played_or_refused(text in any_text()) {
        for (id, position) in [
            ("draughts", None),
            ("draughts", Some("W:WK47:B14,19,29,31,42")),
            ("spanish-draughts", None),
            ("tumblingdown", None),
            ("bulltricker", None),
            ("charret", None),
            ("charret", Some("11.2.2.................. 1 7 7")),
            ("ultima", None),
            ("ultima", Some("7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w")),
        ] {
            let mut game = open(id, position, &Rules::default());
            let before = game.state();
            let legal = moves(&game);
            match game.play(&text) {
                Ok(info) => prop_assert!(legal.contains(&info.text)),
                Err(_) => prop_assert_eq!(game.state(), before),
            }
        }
    }

    #[test]
    fn any_cells_may_be_clicked(cells in proptest::collection::vec("[0-9]{1,2}", 0..8)) {
        for (id, position) in [("draughts", Some("W:WK47:B14,19,29,31,42")), ("charret", None)] {
            let game = open(id, position, &Rules::default());
            if let Ok(input) = game.input(&cells) {
                prop_assert!(input.moves.len() <= moves(&game).len());
            }
        }
    }
}
