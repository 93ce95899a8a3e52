//! What a search knows of every cell, in one byte each.
//! The lowest bit is a wall, so that a new search begins with a copy of the walls, and a cell that can be gone into is
//! a byte of 0. Above it stand the mark, the direction in which the cell was come to, and for A* alone which of two
//! neighbouring lengths of way the cell belongs to.
//! Invariant: following the directions back from any cell that is seen ends at the entrance.

use super::super::{Maze, WALL, cell, place};
use crate::grid::{Cell, Dir, Size};

/// What a search has made of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Never seen, or a wall.
    Unseen,
    /// On the list of depth-first search, or on the frontier.
    Listed,
    /// Taken from the frontier.
    Done,
    /// The ball went in and stepped back.
    Back,
}

/// Why a search does not go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    Outside,
    Wall,
    /// The search has been there.
    Visited,
}

const LISTED: u8 = 2;
const DONE: u8 = 4;
const BACK: u8 = 6;
const MARK: u8 = 6;
const DIR: u8 = 3;
const DIR_MASK: u8 = 3 << DIR;
/// Which of the two sheets of A* the cell is on.
pub(super) const SHEET: u8 = 32;

/// The byte of a cell that was come to in a direction.
#[inline(always)] // A call would cost more than the step.
pub(super) const fn listed(dir: Dir) -> u8 {
    LISTED | (dir as u8) << DIR
}

#[inline(always)]
pub(super) const fn done(byte: u8) -> u8 {
    byte & !MARK | DONE
}

/// What [`done`] was made of.
pub(super) const fn undone(byte: u8) -> u8 {
    byte & !MARK | LISTED
}

#[inline(always)]
pub(super) const fn back(byte: u8) -> u8 {
    byte | BACK
}

#[inline(always)]
pub(super) const fn is_listed(byte: u8) -> bool {
    byte & (MARK | WALL) == LISTED
}

/// The direction in which a cell was come to.
#[inline(always)]
pub(super) const fn dir(byte: u8) -> Dir {
    Dir::ALL[((byte & DIR_MASK) >> DIR) as usize]
}

/// What a search knows of the cells of a maze.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks {
    size: Size,
    entrance: Cell,
    /// With a rim of walls, as the walls of the maze.
    pub(super) bytes: Vec<u8>,
}

impl Marks {
    /// Only the entrance is listed.
    pub(super) fn new(maze: &Maze) -> Self {
        let mut marks = Self {
            size: maze.size,
            entrance: maze.entrance,
            bytes: Vec::new(),
        };
        marks.reset(maze);
        marks
    }

    pub(super) fn reset(&mut self, maze: &Maze) {
        (self.size, self.entrance) = (maze.size, maze.entrance);
        self.bytes.clear();
        self.bytes.extend_from_slice(&maze.walls);
        self.bytes[place(maze.size, maze.entrance)] = LISTED;
    }

    /// The cell at the place that an event tells.
    pub fn cell(&self, place: u32) -> Cell {
        cell(self.size, place as usize)
    }

    /// What is known of a cell; a wall outside.
    fn byte(&self, cell: Cell) -> u8 {
        match self.size.contains(cell) {
            true => self.bytes[place(self.size, cell)],
            false => WALL,
        }
    }

    pub fn mark(&self, cell: Cell) -> Mark {
        match self.byte(cell) & MARK {
            LISTED => Mark::Listed,
            DONE => Mark::Done,
            BACK => Mark::Back,
            _ => Mark::Unseen,
        }
    }

    /// The bytes of the cells, for [`rows`](super::super::rows): in their lowest three bits 1 for a wall, 2 for a cell that
    /// is listed, 4 for one that is done, and 6 for one that the ball has left.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// In which direction a cell was come to; nothing for the entrance and for cells that are not seen.
    pub fn came_by(&self, cell: Cell) -> Option<Dir> {
        let byte = self.byte(cell);
        (byte & MARK != 0 && cell != self.entrance).then(|| dir(byte))
    }

    /// Why a search would not go on from a cell in a direction, as things stand.
    pub fn barrier(&self, cell: Cell, dir: Dir) -> Option<Barrier> {
        match self.byte(cell + dir) {
            0 => None,
            _ if !self.size.contains(cell + dir) => Some(Barrier::Outside),
            WALL => Some(Barrier::Wall),
            _ => Some(Barrier::Visited),
        }
    }

    /// The steps from the entrance to a cell that is seen, as it was come to.
    pub fn way(&self, to: Cell) -> Vec<Dir> {
        let (mut way, mut here) = (Vec::new(), to);
        while let Some(dir) = self.came_by(here) {
            way.push(dir);
            here = here + dir.opposite();
        }
        way.reverse();
        way
    }
}
