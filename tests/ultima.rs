//! Ultima through the dynamic API: the fixtures, and the places where programs of this game go wrong, each a test.
#![allow(missing_docs)]

mod common;
mod fixtures;

use std::collections::BTreeMap;

use common::{moves, open, rules};
use fixtures::ultima::Known;
use tablier::{AnyGame, ErrorCode, RuleValue, Rules};

/// Largest perft value that is checked.
const LEAVES: u64 = 7_000_000;

fn game(position: &str) -> AnyGame {
    open("ultima", Some(position), &Rules::default())
}

fn with(options: &[(&str, RuleValue)], position: &str) -> AnyGame {
    open("ultima", Some(position), &rules(options))
}

fn word(word: &str) -> RuleValue {
    RuleValue::Choice(word.into())
}

/// Letter of the man on a cell as the position text has it.
fn letter(game: &AnyGame, cell: &str) -> char {
    let board = game.board();
    let man = board.iter().find(|man| man.cell == cell).expect("a man stands there");
    let letter = match man.piece {
        "pincer" => 'p',
        "coordinator" => 'r',
        "long-leaper" => 'n',
        "chameleon" => 'b',
        "withdrawer" => 'q',
        "king" => 'k',
        "immobiliser" => 'm',
        other => panic!("no such man: {other}"),
    };
    if man.player == "white" { letter.to_ascii_uppercase() } else { letter }
}

/// All legal moves by their squares, with their victims.
fn by_squares(game: &AnyGame) -> BTreeMap<String, Vec<String>> {
    let infos = game.move_infos(None).expect("no cell is named");
    infos
        .into_iter()
        .map(|info| {
            let mut victims: Vec<String> =
                info.captures.iter().map(|victim| format!("{}{}", letter(game, &victim.cell), victim.cell)).collect();
            victims.sort();
            (info.from.expect("men move on the board") + &info.to, victims)
        })
        .collect()
}

fn from(game: &AnyGame, cell: &str) -> Vec<String> {
    let mut texts = game.moves(Some(cell)).expect("the cell exists");
    texts.sort();
    texts
}

fn checked(game: &AnyGame) -> bool {
    !game.marks().check.is_empty()
}

fn frozen(game: &AnyGame) -> Vec<String> {
    let mut frozen: Vec<String> =
        game.marks().frozen.into_iter().map(|cell| format!("{}{cell}", letter(game, &cell))).collect();
    frozen.sort();
    frozen
}

fn ended(game: &AnyGame) -> Option<(Option<String>, String)> {
    game.outcome().map(|outcome| (outcome.winner, outcome.reason))
}

#[test]
fn fixtures() {
    for fixture in fixtures::ultima::load() {
        let id = &fixture.id;
        let game = game(&fixture.position);
        assert_eq!(game.position(), fixture.position, "{id}");
        for (depth, &leaves) in (1..).zip(&fixture.perft).take_while(|(_, leaves)| **leaves <= LEAVES) {
            assert_eq!(game.perft(depth), leaves, "{id}: perft {depth}");
        }
        let Some(known) = fixture.known else { continue };
        let found =
            Known { check: checked(&game), frozen: frozen(&game), moves: by_squares(&game), outcome: ended(&game) };
        assert_eq!(found, known, "{id}");
    }
}

/// An immobiliser between a cancelled enemy immobiliser and an enemy chameleon is held by the chameleon, wherever each
/// of them stands around it.
#[test]
fn freezing_does_not_depend_on_the_order_of_the_neighbours() {
    let around = ["c3", "c4", "c5", "d5", "e5", "e4", "e3", "d3"];
    let place = |cell: &str| {
        let bytes = cell.as_bytes();
        (usize::from(bytes[0] - b'a'), usize::from(b'8' - bytes[1]))
    };
    for (i, immobiliser) in around.into_iter().enumerate() {
        for (j, chameleon) in around.into_iter().enumerate() {
            if i == j {
                continue;
            }
            let mut rows = [[b'1'; 8]; 8];
            let mut put = |cell: &str, letter: u8| {
                let (file, row) = place(cell);
                rows[row][file] = letter;
            };
            put("d4", b'M');
            put(immobiliser, b'm');
            put(chameleon, b'b');
            put("h1", b'K');
            put("h8", b'k');
            let text: Vec<String> = rows.iter().map(|row| String::from_utf8_lossy(row).into_owned()).collect();
            let game = game(&format!("{} w", text.join("/")));
            let marks = game.marks();
            assert!(from(&game, "d4").is_empty(), "{}", game.position());
            let held = marks.frozen_by.iter().find(|man| man.cell == "d4").expect("it is held");
            assert!(held.by.contains(&chameleon.to_string()), "{}", game.position());
        }
    }
}

/// Who holds a man is told with it: the cancelled immobiliser does not, the chameleon does.
#[test]
fn the_holders_of_a_frozen_man_are_told() {
    let by = |position: &str, cell: &str| {
        let marks = game(position).marks();
        marks.frozen_by.into_iter().find(|man| man.cell == cell).map(|man| man.by)
    };
    assert_eq!(by("k7/8/8/3P4/2mM4/2Bb4/8/K7 w", "d4"), Some(vec!["d3".into()]));
    assert_eq!(by("k7/8/8/3P4/2bM4/2Bm4/8/K7 w", "d4"), Some(vec!["c4".into()]));
    assert_eq!(by("7k/8/8/3m4/3PMm2/8/8/K7 w", "d4"), None, "M e4 frees it from m d5");
    assert_eq!(by("7k/8/8/3m4/3P1m2/4M3/8/K7 w", "e3"), Some(vec!["f4".into()]));
}

#[test]
fn a_frozen_man_gives_no_check() {
    // The chameleon beside the king, a leaper in line with it, a withdrawer beside it: each with M beside it, and without.
    for (free, held) in [
        ("k7/8/8/3Kb3/8/8/8/8 w", "k7/8/4M3/3Kb3/8/8/8/8 w"),
        ("k7/8/8/3K2n1/8/8/8/8 w", "k7/8/6M1/3K2n1/8/8/8/8 w"),
        ("k7/8/8/3K4/3q4/8/8/8 w", "k7/8/8/3K4/3qM3/8/8/8 w"),
        ("8/8/8/k2K4/8/8/8/5r2 w", "8/8/8/k2K4/8/8/4M3/5r2 w"),
        ("k7/8/8/2pK4/4p3/8/8/8 w", "k7/8/8/2pK1M2/4p3/8/8/8 w"),
    ] {
        assert!(checked(&game(free)), "{free}");
        assert!(!checked(&game(held)), "{held}");
    }
    // Nor does a frozen king, which the other may then approach.
    assert!(by_squares(&game("8/8/8/2K1k3/4M3/8/8/8 w")).contains_key("c5d5"));
}

/// The king is the middle one of three men that a pincer takes at once.
#[test]
fn check_by_a_pinch_of_the_middle_man_of_three() {
    let position = "4p2k/8/8/8/2pK1Pp1/4P3/4p3/8 w";
    let game = game(position);
    assert!(checked(&game), "pe8 to e4 takes d4, e3 and f4");
    assert_eq!(game.position(), position);
    let replies = by_squares(&game);
    for squares in replies.keys() {
        let mut after = game.clone();
        after.play(squares).expect("a listed move is legal");
        assert!(!by_squares(&after).values().flatten().any(|victim| victim.starts_with('K')), "{squares}");
    }
    // Pf4 e4 stands where the pincer would have to stop.
    assert!(replies.contains_key("f4e4"));
    assert!(!replies.contains_key("f4f5"));
}

#[test]
fn a_capture_that_opens_the_own_king_is_illegal() {
    let game = game("7k/8/8/2pK2n1/8/8/1P6/8 w");
    let replies = by_squares(&game);
    assert!(!replies.contains_key("b2b5"), "c5 would no longer stand behind the king");
    assert!(replies.contains_key("b2b4") && replies.contains_key("b2b6"));
    let error = game.clone().play("Pb2b5X").expect_err("illegal");
    assert_eq!(error.code, ErrorCode::IllegalMove);
}

#[test]
fn a_frozen_king_can_be_mated() {
    let mut game = game("8/8/8/2K1k3/4M3/8/8/8 w");
    game.play("Kd5").expect("beside a frozen king there is no danger");
    assert_eq!(ended(&game), Some((Some("white".into()), "checkmate".into())));
    assert_eq!(game.marks().check, ["e5"]);
}

#[test]
fn a_leap_does_not_go_over_two_adjacent_men() {
    let game = game("7k/8/8/8/N1pp2p1/8/8/K7 w");
    assert!(!by_squares(&game).keys().any(|squares| ["a4e4", "a4f4", "a4h4"].contains(&&**squares)));
    // Nor over a friend, nor over a man on the edge.
    assert!(!by_squares(&self::game("7k/8/8/8/N1P1p3/8/8/K7 w")).contains_key("a4f4"));
    assert!(by_squares(&self::game("7k/8/8/8/4N2p/8/8/K7 w")).values().all(Vec::is_empty));
}

#[test]
fn seven_men_are_captured_at_once() {
    let position = "k2q4/3B4/3n4/8/3n4/1Pp1pP1r/3p4/3P3K w";
    let mut combined = game(position);
    let info = combined.play("Bd3X").expect("legal");
    assert_eq!(info.captures.len(), 7);
    let cells: Vec<&str> = info.captures.iter().map(|victim| &*victim.cell).collect();
    assert_eq!(cells[..2], ["d6", "d4"], "those leapt over come first, in the order of the way");
    assert_eq!(combined.position(), "k7/8/8/8/8/1P1B1P2/8/3P3K b");
    let mut pure = with(&[("chameleonLeap", word("pure"))], position);
    let taken = pure.play("Bd3X").expect("legal").captures;
    assert_eq!(taken.into_iter().map(|victim| victim.cell).collect::<Vec<_>>(), ["d6", "d4"]);
}

/// A side whose men are all held or shut in, and whose king is not attacked.
#[test]
fn stalemate_by_freezing() {
    let position = "8/8/8/8/8/2K5/2M5/k7 w";
    let mut draw = game(position);
    assert_eq!(ended(&draw), None);
    draw.play("Mb2").expect("legal");
    assert_eq!(frozen(&draw), ["ka1"]);
    assert_eq!(ended(&draw), Some((None, "stalemate".into())));
    let mut loss = with(&[("stalemate", word("loss"))], position);
    loss.play("Mb2").expect("legal");
    assert_eq!(ended(&loss), Some((Some("white".into()), "stalemate".into())));
}

#[test]
fn start_arrangements() {
    let start = |options: &[(&str, RuleValue)]| open("ultima", None, &rules(options)).position();
    let position = |black: [&str; 2]| format!("{}{}/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", black[0], black[1]);
    assert_eq!(start(&[]), position(["rnbk", "qbnm"]));
    assert_eq!(start(&[("start", word("default"))]), start(&[]));
    assert_eq!(start(&[("start", word("facing"))]), position(["rnbq", "kbnm"]));
    assert_eq!(start(&[("start", word("mirror"))]), position(["mnbq", "kbnr"]));
    for lot in ["random", "symmetric"] {
        let drawn = |seed: u32| start(&[("start", word(lot)), ("seed", RuleValue::Limit(Some(seed)))]);
        let seeds: Vec<String> = (1..=50).map(drawn).collect();
        assert_eq!(seeds, (1..=50).map(drawn).collect::<Vec<_>>(), "a seed gives the same start each time");
        let unnumbered = || start(&[("start", word(lot)), ("seed", RuleValue::Limit(None))]);
        assert_eq!(unnumbered(), unnumbered(), "nothing is left to chance");
        let mut different = seeds.clone();
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 45, "{lot}");
        for text in &seeds {
            let ranks: Vec<&str> = text.split(['/', ' ']).collect();
            for rank in [ranks[0].to_uppercase(), ranks[7].to_string()] {
                let mut men: Vec<char> = rank.chars().collect();
                men.sort_unstable();
                assert_eq!(men, ['B', 'B', 'K', 'M', 'N', 'N', 'Q', 'R'], "{text}");
            }
            assert_eq!((ranks[1], ranks[6], ranks[8]), ("pppppppp", "PPPPPPPP", "w"));
            assert_eq!(ranks[0].to_uppercase() == ranks[7], lot == "symmetric", "{text}");
        }
    }
}

/// Every start lets white begin with the same moves, and the counts of the rules agree.
#[test]
fn perft_of_all_starts() {
    for start in ["default", "facing", "mirror", "random", "symmetric"] {
        let game = open("ultima", None, &rules(&[("start", word(start)), ("seed", RuleValue::Limit(Some(7)))]));
        assert_eq!((game.perft(1), game.perft(2)), (32, 944), "{start}");
    }
    let facing = open("ultima", None, &rules(&[("start", word("facing"))]));
    assert_eq!(facing.perft(3), 42_762);
}

#[test]
fn a_classic_immobiliser_is_not_cancelled() {
    let position = "7k/8/4B3/4m3/4PQ2/8/8/K7 w";
    assert_eq!(frozen(&game(position)), ["Be6", "me5"]);
    let classic = with(&[("immobiliser", word("classic"))], position);
    assert_eq!(frozen(&classic), ["Be6", "Pe4", "Qf4", "me5"]);
    assert_eq!(moves(&classic).len(), 3);
}

#[test]
fn a_single_leap_goes_over_one_man() {
    let position = "7k/8/8/8/N1p1p1p1/8/8/K7 w";
    let single = by_squares(&with(&[("leaper", word("single"))], position));
    assert_eq!(single.get("a4d4"), Some(&vec!["pc4".to_string()]));
    assert!(!single.contains_key("a4f4"));
    // Neither does a chameleon, nor a check, go over two.
    let two = "k7/8/8/8/B1n1n3/8/8/K7 w";
    assert!(by_squares(&game(two)).contains_key("a4f4"));
    assert!(!by_squares(&with(&[("leaper", word("single"))], two)).contains_key("a4f4"));
    let check = "7k/8/8/8/n1P1K3/8/8/8 w";
    assert!(checked(&game(check)));
    assert!(!checked(&with(&[("leaper", word("single"))], check)));
}

/// The start is counted, and so are positions that pincers come back to.
#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = open("ultima", None, &Rules::default());
    for lap in 0..2 {
        for text in ["Pa2a3", "Ph7h6", "Pa3a2", "Ph6h7"] {
            assert_eq!(ended(&game), None, "{lap} {text}");
            game.play(text).expect("legal");
        }
    }
    assert_eq!(ended(&game), Some((None, "repetition".into())));
}

#[test]
fn a_limit_without_captures_is_a_draw_and_a_capture_starts_it_anew() {
    let options = [("noCaptureLimit", RuleValue::Limit(Some(4)))];
    let mut game = with(&options, "7k/8/8/3Qr3/8/8/8/K7 w");
    for text in ["Ka2", "Kg8", "Qc5X"] {
        game.play(text).expect("legal");
    }
    let texts = ["Kf8", "Ka3", "Ke8", "Ka4"];
    for text in texts {
        assert_eq!(ended(&game), None, "{text}");
        game.play(text).expect("legal");
    }
    assert_eq!(ended(&game), Some((None, "no-capture".into())));
    // The count is part of the text, and goes on from there.
    game.undo();
    let text = game.position();
    assert!(text.ends_with(" w - 3"), "{text}");
    let mut read = with(&options, &text);
    read.play("Ka4").expect("legal");
    assert_eq!(ended(&read), Some((None, "no-capture".into())));
    // Mate on the last ply is mate.
    let mut mate = with(&options, "8/8/8/2K1k3/4M3/8/8/8 w 9 3");
    mate.play("Kd5").expect("legal");
    assert_eq!(ended(&mate), Some((Some("white".into()), "checkmate".into())));
}

#[test]
fn the_number_of_plies_is_counted_on_and_is_no_part_of_the_repetition() {
    let mut game = game("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w 10");
    let key = game.key();
    for text in ["Pa2a3", "Ph7h6", "Pa3a2", "Ph6h7"] {
        game.play(text).expect("legal");
    }
    assert!(game.position().ends_with(" w 14"));
    assert_eq!(game.key(), key);
}

#[test]
fn move_texts_tell_men_of_a_kind_apart() {
    let two = game("7k/8/8/8/8/8/8/NK2N3 w");
    let texts = moves(&two);
    assert!(texts.contains(&"Na1c3".into()) && texts.contains(&"Ne1c3".into()), "{texts:?}");
    assert!(texts.contains(&"Ne4".into()) && texts.contains(&"Kb2".into()), "{texts:?}");
    let error = two.clone().play("Nc3").expect_err("either could");
    assert_eq!(error.code, ErrorCode::AmbiguousMove);
    let mut candidates = error.details.candidates.clone();
    candidates.sort();
    assert_eq!(candidates, ["Na1c3", "Ne1c3"]);
}

#[test]
fn moves_in_other_spellings_are_read() {
    let pinch = "7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w";
    let king = "7k/8/8/p4r2/4K3/8/8/8 w";
    let leap = "7k/8/8/8/N1p1p1p1/8/N7/K7 w";
    for (position, spellings, text) in [
        (
            pinch,
            &["Pc2c4X", "Pc2c4", "c2c4", " c2 - c4 ", "c2xc4", "c2c4xnc5,rd4", "c2c4xrd4,nc5", "pc2c4x", "Pc2-c4X+"][..],
            "Pc2c4X",
        ),
        (pinch, &["Pc2e2", "c2e2", "Pc2-e2", "Pce2", "P2e2", "c2–e2"][..], "Pc2e2"),
        (king, &["Kxf5", "Kf5", "e4f5", "e4xf5", "Ke4xf5", "Kf5X", "kxf5", "Kxf5#"][..], "Kxf5"),
        (leap, &["Na4f4X", "N4f4", "a4f4", "a4f4xpc4,pe4", "Na4xf4"][..], "Nf4X"),
        ("7k/8/8/8/8/8/8/NK2N3 w", &["Na1c3", "Nac3", "a1c3"][..], "Na1c3"),
        ("7k/8/8/8/4M3/8/8/K7 w", &["Me5", "Ie5", "me5", "ie5", "e4e5"][..], "Me5"),
    ] {
        for spelling in spellings {
            let mut game = game(position);
            let played = game.play(spelling).unwrap_or_else(|error| panic!("{spelling}: {error}"));
            assert_eq!(played.text, text, "{spelling}");
        }
    }
}

#[test]
fn a_move_is_refused_and_the_game_stays_as_it_is() {
    use ErrorCode::{BadNotation, IllegalMove};
    let long = "c".repeat(100_000);
    let chain = format!("c2c4x{}", "nc5,".repeat(30_000));
    let pinch = "7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w";
    for (text, code, at) in [
        ("", BadNotation, Some(0)),
        ("c4", BadNotation, Some(2)),
        ("P", BadNotation, Some(1)),
        ("Pc", BadNotation, Some(2)),
        ("Pi9", BadNotation, Some(1)),
        ("c2c9", BadNotation, Some(2)),
        ("c2c4c6", BadNotation, Some(4)),
        ("c2c4xnc5,", BadNotation, Some(9)),
        ("c2c4xn", BadNotation, Some(6)),
        ("c2c4 é", BadNotation, Some(5)),
        ("😀", BadNotation, Some(0)),
        ("Ka1-", BadNotation, Some(4)),
        ("castle", BadNotation, Some(1)),
        (&long, BadNotation, Some(1)),
        (&chain, BadNotation, None),
        ("c2d3", IllegalMove, None),
        ("Qc2c4", IllegalMove, None),
        ("c2c3X", IllegalMove, None),
        ("c2c4xnc5", IllegalMove, None),
        ("c5c4", IllegalMove, None),
        ("a2a5X", IllegalMove, None),
        ("P2", BadNotation, Some(2)),
    ] {
        let mut game = game(pinch);
        let before = game.state();
        let error = game.play(text).expect_err(&text[..text.len().min(20)]);
        assert_eq!(error.code, code, "{text:.30}: {error}");
        if let Some(at) = at {
            assert_eq!(error.details.at, Some(at), "{text:.30}: {error}");
        }
        assert!(error.message.len() < 300, "{}", error.message);
        assert_eq!(code == IllegalMove, !error.details.legal.is_empty(), "{text:.30}");
        assert_eq!(game.state(), before);
    }
}

#[test]
fn a_position_is_refused_at_its_place() {
    let start = "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR";
    let digits = "1".repeat(100_000);
    for (position, at, fault) in [
        ("", 0, "rank-length"),
        (start, 43, "unexpected"),
        (&format!("{start} x"), 44, "unexpected"),
        (&format!("{start} w x"), 46, "unexpected"),
        (&format!("{start} w 3 4"), 48, "unexpected"),
        (&format!("{start}/8 w"), 43, "unexpected"),
        ("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP w", 34, "unexpected"),
        ("rnbkqbnm/ppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", 16, "rank-length"),
        ("rnbkqbnm/ppppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", 17, "rank-length"),
        ("rnbkqbnm/pppppppp/9/8/8/8/PPPPPPPP/MNBQKBNR w", 18, "unexpected"),
        ("rnbkqbnm/pppppppp/71p/8/8/8/PPPPPPPP/MNBQKBNR w", 20, "rank-length"),
        ("rnbkqbnm/pppppxpp/8/8/8/8/PPPPPPPP/MNBQKBNR w", 14, "unexpected"),
        ("rnbkqbnm/pppp😀ppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", 13, "unexpected"),
        ("rnb1qbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w", 43, "no-king"),
        ("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQ1BNR w", 43, "no-king"),
        ("rnbkqbnm/pppppppk/8/8/8/8/PPPPPPPP/MNBQKBNR w", 16, "second-king"),
        ("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKKBNR w", 39, "second-king"),
        ("8/8/8/3Kk3/8/8/8/8 w", 8, "other-king-in-check"),
        ("k7/8/8/3Kb3/8/8/8/8 b", 8, "other-king-in-check"),
        (&digits, 8, "rank-length"),
    ] {
        let error = AnyGame::new("ultima", Some(position), &Rules::default()).expect_err(position);
        let details = &error.details;
        assert_eq!(error.code, ErrorCode::BadPosition, "{position:.60}");
        assert_eq!((details.at, details.fault), (Some(at), Some(fault)), "{position:.60}: {error}");
        assert!(error.message.len() < 300, "{}", error.message);
    }
}

#[test]
fn positions_in_other_spellings_are_read() {
    let start = open("ultima", None, &Rules::default());
    for text in [
        "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w",
        " rnbkqbni/pppppppp/44/11111111/8/8/PPPPPPPP/INBQKBNR  W ",
        "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR\tw\n",
    ] {
        let read = game(text);
        assert_eq!((read.position(), read.key()), (start.position(), start.key()), "{text}");
    }
}

#[test]
fn options_are_checked() {
    for (name, value) in [
        ("start", word("shuffled")),
        ("seed", word("1")),
        ("seed", RuleValue::Flag(true)),
        ("seed", RuleValue::Limit(Some(0))),
        ("seed", RuleValue::Limit(Some(1_000_000_000))),
        ("immobiliser", word("never")),
        ("leaper", RuleValue::Limit(Some(1))),
        ("noCaptureLimit", RuleValue::Limit(Some(1))),
        ("fly", RuleValue::Flag(true)),
    ] {
        let error = AnyGame::new("ultima", None, &rules(&[(name, value)])).expect_err(name);
        assert_eq!(error.code, ErrorCode::BadOption, "{name}");
    }
    open("ultima", None, &rules(&[("seed", RuleValue::Limit(Some(999_999_999))), ("start", word("random"))]));
}
