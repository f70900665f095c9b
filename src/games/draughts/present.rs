//! Draughts for the world outside: names, cells, geometry, words for moves.

use super::board::{Variant, bit_of, number_of, row_column};
use super::explain;
use super::moves::DraughtsMove;
use super::{Draughts, DraughtsRules, TwentyMoves};
use crate::api::dto::{
    GameInfo, Label, Layout, LayoutCell, LayoutKind, Named, Names, OptionInfo, named, names, reasons, value,
};
use crate::bits::Bits;
use crate::error::{Error, ErrorCode};
use crate::games::rules::{choice, flag};
use crate::games::{
    Attempt, CommonRefusals, Input, NumberedMove, NumberedPiece, Playable, Refusal, RefusalKind, RuleValue, Rules,
};
use crate::position::{Player, Position, Reason};
use crate::records::formats_of;

const PLAYERS: [Named; 2] = [named("white", "Blancs", "White"), named("black", "Noirs", "Black")];
const MAN: u8 = 0;
const KING: u8 = 1;
const PIECES: [Named; 2] = [named("man", "pion", "man"), named("king", "dame", "king")];
const FMJD_REASONS: &[Reason] =
    &[Reason::NoPieces, Reason::Blocked, Reason::TwentyFiveMoves, Reason::SixteenMoves, Reason::FiveMoves];
const SPANISH_REASONS: &[Reason] = &[Reason::NoPieces, Reason::Blocked, Reason::TwentyMoves, Reason::TwelveMoves];

const DRAW_RULES: OptionInfo = choice(
    "drawRules",
    names("Nulles par répétition et par compte de coups", "Draws by repetition and by move counts"),
    &[value("fmjd", "règles officielles", "official rules"), value("none", "aucune", "none")],
);
const TWENTY_MOVES: OptionInfo = choice(
    "twentyMoves",
    names("Nulle après 20 coups chacun", "Draw after 20 moves each"),
    &[
        value("kingsOnly", "de dames seules, sans prise", "of kings only, without a capture"),
        value("noCaptureOrPromotion", "sans prise ni promotion", "without a capture or a promotion"),
    ],
);
const HUFFING: OptionInfo =
    flag("huffing", names("Souffler (prise facultative)", "Huffing (captures not compulsory)"), false);

impl<V: Variant> Draughts<V> {
    pub(super) fn cell(bit: u8) -> u8 {
        (number_of::<V>(bit) - 1) as u8
    }

    fn kind(&self, bit: u8) -> u8 {
        (self.kings >> bit & 1) as u8
    }
}

impl DraughtsRules {
    fn from_options(rules: &Rules) -> Self {
        Self {
            draws: rules.choice("drawRules") != "none",
            twenty_moves: match rules.choice("twentyMoves") {
                "noCaptureOrPromotion" => TwentyMoves::NoCaptureOrPromotion,
                _ => TwentyMoves::KingsOnly,
            },
            huffing: rules.flag("huffing", false),
        }
    }
}

impl<V: Variant> Playable for Draughts<V> {
    const ID: &'static str = V::ID;
    const COMMON_REFUSALS: CommonRefusals = explain::common::<V>();
    const REFUSALS: &'static [RefusalKind] = explain::kinds::<V>();

    fn info() -> GameInfo {
        let (fr, en) = V::NAMES;
        GameInfo {
            id: Self::ID,
            names: Names { fr, en },
            players: PLAYERS,
            pieces: Self::pieces(),
            cells: (1..=V::SQUARES).map(|number| number.to_string()).collect(),
            rules: const { if V::SPANISH { &[DRAW_RULES, TWENTY_MOVES, HUFFING] } else { &[DRAW_RULES] } },
            reasons: reasons(if V::SPANISH { SPANISH_REASONS } else { FMJD_REASONS }),
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
        Self::with_rules(DraughtsRules::from_options(rules))
    }

    fn from_text(text: &str, rules: &Rules) -> Result<Self, Error> {
        Self::from_fen(text, DraughtsRules::from_options(rules)).map_err(|error| {
            let message = error.to_string();
            Error::at_place(ErrorCode::BadPosition, text, error.place(), message)
        })
    }

    fn to_text(&self) -> String {
        self.fen()
    }

    fn rules(&self) -> Rules {
        let word = |word: &str| RuleValue::Choice(word.into());
        let mut rules = Rules::default();
        rules.set("drawRules", word(if self.rules.draws { "fmjd" } else { "none" }));
        if V::SPANISH {
            let reading = match self.rules.twenty_moves {
                TwentyMoves::KingsOnly => "kingsOnly",
                TwentyMoves::NoCaptureOrPromotion => "noCaptureOrPromotion",
            };
            rules.set("twentyMoves", word(reading));
            rules.set("huffing", RuleValue::Flag(self.rules.huffing));
        }
        rules
    }

    fn move_text(&self, mv: DraughtsMove, legal: &[DraughtsMove]) -> String {
        self.write_move(mv, legal)
    }

    fn read_move(&self, text: &str, legal: &[DraughtsMove]) -> Result<DraughtsMove, Error> {
        self.read_move_text(text, legal)
    }

    fn attempt(&self, text: &str) -> Result<Attempt, Error> {
        Self::read_attempt(text)
    }

    /// A piece to huff, then the squares of the move.
    fn clicked(&self, cells: &[u8]) -> Attempt {
        match cells.split_first() {
            Some((&first, rest)) if self.huffable >> bit_of::<V>(u32::from(first) + 1) & 1 == 1 => {
                Attempt { huff: Some(first), ..Attempt::clicked(rest) }
            }
            _ => Attempt::clicked(cells),
        }
    }

    fn huffs(&self) -> bool {
        self.rules.huffing
    }

    fn refuse(&self, attempt: &Attempt, legal: &[DraughtsMove]) -> Refusal {
        self.why_not(attempt, legal)
    }

    fn refuse_own_cell(&self, cell: u8) -> Option<Refusal> {
        Some(Self::own_piece_there(cell))
    }

    fn refuse_all(&self, to: u8, legal: &[DraughtsMove]) -> Option<Refusal> {
        self.why_none(to, legal)
    }

    fn describe(&self, mv: DraughtsMove, legal: &[DraughtsMove]) -> NumberedMove {
        let path = self.path(mv);
        let piece = self.kind(mv.from);
        let crowned = piece == MAN && V::CROWN[self.turn().index()] >> mv.to & 1 == 1;
        NumberedMove {
            text: self.write_move(mv, legal),
            player: self.turn(),
            piece,
            from: Some(Self::cell(mv.from)),
            to: Some(Self::cell(mv.to)),
            path: path.squares.into_iter().map(Self::cell).collect(),
            captures: path.victims.into_iter().map(|bit| (Self::cell(bit), self.kind(bit))).collect(),
            promotion: crowned.then_some(KING),
            huff: mv.huffed.map(Self::cell),
        }
    }

    fn ends(mv: DraughtsMove) -> (Option<u8>, u8) {
        (Some(Self::cell(mv.from)), Self::cell(mv.to))
    }

    fn input(&self, clicked: &[u8], legal: &[DraughtsMove]) -> Input<DraughtsMove> {
        let clicked: Vec<u8> = clicked.iter().map(|&cell| bit_of::<V>(u32::from(cell) + 1)).collect();
        let mut input = self.clicks(&clicked, legal);
        for cell in &mut input.next {
            *cell = Self::cell(*cell);
        }
        input.next.sort_unstable();
        input
    }

    fn cell_name(cell: u8) -> String {
        (u32::from(cell) + 1).to_string()
    }

    fn cell_named(name: &str) -> Option<u8> {
        let number: u32 = name.parse().ok()?;
        (1..=V::SQUARES).contains(&number).then(|| (number - 1) as u8)
    }

    fn layout() -> Layout {
        let size = V::SIZE as f32;
        let centre = |bit| {
            let (row, column) = row_column::<V>(bit);
            (column as f32 + 0.5, row as f32 + 0.5)
        };
        let cells = (1..=V::SQUARES)
            .map(|number| {
                let bit = bit_of::<V>(number);
                LayoutCell::square(number.to_string(), centre(bit), 0.5, row_column::<V>(bit))
            })
            .collect();
        let labels = (1..=V::SQUARES)
            .map(|number| {
                let (x, y) = centre(bit_of::<V>(number));
                Label { text: number.to_string(), x: x - 0.32, y: y - 0.34 }
            })
            .collect();
        Layout { width: size, height: size, kind: LayoutKind::Squares, cells, lines: Vec::new(), labels }
    }

    fn board(&self) -> Vec<NumberedPiece> {
        let pieces = |player: Player| {
            Bits(self.pieces[player.index()]).map(move |bit| {
                let piece = self.kind(bit);
                NumberedPiece { cell: Self::cell(bit), player, piece }
            })
        };
        let mut board: Vec<_> = Player::ALL.into_iter().flat_map(pieces).collect();
        board.sort_unstable_by_key(|piece| piece.cell);
        board
    }

    fn must_move(&self, legal: &[DraughtsMove]) -> Vec<String> {
        if legal.iter().any(|mv| !mv.is_capture()) {
            return Vec::new();
        }
        let from = legal.iter().fold(0, |set, mv| set | 1u64 << mv.from);
        Bits(from).map(Self::cell).map(Self::cell_name).collect()
    }

    fn ascii(&self) -> String {
        let mut rows = vec![vec!['.'; V::SIZE as usize]; V::SIZE as usize];
        for bit in Bits(V::BOARD) {
            let (row, column) = row_column::<V>(bit);
            let at = |set: u64| set >> bit & 1 == 1;
            rows[row as usize][column as usize] = match (at(self.pieces[0]), at(self.pieces[1]), at(self.kings)) {
                (true, _, false) => 'w',
                (true, _, true) => 'W',
                (_, true, false) => 'b',
                (_, true, true) => 'B',
                _ => '-',
            };
        }
        rows.into_iter()
            .map(|row| row.into_iter().flat_map(|letter| [letter, ' ']).collect::<String>() + "\n")
            .collect()
    }
}
