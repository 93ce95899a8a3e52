//! Where the lanes of a maze lie: each in a share of the viewport of its own, with room above it for its caption.
//! Invariant: all lanes have cells of one size, and nothing of a lane lies outside its share or under its caption.

use crate::{
    grid::{Cell, Size},
    view::{Fit, Point, outline::DEPTH},
};

/// What stays free between the shares of two lanes, in CSS pixels.
pub const GAP: f32 = 8.0;
/// The height that the caption of a lane takes where there are several, in CSS pixels.
pub const CAPTION: f32 = 44.0;

/// Where the lanes of a maze lie. A board unit is a cell, with the origin at the top left of the first lane's maze.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    maze: Size,
    lanes: usize,
    columns: usize,
    /// Width and height of a share in CSS pixels.
    share: Point,
    /// From a lane to the one in the next column and in the next row.
    stride: Point,
    fit: Fit,
}

impl Layout {
    /// Lays so many lanes of a maze out on a viewport of CSS pixels, each of `density` device pixels.
    pub fn new(maze: Size, lanes: usize, viewport: (f32, f32), density: f32) -> Self {
        let density = if density > 0.0 { density } else { 1.0 };
        let whole = Point::new(viewport.0.max(1.0), viewport.1.max(1.0));
        let (columns, rows) = match lanes {
            0 | 1 => (1, 1),
            2 if whole.x > whole.y => (2, 1),
            2 => (1, 2),
            _ => (2, 2),
        };
        let caption = if lanes > 1 { CAPTION } else { 0.0 };
        let side = |whole: f32, count: usize| match count {
            1 => whole,
            _ => ((whole - GAP) / 2.0).max(1.0),
        };
        let share = Point::new(side(whole.x, columns), side(whole.y, rows));
        let free = Point::new(share.x, (share.y - caption).max(1.0)) * density;
        let units = Point::new(maze.width.into(), f32::from(maze.height) + DEPTH);
        let most = (free.x / units.x).min(free.y / units.y);
        let is_large = most >= 8.0;
        let cell = if is_large { most.floor() } else { most };
        // Where the grid of a lane begins, in device pixels; whole ones, as lines lie on pixels.
        let begin = |share: f32, above: f32, free: f32, units: f32| {
            let start = (share * density) + above * density + (free - units * cell) / 2.0;
            if is_large { start.floor() } else { start }
        };
        let first = Point::new(
            begin(0.0, 0.0, free.x, units.x),
            begin(0.0, caption, free.y, units.y),
        );
        let next = Point::new(
            begin(share.x + GAP, 0.0, free.x, units.x),
            begin(share.y + GAP, caption, free.y, units.y),
        );
        // Rounded walls and tiles take nearly twice the triangles that as many cells of other boards do.
        let things = (maze.area() * lanes * 7 / 4) as u32;
        Self {
            maze,
            lanes,
            columns,
            share,
            stride: (next - first) * (1.0 / cell),
            fit: Fit::at(
                first * (1.0 / density),
                things,
                (whole.x, whole.y),
                cell / density,
                density,
            ),
        }
    }

    pub fn fit(&self) -> &Fit {
        &self.fit
    }

    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// The part of the viewport that belongs to a lane, in CSS pixels: its top left corner, and its width and height.
    /// Where there are several lanes, the uppermost [`CAPTION`] of it is left free.
    pub fn share(&self, lane: usize) -> (Point, Point) {
        let (column, row) = self.place(lane);
        let step = self.share + Point::new(GAP, GAP);
        (Point::new(step.x * column, step.y * row), self.share)
    }

    /// The top left corner of a lane's maze in board units.
    pub fn corner(&self, lane: usize) -> Point {
        let (column, row) = self.place(lane);
        Point::new(self.stride.x * column, self.stride.y * row)
    }

    fn place(&self, lane: usize) -> (f32, f32) {
        let (column, row) = (lane % self.columns, lane / self.columns);
        (column as f32, row as f32)
    }

    /// Width and height in board units, of all lanes and what lies between them.
    pub fn size(&self) -> (f32, f32) {
        let last = self.corner(self.columns - 1).x;
        let lowest = self.corner(self.lanes.max(1) - 1).y;
        let (width, height) = (f32::from(self.maze.width), f32::from(self.maze.height));
        (last + width, lowest + height + DEPTH)
    }

    /// The middle of a cell of a lane.
    pub(super) fn middle(&self, lane: usize, cell: Cell) -> Point {
        self.corner(lane) + Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5)
    }

    /// How many cells wide a mark has to be so that it is seen, from one cell on.
    pub(super) fn magnified(&self) -> f32 {
        (LEAST / self.fit.scale()).max(1.0)
    }

    /// The cell of the first lane at a point in board units.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let (x, y) = (point.x.floor(), point.y.floor());
        let cell = Cell::new(x as i16, y as i16);
        self.maze.contains(cell).then_some(cell)
    }
}

/// The least width of what stands for one cell alone, in CSS pixels.
const LEAST: f32 = 13.0;
