//! What a record is, whatever it was read from.

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::api::dto::OutcomeInfo;
use crate::games::Rules;

/// A way to write games down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Portable Draughts Notation 3.0.
    Pdn,
    /// The CLIP of the Charret page.
    Clip,
    /// Portable Game Notation, for Ultima and Bulltricker.
    Pgn,
    /// The SGF of boardspace.net, for Tumblingdown.
    Sgf,
    /// The moves, and what they cannot do without.
    Moves,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Pdn, Self::Clip, Self::Pgn, Self::Sgf, Self::Moves];

    /// Name in the API.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdn => "pdn",
            Self::Clip => "clip",
            Self::Pgn => "pgn",
            Self::Sgf => "sgf",
            Self::Moves => "moves",
        }
    }
}

/// Moves that follow each other, and what was said about them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RecordLine {
    /// Canonical texts.
    pub moves: Vec<String>,
    /// Ascending by ply, one for each ply at most.
    #[serde(default)]
    pub notes: Vec<Note>,
}

/// What was said about a move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Note {
    /// The move of its line, counted from 1; 0 stands before the first.
    pub ply: usize,
    /// In words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// Numeric annotation glyphs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
    /// What could have been played in place of this move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<RecordLine>,
}

impl RecordLine {
    /// The note of the last move, a new one if it has none.
    pub(super) fn note(&mut self) -> &mut Note {
        let ply = self.moves.len();
        if self.notes.last().is_none_or(|note| note.ply != ply) {
            self.notes.push(Note { ply, ..Note::default() });
        }
        self.notes.last_mut().expect("the line above has put one there")
    }
}

/// Tags in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(pub Vec<(String, String)>);

impl Tags {
    /// Value of a tag, `None` where there is none; case does not matter.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Sets a tag in its place, or puts it behind the others.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.0.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.into(), value)),
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Tags;

            fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
                formatter.write_str("tags by name")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Tags, A::Error> {
                let mut tags = Tags::default();
                while let Some((name, value)) = map.next_entry::<String, String>()? {
                    tags.0.push((name, value));
                }
                Ok(tags)
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}

/// A game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Record {
    /// Id of the game.
    pub id: &'static str,
    /// What it was read from.
    pub format: Format,
    /// All options.
    pub rules: Rules,
    /// Position at the start.
    pub position: String,
    /// As written.
    pub tags: Tags,
    /// The result as written; empty where none is.
    pub result: String,
    /// An end by resignation, agreement or claim, after the main line.
    pub ended: Option<OutcomeInfo>,
    /// How the game stands after the main line.
    pub outcome: Option<OutcomeInfo>,
    /// The main line.
    #[serde(flatten)]
    pub line_of_moves: RecordLine,
    /// Line of the text where the record begins, from 1.
    pub line: usize,
}

/// How bad a fault is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Something could not be read.
    Error,
    /// The reader has settled it.
    Warning,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordFault {
    /// How bad.
    pub severity: Severity,
    /// Stable code.
    pub code: &'static str,
    /// For people, in English.
    pub message: String,
    /// Index of the game; `None` outside every game.
    pub game: Option<usize>,
    /// From 1.
    pub line: usize,
    /// From 1, in UTF-16 code units.
    pub column: usize,
    /// Offset in the text, in UTF-16 code units.
    pub at: usize,
    /// What stands there.
    pub found: String,
    /// Plies of the line before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// What could stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// Legal moves there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// Moves that an ambiguous text could mean.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
}

/// What a text holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Records {
    /// In the order of the text.
    pub games: Vec<Record>,
    /// In the order of the text.
    pub errors: Vec<RecordFault>,
}

/// A fault before its line and column are known.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) severity: Severity,
    pub(super) code: &'static str,
    pub(super) message: String,
    /// Byte offset.
    pub(super) at: usize,
    pub(super) found: String,
    pub(super) ply: Option<usize>,
    pub(super) instead: Box<Instead>,
}

/// What could stand where a fault is.
#[derive(Clone, Debug, Default)]
pub(super) struct Instead {
    pub(super) expected: Option<String>,
    pub(super) legal: Vec<String>,
    pub(super) candidates: Vec<String>,
}

impl Fault {
    pub(super) fn error(code: &'static str, at: usize, found: &str, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            message: message.into(),
            at,
            found: crate::text::clip(found),
            ply: None,
            instead: Box::default(),
        }
    }

    pub(super) fn warning(code: &'static str, at: usize, found: &str, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, at, found, message) }
    }

    /// Whether the fault is that a text cannot be read as a move, in whole or because it names a cell that no board has.
    pub(super) fn is_unreadable(&self) -> bool {
        matches!(self.code, "bad-notation" | "no-such-cell")
    }

    pub(super) fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// Turns byte offsets into lines and columns, in one walk over the text: offsets must not go down.
pub(super) struct Locator<'t> {
    text: &'t str,
    /// Bytes passed.
    at: usize,
    units: usize,
    line: usize,
    /// UTF-16 offset where the line begins.
    line_start: usize,
}

impl<'t> Locator<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0, units: 0, line: 1, line_start: 0 }
    }

    /// Line, column, and UTF-16 offset.
    pub(super) fn locate(&mut self, at: usize) -> (usize, usize, usize) {
        let at = at.min(self.text.len());
        if at > self.at {
            for letter in self.text[self.at..at].chars() {
                self.units += letter.len_utf16();
                if letter == '\n' {
                    self.line += 1;
                    self.line_start = self.units;
                }
            }
            self.at = at;
        }
        (self.line, self.units - self.line_start + 1, self.units)
    }
}
