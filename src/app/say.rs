//! What the game has to say, as values without a language: about the last command, the page, the last search.
//! [`words`](crate::words) turns them into sentences, again whenever the language changes.
//! Invariant: nothing here holds a sentence of the page.

use super::{choice::Theme, event::Shared, maze, river::Said};
use crate::{
    grid::Dir,
    job::JobError,
    link::{self, LinkError},
    seed::SeedError,
    sokoban::{Refusal, solve::Effort},
};

/// One thing to say about the last command.
#[derive(Clone, PartialEq, Debug)]
pub enum Say {
    Nothing,
    Ready,
    Moved { dir: Dir, steps: usize },
    Pushed { dir: Dir, home: bool },
    Refused(Refusal),
    NoWay,
    Picked { targets: usize },
    NotPushable,
    NotATarget,
    LetGo,
    Undone,
    Redone,
    Restarted,
    WentBack,
    NothingToUndo,
    NothingToRedo,
    Lit,
    Searching,
    Impossible,
    NotFound,
    LostAlready,
    Making,
    Cancelled,
    Playing,
    Paused,
    Stopped,
    Shared(Shared),
    ThemeNow(Theme),
    LanguageNow,
    Won,
    River(Said),
    Maze(maze::Said),
}

/// A message that stays until it is dismissed or the next level comes.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The link was read, with corrections.
    Link(Vec<link::Notice>),
    BadLink(LinkError),
    BadSeed(SeedError),
    /// A saved text is broken and has been set aside.
    Saved(&'static str),
    StorageBlocked,
    /// The generator spent its budget of states.
    NoLevel {
        states: u64,
    },
    /// The player stopped the making of a first level.
    NothingMade,
    Worker(String),
    Job(JobError),
    PictureOnly,
    /// The Chinese words could not be loaded.
    NoChinese,
}

/// What the last search did.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    Nothing,
    Made {
        states: u64,
        pushes: u32,
        millis: u32,
    },
    Solved {
        pushes: u32,
        effort: Effort,
        millis: u32,
    },
    /// The way was known already.
    Known {
        pushes: u32,
    },
    Impossible {
        effort: Effort,
        millis: u32,
    },
    NotFound {
        effort: Effort,
        millis: u32,
    },
    Kept {
        effort: Effort,
        millis: u32,
    },
    Cancelled,
}
