//! Days of the calendar, as the daily levels know them: no clock and no zone, the page says which day it is.
//! Invariant: a date is between the years 1970 and 9999 and is written as it is read.

use std::fmt;

/// A day of the Gregorian calendar, by how many have passed since 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Date(u32);

/// Day 0 of the reckoning below, in which a year begins with March: 0000-03-01, as days before 1970-01-01.
const ERA: u32 = 719_468;
/// Days of 400, 100, 4 years and 1.
const CYCLE: u32 = 146_097;
const CENTURY: u32 = 36_524;
const LEAP: u32 = 1461;
const YEAR: u32 = 365;
/// 9999-12-31.
const LAST: u32 = 2_932_896;

impl Date {
    /// The day after so many; the last there is for more.
    pub const fn of_days(days: u32) -> Self {
        Self(if days < LAST { days } else { LAST })
    }

    /// Reads `YYYY-MM-DD`; nothing for any other text, and for days that are not in the calendar.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u32>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || day > 31 {
            return None;
        }
        // March first, so that the odd day of a leap year comes last.
        let (year, month) = if month > 2 {
            (year, month - 3)
        } else {
            (year - 1, month + 9)
        };
        let years = year * YEAR + year / 4 - year / 100 + year / 400;
        let days = years + (153 * month + 2) / 5 + day.checked_sub(1)?;
        let date = Self::of_days(days.checked_sub(ERA)?);
        (date.to_string() == text).then_some(date)
    }

    /// The day before; the first has none.
    pub fn before(self) -> Option<Self> {
        self.0.checked_sub(1).map(Self)
    }

    pub const fn after(self) -> Self {
        Self::of_days(self.0 + 1)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + ERA;
        let (cycle, day) = (days / CYCLE, days % CYCLE);
        // The last day of a cycle and that of four years would begin a fifth part of them.
        let year = (day - day / (LEAP - 1) + day / CENTURY - day / (CYCLE - 1)) / YEAR;
        let day = day - (YEAR * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (month, more) = if month < 10 {
            (month + 3, 0)
        } else {
            (month - 9, 1)
        };
        write!(f, "{:04}-{month:02}-{day:02}", cycle * 400 + year + more)
    }
}
