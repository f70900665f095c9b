//! Plain fixed-depth searches that `tablier match` measures the engine against: they share its rules, and nothing of its
//! search or its evaluations.
//!
//! `opponent` serves the part of the line protocol (`docs/engine-protocol.md`) that a match needs, with one limit:
//! `go depth D`.

mod alphabeta;
mod evaluation;
mod server;

fn main() -> std::io::Result<()> {
    server::serve(std::io::stdin().lock(), std::io::stdout())
}
