//! Plays what a record says, and keeps what is legal of it.

use super::record::{Fault, Instead, RecordLine};
use crate::error::{Error, ErrorCode};
use crate::games::AnyGame;
use crate::text::clip;

/// Moves of one line that are read at most.
const MOST_PLIES: usize = 20_000;
/// Legal moves that a fault lists.
const MOST_LEGAL: usize = 100;
/// Variations within variations.
const DEEPEST: usize = 100;

/// A line under way.
struct Frame {
    line: RecordLine,
    /// From where the line begins; all of it for the main line.
    game: AnyGame,
    /// Plies of the game before this line.
    plies_before: usize,
    /// A fault was found: what follows in this line cannot be played.
    broken: bool,
    /// Where the record leaves a move out, and how.
    unknown: Option<(usize, String)>,
    opened_at: usize,
}

impl Frame {
    fn new(game: AnyGame, plies_before: usize, opened_at: usize) -> Self {
        Self { line: RecordLine::default(), game, plies_before, broken: false, unknown: None, opened_at }
    }
}

/// A game being read. Offsets of faults are as the caller counts them.
pub(super) struct Replay {
    /// The main line first.
    frames: Vec<Frame>,
    /// Variations that nobody can reach, opened and not closed.
    unreachable: usize,
    pub(super) faults: Vec<Fault>,
    /// Faults list the legal moves.
    lists_legal: bool,
    /// Moves follow a draw that the rules give: where, and the first.
    pub(super) played_on: Option<(usize, String)>,
}

/// What was read.
pub(super) struct Replayed {
    pub(super) game: AnyGame,
    pub(super) line: RecordLine,
    /// The main line was read to its end.
    pub(super) complete: bool,
    pub(super) faults: Vec<Fault>,
    pub(super) played_on: Option<(usize, String)>,
}

impl Replay {
    /// A game that begins where `game` starts.
    pub(super) fn new(game: AnyGame) -> Self {
        let frames = vec![Frame::new(game, 0, 0)];
        Self { frames, unreachable: 0, faults: Vec::new(), lists_legal: true, played_on: None }
    }

    /// The same where only the number of legal plies matters.
    pub(super) fn probe(game: AnyGame) -> Self {
        Self { lists_legal: false, ..Self::new(game) }
    }

    fn top(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("the main line is never closed")
    }

    /// Open variations.
    pub(super) fn depth(&self) -> usize {
        self.frames.len() - 1 + self.unreachable
    }

    /// Plies of the main line.
    pub(super) fn plies(&self) -> usize {
        self.frames[0].line.moves.len()
    }

    /// Plies of the line under way.
    pub(super) fn line_plies(&mut self) -> usize {
        self.top().line.moves.len()
    }

    /// Whether what comes next can be played at all.
    pub(super) fn is_readable(&mut self) -> bool {
        self.unreachable == 0 && !self.top().broken
    }

    /// Whether the main line cannot be read on.
    pub(super) fn is_broken(&self) -> bool {
        self.frames[0].broken
    }

    /// Whether a text is a legal move here.
    pub(super) fn is_legal(&mut self, text: &str) -> bool {
        self.top().game.is_legal(text)
    }

    /// Stops this line with a fault.
    pub(super) fn fail(&mut self, mut fault: Fault) {
        if self.is_readable() {
            let lists_legal = self.lists_legal;
            let frame = self.top();
            frame.broken = true;
            fault.ply = Some(frame.plies_before + frame.line.moves.len());
            if lists_legal && (fault.is_unreadable() || matches!(fault.code, "illegal-move" | "ambiguous-move")) {
                fault.instead.legal = frame.game.moves(None).unwrap_or_default();
                fault.instead.legal.truncate(MOST_LEGAL);
            }
            self.faults.push(fault);
        }
    }

    /// A move that the record leaves out: nothing can follow it.
    pub(super) fn unknown(&mut self, at: usize, found: &str) {
        self.top().unknown.get_or_insert_with(|| (at, found.into()));
    }

    /// Plays a move. `found` is how it begins in the record, and `offset` tells where a byte of that stands, or `at`.
    pub(super) fn play(&mut self, text: &str, found: &str, at: usize, offset: impl Fn(usize) -> usize) {
        if !self.is_readable() {
            return;
        }
        let main = self.frames.len() == 1;
        let frame = self.top();
        if frame.line.moves.len() >= MOST_PLIES {
            let message = format!("no more than {MOST_PLIES} moves of a line are read");
            return self.fail(Fault::error("too-long", at, found, message));
        }
        match frame.game.play_to_text(text) {
            Ok(text) => frame.line.moves.push(text),
            Err(error) => {
                let fault = match &frame.unknown {
                    Some((at, found)) => {
                        Fault::error("unknown-move", *at, found, "the record leaves a move out here, and goes on")
                    }
                    None => move_fault(&error, text, found, at, offset),
                };
                // A draw that players overlook is one thing, a lost game another.
                if main && error.code == ErrorCode::GameOver && frame.game.end().is_some_and(|end| end.winner.is_none())
                {
                    self.played_on.get_or_insert_with(|| (at, found.into()));
                }
                self.fail(fault);
            }
        }
    }

    pub(super) fn comment(&mut self, text: &str) {
        if text.is_empty() || !self.is_readable() {
            return;
        }
        let text = text.replace("\r\n", "\n");
        let note = self.top().line.note();
        match &mut note.comment {
            Some(comment) => {
                comment.push(' ');
                comment.push_str(&text);
            }
            None => note.comment = Some(text),
        }
    }

    pub(super) fn nag(&mut self, nag: u8) {
        if self.is_readable() {
            let nags = &mut self.top().line.note().nags;
            if !nags.contains(&nag) {
                nags.push(nag);
            }
        }
    }

    /// A variation begins with what is found there: it replaces the last move.
    pub(super) fn open(&mut self, at: usize, found: &'static str) {
        if !self.is_readable() {
            self.unreachable += 1;
            return;
        }
        let deep = self.frames.len() > DEEPEST;
        let frame = self.top();
        let Some(game) = frame.game.branch().filter(|_| !deep) else {
            let fault = if deep {
                Fault::warning("too-deep", at, found, format!("variations are read {DEEPEST} deep"))
            } else {
                Fault::warning(
                    "stray-variation",
                    at,
                    found,
                    "a variation replaces the move before it, and there is none",
                )
            };
            self.faults.push(fault);
            self.unreachable += 1;
            return;
        };
        let plies_before = frame.plies_before + frame.line.moves.len() - 1;
        self.frames.push(Frame::new(game, plies_before, at));
    }

    /// A variation ends; false when none is open.
    pub(super) fn close(&mut self) -> bool {
        if self.unreachable > 0 {
            self.unreachable -= 1;
            return true;
        }
        if self.frames.len() == 1 {
            return false;
        }
        let Some(Frame { line, .. }) = self.frames.pop() else { return false };
        if line != RecordLine::default() {
            self.top().line.note().variations.push(line);
        }
        true
    }

    /// Closes what is open; a variation that is gets a fault.
    pub(super) fn finish(mut self) -> Replayed {
        if self.unreachable > 0 || self.frames.len() > 1 {
            let at = self.top().opened_at;
            if self.frames.len() > 1 {
                let message = "a variation begins here, and nothing closes it";
                self.faults.push(Fault::error("unclosed-variation", at, "(", message));
            }
            self.unreachable = 0;
            while self.close() {}
        }
        let Self { mut frames, faults, played_on, .. } = self;
        let Frame { game, line, broken, .. } = frames.swap_remove(0);
        Replayed { game, line, complete: !broken, faults, played_on }
    }
}

fn move_fault(error: &Error, text: &str, found: &str, at: usize, offset: impl Fn(usize) -> usize) -> Fault {
    let code = match error.code {
        ErrorCode::AmbiguousMove => "ambiguous-move",
        ErrorCode::BadNotation if error.details.fault == Some("no-such-cell") => "no-such-cell",
        ErrorCode::BadNotation => "bad-notation",
        ErrorCode::GameOver => "after-end",
        _ => "illegal-move",
    };
    let mut fault = Fault::error(code, at, found, error.message.clone());
    let details = &error.details;
    if let Some(units) = details.at.filter(|_| fault.is_unreadable()) {
        let byte = byte_offset(text, units);
        let place = offset(byte);
        if let Some(found) = found.get(byte..).filter(|found| place != at && !found.is_empty()) {
            (fault.at, fault.found) = (place, clip(found));
        }
    }
    if let Some(cell) = details.found.as_ref().filter(|cell| code == "no-such-cell" && fault.found.starts_with(*cell)) {
        fault.found.truncate(cell.len());
    }
    *fault.instead =
        Instead { expected: details.expected.clone(), candidates: details.candidates.clone(), ..Instead::default() };
    fault
}

/// Byte offset of a UTF-16 offset.
pub(super) fn byte_offset(text: &str, units: usize) -> usize {
    let mut passed = 0;
    text.char_indices()
        .find(|(_, letter)| {
            let here = passed >= units;
            passed += letter.len_utf16();
            here
        })
        .map_or(text.len(), |(at, _)| at)
}
