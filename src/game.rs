//! One game: a position with its history, its ends by agreement, and what was taken back.

use std::cell::OnceCell;

use crate::position::{Outcome, Player, Position, Reason};
use crate::text::TextKey;

/// A move that was played, with the position before it.
#[derive(Clone, Debug)]
struct Played<P: Position> {
    before: P,
    mv: P::Move,
}

/// What repetition asks of a position that was left, close together because every move looks back over many.
#[derive(Clone, Copy, Debug)]
struct Left {
    key: u64,
    /// How many of the moves up to the one that left it, itself included, could be taken back.
    reversible: usize,
}

/// Legal moves and, once they were told, their texts in the same order.
#[derive(Clone, Debug)]
struct Listed<M> {
    moves: Vec<M>,
    texts: OnceCell<Vec<TextKey>>,
}

/// An end by resignation, agreement or claim, after so many plies.
#[derive(Clone, Copy, Debug)]
struct End {
    ply: usize,
    outcome: Outcome,
}

/// Why a move or a claim was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game has ended.
    #[error("the game has ended")]
    Over(Outcome),
    /// The move is not legal.
    #[error("this is not a legal move")]
    Illegal,
    /// No draw can be claimed.
    #[error("no draw can be claimed in this position")]
    NoClaim,
}

/// A game in progress or at its end.
///
/// # Examples
/// ```
/// use tablier::{Draughts, Game, International, Position};
/// let mut game = Game::new(Draughts::<International>::start());
/// let mv = game.legal_moves()[0];
/// game.play(mv).unwrap();
/// assert_eq!(game.undo(), Some(mv));
/// assert_eq!(game.redo(), Some(mv));
/// ```
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    start: P,
    position: P,
    played: Vec<Played<P>>,
    /// One for each move played.
    left: Vec<Left>,
    /// Moves taken back, the next one to redo last.
    undone: Vec<P::Move>,
    /// Always at the last ply of the line, the moves taken back included.
    ended: Option<End>,
    legal: OnceCell<Listed<P::Move>>,
    /// Those of the position before the last move, where they are still known: a walk goes back to it often.
    legal_before: OnceCell<Listed<P::Move>>,
}

impl<P: Position> Game<P> {
    /// A game that starts from `position`.
    pub fn new(position: P) -> Self {
        Self {
            start: position.clone(),
            position,
            played: Vec::new(),
            left: Vec::new(),
            undone: Vec::new(),
            ended: None,
            legal: OnceCell::new(),
            legal_before: OnceCell::new(),
        }
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The position at the start.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The moves played, with the position before each.
    pub fn history(&self) -> impl ExactSizeIterator<Item = (&P, P::Move)> + DoubleEndedIterator {
        self.played.iter().map(|played| (&played.before, played.mv))
    }

    /// The moves that [`redo`](Self::redo) would play, in that order.
    pub fn redo_moves(&self) -> impl Iterator<Item = P::Move> {
        self.undone.iter().rev().copied()
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> &[P::Move] {
        &self.listed().moves
    }

    fn listed(&self) -> &Listed<P::Move> {
        self.legal.get_or_init(|| {
            let moves = match self.called_end().or_else(|| self.repetition_draw()) {
                Some(_) => Vec::new(),
                // None at an end that the position tells by itself.
                None => self.position.legal_moves(),
            };
            Listed { moves, texts: OnceCell::new() }
        })
    }

    /// Remembers the texts of all legal moves.
    pub(crate) fn keep_texts(&self, texts: &[String]) {
        self.listed().texts.get_or_init(|| texts.iter().map(|text| TextKey::of(text)).collect());
    }

    /// The legal move whose text was kept.
    pub(crate) fn move_kept_as(&self, text: &str) -> Option<P::Move> {
        let Listed { moves, texts } = self.legal.get()?;
        let key = TextKey::of(text);
        let index = texts.get()?.iter().position(|&kept| kept == key && kept != TextKey::NONE)?;
        moves.get(index).copied()
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.legal.get().is_some_and(|legal| !legal.moves.is_empty()) {
            return None;
        }
        self.called_end().or_else(|| self.position.outcome()).or_else(|| self.repetition_draw())
    }

    fn called_end(&self) -> Option<Outcome> {
        self.ended.filter(|end| end.ply == self.played.len()).map(|end| end.outcome)
    }

    fn repetition_draw(&self) -> Option<Outcome> {
        let limit = self.position.repetition_limit()?;
        (self.repetitions() >= limit).then_some(Outcome::draw(Reason::Repetition))
    }

    /// The end of the line by resignation, agreement or claim, moves taken back included.
    pub fn ended(&self) -> Option<Outcome> {
        self.ended.map(|end| end.outcome)
    }

    /// How often the position now has stood, this time included.
    pub fn repetitions(&self) -> u32 {
        let key = self.position.key();
        let from = self.first_repeatable();
        // Every second one, from two plies back: those with the same player to move.
        let seen = self.left[from..].rchunks_exact(2).zip(self.played[from..].rchunks_exact(2));
        let same = |left: &Left, played: &Played<P>| left.key == key && played.before == self.position;
        let earlier = seen.filter(|(left, played)| same(&left[0], &played[0])).count();
        earlier as u32 + 1
    }

    /// Keys of the positions before now that could come back, the latest first.
    pub fn repeatable_keys(&self) -> impl Iterator<Item = u64> {
        self.left[self.first_repeatable()..].iter().rev().map(|left| left.key)
    }

    /// Ply of the earliest position that could come back.
    fn first_repeatable(&self) -> usize {
        self.left.len() - self.left.last().map_or(0, |left| left.reversible)
    }

    /// Plays a move and forgets what was taken back: moves, and an end by resignation, agreement or claim.
    ///
    /// # Errors
    /// [`Refused`] when the game is over or the move is not legal; nothing changes then.
    pub fn play(&mut self, mv: P::Move) -> Result<(), Refused> {
        if !self.legal_moves().contains(&mv) {
            return Err(self.outcome().map_or(Refused::Illegal, Refused::Over));
        }
        self.play_legal(mv);
        Ok(())
    }

    /// Plays one of [`legal_moves`](Self::legal_moves).
    pub(crate) fn play_legal(&mut self, mv: P::Move) {
        self.undone.clear();
        self.ended = None;
        self.advance(mv);
    }

    /// Takes back the last move. An end by resignation, agreement or claim stays where it was given: `redo` leads back
    /// to it.
    pub fn undo(&mut self) -> Option<P::Move> {
        let Played { before, mv } = self.played.pop()?;
        self.left.pop();
        self.legal = std::mem::take(&mut self.legal_before);
        self.position = before;
        self.undone.push(mv);
        Some(mv)
    }

    /// Plays again the move taken back last.
    pub fn redo(&mut self) -> Option<P::Move> {
        let mv = self.undone.pop()?;
        self.advance(mv);
        Some(mv)
    }

    /// `player` gives up. Like every end, it forgets the moves that were taken back.
    ///
    /// # Errors
    /// [`Refused::Over`].
    pub fn resign(&mut self, player: Player) -> Result<(), Refused> {
        self.end(Outcome::win(player.other(), Reason::Resignation))
    }

    /// Both agree to a draw.
    ///
    /// # Errors
    /// [`Refused::Over`].
    pub fn agree_draw(&mut self) -> Result<(), Refused> {
        self.end(Outcome::draw(Reason::Agreement))
    }

    /// The draw that the player to move may claim.
    pub fn draw_claim(&self) -> Option<Reason> {
        if self.outcome().is_some() {
            return None;
        }
        self.position.claim(self.repetitions())
    }

    /// Ends the game by the draw that can be claimed.
    ///
    /// # Errors
    /// [`Refused::Over`], [`Refused::NoClaim`].
    pub fn claim_draw(&mut self) -> Result<(), Refused> {
        if let Some(outcome) = self.outcome() {
            return Err(Refused::Over(outcome));
        }
        let reason = self.draw_claim().ok_or(Refused::NoClaim)?;
        self.end(Outcome::draw(reason))
    }

    pub(crate) fn end(&mut self, outcome: Outcome) -> Result<(), Refused> {
        if let Some(outcome) = self.outcome() {
            return Err(Refused::Over(outcome));
        }
        self.undone.clear();
        self.ended = Some(End { ply: self.played.len(), outcome });
        self.legal.take();
        Ok(())
    }

    fn advance(&mut self, mv: P::Move) {
        let before = self.position.clone();
        let reversible = self.left.last().map_or(0, |left| left.reversible);
        let reversible = if before.is_irreversible(mv) { 0 } else { reversible + 1 };
        self.left.push(Left { key: before.key(), reversible });
        self.position.play_unchecked(mv);
        self.played.push(Played { before, mv });
        self.legal_before = std::mem::take(&mut self.legal);
    }
}
