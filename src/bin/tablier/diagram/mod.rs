//! Pictures of positions, drawn by the painters of the page.

mod painters;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde::Serialize;
use tablier::AnyGame;
use tablier::api::dto::{GameInfo, HandInfo, Layout, Marks, PieceOnCell};

use crate::said;

/// What to draw, and how.
#[derive(Args)]
pub struct Options {
    /// Moves to play first, apart by spaces; numbers of moves may stand between them.
    #[arg(long)]
    moves: Option<String>,
    /// The SVG file to write; without it, to the terminal.
    #[arg(long, short)]
    out: Option<PathBuf>,
    #[command(flatten)]
    look: Look,
}

/// As `DiagramOptions` of src/js/diagram.d.ts.
#[derive(Args, Serialize)]
struct Look {
    /// Marked cells: d4,e5:cross,f6:dot:red. Shapes: ring, dot, cross, square; colours: green, red, blue, yellow.
    #[arg(long)]
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<String>,
    /// Arrows: d2-d8,a1-c3:blue.
    #[arg(long)]
    #[serde(skip_serializing_if = "Option::is_none")]
    arrows: Option<String>,
    /// Cells under a veil: cells, files, ranks and ranges of them, a-c,5,e4,g1-h2.
    #[arg(long)]
    #[serde(skip_serializing_if = "Option::is_none")]
    shadow: Option<String>,
    /// Id of the player at the bottom.
    #[arg(long)]
    #[serde(skip_serializing_if = "Option::is_none")]
    orientation: Option<String>,
    /// Colours: light or dark, wood, paper or contrast, or two of them: "paper dark".
    #[arg(long, default_value = "light")]
    theme: String,
    /// No names or numbers of cells.
    #[arg(long = "no-coordinates", action = clap::ArgAction::SetFalse)]
    coordinates: bool,
    /// No frame around the board: the picture is transparent there.
    #[arg(long = "no-frame", action = clap::ArgAction::SetFalse)]
    frame: bool,
    /// Language of title and description.
    #[arg(long, default_value = "en")]
    lang: Language,
    /// Width in pixels, 16 to 8192.
    #[arg(long, default_value_t = 640)]
    width: u32,
}

#[derive(Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Language {
    Fr,
    En,
}

/// `Position` of src/js/board/diagram.js.
#[derive(Serialize)]
struct Picture {
    info: GameInfo,
    turn: Option<&'static str>,
    layout: Layout,
    board: Vec<PieceOnCell>,
    hands: Vec<HandInfo>,
    marks: Marks,
    before: Option<Vec<PieceOnCell>>,
}

/// Draws the position that a game stands at after some moves.
pub fn draw(mut game: AnyGame, options: &Options) -> Result<(), String> {
    if let Some(out) = options.out.as_deref().filter(|out| out.extension() != Some("svg".as_ref())) {
        return Err(format!("{}: expected a name that ends in .svg", out.display()));
    }
    for text in options.moves.iter().flat_map(|moves| moves.split_whitespace()).filter(|text| !is_number(text)) {
        game.play(text).map_err(said)?;
    }
    let svg = painters::svg(&picture(game), &options.look)?;
    match &options.out {
        Some(out) => fs::write(out, svg).map_err(|error| format!("{}: {error}", out.display())),
        None => io::stdout().write_all(svg.as_bytes()).map_err(|error| error.to_string()),
    }
}

/// Whether a text is the number of a move, as `12.` or `12...`.
fn is_number(text: &str) -> bool {
    text.ends_with('.') && text.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit())
}

fn picture(mut game: AnyGame) -> Picture {
    let marks = game.marks();
    let turn = game.outcome().is_none().then(|| game.turn());
    let (info, layout, board, hands) = (game.info(), game.layout(), game.board(), game.hands());
    let before = marks.last_move.is_some().then(|| {
        game.undo();
        game.board()
    });
    Picture { info, turn, layout, board, hands, marks, before }
}
