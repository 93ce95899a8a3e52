//! Which levels of which days and of the campaign have been solved, and how many days in a row; a text for the
//! browser's storage. Unlike records it is never forgotten: a level is one short line.
//! Invariant: each level stands there once, first the days in their order, then the campaign in its.

use super::saved::{SavedError, lines};
use crate::{
    date::Date,
    link::{Daily, campaign},
    sokoban::generate::Band,
};

/// What stands before the number of a level of the campaign.
const CAMPAIGN: &str = "campaign";

/// The levels solved so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    days: Vec<Solved>,
    /// A bit for each level of the campaign, the lowest for the first.
    campaign: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Solved {
    level: Daily,
    /// Whether that was on another day than its own.
    is_late: bool,
}

/// What a line of the text says.
enum Line {
    Day(Solved),
    Campaign(usize),
}

impl Progress {
    /// # Errors
    /// [`SavedError`] where the text is not what [`text`](Self::text) writes.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let read = |line: &str| {
            let mut words = line.split(' ');
            if let Some(number) = line.strip_prefix(CAMPAIGN) {
                let number: usize = number.strip_prefix(' ')?.parse().ok()?;
                return (1..=campaign::COUNT)
                    .contains(&number)
                    .then(|| Line::Campaign(number - 1));
            }
            let date = words.next().and_then(Date::read)?;
            let band = words.next().and_then(Band::named)?;
            let is_late = match words.next() {
                None => false,
                Some("late") => true,
                Some(_) => return None,
            };
            let is_level = Daily::BANDS.contains(&band) && words.next().is_none();
            let level = Daily { date, band };
            is_level.then_some(Line::Day(Solved { level, is_late }))
        };
        let mut progress = Self::default();
        for line in lines(text, read)? {
            match line {
                Line::Day(solved) => progress.insert(solved),
                Line::Campaign(place) => progress.note_campaign(place),
            };
        }
        Ok(progress)
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for Solved { level, is_late } in &self.days {
            text.push_str(&level.date.to_string());
            for part in [
                " ",
                level.band.name(),
                if *is_late { " late\n" } else { "\n" },
            ] {
                text.push_str(part);
            }
        }
        for place in (0..campaign::COUNT).filter(|place| self.has_campaign(*place)) {
            text.push_str(CAMPAIGN);
            text.push(' ');
            text.push_str(&(place + 1).to_string());
            text.push('\n');
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

    /// Whether the level of the campaign at this place, counted from 0, has been solved.
    pub fn has_campaign(&self, place: usize) -> bool {
        self.campaign >> place & 1 == 1
    }

    /// Notes a level of the campaign; true where it had not been before.
    pub fn note_campaign(&mut self, place: usize) -> bool {
        let is_news = !self.has_campaign(place);
        self.campaign |= 1 << place;
        is_news
    }

    /// How many levels of the campaign have been solved.
    pub fn campaign_count(&self) -> u32 {
        self.campaign.count_ones()
    }

    /// Takes over what another tab has noted.
    pub fn join(&mut self, other: Self) {
        self.campaign |= other.campaign;
        for solved in other.days {
            self.insert(solved);
        }
    }

    /// How many days in a row, up to today or, while today has none, yesterday, had a level solved on its own day.
    pub fn streak(&self, today: Date) -> u32 {
        let (mut next, mut streak) = (Some(today), 0);
        let mut days = self.days.iter().rev().filter(|solved| !solved.is_late);
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
        self.days
            .binary_search_by_key(&level, |solved| solved.level)
    }

    /// Puts in a level that is not there; whether it was not.
    fn insert(&mut self, solved: Solved) -> bool {
        let place = self.place(solved.level);
        if let Err(index) = place {
            self.days.insert(index, solved);
        }
        place.is_err()
    }
}
