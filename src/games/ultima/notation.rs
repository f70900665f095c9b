//! Texts of Ultima.
//!
//! Positions: `<placement> <w|b>[ <plies since the start>]`, as vchess.club writes them: `P R N B Q K M`, and `I` is read
//! for `M`. The plies are counted on when the text had them. Under a `noCaptureLimit` a fourth field, written when it is
//! not 0, counts the plies since the last capture; the third is then `-` when it is not known.
//!
//! Moves: `Pc2c4` for pincers, `Kd2` and `Kxd2` for the king, `Rc5` for the others, `X` behind all but the king's where
//! something is captured; `Nb1d3` where several men of a kind get to one square. Read: also any part of the start square
//! (`Nbd3`), both squares alone (`c2c4`, `c2-c4`), the victims behind them (`c2c4xnc5,rd4`), no mark for a capture, and
//! `+` or `#` at the end.

use super::board::{Board, Kind, bit, square_letters, square_name};
use super::moves::UltimaMove;
use super::{Ultima, UltimaRules};
use crate::bits::Bits;
use crate::error::{Error, ErrorCode};
use crate::games::Attempt;
use crate::position::{Player, Position};
use crate::text::{Cursor, Place, clip, quoted};

/// What is wrong with a text of Ultima. `at` is a byte offset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UltimaError {
    /// Something else stands where this was expected.
    #[error("expected {expected} at character {}, found {}", at + 1, quoted(found))]
    Expected {
        /// Where.
        at: usize,
        /// What could stand there.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// A square that the board does not have.
    #[error("there is no square {square} at character {}: squares run from a1 to h8", at + 1)]
    NoSuchSquare {
        /// Where.
        at: usize,
        /// The name given.
        square: String,
    },
    /// A rank of more or fewer than eight squares.
    #[error("rank {rank} has {squares} squares instead of 8, at character {}", at + 1)]
    RankLength {
        /// Where it is too long, or ends too soon.
        at: usize,
        /// 8 for the first one written.
        rank: u8,
        /// Squares up to there.
        squares: u32,
    },
    /// A side without a king.
    #[error("{side} has no king")]
    NoKing {
        /// Where the placement ends.
        at: usize,
        /// "white" or "black".
        side: &'static str,
    },
    /// A side with two kings.
    #[error("a second {side} king on {square} at character {}", at + 1)]
    SecondKing {
        /// Where.
        at: usize,
        /// "white" or "black".
        side: &'static str,
        /// Its square.
        square: String,
    },
    /// The side to move could take the king.
    #[error("the {side} king on {square} is in check, and it is not {side}'s turn")]
    OtherKingInCheck {
        /// Where that king is written.
        at: usize,
        /// "white" or "black".
        side: &'static str,
        /// Its square.
        square: String,
    },
}

impl UltimaError {
    fn place(self) -> Place {
        match self {
            Self::Expected { at, expected, found } => Place::unexpected(at, expected, found),
            Self::NoSuchSquare { at, square } => Place::impossible(at, "no-such-cell", square),
            Self::RankLength { at, squares, .. } => Place::impossible(at, "rank-length", squares),
            Self::NoKing { at, side } => Place::impossible(at, "no-king", side),
            Self::SecondKing { at, square, .. } => Place::impossible(at, "second-king", square),
            Self::OtherKingInCheck { at, square, .. } => Place::impossible(at, "other-king-in-check", square),
        }
    }

    pub(super) fn into_error(self, code: ErrorCode, text: &str) -> Error {
        let message = self.to_string();
        Error::at_place(code, text, self.place(), message)
    }
}

const SIDES: [&str; 2] = ["white", "black"];

fn expected(cursor: &Cursor, expected: impl Into<String>) -> UltimaError {
    UltimaError::Expected { at: cursor.offset(), expected: expected.into(), found: cursor.found() }
}

/// A placement as it is read.
#[derive(Default)]
struct Placement {
    board: Board,
    /// Where the kings are written.
    kings: [usize; 2],
}

impl Placement {
    fn read(cursor: &mut Cursor) -> Result<Self, UltimaError> {
        let mut placement = Self::default();
        for rank in (1..=8).rev() {
            placement.read_rank(cursor, rank)?;
            if rank > 1 {
                if cursor.peek() != Some('/') {
                    return Err(expected(cursor, format!("'/' and rank {}", rank - 1)));
                }
                cursor.pass();
            }
        }
        let at = cursor.offset();
        match Player::ALL.into_iter().find(|&player| placement.board.king(player).is_none()) {
            Some(player) => Err(UltimaError::NoKing { at, side: SIDES[player.index()] }),
            None => Ok(placement),
        }
    }

    fn read_rank(&mut self, cursor: &mut Cursor, rank: u8) -> Result<(), UltimaError> {
        let mut squares = 0;
        loop {
            let at = cursor.offset();
            let next = cursor.peek();
            let kind = next.and_then(Kind::from_letter);
            let taken = match next {
                Some(digit @ '1'..='8') => u32::from(digit) - u32::from('0'),
                _ if kind.is_some() => 1,
                None | Some('/') if squares < 8 => return Err(UltimaError::RankLength { at, rank, squares }),
                Some(space) if space.is_whitespace() && squares < 8 => {
                    return Err(UltimaError::RankLength { at, rank, squares });
                }
                _ if squares == 8 => return Ok(()),
                _ => return Err(expected(cursor, "a man (P R N B Q K M), a number of empty squares")),
            };
            if squares + taken > 8 {
                return Err(UltimaError::RankLength { at, rank, squares: squares + taken });
            }
            if let Some(kind) = kind {
                let player =
                    if next.is_some_and(|letter| letter.is_ascii_uppercase()) { Player::One } else { Player::Two };
                self.put(at, (rank - 1) * 8 + squares as u8, player, kind)?;
            }
            squares += taken;
            cursor.pass();
        }
    }

    fn put(&mut self, at: usize, square: u8, player: Player, kind: Kind) -> Result<(), UltimaError> {
        if kind == Kind::King {
            if self.board.king(player).is_some() {
                return Err(UltimaError::SecondKing { at, side: SIDES[player.index()], square: square_name(square) });
            }
            self.kings[player.index()] = at;
        }
        self.board.put(square, player, kind);
        Ok(())
    }
}

impl Ultima {
    /// Reads a position text.
    ///
    /// # Errors
    /// [`UltimaError`] with the place of the fault.
    pub fn from_position_text(text: &str, rules: UltimaRules) -> Result<Self, UltimaError> {
        let mut cursor = Cursor::new(text);
        let Placement { board, kings } = Placement::read(&mut cursor)?;
        cursor.skip_space();
        let turn = match cursor.letter() {
            Some('W') => Player::One,
            Some('B') => Player::Two,
            _ => return Err(expected(&cursor, "w or b for the side to move")),
        };
        cursor.bump();
        let ply = cursor.number();
        let quiet = if rules.no_capture_limit.is_some() && (ply.is_some() || cursor.eat('-')) {
            cursor.number().unwrap_or(0)
        } else {
            0
        };
        if !cursor.at_end() {
            return Err(expected(&cursor, "the end of the position"));
        }
        let waiting = turn.other();
        if let Some(king) = board.king(waiting).filter(|_| board.in_check(waiting, &rules)) {
            let (at, side) = (kings[waiting.index()], SIDES[waiting.index()]);
            return Err(UltimaError::OtherKingInCheck { at, side, square: square_name(king) });
        }
        let mut position = Self::from_parts(board, turn, rules);
        position.ply = ply;
        position.quiet = quiet.min(u16::MAX.into()) as u16;
        Ok(position)
    }

    /// The position as text.
    #[must_use]
    pub fn position_text(&self) -> String {
        let ranks: Vec<String> = (0..8).rev().map(|rank| self.rank_text(rank)).collect();
        let mut text = ranks.join("/") + [" w", " b"][self.turn.index()];
        let quiet = if self.rules.no_capture_limit.is_some() { self.quiet } else { 0 };
        match self.ply {
            Some(ply) => text += &format!(" {ply}"),
            None if quiet != 0 => text += " -",
            None => {}
        }
        if quiet != 0 {
            text += &format!(" {quiet}");
        }
        text
    }

    fn rank_text(&self, rank: u8) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for square in rank * 8..rank * 8 + 8 {
            let letter = self.letter_on(square);
            if empty > 0 && letter.is_some() {
                text += &empty.to_string();
                empty = 0;
            }
            match letter {
                Some(letter) => text.push(letter),
                None => empty += 1,
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    }

    /// Letter of the man on a square, upper case for White.
    pub(super) fn letter_on(&self, square: u8) -> Option<char> {
        self.board.man_on(square).map(|(player, kind)| match player {
            Player::One => kind.letter(),
            Player::Two => kind.letter().to_ascii_lowercase(),
        })
    }

    /// Kind of the man on a square where one stands.
    pub(super) fn kind_on(&self, square: u8) -> Kind {
        self.board.man_on(square).map_or(Kind::Pincer, |(_, kind)| kind)
    }

    /// Kind of the man that a legal move moves.
    pub(super) fn mover(&self, mv: UltimaMove) -> Kind {
        self.kind_on(mv.from)
    }

    pub(super) fn write_move(&self, mv: UltimaMove, legal: &[UltimaMove]) -> String {
        let kind = self.mover(mv);
        let rivals = || {
            let same = self.board.of(self.turn, kind) & !bit(mv.from);
            same != 0 && legal.iter().any(|other| other.to == mv.to && bit(other.from) & same != 0)
        };
        let king = kind == Kind::King;
        let mut text = String::with_capacity(8);
        text.push(kind.letter());
        if !king && (kind == Kind::Pincer || rivals()) {
            push_square(&mut text, mv.from);
        }
        if king && mv.is_capture() {
            text.push('x');
        }
        push_square(&mut text, mv.to);
        if !king && mv.is_capture() {
            text.push('X');
        }
        text
    }

    /// See [`crate::games::Playable::attempt`]. A man that is not told is the only one of the side to move that fits.
    pub(super) fn read_attempt(&self, text: &str) -> Result<Attempt, Error> {
        let MoveText { kind, start, to, captures, victims } = MoveText::taken_apart(text)?;
        let men = kind.map_or(0, |kind| self.board.of(self.turn(), kind));
        let mut fitting = Bits(men).filter(|&from| start.fits(from));
        let fits = (fitting.next(), fitting.next());
        let from = start.square().or(if let (from, None) = fits { from } else { None });
        Ok(Attempt {
            from,
            to: Some(to),
            path: from.into_iter().chain([to]).collect(),
            captures: (!victims.is_empty()).then(|| victims.into_iter().map(|(_, square)| square).collect()),
            takes: captures.then_some(true),
            piece: kind.map(|kind| kind as u8),
            ..Attempt::default()
        })
    }

    pub(super) fn read_move_text(&self, text: &str, legal: &[UltimaMove]) -> Result<UltimaMove, Error> {
        let read = MoveText::taken_apart(text)?;
        let fits: Vec<UltimaMove> = legal.iter().copied().filter(|&mv| self.agrees(mv, &read)).collect();
        match fits[..] {
            [mv] => Ok(mv),
            [] => Err(Error::new(ErrorCode::IllegalMove, format!("{} is not a legal move here", clip(text.trim())))),
            _ => Err(Error::ambiguous(text, fits.iter().map(|&mv| self.write_move(mv, legal)).collect())),
        }
    }

    fn agrees(&self, mv: UltimaMove, read: &MoveText) -> bool {
        let victims = || {
            let mut victims: Vec<(char, u8)> =
                Bits(mv.captured).filter_map(|square| self.letter_on(square).map(|letter| (letter, square))).collect();
            victims.sort_unstable();
            victims
        };
        mv.to == read.to
            && read.start.fits(mv.from)
            && read.kind.is_none_or(|kind| self.mover(mv) == kind)
            && (!read.captures || mv.is_capture())
            && (read.victims.is_empty() || victims() == read.victims)
    }
}

fn push_square(text: &mut String, square: u8) {
    let [file, rank] = square_letters(square);
    text.push(file);
    text.push(rank);
}

/// What a text tells of a square: both, one or nothing.
#[derive(Clone, Copy, Default)]
struct Part {
    file: Option<u8>,
    rank: Option<u8>,
}

impl Part {
    fn read(cursor: &mut Cursor) -> Result<Self, UltimaError> {
        let at = cursor.offset();
        let no_such = |name| UltimaError::NoSuchSquare { at, square: clip(name) };
        // `Nbd3` has the file of the start in front of a square.
        let known = |name: &str| matches!(name.as_bytes(), [b'a'..=b'h', b'1'..=b'8'] | [b'a'..=b'h', b'a'..=b'h', ..]);
        cursor.cell_word().filter(|&name| !known(name)).map_or(Ok(()), |name| Err(no_such(name)))?;
        let file = cursor.peek().filter(|letter| ('a'..='h').contains(letter)).map(|letter| letter as u8 - b'a');
        if file.is_some() {
            cursor.bump();
        }
        let rank = cursor.peek().filter(|digit| ('1'..='8').contains(digit)).map(|digit| digit as u8 - b'1');
        if rank.is_some() {
            cursor.bump();
        }
        Ok(Self { file, rank })
    }

    fn fits(self, square: u8) -> bool {
        self.file.is_none_or(|file| square % 8 == file) && self.rank.is_none_or(|rank| square / 8 == rank)
    }

    fn square(self) -> Option<u8> {
        self.file.zip(self.rank).map(|(file, rank)| rank * 8 + file)
    }
}

/// A move text taken apart.
struct MoveText {
    kind: Option<Kind>,
    start: Part,
    to: u8,
    /// It says that something is captured.
    captures: bool,
    /// Letter and square of the victims, where they are told; sorted.
    victims: Vec<(char, u8)>,
}

const CAPTURE_MARKS: [char; 4] = ['x', 'X', '×', ':'];
/// More than there are men of one side.
const MOST_VICTIMS: usize = 64;

impl MoveText {
    fn taken_apart(text: &str) -> Result<Self, Error> {
        Self::parse(text).map_err(|error| error.into_error(ErrorCode::BadNotation, text))
    }

    fn parse(text: &str) -> Result<Self, UltimaError> {
        let mut cursor = Cursor::new(text);
        // Small letters are men only where they are no files.
        let man = cursor.peek().filter(|letter| !('a'..='h').contains(letter));
        let kind = man.and_then(Kind::from_letter);
        if kind.is_some() {
            cursor.bump();
        }
        let first = Part::read(&mut cursor)?;
        let dash = cursor.eat_any(&['-', '–', '—']);
        let mut captures = !dash && cursor.eat_any(&CAPTURE_MARKS);
        let before_second = cursor.clone();
        let second = Part::read(&mut cursor)?;
        let mut victims = Vec::new();
        let (start, to) = match (second.square(), first.square()) {
            (Some(to), start) if kind.is_some() || start.is_some() => {
                captures |= cursor.eat_any(&CAPTURE_MARKS);
                if captures && start.is_some() {
                    victims = read_victims(&mut cursor)?;
                }
                (first, to)
            }
            (None, Some(to)) if kind.is_some() && !dash && second.file.is_none() && second.rank.is_none() => {
                (Part::default(), to)
            }
            _ => return Err(expected(&before_second, "a square, a1 to h8")),
        };
        cursor.eat_any(&['+', '#']);
        if !cursor.at_end() {
            return Err(expected(&cursor, "the end of the move"));
        }
        Ok(Self { kind, start, to, captures, victims })
    }
}

/// `nc5,rd4`, or nothing.
fn read_victims(cursor: &mut Cursor) -> Result<Vec<(char, u8)>, UltimaError> {
    let mut victims = Vec::new();
    while victims.len() < MOST_VICTIMS {
        let letter = cursor.peek().filter(|&letter| Kind::from_letter(letter).is_some());
        let Some(letter) = letter else {
            if victims.is_empty() {
                break;
            }
            return Err(expected(cursor, "a man and its square"));
        };
        cursor.bump();
        let fault = expected(cursor, "the square of a captured man");
        let letter = match letter {
            'i' => 'm',
            'I' => 'M',
            letter => letter,
        };
        victims.push((letter, Part::read(cursor)?.square().ok_or(fault)?));
        if !cursor.eat(',') {
            break;
        }
    }
    victims.sort_unstable();
    Ok(victims)
}
