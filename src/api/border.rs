//! What the calls of every click and every ply give to JavaScript, as bytes: objects that cross the border field by field
//! cost ten times as much. `src/js/border.js` reads them out of the memory of the wasm.
//!
//! | what | bytes |
//! |---|---|
//! | number | one: a cell, a kind of piece or a player, by its place in `GameInfo`; 255 for none |
//! | list of numbers, text | how many, in one byte; then each. Texts are ASCII |
//! | list of others | how many, in four bytes, the low one first; then each |
//! | move | player, piece, promotion, huff, from, to; path; cells and kinds of the captures in turn, as one list; text |
//! | piece | cell, player, piece |
//! | input | `next`; `moves`; `complete` as a list of one or none |
//! | move of a game | place of the game in `games()`, one byte; the move |

use crate::games::{Input, NumberedMove, NumberedPiece};

const NONE: u8 = u8::MAX;

/// Bytes for one value.
pub(super) struct Border(Vec<u8>);

impl Border {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    pub(super) fn texts(texts: &[String]) -> Self {
        Self::of(|border| border.put_texts(texts))
    }

    pub(super) fn one_move(mv: &NumberedMove) -> Self {
        Self::of(|border| border.put_move(mv))
    }

    pub(super) fn moves(moves: &[NumberedMove]) -> Self {
        Self::of(|border| border.list(moves, Self::put_move))
    }

    pub(super) fn pieces(pieces: &[NumberedPiece]) -> Self {
        Self::of(|border| {
            border.list(pieces, |border, piece| {
                border.0.extend([piece.cell, piece.player.index() as u8, piece.piece]);
            });
        })
    }

    pub(super) fn input(input: &Input<NumberedMove>) -> Self {
        Self::of(|border| {
            border.bytes(&input.next);
            border.list(&input.moves, Self::put_move);
            border.list(input.complete.as_slice(), Self::put_move);
        })
    }

    /// Where the bytes stand in the memory of the wasm, as long as this value lives.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn address(&self) -> usize {
        self.0.as_ptr() as usize
    }

    /// Forgets the value before, whose place is used again.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn put_texts(&mut self, texts: &[String]) {
        self.list(texts, |border, text| border.bytes(text.as_bytes()));
    }

    pub(super) fn put_move_of_game(&mut self, game: u8, mv: &NumberedMove) {
        self.0.push(game);
        self.put_move(mv);
    }

    fn of(write: impl FnOnce(&mut Self)) -> Self {
        let mut border = Self(Vec::with_capacity(64));
        write(&mut border);
        border
    }

    fn list<T>(&mut self, items: &[T], mut put: impl FnMut(&mut Self, &T)) {
        const ITEM: usize = 24;
        self.0.reserve(ITEM * items.len());
        self.0.extend((items.len() as u32).to_le_bytes());
        items.iter().for_each(|item| put(self, item));
    }

    fn bytes(&mut self, bytes: &[u8]) {
        let count = bytes.len().min(u8::MAX.into());
        self.0.push(count as u8);
        self.0.extend_from_slice(&bytes[..count]);
    }

    fn put_move(&mut self, mv: &NumberedMove) {
        let NumberedMove { text, player, piece, from, to, path, captures, promotion, huff } = mv;
        let [promotion, huff, from, to] = [promotion, huff, from, to].map(|number| number.unwrap_or(NONE));
        self.0.extend_from_slice(&[player.index() as u8, *piece, promotion, huff, from, to]);
        self.bytes(path);
        self.0.push(2 * captures.len() as u8);
        for &(cell, piece) in captures {
            self.0.extend_from_slice(&[cell, piece]);
        }
        self.bytes(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Player;

    /// `tests/package/border.test.mjs` reads the same bytes.
    #[test]
    fn a_move_has_its_numbers_then_its_lists() {
        let mv = NumberedMove {
            text: "47x36".into(),
            player: Player::Two,
            piece: 1,
            from: Some(46),
            to: Some(35),
            path: vec![46, 23, 35],
            captures: vec![(40, 0), (18, 1)],
            promotion: None,
            huff: Some(7),
        };
        let bytes = [&[1, 1, 255, 7, 46, 35, 3, 46, 23, 35, 4, 40, 0, 18, 1, 5][..], b"47x36"].concat();
        assert_eq!(Border::one_move(&mv).0, bytes);
        let mut again = Border::new();
        again.put_texts(&["pass".into()]);
        again.clear();
        again.put_move_of_game(3, &mv);
        assert_eq!(again.0, [&[3][..], &bytes].concat());
        let two = [&[2, 0, 0, 0][..], &bytes, &bytes].concat();
        assert_eq!(Border::moves(&[mv.clone(), mv.clone()]).0, two);
        let input = Input { next: vec![35, 7], moves: vec![], complete: Some(mv) };
        assert_eq!(Border::input(&input).0, [&[2, 35, 7, 0, 0, 0, 0, 1, 0, 0, 0][..], &bytes].concat());
    }

    #[test]
    fn texts_and_pieces_are_counted_in_four_bytes() {
        assert_eq!(Border::texts(&["pass".into(), "7".into()]).0, b"\x02\0\0\0\x04pass\x017");
        let piece = NumberedPiece { cell: 160, player: Player::One, piece: 2 };
        assert_eq!(Border::pieces(&[piece]).0, [1, 0, 0, 0, 160, 0, 2]);
    }
}
