//! A puzzle, its parameters and moves as the text after `#` of the address, and back.
//! Readable, in any order; unknown keys are passed over and bad values corrected, each with a [`Notice`].
//! Invariant: what [`Link`] writes, it reads back to the same value without a notice.

mod read;

use crate::{
    grid::{Dir, Size},
    seed::SeedError,
    sokoban::{
        Position,
        generate::{MOST_BOXES, Params, SIZES},
        lurd::{self, LurdError},
        text::{self, LevelError},
    },
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::fmt;

/// The size and the number of boxes of a level when nothing else is asked for.
pub const SIZE: Size = Size::new(12, 10);
pub const BOXES: u8 = 3;

/// The longest text that is looked at, in bytes.
pub const LONGEST: usize = 200_000;

/// What the address names.
#[derive(Clone, PartialEq, Debug)]
pub enum Link {
    Sokoban(Sokoban),
}

/// A Sokoban level with some moves in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sokoban {
    pub source: Source,
    pub moves: Vec<Dir>,
}

impl Sokoban {
    /// The text of a link, with moves written as they are given: capitals for pushes where the writer knows them.
    fn write(&self, f: &mut fmt::Formatter<'_>, moves: &str) -> fmt::Result {
        match &self.source {
            Source::Generated(params) => {
                write!(
                    f,
                    "/sokoban?gen={}&size={}",
                    params.generator.name(),
                    params.size
                )?;
                if let Some(boxes) = params.boxes {
                    write!(f, "&boxes={boxes}")?;
                }
                let seed = utf8_percent_encode(params.seed.text(), &ESCAPED);
                write!(f, "&seed={seed}")?;
            }
            Source::Value(start) => {
                write!(f, "/sokoban?xsb={}", text::write_run_length(start))?;
            }
        }
        if !moves.is_empty() {
            write!(f, "&moves={moves}")?;
        }
        Ok(())
    }
}

/// Where a level comes from.
#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    Generated(Params),
    /// The level itself, at its start.
    Value(Position),
}

/// Something in a link that was passed over or corrected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A key that nothing is known about.
    Key(String),
    /// A key that stands there again; its first value counts.
    Again(&'static str),
    /// A value that says nothing, and what was taken instead.
    Value { key: &'static str, taken: String },
    /// A size or number outside its bounds, and what was taken instead.
    Bounds { key: &'static str, taken: String },
    /// The move that the rules forbid, counted from 0; it and all after it are left out.
    Moves { index: usize },
    /// The list of moves that can't be read, and was left out whole.
    Letters(LurdError),
}

/// Why a link names no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Longer than [`LONGEST`]; carries its length in bytes.
    Long(usize),
    /// The part before `?`, which should name a puzzle.
    Puzzle(String),
    /// Neither a level nor a seed to make one from.
    NoLevel,
    Generator(String),
    Seed(SeedError),
    /// A `%` that begins no valid text, counted from 0 in its value.
    Percent {
        key: &'static str,
        index: usize,
    },
    Level(LevelError),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Long(length) => write!(
                f,
                "the link has {length} bytes, and at most {LONGEST} are looked at"
            ),
            Self::Puzzle(name) => write!(f, "the link names an unknown puzzle “{name}”"),
            Self::NoLevel => f.write_str("the link has neither seed= nor xsb="),
            Self::Generator(name) => write!(f, "gen= names an unknown generator “{name}”"),
            Self::Seed(fault) => write!(f, "seed=: {fault}"),
            Self::Percent { key, index } => {
                write!(f, "{key}= is broken at letter {}", index + 1)
            }
            Self::Level(fault) => write!(f, "xsb=: {fault}"),
        }
    }
}

impl std::error::Error for LinkError {}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "unknown key “{key}” is passed over"),
            Self::Again(key) => write!(f, "{key}= stands there twice, and its first value counts"),
            Self::Value { key, taken } => write!(f, "{key}= can't be read, {taken} is taken"),
            Self::Bounds { key, taken } => write!(f, "{key}= is out of bounds, {taken} is taken"),
            Self::Moves { index } => write!(
                f,
                "move {} is against the rules; it and all after it are left out",
                index + 1
            ),
            Self::Letters(fault) => write!(f, "moves=: {fault}; they are left out"),
        }
    }
}

impl Link {
    /// Reads the text after `#`, with or without it.
    ///
    /// Moves are checked against the rules only for a level by value; those of a generated level wait for the level.
    ///
    /// # Errors
    /// [`LinkError`] where it names no puzzle.
    pub fn read(text: &str) -> Result<(Self, Vec<Notice>), LinkError> {
        read::read(text)
    }
}

/// What stands unescaped in a seed: letters, digits, and what no browser changes.
const ESCAPED: AsciiSet = NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Sokoban(link) = self;
        let moves = match &link.source {
            // Which of these moves push is known only once the level is made.
            Source::Generated(_) => link.moves.iter().map(|dir| dir.letter()).collect(),
            Source::Value(start) => lurd::write(start, &link.moves),
        };
        link.write(f, &moves)
    }
}

/// The link of a game whose start is known, so that its pushes are capitals also for a generated level.
pub struct Game<'a> {
    pub source: &'a Source,
    pub start: &'a Position,
    pub moves: &'a [Dir],
}

impl fmt::Display for Game<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let link = Sokoban {
            source: self.source.clone(),
            moves: Vec::new(),
        };
        link.write(f, &lurd::write(self.start, self.moves))
    }
}

/// Brings parameters within their bounds, with a notice for each that was outside.
pub fn correct(params: &mut Params) -> Vec<Notice> {
    let mut notices = Vec::new();
    let (least, most) = SIZES;
    let size = Size::new(
        params.size.width.clamp(least, most),
        params.size.height.clamp(least, most),
    );
    if size != params.size {
        params.size = size;
        notices.push(Notice::Bounds {
            key: "size",
            taken: size.to_string(),
        });
    }
    let boxes = params.boxes.map(|boxes| boxes.clamp(1, MOST_BOXES));
    if let Some(taken) = boxes.filter(|_| boxes != params.boxes) {
        params.boxes = boxes;
        notices.push(Notice::Bounds {
            key: "boxes",
            taken: taken.to_string(),
        });
    }
    notices
}
