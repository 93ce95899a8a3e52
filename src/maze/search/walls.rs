//! The walls that keep entrance and exit apart, for a maze without a way out.
//! Invariant: taking such a wall away makes the part of the maze that can be reached from the entrance larger.

use super::{Kind, Order, Search};
use crate::{
    grid::Cell,
    maze::{Maze, WALL, cell, places, stride},
};

/// The walls that lie between what can be reached from the entrance and what from the exit, row by row. Where there
/// are none, as the walls are thick or there is no exit: all around what can be reached from the entrance. None where
/// there is a way.
pub fn closing(maze: &Maze) -> Vec<Cell> {
    let (mut around, mut between) = (Vec::new(), Vec::new());
    let mut search = Search::new(maze, Kind::Breadth, Order::CLASSIC);
    if search.finish() {
        return around;
    }
    let from_entrance = search.marks().clone();
    // The other way round, with nothing to find but the end.
    let mut back = maze.clone();
    back.entrance = maze.exit().unwrap_or(maze.entrance());
    back.exit = None;
    search.restart(&back, Kind::Breadth, Order::CLASSIC);
    search.finish();
    let (size, stride) = (maze.size, stride(maze.size));
    for here in stride..places(size) - stride {
        let (mut is_near, mut is_far) = (false, false);
        for beside in [here - stride, here - 1, here + 1, here + stride] {
            is_near |= from_entrance.bytes[beside] > WALL;
            is_far |= search.marks.bytes[beside] > WALL;
        }
        let cell = cell(size, here);
        if is_near && size.contains(cell) && maze.is_wall(cell) {
            around.push(cell);
            if is_far {
                between.push(cell);
            }
        }
    }
    if between.is_empty() { around } else { between }
}
