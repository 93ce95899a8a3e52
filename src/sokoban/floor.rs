//! The floor of a board as small numbers: what routes, deadlocks and solvers search on instead of cells.
//! A [`Place`] counts the floor cells row by row; walls have no place. Boxes are no part of it.
//! Invariant: places are as dense as possible, so that an array over them has no holes, and their order is that of
//! the cells.

pub(crate) mod sides;

use super::Board;
use crate::grid::{Cell, Dir, Grid};

/// The number of a floor cell.
pub(crate) type Place = u32;

/// What lies where there is no floor.
pub(crate) const NOWHERE: Place = Place::MAX;

/// A board reduced to its floor.
pub(crate) struct Floor {
    cells: Vec<Cell>,
    next: Vec<[Place; 4]>,
    places: Grid<Place>,
}

impl Floor {
    pub(crate) fn new(board: &Board) -> Self {
        let cells: Vec<Cell> = board
            .tiles()
            .map(|(cell, _)| cell)
            .filter(|cell| board.is_floor(*cell))
            .collect();
        let mut places = Grid::filled(board.size(), NOWHERE);
        for (place, cell) in (0..).zip(&cells) {
            places.put(*cell, place);
        }
        let at = |cell| places.at(cell).copied().unwrap_or(NOWHERE);
        let next = cells
            .iter()
            .map(|cell| Dir::ALL.map(|dir| at(*cell + dir)))
            .collect();
        Self {
            cells,
            next,
            places,
        }
    }

    /// How many places there are.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn cell(&self, place: Place) -> Cell {
        self.cells[place as usize]
    }

    /// The place of a cell, or [`NOWHERE`].
    pub(crate) fn place(&self, cell: Cell) -> Place {
        self.places.at(cell).copied().unwrap_or(NOWHERE)
    }

    /// The place one step away, with the direction given by its index in [`Dir::ALL`]; or [`NOWHERE`].
    pub(crate) fn next(&self, place: Place, dir: usize) -> Place {
        self.next[place as usize][dir]
    }

    /// One truth for each place: whether it is among these cells.
    pub(crate) fn mark<'a>(&self, cells: impl IntoIterator<Item = &'a Cell>) -> Vec<bool> {
        let mut marks = vec![false; self.len()];
        for cell in cells {
            marks[self.place(*cell) as usize] = true;
        }
        marks
    }
}

/// The index of the opposite direction.
pub(crate) const fn back(dir: usize) -> usize {
    (dir + 2) % 4
}
