//! Tumblingdown for the world outside: names, cells, geometry, words for moves.

use super::explain::REFUSALS;
use super::moves::TumblingdownMove;
use super::notation::{name, square_named};
use super::{REPETITIONS, Tumblingdown, TumblingdownRules};
use crate::api::dto::{
    GameInfo, Label, Layout, LayoutCell, LayoutKind, Marks, Named, OptionInfo, named, names, reasons,
};
use crate::error::{Error, ErrorCode};
use crate::games::rules::limit_from;
use crate::games::{
    Attempt, CommonRefusals, Input, NumberedMove, NumberedPiece, Playable, Refusal, RefusalKind, RuleValue, Rules,
};
use crate::position::{Player, Position, Reason};
use crate::records::formats_of;

const PLAYERS: [Named; 2] = [named("white", "Blancs", "White"), named("black", "Noirs", "Black")];
const PIECE: u8 = 0;
const PIECES: [Named; 1] = [named("piece", "pion", "piece")];

const REPETITION: OptionInfo = limit_from(
    "repetition",
    names("Nulle par répétition (nombre de fois)", "Draw by repetition (times)"),
    Some(REPETITIONS),
    2,
    100,
);

impl TumblingdownRules {
    fn from_options(rules: &Rules) -> Self {
        Self { repetition: rules.limit_or(REPETITION.name, Some(REPETITIONS)) }
    }
}

/// Room for the letters and numbers beside the board, in squares.
const LABEL_DISTANCE: f32 = 0.19;

/// Column and row of a square as it is drawn: row 8 at the top.
fn grid(square: u8) -> (u32, u32) {
    (u32::from(square % 8), u32::from(7 - square / 8))
}

fn centre(square: u8) -> (f32, f32) {
    let (column, row) = grid(square);
    (column as f32 + 0.5, row as f32 + 0.5)
}

impl Playable for Tumblingdown {
    const ID: &'static str = "tumblingdown";
    const COMMON_REFUSALS: CommonRefusals = CommonRefusals::new("move");
    const REFUSALS: &'static [RefusalKind] = REFUSALS;

    fn info() -> GameInfo {
        GameInfo {
            id: Self::ID,
            names: names("Tumblingdown", "Tumblingdown"),
            players: PLAYERS,
            pieces: Self::pieces(),
            cells: (0..64).map(name).collect(),
            rules: const { &[REPETITION] },
            reasons: reasons(&[Reason::KingCaptured, Reason::OwnKingCaptured]),
            record_formats: formats_of(Self::ID),
        }
    }

    fn players() -> [Named; 2] {
        PLAYERS
    }

    fn pieces() -> &'static [Named] {
        &PIECES
    }

    fn from_rules(rules: &Rules) -> Self {
        Self::with_rules(TumblingdownRules::from_options(rules))
    }

    fn from_text(text: &str, rules: &Rules) -> Result<Self, Error> {
        Self::from_position_text(text, TumblingdownRules::from_options(rules))
            .map_err(|error| error.into_error(ErrorCode::BadPosition, text))
    }

    fn to_text(&self) -> String {
        self.position_text()
    }

    fn rules(&self) -> Rules {
        let mut rules = Rules::default();
        rules.set(REPETITION.name, RuleValue::Limit(self.rules.repetition));
        rules
    }

    fn move_text(&self, mv: TumblingdownMove, _legal: &[TumblingdownMove]) -> String {
        Self::write_move(mv)
    }

    fn read_move(&self, text: &str, legal: &[TumblingdownMove]) -> Result<TumblingdownMove, Error> {
        self.read_move_text(text, legal)
    }

    fn attempt(&self, text: &str) -> Result<Attempt, Error> {
        Self::read_attempt(text)
    }

    fn refuse(&self, attempt: &Attempt, _legal: &[TumblingdownMove]) -> Refusal {
        self.why_refused(attempt)
    }

    /// The path is the source and the direction; where the other pieces land follows from the height of the stack.
    fn describe(&self, mv: TumblingdownMove, _legal: &[TumblingdownMove]) -> NumberedMove {
        NumberedMove {
            text: Self::write_move(mv),
            player: self.turn(),
            piece: PIECE,
            path: vec![mv.from, mv.to()],
            from: Some(mv.from),
            to: Some(mv.to()),
            captures: Vec::new(),
            promotion: None,
            huff: None,
        }
    }

    fn ends(mv: TumblingdownMove) -> (Option<u8>, u8) {
        (Some(mv.from), mv.to())
    }

    /// The stack, then any square on which one of its pieces lands in the direction of the move.
    fn input(&self, clicked: &[u8], legal: &[TumblingdownMove]) -> Input<TumblingdownMove> {
        let Some((&from, rest)) = clicked.split_first() else {
            return Input::first(legal, |mv| mv.from);
        };
        let mut input =
            Input { moves: legal.iter().copied().filter(|mv| mv.from == from).collect(), ..Input::default() };
        match *rest {
            [] => {
                let landings = |mv: &TumblingdownMove| {
                    let mv = *mv;
                    (1..=self.reach(mv)).map(move |steps| mv.direction.step(mv.from, steps))
                };
                input.next = input.moves.iter().flat_map(landings).collect();
                input.next.sort_unstable();
            }
            [to] => {
                input.moves.retain(|&mv| self.passes(mv, to));
                input.complete = input.moves.first().copied();
            }
            _ => input.moves.clear(),
        }
        input
    }

    fn cell_name(cell: u8) -> String {
        name(cell)
    }

    fn cell_named(name: &str) -> Option<u8> {
        square_named(name)
    }

    fn layout() -> Layout {
        let cells = (0..64)
            .map(|square| {
                let (column, row) = grid(square);
                LayoutCell::square(name(square), centre(square), 0.5, (row, column))
            })
            .collect();
        let beside = |i: u8| {
            let middle = f32::from(i) + 0.5;
            let column = char::from(b'A' + i).to_string();
            let row = (8 - i).to_string();
            [-LABEL_DISTANCE, 8.0 + LABEL_DISTANCE].into_iter().flat_map(move |edge| {
                [Label { text: column.clone(), x: middle, y: edge }, Label { text: row.clone(), x: edge, y: middle }]
            })
        };
        let labels = (0..8).flat_map(beside).collect();
        Layout { width: 8.0, height: 8.0, kind: LayoutKind::Squares, cells, lines: Vec::new(), labels }
    }

    /// A stack is listed from bottom to top.
    fn board(&self) -> Vec<NumberedPiece> {
        let pieces =
            |cell: u8| self.stack(cell).pieces().map(move |player| NumberedPiece { cell, player, piece: PIECE });
        (0..64).flat_map(pieces).collect()
    }

    fn piece_on(&self, cell: u8) -> Option<NumberedPiece> {
        self.stack(cell).owner().map(|player| NumberedPiece { cell, player, piece: PIECE })
    }

    /// The kings of both; in check are those of the player to move that the opponent could capture now.
    fn standing_marks(&self) -> Marks {
        let them = self.turn().other();
        let check = self
            .king_squares(self.turn())
            .filter(|_| self.ended.is_none())
            .filter(|&king| {
                self.find_king_hit(them, |mv| self.passes(mv, king) && self.captures_king(them, mv)).is_some()
            })
            .map(name)
            .collect();
        let kings = Player::ALL.into_iter().flat_map(|player| self.king_squares(player)).map(name).collect();
        Marks { check, kings, ..Marks::default() }
    }

    /// Stacks as the colour of their owner and their height.
    fn ascii(&self) -> String {
        let mut text = String::new();
        for row in (0..8).rev() {
            text += &format!("{}", row + 1);
            for column in 0..8 {
                let stack = self.stack(8 * row + column);
                let cell = match stack.owner() {
                    Some(owner) => format!("{}{}", ['w', 'b'][owner.index()], stack.height()),
                    None => ".".into(),
                };
                text += &format!(" {cell:<3}");
            }
            text = text.trim_end().to_owned() + "\n";
        }
        text + "  A   B   C   D   E   F   G   H\n"
    }
}
