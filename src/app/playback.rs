//! A solution that plays by itself: paused or not, how fast, and when its next move is due.
//! What a move is, and how long each takes, is each puzzle's own business.
//! Invariant: a paused playback is never due.

use super::motion::Millis;

/// How many speeds there are, from slow to fast.
pub const SPEEDS: usize = 4;
const MIDDLE_SPEED: u8 = 1;

/// A solution that plays by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playback {
    pub paused: bool,
    /// From 0, slow, to one less than [`SPEEDS`], fast.
    pub speed: u8,
    /// Pushes or crossings made since it began.
    pub made: usize,
    /// When the next one is due.
    due: Millis,
}

impl Playback {
    /// Begins now, as fast as the last one.
    pub fn begin(last: Option<Self>, now: Millis) -> Self {
        Self {
            paused: false,
            speed: last.map_or(MIDDLE_SPEED, |playback| playback.speed),
            made: 0,
            due: now,
        }
    }

    pub fn is_due(&self, now: Millis) -> bool {
        !self.paused && now >= self.due
    }

    /// Pauses, or goes on at once.
    pub fn pause(&mut self, now: Millis) {
        self.paused = !self.paused;
        self.due = now;
    }

    pub fn change_speed(&mut self, by: i8) {
        let speed = self.speed.saturating_add_signed(by);
        self.speed = speed.min(SPEEDS as u8 - 1);
    }

    /// One more was made; the next is due at that time.
    pub fn went_on(mut self, due: Millis) -> Self {
        self.made += 1;
        self.wait_until(due)
    }

    /// Nothing is due before that time.
    pub fn wait_until(mut self, due: Millis) -> Self {
        self.due = due;
        self
    }
}
