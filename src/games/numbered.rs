//! Moves and pieces in numbers, as the games give them; words are made of them here.

use super::any::each_game;
use super::{AnyGame, Input, Playable};
use crate::api::dto::{CapturedPiece, MoveInfo, MoveQuery, PieceOnCell};
use crate::error::Error;
use crate::position::Player;

/// A legal move. Cells are numbered as in [`GameInfo::cells`](crate::api::dto::GameInfo::cells), kinds of piece as in
/// [`Playable::pieces`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedMove {
    /// Canonical text.
    pub text: String,
    /// Who plays it.
    pub player: Player,
    /// Kind of the moving piece.
    pub piece: u8,
    /// `None` from the hand.
    pub from: Option<u8>,
    /// Where it ends; `None` for a pass.
    pub to: Option<u8>,
    /// Cells on which the piece stands in turn.
    pub path: Vec<u8>,
    /// Cell and kind of the captured pieces, in the order of the path.
    pub captures: Vec<(u8, u8)>,
    /// Kind that the piece becomes.
    pub promotion: Option<u8>,
    /// Cell of the piece huffed before the move.
    pub huff: Option<u8>,
}

impl NumberedMove {
    /// In words; the game is that of the move.
    pub(crate) fn words<P: Playable>(self) -> MoveInfo {
        let captured = |(cell, piece)| CapturedPiece { cell: P::cell_name(cell), piece: piece_id::<P>(piece) };
        MoveInfo {
            text: self.text,
            player: P::players()[self.player.index()].id,
            piece: piece_id::<P>(self.piece),
            from: self.from.map(P::cell_name),
            to: self.to.map(P::cell_name).unwrap_or_default(),
            path: self.path.into_iter().map(P::cell_name).collect(),
            captures: self.captures.into_iter().map(captured).collect(),
            promotion: self.promotion.map(piece_id::<P>),
            huff: self.huff.map(P::cell_name),
        }
    }
}

/// A piece that stands on the board, numbered in the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberedPiece {
    /// Where.
    pub cell: u8,
    /// Whose.
    pub player: Player,
    /// Its kind.
    pub piece: u8,
}

impl NumberedPiece {
    /// In words; the game is that of the piece.
    pub(crate) fn words<P: Playable>(self) -> PieceOnCell {
        let Self { cell, player, piece } = self;
        PieceOnCell { cell: P::cell_name(cell), player: P::players()[player.index()].id, piece: piece_id::<P>(piece) }
    }
}

fn piece_id<P: Playable>(number: u8) -> &'static str {
    P::pieces()[usize::from(number)].id
}

/// The calls that are made at every click and every ply, for those who want numbers; see the ones without `numbered`.
impl AnyGame {
    pub(crate) fn numbered_moves(&self, from: Option<&str>) -> Result<Vec<NumberedMove>, Error> {
        each_game!(Self, self, game => game.described_moves(from))
    }

    pub(crate) fn play_numbered(&mut self, text: &str) -> Result<NumberedMove, Error> {
        each_game!(Self, self, game => game.play_text(text))
    }

    pub(crate) fn play_query_numbered(&mut self, query: &MoveQuery) -> Result<NumberedMove, Error> {
        each_game!(Self, self, game => game.play_query(query))
    }

    pub(crate) fn undo_numbered(&mut self) -> Option<NumberedMove> {
        each_game!(Self, self, game => game.undo_described())
    }

    pub(crate) fn redo_numbered(&mut self) -> Option<NumberedMove> {
        each_game!(Self, self, game => game.redo_described())
    }

    pub(crate) fn numbered_history(&self) -> Vec<NumberedMove> {
        each_game!(Self, self, game => game.described_history())
    }

    pub(crate) fn numbered_input(&self, cells: &[String]) -> Result<Input<NumberedMove>, Error> {
        each_game!(Self, self, game => game.described_input(cells))
    }

    pub(crate) fn numbered_board(&self) -> Vec<NumberedPiece> {
        each_game!(Self, self, game => game.position().board())
    }
}
