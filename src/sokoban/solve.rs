//! The solver: the fewest pushes from any position, a proof that there is no way, or an honest "not found".
//! Nothing here knows of pages, workers or time; a budget counts nodes.
//! Invariant: "impossible" is answered only where the whole space has been searched or a deadlock has been proved.

mod astar;
mod bound;
pub mod breadth;
mod packing;
mod queue;
mod states;
mod table;
mod way;
mod yard;

use super::Position;
use crate::grid::Dir;

/// How many nodes lie between two reports of progress.
const STRIDE: u64 = 4096;

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Positions expanded.
    pub nodes: u64,
    /// The lower bound in pushes that the search has proved for the whole way.
    pub depth: u32,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A way with the fewest pushes, as steps of the player.
    Solved { moves: Vec<Dir>, pushes: u32 },
    /// Proved: no way leads to a win.
    Impossible,
    /// The budget of positions was spent first, or, on boards as wide as they may be, the memory set aside for them.
    NotFound,
}

/// A finished search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub answer: Answer,
    pub effort: Effort,
}

/// Searches for a way with the fewest pushes, expanding at most `budget` positions.
///
/// `progress` is told the effort every few thousand nodes.
pub fn solve(position: &Position, budget: u64, progress: &mut dyn FnMut(Effort)) -> Report {
    let mut search = astar::Search::new(position);
    let answer = search.run(position, budget, progress);
    Report {
        answer,
        effort: search.effort,
    }
}
