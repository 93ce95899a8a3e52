//! Which part of a board is drawn, and where its cells lie in board units.
//! Invariant: every cell that is drawn answers to the pixel at its own middle.

use crate::{
    grid::Cell,
    view::{Fit, Point, outline::DEPTH},
};

/// What is left free around the drawn cells, in cells: less than nothing, as outer walls are thinner than a cell.
pub const MARGIN: f32 = -0.25;

/// The part of the board that is drawn: a rectangle of cells with a margin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The cell at the top left.
    pub first: Cell,
    pub columns: u16,
    pub rows: u16,
}

impl Frame {
    /// Width and height in board units, margin and depth included.
    pub fn size(&self) -> (f32, f32) {
        (
            f32::from(self.columns) + 2.0 * MARGIN,
            f32::from(self.rows) + 2.0 * MARGIN + DEPTH,
        )
    }

    /// The top left corner of a cell in board units.
    pub fn corner(&self, cell: Cell) -> Point {
        Point::new(
            f32::from(cell.x - self.first.x) + MARGIN,
            f32::from(cell.y - self.first.y) + MARGIN,
        )
    }

    /// The middle of a cell in board units.
    pub fn middle(&self, cell: Cell) -> Point {
        self.corner(cell) + Point::new(0.5, 0.5)
    }

    /// Puts the whole frame into the middle of a viewport of `width` x `height` units (CSS pixels), each of `density`
    /// device pixels.
    pub fn fit(&self, viewport: (f32, f32), density: f32) -> Fit {
        let cells = u32::from(self.columns) * u32::from(self.rows);
        Fit::centred(self.size(), MARGIN, cells, viewport, density)
    }

    /// The cell under a point in board units, if it is one of the frame.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let inside = point - Point::new(MARGIN, MARGIN);
        let (column, row) = (inside.x.floor(), inside.y.floor());
        let drawn = column >= 0.0
            && row >= 0.0
            && column < f32::from(self.columns)
            && row < f32::from(self.rows);
        drawn.then(|| Cell::new(self.first.x + column as i16, self.first.y + row as i16))
    }
}
