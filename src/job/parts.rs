//! The parts of requests and replies, read one after the other.
//! Invariant: a fault names the part that has it.

use super::JobError;
use crate::{
    grid::Dir,
    link::{self, Link, Source},
    sokoban::{Position, generate::Measure, lurd, solve::Effort},
};
use std::fmt;

/// The parts of a text, which single spaces part; links and moves hold none.
pub(super) struct Parts<'a> {
    rest: std::str::Split<'a, char>,
    place: usize,
}

impl<'a> Parts<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self {
            rest: text.split(' '),
            place: 0,
        }
    }

    pub(super) fn text(&mut self) -> Result<&'a str, JobError> {
        self.place += 1;
        self.rest.next().ok_or(JobError::Part(self.place))
    }

    pub(super) fn number<N: std::str::FromStr>(&mut self) -> Result<N, JobError> {
        let text = self.text()?;
        text.parse().map_err(|_| JobError::Part(self.place))
    }

    pub(super) fn effort(&mut self) -> Result<Effort, JobError> {
        Ok(Effort {
            nodes: self.number()?,
            depth: self.number()?,
        })
    }

    /// Turns and counterintuitive pushes with a comma between them, or a dash.
    pub(super) fn measure(&mut self) -> Result<Option<Measure>, JobError> {
        let text = self.text()?;
        if text == "-" {
            return Ok(None);
        }
        let (turns, odd) = text.split_once(',').ok_or(JobError::Part(self.place))?;
        let number = |text: &str| text.parse().map_err(|_| JobError::Part(self.place));
        Ok(Some(Measure {
            turns: number(turns)?,
            counterintuitive: number(odd)?,
        }))
    }

    pub(super) fn moves(&mut self) -> Result<Vec<Dir>, JobError> {
        lurd::read(self.text()?).map_err(inner)
    }

    pub(super) fn link(&mut self) -> Result<link::Sokoban, JobError> {
        match Link::read(self.text()?).map_err(inner)? {
            (Link::Sokoban(link), _) => Ok(link),
            _ => Err(JobError::Inner("a Sokoban level is needed".into())),
        }
    }

    pub(super) fn game(&mut self) -> Result<(Position, Vec<Dir>), JobError> {
        let link = self.link()?;
        match link.source {
            Source::Value(start) => Ok((start, link.moves)),
            _ => Err(JobError::Inner("a level by value is needed".into())),
        }
    }
}

pub(super) fn inner(fault: impl fmt::Display) -> JobError {
    JobError::Inner(fault.to_string())
}
