//! The river as shapes, and what a point on it is on.
//! A river runs towards the viewer out of the hills, with a bank on either side where people stand in rows, and a boat
//! that goes from pier to pier. Where all this lies is a [`Layout`], which knows no scene.
//! Invariant: one board unit is the width that a person needs, with the origin at the top left of the viewport, which
//! the picture fills.

mod boat;
mod land;
mod layout;
mod light;
mod moment;
mod people;

pub use layout::Layout;
pub use moment::Moment;

use super::{
    Detail, Picture, Point, Shape,
    drawing::{Part, Place},
};
use crate::app::river::scene::Scene;

/// The whole picture of a scene, whose setting is the layout's.
pub fn shapes(scene: &Scene, layout: &Layout, detail: Detail) -> Picture {
    let mut picture = still(layout, detail);
    (picture.glow, picture.pieces) = moving(scene, layout, detail);
    picture
}

/// What never changes while a game is played, so that a screen can keep it: sky, land and water as the floor, and what
/// stands before them as the walls, with the other two layers empty.
pub fn still(layout: &Layout, detail: Detail) -> Picture {
    let [mut floor, mut walls] = [Easel::new(detail), Easel::new(detail)];
    land::floor(layout, &mut floor);
    land::walls(layout, &mut walls);
    Picture {
        size: (layout.size.x, layout.size.y),
        floor: floor.shapes,
        walls: walls.shapes,
        ..Picture::default()
    }
}

/// The layers `glow` and `pieces` of a scene.
pub fn moving(scene: &Scene, layout: &Layout, detail: Detail) -> (Vec<Shape>, Vec<Shape>) {
    let moment = Moment::new(scene, layout);
    let [mut glow, mut pieces] = [Easel::new(detail), Easel::new(detail)];
    light::below(&moment, &mut glow);
    boat::inside(&moment, &mut pieces);
    for layer in 0..4 {
        if layer == 3 {
            boat::hull(&moment, &mut pieces);
        }
        for figure in &moment.figures {
            if figure.layer == layer {
                people::draw(figure, &mut pieces);
            }
        }
    }
    light::above(&moment, &mut pieces);
    (glow.shapes, pieces.shapes)
}

/// Where tables are drawn, one over the other.
struct Easel {
    shapes: Vec<Shape>,
    detail: Detail,
}

impl Easel {
    fn new(detail: Detail) -> Self {
        let shapes = Vec::new();
        Self { shapes, detail }
    }

    /// Draws a table with its middle somewhere, and one of its units so wide and so high; mirrored where `right` is
    /// negative.
    // Called everywhere, and its copies would cost the page more than the calls.
    #[inline(never)]
    fn draw(&mut self, middle: Point, right: f32, down: f32, parts: &[Part]) {
        let place = Place {
            middle,
            right: Point::new(right, 0.0),
            down: Point::new(0.0, down),
        };
        place.draw(parts, self.detail, &mut self.shapes);
    }

    /// Draws a table as it is.
    fn put(&mut self, middle: Point, parts: &[Part]) {
        self.draw(middle, 1.0, 1.0, parts);
    }
}
