//! Files of endgame tables.
//!
//! All numbers are little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 4 | `TBET` |
//! | 1 | version |
//! | 1, n | length of the game's id, the id |
//! | 1, n | length of a text, the rules that the values hold under |
//! | 2 | how many sectors |
//! | 2, 4, 1 each | number of the sector, its slots, plies of the longest line |
//! | 4, n | length of the coded results, the results of all sectors in turn (`coder.rs`) |
//! | 4 | FNV-1a of all before |

use super::coder::{Decoder, Encoder, Model};
use super::values::{Plies, Values};
use super::{Header, Sector, Tables};
use crate::bytes::{ReadError, Reader, checksum, push_text};
use crate::text::clip;

const MAGIC: &[u8; 4] = b"TBET";
const VERSION: u8 = 1;

/// A file of tables refused. Places are offsets in bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// It does not begin as such files do.
    #[error("byte 0: no file of endgame tables")]
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
    /// Tables of another game.
    #[error("byte 6: tables of \"{found}\", expected \"{expected}\"")]
    Game {
        /// Id in the file.
        found: String,
        /// Id of the game.
        expected: &'static str,
    },
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

impl From<ReadError> for TableError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Length { at, found, expected } => Self::Length { at, found, expected },
            ReadError::Text { at } => Self::Text { at },
        }
    }
}

/// A file with these sectors of the tables. What [`Sector::is_told_by_moves`] becomes whatever is shortest.
pub(crate) fn write<S: Sector>(sectors: &[S], tables: &Tables) -> Vec<u8> {
    let header = tables.header();
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    push_text(&mut bytes, header.game);
    push_text(&mut bytes, &header.rules);
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
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The id of the game that a file of tables is for.
///
/// # Errors
/// [`TableError`]: no such file.
pub fn table_game(bytes: &[u8]) -> Result<String, TableError> {
    Ok(read_game(&mut Reader::new(bytes))?.into())
}

/// Reads as far as the id of the game.
fn read_game<'a>(reader: &mut Reader<'a>) -> Result<&'a str, TableError> {
    if reader.take(MAGIC.len()).map_or(true, |magic| magic != MAGIC) {
        return Err(TableError::Magic);
    }
    match reader.number(1)? as u8 {
        VERSION => Ok(reader.text()?),
        found => Err(TableError::Version { found }),
    }
}

/// The tables of a file, which must be for this game and these rules.
pub(crate) fn read<S: Sector>(bytes: &[u8], header: &Header) -> Result<Tables, TableError> {
    let mut reader = Reader::new(bytes);
    let found = read_game(&mut reader)?;
    if found != header.game {
        return Err(TableError::Game { found: clip(found).to_string(), expected: header.game });
    }
    let found = reader.text()?;
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
    let at = reader.at;
    if !reader.ends_with_checksum()? {
        return Err(TableError::Checksum { at });
    }
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
