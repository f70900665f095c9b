//! Games of chess: none of those read here, though their pawns go to squares that are cells of Charret.

use super::dialect::is_result;
use super::record::Fault;
use super::tokens::{Kind, Token};

/// Words that are looked at: enough to tell.
const FEW: usize = 40;

/// The fault of a text whose moves are those of chess: pawns by their squares and men by their letters, which no game here
/// has together.
pub(super) fn fault<'t>(tokens: impl Iterator<Item = Token<'t>>) -> Option<Fault> {
    let words =
        tokens.filter_map(|token| if let Kind::Word(word) = token.kind { Some((word, token.at)) } else { None });
    let words: Vec<(&str, usize)> = words.filter(|(word, _)| !is_result(word)).take(FEW).collect();
    let count = |is: fn(&str) -> bool| words.iter().filter(|(word, _)| is(word)).count();
    let (pawns, men) = (count(is_pawn_move), count(is_move_of_man));
    let &(found, at) = words.first()?;
    let is_chess = pawns > 0 && men > 0 && words.len() - pawns - men <= words.len() / 10;
    is_chess.then(|| {
        Fault::error("unsupported-game", at, found, "these are moves of chess, which is none of the games read here")
    })
}

/// `e4`, `exd5`, `e8=Q`.
fn is_pawn_move(word: &str) -> bool {
    let word = plain(word);
    let word = word.split_once('=').map_or(word, |(before, _)| before);
    let start = word.len().saturating_sub(2);
    matches!(word.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'])
        && matches!(&word.as_bytes()[..start], [] | [b'a'..=b'h', b'x'])
}

/// `Nf3`, `Rexd1`, `O-O`; French and German letters as well.
fn is_move_of_man(word: &str) -> bool {
    let word = plain(word);
    let ends_on_square = matches!(word.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8']);
    let is_man = word.len() > 2 && word.len() <= 6 && word.starts_with(|letter| "KQRBNDTFCLS".contains(letter));
    let way = || word.bytes().skip(1).all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x'));
    matches!(word, "O-O" | "O-O-O" | "0-0-0") || ends_on_square && is_man && way()
}

fn plain(word: &str) -> &str {
    word.trim_end_matches(['+', '#', '!', '?'])
}
