//! Files of weights: what an evaluation was tuned to, apart from the code.
//!
//! After the head of `bytes.rs`, with numbers little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 4 | how many weights |
//! | 2 each | the weights |
//! | 4 | FNV-1a of all before |

use std::fmt::Debug;

use crate::bytes::{FileError, FileKind, sealed};

const KIND: FileKind = FileKind { magic: b"TBWT", version: 1, contents: "weights" };

/// A file of weights refused. Places are offsets in bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// No such file, not of this game, or damaged.
    #[error(transparent)]
    File(#[from] FileError),
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
    let mut bytes = KIND.head(game, rules);
    bytes.extend((weights.len() as u32).to_le_bytes());
    bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
    sealed(bytes)
}

/// The weights of a file, which must be `count` weights of `game`.
pub(crate) fn read(bytes: &[u8], game: &'static str, count: usize) -> Result<Vec<i16>, WeightsError> {
    let (_, mut reader) = KIND.open_for(bytes, game)?;
    let at = reader.at;
    let found = reader.number(4)? as usize;
    if found != count {
        return Err(WeightsError::Count { at, found, expected: count });
    }
    let weights = reader.take(2 * count)?;
    reader.end()?;
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
            (Vec::new(), FileError::Magic { expected: "weights" }.into()),
            (with_byte(0, b'X'), FileError::Magic { expected: "weights" }.into()),
            (with_byte(4, 2), FileError::Version { found: 2, expected: 1 }.into()),
            (
                with_byte(6, b'D'),
                FileError::Game { contents: "weights", found: "Draughts".into(), expected: "draughts" }.into(),
            ),
            (with_byte(7, 0xFF), FileError::Text { at: 6 }.into()),
            (with_byte(20, 0xFF), FileError::Text { at: 15 }.into()),
            (with_byte(29, 5), WeightsError::Count { at: 29, found: 5, expected: 4 }),
            (with_byte(33, 9), FileError::Checksum { at: size - 4 }.into()),
            (with_byte(size - 1, 0), FileError::Checksum { at: size - 4 }.into()),
            (with_byte(5, 255), FileError::Length { at: 6, found: size - 6, expected: 255 }.into()),
            (longer, FileError::Length { at: size - 4, found: 5, expected: 4 }.into()),
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
