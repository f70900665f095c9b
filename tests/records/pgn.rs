//! PGN: the two forms of vchess for Ultima, and the notations of Bulltricker.

use fastrand::Rng;
use tablier::api::dto::MoveInfo;
use tablier::{AnyGame, Format, Rules, read_records};

use crate::common::moves;
use crate::told::{Case, hold};
use crate::{read, read_one};

/// Random games of one kind, with what each move does.
fn on_random_games(id: &str, check: impl Fn(&AnyGame, &[MoveInfo], &mut Rng)) {
    let mut random = Rng::with_seed(11);
    for _ in 0..40 {
        let mut game = AnyGame::new(id, None, &Rules::default()).expect(id);
        for _ in 0..random.usize(8..70) {
            let listed = moves(&game);
            let Some(text) = random.choice(&listed) else { break };
            game.play(text).expect("a listed move is legal");
        }
        check(&game, &game.history_infos(), &mut random);
    }
}

/// `1.e4 e5 2.`
fn numbered(moves: &[String], gap: &str) -> String {
    let pairs = moves.chunks(2).enumerate();
    pairs.map(|(pair, moves)| format!("{}.{gap}{}", pair + 1, moves.join(" "))).collect::<Vec<_>>().join(" ")
}

fn assert_reads(text: &str, game: &AnyGame) {
    let id = game.info().id;
    let records = read_records(text, Some(id)).expect(id);
    assert_eq!(records.errors, [], "{text}");
    assert_eq!(records.games.len(), 1, "{text}");
    let read = &records.games[0];
    assert_eq!((read.id, &read.line_of_moves.moves), (id, &game.history()), "{text}");
    assert_eq!(read.outcome, game.outcome(), "{text}");
}

fn from(info: &MoveInfo) -> &str {
    info.from.as_deref().expect("it comes from the board")
}

/// The short form of vchess, which does not tell which of two men moves.
fn short(info: &MoveInfo) -> String {
    let letter = &info.text[..1];
    let mark = if info.captures.is_empty() { "" } else { "X" };
    match letter {
        "K" => info.text.clone(),
        "P" => format!("P{}{}{mark}", from(info), info.to),
        _ => format!("{letter}{}{mark}", info.to),
    }
}

/// Ultima, section 2.3: the headers of both years, the moves twice.
#[test]
fn games_of_vchess_are_read() {
    on_random_games("ultima", |game, infos, _| {
        let shorts: Vec<String> = infos.iter().map(short).collect();
        let squares: Vec<String> = infos.iter().map(|info| format!("{}{}", from(info), info.to)).collect();
        let (list, plain) = (numbered(&shorts, ""), numbered(&squares, ""));
        let start = game.to_record().position;
        let head = "[Site \"vchess.club\"]\n[Variant \"Ultima\"]\n[Date \"2019-1-2\"]\n[White \"a\"]\n[Black \"b\"]\n";
        let end = game.position();
        let text = format!("{head}[FenStart \"{start}\"]\n[Fen \"{end}\"]\n[Result \"*\"]\n\n{list}\n\n{plain}\n");
        assert_reads(&text, game);
        assert_reads(&text.replace("[Result", "[Fen \"x\"]\n[Result").replace("[Fen \"x\"]\n", ""), game);
        let (record, _) = read_one(&text);
        assert_eq!((record.position.as_str(), record.tags.get("Fen")), (start.as_str(), Some(end.as_str())));
        for halves in [false, true] {
            let lines: String = infos
                .iter()
                .enumerate()
                .map(|(ply, info)| {
                    let (side, letter) = (["w", "b"][ply % 2], info.text[..1].to_lowercase());
                    let victims: String = info
                        .captures
                        .iter()
                        .map(|victim| format!(".{}p{}", ["b", "w"][ply % 2], victim.cell))
                        .collect();
                    let number = if halves { ply + 1 } else { ply / 2 + 1 };
                    let (start, end) = (from(info), &info.to);
                    format!("{number}.{side} {start}.{end} {side}{letter}{end}/{side}{letter}{start}{victims}\n")
                })
                .collect();
            let head = "[Site \"vchess.club\"]\n[Variant \"Baroque\"]\n[White \"a\"]\n[Black \"b\"]\n";
            let tail = "[Result \"*\"]\n[Url \"https://vchess.club/#/game/1\"]\n[Cadence \"5d\"]\n[Options \"{}\"]\n";
            assert_reads(&format!("{head}[Fen \"{start}\"]\n{tail}\n{list}\n\n{lines}"), game);
        }
    });
}

#[test]
fn moves_of_ultima_are_read_in_every_spelling() {
    on_random_games("ultima", |game, infos, random| {
        let spelt = |spell: &dyn Fn(&MoveInfo) -> String| infos.iter().map(spell).collect::<Vec<_>>();
        for line in [
            game.history(),
            spelt(&|info| format!("{}{}", from(info), info.to)),
            spelt(&|info| format!("{}-{}", from(info), info.to)),
            spelt(&|info| format!("{}{}{}", &info.text[..1], from(info), info.to)),
            spelt(&|info| format!("{}+", info.text)),
            spelt(&|info| format!("{}#", info.text.replace('X', ""))),
            spelt(&|info| info.text.replace('M', "I")),
        ] {
            let gap = *random.choice(&["", " "]).expect("there are two");
            assert_reads(&format!("[Variant \"Ultima\"]\n\n{}", numbered(&line, gap)), game);
            assert_reads(&line.join("\n"), game);
        }
    });
}

/// Names of 2020: column and row, the rows from the bottom.
fn name_of_2020(cell: &str) -> String {
    let bytes = cell.as_bytes();
    let letter = |digit: u8| char::from(b'a' + digit - b'1');
    let row = |letter: u8| 7 - (letter - b'A');
    match bytes {
        [b'H', strip, column] => format!("{}.h{}", letter(*column), b'9' - strip),
        [line, b'V', strip] => format!("v{}.{}", char::from(*strip), row(*line)),
        [line, column] => format!("{}.{}", letter(*column), row(*line)),
        _ => panic!("{cell} is no cell"),
    }
}

#[test]
fn names_of_2020_are_the_cells_of_the_rules() {
    for (official, name) in [("G4", "d.1"), ("H74", "d.h2"), ("FV3", "v3.2"), ("H11", "a.h8")] {
        assert_eq!(name_of_2020(official), name);
    }
}

#[test]
fn moves_of_bulltricker_are_read_in_every_spelling() {
    on_random_games("bulltricker", |game, infos, random| {
        let spelt = |spell: &dyn Fn(&MoveInfo) -> String| infos.iter().map(spell).collect::<Vec<_>>();
        let victims = |info: &MoveInfo| {
            let cells: Vec<&str> = info.captures.iter().map(|victim| victim.cell.as_str()).collect();
            if cells.is_empty() { String::new() } else { format!("({})", cells.join(",")) }
        };
        for line in [
            game.history(),
            spelt(&|info| format!("{}{}", from(info), info.to)),
            spelt(&|info| format!("{}-{}", from(info), info.to)),
            spelt(&|info| format!("{} - {}", from(info), info.to)),
            spelt(&|info| format!("{}{}", info.text.replace("=Q", ""), victims(info))),
            spelt(&|info| format!("{}{}", info.text, victims(info))),
            spelt(&|info| format!("{}#", info.text)),
            spelt(&|info| format!("{}-{}", name_of_2020(from(info)), name_of_2020(&info.to))),
        ] {
            let gap = *random.choice(&["", " "]).expect("there are two");
            assert_reads(&format!("[Variant \"Bulltricker\"]\n\n{}", numbered(&line, gap)), game);
        }
    });
}

#[test]
fn the_two_ways_to_name_cells_are_never_mixed() {
    let cases: [Case; 3] = [
        (
            "[Variant \"Bulltricker\"]\n1. H74-H54 H24-H44 2. d.h3-d.h4 *",
            &["bulltricker: H74-H54 H24-H44 | *", "2:23 mixed-names d.h3-d.h4"],
        ),
        (
            "[Variant \"Bulltricker\"]\n1. d.h2-d.h4 H24-H44 *",
            &["bulltricker: H74-H54 | *", "2:14 mixed-names H24-H44"],
        ),
        ("[Variant \"Bulltricker\"]\n1. d.h2-d.h4 d.h7-d.h5 *", &["bulltricker: H74-H54 H24-H44 | *"]),
    ];
    hold(None, &cases);
}

#[test]
fn tags_tell_the_game() {
    let cases: [Case; 8] = [
        ("[Variant \"Ultima\"]\n\n1.Pe2e4 *", &["ultima: Pe2e4 | *"]),
        ("[Variant \"Baroque\"]\n\n1.Pe2e4 1-0", &["ultima: Pe2e4 | 1-0 | white unknown"]),
        ("[Event \"x\"]\n\n1.Pe2e4 0-1", &["ultima: Pe2e4 | 0-1 | black unknown"]),
        ("1.Pe2e4 Pe7e5 1/2-1/2", &["ultima: Pe2e4 Pe7e5 | 1/2-1/2 | draw unknown"]),
        ("1. H74-H54 *", &["bulltricker: H74-H54 | *"]),
        ("[Variant \"Crazyhouse\"]\n\n1. e4 *", &["1:11 unsupported-game Crazyhouse"]),
        (
            "[Variant \"Ultima\"]\n[Fen \"8/8 w\"]\n\n1.Pe2e4 *\n\n[Variant \"Ultima\"]\n\n1.Pe2e4 *",
            &["ultima:  | ", "ultima: Pe2e4 | *", "2:10 bad-position  w"],
        ),
        ("[Variant \"Ultima\"]\n\n1.Pe2e4 Pe7e9 *", &["ultima: Pe2e4 | *", "3:12 no-such-cell e9"]),
    ];
    hold(None, &cases);
    assert_eq!(read("[Variant \"Ultima\"]\n\n1.Pe2e4 *").games[0].format, Format::Pgn);
}

/// Lists of vchess without tags are one game, which tells its moves twice; two games are two.
#[test]
fn moves_told_twice_without_tags_are_one_game() {
    let cases: [Case; 6] = [
        ("1.Pe2e4 Pe7e5 2.Pa2a3\n\n1.e2e4 e7e5 2.a2a3\n", &["ultima: Pe2e4 Pe7e5 Pa2a3 | "]),
        ("1. Pe2e4 Pe7e5 *\n\n1.e2e4 e7e5", &["ultima: Pe2e4 Pe7e5 | *", "ultima: Pe2e4 Pe7e5 | "]),
        ("[Event \"x\"]\n\n1.Pe2e4 Pe7e5\n\n1.e2-e4 e7-e5", &["ultima: Pe2e4 Pe7e5 | "]),
        ("1.Pe2e4 Pe7e5\n\n1.e2e4 d7d5", &["ultima: Pe2e4 Pe7e5 | ", "ultima: Pe2e4 Pd7d5 | "]),
        ("1.e2e4 e7e5\n\n1.Pe2e4 Pe7e5", &["ultima: Pe2e4 Pe7e5 | ", "ultima: Pe2e4 Pe7e5 | "]),
        ("1.Pe2e4 Pe7e5\n\n1.", &["ultima: Pe2e4 Pe7e5 | ", "3:1 not-a-record 1."]),
    ];
    hold(None, &cases);
}

#[test]
fn chess_is_none_of_the_games() {
    let opened = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bg4";
    for (text, fault) in [
        (opened.to_owned(), "1:4 unsupported-game e4"),
        ("1. e4 e5 2. Nf3".to_owned(), "1:4 unsupported-game e4"),
        ("1.e4 e5 2.Cf3 Cc6 3.Fb5 {la partie espagnole} 1-0".to_owned(), "1:3 unsupported-game e4"),
        (format!("[Event \"x\"]\n[White \"a\"]\n[Result \"1-0\"]\n\n{opened} 1-0\n"), "5:4 unsupported-game e4"),
        ("1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e8=Q+ Kxe8".to_owned(), "1:4 unsupported-game d4"),
    ] {
        hold(None, &[(&text, &[fault])]);
    }
    // The cells of Charret by their coordinates.
    hold(None, &[("1. e4 e5 2. d2 d3", &["charret: 13 9 20 17 | "])]);
}
