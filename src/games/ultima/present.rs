//! Ultima for the world outside: names, cells, geometry, words for moves.

use super::board::{Kind, bit, direction, file_of, rank_of, square_name, square_named};
use super::explain::REFUSALS;
use super::moves::UltimaMove;
use super::{ChameleonLeap, ImmobiliserRule, LeaperRule, REPETITIONS, StalemateRule, Ultima, UltimaRules, UltimaStart};
use crate::api::dto::{
    FrozenPiece, GameInfo, Label, Layout, LayoutCell, LayoutKind, Marks, Named, OptionInfo, named, names, reasons,
    value,
};
use crate::bits::Bits;
use crate::error::{Error, ErrorCode};
use crate::games::rules::{choice, limit, limit_from};
use crate::games::{
    Attempt, CommonRefusals, Input, NumberedMove, NumberedPiece, Playable, Refusal, RefusalKind, RuleValue, Rules,
};
use crate::position::{Player, Position, Reason};
use crate::records::formats_of;

const PLAYERS: [Named; 2] = [named("white", "Blancs", "White"), named("black", "Noirs", "Black")];

/// In the order of [`Kind::ALL`].
pub(super) const PIECES: [Named; 7] = [
    named("pincer", "pinceur", "pincer"),
    named("coordinator", "coordinateur", "coordinator"),
    named("long-leaper", "sauteur long", "long leaper"),
    named("chameleon", "caméléon", "chameleon"),
    named("withdrawer", "supprimeur", "withdrawer"),
    named("king", "roi", "king"),
    named("immobiliser", "immobiliseur", "immobiliser"),
];

const OPTIONS: [OptionInfo; 8] = [
    choice(
        "start",
        names("Position de départ", "Start position"),
        &[
            value("default", "symétrie centrale", "point symmetry"),
            value("facing", "rois face à face", "kings face each other"),
            value("mirror", "en miroir", "mirrored"),
            value("random", "au hasard, chacun la sienne", "random, one for each side"),
            value("symmetric", "au hasard, en miroir", "random, mirrored"),
        ],
    ),
    limit("seed", names("Numéro du tirage au hasard", "Number of the random start"), 1, 999_999_999),
    choice(
        "immobiliser",
        names(
            "Un ami (caméléon ou immobiliseur) à côté d’un immobiliseur adverse",
            "A friend (chameleon or immobiliser) beside an enemy immobiliser",
        ),
        &[value("pure", "annule son pouvoir", "cancels it"), value("classic", "n’y change rien", "changes nothing")],
    ),
    choice(
        "chameleonLeap",
        names("Un caméléon qui saute prend", "A leaping chameleon takes"),
        &[
            value("combine", "de toutes ses façons à la fois", "in all its ways at once"),
            value("pure", "les sauteurs longs seulement", "long leapers only"),
        ],
    ),
    choice(
        "leaper",
        names("Un saut passe sur", "A leap goes over"),
        &[value("multi", "une ou plusieurs pièces", "one man or more"), value("single", "une pièce", "one man")],
    ),
    choice(
        "stalemate",
        names("Pat", "Stalemate"),
        &[value("draw", "partie nulle", "draw"), value("loss", "perdu", "loss")],
    ),
    limit_from(
        "repetition",
        names("Nulle par répétition (nombre de fois)", "Draw by repetition (times)"),
        Some(REPETITIONS),
        2,
        100,
    ),
    limit("noCaptureLimit", names("Nulle sans prise (demi-coups)", "Draw without a capture (plies)"), 2, 1000),
];

impl UltimaRules {
    fn from_options(rules: &Rules) -> Self {
        Self {
            start: match rules.choice("start") {
                "facing" => UltimaStart::Facing,
                "mirror" => UltimaStart::Mirror,
                "random" => UltimaStart::Random,
                "symmetric" => UltimaStart::Symmetric,
                _ => UltimaStart::Default,
            },
            seed: rules.limit("seed"),
            immobiliser: match rules.choice("immobiliser") {
                "classic" => ImmobiliserRule::Classic,
                _ => ImmobiliserRule::Pure,
            },
            chameleon_leap: match rules.choice("chameleonLeap") {
                "pure" => ChameleonLeap::Pure,
                _ => ChameleonLeap::Combine,
            },
            leaper: if rules.choice("leaper") == "single" { LeaperRule::Single } else { LeaperRule::Multi },
            stalemate: if rules.choice("stalemate") == "loss" { StalemateRule::Loss } else { StalemateRule::Draw },
            repetition: rules.limit_or("repetition", Some(REPETITIONS)),
            no_capture_limit: rules.limit("noCaptureLimit").map(|plies| plies as u16),
        }
    }

    fn to_options(self) -> Rules {
        let word = |word: &str| RuleValue::Choice(word.into());
        let Self { start, seed, immobiliser, chameleon_leap, leaper, stalemate, repetition, no_capture_limit } = self;
        let start = match start {
            UltimaStart::Default => "default",
            UltimaStart::Facing => "facing",
            UltimaStart::Mirror => "mirror",
            UltimaStart::Random => "random",
            UltimaStart::Symmetric => "symmetric",
        };
        let mut rules = Rules::default();
        rules
            .set("start", word(start))
            .set("seed", RuleValue::Limit(seed))
            .set("immobiliser", word(if immobiliser == ImmobiliserRule::Pure { "pure" } else { "classic" }))
            .set("chameleonLeap", word(if chameleon_leap == ChameleonLeap::Combine { "combine" } else { "pure" }))
            .set("leaper", word(if leaper == LeaperRule::Multi { "multi" } else { "single" }))
            .set("stalemate", word(if stalemate == StalemateRule::Draw { "draw" } else { "loss" }))
            .set("repetition", RuleValue::Limit(repetition))
            .set("noCaptureLimit", RuleValue::Limit(no_capture_limit.map(u32::from)));
        rules
    }
}

/// Column from the left and row from the top.
fn column_row(square: u8) -> (u32, u32) {
    (u32::from(square % 8), 7 - u32::from(square / 8))
}

fn centre(square: u8) -> (f32, f32) {
    let (column, row) = column_row(square);
    (column as f32 + 0.5, row as f32 + 0.5)
}

impl Ultima {
    /// Leapt men in the order of the way, then the others by square.
    fn victims(&self, mv: UltimaMove) -> Vec<u8> {
        let mut victims: Vec<u8> = Bits(mv.captured).collect();
        let way = direction(mv.from, mv.to);
        victims.sort_by_key(|&victim| {
            let leapt = way.is_some() && direction(mv.from, victim) == way && direction(victim, mv.to) == way;
            let column = |square: u8| square % 8;
            let steps = victim.abs_diff(mv.from) / 8 + column(victim).abs_diff(column(mv.from));
            (!leapt, if leapt { steps } else { 0 }, column(victim), victim)
        });
        victims
    }
}

impl Playable for Ultima {
    const ID: &'static str = "ultima";
    const COMMON_REFUSALS: CommonRefusals = CommonRefusals::new("moves");
    const REFUSALS: &'static [RefusalKind] = REFUSALS;

    fn info() -> GameInfo {
        GameInfo {
            id: Self::ID,
            names: names("Ultima (échecs baroques)", "Ultima (Baroque chess)"),
            players: PLAYERS,
            pieces: Self::pieces(),
            cells: (0..64).map(square_name).collect(),
            rules: const { &OPTIONS },
            reasons: reasons(&[Reason::Checkmate, Reason::Stalemate, Reason::NoCapture]),
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
        Self::with_rules(UltimaRules::from_options(rules))
    }

    fn from_text(text: &str, rules: &Rules) -> Result<Self, Error> {
        Self::from_position_text(text, UltimaRules::from_options(rules))
            .map_err(|error| error.into_error(ErrorCode::BadPosition, text))
    }

    fn to_text(&self) -> String {
        self.position_text()
    }

    fn rules(&self) -> Rules {
        self.rules.to_options()
    }

    fn move_text(&self, mv: UltimaMove, legal: &[UltimaMove]) -> String {
        self.write_move(mv, legal)
    }

    fn read_move(&self, text: &str, legal: &[UltimaMove]) -> Result<UltimaMove, Error> {
        self.read_move_text(text, legal)
    }

    fn attempt(&self, text: &str) -> Result<Attempt, Error> {
        self.read_attempt(text)
    }

    fn refuse(&self, attempt: &Attempt, legal: &[UltimaMove]) -> Refusal {
        self.why_refused(attempt, legal)
    }

    fn refuse_all(&self, to: u8, _legal: &[UltimaMove]) -> Option<Refusal> {
        self.why_none(to)
    }

    fn refuse_own_cell(&self, cell: u8) -> Option<Refusal> {
        self.own_man_there(cell)
    }

    fn describe(&self, mv: UltimaMove, legal: &[UltimaMove]) -> NumberedMove {
        NumberedMove {
            text: self.write_move(mv, legal),
            player: self.turn(),
            piece: self.mover(mv) as u8,
            path: vec![mv.from, mv.to],
            from: Some(mv.from),
            to: Some(mv.to),
            captures: self
                .victims(mv)
                .into_iter()
                .filter_map(|victim| self.board.man_on(victim).map(|(_, kind)| (victim, kind as u8)))
                .collect(),
            promotion: None,
            huff: None,
        }
    }

    fn ends(mv: UltimaMove) -> (Option<u8>, u8) {
        (Some(mv.from), mv.to)
    }

    /// A move is its two squares.
    fn input(&self, clicked: &[u8], legal: &[UltimaMove]) -> Input<UltimaMove> {
        let [from, rest @ ..] = clicked else { return Input::first(legal, |mv| mv.from) };
        let moves: Vec<UltimaMove> = legal.iter().copied().filter(|mv| mv.from == *from).collect();
        match rest {
            [] => Input { complete: None, ..Input::first(&moves, |mv| mv.to) },
            [to] => {
                let complete = moves.into_iter().find(|mv| mv.to == *to);
                Input { next: Vec::new(), moves: complete.into_iter().collect(), complete }
            }
            _ => Input::default(),
        }
    }

    fn cell_name(cell: u8) -> String {
        square_name(cell)
    }

    fn cell_named(name: &str) -> Option<u8> {
        square_named(name)
    }

    fn layout() -> Layout {
        let cells = (0..64)
            .map(|square| {
                let (column, row) = column_row(square);
                LayoutCell::square(square_name(square), centre(square), 0.5, (row, column))
            })
            .collect();
        let files =
            (0..8).map(|file: u8| Label { text: char::from(b'a' + file).into(), x: f32::from(file) + 0.5, y: 8.25 });
        let ranks = (1..=8).map(|rank: u8| Label { text: rank.to_string(), x: -0.25, y: 8.5 - f32::from(rank) });
        Layout {
            width: 8.0,
            height: 8.0,
            kind: LayoutKind::Squares,
            cells,
            lines: Vec::new(),
            labels: files.chain(ranks).collect(),
        }
    }

    fn board(&self) -> Vec<NumberedPiece> {
        Bits(self.board.occupied()).filter_map(|cell| self.piece_on(cell)).collect()
    }

    fn piece_on(&self, cell: u8) -> Option<NumberedPiece> {
        let (player, kind) = self.board.man_on(cell)?;
        Some(NumberedPiece { cell, player, piece: kind as u8 })
    }

    fn standing_marks(&self) -> Marks {
        let cells = |set: u64| Bits(set).map(square_name).collect::<Vec<_>>();
        let frozen = Player::ALL.into_iter().fold(0, |set, player| set | self.board.frozen(player, &self.rules));
        let checked = if self.is_check() { self.board.of(self.turn(), Kind::King) } else { 0 };
        Marks {
            check: cells(checked),
            frozen: cells(frozen),
            frozen_by: Bits(frozen)
                .map(|square| FrozenPiece {
                    cell: square_name(square),
                    by: cells(self.board.holders(square, &self.rules)),
                })
                .collect(),
            kings: cells(self.board.kind(Kind::King)),
            ..Marks::default()
        }
    }

    fn ascii(&self) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            text += &(rank + 1).to_string();
            for file in 0..8 {
                text.push(' ');
                text.push(self.letter_on(rank * 8 + file).unwrap_or('.'));
            }
            text.push('\n');
        }
        text + "  a b c d e f g h\n"
    }
}

/// Cells of the API are the bits of the board.
const _: () = assert!(bit(9) == file_of(1) & rank_of(8));
