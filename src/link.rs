//! A puzzle, its parameters and moves as the text after `#` of the address, and back.
//! Readable, in any order; unknown keys are passed over and bad values corrected, each with a [`Notice`].
//! Invariant: what [`Link`] writes, it reads back to the same value without a notice.

pub mod campaign;
mod maze;
mod river;
mod sokoban;
mod values;

use crate::{
    maze::{LARGEST_SHOWN, text::TextError},
    river::{Loss, text::MovesError},
    seed::SeedError,
    sokoban::{lurd::LurdError, text::LevelError},
};
pub use maze::{Beside, Choice, Maze, Origin, add_to_maze, fit_maze};
pub use river::{River, rowers_name, rowers_named, rule_name, rule_named};
pub use sokoban::{Daily, FIRST, GENERATOR, Played, Sokoban, Source, correct, size_named, usual};
use std::fmt;
use values::quote;

/// The longest text that is looked at, in bytes.
pub const LONGEST: usize = 200_000;

/// One of the puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Game {
    #[default]
    Sokoban,
    River,
    Maze,
}

impl Game {
    pub const ALL: [Self; 3] = [Self::Sokoban, Self::River, Self::Maze];

    /// What the address calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sokoban => "sokoban",
            Self::River => "river",
            Self::Maze => "maze",
        }
    }

    /// The puzzle that a text after `#` names, whatever follows, in letters of either case.
    pub fn named(text: &str) -> Option<Self> {
        let text = text.strip_prefix('#').unwrap_or(text);
        let name = parts(text).0.trim_matches('/');
        let is_named = |game: &Self| game.name().eq_ignore_ascii_case(name);
        Self::ALL.into_iter().find(is_named)
    }
}

/// What the address names.
#[derive(Clone, PartialEq, Debug)]
pub enum Link {
    /// A puzzle by its name alone: the game that was last played.
    Game(Game),
    Sokoban(Sokoban),
    River(River),
    Maze(Maze),
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
    /// The same for a game on the river.
    Crossings(MovesError),
    /// A size with an even side, and the odd one that was taken instead.
    Odd { taken: String },
    /// A key that says how to make a level, where the second gives one.
    Idle(&'static str, &'static str),
    /// The position of `at=` where devils outnumber priests; the start is taken.
    Unsafe(Loss),
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
    /// What `daily=` has instead of a day.
    Date(String),
    Seed(SeedError),
    /// A `%` that begins no valid text, counted from 0 in its value.
    Percent {
        key: &'static str,
        index: usize,
    },
    Level(LevelError),
    /// Parameters of a generated maze without a seed.
    NoSeed,
    Map(TextError),
}

/// The name of a puzzle, and what stands behind it; who lengthens `#/maze` by hand begins with `&`.
fn parts(text: &str) -> (&str, &str) {
    let part = |mark| text.split_once(mark);
    part('?').or_else(|| part('&')).unwrap_or((text, ""))
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
            Self::Date(text) => write!(f, "daily= is no day “{text}”"),
            Self::Seed(fault) => write!(f, "seed=: {fault}"),
            Self::Percent { key, index } => {
                write!(f, "{key}= is broken at letter {}", index + 1)
            }
            Self::Level(fault) => write!(f, "xsb=: {fault}"),
            Self::NoSeed => f.write_str("the link has no seed="),
            Self::Map(fault) => write!(f, "map=: {fault}"),
        }
    }
}

impl std::error::Error for LinkError {}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "unknown key “{key}” is passed over"),
            Self::Again(key) => write!(f, "{key}= stands there twice; its first value counts"),
            Self::Value { key, taken } => write!(f, "{key}= can't be read; using {taken}"),
            Self::Bounds { key, taken } => write!(f, "{key}= is out of bounds; using {taken}"),
            Self::Moves { index } => write!(
                f,
                "move {} is against the rules; it and all after it are left out",
                index + 1
            ),
            Self::Letters(fault) => write!(f, "moves=: {fault}; they are left out"),
            Self::Crossings(fault) => write!(f, "moves=: {fault}; they are left out"),
            Self::Odd { taken } => write!(f, "size= has an even side; using {taken}"),
            Self::Idle(key, "map") => write!(f, "{key}= is passed over, as map= gives the maze"),
            Self::Idle(key, by) => write!(f, "{key}= is passed over, as {by}= gives the level"),
            Self::Unsafe(loss) => write!(f, "at=: {loss}; using the start"),
        }
    }
}

impl Link {
    /// Reads the text after `#`, with or without it.
    ///
    /// Moves are checked against the rules where the position before them is known; those of a generated Sokoban level
    /// wait for the level.
    ///
    /// # Errors
    /// [`LinkError`] where it names no puzzle.
    pub fn read(text: &str) -> Result<(Self, Vec<Notice>), LinkError> {
        if text.len() > LONGEST {
            return Err(LinkError::Long(text.len()));
        }
        let text = text.strip_prefix('#').unwrap_or(text);
        let (name, query) = parts(text);
        let game = Game::named(name).ok_or_else(|| LinkError::Puzzle(quote(name)))?;
        let mut notices = Vec::new();
        let link = match game {
            _ if query.is_empty() => Self::Game(game),
            Game::Sokoban => Self::Sokoban(sokoban::read(query, &mut notices)?),
            Game::River => Self::River(river::read(query, &mut notices)),
            Game::Maze => Self::Maze(maze::read(query, LARGEST_SHOWN, &mut notices)?),
        };
        Ok((link, notices))
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "/{}", game.name()),
            Self::Sokoban(link) => link.fmt(f),
            Self::River(link) => link.fmt(f),
            Self::Maze(link) => link.fmt(f),
        }
    }
}
