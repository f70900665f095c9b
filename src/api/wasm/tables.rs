//! Endgame tables of a game: read from files, or solved in slices.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::values::{Fields, Js, number, throw, to_js, whole, wrong_type};
use super::{Game, PerformanceClock};
use crate::error::{Error, ErrorCode};
use crate::games::AnyGame;
use crate::search::Clock;
use crate::tables::{TableError, TableResult, TableSolver, Tables};

/// What a game knows of its endings; a solver tells it more.
#[derive(Default)]
pub(super) struct Endings(Rc<RefCell<Tables>>);

impl Endings {
    pub(super) fn tables(&self) -> Tables {
        self.0.borrow().clone()
    }

    /// Adds tables that are for the game. Those for other rules, which a restored game may have, give way.
    fn add(&self, game: &AnyGame, tables: &Tables) -> Result<(), TableError> {
        let mut known = self.0.borrow_mut();
        if !game.endgame()?.fits(&known) {
            *known = Tables::default();
        }
        known.merge(tables);
        Ok(())
    }
}

/// Knows the same, and what is learnt later only the one that learns it.
impl Clone for Endings {
    fn clone(&self) -> Self {
        Self(Rc::new(RefCell::new(self.tables())))
    }
}

fn refused(error: TableError) -> JsValue {
    throw(Error::from(error))
}

/// Most men of an ending that is solved here: more do not fit into the memory of a page.
const MOST_MEN: u64 = 9;

/// Positions between two looks at the clock: about a millisecond.
const POSITIONS_BETWEEN_LOOKS: usize = 1024;

#[wasm_bindgen]
impl Game {
    /// Endgame tables for the searches of this game.
    #[wasm_bindgen(js_name = loadTable)]
    pub fn load_table(&mut self, bytes: &JsValue) -> Js<()> {
        let wrong = || wrong_type(ErrorCode::BadTable, "table", "a Uint8Array");
        let bytes = bytes.dyn_ref::<Uint8Array>().ok_or_else(wrong)?.to_vec();
        let tables = self.inner.endgame().and_then(|endgame| endgame.read(&bytes));
        tables.and_then(|tables| self.endings.add(&self.inner, &tables)).map_err(refused)
    }

    /// What the tables prove of the position.
    #[wasm_bindgen(js_name = tableValue)]
    pub fn table_value(&self) -> Js<JsValue> {
        #[derive(Serialize)]
        struct Value {
            value: &'static str,
            plies: Option<u32>,
            proved: bool,
        }
        let value = self.inner.table_value(&self.endings.0.borrow()).map(|value| Value {
            value: match value.result {
                TableResult::Win => "win",
                TableResult::Draw => "draw",
                TableResult::Loss => "loss",
            },
            plies: value.plies,
            proved: true,
        });
        to_js(&value)
    }

    /// Retrograde analysis in slices.
    #[wasm_bindgen(js_name = startSolving)]
    pub fn start_solving(&mut self, options: &JsValue) -> Js<Solving> {
        let fields = Fields::new(options, ErrorCode::BadOption, "options", &["men"])?;
        let men = whole(&fields.get("men")?, ErrorCode::BadOption, "men", 2, MOST_MEN)? as u32;
        let solver = self.inner.endgame().and_then(|endgame| endgame.solver(men)).map_err(refused)?;
        self.endings.add(&self.inner, solver.tables()).map_err(refused)?;
        Ok(Solving { solver, tables: self.endings.0.clone(), clock: PerformanceClock::new() })
    }
}

/// Retrograde analysis that runs in slices.
#[wasm_bindgen]
pub struct Solving {
    solver: TableSolver,
    /// Those of the game that asked.
    tables: Rc<RefCell<Tables>>,
    clock: PerformanceClock,
}

#[wasm_bindgen]
impl Solving {
    /// Works for so many milliseconds; true when done.
    pub fn run(&mut self, slice_ms: &JsValue) -> Js<bool> {
        let pause = self.clock.now_ms() + number(slice_ms, ErrorCode::BadOption, "sliceMs", 0.0)?;
        loop {
            let done = self.solver.step(POSITIONS_BETWEEN_LOOKS);
            if done || self.clock.now_ms() >= pause {
                self.tables.borrow_mut().merge(self.solver.tables());
                return Ok(done);
            }
        }
    }

    /// Share of the positions that were looked at.
    pub fn progress(&self) -> f64 {
        let (done, all) = self.solver.progress();
        done as f64 / all as f64
    }
}
