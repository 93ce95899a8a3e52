//! Moves as text: one of the letters l, u, r, d for each step, a capital where the step pushes a box.
//! Reads what programs of the field write, with counts (`3r`) and groups (`2(dr)`); the case of a letter is not
//! believed but found again by replay. What a move list says about a game is measured here too.
//! Invariant: [`read`] gives back what [`write`] wrote, and no list is longer than [`MOST_MOVES`].

use super::{
    Position, Refusal,
    text::runs::{self, RunError},
};
use crate::{
    grid::{Cell, Dir},
    puzzle::{Puzzle, Quoted},
};
use std::fmt;

/// The most moves of a list.
pub const MOST_MOVES: usize = 100_000;

/// Why a text is no list of moves; places count characters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LurdError {
    Runs(RunError),
    /// A character that stands for no move.
    Letter {
        place: usize,
        letter: char,
    },
    /// A jump of reverse play.
    Jump {
        place: usize,
    },
    /// A change from one player to another.
    Change {
        place: usize,
    },
    /// A second mark of the current position.
    Mark {
        place: usize,
    },
}

impl fmt::Display for LurdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Runs(fault) => fault.fmt(f),
            Self::Letter { place, letter } => write!(
                f,
                "{} at character {place} is no move: moves are l, u, r, d",
                Quoted(*letter)
            ),
            Self::Jump { place } => write!(
                f,
                "at character {place} the player jumps, as only reverse play allows"
            ),
            Self::Change { place } => write!(
                f,
                "at character {place} the player changes, and there is only one here"
            ),
            Self::Mark { place } => write!(
                f,
                "at character {place} the current position is marked a second time"
            ),
        }
    }
}

impl std::error::Error for LurdError {}

impl From<RunError> for LurdError {
    fn from(fault: RunError) -> Self {
        Self::Runs(fault)
    }
}

/// Reads a list of moves, on one line or many.
///
/// A single `*` marks the current position of a saved game: what follows, the moves taken back, is checked and left
/// out.
///
/// # Errors
/// [`LurdError`] with the first fault.
pub fn read(text: &str) -> Result<Vec<Dir>, LurdError> {
    // Blanks separate moves, and are nothing to repeat.
    let mut pairs = text.chars().zip(text.chars().skip(1));
    if let Some(index) = pairs.position(|(a, b)| a.is_ascii_digit() && b.is_whitespace()) {
        return Err(RunError::Lone { place: index + 1 }.into());
    }
    let signs = runs::expand(text, MOST_MOVES)?;
    let mut moves = Vec::with_capacity(signs.len());
    let mut mark = None;
    for runs::Sign { letter, place } in signs {
        match letter {
            '[' | ']' => return Err(LurdError::Jump { place }),
            '{' | '}' => return Err(LurdError::Change { place }),
            '*' if mark.is_some() => return Err(LurdError::Mark { place }),
            '*' => mark = Some(moves.len()),
            _ if letter.is_whitespace() => {}
            _ => moves.push(Dir::from_letter(letter).ok_or(LurdError::Letter { place, letter })?),
        }
    }
    moves.truncate(mark.unwrap_or(moves.len()));
    Ok(moves)
}

/// The first move of a list that the rules forbid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// From 0: also the number of moves that could be played.
    pub index: usize,
    pub refusal: Refusal,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "move {} cannot be made: {}",
            self.index + 1,
            self.refusal
        )
    }
}

impl std::error::Error for ReplayError {}

/// Plays a list of moves.
///
/// # Errors
/// [`ReplayError`] for the first move that is refused.
pub fn replay(from: &Position, moves: &[Dir]) -> Result<Position, ReplayError> {
    let mut position = from.clone();
    for (index, dir) in moves.iter().enumerate() {
        position
            .play(*dir)
            .map_err(|refusal| ReplayError { index, refusal })?;
    }
    Ok(position)
}

/// The text of a list of moves from a position, with a capital for each push; moves after one that the rules forbid
/// are left out.
pub fn write(from: &Position, moves: &[Dir]) -> String {
    let mut position = from.clone();
    let mut text = String::with_capacity(moves.len());
    for dir in moves {
        let letter = if position.pushes(*dir) {
            dir.letter().to_ascii_uppercase()
        } else {
            dir.letter()
        };
        if position.play(*dir).is_err() {
            break;
        }
        text.push(letter);
    }
    text
}

/// What the field counts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Metrics {
    /// All steps of the player, pushes included.
    pub moves: u32,
    pub pushes: u32,
    /// Runs of pushes of one box in one direction, with no other push between.
    pub box_lines: u32,
    /// Pushes of another box than the push before; the first push counts.
    pub box_changes: u32,
    /// Runs of pushes with no step between.
    pub sessions: u32,
    /// Runs of steps in one direction.
    pub player_lines: u32,
}

impl Metrics {
    /// Measures a list of moves.
    ///
    /// # Errors
    /// [`ReplayError`] for the first move that is refused.
    pub fn of(from: &Position, moves: &[Dir]) -> Result<Self, ReplayError> {
        let mut position = from.clone();
        let mut metrics = Self::default();
        let mut step: Option<Dir> = None;
        let mut push: Option<(Cell, Dir)> = None;
        let mut pushing = false;
        for (index, &dir) in moves.iter().enumerate() {
            let pushes = position.pushes(dir);
            position
                .play(dir)
                .map_err(|refusal| ReplayError { index, refusal })?;
            metrics.moves += 1;
            metrics.player_lines += u32::from(step != Some(dir));
            step = Some(dir);
            if pushes {
                // The player now stands where the box stood.
                let same = push.is_some_and(|(cell, _)| cell == position.player());
                let line = same && push.is_some_and(|(_, way)| way == dir);
                metrics.pushes += 1;
                metrics.box_lines += u32::from(!line);
                metrics.box_changes += u32::from(!same);
                metrics.sessions += u32::from(!pushing);
                push = Some((position.player() + dir, dir));
            }
            pushing = pushes;
        }
        Ok(metrics)
    }
}
