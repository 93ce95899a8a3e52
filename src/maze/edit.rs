//! Changes to a maze, each whole or not at all.
//! They say whether anything has changed, so that a hand that draws over what is there already leaves nothing to undo.
//! Invariant: that of a [`Maze`]; entrance and exit give way to nothing but a smaller rectangle.

use super::{LARGEST_SIDE, Maze, Square, WALL, WAY, place};
use crate::grid::{Cell, Size};
use std::rc::Rc;

impl Maze {
    /// Builds a wall on a way; entrance and exit stay free.
    pub fn put_wall(&mut self, cell: Cell) -> bool {
        let fits = self.square(cell) == Square::Way;
        if fits {
            self.put(cell, WALL);
        }
        fits
    }

    /// Takes a wall away.
    pub fn put_way(&mut self, cell: Cell) -> bool {
        let fits = self.size.contains(cell) && self.is_wall(cell);
        if fits {
            self.put(cell, WAY);
        }
        fits
    }

    /// Moves the entrance, and takes away the wall that stands there; not onto the exit.
    pub fn move_entrance(&mut self, cell: Cell) -> bool {
        let fits = self.is_free(cell);
        if fits {
            self.put_way(cell);
            self.entrance = cell;
        }
        fits
    }

    /// Moves the exit or makes one, and takes away the wall that stands there; not onto the entrance.
    pub fn move_exit(&mut self, cell: Cell) -> bool {
        let fits = self.is_free(cell);
        if fits {
            self.put_way(cell);
            self.exit = Some(cell);
        }
        fits
    }

    /// Makes a way of the exit.
    pub fn remove_exit(&mut self) -> bool {
        self.exit.take().is_some()
    }

    /// Takes all walls away.
    pub fn clear(&mut self) -> bool {
        let before = self.clone();
        for cell in self.size.cells() {
            self.put_way(cell);
        }
        *self != before
    }

    /// Cuts the rectangle off, or adds walls, at its right and its lower side.
    ///
    /// An entrance or exit that would be cut off moves to the nearest cell; where both meet, the exit is gone. A size
    /// with a side of 0 or beyond [`LARGEST_SIDE`] changes nothing.
    pub fn resize(&mut self, size: Size) -> bool {
        let sides = 1..=LARGEST_SIDE;
        if size == self.size || !sides.contains(&size.width) || !sides.contains(&size.height) {
            return false;
        }
        let nearest = |cell: Cell| {
            let (right, bottom) = (size.width as i16 - 1, size.height as i16 - 1);
            Cell::new(cell.x.min(right), cell.y.min(bottom))
        };
        let mut resized = Self::solid(size, nearest(self.entrance));
        if let Some(exit) = self.exit {
            resized.move_exit(nearest(exit));
        }
        for cell in size.cells() {
            if !self.is_wall(cell) {
                resized.put_way(cell);
            }
        }
        *self = resized;
        true
    }

    /// Whether a cell is neither entrance nor exit.
    fn is_free(&self, cell: Cell) -> bool {
        self.size.contains(cell) && matches!(self.square(cell), Square::Way | Square::Wall)
    }

    fn put(&mut self, cell: Cell, wall: u8) {
        Rc::make_mut(&mut self.walls)[place(self.size, cell)] = wall;
    }
}
