//! The jobs that the worker has been given and has not answered, why each was asked, and who hears the answer.
//! The worker does one job after the other, so the oldest open job is the one under way. What an answer changes is each
//! puzzle's own business.
//! Invariant: a reply is heard only for a job that is open; ending the worker closes all of them at once.

use super::{App, Effect, Found, Notice, Say};
use crate::{
    grid::Dir,
    job::{Reply, Request},
    link::{Game, Source},
    sokoban::{Position, generate::Params, solve::Effort},
};

/// Why a job was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Purpose {
    /// To show this level, with these moves played.
    Open {
        source: Source,
        moves: Vec<Dir>,
        /// Whether it becomes a new entry of the browser's history.
        push: bool,
        /// Whether the seed was drawn, so that another would do.
        is_drawn: bool,
    },
    /// To have the next level ready.
    Prepare {
        params: Params,
        /// Whether the seed was drawn, so that another would do.
        is_drawn: bool,
    },
    /// To light the next push.
    Hint,
    /// To play the rest.
    Solve,
    /// To know whether the position on the board can still be won.
    Watch,
    /// To find the last position that could still be won.
    Rescue,
    /// To compare the orders of directions in a maze.
    Orders,
}

impl Purpose {
    /// Whether the player waits for the answer.
    pub const fn is_awaited(&self) -> bool {
        matches!(
            self,
            Self::Open { .. } | Self::Hint | Self::Solve | Self::Rescue | Self::Orders
        )
    }
}

/// A job that the worker has not answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    pub number: u32,
    pub purpose: Purpose,
    pub request: Request,
    pub effort: Effort,
}

impl Open {
    /// The budget of nodes or states that the job may spend, where it has one.
    pub fn budget(&self) -> Option<u64> {
        match self.request {
            Request::Solve { budget, .. } => Some(budget),
            Request::Generate(ref params) => Some(params.budget()),
            Request::Rescue { .. } | Request::Orders(_) => None,
        }
    }

    /// The start and the moves of the game that the job is about.
    pub fn game(&self) -> Option<(&Position, &[Dir])> {
        match &self.request {
            Request::Solve { start, moves, .. } | Request::Rescue { start, moves, .. } => {
                Some((start, moves))
            }
            Request::Generate(_) | Request::Orders(_) => None,
        }
    }
}

/// The open jobs, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    open: Vec<Open>,
    numbers: u32,
}

impl Desk {
    /// Opens a job and gives its number, which is never used again.
    pub fn open(&mut self, purpose: Purpose, request: Request) -> u32 {
        self.numbers += 1;
        self.open.push(Open {
            number: self.numbers,
            purpose,
            request,
            effort: Effort::default(),
        });
        self.numbers
    }

    /// Notes how far a job has come; nothing where it is not open.
    pub fn progress(&mut self, number: u32, effort: Effort) {
        if let Some(open) = self.open.iter_mut().find(|open| open.number == number) {
            open.effort = effort;
        }
    }

    /// Closes a job that has been answered; nothing where it is not open.
    pub fn close(&mut self, number: u32) -> Option<Open> {
        let index = self.open.iter().position(|open| open.number == number)?;
        Some(self.open.remove(index))
    }

    /// Closes all jobs and gives them, since the worker has ended.
    pub fn clear(&mut self) -> Vec<Open> {
        std::mem::take(&mut self.open)
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// The job that the player waits for.
    pub fn awaited(&self) -> Option<&Open> {
        self.open.iter().find(|open| open.purpose.is_awaited())
    }

    /// Whether a job that nobody waits for stands before the worker and may take long.
    pub fn is_preparing(&self) -> bool {
        self.open
            .iter()
            .any(|open| matches!(open.purpose, Purpose::Prepare { .. }))
    }

    /// Whether some position of the game is being looked at already.
    pub fn is_watching(&self) -> bool {
        self.open.iter().any(|open| open.purpose == Purpose::Watch)
    }

    /// The watch over the position of this game.
    pub fn watch_of(&mut self, game: (&Position, &[Dir])) -> Option<&mut Open> {
        self.open
            .iter_mut()
            .find(|open| open.purpose == Purpose::Watch && open.game() == Some(game))
    }
}

impl App {
    /// The worker said something.
    pub(super) fn reply(&mut self, job: u32, text: &str, millis: u32) {
        let reply = match Reply::read(text) {
            Ok(Reply::Progress(effort)) => return self.desk.progress(job, effort),
            Ok(reply) => reply,
            Err(fault) => {
                self.desk.close(job);
                return self.notify(Notice::Job(fault));
            }
        };
        let Some(open) = self.desk.close(job) else {
            return;
        };
        match reply {
            Reply::Progress(_) => {}
            Reply::Level(level) => self.made(open.purpose, level, millis),
            Reply::NoLevel { states } => self.made_none(&open.purpose, states),
            Reply::Solved {
                moves,
                pushes,
                effort,
            } => {
                self.solved(
                    &open,
                    &moves,
                    Found::Solved {
                        pushes,
                        effort,
                        millis,
                    },
                );
            }
            Reply::Impossible(effort) => self.proved_lost(&open, effort, millis),
            Reply::NotFound(effort) => self.not_found(&open, effort, millis),
            Reply::Keep { moves, effort } => self.rescued(&open, moves, effort, millis),
            Reply::Orders(tallies) => {
                if let Request::Orders(link) = &open.request {
                    self.compared(link, tallies);
                }
            }
            Reply::Refused(fault) => self.notify(Notice::Worker(fault)),
        }
    }

    pub(super) fn worker_failed(&mut self, fault: String) {
        let is_awaited = self.desk.awaited().is_some();
        self.stop_all_jobs();
        // On the other boards nobody misses a worker that was not asked.
        if is_awaited || self.game == Game::Sokoban {
            self.say = Say::Nothing;
            self.notify(Notice::Worker(fault));
        }
    }

    /// Ends the worker and all its jobs.
    pub(super) fn stop_all_jobs(&mut self) {
        if !self.desk.clear().is_empty() {
            self.effects.push(Effect::EndWorker);
        }
    }

    /// Asks the worker, and lets nobody wait behind a job that nobody waits for.
    pub(super) fn ask(&mut self, purpose: Purpose, request: Request) {
        if purpose.is_awaited() && self.desk.is_preparing() {
            self.stop_all_jobs();
        }
        let text = request.to_string();
        let job = self.desk.open(purpose, request);
        self.effects.push(Effect::Ask { job, request: text });
    }
}
