//! Tumblingdown: the fixtures with their kings, and the rules that are easily got wrong, each in a test of its own.
#![allow(missing_docs)]

mod common;

use common::{moves, open};
use serde_json::Value;
use tablier::{AnyGame, ErrorCode, Rules};

const START: &str = "2WwWwwWwwwWwwWwW/3WwWwwWwWW/4WwWW1/5W2/2B5/1BbBB4/BbBbbBbBB3/bBbbBbbbBbbBbBB2 w 1";

fn at(position: &str) -> AnyGame {
    open("tumblingdown", Some(position), &Rules::default())
}

/// The game after these moves.
fn after(position: &str, line: &[&str]) -> AnyGame {
    let mut game = at(position);
    for text in line {
        game.play(text).unwrap_or_else(|error| panic!("{text} in {}: {error}", game.position()));
    }
    game
}

/// Winner and reason; the winner of a draw is "".
fn end(game: &AnyGame) -> Option<(String, String)> {
    game.outcome().map(|outcome| (outcome.winner.unwrap_or_default(), outcome.reason))
}

fn won(player: &str, reason: &str) -> Option<(String, String)> {
    Some((player.into(), reason.into()))
}

/// Heights of the kings and their squares, as the fixtures write them: `w4:F8 b4:C1`.
fn kings(game: &AnyGame) -> String {
    let (board, marked) = (game.board(), game.marks().kings);
    let of = |player: &str| {
        let pieces_on = |cell: &str| board.iter().filter(|piece| piece.cell == cell).count();
        let own = |cell: &&String| board.iter().any(|piece| piece.cell == **cell && piece.player == player);
        let mut cells: Vec<&String> = marked.iter().filter(own).collect();
        cells.sort();
        let height = cells.first().map_or(0, |cell| pieces_on(cell));
        assert!(cells.iter().all(|cell| pieces_on(cell) == height), "{}", game.position());
        let names: Vec<&str> = cells.iter().map(|cell| cell.as_str()).collect();
        format!("{}{height}:{}", &player[..1], names.join(","))
    };
    format!("{} {}", of("white"), of("black"))
}

#[test]
fn fixtures() {
    let root: Value = serde_json::from_str(include_str!("fixtures/tumblingdown.json")).expect("the fixture is JSON");
    let texts = |value: &Value| -> Vec<String> {
        let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
    };
    for row in root["fixtures"].as_array().expect("a list") {
        let id = row["id"].as_str().expect("an id");
        let mut game = at(row["position"].as_str().expect("a position"));
        assert_eq!(Some(&*game.position()), row["position"].as_str(), "{id}");
        let mut listed = moves(&game);
        listed.sort();
        if let Some(count) = row["count"].as_u64() {
            assert_eq!(listed.len() as u64, count, "{id}");
        }
        if row["texts"].is_array() {
            assert_eq!(listed, texts(&row["texts"]), "{id}");
        }
        if let Some(expected) = row["kings"].as_str() {
            assert_eq!(kings(&game), expected, "{id}");
        }
        for text in texts(&row["illegal"]) {
            let before = game.state();
            let error = game.play(&text).expect_err(&text);
            assert!(matches!(error.code, ErrorCode::IllegalMove | ErrorCode::BadNotation), "{id} {text}: {error}");
            assert_eq!(game.state(), before, "{id} {text}");
        }
        for text in texts(if row["spelled"].is_array() { &row["spelled"] } else { &row["line"] }) {
            game.play(&text).unwrap_or_else(|error| panic!("{id} {text}: {error}"));
        }
        if let Some(expected) = row["after"].as_str() {
            assert_eq!(game.position(), expected, "{id}");
        }
        if let Some(expected) = row["kingsAfter"].as_str() {
            assert_eq!(kings(&game), expected, "{id}");
        }
        let expected = row["outcome"].as_object().map(|outcome| {
            let text = |name: &str| outcome[name].as_str().unwrap_or_default().to_owned();
            (text("winner"), text("reason"))
        });
        assert_eq!(end(&game), expected, "{id}");
    }
}

#[test]
fn the_start_is_the_one_of_the_rules() {
    let game = open("tumblingdown", None, &Rules::default());
    assert_eq!(game.position(), START);
    assert_eq!(game.key(), at(START).key());
    assert_eq!((game.turn(), &*kings(&game)), ("white", "w4:F8 b4:C1"));
}

/// 1.2: the bottom piece lands next to the source, the top piece farthest.
#[test]
fn the_bottom_piece_falls_first() {
    let game = after("7wwW/8/8/8/8/8/3wbwwbW4/bbB7 w 1", &["D2-D3"]);
    assert_eq!(game.position(), "3W3wwW/3B4/3W4/3W4/3B4/3W4/8/bbB7 b 2");
}

/// 1.2: the pile at the edge keeps the order of the stack, on what lies there already.
#[test]
fn what_is_left_at_the_edge_piles_up_in_order() {
    let game = after("bB7/8/8/8/8/8/wbwwbW7/5wwW2 w 1", &["A2-A1"]);
    assert_eq!(game.position(), "bB7/8/8/8/8/8/8/wbwwbW4wwW2 b 2");
    let game = after("bB7/8/8/8/8/8/1wbwwbW6/bB4wwW2 w 1", &["B2-A1"]);
    assert_eq!(game.position(), "bB7/8/8/8/8/8/8/bbwbwwbW4wwW2 b 2");
}

/// 1.3 b: no capture when the same move makes a taller king of the same side; but an equal one does not save.
#[test]
fn a_taller_king_saves_and_an_equal_one_does_not() {
    // A white piece covers D4, a black one raises C4.
    let taller = after("7wwW/8/8/8/2bbBbbBwbW3/8/8/8 w 1", &["E4-D4"]);
    assert_eq!((end(&taller), &*kings(&taller)), (None, "w3:H8 b4:C4"));
    let equal = after("7wwW/8/8/8/2bBbbBwbW3/8/8/8 w 1", &["E4-D4"]);
    assert_eq!((end(&equal), &*kings(&equal)), (won("white", "king-captured"), "w3:H8 b3:C4"));
}

/// 1.3: capturing the enemy's king wins even when the own one falls with it.
#[test]
fn both_kings_captured_at_once_is_a_win() {
    // The black piece lands on the own king, the white one on the enemy's.
    let game = after("8/8/8/8/1bwWwwWbbB4/8/8/8 w 1", &["B4-C4"]);
    assert_eq!(end(&game), won("white", "king-captured"), "{}", game.position());
}

/// 1.3 c: every king counts, so one of two is enough.
#[test]
fn one_of_two_equal_kings_is_enough() {
    let game = after("7wwW/8/8/8/bbB2bbBW3/8/8/8 w 1", &["E4-D4"]);
    assert_eq!(kings(&game), "w3:H8 b3:A4");
    assert_eq!(end(&game), won("white", "king-captured"));
}

/// 1.3 a, the written rule: whoever has no pure stack left after their own move loses.
#[test]
fn the_last_pure_stack_dissolved_by_its_owner_loses() {
    let game = after("7bB/8/8/8/8/8/wW7/1wBbB5 w 1", &["A2-B1"]);
    assert_eq!(end(&game), won("black", "own-king-captured"), "{}", game.position());
}

/// 1.3: a king that goes is not captured, even where its pieces come to lie on enemy ones.
#[test]
fn a_king_that_moves_is_not_captured() {
    let game = after("7W/8/8/3B4/3wwW4/3B4/8/bB7 w 1", &["D4-D5"]);
    assert_eq!((end(&game), &*kings(&game)), (None, "w1:D6,D7,H8 b2:A1"));
}

/// 1.3: the king of a player is gone although the player's own piece lies on top.
#[test]
fn a_mixed_stack_is_no_king_whoever_owns_it() {
    let game = after("7bB/8/8/8/8/8/8/wwWbW3wW2 w 1", &["B1-A1"]);
    assert_eq!(end(&game), won("black", "own-king-captured"), "{}", game.position());
}

/// 1.4, choice 6: any square on which a piece of the stack lands names its direction.
#[test]
fn aliases_of_the_target_square_are_read() {
    for spelling in ["G8-F7", "G8-E6", "G8-D5", "g8d5", "g8 e6", "G8 - F7", "Move G 8 F 7", "G8→D5", "G8->F7", "g8–f7"]
    {
        let mut game = at(START);
        assert_eq!(game.play(spelling).expect(spelling).text, "G8-F7", "{spelling}");
        assert_eq!(game.history(), ["G8-F7"]);
    }
    for (text, code) in
        [("G8-C4", ErrorCode::IllegalMove), ("G8-E7", ErrorCode::IllegalMove), ("G8-G9", ErrorCode::BadNotation)]
    {
        assert_eq!(at(START).play(text).expect_err(text).code, code, "{text}");
    }
}

#[test]
fn aliases_of_the_target_square_may_be_clicked() {
    let game = at(START);
    let cells = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let input = game.input(&cells(&["G8"])).expect("the cell exists");
    assert_eq!(input.next, cells(&["D5", "G5", "E6", "G6", "F7", "G7", "H7", "D8", "E8", "F8", "H8"]));
    for target in ["F7", "E6", "D5"] {
        let input = game.input(&cells(&["G8", target])).expect("the cells exist");
        assert_eq!(input.complete.map(|info| info.text).as_deref(), Some("G8-F7"), "{target}");
    }
    for wrong in [&["G8", "C4"][..], &["G8", "E7"], &["G8", "F7", "E6"], &["C1"], &["A8"]] {
        let input = game.input(&cells(wrong)).expect("the cells exist");
        assert!(input.moves.is_empty() && input.next.is_empty() && input.complete.is_none(), "{wrong:?}");
    }
}

/// 1.3, step 3: all stacks with their order, and the side to move; the start counts, and so do positions long ago.
#[test]
fn the_third_time_is_a_draw() {
    let round = ["F5-F4", "C4-C5", "F4-F5", "C5-C4"];
    let mut game = at(START);
    for text in round.iter().chain(&round[..3]) {
        game.play(text).expect("a move of the round");
        assert_eq!(game.outcome(), None);
    }
    game.play(round[3]).expect("a move of the round");
    assert_eq!(end(&game), won("", "repetition"));
    assert!(moves(&game).is_empty());
    game.undo();
    game.play("C5-D5").expect("another move");
    assert_eq!(game.outcome(), None);
}

/// The same stacks with another order of pieces are another position.
#[test]
fn the_order_in_a_stack_matters_to_repetition() {
    let (one, other) = (at("7W/8/8/8/8/8/8/wbW6B w 1"), at("7W/8/8/8/8/8/8/bwW6B w 1"));
    assert_ne!(one.key(), other.key());
    assert_ne!(at("7W/8/8/8/8/8/8/wbW6B b 2").key(), one.key());
    assert_eq!(at("7W/8/8/8/8/8/8/wbW6B w 9").key(), one.key(), "the number of the move does not count");
}

/// A capture of the king has priority over a repetition.
#[test]
fn a_king_captured_is_no_repetition() {
    let game = after("bbB6wwW/8/8/8/3bbbB4/3W4/8/8 w 1", &["D3-D4"]);
    assert_eq!(end(&game), won("white", "king-captured"));
    // The stacks alone do not tell: the same text begins a game that goes on.
    let read = at(&game.position());
    assert_eq!(read.outcome(), None);
    assert_ne!(read.key(), game.key());
}

/// A player without a stack cannot move, and without a pure one has lost.
#[test]
fn a_player_without_a_stack_has_lost() {
    assert_eq!(end(&at("8/8/8/8/8/8/8/bB7 w 1")), won("black", "king-captured"));
    assert_eq!(end(&at("8/8/8/8/8/8/8/wW7 w 1")), None);
}

#[test]
fn kings_in_check_are_marked() {
    let game = at("7W/8/8/8/bB3bwW3/8/8/8 b 2");
    assert!(game.marks().check.is_empty(), "nothing reaches A4");
    let game = at("7W/8/8/8/bBW6/8/8/8 b 2");
    assert_eq!(game.marks().check, ["A4"]);
    assert!(at("7wW/8/8/8/bBW6/8/8/8 w 1").marks().check.is_empty(), "the threat is White's own");
}

#[test]
fn a_position_is_refused_at_its_place() {
    let tall = |height: usize| format!("{}W7/8/8/8/8/8/8/7B w 1", "w".repeat(height - 1));
    let cases = [
        ("", 0, "unexpected"),
        ("hello", 0, "unexpected"),
        ("9/8/8/8/8/8/8/7B w 1", 0, "unexpected"),
        ("0W7/8/8/8/8/8/8/7B w 1", 0, "unexpected"),
        ("7WW/8/8/8/8/8/8/7B w 1", 2, "unexpected"),
        ("W6/8/8/8/8/8/8/7B w 1", 2, "unexpected"),
        ("W8/8/8/8/8/8/8/7B w 1", 1, "unexpected"),
        ("7w/8/8/8/8/8/8/7B w 1", 2, "unexpected"),
        ("7wx/8/8/8/8/8/8/7B w 1", 2, "unexpected"),
        ("7W/8/8/8/8/8/7B w 1", 15, "unexpected"),
        ("7W/8/8/8/8/8/8/7B/8 w 1", 17, "unexpected"),
        ("7W/8/8/8/8/8/8/7B", 17, "unexpected"),
        ("7W/8/8/8/8/8/8/7B x 1", 18, "unexpected"),
        ("7W/8/8/8/8/8/8/7B w 0", 20, "unexpected"),
        ("7W/8/8/8/8/8/8/7B w -1", 20, "unexpected"),
        ("7W/8/8/8/8/8/8/7B w 1 1", 22, "unexpected"),
        ("7W/8/8/8/8/8/8/7B w 1 é", 22, "unexpected"),
        ("7W/8/8 /8/8/8/8/7B w 1", 6, "unexpected"),
        ("😀W/8/8/8/8/8/8/7B w 1", 0, "unexpected"),
        ("8/8/8/8/8/8/8/8 w 1", 0, "no-piece"),
        (&tall(59), 58, "too-many-pieces"),
        (&tall(58), 73, "too-many-pieces"),
    ];
    for (text, place, fault) in cases {
        let error = AnyGame::new("tumblingdown", Some(text), &Rules::default()).expect_err(text);
        let found = (error.code, error.details.at, error.details.fault);
        assert_eq!(found, (ErrorCode::BadPosition, Some(place), Some(fault)), "{text}: {error}");
        assert!(error.message.len() < 300, "{}", error.message);
    }
    let highest = at(&tall(57));
    assert_eq!(highest.board().len(), 58);
    assert_eq!(after(&tall(57), &["A8-B7"]).board().len(), 58);
}

#[test]
fn positions_in_other_spellings_are_read() {
    for text in
        [" 7W/8/8/8/8/8/8/7B  w  1 ", "7W/8/8/8/8/8/8/7B w", "7W/8/8/8/8/8/8/7B W 1", "43W/8/71/8/8/8/8/1111111B w 1"]
    {
        assert_eq!(at(text).position(), "7W/8/8/8/8/8/8/7B w 1", "{text}");
    }
    assert_eq!(at("7W/8/8/8/8/8/8/7B b").position(), "7W/8/8/8/8/8/8/7B b 2");
    let late = after("7W/8/8/8/8/8/8/7B w 99999999999", &["H8-G8"]);
    assert_eq!(late.position(), "6W1/8/8/8/8/8/8/7B b 4294967295");
}

#[test]
fn a_move_is_refused_at_its_place() {
    let long = "g8".repeat(50_000);
    let cases = [
        ("", ErrorCode::BadNotation, Some(0)),
        ("hello", ErrorCode::BadNotation, Some(1)),
        ("G8", ErrorCode::BadNotation, Some(2)),
        ("G8-", ErrorCode::BadNotation, Some(3)),
        ("G8-F", ErrorCode::BadNotation, Some(4)),
        ("G8-77", ErrorCode::BadNotation, Some(3)),
        ("G8-I8", ErrorCode::BadNotation, Some(3)),
        ("G9-F8", ErrorCode::BadNotation, Some(0)),
        ("G8-F7-E6", ErrorCode::BadNotation, Some(5)),
        ("😀8-F7", ErrorCode::BadNotation, Some(0)),
        (&long, ErrorCode::BadNotation, Some(4)),
        ("G8-G8", ErrorCode::IllegalMove, None),
        ("A8-B8", ErrorCode::IllegalMove, None),
        ("C1-C2", ErrorCode::IllegalMove, None),
    ];
    for (text, code, place) in cases {
        let mut game = at(START);
        let before = game.state();
        let error = game.play(text).expect_err(text);
        assert_eq!((error.code, error.details.at), (code, place), "{text}: {error}");
        assert_eq!(code == ErrorCode::IllegalMove, !error.details.legal.is_empty(), "{text}");
        assert!(error.message.len() < 300, "{}", error.message);
        assert_eq!(game.state(), before);
    }
}
