//! Reads a record as one of a given game.

use super::clip;
use super::dialect::{Dialect, winner};
use super::head::{Head, Placed, Written};
use super::movetext::{self, Ending, Said};
use super::read::{Reading, Starts};
use super::record::{Fault, Format, Record};
use super::replay::{Replay, Replayed};
use super::tokens::Tokens;
use crate::error::{Error, ErrorCode};
use crate::games::{AnyGame, RuleValue, Rules};
use crate::position::{Outcome, Player, Reason};

/// A record as a game sees it.
pub(super) struct Played {
    pub(super) dialect: &'static Dialect,
    pub(super) replayed: Replayed,
    ending: Option<Said>,
    /// Words before the moves.
    skip: usize,
}

impl Played {
    pub(super) fn plies(&self) -> usize {
        self.replayed.line.moves.len()
    }

    fn errors(&self) -> impl Iterator<Item = &Fault> {
        self.replayed.faults.iter().filter(|fault| fault.is_error())
    }

    /// Whether nothing is wrong.
    pub(super) fn is_whole(&self) -> bool {
        self.errors().next().is_none()
    }

    /// Whether its moves could be read, if not played.
    pub(super) fn is_understood(&self) -> bool {
        !self.errors().any(Fault::is_unreadable)
    }

    /// What speaks for this game.
    pub(super) fn rank(&self) -> (usize, bool, bool) {
        (self.plies(), self.is_whole(), self.is_understood())
    }
}

/// What is the same in all attempts at one record.
struct Source<'a, 't> {
    head: &'a Head,
    dialect: &'static Dialect,
    stream: &'a dyn Fn() -> Tokens<'t>,
    /// To find out how far it reads: ends at the first fault.
    probe: bool,
}

/// Plays a record as one of a game.
pub(super) fn attempt<'t>(
    head: &Head,
    dialect: &'static Dialect,
    stream: &dyn Fn() -> Tokens<'t>,
    probe: bool,
    starts: &mut Starts,
) -> Played {
    let source = Source { head, dialect, stream, probe };
    let (rules, fault) = source.rules(starts);
    let mut played = if dialect.id == "charret" {
        source.charret(rules, starts)
    } else {
        source.play_either_side(&rules, 0, starts)
    };
    played.replayed.faults.extend(fault);
    played
}

impl Source<'_, '_> {
    /// The options that the record names; the defaults and a fault where they are none of the game's.
    fn rules(&self, starts: &mut Starts) -> (Rules, Option<Fault>) {
        let options = starts.of(self.dialect.id).map_or(&[][..], |game| game.info().rules);
        match self.head.rules(options) {
            Ok(rules) => (rules, None),
            Err(fault) => (Rules::default(), Some(*fault)),
        }
    }

    /// A first digit tells who starts, unless the game is legal only where it is a move.
    fn charret(&self, rules: Rules, starts: &mut Starts) -> Played {
        let digit = clip::starting_digit((self.stream)());
        let told = rules.is_set("starter") || self.head.position().is_some();
        let mut read = |starter: Option<Player>| {
            let mut rules = rules.clone();
            if let Some(player) = starter.filter(|_| !told) {
                rules.set("starter", RuleValue::Choice(["red", "yellow"][player.index()].into()));
            }
            self.play_either_side(&rules, usize::from(starter.is_some()), starts)
        };
        let first = read(digit);
        let Some(player) = digit.filter(|_| !first.is_whole()) else { return first };
        let mut second = read(None);
        if !second.is_whole() {
            return first;
        }
        let at = self.head.moves_at.unwrap_or(0);
        let message = "the first digit was read as a move: otherwise the game is not legal";
        let found = ["1", "2"][player.index()];
        second.replayed.faults.push(Fault::warning("starter-read-otherwise", at, found, message));
        second
    }

    /// A PDN position may leave open who is to move: then the moves tell.
    fn play_either_side(&self, rules: &Rules, skip: usize, starts: &mut Starts) -> Played {
        let Some(placed) = self.head.position() else { return self.play(None, rules, skip, starts) };
        let Some(pieces) = placed.text.trim_start().strip_prefix('?') else {
            return self.play(Some(&placed.text), rules, skip, starts);
        };
        let mut played = self.play(Some(&format!("W{pieces}")), rules, skip, starts);
        if played.plies() == 0 && self.head.moves_at.is_some() {
            let black = self.play(Some(&format!("B{pieces}")), rules, skip, starts);
            if black.rank() > played.rank() {
                played = black;
            }
        }
        let message = "the position does not tell who is to move";
        played.replayed.faults.push(Fault::warning("side-unknown", placed.at, "?", message));
        played
    }

    fn play(&self, position: Option<&str>, rules: &Rules, skip: usize, starts: &mut Starts) -> Played {
        let id = self.dialect.id;
        let mut start = |rules: &Rules| match position {
            None if *rules == Rules::default() => starts.of(id).cloned(),
            _ => AnyGame::new(id, position, rules),
        };
        let game = match start(rules) {
            Ok(game) => game,
            Err(error) => return self.without_moves(&error, starts),
        };
        let read = |game: &AnyGame| {
            let result = self.head.tags.get("Result");
            movetext::read(game, self.dialect, result, skip, self.probe, (self.stream)())
        };
        let mut movetext = read(&game);
        if let Some((at, found)) = movetext.replayed.played_on.take() {
            let mut free = rules.clone();
            free.drop_draws(game.info().rules);
            if let Ok(game) = start(&free) {
                movetext = read(&game);
                let message = "the moves go on behind a draw by the rules: the record is read without these draws";
                movetext.replayed.faults.push(Fault::warning("played-on", at, &found, message));
            }
        }
        Played { dialect: self.dialect, replayed: movetext.replayed, ending: movetext.ending, skip }
    }

    /// The position cannot be read: nothing can be played.
    fn without_moves(&self, error: &Error, starts: &mut Starts) -> Played {
        let game = starts.of(self.dialect.id).expect("every dialect is one of a game").clone();
        let mut replay = Replay::new(game);
        let fault = self.head.position().map(|placed| position_fault(placed, error));
        replay.fail(fault.unwrap_or_else(|| Fault::error("bad-option", 0, "", error.message.clone())));
        Played { dialect: self.dialect, replayed: replay.finish(), ending: None, skip: 0 }
    }
}

/// A position text that cannot be read.
pub(super) fn position_fault(placed: &Placed, error: &Error) -> Fault {
    debug_assert_eq!(error.code, ErrorCode::BadPosition, "options are checked before");
    let units = error.details.at.unwrap_or(0);
    let byte = super::replay::byte_offset(&placed.text, units);
    let (at, found) = placed.from(byte);
    let mut fault = Fault::error("bad-position", at, found, error.message.clone());
    fault.instead.expected = error.details.expected.clone();
    fault
}

/// The record that was played, with all that its head says.
pub(super) fn settle(head: &Head, played: Played) -> Reading {
    let Played { dialect, replayed, ending, skip } = played;
    let ending = ending.or_else(|| clip::ending(head));
    let tag = head.tags.get("Result").unwrap_or_default().trim();
    let result = match &ending {
        Some(Said { ending: Ending::Result(word), .. }) if word != "*" || tag.is_empty() => word.clone(),
        _ => tag.to_owned(),
    };
    let format = if dialect.format == Format::Clip && (head.is_clip() || skip > 0) {
        Format::Clip
    } else if head.tags.0.is_empty() || matches!(dialect.format, Format::Sgf | Format::Clip) {
        Format::Moves
    } else {
        dialect.format
    };
    let mut faults = head.faults.clone();
    let record = finish(replayed, &mut faults, Told { head, format, result, ending });
    Reading { record, faults }
}

/// What a record tells of itself beside its moves.
pub(super) struct Told<'a> {
    pub(super) head: &'a Head,
    pub(super) format: Format,
    pub(super) result: String,
    pub(super) ending: Option<Said>,
}

/// Ends a game as its record says, and says where that does not agree with the board.
pub(super) fn finish(replayed: Replayed, faults: &mut Vec<Fault>, told: Told) -> Record {
    let Replayed { mut game, line, complete, faults: found, .. } = replayed;
    faults.extend(found);
    let Told { head, format, result, ending } = told;
    let tag = head.tags.get("Result").unwrap_or_default().trim();
    let dialect = Dialect::of(game.id());
    let by_score = |score: &str| winner(score).map(|winner| winner.map(|player| dialect.seat(player, game.starter())));
    let claims = matches!(&ending, Some(Said { ending: Ending::Claim, .. }));
    let said = ending.as_ref().and_then(|said| match &said.ending {
        Ending::Result(word) => by_score(word),
        Ending::Draw | Ending::Claim => Some(None),
        Ending::Concession(player) => Some(Some(player.unwrap_or(game.mover()).other())),
        Ending::Win(player) => Some(Some(*player)),
    });
    let by_tag = by_score(tag);
    let by_movetext = ending.as_ref().filter(|_| said.is_some()).map(|said| &said.written);
    let differs = |message: String| {
        let Written { text, at } = by_movetext.or(head.written("Result"))?;
        Some(Fault::warning("result-differs", *at, text, message))
    };
    if let (Some(said), Some(by_tag)) = (said, by_tag)
        && said != by_tag
    {
        faults.extend(differs(format!("the result here is not that of the tag, {tag}")));
    }
    if complete && let Some(winner) = said.or(by_tag) {
        match game.end() {
            Some(Outcome { winner: real, reason }) if real != winner => {
                faults.extend(differs(format!("on the board the game ends otherwise ({})", reason.code())));
            }
            Some(_) => {}
            None => {
                let termination = head.tags.get("Termination");
                let called = match (&ending, winner) {
                    (Some(Said { ending: Ending::Concession(_), .. }), Some(_)) => Some(Reason::Resignation.code()),
                    // "nulle" is a draw by the rules where one can be claimed; `N` is agreed.
                    (Some(Said { ending: Ending::Draw, written }), None) => {
                        let claim = game.draw_claim().filter(|_| written.text != "N");
                        Some(claim.unwrap_or(Reason::Agreement.code()))
                    }
                    (_, None) if claims => game.draw_claim(),
                    _ => None,
                };
                let possible = match winner {
                    Some(_) => [Some(Reason::Resignation.code()), None],
                    None => [Some(Reason::Agreement.code()), game.draw_claim()],
                };
                let tagged = possible.into_iter().flatten().find(|reason| termination == Some(reason));
                let reason = called.or(tagged).unwrap_or(Reason::Unknown.code());
                let done = game.end_as(&game.said_end(winner, reason));
                debug_assert!(done.is_ok(), "the game goes on");
            }
        }
    }
    let outcome = if complete { game.outcome() } else { None };
    Record { format, tags: head.tags.clone(), result, outcome, line_of_moves: line, ..game.to_record() }
}
