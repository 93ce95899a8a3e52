//! Which levels of which days have been solved, and how many days in a row; a text for the browser's storage.
//! Unlike records it is never forgotten: a day is one short line.
//! Invariant: each level stands there once, in the order of the days.

use super::saved::{SavedError, lines};
use crate::{date::Date, link::Daily, sokoban::generate::Band};

/// The daily levels solved so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(Vec<Solved>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Solved {
    level: Daily,
    /// Whether that was on another day than its own.
    is_late: bool,
}

impl Progress {
    /// # Errors
    /// [`SavedError`] where the text is not what [`text`](Self::text) writes.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let read = |line: &str| {
            let mut words = line.split(' ');
            let date = words.next().and_then(Date::read)?;
            let band = words.next().and_then(Band::named)?;
            let is_late = match words.next() {
                None => false,
                Some("late") => true,
                Some(_) => return None,
            };
            let is_level = Daily::BANDS.contains(&band) && words.next().is_none();
            let level = Daily { date, band };
            is_level.then_some(Solved { level, is_late })
        };
        let mut progress = Self::default();
        for solved in lines(text, read)? {
            progress.insert(solved);
        }
        Ok(progress)
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for Solved { level, is_late } in &self.0 {
            text.push_str(&level.date.to_string());
            for part in [
                " ",
                level.band.name(),
                if *is_late { " late\n" } else { "\n" },
            ] {
                text.push_str(part);
            }
        }
        text
    }

    pub fn has(&self, level: Daily) -> bool {
        self.place(level).is_ok()
    }

    /// Notes a level that was solved today; true where it had not been before.
    pub fn note(&mut self, level: Daily, today: Date) -> bool {
        let is_late = level.date != today;
        self.insert(Solved { level, is_late })
    }

    /// Takes over what another tab has noted.
    pub fn join(&mut self, other: Self) {
        for solved in other.0 {
            self.insert(solved);
        }
    }

    /// How many days in a row, up to today or, while today has none, yesterday, had a level solved on its own day.
    pub fn streak(&self, today: Date) -> u32 {
        let (mut next, mut streak) = (Some(today), 0);
        let mut days = self.0.iter().rev().filter(|solved| !solved.is_late);
        while let Some(date) = days.next().map(|solved| solved.level.date) {
            // Another level of a day that counts already, or of one that a clock was wrong about.
            if Some(date) > next {
                continue;
            }
            let is_yesterday = streak == 0 && Some(date) == today.before();
            if Some(date) != next && !is_yesterday {
                break;
            }
            streak += 1;
            next = date.before();
        }
        streak
    }

    fn place(&self, level: Daily) -> Result<usize, usize> {
        self.0.binary_search_by_key(&level, |solved| solved.level)
    }

    /// Puts in a level that is not there; whether it was not.
    fn insert(&mut self, solved: Solved) -> bool {
        let place = self.place(solved.level);
        if let Err(index) = place {
            self.0.insert(index, solved);
        }
        place.is_err()
    }
}
