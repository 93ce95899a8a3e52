//! What two levels have in common that are mirror images of each other, or turned.
//! A shape is no level: the place of the player within reach is lost, and so are walls that nothing touches.
//! Invariant: two positions have the same shape exactly when one of the eight symmetries of the square takes the floor,
//! the goals, the boxes and the reach of the player of one to those of the other.

use super::super::{Position, route};
use crate::grid::Cell;

/// The shape of a position: a row width, then a number for each cell of its floor's bounding box, row by row.
pub fn shape(position: &Position) -> Vec<u16> {
    let board = position.board();
    let reach = route::reach(position);
    let floor = || {
        board
            .tiles()
            .map(|(cell, _)| cell)
            .filter(|cell| board.is_floor(*cell))
    };
    let (mut left, mut top) = (i16::MAX, i16::MAX);
    let (mut right, mut bottom) = (0, 0);
    for Cell { x, y } in floor() {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    let (last_x, last_y) = (right - left, bottom - top);
    let mut least = Vec::new();
    for symmetry in 0..8 {
        let is_turned = symmetry & 1 == 1;
        let width = if is_turned { last_y } else { last_x } + 1;
        let area = (usize::from(last_x as u16) + 1) * (usize::from(last_y as u16) + 1);
        let mut form = vec![0; 1 + area];
        form[0] = width as u16;
        for cell in floor() {
            let (mut x, mut y) = (cell.x - left, cell.y - top);
            if symmetry & 2 == 2 {
                x = last_x - x;
            }
            if symmetry & 4 == 4 {
                y = last_y - y;
            }
            if is_turned {
                (x, y) = (y, x);
            }
            let is_reached = reach.at(cell) == Some(&true);
            form[1 + y as usize * width as usize + x as usize] = 1
                + 2 * u16::from(board.is_goal(cell))
                + 4 * u16::from(position.has_box(cell))
                + 8 * u16::from(is_reached);
        }
        if least.is_empty() || form < least {
            least = form;
        }
    }
    least
}
