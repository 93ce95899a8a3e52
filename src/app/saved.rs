//! What outlives the page: settings and best results, as texts for the browser's storage.
//! The texts are versioned by their keys and checked when read; this file reads and writes no storage itself.
//! Invariant: a broken text gives an error that names its line, and never half of what it holds.

use super::choice::{Language, Theme};
use crate::{
    link::{self, Game},
    sokoban::generate::{Band, Generator, Kind},
};
use std::fmt;

/// The keys under which texts are stored; a new meaning gets a new number.
pub const SETTINGS: &str = "searchlight.settings.1";
pub const RECORDS: &str = "searchlight.records.1";
pub const PROGRESS: &str = "searchlight.progress.1";
/// The links of the games on the boards.
pub const SOKOBAN: &str = "searchlight.game.1";
pub const RIVER: &str = "searchlight.river.1";
pub const MAZE: &str = "searchlight.maze.1";

/// The key under which the game of a puzzle is stored.
pub const fn key(game: Game) -> &'static str {
    match game {
        Game::Sokoban => SOKOBAN,
        Game::River => RIVER,
        Game::Maze => MAZE,
    }
}

/// The longest text that is looked at, in bytes.
const LONGEST: usize = 1_000_000;
/// The oldest records are forgotten beyond this number.
const MOST_RECORDS: usize = 2000;
/// Longer links are kept as a hash.
const LONGEST_KEY: usize = 200;

/// What is wrong with a stored text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedError {
    Long(usize),
    /// A line, counted from 1, that says nothing known.
    Line(usize),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Long(length) => write!(f, "the text has {length} bytes"),
            Self::Line(line) => write!(f, "line {line} is broken"),
        }
    }
}

impl std::error::Error for SavedError {}

/// The choices that the page remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// `None`: as the browser says.
    pub language: Option<Language>,
    pub theme: Theme,
    /// The puzzle that was last on the screen.
    pub game: Game,
    /// The kind of level that was last asked of the New sheet.
    pub kind: Option<Kind>,
}

impl Settings {
    /// # Errors
    /// [`SavedError`] where the text is not what [`text`](Self::text) writes.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        check_length(text)?;
        let mut settings = Self::default();
        for (index, line) in text.lines().enumerate() {
            match line {
                "language en" => settings.language = Some(Language::English),
                "language zh" => settings.language = Some(Language::Chinese),
                "theme auto" => settings.theme = Theme::Auto,
                "theme light" => settings.theme = Theme::Light,
                "theme dark" => settings.theme = Theme::Dark,
                line if line.starts_with(NEW) => {
                    let kind = read_kind(&line[NEW.len()..]);
                    settings.kind = Some(kind.ok_or(SavedError::Line(index + 1))?);
                }
                line => {
                    let name = line.strip_prefix("game ").unwrap_or_default();
                    let mut games = Game::ALL.into_iter();
                    let game = games.find(|game| game.name() == name);
                    settings.game = game.ok_or(SavedError::Line(index + 1))?;
                }
            }
        }
        Ok(settings)
    }

    pub fn text(&self) -> String {
        let mut text = String::from(match self.theme {
            Theme::Auto => "theme auto\n",
            Theme::Light => "theme light\n",
            Theme::Dark => "theme dark\n",
        });
        match self.language {
            None => {}
            Some(Language::English) => text.push_str("language en\n"),
            Some(Language::Chinese) => text.push_str("language zh\n"),
        }
        if self.game != Game::default() {
            for part in ["game ", self.game.name(), "\n"] {
                text.push_str(part);
            }
        }
        if let Some((generator, size, boxes)) = self.kind {
            let level = match generator {
                Generator::Classic1 => "-",
                Generator::Crafted1(band) => band.name(),
            };
            let boxes = boxes.map_or_else(|| "-".to_owned(), |boxes| boxes.to_string());
            let name = generator.name();
            text.push_str(&format!("{NEW}{name} {level} {size} {boxes}\n"));
        }
        text
    }
}

/// What stands before the kind of the next levels.
const NEW: &str = "new ";

/// The kind of level that a line names, within the bounds of its generator.
fn read_kind(text: &str) -> Option<Kind> {
    let mut words = text.split(' ');
    let (name, level) = (words.next()?, words.next()?);
    let generator = Generator::named(name, Band::named(level).unwrap_or(Band::Easy))?;
    let size = link::size_named(words.next()?)?;
    let boxes: Option<u8> = match words.next()? {
        "-" => None,
        number => Some(number.parse().ok()?),
    };
    let within = generator.within(size, boxes.unwrap_or(generator.boxes().0));
    let is_kind = words.next().is_none() && within.0 == size;
    let is_kind = is_kind && boxes.is_none_or(|boxes| boxes == within.1);
    is_kind.then_some((generator, size, boxes))
}

/// The best result for one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    pub pushes: u32,
    pub moves: u32,
}

/// The best results, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Records(Vec<(String, Best)>);

impl Records {
    /// # Errors
    /// [`SavedError`] where the text is not what [`text`](Self::text) writes.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let read = |line: &str| {
            let mut parts = line.split(' ');
            let pushes = parts.next()?.parse().ok()?;
            let moves = parts.next()?.parse().ok()?;
            let key = parts.next().filter(|key| !key.is_empty())?;
            let whole = parts.next().is_none();
            whole.then(|| (key.to_owned(), Best { pushes, moves }))
        };
        lines(text, read).map(Self)
    }

    pub fn text(&self) -> String {
        self.0
            .iter()
            .map(|(key, best)| format!("{} {} {key}\n", best.pushes, best.moves))
            .collect()
    }

    /// The best result for the level of a link.
    pub fn best(&self, link: &str) -> Option<Best> {
        let key = record_key(link);
        let found = self.0.iter().find(|(known, _)| *known == key)?;
        Some(found.1)
    }

    /// Notes a result; true where it is better than what was known: fewer pushes, then fewer moves.
    pub fn note(&mut self, link: &str, result: Best) -> bool {
        let rank = |best: Best| (best.pushes, best.moves);
        if self
            .best(link)
            .is_some_and(|best| rank(best) <= rank(result))
        {
            return false;
        }
        let key = record_key(link);
        self.0.retain(|(known, _)| *known != key);
        if self.0.len() == MOST_RECORDS {
            self.0.remove(0);
        }
        self.0.push((key, result));
        true
    }

    /// Takes over what another tab has noted.
    pub fn join(&mut self, other: Self) {
        let ours = std::mem::replace(self, other);
        for (key, best) in ours.0 {
            self.note(&key, best);
        }
    }

    /// Whether there is a result here that the other lacks, or has a worse one for, and has room for.
    pub fn has_more_than(&self, other: &Self) -> bool {
        let is_news = |(key, best): &(String, Best)| other.clone().note(key, *best);
        other.0.len() < MOST_RECORDS && self.0.iter().any(is_news)
    }
}

/// A level's link where it is short, else its 64-bit FNV-1a hash; two long levels that share a hash would share a
/// record, which harms nothing.
fn record_key(link: &str) -> String {
    if link.len() <= LONGEST_KEY {
        return link.to_owned();
    }
    let hash = link.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("xsb#{hash:016x}")
}

/// What each line of a stored text says.
pub(super) fn lines<T>(
    text: &str,
    mut read: impl FnMut(&str) -> Option<T>,
) -> Result<Vec<T>, SavedError> {
    check_length(text)?;
    text.lines()
        .enumerate()
        .map(|(index, line)| read(line).ok_or(SavedError::Line(index + 1)))
        .collect()
}

fn check_length(text: &str) -> Result<(), SavedError> {
    match text.len() {
        length if length > LONGEST => Err(SavedError::Long(length)),
        _ => Ok(()),
    }
}
