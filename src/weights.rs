//! Files of weights: what an evaluation was tuned to, apart from the code.
//!
//! All numbers are little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 4 | `TBWT` |
//! | 1 | version |
//! | 1, n | length of the game's id, the id |
//! | 1, n | length of a text, the rules that the games were played by |
//! | 4 | how many weights |
//! | 2 each | the weights |
//! | 4 | FNV-1a of all before |

use std::fmt::Debug;

use crate::bytes::{ReadError, Reader, checksum, push_text};

const MAGIC: &[u8; 4] = b"TBWT";
const VERSION: u8 = 1;

/// A file of weights refused. Places are offsets in bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// It does not begin as such files do.
    #[error("byte 0: no file of weights")]
    Magic,
    /// Another version of the format.
    #[error("byte 4: version {found}, expected {VERSION}")]
    Version {
        /// The version.
        found: u8,
    },
    /// A name that is no UTF-8.
    #[error("byte {at}: expected a text")]
    Text {
        /// Where it begins.
        at: usize,
    },
    /// Weights of another game.
    #[error("byte 6: weights of \"{found}\", expected \"{expected}\"")]
    Game {
        /// Id in the file.
        found: String,
        /// Id of the game.
        expected: &'static str,
    },
    /// Not as many weights as the game has.
    #[error("byte {at}: {found} weights, expected {expected}")]
    Count {
        /// Where the number stands.
        at: usize,
        /// In the file.
        found: usize,
        /// In the game.
        expected: usize,
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

impl From<ReadError> for WeightsError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Length { at, found, expected } => Self::Length { at, found, expected },
            ReadError::Text { at } => Self::Text { at },
        }
    }
}

/// What an evaluation is tuned to. The default is what is there without a file.
pub trait Weights: Clone + Default + Debug + Send + Sync {
    /// Weights from the bytes of a file.
    ///
    /// # Errors
    /// [`WeightsError`]: no such file, not of this game, or damaged.
    fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError>;
}

/// A file of weights. `game` and `rules` must have less than 256 bytes.
pub(crate) fn write(game: &str, rules: &str, weights: &[i16]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    push_text(&mut bytes, game);
    push_text(&mut bytes, rules);
    bytes.extend((weights.len() as u32).to_le_bytes());
    bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The weights of a file, which must be `count` weights of `game`.
pub(crate) fn read(bytes: &[u8], game: &'static str, count: usize) -> Result<Vec<i16>, WeightsError> {
    let mut reader = Reader::new(bytes);
    if reader.take(MAGIC.len()).map_or(true, |magic| magic != MAGIC) {
        return Err(WeightsError::Magic);
    }
    match reader.take(1)?[0] {
        VERSION => {}
        found => return Err(WeightsError::Version { found }),
    }
    let found = reader.text()?;
    if found != game {
        return Err(WeightsError::Game { found: crate::text::clip(found).to_string(), expected: game });
    }
    reader.text()?;
    let at = reader.at;
    let found = reader.number(4)? as usize;
    if found != count {
        return Err(WeightsError::Count { at, found, expected: count });
    }
    let weights = reader.take(2 * count)?;
    let at = reader.at;
    if !reader.ends_with_checksum()? {
        return Err(WeightsError::Checksum { at });
    }
    Ok(weights.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHTS: [i16; 4] = [1, -2, i16::MIN, i16::MAX];

    fn file() -> Vec<u8> {
        write("draughts", "drawRules=fmjd", &WEIGHTS)
    }

    fn with_byte(at: usize, byte: u8) -> Vec<u8> {
        let mut bytes = file();
        bytes[at] = byte;
        bytes
    }

    #[test]
    fn weights_come_back_as_they_were() {
        assert_eq!(read(&file(), "draughts", 4), Ok(WEIGHTS.to_vec()));
        assert_eq!(read(&write("a", "", &[]), "a", 0), Ok(Vec::new()));
    }

    #[test]
    fn each_fault_is_told_with_its_place() {
        let size = file().len();
        let longer = [file(), vec![0]].concat();
        for (bytes, error) in [
            (Vec::new(), WeightsError::Magic),
            (with_byte(0, b'X'), WeightsError::Magic),
            (with_byte(4, 2), WeightsError::Version { found: 2 }),
            (with_byte(6, b'D'), WeightsError::Game { found: "Draughts".into(), expected: "draughts" }),
            (with_byte(7, 0xFF), WeightsError::Text { at: 6 }),
            (with_byte(20, 0xFF), WeightsError::Text { at: 15 }),
            (with_byte(29, 5), WeightsError::Count { at: 29, found: 5, expected: 4 }),
            (with_byte(33, 9), WeightsError::Checksum { at: size - 4 }),
            (with_byte(size - 1, 0), WeightsError::Checksum { at: size - 4 }),
            (with_byte(5, 255), WeightsError::Length { at: 6, found: size - 6, expected: 255 }),
            (longer, WeightsError::Length { at: size - 4, found: 5, expected: 4 }),
        ] {
            assert_eq!(read(&bytes, "draughts", 4), Err(error));
        }
    }

    #[test]
    fn no_other_bytes_are_taken() {
        let good = file();
        for at in 0..good.len() {
            assert!(read(&good[..at], "draughts", 4).is_err(), "cut at {at}");
            // What the rules were is told to people only, but the checksum has it too.
            assert!(read(&with_byte(at, good[at] ^ 0x10), "draughts", 4).is_err(), "changed at {at}");
        }
    }
}
