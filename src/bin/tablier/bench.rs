//! Speed of move generation and search, and the node counts by which a change of the engine is known.

use cpu_time::ProcessTime;
use tablier::{AnyGame, Level, Limits, Rules};

/// Game, position (`None`: the start), perft depth, search depth.
const POSITIONS: [(&str, Option<&str>, u32, u32); 12] = [
    ("draughts", None, 9, 9),
    // Woldouby: the most analysed position of draughts.
    ("draughts", Some("W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"), 13, 11),
    ("spanish-draughts", None, 11, 11),
    ("spanish-draughts", Some("W:W1,3,4,K6,8,10,15,K23:B5,22"), 8, 8),
    ("charret", None, 6, 6),
    ("charret", Some("1...1..22.1.2121.2...... 1 0 0"), 8, 8),
    ("tumblingdown", None, 4, 5),
    // Early in the middle of a game, with mixed stacks.
    (
        "tumblingdown",
        Some("WwWbbWwwwW2wwWwW/2bwWW2wWW/4WwwWW1/2WW1WB1/2bB1BB2/1BWbBB3/BbBbBbbBBB2/bB1wBbbbB4 w 17"),
        4,
        5,
    ),
    ("ultima", None, 5, 5),
    ("ultima", Some("bp4nk/b2p1p2/p3PBNp/3P2P1/3nPP2/1p1K1Q2/MPPP4/R2N3B w"), 4, 4),
    ("bulltricker", None, 4, 5),
    (
        "bulltricker",
        Some("1Q3q1/q5qk6q/p2p2Q/p1q1p1q5p2/3p3/2p3q3p3p/P4p1/Q3P10/2P4/4P9P/P2P1PP/2P5P1Q1P2/Q1Q1q1Q/6QKQ6/7 w"),
        4,
        4,
    ),
];

fn open(game: &str, position: Option<&str>) -> AnyGame {
    AnyGame::new(game, position, &Rules::default()).expect("the positions of the bench are legal")
}

/// Prints leaves of perft and nodes of search per second of CPU time.
pub fn bench() {
    for (id, position, perft_depth, depth) in POSITIONS {
        let game = open(id, position);
        let start = ProcessTime::now();
        let leaves = game.perft(perft_depth);
        let perft_rate = leaves as f64 / start.elapsed().as_secs_f64() / 1e6;
        let start = ProcessTime::now();
        let mut search = game.search(Limits::depth(depth)).expect("the positions of the bench have moves");
        search.run();
        let rate = search.nodes() as f64 / start.elapsed().as_secs_f64() / 1e6;
        println!(
            "{id} {}: perft {perft_depth} = {leaves}, {perft_rate:.0} M leaves/s; search depth {depth} = {} nodes, {rate:.2} M nodes/s",
            position.unwrap_or("start"),
            search.nodes(),
        );
    }
}

/// Prints the node counts that native code and wasm must share; with `timed` the milliseconds of CPU time as well.
pub fn signatures(timed: bool) {
    let lines: Vec<String> = POSITIONS
        .into_iter()
        .map(|(id, position, _, depth)| {
            let game = open(id, position);
            let start = ProcessTime::now();
            let mut search = game.search(Limits::depth(depth)).expect("there are moves");
            search.run();
            let ms = start.elapsed().as_secs_f64() * 1000.0;
            let report = search.report(Level::FULL, 0, 0.0);
            let position = position.map(|text| format!("\"position\": \"{text}\", ")).unwrap_or_default();
            let time = if timed { format!(", \"ms\": {ms:.3}") } else { String::new() };
            format!(
                "  {{ \"game\": \"{id}\", {position}\"depth\": {depth}, \"nodes\": {}, \"move\": \"{}\"{time} }}",
                report.nodes, report.best.mv
            )
        })
        .collect();
    println!("[\n{}\n]", lines.join(",\n"));
}
