//! Laws that hold for the records of every game, under every rule set and option.

use fastrand::Rng;
use tablier::{AnyGame, Format, Record, RecordLine, Rules, read_records, write_record};

use crate::common::rule_sets;
use crate::random::record;
use crate::{from_environment, read, read_one};

const RECORDS: u64 = 40;

/// Calls `check` on random records, with a name to find each again.
fn on_random_records(check: impl Fn(&Record, &Rules, &str)) {
    let first = from_environment("TABLIER_SEED", 1);
    for (id, rules) in rule_sets() {
        for seed in first..first + from_environment("TABLIER_RECORDS", RECORDS) {
            let record = record(&mut Rng::with_seed(seed), id, &rules);
            check(&record, &rules, &format!("TABLIER_SEED={seed}: {id} {rules:?}"));
        }
    }
}

fn own_format(record: &Record) -> Format {
    let name = AnyGame::new(record.id, None, &Rules::default()).expect(record.id).info().record_formats[0];
    *Format::ALL.iter().find(|format| format.name() == name).expect("the format is known")
}

/// What a comment is once it is read: the space around it is nobody's.
fn trimmed(line: &RecordLine) -> RecordLine {
    let mut line = line.clone();
    for note in &mut line.notes {
        note.comment = note.comment.as_ref().map(|comment| comment.trim().replace("\r\n", "\n"));
        note.variations = note.variations.iter().map(trimmed).collect();
    }
    line
}

/// Tags that say again what the record itself holds.
fn is_own(name: &str) -> bool {
    ["Result", "Variant", "GameType", "FEN", "SetUp", "Rules", "Termination"].contains(&name)
}

fn assert_same(read: &Record, written: &Record, text: &str, name: &str) {
    let (expected, found) = (trimmed(&written.line_of_moves), &read.line_of_moves);
    assert_eq!(found.moves, expected.moves, "{name}\n{text}");
    for (found, expected) in found.notes.iter().zip(&expected.notes) {
        assert_eq!(found, expected, "{name}\n{text}");
    }
    assert_eq!(found, &expected, "{name}\n{text}");
    assert_same_game(read, written, text, name);
    for (tag, value) in written.tags.0.iter().filter(|(tag, _)| !is_own(tag)) {
        assert_eq!(read.tags.get(tag), Some(value.as_str()), "{tag} {name}\n{text}");
    }
}

fn assert_same_game(read: &Record, written: &Record, text: &str, name: &str) {
    assert_eq!(read.id, written.id, "{name}\n{text}");
    assert_eq!(read.rules, written.rules, "{name}\n{text}");
    assert_eq!(read.position, written.position, "{name}\n{text}");
    assert_eq!(read.line_of_moves.moves, written.line_of_moves.moves, "{name}\n{text}");
    assert_eq!(read.ended, written.ended, "{name}\n{text}");
    assert_eq!(read.outcome, written.outcome, "{name}\n{text}");
}

#[test]
fn a_written_record_reads_back_as_it_was() {
    on_random_records(|record, _, name| {
        let text = write_record(record, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (read, errors) = read_one(&text);
        assert_eq!(errors, [], "{name}\n{text}");
        assert_eq!(read.format, own_format(record), "{name}");
        assert_same(&read, record, &text, name);
    });
}

#[test]
fn a_written_list_of_moves_reads_back_as_the_same_game() {
    on_random_records(|record, _, name| {
        let text = write_record(record, Some(Format::Moves)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let moves = &record.line_of_moves.moves;
        let read = read_records(&text, Some(record.id)).expect(record.id);
        if moves.is_empty() && record.ended.is_none() && text.trim().len() < 2 {
            return;
        }
        assert_eq!(read.errors, [], "{name}\n{text}");
        assert_eq!(read.games.len(), 1, "{name}\n{text}");
        // A list tells who won, and not that the other resigned.
        let mut record = record.clone();
        for end in [&mut record.ended, &mut record.outcome].into_iter().flatten() {
            if matches!(&*end.reason, "resignation" | "agreement") {
                end.reason = "unknown".into();
            }
        }
        assert_same_game(&read.games[0], &record, &text, name);
    });
}

#[test]
fn writing_what_was_read_changes_nothing_any_more() {
    on_random_records(|record, _, name| {
        for format in [own_format(record), Format::Moves] {
            let write = |record: &Record| write_record(record, Some(format)).expect(name);
            let first = write(record);
            let Some(read) = read_records(&first, Some(record.id)).expect(record.id).games.pop() else { continue };
            let second = write(&read);
            let again = read_records(&second, Some(record.id)).expect(record.id).games.pop().expect(name);
            assert_eq!(write(&again), second, "{name}\n{first}");
        }
    });
}

/// Games of all kinds in one file, each in its own format.
#[test]
fn the_games_of_one_file_are_read_one_by_one() {
    let sets = rule_sets();
    for seed in 0..10 {
        let mut random = Rng::with_seed(seed);
        let records: Vec<Record> = (0..60)
            .map(|_| {
                let (id, rules) = random.choice(&sets).expect("there are some");
                record(&mut random, id, rules)
            })
            .collect();
        let mut text = String::new();
        let mut lines = Vec::new();
        for record in &records {
            lines.push(text.lines().count() + 1);
            text += &write_record(record, None).expect("it is a game");
            text += random.choice(["\n", "\n\n", "\r\n", ""]).expect("there are some");
        }
        let file = read(&text);
        assert_eq!(file.errors, [], "{seed}\n{text}");
        assert_eq!(file.games.len(), records.len(), "{seed}\n{text}");
        for ((read, written), line) in file.games.iter().zip(&records).zip(lines) {
            assert_same(read, written, "", &format!("{seed}: line {}", read.line));
            assert_eq!(read.line, line, "{seed}");
        }
    }
}

#[test]
fn a_list_of_moves_tells_its_game() {
    for (id, rules) in rule_sets() {
        if rules != Rules::default() || id == "spanish-draughts" {
            continue;
        }
        for seed in 0..20 {
            let mut random = Rng::with_seed(seed);
            let mut game = AnyGame::new(id, None, &rules).expect(id);
            for _ in 0..random.usize(12..30) {
                let moves = game.moves(None).expect("no cell is named");
                let Some(text) = random.choice(&moves) else { break };
                game.play(text).expect("a listed move is legal");
            }
            let record = game.to_record();
            let text = write_record(&record, Some(Format::Moves)).expect(id);
            let (read, errors) = read_one(&text);
            assert_eq!((read.id, errors.len()), (id, 0), "{text}");
            assert_same_game(&read, &record, &text, id);
        }
    }
}
