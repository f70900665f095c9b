//! Why not: the list of reasons, a position for each, and a second opinion on every illegal pair of cells of random
//! positions.
#![allow(missing_docs)]

mod cases;
#[path = "../fixtures/mod.rs"]
mod fixtures;
mod lists;
#[path = "../reference/mod.rs"]
mod reference;
#[path = "../setups/mod.rs"]
mod setups;
mod texts;
mod truth;
