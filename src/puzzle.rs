//! What every puzzle of the house has in common: positions and moves, and how a game stands.
//! Nothing here draws, waits or searches; solvers, generators and pictures are plain functions of each puzzle.
//! Invariant: a refused move leaves the position exactly as it was.

use std::{error::Error, fmt::Display, str::FromStr};

/// The rules of one puzzle: positions and moves, nothing that draws or waits.
pub trait Puzzle: Clone + Eq {
    /// One move; its text is what links, tests and the worker carry.
    type Move: Copy + Eq + Display + FromStr;
    /// Why a move is refused, a value that [`crate::words`] says to the player.
    type Refusal: Error;

    /// Plays one move.
    ///
    /// # Errors
    /// The reason why the rules forbid the move; the position is then as it was.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// How the game stands in this position, as far as the rules alone can tell.
    fn outcome(&self) -> Outcome;
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Open,
    Won,
    Lost,
}
