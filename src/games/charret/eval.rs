//! Charret for the search: the terms of the evaluation, and the moves that quiescence looks at.

use super::Charret;
use super::board::{MIDDLE_RING, bit_of, closing, in_mills, lines_with, neighbours};
use super::tuned::CharretWeights;
use super::turn::CharretMove;
use crate::bits::Bits;
use crate::linear::{self, Linear, STAGES, terms};
use crate::position::Player;
use crate::search::{Noise, Params, Searchable};
use crate::tables::{Endgame, TableValue, Tables};

// A full board is one with many tokens still to place, an empty one has none.
terms! {
    Token: [995, 1012],
    /// A player with three tokens, who jumps, or four.
    ThreeTokens: [0, 2417],
    FourTokens: [0, 1534],
    /// A free cell on which a mill would be closed, and one to which no enemy can come at once.
    OpenMill: [9, -63],
    SafeMill: [0, 190],
    /// A way to close a mill in one move.
    Threat: [128, 288],
    /// A token in a mill, and one that closes another mill by leaving it.
    InMill: [-83, -166],
    Swing: [-66, 1087],
    /// A free cell next to a token, and a token without one.
    FreeStep: [158, -3],
    Stuck: [-492, -72],
    /// A cell that some token may go to.
    Reach: [-5, -48],
    /// A token on one of the four crossings of four lines, or on one of the other cells with three.
    Crossing: [80, 142],
    Junction: [118, 92],
    Tempo: [372, 66],
    /// Free steps that a player has fewer than six, and fewer than three.
    Cramped: [-32, 5],
    Strangled: [-30, 9],
    /// The same as their namesakes, once for each pair of tokens of both players above ten: a full board is soon blocked.
    CrowdedToken: [-90, 70],
    CrowdedStep: [-3, 2],
    CrowdedReach: [2, 28],
    CrowdedStuck: [125, -16],
    /// A line with tokens of one player alone.
    LiveLine: [-49, 137],
    /// An enemy token that keeps a mill from being closed.
    Held: [-528, -65],
    /// A cell to close a mill on, beyond the first.
    SecondMill: [350, 144],
    /// A token that may step out of a mill, to close it again.
    LooseMill: [174, 386],
    MiddleRing: [58, -1],
}

/// Tokens to place, of both players, from which on weights are those of a full board.
const FULL_HANDS: i32 = 8;

/// With so many tokens of both players there is room for all.
const UNCROWDED: i32 = 10;

/// Free steps below which a player is cramped, and strangled.
const CRAMPED: i32 = 6;
const STRANGLED: i32 = 3;

type Counts = linear::Counts<{ TERMS.len() }>;

const fn cells(numbers: &[u8]) -> u32 {
    let mut set = 0;
    let mut i = 0;
    while i < numbers.len() {
        set |= 1 << bit_of(numbers[i]);
        i += 1;
    }
    set
}

const CROSSINGS: u32 = cells(&[5, 11, 14, 20]);
const JUNCTIONS: u32 = cells(&[2, 8, 10, 12, 13, 15, 17, 23]);

/// Quiescence looks at captures for this many plies: in the movement phase mills open and close for ever.
const NOISY_PLIES: u32 = 4;

impl Charret {
    /// Counts the tokens of a player and what they can do.
    fn count_side(&self, player: Player, sign: i32, counts: &mut Counts) {
        let [own, enemy] = [player, player.other()].map(|player| self.tokens[player.index()]);
        let empty = self.empty();
        let mut add = |term: Term, set: u32| counts.add_set(term, sign, set.into());
        let closing_cells = closing(own);
        let open = closing_cells & empty;
        let enemy_everywhere = self.hands[player.other().index()] > 0 || self.flies(player.other());
        let mills = in_mills(own);
        add(Term::Token, own);
        add(Term::OpenMill, open);
        add(Term::SafeMill, if enemy_everywhere { 0 } else { open & !neighbours(enemy) });
        add(Term::InMill, mills);
        add(Term::Crossing, own & CROSSINGS);
        add(Term::Junction, own & JUNCTIONS);
        add(Term::LiveLine, lines_with(own) & !lines_with(enemy));
        add(Term::Held, closing_cells & enemy);
        add(Term::LooseMill, mills & neighbours(empty));
        add(Term::MiddleRing, own & MIDDLE_RING);
        let hand = self.hands[player.index()];
        let free_steps = self.free_steps(player) as i32;
        let stuck = (own & !neighbours(empty)).count_ones() as i32;
        let (mut closes, mut swings) = (0, 0);
        for cell in Bits(open.into()) {
            for token in Bits((neighbours(1 << cell) & own).into()) {
                let closed = (closing(own & !(1 << token)) >> cell & 1) as i32;
                closes += closed;
                swings += closed & (mills >> token & 1) as i32;
            }
        }
        let reach = (neighbours(own) & empty).count_ones() as i32;
        let total = self.total(player);
        let crowd = ((total + self.total(player.other())) as i32 - UNCROWDED).max(0) / 2;
        for (term, count) in [
            (Term::Swing, swings),
            (Term::FreeStep, free_steps),
            (Term::Stuck, stuck),
            (Term::Reach, reach),
            (Term::Cramped, (CRAMPED - free_steps).max(0)),
            (Term::Strangled, (STRANGLED - free_steps).max(0)),
            (Term::CrowdedToken, crowd * total as i32),
            (Term::CrowdedStep, crowd * free_steps),
            (Term::CrowdedReach, crowd * reach),
            (Term::CrowdedStuck, crowd * stuck),
            (Term::SecondMill, (open.count_ones() as i32 - 1).max(0)),
        ] {
            counts.add(term, sign * count);
        }
        // Who places or jumps gets everywhere.
        let threats = if hand > 0 || self.flies(player) { open.count_ones() as i32 } else { closes };
        counts.add(Term::Threat, sign * threats);
        counts.add(Term::Token, sign * i32::from(hand));
        match total {
            3 => counts.add(Term::ThreeTokens, sign),
            4 => counts.add(Term::FourTokens, sign),
            _ => {}
        }
    }
}

impl Linear for Charret {
    type Counts = Counts;

    const TERMS: &'static [(&'static str, [i16; 2])] = TERMS;

    fn counts(&self) -> Counts {
        let mut counts = Counts::NONE;
        self.count_side(self.turn, 1, &mut counts);
        self.count_side(self.turn.other(), -1, &mut counts);
        counts.add(Term::Tempo, 1);
        counts
    }

    fn stage(&self) -> i32 {
        (i32::from(self.hands[0] + self.hands[1]) * STAGES / FULL_HANDS).min(STAGES)
    }
}

impl Searchable for Charret {
    type Weights = CharretWeights;

    const PARAMS: Params = Params { reduction_depth: 3, ..Params::PLAIN };

    /// From 25 places to 24, with the first capture.
    const MOVE_SPACE: usize = 25 * 25 * 25;

    fn move_index(&self, mv: CharretMove) -> usize {
        mv.cells().into_iter().fold(0, |index, cell| 25 * index + usize::from(cell.min(24)))
    }

    fn evaluate(&self, weights: &CharretWeights) -> i32 {
        weights.evaluate(self)
    }

    fn noisy_moves_into(&self, ply: u32, out: &mut Vec<CharretMove>) -> Noise {
        if ply < NOISY_PLIES {
            self.generate(true, out);
        }
        Noise::Optional
    }

    /// Captures first, those that break a mill in the making before others.
    fn order_hint(&self, mv: CharretMove) -> i32 {
        let theirs = closing(self.tokens[self.turn.other().index()]);
        let blocks = mv.ends().is_some_and(|(_, to)| theirs >> to & 1 == 1);
        let captures = mv.captures().count() as i32;
        1000 * captures + if blocks { 100 } else { 0 }
    }

    fn is_noisy(&self, mv: CharretMove) -> bool {
        mv.is_capture()
    }

    fn endgame(&self) -> Option<Endgame> {
        Some(self.tables_endgame())
    }

    fn probe(&self, tables: &Tables) -> Option<TableValue> {
        self.probe_tables(tables)
    }
}
