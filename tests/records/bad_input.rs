//! Text from outside: whatever stands in it, reading ends, and tells where the faults are.

use fastrand::Rng;
use tablier::{Format, read_records, write_record};

use crate::common::rule_sets;
use crate::random::record;
use crate::told::misplaced;
use crate::{from_environment, read};

const GAMES: [&str; 6] = ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"];

/// Reads a text that may be anything; what is read can be written.
fn survive(text: &str, hint: Option<&str>) {
    let records = read_records(text, hint).expect("the game is known");
    if let Some(fault) = misplaced(text, &records) {
        panic!("is not there: {fault:?}\n{text}");
    }
    for game in &records.games {
        for format in [None, Some(Format::Moves)] {
            if let Err(error) = write_record(game, format) {
                panic!("{error}\n{text}");
            }
        }
    }
}

/// Short records of every game in both its formats.
fn samples(random: &mut Rng) -> Vec<String> {
    let mut texts = Vec::new();
    for (id, rules) in rule_sets() {
        for format in [None, Some(Format::Moves)] {
            let mut shortest = String::new();
            for _ in 0..6 {
                let text = write_record(&record(random, id, &rules), format).expect("it is a game");
                if shortest.len() < 200 || text.len() > 200 && text.len() < shortest.len() {
                    shortest = text;
                }
            }
            texts.push(shortest);
        }
    }
    texts
}

#[test]
fn a_truncated_record_is_read_as_far_as_it_goes() {
    let mut random = Rng::with_seed(from_environment("TABLIER_SEED", 1));
    for text in samples(&mut random) {
        let text: String = text.chars().take(1200).collect();
        let step = random.usize(1..4);
        for (end, _) in text.char_indices().step_by(step) {
            survive(&text[..end], None);
        }
    }
}

#[test]
fn a_damaged_record_is_read_as_far_as_it_goes() {
    const SIGNS: &str = "()[]{};:\"\\%$*/.,-–x12 \n\r\u{feff}é😀NPKQ=#!?";
    let signs: Vec<char> = SIGNS.chars().collect();
    let mut random = Rng::with_seed(from_environment("TABLIER_SEED", 2));
    let texts = samples(&mut random);
    for round in 0..30 {
        for text in &texts {
            let mut letters: Vec<char> = text.chars().take(1500).collect();
            for _ in 0..random.usize(1..6) {
                if letters.is_empty() {
                    break;
                }
                let at = random.usize(..letters.len());
                let sign = random.choice(&signs).copied().expect("there are signs");
                match random.u8(..5) {
                    0 => drop(letters.remove(at)),
                    1 => letters.insert(at, sign),
                    2 => letters[at] = sign,
                    3 => letters.swap(at, 0),
                    _ => {
                        let end = (at + random.usize(..30)).min(letters.len());
                        let part: Vec<char> = letters[at..end].to_vec();
                        let to = random.usize(..=letters.len());
                        letters.splice(to..to, part);
                    }
                }
            }
            let text: String = letters.into_iter().collect();
            survive(&text, if round % 3 == 0 { random.choice(GAMES) } else { None });
        }
    }
}

#[test]
fn signs_in_any_order_are_read() {
    const SCRAPS: [&str; 44] = [
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ";",
        "%",
        "$",
        "*",
        "\"",
        "\\",
        "\n",
        " ",
        "/",
        "1.",
        "1...",
        "1",
        "2",
        "1-0",
        "1/2-1/2",
        "N",
        "P1",
        "[A \"b\"]",
        "[FEN \"",
        "W:W31:B20",
        "[GameType \"20\"]",
        "[Variant \"Ultima\"]",
        "32-28",
        "18-23",
        "5",
        "13",
        "Pe2e4",
        "H74-H54",
        "G8-F7",
        "(;",
        "GM[Tumblingdown]",
        "P0[1 Move G 8 F 7]",
        "C[",
        "CLIP x\n",
        "Partie :",
        "Fin : nulle\n",
        "é",
        "😀",
    ];
    let mut random = Rng::with_seed(from_environment("TABLIER_SEED", 3));
    for round in 0..4000 {
        let text: String = (0..random.usize(1..25))
            .map(|_| *random.choice(&SCRAPS).expect("there are some"))
            .collect::<Vec<_>>()
            .join(["", " "][round % 2]);
        survive(&text, if round % 5 == 0 { random.choice(GAMES) } else { None });
    }
}

/// A reader that looks at what it has passed again and again would not end on these.
#[test]
fn a_long_text_of_anything_is_read_in_one_pass() {
    const LENGTH: usize = 1 << 19;
    for piece in [
        "(",
        ")",
        "( ",
        "()",
        "(1",
        "{",
        "}",
        "{}",
        "{\n",
        "[",
        "]",
        "[A \"",
        "[A \"b\"",
        "[A \"b\"]",
        "[A \"b\"]\n",
        "[A \"b\n",
        "[Result \"",
        "\"",
        "\\",
        "(;",
        "(;\n",
        "(;GM[",
        "(;C[",
        "[\\",
        ";",
        "; ",
        ";\n",
        "; a b\n",
        "%",
        "%\n",
        "$",
        "$1",
        "$1 ",
        "*",
        "* ",
        "x",
        "x ",
        "x\n",
        "- ",
        "-",
        "1",
        "1 ",
        "1.",
        "1. ",
        "1...",
        "1)",
        "12",
        "0",
        ".",
        "...",
        "... ",
        "…",
        "a",
        "A:",
        "A :\n",
        "CLIP\n",
        "CLIP ",
        "Partie :",
        "Partie :\n",
        "Fin : nulle\n",
        "/FEN \"",
        "/FEN",
        "/",
        ",",
        "|",
        "é",
        "😀",
        "\u{feff}",
        "\n",
        " ",
        "\r\n",
        "huff ",
        "Move ",
        "G ",
        "(x",
        "(x1)",
        "(H54,",
        "32-28 ",
        "32-28 (",
        "(32-28 ",
        "32-28 (31-27 ",
        "N ",
        "P1 ",
        "1-0 ",
        "w ",
        "H74",
        "c2.c4 ",
        "c2c4 ",
        "Rouge : x Jaune :\n",
    ] {
        let text = piece.repeat(LENGTH / piece.len());
        let records = read(&text);
        assert!(records.games.len() <= 1, "{piece:?}: {} games", records.games.len());
        assert!(records.errors.len() <= 100, "{piece:?}: {} faults", records.errors.len());
    }
}

#[test]
fn many_games_are_read_one_by_one() {
    const LENGTH: usize = 1 << 16;
    for (piece, games) in [
        ("1 1. ", 0),
        ("1. 32-28 ", 0),
        ("1-0 1. ", 0),
        ("[A \"\"]x*", 1),
        ("[FEN \"W:W31:B20\"]*\n", 1),
        ("(;)", 0),
        ("(;GM[Tumblingdown]", 1),
    ] {
        let count = LENGTH / piece.len();
        let records = read(&piece.repeat(count));
        assert!(records.games.len() >= games * count && records.games.len() <= count, "{piece:?}");
        assert!(records.errors.len() <= 2 * count, "{piece:?}: {} faults", records.errors.len());
        assert_eq!(records.games.last().map_or(1, |game| game.line) > 1, piece.contains('\n'));
    }
}

#[test]
fn no_more_than_a_hundred_thousand_games_are_read() {
    let records = read(&"(;GM[Tumblingdown])\n".repeat(100_010));
    assert_eq!(records.games.len(), 100_000);
    let last = records.errors.last().expect("there are more");
    assert_eq!((last.code, last.game, last.line, last.found.starts_with("(;GM")), ("too-long", None, 100_001, true));
}

#[test]
fn a_line_of_moves_has_an_end() {
    let text = "1. Kd2 Kd7 2. Kd1 Kd8 ".repeat(6000);
    let start = "[Variant \"Ultima\"]\n[FEN \"3k4/8/8/8/8/8/8/3K4 w\"]\n[Rules \"repetition=none\"]\n";
    let records = read(&format!("{start}{}", text.replace("1. ", "").replace("2. ", "")));
    assert_eq!(records.games[0].line_of_moves.moves.len(), 20_000);
    assert_eq!((records.errors.len(), records.errors[0].code), (1, "too-long"));
    let nested = format!("1. 32-28 {}", "(1. 31-27 ".repeat(200));
    let records = read(&nested);
    assert!(records.errors.iter().any(|fault| fault.code == "too-deep" && fault.game == Some(0)));
}

/// What is read of a text before it is read at all: values and lines that are long themselves.
#[test]
fn a_long_value_is_looked_at_once() {
    const LENGTH: usize = 1 << 19;
    let long = " ".repeat(LENGTH);
    for text in [
        format!("[Result \"{long}\"]\n{}", "x ".repeat(LENGTH / 2)),
        format!("[Result \"{long}1\"]\n{}", "32-28 ".repeat(LENGTH / 6)),
        format!("[FEN \"{long}\"]\n{}", "x ".repeat(LENGTH / 2)),
        format!("[Rules \"{}\"]\n{}", ";=".repeat(LENGTH / 2), "x ".repeat(LENGTH / 2)),
        format!("{}(;GM[Tumblingdown]{}", "(".repeat(LENGTH / 2), "(;C[]".repeat(LENGTH / 5)),
        format!("(;GM[Tumblingdown]{}", ";P0[1 Resign]".repeat(LENGTH / 13)),
        format!("(;GM[Tumblingdown];P0[1 Move G 8 F 7]{}", "(;P1[1 Move C 1 C 2])".repeat(LENGTH / 20)),
        format!("1. 32-28 {}", "(1. 31-27) ".repeat(LENGTH / 11)),
        format!("1. 32-28 {}", "{a} ".repeat(LENGTH / 4)),
        format!("1. 32-28 {}", "$1 ".repeat(LENGTH / 3)),
        "(;GM[Tumblingdown];P0[1 Move G 8 F 7]".to_owned() + &"(;P1[1 Move C 1 C 2]".repeat(LENGTH / 20),
        format!("CLIP\nPartie :\n1 {}", "5 13 ".repeat(LENGTH / 5)),
    ] {
        let records = read(&text);
        assert!(records.games.len() < 10 && records.errors.len() <= 110_000, "{}", &text[..40]);
    }
}
