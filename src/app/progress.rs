//! Which levels of which days have been solved, and how many days in a row; a text for the browser's storage.
//! Unlike records it is never forgotten: a day is one short line.
//! Invariant: each level stands there once.

use super::saved::{SavedError, lines};
use crate::{date::Date, link::Daily, sokoban::generate::Band};

/// The daily levels solved so far, in the order of their solving.
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
        lines(text, read).map(Self)
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
        self.0.iter().any(|solved| solved.level == level)
    }

    /// Notes a level that was solved today; true where it had not been before.
    pub fn note(&mut self, level: Daily, today: Date) -> bool {
        let is_new = !self.has(level);
        if is_new {
            self.0.push(Solved {
                level,
                is_late: level.date != today,
            });
        }
        is_new
    }

    /// Takes over what another tab has noted.
    pub fn join(&mut self, other: Self) {
        for solved in other.0 {
            if !self.has(solved.level) {
                self.0.push(solved);
            }
        }
    }

    /// How many days in a row, up to today or, while today has none, yesterday, had a level solved on its own day.
    pub fn streak(&self, today: Date) -> u32 {
        let is_kept = |date: Date| {
            let mut solved = self.0.iter();
            solved.any(|solved| solved.level.date == date && !solved.is_late)
        };
        let mut day = Some(today);
        if !is_kept(today) {
            day = today.before();
        }
        let mut streak = 0;
        while let Some(date) = day.filter(|date| is_kept(*date)) {
            streak += 1;
            day = date.before();
        }
        streak
    }
}
