//! Files of endgame tables.
//!
//! After the head of `bytes.rs`, with numbers little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 2 | how many sectors |
//! | 2, 4, 1 each | number of the sector, its slots, plies of the longest line |
//! | 4, n | length of the coded results, the results of all sectors in turn (`coder.rs`) |
//! | 4 | FNV-1a of all before |

use super::coder::{Decoder, Encoder, Model};
use super::values::{Plies, Values};
use super::{Header, Sector, Tables};
use crate::bytes::{FileError, FileKind, sealed};

const KIND: FileKind = FileKind { magic: b"TBET", version: 1, contents: "endgame tables" };

/// A file of tables refused. Places are offsets in bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// No such file, not of this game, or damaged.
    #[error(transparent)]
    File(#[from] FileError),
    /// The values do not hold under the rules of the game at hand.
    #[error("tables for the rules \"{found}\", the game is played by \"{expected}\"")]
    Rules {
        /// Rules of the tables.
        found: String,
        /// Rules of the game.
        expected: String,
    },
    /// The game has no such sector, or it has another size.
    #[error("byte {at}: the game has no sector {sector} of {slots} slots")]
    Sector {
        /// Where it is named.
        at: usize,
        /// Number of the sector.
        sector: usize,
        /// Its size.
        slots: usize,
    },
    /// The game has no tables.
    #[error("this game has no endgame tables")]
    Unused,
    /// Retrograde analysis of more men than it is for, or fewer than a game has.
    #[error("endgames of {found} men, expected {least} to {most}")]
    Men {
        /// The number.
        found: u32,
        /// Men that an ending has at least.
        least: u32,
        /// Men that can be analysed.
        most: u32,
    },
}

/// A file with these sectors of the tables. What [`Sector::is_told_by_moves`] becomes whatever is shortest.
pub(crate) fn write<S: Sector>(sectors: &[S], tables: &Tables) -> Vec<u8> {
    let header = tables.header();
    let mut bytes = KIND.head(header.game, &header.rules);
    bytes.extend((sectors.len() as u16).to_le_bytes());
    let mut encoder = Encoder::new();
    for sector in sectors {
        let mut model = Model::new(sector.row());
        let mut places = Vec::with_capacity(sector.slots());
        let mut longest = 0;
        for slot in 0..sector.slots() {
            let value = tables.sector(sector.id()).and_then(|values| values.get(slot));
            longest = longest.max(value.map_or(0, |value| value.most_plies as Plies));
            let stored = value.filter(|_| !sector.is_told_by_moves(slot));
            model.code(&mut encoder, stored.map(|value| value.result as u8), &mut places);
        }
        bytes.extend((sector.id() as u16).to_le_bytes());
        bytes.extend((sector.slots() as u32).to_le_bytes());
        bytes.push(longest);
    }
    let coded = encoder.finish();
    bytes.extend((coded.len() as u32).to_le_bytes());
    bytes.extend(coded);
    sealed(bytes)
}

/// The id of the game that a file of tables is for.
///
/// # Errors
/// [`TableError`]: no such file.
pub fn table_game(bytes: &[u8]) -> Result<String, TableError> {
    Ok(KIND.open(bytes)?.0.into())
}

/// The tables of a file, which must be for this game and these rules.
pub(crate) fn read<S: Sector>(bytes: &[u8], header: &Header) -> Result<Tables, TableError> {
    let (found, mut reader) = KIND.open_for(bytes, header.game)?;
    if found != header.rules {
        return Err(TableError::Rules { found: found.into(), expected: header.rules.clone() });
    }
    let count = reader.number(2)?;
    let mut sectors = Vec::new();
    for _ in 0..count {
        let at = reader.at;
        let (number, slots) = (reader.number(2)? as usize, reader.number(4)? as usize);
        let named = S::with_id(number).filter(|sector| sector.slots() == slots);
        sectors.push((named.ok_or(TableError::Sector { at, sector: number, slots })?, reader.number(1)? as Plies));
    }
    let length = reader.number(4)? as usize;
    let coded = reader.take(length)?;
    reader.end()?;
    let mut decoder = Decoder::new(coded);
    let mut tables = Tables::new(header.clone());
    for (sector, longest) in sectors {
        let mut model = Model::new(sector.row());
        let mut places = Vec::with_capacity(sector.slots());
        for _ in 0..sector.slots() {
            model.code(&mut decoder, None, &mut places);
        }
        tables.insert(sector.id(), Values::packed(&places, longest));
    }
    Ok(tables)
}
