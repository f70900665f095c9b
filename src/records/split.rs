//! Splits a text into records. The same for all games: a text is split before anyone knows what it holds, so that nothing
//! is read more than a few times.

use super::dialect::{ending_word, is_result};
use super::tokens::{Kind, Token, Tokens};

/// The part of a text that one record takes.
pub(super) struct Chunk<'t> {
    pub(super) start: usize,
    pub(super) end: usize,
    /// The game, and whether it is closed.
    pub(super) sgf: Option<(&'t str, bool)>,
}

/// What was seen of a record.
#[derive(Default)]
struct Seen<'t> {
    /// Tags, in lower case where that matters.
    tags: Vec<&'t str>,
    /// Lines of a CLIP.
    headers: bool,
    /// Words outside variations, and the first of them.
    words: usize,
    first: Vec<&'t str>,
    ended: bool,
    depth: usize,
    /// More than comments and stars.
    content: bool,
    /// Behind the last token.
    end: usize,
}

/// Tags by which a repeated one is known.
const MOST_TAGS: usize = 50;

/// Words by which a list of the same moves is known.
const COMPARED: usize = 6;

/// Where the next record begins and ends.
pub(super) fn next_chunk<'t>(tokens: &mut Tokens<'t>) -> Option<Chunk<'t>> {
    tokens.begin();
    let mut start = None;
    let mut seen = Seen::default();
    loop {
        let before = tokens.clone();
        let Some(token) = tokens.next() else {
            let start = start.unwrap_or(before.offset());
            return seen.content.then_some(Chunk { start, end: tokens.offset(), sgf: None });
        };
        let start = *start.get_or_insert(token.at);
        if seen.ends_before(&token, tokens) {
            *tokens = before;
            return Some(Chunk { start, end: tokens.offset(), sgf: None });
        }
        if let Kind::Sgf { text, closed } = token.kind {
            return Some(Chunk { start: token.at, end: token.end, sgf: Some((text, closed)) });
        }
        seen.take(&token);
    }
}

impl<'t> Seen<'t> {
    fn ends_before(&self, token: &Token<'t>, behind: &Tokens<'t>) -> bool {
        let body = self.words > 0 || self.ended;
        match token.kind {
            Kind::Sgf { .. } => self.content,
            Kind::Setup { .. } => body,
            // A head without moves is a game as well: the next one says again what it has said.
            Kind::Tag { name, .. } => {
                body || self.tags.iter().any(|known| known.eq_ignore_ascii_case(name))
                    && behind.has_blank_line(self.end, token.at)
            }
            Kind::Header { name, .. } => body && (self.ended || name.eq_ignore_ascii_case("clip")) && !is_footer(name),
            Kind::Number { digits, dots } => {
                let restart = self.depth == 0 && dots < 2 && digits.trim_start_matches('0') == "1";
                self.ended || restart && self.words > 1 && !self.headers && !self.tells_again(behind)
            }
            Kind::Word(_) | Kind::Open => self.ended,
            _ => false,
        }
    }

    /// Records of vchess tell their moves once more, from the first: by their squares.
    fn tells_again(&self, behind: &Tokens<'t>) -> bool {
        let variant = self.tags.iter().any(|name| name.eq_ignore_ascii_case("variant"));
        let by_squares = || {
            let words =
                behind.clone().filter_map(|token| if let Kind::Word(word) = token.kind { Some(word) } else { None });
            let same: Vec<bool> = self.first.iter().zip(words).map(|(one, other)| is_same_move(one, other)).collect();
            same.len() > 1 && !same.contains(&false)
        };
        variant
            || behind.clone().next().is_some_and(|token| matches!(token.kind, Kind::Word("w" | "b")))
            || by_squares()
    }

    fn take(&mut self, token: &Token<'t>) {
        match token.kind {
            Kind::Tag { name, .. } if self.tags.len() < MOST_TAGS => self.tags.push(name),
            Kind::Header { name, .. } => {
                self.headers = true;
                self.ended |= is_footer(name) && self.words > 0;
            }
            Kind::Word(word) if self.depth == 0 => {
                self.ended |= is_result(word) || self.words > 0 && ending_word(word).is_some();
                self.words += 1;
                if self.first.len() < COMPARED {
                    self.first.push(word);
                }
            }
            Kind::Star if self.depth == 0 => self.ended = true,
            Kind::Open => self.depth += 1,
            Kind::Close => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        let nothing = matches!(token.kind, Kind::Comment { closed: true, .. } | Kind::Star);
        self.content |= !nothing || !self.tags.is_empty() || self.headers;
        self.end = token.end;
    }
}

/// Whether a move of Ultima told by the letter of its man, `Pc2c4X`, may be one told by its squares, `c2c4`.
fn is_same_move(lettered: &str, squares: &str) -> bool {
    let lettered = lettered.trim_end_matches(['X', '+', '#', '!', '?']).as_bytes();
    let squares = squares.as_bytes();
    let man = lettered.first().is_some_and(|letter| b"PRNBQKMI".contains(letter));
    match (squares, lettered) {
        ([b'a'..=b'h', b'1'..=b'8', to @ ..], [_, .., file, rank]) => {
            man && to.strip_prefix(b"-").unwrap_or(to).get(..2) == Some(&[*file, *rank])
        }
        _ => false,
    }
}

/// Lines of a CLIP that stand behind the moves.
fn is_footer(name: &str) -> bool {
    ["fin", "end"].iter().any(|known| name.eq_ignore_ascii_case(known))
}
