//! Where a picture lies on the screen: board units to pixels and back.
//! It draws nothing, and knows no colour and no puzzle.
//! Invariant: what is placed is found again at its place.

use super::path::Point;

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
    /// Width and height of the viewport.
    viewport: (f32, f32),
    /// Viewport units in one board unit.
    scale: f32,
    origin: Point,
    /// Device pixels in one viewport unit.
    density: f32,
    /// How many cells or the like are drawn.
    things: u32,
}

impl Fit {
    /// Puts a picture of `size` board units into the middle of a viewport of `width` x `height` units (CSS pixels), each
    /// of `density` device pixels. Cells of eight device pixels and more are a whole number of them wide, and the grid,
    /// whose first line lies at `margin` across and down, begins on one.
    pub fn centred(
        size: (f32, f32),
        margin: f32,
        things: u32,
        (width, height): (f32, f32),
        density: f32,
    ) -> Self {
        let density = if density > 0.0 { density } else { 1.0 };
        let viewport = (width.max(1.0), height.max(1.0));
        let (width, height) = (viewport.0 * density, viewport.1 * density);
        let most = (width / size.0).min(height / size.1);
        let cell = if most >= 8.0 { most.floor() } else { most };
        // The first line of the grid, not the edge of the margin, is what has to lie on a pixel.
        let place = |whole: f32, units: f32| {
            let start = (whole - units * cell) / 2.0 + margin * cell;
            (if most >= 8.0 { start.round() } else { start }) - margin * cell
        };
        Self {
            viewport,
            scale: cell / density,
            origin: Point::new(
                place(width, size.0) / density,
                place(height, size.1) / density,
            ),
            density,
            things,
        }
    }

    /// Fills a viewport from its top left corner, with so many viewport units in one board unit.
    pub fn filling(viewport: (f32, f32), scale: f32, density: f32) -> Self {
        Self {
            viewport,
            scale,
            origin: Point::default(),
            density,
            things: 0,
        }
    }

    /// Puts the origin somewhere on a viewport, with so many viewport units in one board unit.
    pub fn at(origin: Point, things: u32, viewport: (f32, f32), scale: f32, density: f32) -> Self {
        Self {
            origin,
            things,
            ..Self::filling(viewport, scale, density)
        }
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

    /// Viewport units in one board unit.
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
        if pixels < 7.0 || self.things > 10_000 {
            Detail::Least
        } else if pixels < 18.0 || self.things > 2_500 {
            Detail::Some
        } else {
            Detail::All
        }
    }

    /// Board units to viewport units.
    pub fn place(&self, point: Point) -> Point {
        self.origin + point * self.scale
    }

    /// Viewport units to board units.
    pub fn find(&self, point: Point) -> Point {
        (point - self.origin) * (1.0 / self.scale)
    }
}
