//! Plays what a record says, and keeps what is legal of it.

use super::record::{Fault, Instead, RecordLine};
use crate::error::{Error, ErrorCode};
use crate::game::Game;
use crate::games::Playable;
use crate::position::Outcome;
use crate::text::clip;

/// Moves of one line that are read at most.
const MOST_PLIES: usize = 20_000;
/// Variations within variations.
const DEEPEST: usize = 100;

/// A line under way.
struct Frame<P: Playable> {
    line: RecordLine,
    position: P,
    /// Before the last move.
    before: Option<P>,
    /// Plies of the game before this line.
    plies_before: usize,
    /// A fault was found: what follows in this line cannot be played.
    broken: bool,
    /// Where the record leaves a move out, and how.
    unknown: Option<(usize, String)>,
    opened_at: usize,
}

/// A game being read. Offsets of faults are as the caller counts them.
pub(super) struct Replay<P: Playable> {
    game: Game<P>,
    /// The main line first.
    frames: Vec<Frame<P>>,
    /// Variations that nobody can reach, opened and not closed.
    unreachable: usize,
    pub(super) faults: Vec<Fault>,
    /// Moves follow a draw that the rules give: where, and the first.
    pub(super) played_on: Option<(usize, String)>,
}

/// What was read.
pub(super) struct Replayed<P: Playable> {
    pub(super) game: Game<P>,
    pub(super) line: RecordLine,
    /// The main line was read to its end.
    pub(super) complete: bool,
    pub(super) faults: Vec<Fault>,
    pub(super) played_on: Option<(usize, String)>,
}

impl<P: Playable> Replay<P> {
    pub(super) fn new(start: P) -> Self {
        let frame = Frame {
            line: RecordLine::default(),
            position: start.clone(),
            before: None,
            plies_before: 0,
            broken: false,
            unknown: None,
            opened_at: 0,
        };
        Self { game: Game::new(start), frames: vec![frame], unreachable: 0, faults: Vec::new(), played_on: None }
    }

    fn top(&mut self) -> &mut Frame<P> {
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

    /// Stops this line with a fault.
    pub(super) fn fail(&mut self, mut fault: Fault) {
        if self.is_readable() {
            let frame = self.top();
            frame.broken = true;
            fault.ply = Some(frame.plies_before + frame.line.moves.len());
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
        if main && let Some(outcome) = self.game.outcome() {
            return self.go_on_behind(outcome, found, at);
        }
        let frame = self.top();
        if frame.line.moves.len() >= MOST_PLIES {
            let message = format!("no more than {MOST_PLIES} moves of a line are read");
            return self.fail(Fault::error("too-long", at, found, message));
        }
        let legal = frame.position.legal_moves();
        if legal.is_empty() {
            return self.fail(Fault::error("after-end", at, found, "the game is over here"));
        }
        match frame.position.read_move(text, &legal) {
            Ok(mv) => {
                frame.line.moves.push(frame.position.move_text(mv, &legal));
                frame.before = Some(frame.position.clone());
                frame.position.play_unchecked(mv);
                if main {
                    self.game.play(mv).expect("it is one of the legal moves, and the game is not over");
                }
            }
            Err(error) => {
                let fault = match &frame.unknown {
                    Some((at, found)) => {
                        Fault::error("unknown-move", *at, found, "the record leaves a move out here, and goes on")
                    }
                    None => {
                        let texts = |position: &P| legal.iter().map(|&mv| position.move_text(mv, &legal)).collect();
                        move_fault(&error, text, found, at, offset, texts(&frame.position))
                    }
                };
                self.fail(fault);
            }
        }
    }

    /// Moves behind the end: a draw that players overlook is one thing, a lost game another.
    fn go_on_behind(&mut self, outcome: Outcome, text: &str, at: usize) {
        if outcome.winner.is_none() && self.game.position().outcome().is_none_or(|end| end.winner.is_none()) {
            self.played_on.get_or_insert_with(|| (at, text.into()));
        }
        let message = format!("the game is over before this move ({})", outcome.reason.code());
        self.fail(Fault::error("after-end", at, text, message));
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
        let Some(before) = frame.before.clone().filter(|_| !deep) else {
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
        self.frames.push(Frame {
            line: RecordLine::default(),
            position: before,
            before: None,
            plies_before,
            broken: false,
            unknown: None,
            opened_at: at,
        });
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
    pub(super) fn finish(mut self) -> Replayed<P> {
        if self.unreachable > 0 || self.frames.len() > 1 {
            let at = self.top().opened_at;
            if self.frames.len() > 1 {
                let message = "a variation begins here, and nothing closes it";
                self.faults.push(Fault::error("unclosed-variation", at, "(", message));
            }
            self.unreachable = 0;
            while self.close() {}
        }
        let Self { game, mut frames, faults, played_on, .. } = self;
        let main = frames.swap_remove(0);
        Replayed { game, line: main.line, complete: !main.broken, faults, played_on }
    }
}

fn move_fault(
    error: &Error,
    text: &str,
    found: &str,
    at: usize,
    offset: impl Fn(usize) -> usize,
    mut legal: Vec<String>,
) -> Fault {
    const MOST: usize = 100;
    let code = match error.code {
        ErrorCode::AmbiguousMove => "ambiguous-move",
        ErrorCode::BadNotation => "bad-notation",
        _ => "illegal-move",
    };
    let mut fault = Fault::error(code, at, found, error.message.clone());
    if let Some(units) = error.details.at.filter(|_| code == "bad-notation") {
        let byte = byte_offset(text, units);
        let place = offset(byte);
        if let Some(found) = found.get(byte..).filter(|found| place != at && !found.is_empty()) {
            (fault.at, fault.found) = (place, clip(found));
        }
    }
    legal.truncate(MOST);
    let details = &error.details;
    *fault.instead = Instead { expected: details.expected.clone(), legal, candidates: details.candidates.clone() };
    fault
}

/// Byte offset of a UTF-16 offset.
fn byte_offset(text: &str, units: usize) -> usize {
    let mut passed = 0;
    text.char_indices()
        .find(|(_, letter)| {
            let here = passed >= units;
            passed += letter.len_utf16();
            here
        })
        .map_or(text.len(), |(at, _)| at)
}
