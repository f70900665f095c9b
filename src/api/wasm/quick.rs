//! The calls of every ply, with numbers in place of values that wasm-bindgen would carry over the border: those cost more
//! than the moves. `src/js/border.js` makes methods of them.
//!
//! An address is that of a [`Border`], or 0; it holds until the next of these calls.

use std::cell::{Cell, RefCell};
use std::str;

use wasm_bindgen::prelude::*;

use super::Game;
use crate::api::border::Border;
use crate::games::NumberedMove;

/// Bytes of the longest text that is played here.
const TEXT_ROOM: usize = 32;

thread_local! {
    /// JavaScript writes texts here.
    static TEXT: [Cell<u8>; TEXT_ROOM] = const { [const { Cell::new(0) }; TEXT_ROOM] };
    static ANSWER: RefCell<Border> = const { RefCell::new(Border::new()) };
    static CODES: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// Where the text of a move is to be written.
pub(super) fn text_address() -> usize {
    TEXT.with(|text| text.as_ptr() as usize)
}

fn answer(write: impl FnOnce(&mut Border)) -> usize {
    ANSWER.with_borrow_mut(|border| {
        border.clear();
        write(border);
        border.address()
    })
}

fn told(game: &Game, mv: Option<NumberedMove>) -> usize {
    mv.map_or(0, |mv| answer(|border| border.put_move_of_game(game.number as u8, &mv)))
}

/// Texts of the legal moves.
#[wasm_bindgen(js_name = quickMoves)]
pub fn quick_moves(game: &Game) -> usize {
    answer(|border| border.put_texts(&game.inner.moves(None).unwrap_or_default()))
}

/// Plays the text that was written, so many bytes of ASCII; 0 where it is refused.
#[wasm_bindgen(js_name = quickPlay)]
pub fn quick_play(game: &mut Game, length: usize) -> usize {
    let bytes: [u8; TEXT_ROOM] = TEXT.with(|text| std::array::from_fn(|i| text[i].get()));
    let text = bytes.get(..length).and_then(|bytes| str::from_utf8(bytes).ok());
    let played = text.and_then(|text| game.inner.play_numbered(text).ok());
    told(game, played)
}

/// Takes back a move; 0 where there is none.
#[wasm_bindgen(js_name = quickUndo)]
pub fn quick_undo(game: &mut Game) -> usize {
    let undone = game.inner.undo_numbered();
    told(game, undone)
}

/// Legal moves as numbers of four bytes; how many comes first.
#[wasm_bindgen(js_name = quickCodes)]
pub fn quick_codes(game: &Game) -> *const u32 {
    CODES.with_borrow_mut(|codes| {
        codes.clear();
        codes.push(0);
        game.inner.packed_moves_into(codes);
        codes[0] = codes.len() as u32 - 1;
        codes.as_ptr()
    })
}

/// Plays one of them; false where it is refused.
#[wasm_bindgen(js_name = quickPlayCode)]
pub fn quick_play_code(game: &mut Game, code: u32) -> bool {
    game.inner.play_packed(code).is_ok()
}
