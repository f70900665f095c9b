//! Why a move of draughts is not legal.

use std::collections::HashSet;

use super::Draughts;
use super::board::{Direction, Variant, bit_of, step};
use super::moves::{DraughtsMove, Jumper};
use crate::bits::Bits;
use crate::games::{Attempt, CommonRefusals, Param, ParamKind, Playable, Refusal, RefusalKind};
use crate::position::Position;

const CELL: &[(&str, ParamKind)] = &[("cell", ParamKind::Cell)];
const ENDS: &[(&str, ParamKind)] = &[("from", ParamKind::Cell), ("to", ParamKind::Cell)];
const PIECES: &[(&str, ParamKind)] = &[("pieces", ParamKind::Cells)];
const MOVE: &[(&str, ParamKind)] = &[("move", ParamKind::Move)];
const MOVE_AND_PIECES: &[(&str, ParamKind)] = &[("move", ParamKind::Move), ("pieces", ParamKind::Cells)];

const MUST_CAPTURE: RefusalKind = RefusalKind::new("must-capture", "captures").with(PIECES);
const CAPTURE_GOES_ON: RefusalKind =
    RefusalKind::new("capture-goes-on", "captures").with(&[("cell", ParamKind::Cell), ("move", ParamKind::Move)]);
const JUMPED_TWICE: RefusalKind = RefusalKind::new("jumped-twice", "during-a-capture").with(CELL);
const CAPTURED_IN_WAY: RefusalKind = RefusalKind::new("captured-in-way", "during-a-capture").with(CELL);
const MAN_BACKWARD: RefusalKind = RefusalKind::new("man-backward", "men").with(CELL);
const MAN_STEP: RefusalKind = RefusalKind::new("man-step", "men").with(ENDS);
const KING_LINE: RefusalKind = RefusalKind::new("king-line", "kings").with(ENDS);
/// In section `kings` for a king.
const OWN_PIECE_THERE: RefusalKind = RefusalKind::new("own-piece-there", "men").with(CELL);
const ENEMY_PIECE_THERE: RefusalKind = RefusalKind::new("enemy-piece-there", "captures").with(CELL);
const OWN_PIECE_IN_WAY: RefusalKind = RefusalKind::new("own-piece-in-way", "captures").with(CELL);
const TWO_IN_A_ROW: RefusalKind = RefusalKind::new("two-in-a-row", "king-captures").with(PIECES);
const NOTHING_TO_JUMP: RefusalKind = RefusalKind::new("nothing-to-jump", "captures").with(ENDS);
/// In section `kings` for a king.
const BLOCKED: RefusalKind =
    RefusalKind::new("blocked", "men").with(&[("cell", ParamKind::Cell), ("pieces", ParamKind::Cells)]);
const IS_CAPTURE: RefusalKind = RefusalKind::new("is-capture", "notation").with(MOVE_AND_PIECES);
const TAKES_NOTHING: RefusalKind = RefusalKind::new("takes-nothing", "notation").with(MOVE);
const OTHER_CAPTURES: RefusalKind = RefusalKind::new("other-captures", "notation").with(MOVE_AND_PIECES);
const MAN_CAPTURES_BACKWARD: RefusalKind = RefusalKind::new("man-captures-backward", "man-captures").with(CELL);
const FEWER_KINGS: RefusalKind = RefusalKind::new("fewer-kings", "quality").with(&[
    ("cell", ParamKind::Cell),
    ("kings", ParamKind::Number),
    ("most", ParamKind::Number),
    ("move", ParamKind::Move),
]);
const NOT_HUFFABLE: RefusalKind = RefusalKind::new("not-huffable", "huffing").with(CELL);
const NO_MOVE_AFTER_HUFF: RefusalKind = RefusalKind::new("no-move-after-huff", "huffing").with(CELL);

const fn takes_fewer(section: &'static str) -> RefusalKind {
    RefusalKind::new("takes-fewer", section).with(&[
        ("cell", ParamKind::Cell),
        ("taken", ParamKind::Number),
        ("most", ParamKind::Number),
        ("move", ParamKind::Move),
    ])
}

/// What both rule sets have, then what only the Spanish one has.
const REFUSALS: [RefusalKind; 21] = refusals("majority");
const SPANISH_REFUSALS: [RefusalKind; 21] = refusals("quantity");
/// How many of them are not Spanish alone.
const SHARED: usize = 17;

const fn refusals(quantity: &'static str) -> [RefusalKind; 21] {
    [
        MUST_CAPTURE,
        takes_fewer(quantity),
        CAPTURE_GOES_ON,
        JUMPED_TWICE,
        CAPTURED_IN_WAY,
        MAN_BACKWARD,
        MAN_STEP,
        KING_LINE,
        OWN_PIECE_THERE,
        ENEMY_PIECE_THERE,
        OWN_PIECE_IN_WAY,
        TWO_IN_A_ROW,
        NOTHING_TO_JUMP,
        BLOCKED,
        IS_CAPTURE,
        TAKES_NOTHING,
        OTHER_CAPTURES,
        MAN_CAPTURES_BACKWARD,
        FEWER_KINGS,
        NOT_HUFFABLE,
        NO_MOVE_AFTER_HUFF,
    ]
}

/// The reasons of a rule set.
pub(super) const fn kinds<V: Variant>() -> &'static [RefusalKind] {
    if V::SPANISH { &SPANISH_REFUSALS } else { REFUSALS.split_at(SHARED).0 }
}

/// The reasons that all games have.
pub(super) const fn common<V: Variant>() -> CommonRefusals {
    let section = if V::SPANISH { "huffing" } else { "irregularities" };
    CommonRefusals { no_huffing: RefusalKind::new("no-huffing", section), ..CommonRefusals::new("men") }
}

/// A capture on its way: where the piece stands and what it has taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Way {
    at: u64,
    captured: u64,
}

impl Way {
    /// Every way one jump further.
    fn jumps<V: Variant>(self, jumper: &Jumper) -> impl Iterator<Item = Self> {
        jumper.jumps::<V>(self.at, None, self.captured).into_iter().flatten().flat_map(move |jump| {
            let captured = self.captured | jump.victim;
            let landings =
                std::iter::successors(Some(jump.first), move |&at| Some(jumper.beyond::<V>(at, jump.direction)));
            landings.take_while(|&at| at != 0).map(move |at| Self { at, captured })
        })
    }

    /// Every way one jump further or more, the shorter ones first.
    fn onward<V: Variant>(ways: &[Self], jumper: &Jumper) -> Vec<Self> {
        let mut seen = HashSet::new();
        let mut found = Vec::new();
        let mut edge = ways.to_vec();
        while !edge.is_empty() {
            let next: Vec<Self> =
                edge.iter().flat_map(|way| way.jumps::<V>(jumper)).filter(|&way| seen.insert(way)).collect();
            found.extend(&next);
            edge = next;
        }
        found
    }
}

/// The squares of a diagonal behind `from`, in turn.
fn ray<V: Variant>(from: u64, direction: Direction) -> impl Iterator<Item = u64> {
    let next = move |&at: &u64| Some(step::<V>(at, direction) & V::BOARD).filter(|&at| at != 0);
    std::iter::successors(next(&from), next)
}

/// The direction in which one square lies from another, and the squares between them.
fn line<V: Variant>(from: u64, to: u64) -> Option<(Direction, Vec<u64>)> {
    Direction::ALL.into_iter().find_map(|direction| {
        let squares: Vec<u64> = ray::<V>(from, direction).collect();
        let between = squares.iter().position(|&square| square == to)?;
        Some((direction, squares[..between].to_vec()))
    })
}

/// An attempt of one piece, with no huff left in it. Squares are sets of one bit.
struct Try<'a, V> {
    position: &'a Draughts<V>,
    legal: &'a [DraughtsMove],
    jumper: Jumper,
    from: u64,
    attempt: &'a Attempt,
}

impl<V: Variant> Draughts<V> {
    /// See [`Playable::refuse`].
    pub(super) fn why_not(&self, attempt: &Attempt, legal: &[DraughtsMove]) -> Refusal {
        let Some(huff) = attempt.huff else {
            let legal: Vec<_> = legal.iter().copied().filter(|mv| mv.huffed.is_none()).collect();
            return self.why_not_without_huff(attempt, &legal);
        };
        let huffed = bit_of::<V>(u32::from(huff) + 1);
        if self.huffable >> huffed & 1 == 0 {
            return NOT_HUFFABLE.told([Param::Cell(huff)]);
        }
        let legal: Vec<_> = legal.iter().copied().filter(|mv| mv.huffed == Some(huffed)).collect();
        if legal.is_empty() || attempt.from.is_none() {
            return NO_MOVE_AFTER_HUFF.told([Param::Cell(huff)]);
        }
        self.after_huff(Some(huffed)).why_not_without_huff(attempt, &legal)
    }

    /// See [`Playable::refuse_all`]: captures first, then steps in whose place a capture is compulsory; a
    /// piece of the opponent that is in nobody's reach.
    pub(super) fn why_none(&self, to: u8, legal: &[DraughtsMove]) -> Option<Refusal> {
        let legal: Vec<_> = legal.iter().copied().filter(|mv| mv.huffed.is_none()).collect();
        let square = 1 << bit_of::<V>(u32::from(to) + 1);
        let told = |reaches: &dyn Fn(&Try<V>) -> bool| {
            let mut pieces = Bits(self.pieces[self.turn().index()]).map(|bit| 1u64 << bit);
            pieces.find_map(|from| {
                let attempt = Attempt::between(Self::cell(from.trailing_zeros() as u8), to);
                let jumper = self.jumper(from)?;
                let one = Try { position: self, legal: &legal, jumper, from, attempt: &attempt };
                reaches(&one).then(|| one.refusal())
            })
        };
        let enemy = self.pieces[self.turn().other().index()] & square != 0;
        told(&|one| one.captures_to(square))
            .or_else(|| told(&|one| one.steps_to(square)))
            .or_else(|| enemy.then(|| ENEMY_PIECE_THERE.told([Param::Cell(to)])))
    }

    /// See [`Playable::refuse_own_cell`].
    pub(super) fn own_piece_there(cell: u8) -> Refusal {
        OWN_PIECE_THERE.told([Param::Cell(cell)])
    }

    fn why_not_without_huff(&self, attempt: &Attempt, legal: &[DraughtsMove]) -> Refusal {
        let from = attempt.from.map_or(0, |from| 1 << bit_of::<V>(u32::from(from) + 1));
        match self.jumper(from) {
            Some(jumper) => Try { position: self, legal, jumper, from, attempt }.refusal(),
            // No piece of the player: what all games say.
            None => {
                let cell = attempt.from.or(attempt.to).unwrap_or(0);
                Self::COMMON_REFUSALS.out_of_reach.told([Param::Cell(cell)])
            }
        }
    }
}

impl<V: Variant> Try<'_, V> {
    fn cell(square: u64) -> u8 {
        Draughts::<V>::cell(square.trailing_zeros() as u8)
    }

    fn cells(set: u64) -> Vec<u8> {
        let mut cells: Vec<u8> = Bits(set).map(Draughts::<V>::cell).collect();
        cells.sort_unstable();
        cells
    }

    fn refusal(&self) -> Refusal {
        let start = Way { at: self.from, captured: 0 };
        if self.attempt.to.is_none() {
            return self.piece_without_move(start);
        }
        let squares = self.squares();
        let [_, onward @ ..] = &squares[..] else { return self.piece_without_move(start) };
        if let ([to], true) = (onward, self.attempt.takes != Some(true))
            && self.steps_to(*to)
        {
            return self.must_capture();
        }
        let mut ways = vec![start];
        for (number, &to) in onward.iter().enumerate() {
            let further = Way::onward::<V>(&ways, &self.jumper);
            let arrived: Vec<Way> = further.iter().copied().filter(|way| way.at == to).collect();
            if arrived.is_empty() {
                let alone = onward.len() == 1;
                let step = alone && self.steps_to(to);
                return if step { self.takes_nothing(to) } else { self.leg(&ways, &further, to, number == 0) };
            }
            ways = arrived;
        }
        self.capture(ways)
    }

    /// The squares told, without those that a king only slides over between two others.
    fn squares(&self) -> Vec<u64> {
        let mut squares: Vec<u64> =
            self.attempt.path.iter().map(|&cell| 1 << bit_of::<V>(u32::from(cell) + 1)).collect();
        let free = |between: &[u64]| between.iter().all(|&square| square & self.jumper.empty != 0);
        let mut at = 1;
        while self.jumper.king && at + 1 < squares.len() {
            let [before, here, behind] = [squares[at - 1], squares[at], squares[at + 1]];
            let passed = match (line::<V>(before, here), line::<V>(here, behind)) {
                (Some((along, one)), Some((on, other))) => along == on && (free(&one) || free(&other)),
                _ => false,
            };
            if passed {
                squares.remove(at);
            } else {
                at += 1;
            }
        }
        squares
    }

    /// Whether the piece can go to a square if nothing had to be captured.
    fn steps_to(&self, to: u64) -> bool {
        let Some((direction, between)) = line::<V>(self.from, to) else { return false };
        let free = |square: u64| square & self.position.empty() != 0;
        let reach = self.jumper.king || between.is_empty() && self.goes_forward(direction);
        reach && free(to) && between.into_iter().all(free)
    }

    /// Whether a capture of the piece ends on a square, or stops there.
    fn captures_to(&self, to: u64) -> bool {
        let start = Way { at: self.from, captured: 0 };
        Way::onward::<V>(&[start], &self.jumper).iter().any(|way| way.at == to)
    }

    fn goes_forward(&self, direction: Direction) -> bool {
        Direction::forward(self.position.turn()).contains(&direction)
    }

    fn must_capture(&self) -> Refusal {
        let pieces = Self::cells(self.legal.iter().filter(|mv| mv.is_capture()).fold(0, |set, mv| set | 1 << mv.from));
        MUST_CAPTURE.told([Param::Cells(pieces)])
    }

    fn takes_nothing(&self, to: u64) -> Refusal {
        let quiet = self.legal.iter().find(|mv| !mv.is_capture() && (1 << mv.from, 1 << mv.to) == (self.from, to));
        match quiet {
            Some(&mv) => TAKES_NOTHING.refusal(vec![Self::cell(self.from), Self::cell(to)], [self.text(mv)]),
            None => self.must_capture(),
        }
    }

    fn text(&self, mv: DraughtsMove) -> Param {
        Param::Move(self.position.write_move(mv, self.legal))
    }

    /// Nothing is told but the piece.
    fn piece_without_move(&self, start: Way) -> Refusal {
        let captures = Way::onward::<V>(&[start], &self.jumper);
        if !captures.is_empty() {
            return self.fewer(&captures);
        }
        if self.legal.iter().all(|mv| mv.is_capture()) {
            return self.must_capture();
        }
        let cell = Self::cell(self.from);
        let ahead = Direction::ALL.into_iter().filter(|&direction| self.jumper.king || self.goes_forward(direction));
        let blockers = Self::cells(ahead.fold(0, |set, direction| set | step::<V>(self.from, direction)) & V::BOARD);
        self.in_section(BLOCKED.told([Param::Cell(cell), Param::Cells(blockers)]))
    }

    fn in_section(&self, refusal: Refusal) -> Refusal {
        if self.jumper.king { Refusal { section: "kings", ..refusal } } else { refusal }
    }

    /// The piece cannot come from the first square of one of `ways` to `to`; `further` is where it can come.
    fn leg(&self, ways: &[Way], further: &[Way], to: u64, first: bool) -> Refusal {
        let Way { at, captured } = ways[0];
        let cell = Self::cell(to);
        let on = |kind: RefusalKind, square: u64| kind.told([Param::Cell(Self::cell(square))]);
        let ends = |kind: RefusalKind| kind.told([Param::Cell(Self::cell(at)), Param::Cell(cell)]);
        let own = self.position.pieces[self.position.turn().index()] & !self.from;
        if to == at {
            return on(Draughts::<V>::COMMON_REFUSALS.same_cell, to);
        } else if to & captured != 0 {
            return on(CAPTURED_IN_WAY, to);
        } else if to & own != 0 {
            return self.in_section(on(OWN_PIECE_THERE, to));
        }
        let far = || ends(if self.jumper.king { KING_LINE } else { MAN_STEP });
        let line = line::<V>(at, to);
        if to & self.jumper.enemy != 0 {
            // Where an empty square would be out of reach as well, and nobody captures the piece, that is the reason.
            let near = line.as_ref().is_some_and(|(_, between)| self.jumper.king || between.len() < 2);
            let is_victim = || further.iter().any(|way| way.captured & to != 0);
            return if !first || near || is_victim() { on(ENEMY_PIECE_THERE, to) } else { far() };
        }
        let Some((direction, between)) = line else {
            let broken = ways.iter().chain(further).find_map(|way| self.broken_jump(*way, to));
            return broken.map_or_else(far, |(kind, square)| on(kind, square));
        };
        if let Some(&square) = between.iter().find(|&&square| square & own != 0) {
            return if self.jumper.king || between.len() == 1 { on(OWN_PIECE_IN_WAY, square) } else { far() };
        }
        let enemies: Vec<u64> = between.iter().copied().filter(|square| square & self.jumper.enemy != 0).collect();
        let taken = enemies.iter().copied().find(|square| square & captured != 0);
        match (enemies.len(), taken) {
            _ if !self.jumper.king && between.len() > 1 => far(),
            (0, _) if !self.jumper.king && first && between.is_empty() && !self.goes_forward(direction) => {
                let mut refusal = on(MAN_BACKWARD, to);
                refusal.cells.insert(0, Self::cell(at));
                refusal
            }
            (0, _) => ends(NOTHING_TO_JUMP),
            (1, Some(square)) => on(JUMPED_TWICE, square),
            (_, Some(square)) => on(CAPTURED_IN_WAY, square),
            (1, None) => on(MAN_CAPTURES_BACKWARD, enemies[0]),
            _ => {
                // Two enemies with an empty square between them can be jumped in turn.
                let next = |pair: &&[u64]| step::<V>(pair[0], direction) == pair[1];
                let pair = enemies.windows(2).find(next).unwrap_or(&enemies[..2]);
                let pieces: Vec<u8> = pair.iter().map(|&square| Self::cell(square)).collect();
                TWO_IN_A_ROW.told([Param::Cells(pieces)])
            }
        }
    }

    /// Whether a king would come to `to` by one more jump, but for one of the rules on captured pieces; and the piece.
    fn broken_jump(&self, way: Way, to: u64) -> Option<(RefusalKind, u64)> {
        if !self.jumper.king || way.captured == 0 {
            return None;
        }
        let (_, between) = line::<V>(way.at, to)?;
        let pieces: Vec<u64> = between.into_iter().filter(|square| square & self.jumper.empty == 0).collect();
        let (taken, fresh): (Vec<u64>, Vec<u64>) = pieces.into_iter().partition(|square| square & way.captured != 0);
        match (&taken[..], &fresh[..]) {
            (&[square], []) => Some((JUMPED_TWICE, square)),
            (&[square, ..], &[victim]) if victim & self.jumper.enemy != 0 => Some((CAPTURED_IN_WAY, square)),
            _ => None,
        }
    }

    /// The squares are those of captures, none of which is legal as it is told.
    fn capture(&self, ways: Vec<Way>) -> Refusal {
        let told = self
            .attempt
            .captures
            .as_ref()
            .map(|cells| cells.iter().fold(0u64, |set, &cell| set | 1 << bit_of::<V>(u32::from(cell) + 1)));
        let legal = |way: &Way| {
            let done =
                |mv: &&DraughtsMove| (1 << mv.from, 1 << mv.to, mv.captured) == (self.from, way.at, way.captured);
            self.legal.iter().find(done).copied()
        };
        let told_ways: Vec<Way> =
            ways.iter().copied().filter(|way| told.is_none_or(|set| set == way.captured)).collect();
        if let Some(mv) = ways.iter().find_map(legal)
            && (told_ways.is_empty() || told.is_none())
        {
            let pieces = Self::cells(mv.captured);
            let kind = if self.attempt.takes == Some(false) { IS_CAPTURE } else { OTHER_CAPTURES };
            return kind.refusal(pieces.clone(), [self.text(mv), Param::Cells(pieces)]);
        }
        let ways = if told_ways.is_empty() { ways } else { told_ways };
        let further = Way::onward::<V>(&ways, &self.jumper);
        if let Some(mv) = further.iter().find_map(legal) {
            let cell = Self::cell(ways[0].at);
            let rest = Self::cells(mv.captured & !ways[0].captured);
            return CAPTURE_GOES_ON.refusal([&[cell], &rest[..]].concat(), [Param::Cell(cell), self.text(mv)]);
        }
        self.fewer(&ways)
    }

    /// The best of `ways` against the captures that the laws prefer.
    fn fewer(&self, ways: &[Way]) -> Refusal {
        let kings = self.position.kings;
        let worth = |captured: u64| {
            let prized = if V::QUALITY { (captured & kings).count_ones() } else { 0 };
            (captured.count_ones(), prized)
        };
        let (taken, prized) = ways.iter().map(|way| worth(way.captured)).max().unwrap_or_default();
        let own = self.legal.iter().find(|mv| mv.is_capture() && 1 << mv.from == self.from);
        let Some(&best) = own.or_else(|| self.legal.iter().find(|mv| mv.is_capture())) else {
            return self.must_capture();
        };
        let (most, most_kings) = worth(best.captured);
        let cell = Draughts::<V>::cell(best.from);
        let cells = [&[cell], &Self::cells(best.captured)[..]].concat();
        let (kind, less, more) = if taken == most && V::QUALITY {
            (FEWER_KINGS, prized, most_kings)
        } else {
            (takes_fewer(if V::SPANISH { "quantity" } else { "majority" }), taken, most)
        };
        kind.refusal(cells, [Param::Cell(cell), Param::Number(less), Param::Number(more), self.text(best)])
    }
}
