//! What every puzzle of the house has in common: positions and moves, and how a game stands.
//! Nothing here draws, waits or searches; solvers, generators and pictures are plain functions of each puzzle.
//! Invariant: a refused move leaves the position exactly as it was.

use std::{
    error::Error,
    fmt::{self, Display},
    str::FromStr,
};

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

/// A letter of a text in quotes, as messages name it; what could not be seen there is told by its number.
pub struct Quoted(pub char);

impl Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.0;
        // Spaces of no width, marks of direction, and the mark of byte order.
        let is_invisible = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{feff}');
        if letter.is_control() || is_invisible {
            write!(f, "U+{:04X}", u32::from(letter))
        } else {
            write!(f, "'{letter}'")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Quoted;

    #[test]
    fn a_letter_is_quoted_and_what_is_invisible_has_its_number() {
        for (letter, text) in [
            ('a', "'a'"),
            ('"', "'\"'"),
            ('\'', "'''"),
            ('推', "'推'"),
            ('\t', "U+0009"),
            ('\u{200b}', "U+200B"),
            ('\u{feff}', "U+FEFF"),
        ] {
            assert_eq!(Quoted(letter).to_string(), text);
        }
    }
}
