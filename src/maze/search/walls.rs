//! The walls that keep entrance and exit apart, for a maze without a way out.
//! Invariant: taking such a wall away makes the part of the maze that can be reached from the entrance larger.

use super::{Kind, Mark, Order, Search};
use crate::{
    grid::{Cell, Dir},
    maze::Maze,
};

/// The walls that lie between what can be reached from the entrance and what from the exit, row by row. Where there
/// are none, as the walls are thick or there is no exit: all around what can be reached from the entrance. None where
/// there is a way.
pub fn closing(maze: &Maze) -> Vec<Cell> {
    let mut search = Search::new(maze, Kind::Breadth, Order::CLASSIC);
    if search.finish() {
        return Vec::new();
    }
    let around = walls_by(maze, |_| true, &search);
    let Some(exit) = maze.exit() else {
        return around;
    };
    // The other way round, with nothing to find but the end.
    let mut back = maze.clone();
    (back.entrance, back.exit) = (exit, None);
    let mut back = Search::new(&back, Kind::Breadth, Order::CLASSIC);
    back.finish();
    let between = walls_by(maze, |cell| around.binary_search(&cell).is_ok(), &back);
    if between.is_empty() { around } else { between }
}

/// The walls of some that are beside a cell that a search has seen.
fn walls_by(maze: &Maze, is_meant: impl Fn(Cell) -> bool, search: &Search) -> Vec<Cell> {
    let is_seen = |dir: &Dir, cell| search.marks().mark(cell + *dir) != Mark::Unseen;
    let mut walls = Vec::new();
    for cell in maze.size().cells() {
        let is_beside = || Dir::ALL.iter().any(|dir| is_seen(dir, cell));
        if maze.is_wall(cell) && is_meant(cell) && is_beside() {
            walls.push(cell);
        }
    }
    walls
}
