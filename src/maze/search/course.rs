//! A search with its whole course, to be looked at forwards and backwards.
//! The search runs once; going back takes events back, and going on again plays them anew.
//! Invariant: the marks here are those that the search had after as many events.

use super::{
    Counters, Event, Kind, Mark, Marks, Order, Search,
    marks::{back, done, listed, undone},
};
use crate::{
    grid::{Cell, Dir},
    maze::{Maze, place},
};

/// How many events are looked at for a frontier.
const FAR: usize = 4000;

/// A search and where one looks at it.
pub struct Course {
    search: Search,
    events: Vec<Event>,
    /// After which events the frontier had become larger than ever, and how large.
    records: Vec<(u32, u32)>,
    /// How many events have been played.
    at: usize,
    marks: Marks,
    here: Cell,
    counters: Counters,
}

impl Course {
    /// At the beginning of a search.
    pub fn new(maze: &Maze, kind: Kind, order: Order) -> Self {
        let search = Search::new(maze, kind, order);
        Self {
            events: Vec::new(),
            records: Vec::new(),
            at: 0,
            marks: search.marks().clone(),
            here: search.here(),
            counters: search.counters(),
            search,
        }
    }

    /// Goes one event on; nothing at the end.
    pub fn forward(&mut self) -> Option<Event> {
        if self.at == self.events.len() {
            if self.search.found().is_some() {
                return None;
            }
            let before = self.search.counters().frontier_max;
            let event = self.search.step();
            let most = self.search.counters().frontier_max;
            if event == Event::NoExit {
                return None;
            }
            self.events.push(event);
            if most > before {
                self.records.push((self.events.len() as u32, most));
            }
        }
        let event = self.events[self.at];
        self.at += 1;
        self.play(event, true);
        Some(event)
    }

    /// Takes the last event back; nothing at the beginning.
    pub fn back(&mut self) -> Option<Event> {
        self.at = self.at.checked_sub(1)?;
        let event = self.events[self.at];
        self.play(event, false);
        Some(event)
    }

    /// Runs the search to its end, which stays out of sight, and tells how many events there are.
    pub fn finish(&mut self) -> usize {
        let at = self.at;
        while self.forward().is_some() {}
        let whole = self.at;
        self.go(at);
        whole
    }

    /// Goes to where so many events have been played, or to the end.
    pub fn go(&mut self, at: usize) {
        while self.at > at {
            self.back();
        }
        while self.at < at && self.forward().is_some() {}
    }

    /// How many events have been played.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The event that was played last.
    pub fn last(&self) -> Option<Event> {
        self.events[..self.at].last().copied()
    }

    pub fn search(&self) -> &Search {
        &self.search
    }

    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The ball, or the cell that was taken from the frontier last; the exit once it is found.
    pub fn here(&self) -> Cell {
        self.here
    }

    /// The cells on the list or on the frontier, those that came there last first: `most` at most.
    ///
    /// A frontier is read off the events backwards, over [`FAR`] of them at most; what has waited longer is left out.
    pub fn frontier(&self, most: usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        if self.search.kind == Kind::Depth {
            let mut here = Some(self.here);
            while let Some(cell) = here.filter(|_| cells.len() < most) {
                cells.push(cell);
                here = self.marks.came_by(cell).map(|dir| cell + dir.opposite());
            }
            return cells;
        }
        // The stacks are filled the other way round.
        let mut dirs = self.search.order.dirs();
        if self.search.kind == Kind::Breadth {
            dirs.reverse();
        }
        for event in self.events[..self.at].iter().rev().take(FAR) {
            let Event::Expand {
                place,
                added,
                moved,
                ..
            } = *event
            else {
                continue;
            };
            let from = self.marks.cell(place);
            for dir in dirs {
                let there = from + dir;
                let is_put = (added | moved) >> dir as u8 & 1 != 0;
                // A cell that was moved was put there twice.
                if is_put && self.marks.mark(there) == Mark::Listed && !cells.contains(&there) {
                    cells.push(there);
                    if cells.len() == most {
                        return cells;
                    }
                }
            }
        }
        if self.at == 0 {
            cells.push(self.search.maze.entrance);
        }
        cells
    }

    pub fn counters(&self) -> Counters {
        let known = self
            .records
            .partition_point(|(at, _)| *at as usize <= self.at);
        let record = known.checked_sub(1).map(|last| self.records[last].1);
        Counters {
            frontier_max: record.unwrap_or(1),
            ..self.counters
        }
    }

    /// Whether the exit is found; nothing before the end.
    pub fn found(&self) -> Option<bool> {
        self.search.found().filter(|_| self.at == self.events.len())
    }

    /// Changes the marks by an event, or back.
    fn play(&mut self, event: Event, forth: bool) {
        match event {
            Event::Enter(dir) => self.enter(dir, forth),
            Event::Back(dir) => self.step_back(dir, forth),
            Event::Expand {
                place,
                added,
                moved,
                before,
            } => self.expand(place, [added, moved, before], forth),
            Event::Found | Event::NoExit => {}
        }
    }

    fn byte(&mut self, cell: Cell) -> &mut u8 {
        &mut self.marks.bytes[place(self.search.maze.size, cell)]
    }

    fn enter(&mut self, dir: Dir, forth: bool) {
        if forth {
            self.here = self.here + dir;
            *self.byte(self.here) = listed(dir);
            self.counters.expanded += 1;
            self.counters.frontier += 1;
        } else {
            *self.byte(self.here) = 0;
            self.here = self.here + dir.opposite();
            self.counters.expanded -= 1;
            self.counters.frontier -= 1;
        }
    }

    fn step_back(&mut self, dir: Dir, forth: bool) {
        if forth {
            *self.byte(self.here) = back(listed(dir));
            self.here = self.here + dir.opposite();
            self.counters.frontier -= 1;
            self.counters.steps_back += 1;
        } else {
            self.here = self.here + dir;
            *self.byte(self.here) = listed(dir);
            self.counters.frontier += 1;
            self.counters.steps_back -= 1;
        }
    }

    fn expand(&mut self, place: u32, changes: [u8; 3], forth: bool) {
        let [added, moved, before] = changes;
        let count = added.count_ones();
        let (cell, counters) = (self.marks.cell(place), &mut self.counters);
        if forth {
            counters.expanded += 1;
            counters.frontier = counters.frontier + count - 1;
        } else {
            counters.expanded -= 1;
            counters.frontier = counters.frontier + 1 - count;
        }
        let byte = self.byte(cell);
        *byte = if forth { done(*byte) } else { undone(*byte) };
        for dir in Dir::ALL {
            let has = |bits: u8| bits >> dir as u8 & 1 != 0;
            if has(added) || has(moved) {
                let old = Dir::ALL[usize::from(before >> (2 * dir as u8) & 3)];
                *self.byte(cell + dir) = match forth {
                    true => listed(dir),
                    false if has(moved) => listed(old),
                    false => 0,
                };
            }
        }
        self.here = self.expanded_last();
    }

    /// Where a search with a frontier is.
    fn expanded_last(&self) -> Cell {
        let Some(Event::Expand { place, added, .. }) = self.last() else {
            return self.search.maze.entrance();
        };
        let cell = self.marks.cell(place);
        let exits = |dir: &Dir| added >> *dir as u8 & 1 != 0 && self.is_exit(cell + *dir);
        let exit = Dir::ALL.into_iter().find(exits);
        exit.map_or(cell, |dir| cell + dir)
    }

    fn is_exit(&self, cell: Cell) -> bool {
        self.search.maze.exit() == Some(cell)
    }
}
