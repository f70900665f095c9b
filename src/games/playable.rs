//! What a game gives to the world outside: texts, cells, geometry, and the words for its moves.

use super::explain::{Attempt, CommonRefusals, Refusal, RefusalKind};
use crate::api::dto::{
    GameInfo, HandInfo, LastMove, Layout, Marks, MoveInfo, MoveQuery, Named, OutcomeInfo, player_by_id,
};
use crate::error::{Error, ErrorCode};
use crate::game::{Game, Refused};
use crate::games::{NumberedMove, NumberedPiece, Rules};
use crate::position::{Outcome, Reason};
use crate::search::Searchable;
use crate::text::clip;

/// What can follow the cells clicked so far, in a game's own terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input<M> {
    /// Cells that may come next, ascending.
    pub next: Vec<u8>,
    /// Moves that agree with the cells.
    pub moves: Vec<M>,
    /// The move, once the cells name one.
    pub complete: Option<M>,
}

impl<M> Default for Input<M> {
    fn default() -> Self {
        Self { next: Vec::new(), moves: Vec::new(), complete: None }
    }
}

impl<M: Copy> Input<M> {
    /// Nothing clicked yet: every move, and the first cell of each.
    pub fn first(moves: &[M], cell: impl Fn(&M) -> u8) -> Self {
        Self { next: sorted(moves.iter().map(cell).collect()), moves: moves.to_vec(), complete: None }
    }
}

fn sorted(mut cells: Vec<u8>) -> Vec<u8> {
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// A game as the API sees it. Cells are numbered as in [`GameInfo::cells`].
///
/// `legal` is always the complete list of legal moves of the position: texts are as short as it allows.
pub trait Playable: Searchable {
    /// The name by which the game is asked for.
    const ID: &'static str;

    /// Reasons for a refusal that every game has, with this game's sections.
    const COMMON_REFUSALS: CommonRefusals;

    /// The game's own reasons for a refusal.
    const REFUSALS: &'static [RefusalKind];

    /// Names, cells, options.
    fn info() -> GameInfo;

    /// Ids of both players.
    fn players() -> [Named; 2];

    /// Kinds of piece.
    fn pieces() -> &'static [Named];

    /// The start position under options that were checked against [`GameInfo::rules`].
    fn from_rules(rules: &Rules) -> Self;

    /// Reads a position text, under options that were checked.
    ///
    /// # Errors
    /// Code `bad-position`, with the place.
    fn from_text(text: &str, rules: &Rules) -> Result<Self, Error>;

    /// The position as text.
    fn to_text(&self) -> String;

    /// All options, defaults filled in.
    fn rules(&self) -> Rules;

    /// Canonical text of a legal move.
    fn move_text(&self, mv: Self::Move, legal: &[Self::Move]) -> String;

    /// Reads a move in any accepted spelling. The move is one of `legal`.
    ///
    /// # Errors
    /// Codes `bad-notation`, `illegal-move`, `ambiguous-move`.
    fn read_move(&self, text: &str, legal: &[Self::Move]) -> Result<Self::Move, Error>;

    /// What a text means to do, legal or not.
    ///
    /// # Errors
    /// Code `bad-notation`.
    fn attempt(&self, text: &str) -> Result<Attempt, Error>;

    /// What cells clicked in turn mean to do.
    fn clicked(&self, cells: &[u8]) -> Attempt {
        Attempt::clicked(cells)
    }

    /// Whether a move may begin with a huff.
    fn huffs(&self) -> bool {
        false
    }

    /// Why an attempt is not legal, one of [`REFUSALS`](Self::REFUSALS). No legal move agrees with it, the game goes on,
    /// and [`COMMON_REFUSALS`](Self::COMMON_REFUSALS) does not tell: where the beginning is given, a piece of the player
    /// to move stands there.
    fn refuse(&self, attempt: &Attempt, legal: &[Self::Move]) -> Refusal;

    /// Why no piece goes to a cell on which the player has one; `None` where that is no reason.
    fn refuse_own_cell(&self, _cell: u8) -> Option<Refusal> {
        None
    }

    /// Why no piece goes to an empty cell, or one of the opponent's, where one would but for another rule: a capture that is
    /// compulsory, a king that must be safe. `None` where none would.
    fn refuse_all(&self, _to: u8, _legal: &[Self::Move]) -> Option<Refusal> {
        None
    }

    /// All that is told of a legal move.
    fn describe(&self, mv: Self::Move, legal: &[Self::Move]) -> NumberedMove;

    /// Cells where a move begins (`None`: from the hand) and ends.
    fn ends(mv: Self::Move) -> (Option<u8>, u8);

    /// What can follow the cells clicked so far.
    fn input(&self, clicked: &[u8], legal: &[Self::Move]) -> Input<Self::Move>;

    /// Name of a cell.
    fn cell_name(cell: u8) -> String;

    /// Cell of a name.
    fn cell_named(name: &str) -> Option<u8>;

    /// Geometry.
    fn layout() -> Layout;

    /// What stands where.
    fn board(&self) -> Vec<NumberedPiece>;

    /// The piece on a cell; of a stack the one on top, which [`board`](Self::board) lists last.
    fn piece_on(&self, cell: u8) -> Option<NumberedPiece> {
        self.board().into_iter().rev().find(|piece| piece.cell == cell)
    }

    /// Pieces in hand.
    fn hands(&self) -> Vec<HandInfo> {
        Vec::new()
    }

    /// Kings in check, pieces that are held, royal pieces; the other marks are made from the moves.
    fn standing_marks(&self) -> Marks {
        Marks::default()
    }

    /// Pieces that must capture.
    fn must_move(&self, _legal: &[Self::Move]) -> Vec<String> {
        Vec::new()
    }

    /// The board for a terminal, a line a row.
    fn ascii(&self) -> String;
}

/// Texts and words of a game, for the dynamic API.
impl<P: Playable> Game<P> {
    /// A game from texts.
    pub(crate) fn from_texts(position: Option<&str>, rules: &Rules) -> Result<Self, Error> {
        rules.check(P::info().rules)?;
        let position = match position {
            Some(text) => P::from_text(text, rules)?,
            None => P::from_rules(rules),
        };
        Ok(Self::new(position))
    }

    pub(crate) fn move_texts(&self, from: Option<&str>) -> Result<Vec<String>, Error> {
        let legal = self.legal_moves();
        let texts: Vec<String> = self.moves_from(from)?.map(|mv| self.position().move_text(mv, legal)).collect();
        if from.is_none() {
            self.keep_texts(&texts);
        }
        Ok(texts)
    }

    pub(crate) fn described_moves(&self, from: Option<&str>) -> Result<Vec<NumberedMove>, Error> {
        let legal = self.legal_moves();
        Ok(self.moves_from(from)?.map(|mv| self.position().describe(mv, legal)).collect())
    }

    /// Legal moves, or those from one cell; a placement is from the cell it goes to.
    fn moves_from(&self, from: Option<&str>) -> Result<impl Iterator<Item = P::Move>, Error> {
        let from = from.map(cell_by_name::<P>).transpose()?;
        Ok(self.legal_moves().iter().copied().filter(move |&mv| {
            let (start, end) = P::ends(mv);
            from.is_none_or(|cell| start.unwrap_or(end) == cell)
        }))
    }

    pub(crate) fn play_text(&mut self, text: &str) -> Result<NumberedMove, Error> {
        if let Some(mv) = self.move_kept_as(text) {
            return Ok(self.play_described(mv));
        }
        self.check_going_on()?;
        let mv = self.position().read_move(text, self.legal_moves()).map_err(|mut error| {
            if error.code == ErrorCode::IllegalMove {
                let attempt = self.position().attempt(text).ok();
                error.details.refusal = attempt.map(|attempt| self.refusal(&attempt).words::<P>());
            }
            self.with_legal_moves(error)
        })?;
        Ok(self.play_described(mv))
    }

    pub(crate) fn play_query(&mut self, query: &MoveQuery) -> Result<NumberedMove, Error> {
        self.check_going_on()?;
        let legal = self.legal_moves();
        match self.agreeing(query)?[..] {
            [mv] => Ok(self.play_described(mv)),
            [] => {
                let from = query.from.as_deref().map(|from| format!("from {} ", clip(from))).unwrap_or_default();
                let message = format!("there is no legal move {from}to {} like this", clip(&query.to));
                let mut error = Error::new(ErrorCode::IllegalMove, message);
                error.details.refusal = self.query_refusal(query).map(Refusal::words::<P>);
                Err(self.with_legal_moves(error))
            }
            ref candidates => {
                let texts = candidates.iter().map(|&mv| self.position().move_text(mv, legal)).collect();
                let from = query.from.as_deref().map(|from| format!("{from} to ")).unwrap_or_default();
                Err(Error::ambiguous(&format!("{from}{}", query.to), texts))
            }
        }
    }

    /// Legal moves that agree with cells.
    ///
    /// # Errors
    /// Code `unknown-cell`.
    pub(super) fn agreeing(&self, query: &MoveQuery) -> Result<Vec<P::Move>, Error> {
        let from = query.from.as_deref().map(cell_by_name::<P>).transpose()?;
        let to = cell_by_name::<P>(&query.to)?;
        let huff = query.huff.as_deref().map(cell_by_name::<P>).transpose()?;
        let mut wanted = query.captures.as_deref().map(cells_by_name::<P>).transpose()?;
        if let Some(cells) = &mut wanted {
            cells.sort_unstable();
        }
        let legal = self.legal_moves();
        let mut candidates: Vec<P::Move> = legal
            .iter()
            .copied()
            .filter(|&mv| {
                let (start, end) = P::ends(mv);
                if end != to || from.is_some() && start != from {
                    return false;
                }
                let Some(wanted) = &wanted else { return true };
                let told = self.position().describe(mv, legal);
                let mut cells: Vec<u8> = told.captures.into_iter().map(|(cell, _)| cell).collect();
                cells.sort_unstable();
                cells == *wanted
            })
            .collect();
        let huffed = |mv: &P::Move| self.position().describe(*mv, legal).huff;
        // Only of a cell alone a huff may be left out, where nothing goes there without one.
        if from.is_some() || wanted.is_some() || huff.is_some() || candidates.iter().any(|mv| huffed(mv).is_none()) {
            candidates.retain(|mv| huffed(mv) == huff);
        }
        // Where a game gives the moves of a piece other targets, they count as where they are clicked.
        let is_own =
            |&from: &u8| self.position().piece_on(from).is_some_and(|piece| piece.player == self.position().turn());
        let clicked = from.filter(|_| candidates.is_empty() && wanted.is_none() && huff.is_none()).filter(is_own);
        match clicked.and_then(|from| self.position().input(&[from, to], legal).complete) {
            Some(mv) => Ok(vec![mv]),
            None => Ok(candidates),
        }
    }

    pub(crate) fn play_packed(&mut self, code: u32) -> Result<(), Error> {
        self.check_going_on()?;
        let mv = self.legal_moves().get(code as usize >> 16).copied().filter(|&mv| {
            let (from, to) = P::ends(mv);
            code & 0xFFFF == pack_ends(from, to)
        });
        let mv = mv.ok_or_else(|| self.refused(Refused::Illegal))?;
        self.play_legal(mv);
        Ok(())
    }

    pub(crate) fn packed_moves_into(&self, codes: &mut Vec<u32>) {
        let pack = |(index, &mv): (usize, &P::Move)| {
            let (from, to) = P::ends(mv);
            (index as u32) << 16 | pack_ends(from, to)
        };
        codes.extend(self.legal_moves().iter().enumerate().map(pack));
    }

    /// Plays a move and tells its canonical text; an error lists no legal moves.
    pub(crate) fn play_to_text(&mut self, text: &str) -> Result<String, Error> {
        self.check_going_on()?;
        let mv = self.position().read_move(text, self.legal_moves())?;
        let text = self.position().move_text(mv, self.legal_moves());
        self.play_legal(mv);
        Ok(text)
    }

    /// A game that starts where the last move was played.
    pub(crate) fn branch(&self) -> Option<Self> {
        self.history().next_back().map(|(before, _)| Self::new(before.clone()))
    }

    fn play_described(&mut self, mv: P::Move) -> NumberedMove {
        let told = self.position().describe(mv, self.legal_moves());
        self.play_legal(mv);
        told
    }

    pub(crate) fn undo_described(&mut self) -> Option<NumberedMove> {
        let mv = self.undo()?;
        Some(self.position().describe(mv, self.legal_moves()))
    }

    pub(crate) fn redo_described(&mut self) -> Option<NumberedMove> {
        let mv = self.redo_moves().next()?;
        let told = self.position().describe(mv, self.legal_moves());
        self.redo();
        Some(told)
    }

    pub(crate) fn history_texts(&self) -> Vec<String> {
        self.history().map(|(before, mv)| before.move_text(mv, &before.legal_moves())).collect()
    }

    pub(crate) fn described_history(&self) -> Vec<NumberedMove> {
        self.history().map(|(before, mv)| before.describe(mv, &before.legal_moves())).collect()
    }

    pub(crate) fn redo_texts(&self) -> Vec<String> {
        let mut position = self.position().clone();
        self.redo_moves()
            .map(|mv| {
                let text = position.move_text(mv, &position.legal_moves());
                position.play_unchecked(mv);
                text
            })
            .collect()
    }

    pub(crate) fn described_input(&self, clicked: &[String]) -> Result<Input<NumberedMove>, Error> {
        let legal = self.legal_moves();
        let Input { next, moves, complete } = self.position().input(&cells_by_name::<P>(clicked)?, legal);
        let describe = |mv| self.position().describe(mv, legal);
        Ok(Input { next, moves: moves.into_iter().map(describe).collect(), complete: complete.map(describe) })
    }

    pub(crate) fn mark_infos(&self) -> Marks {
        let legal = self.legal_moves();
        let last_move = self.history().next_back().map(|(before, mv)| {
            let MoveInfo { from, to, path, captures, huff, .. } =
                before.describe(mv, &before.legal_moves()).words::<P>();
            let captures = huff.into_iter().chain(captures.into_iter().map(|piece| piece.cell)).collect();
            LastMove { from, to, path, captures }
        });
        let mut threatened = Vec::new();
        for &mv in legal {
            for (cell, _) in self.position().describe(mv, legal).captures {
                if !threatened.contains(&cell) {
                    threatened.push(cell);
                }
            }
        }
        let threatened = threatened.into_iter().map(P::cell_name).collect();
        let must_move = self.position().must_move(legal);
        Marks { last_move, threatened, must_move, ..self.position().standing_marks() }
    }

    /// Ends the game as people said that it ended: by resignation, agreement or claim, or with a result alone.
    pub(crate) fn end_as(&mut self, ended: &OutcomeInfo) -> Result<(), Error> {
        let reason = Reason::ALL.into_iter().find(|reason| reason.code() == ended.reason);
        let ends = match (ended.winner.as_deref(), reason) {
            (Some(winner), Some(reason @ (Reason::Resignation | Reason::Unknown))) => {
                let winner = player_by_id(&P::players(), winner).ok_or_else(|| {
                    let message = format!("there is no player \"{}\" in this game", clip(winner));
                    Error::new(ErrorCode::UnknownPlayer, message)
                })?;
                self.end(Outcome::win(winner, reason))
            }
            (None, Some(reason @ Reason::Unknown)) => self.end(Outcome::draw(reason)),
            (None, Some(Reason::Agreement)) => self.agree_draw(),
            (None, Some(_)) if self.draw_claim() == reason => self.claim_draw(),
            _ => return Err(Error::new(ErrorCode::BadState, "the game cannot end like this here")),
        };
        ends.map_err(|refused| self.refused(refused))
    }

    fn check_going_on(&self) -> Result<(), Error> {
        match self.outcome() {
            Some(outcome) => Err(game_over::<P>(outcome)),
            None => Ok(()),
        }
    }

    pub(crate) fn refused(&self, refused: Refused) -> Error {
        match refused {
            Refused::Over(outcome) => game_over::<P>(outcome),
            Refused::Illegal => self.with_legal_moves(Error::new(ErrorCode::IllegalMove, refused.to_string())),
            Refused::NoClaim => Error::new(ErrorCode::NoClaim, refused.to_string()),
        }
    }

    fn with_legal_moves(&self, mut error: Error) -> Error {
        const MOST: usize = 100;
        if error.code == ErrorCode::IllegalMove {
            let legal = self.legal_moves();
            error.details.legal = legal.iter().take(MOST).map(|&mv| self.position().move_text(mv, legal)).collect();
        }
        error
    }
}

fn game_over<P: Playable>(outcome: Outcome) -> Error {
    let info = crate::api::dto::OutcomeInfo::new(outcome, &P::players());
    let winner = info.winner.as_ref().map_or("a draw".into(), |winner| format!("{winner} won"));
    let mut error = Error::new(ErrorCode::GameOver, format!("the game is over: {winner} ({})", info.reason));
    error.details.outcome = Some(info);
    error
}

fn cell_by_name<P: Playable>(name: &str) -> Result<u8, Error> {
    P::cell_named(name)
        .ok_or_else(|| Error::new(ErrorCode::UnknownCell, format!("there is no cell \"{}\" on this board", clip(name))))
}

fn cells_by_name<P: Playable>(names: &[String]) -> Result<Vec<u8>, Error> {
    names.iter().map(|name| cell_by_name::<P>(name)).collect()
}

/// From and to in the low 16 bits of a packed move; 255 stands for the hand.
fn pack_ends(from: Option<u8>, to: u8) -> u32 {
    u32::from(to) << 8 | u32::from(from.unwrap_or(u8::MAX))
}
