//! Moves as people send them to each other, and files as people leave them.

use crate::told::hold;

#[test]
fn moves_are_read_behind_the_names_of_those_who_tell_them() {
    hold(
        None,
        &[
            ("Anne: H74-H54\nBob: H24-H44\nAnne: H54xH34", &["bulltricker: H74-H54 H24-H44 H54xH34 | "]),
            ("Anne : 32-28\nBob : 19-23", &["draughts: 32-28 19-23 | "]),
            ("Note: bonjour", &["1:1 not-a-record Note: bonjour"]),
        ],
    );
}

#[test]
fn commas_stand_between_moves() {
    hold(
        None,
        &[
            ("32-28,19-23,28x19", &["draughts: 32-28 19-23 28x19 | "]),
            ("1. 32-28, 19-23", &["draughts: 32-28 19-23 | "]),
            ("c2c4, e7e5", &["ultima: Pc2c4 Pe7e5 | "]),
            ("1,5,13,20", &["charret: 5 13 20 | "]),
        ],
    );
}

#[test]
fn numbers_of_moves_may_go_without_a_point() {
    hold(None, &[("1 32-28 19-23 2 28x19 14x23", &["draughts: 32-28 19-23 28x19 14x23 | "])]);
}

#[test]
fn a_head_without_moves_is_a_game() {
    hold(
        None,
        &[(
            "[Event \"a\"]\n[Result \"2-0\"]\n\n[Event \"b\"]\n[Result \"0-2\"]\n\n1. 32-28 19-23 0-2",
            &["draughts:  | 2-0 | white unknown", "draughts: 32-28 19-23 | 0-2 | black unknown"],
        )],
    );
}

#[test]
fn games_follow_each_other_without_a_head_between_them() {
    hold(
        None,
        &[
            (
                "[Event \"a\"]\n1. 32-28 19-23\n\n1. 33-28 18-22",
                &["draughts: 32-28 19-23 | ", "draughts: 33-28 18-22 | "],
            ),
            ("1 5 13 N 2 6 7 P1", &["charret: 5 13 |  | draw agreement", "charret: 6 7 |  | yellow resignation"]),
            ("1. 32-28 (1. 31-26) 1. ... 19-23 2. 28x19", &["draughts: 32-28 (31-26) 19-23 28x19 | "]),
        ],
    );
}

#[test]
fn a_sentence_tells_who_gives_up() {
    hold(
        None,
        &[
            ("1. 32-28 19-23 White resigns", &["draughts: 32-28 19-23 |  | black resignation"]),
            ("1. 32-28 19-23\nblack resigns.", &["draughts: 32-28 19-23 |  | white resignation"]),
            ("1. 32-28 19-23 Blancs abandonnent", &["draughts: 32-28 19-23 |  | black resignation"]),
            ("1. 32-28 19-23 nobody resigns", &["draughts: 32-28 19-23 | ", "1:16 bad-notation nobody"]),
        ],
    );
}

/// The word for a draw tells no reason: where the rules give one, it is that.
#[test]
fn a_draw_in_a_word_is_the_one_that_can_be_claimed_or_else_agreed() {
    let shuffled = "2-3 24-15 3-2 15-24 2-3 24-15 3-2 15-24";
    let told = |word: &str, reason: &str| {
        let text = format!("[FEN \"11....2..2.....1.1.....2 1 0 0\"]\n1 {shuffled} {word}");
        hold(Some("charret"), &[(&text, &[&format!("charret: {shuffled} |  | draw {reason}")])]);
    };
    told("nulle", "repetition");
    told("Draw.", "repetition");
    told("N", "agreement");
    hold(None, &[("1. 32-28 19-23 nulle", &["draughts: 32-28 19-23 |  | draw agreement"])]);
}

#[test]
fn points_of_other_scales_are_results_at_the_end_only() {
    hold(
        None,
        &[
            ("1. 35-30 4-6\n[Event \"b\"]\n1. 32-28 *", &["draughts: 35-30 | 4-6", "draughts: 32-28 | *"]),
            ("1. 35-30 4-6 2. 32-28", &["draughts: 35-30 | ", "1:10 illegal-move 4-6"]),
            ("1. 35-30 20-33", &["draughts: 35-30 | ", "1:10 illegal-move 20-33"]),
        ],
    );
}
