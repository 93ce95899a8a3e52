//! The board as shapes: what to draw, in which order, in which colour of the design tokens; and what a point is on,
//! for each puzzle in a room of its own.
//! Nothing here knows a screen: [`svg`](crate::svg) and `paint` turn the same shapes into text and triangles.
//! Invariant: shapes are in board units, with the origin at the top left of the drawn part.

mod drawing;
mod field;
mod fit;
pub mod maze;
pub mod mesh;
mod outline;
mod path;
pub mod river;
pub mod sight;
pub mod sokoban;
mod stage;
pub mod tokens;

pub use field::Field;
pub use fit::{Detail, Fit};
pub use path::{Path, Point, Step};
pub use stage::Stage;

use tokens::Token;

/// A colour of the design with an alpha in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Ink(pub Token, pub u8);

/// One thing to draw over what is there already.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// The inside of a path, by the even-odd rule.
    Fill { path: Path, ink: Ink },
    /// A line along a path, with round caps and joins.
    Stroke { path: Path, width: f32, ink: Ink },
    /// An ellipse that fades from its middle to nothing at its edge, by [`FADE`].
    Light {
        middle: Point,
        radii: (f32, f32),
        ink: Ink,
    },
    /// Such a light, round and seen only inside a path.
    Pool {
        region: Path,
        middle: Point,
        radius: f32,
        ink: Ink,
    },
}

/// How a light fades: parts of its radius in hundredths, with the part of its alpha that is left there.
pub const FADE: [(u8, u8); 5] = [(0, 100), (30, 70), (60, 28), (82, 8), (100, 0)];

impl Shape {
    pub fn fill(path: Path, token: Token, percent: u8) -> Self {
        let ink = Ink(token, percent);
        Self::Fill { path, ink }
    }

    pub fn stroke(path: Path, width: f32, token: Token, percent: u8) -> Self {
        let ink = Ink(token, percent);
        Self::Stroke { path, width, ink }
    }

    pub fn light(middle: Point, radius_x: f32, radius_y: f32, token: Token, percent: u8) -> Self {
        Self::Light {
            middle,
            radii: (radius_x, radius_y),
            ink: Ink(token, percent),
        }
    }
}

/// A whole picture in four layers, from the bottom up; `floor` and `walls` stay as they are while a level is played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    /// Width and height in board units.
    pub size: (f32, f32),
    pub floor: Vec<Shape>,
    /// Over the floor.
    pub fields: Vec<Field>,
    pub glow: Vec<Shape>,
    pub walls: Vec<Shape>,
    pub pieces: Vec<Shape>,
}

impl Picture {
    /// All shapes in the order of drawing.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        [&self.floor, &self.glow, &self.walls, &self.pieces]
            .into_iter()
            .flatten()
    }
}

/// Sets off and stops gently, but keeps going: steps in a row must not stutter.
fn ease(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    0.5 * part + 0.5 * part * part * (3.0 - 2.0 * part)
}
