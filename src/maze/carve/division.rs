//! Recursive division with a list in place of the recursion: a wall with one gap across the shorter side of a hall, and
//! then across both parts, until all halls are one room wide.

use super::rooms::Rooms;
use crate::{grid::Dir, seed::Stream};

/// A rectangle of rooms.
struct Hall {
    column: u32,
    row: u32,
    columns: u32,
    rows: u32,
}

pub(super) fn carve(rooms: &mut Rooms, stream: &mut Stream) {
    for room in 0..rooms.count() {
        for dir in [Dir::Right, Dir::Down] {
            if rooms.beside(room, dir).is_some() {
                rooms.open(room, dir);
            }
        }
    }
    let mut halls = vec![Hall {
        column: 0,
        row: 0,
        columns: rooms.columns,
        rows: rooms.rows,
    }];
    while let Some(hall) = halls.pop() {
        if hall.columns.min(hall.rows) > 1 {
            halls.extend(divide(rooms, &hall, stream));
        }
    }
}

/// Builds a wall across a hall, and gives both parts.
fn divide(rooms: &mut Rooms, hall: &Hall, stream: &mut Stream) -> [Hall; 2] {
    let Hall {
        column,
        row,
        columns,
        rows,
    } = *hall;
    let is_upright = columns > rows || columns == rows && stream.chance(1, 2);
    let (along, across) = if is_upright {
        (columns, rows)
    } else {
        (rows, columns)
    };
    let before = 1 + stream.below(along - 1);
    let gap = stream.below(across);
    for at in (0..across).filter(|at| *at != gap) {
        let (x, y, dir) = if is_upright {
            (column + before - 1, row + at, Dir::Right)
        } else {
            (column + at, row + before - 1, Dir::Down)
        };
        rooms.close(y * rooms.columns + x, dir);
    }
    let part = |from: u32, length: u32| {
        if is_upright {
            Hall {
                column: column + from,
                row,
                columns: length,
                rows,
            }
        } else {
            Hall {
                column,
                row: row + from,
                columns,
                rows: length,
            }
        }
    };
    [part(0, before), part(before, along - before)]
}
