//! Steps on their way to the eye: the game is already ahead, and the board shows how it got there.
//! What is shown is a function of the steps and the absolute time, so that a late or lost frame never adds up.
//! Invariant: motion always ends, at the position that the game holds.

use super::scene::Underway;
use crate::{grid::Dir, sokoban::Position};
use std::collections::VecDeque;

/// Milliseconds on the page's clock.
pub type Millis = u64;

/// One step to show: where everything stood before it, and the way it went.
#[derive(Clone, Debug)]
struct Shown {
    before: Position,
    dir: Dir,
}

/// The steps that the board has not shown to their end.
#[derive(Clone, Debug, Default)]
pub struct Motion {
    steps: VecDeque<Shown>,
    /// When the first of the steps began.
    since: Millis,
    /// How long each of the steps takes.
    pace: Millis,
}

/// Thousandths of a step, so that joining new steps to old ones needs no fractions.
const WHOLE: Millis = 1000;

impl Motion {
    /// Adds steps that begin at `before`; the longer the queue, the faster it is shown.
    ///
    /// `pace` is what one lone step takes.
    pub fn add(&mut self, before: &Position, moves: &[Dir], pace: Millis, now: Millis) {
        let part = self.settle(now);
        let mut position = before.clone();
        for &dir in moves {
            self.steps.push_back(Shown {
                before: position.clone(),
                dir,
            });
            if crate::puzzle::Puzzle::play(&mut position, dir).is_err() {
                // The game has played these moves already; a refusal would only mean that there is nothing to show.
                self.steps.clear();
                return;
            }
        }
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

    /// The step under way, with the position before it.
    pub fn shown(&self, now: Millis) -> Option<(&Position, Underway)> {
        let step = self.steps.front()?;
        let part = now.saturating_sub(self.since) as f32 / self.pace as f32;
        let underway = Underway {
            dir: step.dir,
            pushes: step.before.pushes(step.dir),
            part: part.min(1.0),
        };
        Some((&step.before, underway))
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
