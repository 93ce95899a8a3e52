//! What is known of each cell as one flat colour; where cells are small, the walls and the ways too.
//! Invariant: one pass over the cells, in which nothing is allocated.

use super::has_frontier;
use crate::{
    app::maze::scene::Scene,
    grid::Cell,
    maze::{rows, search::Marks},
    view::{Detail, Field, Ink, Point, tokens::Token},
};

/// The colours of fields; a cell's byte is one more than the place among them.
pub const INKS: &[Ink] = &[
    Ink(Token::Wall, 100),
    Ink(Token::Front, 100),
    Ink(Token::Light, 100),
    Ink(Token::Light, 45),
    Ink(Token::Muted, 26),
    Ink(Token::Muted, 60),
    Ink(Token::Good, 100),
    Ink(Token::Bad, 100),
];

const WALL: u8 = 1;
/// On the list or the frontier: where cells are small, where each has an edge, and where other things matter more.
const FRONT: u8 = 2;
const LIT: u8 = 3;
const SOFT: u8 = 4;
const BACK: u8 = 5;
const TRAIL: u8 = 6;
const SHORTEST: u8 = 7;
const CLOSING: u8 = 8;

/// The cells of one lane.
pub(super) fn of_lane(scene: &Scene, index: usize, corner: Point, detail: Detail) -> Field {
    let (maze, lane) = (&scene.maze, &scene.lanes[index]);
    let is_small = detail == Detail::Least;
    let listed = match detail {
        _ if !scene.walked.is_empty() => SOFT,
        Detail::All if has_frontier(lane, maze) => LIT,
        Detail::All => SOFT,
        Detail::Some | Detail::Least => FRONT,
    };
    let size = maze.size();
    let mut field = Field {
        corner,
        width: size.width.into(),
        cells: Vec::with_capacity(size.area()),
        inks: INKS,
    };
    // By the lowest bits of a byte: a frame may have to fill forty thousand cells.
    let wall = WALL * u8::from(is_small);
    let table = [0, wall, listed, wall, SOFT, wall, BACK, wall];
    let bytes = lane.marks.as_ref().map_or(maze.bytes(), Marks::bytes);
    for row in rows(size, bytes) {
        for byte in row {
            field.cells.push(table[usize::from(byte % 8)]);
        }
    }
    let mut put = |cell: Cell, byte| {
        if let Some(index) = size.index(cell) {
            field.cells[index] = byte;
        }
    };
    if is_small && lane.is_out(maze) && scene.walked.is_empty() && has_frontier(lane, maze) {
        for cell in lane.way(maze) {
            put(cell, LIT);
        }
    }
    if is_small && index == 0 {
        scene.trail.iter().for_each(|cell| put(*cell, TRAIL));
        scene.walked.iter().for_each(|cell| put(*cell, FRONT));
        for (step, cell) in scene.shortest.iter().enumerate() {
            // With gaps, so that the way found is seen below where both are one.
            if step % 3 != 2 {
                put(*cell, SHORTEST);
            }
        }
        scene.closing.iter().for_each(|cell| put(*cell, CLOSING));
    }
    field
}
