//! Why not: the reason for which a move is not legal, the cells that show it, and the section of the rules that says so.
//!
//! A game lists its reasons as [`RefusalKind`]s and tells them apart in `explain.rs` of its folder; those that all games
//! have are here. `docs/refusals.md` describes each, `src/js/locales/` says them in French and in English.

use super::playable::Playable;
use crate::api::dto::{MoveQuery, RefusalInfo, RefusalParam};
use crate::error::{Error, ErrorCode};
use crate::game::Game;
use crate::position::Player;

/// What a move was meant to be, as far as its text or the cells tell. Cells are numbered as in
/// [`GameInfo::cells`](crate::api::dto::GameInfo::cells), kinds of piece as in [`Playable::pieces`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempt {
    /// Where it begins; `None` from the hand, or where it is not told.
    pub from: Option<u8>,
    /// Where it ends; `None` where nothing but its beginning is told. Neither: a pass.
    pub to: Option<u8>,
    /// All cells of the way that are told, the ends included.
    pub path: Vec<u8>,
    /// Cells of the captured pieces, where they are told.
    pub captures: Option<Vec<u8>>,
    /// Whether something is captured, where that is told.
    pub takes: Option<bool>,
    /// Kind of the moving piece, where it is told.
    pub piece: Option<u8>,
    /// Draughts: the piece that would be huffed first.
    pub huff: Option<u8>,
    /// Bulltricker: the move is said to promote.
    pub promotes: bool,
}

impl Attempt {
    /// From one cell to another, and nothing else told.
    #[must_use]
    pub fn between(from: u8, to: u8) -> Self {
        Self { from: Some(from), to: Some(to), path: vec![from, to], ..Self::default() }
    }

    /// Cells clicked in turn, the first of which is where the move begins.
    #[must_use]
    pub fn clicked(cells: &[u8]) -> Self {
        let to = if cells.len() > 1 { cells.last() } else { None };
        Self { from: cells.first().copied(), to: to.copied(), path: cells.to_vec(), ..Self::default() }
    }
}

/// What a parameter of a refusal is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A cell.
    Cell,
    /// Cells.
    Cells,
    /// A kind of piece.
    Piece,
    /// A player.
    Player,
    /// A whole number.
    Number,
    /// A move in its canonical text.
    Move,
    /// A text as it was given.
    Text,
}

/// A parameter of a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Param {
    /// A cell.
    Cell(u8),
    /// Cells.
    Cells(Vec<u8>),
    /// A kind of piece, by its id.
    Piece(&'static str),
    /// A player.
    Player(Player),
    /// A whole number.
    Number(u32),
    /// A move in its canonical text.
    Move(String),
    /// A text as it was given.
    Text(String),
}

impl Param {
    /// What it is.
    #[must_use]
    pub const fn kind(&self) -> ParamKind {
        match self {
            Self::Cell(_) => ParamKind::Cell,
            Self::Cells(_) => ParamKind::Cells,
            Self::Piece(_) => ParamKind::Piece,
            Self::Player(_) => ParamKind::Player,
            Self::Number(_) => ParamKind::Number,
            Self::Move(_) => ParamKind::Move,
            Self::Text(_) => ParamKind::Text,
        }
    }
}

/// One of the reasons that there are in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusalKind {
    /// Stable name.
    pub code: &'static str,
    /// Anchor of the section in the rules page of the game.
    pub section: &'static str,
    /// Names and kinds of the parameters.
    pub params: &'static [(&'static str, ParamKind)],
}

impl RefusalKind {
    /// A kind without parameters.
    #[must_use]
    pub const fn new(code: &'static str, section: &'static str) -> Self {
        Self { code, section, params: &[] }
    }

    /// The same with parameters.
    #[must_use]
    pub const fn with(self, params: &'static [(&'static str, ParamKind)]) -> Self {
        Self { params, ..self }
    }

    /// A refusal of this kind: the cells that show it, and the values of its parameters in their order.
    #[must_use]
    pub fn refusal<const N: usize>(&self, cells: Vec<u8>, values: [Param; N]) -> Refusal {
        debug_assert!(
            self.params.iter().map(|param| param.1).eq(values.iter().map(Param::kind)),
            "parameters of {}",
            self.code
        );
        let params = self.params.iter().map(|param| param.0).zip(values).collect();
        Refusal { code: self.code, section: self.section, cells, params }
    }

    /// A refusal that all the cells of its parameters show, in their order.
    #[must_use]
    pub fn told<const N: usize>(&self, values: [Param; N]) -> Refusal {
        let mut cells = Vec::new();
        for value in &values {
            let told = match value {
                Param::Cell(cell) => std::slice::from_ref(cell),
                Param::Cells(told) => told,
                _ => &[],
            };
            told.iter().for_each(|cell| {
                if !cells.contains(cell) {
                    cells.push(*cell)
                }
            });
        }
        self.refusal(cells, values)
    }
}

/// Why something is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Stable name of the reason.
    pub code: &'static str,
    /// Anchor of the section in the rules page of the game.
    pub section: &'static str,
    /// Cells that show it, the most telling first.
    pub cells: Vec<u8>,
    /// What else there is to say, by name.
    pub params: Vec<(&'static str, Param)>,
}

impl Refusal {
    /// In words; the game is that of the refusal.
    pub(crate) fn words<P: Playable>(self) -> RefusalInfo {
        let names = |cells: Vec<u8>| cells.into_iter().map(P::cell_name).collect();
        let word = |param| match param {
            Param::Cell(cell) => RefusalParam::Word(P::cell_name(cell)),
            Param::Cells(cells) => RefusalParam::Words(names(cells)),
            Param::Piece(id) => RefusalParam::Word(id.into()),
            Param::Player(player) => RefusalParam::Word(P::players()[player.index()].id.into()),
            Param::Number(number) => RefusalParam::Number(number),
            Param::Move(text) | Param::Text(text) => RefusalParam::Word(text),
        };
        RefusalInfo {
            code: self.code,
            section: self.section,
            cells: names(self.cells),
            params: self.params.into_iter().map(|(name, param)| (name, word(param))).collect(),
        }
    }
}

/// Reasons that every game has.
#[derive(Clone, Copy, Debug)]
pub struct CommonRefusals {
    /// The game has ended.
    pub game_over: RefusalKind,
    /// The board has no such cell.
    pub no_such_cell: RefusalKind,
    /// Nothing stands where the move begins.
    pub empty_cell: RefusalKind,
    /// What stands there is the opponent's.
    pub opponents_piece: RefusalKind,
    /// The move ends where it begins.
    pub same_cell: RefusalKind,
    /// No piece can go to a cell, wherever it comes from.
    pub out_of_reach: RefusalKind,
    /// A huff is told where the rules have none.
    pub no_huffing: RefusalKind,
}

impl CommonRefusals {
    /// Those of a game, `moving` being the section on its moves.
    #[must_use]
    pub const fn new(moving: &'static str) -> Self {
        const CELL: &[(&str, ParamKind)] = &[("cell", ParamKind::Cell)];
        const PIECE: &[(&str, ParamKind)] =
            &[("cell", ParamKind::Cell), ("piece", ParamKind::Piece), ("player", ParamKind::Player)];
        Self {
            game_over: RefusalKind::new("game-over", "end"),
            no_such_cell: RefusalKind::new("no-such-cell", "board").with(&[("name", ParamKind::Text)]),
            empty_cell: RefusalKind::new("empty-cell", moving).with(CELL),
            opponents_piece: RefusalKind::new("opponents-piece", moving).with(PIECE),
            same_cell: RefusalKind::new("same-cell", moving).with(CELL),
            out_of_reach: RefusalKind::new("out-of-reach", moving).with(CELL),
            no_huffing: RefusalKind::new("no-huffing", moving),
        }
    }

    /// All of them.
    #[must_use]
    pub const fn all(&self) -> [RefusalKind; 7] {
        let Self { game_over, no_such_cell, empty_cell, opponents_piece, same_cell, out_of_reach, no_huffing } = *self;
        [game_over, no_such_cell, empty_cell, opponents_piece, same_cell, out_of_reach, no_huffing]
    }
}

impl<P: Playable> Game<P> {
    /// Why a text is not a legal move; `None` where one legal move or more answers to it.
    ///
    /// # Errors
    /// Code `bad-notation`.
    pub(crate) fn explain_text(&self, text: &str) -> Result<Option<Refusal>, Error> {
        if let Some(over) = self.over() {
            return Ok(Some(over));
        }
        match self.position().read_move(text, self.legal_moves()) {
            Ok(_) => Ok(None),
            Err(error) => self.explain_error(text, error),
        }
    }

    fn explain_error(&self, text: &str, error: Error) -> Result<Option<Refusal>, Error> {
        match error.code {
            ErrorCode::AmbiguousMove => Ok(None),
            ErrorCode::IllegalMove => Ok(Some(self.refusal(&self.position().attempt(text)?))),
            _ if error.details.fault == Some("no-such-cell") => {
                Ok(Some(no_such_cell::<P>(&error.details.found.unwrap_or_default())))
            }
            _ => Err(error),
        }
    }

    /// Why no legal move agrees with these cells; `None` where one or more does.
    pub(crate) fn explain_query(&self, query: &MoveQuery) -> Option<Refusal> {
        self.over().or_else(|| {
            let attempt = match attempt_of::<P>(query) {
                Ok(attempt) => attempt,
                Err(name) => return Some(no_such_cell::<P>(name)),
            };
            match self.agreeing(query) {
                Ok(moves) if moves.is_empty() => Some(self.refusal(&attempt)),
                _ => None,
            }
        })
    }

    /// Why these clicks lead to no legal move; `None` where they do. See [`Playable::input`].
    pub(crate) fn explain_clicks(&self, names: &[String]) -> Option<Refusal> {
        self.over().or_else(|| {
            let cells = match names.iter().map(|name| P::cell_named(name).ok_or(name)).collect::<Result<Vec<u8>, _>>() {
                Ok(cells) => cells,
                Err(name) => return Some(no_such_cell::<P>(name)),
            };
            let leads = !self.position().input(&cells, self.legal_moves()).moves.is_empty();
            (!leads).then(|| self.refusal(&self.position().clicked(&cells)))
        })
    }

    /// The reason why cells that agree with no legal move do not; `None` for cells that the board does not have.
    pub(super) fn query_refusal(&self, query: &MoveQuery) -> Option<Refusal> {
        attempt_of::<P>(query).ok().map(|attempt| self.refusal(&attempt))
    }

    fn over(&self) -> Option<Refusal> {
        self.outcome().map(|_| P::COMMON_REFUSALS.game_over.refusal(Vec::new(), []))
    }

    /// The reason for an attempt with which no legal move agrees.
    pub(crate) fn refusal(&self, attempt: &Attempt) -> Refusal {
        let position = self.position();
        common_refusal(position, attempt, self.legal_moves())
            .unwrap_or_else(|| position.refuse(attempt, self.legal_moves()))
    }
}

/// The reasons that need nothing of the game but what stands where.
fn common_refusal<P: Playable>(position: &P, attempt: &Attempt, legal: &[P::Move]) -> Option<Refusal> {
    if let Some(refusal) = attempt.from.and_then(|from| wrong_start(position, from)) {
        return Some(refusal);
    }
    let common = &P::COMMON_REFUSALS;
    if let Some(huff) = attempt.huff.filter(|_| !position.huffs()) {
        return Some(common.no_huffing.refusal(vec![huff], []));
    }
    let Some(from) = attempt.from else {
        let to = attempt.to.filter(|_| attempt.piece.is_none() && position.hands().is_empty())?;
        let reason = own_there(position, to).or_else(|| position.refuse_all(to, legal));
        return reason.or_else(|| Some(common.out_of_reach.told([Param::Cell(to)])));
    };
    let stays = attempt.to == Some(from) && attempt.path.iter().all(|&cell| cell == from);
    stays.then(|| common.same_cell.told([Param::Cell(from)]))
}

/// Why a piece of the player is reason enough that no other one goes to its cell.
fn own_there<P: Playable>(position: &P, to: u8) -> Option<Refusal> {
    let own = position.piece_on(to).is_some_and(|piece| piece.player == position.turn());
    position.refuse_own_cell(to).filter(|_| own)
}

/// Why no move begins on a cell, whatever it is.
fn wrong_start<P: Playable>(position: &P, from: u8) -> Option<Refusal> {
    let common = &P::COMMON_REFUSALS;
    let Some(piece) = position.piece_on(from) else {
        return Some(common.empty_cell.told([Param::Cell(from)]));
    };
    let kind = P::pieces()[usize::from(piece.piece)].id;
    let params = [Param::Cell(from), Param::Piece(kind), Param::Player(piece.player)];
    (piece.player != position.turn()).then(|| common.opponents_piece.told(params))
}

fn no_such_cell<P: Playable>(name: &str) -> Refusal {
    P::COMMON_REFUSALS.no_such_cell.refusal(Vec::new(), [Param::Text(crate::text::clip(name))])
}

/// The attempt that cells tell; or the name of a cell that the board does not have.
fn attempt_of<P: Playable>(query: &MoveQuery) -> Result<Attempt, &str> {
    let cell = |name| P::cell_named(name).ok_or(name);
    let from = query.from.as_deref().map(cell).transpose()?;
    let to = cell(&query.to)?;
    let captures: Option<Vec<u8>> = match &query.captures {
        Some(names) => Some(names.iter().map(|name| cell(name)).collect::<Result<_, _>>()?),
        None => None,
    };
    Ok(Attempt {
        from,
        to: Some(to),
        path: from.into_iter().chain([to]).collect(),
        takes: captures.as_ref().map(|cells| !cells.is_empty()),
        captures,
        huff: query.huff.as_deref().map(cell).transpose()?,
        ..Attempt::default()
    })
}
