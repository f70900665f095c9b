//! Endgame tables of draughts: the numbering of positions with few pieces, and what retrograde analysis asks of them.
//!
//! All is seen from the player to move as if they were White: a half turn of the board with the colours swapped changes
//! nothing but the names. A slot numbers the men of both, then the kings among the squares left.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use super::board::{Direction, Variant, last_bit, step};
use super::{Draughts, DraughtsRules};
use crate::bits::Bits;
use crate::games::Playable;
use crate::position::{Player, Position};
use crate::tables::subsets::{count, rank, unrank};
use crate::tables::{Endgame, Plies, Sector, Start, TableResult, TableValue, Tables, VOID};

/// Pieces of a player, of one kind or of both.
const MOST: u32 = 7;

/// Men and kings of the player to move and of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DraughtsSector<V> {
    men: [u32; 2],
    kings: [u32; 2],
    variant: PhantomData<V>,
}

/// How many ways there are to place the men of the player to move, those of the other, and the kings of both.
struct Factors([usize; 4]);

impl<V: Variant> DraughtsSector<V> {
    const fn new(men: [u32; 2], kings: [u32; 2]) -> Self {
        Self { men, kings, variant: PhantomData }
    }

    fn of(position: &Draughts<V>) -> Self {
        let (us, them) = (position.turn.index(), position.turn.other().index());
        let kings = [us, them].map(|side| (position.pieces[side] & position.kings).count_ones());
        let pieces = [us, them].map(|side| position.pieces[side].count_ones());
        Self::new([pieces[0] - kings[0], pieces[1] - kings[1]], kings)
    }

    fn factors(self) -> Factors {
        let for_men = V::SQUARES - V::WIDTH;
        let free = V::SQUARES - self.men[0] - self.men[1];
        Factors([
            count(for_men, self.men[0]),
            count(for_men, self.men[1]),
            count(free, self.kings[0]),
            count(free.saturating_sub(self.kings[0]), self.kings[1]),
        ])
    }

    /// The position of a slot, White to move; `None` where men would share a square.
    fn position(self, slot: usize) -> Option<Draughts<V>> {
        let Factors([_, theirs, own_kings, their_kings]) = self.factors();
        let (rest, last) = (slot / their_kings, slot % their_kings);
        let (rest, third) = (rest / own_kings, rest % own_kings);
        let own_men = unrank(rest / theirs, self.men[0], V::BOARD & !V::CROWN[0]);
        let their_men = unrank(rest % theirs, self.men[1], V::BOARD & !V::CROWN[1]);
        if own_men & their_men != 0 {
            return None;
        }
        let free = V::BOARD & !(own_men | their_men);
        let own_kings = unrank(third, self.kings[0], free);
        let their_kings = unrank(last, self.kings[1], free & !own_kings);
        let pieces = [own_men | own_kings, their_men | their_kings];
        let rules = DraughtsRules { draws: false, ..DraughtsRules::default() };
        Some(Draughts::from_parts(pieces, own_kings | their_kings, Player::One, rules))
    }

    fn slot(self, position: &Draughts<V>) -> usize {
        let (us, them) = (position.turn.index(), position.turn.other().index());
        let seen = |set: u64| match position.turn {
            Player::One => set,
            Player::Two => set.reverse_bits() >> (63 - last_bit::<V>()),
        };
        let [own, theirs, kings] = [position.pieces[us], position.pieces[them], position.kings].map(seen);
        let men = [own & !kings, theirs & !kings];
        let free = V::BOARD & !(men[0] | men[1]);
        let Factors([_, for_theirs, for_own_kings, for_their_kings]) = self.factors();
        let men = rank(men[0], V::BOARD & !V::CROWN[0]) * for_theirs + rank(men[1], V::BOARD & !V::CROWN[1]);
        let own_kings = men * for_own_kings + rank(own & kings, free);
        own_kings * for_their_kings + rank(theirs & kings, free & !(own & kings))
    }
}

impl<V: Variant> Draughts<V> {
    /// Whether a move changes who has what.
    fn changes_material(&self, mv: super::DraughtsMove) -> bool {
        mv.is_capture() || self.kings >> mv.from & 1 == 0 && V::CROWN[self.turn.index()] >> mv.to & 1 == 1
    }

    /// Tables hold under any rules of counted draws: see [`Self::probe_tables`].
    pub(super) fn tables_endgame(&self) -> Endgame {
        Endgame::of::<DraughtsSector<V>>(V::ID, self.rules().text_of(&["huffing"]))
    }

    /// What a table tells where nothing can be captured: captures are compulsory, and lead on to smaller sectors. A win that
    /// a counter may forbid is not told; a draw is one all the same.
    pub(super) fn probe_tables(&self, tables: &Tables) -> Option<TableValue> {
        if (self.pieces[0] | self.pieces[1]).count_ones() > *DraughtsSector::<V>::MEN.end() {
            return None;
        }
        let sector = DraughtsSector::of(self);
        let values = tables.sector(sector.id())?;
        if self.can_capture() {
            return None;
        }
        let value = values.get(sector.slot(self))?;
        let in_time = || value.most_plies < self.counters.plies_left(self);
        (value.result == TableResult::Draw || in_time()).then_some(value)
    }

    /// Plies to the end by a table that tells them; 0 for a player without pieces.
    fn plies(&self, solved: &Tables) -> Plies {
        if self.pieces[self.turn.index()] == 0 {
            return 0;
        }
        let sector = DraughtsSector::of(self);
        solved.plies(sector.id(), sector.slot(self))
    }
}

impl<V: Variant> Sector for DraughtsSector<V> {
    const RULES: &'static str = if V::SPANISH { "huffing=false" } else { "" };
    /// Spanish endings of four pieces take up to 83 plies, twice what the 20-move rule allows: whether they can be won is
    /// another question than the one that is answered here.
    const MEN: RangeInclusive<u32> = if V::SPANISH { 2..=3 } else { 2..=4 };

    fn pairs(men: u32) -> Vec<Self> {
        let mut pairs: Vec<Self> = (0..1 << 12)
            .filter_map(Self::with_id)
            .filter(|sector| sector.id() <= sector.opposite().id() && sector.men() <= men)
            .collect();
        // Captures leave fewer pieces, promotions fewer men.
        pairs.sort_by_key(|sector| (sector.men(), sector.men[0] + sector.men[1]));
        pairs
    }

    fn id(self) -> usize {
        [self.men[0], self.kings[0], self.men[1], self.kings[1]]
            .into_iter()
            .fold(0, |id, pieces| id << 3 | pieces as usize)
    }

    fn with_id(id: usize) -> Option<Self> {
        let digit = |place: u32| (id >> (3 * place)) as u32 & MOST;
        let sector = Self::new([digit(3), digit(1)], [digit(2), digit(0)]);
        let sides = [0, 1].map(|side| sector.men[side] + sector.kings[side]);
        (sector.id() == id && sides.iter().all(|side| (1..=MOST).contains(side))).then_some(sector)
    }

    fn name(self) -> String {
        let side = |side: usize| format!("{} men {} kings", self.men[side], self.kings[side]);
        format!("{} v {}", side(0), side(1))
    }

    fn men(self) -> u32 {
        self.men[0] + self.men[1] + self.kings[0] + self.kings[1]
    }

    fn slots(self) -> usize {
        self.factors().0.into_iter().product()
    }

    fn opposite(self) -> Self {
        let swap = |[own, theirs]: [u32; 2]| [theirs, own];
        Self::new(swap(self.men), swap(self.kings))
    }

    fn start(self, slot: usize, solved: &Tables) -> Start {
        let Some(position) = self.position(slot) else { return Start::closed(VOID) };
        let moves = position.legal_moves();
        let mut start = Start::new();
        for &mv in &moves {
            if position.changes_material(mv) {
                let mut after = position.clone();
                after.play_unchecked(mv);
                start.leave(after.plies(solved));
            } else {
                start.stay(1);
            }
        }
        start.finish()
    }

    fn row(self) -> usize {
        let Factors([_, theirs, own_kings, their_kings]) = self.factors();
        [their_kings, own_kings, theirs].into_iter().find(|&ways| ways > 1).unwrap_or(1)
    }

    /// Captures are compulsory, and lead to smaller sectors.
    fn is_told_by_moves(self, slot: usize) -> bool {
        self.position(slot).is_none_or(|position| position.can_capture())
    }

    fn predecessors(self, slot: usize, out: &mut Vec<usize>) {
        let Some(mut position) = self.position(slot) else { return };
        let opposite = self.opposite();
        let them = Player::Two;
        let (theirs, empty) = (position.pieces[them.index()], position.empty());
        position.turn = them;
        let mut add = |position: &Draughts<V>, from: u64, to: u64| {
            let mut before = position.clone();
            before.pieces[them.index()] ^= from | to;
            if position.kings & to != 0 {
                before.kings ^= from | to;
            }
            out.push(opposite.slot(&before));
        };
        for piece in Bits(theirs) {
            let to = 1 << piece;
            let is_king = position.kings & to != 0;
            let backward = Direction::forward(Player::One);
            for direction in Direction::ALL.into_iter().filter(|direction| is_king || backward.contains(direction)) {
                let mut from = step::<V>(to, direction) & empty;
                while from != 0 {
                    add(&position, from, to);
                    from = if is_king { step::<V>(from, direction) & empty } else { 0 };
                }
            }
        }
    }
}
