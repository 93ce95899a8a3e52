//! What can be wrong with a text of levels, said with the place of the fault.
//! Lines and columns count from 1, as editors do; the faults of a level's content are [`SetupError`]'s.
//! Invariant: every variant carries what a sentence in any language needs.

use super::{LONGEST, MOST_LEVELS, WIDEST, runs::RunError};
use crate::{puzzle::Quoted, sokoban::SetupError};
use std::fmt;

/// Why a text gives no levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// More bytes than [`LONGEST`].
    Long {
        bytes: usize,
    },
    /// A zero byte, which no text holds.
    Binary {
        line: usize,
    },
    /// The level on this line is one too many, or makes all of them together too large.
    Many {
        line: usize,
    },
    NoLevel,
    /// One level was asked for, and a second begins on this line.
    Several {
        levels: usize,
        line: usize,
    },
    /// The one level, which begins on this line, is at fault.
    Level {
        line: usize,
        fault: LevelError,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Long { bytes } => write!(
                f,
                "the text has {bytes} bytes, and at most {LONGEST} are allowed"
            ),
            Self::Binary { line } => write!(f, "line {line} holds a zero byte: this is no text"),
            Self::Many { line } => write!(
                f,
                "the level on line {line} is one too many: at most {MOST_LEVELS} levels are allowed, fewer of large ones"
            ),
            Self::NoLevel => f.write_str(
                "there is no level in the text: a level has three rows or more, with walls drawn as #",
            ),
            Self::Several { levels, line } => write!(
                f,
                "the text holds {levels} levels, the second on line {line}, and one is needed"
            ),
            Self::Level { line, fault } => write!(f, "the level on line {line}: {fault}"),
        }
    }
}

impl std::error::Error for TextError {}

/// Why one level of a text cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// A row whose runs cannot be expanded.
    Runs {
        line: usize,
        fault: RunError,
    },
    /// A character that stands for nothing on a board.
    Letter {
        line: usize,
        column: usize,
        letter: char,
    },
    /// A row with more cells than [`WIDEST`].
    Wide {
        line: usize,
        cells: usize,
    },
    /// More rows than [`WIDEST`].
    Tall {
        rows: usize,
    },
    /// A way out; `trimmed` where no row begins with a blank, as after a program that strips lines.
    Open {
        line: usize,
        column: usize,
        trimmed: bool,
    },
    /// A level of another game that shares the notation.
    Game(String),
    Setup(SetupError),
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Runs { line, fault } => write!(f, "line {line}: {fault}"),
            Self::Letter {
                line,
                column,
                letter,
            } => write!(
                f,
                "line {line}, column {column}: {} stands for nothing on a board",
                Quoted(*letter)
            ),
            Self::Wide { line, cells } => write!(
                f,
                "line {line} has {cells} cells, and at most {WIDEST} are allowed"
            ),
            Self::Tall { rows } => write!(
                f,
                "the level has {rows} rows, and at most {WIDEST} are allowed"
            ),
            Self::Open {
                line,
                column,
                trimmed,
            } => {
                write!(
                    f,
                    "line {line}, column {column}: the walls leave a way out here"
                )?;
                if *trimmed {
                    f.write_str("; the rows seem to have lost the blanks at their left")?;
                }
                Ok(())
            }
            Self::Game(game) => write!(f, "this is a level of {game}, which is not played here"),
            Self::Setup(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LevelError {}
