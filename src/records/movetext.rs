//! Reads the moves of one record of the PDN and PGN family, of a CLIP or of a list, for one game.

use super::clip::SEPARATORS;
use super::dialect::{Dialect, EndingWord, ending_word, is_result};
use super::head::Written;
use super::record::Fault;
use super::replay::{Replay, Replayed};
use super::tokens::{Kind, Token};
use crate::games::AnyGame;
use crate::position::Player;

/// How a record says that the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// `1-0` and the like, as written.
    Result(String),
    /// Agreed: `N`, "nulle".
    Draw,
    /// A draw, claimed where that could be.
    Claim,
    /// A player gave up; `None`: the one to move.
    Concession(Option<Player>),
    /// A player won.
    Win(Player),
}

/// An end, and where it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    pub(super) ending: Ending,
    pub(super) written: Written,
}

impl Said {
    pub(super) fn new(ending: Ending, text: &str, at: usize) -> Self {
        Self { ending, written: Written { text: text.into(), at } }
    }
}

/// Lists of the same moves in one record.
const MOST_LISTS: usize = 3;

/// A word that waits for what belongs to it.
struct Pending {
    text: String,
    at: usize,
    /// Bytes of the first word: what was glued to it stands elsewhere in the source.
    first: usize,
    held: Vec<Held>,
}

/// What stands behind a word that may go on.
enum Held {
    Comment(String),
    Nag(u8),
}

/// What [`read`] gives.
pub(super) struct Movetext {
    pub(super) replayed: Replayed,
    pub(super) ending: Option<Said>,
}

struct Reader<'a> {
    dialect: &'static Dialect,
    /// The value of the Result tag: such a word at the end is no move.
    result: Option<&'a str>,
    replay: Replay,
    pending: Option<Pending>,
    ending: Option<Said>,
    /// First words that are no moves still to come: the starting digit of a CLIP.
    skip: usize,
    /// Ultima: the section of vchess that tells every move by its squares has begun.
    by_squares: bool,
    /// Bulltricker: names of 2020 (true) or official ones.
    names_of_2020: Option<bool>,
    /// Nothing follows, not even a star.
    at_end: bool,
    /// Other lists of the same moves, read before this one.
    lists: Vec<Replay>,
}

/// Plays the moves among `tokens` from where `start` begins, the first `skip` words left out. A `probe` ends at the first
/// fault of the main line.
pub(super) fn read<'t>(
    start: &AnyGame,
    dialect: &'static Dialect,
    result: Option<&str>,
    skip: usize,
    probe: bool,
    tokens: impl Iterator<Item = Token<'t>>,
) -> Movetext {
    let mut reader = Reader {
        dialect,
        result: result.map(str::trim),
        replay: if probe { Replay::probe(start.clone()) } else { Replay::new(start.clone()) },
        pending: None,
        ending: None,
        skip,
        by_squares: false,
        names_of_2020: None,
        at_end: false,
        lists: Vec::new(),
    };
    for token in tokens {
        reader.token(token, start);
        if probe && reader.lists.is_empty() && reader.replay.is_broken() {
            break;
        }
    }
    reader.at_end = true;
    reader.flush(true);
    // vchess writes the moves again by their squares, which are never ambiguous; the first list may have comments.
    let Reader { replay, mut lists, ending, .. } = reader;
    lists.push(replay);
    let farthest = lists.iter().map(Replay::plies).max();
    let list = lists.iter().position(|list| Some(list.plies()) == farthest).unwrap_or(0);
    let replay = lists.swap_remove(list);
    Movetext { replayed: replay.finish(), ending }
}

impl Reader<'_> {
    fn token(&mut self, Token { kind, at, .. }: Token, start: &AnyGame) {
        match kind {
            Kind::Word("w" | "b") if self.dialect.id == "ultima" && !self.by_squares => {
                self.flush(false);
                self.by_squares = true;
                if self.replay.plies() > 0 {
                    self.list_again(start);
                }
            }
            Kind::Word(word) => self.words(word, at),
            Kind::Comment { text, closed } => {
                if !closed {
                    let message = "a comment begins here, and nothing closes it: expected '}'";
                    self.replay.faults.push(Fault::error("unclosed-comment", at, "{", message));
                }
                self.hold(Held::Comment(text.into()));
            }
            Kind::Nag(digits) => match digits.parse() {
                Ok(nag) => self.hold(Held::Nag(nag)),
                Err(_) => {
                    let message = "a glyph is a number from 0 to 255";
                    self.replay.faults.push(Fault::warning("bad-nag", at, &format!("${digits}"), message));
                }
            },
            Kind::Strength(marks) => {
                if let Some(nag) = nags(marks) {
                    self.hold(Held::Nag(nag));
                }
            }
            Kind::Number { digits, dots } => {
                self.flush(false);
                let restart = dots < 2 && digits.trim_start_matches('0') == "1" && self.replay.depth() == 0;
                // Only the records of vchess tell their moves more than once.
                if restart && self.dialect.id == "ultima" && self.replay.plies() >= 2 {
                    self.list_again(start);
                }
            }
            Kind::Open => {
                self.flush(false);
                self.replay.open(at, "(");
            }
            Kind::Close => {
                self.flush(false);
                if !self.replay.close() {
                    let message = "nothing is open that this bracket could close";
                    self.replay.faults.push(Fault::warning("stray-bracket", at, ")", message));
                }
            }
            Kind::Stray(sign) => {
                self.flush(false);
                let message = "a bracket or brace closes here that nothing opened; comments do not nest";
                self.replay.fail(Fault::error("stray-bracket", at, sign, message));
            }
            Kind::Star => {
                self.flush(true);
                self.ending.get_or_insert_with(|| Said::new(Ending::Result("*".into()), "*", at));
            }
            Kind::Tag { .. } | Kind::BadTag | Kind::Setup { .. } | Kind::Header { .. } | Kind::Sgf { .. } => {}
        }
    }

    /// The moves are told once more from the start.
    fn list_again(&mut self, start: &AnyGame) {
        if self.lists.len() < MOST_LISTS {
            self.lists.push(std::mem::replace(&mut self.replay, Replay::new(start.clone())));
        }
    }

    fn hold(&mut self, held: Held) {
        match &mut self.pending {
            Some(pending) => pending.held.push(held),
            None => self.apply(held),
        }
    }

    fn apply(&mut self, held: Held) {
        match held {
            Held::Comment(text) => self.replay.comment(&text),
            Held::Nag(nag) => self.replay.nag(nag),
        }
    }

    /// What stands between white space may be several words.
    fn words(&mut self, word: &str, at: usize) {
        let separators: &[char] = match self.dialect.id {
            // Fractions are results.
            "charret" if !is_result(word.trim_end_matches(['!', '?'])) => &SEPARATORS,
            // Commas stand between victims, too.
            "ultima" if word.contains('x') => &[],
            _ if word.contains('(') => &[],
            _ => &[','],
        };
        let mut from = 0;
        for part in word.split(separators) {
            if !part.is_empty() {
                self.word(part, at + from);
            }
            from += part.len() + 1;
        }
    }

    fn word(&mut self, word: &str, at: usize) {
        if self.skip > 0 && self.pending.is_none() {
            self.skip -= 1;
            return;
        }
        if let Some(pending) = &mut self.pending
            && !is_result(word)
            && self.dialect.glues(&pending.text, word)
        {
            if !self.dialect.is_joined(&pending.text, word) {
                pending.text.push(' ');
            }
            pending.text.push_str(word);
            return;
        }
        // "White resigns" is one sentence.
        if let Some(pending) = &mut self.pending
            && ending_word(word) == Some(EndingWord::Concession(None))
            && let sentence = format!("{} {word}", pending.text)
            && ending_word(&sentence).is_some()
        {
            pending.text = sentence;
            return;
        }
        // "1 1/2-1/2" is one result.
        if is_result(word)
            && self.replay.depth() == 0
            && let Some(pending) = &mut self.pending
            && pending.text.bytes().all(|byte| byte.is_ascii_digit())
            && self.result.is_some_and(|result| result.starts_with(pending.text.as_str()))
        {
            pending.text = format!("{} {word}", pending.text);
            return self.flush(true);
        }
        self.flush(false);
        self.pending = Some(Pending { text: word.into(), at, first: word.len(), held: Vec::new() });
    }

    /// Takes the pending word for what it is. `last`: nothing of the game follows.
    fn flush(&mut self, last: bool) {
        let Some(Pending { text, at, first, held }) = self.pending.take() else { return };
        let word = text.trim_end_matches(['!', '?']);
        let marks = nags(&text[word.len()..]);
        let main = self.replay.depth() == 0;
        if word.is_empty() || self.is_number(word) {
        } else if matches!(word, "..." | ".." | "…" | "--" | "-" | "- -") {
            self.replay.unknown(at, word);
        } else if let Some(ending) = self.ending(word, last) {
            if main && self.ending.is_none() {
                self.ending = Some(Said::new(ending, word, at));
            }
        } else if let Some(text) = self.translated(word) {
            let mixed = self.dialect.id == "bulltricker"
                && *self.names_of_2020.get_or_insert(has_points(&text)) != has_points(&text);
            if mixed {
                let message = "this record named its cells otherwise before: official names (H74) and those of the \
                    application of 2020 (d.h2) number the rows in opposite ways";
                self.replay.fail(Fault::error("mixed-names", at, word, message));
            } else {
                let same = text == word;
                let found = &word[..first.min(word.len())];
                self.replay.play(&text, found, at, |byte| if same && byte < first { at + byte } else { at });
            }
        }
        if let Some(nag) = marks {
            self.replay.nag(nag);
        }
        for held in held {
            self.apply(held);
        }
    }

    /// The number of a move without a point, where a number is no move.
    fn is_number(&mut self, word: &str) -> bool {
        const MOST: usize = 4;
        let number = word.len() <= MOST && word.bytes().all(|byte| byte.is_ascii_digit());
        let next = self.replay.line_plies() / 2 + 1;
        number && self.dialect.id != "charret" && self.replay.depth() == 0 && word.parse() == Ok(next)
    }

    fn ending(&mut self, word: &str, last: bool) -> Option<Ending> {
        if is_result(word) || last && (self.result == Some(word) || self.is_score(word)) {
            return Some(Ending::Result(word.trim_end_matches('.').replace('–', "-")));
        }
        if word.len() > 1 && self.result == Some(word) && word.contains("1/2") {
            return Some(Ending::Result(word.into()));
        }
        if word.len() <= 2 && self.dialect.id != "charret" {
            return None;
        }
        ending_word(word).map(|ending| match ending {
            EndingWord::Draw => Ending::Draw,
            EndingWord::Concession(player) => Ending::Concession(player),
        })
    }

    /// `4-6` at the very end, where that is no move: points of one of the scales in use.
    fn is_score(&mut self, word: &str) -> bool {
        const SUMS: [u32; 2] = [10, 12];
        let points = |part: &str| part.parse::<u32>().ok().filter(|points| *points <= 12);
        let score = word.split_once('-').and_then(|(one, two)| Some(points(one)? + points(two)?));
        self.at_end && score.is_some_and(|sum| SUMS.contains(&sum)) && !self.replay.is_legal(word)
    }

    /// A word as the game's own reader takes it; `None` for one that says nothing new.
    fn translated(&self, word: &str) -> Option<String> {
        if self.dialect.id != "ultima" {
            return Some(word.into());
        }
        // The unambiguous section of vchess: `1.w c2.c4 wpc4/wpc2.bnc5`.
        let men = |part: &str| matches!(part.as_bytes(), [b'w' | b'b', _, b'a'..=b'h', b'1'..=b'8', ..]);
        if matches!(word, "w" | "b") || word.contains('/') && word.split('/').next().is_some_and(men) {
            return None;
        }
        match word.as_bytes() {
            [b'a'..=b'h', b'1'..=b'8', b'.', b'a'..=b'h', b'1'..=b'8'] => Some(word.replace('.', "")),
            _ => Some(word.into()),
        }
    }
}

/// Whether a move of Bulltricker is written with the cell names of 2020.
fn has_points(word: &str) -> bool {
    word.contains('.')
}

/// Glyphs of a strength written in marks; of a longer one, what its first two say.
fn nags(marks: &str) -> Option<u8> {
    Some(match marks.get(..2).unwrap_or(marks) {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        _ => return None,
    })
}
