//! Charret for the world outside: names, cells, geometry, words for moves.

use super::board::{COORDINATES, bit_of, number_of};
use super::explain;
use super::notation::captured_numbers;
use super::turn::CharretMove;
use super::{BlockedRule, CaptureFromMill, Charret, CharretRules};
use crate::api::dto::{
    GameInfo, HandInfo, Label, Layout, LayoutCell, LayoutKind, Line, Named, OptionInfo, named, names, reasons, value,
};
use crate::error::{Error, ErrorCode};
use crate::games::rules::{choice, flag, limit};
use crate::games::{
    Attempt, CommonRefusals, Input, NumberedMove, NumberedPiece, Playable, Refusal, RefusalKind, RuleValue, Rules,
};
use crate::position::{Player, Position, Reason};
use crate::records::formats_of;

const PLAYERS: [Named; 2] = [named("red", "Rouge", "Red"), named("yellow", "Jaune", "Yellow")];
const TOKEN: u8 = 0;
const PIECES: [Named; 1] = [named("token", "jeton", "token")];

const OPTIONS: [OptionInfo; 7] = [
    flag(
        "doubleCapture",
        names("Deux charrets fermés d’un coup : deux prises", "Two mills closed at once: two captures"),
        false,
    ),
    choice(
        "captureFromMill",
        names("Prendre dans un charret", "Capture from a mill"),
        &[
            value("last-resort", "en dernier recours", "as a last resort"),
            value("always", "toujours", "always"),
            value("never", "jamais", "never"),
        ],
    ),
    flag("fly", names("Sauter avec trois jetons", "Jump with three tokens"), true),
    choice(
        "blocked",
        names("Joueur bloqué", "Blocked player"),
        &[
            value("loss", "perd", "loses"),
            value("draw", "partie nulle", "draws"),
            value("pass", "passe son tour", "passes"),
        ],
    ),
    limit("repetition", names("Nulle par répétition (nombre de fois)", "Draw by repetition (times)"), 2, 100),
    limit("noCaptureLimit", names("Nulle sans prise (demi-coups)", "Draw without a capture (plies)"), 2, 1000),
    choice("starter", names("Commence", "Starts"), &[value("red", "Rouge", "Red"), value("yellow", "Jaune", "Yellow")]),
];

impl CharretRules {
    fn from_options(rules: &Rules) -> Self {
        Self {
            double_capture: rules.flag("doubleCapture", false),
            capture_from_mill: match rules.choice("captureFromMill") {
                "always" => CaptureFromMill::Always,
                "never" => CaptureFromMill::Never,
                _ => CaptureFromMill::LastResort,
            },
            fly: rules.flag("fly", true),
            blocked: match rules.choice("blocked") {
                "draw" => BlockedRule::Draw,
                "pass" => BlockedRule::Pass,
                _ => BlockedRule::Loss,
            },
            repetition: rules.limit("repetition"),
            no_capture_limit: rules.limit("noCaptureLimit").map(|plies| plies as u16),
            starter: if rules.choice("starter") == "yellow" { Player::Two } else { Player::One },
        }
    }
}

fn cell(bit: u8) -> u8 {
    number_of(bit) - 1
}

/// Column and row of a cell on the 7 x 7 grid of its coordinates, from the top left.
fn grid(number: u8) -> (u32, u32) {
    let name = COORDINATES[number as usize - 1].as_bytes();
    (u32::from(name[0] - b'a'), u32::from(b'7' - name[1]))
}

fn centre(number: u8) -> (f32, f32) {
    let (column, row) = grid(number);
    (column as f32 + 0.5, row as f32 + 0.5)
}

/// Drawn lines, from cell to cell.
const LINES: [(u8, u8); 16] = [
    (1, 3),
    (4, 6),
    (7, 9),
    (10, 12),
    (13, 15),
    (16, 18),
    (19, 21),
    (22, 24),
    (1, 22),
    (4, 19),
    (7, 16),
    (2, 8),
    (17, 23),
    (9, 18),
    (6, 21),
    (3, 24),
];

impl Playable for Charret {
    const ID: &'static str = "charret";
    const COMMON_REFUSALS: CommonRefusals = explain::COMMON;
    const REFUSALS: &'static [RefusalKind] = explain::REFUSALS;

    fn info() -> GameInfo {
        GameInfo {
            id: Self::ID,
            names: names("Charret (jeu du moulin)", "Charret (nine men's morris)"),
            players: PLAYERS,
            pieces: Self::pieces(),
            cells: (1..=24).map(|number: u8| number.to_string()).collect(),
            rules: const { &OPTIONS },
            reasons: reasons(&[Reason::TwoTokens, Reason::Blocked, Reason::NoCapture]),
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
        Self::with_rules(CharretRules::from_options(rules))
    }

    fn from_text(text: &str, rules: &Rules) -> Result<Self, Error> {
        Self::from_position_text(text, CharretRules::from_options(rules))
            .map_err(|error| error.into_error(ErrorCode::BadPosition, text))
    }

    fn to_text(&self) -> String {
        self.position_text()
    }

    fn rules(&self) -> Rules {
        let word = |word: &str| RuleValue::Choice(word.into());
        let CharretRules { double_capture, capture_from_mill, fly, blocked, repetition, no_capture_limit, starter } =
            self.rules;
        let mut rules = Rules::default();
        rules
            .set("doubleCapture", RuleValue::Flag(double_capture))
            .set(
                "captureFromMill",
                word(match capture_from_mill {
                    CaptureFromMill::LastResort => "last-resort",
                    CaptureFromMill::Always => "always",
                    CaptureFromMill::Never => "never",
                }),
            )
            .set("fly", RuleValue::Flag(fly))
            .set(
                "blocked",
                word(match blocked {
                    BlockedRule::Loss => "loss",
                    BlockedRule::Draw => "draw",
                    BlockedRule::Pass => "pass",
                }),
            )
            .set("repetition", RuleValue::Limit(repetition))
            .set("noCaptureLimit", RuleValue::Limit(no_capture_limit.map(u32::from)))
            .set("starter", word(PLAYERS[starter.index()].id));
        rules
    }

    fn move_text(&self, mv: CharretMove, _legal: &[CharretMove]) -> String {
        Self::write_move(mv)
    }

    fn read_move(&self, text: &str, legal: &[CharretMove]) -> Result<CharretMove, Error> {
        Self::read_move_text(text, legal)
    }

    fn attempt(&self, text: &str) -> Result<Attempt, Error> {
        Self::read_attempt(text)
    }

    fn clicked(&self, cells: &[u8]) -> Attempt {
        self.attempt_clicked(cells)
    }

    fn refuse(&self, attempt: &Attempt, legal: &[CharretMove]) -> Refusal {
        self.why_not(attempt, legal)
    }

    fn describe(&self, mv: CharretMove, _legal: &[CharretMove]) -> NumberedMove {
        let (from, to) = match mv.ends() {
            Some((from, to)) => (from.map(cell), Some(cell(to))),
            None => (None, None),
        };
        NumberedMove {
            text: Self::write_move(mv),
            player: self.turn(),
            piece: TOKEN,
            path: from.into_iter().chain(to).collect(),
            from,
            to,
            captures: captured_numbers(mv).into_iter().map(|number| (number - 1, TOKEN)).collect(),
            promotion: None,
            huff: None,
        }
    }

    fn ends(mv: CharretMove) -> (Option<u8>, u8) {
        match mv.ends() {
            Some((from, to)) => (from.map(cell), cell(to)),
            None => (None, u8::MAX),
        }
    }

    /// A placement is one cell, a slide or jump two, and each captured token one more, in any order. A pass needs none.
    fn input(&self, clicked: &[u8], legal: &[CharretMove]) -> Input<CharretMove> {
        let mut input = Input::default();
        for &mv in legal {
            let (from, to) = Self::ends(mv);
            let steps: Vec<u8> = from.into_iter().chain(mv.ends().map(|_| to)).collect();
            let captured: Vec<u8> = captured_numbers(mv).into_iter().map(|number| number - 1).collect();
            let (walked, taken) = clicked.split_at(clicked.len().min(steps.len()));
            let repeats = (1..taken.len()).any(|i| taken[..i].contains(&taken[i]));
            if !steps.starts_with(walked) || repeats || taken.iter().any(|cell| !captured.contains(cell)) {
                continue;
            }
            input.moves.push(mv);
            match steps.get(walked.len()) {
                Some(&step) => input.next.push(step),
                None => input.next.extend(captured.iter().filter(|cell| !taken.contains(cell))),
            }
            if clicked.len() == steps.len() + captured.len() {
                input.complete = Some(mv);
            }
        }
        input.next.sort_unstable();
        input.next.dedup();
        input
    }

    fn cell_name(cell: u8) -> String {
        (u32::from(cell) + 1).to_string()
    }

    fn cell_named(name: &str) -> Option<u8> {
        let digits = name.bytes().all(|byte| byte.is_ascii_digit());
        let number: u8 = name.parse().ok().filter(|_| digits)?;
        (1..=24).contains(&number).then(|| number - 1)
    }

    fn layout() -> Layout {
        let cells = (1..=24)
            .map(|number| {
                let (column, row) = grid(number);
                LayoutCell::square(number.to_string(), centre(number), 0.45, (row, column))
            })
            .collect();
        let lines = LINES
            .into_iter()
            .map(|(start, end)| {
                let ((x1, y1), (x2, y2)) = (centre(start), centre(end));
                Line { x1, y1, x2, y2 }
            })
            .collect();
        let labels = (1..=24)
            .map(|number| {
                let (x, y) = centre(number);
                Label { text: number.to_string(), x: x - 0.34, y: y - 0.34 }
            })
            .collect();
        Layout { width: 7.0, height: 7.0, kind: LayoutKind::Points, cells, lines, labels }
    }

    fn board(&self) -> Vec<NumberedPiece> {
        (1..=24)
            .filter_map(|number| {
                let player =
                    Player::ALL.into_iter().find(|player| self.tokens[player.index()] >> bit_of(number) & 1 == 1)?;
                Some(NumberedPiece { cell: number - 1, player, piece: TOKEN })
            })
            .collect()
    }

    fn hands(&self) -> Vec<HandInfo> {
        Player::ALL
            .into_iter()
            .map(|player| HandInfo {
                player: PLAYERS[player.index()].id,
                piece: PIECES[usize::from(TOKEN)].id,
                count: self.hands[player.index()].into(),
            })
            .collect()
    }

    fn ascii(&self) -> String {
        let mut rows = vec![vec![' '; 13]; 7];
        for (start, end) in LINES {
            let ((c1, r1), (c2, r2)) = (grid(start), grid(end));
            for row in r1..=r2 {
                for column in 2 * c1..=2 * c2 {
                    rows[row as usize][column as usize] = if r1 == r2 { '-' } else { '|' };
                }
            }
        }
        for number in 1..=24 {
            let (column, row) = grid(number);
            let at = |player: Player| self.tokens[player.index()] >> bit_of(number) & 1 == 1;
            rows[row as usize][2 * column as usize] = match (at(Player::One), at(Player::Two)) {
                (true, _) => 'R',
                (_, true) => 'Y',
                _ => '.',
            };
        }
        rows.into_iter().map(|row| row.into_iter().collect::<String>() + "\n").collect()
    }
}
