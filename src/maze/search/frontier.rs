//! Breadth-first, greedy best-first and A* search: a cell is taken from the frontier, and its neighbours are put there.
//! They differ in the frontier alone. On squares, a step brings the goal one nearer or one farther, so that A* needs two
//! sheets (ways of the least length, and those two steps longer) and greedy search one bucket a distance; nothing
//! keeps lengths of ways.
//! Invariant: a cell is on the frontier while it is marked as listed; breadth-first and A* find shortest ways.

use super::{
    Event, Ground, State, Walk,
    marks::{SHEET, dir as dir_of, done, is_listed, listed},
};
use crate::{
    grid::Dir,
    maze::{Maze, place, stride},
};
use std::{collections::VecDeque, mem::swap};

/// The cells that are still to be expanded.
pub(super) trait Frontier {
    /// Whether the cell that was put on last comes off first.
    const IS_STACK: bool;
    /// Whether a cell on the frontier can be come to on a shorter way.
    const SHORTENS: bool;

    /// Takes the next cell off.
    fn take(&mut self, bytes: &[u8]) -> Option<usize>;

    /// In which directions the goal gets nearer from a cell, as bits.
    fn nearer(&self, here: usize) -> u8;

    /// Puts a cell on, to which the last one taken off has led.
    fn add(&mut self, there: usize, is_nearer: bool);

    /// The bits of [`SHEET`] for a cell that is put on.
    fn sheet(&self, is_nearer: bool) -> u8;
}

/// Expands one cell.
#[inline(always)] // Events that nobody keeps are not made.
pub(super) fn step<F: Frontier>(
    walk: &mut Walk,
    bytes: &mut [u8],
    ground: &Ground,
    frontier: &mut F,
) -> Event {
    let Some(here) = frontier.take(bytes) else {
        walk.state = State::NoExit;
        return Event::NoExit;
    };
    walk.here = here;
    bytes[here] = done(bytes[here]);
    let counters = &mut walk.counters;
    counters.expanded += 1;
    counters.frontier -= 1;
    let nearer = frontier.nearer(here);
    let (mut added, mut moved, mut before) = (0, 0, 0);
    let dirs = ground.order.dirs();
    for at in 0..4 {
        let dir = dirs[if F::IS_STACK { 3 - at } else { at }];
        let there = ground.beside(here, dir);
        let bit = 1 << dir as u8;
        let is_nearer = nearer & bit != 0;
        let byte = bytes[there];
        if byte == 0 {
            bytes[there] = listed(dir) | frontier.sheet(is_nearer);
            frontier.add(there, is_nearer);
            added |= bit;
            counters.frontier += 1;
            if there == ground.exit {
                walk.here = there;
                walk.state = State::Found;
            }
        } else if F::SHORTENS && is_nearer && is_listed(byte) {
            let shorter = listed(dir) | frontier.sheet(true);
            if (byte ^ shorter) & SHEET != 0 {
                // Its place on the other sheet is passed over when its turn comes.
                bytes[there] = shorter;
                frontier.add(there, true);
                moved |= bit;
                before |= (dir_of(byte) as u8) << (2 * dir as u8);
            }
        }
    }
    counters.frontier_max = counters.frontier_max.max(counters.frontier);
    Event::Expand {
        place: here as u32,
        added,
        moved,
        before,
    }
}

pub(super) fn run<F: Frontier>(
    walk: &mut Walk,
    bytes: &mut [u8],
    ground: &Ground,
    frontier: &mut F,
) {
    // In registers, where they stand in memory otherwise.
    let mut local = *walk;
    while local.state == State::Open {
        step(&mut local, bytes, ground, frontier);
    }
    *walk = local;
}

/// First come, first served.
#[derive(Default)]
pub(super) struct Breadth(VecDeque<u32>);

impl Breadth {
    /// How many cells there is memory for.
    pub(super) fn cells(&self) -> usize {
        self.0.capacity()
    }

    pub(super) fn begin(&mut self, entrance: usize) {
        self.0.clear();
        self.0.push_back(entrance as u32);
    }
}

impl Frontier for Breadth {
    const IS_STACK: bool = false;
    const SHORTENS: bool = false;

    #[inline(always)]
    fn take(&mut self, _bytes: &[u8]) -> Option<usize> {
        self.0.pop_front().map(|here| here as usize)
    }

    #[inline(always)]
    fn nearer(&self, _here: usize) -> u8 {
        0
    }

    #[inline(always)]
    fn add(&mut self, there: usize, _is_nearer: bool) {
        self.0.push_back(there as u32);
    }

    #[inline(always)]
    fn sheet(&self, _is_nearer: bool) -> u8 {
        0
    }
}

/// Where a search is drawn to: the exit, or the entrance where there is no exit, so that every cell is near something.
#[derive(Clone, Copy, Default)]
pub(super) struct Goal {
    stride: usize,
    column: usize,
    /// The places of its row.
    row: [usize; 2],
}

impl Goal {
    pub(super) fn new(maze: &Maze) -> Self {
        let stride = stride(maze.size);
        let goal = place(maze.size, maze.exit.unwrap_or(maze.entrance));
        let column = goal % stride;
        let first = goal - column;
        Self {
            stride,
            column,
            row: [first, first + stride],
        }
    }

    #[inline(always)]
    fn nearer(&self, here: usize) -> u8 {
        let column = (here as u32 % self.stride as u32) as usize;
        u8::from(column < self.column) << Dir::Right as u8
            | u8::from(column > self.column) << Dir::Left as u8
            | u8::from(here < self.row[0]) << Dir::Down as u8
            | u8::from(here >= self.row[1]) << Dir::Up as u8
    }

    /// The steps to the goal without walls.
    fn distance(&self, here: usize) -> usize {
        let rows = (here / self.stride).abs_diff(self.row[0] / self.stride);
        (here % self.stride).abs_diff(self.column) + rows
    }
}

/// The frontier of A*: cells whose way there and on is shortest, and those for which it is two steps longer. Both are
/// stacks, so that the search goes on where it has come farthest.
#[derive(Default)]
pub(super) struct Sheets {
    goal: Goal,
    least: Vec<u32>,
    longer: Vec<u32>,
    /// The bit of cells on the sheet `least`.
    bit: u8,
}

impl Sheets {
    /// How many cells there is memory for.
    pub(super) fn cells(&self) -> usize {
        self.least.capacity() + self.longer.capacity()
    }

    pub(super) fn begin(&mut self, entrance: usize, goal: Goal) {
        self.least.clear();
        self.longer.clear();
        self.least.push(entrance as u32);
        (self.goal, self.bit) = (goal, 0);
    }
}

impl Frontier for Sheets {
    const IS_STACK: bool = true;
    const SHORTENS: bool = true;

    #[inline(always)]
    fn take(&mut self, bytes: &[u8]) -> Option<usize> {
        loop {
            while let Some(here) = self.least.pop() {
                if is_listed(bytes[here as usize]) {
                    return Some(here as usize);
                }
            }
            if self.longer.is_empty() {
                return None;
            }
            swap(&mut self.least, &mut self.longer);
            self.bit ^= SHEET;
        }
    }

    #[inline(always)]
    fn nearer(&self, here: usize) -> u8 {
        self.goal.nearer(here)
    }

    #[inline(always)]
    fn add(&mut self, there: usize, is_nearer: bool) {
        if is_nearer {
            self.least.push(there as u32);
        } else {
            self.longer.push(there as u32);
        }
    }

    #[inline(always)]
    fn sheet(&self, is_nearer: bool) -> u8 {
        if is_nearer {
            self.bit
        } else {
            self.bit ^ SHEET
        }
    }
}

/// The frontier of greedy search: one stack a distance from the goal.
#[derive(Default)]
pub(super) struct Greedy {
    goal: Goal,
    buckets: Vec<Vec<u32>>,
    /// The distance of the cell that was taken last; no bucket before the one below it has cells.
    distance: usize,
}

impl Greedy {
    /// How many cells there is memory for.
    pub(super) fn cells(&self) -> usize {
        self.buckets.iter().map(Vec::capacity).sum()
    }

    pub(super) fn begin(&mut self, entrance: usize, goal: Goal) {
        self.buckets.iter_mut().for_each(Vec::clear);
        (self.goal, self.distance) = (goal, goal.distance(entrance));
        self.put(self.distance, entrance);
    }

    #[inline(always)]
    fn put(&mut self, distance: usize, there: usize) {
        if self.buckets.len() <= distance {
            self.buckets.resize_with(distance + 1, Vec::new);
        }
        self.buckets[distance].push(there as u32);
    }
}

impl Frontier for Greedy {
    const IS_STACK: bool = true;
    const SHORTENS: bool = false;

    #[inline(always)]
    fn take(&mut self, _bytes: &[u8]) -> Option<usize> {
        // What the last cell has put on can be one nearer.
        self.distance = self.distance.saturating_sub(1);
        while let Some(bucket) = self.buckets.get_mut(self.distance) {
            if let Some(here) = bucket.pop() {
                return Some(here as usize);
            }
            self.distance += 1;
        }
        None
    }

    #[inline(always)]
    fn nearer(&self, here: usize) -> u8 {
        self.goal.nearer(here)
    }

    #[inline(always)]
    fn add(&mut self, there: usize, is_nearer: bool) {
        let distance = if is_nearer {
            self.distance - 1
        } else {
            self.distance + 1
        };
        self.put(distance, there);
    }

    #[inline(always)]
    fn sheet(&self, _is_nearer: bool) -> u8 {
        0
    }
}
