//! Game records from files.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use tablier::{Format, RecordFault, Records, Severity, read_records, write_record};

use crate::said;

/// What to read.
#[derive(Args)]
pub struct Source {
    /// The file; `-` for the standard input. UTF-8, or Latin-1 where it is not that.
    file: PathBuf,
    /// The game, where the text does not tell.
    #[arg(long, short)]
    game: Option<String>,
}

impl Source {
    fn read(&self) -> Result<Records, String> {
        let mut bytes = Vec::new();
        let read = if self.file == Path::new("-") {
            std::io::stdin().read_to_end(&mut bytes).map(drop)
        } else {
            fs::read(&self.file).map(|read| bytes = read)
        };
        read.map_err(|error| format!("{}: {error}", self.file.display()))?;
        let text =
            String::from_utf8(bytes).unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect());
        read_records(&text, self.game.as_deref()).map_err(said)
    }

    fn tell(&self, fault: &RecordFault) -> String {
        let severity = match fault.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let mut line = format!(
            "{}:{}:{}: {severity}: {} [{}]",
            self.file.display(),
            fault.line,
            fault.column,
            fault.message,
            fault.code
        );
        for (what, texts) in [("could be", &fault.candidates), ("legal", &fault.legal)] {
            if !texts.is_empty() {
                line += &format!("\n    {what}: {}", texts.join(" "));
            }
        }
        line
    }
}

/// A format by its name.
pub fn format(name: &str) -> Result<Format, String> {
    Format::ALL
        .into_iter()
        .find(|format| format.name() == name)
        .ok_or_else(|| format!("expected {}", Format::ALL.map(Format::name).join(", ")))
}

/// Tells what is wrong with the records of a file.
pub fn check(source: &Source) -> Result<(), String> {
    let Records { games, errors } = source.read()?;
    for fault in &errors {
        println!("{}", source.tell(fault));
    }
    let plies: usize = games.iter().map(|game| game.line_of_moves.moves.len()).sum();
    let wrong = errors.iter().filter(|fault| fault.severity == Severity::Error).count();
    println!("{} games, {plies} plies, {wrong} errors, {} warnings", games.len(), errors.len() - wrong);
    if wrong > 0 { Err(format!("{}: {wrong} errors", source.file.display())) } else { Ok(()) }
}

/// Writes the records of a file in another format. Faults go to the standard error and make the command fail; what is
/// legal before them is written, but not over the file that it was read from.
pub fn convert(source: &Source, out: &Path, format: Option<Format>) -> Result<(), String> {
    let Records { games, errors } = source.read()?;
    for fault in &errors {
        eprintln!("{}", source.tell(fault));
    }
    let wrong = errors.iter().filter(|fault| fault.severity == Severity::Error).count();
    let same =
        fs::canonicalize(out).ok().is_some_and(|out| fs::canonicalize(&source.file).is_ok_and(|file| file == out));
    if wrong > 0 && same {
        return Err(format!("{}: {wrong} errors: it is not written over", source.file.display()));
    }
    // Without its position a game is another one.
    let lost = |index: usize| {
        errors.iter().any(|fault| fault.game == Some(index) && matches!(fault.code, "bad-position" | "bad-option"))
    };
    let texts = games
        .iter()
        .enumerate()
        .filter(|(index, _)| !lost(*index))
        .map(|(_, game)| write_record(game, format).map_err(said))
        .collect::<Result<Vec<_>, _>>()?;
    let text = texts.join("\n");
    if out == Path::new("-") {
        print!("{text}");
    } else {
        fs::write(out, text).map_err(|error| format!("{}: {error}", out.display()))?;
    }
    if wrong > 0 { Err(format!("{}: {wrong} errors", source.file.display())) } else { Ok(()) }
}
