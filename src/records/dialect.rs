//! What the records of each game have of their own: formats, results, and what counts as one move.

use super::record::Format;
use crate::position::Player;

/// How the results of a game are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scores {
    /// `1-0`, `1/2-1/2`, `0-1`.
    One,
    /// `2-0`, `1-1`, `0-2`: PDN of international draughts.
    Two,
}

impl Scores {
    pub(super) fn write(self, winner: Option<Player>) -> &'static str {
        match (self, winner) {
            (Self::One, Some(Player::One)) => "1-0",
            (Self::One, Some(Player::Two)) => "0-1",
            (Self::One, None) => "1/2-1/2",
            (Self::Two, Some(Player::One)) => "2-0",
            (Self::Two, Some(Player::Two)) => "0-2",
            (Self::Two, None) => "1-1",
        }
    }
}

/// Results that are no move in any game, with the winner that they name: `None` in its place for a draw, and no winner at
/// all where they leave it open.
const RESULTS: [(&str, Option<Option<Player>>); 10] = [
    ("1-0", Some(Some(Player::One))),
    ("2-0", Some(Some(Player::One))),
    ("0-1", Some(Some(Player::Two))),
    ("0-2", Some(Some(Player::Two))),
    ("1/2-1/2", Some(None)),
    ("½-½", Some(None)),
    ("1/2", Some(None)),
    ("½", Some(None)),
    ("1-1", Some(None)),
    ("0-0", None),
];

/// A result with a plain dash, without the point of a sentence.
fn plain(result: &str) -> String {
    result.trim().trim_end_matches('.').replace('–', "-")
}

/// The winner that a result names: `Some(None)` for a draw, `None` where it does not tell.
#[expect(clippy::option_option, reason = "a draw is a result, and no result is none")]
pub(super) fn winner(result: &str) -> Option<Option<Player>> {
    let result = plain(result);
    RESULTS.iter().find(|(known, _)| *known == result).and_then(|(_, winner)| *winner)
}

/// Whether a word is a result that is no move in any game.
pub(super) fn is_result(word: &str) -> bool {
    // All of them are short: the rest of a text need not be copied to see that.
    word.len() <= 8 && RESULTS.iter().any(|(known, _)| *known == plain(word))
}

/// How a record says in a word that the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EndingWord {
    /// Agreed.
    Draw,
    /// A player gave up; `None`: the one to move.
    Concession(Option<Player>),
}

/// The end that a word tells. `N`, `P1` and `P2` are those of a CLIP.
pub(super) fn ending_word(word: &str) -> Option<EndingWord> {
    match word {
        "N" => return Some(EndingWord::Draw),
        "P1" => return Some(EndingWord::Concession(Some(Player::One))),
        "P2" => return Some(EndingWord::Concession(Some(Player::Two))),
        _ if word.len() > 20 => return None,
        _ => {}
    }
    let word = word.to_lowercase();
    let word = word.trim_end_matches('.');
    let (player, verb) = match word.split_once(' ') {
        Some((name, verb)) => (Some(player_called(name)?), verb),
        None => (None, word),
    };
    match verb {
        "nulle" | "draw" | "remise" | "tablas" if player.is_none() => Some(EndingWord::Draw),
        "abandon" | "abandonne" | "abandonnent" | "resigns" | "resign" => Some(EndingWord::Concession(player)),
        _ => None,
    }
}

/// The player whom a sentence such as "White resigns" names, whatever the case of its letters.
fn player_called(name: &str) -> Option<Player> {
    match name {
        "white" | "red" | "blanc" | "blancs" | "rouge" => Some(Player::One),
        "black" | "yellow" | "noir" | "noirs" | "jaune" => Some(Player::Two),
        _ => None,
    }
}

/// How a game's records are read and written.
#[derive(Debug)]
pub(super) struct Dialect {
    pub(super) id: &'static str,
    /// Its own format.
    pub(super) format: Format,
    /// Value of [`Dialect::kind_tag`].
    pub(super) name: &'static str,
    pub(super) scores: Scores,
    /// A word that ends or begins with one of these is part of a move.
    joints: &'static [char],
    /// Whether a word is only the first half of a move.
    half: fn(&str) -> bool,
    /// Whether a first move may begin with these bytes: most that stands in a text does not.
    begins: fn(u8, u8) -> bool,
}

const DASHES: [char; 5] = ['-', '–', '—', '→', '>'];

static DIALECTS: [Dialect; 6] = [
    Dialect {
        id: "draughts",
        format: Format::Pdn,
        name: "20,W,10,10,N2,0",
        scores: Scores::Two,
        joints: &['-', '–', '—', 'x', 'X', ':', '×'],
        half: |_| false,
        begins: begins_draughts,
    },
    Dialect {
        id: "spanish-draughts",
        format: Format::Pdn,
        name: "24,W,8,8,N1,1",
        scores: Scores::One,
        joints: &['-', '–', '—', 'x', 'X', ':', '×'],
        half: is_huff,
        begins: begins_draughts,
    },
    Dialect {
        id: "charret",
        format: Format::Clip,
        name: "Charret",
        scores: Scores::One,
        joints: &['-', '–', '—', '→', '>', 'x', 'X', '×', '*', ':'],
        half: |_| false,
        begins: |one, two| {
            one.is_ascii_digit() || matches!((one, two), (b'a'..=b'g' | b'A'..=b'G', b'1'..=b'7')) || one == b'p'
        },
    },
    Dialect {
        id: "bulltricker",
        format: Format::Pgn,
        name: "Bulltricker",
        scores: Scores::One,
        joints: &['-', '–', '—', '→', '>', 'x', 'X', '×', '*', ':', '='],
        half: is_bulltricker_cell,
        begins: |one, two| matches!((one, two), (b'A'..=b'H' | b'a'..=b'h', b'1'..=b'8' | b'V' | b'v' | b'.') | (b'v', b'1'..=b'8')),
    },
    Dialect {
        id: "tumblingdown",
        format: Format::Sgf,
        name: "Tumblingdown",
        scores: Scores::One,
        joints: &DASHES,
        half: is_half_tumble,
        begins: |one, two| {
            one.is_ascii_alphabetic() && (two.is_ascii_digit() || two == b' ' || matches!(one, b'M' | b'm'))
        },
    },
    Dialect {
        id: "ultima",
        format: Format::Pgn,
        name: "Ultima",
        scores: Scores::One,
        joints: &DASHES,
        half: is_square,
        begins: |one, two| b"PRNBQKMIprnbqkmi".contains(&one) || matches!((one, two), (b'a'..=b'h', b'1'..=b'8')),
    },
];

/// `huff 12` stands before the move that follows.
fn is_huff(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.next().is_some_and(|word| word.eq_ignore_ascii_case("huff")) && words.nth(1).is_none()
}

fn begins_draughts(one: u8, two: u8) -> bool {
    one.is_ascii_digit() || matches!((one, two), (b'a'..=b'j', b'0'..=b'9') | (b'h' | b'H', b'u' | b'U'))
}

fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
}

/// `G8`, `G`, `G 8`, `Move G 8`, `G 8 F`.
fn is_half_tumble(text: &str) -> bool {
    let text = text.trim_start();
    let text = if text.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("move")) { &text[4..] } else { text };
    let cells = text.bytes().filter(u8::is_ascii_alphanumeric).count();
    cells < 4 && text.bytes().all(|byte| matches!(byte, b'a'..=b'h' | b'A'..=b'H' | b'1'..=b'8' | b' '))
}

fn is_bulltricker_cell(word: &str) -> bool {
    let bytes = word.as_bytes();
    matches!(bytes, [b'A'..=b'G', b'1'..=b'7'] | [b'A'..=b'G', b'V', b'1'..=b'8'] | [b'H', b'1'..=b'8', b'1'..=b'7'])
        || word.contains('.') && bytes.len() <= 5 && matches!(bytes[0], b'a'..=b'g' | b'v')
}

impl Dialect {
    pub(super) fn of(id: &str) -> &'static Self {
        DIALECTS.iter().find(|dialect| dialect.id == id).unwrap_or(&DIALECTS[0])
    }

    pub(super) fn all() -> impl Iterator<Item = &'static Self> {
        DIALECTS.iter()
    }

    /// Whether a game may begin with a word; without one every game may.
    pub(super) fn may_begin(&self, word: &str) -> bool {
        let bytes = word.as_bytes();
        let Some(&first) = bytes.first() else { return true };
        matches!(first, b'.' | b'-') || first >= 0x80 || (self.begins)(first, bytes.get(1).copied().unwrap_or(b' '))
    }

    /// Whether what was read and the next word are one move.
    pub(super) fn glues(&self, before: &str, next: &str) -> bool {
        const MOST: usize = 40;
        const DASHES: [char; 3] = ['-', '–', '—'];
        // "--" and "- -" stand for a move of their own.
        let blank = before.len() > 1 && before.trim_start_matches(DASHES).is_empty();
        let second = next.starts_with(DASHES) && before.contains(DASHES) && !before.ends_with(DASHES);
        if blank || second {
            return false;
        }
        let bracket = |word: &str| word.strip_prefix('(').is_some_and(|inside| inside.starts_with(self.joints));
        before.len() <= MOST
            && (before.ends_with(self.joints) || next.starts_with(self.joints) || bracket(next) || (self.half)(before))
    }

    /// Whether a sign joins them: no space is needed.
    pub(super) fn is_joined(&self, before: &str, next: &str) -> bool {
        before.ends_with(self.joints) || next.starts_with(self.joints)
    }

    /// The tag that names the game.
    pub(super) fn kind_tag(&self) -> &'static str {
        if self.format == Format::Pdn { "GameType" } else { "Variant" }
    }

    /// Whose win `1-0` is: in Charret that of the player who starts. Its own inverse.
    pub(super) fn seat(&self, player: Player, starter: Player) -> Player {
        if self.id == "charret" && starter == Player::Two { player.other() } else { player }
    }

    /// Formats that can be written.
    pub(super) fn formats(&self) -> [Format; 2] {
        [self.format, Format::Moves]
    }
}

/// Names of the formats in which the records of a game can be written, its own first.
pub(crate) fn formats_of(id: &str) -> [&'static str; 2] {
    Dialect::of(id).formats().map(Format::name)
}

/// The format of a game's own.
pub(crate) fn own_format(id: &str) -> Format {
    Dialect::of(id).format
}
