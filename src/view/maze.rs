//! The maze as shapes: floor and walls, what the searches know of each cell, ways, and the ball.
//! Flat colours of cells are [`Field`]s, so that a maze of forty thousand cells costs one picture and no paths.
//! Invariant: every lane of a scene lies in its own rectangle, with room for its caption above.

mod layout;

use super::{Field, Picture, Shape, fit::Detail};
use crate::app::maze::scene::Scene;
pub use layout::Layout;

/// What stays the same while nobody draws: the layers `floor` and `walls`.
pub fn still(_scene: &Scene, layout: &Layout, _detail: Detail) -> Picture {
    Picture {
        size: layout.size(),
        ..Picture::default()
    }
}

/// The cells in flat colours: one field for each lane.
pub fn fields(_scene: &Scene, _layout: &Layout, _detail: Detail) -> Vec<Field> {
    Vec::new()
}

/// The layers `glow` and `pieces`.
pub fn moving(_scene: &Scene, _layout: &Layout, _detail: Detail) -> (Vec<Shape>, Vec<Shape>) {
    (Vec::new(), Vec::new())
}
