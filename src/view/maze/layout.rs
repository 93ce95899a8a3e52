//! Where the lanes of a maze lie on the board.

use crate::{
    grid::{Cell, Size},
    view::{Fit, Point},
};

/// Where the lanes of a maze lie, in cells.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    size: Size,
    lanes: usize,
    viewport: (f32, f32),
}

impl Layout {
    /// Lays so many lanes of a maze out on a viewport of CSS pixels.
    pub fn new(size: Size, lanes: usize, viewport: (f32, f32)) -> Self {
        Self {
            size,
            lanes,
            viewport,
        }
    }

    pub fn fit(&self, density: f32) -> Fit {
        Fit::centred(
            self.size(),
            0.0,
            (self.size.area() * self.lanes) as u32,
            self.viewport,
            density,
        )
    }

    /// Width and height of the picture in cells.
    pub fn size(&self) -> (f32, f32) {
        (self.size.width.into(), self.size.height.into())
    }

    /// The cell of the first lane at a point in cells.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let cell = Cell::new(point.x.floor() as i16, point.y.floor() as i16);
        self.size.contains(cell).then_some(cell)
    }
}
