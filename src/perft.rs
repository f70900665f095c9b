//! Perft: the number of move sequences of a given length, the measure of a move generator.

use crate::position::Position;

/// Leaves `depth` plies below `position`. The last ply is counted, not played.
///
/// # Examples
/// ```
/// use tablier::{International, Draughts, perft};
/// assert_eq!(perft(&Draughts::<International>::start(), 4), 4265);
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => walk(position, depth, &mut Vec::new()),
    }
}

/// All plies share one move buffer: each works above the part of the plies before it.
fn walk<P: Position>(position: &P, depth: u32, buffer: &mut Vec<P::Move>) -> u64 {
    if depth == 1 {
        return position.count_legal_moves() as u64;
    }
    let base = buffer.len();
    position.legal_moves_into(buffer);
    let mut leaves = 0;
    for i in base..buffer.len() {
        let mut child = position.clone();
        child.play_unchecked(buffer[i]);
        leaves += walk(&child, depth - 1, buffer);
    }
    buffer.truncate(base);
    leaves
}
