//! The board as shapes: what to draw, in which order, in which colour of the design tokens; and which cell a point
//! is on. Nothing here knows a screen: [`svg`](crate::svg) and `paint` turn the same shapes into text and triangles.
//! Invariant: shapes are in board units, one cell wide each, with the origin at the top left of the drawn part.

mod drawing;
mod fit;
mod gesture;
mod ground;
mod light;
pub mod mesh;
mod outline;
mod path;
mod pieces;
mod player;
pub mod tokens;

pub use fit::{DEPTH, Detail, Fit, Frame, MARGIN};
pub use gesture::Gesture;
pub use path::{Path, Point, Step};

use crate::{app::scene::Scene, grid::Cell, sokoban::Board};
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
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    pub frame: Frame,
    pub floor: Vec<Shape>,
    pub glow: Vec<Shape>,
    pub walls: Vec<Shape>,
    pub pieces: Vec<Shape>,
}

impl Picture {
    /// Width and height in board units.
    pub fn size(&self) -> (f32, f32) {
        self.frame.size()
    }

    /// All shapes in the order of drawing.
    pub fn shapes(&self) -> impl Iterator<Item = &Shape> {
        [&self.floor, &self.glow, &self.walls, &self.pieces]
            .into_iter()
            .flatten()
    }
}

/// The whole picture of a scene.
pub fn shapes(scene: &Scene, detail: Detail) -> Picture {
    let mut picture = still(scene.position.board(), detail);
    (picture.glow, picture.pieces) = moving(scene, &picture.frame, detail);
    picture
}

/// What never changes while a level is played, so that a screen can keep it: floor and walls, with the other two
/// layers empty.
pub fn still(board: &Board, detail: Detail) -> Picture {
    ground::draw(board, detail)
}

/// The layers `glow` and `pieces` of a scene whose frame is known.
pub fn moving(scene: &Scene, frame: &Frame, detail: Detail) -> (Vec<Shape>, Vec<Shape>) {
    let moment = Moment::new(scene, frame);
    let (mut glow, mut shapes) = (Vec::new(), Vec::new());
    if detail != Detail::Least {
        player::beam(&moment, &mut glow);
    }
    light::below(&moment, detail, &mut glow);
    let underfoot = moment.underfoot();
    if scene.position.board().is_goal(underfoot) {
        pieces::goal_underfoot(frame.middle(underfoot), detail, &mut glow);
    }
    let mut things: Vec<(Point, Option<Cell>)> = Vec::new();
    let boxes = scene.position.boxes().iter();
    let boxes = boxes.map(|cell| (moment.box_at(*cell), Some(*cell)));
    for thing in boxes.chain([(moment.player, None)]) {
        let behind = things.partition_point(|(middle, _)| middle.y <= thing.0.y);
        things.insert(behind, thing);
    }
    for (middle, cell) in things {
        match cell {
            Some(cell) => {
                pieces::crate_at(middle, moment.is_home(cell), detail, &mut shapes);
                light::on_box(&moment, cell, middle, detail, &mut shapes);
            }
            None => player::draw(&moment, detail, &mut shapes),
        }
    }
    light::above(&moment, detail, &mut shapes);
    (glow, shapes)
}

/// A scene with its step under way resolved into places.
struct Moment<'a> {
    scene: &'a Scene,
    frame: &'a Frame,
    /// Where the player is, in board units.
    player: Point,
    /// How far the step under way has come, eased.
    part: f32,
}

impl<'a> Moment<'a> {
    fn new(scene: &'a Scene, frame: &'a Frame) -> Self {
        let part = scene.step.map_or(0.0, |step| ease(step.part));
        let mut player = frame.middle(scene.position.player());
        if let Some(step) = scene.step {
            player = player + outline::unit(step.dir) * part;
        }
        Self {
            scene,
            frame,
            player,
            part,
        }
    }

    /// The cell that the player stands on, or is more than half way to.
    fn underfoot(&self) -> Cell {
        let here = self.scene.position.player();
        match self.scene.step {
            Some(step) if self.part > 0.5 => here + step.dir,
            _ => here,
        }
    }

    /// The cell of the box that the step under way pushes.
    fn pushed(&self) -> Option<Cell> {
        let step = self.scene.step.filter(|step| step.pushes)?;
        Some(self.scene.position.player() + step.dir)
    }

    fn box_at(&self, cell: Cell) -> Point {
        let middle = self.frame.middle(cell);
        match self.scene.step {
            Some(step) if self.pushed() == Some(cell) => {
                middle + outline::unit(step.dir) * self.part
            }
            _ => middle,
        }
    }

    /// Whether a box stands on a goal, or is more than half way to one.
    fn is_home(&self, cell: Cell) -> bool {
        let cell = match self.scene.step {
            Some(step) if self.pushed() == Some(cell) && self.part > 0.5 => cell + step.dir,
            _ => cell,
        };
        self.scene.position.board().is_goal(cell)
    }
}

/// Sets off and stops gently, but keeps going: steps in a row must not stutter.
fn ease(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    0.5 * part + 0.5 * part * part * (3.0 - 2.0 * part)
}
