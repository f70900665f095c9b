//! What is known of the positions of a sector.

/// Who wins when both play their best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableResult {
    /// Nobody.
    Draw,
    /// The player to move.
    Win,
    /// The other player.
    Loss,
}

impl TableResult {
    /// The same for the other player.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

/// What a position is worth for the player to move: proved, not estimated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableValue {
    /// Who wins.
    pub result: TableResult,
    /// Plies to the end when the winner hurries and the loser holds out, where the table tells them.
    pub plies: Option<u32>,
    /// Plies to the end at most.
    pub(crate) most_plies: u32,
}

impl TableValue {
    /// A value that is told with its plies.
    pub(crate) fn after(result: TableResult, plies: u32) -> Self {
        Self { result, plies: (result != TableResult::Draw).then_some(plies), most_plies: plies }
    }

    /// The value of a position from which a move leads to one of this value, if it is the best.
    pub(crate) fn a_ply_before(self) -> Self {
        Self {
            result: self.result.reversed(),
            plies: self.plies.map(|plies| plies + 1),
            most_plies: self.most_plies + 1,
        }
    }

    /// Larger for better values: early wins, draws, late losses.
    pub(crate) fn merit(&self) -> i32 {
        const MANY: i32 = 1000;
        let plies = self.plies.unwrap_or(self.most_plies) as i32;
        match self.result {
            TableResult::Win => MANY - plies,
            TableResult::Draw => 0,
            TableResult::Loss => plies - MANY,
        }
    }
}

/// Plies to the end of the game, odd for a win of the player to move and even for a loss; or one of the two below.
pub(crate) type Plies = u8;
/// Neither player can win.
pub(crate) const DRAW: Plies = 254;
/// The slot is no position, or the same one as another slot.
pub(crate) const VOID: Plies = 255;
/// The longest line that can be told.
pub(crate) const LONGEST: Plies = 253;

/// Who wins, by plies; `None` for what is no position.
pub(crate) const fn result_of(plies: Plies) -> Option<TableResult> {
    match plies {
        VOID => None,
        DRAW => Some(TableResult::Draw),
        _ if plies % 2 == 1 => Some(TableResult::Win),
        _ => Some(TableResult::Loss),
    }
}

/// Values by slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Values {
    /// Four to a byte.
    Results {
        /// Places of the values in [`RESULTS`].
        packed: Vec<u8>,
        /// Plies of the longest line.
        longest: Plies,
    },
    /// One to a byte.
    Plies(Vec<Plies>),
}

/// As results are written.
pub(crate) const RESULTS: [TableResult; 3] = [TableResult::Draw, TableResult::Win, TableResult::Loss];

impl Values {
    /// Results from their places in [`RESULTS`].
    pub(crate) fn packed(places: &[u8], longest: Plies) -> Self {
        let pack = |four: &[u8]| four.iter().rev().fold(0, |byte, place| byte << 2 | place);
        Self::Results { packed: places.chunks(4).map(pack).collect(), longest }
    }

    /// `None` for a slot that is no position, or none of the sector.
    pub(crate) fn get(&self, slot: usize) -> Option<TableValue> {
        match self {
            Self::Results { packed, longest } => {
                let place = packed.get(slot / 4)? >> (slot % 4 * 2) & 3;
                let result = *RESULTS.get(usize::from(place))?;
                Some(TableValue { result, plies: None, most_plies: u32::from(*longest) })
            }
            Self::Plies(plies) => {
                let &plies = plies.get(slot)?;
                let result = result_of(plies)?;
                Some(TableValue::after(result, if plies == DRAW { 0 } else { plies.into() }))
            }
        }
    }
}
