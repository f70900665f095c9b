//! The draws that are counted in moves.
//!
//! International (FMJD 6): 25 moves each of kings only without a capture; 16 moves each with three pieces, a king among
//! them, against a lone king; 5 moves each with one or two pieces, a king among them, against a lone king. The last two
//! count from the move after the one that made the material; any later change of material starts them anew.
//!
//! Spanish: 20 moves each (in either reading), and 12 moves each with three kings against one from the moment at which
//! the three hold the long diagonal: one of them stands on it and the lone king does not.

use super::board::Variant;
use super::{Draughts, TwentyMoves};
use crate::position::{Player, Reason};

/// Plies counted towards the draws. Not part of the repetition rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counters {
    /// Plies of the 25-move or the 20-move rule.
    pub(super) quiet: u16,
    /// Plies since the ending of a shorter limit arose; `None` while there is none.
    pub(super) ending: Option<u16>,
}

/// When an ending is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ending {
    plies: u16,
    reason: Reason,
}

impl Counters {
    pub(super) fn at_start<V: Variant>(position: &Draughts<V>) -> Self {
        Self { quiet: 0, ending: ending(position).map(|_| 0) }
    }

    /// Counters after a move; `position` is the one it led to. `material`: something was captured, huffed or crowned.
    pub(super) fn after<V: Variant>(self, position: &Draughts<V>, material: bool, king_move: bool) -> Self {
        let counts = king_move || V::SPANISH && position.rules.twenty_moves == TwentyMoves::NoCaptureOrPromotion;
        let quiet = if material || !counts { 0 } else { self.quiet.saturating_add(1) };
        let ending = match self.ending {
            Some(plies) if !material => Some(plies.saturating_add(1)),
            // Moves alone make an ending only where squares count: the Spanish long diagonal.
            None if !material && !V::SPANISH => None,
            _ => ending(position).map(|_| 0),
        };
        Self { quiet, ending }
    }

    pub(super) fn draw<V: Variant>(self, position: &Draughts<V>) -> Option<Reason> {
        if !position.rules.draws {
            return None;
        }
        let limit = quiet_limit::<V>();
        if self.quiet >= limit.plies {
            return Some(limit.reason);
        }
        let (plies, ending) = self.ending_limit(position)?;
        (plies >= ending.plies).then_some(ending.reason)
    }

    /// Plies after which a counter draws the game unless a capture or the like sets it back.
    pub(super) fn plies_left<V: Variant>(self, position: &Draughts<V>) -> u32 {
        if !position.rules.draws {
            return u32::MAX;
        }
        let left = |plies: u16, limit: Ending| u32::from(limit.plies.saturating_sub(plies));
        let quiet = left(self.quiet, quiet_limit::<V>());
        self.ending_limit(position).map_or(quiet, |(plies, ending)| quiet.min(left(plies, ending)))
    }

    /// Plies counted in the ending at hand, and its limit.
    fn ending_limit<V: Variant>(self, position: &Draughts<V>) -> Option<(u16, Ending)> {
        let plies = self.ending?;
        // A Spanish ending that began goes on when the three leave the diagonal.
        Some((plies, if V::SPANISH { TWELVE } else { ending(position)? }))
    }
}

/// The limit of the 25-move or the 20-move rule.
const fn quiet_limit<V: Variant>() -> Ending {
    if V::SPANISH { TWENTY } else { TWENTY_FIVE }
}

const TWENTY_FIVE: Ending = Ending { plies: 50, reason: Reason::TwentyFiveMoves };
const TWENTY: Ending = Ending { plies: 40, reason: Reason::TwentyMoves };
const TWELVE: Ending = Ending { plies: 24, reason: Reason::TwelveMoves };
const SIXTEEN: Ending = Ending { plies: 32, reason: Reason::SixteenMoves };
const FIVE: Ending = Ending { plies: 10, reason: Reason::FiveMoves };

/// The ending that the material of a position makes.
fn ending<V: Variant>(position: &Draughts<V>) -> Option<Ending> {
    Player::ALL.into_iter().find_map(|strong| {
        let lone = position.pieces[strong.other().index()];
        let many = position.pieces[strong.index()];
        if !lone.is_power_of_two() || lone & position.kings == 0 || many & position.kings == 0 {
            return None;
        }
        if V::SPANISH {
            let holds = many & V::LONG_DIAGONAL != 0 && lone & V::LONG_DIAGONAL == 0;
            return (holds && many.count_ones() == 3 && many & !position.kings == 0).then_some(TWELVE);
        }
        match many.count_ones() {
            1 | 2 => Some(FIVE),
            3 => Some(SIXTEEN),
            _ => None,
        }
    })
}
