//! SGF of boardspace.net: a node for each action.

use fastrand::Rng;
use tablier::{AnyGame, Format, Rules};

use crate::common::moves;
use crate::told::{Case, hold};
use crate::{read, read_one};

/// Tumblingdown, section 2.3.
const EXAMPLE: &str = "(;\nGM[Tumblingdown] VV[1]\nDT[2026-11-29]\nGN[TD-example]\nSU[tumblingdown]\n\
    P0[id \"White\"]\nP1[id \"Black\"]\nRE[Game won by Black]\n\
    ; P0[0 Start P0]\n; P0[1 Move G 8 F 7]\n; P0[2 Done]\n\
    ; P1[3 Pickb C 1 1]\n; P1[4 Dropb C 2 4]\n; P1[5 Done]\n; P0[6 Resign]\n; P0[7 Done]\n)\n";

#[test]
fn the_example_of_the_rules_is_read() {
    hold(None, &[(EXAMPLE, &["tumblingdown: G8-F7 C1-C2 | 0-1 | black resignation"])]);
    let (record, _) = read_one(EXAMPLE);
    assert_eq!(record.format, Format::Sgf);
    for (tag, value) in [("White", "White"), ("Black", "Black"), ("Date", "2026.11.29"), ("Event", "TD-example")] {
        assert_eq!(record.tags.get(tag), Some(value), "{tag}");
    }
}

/// The complete game of the rules.
#[test]
fn a_whole_game_is_read() {
    let line = "F7-G8 D1-C1 E6-D7 C3-C2 G8-F7 C2-D3 A2-B2 D2-C2 F6-G6 C1-D2 F8-F7 H6-G6 D7-E6 B1-B2 F5-E4 D3-C2 G6-F5 \
        B2-C3 D3-C3 D4-C3 C2-D2 B3-C4 E7-E6 E4-E5 E6-E5 E7-E8";
    let mut text = String::from("(;GM[Tumblingdown]SU[TumblingDown]\n");
    for (ply, mv) in line.split_whitespace().enumerate() {
        let cells: Vec<String> = mv.chars().filter(|cell| *cell != '-').map(String::from).collect();
        text += &format!("; P{}[{} Move {}]; P{0}[{1} Done]\n", ply % 2, 2 * ply, cells.join(" "));
    }
    let (record, errors) = read_one(&(text + ")"));
    assert_eq!((errors.len(), record.line_of_moves.moves.join(" ")), (0, line.into()));
    let outcome = record.outcome.expect("the game is over");
    assert_eq!((outcome.winner.as_deref(), outcome.reason.as_str()), (Some("black"), "king-captured"));
}

/// Moves by robots and by people, who take back what they do, and put a stack down anywhere on its way.
#[test]
fn every_way_to_move_is_the_same_move() {
    let mut random = Rng::with_seed(5);
    for _ in 0..60 {
        let mut game = AnyGame::new("tumblingdown", None, &Rules::default()).expect("tumblingdown");
        let swapped = random.bool();
        let (white, lower) = (usize::from(swapped), random.u8(..4) == 0);
        let mut text = format!("(;GM[Tumblingdown]\n; P{white}[0 Start P{white}]\n");
        let mut index = 1;
        for ply in 0..random.usize(1..60) {
            let listed = moves(&game);
            let Some(mv) = random.choice(&listed) else { break };
            let (from, to) = mv.split_once('-').expect("two squares");
            let cells = game.info().cells;
            let reached: Vec<&String> = cells
                .iter()
                .filter(|cell| game.clone().play(&format!("{from}-{cell}")).is_ok_and(|info| info.text == *mv))
                .collect();
            let goal = random.choice(&reached).expect("the next square is one").as_str();
            let other = random.choice(&listed).expect("there is one").clone();
            let spaced = |cell: &str| format!("{} {}", &cell[..1], &cell[1..]);
            let pick = format!("Pickb {} 3", spaced(from));
            let drop = format!("Dropb {}{}", spaced(goal), ["", " 4"][random.usize(..2)]);
            let unpick = format!("Dropb {} 1", spaced(from));
            let undrop = format!("Pickb {} 4", spaced(goal));
            let start = &other[..2];
            let actions = match random.u8(..6) {
                0 => vec![format!("Move {} {}", spaced(from), spaced(to))],
                1 => vec![format!("Move {} {}", spaced(from), spaced(goal))],
                2 => vec![pick, drop],
                3 => vec![pick.clone(), unpick, pick, drop],
                4 => vec![pick, drop.clone(), undrop, drop],
                _ => vec![
                    format!("Pickb {} 2", spaced(start)),
                    format!("Dropb {}", spaced(start)),
                    pick.clone(),
                    drop,
                    undrop,
                    unpick,
                    pick,
                    format!("Dropb {}", spaced(to)),
                ],
            };
            let player = (ply + white) % 2;
            for action in actions.into_iter().chain(["Done".into()]) {
                let action = if lower { action.to_lowercase() } else { action };
                text += &format!("; P{player}[{index} {action}] TM[{}]\n", 100 * index);
                index += 1;
            }
            game.play(mv).expect("a listed move is legal");
        }
        text.push(')');
        let (record, errors) = read_one(&text);
        assert_eq!(errors, [], "{text}");
        assert_eq!(record.line_of_moves.moves, game.history(), "{text}");
        assert_eq!(record.outcome, game.outcome(), "{text}");
    }
}

#[test]
fn ends_are_read_in_every_form() {
    let head = "(;GM[Tumblingdown]P0[id \"Anne\"]P1[id \"Jr.\"]";
    let moves = ";P0[0 Start P0];P0[1 Move G 8 F 7];P0[2 Done];P1[3 Move C 1 C 2];P1[4 Done]";
    for (re, end, outcome) in [
        ("", "", "| "),
        ("RE[Game won by Anne]", "", "| 1-0 | white unknown"),
        ("RE[Game won by Jr.]", "", "| 0-1 | black unknown"),
        ("RE[Game won by anne]", "", "| 1-0 | white unknown"),
        ("RE[The game is a draw]", "", "| 1/2-1/2 | draw unknown"),
        ("RE[B+R]", "", "| 0-1 | black resignation"),
        ("RE[?]", "", "| ?"),
        ("", ";P0[5 Resign];P0[6 Done]", "|  | black resignation"),
        ("", ";P1[5 Resign];P1[6 Done]", "|  | white resignation"),
        ("", ";P0[5 Resign];P0[6 Resign]", "| "),
        ("", ";P0[5 Resign];P0[6 Resign];P0[7 Resign];P0[8 Done]", "|  | black resignation"),
        ("RE[Game won by Jr.]", ";P0[5 resign];P0[6 done]", "| 0-1 | black resignation"),
    ] {
        let text = format!("{head}{re}{moves}{end})");
        hold(None, &[(&text, &[&format!("tumblingdown: G8-F7 C1-C2 {outcome}")])]);
    }
    // White is P1 here.
    let swapped = ";P1[0 Start P1];P1[1 Move G 8 F 7];P1[2 Done];P0[3 Resign];P0[4 Done]";
    hold(None, &[(&format!("{head}{swapped})"), &["tumblingdown: G8-F7 |  | white resignation"])]);
    let (record, _) = read_one(&format!("{head}{swapped})"));
    assert_eq!((record.tags.get("White"), record.tags.get("Black")), (Some("Jr."), Some("Anne")));
}

#[test]
fn what_is_wrong_is_told_and_the_rest_is_read() {
    let game = "tumblingdown: G8-F7 | ";
    let cases: [Case; 13] = [
        ("(;GM[Tumblingdown];P0[1 Move G 8 F 7];P0[2 Done]", &[game, "?1:1 unclosed-value ("]),
        (
            "(;GM[Tumblingdown];P0[1 Move G 8 F 7];P0[2 Done\n(;GM[Tumblingdown];P0[1 Move G 8 F 7])",
            &[game, game, "1:41 unclosed-value ["],
        ),
        (
            "(;GM[Tumblingdown];P0[1 Move G 8 F 7]\n(;GM[Tumblingdown];P0[1 Move G 8 F 7])",
            &[game, game, "?1:1 unclosed-value ("],
        ),
        ("(;GM[Tumblingdown];P0[1 Move G 8 F 7];P1[3 Move G 8 A 1])", &[game, "1:42 illegal-move 3 Move G 8 A 1"]),
        ("(;GM[Tumblingdown];P0[1 Move G 8 F 7];P1[3 Move G])", &[game, "1:42 bad-notation 3 Move G"]),
        ("(;GM[Tumblingdown];P0[1 Move G 8 F 7];P1[3 Fly])", &[game, "?1:42 bad-notation 3 Fly"]),
        ("(;GM[Tumblingdown];P0[1 Move G 8 F 7];P1[3 Dropb F 7])", &[game, "1:42 bad-notation 3 Dropb F 7"]),
        ("(;GM[Tumblingdown];P0[1 Edit];P0[1 Move G 8 F 7];P0[2 Done];P1[3 Pickb C 1 1])", &[game]),
        ("(;FF[4]GM[1]SZ[19];B[pd];W[dp])", &["1:11 unsupported-game 1"]),
        ("(;GM[Hive];P0[1 x])\n(;GM[Tumblingdown];P0[1 Move G 8 F 7])", &[game, "1:6 unsupported-game Hive"]),
        ("(;SU[TumblingDown];P0[1 Move G 8 F 7]C[bien]TE[1];P0[2 Done])", &["tumblingdown: G8-F7 $1 {bien} | "]),
        (
            "(;GM[Tumblingdown]C[a\\]b];P0[1 Move G 8 F 7](;P1[3 Move C 1 C 2])(;P1[3 Move C 1 D 2]))",
            &["tumblingdown: {a]b} G8-F7 C1-C2 (C1-D2) | "],
        ),
        ("(;GM[Tumblingdown];P0[1 Move G 8 F 7]) junk", &[game, "1:40 not-a-record junk"]),
    ];
    hold(None, &cases);
    assert_eq!(read("(;)").games.len(), 0);
}

#[test]
fn lists_of_moves_are_read_in_every_spelling() {
    for text in
        ["G8-F7 C1-C2", "1. G8-F7 C1-C2", "G8F7 C1C2", "g8-f7 c1-c2", "G8 - F7 C1 - C2", "Move G 8 F 7 Move C 1 C 2"]
    {
        hold(Some("tumblingdown"), &[(text, &["tumblingdown: G8-F7 C1-C2 | "])]);
    }
}
