//! PDN: the grammar of PDN 3.0, and what is found in real files.

use tablier::write_record;

use crate::fixtures::games;
use crate::told::{Case, hold};
use crate::{read, read_one};

#[test]
fn moves_are_read_in_every_spelling() {
    let line = "draughts: 32-28 18-23 38-32 12-18 | ";
    for text in [
        "1. 32-28 18-23 2. 38-32 12-18",
        "1.32-28 18-23 2.38-32 12-18",
        "1.32-28 1...18-23 2.38-32 2...12-18",
        "1. 32-28 1... 18-23 2. 38-32 2... 12-18",
        "01.32-28 18-23 02.38-32 12-18",
        "32-28 18-23 38-32 12-18",
        "1. 3228 1823 2. 3832 1218",
        "1. 32-28  18-23\n2. 38-32\n12-18\n",
        "1. 32-28  18-23\r\n2. 38-32\r\n12-18\r\n",
        "1. 32- 28 18 -23 2. 38 - 32 12-18",
        "1. 32-\n28 18\n-23 2. 38-32 12-18",
        "\u{feff}1. 32-28 18-23 2. 38-32 12-18",
        "1. 32–28 18—23 2. 38-32 12-18",
        "1. d4-e5 e7-f6 2. e3-d4 d8-e7",
        "1. d4e5 e7f6 2. e3d4 d8e7",
        "1. 32-28 18-23 2. 38-32 12-18 3. ...",
        "1. 32-28 18-23 2. 38-32 12-18 77. ...",
        "1. 32-28 18-23 2. 38-32 12-18 - -",
        "1. 32-28 18-23 2. 38-32 12-18 --",
        "1. 32-28 18-23 2. 38-32 12-18 3. ... ...",
    ] {
        hold(Some("draughts"), &[(text, &[line])]);
    }
}

#[test]
fn squares_may_have_leading_zeros() {
    hold(
        None,
        &[(
            "[GameType \"20\"]\n\n01. 34-30 20-25 02. 40-34 15-20 03. 45-40 10-15 04. 50-45 05-10 *",
            &["draughts: 34-30 20-25 40-34 15-20 45-40 10-15 50-45 5-10 | *"],
        )],
    );
}

#[test]
fn captures_are_read_short_and_long() {
    let line = "draughts: 32-28 19-23 28x19 14x23 | ";
    for text in [
        "1. 32-28 19-23 2. 28x19 14x23",
        "1. 32-28 19-23 2. 28X19 14X23",
        "1. 32-28 19-23 2. 28:19 14:23",
        "1. 32-28 19-23 2. 28×19 14×23",
        "1. 32-28 19-23 2. 28x 19 14 x23",
        "1. 32-28 19-23 2. 2819 1423",
    ] {
        hold(Some("draughts"), &[(text, &[line])]);
    }
    let cases: [Case; 4] = [
        ("[FEN \"W:W15:B9,10,K50\"]\n1. 15x4x13 *", &["draughts: 15x13 | *"]),
        (
            "[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x15 *",
            &["draughts:  | *", "2:4 ambiguous-move 4x15 = 4x27x38x15 or 4x31x42x15"],
        ),
        ("[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x27x38x15 *", &["draughts: 4x27x38x15 | *"]),
        ("[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x42x15 *", &["draughts: 4x31x42x15 | *"]),
    ];
    hold(None, &cases);
}

#[test]
fn comments_glyphs_and_variations_are_kept() {
    let cases: [Case; 14] = [
        ("{a} 1. 32-28 {b} {c} 18-23 {d}", &["draughts: {a} 32-28 {b c} 18-23 {d} | "]),
        ("1. 32-28 $1 18-23 $6 $1 2. 38-32 $255", &["draughts: 32-28 $1 18-23 $6 $1 38-32 $255 | "]),
        (
            "1. 32-28! 18-23? 2. 38-32!! 12-18?? 3. 31-27!? 7-12?!",
            &["draughts: 32-28 $1 18-23 $2 38-32 $3 12-18 $4 31-27 $5 7-12 $6 | "],
        ),
        ("1. 32-28 (!) 18-23 (?!) 2. 38-32 ! 12-18 ??", &["draughts: 32-28 $1 18-23 $6 38-32 $1 12-18 $4 | "]),
        (
            "1. 32-28 (1. 31-27 18-23) 18-23 (1... 17-22 2. 28x17) 2. 38-32",
            &["draughts: 32-28 (31-27 18-23) 18-23 (17-22 28x17) 38-32 | "],
        ),
        (
            "1. 32-28 (1. 31-27 (1. 31-26 {x} (1. 33-29)) 18-23) (1. 34-30) 18-23",
            &["draughts: 32-28 (31-27 (31-26 {x} (33-29)) 18-23) (34-30) 18-23 | "],
        ),
        ("1. 32-28 ({a} 1. 31-27 {b})", &["draughts: 32-28 ({a} 31-27 {b}) | "]),
        ("1. 32- {mid} 28 18-23", &["draughts: 32-28 {mid} 18-23 | "]),
        (
            "% 1. 31-27\n1. 32-28 18-23\n% 2. 31-27 x\n2. 38-32",
            &["draughts: {1. 31-27} 32-28 18-23 {2. 31-27 x} 38-32 | "],
        ),
        ("1. 32-28 ; le meilleur 18-23\n18-23", &["draughts: 32-28 {le meilleur 18-23} 18-23 | "]),
        ("1. 32-28 {[%eval -0.048] [%clk 1:00]} 18-23", &["draughts: 32-28 {[%eval -0.048] [%clk 1:00]} 18-23 | "]),
        ("1. 32-28 {no { nesting} 18-23", &["draughts: 32-28 {no { nesting} 18-23 | "]),
        ("1. 32-28 {\n[A \"b\"]\n} 18-23", &["draughts: 32-28 {[A \"b\"]} 18-23 | "]),
        ("1. 32-28 $7 (1. 31-27! $3) 18-23", &["draughts: 32-28 $7 (31-27 $1 $3) 18-23 | "]),
    ];
    hold(None, &cases);
}

#[test]
fn faults_stand_where_they_are() {
    let cases: [Case; 21] = [
        ("1. 32-28 18-24 2. 38-32", &["draughts: 32-28 | ", "1:10 illegal-move 18-24"]),
        ("1. 32-28 18-23\n2. 38-99 zz", &["draughts: 32-28 18-23 | ", "2:7 no-such-cell 99"]),
        ("1. 32-28 {é😀} 18-24", &["draughts: 32-28 {é😀} | ", "1:16 illegal-move 18-24"]),
        ("1. 32-28 (1. 31-28) 18-23", &["draughts: 32-28 18-23 | ", "1:14 illegal-move 31-28"]),
        ("1. 32-28 (1. 31-27 99-1 2. 1-2) 18-23", &["draughts: 32-28 (31-27) 18-23 | ", "1:20 no-such-cell 99"]),
        ("1. 32-28 {open 18-23", &["draughts: 32-28 {open 18-23} | ", "1:10 unclosed-comment {"]),
        (
            "1. 32-28 {open\n\n[White \"B\"]\n1. 33-29 {x} *",
            &["draughts: 32-28 {open} | ", "draughts: 33-29 {x} | *", "1:10 unclosed-comment {"],
        ),
        ("1. 32-28 (1. 31-27 18-23", &["draughts: 32-28 (31-27 18-23) | ", "1:10 unclosed-variation ("]),
        ("1. 32-28 } 18-23", &["draughts: 32-28 | ", "1:10 stray-bracket }"]),
        ("1. 32-28 ] 18-23", &["draughts: 32-28 | ", "1:10 stray-bracket ]"]),
        ("1. 32-28 ) 18-23", &["draughts: 32-28 18-23 | ", "?1:10 stray-bracket )"]),
        ("(1. 32-28) 1. 32-28", &["draughts: 32-28 | ", "?1:1 stray-variation ("]),
        ("1. 32-28 $256 18-23 $", &["draughts: 32-28 18-23 | ", "?1:10 bad-nag $256", "?1:21 bad-nag $"]),
        ("[White \"A\"]\n[White \"B\"]\n1. 32-28", &["draughts: 32-28 | ", "?2:1 repeated-tag [White"]),
        ("[White \"A\n[Black \"B\"]\n1. 32-28", &["draughts: 32-28 | ", "?1:1 unclosed-tag [White"]),
        ("[White A]\n1. 32-28", &["draughts: 32-28 | ", "?1:1 bad-tag ["]),
        ("1. ... 2. 38-32 18-23", &["1:4 unknown-move ..."]),
        ("1. 32-28 ... 2. 38-32 18-23", &["draughts: 32-28 | ", "1:10 unknown-move ..."]),
        ("1. 32-28 -- 2. 38-32 18-23", &["draughts: 32-28 | ", "1:10 unknown-move --"]),
        ("1. 32-28 - - 2. 38-32 18-23", &["draughts: 32-28 | ", "1:10 unknown-move --"]),
        ("1. 32-28 18-23 2. 38-32 12-18 zyz", &["draughts: 32-28 18-23 38-32 12-18 | ", "1:31 bad-notation zyz"]),
    ];
    hold(None, &cases);
}

#[test]
fn results_end_games() {
    let head = "draughts: 32-28 18-23 | ";
    for (result, outcome) in [
        ("2-0", " | white unknown"),
        ("1-0", " | white unknown"),
        ("0-2", " | black unknown"),
        ("0-1", " | black unknown"),
        ("1-1", " | draw unknown"),
        ("1/2-1/2", " | draw unknown"),
        ("½-½", " | draw unknown"),
        ("0-0", ""),
        ("*", ""),
    ] {
        let told = format!("{head}{result}{outcome}");
        for (text, games) in [
            (format!("1. 32-28 18-23 {result}"), 1),
            (format!("[GameType \"20\"]\n[Result \"{result}\"]\n\n1. 32-28 18-23 {result}\n"), 1),
            (format!("[GameType \"20\"]\n[Result \"{result}\"]\n\n1. 32-28 18-23 *\n"), 1),
            (format!("[GameType \"20\"]\n[Result \"{result}\"]\n\n1. 32-28 18-23\n"), 1),
            (format!("1. 32-28 18-23 {result} 1. 32-28 18-23 {result}"), 2),
        ] {
            let records = read(&text);
            assert_eq!(crate::told::told(&records), vec![told.clone(); games], "{text}");
        }
    }
}

#[test]
fn a_result_alone_is_a_game_where_its_kind_is_known() {
    hold(Some("draughts"), &[("0-2", &["draughts:  | 0-2 | black unknown"])]);
    hold(None, &[("0-2", &["1:1 not-a-record 0-2"]), ("1-0 1-0", &["1:1 not-a-record 1-0"])]);
}

#[test]
fn odd_results_are_told_by_the_tag() {
    let cases: [Case; 8] = [
        (
            "[Result \"4-6\"]\n1. 32-28 18-23 4-6\n[Result \"1-9\"]\n1. 32-28 1-9\n",
            &["draughts: 32-28 18-23 | 4-6", "draughts: 32-28 | 1-9"],
        ),
        ("[Result \"1 1/2-1/2\"]\n1. 32-28 18-23 1 1/2-1/2\n", &["draughts: 32-28 18-23 | 1 1/2-1/2"]),
        (
            "[Result \"2-0\"]\n1. 34-30 18-23 2. 32-28 23x32 3. 37x28 17-22 4. 28x17 12x21\n5. 33-29\n24-33",
            &["draughts: 34-30 18-23 32-28 23x32 37x28 17-22 28x17 12x21 33-29 | 2-0", "4:1 illegal-move 24-33"],
        ),
        (
            "[Result \"2-0\"]\n1. 33-28 18-22 2. 38-33 12-18 3. 34-29\n19-23",
            &["draughts: 33-28 18-22 38-33 12-18 34-29 19-23 | 2-0 | white unknown"],
        ),
        (
            "[GameType \"20\"]\n[Result \"0-1\"]\n1. 32-28 1-0",
            &["draughts: 32-28 | 1-0 | white unknown", "?3:10 result-differs 1-0"],
        ),
        (
            "[Result \"2-0\"]\n[FEN \"W:W15:B10\"]\n1. 15x4 0-2",
            &["draughts: 15x4 | 0-2 | white no-pieces", "?3:9 result-differs 0-2", "?3:9 result-differs 0-2"],
        ),
        (
            "[Result \"0-2\"]\n[FEN \"W:W15:B10\"]\n1. 15x4 *",
            &["draughts: 15x4 | 0-2 | white no-pieces", "?1:10 result-differs 0-2"],
        ),
        (
            "[Result \"2-0\"]\n[FEN \"W:W15:B10\"]\n1. 15x4 2-0 2. 1-2",
            &["draughts: 15x4 | 2-0 | white no-pieces", "3:16 illegal-move 1-2"],
        ),
    ];
    hold(None, &cases);
}

#[test]
fn the_kind_of_draughts_is_found() {
    let cases: [Case; 11] = [
        ("[GameType \"20\"]\n1. 32-28 *", &["draughts: 32-28 | *"]),
        ("[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 *", &["draughts: 32-28 | *"]),
        ("[Event \"x\"]\n1. 32-28 *", &["draughts: 32-28 | *"]),
        ("[GameType \"24\"]\n1. 10-13 23-20 1-0", &["spanish-draughts: 10-13 23-20 | 1-0 | white unknown"]),
        ("[GameType \"24,W,8,8,N1,1\"]\n1. 10-13 *", &["spanish-draughts: 10-13 | *"]),
        ("[GameType \"28\"]\n1. 10-13 *", &["spanish-draughts: 10-13 | *"]),
        ("[Event \"x\"]\n1. 10-13 23-20 *", &["spanish-draughts: 10-13 23-20 | *"]),
        ("1. 10-13 23-20 *", &["spanish-draughts: 10-13 23-20 | *"]),
        (
            "[GameType \"25\"]\n1. c3-d4 *\n[GameType \"20\"]\n1. 32-28 *",
            &["draughts: 32-28 | *", "1:12 unsupported-game 25"],
        ),
        ("[GameType \"40,W,10,10,N2,0\"]\n1. 32-28 *", &["1:12 unsupported-game 40,W,10,10,N2,0"]),
        ("[GameType \"24\"]\n[Rules \"huffing=true\"]\n1. 10-13 *", &["spanish-draughts: 10-13 | *"]),
    ];
    hold(None, &cases);
}

#[test]
fn positions_are_read_as_they_are_found() {
    for (fen, position) in [
        (
            "W:W31-50:B1-20",
            "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
        ),
        ("W:W31,K32:B20.", "W:W31,K32:B20"),
        ("W:W31,\n32:B20", "W:W31,32:B20"),
        ("W:W31,\r\n32:B20", "W:W31,32:B20"),
        ("B:WK31-33:B20", "B:WK31,K32,K33:B20"),
        ("W:B20:W31", "W:W31:B20"),
        ("W:B:W31:B20", "W:W31:B20"),
        ("W:WK31:BK20:H3:F12", "W:WK31:BK20:H3:F12"),
        ("w:w31:b20", "W:W31:B20"),
        ("W: W 31 , K 32 : B 20", "W:W31,K32:B20"),
    ] {
        for text in [format!("[FEN \"{fen}\"]\n\n*\n"), format!("[Event \"x\"]\n[FEN \"{fen}\"]\n\n2-0\n")] {
            let (record, errors) = read_one(&text);
            assert_eq!(
                (record.id, record.position.as_str(), errors.len()),
                ("draughts", position, 0),
                "{text} {errors:?}"
            );
        }
    }
    let cases: [Case; 9] = [
        ("/FEN \"W:W31:B20\"/ 1. 31-26 20-24 *", &["draughts: 31-26 20-24 | *"]),
        ("/FEN \"B:W31:B20\"/ 1. ... 20-24 2. 31-26 *", &["draughts: 20-24 31-26 | *"]),
        ("[FEN \"B:W31:B20\"]\n1... 20-24 2. 31-26 *", &["draughts: 20-24 31-26 | *"]),
        ("[FEN \"?:W31:B20\"]\n1. 20-24 31-26 *", &["draughts: 20-24 31-26 | *", "?1:7 side-unknown ?"]),
        ("[FEN \"?:W31:B20\"]\n1. 31-26 20-24 *", &["draughts: 31-26 20-24 | *", "?1:7 side-unknown ?"]),
        (
            "[FEN \"W:W31:B99\"]\n1. 31-26 *\n[FEN \"W:W31:B20\"]\n1. 31-26 *",
            &["draughts:  | ", "draughts: 31-26 | *", "1:14 bad-position 99"],
        ),
        ("[FEN \"W:W31:B20\"]\n[FEN \"W:W32:B20\"]\n*", &["draughts:  | *", "?2:1 repeated-tag [FEN"]),
        ("[FEN \"W:W31:B31\"]\n*", &["draughts:  | ", "1:14 bad-position 31"]),
        ("[Rules \"drawRules=never\"]\n[FEN \"W:W31:B20\"]\n*", &["draughts:  | *", "1:9 bad-option drawRules=never"]),
    ];
    hold(None, &cases);
}

#[test]
fn games_follow_each_other() {
    let game = "draughts: 32-28 18-23 | ";
    for (text, count) in [
        ("1. 32-28 18-23\n\n1. 32-28 18-23\n", 2),
        ("[Event \"a\"]\n1. 32-28 18-23\n[Event \"b\"]\n1. 32-28 18-23\n", 2),
        ("1. 32-28 18-23\n[Event \"b\"]\n1. 32-28 18-23\n", 2),
    ] {
        let told = crate::told::told(&read(text));
        assert_eq!(told.iter().filter(|line| line.starts_with(game.trim_end())).count(), count, "{text} {told:?}");
        assert_eq!(told.len(), count, "{text} {told:?}");
    }
    let cases: [Case; 7] = [
        ("1. 32-28 * 1. 33-29 *", &["draughts: 32-28 | *", "draughts: 33-29 | *"]),
        (
            "1. 32-28 * 1. 33-28 19-99 * 1. 31-26 *",
            &["draughts: 32-28 | *", "draughts: 33-28 | *", "draughts: 31-26 | *", "1:24 no-such-cell 99"],
        ),
        ("[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n*\n", &["draughts:  | *", "draughts:  | *"]),
        ("* * *", &[]),
        (
            "1. 32-28 (18-23\n[Event \"b\"]\n1. 32-28 *\nCLIP Charret\nPartie :\n1 5 13\n",
            &[
                "draughts: 32-28 | ",
                "draughts: 32-28 | *",
                "charret: 5 13 | ",
                "1:10 unclosed-variation (",
                "1:11 illegal-move 18-23",
            ],
        ),
        (
            "1. 32-28 (1. 31-27\nCLIP Charret\nPartie :\n1 5 13\n(;GM[Tumblingdown];P0[1 Move G 8 F 7])",
            &["draughts: 32-28 (31-27) | ", "charret: 5 13 | ", "tumblingdown: G8-F7 | ", "1:10 unclosed-variation ("],
        ),
        (
            "1. 32-28 (1. 31-27 (;GM[Tumblingdown];P0[1 Move G 8 F 7])",
            &["draughts: 32-28 (31-27) | ", "tumblingdown: G8-F7 | ", "1:10 unclosed-variation ("],
        ),
    ];
    hold(None, &cases);
}

#[test]
fn tags_are_kept_as_written() {
    let text =
        "[Event \"a \\\"b\\\" \\\\ c\"]\n[ Site   \"é\" ]\n[Round \"\"][Black \"x]y\"]\n[UnKnown_1 \"z\"]\n1. 32-28 *";
    let (record, errors) = read_one(text);
    assert_eq!(errors, []);
    let tags: Vec<(&str, &str)> = record.tags.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(tags, [("Event", "a \"b\" \\ c"), ("Site", "é"), ("Round", ""), ("Black", "x]y"), ("UnKnown_1", "z")]);
    assert_eq!(record.tags.get("unknown_1"), Some("z"));
}

/// Layouts in which the games of the fixtures are wrapped.
fn layouts(line: &[String]) -> [(&'static str, String); 7] {
    let numbered = |number: &dyn Fn(usize) -> String, break_at: usize, change: &dyn Fn(&str) -> String| {
        let mut text = String::new();
        for (ply, mv) in line.iter().enumerate() {
            if ply % 2 == 0 {
                text += &number(ply / 2 + 1);
            }
            text += &change(mv);
            text.push(if ply % break_at == break_at - 1 { '\n' } else { ' ' });
        }
        text
    };
    let same = |mv: &str| mv.to_string();
    let padded = |mv: &str| {
        let squares: Vec<String> = mv.split(['-', 'x']).map(|square| format!("{square:0>2}")).collect();
        squares.join(if mv.contains('x') { "x" } else { "-" })
    };
    [
        ("spaces", numbered(&|n| format!("{n}. "), 12, &same)),
        ("no spaces", numbered(&|n| format!("{n}."), 7, &same)),
        ("upper case", numbered(&|n| format!("{n:02}. "), 5, &|mv| mv.replace('x', "X"))),
        ("colons, en dashes", numbered(&|n| format!("{n}. "), 9, &|mv| mv.replace('x', ":").replace('-', "–"))),
        ("zeros", numbered(&|n| format!("{n}."), 8, &padded)),
        ("gaps", numbered(&|n| format!("{n}. "), 6, &|mv| mv.replace('x', "x ").replace('-', "- "))),
        ("no numbers", numbered(&|_| String::new(), 1, &same)),
    ]
}

#[test]
fn real_games_are_read_to_the_last_ply() {
    let played = games();
    assert!(played.len() > 100);
    for layout in 0..7 {
        let mut text = String::new();
        for game in &played {
            let (name, moves) = &layouts(&game.line)[layout];
            text += &format!("[Event \"{name}\"]\n[Site \"{}\"]\n", game.name);
            if let Some(position) = &game.position {
                text += &format!("[FEN \"{position}\"]\n");
            }
            text += &format!("\n{moves}{}\n\n", if layout % 2 == 0 { "*" } else { "" });
        }
        for text in [text.replace('\n', "\r\n"), text] {
            let records = read(&text);
            assert_eq!(records.games.len(), played.len());
            for (record, game) in records.games.iter().zip(&played) {
                assert_eq!(record.id, "draughts", "{}", game.name);
                assert_eq!(record.line_of_moves.moves.len(), game.line.len(), "{}", game.name);
                assert_eq!(record.tags.get("Site"), Some(game.name.as_str()));
            }
            let faults: Vec<_> = records.errors.iter().filter(|fault| fault.code != "played-on").collect();
            assert!(faults.is_empty(), "{faults:?}");
        }
    }
}

/// A bare result does not tell why a game ended; words and our own tag do.
#[test]
fn the_reason_of_an_end_is_told_or_unknown() {
    let moves = "1. 32-28 19-23";
    for (tag, end, outcome) in [
        ("", "2-0", "2-0 | white unknown"),
        ("[Termination \"time forfeit\"]\n", "2-0", "2-0 | white unknown"),
        ("[Termination \"resignation\"]\n", "2-0", "2-0 | white resignation"),
        ("[Termination \"agreement\"]\n", "2-0", "2-0 | white unknown"),
        ("[Termination \"agreement\"]\n", "1-1", "1-1 | draw agreement"),
        ("[Termination \"resignation\"]\n", "1-1", "1-1 | draw unknown"),
        ("[Termination \"repetition\"]\n", "1-1", "1-1 | draw unknown"),
        ("", "Black resigns", " | white resignation"),
    ] {
        let text = format!("[GameType \"20\"]\n{tag}\n{moves} {end}\n");
        hold(None, &[(&text, &[&format!("draughts: 32-28 19-23 | {outcome}")])]);
        let (record, _) = read_one(&text);
        let written = write_record(&record, None).expect("it is a game");
        assert_eq!(read_one(&written).0.ended, record.ended, "{written}");
    }
}
