//! Steps on their way to the eye: the game is already ahead, and the board shows how it got there.
//! What is shown is a function of the steps and the absolute time, so that a late or lost frame never adds up. What a
//! step looks like is each puzzle's own business.
//! Invariant: motion always ends, at the position that the game holds.

/// Milliseconds on the page's clock.
pub type Millis = u64;

/// The steps that the board has not shown to their end.
#[derive(Clone, Debug)]
pub struct Motion<S> {
    /// Oldest first; they are few.
    steps: Vec<S>,
    /// When the first of the steps began.
    since: Millis,
    /// How long each of the steps takes.
    pace: Millis,
}

/// Thousandths of a step, so that joining new steps to old ones needs no fractions.
const WHOLE: Millis = 1000;

impl<S> Default for Motion<S> {
    fn default() -> Self {
        Self {
            steps: Vec::new(),
            since: 0,
            pace: 1,
        }
    }
}

impl<S> Motion<S> {
    /// Adds steps that follow those not yet shown; the longer the queue, the faster it is shown.
    ///
    /// `pace` is what one lone step takes.
    pub fn add(&mut self, steps: Vec<S>, pace: Millis, now: Millis) {
        let part = self.settle(now);
        self.steps.extend(steps);
        self.pace = (pace * 4 / (self.steps.len() as Millis + 3)).max(12);
        self.since = now - (self.pace * part / WHOLE).min(now);
    }

    /// Shows nothing more: the board is where the game is.
    pub fn stop(&mut self) {
        self.steps.clear();
    }

    /// Drops what has been shown to its end by now.
    pub fn advance(&mut self, now: Millis) {
        self.settle(now);
    }

    pub fn is_moving(&self) -> bool {
        !self.steps.is_empty()
    }

    /// The step under way, and how much of it is done, from 0 to 1.
    pub fn shown(&self, now: Millis) -> Option<(&S, f32)> {
        let step = self.steps.first()?;
        let part = now.saturating_sub(self.since) as f32 / self.pace as f32;
        Some((step, part.min(1.0)))
    }

    /// Drops the steps that are over, and gives the part done of the one under way in thousandths.
    fn settle(&mut self, now: Millis) -> Millis {
        if self.steps.is_empty() {
            return 0;
        }
        let over = (now.saturating_sub(self.since) / self.pace).min(self.steps.len() as Millis);
        self.steps.drain(..over as usize);
        self.since += over * self.pace;
        if self.steps.is_empty() {
            return 0;
        }
        now.saturating_sub(self.since) * WHOLE / self.pace
    }
}
