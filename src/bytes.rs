//! Files of bytes: a head that tells what they are, parts read one after the other, and a checksum at the end.
//!
//! The head, with numbers little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 4 | what kind of file it is |
//! | 1 | version |
//! | 1, n | length of the game's id, the id |
//! | 1, n | length of a text, the rules that the contents were made by |

use crate::text::clip;

/// A file refused. Places are offsets in bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FileError {
    /// It does not begin as such files do.
    #[error("byte 0: no file of {expected}")]
    Magic {
        /// What the file should hold.
        expected: &'static str,
    },
    /// Another version of the format.
    #[error("byte 4: version {found}, expected {expected}")]
    Version {
        /// The version.
        found: u8,
        /// The version that is read.
        expected: u8,
    },
    /// A text that is no UTF-8.
    #[error("byte {at}: expected a text")]
    Text {
        /// Where it begins.
        at: usize,
    },
    /// A file for another game.
    #[error("byte 6: {contents} of \"{found}\", expected \"{expected}\"")]
    Game {
        /// What the file holds.
        contents: &'static str,
        /// Id in the file.
        found: String,
        /// Id of the game.
        expected: &'static str,
    },
    /// The file ends too early, or goes on.
    #[error("byte {at}: {found} bytes, expected {expected}")]
    Length {
        /// Where the part begins that is too short or too long.
        at: usize,
        /// Bytes from there on.
        found: usize,
        /// Bytes there should be.
        expected: usize,
    },
    /// Some byte has changed.
    #[error("byte {at}: the checksum is not that of the file")]
    Checksum {
        /// Where the checksum stands.
        at: usize,
    },
}

/// A kind of file: how it begins, the version that is read and written, what it holds in words.
pub(crate) struct FileKind {
    pub(crate) magic: &'static [u8; 4],
    pub(crate) version: u8,
    pub(crate) contents: &'static str,
}

impl FileKind {
    /// The head of a file. `game` and `rules` must have less than 256 bytes.
    pub(crate) fn head(&self, game: &str, rules: &str) -> Vec<u8> {
        let mut bytes = self.magic.to_vec();
        bytes.push(self.version);
        for text in [game, rules] {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes
    }

    /// The id of the game that a file is for, and what comes after it.
    pub(crate) fn open<'a>(&self, bytes: &'a [u8]) -> Result<(&'a str, Reader<'a>), FileError> {
        let mut reader = Reader { bytes, at: 0 };
        if reader.take(self.magic.len()).map_or(true, |magic| magic != self.magic) {
            return Err(FileError::Magic { expected: self.contents });
        }
        let found = reader.number(1)? as u8;
        if found != self.version {
            return Err(FileError::Version { found, expected: self.version });
        }
        Ok((reader.text()?, reader))
    }

    /// The rules in the head of a file for `game`, and what comes after the head.
    pub(crate) fn open_for<'a>(&self, bytes: &'a [u8], game: &'static str) -> Result<(&'a str, Reader<'a>), FileError> {
        let (found, mut reader) = self.open(bytes)?;
        if found != game {
            return Err(FileError::Game { contents: self.contents, found: clip(found).to_string(), expected: game });
        }
        Ok((reader.text()?, reader))
    }
}

/// Ends a file with its checksum.
pub(crate) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Bytes read one part after the other.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], FileError> {
        let rest = &self.bytes[self.at..];
        let part = rest.get(..count).ok_or(FileError::Length { at: self.at, found: rest.len(), expected: count })?;
        self.at += count;
        Ok(part)
    }

    /// A little-endian number of so many bytes, 4 at most.
    pub(crate) fn number(&mut self, size: usize) -> Result<u32, FileError> {
        Ok(self.take(size)?.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte)))
    }

    /// A text behind its length, which is one byte.
    fn text(&mut self) -> Result<&'a str, FileError> {
        let length = self.number(1)? as usize;
        let at = self.at;
        std::str::from_utf8(self.take(length)?).map_err(|_| FileError::Text { at })
    }

    /// The checksum, which ends the file.
    pub(crate) fn end(&mut self) -> Result<(), FileError> {
        const SIZE: usize = 4;
        let (at, found) = (self.at, self.bytes.len() - self.at);
        if found != SIZE {
            return Err(FileError::Length { at, found, expected: SIZE });
        }
        if self.number(SIZE)? != checksum(&self.bytes[..at]) {
            return Err(FileError::Checksum { at });
        }
        Ok(())
    }
}
