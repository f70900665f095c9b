//! CLIP: what the Charret page fixes, and its six rules of tolerant reading, in their order.

use fastrand::Rng;
use tablier::{AnyGame, Format, Rules, read_records, write_record};

use crate::common::moves;
use crate::told::{Case, hold, told};
use crate::{read, read_one};

/// The cells by number less one, as the World Mill Federation writes them.
const WMD: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3", "e3", "b2",
    "d2", "f2", "a1", "d1", "g1",
];

const PLAYED: &str = "CLIP Charret 2026-11-29 18:05\n\
    Rouge : Anne   Jaune : Ordinateur (niveau 6)\n\
    Résumé : 5 coups, prises rouge 1, jaune 0, gagne rouge (jaune concède)\n\
    Partie :\n\
    1\n 1. 5 13       2. 20 19      3. 23x13\nP2\n\
    Fin : rouge\n";

/// Charret, section 2: the text of the page reads with its tags and its end, and is written again as it was.
#[test]
fn the_text_of_the_page_is_read() {
    hold(None, &[(PLAYED, &["charret: 5 13 20 19 | ", "6:33 illegal-move 23x13"])]);
    let text = PLAYED.replace("3. 23x13", "3. 23");
    let (record, errors) = read_one(&text);
    assert_eq!(errors, []);
    assert_eq!(record.format, Format::Clip);
    assert_eq!(told(&read(&text)), ["charret: 5 13 20 19 23 |  | red resignation"]);
    for (tag, value) in
        [("White", "Anne"), ("Black", "Ordinateur (niveau 6)"), ("Date", "2026.11.29"), ("Time", "18:05")]
    {
        assert_eq!(record.tags.get(tag), Some(value));
    }
    let written = write_record(&record, None).expect("it was read");
    let lines: Vec<&str> = written.lines().collect();
    assert_eq!(lines[..2], ["CLIP Charret 2026-11-29 18:05", "Rouge : Anne   Jaune : Ordinateur (niveau 6)"]);
    assert_eq!(lines[3..], ["Partie :", "1", "1. 5 13 2. 20 19 3. 23 P2", "Fin : rouge"]);
}

#[test]
fn what_stands_around_the_moves_is_taken_off() {
    let line = "charret: 5 13 20 19 | ";
    for text in [
        "\u{feff}1 5 13 20 19",
        "1\u{a0}5\u{a0}13 20 19",
        "1\r\n5 13\r\n20 19\r\n",
        "CLIP Charret 2026-11-29\n1\n5 13 20 19",
        "clip charret\n1\n5 13 20 19",
        "CLIP\nRouge : A\nJaune : B\nRésumé : rien\nPartie : 1 5 13 20 19",
        "CLIP x\nPartie :\n1\n5 13 20 19",
        "Partie :\n1\n5 13 20 19",
        "Red : A\nYellow : B\nGame :\n1\n5 13 20 19",
        "Remarque : belle partie\n1 5 13 20 19",
        "[Event \"x\"]\n[Site \"y\"]\n1 5 13 20 19",
    ] {
        hold(Some("charret"), &[(text, &[line])]);
    }
    hold(Some("charret"), &[("1 5 {bien} 13 20 {\n} 19", &["charret: 5 {bien} 13 20 19 | "])]);
}

#[test]
fn numbers_are_dropped_and_separators_are_many() {
    let line = "charret: 5 13 20 19 | ";
    for text in [
        "1 1. 5 13 2. 20 19",
        "1 1.5 13 2.20 19",
        "1 1) 5 13 2) 20 19",
        "1 1… 5 13 2… 20 19",
        "1 1. 5 1... 13 2. 20 2... 19",
        "1, 5, 13, 20, 19",
        "1,5,13,20,19",
        "1; 5; 13; 20; 19",
        "1;5;13;20;19",
        "1/5/13/20/19",
        "1 | 5 | 13 | 20 | 19",
        "1|5|13|20|19",
        "1\n5\n13\n20\n19\n",
        "1. 5 13 2. 20 19",
        "1. d6 e4 2. d2 b2",
        "1 d6 e4 d2 b2",
        "1 D6 E4 D2 B2",
    ] {
        hold(Some("charret"), &[(text, &[line])]);
    }
}

#[test]
fn slides_and_captures_are_read_in_every_spelling() {
    // Red closes 1-2-3 by 10-1 or by a jump, and takes one of two.
    let position = "[FEN \".11......1......222....2 1 0 0\"]\n";
    for text in [
        "10–1×24",
        "10—1x24",
        "10→1x24",
        "10->1x24",
        "10>1x24",
        "10 - 1 x 24",
        "10-1 x24",
        "10-1X24",
        "10-1*24",
        "10-1:24",
        "10-1(x24)",
        "10-1 (x24)",
        "a4-a7xg1",
        "a4-a7 x g1",
        "10-1x 24",
    ] {
        hold(Some("charret"), &[(&format!("{position}1 {text} 18-13"), &["charret: 10-1x24 18-13 | "])]);
    }
    let placed = "[FEN \".11.............222....2 1 1 0\"]\n";
    for text in ["1x24", "1 x24", "1 x 24", "1 (x24)", "1x g1", "a7 xg1", "a7*g1"] {
        hold(Some("charret"), &[(&format!("{placed}1. {text} 18-13"), &["charret: 1x24 18-13 | "])]);
    }
}

/// Rule 4: in a CLIP the first digit is the starting colour; elsewhere a 1 or 2 without a dot is.
#[test]
fn the_first_digit_tells_who_starts() {
    let cases: [Case; 9] = [
        ("CLIP\nPartie :\n2\n5 13", &["charret: 5 13 | "]),
        ("2 5 13 20", &["charret: 5 13 20 | "]),
        ("1. 2 1 2. 5 13", &["charret: 2 1 5 13 | "]),
        ("1 2 1 5", &["charret: 2 1 5 | "]),
        ("1 2 5 13", &["charret: 2 5 13 | "]),
        ("[White \"A\"]\n2 5 13", &["charret: 5 13 | "]),
        ("[White \"A\"]\n1. 5 13", &["charret: 5 13 | "]),
        ("CLIP\nPartie :\n1. 5 13", &["charret: 5 13 | "]),
        ("5 13 20", &["charret: 5 13 20 | "]),
    ];
    hold(Some("charret"), &cases);
    for (text, turn) in [("1 5 13", "1"), ("2 5 13", "2"), ("1. 5 13", "1"), ("CLIP\n2\n5", "2"), ("5 13", "1")] {
        let records = read_records(text, Some("charret")).expect("a game");
        assert_eq!(records.games[0].position, format!("........................ {turn} 9 9"), "{text}");
    }
}

#[test]
fn the_other_reading_of_the_digit_is_tried_once() {
    // As moves of red and yellow in turn they close a mill; from the second on they do not.
    let cases: [Case; 3] = [
        ("1 20 2 21 3x20", &["charret: 1 20 2 21 3x20 | ", "?1:1 starter-read-otherwise 1"]),
        ("2 5 5", &["charret: 5 | ", "1:5 illegal-move 5"]),
        ("1 9 8 7 6x8 5", &["charret: 9 8 7 | ", "1:9 illegal-move 6x8"]),
    ];
    hold(Some("charret"), &cases);
}

#[test]
fn results_are_read_in_every_form() {
    for (end, result, outcome) in [
        ("1-0", "1-0", " | red unknown"),
        ("0-1", "0-1", " | yellow unknown"),
        ("1/2-1/2", "1/2-1/2", " | draw unknown"),
        ("½-½", "½-½", " | draw unknown"),
        ("*", "*", ""),
        ("N", "", " | draw agreement"),
        ("P1", "", " | yellow resignation"),
        ("P2", "", " | red resignation"),
        ("nulle", "", " | draw agreement"),
        ("Nulle.", "", " | draw agreement"),
        ("abandon", "", " | yellow resignation"),
        ("Rouge abandonne", "", " | yellow resignation"),
        ("Yellow resigns.", "", " | red resignation"),
        ("\nFin : rouge", "", " | red unknown"),
        ("\nFin : jaune", "", " | yellow unknown"),
        ("\nFin : nulle", "", " | draw unknown"),
        ("N\nFin : nulle", "", " | draw agreement"),
        ("P2\nFin : rouge", "", " | red resignation"),
        ("\nEnd : draw", "", " | draw unknown"),
    ] {
        hold(None, &[(&format!("CLIP\nPartie :\n1\n5 13 {end}\n"), &[&format!("charret: 5 13 | {result}{outcome}")])]);
    }
    // 1-0 is a win of the player who starts.
    hold(None, &[("CLIP\nPartie :\n2\n5 13 1-0\n", &["charret: 5 13 | 1-0 | yellow unknown"])]);
    hold(None, &[("CLIP\nPartie :\n2\n5 13 P1\n", &["charret: 5 13 |  | yellow resignation"])]);
}

#[test]
fn an_illegal_token_leaves_the_prefix() {
    let cases: [Case; 5] = [
        ("1 5 13 5 20", &["charret: 5 13 | ", "1:8 illegal-move 5"]),
        ("1 5 13 25 20", &["charret: 5 13 | ", "1:8 no-such-cell 25"]),
        ("1 5,13,5,20", &["charret: 5 13 | ", "1:8 illegal-move 5"]),
        ("1\n5 é 13", &["charret: 5 | ", "2:3 bad-notation é"]),
        (
            "CLIP\nPartie :\n1\n5 13-14 20\nCLIP\nPartie :\n1\n6 7\n",
            &["charret: 5 | ", "charret: 6 7 | ", "4:3 illegal-move 13-14"],
        ),
    ];
    hold(Some("charret"), &cases);
    hold(None, &[("1. 99 98", &["1:4 no-such-cell 99"])]);
    let records = read_records("1 5 5", Some("charret")).expect("a game");
    assert_eq!((records.errors[0].ply, records.errors[0].legal.len()), (Some(1), 23));
}

/// Section 2: the same game in numbers and in letters, with move numbers and without, ends in the same position.
#[test]
fn a_game_is_the_same_in_numbers_and_in_letters() {
    let mut random = Rng::with_seed(7);
    for _ in 0..60 {
        let mut game = AnyGame::new("charret", None, &Rules::default()).expect("charret");
        for _ in 0..random.usize(10..70) {
            let listed = moves(&game);
            let Some(text) = random.choice(&listed) else { break };
            game.play(text).expect("a listed move is legal");
        }
        let history = game.history();
        let lettered: Vec<String> = history
            .iter()
            .map(|text| {
                let mut out = String::new();
                let mut rest = text.as_str();
                while !rest.is_empty() {
                    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                    match rest[..digits].parse::<usize>() {
                        Ok(number) => out += WMD[number - 1],
                        Err(_) => out += &rest[..1],
                    }
                    rest = &rest[digits.max(1)..];
                }
                out
            })
            .collect();
        for line in [&history, &lettered] {
            let numbered: String =
                line.chunks(2).enumerate().map(|(pair, moves)| format!("{}. {} ", pair + 1, moves.join(" "))).collect();
            for text in [
                format!("1 {}", line.join(" ")),
                format!("1 {numbered}"),
                numbered.clone(),
                format!("CLIP\nPartie :\n1\n{numbered}\n"),
                format!("1\n{}", line.join("\n")).replace('x', " x"),
                format!("[Event \"x\"]\n{}", numbered.replace('-', "→")),
            ] {
                let records = read_records(&text, Some("charret")).expect("a game");
                assert_eq!(records.errors, [], "{text}");
                assert_eq!(records.games.len(), 1, "{text}");
                assert_eq!(records.games[0].line_of_moves.moves, history, "{text}");
            }
        }
    }
}
