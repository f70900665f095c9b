//! A game chosen at run time. A new game is a line in the list below.

use super::bulltricker::Bulltricker;
use super::charret::Charret;
use super::dispatch::games;
use super::draughts::{Draughts, International, Spanish};
use super::explain::{Refusal, RefusalKind};
use super::ladders::ladder;
use super::numbered::{NumberedMove, NumberedPiece};
use super::playable::{Input, Playable};
use super::rules::Rules;
use super::tumblingdown::Tumblingdown;
use super::ultima::Ultima;
use crate::api::dto::{
    GameInfo, GameState, HandInfo, InputInfo, Layout, LineInfo, Marks, MoveInfo, MoveQuery, Named, OutcomeInfo,
    PieceOnCell, RefusalInfo, SearchReport, player_by_id,
};
use crate::error::{Error, ErrorCode};
use crate::game::Game;
use crate::position::{Outcome, Player, Position, Reason};
use crate::records::{Record, RecordLine, Tags, own_format};
use crate::search::{Clock, Level, Line, Search, Searchable, mate_distance, run_for, table_value};
use crate::tables::{Endgame, TableError, TableValue, Tables};
use crate::text::clip;

games! {
    /// International draughts.
    Draughts: Draughts<International>,
    /// Spanish draughts.
    SpanishDraughts: Draughts<Spanish>,
    /// Charret.
    Charret: Charret,
    /// Bulltricker.
    Bulltricker: Bulltricker,
    /// Tumblingdown.
    Tumblingdown: Tumblingdown,
    /// Ultima.
    Ultima: Ultima,
}

impl AnyGame {
    /// There is no such game.
    fn unknown(id: &str) -> Error {
        let known = Self::IDS.join(", ");
        let mut error =
            Error::new(ErrorCode::UnknownGame, format!("there is no game \"{}\"; known: {known}", clip(id)));
        error.details.expected = Some(known);
        error
    }

    /// A saved game.
    ///
    /// # Errors
    /// As [`AnyGame::new`]; code `bad-state` for moves that cannot be played, or an end that cannot be.
    pub fn from_state(state: &GameState) -> Result<Self, Error> {
        let mut game = Self::new(&state.id, state.position.as_deref(), &state.rules)?;
        let bad = |what: &str, error: &Error| {
            let mut bad = Error::new(ErrorCode::BadState, format!("{what}: {error}"));
            bad.details = error.details.clone();
            bad
        };
        for (moves, what) in [(&state.moves, "moves"), (&state.redo, "redo")] {
            for (i, text) in moves.iter().enumerate() {
                game.play(text).map_err(|error| bad(&format!("{what}[{i}]"), &error))?;
            }
        }
        if let Some(ended) = &state.ended {
            game.end_as(ended).map_err(|error| bad("ended", &error))?;
        }
        for _ in &state.redo {
            game.undo();
        }
        Ok(game)
    }

    /// The game, to take it up again with [`AnyGame::from_state`].
    #[must_use]
    pub fn state(&self) -> GameState {
        each_game!(Self, self, game => GameState {
            id: self.info().id.into(),
            rules: game.start().rules(),
            position: Some(game.start().to_text()),
            moves: game.history_texts(),
            redo: game.redo_texts(),
            ended: game.ended().map(|outcome| self.outcome_info(outcome)),
        })
    }

    /// Names, cells, options.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        fn of<P: Playable>(_: &Game<P>) -> GameInfo {
            P::info()
        }
        each_game!(Self, self, game => of(game))
    }

    /// A level of the engine, 1 to [`FULL_STRENGTH`](crate::FULL_STRENGTH); `None` for others. Each game has its own.
    #[must_use]
    pub fn level(&self, number: u32) -> Option<Level> {
        Level::of(&ladder(self.id()), number)
    }

    /// All options.
    #[must_use]
    pub fn rules(&self) -> Rules {
        each_game!(Self, self, game => game.position().rules())
    }

    /// Id of the player to move.
    #[must_use]
    pub fn turn(&self) -> &'static str {
        fn of<P: Playable>(game: &Game<P>) -> &'static str {
            P::players()[game.position().turn().index()].id
        }
        each_game!(Self, self, game => of(game))
    }

    /// The position as text.
    #[must_use]
    pub fn position(&self) -> String {
        each_game!(Self, self, game => game.position().to_text())
    }

    /// Canonical texts of the legal moves, all or from one cell.
    ///
    /// # Errors
    /// Code `unknown-cell`.
    pub fn moves(&self, from: Option<&str>) -> Result<Vec<String>, Error> {
        each_game!(Self, self, game => game.move_texts(from))
    }

    /// The legal moves in words, all or from one cell.
    ///
    /// # Errors
    /// Code `unknown-cell`.
    pub fn move_infos(&self, from: Option<&str>) -> Result<Vec<MoveInfo>, Error> {
        Ok(self.words_of_all(self.numbered_moves(from)?))
    }

    /// Whether a text in any accepted spelling names one legal move.
    #[must_use]
    pub fn is_legal(&self, text: &str) -> bool {
        each_game!(Self, self, game => game.position().read_move(text, game.legal_moves()).is_ok())
    }

    /// Whether these cells name one legal move.
    #[must_use]
    pub fn is_legal_query(&self, query: &MoveQuery) -> bool {
        each_game!(Self, self, game => game.agreeing(query).is_ok_and(|moves| moves.len() == 1))
    }

    /// Plays a move in any accepted spelling.
    ///
    /// # Errors
    /// Codes `game-over`, `bad-notation`, `illegal-move`, `ambiguous-move`.
    pub fn play(&mut self, text: &str) -> Result<MoveInfo, Error> {
        self.play_numbered(text).map(|mv| self.words(mv))
    }

    /// Why a text is not a legal move; `None` where a legal move answers to it, or several.
    ///
    /// # Errors
    /// Code `bad-notation`.
    pub fn explain(&self, text: &str) -> Result<Option<RefusalInfo>, Error> {
        fn of<P: Playable>(game: &Game<P>, text: &str) -> Result<Option<RefusalInfo>, Error> {
            Ok(game.explain_text(text)?.map(Refusal::words::<P>))
        }
        each_game!(Self, self, game => of(game, text))
    }

    /// Why no legal move agrees with these cells; `None` where one or more does.
    #[must_use]
    pub fn explain_query(&self, query: &MoveQuery) -> Option<RefusalInfo> {
        fn of<P: Playable>(game: &Game<P>, query: &MoveQuery) -> Option<RefusalInfo> {
            game.explain_query(query).map(Refusal::words::<P>)
        }
        each_game!(Self, self, game => of(game, query))
    }

    /// Why no legal move follows these clicks, as [`AnyGame::input`] takes them; `None` where one or more does.
    #[must_use]
    pub fn explain_clicks(&self, cells: &[String]) -> Option<RefusalInfo> {
        fn of<P: Playable>(game: &Game<P>, cells: &[String]) -> Option<RefusalInfo> {
            game.explain_clicks(cells).map(Refusal::words::<P>)
        }
        each_game!(Self, self, game => of(game, cells))
    }

    /// All reasons for a refusal that the game knows, those of every game first.
    #[must_use]
    pub fn refusals(&self) -> Vec<RefusalKind> {
        fn of<P: Playable>(_: &Game<P>) -> Vec<RefusalKind> {
            P::COMMON_REFUSALS.all().iter().chain(P::REFUSALS).copied().collect()
        }
        each_game!(Self, self, game => of(game))
    }

    /// Plays a move and tells its canonical text; an error lists no legal moves.
    pub(crate) fn play_to_text(&mut self, text: &str) -> Result<String, Error> {
        each_game!(Self, self, game => game.play_to_text(text))
    }

    /// A game that starts where the last move was played.
    pub(crate) fn branch(&self) -> Option<Self> {
        Some(each_game!(Self, self, game => game.branch()?.into()))
    }

    /// Ids and names of both players.
    pub(crate) fn players(&self) -> [Named; 2] {
        fn of<P: Playable>(_: &Game<P>) -> [Named; 2] {
            P::players()
        }
        each_game!(Self, self, game => of(game))
    }

    /// The player to move.
    pub(crate) fn mover(&self) -> Player {
        each_game!(Self, self, game => game.position().turn())
    }

    /// The player who moves first.
    pub(crate) fn starter(&self) -> Player {
        each_game!(Self, self, game => game.start().turn())
    }

    /// How the game ended.
    pub(crate) fn end(&self) -> Option<Outcome> {
        each_game!(Self, self, game => game.outcome())
    }

    /// An end by resignation, agreement or claim.
    pub(crate) fn called_end(&self) -> Option<Outcome> {
        each_game!(Self, self, game => game.ended())
    }

    /// Ends the game by resignation, agreement or claim, or with a result alone, as it ended before.
    pub(crate) fn end_as(&mut self, ended: &OutcomeInfo) -> Result<(), Error> {
        each_game!(Self, self, game => game.end_as(ended))
    }

    /// An end in words.
    pub(crate) fn said_end(&self, winner: Option<Player>, reason: &str) -> OutcomeInfo {
        OutcomeInfo { winner: winner.map(|winner| self.players()[winner.index()].id.into()), reason: reason.into() }
    }

    /// Id of the game.
    pub(crate) fn id(&self) -> &'static str {
        fn of<P: Playable>(_: &Game<P>) -> &'static str {
            P::ID
        }
        each_game!(Self, self, game => of(game))
    }

    /// Position at the start.
    pub(crate) fn start_text(&self) -> String {
        each_game!(Self, self, game => game.start().to_text())
    }

    /// Plays the move that these cells name.
    ///
    /// # Errors
    /// Codes `game-over`, `unknown-cell`, `illegal-move`, `ambiguous-move`.
    pub fn play_query(&mut self, query: &MoveQuery) -> Result<MoveInfo, Error> {
        self.play_query_numbered(query).map(|mv| self.words(mv))
    }

    /// Legal moves as numbers: index * 65536 + to * 256 + from.
    #[must_use]
    pub fn packed_moves(&self) -> Vec<u32> {
        let mut codes = Vec::new();
        self.packed_moves_into(&mut codes);
        codes
    }

    pub(crate) fn packed_moves_into(&self, codes: &mut Vec<u32>) {
        each_game!(Self, self, game => game.packed_moves_into(codes));
    }

    /// Plays a move of [`AnyGame::packed_moves`].
    ///
    /// # Errors
    /// Codes `game-over`, `illegal-move`.
    pub fn play_packed(&mut self, code: u32) -> Result<(), Error> {
        each_game!(Self, self, game => game.play_packed(code))
    }

    /// Takes back the last move.
    pub fn undo(&mut self) -> Option<MoveInfo> {
        self.undo_numbered().map(|mv| self.words(mv))
    }

    /// Plays again the move taken back last.
    pub fn redo(&mut self) -> Option<MoveInfo> {
        self.redo_numbered().map(|mv| self.words(mv))
    }

    /// Texts of the moves played.
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        each_game!(Self, self, game => game.history_texts())
    }

    /// The moves played in words.
    #[must_use]
    pub fn history_infos(&self) -> Vec<MoveInfo> {
        self.words_of_all(self.numbered_history())
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<OutcomeInfo> {
        each_game!(Self, self, game => game.outcome()).map(|outcome| self.outcome_info(outcome))
    }

    fn outcome_info(&self, outcome: Outcome) -> OutcomeInfo {
        OutcomeInfo::new(outcome, &self.players())
    }

    /// A player gives up: the one to move unless another is named.
    ///
    /// # Errors
    /// Codes `unknown-player`, `game-over`.
    pub fn resign(&mut self, player: Option<&str>) -> Result<(), Error> {
        let player = self.player(player)?;
        each_game!(Self, self, game => game.resign(player).map_err(|refused| game.refused(refused)))
    }

    /// The game as a record, without what was taken back.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let ended = each_game!(Self, self, game => {
            let ended = game.ended().filter(|_| game.redo_moves().next().is_none());
            ended.map(|outcome| self.outcome_info(outcome))
        });
        let id = self.id();
        Record {
            id,
            format: own_format(id),
            rules: each_game!(Self, self, game => game.start().rules()),
            position: self.start_text(),
            tags: Tags::default(),
            result: String::new(),
            ended,
            outcome: self.outcome(),
            line_of_moves: RecordLine { moves: self.history(), notes: Vec::new() },
            line: 1,
        }
    }

    fn player(&self, id: Option<&str>) -> Result<Player, Error> {
        let id = id.unwrap_or(self.turn());
        player_by_id(&self.players(), id).ok_or_else(|| {
            Error::new(ErrorCode::UnknownPlayer, format!("there is no player \"{}\" in this game", clip(id)))
        })
    }

    /// Both agree to a draw.
    ///
    /// # Errors
    /// Code `game-over`.
    pub fn agree_draw(&mut self) -> Result<(), Error> {
        each_game!(Self, self, game => game.agree_draw().map_err(|refused| game.refused(refused)))
    }

    /// Reason of a draw that the player to move may claim.
    #[must_use]
    pub fn draw_claim(&self) -> Option<&'static str> {
        each_game!(Self, self, game => game.draw_claim()).map(Reason::code)
    }

    /// Claims the draw.
    ///
    /// # Errors
    /// Codes `game-over`, `no-claim`.
    pub fn claim_draw(&mut self) -> Result<(), Error> {
        each_game!(Self, self, game => game.claim_draw().map_err(|refused| game.refused(refused)))
    }

    /// What can follow the cells clicked so far.
    ///
    /// # Errors
    /// Code `unknown-cell`.
    pub fn input(&self, cells: &[String]) -> Result<InputInfo, Error> {
        let Input { next, moves, complete } = self.numbered_input(cells)?;
        Ok(InputInfo {
            next: next.into_iter().map(|cell| self.cell_name(cell)).collect(),
            moves: self.words_of_all(moves),
            complete: complete.map(|mv| self.words(mv)),
        })
    }

    fn words(&self, mv: NumberedMove) -> MoveInfo {
        fn of<P: Playable>(_: &Game<P>, mv: NumberedMove) -> MoveInfo {
            mv.words::<P>()
        }
        each_game!(Self, self, game => of(game, mv))
    }

    fn words_of_all(&self, moves: Vec<NumberedMove>) -> Vec<MoveInfo> {
        moves.into_iter().map(|mv| self.words(mv)).collect()
    }

    fn cell_name(&self, cell: u8) -> String {
        fn of<P: Playable>(_: &Game<P>, cell: u8) -> String {
            P::cell_name(cell)
        }
        each_game!(Self, self, game => of(game, cell))
    }

    /// Geometry of the board.
    #[must_use]
    pub fn layout(&self) -> Layout {
        fn of<P: Playable>(_: &Game<P>) -> Layout {
            P::layout()
        }
        each_game!(Self, self, game => of(game))
    }

    /// What stands where.
    #[must_use]
    pub fn board(&self) -> Vec<PieceOnCell> {
        fn of<P: Playable>(_: &Game<P>, board: Vec<NumberedPiece>) -> Vec<PieceOnCell> {
            board.into_iter().map(NumberedPiece::words::<P>).collect()
        }
        each_game!(Self, self, game => of(game, self.numbered_board()))
    }

    /// Pieces in hand.
    #[must_use]
    pub fn hands(&self) -> Vec<HandInfo> {
        each_game!(Self, self, game => game.position().hands())
    }

    /// What a player should see.
    #[must_use]
    pub fn marks(&self) -> Marks {
        each_game!(Self, self, game => game.mark_infos())
    }

    /// The board for a terminal.
    #[must_use]
    pub fn ascii(&self) -> String {
        each_game!(Self, self, game => game.position().ascii())
    }

    /// The key of the position.
    #[must_use]
    pub fn key(&self) -> u64 {
        each_game!(Self, self, game => game.position().key())
    }

    /// The endgame that tables can be made for, under the rules of this game.
    ///
    /// # Errors
    /// [`TableError::Unused`] for a game without.
    pub fn endgame(&self) -> Result<Endgame, TableError> {
        each_game!(Self, self, game => game.position().endgame()).ok_or(TableError::Unused)
    }

    /// What tables tell of the position, where they tell something.
    #[must_use]
    pub fn table_value(&self, tables: &Tables) -> Option<TableValue> {
        fn of<P: Searchable>(game: &Game<P>, tables: &Tables) -> Option<TableValue> {
            if game.outcome().is_some() { None } else { table_value(game.position(), tables) }
        }
        each_game!(Self, self, game => of(game, tables))
    }

    /// Leaf count below the position; 0 below the end of a game.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.outcome().is_some() {
            return 0;
        }
        each_game!(Self, self, game => crate::perft(game.position(), depth))
    }
}

impl AnySearch {
    /// Searches to the limits, without a clock.
    pub fn run(&mut self) {
        each_game!(Self, self, search => search.run());
    }

    /// Searches until the clock shows `until_ms`; true when the search is done.
    pub fn run_for(&mut self, clock: &impl Clock, until_ms: f64) -> bool {
        each_game!(Self, self, search => run_for(search, clock, until_ms))
    }

    /// Ends the search before its limits, and gives back the memory that only searching needs.
    pub fn finish(&mut self) {
        each_game!(Self, self, search => search.finish());
    }

    /// Whether a limit was reached.
    #[must_use]
    pub fn is_done(&self) -> bool {
        each_game!(Self, self, search => search.is_done())
    }

    /// Number of legal moves at the root.
    #[must_use]
    pub fn root_moves(&self) -> usize {
        each_game!(Self, self, search => search.root_moves().len())
    }

    /// Plies of the last complete iteration.
    #[must_use]
    pub fn completed_depth(&self) -> u32 {
        each_game!(Self, self, search => search.completed_depth())
    }

    /// Positions visited.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        each_game!(Self, self, search => search.nodes())
    }

    /// What was found so far, the line that `level` plays first.
    #[must_use]
    pub fn report(&self, level: Level, seed: u64, time_ms: f64) -> SearchReport {
        each_game!(Self, self, search => report(search, level, seed, time_ms))
    }
}

fn report<P: Playable>(search: &Search<P>, level: Level, seed: u64, time_ms: f64) -> SearchReport {
    let lines: Vec<LineInfo> = search.lines().iter().map(|line| line_info(search.root(), line)).collect();
    let chosen = level.choose(search.lines(), seed).min(lines.len() - 1);
    SearchReport { best: lines[chosen].clone(), depth: search.completed_depth(), nodes: search.nodes(), time_ms, lines }
}

fn line_info<P: Playable>(root: &P, line: &Line<P::Move>) -> LineInfo {
    let mut position = root.clone();
    let pv: Vec<String> = line
        .pv
        .iter()
        .map(|&mv| {
            let text = position.move_text(mv, &position.legal_moves());
            position.play_unchecked(mv);
            text
        })
        .collect();
    LineInfo { mv: pv.first().cloned().unwrap_or_default(), score: line.score, mate: mate_distance(line.score), pv }
}
