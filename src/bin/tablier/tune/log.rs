//! The file of games that tuning learns from.
//!
//! A header, then games one after the other, all numbers little-endian:
//!
//! | bytes | header |
//! |---|---|
//! | 4 | `TBSP` |
//! | 1 | version |
//! | 1, n | length of the game's id, the id |
//! | 8 | nodes a move |
//! | 8 | seed |
//!
//! | bytes | game |
//! |---|---|
//! | 2 | plies |
//! | 1 | how many of them were random |
//! | 1 | halves of a point of the player who began |
//! | 2 a ply | index of the move among the legal ones |
//! | 2 a ply that was not random | score for the player to move |

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

const MAGIC: &[u8; 5] = b"TBSP\x01";

/// What all games of a file share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    pub game: String,
    pub nodes: u64,
    pub seed: u64,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Logged {
    /// Indexes among the legal moves.
    pub moves: Vec<u16>,
    /// Of the last moves, for the player who made them.
    pub scores: Vec<i16>,
    /// Of the player who began: 0, 1, 2.
    pub halves: u8,
}

impl Header {
    fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.game.len() as u8);
        bytes.extend(self.game.as_bytes());
        bytes.extend(self.nodes.to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes
    }

    fn read(bytes: &mut Bytes) -> Option<Self> {
        bytes.take(MAGIC.len()).filter(|magic| magic == MAGIC)?;
        let length = bytes.array::<1>()?[0];
        let game = String::from_utf8(bytes.take(length.into())?.to_vec()).ok()?;
        let nodes = u64::from_le_bytes(bytes.array()?);
        Some(Self { game, nodes, seed: u64::from_le_bytes(bytes.array()?) })
    }
}

impl Logged {
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = (self.moves.len() as u16).to_le_bytes().to_vec();
        bytes.push((self.moves.len() - self.scores.len()) as u8);
        bytes.push(self.halves);
        bytes.extend(self.moves.iter().flat_map(|mv| mv.to_le_bytes()));
        bytes.extend(self.scores.iter().flat_map(|score| score.to_le_bytes()));
        bytes
    }

    fn read(bytes: &mut Bytes) -> Option<Self> {
        let plies = usize::from(u16::from_le_bytes(bytes.array()?));
        let [random, halves] = bytes.array()?;
        let scores = plies.checked_sub(random.into())?;
        let moves = bytes.take(2 * plies)?.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        let scores =
            bytes.take(2 * scores)?.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        Some(Self { moves, scores, halves })
    }
}

/// Bytes not read yet.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (head, tail) = self.0.split_at_checked(count)?;
        self.0 = tail;
        Some(head)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }
}

/// The games of a file, and the length of what is whole: an interruption may have cut the last game.
fn parse(bytes: &[u8]) -> Option<(Header, Vec<Logged>, usize)> {
    let mut rest = Bytes(bytes);
    let header = Header::read(&mut rest)?;
    let mut games = Vec::new();
    let mut whole = bytes.len() - rest.0.len();
    while let Some(game) = Logged::read(&mut rest) {
        games.push(game);
        whole = bytes.len() - rest.0.len();
    }
    Some((header, games, whole))
}

/// Reads a file of games.
pub fn read(path: &Path) -> Result<(Header, Vec<Logged>), String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (header, games, _) = parse(&bytes).ok_or_else(|| format!("{}: no file of games", path.display()))?;
    Ok((header, games))
}

/// Opens a file to append games, and tells how many it has.
pub fn append(path: &Path, header: &Header) -> Result<(File, usize), String> {
    let said = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut bytes = Vec::new();
    match File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(said(error)),
        _ => {}
    }
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path).map_err(said)?;
    if bytes.is_empty() {
        file.write_all(&header.write()).map_err(said)?;
        return Ok((file, 0));
    }
    let (found, games, whole) = parse(&bytes).ok_or_else(|| format!("{}: no file of games", path.display()))?;
    if found != *header {
        return Err(format!("{}: holds {found:?}, not {header:?}", path.display()));
    }
    file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(said)?;
    Ok((file, games.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(plies: u16) -> Logged {
        let scores = (3..plies).map(|ply| -(ply as i16)).collect();
        Logged { moves: (0..plies).collect(), scores, halves: 2 }
    }

    #[test]
    fn games_are_read_as_they_were_written() {
        let header = Header { game: "draughts".into(), nodes: 500, seed: 7 };
        let mut bytes = header.write();
        bytes.extend(game(5).write());
        let whole = bytes.len();
        bytes.extend(game(300).write());
        assert_eq!(parse(&bytes), Some((header.clone(), vec![game(5), game(300)], bytes.len())));
        for cut in whole..bytes.len() {
            assert_eq!(parse(&bytes[..cut]), Some((header.clone(), vec![game(5)], whole)));
        }
        assert_eq!(parse(b"TBSP\x02"), None);
    }
}
