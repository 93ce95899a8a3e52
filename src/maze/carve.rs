//! Mazes from a seed.
//! A maze has rooms at odd columns and rows, with a wall or a passage between two neighbours; a generator decides which.
//! It makes a perfect maze, with exactly one way from any room to any other, and braiding opens some of its dead ends.
//! A side that is even has one row or column of walls more at its end, and a side of 1 or 2 has no room: such a maze is
//! one straight way. The entrance lies in the left wall at the first room, the exit in the right wall at the last.
//! Invariant: the same parameters give the same maze, for ever.

mod backtracker;
mod division;
mod kruskal;
mod rooms;
mod wilson;

use super::{LARGEST_SIDE, Maze};
use crate::{
    grid::{Cell, Size},
    seed::{Seed, Stream},
};
use rooms::Rooms;

/// A generator and its version; what a version makes never changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Generator {
    /// A way that goes on at random and steps back: long, winding ways.
    #[default]
    Backtracker1,
    /// Walls fall in random order where they part what is not joined yet: many short dead ends.
    Kruskal1,
    /// Random walks without their loops: every perfect maze is equally likely.
    Wilson1,
    /// Walls with one gap, across ever smaller rooms: long straight walls.
    Division1,
}

impl Generator {
    pub const ALL: [Self; 4] = [
        Self::Backtracker1,
        Self::Kruskal1,
        Self::Wilson1,
        Self::Division1,
    ];

    /// The name in links and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Backtracker1 => "backtracker1",
            Self::Kruskal1 => "kruskal1",
            Self::Wilson1 => "wilson1",
            Self::Division1 => "division1",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        let mut generators = Self::ALL.into_iter();
        generators.find(|generator| generator.name() == name)
    }
}

/// The shortest and the longest side, outer wall included.
pub const SIDES: (u16, u16) = (2, LARGEST_SIDE);

/// All that decides a generated maze.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Params {
    pub generator: Generator,
    /// Each side within [`SIDES`].
    pub size: Size,
    /// How many of a hundred dead ends are opened, by chance.
    pub braid: u8,
    pub seed: Seed,
}

/// Makes the maze of these parameters.
///
/// # Panics
/// When a side is not within [`SIDES`].
pub fn carve(params: &Params) -> Maze {
    let Params {
        generator, size, ..
    } = *params;
    assert!(size.width.min(size.height) >= SIDES.0, "a side of {size}");
    let label = format!("{} {size}", generator.name());
    let mut rooms = Rooms::new(size);
    if rooms.count() > 0 {
        let mut stream = Stream::new(&label, &params.seed);
        match generator {
            Generator::Backtracker1 => backtracker::carve(&mut rooms, &mut stream),
            Generator::Kruskal1 => kruskal::carve(&mut rooms, &mut stream),
            Generator::Wilson1 => wilson::carve(&mut rooms, &mut stream),
            Generator::Division1 => division::carve(&mut rooms, &mut stream),
        }
        // A stream of its own, so that the maze itself does not change with the percentage.
        let mut stream = Stream::new(&format!("{label} braid"), &params.seed);
        if params.braid > 0 {
            rooms.braid(params.braid.into(), &mut stream);
        }
    }
    finish(rooms.into_walls(), size)
}

/// Opens entrance and exit.
fn finish(walls: Vec<u8>, size: Size) -> Maze {
    let (right, bottom) = (size.width as i16 - 1, size.height as i16 - 1);
    let mut maze = Maze {
        size,
        walls: walls.into(),
        entrance: Cell::new(0, 0),
        exit: None,
    };
    if size.width.min(size.height) < 3 {
        let end = if right >= bottom {
            Cell::new(right, 0)
        } else {
            Cell::new(0, bottom)
        };
        maze.put_way(maze.entrance);
        for cell in size.cells() {
            if cell.x <= end.x && cell.y <= end.y {
                maze.put_way(cell);
            }
        }
        maze.move_exit(end);
        return maze;
    }
    maze.move_entrance(Cell::new(0, 1));
    // The last row of rooms; where the width is even, there is one wall more on the way out.
    let row = bottom - 1 - i16::from(size.height.is_multiple_of(2));
    maze.put_way(Cell::new(right - 1, row));
    maze.move_exit(Cell::new(right, row));
    maze
}
