//! Turns: a placement, a slide or a jump, with what it captures.

use super::board::{closing, closing_two, in_mills, neighbours};
use super::{BlockedRule, CaptureFromMill, Charret};
use crate::bits::Bits;
use crate::position::Position;

const NONE: u8 = u8::MAX;

/// One complete turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CharretMove {
    from: u8,
    to: u8,
    /// Captured cells, those there are first; two in the order of their bits.
    captured: [u8; 2],
}

impl CharretMove {
    /// The turn of a blocked player under [`BlockedRule::Pass`].
    pub(super) const PASS: Self = Self { from: NONE, to: NONE, captured: [NONE; 2] };

    const fn new(from: Option<u8>, to: u8) -> Self {
        let from = match from {
            Some(from) => from,
            None => NONE,
        };
        Self { from, to, captured: [NONE; 2] }
    }

    const fn taking(self, captured: [u8; 2]) -> Self {
        Self { captured, ..self }
    }

    /// Cells where it begins (`None`: in the hand) and ends; `None` for a pass.
    #[must_use]
    pub(super) fn ends(self) -> Option<(Option<u8>, u8)> {
        (self.to != NONE).then(|| ((self.from != NONE).then_some(self.from), self.to))
    }

    /// Cells where it begins and ends, and the first captured one; a large number for what there is not.
    pub(super) fn cells(self) -> [u8; 3] {
        [self.from, self.to, self.captured[0]]
    }

    /// Captured cells.
    pub(super) fn captures(self) -> impl Iterator<Item = u8> {
        self.captured.into_iter().filter(|&cell| cell != NONE)
    }

    /// Whether it captures.
    #[must_use]
    pub fn is_capture(self) -> bool {
        self.captured[0] != NONE
    }
}

impl Charret {
    /// Every placement, slide or jump without its captures, with the own tokens other than the one that moves.
    fn steps(&self) -> impl Iterator<Item = (Option<u8>, u32, u32)> {
        let us = self.turn().index();
        let (own, empty) = (self.tokens[us], self.empty());
        let placing = self.hands[us] > 0;
        let flies = self.flies(self.turn());
        let hand = placing.then_some((None, own, empty));
        let moving = if placing { 0 } else { own };
        hand.into_iter().chain(Bits(moving.into()).map(move |from| {
            let reach = if flies { empty } else { neighbours(1 << from) & empty };
            (Some(from), own & !(1 << from), reach)
        }))
    }

    /// Tokens of `enemy` that one capture may take.
    pub(super) fn capturable(&self, enemy: u32) -> u32 {
        let loose = enemy & !in_mills(enemy);
        match self.rules.capture_from_mill {
            CaptureFromMill::Always => enemy,
            CaptureFromMill::Never => loose,
            CaptureFromMill::LastResort if loose == 0 => enemy,
            CaptureFromMill::LastResort => loose,
        }
    }

    /// Pairs of tokens that a double capture may take: in one of the two orders each is lawful in its turn. Where only
    /// one token can be taken it is alone.
    fn pairs(&self, enemy: u32) -> Vec<[u8; 2]> {
        let mut pairs = Vec::new();
        for first in Bits(self.capturable(enemy).into()) {
            let seconds = self.capturable(enemy & !(1 << first));
            if seconds == 0 {
                pairs.push([first, NONE]);
            }
            for second in Bits(seconds.into()) {
                let pair = [first.min(second), first.max(second)];
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    /// The legal moves of a position in which the game goes on; or only those that capture.
    pub(super) fn generate(&self, only_captures: bool, out: &mut Vec<CharretMove>) {
        let enemy = self.tokens[self.turn().other().index()];
        let capturable = self.capturable(enemy);
        let mut any = false;
        for (from, rest, reach) in self.steps() {
            let closes = if capturable == 0 { 0 } else { closing(rest) };
            let doubles = if self.rules.double_capture { closing_two(rest) } else { 0 };
            any |= reach != 0;
            let reach = if only_captures { reach & closes } else { reach };
            for to in Bits(reach.into()) {
                let step = CharretMove::new(from, to);
                if closes >> to & 1 == 0 {
                    out.push(step);
                } else if doubles >> to & 1 == 0 {
                    out.extend(Bits(capturable.into()).map(|cell| step.taking([cell, NONE])));
                } else {
                    out.extend(self.pairs(enemy).into_iter().map(|pair| step.taking(pair)));
                }
            }
        }
        if !any && !only_captures && self.rules.blocked == BlockedRule::Pass {
            out.push(CharretMove::PASS);
        }
    }

    /// Number of legal moves of a position in which the game goes on.
    pub(super) fn count(&self) -> usize {
        if self.rules.double_capture || self.rules.blocked == BlockedRule::Pass {
            let mut moves = Vec::with_capacity(64);
            self.generate(false, &mut moves);
            return moves.len();
        }
        let capturable = self.capturable(self.tokens[self.turn().other().index()]).count_ones();
        // A closing step counts once for each token that it can take, and once alone when it can take none.
        let worth = capturable.max(1);
        self.steps()
            .map(|(_, rest, reach)| {
                let closes = reach & closing(rest);
                reach.count_ones() + closes.count_ones() * (worth - 1)
            })
            .sum::<u32>() as usize
    }
}
