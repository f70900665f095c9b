//! What the reader tells of a text, on a few lines, for tables of cases.

use tablier::{Note, Record, RecordFault, RecordLine, Records, Severity, read_records};

/// A text and what is told of it: its games, then its faults, a line each.
pub type Case<'a> = (&'a str, &'a [&'a str]);

/// Holds a table of cases to the reader.
pub fn hold(hint: Option<&str>, cases: &[Case]) {
    let mut wrong = String::new();
    for (text, expected) in cases {
        let records = read_records(text, hint).expect("a game");
        if let Some(fault) = misplaced(text, &records) {
            wrong += &format!("\n{text}\n  is not there: {fault:?}\n");
        }
        let found = told(&records);
        if found != *expected {
            wrong += &format!("\n{text}\n  expected {expected:#?}\n  found {found:#?}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

pub fn told(records: &Records) -> Vec<String> {
    records.games.iter().map(game).chain(records.errors.iter().map(fault)).collect()
}

/// `draughts: 32-28 18-23 | 2-0 | white unknown`
fn game(record: &Record) -> String {
    let mut text = format!("{}: {} | {}", record.id, line(&record.line_of_moves), record.result);
    if let Some(outcome) = &record.outcome {
        text += &format!(" | {} {}", outcome.winner.as_deref().unwrap_or("draw"), outcome.reason);
    }
    text
}

fn line(line: &RecordLine) -> String {
    let mut words = Vec::new();
    let mut notes = line.notes.iter().peekable();
    for ply in 0..=line.moves.len() {
        if ply > 0 {
            words.push(line.moves[ply - 1].clone());
        }
        if let Some(Note { nags, comment, variations, .. }) = notes.next_if(|note| note.ply == ply) {
            words.extend(nags.iter().map(|nag| format!("${nag}")));
            words.extend(comment.as_ref().map(|comment| format!("{{{comment}}}")));
            words.extend(variations.iter().map(|variation| format!("({})", self::line(variation))));
        }
    }
    assert_eq!(notes.next(), None, "a note stands behind the last move, or out of order");
    words.join(" ")
}

/// `1:9 illegal-move 32-27`, a warning with a `?` in front.
fn fault(fault: &RecordFault) -> String {
    let mark = if fault.severity == Severity::Warning { "?" } else { "" };
    let mut text = format!("{mark}{}:{} {} {}", fault.line, fault.column, fault.code, fault.found);
    if !fault.candidates.is_empty() {
        text += &format!(" = {}", fault.candidates.join(" or "));
    }
    text
}

/// The first fault whose line, column and offset are not those of the text that it says it found.
pub fn misplaced<'a>(text: &str, records: &'a Records) -> Option<&'a RecordFault> {
    let units: Vec<u16> = text.encode_utf16().collect();
    let mut last = 0;
    records.errors.iter().find(|fault| {
        let RecordFault { line, column, at, found, game, .. } = fault;
        let ordered = *at >= last;
        last = *at;
        let Some(Ok(before)) = units.get(..*at).map(String::from_utf16) else { return true };
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let place = (before.matches('\n').count() + 1, before[start..].encode_utf16().count() + 1);
        let rest = squeezed(&text[before.len()..]);
        let found = squeezed(found.trim_end_matches('…'));
        // A position may end too soon, where its tag goes on.
        let ends = rest.is_empty() || fault.code == "bad-position";
        let told = rest.starts_with(&found) && (ends || !fault.found.is_empty());
        let bounded = fault.message.len() < 400 && fault.legal.len() <= 100 && fault.candidates.len() <= 100;
        !(ordered && told && bounded && place == (*line, *column) && game.is_none_or(|game| game < records.games.len()))
    })
}

/// Without spaces and backslashes: a value is told without its escapes.
fn squeezed(text: &str) -> String {
    let kept = |letter: &char| !letter.is_whitespace() && !matches!(letter, '\u{feff}' | '\\');
    text.chars().filter(kept).take(80).collect()
}
