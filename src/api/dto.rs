//! Plain objects that cross the border to JavaScript; `src/js/tablier.d.ts` is their contract.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::games::Rules;
use crate::position::{Outcome, Player, Reason};

/// A name in both languages of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Names {
    /// French.
    pub fr: &'static str,
    /// English.
    pub en: &'static str,
}

/// French and English.
pub(crate) const fn names(fr: &'static str, en: &'static str) -> Names {
    Names { fr, en }
}

/// An id with its names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Named {
    /// Stable id.
    pub id: &'static str,
    /// Its names.
    pub names: Names,
}

pub(crate) const fn named(id: &'static str, fr: &'static str, en: &'static str) -> Named {
    Named { id, names: names(fr, en) }
}

/// One of the values of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Stable value.
    pub value: &'static str,
    /// Its names.
    pub names: Names,
}

/// Codes of the ends that players call, records tell or positions bring about in every game, then of a game's own.
pub(crate) fn reasons(own: &[Reason]) -> Vec<&'static str> {
    let common = [Reason::Resignation, Reason::Agreement, Reason::Unknown, Reason::Repetition];
    common.iter().chain(own).map(|reason| reason.code()).collect()
}

pub(crate) const fn value(value: &'static str, fr: &'static str, en: &'static str) -> Choice {
    Choice { value, names: names(fr, en) }
}

/// A rule option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// Name in the API.
    pub name: &'static str,
    /// Names for people.
    pub names: Names,
    /// Values and default.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What values an option has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// When not set.
        default: bool,
    },
    /// One of several words.
    Choice {
        /// When not set: the first.
        default: &'static str,
        /// All of them.
        choices: &'static [Choice],
    },
    /// A whole number, or none.
    Limit {
        /// When not set.
        default: Option<u32>,
        /// Smallest.
        min: u32,
        /// Largest.
        max: u32,
    },
}

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Stable id.
    pub id: &'static str,
    /// Names for people.
    pub names: Names,
    /// [`Player::One`] first.
    pub players: [Named; 2],
    /// Kinds of piece.
    pub pieces: &'static [Named],
    /// Cells in the order of their numbers in packed moves.
    pub cells: Vec<String>,
    /// Options.
    pub rules: &'static [OptionInfo],
    /// Codes of the ways in which it can end.
    pub reasons: Vec<&'static str>,
    /// Formats of game records that can be written.
    pub record_formats: [&'static str; 2],
}

/// A captured piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CapturedPiece {
    /// Where it stood.
    pub cell: String,
    /// Its kind.
    pub piece: &'static str,
}

/// A move in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveInfo {
    /// Canonical text.
    pub text: String,
    /// Who plays it.
    pub player: &'static str,
    /// Kind of the moving piece.
    pub piece: &'static str,
    /// `None` from the hand.
    pub from: Option<String>,
    /// Where it ends.
    pub to: String,
    /// Cells on which the piece stands in turn.
    pub path: Vec<String>,
    /// In the order of the path.
    pub captures: Vec<CapturedPiece>,
    /// Kind that the piece becomes.
    pub promotion: Option<&'static str>,
    /// Piece huffed before the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub huff: Option<String>,
}

/// The end of a game in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OutcomeInfo {
    /// `None` for a draw.
    pub winner: Option<String>,
    /// Code of the reason.
    pub reason: String,
}

impl OutcomeInfo {
    /// `players` are the ids of both players.
    pub(crate) fn new(outcome: Outcome, players: &[Named; 2]) -> Self {
        Self {
            winner: outcome.winner.map(|winner| players[winner.index()].id.into()),
            reason: outcome.reason.code().into(),
        }
    }
}

/// A piece and where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PieceOnCell {
    /// Where.
    pub cell: String,
    /// Whose.
    pub player: &'static str,
    /// Its kind.
    pub piece: &'static str,
}

/// Pieces in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandInfo {
    /// Whose.
    pub player: &'static str,
    /// Their kind.
    pub piece: &'static str,
    /// How many.
    pub count: u32,
}

/// How cells are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LayoutKind {
    /// Cells tile the board.
    Squares,
    /// Cells are junctions of lines.
    Points,
}

/// Geometry of a board, in board units.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Layout {
    /// Extent in x.
    pub width: f32,
    /// Extent in y.
    pub height: f32,
    /// How cells are drawn.
    pub kind: LayoutKind,
    /// All cells.
    pub cells: Vec<LayoutCell>,
    /// Lines to draw.
    pub lines: Vec<Line>,
    /// Texts to write.
    pub labels: Vec<Label>,
}

/// A cell of a layout.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LayoutCell {
    /// Its name.
    pub name: String,
    /// Centre.
    pub x: f32,
    /// Centre.
    pub y: f32,
    /// Outline.
    pub polygon: [(f32, f32); 4],
    /// Row from the top, for reading.
    pub row: u32,
    /// Column from the left, for reading.
    pub column: u32,
}

impl LayoutCell {
    /// A square cell around its centre.
    pub(crate) fn square(name: String, centre: (f32, f32), half: f32, place: (u32, u32)) -> Self {
        Self::rectangle(name, centre, (2.0 * half, 2.0 * half), place)
    }

    /// A cell of some width and height around its centre.
    pub(crate) fn rectangle(
        name: String,
        (x, y): (f32, f32),
        (width, height): (f32, f32),
        (row, column): (u32, u32),
    ) -> Self {
        let (w, h) = (width / 2.0, height / 2.0);
        let polygon = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)];
        Self { name, x, y, polygon, row, column }
    }
}

/// A line of a layout.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// Start.
    pub x1: f32,
    /// Start.
    pub y1: f32,
    /// End.
    pub x2: f32,
    /// End.
    pub y2: f32,
}

/// A text of a layout, centred.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Centre.
    pub x: f32,
    /// Centre.
    pub y: f32,
}

/// The last move, to mark it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LastMove {
    /// `None` from the hand.
    pub from: Option<String>,
    /// Where it ended.
    pub to: String,
    /// Cells on which the piece stood.
    pub path: Vec<String>,
    /// Cells of the captured pieces.
    pub captures: Vec<String>,
}

/// A piece that cannot move, with those that hold it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FrozenPiece {
    /// Where it stands.
    pub cell: String,
    /// Where they stand.
    pub by: Vec<String>,
}

/// What a player should see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Marks {
    /// The move before.
    pub last_move: Option<LastMove>,
    /// Kings in check.
    pub check: Vec<String>,
    /// Pieces that are held.
    pub frozen: Vec<String>,
    /// The same with the pieces that hold each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub frozen_by: Vec<FrozenPiece>,
    /// Royal pieces.
    pub kings: Vec<String>,
    /// Pieces that some legal move captures.
    pub threatened: Vec<String>,
    /// Pieces that must capture.
    pub must_move: Vec<String>,
}

/// What can follow the cells entered so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct InputInfo {
    /// Cells that may come next.
    pub next: Vec<String>,
    /// Moves that agree.
    pub moves: Vec<MoveInfo>,
    /// The move, once it is named.
    pub complete: Option<MoveInfo>,
}

/// A move named by its cells.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct MoveQuery {
    /// `None` from the hand, or where it does not matter.
    #[serde(default)]
    pub from: Option<String>,
    /// Where it ends.
    pub to: String,
    /// Cells of the captured pieces, in any order.
    #[serde(default)]
    pub captures: Option<Vec<String>>,
    /// Piece huffed before the move.
    #[serde(default)]
    pub huff: Option<String>,
}

/// Why something is not a legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RefusalInfo {
    /// Stable name of the reason.
    pub code: &'static str,
    /// Cells that show it, the most telling first.
    pub cells: Vec<String>,
    /// Anchor of the section in the rules page of the game.
    pub section: &'static str,
    /// What else there is to say.
    pub params: BTreeMap<&'static str, RefusalParam>,
}

/// A parameter of a refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum RefusalParam {
    /// The name of a cell, the id of a piece or a player, or a text.
    Word(String),
    /// Names of cells.
    Words(Vec<String>),
    /// A whole number.
    Number(u32),
}

/// One line of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LineInfo {
    /// First move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Hundredths of a man, from the side to move.
    pub score: i32,
    /// Plies to the forced end: positive for a win.
    pub mate: Option<i32>,
    /// Principal variation.
    pub pv: Vec<String>,
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchReport {
    /// The best line.
    #[serde(flatten)]
    pub best: LineInfo,
    /// Plies searched to the end.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: f64,
    /// Best lines, best first.
    pub lines: Vec<LineInfo>,
}

/// A game to take up again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameState {
    /// Id of the game.
    pub id: String,
    /// Options.
    #[serde(default)]
    pub rules: Rules,
    /// Start position.
    #[serde(default)]
    pub position: Option<String>,
    /// Moves played.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Moves taken back, next first.
    #[serde(default)]
    pub redo: Vec<String>,
    /// An end by resignation, agreement or claim.
    #[serde(default)]
    pub ended: Option<OutcomeInfo>,
}

/// Ids of both players of a game, looked up by id.
pub(crate) fn player_by_id(players: &[Named; 2], id: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|player| players[player.index()].id == id)
}
