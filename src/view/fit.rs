//! Where the picture lies on the screen: which part of the board is drawn, and board units to pixels and back.
//! It draws nothing and knows no colour.
//! Invariant: every cell that is drawn answers to the pixel at its own middle.

use super::path::Point;
use crate::grid::Cell;

/// What is left free around the drawn cells, in cells: less than nothing, as outer walls are thinner than a cell.
pub const MARGIN: f32 = -0.25;
/// How far walls and boxes reach down below their tops, in cells.
pub const DEPTH: f32 = 0.16;

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
}

/// How much of each thing is worth drawing at a size of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// Plain squares, for cells of a few pixels.
    Least,
    /// Soft corners but no ornament.
    Some,
    All,
}

/// Board units on a viewport.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    frame: Frame,
    /// Width and height of the viewport.
    viewport: (f32, f32),
    /// Viewport units in one cell.
    scale: f32,
    origin: Point,
    /// Device pixels in one viewport unit.
    density: f32,
}

impl Fit {
    /// Puts the whole frame into the middle of a viewport of `width` x `height` units (CSS pixels), each of `density`
    /// device pixels. Cells of eight device pixels and more are a whole number of them wide and begin on one.
    pub fn new(frame: Frame, width: f32, height: f32, density: f32) -> Self {
        let density = if density > 0.0 { density } else { 1.0 };
        let viewport = (width.max(1.0), height.max(1.0));
        let (width, height) = (viewport.0 * density, viewport.1 * density);
        let (columns, rows) = frame.size();
        let most = (width / columns).min(height / rows);
        let cell = if most >= 8.0 { most.floor() } else { most };
        // The corner of the first cell, not that of the margin, is what has to lie on a pixel.
        let place = |whole: f32, cells: f32| {
            let margin = MARGIN * cell;
            let start = (whole - cells * cell) / 2.0 + margin;
            (if most >= 8.0 { start.round() } else { start }) - margin
        };
        Self {
            frame,
            viewport,
            scale: cell / density,
            origin: Point::new(
                place(width, columns) / density,
                place(height, rows) / density,
            ),
            density,
        }
    }

    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// Width and height of the viewport.
    pub fn viewport(&self) -> (f32, f32) {
        self.viewport
    }

    /// The viewport in board units: its top left corner, and its width and height.
    pub fn window(&self) -> (Point, Point) {
        let size = Point::new(self.viewport.0, self.viewport.1);
        let unit = 1.0 / self.scale;
        (self.origin * -unit, size * unit)
    }

    /// Viewport units in one cell.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Viewport units in one device pixel.
    pub fn pixel(&self) -> f32 {
        1.0 / self.density
    }

    /// What is worth drawing: less in small cells, and less in very many, which would take too long.
    pub fn detail(&self) -> Detail {
        let pixels = self.scale * self.density;
        let cells = u32::from(self.frame.columns) * u32::from(self.frame.rows);
        if pixels < 7.0 || cells > 10_000 {
            Detail::Least
        } else if pixels < 18.0 || cells > 2_500 {
            Detail::Some
        } else {
            Detail::All
        }
    }

    /// Board units to viewport units.
    pub fn place(&self, point: Point) -> Point {
        self.origin + point * self.scale
    }

    /// The cell under a point of the viewport, if it is one of the frame.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let inside = (point - self.origin) * (1.0 / self.scale) - Point::new(MARGIN, MARGIN);
        let (column, row) = (inside.x.floor(), inside.y.floor());
        let drawn = column >= 0.0
            && row >= 0.0
            && column < f32::from(self.frame.columns)
            && row < f32::from(self.frame.rows);
        drawn.then(|| {
            Cell::new(
                self.frame.first.x + column as i16,
                self.frame.first.y + row as i16,
            )
        })
    }
}
