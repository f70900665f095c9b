//! Splits a text into records. The same for all games: a text is split before anyone knows what it holds, so that nothing
//! is read more than a few times.

use super::dialect::is_result;
use super::tokens::{Kind, Tokens};

/// The part of a text that one record takes.
pub(super) struct Chunk<'t> {
    pub(super) start: usize,
    pub(super) end: usize,
    /// The game, and whether it is closed.
    pub(super) sgf: Option<(&'t str, bool)>,
}

/// Where the next record begins and ends. The same for all games: a text is split before anyone knows what it holds.
pub(super) fn next_chunk<'t>(tokens: &mut Tokens<'t>) -> Option<Chunk<'t>> {
    tokens.begin();
    let mut start = tokens.offset();
    let mut begun = false;
    let mut tagged = false;
    let mut words = 0;
    let mut ended = false;
    let mut depth = 0usize;
    let mut content = false;
    loop {
        let before = tokens.clone();
        let Some(token) = tokens.next() else {
            return content.then(|| Chunk { start, end: before.offset().max(tokens.offset()), sgf: None });
        };
        if !begun {
            start = token.at;
            begun = true;
        }
        let body = words > 0 || ended;
        let boundary = match token.kind {
            Kind::Sgf { .. } | Kind::Tag { .. } | Kind::Setup { .. } => body,
            Kind::Header { name, .. } => body && (ended || name.eq_ignore_ascii_case("clip")) && !is_footer(name),
            Kind::Number { digits, dots } => {
                let restart = depth == 0 && dots < 2 && digits.trim_start_matches('0') == "1";
                ended || restart && words > 1 && !tagged
            }
            Kind::Word(_) | Kind::Open => ended,
            _ => false,
        };
        let closes_head = matches!(token.kind, Kind::Sgf { .. }) && content;
        if boundary || closes_head {
            *tokens = before;
            return Some(Chunk { start, end: tokens.offset(), sgf: None });
        }
        match token.kind {
            Kind::Sgf { text, closed } => {
                return Some(Chunk { start: token.at, end: token.end, sgf: Some((text, closed)) });
            }
            Kind::Tag { .. } | Kind::Header { .. } => tagged = true,
            Kind::Word(word) if depth == 0 && is_result(word) => ended = true,
            Kind::Word(_) => words += 1,
            Kind::Star if depth == 0 => ended = true,
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        content |= !matches!(token.kind, Kind::Comment { closed: true, .. } | Kind::Star) || tagged;
    }
}

/// Lines of a CLIP that stand behind the moves.
fn is_footer(name: &str) -> bool {
    ["fin", "end"].iter().any(|known| name.eq_ignore_ascii_case(known))
}
