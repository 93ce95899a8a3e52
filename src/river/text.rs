//! Moves as text: `p`, `d` and `r` go aboard (priest, devil, rowing devil), `P`, `D` and `R` go ashore, `x` crosses.
//! Whole crossings can be written short, as words of who is aboard: `dd-d-dd` lands and boards what that takes. A text
//! of nobody but people who board is such a word, and so [`write`] marks a boat that is loaded and has not crossed
//! by a `~` at its end.
//! Invariant: what [`write`] writes, [`read`] reads back to the same moves.

use super::{Crew, Kind, LARGEST_BOAT, Move};
use crate::puzzle::Quoted;
use std::{
    fmt::{self, Write},
    str::FromStr,
};

/// The most moves that are read.
pub const MOST_MOVES: usize = 10_000;

/// Why a text is no list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovesError {
    /// A character, counted from 1, that is no move.
    Letter { place: usize, letter: char },
    /// The character, counted from 1, where a short word has grown larger than any boat.
    Word { place: usize },
    /// More than [`MOST_MOVES`].
    Many,
}

impl fmt::Display for MovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter { place, letter } => {
                write!(f, "character {place}, {}, is no move", Quoted(*letter))
            }
            Self::Word { place } => {
                write!(f, "the load is larger than any boat at character {place}")
            }
            Self::Many => write!(f, "there are more than {MOST_MOVES} moves"),
        }
    }
}

impl std::error::Error for MovesError {}

impl Move {
    /// The letter of a move.
    pub fn letter(self) -> char {
        let letter = |kind| match kind {
            Kind::Priest => 'p',
            Kind::Devil => 'd',
            Kind::Rower => 'r',
        };
        match self {
            Self::Board(kind) => letter(kind),
            Self::Land(kind) => letter(kind).to_ascii_uppercase(),
            Self::Cross => 'x',
        }
    }

    /// The move that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        let kind = match letter.to_ascii_lowercase() {
            'p' => Kind::Priest,
            'd' => Kind::Devil,
            'r' => Kind::Rower,
            _ if letter == 'x' => return Some(Self::Cross),
            _ => return None,
        };
        Some(if letter.is_ascii_lowercase() {
            Self::Board(kind)
        } else {
            Self::Land(kind)
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// A text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMove;

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is one of the letters p, d, r, P, D, R, x")
    }
}

impl std::error::Error for NoMove {}

impl FromStr for Move {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<Self, NoMove> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(mv), None) => Ok(mv),
            _ => Err(NoMove),
        }
    }
}

/// The letters of moves.
pub fn write(moves: &[Move]) -> String {
    let mut text: String = moves.iter().map(|mv| mv.letter()).collect();
    if !text.is_empty() && is_short(&text) {
        text.push('~');
    }
    text
}

/// What parts short words.
const PARTS: [char; 4] = [' ', '-', ',', '_'];

/// Whether a text is made of short words: it has nothing that only the long form has. One word that waits may as well be
/// letters, which keep their order.
fn is_short(text: &str) -> bool {
    !text.contains(['P', 'D', 'R', 'x']) && (!text.contains('~') || text.contains(PARTS))
}

/// Reads moves, in letters or in short words.
///
/// Whether the rules allow them is not looked at.
///
/// # Errors
/// [`MovesError`] for the first character that stands for no move, and for too many.
pub fn read(text: &str) -> Result<Vec<Move>, MovesError> {
    let (mut moves, mut last, mut word) = (Vec::new(), Crew::default(), Crew::default());
    let short = is_short(text);
    let (mut letters, mut place) = (text.chars(), 0);
    while let Some(letter) = letters.next() {
        place += 1;
        match (Move::from_letter(letter), letter) {
            (Some(Move::Board(kind)), _) if short => {
                word = word.with(Crew::one(kind));
                if word.len() > LARGEST_BOAT {
                    return Err(MovesError::Word { place });
                }
            }
            (Some(mv), _) => moves.push(mv),
            (None, letter) if PARTS.contains(&letter) => sail(&mut moves, &mut last, &mut word),
            (None, '~') if letters.as_str().is_empty() => {}
            (None, letter) => return Err(MovesError::Letter { place, letter }),
        }
        if moves.len() > MOST_MOVES {
            return Err(MovesError::Many);
        }
    }
    sail(&mut moves, &mut last, &mut word);
    // The last load waits.
    if short && text.ends_with('~') {
        moves.pop();
    }
    if moves.len() > MOST_MOVES {
        return Err(MovesError::Many);
    }
    Ok(moves)
}

/// Lands and boards what makes the load of a word out of the last one, and crosses; nothing for an empty word.
fn sail(moves: &mut Vec<Move>, last: &mut Crew, word: &mut Crew) {
    let load = std::mem::take(word);
    if load.is_empty() {
        return;
    }
    for kind in Kind::ALL {
        moves.extend((load.of(kind)..last.of(kind)).map(|_| Move::Land(kind)));
    }
    for kind in Kind::ALL {
        moves.extend((last.of(kind)..load.of(kind)).map(|_| Move::Board(kind)));
    }
    moves.push(Move::Cross);
    *last = load;
}
