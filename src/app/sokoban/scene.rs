//! What the board shows at one moment: a plain value that the view turns into shapes.
//! It knows of no pixels and no colours; motion is already resolved into "this step, so far done".
//! Invariant: two equal scenes look the same.

use crate::{
    grid::{Cell, Dir},
    puzzle::Puzzle,
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

/// One step on its way to the eye: where everything stood before it, and the way it went.
#[derive(Clone, Debug)]
pub struct Stride {
    pub before: Position,
    dir: Dir,
}

impl Stride {
    /// The steps of moves that the game has played already.
    pub fn all(before: &Position, moves: &[Dir]) -> Vec<Self> {
        let mut position = before.clone();
        let mut strides = Vec::with_capacity(moves.len());
        for &dir in moves {
            let before = position.clone();
            strides.push(Self { before, dir });
            if position.play(dir).is_err() {
                // A refusal would only mean that there is nothing to show.
                return Vec::new();
            }
        }
        strides
    }

    /// The step when so much of it is done.
    pub fn underway(&self, part: f32) -> Underway {
        Underway {
            dir: self.dir,
            pushes: self.before.pushes(self.dir),
            part,
        }
    }
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
