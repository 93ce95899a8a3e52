//! The walls that keep entrance and exit apart, for a maze without a way out.
//! Invariant: taking such a wall away makes the part of the maze that it closes in larger.

use super::{Kind, Mark, Order, Search};
use crate::{
    grid::{Cell, Dir},
    maze::Maze,
};

/// The walls around all cells that can be reached from the exit, or from the entrance where there is no exit, row by
/// row; none where there is a way between them.
pub fn closing(maze: &Maze) -> Vec<Cell> {
    let mut from = maze.clone();
    if let Some(exit) = maze.exit() {
        // The other way round, and with nothing to find but the end.
        (from.entrance, from.exit) = (exit, Some(maze.entrance()));
    }
    let mut search = Search::new(&from, Kind::Breadth, Order::CLASSIC);
    let mut walls = Vec::new();
    if !search.finish() {
        let is_seen = |cell| search.marks().mark(cell) != Mark::Unseen;
        for cell in maze.size().cells() {
            if maze.is_wall(cell) && Dir::ALL.iter().any(|dir| is_seen(cell + *dir)) {
                walls.push(cell);
            }
        }
    }
    walls
}
