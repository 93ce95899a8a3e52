//! What the board shows at one moment: a plain value that the view turns into shapes.
//! It knows of no pixels and no colours; motion is already resolved into "this step, so far done".
//! Invariant: two equal scenes look the same.

use crate::{
    grid::{Cell, Dir},
    sokoban::Position,
};

/// The board at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Where everything stands, before the step under way.
    pub position: Position,
    pub step: Option<Underway>,
    /// Which way the player looks.
    pub facing: Dir,
    pub hint: Option<HintLight>,
    /// The box that the player has picked to push.
    pub picked: Option<Cell>,
    /// Where the picked box can be pushed.
    pub targets: Vec<Cell>,
    /// Boxes that prove the position lost.
    pub stuck: Vec<Cell>,
    pub won: bool,
}

/// A step that is being shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Underway {
    pub dir: Dir,
    /// Whether a box moves along.
    pub pushes: bool,
    /// How much of the step is done, from 0 to 1.
    pub part: f32,
}

/// The next push, lit by Hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintLight {
    /// Where the box to push stands.
    pub from: Cell,
    pub dir: Dir,
    /// The cells of the walk to the pushing place, the player's own first and that place last.
    pub walk: Vec<Cell>,
}
