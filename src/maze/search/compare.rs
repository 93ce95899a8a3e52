//! All orders of directions on the same maze.

use super::{Kind, Order, Search};
use crate::maze::Maze;

/// How depth-first search does with one order of directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Steps of the way found; nothing where there is no exit.
    pub way: Option<u32>,
    /// Cells gone into.
    pub expanded: u32,
}

/// How each of [`Order::all`] does, in that order.
pub fn compare(maze: &Maze) -> Vec<Tally> {
    let mut search = Search::new(maze, Kind::Depth, Order::CLASSIC);
    let tallies = Order::all().into_iter().map(|order| {
        search.restart(maze, Kind::Depth, order);
        let found = search.finish();
        let counters = search.counters();
        Tally {
            // The list holds the way with its two ends.
            way: found.then(|| counters.frontier - 1),
            expanded: counters.expanded,
        }
    });
    tallies.collect()
}
