//! A Sokoban board as shapes, and what a point on it is on.
//! Invariant: one board unit is one cell, with the origin at the top left of the drawn part.

mod frame;
mod gesture;
mod ground;
mod light;
mod pieces;
mod player;

pub use frame::{Frame, MARGIN};
pub use gesture::Gesture;

use super::{Detail, Picture, Point, Shape, ease, outline};
use crate::{app::sokoban::scene::Scene, grid::Cell, sokoban::Board};

/// The whole picture of a scene.
pub fn shapes(scene: &Scene, detail: Detail) -> Picture {
    let board = scene.position.board();
    let mut picture = still(board, detail);
    (picture.glow, picture.pieces) = moving(scene, &Frame::of(board), detail);
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
