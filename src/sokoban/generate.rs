//! Levels from a seed: what a generator is asked, what it gives, and which generators have been published.
//! A published generator never changes its levels; a better one gets a new name.
//! Invariant: every level that is given comes with a solution, and is a function of its [`Params`] alone.

mod classic1;
mod room;

use super::Position;
use crate::{
    grid::{Dir, Size},
    seed::Seed,
};

/// The generators that links may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generator {
    Classic1,
}

impl Generator {
    pub const ALL: [Self; 1] = [Self::Classic1];

    /// The states that it may look at for one level.
    pub const fn budget(self) -> u64 {
        match self {
            Self::Classic1 => classic1::BUDGET,
        }
    }

    /// The name in links, with the version at its end.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic1 => "classic1",
        }
    }
}

/// The smallest and the largest board, outer wall included.
pub const SIZES: (u16, u16) = (8, 20);
/// The most boxes that can be asked for.
pub const MOST_BOXES: u8 = 4;

/// All that decides a generated level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Params {
    pub generator: Generator,
    /// The most columns and rows, outer wall included, each within [`SIZES`]; a level fills three quarters of either
    /// at least.
    pub size: Size,
    /// From 1 to [`MOST_BOXES`]; `None` leaves the number to the generator.
    pub boxes: Option<u8>,
    pub seed: Seed,
}

/// A generated level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    pub position: Position,
    /// A solution with the fewest pushes.
    pub solution: Vec<Dir>,
    /// The pushes of that solution: the optimum.
    pub pushes: u32,
    /// What the generator spent, in positions looked at.
    pub states: u64,
}

/// No level was found before the budget of states was spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLevel {
    pub states: u64,
}

/// Makes the level of these parameters; `progress` is told the states so far, every few thousand of them.
///
/// # Errors
/// [`NoLevel`] when the budget of the generator ends first: the same parameters then always end so.
pub fn generate(params: &Params, progress: &mut dyn FnMut(u64)) -> Result<Level, NoLevel> {
    match params.generator {
        Generator::Classic1 => classic1::generate(params, progress),
    }
}
