//! Bulltricker for the world outside: names, cells, geometry, words for moves.

use super::board::{
    COUNT, Cell, HORIZONTAL, Lines, ROYAL, SIDE, VERTICAL, Way, bit_of, cell, cell_of_number, number_of, place_of,
    set_of,
};
use super::explain::REFUSALS;
use super::moves::{BulltrickerMove, Kind};
use super::notation::{COLUMNS, ROWS, cell_name, cell_named};
use super::{Bulltricker, BulltrickerRules};
use crate::api::dto::{
    GameInfo, Label, Layout, LayoutCell, LayoutKind, Marks, Named, OptionInfo, named, names, reasons,
};
use crate::error::{Error, ErrorCode};
use crate::games::rules::{flag, limit_from};
use crate::games::{
    Attempt, CommonRefusals, Input, NumberedMove, NumberedPiece, Playable, Refusal, RefusalKind, RuleValue, Rules,
};
use crate::position::{Player, Position, Reason};
use crate::records::formats_of;

const PLAYERS: [Named; 2] = [named("white", "Blancs", "White"), named("black", "Noirs", "Black")];
pub(super) const KING: u8 = 0;
pub(super) const QUEEN: u8 = 1;
pub(super) const PAWN: u8 = 2;
pub(super) const PIECES: [Named; 3] =
    [named("king", "roi", "king"), named("queen", "dame", "queen"), named("pawn", "pion", "pawn")];

const REPETITION: &str = "repetition";
const COLUMN_CAPTURE: &str = "columnCapture";

const OPTIONS: [OptionInfo; 2] = [
    flag(
        COLUMN_CAPTURE,
        names("Prise en colonne (édition classique)", "Capture in colonne, by replacement (classic edition)"),
        true,
    ),
    limit_from(
        REPETITION,
        names("Nulle par répétition (nombre de fois)", "Draw by repetition (times)"),
        Some(7),
        2,
        100,
    ),
];

/// Breadth of a strip of rectangles and butees, where that of a royal square is 1.
const STRIP: f32 = 0.64;

impl BulltrickerRules {
    fn from_options(rules: &Rules) -> Self {
        let default = Self::default();
        Self {
            column_capture: rules.flag(COLUMN_CAPTURE, default.column_capture),
            repetition: rules.limit_or(REPETITION, default.repetition),
        }
    }
}

/// Centre of a row or column of the grid, and its breadth, in board units.
fn span(place: u8) -> (f32, f32) {
    let before = f32::from(place / 2) * (1.0 + STRIP);
    if place.is_multiple_of(2) { (before + STRIP / 2.0, STRIP) } else { (before + STRIP + 0.5, 1.0) }
}

fn kind_of(letter: char) -> u8 {
    match letter.to_ascii_uppercase() {
        'K' => KING,
        'Q' => QUEEN,
        _ => PAWN,
    }
}

impl Bulltricker {
    pub(super) fn kind_on(&self, cell: Cell) -> u8 {
        self.letter_on(cell).map_or(PAWN, kind_of)
    }

    /// Cells on which a piece stands in turn, and those of its victims in the same order. A jump stops behind each
    /// victim, the last one ends where the move does.
    pub(super) fn path(&self, mv: BulltrickerMove) -> (Vec<Cell>, Vec<Cell>) {
        let (mut path, mut victims) = (vec![mv.from], Vec::new());
        let set = set_of(mv.to);
        match mv.kind {
            Kind::Quiet => {}
            Kind::Replacement => victims.push(mv.to),
            Kind::Jump => {
                let way = if mv.from < mv.to { Way::Forth } else { Way::Back };
                let lines = Lines::rangees(set, 0);
                let all = self.victims(mv);
                let mut at = 1u64 << bit_of(mv.from);
                while at != 0 && at != 1 << bit_of(mv.to) {
                    let next = lines.step(at, way);
                    if next & all != 0 {
                        victims.push(cell(set, next.trailing_zeros() as u8));
                    } else if at & all != 0 && victims.len() < all.count_ones() as usize {
                        path.push(cell(set, next.trailing_zeros() as u8));
                    }
                    at = next;
                }
            }
        }
        path.push(mv.to);
        (path, victims)
    }
}

impl Playable for Bulltricker {
    const ID: &'static str = "bulltricker";
    const COMMON_REFUSALS: CommonRefusals = CommonRefusals::new("moves");
    const REFUSALS: &'static [RefusalKind] = REFUSALS;

    fn info() -> GameInfo {
        GameInfo {
            id: Self::ID,
            names: names("Bulltricker", "Bulltricker"),
            players: PLAYERS,
            pieces: Self::pieces(),
            cells: (0..COUNT as u8).map(Self::cell_name).collect(),
            rules: const { &OPTIONS },
            reasons: reasons(&[Reason::Mat, Reason::Insufficiency, Reason::Immobilisation]),
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
        Self::with_rules(BulltrickerRules::from_options(rules))
    }

    fn from_text(text: &str, rules: &Rules) -> Result<Self, Error> {
        Self::from_position_text(text, BulltrickerRules::from_options(rules))
            .map_err(|error| error.into_error(ErrorCode::BadPosition, text))
    }

    fn to_text(&self) -> String {
        self.position_text()
    }

    fn rules(&self) -> Rules {
        let BulltrickerRules { column_capture, repetition } = self.rules;
        let mut rules = Rules::default();
        rules.set(COLUMN_CAPTURE, RuleValue::Flag(column_capture)).set(REPETITION, RuleValue::Limit(repetition));
        rules
    }

    fn move_text(&self, mv: BulltrickerMove, _legal: &[BulltrickerMove]) -> String {
        Self::write_move(mv)
    }

    fn read_move(&self, text: &str, legal: &[BulltrickerMove]) -> Result<BulltrickerMove, Error> {
        self.read_move_text(text, legal)
    }

    fn attempt(&self, text: &str) -> Result<Attempt, Error> {
        Self::read_attempt(text)
    }

    fn refuse(&self, attempt: &Attempt, legal: &[BulltrickerMove]) -> Refusal {
        self.why_refused(attempt, legal)
    }

    fn refuse_all(&self, to: u8, legal: &[BulltrickerMove]) -> Option<Refusal> {
        self.why_none(to, legal)
    }

    fn refuse_own_cell(&self, cell: u8) -> Option<Refusal> {
        Some(Self::own_piece_there(cell))
    }

    fn describe(&self, mv: BulltrickerMove, _legal: &[BulltrickerMove]) -> NumberedMove {
        let (path, victims) = self.path(mv);
        NumberedMove {
            text: Self::write_move(mv),
            player: self.turn(),
            piece: self.kind_on(mv.from),
            from: Some(number_of(mv.from)),
            to: Some(number_of(mv.to)),
            path: path.into_iter().map(number_of).collect(),
            captures: victims.into_iter().map(|victim| (number_of(victim), self.kind_on(victim))).collect(),
            promotion: mv.promotes.then_some(QUEEN),
            huff: None,
        }
    }

    fn ends(mv: BulltrickerMove) -> (Option<u8>, u8) {
        (Some(number_of(mv.from)), number_of(mv.to))
    }

    /// A capture of several pieces goes from stop to stop, or from any of them to its last cell at once: that one is
    /// never a stop of another capture.
    fn input(&self, clicked: &[u8], legal: &[BulltrickerMove]) -> Input<BulltrickerMove> {
        if clicked.is_empty() {
            return Input::first(legal, |mv| number_of(mv.from));
        }
        let clicked: Vec<Cell> = clicked.iter().map(|&number| cell_of_number(number)).collect();
        let mut input = Input::default();
        for &mv in legal.iter().filter(|mv| mv.from == clicked[0]) {
            let (path, _) = self.path(mv);
            if path.starts_with(&clicked) && clicked.len() < path.len() {
                input.moves.push(mv);
                input.next.push(number_of(path[clicked.len()]));
                input.next.push(number_of(mv.to));
            } else if let [stops @ .., last] = &clicked[..]
                && *last == mv.to
                && stops.len() < path.len()
                && !stops.is_empty()
                && path.starts_with(stops)
            {
                input.moves.push(mv);
                input.complete = Some(mv);
            }
        }
        input.next.sort_unstable();
        input.next.dedup();
        input
    }

    fn cell_name(number: u8) -> String {
        cell_name(cell_of_number(number))
    }

    fn cell_named(name: &str) -> Option<u8> {
        cell_named(name).map(number_of)
    }

    fn layout() -> Layout {
        let cells = (0..COUNT as u8)
            .map(|number| {
                let (row, column) = place_of(cell_of_number(number));
                let ((y, height), (x, width)) = (span(row), span(column));
                LayoutCell::rectangle(Self::cell_name(number), (x, y), (width, height), (row.into(), column.into()))
            })
            .collect();
        let size = 7.0 + 8.0 * STRIP;
        /// From the edge of the board to the names on its border.
        const BESIDE: f32 = 0.31;
        let labels = (0..SIDE)
            .flat_map(|place| {
                let (along, _) = span(place);
                [-BESIDE, size + BESIDE].into_iter().flat_map(move |beside| {
                    [
                        Label { text: ROWS[usize::from(place)].into(), x: beside, y: along },
                        Label { text: COLUMNS[usize::from(place)].into(), x: along, y: beside },
                    ]
                })
            })
            .collect();
        Layout { width: size, height: size, kind: LayoutKind::Squares, cells, lines: Vec::new(), labels }
    }

    fn board(&self) -> Vec<NumberedPiece> {
        (0..COUNT as u8).filter_map(|cell| self.piece_on(cell)).collect()
    }

    fn piece_on(&self, cell: u8) -> Option<NumberedPiece> {
        let letter = self.letter_on(cell_of_number(cell))?;
        let player = if letter.is_ascii_uppercase() { Player::One } else { Player::Two };
        Some(NumberedPiece { cell, player, piece: kind_of(letter) })
    }

    fn standing_marks(&self) -> Marks {
        Marks { kings: self.kings.iter().map(|&king| cell_name(cell(ROYAL, king))).collect(), ..Marks::default() }
    }

    fn must_move(&self, legal: &[BulltrickerMove]) -> Vec<String> {
        let mut cells: Vec<u8> = legal.iter().filter(|mv| mv.is_compulsory()).map(|mv| number_of(mv.from)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter().map(Self::cell_name).collect()
    }

    fn ascii(&self) -> String {
        let header: String = COLUMNS.iter().map(|name| format!("{name:>3}")).collect();
        let mut text = format!("   {header}\n");
        for (row, name) in (0..).zip(ROWS) {
            text += &format!("{name:>3}");
            for column in 0..SIDE {
                let place = super::board::cell_at(row, column);
                let shown = match place.map(|cell| (set_of(cell), self.letter_on(cell))) {
                    None => "  +".into(),
                    Some((HORIZONTAL, Some(letter))) => format!(" -{letter}"),
                    Some((_, Some(letter))) => format!("  {letter}"),
                    Some((HORIZONTAL, None)) => " --".into(),
                    Some((VERTICAL, None)) => "  |".into(),
                    Some(_) => "   ".into(),
                };
                text += &shown;
            }
            text.push('\n');
        }
        text
    }
}
