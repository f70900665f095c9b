//! Random records: games with comments, glyphs, variations, tags and ends of every kind.

use fastrand::Rng;
use tablier::{AnyGame, Note, Record, RecordLine, Rules};

use crate::common::{moves, open};

/// Tags that every format keeps as they are.
const TAGS: [&str; 22] = [
    "Event",
    "Site",
    "Date",
    "Time",
    "Round",
    "White",
    "Black",
    "Annotator",
    "WhiteElo",
    "X_1",
    "Opening",
    "A",
    "TC",
    "TM",
    "GN",
    "RE",
    "FF",
    "CA",
    "C",
    "P0",
    "TE",
    "Source",
];

/// Pieces of texts that mean something in one format or another.
const SCRAPS: [&str; 44] = [
    "a",
    "bon coup",
    "é",
    "😀",
    "½",
    "\"",
    "\\",
    "\\\\",
    "\\\"",
    "[",
    "]",
    "(",
    ")",
    "{",
    "(;",
    "(;GM[1]",
    ";",
    "; P0[1 Done]",
    "%",
    "%eval -0.048",
    "$3",
    "$",
    "1.",
    "12...",
    "1",
    "1-0",
    "2-0",
    "*",
    "32-28",
    "32x28",
    "/FEN \"W:W31:B20\"/",
    "[A \"b\"]",
    "[A \"",
    ":",
    "Rouge : x",
    "Jaune : y",
    "CLIP Charret",
    "Partie :",
    "=Q",
    "!?",
    "\u{feff}",
    "\u{a0}",
    "\t",
    "won by Black",
];

/// Text on several lines, without `}`, and without `{` where a line begins with a tag.
fn comment(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..9) {
        text += random.choice(SCRAPS).expect("there are some");
        text += random.choice(["", "", " ", "  ", "\n", "\n\n", "\r\n"]).expect("there are some");
    }
    if text.contains("\n[A \"") { text.replace('{', "") } else { text }
}

fn value(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(..6) {
        text += random.choice(SCRAPS).expect("there are some");
        text += random.choice(["", " ", "  "]).expect("there are some");
    }
    text.trim().into()
}

fn note(random: &mut Rng, ply: usize) -> Note {
    let comment = (random.u8(..3) > 0).then(|| comment(random)).filter(|comment| !comment.trim().is_empty());
    let mut nags: Vec<u8> =
        (0..random.usize(..3)).map(|_| *random.choice(&[1, 2, 3, 4, 5, 6, 7, 0, 255]).unwrap()).collect();
    nags.dedup();
    if nags.len() == 2 && nags[0] == nags[1] {
        nags.pop();
    }
    Note { ply, comment, nags, variations: Vec::new() }
}

/// Plays at most `most` random moves, and says things about them.
fn line(random: &mut Rng, game: &mut AnyGame, most: usize, depth: u32) -> RecordLine {
    let mut line = RecordLine::default();
    let notes = if depth == 0 { 6 } else { 3 };
    for ply in 0..=most {
        let before = game.clone();
        if ply > 0 {
            let listed = moves(game);
            let Some(text) = random.choice(&listed) else { break };
            game.play(text).expect("a listed move is legal");
            line.moves.push(text.clone());
        }
        let ends = ply <= 1 || ply == most || game.outcome().is_some();
        if random.usize(..if ends { 2 } else { notes }) != 0 {
            continue;
        }
        let mut note = note(random, ply);
        while ply > 0 && depth < 4 && random.u8(..3) == 0 {
            let most = random.usize(1..5);
            note.variations.push(self::line(random, &mut before.clone(), most, depth + 1));
        }
        if note != (Note { ply, ..Note::default() }) {
            line.notes.push(note);
        }
    }
    line
}

/// A record of a random game.
pub fn record(random: &mut Rng, id: &str, rules: &Rules) -> Record {
    let mut game = open(id, None, rules);
    if random.u8(..3) == 0 {
        for _ in 0..random.usize(..60) {
            let listed = moves(&game);
            let Some(text) = random.choice(&listed) else { break };
            game.play(text).expect("a listed move is legal");
        }
        if game.outcome().is_some() {
            game.undo();
        }
        game = open(id, Some(&game.position()), rules);
    }
    let most = if random.u8(..4) == 0 { 250 } else { random.usize(..40) };
    let line = line(random, &mut game, most, 0);
    if game.outcome().is_none() {
        let players = game.info().players;
        let _ = match random.u8(..5) {
            0 => game.resign(None),
            1 => game.resign(Some(random.choice(&players).expect("there are two").id)),
            2 => game.agree_draw(),
            _ if game.draw_claim().is_some() => game.claim_draw(),
            _ => Ok(()),
        };
    }
    let mut record = game.to_record();
    assert_eq!(record.line_of_moves.moves, line.moves);
    record.line_of_moves = line;
    for name in TAGS {
        if random.u8(..4) == 0 {
            record.tags.set(name, value(random));
        }
    }
    if random.bool() {
        record.tags.set("Date", *random.choice(&["2026.11.29", "2026.??.??", "2026-11-29", "29 novembre"]).unwrap());
    }
    if random.bool() {
        record.tags.set("Time", *random.choice(&["18:05", "18:05:33", "midi"]).unwrap());
    }
    record.result = random.choice(&["", "*", "4-6", "1-0", "?"]).expect("there are some").to_string();
    record
}
