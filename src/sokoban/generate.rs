//! Levels from a seed: what a generator is asked, what it gives, and which generators have been published.
//! A published generator never changes its levels; a better one gets a new name.
//! Invariant: every level that is given comes with a solution, and is a function of its [`Params`] alone.

mod band;
mod classic1;
mod crafted1;
mod room;
mod shape;

use super::Position;
use crate::{
    grid::{Dir, Size},
    seed::Seed,
};
pub use band::{Band, Measure, reaches};
pub use shape::shape;

/// The generators that links may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generator {
    Classic1,
    /// With the difficulty that is wanted.
    Crafted1(Band),
}

impl Generator {
    /// The generator with this name in links, for levels of this band where it knows bands.
    pub fn named(name: &str, band: Band) -> Option<Self> {
        [Self::Classic1, Self::Crafted1(band)]
            .into_iter()
            .find(|generator| generator.name() == name)
    }

    /// The name in links, with the version at its end.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic1 => "classic1",
            Self::Crafted1(_) => "crafted1",
        }
    }

    /// The smallest and the largest board, outer wall included.
    pub const fn sizes(self) -> (Size, Size) {
        match self {
            Self::Classic1 => (Size::new(8, 8), Size::new(20, 20)),
            Self::Crafted1(_) => (Size::new(6, 6), Size::new(16, 12)),
        }
    }

    /// A size and a number of boxes, brought within the bounds.
    pub fn within(self, size: Size, boxes: u8) -> (Size, u8) {
        let (small, large) = self.sizes();
        let size = Size::new(
            size.width.clamp(small.width, large.width),
            size.height.clamp(small.height, large.height),
        );
        let (least, most) = self.boxes();
        (size, boxes.clamp(least, most))
    }

    /// The fewest and the most boxes that can be asked for.
    pub const fn boxes(self) -> (u8, u8) {
        match self {
            Self::Classic1 => (1, MOST_BOXES),
            Self::Crafted1(_) => (2, 6),
        }
    }
}

/// The most boxes of `classic1`.
const MOST_BOXES: u8 = 4;
/// The boxes of `crafted1` where no number is given.
pub const CRAFTED_BOXES: u8 = 4;
/// How many states lie between two reports of progress, at least.
const STRIDE: u64 = 4096;

/// All that decides a generated level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Params {
    pub generator: Generator,
    /// The most columns and rows, outer wall included, within the bounds of the generator; a level of `classic1` fills
    /// three quarters of either at least.
    pub size: Size,
    /// Within the bounds of the generator; `None` leaves the number to it.
    pub boxes: Option<u8>,
    pub seed: Seed,
}

/// What is chosen of a level before its seed: the generator, the size, the number of boxes.
pub type Kind = (Generator, Size, Option<u8>);

impl Params {
    /// The parameters of a level of a kind.
    pub const fn new((generator, size, boxes): Kind, seed: Seed) -> Self {
        Self {
            generator,
            size,
            boxes,
            seed,
        }
    }

    pub const fn kind(&self) -> Kind {
        (self.generator, self.size, self.boxes)
    }

    /// The difficulty that the seed asks for, where the generator is told one.
    pub fn wanted(&self) -> Option<u16> {
        match self.generator {
            Generator::Classic1 => None,
            Generator::Crafted1(band) => crafted1::wanted(self, band),
        }
    }

    /// The states that may be looked at for the level.
    pub fn budget(&self) -> u64 {
        match self.generator {
            Generator::Classic1 => classic1::BUDGET,
            Generator::Crafted1(band) => band.budget(self.boxes.unwrap_or(CRAFTED_BOXES)),
        }
    }
}

/// A generated level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    pub position: Position,
    /// A solution with the fewest pushes.
    pub solution: Vec<Dir>,
    /// The pushes of that solution: the optimum.
    pub pushes: u32,
    /// How hard it is, where the generator knows.
    pub measure: Option<Measure>,
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
        Generator::Crafted1(band) => crafted1::generate(params, band, progress),
    }
}
